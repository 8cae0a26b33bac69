# Lo que hace cada operación de un efecto: op-<operación>, y lo que hacen las filas cuyo efecto es un procedimiento: does-<clave>.

when-always = { "" }
when-target-wounded = {" "}contra un objetivo herido
when-target-armored = {" "}contra un objetivo blindado
when-not-moved = {" "}si no se ha movido en esta activación
when-beyond = {" "}a más de { $over }
when-in-cover = {" "}cuando está en Cobertura
when-engaged-with = {" "}mientras está Trabada con { $over } o más enemigos
when-below-half-health = {" "}con menos de la mitad de su Salud
when-damage-type = {" "}contra armas de tipo { $type }
when-against-shot = {" "}contra disparos

until-next-activation = hasta que acabe su próxima activación
until-round = hasta el final de la ronda
until-game = hasta el final de la partida

op-tier = { $signed } ND a { $rolls }{ $condition }.
op-reroll = Repite una vez los dados que muestren { $faces } en { $rolls }.
op-damage = { $melee ->
    [yes] { $signed } al daño de cada impacto cuerpo a cuerpo{ $condition }.
   *[no] { $signed } al daño de cada impacto{ $condition }.
  }
op-pierce = AP { $points }: ignora { $points ->
    [one] un punto
   *[other] { $points } puntos
  } de la reducción de la armadura.
op-jolt = Un impacto da { $signed } ND a todas las tiradas del objetivo en su próxima activación.
op-reach = Golpea hasta a { $distance }, aunque solo a 1" se está Trabado.
op-max-range = No alcanza más allá de { $distance }.
op-knockback = Un impacto empuja { $distance } al objetivo en línea recta.
op-ignores-cover = La Cobertura del objetivo no cuenta.
op-no-fumble = Nunca causa pifia.
op-overcharge = Puede declarar Sobrecarga antes de tirar: { $signed } ND, y si impacta hace el daño máximo.
op-chain = Un impacto alcanza también a { $targets ->
    [one] la miniatura más cercana al objetivo a { $radius } o menos, amiga o enemiga.
   *[other] las { $targets } miniaturas más cercanas al objetivo a { $radius } o menos, amigas o enemigas.
  }
op-critical-roll = { $signed } a las tiradas en la tabla de críticos que haga con ella.
op-critical-against = { $signed } a las tiradas en la tabla de críticos contra quien la lleva.
op-move = { $signed-length } de Movimiento.
op-knockback-less = Todo empuje mueve { $distance } menos a quien lo lleva.
op-ignores-knockback = Ningún empuje mueve a quien las lleva.
op-grapple = Una vez por movimiento, hasta { $climb } de escalada no cuestan nada.
op-safe-leave = Salir de un combate no le cuesta ataques gratis.
op-ignores-armor-move = La armadura no le resta Movimiento.
op-steady-shot = Disparar tras moverse no le da penalización.
op-advance = Tras el despliegue puede hacer un movimiento de hasta { $distance }.
op-charge-move = Un movimiento que acaba Trabado puede ser { $distance } más largo.
op-retry-wits = Repite una vez cada tirada de Astucia que pierde.
op-may-cast = Puede Canalizar Poderes de Emisión.
op-boss-bonus = { $signed } ND a un atributo de su elección al crearse.
op-mob-up = Su Jauría ataca con { $signed } ND de Combate.
op-summon = Invocar: { $least } o más amigos encadenados a { $radius } hacen aparecer tantos de { $unit } como sean ellos menos { $less }, una vez por ronda.
op-phase = Fase: se teletransporta { $die } pulgadas en una dirección aleatoria.
op-reboot = Al quedar Fuera de Combate tira { $die }: con { $need } vuelve con { $heal } de Salud.
op-consume = Si su ataque deja a alguien Fuera de Combate, recupera { $heal } de Salud.

op-extra-damage = +{ $die } de daño.
op-continuous = { $kind ->
    [bleeding] Sangrado: pierde { $amount } de Salud al empezar cada una de sus activaciones, toda la partida. No se acumula.
   *[corrosion] Corrosión: pierde { $amount } de Salud al empezar cada una de sus activaciones, toda la partida. No se acumula.
  }
op-permanent = { $unit ->
    [inches] { $signed-length } de { $stat } de forma permanente.
    [points] { $signed } de { $stat } máxima de forma permanente.
    [armor] Su armadura baja un nivel de forma permanente (pesada, media, ligera, destruida).
   *[tiers] { $signed } ND a { $stat } de forma permanente.
  }
op-lose-activation = Pierde su próxima activación.
op-drop-weapon = { $used ->
    [yes] Suelta el arma que acaba de usar donde está.
   *[no] Suelta un arma donde está.
  }
op-destroy-weapon = El arma que acaba de usar queda destruida.
op-out-of-action = { $rounds ->
    [0] Queda Fuera de Combate, con { $injury } a su tirada de Heridas.
   *[other] Queda Fuera de Combate al final de la ronda siguiente, con { $injury } a su tirada de Heridas.
  }
op-flee = Empieza a huir de inmediato.
op-delirium = Hace enseguida un movimiento completo hacia el enemigo más cercano.
op-blown-back = Sale despedida { $die } pulgadas, alejándose del atacante.
op-hijack = El enemigo decide todo en su próxima activación.
op-own-damage = { $maximum ->
    [yes] Sufre el daño máximo de su propia arma.
   *[no] Sufre el daño de su propia arma.
  }
op-hit-ally = { $die ->
    [none] Un aliado al azar a { $radius } o menos sufre el daño del arma; si no hay ninguno, lo sufre quien atacó.
   *[other] Un aliado al azar a { $radius } o menos sufre { $die } de daño; si no hay ninguno, lo sufre quien canalizó.
  }
op-self-damage = Sufre { $die } de daño que ignora la armadura.
op-next-roll = { $on ->
    [defense] { $signed } ND a su próxima tirada de Defensa.
    [attack] { $signed } ND a su próximo ataque.
   *[cast] { $signed } ND la próxima vez que canalice.
  }
op-block-power = No puede volver a usar ese Poder en esta partida.
op-lose-power = Pierde ese Poder para siempre.
op-heal = Recupera { $die } de Salud, sin pasar de su máximo.
op-move-bonus = { $signed-length } de Movimiento { $until }.
op-tier-until = { $signed } ND a { $rolls }{ $condition } { $until }.
op-cure = Pone fin { $kinds } en una miniatura a 1" o menos.
op-void-critical = Anula el efecto de tabla de un crítico, su daño incluido.
op-end-damage = Cuando la partida acaba, sufre { $die } de daño.
op-extra-action = Una miniatura tiene una acción más en su activación.
op-reroll-die = Repite un solo dado.
op-boost = { $signed } ND a una tirada.
op-max-damage = Un ataque hace el daño máximo.
op-synergy = { $gives ->
    [extra-action] Una miniatura que actives con un aliado a { $radius } o menos tiene una acción más.
   *[activation] Tras activar una miniatura, activa otra tuya a { $radius } o menos que aún no se haya activado.
  }
op-more-blessings = Tira { $dice } dados de Bendición más; esta misma, entre ellos, no vale.
op-gain = { $amount ->
    [lost] Pierdes { $things }.
   *[gained] Consigues { $things }.
  }
op-find = { $table ->
    [melee] Encuentras un arma cuerpo a cuerpo al azar.
    [ranged] Encuentras un arma de disparo al azar.
    [light-armor] Encuentras una armadura ligera al azar.
    [medium-armor] Encuentras una armadura media al azar.
    [heavy-armor] Encuentras una armadura pesada al azar.
    [gear] Encuentras una pieza de equipo al azar.
    [consumables] Encuentras un consumible al azar.
   *[grenades] Encuentras una granada al azar.
  }
op-roll-twice = Tira dos veces más; este mismo resultado, entre ellas, no vale.
op-gain-power = Aprende un Poder de Emisión que no conozca (solo los Emisores).
op-neural-trap = Si se mueve en su próxima activación, sufre antes { $die } de daño que ignora la armadura.
op-push-anyway = Empuja al objetivo { $die } pulgadas en la dirección que elija quien canaliza.
op-focus = Mete { $tokens } fichas de activación del objetivo en la bolsa.
op-swap = Quien canaliza y el aliado, a { $distance } o menos, cambian de lugar.
op-ping = Hasta que acabe su próxima activación ignora la Cobertura y ve a través de los muros.
op-smoke = Deja una columna de humo de { $radius } de radio que tapa la vista hasta que empiece la ronda siguiente.

does-action-attack = Ataca con un arma: Combate contra Defensa, o contra un Contraataque si es cuerpo a cuerpo.
does-action-move-again = Haz un segundo movimiento completo.
does-action-disengage = Los movimientos que queden en esta activación no provocan ataques gratis.
does-action-aim = Elige un objetivo a la vista y mejora tu próximo disparo contra él.
does-action-interact = A 1" o menos, coge un objetivo o un arma caída, o haz lo que diga la misión.
does-action-search = A 1" o menos de un marcador de botín y sin estar Trabada: Astucia contra 2d6.
does-action-interrogate = A 1" o menos de un Compañero: Astucia contra su Astucia.
does-action-cast = Usa un Poder de Emisión, una vez por activación (solo los Emisores).

does-array-technician = Reparte 2d4, 2d6 y 2d8 como quieras entre Combate, Defensa y Astucia.
does-array-operative = 2d6 en Combate, Defensa y Astucia.

does-weapon-unarmed = Combate Improvisado: nadie puede quitársela y no sirve para Contraatacar.
does-weapon-improvised = Combate Improvisado con un arma de disparo en la mano: no sirve para Contraatacar.
does-blessing-denied = Ninguna Bendición.
does-cybernetic-regenerator = Anula un «pierde la próxima partida».

does-deployment-standard = Cada bando despliega en su borde; los dos bordes son opuestos.
does-deployment-flanked = Las dos esquinas de un mismo borde, cuadrados de { $distance } de lado.
does-deployment-corners = Esquinas opuestas, cuadrados de { $distance } de lado.
does-deployment-split = El Agresor se reparte entre dos bordes contiguos y el Defensor ocupa la esquina de { $distance } que no toca ninguno.
does-deployment-center = El Defensor despliega a { $distance } o menos del centro; el Agresor elige borde.
does-deployment-crossfire = Las cuatro esquinas de { $distance }: el Agresor elige la primera y luego alternan.
does-deployment-edge-band = Cada bando despliega a { $distance } o menos de su borde; los dos bordes son opuestos.

does-loot-layout-scattered = { $markers } marcadores por turnos, a { $edges } o más de los bordes y a { $apart } o más entre sí.
does-loot-layout-none = No hay marcadores de botín.
does-loot-layout-central-cache = { $markers } marcadores por turnos, a { $distance } o menos del centro.
does-loot-layout-edge-stash = { $markers } marcadores por turnos, a { $distance } o menos de un borde sin despliegue.
does-loot-layout-trail = { $markers } marcadores sobre la línea central, a distancias iguales.
does-loot-layout-heavy-drop = { $markers } marcadores: uno en el centro y uno en cada diagonal, a { $distance } del centro.

does-loot-modifier-standard = Se busca sin cambios.
does-loot-modifier-decoys = { $signed } ND al Buscar, pero la mitad de los que colocó cada uno son falsos; se descubre al Buscar.
does-loot-modifier-timed = Los marcadores desaparecen al final de la ronda { $round }.
does-loot-modifier-heavy = { $amount } ND al Buscar, y hacen falta { $models } miniaturas amigas a { $distance } o menos del marcador.
does-loot-modifier-trapped = Una pifia al Buscar hace { $die } de daño a quien busca.
does-loot-modifier-contaminated = { $amount } ND al Buscar, y quien haya encontrado algo pierde { $damage } de Salud al final de cada ronda.

does-coworker-setup-swarm-center = Compañeros de nivel Enjambre, a { $distance } o menos del centro.
does-coworker-setup-swarm-edge = Compañeros de nivel Enjambre, en un borde al azar.
does-coworker-setup-normal-ring = Compañeros de nivel Normal, a { $least } o más del centro y a { $distance } como mucho.
does-coworker-setup-elite-anywhere = Compañeros de nivel Élite, por turnos donde se quiera, a { $edges } o más de los bordes.
does-coworker-setup-normal-loot = Compañeros de nivel Normal, a { $distance } o menos de algún marcador de botín (sin marcadores: del centro).
does-coworker-setup-elite-center = Compañeros de nivel Élite, a { $distance } o menos del centro.
does-coworker-setup-none = No hay Compañeros.

does-coworker-modifier-standard = Sin cambios.
does-coworker-modifier-skittish = Si el interrogatorio falla, el Compañero huye al momento.
does-coworker-modifier-buddy-system = Interrogar pide { $models } miniaturas amigas a { $distance } o menos del Compañero.
does-coworker-modifier-grudge-holder = Si el interrogatorio falla, el Compañero se vuelve Hostil.
does-coworker-modifier-talkative = Doblar al Compañero suma { $amount } al resultado, triplicarlo uno más, y así, sin pasar de 8.
does-coworker-modifier-claustrophobic = Se vuelve Hostil si al acabar una activación tiene { $models } miniaturas o más a { $distance } o menos.

does-spawn-place-unused-edge = Un borde al azar por el que nadie despliega.
does-spawn-place-center = El centro del tablero.
does-spawn-place-last-action-edge = El borde más cercano a la última acción de Buscar o Interrogar; si no hubo ninguna, uno al azar.
does-spawn-place-aggressor-edge = El borde más cercano al Agresor.
does-spawn-place-near-center = A { $distance } exactas del centro, en una dirección al azar.
does-spawn-place-off-center = A { $distance } exactas del centro, en una dirección al azar.

does-setup-advantage-redeploy = Vuelve a desplegar una miniatura del Agresor en otro lugar válido.
does-setup-advantage-choose-edge = El Defensor elige primero su borde de despliegue.
does-setup-advantage-spawn-place = El Defensor elige dónde aparecen los hostiles en esta misión.
does-setup-advantage-terrain = El Defensor pone { $amount } piezas pequeñas de terreno antes del despliegue.
does-setup-advantage-place-loot = El Defensor coloca todo el botín donde quiera.
does-setup-advantage-place-coworkers = El Defensor coloca a todos los Compañeros donde quiera.

does-tactical-advantage-deploy-last = El Defensor despliega cuando ya lo ha hecho todo el Agresor.
does-tactical-advantage-hostile-bias = Hasta el final de la ronda { $round } los hostiles atacan al Agresor si pueden atacar a alguno.
does-tactical-advantage-boss-defense = El Jefe del Defensor tiene { $signed } ND de Defensa en esta misión.
does-tactical-advantage-first-draw = La primera ficha de la ronda 1 es del Defensor.
does-tactical-advantage-late-hostiles = La primera aparición de hostiles se retrasa { $round } ronda.
does-tactical-advantage-free-search = Tras el despliegue, una miniatura del Defensor tira en la tabla de Buscar y se queda el resultado.
does-kit-crate = { $width } por { $depth } y { $height } de alto.
does-kit-barricade = { $width } por { $depth } y { $height } de alto.
does-kit-pillar = { $width } por { $depth } y { $height } de alto.

does-interrogation-misdirection = Nada.
does-injury-terminated = La miniatura muere y deja la plantilla.
does-injury-scarred = Sin efecto.
does-injury-sidelined = Se pierde la próxima partida.
does-injury-reviewed = Una tirada de Ascenso gratis.

# Una fila de la que el dueño elige.
pick = A elegir{ $picks ->
    [1] {""}
   *[other] {" "}{ $picks } distintos
  }: { $effects }

cured-bleeding = al sangrado
cured-corrosion = a la corrosión
cured-dissolved = a la disolución
