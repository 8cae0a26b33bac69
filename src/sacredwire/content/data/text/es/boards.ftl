# Los tableros: cómo se llaman, qué se dice de ellos y por qué se rechaza un archivo.

board-name-boiler-hall = Sala de calderas
board-note-boiler-hall = Tanques, tuberías y unas pasarelas que aún aguantan. Nadie ha firmado el parte de revisión.
board-name-broken-spire = La aguja rota
board-note-broken-spire = La antena cayó hace tres turnos. Sus restos siguen emitiendo.
board-name-cable-market = Mercado del Cable
board-note-cable-market = Puestos bajos en la plaza y casas de tres plantas alrededor. Se vende de todo menos cable.
board-name-drowned-archive = El archivo anegado
board-note-drowned-archive = Estanterías hasta el techo, pasillos torcidos y un expediente que alguien vuelve a pedir.
board-name-dry-dock = El dique seco
board-note-dry-dock = Contenedores apilados y una grúa pórtico. El mar se marchó antes que los estibadores.
board-name-stairwell-nine = Hueco de escalera 9
board-note-stairwell-nine = Cuatro bloques de viviendas en torno al único ascensor que queda, y no funciona.

board-style-yard = Patio de contenedores
board-style-works = Complejo industrial
board-style-blocks = Bloques de viviendas
board-style-ruins = Ruinas
board-generated = { $style } n.º { $seed }

board-kind-block = bloque
board-kind-container = contenedor
board-kind-crate = cajas
board-kind-ladder = escalera
board-kind-pillar = pilar
board-kind-pipe = tubería
board-kind-platform = plataforma
board-kind-rubble = escombros
board-kind-silo = tanque
board-kind-tower = torre
board-kind-walkway = pasarela
board-kind-wall = muro

board-demand-sight-across = Líneas de visión despejadas de borde a borde
board-demand-lanes-long = Carriles de más de 12"
board-demand-lanes-covered = Carriles que ofrecen cobertura
board-demand-routes = Rutas entre bordes opuestos sin puntos en común
board-demand-edges = Puestos de despliegue en el borde que menos tiene
board-demand-corners = Puestos de despliegue en la esquina que menos tiene
board-demand-centre = Puestos a 3" del centro
board-demand-joined = Suelo unido por algún camino
board-demand-surfaces = Superficies elevadas a las que se puede subir
board-demand-levels = Alturas distintas a las que se puede subir

board-unit-sight-across = { "" }
board-unit-lanes-long = { " " }%
board-unit-lanes-covered = { " " }%
board-unit-routes = { "" }
board-unit-edges = { "" }
board-unit-corners = { "" }
board-unit-centre = { "" }
board-unit-joined = { " " }%
board-unit-surfaces = { "" }
board-unit-levels = { "" }

board-short-sight-across = visión total ({ $sign } { $wanted })
board-short-lanes-long = carriles > 12" ({ $sign } { $wanted } %)
board-short-lanes-covered = con cobertura ({ $sign } { $wanted } %)
board-short-routes = rutas ({ $sign } { $wanted })
board-short-edges = por borde ({ $sign } { $wanted })
board-short-corners = por esquina ({ $sign } { $wanted })
board-short-centre = en el centro ({ $sign } { $wanted })
board-short-joined = suelo unido ({ $sign } { $wanted } %)
board-short-surfaces = techos ({ $sign } { $wanted })
board-short-levels = alturas ({ $sign } { $wanted })

board-row-met = sí   { $demand }: { $measured } ({ $sign } { $wanted })
board-row-failed = NO   { $demand }: { $measured } ({ $sign } { $wanted })
board-verdict-met = Cumple todo lo que pide el libro.
board-verdict-failed = { $count ->
    [one] No cumple una de las exigencias del libro.
   *[other] No cumple { $count } exigencias del libro.
  }
board-about = { $pieces ->
    [one] Una pieza
   *[other] { $pieces } piezas
  }, { $ground } % del suelo edificado, { $lanes ->
    [one] un carril
   *[other] { $lanes } carriles
  } (el más largo, { $longest }), alturas { $levels }.
board-no-levels = ninguna
board-sight-example = La vista llega de { $ax }, { $ay } a { $bx }, { $by }.

board-plan-ground = suelo
board-plan-height = techo, altura en pulgadas (1 = de 1 a menos de 2)
board-plan-low = parapeto de menos de 1"
board-plan-sheer = muro o techo donde nadie se tiene en pie
board-plan-walkway = pasarela o plataforma (se pasa por debajo)
board-plan-ladder = escalera
board-plan-north = norte arriba; dos columnas y una fila son 1"
board-svg-heights = Alturas (pulgadas)

cli-board-new = Genera un tablero denso que siempre cumple lo que pide el libro.
cli-board-new-seed = Semilla: la misma da siempre el mismo tablero. Si falta, se elige una al azar.
cli-board-new-style = Distrito: yard (contenedores), works (industria), blocks (viviendas) o ruins (ruinas). Si falta, lo decide la semilla.
cli-board-new-out-file = Archivo donde se guarda el tablero.
cli-board-new-force = Escribe aunque el archivo ya exista.
cli-board-show = Enseña un tablero: cómo cumple lo que pide el libro y, si se quiere, su plano.
cli-board-show-source = Nombre de un tablero nuestro (sacredwire board list) o archivo con uno propio.
cli-board-show-seed = Enseña el tablero generado con esta semilla.
cli-board-show-style = Distrito del tablero generado.
cli-board-show-svg = Archivo donde se dibuja el plano a escala.
cli-board-show-force = Escribe aunque el archivo ya exista.
cli-board-show-plan = Añade el plano en caracteres.
cli-board-check = Comprueba archivos de tableros: que se puedan leer y que cumplan lo que pide el libro.
cli-board-check-sources = Archivos, o nombres de tableros nuestros.
cli-board-list = Lista los tableros que vienen con el juego.
cli-board-saved = Guardado en { $file }.
cli-board-drawn = Dibujado en { $file }.
cli-board-again = Para volver a verlo: sacredwire board show --seed { $seed } --style { $style } --plan

error-board-one-source = Indica un tablero por su nombre o archivo, o por --seed; una sola de las dos cosas.
error-board-style = No hay ningún distrito «{ $value }». Los que hay: { $expected }.
error-board-seed = La semilla tiene que ser un número entero entre 0 y { $high }, no { $value }.
error-board-solid = En el tablero { $board } no hay dónde ponerse: el terreno lo ocupa entero.
error-board-no-room = En el tablero { $board } { $room ->
        [0] no cabe ninguna miniatura
        [one] solo cabe una miniatura
       *[other] solo caben { $room } miniaturas
    }: el terreno tiene que dejar sitio al menos para { $expected }, una de cada plantilla, a más de 1" una de otra.
error-board-unknown = No hay ningún tablero ni archivo «{ $value }». Los nuestros: { $known }.
error-board-too-big = { $file } ocupa más de { $limit } bytes: ningún tablero llega a tanto.
error-board-format = { $file }, { $field }: se esperaba «{ $expected }» y pone { $value }.
error-board-version = { $file }, { $field }: se esperaba { $expected } y pone { $value }.
error-board-version-later = { $file }, { $field }: es de una versión posterior ({ $value }); aquí se lee hasta la { $expected }.
error-board-object = { $file }, { $field }: se esperaba un objeto con campos y hay { $value }.
error-board-list = { $file }, { $field }: se esperaba una lista y hay { $value }.
error-board-flag = { $file }, { $field }: se esperaba true o false y pone { $value }.
error-board-number = { $file }, { $field }: se esperaba un número entero de { $low } a { $high } (centésimas de pulgada) y pone { $value }.
error-board-text = { $file }, { $field }: se esperaba un texto de una línea y hasta { $limit } letras, y pone { $value }.
error-board-id = { $file }, { $field }: se esperaba un nombre de hasta { $limit } letras minúsculas, cifras y guiones, y pone { $value }.
error-board-kind = { $file }, { $field }: se esperaba uno de { $expected }, y pone { $value }.
error-board-field-unknown = { $file }: no existe el campo { $field } (con { $value }). Los que existen: { $expected }.
error-board-field-missing = { $file }: falta el campo { $field }.
error-board-too-many-pieces = { $file }, { $field }: hay { $value } piezas y caben { $expected }.
error-board-duplicate = { $file }, { $field }: ya hay otra pieza llamada { $value }.
error-board-top = { $file }, { $field }: la cara superior ({ $value }) tiene que quedar por encima de la inferior ({ $base }).
error-board-corners = { $file }, { $field }: se esperaban de { $low } a { $high } esquinas y hay { $value }.
error-board-point = { $file }, { $field }: se esperaban dos números, x e y, y hay { $value }.
error-board-corner-repeated = { $file }, { $field }: la esquina { $value } está repetida.
error-board-no-area = { $file }, { $field }: las esquinas están en línea recta y no encierran nada (superficie { $value }).
error-board-crossed = { $file }, { $field }: los lados se cruzan; se esperaba un contorno convexo (esquinas: { $value }).
error-board-not-convex = { $file }, { $field }: en la esquina { $value } el contorno no es convexo; parte la pieza en varias.
error-board-overlap = { $file }, { $field }: { $value } y { $other } ocupan el mismo espacio; solo pueden tocarse.
