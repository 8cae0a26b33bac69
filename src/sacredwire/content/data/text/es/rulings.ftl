# Fallos de arbitraje: lo que el juego deja abierto y cómo lo resolvemos. rule-R-19 es R-19.

rule-R-1 = Los modificadores de quien tira se suman primero. Después el nivel se ajusta entre 2d4 y 2d12, y lo que sobra pasa al oponente con el signo cambiado, una vez ajustado el suyo, y se vuelve a ajustar allí. Nunca regresa.
    .title = Orden del desbordamiento

rule-R-2 = Un 2d6 fijo ni manda ni recibe desbordamiento. El empate se decide como siempre: 2d4 lo gana, 2d6 repite y 2d8 o más lo pierde.
    .title = El 2d6 fijo

rule-R-3 = «Repite 1s» en un arma afecta a los dados de las tiradas de Combate hechas con ella, en ataque o Contraataque; en una armadura, a los de la Defensa de quien la lleva. Cada dado que muestre esa cara se repite una vez, sin elegir, y vale lo nuevo. Si un empate obliga a repetirlo todo, la regla se aplica otra vez.
    .title = Repetir caras

rule-R-10 = Una miniatura puede llevar tantas armas como pague.
    .title = Número de armas

rule-R-11 = Donde toda armadura pesada resta 1" de Movimiento, una penalización impresa mayor la sustituye, no se suma.
    .title = Movimiento y armadura pesada

rule-R-12 = «+N contra blindado» es daño extra en Hardwired 0.7 y AP N en Sacred Wire 0.9: N puntos de reducción que no cuentan.
    .title = Armas contra blindados

rule-R-13 = Quien huye, está aturdido o pierde su activación la gasta igualmente en esa ronda.
    .title = Activaciones perdidas

rule-R-14 = Si al final de una ronda una plantilla no tiene a nadie en el tablero, el otro jugador decide si la partida acaba o sigue. Si no queda nadie de ninguna, acaba. La victoria se juzga como siempre.
    .title = Plantilla sin nadie en el tablero

rule-R-15 = Quien usa un consumible puede usarlo consigo mismo.
    .title = Consumible propio

rule-R-16 = El terreno son prismas convexos con base y altura, que pueden ser escalables o tener cima transitable; debajo de una pasarela hay aire. Una miniatura es una peana redonda y un cilindro de 0,3" de radio, de 0,1" a 1,25" sobre el suelo que pisa, con los ojos a 1,1". Las distancias van en línea recta y en tres dimensiones, de borde a borde de peana.
    .title = Geometría

rule-R-17 = Se puede pasar por encima de amigos, pero no de enemigos. Pasar cerca de un enemigo no cuesta nada.
    .title = Cruzar otras miniaturas

rule-R-18 = La armadura solo reduce daño de armas: ataques, Contraataques, disparos perdidos, granadas y pifias. No reduce caídas, Poderes, trampas, contaminación, Sobrecarga, Detonación ni daño continuo.
    .title = Qué reduce la armadura

rule-R-19 = Cada enemigo que se deja atrás hace su propio ataque gratis, cuerpo a cuerpo y con -1 ND; quien se mueve se defiende con Defensa.
    .title = Dejar a varios enemigos

rule-R-19a = Dos miniaturas a 1" no están Trabadas si hay terreno entre ellas: debe haber un segmento libre entre los bordes de sus peanas, a 0,6" sobre lo que pisa cada una.
    .title = Terreno entre dos miniaturas

rule-R-20 = En Hardwired 0.7 una miniatura Trabada puede disparar, porque el texto no lo impide.
    .title = Disparar Trabado

rule-R-21 = Los Compañeros sin marcar y quienes no pueden actuar, como los que huyen, nunca hacen ataques gratis.
    .title = Quién no hace ataques gratis

rule-R-22 = Un Contraataque que impacta tira el daño normal, sin efectos de doble ni de triple; las bonificaciones fijas, AP, Empuje y el -1 ND sí cuentan. Si el atacante fue triplicado y sigue en pie, después tira su pifia.
    .title = Daño del Contraataque

rule-R-23 = Hostiles y Compañeros Contraatacan solo si así es estrictamente más fácil que no los impacten.
    .title = Contraataque de la IA

rule-R-24 = El cuerpo del objetivo se mira en quince puntos, cinco alturas por tres anchuras a través de la línea de visión. Si el terreno tapa alguno está en Cobertura, y si los tapa todos no se ve. Las miniaturas no tapan nada, el humo cuenta como terreno y un punto justo en el borde se ve.
    .title = Muestras de visión

rule-R-25 = Lanzar una granada no pide línea de visión: el arco pasa por encima del terreno.
    .title = Arco de la granada

rule-R-26 = Las granadas no hacen críticos en ninguna edición.
    .title = Granadas sin críticos

rule-R-27 = El daño de Emisión usa la tabla de críticos de Estático, porque 0.7 no tiene una propia.
    .title = Críticos de Emisión

rule-R-28 = Un arma hostil de clase Poder es un ataque a distancia: Combate contra Defensa, con línea de visión, sin límite de distancia y con los modificadores de disparo. Sus pifias usan la tabla de Emisión, donde «el Poder» es esa arma.
    .title = Armas de clase Poder

rule-R-29 = Los impactos añadidos de Tesla y Cañón de Arco tiran su propio daño sin otra tirada de ataque, a amigos y enemigos, nunca al tirador y sin dobles ni críticos. Las distancias iguales se sortean.
    .title = Impactos en cadena

rule-R-30 = El Kit Trauma se gasta en el acto, sin acción, para anular el efecto de tabla de un crítico recién sufrido, su daño incluido; o con una acción, para anular uno anterior.
    .title = Kit Trauma

rule-R-31 = Enfoque en Sacred Wire 0.9 solo vale para quien no se ha activado: sus dos fichas son suyas, la que salga lo activa a él, y entonces la otra y una ficha normal de su bando dejan la bolsa; si lo activa una ficha normal, salen las dos. En Hardwired 0.7 dan activaciones de verdad.
    .title = Enfoque

rule-R-32 = La columna de un grupo la da su miniatura más cercana a una miniatura de jugador. Esa se activa primero, y las demás hacen lo mismo que ella, de más cerca a más lejos, hasta donde puedan; las igualdades se sortean.
    .title = Columna de un grupo

rule-R-33 = Un Compañero marcado como Hostil puede ser interrogado igual.
    .title = Interrogar a un Hostil

rule-R-40 = En el despliegue estándar la peana toca el borde. Una esquina es un cuadrado de 4", con la peana entera dentro.
    .title = Bordes y esquinas

rule-R-41 = Las Pruebas halladas en una partida son provisionales. Conocido el ganador, este las registra una a una; las del perdedor se pierden. Subs, objetos, Pistas y Méritos los conservan ambos. Sin ganador, nadie registra.
    .title = Pruebas provisionales

rule-R-42 = Quien encuentra un objeto lo lleva y puede usarlo enseguida si su contrato lo permite; si no, va a las Taquillas. Los Méritos hallados son suyos, y los subs y las Pistas, de la plantilla en el acto, aunque luego caiga.
    .title = Hallazgos

rule-R-43 = Sobreviven quienes no están Fuera de Combate ni se fueron huyendo o por gusto; las salidas de misión sobreviven. El desempate de Avance cuenta a los que siguen en el tablero.
    .title = Supervivientes

rule-R-44 = En La Señal, Examinar y Redirigir son Astucia contra 2d6, y «crítico» es el triple. Cada plantilla redirige una vez.
    .title = El relevo

rule-R-45 = Los objetivos de asesinato y el botín falso son secretos para el rival hasta que las reglas los revelen.
    .title = Elecciones ocultas

rule-R-46 = La Exploración usa el total de los dos dados de Astucia de cada superviviente.
    .title = Exploración

rule-R-47 = Solo tiran Heridas las miniaturas Fuera de Combate, con 2d6 y el -2 de un crítico de 6 o más. Un atributo no baja de 2d4.
    .title = Tirada de Heridas

rule-R-50 = Erratas. Mandan los costes de las tablas. El Bruto de muestra hace d6+1: el d6 de la Espada y su propio +1. El Cuchillo del Tirador de muestra es ilegal. Las tiradas al azar siguen el orden de las filas en español. Las apariciones 5 y 6 son a 4" y 6" exactas del centro. La misión 4 es Captura. Los Poderes 1 a 4 son ofensivos y del 5 al 8 de apoyo.
    .title = Erratas

rule-R-51 = Que dos cosas se llamen igual no las une. El arma de un hostil o de un Compañero es su tipo, su dado y su clase. El Jefe de las Bandas Salvajes no es Jefe de ninguna plantilla.
    .title = Nombres repetidos

rule-R-52 = Orden de una tirada: se declaran arma, objetivo, Defensa o Contraataque y Sobrecarga; después las Bendiciones, primero quien actúa; se fijan los niveles; caen todos los dados; se repiten caras; se usa el dado de Repetición; se comparan totales y se deshacen empates. Ningún dado se repite dos veces en una tirada.
    .title = Orden de una tirada

rule-R-53 = Un cambio permanente altera el atributo mismo, de uno en uno y sin pasar de 2d4 ni de 2d12; el exceso se pierde. Lo demás son modificadores de una tirada. Efectos iguales de impactos distintos se suman, salvo el daño continuo.
    .title = Cambios permanentes

rule-R-54 = «A N" o menos» incluye N exactas; «a más de» no. Las distancias se comparan en centésimas de pulgada. El Movimiento no baja de 0".
    .title = Distancias exactas

rule-R-55 = Una miniatura puede ir desarmada. En campaña, los subs sin gastar quedan para la plantilla.
    .title = Sin armas y sin gastar

rule-R-56 = El avance del Explorador se hace cuando todos han desplegado, antes de la ronda 1, alternando bandos desde el Segundo Jugador: un movimiento normal y opcional. El +2" del Zelote vale para cada movimiento de la activación, y uno que lo use debe acabar Trabado.
    .title = Explorador y Zelote

rule-R-57 = El Agente que pierde una tirada de Astucia, también al defenderse o en Moral, vuelve a tirar sus dos dados una vez contra el total que ya está en la mesa, resueltos antes los empates. Vale el segundo resultado, también para pifias. Las sumas no son fallos.
    .title = Repetición del Agente

rule-R-58 = Quien sale del tablero sin haberse activado retira también una ficha de su bando de la bolsa.
    .title = Ficha de quien sale

rule-R-59 = Al final de la ronda, en este orden: Disuelto y contaminación; cuentas de la misión; fin de los efectos de ronda y del humo; comprobación de la duración.
    .title = Final de la ronda

rule-R-60 = Perder la activación no evita el sangrado, y la miniatura sigue defendiéndose, Contraatacando y haciendo ataques gratis. Quien empieza a huir en su propia activación la acaba.
    .title = Perder la activación

rule-R-61 = «Hasta su próxima activación» acaba cuando esa activación termina, no cuando empieza.
    .title = Hasta la próxima activación

rule-R-62 = Quien causó un Secuestro decide todo en la próxima activación de esa miniatura (para un hostil, en el turno de su grupo y sin el d6). Su propio bando cuenta como enemigo; no puede salir del tablero ni usar granadas o consumibles, y sus bajas no dan Méritos. Huir va primero. Si lo causó una IA, ataca a la miniatura más cercana de su propio bando.
    .title = Secuestrado

rule-R-63 = El daño «al final» de Sobrecarga y Detonación cae después de juzgar la victoria.
    .title = Daño al final

rule-R-64 = Impulso y Repetición valen para cualquier tirada de la miniatura, también su Defensa; Repetición, para un dado cualquiera suyo, el daño y las tablas incluidos. Denegada, Extra, Sinergia y Bienestar se declaran en su activación. Finiquito vale para uno de sus ataques, no para Contraataques ni granadas, y se gasta aunque falle. En Hardwired 0.7, quien se activa por Sinergia gasta una ficha de su bando.
    .title = Cuándo vale cada Bendición

rule-R-65 = «A 1"» para Interactuar, Buscar, Interrogar y usar consumibles pide la misma línea libre que estar Trabado. Los marcadores son puntos y no estorban. Un Trabado puede Canalizar, lanzar granadas, Interrogar e Interactuar, salvo que la misión lo impida. Apuntar pide ver al objetivo y solo cuenta para el siguiente disparo, si es contra él; cualquier desplazamiento lo anula.
    .title = Acciones a 1"

rule-R-66 = Las distancias a los bordes, al centro del tablero y a los cuadrantes se miden en planta.
    .title = Distancias en planta

rule-R-67 = En Hardwired 0.7 una escalada puede quedarse a medias: la miniatura está en la pared a esa altura, sigue con su próximo movimiento y cae si la empujan.
    .title = Escalada a medias

rule-R-68 = El Gancho descuenta, una vez por movimiento, hasta 3" de una escalada.
    .title = Gancho

rule-R-69 = El Chaleco Acolchado (1" menos) y las Botas Magnéticas (nada) valen contra todo empuje: armas, Empuje de Resonancia y Derribado. Ser empujado no es moverse para disparar. El empuje va de centro a centro, tras el daño, si el objetivo sigue en el tablero; se detiene ante muros, escalones, miniaturas y el borde del tablero.
    .title = Empujes

rule-R-70 = Quien cae, se dispersa, cambia de sitio o se teletransporta queda en el lugar libre más cercano, y no hiere a nadie. Un teletransporte acaba en la superficie más alta que no esté por encima de donde empezó; dentro de un bloque, en su cima.
    .title = Dónde se acaba

rule-R-71 = Los ataques gratis van antes del movimiento, del más cercano al más lejano, cada uno con el arma que elija quien ataca (Improvisada a -3 si no tiene). Si empujan o hieren a quien se movía, se mueve después como pueda; si cae o huye, no se mueve. Los jugadores también los hacen contra hostiles.
    .title = Ataques gratis

rule-R-72 = La miniatura alcanzada por un disparo perdido puede ser amiga o enemiga, nunca el tirador. El crítico de una pifia sustituye a la tabla de pifias; si no hay nadie, la pifia es normal.
    .title = Disparo perdido

rule-R-73 = Las granadas no tienen modificadores de disparo, dobles, críticos ni tabla de pifias. La explosión se mide en tres dimensiones y los muros no la paran. El humo llega a cualquier altura y nunca se interpone entre miniaturas a 1".
    .title = Explosiones y humo

rule-R-74 = Lo que un crítico hace además del daño viene después del daño, que encuentra la armadura como estaba. Lo permanente y el -2 cuentan aunque el objetivo caiga. La armadura fundida pierde un punto y un nivel, y conserva su regla especial hasta destruirse. Terror: huye desde ya. Delirio: enseguida un movimiento completo por el camino más corto al enemigo más cercano, sin ataques gratis. Derribado: un empuje de d6".
    .title = Efectos de críticos

rule-R-75 = Quien está Disuelto queda Fuera de Combate al final de la ronda siguiente, o al acabar la partida si acaba antes, tras juzgar la victoria. Se le apunta a quien lo causó.
    .title = Disuelto

rule-R-76 = El arma que se tira, se suelta o se rompe en una pifia es la usada. La armadura cuenta, y nadie gana Méritos por ello.
    .title = El arma de la pifia

rule-R-77 = Las armas de clase Poder, como Canalizar, pueden usarse estando Trabado. Para los ataques gratis, quienes las llevan están Desarmados.
    .title = Poder en el cuerpo a cuerpo

rule-R-78 = El dueño elige qué arma suelta una víctima. Un arma caída es un marcador que puede recoger con Interactuar quien pueda usarla; tras la partida, la que sigue en el suelo vuelve a su dueño y la recogida es de quien la recogió. Una miniatura de la IA no suelta nada: lucha Desarmada hasta gastar una activación sin hacer otra cosa, o toda la partida si el arma se destruyó.
    .title = Armas caídas

rule-R-79 = La baja de una miniatura rival se apunta a quien la causó con ataque, granada, Poder, empuje, caída o efecto duradero. Las propias, las que uno mismo se causa y las de la IA no dan nada. Los alcanzados a la vez se resuelven del más cercano al más lejano, y la Moral y la misión esperan al último.
    .title = A quién se apunta una baja

rule-R-80 = Antes de la Moral se acaba el ataque en curso. Si caen los dos Jefes, primero el bando que actúa. Un Jefe que sale o huye no causa tirada. Quien huye suelta el objetivo en el acto, pero sigue trabando y defendiéndose. Una miniatura de la IA puesta en fuga tira igual y se detiene en el borde.
    .title = Detalles de la Moral

rule-R-81 = En el borde se sueltan los objetivos y lo hallado en esta partida, no el equipo propio. El d6 de daño se arrastra a la partida siguiente, con 1 de Salud como mínimo.
    .title = Lo que se suelta al salir

rule-R-82 = Objetivo válido es un enemigo para un Poder ofensivo y un aliado para uno de apoyo; los demás alcanzados por un triple no necesitan visión, tirada ni elección.
    .title = Objetivos válidos

rule-R-83 = Con Intercambio, quien canaliza y el aliado cambian de sitio con todo lo que llevan.
    .title = Intercambio

rule-R-84 = Atacar elige entre los enemigos que puede atacar en esa activación; un Trabado que no puede disparar, solo entre aquellos con quienes lo está. Si no hay ninguno, va hacia el de camino más corto con Movimiento y Moverse de Nuevo. El segundo ataque de Frenesí se pierde si el objetivo ya no está.
    .title = A quién ataca la IA

rule-R-85 = Los demás comportamientos son un Movimiento. Quien debe moverse y está Trabado gasta antes su acción en Destrabarse. La IA, las huidas y el Delirio no hacen caídas dañinas; la IA no sale del tablero, y una dirección al azar sigue recta hasta topar con algo. Lo que una IA deba elegir se sortea.
    .title = Cómo se mueve la IA

rule-R-86 = Invocar se usa una vez por ronda en toda la facción; los Parpadeos forman un grupo con la tabla de los Espectros, con ficha desde la ronda siguiente, lo más cerca posible de los contados y a más de 1" de todos. En Fase cada uno tira su d6 y su dirección. Reinicio: en su sitio, al momento, todas las veces, sin los estados que tuviera. Consumir: por cualquier baja de su ataque, sin pasar de su máximo.
    .title = Reglas especiales de facción

rule-R-87 = En una misión generada la facción y el lugar de aparición valen para toda la misión; sus dados y lo «más cercano» se miran en cada llegada. En La Señal y La Fuente se tira la facción cada vez. Las filas 1, 3 y 4 tocan el borde; la 2, la 5 y la 6 rodean el punto. Sin sitio, el lugar libre más cercano. Borde sin usar es aquel por el que nadie despliega; si no hay, cualquiera.
    .title = Llegada de hostiles

rule-R-88 = Ser atacado es ser objetivo de un ataque o de un Poder ofensivo, o sufrir daño de alguien, y marca solo a ese Compañero. Cada parte de un grupo busca su propia columna.
    .title = Marcar a un Compañero

rule-R-89 = Los Compañeros se colocan de uno en uno por turnos, el primer grupo antes. En Sacred Wire 0.9 los no marcados son enemigos: traban, estorban el paso y los hostiles los atacan, pero ellos no atacan a nadie.
    .title = Compañeros en el tablero

rule-R-90 = Asustadizo: un movimiento de huida al momento, sin ataques gratis. Hablador: +1 con el doble, +2 con el triple, hasta 8. Claustrofóbico: dos miniaturas que no sean Compañeros a 1" al acabar una activación. Donde hacen falta dos amigos a 1", quien actúa es uno. Al perder una Prueba, primero una provisional; si no, una registrada al azar.
    .title = Modificadores de Compañeros y botín

rule-R-91 = El Primer Jugador elige borde o esquina y el del otro sale de la tabla: en Flanqueado, la otra esquina de ese borde; en Dividido, la esquina que no toca los bordes del Agresor, que usa los dos; en Centro elige el Agresor; en Fuego Cruzado, por turnos desde el Agresor. Nadie despliega a 1" de una miniatura ajena. La tirada de Jefes la hace el Jefe o, si falta, la Astucia más alta.
    .title = Elegir despliegue

rule-R-92 = La «primera extracción» es solo quién saca la ficha; con la ventaja táctica 4 la primera de la ronda 1 es del Defensor. Las ventajas son del Defensor y las repetidas se vuelven a tirar. Preparación 4: dos piezas pequeñas. Táctica 2: en las rondas 1 y 2. Táctica 6: tras el despliegue.
    .title = Ventajas

rule-R-93 = Ganar por ser el primero, por sacar el objetivo o por escoltar es inmediato: la partida acaba con esa activación. En la misma activación, más supervivientes.
    .title = Victoria inmediata

rule-R-94 = Las cuentas de zona dejan fuera a quien huye, y allí solo son hostiles las facciones hostiles; en Cuadrantes y Captura no bajan de 0. Una miniatura sobre una línea cuenta donde diga su dueño, el Defensor el último; un hostil, por su centro.
    .title = Cuentas de zona

rule-R-95 = Los lugares fijos de botín son el punto libre más cercano. Señuelos: cada jugador hace falsa la mitad de los que puso, redondeando hacia abajo. Trampa: cuando el 2d6 triplica. Contaminado: quien haya hallado algo pierde 1 al final de cada ronda. Un portador hace la mitad de su Movimiento final, también con Moverse de Nuevo, y nadie quita nada a un portador en pie.
    .title = Botín y portadores

rule-R-96 = Examinar y Redirigir son Interactuar a 1" del relevo. El control se mira otra vez al acabar; igualados, nadie. Lo Examinado es provisional. Apariciones: ronda 2 Normal, 4, 6 y 7 Élite. En los dos finales el Interceptor también despliega a 6" de su borde y no se usa el generador; el -1 ND es a las tiradas de Canalizar, no a las armas hostiles.
    .title = Detalles de los finales

rule-R-97 = El Extractor nombra al portador, que tiene su Movimiento entero. La Fuente se suelta si el portador cae, huye o sale por otro sitio. Normales cada ronda desde la 2, Élite desde la 4. Un Interceptor con 9 Pruebas que la toma cambia de papel. Hay intercepción si el Extractor no tiene a nadie y el otro sí, o si desde la ronda 5 el Interceptor la lleva al final de una ronda. Es un fracaso si no queda nadie o pasa la ronda 20.
    .title = Detalles de La Fuente

rule-R-98 = Asesinato: que el objetivo caiga o huya por cualquier causa da la victoria; el Mérito y la Prueba, solo si lo abatió el cazador. Avance: no se sale por un borde que toca la zona propia; si todos la tocan, solo por los tramos de las esquinas enemigas. Sabotaje: cada uno coloca el conducto que ha de cortar, en la mitad más cercana a la zona enemiga. Atraco: una miniatura por bando y ronda, dos veces si tiene dos acciones. Bloqueo: un paso por muchos hostiles que haya. En Extracción y Escolta una esquina tiene dos bordes.
    .title = Detalles de las misiones

rule-R-99 = La informante es un marcador en contacto. El control acaba si la escolta queda Trabada, huye, sale por otro sitio o cae. Si pierden ambos, la partida acaba.
    .title = Detalles de Escolta

rule-R-100 = Un recluta elige combinación, respeta los límites y no trae equipo. El equipo de muertos y despedidos va a las Taquillas; el Jefe no puede ser despedido. Se vende a la mitad, redondeando hacia abajo. Un cibernético anula una penalización anotada de su clase (Puntería también la de disparo). El Poder de un Ascenso es solo para Emisores, a elegir entre los que no conoce. Si empatan los atributos más bajos, elige el dueño.
    .title = Detalles de la pospartida

rule-R-101 = La huida de un Explorador tampoco causa ataques gratis: Destrabarse no le cuesta nada. Donde la misión prohíbe Destrabarse, se lo prohíbe también a él; el Inhibidor, que no destraba a nadie, sirve siempre.
    .title = Hasta dónde llega Destrabarse gratis

rule-R-102 = En Hardwired 0.7, la activación que da una ficha de Enfoque es una más y no gasta la de la ronda. En ella no se puede canalizar Enfoque.
    .title = Activaciones de Enfoque

rule-R-103 = Un hostil o un Compañero secuestrado se mueve, pelea, apunta y se destraba, pero no Busca, no Interroga ni recoge nada.
    .title = Lo que no hace un secuestrado sin jugador

rule-R-104 = Un arma hallada que se suelta en el borde queda allí para quien la recoja y, si nadie lo hace, se pierde. El resto de lo hallado se pierde. Un arma ajena recogida del suelo cuenta como hallazgo.
    .title = Hallazgos de quien se va

rule-R-105 = El daño final de Sobrecarga lo sufren quienes sobreviven, también si salieron por la misión. Quien se fue o quedó Fuera de Combate no tira.
    .title = A quién alcanza el daño final

rule-R-131 = Los enemigos que están a la misma distancia de quien se va atacan en el orden en que llegaron a la mesa.
    .title = Ataques gratis desde la misma distancia

rule-R-132 = La miniatura que delira se detiene en cuanto queda Trabada con el enemigo hacia el que corre.
    .title = Dónde acaba el Delirio

rule-R-133 = Un tiro perdido hace todo lo que hace el arma a quien impacta, pero no salta en arco. Un arco y una pifia solo hacen su daño; en la pifia el contrato no suma nada.
    .title = Qué cuenta en un tiro perdido, un arco y una pifia

rule-R-134 = Los dados de daño de la tabla de Pifia de Emisión ignoran la armadura: no son daño de un arma.
    .title = Las pifias de Emisión y la armadura

rule-R-135 = Un ataque que hace el daño máximo lo hace a todos los que impacta, también por arco o como tiro perdido.
    .title = El daño máximo y los demás impactados

rule-R-136 = Solo el Kit de Trauma que lleva la propia víctima puede anular un crítico al momento.
    .title = De quién es el Kit de Trauma

rule-R-137 = Puede Apuntar quien tiene con qué disparar, a un objetivo al que no esté apuntando ya.
    .title = Quién puede Apuntar

rule-R-141 = Quién está más cerca se mira de nuevo antes de cada activación del grupo.
    .title = Quién del grupo actúa después

rule-R-142 = Patrullar acaba sobre el marcador. Reagrupar y una persecución acaban a 1" de la miniatura. Quien ya está a cubierto no se mueve.
    .title = Hasta dónde llega un comportamiento

rule-R-143 = Usa su propia arma antes que el Combate Improvisado. Si tiene varias, la que más probabilidades tiene de impactar y, a igualdad, la que más daño hace.
    .title = Con qué ataca una miniatura sin jugador

rule-R-144 = En Frenesí, quien no tiene al enemigo a su alcance carga primero y después ataca dos veces. Si no llega, usa Moverse de Nuevo.
    .title = Frenesí de quien no está Trabado

rule-R-145 = Es amiga toda miniatura de la misma facción o de una aliada. Donde los hostiles forman un solo bando, lo es cualquier hostil.
    .title = Con quién se reagrupa

rule-R-146 = Quien llega se coloca en el suelo alrededor del punto, lo más cerca posible: a 1" de quienes llegan a la vez y a una centésima más de cualquier otra miniatura. Los invocados se reúnen alrededor del centro de la cadena y quedan a poco más de 1" de toda miniatura. Entre sitios iguales decide el dado.
    .title = Dónde se coloca quien llega

rule-R-147 = Se retrasa solo la primera aparición de la tabla; las demás llegan en su ronda.
    .title = Qué aparición se retrasa

rule-R-148 = Una miniatura secuestrada no elige la columna de su grupo ni la sigue. Si lo están todas, no se tira el d6.
    .title = La columna de un grupo con una miniatura secuestrada

rule-R-151 = Con los puntos empatados en Captura, los hostiles no restan: gana quien tenga más miniaturas a 3" o menos de la baliza.
    .title = Los hostiles en el desempate de Captura

rule-R-152 = Un hostil con el centro justo sobre una línea cuenta al norte y al este de ella.
    .title = Un hostil justo sobre la línea

rule-R-153 = Si en Escolta pierden los dos bandos, cada uno que controló alguna vez a la informante recibe la Pista del perdedor, y nadie recibe nada más.
    .title = Escolta: cuando pierden los dos

rule-R-154 = La escolta Trabada pierde el control en cuanto una de las dos miniaturas acaba de moverse, de ser empujada o de cambiar de sitio junto a la otra y, a más tardar, cuando acaba la activación.
    .title = Cuándo pierde el control la escolta

rule-R-155 = De una Promoción con elección se elige algo que sirva: un atributo por debajo de 2d12, Movimiento, Salud o, si es un Emisor que aún puede aprenderlo, un poder. Dos elecciones son dos atributos distintos. Si no hay nada que elegir, la tirada no da nada.
    .title = Una Promoción con elección

rule-R-156 = Un poder perdido para siempre no se vuelve a aprender con una Promoción.
    .title = Poderes perdidos para siempre

rule-R-157 = El nuevo Jefe cuyo contrato ya permite las dos clases de armas, o armadura pesada, obtiene lo otro sin elegir.
    .title = Lo que obtiene el nuevo Jefe

rule-R-158 = La Pista por ganar es la que da cada una de las doce misiones: no se paga dos veces. Las finales dan lo que dicen y ninguna Pista más.
    .title = La Pista por ganar

rule-R-159 = Las Pruebas se pierden una a una con un dado de tantas caras como queden, contadas desde el número más bajo; si se pierden todas, sin tirar. Quien ya tiene todos los tipos no registra más.
    .title = Pruebas perdidas al azar

rule-R-160 = Se tira por las Lesiones en el orden de la plantilla y cada tirada se resuelve antes de la siguiente; la Promoción gratis, en el acto. Quien vuelve sin Salud máxima muere antes de anotar Méritos y no tira Lesión. Al Jefe le sucede en el acto cualquier Recurso que quede, también uno que aún tiene que tirar o que se pierde la próxima partida; si muere, el siguiente.
    .title = El orden de las Lesiones y la sucesión

rule-R-161 = Con la ventaja de elegir primero, en Centro el Defensor elige el borde del Agresor y en Fuego Cruzado la primera esquina.
    .title = Elegir primero en Centro y en Fuego Cruzado

rule-R-162 = Quien desplegó en el centro tiene por borde propio aquel por el que sale la miniatura: cuando sale, es el más cercano.
    .title = El borde propio de quien despliega en el centro

rule-R-163 = La línea central del Sendero queda a igual distancia de ambos bandos: paralela a los bordes usados; con esquinas opuestas o Dividido, la otra diagonal; en Fuego Cruzado, entre las dos parejas de esquinas o, si se cruzan, de oeste a este. Los marcadores la reparten en partes iguales, extremos incluidos.
    .title = La línea central del Sendero

rule-R-164 = Las dos piezas se eligen del juego de terreno justo antes del despliegue, una tras otra: en el suelo y con cualquier giro, sin entrar en otra pieza ni pisar miniaturas o marcadores. Caben bajo lo que esté lo bastante alto.
    .title = Cómo se añade terreno

rule-R-165 = El Defensor redespliega cuando todos están desplegados y antes del avance de los Exploradores, en cualquier sitio donde la miniatura pudiera haberse desplegado la última. Puede renunciar.
    .title = Cuándo y dónde se redespliega

rule-R-166 = El Buscar gratis es una tirada en la tabla de hallazgos tras el avance de los Exploradores, para una miniatura que elige el Defensor: sin tirada de Astucia, sin marcador, sin modificadores del botín, y no cuenta como último Buscar.
    .title = El Buscar gratis

rule-R-167 = El borde de los Compañeros se tira una vez para toda la unidad: d4, norte, este, sur, oeste. Cada uno toca ese borde; se colocan por turnos en cualquier punto de él.
    .title = Compañeros en un borde al azar

rule-R-168 = El Agresor de Dividido tiene al menos una miniatura en cada borde: si falta uno, la última en desplegar va allí. Una peana en la esquina común toca los dos; una plantilla de una sola miniatura queda libre.
    .title = Repartirse entre dos bordes

rule-R-169 = Lo que no cabe en su zona va al punto libre más cercano al centro de la zona, a más de 1" de todos si lo hay, sin que nadie elija. La miniatura que no cabe en todo el tablero se queda fuera.
    .title = Lo que no cabe en su zona

rule-R-171 = Las dos miniaturas a 1" son la que actúa y otra amiga del tablero, a 1" del marcador o del Compañero y con línea despejada, aunque huya o haya perdido su activación. Las amigas de una miniatura secuestrada son las de quien la secuestró.
    .title = Qué amigos cuentan cuando hacen falta dos a 1"

rule-R-172 = Un botín falso se descubre solo con un Buscar logrado: se retira el marcador y no se tira nada. Un Buscar fallido no descubre nada.
    .title = Cuándo se descubre un botín falso

rule-R-173 = El botín de una disposición fija cuenta como colocado por turnos, empezando por el Segundo Jugador, que también elige primero sus falsos. Quién colocó cada marcador está a la vista.
    .title = Quién coloca el botín de sitio fijo

rule-R-174 = Contamina lo que se encuentra en un marcador de botín de esta misión, para el resto de la partida; no se acumula y no da mérito a nadie. Lo que dan un interrogatorio o el Buscar gratis del principio no contamina.
    .title = Qué contamina y hasta cuándo

rule-R-175 = El botín temporizado desaparece con lo que dura hasta el final de la ronda: tras la contaminación y el recuento de la misión.
    .title = Cuándo desaparece el botín temporizado

rule-R-176 = A un Compañero claustrofóbico lo agobian dos miniaturas cualesquiera que no sean Compañeros, de cualquier bando, a 1" o menos entre peanas; los muros no cuentan.
    .title = Quién agobia a un Compañero claustrofóbico

rule-R-177 = Vender da la mitad del precio que hoy tiene el objeto en su tabla, redondeando cada uno hacia abajo, aunque se encontrara, fuera gratis o costara otra cosa. Lo gastado y lo fundido del todo no se vende.
    .title = Precio de venta

rule-R-178 = Un cibernético instalado es parte del cuerpo: no se quita ni se vende, y se pierde con quien muere o es despedido. El que no repara nada puede quitarse. El Regenerador se instala a quien se pierde la próxima partida, y anula esa.
    .title = Cibernéticos instalados

rule-R-179 = Lo que se funde de una armadura es de la pieza: va con ella a las Taquillas y a quien la vista después. Se vende como otra, salvo la fundida del todo.
    .title = Armadura fundida

rule-R-180 = Un cibernético anula de una penalización lo que dice su fila; lo demás sigue ahí. Puntería repara antes la de Combate que la de disparo. No se compran más de los que hacen falta para las penalizaciones abiertas.
    .title = Lo que repara un cibernético

rule-R-181 = Con una brecha de 4 o más, un d2 dice de qué tabla es la ventaja extra: 1, la de preparación; 2, la táctica.
    .title = La tabla de la ventaja extra

rule-R-182 = Una unidad que no es del nivel que pide su fila se vuelve a tirar. Una fila que falta se tira entre las que admiten las unidades dadas, si hay alguna.
    .title = Unidades y filas que no casan

rule-R-183 = A un enlace sin brecha le vale la menor que dé las ventajas que nombra; sin ventajas, 0.
    .title = Un enlace sin brecha

rule-R-184 = Una ventaja que un enlace nombra dos veces se queda así y cuenta una sola vez.
    .title = Una ventaja repetida en un enlace

rule-R-185 = Nadie se recluta como Jefe. Si no queda nadie que lo suceda, primero se llenan todos los huecos, también los que ya estaban abiertos, y después asciende uno de los reclutas.
    .title = Una plantilla sin nadie

rule-R-186 = Un Emisor recluta elige gratis un Poder, como al crearlo. Los dados de las tablas de nombres proponen un nombre; su dueño puede darle otro.
    .title = Poder y nombre de un recluta

rule-R-187 = Sufren la Evaluación de Rendimiento quienes huyeron o se fueron y siguen en la plantilla, con todos los dados a la vez; también quien se pierde la próxima partida, y la recuperación tras ella se lo cura.
    .title = A quién se evalúa

rule-R-188 = Lo que una miniatura lleva sin poder llevarlo lo conserva hasta que lo guarda; después no puede volver a dársele.
    .title = Lo que ya llevaba

rule-R-191 = Una plantilla sin nadie que pueda jugar descansa, y ese descanso es la partida que sus miniaturas se pierden: vuelven. Un descanso por sorteo no es una partida.
    .title = Una plantilla sin nadie

rule-R-192 = La primera plantilla que llega a 5 Pruebas según el libro, también si entra con ellas, juega La Señal en su siguiente partida. Si antes baja de 5 o se va, le toca a la siguiente que llegó.
    .title = Quién juega La Señal

rule-R-193 = Una plantilla con 9 Pruebas o más dice antes de cada partida si arriesga La Fuente; La Señal va antes. Si ambas quieren, extrae la que suma más Pruebas y Pistas; si empatan, el sorteo.
    .title = Quién arriesga La Fuente

rule-R-194 = Un árbitro puede corregir con un motivo cualquier valor de una plantilla, o de un resultado sin pospartida; el libro guarda ambos. Con una pospartida hecha, se deshace esta o se corrige la plantilla.
    .title = Corregir un error

rule-R-195 = Se puede deshacer lo último de una plantilla o de un encuentro mientras nada posterior cuente con ello; la campaña queda como si no hubiera pasado.
    .title = Qué se puede deshacer

rule-R-196 = Se emparejan quienes menos veces se han visto, después quienes tienen menor brecha de Pruebas, después por sorteo. Si sobra una, descansa una de las que menos han descansado.
    .title = Emparejar en una liga

rule-R-197 = Va por delante quien tiene más Pruebas; después más Pistas, más victorias y menos derrotas. Si todo es igual, comparten puesto; quien se fue va al final.
    .title = La clasificación

rule-R-198 = Gana la primera según el libro. Lo que ya estaba emparejado se juega y se cierra; nadie más entra ni se empareja. Si se corrige o deshace la décima Prueba, la campaña sigue.
    .title = El final de la campaña

rule-R-199 = Una miniatura que no murió vuelve como estaba antes de aquella partida, con sus cibernéticos; su equipo sigue en las Taquillas y quien ocupó su plaza se va. Si era el Jefe, su sucesor deja de serlo.
    .title = Una muerte que no fue

rule-R-200 = Una plantilla entra con todo lo de su hoja: Pruebas, Pistas, Méritos, cambios, Taquillas y sucesión. Sus subs sin gastar se cuentan al entrar, y las plazas libres se cubren en su primera pospartida.
    .title = Entrar con un pasado

rule-R-211 = La Pista del perdedor se paga por las descargas o los pasos que tiene al final; lo perdido no cuenta.
    .title = La Pista por descargas o pasos

rule-R-212 = Un hostil que acaba su activación junto al terminal resta un paso, también secuestrado; el que huye no cuenta.
    .title = Hostiles ante el terminal

rule-R-215 = Un objetivo que abandona el tablero cuenta como huido. Si ya había huido y lo abaten en la misma activación, el Mérito y la Prueba se pagan igual. En el turno de un grupo la partida acaba con la activación de una de sus miniaturas.
    .title = El objetivo que se va

rule-R-216 = En La Señal un borde al azar es cualquiera de los cuatro, con un d4 cada vez. Cada fallo al redirigir, de la plantilla que sea, añade una miniatura a las llegadas; en una unidad de dos grupos, al primero.
    .title = Llegadas de La Señal

rule-R-217 = Si al final nadie controla el relevo, deciden los supervivientes y luego gana el Interceptor; el ganador conserva lo examinado, sin la Prueba del control. La contención se cuenta cuando cae la última miniatura, ella incluida, y quita una Prueba registrada.
    .title = El relevo de nadie

rule-R-218 = La Fuente acaba cuando se decide: con la plantilla rival eliminada, el Extractor sigue sin preguntar. El borde del Extractor y el de salida son los de quien lo es en ese momento. Lo que se hace cerca de la Fuente se mide a quien la lleva, y la detonación tira un d6 por miniatura.
    .title = La partida de La Fuente

rule-R-219 = Si el Interceptor se rinde, el Extractor gana la campaña. Si se rinde el Extractor, pierde como si lo hubieran interceptado.
    .title = Rendirse en La Fuente

rule-R-221 = Lo que suelta una miniatura a mitad de una escalada cae recto hasta la primera superficie que tiene debajo, sin daño.
    .title = Lo que se suelta en una pared

rule-R-222 = En el tablero ha de caber al menos una miniatura de cada plantilla, a más de 1" una de otra; si no, no se juega en él.
    .title = Tableros casi sin sitio

rule-R-225 = La marca de un conducto se comprueba al empezar cada ronda, hasta completar el corte. Basta cualquier miniatura amiga en el tablero a 1" o menos, aunque huya.
    .title = La marca del conducto

rule-R-226 = Una miniatura que estaba Trabada puede salir sin Destrabarse si donde sale ya no tiene a nadie al lado: lo paga con ataques gratis. Junto a un enemigo solo sale si se ha Destrabado de él.
    .title = Salir después de estar Trabada

rule-R-227 = El Mérito de una misión es para una miniatura del ganador, salvo que el texto nombre al perdedor.
    .title = Méritos de misión

rule-R-228 = Los marcadores de misión van primero. El botín, los Compañeros y los hostiles que se colocan o llegan después no quedan a menos de 1" de ellos; los de lugar fijo van al punto libre más cercano. También vale para quien coloca todo por una ventaja. Las plantillas despliegan sin ese límite.
    .title = Junto a un marcador de misión

rule-R-229 = En la Reserva de Borde cada marcador va junto a cualquiera de los bordes sin despliegue. Si el Agresor no tiene a nadie en el tablero, los hostiles de su borde más cercano llegan por uno al azar.
    .title = Qué borde
