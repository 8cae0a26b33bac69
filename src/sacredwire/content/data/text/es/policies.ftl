# Las políticas en que difieren las ediciones: policy-<interruptor>, con su valor en $value.

policy-aim = { $value ->
    [target-defense] Apuntar quita un Nivel de Dado a la Defensa del objetivo contra el siguiente disparo.
   *[aimer-combat] Apuntar suma un Nivel de Dado al Combate del tirador en su siguiente disparo.
  }
policy-aim-lost = { $value ->
    [hit] Lo apuntado se pierde al recibir un impacto.
   *[damage] Lo apuntado se pierde al sufrir daño.
  }
policy-reroll-blessing = { $value ->
    [after-roll] Repetición puede declararse después de ver la tirada.
   *[before-roll] Repetición se declara antes de tirar.
  }
policy-focus = { $value ->
    [extra-activations] Las fichas de Foco dan activaciones de más.
   *[own-tokens] Nadie se activa dos veces en una ronda: las fichas de Foco son las de la propia miniatura.
  }
policy-fall = { $value ->
    [floor-total] Una caída de más de 3" hace un d6 por cada 3" enteras.
   *[ceil-excess] Una caída hace un d6 por cada 3", o parte de ellas, por encima de las primeras 3".
  }
policy-climb-must-finish = { $value ->
    [true] Una escalada ha de acabarse con el Movimiento que queda; si no, no se empieza.
   *[false] Una escalada puede interrumpirse a media pared.
  }
policy-knockback = { $value ->
    [may] El atacante decide si empuja.
   *[always] El empujón ocurre siempre.
  }
policy-riposte-loss = { $value ->
    [plain] Contraatacar y perder cuesta el daño normal.
   *[double-dice] Contraatacar y perder cuesta el doble de dados de daño.
  }
policy-ran-target = { $value ->
    [0] Haber usado Moverse de Nuevo no estorba a quien dispara.
   *[other] Disparar a quien ha usado Moverse de Nuevo en esta ronda: { $value } Nivel de Dado.
  }
policy-engaged-may-shoot = { $value ->
    [true] Trabado se puede disparar.
   *[false] Trabado no se puede disparar.
  }
policy-grenade-at-feet = La granada cae a los pies de quien la lanza si el 2d6 saca { $value } veces su total o más.
policy-critical-damage = { $value ->
    [before-armor] El daño adicional del Crítico se suma antes de restar la armadura.
   *[after-armor] El daño del Crítico llega después y no hace caso de la armadura.
  }
policy-heavy-armor-move = { $value ->
    [0] La armadura pesada solo quita el Movimiento que dice su fila.
   *[other] Toda armadura pesada cambia el Movimiento en { $inches }, si su fila no quita más.
  }
policy-morale-help = { $value ->
    [0] Nadie ayuda en la prueba de Moral.
   *[other] Un aliado a { $inches } o menos suma un Nivel de Dado a la prueba de Moral.
  }
policy-enemies = { $value ->
    [sides] Son enemigos las dos plantillas, los hostiles y los Compañeros hostiles.
   *[factions] Es enemigo toda miniatura de otra facción.
  }
policy-loot-markers = Marcadores de Botín en la mesa: { $value }.
policy-coworkers = Compañeros en la mesa: { $value }.
