# El final de partida contado paso a paso: story-<suceso>.

story-post-game = { $seat } vuelve a casa: empieza el final de partida.
story-brought = { $amount ->
    [lost] { $seat } pierde { $things }.
   *[gained] { $seat } trae { $things }.
  }
story-thing = { $who ->
    [none] Para las Taquillas: { $item } ({ $how }).
   *[other] { $who }: { $item } ({ $how }).
  }
how-found = hallazgo
how-taken = recogida en la mesa
how-lost = perdida
how-used = gastada
how-destroyed = destruida
how-lost-with = se va con su cuerpo
story-evidence-lost = { $seat } pierde una Prueba: { $row }.
story-leads-lost = { $seat } se queda sin sus Pistas: { $leads }.
story-leads-spent = Pistas que gasta { $seat }: { $leads }.
story-recorded = { $seat } registra una Prueba nueva: { $row }.
story-duplicate = { $seat } ya tenía { $row }: se queda con 1 Pista.
story-evidence-complete = ¡{ $seat } tiene todas las Pruebas y gana la campaña!
story-merits-logged = { $who } anota { $things }.
story-explored = Exploración de { $seat }: { $total } en total, { $row } (+{ $subs } subs).
story-injury-worse = El Crítico empeora la Lesión de { $who }: { $signed }.
story-injured = Lesión de { $who }: { $row }.
story-died = { $who } ha muerto.
story-succeeds = { $who } asciende a Jefe.
story-succession-picked = Con el cargo, { $who } obtiene { $how }.
how-weapons = armas cuerpo a cuerpo y a distancia
how-armor = una categoría más de armadura
story-promoted = Promoción de { $who }: { $row }.
story-promotion-void = La Promoción no deja a { $who } nada que elegir.
story-power-learned = { $who } aprende { $power }.
story-rolled-evidence = Tirada para registrar una Prueba: { $dice }.
story-rolled-evidence-lost = Tirada para la Prueba perdida: { $dice }.
story-rolled-injury = Tirada de Lesión de { $who }: { $dice }.
story-rolled-promotion = Tirada de Promoción de { $who }: { $dice }.

purpose-evidence = Registrar una Prueba
purpose-evidence-lost = Prueba perdida
purpose-exploration = Exploración
purpose-injury = Lesión
purpose-promotion = Promoción

# Preguntas del final de partida.
prompt-spend-leads = ¿Cuántas Pistas gastas en repetir duplicados de esta Prueba?
prompt-successor = ¿Qué Recurso asciende a Jefe?
prompt-succession = ¿Qué obtiene con el cargo?
prompt-promotion = ¿Qué mejora, o qué empeora?
prompt-promotion-power = ¿Qué poder aprende?
