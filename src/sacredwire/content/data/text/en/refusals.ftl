# What the rules do not allow in a match. Lengths are in hundredths of an inch.

error-match-over = The match is over: nothing more can happen in it.
error-not-your-decision = It is not for the seat { $seat } to decide now.
error-not-offered = That cannot be done now. Expected: { $expected ->
    [act] an order for the active model
    [advance] a Scout's advance, or passing on it
    [direction] a direction from 0 to 359 degrees
    [put] the place of what is being put down
   *[other] { $expected }
  }.
error-not-active = The active model is { $expected }, not { $value }.
error-not-in-zone = { $value } cannot be put there.
error-no-action-left = It has no action left in this activation.
error-cannot-bless = That blessing cannot be given to that model now.

error-dice-expected = The dice of “{ $expected }” were expected.
error-dice-count = These dice must fall: { $expected }.
error-die-face = A die cannot show { $value }: expected { $expected }.
error-token-expected = A token must be drawn from the bag. There are: { $expected }.
error-token-not-in-bag = There is no token { $value } in the bag. There are: { $expected }.

error-not-a-target = { $value } cannot be the target.
error-nothing-to-shoot = { $value } has nothing to shoot with.
error-aims-already = It already aims at { $value }.
error-no-sight = There is no Line of Sight to { $value }.
error-weapon-not-at-hand = It does not carry { $value }. It has: { $expected }.
error-no-overcharge = { $value } cannot be overcharged.
error-weapon-unusable = { $value } does not reach that target, or cannot be used in this situation.
error-cannot-cast = { $value } cannot be cast now.
error-no-such-grenade = It carries no grenade { $value }.
error-throw-nowhere = A grenade must be aimed at a place on the board with something under it.
error-throw-too-far = The grenade does not get there: { $expected } hundredths of an inch at most.

error-no-move-left = It has no move left in this activation.
error-move-too-long = The move is { $value } hundredths of an inch long and { $expected } are allowed.
error-move-board-edge = Leg { $leg }: it goes off the board.
error-move-wall = Leg { $leg }: terrain is in the way.
error-move-foe = Leg { $leg }: it passes through an enemy.
error-move-steep = Leg { $leg }: nobody walks or climbs up aslant; first to the wall, then straight up.
error-move-no-face = Leg { $leg }: there is no face to climb.
error-move-no-surface = Leg { $leg }: there is no floor to stand on.
error-move-gap = Leg { $leg }: the gap is too wide to jump.
error-move-harmful-fall = Leg { $leg }: the fall would hurt, and this move does not allow that.
error-move-end-on-face = The move ends part of the way up a face, and a climb must be completed.
error-move-end-occupied = The move ends where something stands already.
error-move-end-unsupported = The move ends in the air.
error-may-not-leave = It may not leave the board over the edge { $value }.
error-not-at-the-edge = Its base does not touch the edge { $value } at the end of the move.

error-wrong-edition = The match is set up for { $value } and the rules are { $expected }.
error-nobody-plays = The squad { $value } has no model that plays this game.
error-dice-used-up = Dice are missing: none is written for “{ $purpose }”.
