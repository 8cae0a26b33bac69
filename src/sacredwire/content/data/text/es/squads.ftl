# Plantillas: la orden `squad`, las faltas de una plantilla, lo que cuenta una importación y los errores de sus archivos.

cli-squad-new = Hace una plantilla: una de las preparadas o una legal al azar. Sin --out la escribe en la salida.
cli-squad-new-ready = Una de las plantillas preparadas, por su identificador.
cli-squad-new-seed = Número que decide la plantilla al azar; el mismo da siempre la misma.
cli-squad-new-edition = Edición para la que es; si falta, sacredwire-0.9.
cli-squad-new-name = Nombre de la plantilla.
cli-squad-new-out-file = Archivo en el que se escribe.
cli-squad-new-force = Escribe aunque el archivo ya exista.
cli-squad-new-ready-list = Muestra las plantillas preparadas de la edición.
cli-squad-check = Comprueba plantillas y dice todas sus faltas a la vez. Sirven nuestros archivos y los del Creador de Plantillas.
cli-squad-check-files = Archivos de plantilla.
cli-squad-import = Lee plantillas del Creador de Plantillas del autor (exportadas o del almacén del navegador), legales o no.
cli-squad-import-file = Archivo exportado, o volcado del almacén del navegador.
cli-squad-import-out-file = Archivo nuestro en el que se escribe la plantilla.
cli-squad-import-index = Cuál de las plantillas del archivo, desde 1.
cli-squad-import-edition = Edición con la que se jugará; si falta, la del propio Creador: hardwired-0.7.
cli-squad-import-force = Escribe aunque el archivo ya exista.
cli-squad-export = Escribe una plantilla para otro programa, en el idioma de --lang.
cli-squad-export-file = Archivo de plantilla.
cli-squad-export-file-format = Para qué programa: builder, el Creador de Plantillas del autor.
cli-squad-export-out-file = Archivo en el que se escribe; si falta, la salida.
cli-squad-export-index = Cuál de las plantillas del archivo, desde 1.
cli-squad-export-force = Escribe aunque el archivo ya exista.

squad-heading = { $name } · { $edition } · { $spent } subs gastados, { $left } por gastar
squad-unnamed = (sin nombre)
squad-model = { $place }. { $name }, { $contract } · Combate { $combat }, Defensa { $defense }, Astucia { $wits } · Salud { $health } · Mov { $move }
squad-open-slot = { $place }. (hueco libre)
squad-locker = Taquillas: { $items }
squad-used = { $item } (gastado)
squad-ready = { $id } · { $name } · { $contracts }
squad-index = Plantilla { $index } de { $total } ({ $where })
squad-written = Escrito: { $file }
squad-legal = Legal.
squad-faults = { $number ->
    [one] Una falta:
   *[other] { $number } faltas:
  }
squad-warnings = Avisos:
squad-notices = De la importación:
squad-differences = El Creador de Plantillas muestra otra cosa:
squad-difference = { $stat } { $shown } en el Creador, { $rule } según las reglas. { $reasons }
squad-stat-combat = Combate
squad-stat-defense = Defensa
squad-stat-wits = Astucia
squad-stat-max-health = Salud máxima
squad-stat-health = Salud
squad-stat-move = Mov
squad-what-subs = subs
squad-what-leads = Pistas
squad-what-merits = Méritos
squad-what-promotions = Ascensos
squad-what-wounds = Salud perdida

fault-five-models = { $found ->
    [0] No hay ninguna miniatura con contrato; una plantilla tiene { $needed }.
    [one] Hay una sola miniatura con contrato; una plantilla tiene { $needed }.
   *[other] Hay { $found } miniaturas con contrato; una plantilla tiene { $needed }.
  }
fault-no-boss = Falta el Jefe.
fault-many-bosses = Hay { $found } Jefes; una plantilla tiene uno.
fault-contract-limit = { $contract } aparece { $found } veces; el límite es { $limit }.
fault-negative = { $what } no puede ser un número negativo: { $found }.
fault-over-budget = Ha gastado { $spent } subs de { $budget }: sobran { $over }.
fault-too-many-subs = Dice que le quedan { $subs } subs; de { $budget } solo pueden quedarle { $left }.
fault-unknown-evidence = No existe la Prueba { $number }: van del 1 al { $highest }.
fault-repeated-evidence = La Prueba { $number } está anotada más de una vez.
fault-no-name = Falta el nombre.
fault-long-name = El nombre tiene { $found } letras; caben { $limit }.
fault-unseen-letter = El nombre lleva una letra que no se ve o que da la vuelta al texto: { $letter }.
fault-slot-without-contract = Hay equipo en un hueco sin contrato.
fault-unknown-contract = Nadie conoce el contrato «{ $contract }».
fault-base = Una peana de { $found } mm: valen de { $low } a { $high } mm.
fault-unknown-array = Nadie conoce el reparto de dados «{ $array }».
fault-dice-unassigned = { $array }: falta decir a qué atributo va el dado mayor y a cuál el menor.
fault-no-boss-bonus = { $contract }: falta elegir el atributo que sube +1 ND.
fault-boss-bonus = { $contract } no sube ningún atributo, y sube { $stat }.
fault-unknown-item = Nadie conoce el objeto «{ $item }».
fault-used = { $item } no se gasta, y está gastado.
fault-melted = { $item } no puede estar fundida { $found } niveles.
fault-free = { $item } figura como gratis; una plantilla nueva lo paga todo.
fault-one-armor = Lleva dos armaduras: { $first } y { $second }.
fault-weapon-access = { $contract } no puede llevar { $item }: armas permitidas, { $kind }.
fault-armor-limit = { $contract } no puede llevar { $item }: su armadura máxima es { $tier }.
fault-unknown-power = Nadie conoce el poder «{ $power }».
fault-repeated-power = { $power } está anotado dos veces.
fault-power-without-cast = { $contract } no puede Canalizar, y tiene { $power }.
fault-no-power = { $contract }: falta elegir su poder inicial.
fault-many-powers = Conoce { $found } poderes; le corresponden { $limit }.
fault-cybernetic-outside-campaign = { $item } es cibernética: solo se consigue en una campaña.
fault-cybernetic-without-penalty = { $item } no repara ninguna penalización de la ficha.
fault-repair-without-cybernetic = Hay una penalización reparada ({ $stat }) sin cibernética que la repare.
fault-raise-without-promotion = Ha mejorado ({ $stat }) sin Méritos ni Ascensos.
fault-repaired-raise = Una mejora ({ $stat }) figura como reparada.
fault-succession-of-boss = El Jefe no puede sucederse a sí mismo.
fault-succession-unchosen = Es el Jefe por sucesión y no ha elegido entre armas y armadura.
fault-no-health = Su Salud máxima es 0: deja la plantilla.
fault-mortal-wounds = Ha perdido { $wounds } puntos de Salud y tiene { $health }.

warning-price = { $item } se pagó a { $paid } subs; en esta edición cuesta { $cost }. El precio pagado se respeta.

notice-unknown-item = «{ $found }» no está en nuestras tablas. Se conserva para la exportación.
notice-price = { $item } se pagó a { $paid } subs; en esta edición cuesta { $cost }. El precio pagado se respeta.
notice-text = { $item } trae otro efecto, de otras reglas: { $text }. Aquí se juega con el de la edición.
notice-damage = { $item } trae otro daño ({ $found }); en esta edición hace { $table }.
notice-unknown-modifier = El modificador «{ $found }» no tiene sitio en nuestra ficha. Se conserva para la exportación.
notice-unknown-power = El poder «{ $found }» no está en nuestras tablas. Se conserva para la exportación.
notice-health = { $contract } trae { $found } de Salud; en esta edición tiene { $table }.
notice-move = { $contract } trae { $found }" de Mov; en esta edición tiene { $table }".
notice-subs = Los subs no son un número entero: { $found }. Se cuentan como 0.
notice-negative = { $what } es un número negativo: { $found }. Se cuenta como 0.
notice-unknown-contract = Nadie conoce el contrato «{ $found }»: el hueco queda libre.
notice-unknown-array = Nadie conoce el reparto de dados «{ $found }»: se toma Operario.
notice-unknown-field = El campo «{ $field }» no tiene sitio en nuestra ficha. Se conserva para la exportación.
notice-out-of-action = Está Fuera de Combate en el Creador; eso no tiene sitio en nuestra ficha. Se conserva para la exportación.
notice-unusable-part = Lo que añadimos al exportarla ya no se puede leer; vale lo que dice el Creador.

difference-old-profile = El archivo es de una versión con otros valores para ese contrato.
difference-brute-armor = El Creador le resta la armadura, y su contrato no la sufre (C2.4).
difference-heavy-armor = En esta edición toda armadura pesada resta Mov (R-11).
difference-move-floor = El Mov nunca baja de 0" (R-54).
difference-spanish-organs = El Creador en español no cuenta los Órganos (A.cybernetics).
difference-above-maximum = El Creador deja más Salud que la máxima.
difference-clamped-once = Cada cambio permanente se queda entre 2d4 y 2d12 por separado, y la cibernética solo anula (R-53, R-100).
difference-unexplained = No sabemos por qué.

error-json-too-large = { $file } es demasiado grande: se leen { $limit } kB como mucho.
error-json-not-text = { $file } no es un texto en UTF-8: el byte { $byte } no encaja.
error-json-too-deep = { $file } anida más de { $limit } niveles.
error-json-no-number = En { $file }, { $field } no es un número: { $value }.
error-json-repeated = { $file } nombra dos veces el mismo campo: { $field }.
error-json-broken = { $file } no es JSON: falla en la línea { $line }, columna { $column }.
error-json-half-character = { $file } tiene media letra en { $field }.
error-json-huge-number = { $file } tiene un número desmedido en { $field }.
error-json-missing = En { $file } falta el campo { $field }.
error-json-unknown = En { $file } sobra el campo { $field }.
error-json-value = En { $file }, { $field } no admite el valor { $found }. Valores posibles: { $expected }.
error-json-type = En { $file }, { $field } debería ser { $kind ->
    [int] un número entero
    [float] un número
    [str] un texto
    [int-or-str] un número entero o un texto
    [bool] true o false
    [array] una lista
    [object] un objeto con campos
   *[other] { $expected }
  }{ $or_null ->
    [yes] {" "}o null
   *[no] {""}
  } y es { $found ->
    [int] un número entero
    [float] un número con decimales
    [str] un texto
    [bool] true o false
    [array] una lista
    [object] un objeto con campos
   *[other] { $found }
  }.
error-squad-builder = { $file } viene del Creador de Plantillas: usa squad import.
error-squad-no-schema = { $file } no dice qué versión de plantilla es: falta el campo schema.
error-squad-later = { $file } es de una versión posterior ({ $found }); conocemos hasta la { $known }.
error-squad-schema = { $file } es de la versión { $found }, que no existe; la nuestra es la { $known }.
error-squad-models = { $file } trae { $found } miniaturas; se leen { $limit } como mucho.
error-squad-negative = En { $file }, { $field } no puede ser negativo: { $found }.
error-squad-unknown = En { $file }, nadie conoce «{ $found }» ({ $field }). Se parecen: { $near }.
error-squad-not-ready = Ninguna plantilla preparada se llama «{ $found }». Las hay: { $known }.
error-squad-several = { $file } trae { $found } plantillas: elige una con --index ({ $names }).
error-squad-index = { $file } no tiene plantilla { $index }: trae { $found }.
error-foreign-nothing = { $file } no trae ninguna plantilla.
error-foreign-form = { $file } no es una plantilla ni un almacén del Creador de Plantillas ({ $field }).

rule-R-121 = Un cibernético que no repara ninguna penalización anotada es una falta de la plantilla, pero está ahí: hace lo que dice su fila hasta que se quita.
    .title = Cibernética sin nada que reparar
rule-R-122 = Quien lleva dos armaduras comete una falta; mientras tanto solo cuenta la primera.
    .title = Dos armaduras
