edition-house-rules = Reglas de la casa
mission-cold-store = Cámara frigorífica
marker-crate = la caja
marker-crate-numbered = la caja { $number }
rule-M-cold-store = El Defensor pone dos cajas, a 8" o más entre sí y a 4" o más de los bordes. Se recogen con Interactuar a 1" o menos y no pesan: quien lleva una se mueve entero y puede Destrabarse. Al final de cada ronda anota 1 punto quien tenga más miniaturas a 3" o menos de las cajas que siguen en el suelo, salvo que haya allí un hostil. Gana quien tenga más puntos; si empatan, quien haya recogido más veces una caja, luego quien lleve más y luego quien conserve más miniaturas. El ganador recibe 1 Pista. Recibe 1 Prueba con 3 puntos de ventaja o más. Las miniaturas del ganador que lleven una caja ganan 1 Mérito. El perdedor recibe 1 Pista si recogió alguna.
    .title = Cámara frigorífica
