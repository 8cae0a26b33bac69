# Nuestra redacción de las reglas básicas, por su identificador: rule-C4-7 es C4.7. El texto dice en qué se separan las ediciones.

rule-C0-1 = Cuando dos textos de una misma edición se contradicen, gana el reglamento sobre la referencia rápida y las cartas. Una misión gana al reglamento, pero solo mientras se juega esa misión.
    .title = Qué texto manda

rule-C1 = Lo que hace falta para jugar y cómo se tiran los dados.
    .title = Fundamentos

rule-C1-7 = Las miniaturas miden entre 28 y 32 mm y llevan peanas redondas de 25 a 32 mm. La miniatura representa lo que diga su hoja. Aquí una peana de 25 mm mide 0,98" de diámetro.
    .title = Miniaturas

rule-C1-8 = Cada plantilla lleva cinco miniaturas. El tablero mide 24" por 24" y está lleno de terreno. La bolsa contiene una ficha por miniatura de jugador, una por grupo de hostiles y una por grupo de Compañeros.
    Hardwired 0.7 pide de 5 a 6 marcadores de botín y de 3 a 6 Compañeros; Sacred Wire 0.9, hasta 5 marcadores y de 2 a 4 Compañeros.
    .title = Qué hace falta

rule-C1-9 = Cada atributo es un Nivel de Dado (ND): 2d4, 2d6, 2d8, 2d10 o 2d12. Una tirada son siempre dos dados de ese nivel, sumados. +1 ND usa el dado mayor siguiente y -1 ND el menor; nunca se baja de 2d4 ni se sube de 2d12.
    En una tirada enfrentada los dos bandos tiran a la vez y gana el total mayor. Si empatan, gana quien tiró con el nivel más bajo; con el mismo nivel, ambos repiten todos los dados hasta que alguien gane.
    .title = Mecánica básica

rule-C1-10 = Lo que un modificador se pasa del límite va al oponente con el signo cambiado: quien ya tira 2d12 y recibe +1 ND da -1 ND al otro, y quien ya tira 2d4 y recibe -1 ND le da +1. Ocurre una sola vez y nunca vuelve.
    Contra un 2d6 fijo (Buscar, granadas, Moral, Poderes de apoyo) el exceso se pierde.
    .title = Desbordamiento de ND

rule-C2 = Una plantilla son cinco miniaturas, un Jefe y cuatro Recursos, y cada una firma un tipo de contrato.
    .title = Asignación de personal

rule-C2-1 = Combate sirve para atacar, Defensa para resistir y Astucia para buscar, interrogar, canalizar y aguantar el tipo. Cada miniatura elige una combinación: Técnico reparte 2d4, 2d6 y 2d8 como quiera; Operario tiene 2d6 en los tres. El Jefe suma después +1 ND a un atributo de su elección.
    .title = Atributos

rule-C2-2 = La Salud es el daño que una miniatura aguanta antes de quedar Fuera de Combate. El Movimiento es lo que puede recorrer, en pulgadas, cada vez que se mueve.
    .title = Valores

rule-C2-3 = La plantilla entera gasta 60 subs en armas, armadura, equipo, granadas y consumibles. El contrato dice qué armas y qué armadura puede llevar cada una; el equipo, las granadas y los consumibles son para cualquiera. Cada miniatura lleva como mucho una armadura, y con ella está blindada.
    Quien no tiene un arma cuerpo a cuerpo lucha con Combate Improvisado. Un Emisor empieza con un Poder gratis, el que elija.
    .title = Equipamiento

rule-C2-4 = El tipo de contrato fija Salud, Movimiento, clases de armas, armadura máxima, regla especial y cuántas miniaturas pueden tenerlo: un Jefe, un Emisor y dos de cada uno de los demás.
    En Sacred Wire 0.9 toda armadura pesada resta 1" de Movimiento; si la armadura tiene impresa una penalización mayor, cuenta solo esa. En Hardwired 0.7 solo cuentan las penalizaciones impresas.
    .title = Tipos de contrato

rule-C4 = Cómo transcurre una ronda y cómo se lucha en ella.
    .title = Combate y acciones

rule-C4-1 = Al empezar la ronda llegan los hostiles previstos, cada jugador tira sus Bendiciones y se llenan las fichas de la bolsa. Se saca una ficha al azar: un jugador activa una miniatura suya que aún no se haya activado en esta ronda; una ficha de hostiles o de Compañeros activa a su grupo. Una activación es un Movimiento y una Acción en el orden que se quiera; una acción extra añade otra, y nunca hay más de dos. Cuando la bolsa se vacía, la ronda termina.
    La ficha de una miniatura que queda Fuera de Combate sin haberse activado sale de la bolsa al instante; la de un grupo, cuando sale su última miniatura.
    En Sacred Wire 0.9 nadie se activa dos veces en una ronda, y cada facción es enemiga de todas las demás, Compañeros incluidos. En Hardwired 0.7 las fichas de Enfoque dan activaciones de verdad, y los enemigos son la otra plantilla, los hostiles y los Compañeros marcados como Hostiles.
    .title = Activación

rule-C4-2 = Al empezar cada ronda cada jugador tira tres d8 de Bendiciones. Cada una se declara antes de tirar, una por miniatura y ronda como mucho, y la que no se usa se pierde al acabar la ronda.
    En Hardwired 0.7 Denegada no da nada, Repetición puede declararse después de ver la tirada y Sinergia activa a otra miniatura. En Sacred Wire 0.9 Denegada y Sinergia dan una acción extra, y Repetición se declara antes de tirar.
    .title = Bendiciones Corporativas

rule-C4-3 = Las acciones son Atacar, Moverse de Nuevo, Destrabarse, Apuntar, Interactuar, Buscar, Interrogar y Canalizar, y también lanzar una granada, usar un consumible y las que añada la misión. Moverse de Nuevo ocupa la acción de la activación.
    Apuntar en Hardwired 0.7 resta 1 ND a la Defensa del objetivo contra el próximo disparo y se pierde si quien apunta se mueve o recibe un impacto. En Sacred Wire 0.9 suma 1 ND al Combate de quien apunta y se pierde si se mueve o sufre daño.
    .title = Acciones

rule-C4-4 = Una miniatura se mueve hasta su Movimiento por el camino que quiera, medido desde el borde de su peana. No atraviesa muros ni enemigos, y no puede acabar encima de otra peana.
    .title = Movimiento

rule-C4-5 = A 1" o menos de un enemigo, borde con borde y sin terreno en medio, una miniatura está Trabada. Si deja de estarlo con un enemigo sin haberse Destrabado, cada enemigo que deja le hace antes un ataque gratis con -1 ND.
    En Sacred Wire 0.9 una miniatura Trabada no puede disparar, tampoco hostiles ni Compañeros. En Hardwired 0.7 sí puede.
    .title = Combate cuerpo a cuerpo

rule-C4-6 = Escalar cuesta 2" de Movimiento por cada 1" de altura, solo por superficies escalables. Se salta un hueco de hasta 2" pagando su ancho. Dejarse caer es gratis; los primeros 3" no hacen daño y cada tramo posterior hace un d6, que la armadura no reduce.
    En Sacred Wire 0.9 una escalada que no se puede pagar entera no empieza, la caída de 4 a 6" hace 1d6, de 7 a 9" 2d6 y de 10 a 12" 3d6, y un arma con Empuje siempre empuja. En Hardwired 0.7 se puede parar a media escalada, se tira 1d6 por cada 3" enteras caídas si fueron más de 3", y el atacante decide si empuja.
    El Empuje aleja al objetivo en línea recta; se detiene ante obstáculos y cae si su centro rebasa un borde. AP N ignora N puntos de reducción de la armadura.
    .title = Movimiento vertical

rule-C4-7 = El atacante declara objetivo y arma. En cuerpo a cuerpo el defensor elige Defensa o Contraataque, que es Combate con -1 ND y un arma cuerpo a cuerpo que alcance. Ambos tiran a la vez. Si gana el atacante, impacta; si gana el defensor, no hay daño, y un Contraataque hace además el de su arma.
    En Sacred Wire 0.9, si el atacante gana a un Contraataque, tira el doble de dados de daño. En Hardwired 0.7 tira los de siempre.
    .title = Resolución de ataques

rule-C4-8 = Contra un disparo solo hay Defensa: nadie Contraataca.
    .title = Defensa contra disparos

rule-C4-9 = Para atacar hay que ver piernas, torso o cabeza del objetivo; brazos y armas no cuentan. Sin línea de visión no hay ataque.
    .title = Línea de visión (LdV)

rule-C4-10 = Quien dispara después de moverse en la misma activación lo hace con -1 ND. En Hardwired 0.7 hay otro -1 ND si el objetivo usó Moverse de Nuevo en esta ronda. Se suma a la Cobertura y al disparo al cuerpo a cuerpo.
    .title = Disparar en movimiento

rule-C4-11 = Disparar a una miniatura Trabada con alguno de sus enemigos cuesta -1 ND. Si falla, el disparo alcanza a otra miniatura al azar a 1" o menos del objetivo; si el fallo fue una pifia, esa miniatura sufre un crítico. Sin nadie cerca, el disparo se pierde.
    .title = Disparo al cuerpo a cuerpo

rule-C4-12 = Una dirección aleatoria puede ser cualquier ángulo, todos igual de probables.
    .title = Dirección aleatoria

rule-C4-13 = Si el terreno tapa alguna parte del cuerpo del objetivo, está en Cobertura y el tirador tiene -1 ND.
    .title = Cobertura

rule-C4-14 = Un arma de disparo no tiene más límite que la vista, salvo el que diga su regla especial. Una granada llega a 6".
    .title = Alcance

rule-C4-15 = Como acción y una sola vez, se lanza una granada a un punto a 6" o menos: Combate contra 2d6. Si falla, cae a d6" de allí en una dirección aleatoria; si falla por mucho, cae a los pies de quien la lanzó. Afecta a toda miniatura a 3" o menos, amiga o enemiga, y el daño se tira para cada una.
    En Hardwired 0.7 cae a los pies cuando el 2d6 al menos dobla la tirada; en Sacred Wire 0.9, cuando la triplica. Una granada nunca hace críticos.
    .title = Granadas

rule-C4-16 = Si el total del atacante es al menos el doble que el del defensor, el arma hace su daño máximo. Con el triple o más, además se tira un d6 en la tabla de críticos de su tipo de daño, con +1 por el cuádruple, +2 por el quíntuple y así. Se comparan totales, nunca dados sueltos.
    .title = Críticos

rule-C4-17 = Si el total del defensor es al menos el triple que el del atacante, el atacante tira un d6 en la tabla de pifias: cuerpo a cuerpo, disparo o Emisión. El cuádruple suma 1, el quíntuple 2 y así.
    .title = Pifias

rule-C4-18 = El daño es el dado del arma, o su máximo con el doble o más, y las bonificaciones fijas una vez. Se le resta la reducción de la armadura (ligera 1, media 2, pesada 3), sin bajar de 0, y lo que queda se resta de la Salud. Con 0 o menos, la miniatura queda Fuera de Combate y se retira.
    En Sacred Wire 0.9 el daño extra de un crítico se suma antes de restar la armadura. En Hardwired 0.7 la tabla se tira después, y su daño es una segunda pérdida que ignora la armadura.
    Herida es toda miniatura por debajo de su Salud máxima. El daño continuo ignora la armadura y puede dejar Fuera de Combate.
    .title = Daño

rule-C4-19 = Cuando un Jefe queda Fuera de Combate, cada miniatura amiga en el tablero tira Astucia contra 2d6. La que falla huye: al empezar cada activación suya repite la tirada y, si vuelve a fallar, corre todo su Movimiento hacia el borde más cercano, no puede hacer nada más y sale del tablero si llega. Si la pasa, actúa con normalidad.
    En Sacred Wire 0.9 la tirada tiene +1 ND con una miniatura amiga a 3" o menos. En Hardwired 0.7 no hay ayuda.
    .title = Moral

rule-C4-20 = Una miniatura puede salir por cualquier borde que toque su peana. Las que salen, por su voluntad o huyendo, no ganan Méritos, sueltan en el borde lo que llevan y, tras recuperar su Salud en la pospartida, sufren d6 de daño. Salir por un objetivo de la misión no es esto.
    .title = Abandonar el tablero

rule-C5 = Lo que hacen los Emisores.
    .title = Poderes de Emisión

rule-C5-1 = Canalizar es una acción, una vez por activación, con línea de visión y sin límite de distancia. Un Poder ofensivo enfrenta la Astucia de quien canaliza con la del objetivo; uno de apoyo, con 2d6, y su objetivo es un aliado. Ganar con el triple lo extiende a todo objetivo válido a 3" o menos del elegido, salvo Enfoque e Intercambio. Si el otro lado triplica, se tira en la tabla de pifias de Emisión.
    .title = Canalización
