# Palabras del juego que no son filas de una tabla: <clase>-<id>.

edition-hardwired-0-7 = Hardwired 28 (0.7)
edition-sacredwire-0-9 = Sacred Wire 28 (0.9)

seat-blue = Azul
seat-amber = Ámbar
role-aggressor = Agresor
role-defender = Defensor
role-first-player = Primer Jugador
role-second-player = Segundo Jugador
role-boss = Jefe
role-resource = Recurso

attribute-combat = Combate
attribute-defense = Defensa
attribute-wits = Astucia
stat-combat = Combate
stat-defense = Defensa
stat-wits = Astucia
stat-attributes = todos los atributos
stat-shooting = los disparos
stat-health = Salud
stat-move = Movimiento
stat-lowest = su atributo más bajo
stat-armor = armadura

die-tier = ND
dice-tier-0 = 2d4
dice-tier-1 = 2d6
dice-tier-2 = 2d8
dice-tier-3 = 2d10
dice-tier-4 = 2d12

damage-type-bladed = Cortante
damage-type-blunt = Contundente
damage-type-projectile = Proyectil
damage-type-energy = Energía
damage-type-explosive = Explosivo
damage-type-toxic = Tóxico
damage-type-static = Estático
damage-type-broadcast = Emisión

weapon-kind-melee = CC
weapon-kind-ranged = Disparo
weapon-kind-power = Poder
weapon-kind-improvised = Improvisado
weapon-access-both = Ambas
weapon-access-melee = CC
weapon-access-ranged = Disparo

armor-tier-light = Ligera
armor-tier-medium = Media
armor-tier-heavy = Pesada

unit-tier-swarm = Enjambre
unit-tier-normal = Normal
unit-tier-elite = Élite

power-kind-offensive = Ofensivo
power-kind-support = Apoyo

condition-engaged = Trabado
condition-wounded = Herido
condition-armored = Blindado
condition-fleeing = Huyendo
condition-out-of-action = Fuera de Combate
condition-bleeding = Sangrado
condition-corrosion = Corrosión
condition-dissolved = Disuelto
condition-stunned = Pierde su activación
condition-hijacked = Secuestrado
condition-aiming = Apuntando
condition-hostile = Hostil

subs = { $count ->
    [one] { $count } sub
   *[other] { $count } subs
  }
leads = { $count ->
    [one] { $count } Pista
   *[other] { $count } Pistas
  }
evidences = { $count ->
    [one] { $count } Prueba
   *[other] { $count } Pruebas
  }
merits = { $count ->
    [one] { $count } Mérito
   *[other] { $count } Méritos
  }

list-and = y
list-and-before-i = e

# Tiradas: una sola, o un grupo que tiene nombre propio.
rolls-all = todas sus tiradas
rolls-attack = sus ataques
rolls-shot = sus disparos
rolls-melee = sus ataques cuerpo a cuerpo
rolls-riposte = sus Contraataques
rolls-free-attack = sus ataques gratis
rolls-defense = sus tiradas de Defensa
rolls-search = sus tiradas al Buscar
rolls-interrogate = sus tiradas al Interrogar
rolls-cast = sus tiradas al Canalizar
rolls-morale = sus tiradas de Moral
rolls-grenade = sus lanzamientos de granada
rolls-interact = sus tiradas al Interactuar
rolls-attack-riposte = sus tiradas de Combate con ella
rolls-attack-riposte-grenade = sus tiradas de Combate
