# Campaigns and matches that cannot be kept, read or written.

error-store-url = “{ $value }” names no database. Expected: { $expected }.
error-store-no-driver = PostgreSQL needs its driver: pip install "{ $value }".
error-store-missing = There are no campaigns yet: { $file } does not exist.
error-store-locked = { $program } (process { $pid } on { $host }) is writing to these campaigns. Wait until it has finished; its lock is { $file }.
error-store-no-lock = { $file } cannot be locked here, so two programs might write at once. Keep the campaigns on a local disk.
error-store-setting = This database could lose what it has acknowledged: { $setting } is “{ $value }”, and must be { $expected }.
error-store-later = { $place } was written by a later version of this program (schema “{ $value }”, ours is { $expected }).
error-store-older = { $place } is of an older version (schema “{ $value }”, ours is { $expected }). Whatever writes to it brings it up to date.

error-store-busy = { $place } is busy ({ $reason }). Nothing was changed; try again.
error-store-full = There is no room left for { $place } ({ $reason }). Nothing was changed.
error-store-io = The disk refuses { $place } ({ $reason }). What was being written does not count.
error-store-damaged = { $place } is damaged or is no database of ours ({ $reason }).
error-store-read-only = { $place } may only be read ({ $reason }).
error-store-unreachable = { $place } cannot be reached ({ $reason }). Whether the last step was kept is seen when it is repeated.
error-store-crossed = Somebody else wrote to { $place } at the same moment ({ $reason }). Nothing was changed; look again.
error-store-refused = { $place } refuses ({ $reason }).

error-store-no-game = There is no game “{ $game }”.
error-store-game-exists = There is a game “{ $game }” already.
error-store-game-over = The game “{ $game }” is over.
error-store-stale-inputs = The game “{ $game }” has gone on: it holds { $expected } inputs, not { $value }.
error-store-no-campaign = There is no campaign “{ $campaign }”.
error-store-campaign-exists = There is a campaign “{ $campaign }” already.
error-store-stale-ledger = The campaign “{ $campaign }” has gone on: its ledger holds { $expected } entries, not { $value }.

error-store-backup-exists = { $file } exists already; a copy is never written over another.
error-store-backup-elsewhere = { $place } is no file: use its own program, pg_dump.
error-store-token-spent = Somebody has taken this invitation already.
