# El relato de una partida: story-<suceso>. Los nombres llegan ya dichos; lo que falta llega como «none».

# Preparación y rondas
story-set-up = La mesa está lista: empieza la partida.
story-first-player = { $seat } es el Primer Jugador.
story-ground-chosen = { $seat } elige { $ground }.
story-spawn-place-chosen = { $seat } elige dónde aparecen los hostiles: { $spawn }.
story-terrain-placed = { $seat } añade terreno al tablero: { $kit }.
story-free-search = { $who } busca gratis antes de empezar.
story-loot-placed = { $seat } coloca { $thing } en { $place }.
story-marker-placed = { $seat } coloca { $thing } en { $place }.
story-marker-placed-sabotage = { $seat } coloca en { $place } el conducto que ha de cortar.
story-objective-placed = En el centro del tablero está { $thing }: { $place }.
story-objective-placed-escort = La informante espera en el centro del tablero: { $place }.
story-no-room = No hay sitio para { $who }: se queda fuera.
story-round = — Ronda { $round } —
story-blessings = { $seat } recibe estas Bendiciones: { $hand }.
story-drawn = Sale de la bolsa una ficha: { $token }.
story-token-discarded = Se descarta una ficha que nadie puede usar: { $token }.
story-weapon-improvised = un arma improvisada
story-weapon-unarmed = las manos desnudas
story-arrives = Llegan hostiles ({ $unit }){ $edge ->
    [none] .
   *[other] {" "}por el borde { $edge }.
  }
story-morale = La plantilla de { $seat } pone a prueba su Moral.
story-conceded = { $seat } se rinde.
story-squad-gone = { $seat } se queda sin miniaturas en el tablero.
story-called = { $seat } decide dar la partida por terminada.
story-played-on = { $seat } decide seguir jugando.
story-judged = { $seat ->
    [none] { $same ->
        [yes] Empate en { $by }: { $counts }.
       *[no] Nadie suma nada en { $by }: { $counts }.
      }
   *[other] { $seat } va por delante en { $by }: { $counts }.
  }
story-judged-by-control = { $seat ->
    [none] Nadie controla el relevo.
   *[other] { $seat } controla el relevo.
  }
story-judged-by-holding = { $seat ->
    [none] Nadie tiene el objetivo en su poder.
   *[other] { $seat } tiene el objetivo en su poder.
  }
story-judged-by-holding-escort = { $seat ->
    [none] Nadie lleva a la informante.
   *[other] { $seat } lleva a la informante.
  }
story-judged-by-intercepted = { $seat ->
    [none] Nadie intercepta la Fuente.
   *[other] { $seat } intercepta la Fuente.
  }
story-judged-by-targets = { $seat ->
    [none] Ningún bando ha acabado antes que el otro con su objetivo.
   *[other] { $seat } ha acabado con su objetivo.
  }
story-winner = { $seat ->
    [none] Nadie gana: { $by }.
   *[other] Gana { $seat }: { $by }.
  }
story-paid = { $seat } recibe { $things } { $why }{ $by ->
    [none] .
   *[other] {" "}({ $by }: { $count }).
  }
story-merited = { $who } gana { $things }: { $why }.
why-winner = por la victoria
why-loser = aun sin ganar
why-extra = como recompensa extra
why-extra-the-signal = por la victoria
why-carrier = tiene en su poder lo que da la victoria
why-carrier-escort = lleva a la informante
why-doer = suya fue la acción que da la victoria

# Activaciones
story-activated = Se activa { $who }.
story-activation-over = Termina la activación de { $who }.
story-dazed = { $who } pierde su activación.
story-behavior = { $who } ({ $situation }): { $behavior }.
story-waits = { $who } espera.
story-stays = { $who } se queda donde está.
story-rearms = { $who } recoge su arma y no hace nada más.
story-frenzy-lost = { $who } se queda sin su segundo ataque: { $target } ya no está a su alcance.
story-summons = { $who } y los suyos invocan a { $count } de { $unit }.
story-no-summoning = { $who } no puede invocar a nadie.
story-cooperate = { $who } coopera: será más fácil interrogar a { $group }.
story-aimed = { $who } apunta a { $target }.
story-disengaged = { $who } se destraba con cuidado.
story-blessed = { $who } recibe la Bendición { $blessing }.
story-used = { $target ->
    [self] { $who } usa { $item }.
   *[other] { $who } usa { $item } en { $target }.
  }

# Ataques
story-attacks = { $who } ataca a { $target } con { $weapon }.
story-strikes = { $target } se aleja de { $who }, que tiene un ataque gratis.
story-ripostes = { $who } contraataca con { $weapon }.
story-retry = { $who } repite la tirada perdida.
story-tied = Empate a { $total }: se vuelve a tirar.
story-stray = El disparo desviado de { $by } alcanza a { $who }.
story-chained = La descarga de { $by } salta a { $who }.
story-critical = Crítico sobre { $who }: { $row }.
story-voided = { $who } anula el crítico { $row }.
story-fumble = Pifia de { $who }: { $row }.
story-not-pushed = Nada mueve a { $who }.
story-push-stopped = El empujón de { $who } acaba antes: { $by }.
story-weapon-dropped = { $who } suelta { $item }.
story-find-lost = { $who } deja { $item } en el borde.
story-weapon-destroyed = El arma de { $who } ({ $item }) queda destruida.
story-throws = { $who } lanza { $grenade }.
story-at-feet = La granada de { $who } ({ $grenade }) cae a sus pies.
story-bursts = Estalla la granada ({ $grenade }) en { $place }.
story-lasting = { $stat } de { $who }: { $signed } para siempre.
story-rebooted = { $who } se reinicia con { $health } de Salud.

# Poderes
story-casts = { $target ->
    [self] { $who } canaliza { $power }.
   *[other] { $who } canaliza { $power } sobre { $target }.
  }
story-spreads = { $power } de { $who } se extiende a los que están cerca.
story-focused = Entran en la bolsa { $count } fichas de Activación más para { $who }.
story-power-blocked = { $who } no podrá canalizar { $power } en lo que queda de partida.
story-power-lost = { $who } olvida { $power } para siempre.

# Botín, Compañeros, objetivos
story-searched = { $who } busca en { $thing }.
story-decoy = { $thing } era falso: { $who } no encuentra nada.
story-loot-expired = El botín que quedaba desaparece del tablero.
story-interrogated = { $who } interroga a { $target }: { $row }.
story-skittish = { $who } se asusta y huye al momento.
story-crowded = { $who } tiene demasiada gente alrededor.
story-found = { $amount ->
    [lost] { $who } pierde { $things }.
   *[gained] { $who } consigue { $things }.
  }
story-found-item = { $who } encuentra { $item }.
story-dropped = { $who } deja caer { $thing }.
story-dropped-escort = { $who } deja atrás a la informante.
story-picked-up = { $who } recoge { $item }.
story-objective-taken = { $who } toma { $thing }.
story-objective-taken-escort = { $who } se lleva consigo a la informante.
story-objective-extracted = ¡{ $who } saca del tablero { $thing }!
story-objective-extracted-escort = ¡{ $who } saca del tablero a la informante!
story-scored = { $seat } anota y suma { $points } { $points ->
    [one] punto
   *[other] puntos
}.
story-target-picked = { $seat } ha elegido su objetivo en secreto.
story-target-revealed = { $who } era el objetivo de { $seat }.
story-controlled = { $seat ->
    [none] Nadie controla { $thing } en esta ronda.
   *[other] { $seat } controla { $thing } en esta ronda.
  }
story-trial-won = { $who } consigue { $how } { $thing }.
story-trial-lost = { $who } no consigue { $how } { $thing }.
story-contained = { $seat } pierde { $evidence } { $evidence ->
    [one] Prueba
   *[other] Pruebas
  }: cerca del relevo tenía menos miniaturas.
story-entrusted = { $who } lleva { $thing }.
story-roles-swapped = { $seat } tiene Pruebas de sobra y pasa a ser el Extractor.
story-campaign-won = { $seat } gana la campaña.
story-forfeits = { $seat } pierde { $evidence } { $evidence ->
    [one] Prueba
   *[other] Pruebas
  } y todas sus Pistas.
story-detonates = La Fuente detona.
story-task-step = { $who } avanza un paso en { $thing }: { $steps } de { $needed }.
story-task-step-heist = { $who } completa una descarga en { $thing }: { $steps } de { $needed }.
story-task-step-lockdown = { $who } completa un paso del bloqueo en { $thing }: { $steps } de { $needed }.
story-task-step-sabotage = { $who } hace un corte en { $thing }: { $steps } de { $needed }.
story-task-step-triangulation = { $who } activa { $thing }.
story-task-back = { $seat } retrocede un paso en { $thing }: { $steps } de { $needed }.
story-task-back-heist = { $seat } pierde una descarga en { $thing }: { $steps } de { $needed }.
story-task-back-lockdown = { $seat } pierde un paso del bloqueo en { $thing }: { $steps } de { $needed }.
story-task-faded = { $seat } pierde la marca de { $thing }: no hay ninguna miniatura suya cerca.
story-forsaken = Nadie se ocupa de { $thing } y los hostiles están encima: los dos bandos pierden.
story-forsaken-escort = Nadie protege a la informante y los hostiles están encima: los dos bandos pierden.
story-quadrant-chosen = { $who } cuenta en el cuadrante { $quadrant }.

# Tiradas
story-contested = { $purpose }: { $first } { $first-level } ({ $first-dice } = { $first-total }) contra { $second } { $second-level } ({ $second-dice } = { $second-total }). { $ratio ->
    [0] Empate: gana { $winner }, de nivel más bajo.
    [1] Gana { $winner }.
    [2] Gana { $winner } por el doble.
    [3] Gana { $winner } por el triple.
    [4] Gana { $winner } por el cuádruple.
   *[other] Gana { $winner } con { $ratio } veces lo de su rival.
  }
story-fixed = la tirada fija
story-fixed-winner = la tirada fija
story-modifiers = { $who }: { $tier } { $reasons } → tira { $level }
story-overflow = { $who }: { $tier } y lo que le llega del rival → tira { $level }
story-reason = { $signed } { $reason }
story-piece = la pieza { $piece }
story-reason-of = { $signed } { $reason } ({ $source })
story-rolled = { $who ->
    [none] Tirada ({ $purpose }): { $dice }.
   *[other] { $purpose } de { $who }: { $dice }.
  }
story-rolled-edge = Tirada del borde por el que llegan: { $dice }.
story-rolled-duration = Tirada para saber si la partida acaba: { $dice }.
story-rolled-evidence-loss = Tirada de Pruebas perdidas: { $dice }.
story-rolled-spawn-place = Tirada del lugar de aparición: { $dice }.
story-rolled-behavior = Tirada de comportamiento: { $dice }.
story-rolled-critical = { $who } tira en la tabla de críticos: { $dice }.
story-rolled-faction = Tirada de facción: { $dice }.
story-rolled-fumble = { $who } tira en la tabla de pifias: { $dice }.
story-rolled-interrogate = { $who } tira en la tabla de Interrogar: { $dice }.
story-rolled-search = { $who } tira en la tabla de Buscar: { $dice }.
story-rolled-unit = Tirada de unidad: { $dice }.
story-sum = { $dice } = { $total }
story-rerolled = { $who } repite un { $was } ({ $why }) y saca { $now }.
story-rerolled-face = por su arma o equipo
story-rerolled-blessing = Bendición

# Movimientos
story-moved-move = { $who } se mueve { $length } hasta { $place }.
story-moved-again = { $who } se mueve de nuevo { $length } hasta { $place }.
story-moved-advance = { $who } avanza { $length } hasta { $place } antes de empezar.
story-moved-flight = { $who } huye { $length } hasta { $place }.
story-moved-delirium = { $who } deambula en pleno delirio { $length } hasta { $place }.
story-moved-hostile = { $who } se mueve { $length } hasta { $place }.
story-moved-push = Un empujón lleva a { $who } hasta { $place }.
story-moved-swap = { $who } cambia de lugar y aparece en { $place }.
story-moved-phase = { $who } se teletransporta a { $place }.
story-place = ({ $x }; { $y })
story-place-high = ({ $x }; { $y }; a { $z } de altura)
story-came-set-up = { $who } despliega en { $place }.
story-came-redeploy = El Defensor cambia de sitio a { $who }: ahora está en { $place }.
story-came-arrive = { $who } llega en { $place }.
story-came-summon = { $who } aparece en { $place }.

# Salud
story-hurt = { $lost ->
    [0] { $who } no pierde Salud ({ $cause }).
   *[other] { $who } pierde { $lost } de Salud ({ $cause }): { $left ->
        [0] no le queda nada.
        [one] le queda { $left }.
       *[other] le quedan { $left }.
      }
  }
story-hurt-armor = { $lost ->
    [0] { $who } no pierde Salud: su armadura para { $armor } de { $rolled } ({ $cause }).
   *[other] { $who } pierde { $lost } de Salud; su armadura para { $armor } de { $rolled } ({ $cause }): { $left ->
        [0] no le queda nada.
        [one] le queda { $left }.
       *[other] le quedan { $left }.
      }
  }
story-healed = { $who } recupera { $amount } de Salud ({ $source }): tiene { $left }.
story-gone-out = { $by ->
    [none] { $who } queda Fuera de Combate.
   *[other] { $who } queda Fuera de Combate por obra de { $by }.
  }
story-gone-left = { $who } abandona el tablero.
story-gone-exited = { $who } sale del tablero por un borde de salida.
story-gone-exited-breakthrough = { $who } sale del tablero por el borde enemigo.
story-gone-exited-extraction = { $who } sale del tablero por su propio borde.
story-gone-exited-escort = { $who } sale del tablero por su propio borde.
story-gone-exited-the-source = { $who } sale del tablero por el borde enemigo.
story-gone-removed = { $who } deja la mesa.

cause-attack = ataque
cause-riposte = Contraataque
cause-stray = disparo desviado
cause-chain = descarga en cadena
cause-grenade = granada
cause-fumble = pifia
cause-critical = crítico
cause-fall = caída
cause-bleeding = Sangrado
cause-corrosion = Corrosión
cause-neural-trap = Trampa Neural
cause-dissolved = Disuelto
cause-contaminated = botín contaminado
cause-loot-trap = trampa en el botín
cause-detonation = detonación
cause-end-damage = el precio de la partida

# Lo que empieza y lo que acaba
story-begins-bleeding = { $who } sangra: { $amount } de daño al comenzar cada activación suya.
story-begins-corrosion = { $who } se corroe: { $amount } de daño al comenzar cada activación suya.
story-begins-fleeing = { $who } huye.
story-begins-dazed = { $who } perderá su próxima activación.
story-begins-hijacked = { $who } queda Secuestrado: otro decidirá su próxima activación.
story-begins-dissolved = { $who } se disuelve: quedará Fuera de Combate al final de la ronda { $amount }.
story-begins-tiers = { $who }: { $signed } ND a { $rolls } { $until }.
story-begins-jolted = { $who }: { $signed } ND a todas sus tiradas { $until }.
story-begins-move = { $who }: { $length } de Movimiento { $until }.
story-begins-trapped = { $who } lleva una trampa que saltará cuando se mueva.
story-begins-ping = { $who } ve a través de los muros y nadie le opone cobertura { $until }.
story-begins-end-damage = { $who } lo pagará con un d{ $amount } de daño cuando acabe la partida.
story-begins-hostile = { $who } se vuelve Hostil.
story-begins-contaminated = { $who } se contamina: { $amount } de daño al final de cada ronda.
story-begins-unarmed = { $who } se queda sin arma.
story-ends = { $who } ya no está así: { $condition }.
story-ends-bleeding = { $who } deja de sangrar.
story-ends-corrosion = { $who } deja de corroerse.
story-ends-fleeing = { $who } deja de huir.
story-ends-dazed = { $who } ya no perderá su próxima activación.
story-ends-hijacked = { $who } ya no está Secuestrado.
story-ends-hostile = { $who } deja de ser Hostil.
story-ends-jolted = { $who } se repone de la sacudida.
story-ends-contaminated = { $who } ya no está Contaminado.
story-ends-trapped = { $who } ya no lleva la Trampa Neural.
story-ends-unarmed = { $who } vuelve a tener su arma.
until-next-roll = en su próxima tirada
name-bleeding = Sangrado
name-corrosion = Corrosión
name-fleeing = huida
name-dazed = activación perdida
name-hijacked = Secuestrado
name-dissolved = Disuelto
name-tiers = cambio de ND
name-jolted = sacudida
name-move = cambio de Movimiento
name-trapped = Trampa Neural
name-ping = Ping
name-end-damage = deuda de Salud
name-hostile = Hostil
name-contaminated = Contaminado
name-unarmed = sin arma

# De quién o de qué se habla
story-model = { $kind } { $id }
story-plain = Miniatura { $id }
story-group-h = los hostiles del grupo { $number }
story-group-c = los Compañeros del grupo { $number }
marker-loot = el botín { $number }
marker-objective = el objetivo
marker-objective-numbered = el objetivo { $number }
marker-beacon = la baliza
marker-node = el nodo
marker-node-numbered = el nodo { $number }
marker-repeater = el repetidor
marker-repeater-numbered = el repetidor { $number }
marker-conduit = el conducto
marker-conduit-numbered = el conducto { $number }
marker-conduit-aim = el conducto que ha de cortar { $seat }
marker-terminal = el terminal
marker-relay = el relevo
marker-source = la Fuente
marker-informant = la informante
how-examine = Examinar
how-redirect = Redirigir
quadrant-NE = noreste
quadrant-SE = sureste
quadrant-SW = suroeste
quadrant-NW = noroeste
marker-weapon = { $item }, en el suelo
edge-N = norte
edge-E = este
edge-S = sur
edge-W = oeste
ground-N = el borde norte
ground-E = el borde este
ground-S = el borde sur
ground-W = el borde oeste
ground-NE = la esquina noreste
ground-SE = la esquina sureste
ground-SW = la esquina suroeste
ground-NW = la esquina noroeste
ground-center = el centro
stopped-wall = choca con un muro
stopped-model = choca con otra miniatura
stopped-edge = llega al borde del tablero
stopped-drop = cae
no-blessings = ninguna

won-objective = cumplió el objetivo
won-objective-extraction = sacó el objetivo del tablero
won-objective-escort = sacó a la informante del tablero
won-objective-heist = completó todas las descargas
won-objective-lockdown = completó todos los pasos del bloqueo
won-objective-sabotage = cortó su conducto
won-objective-assassination = su objetivo cayó o huyó
won-objective-the-signal = redirigió el relevo
won-objective-the-source = sacó la Fuente del tablero
won-holding = tenía el objetivo en su poder
won-holding-escort = tenía a la informante
won-models = tiene más miniaturas donde se cuentan
won-models-control = tiene más miniaturas junto al centro
won-present = tiene más miniaturas cerca
won-present-seizure = tiene más miniaturas junto a la baliza
won-zones = domina más zonas
won-zones-quadrants = domina más cuadrantes
won-zones-uplink = domina más nodos
won-points = tiene más puntos
won-steps = lleva más pasos
won-steps-heist = tiene más descargas
won-steps-lockdown = lleva más pasos del bloqueo
won-done = completó más marcadores
won-done-triangulation = activó más repetidores
won-control = controla el relevo
won-intercepted = interceptó la Fuente
won-targets = su objetivo cayó o huyó
won-exited = sacó más miniaturas
won-on-board = le quedan más miniaturas en el tablero
won-lost = pierden los dos bandos
won-survivors = le quedan más supervivientes
won-defender = el empate es para el Defensor
won-concession = el rival se rindió

# Lo que cuenta cada paso del recuento
measure-holding = objetivos en su poder
measure-taken = veces que tomó el objetivo
measure-taken-escort = veces que llevó a la informante
measure-models = miniaturas en la zona
measure-models-control = miniaturas junto al centro, menos los hostiles
measure-present = miniaturas en la zona, sin restar hostiles
measure-present-seizure = miniaturas junto a la baliza, sin restar hostiles
measure-zones = zonas
measure-zones-quadrants = cuadrantes
measure-zones-uplink = nodos
measure-points = puntos
measure-steps = pasos
measure-steps-heist = descargas
measure-steps-lockdown = pasos del bloqueo
measure-done = marcadores completados
measure-done-triangulation = repetidores activados
measure-exited = miniaturas que salieron
measure-exited-breakthrough = miniaturas que salieron por el borde enemigo
measure-targets = objetivos abatidos
measure-felled = objetivos dejados Fuera de Combate
measure-control = control del relevo
measure-examined = veces que examinó el relevo
measure-redirected = relevo redirigido
measure-intercepted = Fuente interceptada
measure-survivors = supervivientes
measure-on-board = miniaturas en el tablero

# Para qué se tira
purpose-attack = Ataque
purpose-roll-off = Tirada enfrentada
purpose-grenade = Lanzamiento de granada
purpose-cast = Canalizar
purpose-interact = Interactuar
purpose-detonation = Detonación
purpose-evidence-loss = Pruebas perdidas
purpose-search = Buscar
purpose-interrogate = Interrogar
purpose-loot-trap = Trampa en el botín
purpose-morale = Moral
purpose-flight = Reagruparse
purpose-damage = Daño
purpose-critical = Crítico
purpose-critical-damage = Daño del crítico
purpose-fumble = Pifia
purpose-scatter = Desvío
purpose-direction = Dirección
purpose-nearest = El más cercano
purpose-tie = Desempate
purpose-choice = Elección al azar
purpose-ally = Aliado al azar
purpose-stray = Quién recibe el disparo
purpose-chain = A quién salta
purpose-push = Empujón
purpose-blown-back = Distancia
purpose-fall = Caída
purpose-neural-trap = Trampa Neural
purpose-heal = Curación
purpose-consume = Devorar
purpose-reboot = Reinicio
purpose-find = Hallazgo
purpose-behavior = Comportamiento
purpose-phase = Fase
purpose-faction = Facción
purpose-edge = Borde
purpose-unit = Unidad
purpose-spawn-place = Lugar de aparición
purpose-blessings = Bendiciones
purpose-blessing = Repetición
purpose-reroll = Caras que se repiten
purpose-retry = Segundo intento
purpose-duration = Duración
purpose-end-damage = Deuda de Salud

# Por qué una tirada es la que es
reason-always = especial
reason-target-wounded = objetivo herido
reason-target-armored = objetivo con armadura
reason-not-moved = no se ha movido
reason-beyond = a distancia
reason-in-cover = a cubierto
reason-engaged-with = Trabado con varios
reason-below-half-health = por debajo de la mitad de la Salud
reason-damage-type = tipo de daño
reason-against-shot = contra disparos
reason-boost = Bendición
reason-wounded-coworker = Compañero herido
reason-cooperates = coopera
reason-loot-modifier = botín de la misión
reason-friend-near = un amigo cerca
reason-difficult = tarea difícil
reason-jamming = interferencia
reason-burden = lleva una carga
reason-jolted = sacudida
reason-condition = efecto
reason-improvised = arma improvisada
reason-free-attack = ataque gratis
reason-overcharge = Sobrecarga
reason-mob-up = Jauría
reason-cover = cobertura
reason-moved = se ha movido
reason-into-melee = disparo a un combate
reason-ran = el objetivo corre
reason-aim = Apuntar
reason-riposte = Contraataque
