# El servidor: la orden que lo pone en marcha, y por qué se niega a algo.

cli-serve = Abre el juego en el navegador: a solas, en una misma pantalla o en línea.
cli-serve-data = Carpeta de tus datos; si falta, la de SACREDWIRE_DATA, y si no, la de tu sistema.
cli-serve-host = Dirección en la que escucha; 0.0.0.0 deja entrar desde otros aparatos de la red.
cli-serve-port = Puerto; si está ocupado, prueba los siguientes.
cli-serve-origin = Dirección pública, si hay otro servidor delante: https://juego.example.org.
cli-serve-no-browser = No abrir el navegador.

serve-ready = Sacred Wire 28 te espera en { $url } (Ctrl+C para terminar).
serve-joined = Ya está en marcha con estos datos: { $url }
serve-port-taken = El puerto { $port } está ocupado: uso el { $taken }.
serve-no-client = Falta construir la página. En la carpeta del proyecto: pip install .

error-no-port = No hay ningún puerto libre en { $host } del { $port } al { $last }.

error-host-refused = Esta dirección no es la de este servidor.
error-origin-refused = Esta petición viene de otra página.
error-body-too-large = Es demasiado grande.
error-server-fault = Ha sido un fallo nuestro. Nada ha cambiado.
error-message-broken = Esto no se puede leer: no es JSON, o es demasiado hondo.
error-message-shape = { $field } no tiene la forma que se esperaba.
error-too-many-messages = Demasiados mensajes en poco tiempo.
error-hello-first = Falta el saludo que abre la partida.
error-hello-once = La partida ya está abierta.
error-id-unfit = El identificador de una decisión son de 8 a 64 letras, cifras o guiones.

error-no-such-page = Aquí no hay nada.
error-no-such-edition = No existe esa edición. Las hay: { $expected }.
error-no-such-board = No existe ese tablero. Los hay: { $expected }.
error-no-such-player = Nadie juega así. Se puede elegir: { $expected }.
error-no-such-moment = La partida solo tiene { $expected } momentos.
error-no-such-token = Esta llave no abre la partida.
error-no-such-invitation = Esta invitación no vale, o ya se ha usado.
error-not-a-player = Solo quien juega puede hacer esto.
error-not-your-seat = Ese lado no es tuyo: { $seat }.
error-name-unfit = Ese nombre no puede ser: es demasiado largo o tiene letras que no se ven.
error-time-out-of-range = El tiempo va de { $low } a { $high } segundos.
error-squad-short = Una plantilla necesita { $expected } miniaturas que jueguen, y esta tiene { $found }.
error-scenario-unread = Esto no es un enlace de misión ni una semilla.
error-match-goes-on = La partida sigue.
error-past-hidden = La partida guarda todavía un secreto que no es tuyo.

error-stale = La partida ha seguido: iba por { $expected }, y has decidido viendo { $value }.
error-dice-are-the-servers = Los dados los tira el servidor.
error-nothing-to-undo = No hay nada que deshacer: desde entonces ha pasado algo nuevo.
error-nothing-offered = No se ofrece nada a «{ $prompt }».
error-off-the-board = Ese lugar no está en el tablero.
error-too-many-waypoints = Un camino tiene como mucho { $limit } lugares.
error-not-away-yet = Esa persona sigue aquí, o acaba de irse: pasados { $seconds } segundos podrá decidir un bot.
