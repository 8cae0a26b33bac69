# Lo que dice la página del juego: ui-<qué>.

ui-form-number = Formulario SW-28 · no oficial
ui-lead = El juego de escaramuzas de una megacorporación en ruinas: dos plantillas de cinco, una bolsa de fichas y un porqué para cada dado.
ui-play-now = Jugar ahora
ui-play-now-told = Extracción contra el bot, con plantillas y tablero ya listos. Una partida dura una media hora.
ui-new = Partida nueva
ui-continue = Seguir jugando
ui-finished = Partidas terminadas
ui-none-open = No hay ninguna partida abierta en este navegador.
ui-loading = Cargando…
ui-broken = Algo ha fallado en la página
ui-broken-told = La partida está a salvo en el servidor. Al cargar otra vez la página sigue donde estaba.
ui-reload = Cargar otra vez
ui-home = Inicio
ui-forget = Borrar esta partida
ui-forget-sure = ¿Borrar la partida de este navegador? Si solo juegas tú, se pierde para siempre.
ui-your-turn = te toca
ui-credit = Programa no oficial. Contenido adaptado de Sacred Wire 28 y Hardwired 28, de LuisMars, bajo CC BY-SA 4.0: los textos se han vuelto a redactar y las reglas se han pasado a programa. Tipografía IBM Plex, bajo SIL OFL 1.1. React, bajo licencia MIT. Fluent, bajo Apache 2.0.
ui-language = Idioma
ui-lang-es = Español
ui-lang-en = Inglés
ui-to-dark = Tema oscuro
ui-to-light = Tema claro
ui-not-found = Esta página no existe
ui-failed = No ha sido posible. Prueba otra vez.
error-web-offline = El servidor no contesta. ¿Sigue en marcha?

# Una partida nueva
ui-opponent = Rival
ui-opponent-bot = Un bot
ui-opponent-bot-told = Tú contra el programa.
ui-opponent-hot-seat = En esta pantalla
ui-opponent-hot-seat-told = Dos personas se turnan ante la misma pantalla.
ui-opponent-online = En línea
ui-opponent-online-told = Te damos un enlace para invitar a la otra persona.
ui-strength = Fuerza del bot
ui-bot-random = Al azar
ui-bot-greedy = Codicioso
ui-bot-seeker = Calculador
ui-your-name = Tu nombre
ui-edition = Edición
ui-mission = Misión
ui-seat = Tu bando
ui-own-squad = Tu plantilla
ui-other-squad = La plantilla rival
ui-any-squad = Una al azar
ui-board-generate = Generar otro
ui-board-generated = Generado n.º { $seed }
ui-begin = Empezar
ui-invited = Te han invitado a una partida
ui-invited-told = Di cómo te llamas y siéntate a la mesa.
ui-join = Entrar

# Sin partida
ui-joining = Abriendo la partida…
ui-no-key = No tienes sitio en esta partida
ui-no-key-told = Este navegador no guarda ninguna llave para ella. Pide una invitación, o ábrela donde la empezaste.
ui-refused = No se puede abrir la partida
ui-offline-title = Sin conexión

# Encima del tablero
ui-set-up = Preparación
ui-round = Ronda { $round }
ui-goal = { $mission }: el objetivo
ui-bag = En la bolsa: { $tokens }
ui-acts = Actúa { $who }
ui-own-token = ha salido su propia ficha
ui-token-of = ha salido una ficha: { $side }
ui-actions-left = { $left ->
    [0] sin acciones
    [one] { $left } acción por gastar
   *[other] { $left } acciones por gastar
  }
ui-lost = Se ha perdido la conexión hace { $seconds } s. Volvemos a intentarlo; no se pierde nada.
ui-sending = Enviando…
ui-waits-for = { $who }: { $what }
ui-hidden-question = decide algo en secreto
ui-seconds = ({ $seconds } s)
ui-over = La partida ha terminado
ui-seat-open = { $side } (falta quien juegue)
ui-seat-bot = { $side } (bot, { $bot })
ui-title-turn = ● Te toca · Sacred Wire 28
ui-undo = Deshacer
ui-undo-told = Hasta que caigan dados, salga una ficha o decida el rival (U)
ui-menu = Menú
ui-dice-seen = Ver rodar los dados
ui-dice-fair = ¿Son justos los dados?
ui-dice-fair-told = Todos caen por un secreto fijado antes de empezar. Esta es su huella SHA-256; al acabar la partida se enseña el secreto, y cualquiera puede repetir las tiradas.
ui-keyboard = Teclado: 1-9 elige una acción, flechas e Intro eligen un lugar del tablero, Intro confirma, Escape cancela, U deshace.
ui-leave = Salir al inicio
ui-concede = Rendirse
ui-concede-sure = ¿Rendirte? Todas tus miniaturas abandonan y gana el otro bando.
ui-parts = Partes de la mesa
ui-actions = Decisión
ui-squads = Plantillas
ui-log = Registro
ui-close = Cerrar

# El tablero
ui-board = Tablero
ui-zoom-in = Acercar
ui-zoom-out = Alejar
ui-zoom-whole = Todo el tablero
ui-piece = { $kind } { $id }, de { $top } de alto{ $base ->
    [0] { "" }
   *[other] {" "}(por debajo quedan { $under })
  }{ $climb ->
    [no] , no se escala
   *[yes] { "" }
  }{ $walk ->
    [no] , no se pisa
   *[yes] { "" }
  }
ui-zone = Despliegue de { $seat }: { $where }
ui-smoke = Humo
ui-at-height = { $what }, a { $height } de altura
ui-coworkers = Compañeros
ui-carries = lleva { $thing }
ui-token = { $name } ({ $side }): { $health } de { $most } de Salud, a { $height } de altura{ $states ->
    [none] { "" }
   *[other] . { $states }
  }
ui-way-walk = andando
ui-way-climb = trepando
ui-way-jump = saltando
ui-way-drop = dejándose caer
ui-way-far = solo si acaba Trabado
ui-fall-dice = caída: { $dice ->
    [one] { $dice } dado de daño
   *[other] { $dice } dados de daño
  }
ui-falls = cae { $height }

# Las plantillas
ui-presence-reserve = En reserva
ui-presence-out = Fuera de Combate
ui-presence-exited = Ha salido
ui-presence-left = Ha abandonado
ui-presence-removed = Ya no está
ui-you = tú
ui-aims-at = Apunta a { $target }
ui-activated = Ya activada
ui-condition-bleeding = Sangrado
ui-condition-contaminated = Contaminado
ui-condition-corrosion = Corrosión
ui-condition-dazed = Aturdido
ui-condition-dissolved = Disuelto
ui-condition-end-damage = Deuda de Salud
ui-condition-fleeing = Huyendo
ui-condition-hijacked = Secuestrado
ui-condition-hostile = Hostil
ui-condition-jolted = Sacudido
ui-condition-move = Movimiento cambiado
ui-condition-ping = Marcado
ui-condition-tiers = Niveles cambiados
ui-condition-trapped = Atrapado
ui-condition-unarmed = Sin arma
ui-counter-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }

# Qué se puede hacer
ui-hint-move = Elige en el tablero hasta dónde se mueve { $who }: { $budget } como mucho.
ui-hint-again = Elige en el tablero si { $who } gasta la acción en moverse otra vez: { $budget } como mucho.
ui-strikers = Si se aleja, tendrán un ataque gratis: { $who }.
ui-hint-put = Elige en el tablero un lugar para { $thing }.
ui-hint-throw = Elige en el tablero dónde cae.
ui-do-activate = Activar a { $who }
ui-do-attack = Atacar a { $target } con { $weapon }{ $overcharge ->
    [yes] , sobrecargado
   *[no] { "" }
  }
ui-do-defend = Defenderse
ui-do-riposte = Contraatacar con { $weapon }
ui-do-strike = Ataque gratis con { $weapon }
ui-do-let-pass = Dejar que se vaya
ui-do-aim = Apuntar a { $target }
ui-do-interact = { $how ->
    [none] Interactuar con { $thing }
   *[other] { $how } { $thing }
  }
ui-do-search = Buscar en { $thing }
ui-do-interrogate = Interrogar a { $target }
ui-do-cast = { $target ->
    [self] Canalizar { $power }
   *[other] Canalizar { $power } sobre { $target }
  }
ui-do-use = { $target ->
    [self] Usar { $item }
   *[other] Usar { $item } en { $target }
  }
ui-do-bless = { $other ->
    [none] Bendición { $blessing } para { $who }
   *[other] Bendición { $blessing } para { $who } y { $other }
  }
ui-do-throw = Lanzar { $grenade }
ui-do-leave = Salir del tablero por el { $edge }
ui-do-disengage = Destrabarse
ui-do-pass = Dejarlo pasar
ui-do-end = Terminar la activación
ui-option-die = Dado { $number }
ui-option-knockback-push = Empujar
ui-option-knockback-stay = No empujar
ui-option-play-on-end = Terminar aquí
ui-option-play-on-play-on = Seguir jugando
ui-plan-move = Moverse { $length }
ui-plan-again = Moverse otra vez { $length }
ui-plan-put = Colocar { $thing } aquí
ui-confirm = Confirmar
ui-cancel = Cancelar
ui-direction = Dirección

# Probabilidades
ui-against = contra
ui-odds-win = Gana
ui-odds-double = Doble o más
ui-odds-triple = Triple o más
ui-odds-lose = Pierde
ui-odds-fumble = Pifia
ui-mean = { $mean } de media
ui-damage = Daño, fallos incluidos
ui-damage-back = Daño que recibe de vuelta
ui-out-chance = { $chance } de dejar Fuera de Combate
ui-no-modifiers = sin modificadores
ui-rerolls = repite los { $faces }
ui-retry = repite la tirada si pierde
ui-if-defends = Si se defiende
ui-if-riposte = Si contraataca con { $weapon }
ui-rule = Regla { $rule }: { $title }
ui-skip = Saltar

# El registro
ui-log-reasons = Porqués
ui-log-only = Solo { $who }
ui-log-only-chosen = Solo la elegida
ui-log-earlier = { $count } líneas anteriores

# Esperar, invitar, turnarse
ui-idle-player = Espera: { $who }. No tienes que hacer nada.
ui-idle-watching = Estás mirando la partida. Decide { $who }.
ui-away = Lleva { $minutes } min sin conexión.
ui-bot-takes-over = Que siga un bot ({ $bot })
ui-invite-seat = Enlace para jugar con { $side }
ui-invite-watch = Enlace para mirar la partida
ui-copy = Copiar
ui-copied = Copiado
ui-hand-over = Pasa la pantalla a { $side }
ui-hand-over-told = Ahora decide { $side }. Que el otro bando no mire.
ui-hand-over-done = Soy { $side }

# El final
ui-show-result = Ver el resultado
ui-end-won = Victoria
ui-end-lost = Derrota
ui-end-none = Sin ganador
ui-end-other = Cerrado
ui-winner = Gana { $side }
ui-no-winner = Nadie gana
ui-end-round = La partida acabó en la ronda { $round }.
ui-survivors = { $count ->
    [one] { $count } superviviente
   *[other] { $count } supervivientes
  }
ui-rematch = Revancha
ui-look-board = Ver el tablero
ui-account-model = Miniatura
ui-account-attacks = Ataques
ui-account-hits = Impactos
ui-account-expected = Esperados
ui-account-dealt = Daño hecho
ui-account-taken = Salud perdida
ui-account-kills = Bajas
ui-account-moved = Movido
