## Weapons

weapon-knuckles = Puño Americano
weapon-knife = Cuchillo
weapon-shiv = Punzón
weapon-prod = Aguijón
weapon-injector = Inyector
weapon-mace = Maza
weapon-sword = Espada
weapon-cable-whip = Látigo de Cable
weapon-stunner = Aturdidor
weapon-machete = Machete
weapon-static-blade = Estática
weapon-hammer = Martillo
weapon-corrosive-blade = Hoja Ácida
weapon-arc-claw = Garra de Arco
weapon-saber = Sable
weapon-gauntlet = Guantelete
weapon-plague-fist = Puño Plaga
weapon-shock-maul = Mazo de Choque
weapon-chain-blade = Motosierra
weapon-power-fist = Puño de Poder
weapon-stapler = Grapadora
weapon-pistol = Pistola
weapon-needle-gun = Aguja
weapon-arc-pistol = Pistola de Arco
weapon-dart-gun = Dardos
weapon-frag-pistol = Pistola Frag
weapon-laser = Láser
weapon-screamer = Aullador
weapon-carbine = Carabina
weapon-flamer = Lanzallamas
weapon-sonic-gun = Sónica
weapon-tesla-gun = Tesla
weapon-cryo-gun = Criofusor
weapon-launcher = Lanzagranadas
weapon-shotgun = Escopeta
weapon-arc-cannon = Cañón de Arco
weapon-plasma-caster = Proyector de Plasma
weapon-rifle = Rifle
weapon-wail-cannon = Cañón de Lamento
weapon-missile-pod = Lanzamisiles
weapon-unarmed = Desarmado
weapon-improvised = Improvisada

## Grenades

grenade-smoke = Humo
grenade-flash = Flash
grenade-gas = Gas
grenade-emp = PEM
grenade-frag = Frag
grenade-incendiary = Incendiaria

## Armor

armor-mesh-wrap = Malla Simple
armor-flak-wrap = Blindaje Ligero
armor-protective-lining = Forro Protector
armor-padded-vest = Chaleco Acolchado
armor-light-vest = Chaleco Ligero
armor-defensive-mesh = Malla Defensiva
armor-runners-harness = Arnés de Corredor
armor-scout-suit = Traje de Explorador
armor-standard-cuirass = Coraza Estándar
armor-tactical-breastplate = Peto Táctico
armor-patrol-harness = Arnés de Patrulla
armor-reinforced-plating = Blindaje Reforzado
armor-assault-rig = Equipo de Asalto
armor-operations-suit = Traje de Operaciones
armor-heavy-cuirass = Coraza Pesada
armor-industrial-frame = Armazón Industrial
armor-bunker-suit = Traje Búnker
armor-combat-plating = Blindaje de Combate
armor-assault-exoskeleton = Exoesqueleto de Asalto
armor-fortress-plating = Blindaje Fortaleza

## Gear

gear-mask = Máscara
gear-scanner = Escáner
gear-scope = Mira
gear-camo = Camuflaje
gear-peripheral-sensors = Sensores Periféricos
gear-mag-boots = Botas Magnéticas
gear-grapple = Gancho
gear-inhibitor = Inhibidor

## Consumables

consumable-adrenaline = Adrenalina
consumable-combat-stim = Combate
consumable-reflex-stim = Reflejos
consumable-coagulant = Coagulante
consumable-antidote = Antídoto
consumable-medkit = Botiquín
consumable-overcharge = Sobrecarga
consumable-trauma-kit = Kit Trauma

## Cybernetics

cybernetic-regenerator = Regenerador
cybernetic-leg = Pierna
cybernetic-targeting = Puntería
cybernetic-reflexes = Reflejos
cybernetic-processor = Procesador
cybernetic-organs = Órganos

## Contract types

contract-boss = Jefe
contract-brute = Bruto
contract-veteran = Veterano
contract-gunner = Tirador
contract-scout = Explorador
contract-zealot = Zelote
contract-agent = Agente
contract-broadcaster = Emisor

## Arrays

array-technician = Técnico
array-operative = Operario

## Actions

action-attack = Atacar
action-move-again = Moverse de Nuevo
action-disengage = Destrabarse
action-aim = Apuntar
action-interact = Interactuar
action-search = Buscar
action-interrogate = Interrogar
action-cast = Canalizar

## Corporate Blessings

blessing-denied = Denegada
blessing-reroll = Repetición
blessing-boost = Impulso
blessing-overtime = Extra
blessing-severance = Finiquito
blessing-synergy = Sinergia
blessing-wellness = Bienestar
blessing-surplus = Excedente

## Broadcast Powers

power-signal-jam = Bloqueo de Señal
power-weapon-lock = Bloqueo de Arma
power-neural-trap = Trampa Neural
power-resonance-push = Empuje de Resonancia
power-force-field = Campo de Fuerza
power-focus = Enfoque
power-swap = Intercambio
power-ping = Ping

## Criticals: bladed

critical-bladed-gash = Tajo
critical-bladed-bleed = Sangrado
critical-bladed-hamstrung = Desjarretado
critical-bladed-disarmed = Desarmado
critical-bladed-maimed = Mutilado
critical-bladed-severed = Cercenado

## Criticals: blunt

critical-blunt-bruised = Magullado
critical-blunt-stunned = Aturdido
critical-blunt-rattled = Trastornado
critical-blunt-concussed = Conmocionado
critical-blunt-crippled = Tullido
critical-blunt-crushed = Aplastado

## Criticals: projectile

critical-projectile-grazed = Rozado
critical-projectile-punctured = Perforado
critical-projectile-staggered = Tambaleante
critical-projectile-shot-through = Atravesado
critical-projectile-riddled = Acribillado
critical-projectile-gutshot = Destripado

## Criticals: energy

critical-energy-scorched = Chamuscado
critical-energy-slag-armor = Armadura Fundida
critical-energy-flash-blind = Cegado
critical-energy-nerve-damage = Daño Neural
critical-energy-burned-out = Quemado
critical-energy-overloaded = Sobrecargado

## Criticals: explosive

critical-explosive-shrapnel = Metralla
critical-explosive-shell-shocked = Shock
critical-explosive-disoriented = Desorientado
critical-explosive-blown-back = Derribado
critical-explosive-shattered = Destrozado
critical-explosive-devastated = Devastado

## Criticals: toxic

critical-toxic-burned = Quemadura
critical-toxic-corroding = Corrosión
critical-toxic-weakened = Debilitado
critical-toxic-delirium = Delirio
critical-toxic-systemic = Sistémico
critical-toxic-dissolved = Disuelto

## Criticals: static

critical-static-signal-burn = Quemadura de Señal
critical-static-frequency-terror = Terror de Frecuencia
critical-static-system-drain = Drenaje de Sistema
critical-static-logic-crash = Colapso Lógico
critical-static-hijacked = Secuestrado
critical-static-total-corruption = Corrupción Total

## Fumbles: melee

fumble-melee-stumbled = Tropezón
fumble-melee-off-balance = Desequilibrio
fumble-melee-self-wound = Autolesión
fumble-melee-wild-swing = Golpe Errante
fumble-melee-dropped = Soltada
fumble-melee-shattered = Destrozada

## Fumbles: ranged

fumble-ranged-jammed = Encasquillada
fumble-ranged-misaligned = Desalineada
fumble-ranged-backfire = Retroceso
fumble-ranged-friendly-fire = Fuego Amigo
fumble-ranged-dropped = Soltada
fumble-ranged-exploded = Explosión

## Fumbles: broadcast

fumble-broadcast-static-overload = Sobrecarga
fumble-broadcast-interference = Interferencia
fumble-broadcast-feedback = Contraflujo
fumble-broadcast-wave-bounce = Rebote
fumble-broadcast-frequency-lock = Bloqueo
fumble-broadcast-broadcast-storm = Tormenta

## Factions

faction-scrapers = Carroñeros
faction-feral-crews = Bandas Salvajes
faction-wave-callers = Invocadores de Onda
faction-static-wraiths = Espectros de Estática
faction-feral-automata = Autómatas Salvajes
faction-cable-feeders = Parásitos de Cable
faction-coworkers = Compañeros

## Units: Scrapers

unit-scrapers-gutter-runner = Corredor de Alcantarilla
unit-scrapers-cable-rat = Rata de Cable
unit-scrapers-picker = Rebuscador
unit-scrapers-pit-boss = Capataz
unit-scrapers-rogue-broadcaster = Emisor Rebelde
unit-scrapers-repo-man = Cobrador

## Weapons: Scrapers

weapon-scrapers-zip-gun = Pistola Casera
weapon-sharpened-cable = Cable Afilado
weapon-junk-launcher = Lanzabasura
weapon-power-chain = Cadena Motorizada
weapon-scrapers-static-burst = Estallido Estático
weapon-impound-claw = Garra de Embargo

## Units: Feral Crews

unit-feral-crews-runt = Cría
unit-feral-crews-bruiser = Matón
unit-feral-crews-gunner = Tirador
unit-feral-crews-torch = Antorcha
unit-feral-crews-heavy = Pesado
unit-feral-crews-boss = Jefe

## Weapons: Feral Crews

weapon-feral-crews-zip-gun = Pistola Casera
weapon-cleaver = Machete
weapon-slug-gun = Escopeta
weapon-flame-fist = Puño de Fuego
weapon-slug-cannon = Cañón de Postas
weapon-crush-fist = Puño Demoledor

## Units: Wave Callers

unit-wave-callers-initiate = Iniciado
unit-wave-callers-antenna-grafted = Injertado de Antena
unit-wave-callers-turncoat = Converso
unit-wave-callers-frequency-priest = Sacerdote de Frecuencia
unit-wave-callers-signal-champion = Campeón de Señal
unit-wave-callers-vessel = Receptáculo

## Weapons: Wave Callers

weapon-arc-spitter = Chispeador
weapon-signal-claws = Garras de Señal
weapon-arc-blade = Hoja de Arco
weapon-wave-bolt = Rayo de Onda
weapon-resonance-blade = Hoja de Resonancia
weapon-wave-callers-static-burst = Estallido Estático

## Units: Static Wraiths

unit-static-wraiths-flicker = Parpadeo
unit-static-wraiths-drift = Deriva
unit-static-wraiths-echo = Eco
unit-static-wraiths-interference = Interferencia
unit-static-wraiths-surge = Descarga
unit-static-wraiths-broadcast = Emisor

## Weapons: Static Wraiths

weapon-arc-bolt = Rayo de Arco
weapon-phase-claws = Garras de Fase
weapon-signal-flame = Llama de Señal
weapon-distortion-fists = Puños de Distorsión
weapon-frequency-blade = Hoja de Frecuencia
weapon-wave-pulse = Pulso de Onda

## Units: Feral Automata

unit-feral-automata-maintenance-swarm = Enjambre de Mantenimiento
unit-feral-automata-security-drone = Dron de Seguridad
unit-feral-automata-targeting-unit = Unidad de Objetivo
unit-feral-automata-heavy-unit = Unidad Pesada
unit-feral-automata-hunter-killer = Cazador-Asesino
unit-feral-automata-defense-platform = Plataforma de Defensa

## Weapons: Feral Automata

weapon-cutting-mandibles = Mandíbulas Cortantes
weapon-pulse-carbine = Carabina de Pulso
weapon-neural-lance = Lanza Neural
weapon-crushing-claw = Garra Trituradora
weapon-shredder-blades = Hojas Trituradoras
weapon-feral-automata-arc-cannon = Cañón de Arco

## Units: Cable Feeders

unit-cable-feeders-reaper = Segador
unit-cable-feeders-larva = Larva
unit-cable-feeders-stalker = Acechador
unit-cable-feeders-lure = Señuelo
unit-cable-feeders-feeder = Succionador
unit-cable-feeders-agonist = Agonista

## Weapons: Cable Feeders

weapon-venom-spit = Escupitajo Venenoso
weapon-feeder-tendrils = Zarcillos de Succión
weapon-talons = Zarpas
weapon-mind-spike = Púa Mental
weapon-drain-tubes = Tubos de Drenaje
weapon-acid-spray = Rociada Ácida

## Units: Coworkers

unit-coworkers-shift-drone = Currante
unit-coworkers-temp = Eventual
unit-coworkers-commuter = Viajero
unit-coworkers-data-clerk = Administrativo
unit-coworkers-middle-manager = Mando Intermedio
unit-coworkers-assistant-to-the-regional-manager = Asistente del Gerente Regional

## Weapons: Coworkers

weapon-tired-fists = Puños Cansados
weapon-emergency-flare = Bengala de Emergencia
weapon-walking-cane = Bastón
weapon-stun-gun = Pistola Aturdidora
weapon-stun-baton = Porra Eléctrica
weapon-holdout-pistol = Pistola Oculta

## Deployment

deployment-standard = Estándar
deployment-flanked = Flanqueado
deployment-corners = Esquinas
deployment-split = Dividido
deployment-center = Centro
deployment-crossfire = Fuego Cruzado
deployment-edge-band = Franja de borde

## Loot layout

loot-layout-scattered = Disperso
loot-layout-none = Ninguno
loot-layout-central-cache = Alijo Central
loot-layout-edge-stash = Reserva de Borde
loot-layout-trail = Sendero
loot-layout-heavy-drop = Carga Pesada

## Loot modifiers

loot-modifier-standard = Estándar
loot-modifier-decoys = Señuelos
loot-modifier-timed = Temporizado
loot-modifier-heavy = Pesado
loot-modifier-trapped = Trampa
loot-modifier-contaminated = Contaminado

## Coworker setup

coworker-setup-swarm-center = Enjambre en el centro
coworker-setup-swarm-edge = Enjambre en el borde
coworker-setup-normal-ring = Normales en anillo
coworker-setup-elite-anywhere = Élite a voluntad
coworker-setup-normal-loot = Normales junto al botín
coworker-setup-elite-center = Élite en el centro
coworker-setup-none = Ninguno

## Coworker modifiers

coworker-modifier-standard = Estándar
coworker-modifier-skittish = Asustadizo
coworker-modifier-buddy-system = Sistema de Compañeros
coworker-modifier-grudge-holder = Rencoroso
coworker-modifier-talkative = Hablador
coworker-modifier-claustrophobic = Claustrofóbico

## Hostile timing

timing-early = Temprano
timing-standard = Estándar
timing-late = Tardío
timing-waves = Oleadas
timing-surge = Oleada
timing-ambush = Emboscada

## Spawn location

spawn-place-unused-edge = Borde sin usar
spawn-place-center = Centro
spawn-place-last-action-edge = Borde de la última búsqueda
spawn-place-aggressor-edge = Borde del Agresor
spawn-place-near-center = A 4" del centro
spawn-place-off-center = A 6" del centro

## Setup advantages

setup-advantage-redeploy = Redespliegue
setup-advantage-choose-edge = Borde a elegir
setup-advantage-spawn-place = Lugar de aparición
setup-advantage-terrain = Terreno extra
setup-advantage-place-loot = Botín a voluntad
setup-advantage-place-coworkers = Compañeros a voluntad

## Tactical advantages

tactical-advantage-deploy-last = Último en desplegar
tactical-advantage-hostile-bias = Hostiles informados
tactical-advantage-boss-defense = Jefe protegido
tactical-advantage-first-draw = Primera extracción
tactical-advantage-late-hostiles = Hostiles tardíos
tactical-advantage-free-search = Búsqueda gratis

## Extra terrain

kit-crate = Cajón
kit-barricade = Barricada
kit-pillar = Pilar

## Search

search-random-grenade = Granada Aleatoria
search-random-light-armor = Armadura Ligera Aleatoria
search-subs-4 = 4 subs
search-random-melee-weapon = Arma CC Aleatoria
search-subs-6 = 6 subs
search-evidence-1 = 1 Prueba
search-random-consumable = Consumible Aleatorio
search-subs-8 = 8 subs
search-random-ranged-weapon = Arma de Disparo Aleatoria
search-evidence-and-lead = 1 Prueba, +1 Pista
search-random-medium-armor = Armadura Media Aleatoria
search-evidence-2 = 1 Prueba
search-random-gear = Equipo Aleatorio
search-subs-12 = 12 subs
search-random-heavy-armor = Armadura Pesada Aleatoria
search-subs-15 = 15 subs
search-merit = 1 Mérito
search-subs-20 = 20 subs
search-evidence-3 = 1 Prueba
search-roll-twice = Tira dos veces (ignora 20s)

## Interrogation

interrogation-false-data = Datos Falsos
interrogation-misdirection = Desvío
interrogation-bribe-offer = Soborno
interrogation-rumor = Rumor
interrogation-cooperates = Coopera
interrogation-talkative = Hablador
interrogation-full-disclosure = Revelación

## Evidence

evidence-corrupted-signal-fragment = Fragmento de Señal Corrupta
evidence-witness-deposition = Declaración de Testigo
evidence-unmarked-coordinates = Coordenadas sin Marcar
evidence-monks-confession = Confesión de Monje
evidence-pre-tethering-blueprint = Plano Pre-Anclaje
evidence-suppression-order = Orden de Supresión
evidence-founders-correspondence = Correspondencia de Fundadores
evidence-frequency-analysis = Análisis de Frecuencia
evidence-tethering-protocol-zero = Protocolo de Anclaje Cero
evidence-the-source-recording = La Grabación Original

## Exploration

exploration-marginal-returns = Rendimiento Marginal
exploration-standard-haul = Carga Estándar
exploration-fair-extraction = Extracción Justa
exploration-acceptable-yield = Producción Aceptable
exploration-above-quota = Sobre Cuota
exploration-surplus-discovery = Hallazgo Excedente
exploration-windfall-dividend = Dividendo Extraordinario

## Injuries

injury-terminated = Baja Definitiva
injury-degraded = Degradado
injury-scrambled = Confundido
injury-exposed = Expuesto
injury-scarred = Cicatrizado
injury-diminished = Mermado
injury-hobbled = Lisiado
injury-sidelined = En Reserva
injury-glitch = Fallo Técnico
injury-reviewed = Revisado

## Promotion

promotion-demotion = Degradación
promotion-bonus = Prima
promotion-transfer = Traslado
promotion-clearance = Autorización
promotion-coverage = Cobertura
promotion-promotion = Promoción
promotion-training = Formación
promotion-raise = Aumento
promotion-benefits = Beneficios
promotion-relocation = Reubicación
promotion-fast-track = Vía Rápida

## Missions

mission-extraction = Extracción
mission-control = Control
mission-quadrants = Cuadrantes
mission-seizure = Captura
mission-assassination = Asesinato
mission-breakthrough = Avance
mission-triangulation = Triangulación
mission-sabotage = Sabotaje
mission-heist = Atraco
mission-uplink = Enlace
mission-lockdown = Bloqueo
mission-escort = Escolta
mission-the-signal = La Señal
mission-the-source = La Fuente
