# La segunda mitad de la pospartida: comprar y vender, despedir, reclutar, repartir, curar y evaluar.

prompt-trade = ¿Qué compras o vendes?
prompt-dismiss = ¿A quién despides?
prompt-recruit = ¿A quién reclutas para este hueco?
prompt-starting-power = ¿Con qué Poder empieza?
prompt-hand-out = ¿Qué objeto cambia de manos?

story-bought = { $seat } compra { $item } por { $subs }; le quedan { $total } subs.
story-sold = { $who ->
    [none] Se vende { $item } de las Taquillas
   *[model] { $who } entrega { $item } para venderlo
 } por { $subs }: hay { $total } subs.
story-dismissed = { $name } queda fuera de la plantilla; su equipo va a las Taquillas.
story-recruited = { $name } entra en la plantilla con contrato de { $contract }.
story-power-started = { $who } empieza con { $power }.
story-handed = { $who ->
    [none] { $item } sale de las Taquillas: lo lleva { $target }.
   *[model] { $target ->
        [none] { $who } guarda { $item } en las Taquillas.
       *[model] { $who } da { $item } a { $target }.
    }
 }
story-fitted = { $who } lleva { $item } en el cuerpo.
story-recovered = { $seat } recupera toda la Salud.
story-reviewed = { $who } paga haberse ido: empezará la próxima partida con { $amount } de Salud menos.

purpose-name = Nombre
purpose-review = Evaluación de Rendimiento
