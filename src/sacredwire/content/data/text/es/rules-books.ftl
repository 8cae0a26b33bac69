# Nuestra redacción de los otros cuadernillos: A Requisiciones, I Recursos Inhumanos, K Campaña, M Misiones.

rule-A = Las tablas de lo que se compra y de lo que se rompe.
    .title = Requisiciones

rule-A-melee = Las armas cuerpo a cuerpo golpean a 1" o menos, salvo que su regla especial diga otra cosa, y sirven para Contraatacar. Una tirada al azar usa d20.
    .title = Armas cuerpo a cuerpo

rule-A-ranged = Las armas de disparo atacan a cualquier distancia a la vista, salvo que su regla especial diga otra cosa. Una tirada al azar usa d20.
    .title = Armas de disparo

rule-A-improvised = Desarmado hace 1 de daño; Improvisada, para quien tiene un arma de disparo, d4. Ambas son Contundentes, tiran Combate con -2 ND, no sirven para Contraatacar y no se sueltan ni se rompen.
    .title = Combate Improvisado

rule-A-grenades = Cada granada se usa una vez. Una tirada al azar usa d6.
    .title = Granadas

rule-A-armor = La armadura ligera reduce 1 de daño, la media 2 y la pesada 3, y cada pieza añade su regla especial. Una sola por miniatura. La ligera al azar usa d8; la media y la pesada, d6.
    .title = Armadura

rule-A-gear = El equipo actúa siempre, sin gastar acciones, mientras se lleva. Una tirada al azar usa d8.
    .title = Equipo

rule-A-consumables = Un consumible se usa una vez, con una acción; adyacente es a 1" o menos. Una tirada al azar usa d8.
    .title = Consumibles

rule-A-cybernetics = Solo en campaña: un cibernético anula una penalización anotada de la clase que repara, y quien no la tiene no puede llevarlo.
    .title = Cibernética

rule-A-critical = Hay una tabla de críticos por tipo de daño; con 6 o más vale la última fila. Emisión no tiene tabla propia y usa la de Estático.
    .title = Tablas de críticos

rule-A-fumble = Hay tres tablas de pifias: cuerpo a cuerpo, disparo y Emisión. Con 6 o más vale la última fila.
    .title = Tablas de pifias

rule-A-names = Los nombres al azar se forman con una parte de cada lista.
    .title = Nombres

rule-I = Quién más vive en el Complejo y cómo se comporta.
    .title = Recursos Inhumanos

rule-I-activation = Cada grupo tiene una ficha. Al salir, se tira un d6 para todo el grupo y sus miniaturas actúan una a una, primero la más cercana a una miniatura de jugador y todas con el mismo comportamiento. No hacen caso de quien está Fuera de Combate ni de los objetivos, y las que caen se retiran.
    .title = Activación de hostiles

rule-I-situation = Sin LdV: no ve a ningún enemigo. Con LdV: ve a alguno, pero no está a 1". Trabado: tiene un enemigo a 1" o menos. La situación elige la columna de la tabla.
    .title = Situación

rule-I-behaviors = Atacar, Cobertura, Reagrupar, Huir, Esperar, Frenesí, Patrullar y los propios de cada facción son todo lo que un grupo puede hacer cuando le toca.
    .title = Comportamientos

rule-I-deployment = Cuando llegan hostiles se tira un d6 para la facción y un d2 para la unidad dentro del nivel. Una unidad dividida llega como dos grupos con una ficha cada uno. Se colocan en su lugar de aparición, lo más cerca posible de su centro y a 1" o más entre sí.
    .title = Despliegue de hostiles

rule-I-units = Una unidad tiene perfil, arma y número de miniaturas. El arma de un hostil o de un Compañero es su tipo, su dado y su clase: no tiene regla especial.
    .title = Unidades

rule-I-tiers = Las unidades 1 y 2 de cada facción son de nivel Enjambre, la 3 y la 4 Normal, la 5 y la 6 Élite.
    .title = Niveles de unidad

rule-I-factions = Hay seis facciones hostiles, cada una con sus unidades, su tabla y su regla especial. En Sacred Wire 0.9 cada una es enemiga de las demás, salvo que Invocadores de Onda y Espectros de Estática son una sola. En Hardwired 0.7 todas están en el mismo bando.
    .title = Facciones

rule-I-opportunists = Los Carroñeros atacan con +1 ND a objetivos heridos.
    .title = Oportunistas

rule-I-mob-up = En Jauría, las Bandas Salvajes atacan con +1 ND de Combate.
    .title = Jauría

rule-I-summon = Invocar cuenta el mayor grupo de Invocadores y Espectros encadenados a 1". Si son tres o más, aparecen tantos Parpadeos como sean menos dos, a más de 1" entre sí, una vez por ronda.
    .title = Invocar

rule-I-phase = Fase teletransporta a cada Espectro d6" en una dirección aleatoria; se detiene en el borde del tablero.
    .title = Fase

rule-I-reboot = Cuando un Autómata queda Fuera de Combate tira un d6: con 6 vuelve con d6 de Salud.
    .title = Reinicio

rule-I-consume = Cuando el ataque de un Parásito deja a alguien Fuera de Combate, recupera d6 de Salud.
    .title = Consumir

rule-I-coworkers = Los Compañeros se activan con la ficha de su grupo y su tabla Normal. Los marcados como Hostiles leen, con el mismo d6, la tabla Atacado.
    .title = Compañeros

rule-I-hostile = El Compañero que sufre un ataque queda marcado como Hostil para el resto de la partida, y desde entonces usa la tabla Atacado. En Sacred Wire 0.9 trata como enemiga a cualquier otra miniatura.
    .title = Compañero Hostil

rule-I-cooperate = Tras Cooperar, interrogar a ese grupo tiene +1 ND durante la ronda siguiente.
    .title = Cooperar

rule-K = Cómo se prepara una partida y qué queda de ella.
    .title = Campaña

rule-K-board = El tablero mide 24" por 24". Nadie ve de lado a lado; al menos la mitad de las líneas de tiro tienen Cobertura, se evitan las de más de 12" y hay varias rutas.
    .title = Tablero

rule-K-setup = Los Jefes enfrentan su Astucia y el ganador es el Primer Jugador en toda la preparación. Primero el botín, y empieza a colocar el Segundo; luego los Compañeros, y empieza el Primero; el Primer Jugador elige borde, salvo que una ventaja diga otra cosa; después se despliega por turnos, una miniatura cada vez, y empieza el Segundo. El Primer Jugador saca la primera ficha.
    .title = Preparación

rule-K-deployment = Un d6 decide dónde despliega cada bando: bordes opuestos, dos esquinas de un borde, esquinas opuestas, dos bordes contra una esquina, el centro contra un borde o las cuatro esquinas. Quien despliega en un borde lo toca; una esquina es un cuadrado de 4" por 4".
    .title = Despliegue

rule-K-duration = Se juegan al menos 5 rondas. Al final de la 5 la partida acaba si un d6 saca 3 o más; al final de la 6, si saca 2 o más; la 7 es la última.
    .title = Duración

rule-K-hostiles = Si la misión no dice otra cosa, los hostiles llegan al empezar la ronda, juntos, en el lugar que diga el generador; si es un borde, lo más cerca posible de su centro, y sin más indicación en uno al azar por el que nadie despliega.
    .title = Llegada de hostiles

rule-K-exits = Salir del tablero porque la misión lo pide no es huir, ni lo penaliza la Evaluación de Rendimiento.
    .title = Salidas de misión

rule-K-finales = Con 5 Pruebas se juega La Señal en vez de usar el generador. Con 9 puede jugarse La Fuente.
    .title = Misiones detonantes

rule-K-tie-break = Si la misión no dice más, gana quien conserve más miniaturas supervivientes; si siguen iguales, el Defensor.
    .title = Desempate

rule-K-markers = El Defensor coloca los marcadores de misión antes que nada, a 3" o más de los bordes. El centro es el centro geométrico; si hay terreno, el punto libre más cercano.
    .title = Marcadores de misión

rule-K-generator = Se tira en cada tabla por orden: misión (d12), despliegue, Compañeros, momento de los hostiles, botín, hostiles, lugar de aparición y los modificadores de botín y de Compañeros; según la brecha, también las ventajas.
    .title = Generador de misiones

rule-K-roles = El Agresor es quien más Pruebas y Pistas suma; el otro es el Defensor. Si empatan, es Agresor quien tenga más Pruebas; si aún empatan, se sortea.
    .title = Agresor y Defensor

rule-K-absent = Una miniatura que se pierde la partida se queda en casa: se juega con menos.
    .title = Ausencias

rule-K-gap = La brecha es la diferencia entre las sumas de Pruebas y Pistas de las dos plantillas. Con 0 o 1 no hay ventajas; con 2 o 3 el Defensor tira una ventaja de preparación y una táctica; con 4 o más, otra de cualquiera de las dos tablas.
    .title = Brecha de Pruebas

rule-K-setup-advantages = Un d6 da al Defensor una ventaja en la preparación.
    .title = Ventajas de preparación

rule-K-tactical-advantages = Un d6 da al Defensor una ventaja durante la partida.
    .title = Ventajas tácticas

rule-K-loot = Un d6 decide cuántos marcadores de botín hay y dónde se colocan.
    .title = Disposición de botín

rule-K-loot-modifiers = Un d6 decide qué tiene de particular el botín de esta misión.
    .title = Modificadores de botín

rule-K-coworkers = Un d6 decide el nivel de los Compañeros y dónde se colocan.
    .title = Preparación de Compañeros

rule-K-coworker-modifiers = Un d6 decide qué tienen de particular los Compañeros de esta misión.
    .title = Modificadores de Compañeros

rule-K-timing = Un d6 decide en qué rondas llegan hostiles y de qué nivel.
    .title = Momento de los hostiles

rule-K-spawn = Un d6 decide dónde llegan los hostiles.
    .title = Lugar de aparición

rule-K-search = Buscar es una acción a 1" o menos de un marcador de botín, sin estar Trabado: Astucia contra 2d6. Si gana, el marcador se retira y se tira un d20 en la tabla de hallazgos.
    .title = Buscar

rule-K-interrogate = Interrogar es una acción a 1" o menos de un Compañero: Astucia contra su Astucia, con +1 ND si está herido. Si gana, se tira 2d4 en la tabla y el Compañero se retira.
    .title = Interrogar

rule-K-evidence = Tras decidirse el ganador, este registra las Pruebas que consiguió, salvo que la misión diga otra cosa: por cada una dice cuántas Pistas gasta, que se pierden, y tira un d10; un duplicado se repite una vez por Pista gastada. Un número nuevo se registra; un duplicado final da 1 Pista.
    .title = Registrar Pruebas

rule-K-postgame = La pospartida tiene diez pasos en orden: Méritos, exploración, Heridas, Ascensos, compraventa, despidos, reemplazos, reparto de objetos, recuperación de Salud y evaluación de rendimiento.
    .title = Pospartida

rule-K-merits = Quien deja Fuera de Combate a una miniatura de la otra plantilla gana 1 Mérito, y otro más si era el Jefe. Los hostiles no dan Méritos. Cada miniatura lleva los suyos, y cada misión dice qué otros da. El ganador de cada misión recibe 1 Pista.
    .title = Méritos

rule-K-exploration = Cada superviviente tira su Astucia. La suma de todas dice cuántos subs se ganan.
    .title = Exploración

rule-K-injuries = Cada miniatura Fuera de Combate tira 2d6 en la tabla de Heridas. Los atributos no pasan de 2d4 ni de 2d12; quien llega a 0 de Salud máxima deja la plantilla.
    .title = Heridas

rule-K-promotion = Al llegar a 1, 2, 4, 7, 11, 16 y 22 Méritos, y luego con saltos cada vez un punto mayores, se tira 2d6 en la tabla de Ascenso.
    .title = Ascenso

rule-K-recruits = La plantilla tiene siempre cinco miniaturas. Los muertos se reemplazan gratis por Recursos sin equipo. Quien se pierde una partida no se reemplaza. El equipo de los despedidos va a las Taquillas.
    .title = Reclutamiento

rule-K-succession = Si el Jefe muere, asciende un Recurso, que conserva su contrato y cuenta como Jefe. Elige acceso a las dos clases de armas o un nivel más de armadura.
    .title = Sucesión de Jefe

rule-K-trading = Se compra al precio de la tabla y se vende a la mitad. Lo que no se lleva se guarda en las Taquillas, sin límite, y antes de cada partida se reparte.
    .title = Puesto de comercio

rule-K-victory = Gana la campaña la primera plantilla con diez tipos distintos de Prueba, o la que extraiga La Fuente.
    .title = Victoria de campaña

rule-K-concede = Quien se rinde retira sus miniaturas en el acto; el otro es el ganador y registra sus Pruebas.
    .title = Rendirse

rule-M = Las doce misiones del generador y los dos finales.
    .title = Misiones

rule-M1 = El Defensor pone el objetivo en el centro. Se recoge con Interactuar a 1" o menos. Quien lo lleva se mueve la mitad (redondeando hacia abajo) y no puede Destrabarse. Lo suelta donde está si queda Fuera de Combate o huye, y en el borde si se va por él, y cualquiera puede recogerlo después. Una miniatura Trabada no puede recogerlo. Si hay un Compañero al lado, recoger e interrogar son acciones distintas. Los hostiles no hacen caso del objetivo. Gana quien lo saca por su borde de despliegue; si nadie lo saca, quien lo tenga al final; si nadie lo tiene, quien conserve más miniaturas. El ganador recibe 1 Pista. La miniatura que lleva el objetivo en la victoria gana 1 Mérito.
    .title = Extracción

rule-M2 = No hay marcadores. Al final se cuentan las miniaturas de cada bando a 3" o menos del centro. Las que están Fuera de Combate o huyen no cuentan. Cada hostil a 3" o menos del centro resta 1 a las dos cuentas. Si ambas quedan en 0 o menos, gana quien conserve más miniaturas en el tablero. Gana la cuenta mayor. El ganador recibe 1 Pista. Recibe otra Pista si su cuenta gana por 3 o más.
    .title = Control

rule-M3 = No hay marcadores. El tablero se parte en cuatro cuadrantes iguales. Al final, cada cuadrante es de quien tenga dentro más miniaturas; vacío o empatado, de nadie. Una miniatura sobre una línea cuenta donde diga su jugador. Las que huyen no cuentan. Cada hostil en un cuadrante resta 1 a las dos cuentas de ese cuadrante. Gana quien tenga más cuadrantes; si empatan, quien conserve más miniaturas. El ganador recibe 1 Pista. Recibe otra Pista con 3 cuadrantes o más.
    .title = Cuadrantes

rule-M4 = El Defensor pone la baliza en el centro. Al final de cada ronda se cuentan las miniaturas de cada bando a 3" o menos de ella. Las que están Fuera de Combate o huyen no cuentan. Cada hostil a 3" o menos resta 1 a las dos cuentas. La cuenta mayor anota 1 punto; si empatan o las dos quedan en 0, nadie. Si al final hay empate a puntos, gana quien tenga más miniaturas a 3" o menos de la baliza y, si siguen iguales, quien conserve más. Gana quien tenga más puntos. El ganador recibe 1 Pista. Recibe otra Pista con 4 puntos de ventaja o más.
    .title = Captura

rule-M5 = Tras el despliegue, cada jugador elige en secreto una miniatura enemiga que esté en el tablero. Ningún objetivo se revela hasta que uno quede Fuera de Combate o huya. Si un objetivo huye, se revela en el acto y gana quien lo eligió. Si los dos caen en la misma ronda, decide el primero en caer; en la misma activación, quien conserve más miniaturas. Gana el primero cuyo objetivo quede Fuera de Combate o huya; si ninguno cae, se revelan ambos y gana quien conserve más miniaturas. El ganador recibe 1 Pista. La miniatura que abatió al objetivo gana 1 Mérito. El ganador recibe 1 Prueba si una miniatura suya abatió al objetivo.
    .title = Asesinato

rule-M6 = No hay marcadores. Una miniatura que llega al borde de despliegue enemigo (cualquiera que toque su zona; si él despliega en el centro, el opuesto al propio) puede salir como parte de su movimiento. Las que salen se retiran y no vuelven. Una miniatura Trabada no puede salir sin Destrabarse antes. Los hostiles no salen. Las que huyen por el borde enemigo cuentan como salidas, y las que huyen por otro no. Si no sale nadie, gana quien conserve más miniaturas. Gana quien saque más, sin contar las que sigan en el tablero; si empatan, quien tenga más en él. El ganador recibe 1 Pista. Recibe otra Pista si sacó 3 o más.
    .title = Avance

rule-M7 = El Defensor pone tres repetidores, a 6" o más entre sí y a 3" o más de los bordes. Interactuar a 1" o menos activa uno para el propio bando. Cada miniatura puede activar cada repetidor una sola vez. Una miniatura Trabada no puede activar ninguno. Lo activado queda activado, aunque el rival active el mismo. Cada bando puede activar los tres. Los hostiles no hacen caso de ellos. Gana quien active más; si empatan, quien conserve más miniaturas. El ganador recibe 1 Pista. Recibe otra Pista si activó los tres. Recibe 1 Prueba si activó los tres.
    .title = Triangulación

rule-M8 = Cada jugador pone un conducto en la mitad del otro, a 3" o más de los bordes. El conducto enemigo se corta con Interactuar a 1" o menos. Hacen falta dos Interactuar en el mismo conducto, de la misma miniatura o de otra, en la misma activación o no. El primero deja una marca. La marca se pierde al empezar la ronda siguiente si no hay ninguna miniatura amiga a 1" o menos. Una miniatura Trabada no puede cortar. Lo cortado queda cortado. Los hostiles no hacen caso de los conductos. Gana el primero en cortar, aunque ambos corten en la misma ronda; si nadie corta, quien conserve más miniaturas. El ganador recibe 1 Pista. La miniatura que da el corte final gana 1 Mérito.
    .title = Sabotaje

rule-M9 = El Defensor pone el terminal en el centro. Interactuar a 1" o menos hace una descarga, y cada una cuesta una acción. Solo una miniatura por bando puede descargar en cada ronda. Una miniatura Trabada no puede usar el terminal. Los dos bandos usan el mismo terminal, y las descargas de cada jugador se cuentan por separado. Si un hostil acaba su activación a 1" o menos del terminal, quien lleve más descargas pierde 1; empatados, ambos, sin bajar de 0. Gana el primero en llegar a 3 descargas; si nadie llega, quien lleve más; si empatan, quien conserve más miniaturas. El ganador recibe 1 Pista. Recibe otra Pista si hizo 3 descargas. El perdedor recibe 1 Pista si hizo alguna. El ganador recibe 1 Prueba si hizo 3 descargas.
    .title = Atraco

rule-M10 = El Defensor pone tres nodos, a 6" o más entre sí y a 3" o más de los bordes. Al final, un nodo está activo para un bando si tiene alguna miniatura a 3" o menos y el otro no tiene ninguna. Un nodo con miniaturas de los dos no está activo para nadie. Las que están Fuera de Combate o huyen no cuentan. Un hostil a 3" o menos disputa el nodo a los dos. Gana quien tenga más nodos activos; si empatan, quien conserve más miniaturas. El ganador recibe 1 Pista. Recibe otra Pista si tiene los tres. Recibe 1 Prueba si tiene los tres.
    .title = Enlace

rule-M11 = El Defensor pone el terminal en el centro. Interactuar a 1" o menos avanza un paso. Hacen falta 3 pasos, y cada bando cuenta los suyos. En vez de avanzar, Interactuar puede retrasar al otro un paso, sin bajar de 0. Si al final de una ronda hay hostiles a 1" o menos, los dos bandos retroceden un paso. Una miniatura Trabada no puede usar el terminal. Gana el primero con 3 pasos; si nadie los completa, quien lleve más; si empatan, quien conserve más miniaturas. El ganador recibe 1 Pista. Recibe otra Pista si completó los 3 pasos. El perdedor recibe 1 Pista si completó alguno.
    .title = Bloqueo

rule-M12 = El Defensor pone a la informante en el centro. Interactuar a 1" o menos la toma bajo control. Quien la escolta se mueve la mitad (redondeando hacia abajo). Si la escolta queda Fuera de Combate, la informante se queda donde está. Cualquier miniatura puede tomarla con Interactuar. Una miniatura Trabada no puede escoltarla. Nadie puede atacarla. Los hostiles no hacen caso de ella. Si al final de una ronda nadie la escolta y hay un hostil a 3" o menos, se retira y pierden los dos. Gana quien la saque por su borde; al final, quien la controle; si nadie, quien conserve más miniaturas. El ganador recibe 1 Pista. La miniatura que la escolta en la victoria gana 1 Mérito. El perdedor recibe 1 Pista si la controló alguna vez.
    .title = Escolta

rule-M13 = La juega la primera plantilla que llega a 5 Pruebas, el Descubridor, contra un Interceptor. Hay un relevo en el centro. El Descubridor despliega a 6" o menos de un borde y el Interceptor, del opuesto. Llegan hostiles por bordes al azar: Normales en la ronda 2 y Élite en la 4, la 6 y la 7. Controla el relevo, al empezar cada ronda, quien tenga más miniaturas a 3" o menos. Quien lo controla puede Examinarlo, una tirada de Astucia: 1 Pista y, con un triple, también 1 Prueba. Quien lo controla puede Redirigirlo una vez, con -1 ND: si lo logra, gana en el acto 2 Pruebas y las Pistas examinadas; si falla, cada aparición futura trae una miniatura más. Al final gana quien lo controle: 1 Prueba y sus Pistas examinadas. Si no queda nadie, pierde 1 Prueba la plantilla que tenía menos miniaturas a 3" o menos del relevo. Canalizar tiene -1 ND mientras el relevo está activo.
    .title = La Señal

rule-M14 = Puede jugarse con 9 Pruebas, en vez de una misión más que dé la décima, y no tiene límite de rondas. El Extractor despliega a 6" o menos de un borde y el Interceptor, del opuesto. Llegan hostiles: Élite en el centro tras el despliegue, Normales desde el borde del Extractor a partir de la ronda 2 y Élite desde el de salida a partir de la 4. Una miniatura del Extractor lleva la Fuente. Quien la lleva tiene -1 ND de Astucia y no puede Canalizar. Si cae, la recoge quien Interactúe a 1" o menos; mientras tanto la Fuente queda donde cayó. Canalizar a 6" o menos de ella tiene -1 ND. Al final, todos los que estén a 3" o menos de la Fuente sufren d6 de daño que ignora la armadura. El Extractor gana la campaña si la saca por el borde opuesto. El Interceptor gana si la tiene al final o si elimina a todo el Extractor, que pierde d6 Pruebas y todas sus Pistas; con 9 Pruebas pasa él a ser el Extractor. Si la Fuente se pierde ante los hostiles o no queda nadie, el Extractor pierde d6 Pruebas y todas sus Pistas.
    .title = La Fuente
