# Lo que dice la línea de órdenes por sí misma. Cada orden: cli-<orden>; cada parámetro: cli-<orden>-<parámetro>.

cli = Sacred Wire 28 en tu ordenador: partidas, repeticiones, probabilidades, plantillas, tableros y reglas.
cli-version = Muestra la versión instalada y termina.

cli-shared-json = Responde con un valor JSON en lugar de frases.
cli-shared-lang = Idioma de las respuestas; si falta, el de SACREDWIRE_LANG, y si no, español.
cli-shared-content = Carpeta con ediciones propias, que se suman a las nuestras.
cli-shared-help = Muestra esta ayuda y termina.

cli-help-usage = Uso: { $usage }
cli-help-command = ORDEN …
cli-help-options = [OPCIONES]
cli-help-arguments = Argumentos:
cli-help-own-options = Opciones:
cli-help-commands = Órdenes:
cli-help-shared = Opciones de todas las órdenes:
cli-help-default = { $sentence } [si falta: { $value }]

cli-type-int = N
cli-type-str = TEXTO
cli-type-path = ARCHIVO
cli-type-file = ARCHIVO

cli-error = Error: { $message }
cli-error-in-file = { $file }: { $message }
cli-our-fault = Esto es un fallo nuestro, no tuyo: por favor, cuéntanoslo con las líneas de arriba.
cli-compiling = Preparando la geometría: la primera vez tarda medio minuto…

cli-match = Juega una partida entera entre dos plantillas y la cuenta.
cli-replay = Vuelve a contar una partida a partir de su registro y comprueba que sale idéntica.
cli-scene = Juega una escena escrita en un archivo y explica cada modificador.
cli-odds = Probabilidades exactas de una tirada enfrentada y del daño que sigue.
cli-squad = Crea, examina, importa y exporta plantillas.
cli-board = Crea y muestra tableros.

cli-content = Examina los datos del juego.
cli-content-check = Comprueba todas las ediciones, las nuestras y las de --content, y sus textos en los dos idiomas.
cli-content-good = { $edition }: { $rows ->
    [one] una fila en regla
   *[other] { $rows } filas en regla
  }.
cli-content-text-good = Textos: { $messages } mensajes en cada idioma, todos en regla.

cli-rules = Explica una regla: qué dice, qué funciones la aplican, cómo la aplica cada edición y qué pruebas la guardan.
cli-rules-rule = El identificador de la regla: C4.7, A.melee, R-19… Sin él se listan todas.
cli-rules-functions = Funciones que la aplican:
cli-rules-no-functions = El motor no la aplica todavía.
cli-rules-policies = Política de cada edición:
cli-rules-tests = Pruebas que la guardan:
cli-rules-no-tests = Ninguna prueba la nombra todavía.
