# What the page of the game says: ui-<what>.

ui-form-number = Form SW-28 · unofficial
ui-lead = The skirmish game of a megacorporation in ruins: two squads of five, a bag of tokens, and a reason for every die.
ui-play-now = Play now
ui-play-now-told = Extraction against the bot, with squads and board ready. A match takes about half an hour.
ui-new = New match
ui-continue = Continue
ui-finished = Finished matches
ui-none-open = There is no open match in this browser.
ui-loading = Loading…
ui-broken = Something went wrong on the page
ui-broken-told = The match is safe on the server. Load the page again and it goes on where it was.
ui-reload = Load again
ui-home = Home
ui-forget = Delete this match
ui-forget-sure = Delete the match from this browser? If you are its only player it is lost for good.
ui-your-turn = your turn
ui-credit = Unofficial program. Content adapted from Sacred Wire 28 and Hardwired 28 by LuisMars, under CC BY-SA 4.0: texts were written anew and rules turned into a program. IBM Plex typefaces, under SIL OFL 1.1. React, under the MIT licence. Fluent, under Apache 2.0.
ui-language = Language
ui-lang-es = Spanish
ui-lang-en = English
ui-to-dark = Dark theme
ui-to-light = Light theme
ui-not-found = There is no such page
ui-failed = That was not possible. Try again.
error-web-offline = The server does not answer. Is it still running?

# A new match
ui-opponent = Opponent
ui-opponent-bot = A bot
ui-opponent-bot-told = You against the program.
ui-opponent-hot-seat = At this screen
ui-opponent-hot-seat-told = Two people take turns at the same screen.
ui-opponent-online = Online
ui-opponent-online-told = You get a link to invite the other player with.
ui-strength = Strength of the bot
ui-bot-random = Random
ui-bot-greedy = Greedy
ui-bot-seeker = Calculating
ui-your-name = Your name
ui-edition = Edition
ui-mission = Mission
ui-seat = Your side
ui-own-squad = Your squad
ui-other-squad = The other squad
ui-any-squad = Any
ui-board-generate = Generate another
ui-board-generated = Generated no. { $seed }
ui-begin = Begin
ui-invited = You are invited to a match
ui-invited-told = Say what you are called and take your seat.
ui-join = Enter

# Without a match
ui-joining = Opening the match…
ui-no-key = You have no seat in this match
ui-no-key-told = This browser keeps no key to it. Ask for an invitation, or open it where you began it.
ui-refused = The match cannot be opened
ui-offline-title = No connection

# Above the board
ui-set-up = Set-up
ui-round = Round { $round }
ui-goal = { $mission }: the goal
ui-bag = In the bag: { $tokens }
ui-acts = { $who } acts
ui-own-token = its own token was drawn
ui-token-of = a token was drawn: { $side }
ui-actions-left = { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
  }
ui-lost = The connection broke { $seconds } s ago. Trying again; nothing is lost.
ui-sending = Sending…
ui-waits-for = { $who }: { $what }
ui-hidden-question = decides in secret
ui-seconds = ({ $seconds } s)
ui-over = The match is over
ui-seat-open = { $side } (nobody has joined yet)
ui-seat-bot = { $side } (bot, { $bot })
ui-title-turn = ● Your turn · Sacred Wire 28
ui-undo = Undo
ui-undo-told = Until dice fall, a token is drawn or the other side decides (U)
ui-menu = Menu
ui-dice-seen = See the dice roll
ui-dice-fair = Are the dice fair?
ui-dice-fair-told = All of them fall by a secret fixed before the match. This is its SHA-256; at the end the secret is shown, and anybody can roll them again.
ui-keyboard = Keyboard: 1-9 choose an action, arrows and Enter choose a place on the board, Enter confirms, Escape cancels, U undoes.
ui-leave = Leave for the front page
ui-concede = Concede
ui-concede-sure = Concede? All your models leave and the other side wins.
ui-parts = Parts of the table
ui-actions = Decision
ui-squads = Squads
ui-log = Log
ui-close = Close

# The board
ui-board = Board
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-whole = The whole board
ui-piece = { $kind } { $id }, { $top } high{ $base ->
    [0] { "" }
   *[other] {" "}({ $under } of room below)
  }{ $climb ->
    [no] , cannot be climbed
   *[yes] { "" }
  }{ $walk ->
    [no] , cannot be stood on
   *[yes] { "" }
  }
ui-zone = { $seat } deploys here: { $where }
ui-smoke = Smoke
ui-at-height = { $what }, { $height } up
ui-coworkers = Coworkers
ui-carries = carries { $thing }
ui-token = { $name } ({ $side }): Health { $health } of { $most }, { $height } up{ $states ->
    [none] { "" }
   *[other] . { $states }
  }
ui-way-walk = on foot
ui-way-climb = climbing
ui-way-jump = jumping
ui-way-drop = dropping
ui-way-far = only if it ends Engaged
ui-fall-dice = fall: { $dice ->
    [one] { $dice } damage die
   *[other] { $dice } damage dice
  }
ui-falls = falls { $height }

# The squads
ui-presence-reserve = In reserve
ui-presence-out = Out of Action
ui-presence-exited = Exited
ui-presence-left = Left
ui-presence-removed = Gone
ui-you = you
ui-aims-at = Aims at { $target }
ui-activated = Activated
ui-condition-bleeding = Bleeding
ui-condition-contaminated = Contaminated
ui-condition-corrosion = Corrosion
ui-condition-dazed = Dazed
ui-condition-dissolved = Dissolved
ui-condition-end-damage = Health debt
ui-condition-fleeing = Fleeing
ui-condition-hijacked = Hijacked
ui-condition-hostile = Hostile
ui-condition-jolted = Jolted
ui-condition-move = Move changed
ui-condition-ping = Pinged
ui-condition-tiers = Tiers changed
ui-condition-trapped = Trapped
ui-condition-unarmed = Unarmed
ui-counter-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

# What can be done
ui-hint-move = Choose on the board how far { $who } moves: { $budget } at most.
ui-hint-again = Choose on the board if { $who } spends the action on moving again: { $budget } at most.
ui-strikers = If it moves away these get a free attack: { $who }.
ui-hint-put = Choose a place on the board for { $thing }.
ui-hint-throw = Choose on the board where it lands.
ui-do-activate = Activate { $who }
ui-do-attack = Attack { $target } with { $weapon }{ $overcharge ->
    [yes] , overcharged
   *[no] { "" }
  }
ui-do-defend = Defend
ui-do-riposte = Riposte with { $weapon }
ui-do-strike = Free attack with { $weapon }
ui-do-let-pass = Let it go
ui-do-aim = Aim at { $target }
ui-do-interact = { $how ->
    [none] Interact with { $thing }
   *[other] { $how } { $thing }
  }
ui-do-search = Search { $thing }
ui-do-interrogate = Interrogate { $target }
ui-do-cast = { $target ->
    [self] Cast { $power }
   *[other] Cast { $power } on { $target }
  }
ui-do-use = { $target ->
    [self] Use { $item }
   *[other] Use { $item } on { $target }
  }
ui-do-bless = { $other ->
    [none] Blessing { $blessing } for { $who }
   *[other] Blessing { $blessing } for { $who } and { $other }
  }
ui-do-throw = Throw { $grenade }
ui-do-leave = Leave the board by the { $edge }
ui-do-disengage = Disengage
ui-do-pass = Let it go by
ui-do-end = End the activation
ui-option-die = Die { $number }
ui-option-knockback-push = Push
ui-option-knockback-stay = Do not push
ui-option-play-on-end = End here
ui-option-play-on-play-on = Play on
ui-plan-move = Move { $length }
ui-plan-again = Move again { $length }
ui-plan-put = Place { $thing } here
ui-confirm = Confirm
ui-cancel = Cancel
ui-direction = Direction

# Odds
ui-against = against
ui-odds-win = Wins
ui-odds-double = Double or more
ui-odds-triple = Triple or more
ui-odds-lose = Loses
ui-odds-fumble = Fumble
ui-mean = { $mean } on average
ui-damage = Damage, misses included
ui-damage-back = Damage taken in return
ui-out-chance = { $chance } to take it Out of Action
ui-no-modifiers = no modifiers
ui-rerolls = rerolls { $faces }
ui-retry = rolls again if it loses
ui-if-defends = If it defends
ui-if-riposte = If it ripostes with { $weapon }
ui-rule = Rule { $rule }: { $title }
ui-skip = Skip

# The log
ui-log-reasons = Reasons
ui-log-only = Only { $who }
ui-log-only-chosen = Only the chosen one
ui-log-earlier = { $count } earlier lines

# Waiting, inviting, taking turns
ui-idle-player = Wait: { $who }. There is nothing for you to do.
ui-idle-watching = You are watching. { $who } decides.
ui-away = Without connection for { $minutes } min.
ui-bot-takes-over = Let a bot go on ({ $bot })
ui-invite-seat = Link to play { $side }
ui-invite-watch = Link to watch the match
ui-copy = Copy
ui-copied = Copied
ui-hand-over = Hand the screen to { $side }
ui-hand-over-told = { $side } decides now. The other side looks away.
ui-hand-over-done = I am { $side }

# The end
ui-show-result = Show the result
ui-end-won = Victory
ui-end-lost = Defeat
ui-end-none = No winner
ui-end-other = Closed
ui-winner = { $side } wins
ui-no-winner = Nobody wins
ui-end-round = The match ended in round { $round }.
ui-survivors = { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
  }
ui-rematch = Rematch
ui-look-board = Look at the board
ui-account-model = Model
ui-account-attacks = Attacks
ui-account-hits = Hits
ui-account-expected = Expected
ui-account-dealt = Damage dealt
ui-account-taken = Health lost
ui-account-kills = Taken out
ui-account-moved = Moved
