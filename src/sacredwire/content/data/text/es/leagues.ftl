# Campañas en la línea de órdenes: órdenes, clasificación, libro, páginas, formulario en blanco y asistente de la pospartida.

cli-campaign = Lleva campañas: plantillas, encuentros, partidas, pospartidas, correcciones, historia.
cli-campaign-data = Carpeta de tus datos; si falta, la de SACREDWIRE_DATA, y si no, la de tu sistema.
cli-campaign-campaign = Nombre de la campaña, su identificador o el principio de él; no hace falta si solo hay una.

cli-campaign-new = Funda una campaña. Repetir la orden no cambia nada.
cli-campaign-new-name = Nombre de la campaña.
cli-campaign-new-edition = Edición del reglamento, fija para toda la campaña; si falta, sacredwire-0.9.
cli-campaign-new-data = { cli-campaign-data }
cli-campaign-list = Lista las campañas.
cli-campaign-list-data = { cli-campaign-data }

cli-campaign-join = Hace entrar una plantilla, con el pasado que traiga. Repetir la orden no cambia nada.
cli-campaign-join-campaign = { cli-campaign-campaign }
cli-campaign-join-squad = Archivo de la plantilla, nuestro o del Creador de Plantillas, con sus Pruebas, Pistas, Méritos y Taquillas.
cli-campaign-join-ready = En lugar de un archivo, una de las plantillas preparadas (squad new --list).
cli-campaign-join-index = Cuál de las plantillas del archivo, desde 1.
cli-campaign-join-name = Nombre con el que entra.
cli-campaign-join-data = { cli-campaign-data }
cli-campaign-leave = Retira una plantilla; lo que jugó queda.
cli-campaign-leave-member = Identificador de la plantilla: s1.
cli-campaign-leave-reason = Por qué.
cli-campaign-leave-campaign = { cli-campaign-campaign }
cli-campaign-leave-data = { cli-campaign-data }

cli-campaign-pair = Empareja la siguiente ronda, o solo dos plantillas, y dice por qué.
cli-campaign-pair-campaign = { cli-campaign-campaign }
cli-campaign-pair-blue = Plantilla azul de un encuentro fuera de las rondas.
cli-campaign-pair-amber = Plantilla ámbar de ese encuentro.
cli-campaign-pair-source = Plantilla que se arriesga con la misión opcional, si ya puede; se puede repetir.
cli-campaign-pair-seed = Semilla de los sorteos; sin ella, una al azar.
cli-campaign-pair-data = { cli-campaign-data }

cli-campaign-play = Juega con bots la partida de un encuentro, o apunta una que el programa ya jugó.
cli-campaign-play-fixture = Identificador del encuentro: m1.
cli-campaign-play-seed = Semilla de misión, tablero y dados; sin ella, una al azar, que se dice.
cli-campaign-play-mission = Misión acordada, si no toca una final; sin ella, la generada.
cli-campaign-play-board = Tablero: un archivo o uno de los nuestros; sin él, uno generado.
cli-campaign-play-blue-bot = Quién decide por el azul.
cli-campaign-play-amber-bot = Quién decide por el ámbar.
cli-campaign-play-log = Registro de una partida de estas dos plantillas, guardado con match --log.
cli-campaign-play-campaign = { cli-campaign-campaign }
cli-campaign-play-data = { cli-campaign-data }

cli-campaign-result = Apunta el resultado de una partida en mesa. Repetir la orden no cambia nada.
cli-campaign-result-fixture = Identificador del encuentro: m1.
cli-campaign-result-file = Formulario relleno, en TOML o JSON (docs/campaigns.md).
cli-campaign-result-blank = Escribe el formulario en blanco, con los nombres de las dos plantillas.
cli-campaign-result-out-file = Archivo del formulario en blanco; sin él, la salida.
cli-campaign-result-force = Escribe aunque el archivo ya exista.
cli-campaign-result-campaign = { cli-campaign-campaign }
cli-campaign-result-data = { cli-campaign-data }

cli-campaign-post = Recorre la pospartida de una plantilla, pregunta a pregunta. Cada respuesta queda guardada: se puede dejar y seguir otro día.
cli-campaign-post-fixture = Identificador del encuentro: m1.
cli-campaign-post-member = Identificador de la plantilla: s1.
cli-campaign-post-bot = Un bot decide en lugar de preguntar.
cli-campaign-post-inputs = Archivo con las respuestas desde el principio, una por línea; los dados que falten los tira el programa.
cli-campaign-post-typed = Los dados se tiran en la mesa y se teclean.
cli-campaign-post-undo = Retira la última decisión, si desde entonces no ha caído ningún dado.
cli-campaign-post-seed = Semilla de los dados; sin ella, nadie los puede prever.
cli-campaign-post-campaign = { cli-campaign-campaign }
cli-campaign-post-data = { cli-campaign-data }

cli-campaign-show = Muestra la clasificación y lo pendiente, o la página de una plantilla, una miniatura o un encuentro.
cli-campaign-show-campaign = { cli-campaign-campaign }
cli-campaign-show-squad = Página de una plantilla: s1.
cli-campaign-show-model = Página de una miniatura: s1-3.
cli-campaign-show-fixture = Página de un encuentro: m1.
cli-campaign-show-ledger = Añade el libro entero.
cli-campaign-show-log = Con --fixture: archivo en el que se escribe el registro de la partida, para sacredwire replay.
cli-campaign-show-force = Escribe aunque el archivo ya exista.
cli-campaign-show-data = { cli-campaign-data }

cli-campaign-fix = Corrige un valor; el libro guarda los dos. Repetir la orden no cambia nada.
cli-campaign-fix-path = Dónde está: squads.s1.models.3.merits (docs/campaigns.md); con --un-kill, m1.a2; con --die, m1.s1.7.
cli-campaign-fix-value = Valor nuevo, en JSON o una palabra; con --die, los dados que había en la mesa.
cli-campaign-fix-reason = Por qué. Hace falta.
cli-campaign-fix-by = Quién arbitra.
cli-campaign-fix-un-killed = La miniatura no quedó Fuera de Combate en esa partida.
cli-campaign-fix-die = Se leyó mal un dado: el 7 de m1.s1.7 es la entrada de la última pospartida de s1.
cli-campaign-fix-campaign = { cli-campaign-campaign }
cli-campaign-fix-data = { cli-campaign-data }
cli-campaign-undo = Deshace un apunte del libro, mientras nada se apoye en él. Repetir la orden no cambia nada.
cli-campaign-undo-entry = Número del apunte (show --ledger).
cli-campaign-undo-post = La última pospartida de esta plantilla.
cli-campaign-undo-reason = Por qué. Hace falta.
cli-campaign-undo-by = Quién lo deshace.
cli-campaign-undo-campaign = { cli-campaign-campaign }
cli-campaign-undo-data = { cli-campaign-data }

cli-campaign-export = Escribe en un archivo la campaña entera, con sus partidas, o una de sus plantillas.
cli-campaign-export-campaign = { cli-campaign-campaign }
cli-campaign-export-squad = Solo esta plantilla, en nuestro formato.
cli-campaign-export-builder = Solo esta plantilla, para el Creador de Plantillas del autor, en el idioma de --lang.
cli-campaign-export-out-file = Archivo; sin él, la salida.
cli-campaign-export-force = Escribe aunque el archivo ya exista.
cli-campaign-export-data = { cli-campaign-data }
cli-campaign-import = Recibe una campaña de un archivo. Repetir la orden no cambia nada.
cli-campaign-import-file = Archivo de campaign export.
cli-campaign-import-name = Nombre con el que se guarda; si falta, el que trae.
cli-campaign-import-data = { cli-campaign-data }

cli-campaign-check = Comprueba que todas las cuentas cuadran y vuelve a jugar cada partida y pospartida.
cli-campaign-check-campaign = { cli-campaign-campaign }
cli-campaign-check-data = { cli-campaign-data }

cli-campaign-simulate = Juega campañas enteras entre bots hasta que alguien gana; la misma semilla, las mismas campañas. No guarda nada.
cli-campaign-simulate-campaigns = Cuántas campañas.
cli-campaign-simulate-squads = Plantillas de cada una.
cli-campaign-simulate-seed = Semilla de la primera; las demás, las siguientes. Sin ella, una al azar, que se dice.
cli-campaign-simulate-cores = Procesos que juegan a la vez.
cli-campaign-simulate-most = Partidas tras las que una campaña se deja sin ganador.
cli-campaign-simulate-bot = Quién decide, por turno entre las plantillas; se puede repetir. Si falta, seeker y random.
cli-campaign-simulate-edition = Edición del reglamento; si falta, sacredwire-0.9.
cli-campaign-simulate-out-file = Archivo en el que se escribe la campaña, para campaign import; solo con una.
cli-campaign-simulate-force = Escribe aunque el archivo ya exista.

campaign-founded = Fundada: { $name } ({ $id }), con las reglas de { $edition }.
campaign-there-already = Ya estaba fundada: { $name } ({ $id }), con las reglas de { $edition }. No ha cambiado nada.
campaign-none-yet = Todavía no hay campañas.
campaign-listed = { $id } · { $name } · { $edition } · { $entries ->
    [one] { $entries } apunte
   *[other] { $entries } apuntes
  }, el último del { $day }
campaign-joined = Entra { $name } como { $member }.
campaign-joined-already = { $name } ya está dentro, como { $member }. No ha cambiado nada.
campaign-squad-fault = Aviso: { $fault }
campaign-squad-left = { $name } ({ $member }) deja la campaña.
campaign-left-already = { $name } ({ $member }) ya la había dejado. No ha cambiado nada.
campaign-why = Se habían visto { $met ->
    [one] una vez
   *[other] { $met } veces
  }. Azul: { $blue }; ámbar: { $amber }.
campaign-why-discoverer = { $name } es la primera que llega y tiene que jugar { $mission }.
campaign-why-extractor = { $name } se arriesga con { $mission }.
campaign-may-extract = { $name } podría arriesgarse con { $mission }: se dice antes, con pair --source { $member }.
campaign-played-already = La partida de { $fixture } ya estaba apuntada. No ha cambiado nada.
campaign-replay = Su registro queda guardado; para volver a verla: sacredwire campaign show --fixture { $fixture } --log { $fixture }.log y sacredwire replay { $fixture }.log
campaign-result-entered = Apuntado el resultado de { $fixture }, { $blue } contra { $amber }: { $winner ->
    [none] nadie gana
   *[other] gana { $winner }
  }. Faltan las dos pospartidas.
campaign-result-already = El resultado de { $fixture }, { $blue } contra { $amber }, ya estaba apuntado. No ha cambiado nada.
campaign-blank-written = El formulario en blanco queda en { $file }.
campaign-written = Escrito: { $file }
campaign-imported = Recibida: { $name } ({ $id }), con { $entries } apuntes.
campaign-imported-already = Ya se había recibido: { $name } ({ $id }), con { $entries } apuntes. No ha cambiado nada.
campaign-right-already = Ya estaba así. No ha cambiado nada.
campaign-open-again = Con ese dado lo que sigue cambia: la pospartida queda abierta con { $kept } respuestas. Sigue con: sacredwire campaign post { $fixture } { $member }

campaign-head = { $name } ({ $id }) · { $edition } · ronda { $round }
campaign-winner = Ha ganado la campaña { $name }{ $by ->
    [evidence] , con todos los tipos de Pruebas.
    [source] , con la Fuente.
   *[none] , por decisión del arbitraje.
  }
campaign-no-squads = Todavía no hay plantillas: sacredwire campaign join
campaign-standing = { $place }. { $name } ({ $member }): { $evidence }, { $leads }, { $subs }, { $merits } · { $won } ganadas, { $lost } perdidas, { $undecided } sin ganador · { $kills } bajas causadas, { $deaths } muertes{ $left ->
    [yes] {" "}· se retiró
   *[no] {""}
  }
campaign-to-play = Por jugar: { $fixture }, { $blue } contra { $amber }{ $mission ->
    [none] {""}
   *[other] {" "}({ $mission })
  }.
campaign-to-post = Pospartida pendiente: { $name }, con sacredwire campaign post { $fixture } { $member }
campaign-to-pair = Se puede emparejar la siguiente ronda: sacredwire campaign pair
campaign-ledger = El libro:
campaign-ledger-line = { $number }. [{ $time }] { $entry }

ledger-founded = Se funda { $name }, con las reglas de { $edition }.
ledger-joined = Entra { $name } ({ $member }).
ledger-left = { $name } deja la campaña{ $reason ->
    [none] .
   *[other] : { $reason }.
  }
ledger-rested = Ronda { $round }: { $name } descansa.
ledger-rested-absent = Ronda { $round }: { $name } no tiene quien juegue y descansa; todos vuelven.
ledger-paired = { $round ->
    [0] {""}
   *[other] Ronda { $round }:{" "}
  }{ $fixture }, { $blue } (azul) contra { $amber } (ámbar){ $mission ->
    [none] .
   *[other] , { $mission }.
  }
ledger-played = Se juega { $fixture }{ $mission ->
    [none] {""}
   *[other] , { $mission }
  }{ $where ->
    [table] {" "}en mesa
   *[program] {""}
  }: { $winner ->
    [none] nadie gana.
   *[other] gana { $winner }.
  }
ledger-settled = Pospartida de { $name } tras { $fixture }{ $came_to ->
    [none] .
   *[other] : { $came_to }.
  }
ledger-corrected = Corrección de { $path }: de { $before } a { $after }{ $by ->
    [none] {""}
   *[other] , por { $by }
  }. Motivo: { $reason }
ledger-undone = Se deshace el apunte { $entry }{ $by ->
    [none] {""}
   *[other] , por { $by }
  }. Motivo: { $reason }
ledger-evidence = Pruebas nuevas { $numbers }
ledger-subs = subs { $amount }
ledger-leads = Pistas { $amount }
ledger-merits = Méritos { $amount }
ledger-died = muere { $name }
ledger-won-evidence = tiene todas las Pruebas
ledger-won-source = ha extraído la Fuente

page-squad = { $name } ({ $member }): { $leads }, Pruebas { $numbers ->
    [none] ninguna
   *[other] { $numbers }
  }, { $rests ->
    [one] un descanso
   *[other] { $rests } descansos
  }
page-meetings = Encuentros:
page-meeting = { $fixture } contra { $opponent }{ $mission ->
    [none] {""}
   *[other] , { $mission }
  }: { $outcome ->
    [won] ganada
    [lost] perdida
    [undecided] sin ganador
   *[open] por jugar
  }, { $kills } bajas causadas y { $out } propias{ $gains ->
    [none] {""}
   *[other] {" "}· { $gains }
  }
page-models = Quienes han servido:
page-career = { $id } · { $name }, { $contract }, hueco { $slot }{ $since ->
    [none] {""}
   *[other] , desde { $since }
  }{ $end ->
    [none] {""}
    [died] {" "}· murió tras { $until } ({ $row })
    [dismissed] {" "}· despedido tras { $until }
   *[corrected] {" "}· fuera por decisión del arbitraje
  }{ $successor ->
    [none] {""}
   *[other] , le sigue { $successor }
  }
page-account = De dónde vino y adónde fue:
page-account-line = { "  " }- { $kind }: { $sums }
page-corrections = Correcciones:
page-model = De { $squad }, { $merits }{ $predecessor ->
    [none] .
   *[other] ; ocupa el lugar de { $predecessor }.
  }
page-appearance = { $fixture }: { $presence ->
    [out] Fuera de Combate
    [left] se fue
    [exited] salió por un borde de salida
   *[other] sobrevivió
  }{ $kills ->
    [none] {""}
   *[other] ; dejó fuera a { $kills }
  }; { $merits }{ $rows ->
    [none] {""}
   *[other] ; { $rows }
  }
page-killed-by = { "  " }- En { $fixture } lo dejó fuera { $name ->
    [none] alguien que no es de ninguna plantilla
   *[other] { $name }
  }.
page-fixture = { $fixture }: { $blue } (azul) contra { $amber } (ámbar){ $mission ->
    [none] {""}
   *[other] , { $mission }
  }{ $round ->
    [0] {""}
   *[other] {" "}· ronda { $round }
  }
page-side = { $name } ({ $seat }): { $survivors ->
    [one] 1 superviviente
   *[other] { $survivors } supervivientes
  }{ $fallen ->
    [none] .
   *[other] ; Fuera de Combate: { $fallen }.
  }
page-account-subs = subs
page-account-leads = Pistas
page-account-evidence = Pruebas
page-account-merits = Méritos
page-account-item = objetos
source-found = hallado
source-mission = misión
source-kill = bajas
source-exploration = exploración
source-glitch = lesión
source-purchase = compras
source-sale = ventas
source-recorded = registradas
source-duplicate = duplicadas
source-spent = gastadas
source-lost = perdido
source-used = usado
source-destroyed = destruido
source-taken = arrebatado
source-lost-with = perdido con su dueño

blank-title = { $fixture }: { $blue } (azul) contra { $amber } (ámbar){ $mission ->
    [none] {""}
   *[other] , { $mission }
  }
blank-ids = b1 es la primera miniatura azul, a1 la primera ámbar. Solo hace falta decir quién gana: lo que se borra vale lo habitual.
blank-winner = "blue" ({ $blue }), "amber" ({ $amber }) o "none"
blank-mission = identificador de la misión (sacredwire mission list)
blank-aggressor = blue o amber
blank-rounds = última ronda
blank-out = quién quedó Fuera de Combate y por quién: ["a2 by b1", "b3"]
blank-left = quién huyó o se fue: ["a5"]
blank-exited = quién salió por un borde de la misión: ["a1"]
blank-subs = subs ganados, premios de la misión incluidos
blank-leads = Pistas ganadas; si no se dice, la de vencer
blank-evidence = Pruebas halladas, sin registrar
blank-absent = { $id } ({ $name }) se pierde esta partida
blank-found = identificadores de lo que halló o cogió
blank-used = gastables y granadas que usó; lleva: { $items }
blank-merits = Méritos de la misión o hallados; los de las bajas se cuentan solos

check-total = Apunte { $entry }: a { $name } no le cuadra { $total }: tiene { $held } y el libro dice { $posted }.
check-post = { "  " }- Apunte { $number }: la pospartida no sale igual. { $entry }
check-match = { "  " }- Apunte { $number }: la partida no sale igual{ $reason ->
    [none] .
   *[other] . { $reason }
  }
check-good = { $name }: { $entries } apuntes, todo cuadra y todo sale igual.

league-seed = Semilla { $seed }: con las mismas opciones, las mismas campañas.
league-line = { $number }. Semilla { $seed }, { $matches ->
    [one] una partida
   *[other] { $matches } partidas
  }: { $by ->
    [evidence] gana { $name } con todas las Pruebas.
    [source] gana { $name } con la Fuente.
   *[none] sin ganador; la primera es { $name } ({ $evidence }).
  }
league-summary = { $won } de { $campaigns ->
    [one] 1 campaña acaba
   *[other] { $campaigns } campañas acaban
  } con ganador antes de { $most } partidas; { $matches } partidas en total.

post-taken-up = Seguimos donde se dejó: { $answers ->
    [one] una respuesta guardada
   *[other] { $answers } respuestas guardadas
  }{ $dropped ->
    [0] .
    [one] . Otra ya no encaja, porque algo se ha corregido desde entonces.
   *[other] . Otras { $dropped } ya no encajan, porque algo se ha corregido desde entonces.
  }
post-taken-back = Retirado: { $value }
post-waits = Falta por responder: { $question }
post-left = La pospartida queda a medias, con { $answers ->
    [one] una respuesta guardada
   *[other] { $answers } respuestas guardadas
  }. Sigue con: sacredwire campaign post { $fixture } { $member }
post-settled-already = La pospartida de { $name } tras { $fixture } ya está hecha. No ha cambiado nada.

wizard-about = { $who }: { $question }
wizard-option = { "  " }{ $number }. { $option }
wizard-answer = Número (< retira lo último, q lo deja para otro día):
wizard-answer-below = Número (0 vuelve atrás, < retira lo último, q lo deja para otro día):
wizard-no-option = «{ $value }» no es un número del 1 al { $most }.
wizard-pass = Nada más
wizard-buy = Comprar
wizard-sell = Vender
wizard-kind-weapons = Armas
wizard-kind-armor = Armaduras
wizard-kind-gear = Equipo
wizard-kind-consumables = Gastables
wizard-kind-grenades = Granadas
wizard-kind-cybernetics = Cibernética
wizard-priced = { $item } ({ $subs })
wizard-of = { $item } · { $who }
wizard-for = para { $who }
wizard-lockers = las Taquillas
wizard-array = { $array } ({ $dice })
wizard-strong = { $stat }, con el dado mejor
wizard-weak = { $stat }, con el dado peor
wizard-purse = En caja: { $subs }.
wizard-promotion-power = un Poder nuevo
wizard-name = Nombre (en blanco, lo dan los dados):
wizard-name-or-contract = Nombre (en blanco, el de su contrato):
wizard-no-name = «{ $value }» no puede ser un nombre: se esperaban de 1 a 60 letras que se vean, sin saltos de línea.
wizard-type-dice = { $purpose }: teclea las caras de { $dice }:
wizard-no-dice = «{ $value }» no son los dados: se esperaban { $dice }, con sus caras separadas por espacios.
wizard-refused = No se admite: { $reason }

error-campaign-no-name = Una campaña necesita un nombre.
error-campaign-name-taken = Ya hay una campaña «{ $value }», con la edición { $edition }.
error-campaign-none = Todavía no hay ninguna campaña. Se funda con: sacredwire campaign new NOMBRE
error-campaign-which = Hay varias campañas: di cuál. { $expected }
error-campaign-unknown = No hay ninguna campaña «{ $value }». Hay: { $expected }.
error-campaign-namesakes = Hay varias campañas «{ $value }»: dilo por su identificador. { $expected }
error-campaign-one-squad = Hace falta una plantilla: --squad ARCHIVO o --ready ID, y no las dos.
error-campaign-both-sides = Un encuentro necesita las dos plantillas: --blue y --amber.
error-campaign-log-squad = En { $file } la plantilla { $seat ->
    [blue] azul
   *[amber] ámbar
  } no es { $expected } tal como está ahora en la campaña. Su archivo: campaign export --squad { $expected }.
error-campaign-form-or-blank = Hace falta el formulario relleno o --blank, y no los dos.
error-campaign-form-faults = El formulario { $file } no se puede apuntar: { $faults ->
    [one] tiene una falta
   *[other] tiene { $faults } faltas
  }.
error-campaign-one-page = Solo se muestra una cosa cada vez, no { $value }.
error-campaign-log-of-what = --log necesita saber de qué encuentro: --fixture m1.
error-campaign-no-log = De { $value } no hay registro: se jugó en mesa, o aún no se ha jugado.
error-campaign-one-fix = --un-kill y --die corrigen cosas distintas: una cada vez.
error-campaign-no-value = Falta el valor nuevo de { $value }.
error-campaign-value-too-many = { $value } con --un-kill no lleva valor.
error-campaign-undo-what = Hace falta decir qué se deshace: el número del apunte o --post MIEMBRO, y no los dos.
error-campaign-one-file = --out guarda una sola campaña, y --campaigns dice { $value }.
error-campaign-one-player = Decide un bot o un archivo, no los dos: --bot o --inputs.
error-campaign-nobody-types = Con --inputs o --json no se pregunta a nadie: --typed no tiene sentido.
error-campaign-script-no-text = { $file } no es un archivo de texto UTF-8.
error-campaign-script-line = La línea { $line }, «{ $value }», no responde a lo que se pregunta ({ $prompt }).
error-campaign-script-differs = La línea { $line }, «{ $value }», no es lo que se respondió entonces: «{ $expected }».
error-campaign-nothing-to-take-back = No hay ninguna decisión de { $value } que retirar: después de la última ya han caído dados.
error-campaign-no-die = La entrada { $value } no son dados. Lo son: { $expected }.
error-campaign-not-last-post = La última pospartida de { $value } no es la de { $fixture }.
