# Partidas, repeticiones y escenas en la línea de órdenes.

cli-match-blue = Archivo con la plantilla azul, nuestra o del Creador de Plantillas; sin él, una de las preparadas.
cli-match-amber = Archivo con la plantilla ámbar; sin él, otra de las preparadas.
cli-match-mission = Misión que se juega.
cli-match-scenario = Misión generada: un enlace del generador del autor (entre comillas en una terminal), un archivo de mission roll, una semilla o el identificador de una misión, cuyas tablas se tiran.
cli-match-edition = Edición de las reglas; sin ella, la de la plantilla azul.
cli-match-seed = Semilla: con la misma semilla sale la misma partida.
cli-match-board = Tablero: un archivo o uno de los nuestros; sin él, uno generado con la semilla.
cli-match-blue-bot = Quién decide por el azul.
cli-match-amber-bot = Quién decide por el ámbar.
cli-match-log = Archivo en el que se guarda el registro de la partida.
cli-match-force = Escribe aunque el archivo ya exista.
cli-match-quiet = Contar solo cómo acaba.

cli-replay-log = Registro de una partida.
cli-replay-unfinished = Aceptar también una partida sin terminar.
cli-replay-scene = En vez de contarla, escribir como escena el momento que sigue a su entrada N (0 es el principio).
cli-replay-quiet = Contar solo cómo acaba.

cli-scene-file = Archivo de la escena.
cli-scene-edition = Jugarla solo con las reglas de esta edición.

match-head = { $mission } en { $board }, con las reglas de { $edition }
match-seed = Semilla { $seed }: con las mismas opciones, la misma partida.
match-logged = El registro queda en { $file }.
match-illegal-squad = Aviso: la plantilla de { $file } no cumple las reglas ({ $faults ->
    [one] una falta
   *[other] { $faults } faltas
  }); se juega tal como está. Cuáles son lo dice sacredwire squad check.

account-squad = { $seat }: { $models }
account-roles = { $first } es el { $role } y { $second }, el { $other }.
account-row = { $table }: { $row }.
account-board = { $who } está en { $place } con { $health } de { $most } de Salud{ $conditions ->
    [none] .
   *[other] {" "}({ $conditions }).
  }
account-out = { $who } está Fuera de Combate.
account-left = { $who } abandonó el tablero.
account-exited = { $who } salió por un borde de salida.
account-removed = { $who } dejó la mesa.
account-result = { $winner ->
    [none] Nadie gana en la ronda { $round }: { $by }.
   *[other] Gana { $winner } en la ronda { $round }: { $by }.
  }
account-unfinished = La partida no ha terminado.
account-seat = { $seat }: { $survivors ->
    [one] 1 superviviente
   *[other] { $survivors } supervivientes
  }, { $subs }, { $leads }, { $evidence }
account-loses-evidence = { $seat } pierde además { $evidence } de lo que ya tenía.
account-loses-leads = { $seat } pierde todas sus Pistas, también las de esta partida.
account-campaign = { $seat } gana la campaña.

scene-refused = Se rechaza, como debe ser ({ $code }).
scene-fault = No sale lo esperado en { $field }: se esperaba { $expected } y es { $got }.
scene-line-refused = { $field }: «{ $line }» no se admite. { $reason }
scene-not-refused = { $field }: «{ $line }» debía rechazarse ({ $wanted }) y { $got ->
    [none] se admite
   *[other] se rechaza por otro motivo ({ $got })
  }.
scene-dice-refused = dice: «{ $line }» no se admite. { $reason }
scene-dice-left = Sobran dados: { $dice }.
scene-waits-roll = Ahora tienen que caer dados: { $line }
scene-waits-draw = Ahora tiene que salir una ficha de la bolsa: { $bag }.
scene-waits-decide = { $seat } decide. { $prompt } Puede ser:
scene-as-expected = Todo sale como se esperaba.
scene-nothing-expected = La escena no dice qué debe salir.

error-match-mission = No hay ninguna misión «{ $value }». Las que se pueden jugar: { $expected }.
error-match-empty-squad = La plantilla de { $file } no tiene a nadie que juegue.
error-match-short-squad = { $file }, { $field }: la plantilla tiene { $found ->
        [one] una miniatura
       *[other] { $found } miniaturas
    } y una partida se juega con { $expected }. Las que se la pierden siguen en la plantilla, marcadas como ausentes.
error-match-endless = La partida no termina: lleva { $inputs } entradas.

error-log-empty = El registro está vacío.
error-log-not-a-log = No es el registro de una partida.
error-log-later = El registro es de una versión posterior ({ $field } { $value }; la nuestra es { $expected }).
error-log-cut = El registro está cortado en la línea { $line }.
error-log-edited = La línea { $line } del registro no es la que se escribió.
error-log-line = La línea { $line } del registro no se entiende.
error-log-after-end = El registro sigue en la línea { $line } después de su final.
error-log-unfinished = La partida del registro no ha terminado ({ $inputs } entradas); --unfinished la acepta.
error-log-edition = El registro es de la edición «{ $value }», que no existe. Las que hay: { $expected }.
error-log-other-rules = Las cifras de la edición { $edition } han cambiado desde que se jugó la partida.
error-log-illegal = La línea { $line } del registro, «{ $value }», no es legal ahí ({ $reason }).
error-log-diverged = La partida no acaba como dice el registro.
error-log-no-such-input = El registro no tiene una entrada { $value }: la última es la { $expected }.
error-log-mission = El registro es de la misión «{ $value }», que no se puede jugar. Las que hay: { $expected }.
