# The server: the command that starts it, and why it refuses something.

cli-serve = Open the game in the browser: alone, at one screen or online.
cli-serve-data = Folder of your data; if missing, that of SACREDWIRE_DATA, else your system's.
cli-serve-host = Address it listens on; 0.0.0.0 lets other devices of the network in.
cli-serve-port = Port; if it is taken, the next ones are tried.
cli-serve-origin = Public address, where another server stands in front: https://play.example.org.
cli-serve-no-browser = Do not open the browser.

serve-ready = Sacred Wire 28 waits for you at { $url } (Ctrl+C to end).
serve-joined = It is running with these data already: { $url }
serve-port-taken = Port { $port } is taken: using { $taken }.
serve-no-client = The page has yet to be built. In the project's folder: pip install .

error-no-port = No port is free on { $host } from { $port } to { $last }.

error-host-refused = This is not this server's address.
error-origin-refused = This request comes from another page.
error-body-too-large = It is too large.
error-server-fault = A fault of ours. Nothing has changed.
error-message-broken = This cannot be read: it is no JSON, or too deep.
error-message-shape = { $field } does not have the shape that was expected.
error-too-many-messages = Too many messages in a short time.
error-hello-first = The greeting that opens the match is missing.
error-hello-once = The match is open already.
error-id-unfit = The id of a decision is 8 to 64 letters, digits or dashes.

error-no-such-page = There is nothing here.
error-no-such-edition = There is no such edition. There are: { $expected }.
error-no-such-board = There is no such board. There are: { $expected }.
error-no-such-player = Nobody plays like that. You can choose: { $expected }.
error-no-such-moment = The match has only { $expected } moments.
error-no-such-token = This key does not open the match.
error-no-such-invitation = This invitation is not valid, or was used already.
error-not-a-player = Only who plays can do this.
error-not-your-seat = That side is not yours: { $seat }.
error-name-unfit = That name cannot be: it is too long or has letters that nobody sees.
error-time-out-of-range = Time goes from { $low } to { $high } seconds.
error-squad-short = A squad needs { $expected } models that play, and this one has { $found }.
error-scenario-unread = This is neither a mission's link nor a seed.
error-match-goes-on = The match goes on.
error-past-hidden = The match still holds a secret that is not yours.

error-stale = The match has gone on: it was at { $expected }, and you decided on sight of { $value }.
error-dice-are-the-servers = The server rolls the dice.
error-nothing-to-undo = There is nothing to undo: something new has happened since.
error-nothing-offered = Nothing is offered at “{ $prompt }”.
error-off-the-board = That place is not on the board.
error-too-many-waypoints = A way has { $limit } places at most.
error-not-away-yet = That player is here, or has only just gone: after { $seconds } seconds a bot may decide.
