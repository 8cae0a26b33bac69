# Campañas y partidas que no se pueden guardar, leer o escribir.

error-store-url = «{ $value }» no nombra ninguna base de datos. Se esperaba: { $expected }.
error-store-no-driver = PostgreSQL necesita su controlador: pip install "{ $value }".
error-store-missing = Todavía no hay campañas: no existe { $file }.
error-store-locked = { $program } (proceso { $pid } en { $host }) está escribiendo en estas campañas. Espera a que acabe; su cerrojo es { $file }.
error-store-no-lock = Aquí no se puede poner un cerrojo a { $file }, y dos programas podrían escribir a la vez. Guarda las campañas en un disco local.
error-store-setting = Esta base de datos podría perder lo que ya dio por guardado: { $setting } vale «{ $value }», y debe ser { $expected }.
error-store-later = { $place } lo escribió una versión posterior de este programa (esquema «{ $value }», el nuestro es { $expected }).
error-store-older = { $place } es de una versión anterior (esquema «{ $value }», el nuestro es { $expected }). Quien escriba en él lo pondrá al día.

error-store-busy = { $place } está ocupado ({ $reason }). No ha cambiado nada; prueba otra vez.
error-store-full = No queda sitio para { $place } ({ $reason }). No ha cambiado nada.
error-store-io = El disco rechaza { $place } ({ $reason }). Lo que se estaba escribiendo no cuenta.
error-store-damaged = { $place } está dañado o no es una base de datos nuestra ({ $reason }).
error-store-read-only = { $place } solo se puede leer ({ $reason }).
error-store-unreachable = No se llega a { $place } ({ $reason }). Si el último paso se guardó, se verá al repetirlo.
error-store-crossed = Alguien más escribió en { $place } en el mismo momento ({ $reason }). No ha cambiado nada; vuelve a mirar.
error-store-refused = { $place } se niega ({ $reason }).

error-store-no-game = No hay ninguna partida «{ $game }».
error-store-game-exists = Ya hay una partida «{ $game }».
error-store-game-over = La partida «{ $game }» ha terminado.
error-store-stale-inputs = La partida «{ $game }» ha seguido: guarda { $expected } entradas, no { $value }.
error-store-no-campaign = No hay ninguna campaña «{ $campaign }».
error-store-campaign-exists = Ya hay una campaña «{ $campaign }».
error-store-stale-ledger = La campaña «{ $campaign }» ha seguido: su libro guarda { $expected } asientos, no { $value }.

error-store-backup-exists = { $file } ya existe; una copia nunca se escribe encima de otra.
error-store-backup-elsewhere = { $place } no es un archivo: usa su propio programa, pg_dump.
error-store-token-spent = Alguien ha aceptado ya esta invitación.
