# Campañas: lo que su libro, sus formularios y sus archivos pueden rechazar.

error-campaign-entry-broken = Esto no es un apunte del libro de una campaña ({ $reason }).
error-campaign-entry-unfit = El apunte { $entry } del libro de la campaña ({ $entry_kind ->
    [founded] la fundación
    [joined] una plantilla que entra
    [left] una plantilla que se va
    [paired] un emparejamiento
    [rested] un descanso
    [played] una partida
    [settled] una pospartida
    [corrected] una corrección
   *[undone] algo deshecho
 }) no encaja con los anteriores ({ $reason }).
error-campaign-unfounded = El libro de una campaña empieza por su fundación, y aquí falta.
error-campaign-founded-twice = La campaña ya está fundada.
error-campaign-no-such = { $what ->
    [member] No hay ninguna plantilla
    [fixture] No hay ningún encuentro
    [model] No hay ninguna miniatura
   *[other] No hay ninguna partida
 } «{ $value }» en la campaña. Hay: { $expected }.
error-campaign-id = El identificador «{ $value }» no sirve: toca { $expected }.
error-campaign-has-won = La plantilla «{ $value }» ya tiene los { $expected } tipos de Pruebas: su campaña está ganada.
error-campaign-squad = La plantilla no puede jugar la campaña: en { $field } hay { $value } y se esperaba { $expected }.
error-campaign-left = La plantilla { $value } dejó la campaña.
error-campaign-busy = La plantilla { $value } tiene pendiente el encuentro { $fixture }.
error-campaign-over = La campaña ha terminado: ha ganado { $winner }.
error-campaign-alone = La plantilla { $value } no puede enfrentarse a sí misma.
error-campaign-nobody-plays = La plantilla { $value } no tiene a nadie que pueda jugar: descansa esta ronda.
error-campaign-plays = La plantilla { $value } tiene quien juegue: no descansa por falta de gente.
error-campaign-must-play = La próxima partida de { $value } es { $mission }, y la lleva ella.
error-campaign-no-finale = «{ $value }» no es una misión que se juegue por las Pruebas. Las hay: { $expected }.
error-campaign-lead = La misión no la puede llevar «{ $value }»: tiene que ser { $expected }.
error-campaign-not-discoverer = { $value } no puede llevar { $mission }: la juega una sola vez la primera plantilla que llega.
error-campaign-too-little = { $value } no puede jugar { $mission }: hacen falta { $expected } Pruebas.
error-campaign-stage = El encuentro { $value } está { $stage ->
    [paired] sin jugar
    [played] jugado y con una pospartida hecha o pendiente
   *[settled] cerrado del todo
 }: eso ya no se puede, o todavía no.
error-campaign-mission = En este encuentro no se juega «{ $value }». Se esperaba: { $expected }.
error-campaign-aggressor = El lado que lleva la misión es { $expected }, no { $value }.
error-campaign-not-to-settle = La plantilla { $value } no tiene pospartida pendiente del encuentro { $fixture }.
error-campaign-result = El resultado no puede ser: en { $field } hay «{ $value }» y se esperaba «{ $expected }».
error-campaign-no-reason = Una corrección de { $value } necesita un motivo.
error-campaign-stale = En { $value } hay { $found }, no { $expected }: alguien lo ha cambiado entretanto.
error-campaign-path = Nada se puede corregir en «{ $value }». Ahí puede ir: { $expected }.
error-campaign-not-out = La miniatura { $value } no quedó Fuera de Combate en { $fixture }.
error-campaign-alive = La miniatura { $value } sigue en su plantilla.
error-campaign-dead = La miniatura { $value } ya no está en su plantilla.
error-campaign-alive-path = { $value }: quién ocupa una plaza se corrige en models.<miniatura>.alive.
error-campaign-no-entry = No hay un apunte { $value } que deshacer, o ya está deshecho; hay { $expected }.
error-campaign-not-undone = El apunte { $value } es la fundación, y no se deshace.
error-campaign-built-on = El apunte { $value } no se puede deshacer: después viene el { $entry } ({ $entry_kind ->
    [joined] una plantilla que entra
    [left] una plantilla que se va
    [paired] un emparejamiento
    [rested] un descanso
    [played] una partida
    [settled] una pospartida
   *[corrected] una corrección
 }), que cuenta con él. Deshaz ese antes.
error-campaign-nobody-free = No hay con quién emparejar: { $free ->
    [0] ninguna plantilla está libre
    [one] una sola plantilla está libre
   *[other] de { $free } plantillas libres, ninguna pareja puede jugar
 }.
error-campaign-file-no-schema = { $file } no es el archivo de una campaña, o no dice de qué versión es.
error-campaign-file-schema = { $file } es de la versión { $found }; conocemos la { $known }.
error-campaign-edition = La campaña se juega con la edición { $expected }, no con { $value }.
error-campaign-numbers = Los números de la edición han cambiado desde que se fundó la campaña ({ $expected }, ahora { $value }): se puede leer, no jugar.
error-campaign-line = La línea { $line }, «{ $value }», no encaja en la pospartida ({ $reason }).
error-campaign-unfinished = La pospartida de { $value } no está acabada: tiene { $inputs } entradas y falta algo.
error-campaign-none-settled = La plantilla { $value } no tiene ninguna pospartida que repetir.
error-campaign-totals = Las cuentas de { $value } no cuadran: de { $total } hay { $found } y el libro dice { $expected }.
error-form-unknown = En { $file } no existe el campo { $field }. Existen: { $expected }.
error-form-mission = { $field }: no se jugó «{ $value }». Puede ser: { $expected }.
error-form-number = { $field }: no puede ser { $value }; se esperaba { $expected }.
error-form-fell = { $field }: «{ $value }» no se entiende; se escribe como «{ $expected }».
error-form-twice = { $field }: { $value } ya figura como { $expected ->
    [out] Fuera de Combate
    [left] huido
   *[exited] salido por una salida de la misión
 }.
error-form-absent = { $field }: { $value } se perdió esta partida. Jugaron: { $expected }.
error-form-nobody = { $field }: en esta partida no jugó «{ $value }». Jugaron: { $expected }.
error-form-campaign = { $field }: solo gana la campaña quien extrae la Fuente y vence.
error-form-source = { $field }: quien no logra extraer la Fuente pierde un { $expected } de Pruebas; falta cuántas.
error-form-not-had = { $field }: no tenía «{ $value }». Podía ser: { $expected }.
error-form-lasting = { $field }: «{ $value }» no es un cambio permanente; se escribe como «{ $expected }».
error-form-item = { $field }: no existe el objeto «{ $value }». Parecidos: { $expected }.
