# Misiones en la línea de órdenes: tirarlas, mostrarlas, sus enlaces y sus archivos.

cli-mission = Lista, tira, muestra y enlaza misiones.

cli-mission-list = Lista las misiones de cada edición, también las propias.
cli-mission-list-edition = Solo las de esta edición.

cli-mission-roll = Tira una misión en todas las tablas; la misma semilla da la misma misión.
cli-mission-roll-source = Misión ya dada de la que se vuelven a tirar filas: enlace (entre comillas), archivo, semilla o identificador. Sin ella, se tira una.
cli-mission-roll-seed = Semilla; sin ella, una al azar, que se dice.
cli-mission-roll-edition = Edición del reglamento.
cli-mission-roll-mission = Misión que se da en lugar de tirarla.
cli-mission-roll-gap = Brecha de Pruebas, si no se dice qué tiene cada plantilla.
cli-mission-roll-blue-evidence = Pruebas de la plantilla azul.
cli-mission-roll-blue-leads = Pistas de la plantilla azul.
cli-mission-roll-amber-evidence = Pruebas de la plantilla ámbar.
cli-mission-roll-amber-leads = Pistas de la plantilla ámbar.
cli-mission-roll-reroll-rows = Lo que se vuelve a tirar sin tocar lo demás: deployment, timing, unit-1… Puede repetirse.
cli-mission-roll-out-file = Archivo en el que se guarda la misión.
cli-mission-roll-force = Escribe encima de un archivo que ya existe.

cli-mission-show = Muestra las reglas de una misión y, de un enlace, un archivo o una semilla, lo que dieron las tablas.
cli-mission-show-mission = Identificador de una misión, enlace del generador del autor (entre comillas en una terminal), archivo nuestro o semilla.
cli-mission-show-edition = Edición del reglamento; sin ella, la del archivo.
cli-mission-show-seed = Semilla con la que se tira lo que le falta a un enlace.

cli-mission-link = Escribe el enlace de una misión, o lee uno, dice qué tiene mal y lo escribe entero.
cli-mission-link-mission = Enlace del generador del autor (entre comillas en una terminal), archivo nuestro, semilla o identificador de una misión.
cli-mission-link-edition = Edición del reglamento; sin ella, la del archivo.
cli-mission-link-seed = Semilla con la que se tira lo que le falta a un enlace.
cli-mission-link-out-file = Archivo en el que se guarda la misión.
cli-mission-link-force = Escribe encima de un archivo que ya existe.

cli-type-row = FILA
cli-type-link = ENLACE

mission-listed = { $trigger ->
    [0] { $roll ->
        [0] { $name } ({ $id })
       *[other] { $roll }. { $name } ({ $id })
      }{ $edition ->
        [none] { "" }
       *[other] {" "}bajo { $edition }: --edition { $edition }
      }
   *[other] { $name } ({ $id }): final, con { $trigger } Pruebas
  }

mission-title = { $mission }. { $edition }
mission-roles = { $aggressor ->
    [none] Brecha de Pruebas: { $gap }. Las plantillas dirán quién es el Agresor.
   *[other] Brecha de Pruebas: { $gap }. El Agresor es { $aggressor }.
  }
mission-finale = Es un final: no se tira en ninguna tabla.
mission-row = { $table }{ $bonus ->
    [yes] {" "}extra
   *[no] {""}
  } ({ $roll }): { $name }{ $does ->
    [none] .
   *[other] . { $does }
  }
mission-no-advantages = El Defensor no tiene ventajas: la brecha es pequeña.
mission-arrival = Ronda { $round }, { $tier } ({ $roll }): { $unit }, { $models }.
mission-coworkers = Unidad de Compañeros ({ $roll }): { $unit }, { $models }.
mission-link = Enlace: { $link }
mission-seed = Semilla { $seed }: las mismas opciones dan la misma misión.
mission-rerolled = { $table }, otra vez: antes { $before ->
    [none] ninguna
   *[other] { $before }
  }, ahora { $after ->
    [none] ninguna
   *[other] { $after }
  }.
mission-rules = Reglas de { $mission } ({ $rule }):
mission-tie-break = { $survivors ->
    [yes] Si hay empate, gana quien conserve más miniaturas supervivientes; si siguen iguales, el { $role }.
   *[other] Si siguen iguales, gana el { $role }.
  }
mission-written = La misión está en { $file }.

mission-table-mission = Misión
mission-table-deployment = Despliegue
mission-table-coworker-setup = Colocación de Compañeros
mission-table-timing = Llegada de hostiles
mission-table-loot-layout = Disposición del botín
mission-table-faction = Hostiles
mission-table-spawn-place = Lugar de aparición
mission-table-loot-modifier = Modificador del botín
mission-table-coworker-modifier = Modificador de Compañeros
mission-table-setup-advantage = Ventaja de preparación
mission-table-tactical-advantage = Ventaja táctica
mission-table-gap = Brecha de Pruebas
mission-table-bonus-advantage = Ventaja extra
mission-table-unit = Unidad hostil
mission-table-coworker-unit = Unidad de Compañeros
mission-table-lore = Texto de ambiente

link-field = { $title ->
    [none] { $field }
   *[other] { $field } ({ $title })
  }
link-missing = Al enlace le falta { $where }, que puede ser { $expected }; vale { $taken }.
link-wrong = En el enlace { $where } no puede ser «{ $value }», sino { $expected }; vale { $taken }.
link-twice = El enlace dice { $where } otra vez («{ $value }»); vale lo primero, { $taken }.
link-unknown = Ningún enlace tiene el campo { $where }; no se tiene en cuenta.
link-needless = Esta misión no usa { $where }; «{ $value }» no se tiene en cuenta.

error-link-no-link = «{ $value }» no es un enlace de una misión: no tiene ninguno de sus campos (m, dep, cs…).
error-link-no-mission = Este enlace no lleva ninguna misión: a «{ $value }» le falta lo que va tras el signo «?». En una terminal, escribe el enlace entre comillas.
error-link-too-long = El enlace tiene { $letters } letras; se leen { $expected } como mucho.
error-link-no-number = La misión «{ $mission }» no sale en la tabla, así que no tiene enlace.
error-link-open = A la misión le falta tirar { $fields }: no tiene enlace.
error-mission-row = En la misión, { $field } no puede ser «{ $value }». Puede ser: { $expected }.
error-mission-number = En la misión, { $field } no puede ser «{ $value }». Se esperaba: { $expected }.
error-mission-lacks = A la misión le falta { $field }. Puede ser: { $expected }.
error-mission-finale-rows = «{ $mission }» es un final y no lleva filas de las tablas.
error-mission-no-schema = { $file } no dice qué versión de misión es: falta el campo schema.
error-mission-schema = { $file } es de la versión { $found }; conocemos la { $known }.
error-mission-reroll = No se puede volver a tirar «{ $value }». Se puede: { $expected }.
error-mission-none = Falta decir qué misión: un enlace entre comillas, un archivo, una semilla o un identificador.
error-mission-finale-reroll = «{ $mission }» es un final: no se tira en ninguna tabla, así que «{ $value }» no se puede volver a tirar.
error-mission-gap-twice = La brecha { $gap } sale de lo que tienen las plantillas: di una cosa o la otra.
error-mission-given-twice = La misión ya viene dada por «{ $source }»: con ella no se dicen --mission, --gap ni lo que tienen las plantillas.
error-mission-no-such = No hay ninguna misión, enlace ni archivo «{ $value }». Misiones: { $expected }.
error-mission-other-edition = La misión «{ $value }» no es de la edición { $asked }, sino de { $edition }: añade --edition { $edition }.
error-match-mission-twice = { $mission } y --scenario dicen las dos qué misión se juega: usa una sola.
