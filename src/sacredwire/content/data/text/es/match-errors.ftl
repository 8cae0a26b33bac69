# Líneas, escenas y registros que no sirven.

error-notation-missing = Falta algo en la palabra { $position }: por ejemplo, «{ $expected }».
error-notation-verb = Ninguna entrada empieza por «{ $value }». Las entradas empiezan por: { $expected }.
error-notation-word = La palabra { $position }, «{ $value }», no es un nombre: se esperaba algo como «{ $expected }».
error-notation-place = La palabra { $position }, «{ $value }», no es un lugar: se esperaba algo como «{ $expected }».
error-notation-number = La palabra { $position }, «{ $value }», no es un número entero de { $expected }.
error-notation-seat = La palabra { $position }, «{ $value }», no es un bando: { $expected }.
error-notation-edge = La palabra { $position }, «{ $value }», no es un borde: { $expected }.
error-notation-extra = A partir de la palabra { $position }, «{ $value }», la línea dice demasiado.
error-notation-unwritable = «{ $value }» contiene algo que ninguna línea puede decir.

error-content-scene-line = { $place }: «{ $got }» no es una entrada. Ahí se esperaba: { $expected }.
error-content-scene-no-room = { $place }: { $got } no cabe ahí, o no hay nada que lo sostenga.
error-content-scene-overlap = { $place }: { $got } está donde ya está { $expected }.

error-state-broken = Esto no es un estado de una partida ({ $reason }).
