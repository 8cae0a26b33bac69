# Lo que se rechaza de un archivo de contenido. $place: archivo › tabla › fila › campo.

error-content-unknown-edition = No hay ninguna edición «{ $got }». Hay estas: { $expected }.
error-content-circle = { $place }: la edición «{ $got }» acaba extendiéndose a sí misma.
error-content-not-toml = { $place }: no es un archivo TOML legible: { $line ->
    [end] al final del archivo falta cerrar algo
   *[other] línea { $line }, columna { $column }: { $twice ->
        [yes] ahí se repite lo que ya está dicho
       *[other] ahí lo escrito no es TOML, y sí lo serían nombre = valor, [[pieces]] o "un texto"
      }
  }.
error-content-not-text = { $place }: no es un archivo de texto en UTF-8 (byte { $got }).
error-content-no-victory = { $place }: la misión tiene piezas y no dice cómo se gana. Puede ser: { $expected }.
error-content-step-twice = { $place }: «{ $got }» ya está antes en la lista. Puede ser: { $expected }.
error-content-unreadable = { $place }: no se puede leer ({ $got }).
error-content-missing-table = { $place }: falta el archivo de esta tabla, que ninguna edición de la que parte tiene.
error-content-unknown-table = { $place }: no hay ninguna tabla «{ $got }». Prueba con: { $expected }.
error-content-unknown-field = { $place }: este campo no existe ahí. Prueba con: { $expected }.
error-content-missing-field = { $place }: falta este campo.
error-content-wrong-value = { $place }: hay «{ $got }» y se esperaba { $kind ->
    [int] un número entero{ $limit } o una cifra del juego (2d8, d6, 4")
    [str] un texto
    [bool] true o false
    [array] una lista
    [object] una tabla
   *[other] { $expected }
  }.
error-content-unknown-effect = { $place }: no hay ningún efecto «{ $got }». Hay estos: { $expected }.
error-content-unknown-piece = { $place }: no hay ninguna pieza de misión «{ $got }». Hay estas: { $expected }.
error-content-unknown-marker = { $place }: la misión no pone ningún marcador «{ $got }». Puede ser: { $expected }.
error-content-not-counted = { $place }: ninguna pieza de la misión cuenta «{ $got }». Puede ser: { $expected }.
error-content-unknown-rule = { $place }: no hay ninguna regla «{ $got }». Puede ser: { $expected }.
error-content-unknown-row = { $place }: no hay ninguna fila «{ $got }» que quitar.
error-content-duplicate-id = { $place }: el id «{ $got }» ya está en uso.
error-content-duplicate-roll = { $place }: el número { $got } ya es de la fila «{ $expected }».
error-content-missing-roll = { $place }: ninguna fila tiene el número { $expected }.
error-content-roll-outside = { $place }: el número { $got } no sale en el dado de la tabla ({ $expected }).
error-content-unknown-weapon = { $place }: no hay ningún arma «{ $got }». Hay estas: { $expected }.
error-content-unknown-deployment = { $place }: no hay ningún despliegue «{ $got }». Hay estos: { $expected }.
error-content-unknown-faction = { $place }: no hay ninguna facción «{ $got }». Hay estas: { $expected }.
error-content-unknown-unit = { $place }: no hay ninguna unidad «{ $got }». Hay estas: { $expected }.
error-content-behavior-gap = { $place }: las filas cubren { $got }, y deben cubrir cada número de { $expected } una vez y en orden.
error-content-no-name = { $place }: falta el nombre, es decir, el mensaje «{ $expected }».
error-unknown-language = No hay ningún idioma «{ $got }». Hay estos: { $expected }.
error-text-missing = No hay ningún texto «{ $message }» en el idioma { $language }.
error-text-broken = Al texto «{ $message }» del idioma { $language } le falta algo: { $reason }.
