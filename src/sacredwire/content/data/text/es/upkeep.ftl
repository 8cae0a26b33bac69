# La segunda mitad de la pospartida: comprar y vender, despedir, reclutar, repartir, curar y evaluar.

prompt-trade = ¿Qué compras o vendes?
prompt-dismiss = ¿A quién despides?
prompt-recruit = ¿A quién reclutas para este hueco?
prompt-starting-power = ¿Con qué Poder empieza?
prompt-hand-out = ¿Qué objeto cambia de manos?

story-bought = { $seat } compra { $item } por { $subs } subs; le quedan { $total }.
story-sold = { $who ->
    [none] De las Taquillas se vende { $item }
   *[model] De { $who } se vende { $item }
 } por { $subs } subs; ahora hay { $total }.
story-dismissed = { $name } queda fuera de la plantilla; su equipo va a las Taquillas.
story-recruited = { $name } entra en la plantilla con contrato de { $contract }.
story-power-started = { $who } empieza con { $power }.
story-handed = { $who ->
    [none] { $target } saca { $item } de las Taquillas.
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
