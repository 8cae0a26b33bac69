# La hoja de misión: títulos de sus partes, casillas y columnas. Todo lo demás sale de las tablas y sus textos.

sheet-kicker = { $number ->
    [0] Misión
   *[other] Misión { $number }
  }
sheet-kicker-finale = Final · { $evidence }
sheet-board = Tablero

sheet-part-rules = Cómo se juega
sheet-part-victory = Victoria
sheet-part-rewards = Recompensas
sheet-rows = Lo que salió en las tablas
sheet-advantages = Ventajas del Defensor
sheet-no-advantages = Ninguna: la brecha no llega.
sheet-rounds = Rondas
sheet-roll = d6
sheet-score = Cuenta: { $role }
sheet-ends = acaba con { $least }+
sheet-ends-last = última
# Lo que dice la última casilla de una misión con duración propia: sheet-ends-<misión>.
sheet-ends-the-source = fracaso (R-97)
sheet-arrival-unit = { $tier }: { $unit }
sheet-spawns = Ronda { $round }: { $tiers }.

sheet-band-hostiles = Hostiles
sheet-band-coworkers = Compañeros
sheet-band-summoned = Invocados
sheet-behavior-own = Sin ser atacado
sheet-behavior-attacked = Atacado: es Hostil
sheet-comes = Ronda { $rounds }
sheet-notes = Notas
sheet-terms = Lo que significa cada cosa

sheet-unit = Unidad
sheet-models = Núm.
sheet-combat = Com
sheet-defense = Def
sheet-wits = Ast
sheet-health = Sal
sheet-move = Mov
sheet-weapon = Arma

sheet-map-note = Los números son alturas en pulgadas. Los bordes y las esquinas se eligen en la mesa: el plano enseña un caso.
sheet-map-role = { $role } ({ $seat })
sheet-credit = Sacred Wire 28 y Hardwired 28 son juegos de LuisMars. Textos adaptados, CC BY-SA 4.0.

sheet-zone-deployment = { $role }: despliegue
sheet-zone-loot = Botín
sheet-zone-loot-edge = Botín: en uno de estos bordes
sheet-zone-coworkers = Compañeros
sheet-zone-coworkers-edge = Compañeros: un borde al azar
sheet-zone-coworkers-loot = Compañeros: junto al botín
sheet-zone-hostiles-edge = Hostiles: por un borde
sheet-zone-hostiles-center = Hostiles: el centro
sheet-zone-hostiles-ring = Hostiles: una dirección al azar
sheet-zone-quarters = Cuatro cuadrantes
sheet-zone-exit = Salida
sheet-brought-any-edge = Hostiles ({ $tiers }): por un borde al azar
sheet-brought-center = Hostiles ({ $tiers }): en el centro
sheet-brought-extractor-edge = Hostiles ({ $tiers }): por el borde del Extractor
sheet-brought-exit-edge = Hostiles ({ $tiers }): por el borde de salida
sheet-zone-counts = Se cuenta a { $reach } o menos
sheet-zone-markers = { $thing } ({ $count }): a { $edges } de los bordes{ $apart ->
    [none] { "" }
   *[other] {" "}y { $apart } entre sí
  }
sheet-zone-halves = { $thing } ({ $count }): en la mitad de cada rival, a { $edges } de los bordes{ $apart ->
    [none] { "" }
   *[other] {" "}y { $apart } entre sí
  }

# Cómo llama una misión a sus dos papeles, cuando no son Agresor y Defensor: role-<papel>-<misión>.
role-aggressor-the-signal = Descubridor
role-defender-the-signal = Interceptor
role-aggressor-the-source = Extractor
role-defender-the-source = Interceptor

cli-mission-sheet = Escribe la hoja de una misión, en papel o para la pantalla: texto, plano, tablas y quién más aparece.
cli-mission-sheet-source = Un enlace (entre comillas en una terminal), un archivo de misión, una semilla o el identificador de una misión.
cli-mission-sheet-out-file = Dónde se escribe. El final del nombre dice qué: .pdf, .html, .svg o .png; si son varias páginas, se numeran.
cli-mission-sheet-paper = El papel.
cli-mission-sheet-seed = La semilla con la que se tira lo que falte: la misión, el tablero.
cli-mission-sheet-mission = La misión, si se quiere una y no la que salga.
cli-mission-sheet-edition = La edición; si falta, la del archivo o la actual.
cli-mission-sheet-board = El tablero: un archivo o uno de los nuestros; si falta, uno generado.
cli-mission-sheet-force = Escribe encima de lo que haya.
sheet-written = Hoja escrita en { $file }.
error-sheet-ending = { $file }: una hoja no puede acabar en «{ $value }»; se esperaba { $expected }.
error-sheet-two-missions = Sobra una misión: se dan { $source } y --mission { $mission }.
