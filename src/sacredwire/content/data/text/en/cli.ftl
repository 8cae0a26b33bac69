# What the command line says by itself. Each command: cli-<command>; each parameter: cli-<command>-<parameter>.

cli = Sacred Wire 28 on your computer: matches, replays, odds, squads, boards and rules.
cli-version = Show the installed version and exit.

cli-shared-json = Answer with one JSON value instead of sentences.
cli-shared-lang = Language of the answers; by default that of SACREDWIRE_LANG, else Spanish.
cli-shared-content = Folder with editions of your own, added to ours.
cli-shared-help = Show this help and exit.

cli-help-usage = Usage: { $usage }
cli-help-command = COMMAND …
cli-help-options = [OPTIONS]
cli-help-arguments = Arguments:
cli-help-own-options = Options:
cli-help-commands = Commands:
cli-help-shared = Options of every command:
cli-help-default = { $sentence } [default: { $value }]

cli-type-int = N
cli-type-str = TEXT
cli-type-path = FILE
cli-type-file = FILE

cli-error = Error: { $message }
cli-error-in-file = { $file }: { $message }
cli-our-fault = This is a fault of ours, not yours: please report it with the lines above.
cli-compiling = Preparing the geometry: the first time takes half a minute…

cli-match = Play a whole match between two squads and tell it.
cli-replay = Tell a match again from its log and check that it comes out the same.
cli-scene = Play a scene written in a file and explain every modifier.
cli-odds = Exact odds of an opposed roll and of the damage that follows.
cli-squad = Make, check, import and export squads.
cli-board = Make and show boards.

cli-content = Examine the game's data.
cli-content-check = Check every edition, ours and those of --content, and their texts in both languages.
cli-content-good = { $edition }: { $rows ->
    [one] one row in order
   *[other] { $rows } rows in order
  }.
cli-content-text-good = Texts: { $messages } messages in each language, all in order.

cli-rules = Explain a rule: what it says, which functions carry it out, how each edition applies it and which tests guard it.
cli-rules-rule = The rule's identifier: C4.7, A.melee, R-19… Without it all are listed.
cli-rules-functions = Functions that carry it out:
cli-rules-no-functions = The engine does not apply it yet.
cli-rules-policies = Policy of each edition:
cli-rules-tests = Tests that guard it:
cli-rules-no-tests = No test names it yet.
