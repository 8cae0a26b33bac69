# A match told: story-<event>. Names arrive ready to be said; what is missing arrives as "none".

# Set-up and rounds
story-set-up = The table is ready: the match begins.
story-first-player = { $seat } is the First Player.
story-ground-chosen = { $seat } chooses { $ground }.
story-spawn-place-chosen = { $seat } chooses where hostiles appear: { $spawn }.
story-terrain-placed = { $seat } adds terrain to the board: { $kit }.
story-free-search = { $who } searches for free before the game.
story-loot-placed = { $seat } places { $thing } at { $place }.
story-marker-placed = { $seat } places { $thing } at { $place }.
story-marker-placed-sabotage = { $seat } places the conduit it has to sever at { $place }.
story-objective-placed = { $thing } lies in the center of the board, at { $place }.
story-objective-placed-escort = The informant waits in the center of the board, at { $place }.
story-no-room = There is no room for { $who }, who stays out.
story-round = — Round { $round } —
story-blessings = { $seat } receives these Blessings: { $hand }.
story-drawn = A token comes out of the bag: { $token }.
story-token-discarded = A token nobody can use is discarded: { $token }.
story-weapon-improvised = an improvised weapon
story-weapon-unarmed = bare hands
story-arrives = Hostiles arrive ({ $unit }){ $edge ->
    [none] .
   *[other] {" "}by the { $edge } edge.
  }
story-morale = The squad of { $seat } tests its Morale.
story-conceded = { $seat } gives up.
story-squad-gone = { $seat } has no model left on the board.
story-called = { $seat } decides to end the match.
story-played-on = { $seat } decides to play on.
story-judged = { $seat ->
    [none] { $same ->
        [yes] Tied on { $by }: { $counts }.
       *[no] Nobody has anything in { $by }: { $counts }.
      }
   *[other] { $seat } is ahead on { $by }: { $counts }.
  }
story-judged-by-control = { $seat ->
    [none] Nobody controls the relay.
   *[other] { $seat } controls the relay.
  }
story-judged-by-holding = { $seat ->
    [none] Nobody holds the objective.
   *[other] { $seat } holds the objective.
  }
story-judged-by-holding-escort = { $seat ->
    [none] Nobody has the informant.
   *[other] { $seat } has the informant.
  }
story-judged-by-intercepted = { $seat ->
    [none] Nobody intercepts the Source.
   *[other] { $seat } intercepts the Source.
  }
story-judged-by-targets = { $seat ->
    [none] Neither side was rid of its target before the other.
   *[other] { $seat } is rid of its target.
  }
story-winner = { $seat ->
    [none] Nobody wins: { $by }.
   *[other] { $seat } wins: { $by }.
  }
story-paid = { $seat } receives { $things } { $why }{ $by ->
    [none] .
   *[other] {" "}({ $by }: { $count }).
  }
story-merited = { $who } earns { $things }: { $why }.
why-winner = for the victory
why-loser = even without winning
why-extra = as an extra reward
why-extra-the-signal = for the victory
why-carrier = it has what the victory is about
why-carrier-escort = it has the informant
why-doer = its action was the one that won

# Activations
story-activated = { $who } activates.
story-activation-over = { $who } is done.
story-dazed = { $who } loses its activation.
story-behavior = { $who } ({ $situation }): { $behavior }.
story-waits = { $who } waits.
story-stays = { $who } stays where it is.
story-rearms = { $who } picks its weapon up and does nothing else.
story-frenzy-lost = { $who } loses its second attack: { $target } is out of its reach.
story-summons = { $who } and its kind summon { $count } of { $unit }.
story-no-summoning = { $who } can summon nobody.
story-cooperate = { $who } cooperates: interrogating { $group } will be easier.
story-aimed = { $who } aims at { $target }.
story-disengaged = { $who } disengages carefully.
story-blessed = { $who } receives the Blessing { $blessing }.
story-used = { $target ->
    [self] { $who } uses { $item }.
   *[other] { $who } uses { $item } on { $target }.
  }

# Attacks
story-attacks = { $who } attacks { $target } with { $weapon }.
story-strikes = { $target } moves away from { $who }, who gets a free attack.
story-ripostes = { $who } ripostes with { $weapon }.
story-retry = { $who } tries the lost roll again.
story-tied = A tie at { $total }: all dice are rolled again.
story-stray = A stray shot by { $by } finds { $who }.
story-chained = The arc of { $by } leaps to { $who }.
story-critical = Critical on { $who }: { $row }.
story-voided = { $who } undoes the critical { $row }.
story-fumble = { $who } fumbles: { $row }.
story-not-pushed = Nothing moves { $who }.
story-push-stopped = The push of { $who } ends early: { $by }.
story-weapon-dropped = { $who } drops { $item }.
story-find-lost = { $who } leaves { $item } behind at the edge.
story-weapon-destroyed = The weapon of { $who } ({ $item }) is destroyed.
story-throws = { $who } throws { $grenade }.
story-at-feet = The grenade of { $who } ({ $grenade }) falls at its feet.
story-bursts = The grenade ({ $grenade }) goes off at { $place }.
story-lasting = { $stat } of { $who }: { $signed } for good.
story-rebooted = { $who } reboots with { $health } Health.

# Powers
story-casts = { $target ->
    [self] { $who } casts { $power }.
   *[other] { $who } casts { $power } on { $target }.
  }
story-spreads = { $power } of { $who } spreads to those nearby.
story-focused = { $count } more activation tokens for { $who } go into the bag.
story-power-blocked = { $who } cannot cast { $power } for the rest of the game.
story-power-lost = { $who } forgets { $power } for good.

# Loot, Coworkers, objectives
story-searched = { $who } searches { $thing }.
story-decoy = { $thing } was a fake: { $who } finds nothing.
story-loot-expired = The loot that was left vanishes from the board.
story-interrogated = { $who } interrogates { $target }: { $row }.
story-skittish = { $who } panics and flees at once.
story-crowded = { $who } has too many people around.
story-found = { $amount ->
    [lost] { $who } loses { $things }.
   *[gained] { $who } gains { $things }.
  }
story-found-item = { $who } finds { $item }.
story-dropped = { $who } lets { $thing } fall.
story-dropped-escort = { $who } leaves the informant behind.
story-picked-up = { $who } picks up { $item }.
story-objective-taken = { $who } takes { $thing }.
story-objective-taken-escort = { $who } takes the informant along.
story-objective-extracted = { $who } carries { $thing } off the board!
story-objective-extracted-escort = { $who } takes the informant off the board!
story-scored = { $seat } scores and has { $points } { $points ->
    [one] point
   *[other] points
}.
story-target-picked = { $seat } has picked a target in secret.
story-target-revealed = { $who } was the target of { $seat }.
story-controlled = { $seat ->
    [none] Nobody controls { $thing } this round.
   *[other] { $seat } controls { $thing } this round.
  }
story-trial-won = { $who } manages to { $how } { $thing }.
story-trial-lost = { $who } fails to { $how } { $thing }.
story-contained = { $seat } loses { $evidence } Evidence: it had fewer models near the relay.
story-entrusted = { $who } carries { $thing }.
story-roles-swapped = { $seat } has Evidence enough and becomes the Extractor.
story-campaign-won = { $seat } wins the campaign.
story-forfeits = { $seat } loses { $evidence } Evidence and all its Leads.
story-detonates = The Source detonates.
story-task-step = { $who } takes a step at { $thing }: { $steps } of { $needed }.
story-task-step-heist = { $who } completes a download at { $thing }: { $steps } of { $needed }.
story-task-step-lockdown = { $who } completes a lockdown step at { $thing }: { $steps } of { $needed }.
story-task-step-sabotage = { $who } makes a cut in { $thing }: { $steps } of { $needed }.
story-task-step-triangulation = { $who } activates { $thing }.
story-task-back = { $seat } goes back a step at { $thing }: { $steps } of { $needed }.
story-task-back-heist = { $seat } loses a download at { $thing }: { $steps } of { $needed }.
story-task-back-lockdown = { $seat } loses a lockdown step at { $thing }: { $steps } of { $needed }.
story-task-faded = { $seat } loses the mark on { $thing }: no model of theirs is near.
story-forsaken = Nobody looks after { $thing }, and hostiles are upon it: both sides lose.
story-forsaken-escort = Nobody guards the informant and hostiles are upon her: both sides lose.
story-quadrant-chosen = { $who } counts in the { $quadrant } quadrant.

# Rolls
story-contested = { $purpose }: { $first } { $first-level } ({ $first-dice } = { $first-total }) against { $second } { $second-level } ({ $second-dice } = { $second-total }). { $ratio ->
    [0] Tied: { $winner } wins by the lower level.
    [1] { $winner } wins.
    [2] { $winner } wins by double.
    [3] { $winner } wins by triple.
    [4] { $winner } wins by quadruple.
   *[other] { $winner } wins { $ratio } times over.
  }
story-fixed = the fixed roll
story-fixed-winner = The fixed roll
story-modifiers = { $who }: { $tier } { $reasons } → rolls { $level }
story-overflow = { $who }: { $tier } and what comes over from the other side → rolls { $level }
story-reason = { $signed } { $reason }
story-piece = piece { $piece }
story-reason-of = { $signed } { $reason } ({ $source })
story-rolled = { $who ->
    [none] Roll ({ $purpose }): { $dice }.
   *[other] { $purpose } of { $who }: { $dice }.
  }
story-rolled-edge = Roll for the edge they come by: { $dice }.
story-rolled-duration = Roll for the end of the match: { $dice }.
story-rolled-evidence-loss = Roll for lost Evidence: { $dice }.
story-rolled-spawn-place = Roll for the spawn place: { $dice }.
story-rolled-behavior = Roll for their behavior: { $dice }.
story-rolled-critical = { $who } rolls on the table of criticals: { $dice }.
story-rolled-faction = Roll for the faction: { $dice }.
story-rolled-fumble = { $who } rolls on the table of fumbles: { $dice }.
story-rolled-interrogate = { $who } rolls on the Interrogate table: { $dice }.
story-rolled-search = { $who } rolls on the Search table: { $dice }.
story-rolled-unit = Roll for the unit: { $dice }.
story-sum = { $dice } = { $total }
story-rerolled = { $who } rerolls a { $was } ({ $why }) and gets { $now }.
story-rerolled-face = by weapon or gear
story-rerolled-blessing = Blessing

# Moves
story-moved-move = { $who } moves { $length } to { $place }.
story-moved-again = { $who } moves again { $length } to { $place }.
story-moved-advance = { $who } advances { $length } to { $place } before it begins.
story-moved-flight = { $who } flees { $length } to { $place }.
story-moved-delirium = { $who } wanders in delirium { $length } to { $place }.
story-moved-hostile = { $who } moves { $length } to { $place }.
story-moved-push = { $who } is pushed to { $place }.
story-moved-swap = { $who } swaps places and appears at { $place }.
story-moved-phase = { $who } teleports to { $place }.
story-place = ({ $x }, { $y })
story-place-high = ({ $x }, { $y }, { $z } high)
story-came-set-up = { $who } deploys at { $place }.
story-came-redeploy = The Defender redeploys { $who }, who now stands at { $place }.
story-came-arrive = { $who } arrives at { $place }.
story-came-summon = { $who } appears at { $place }.

# Health
story-hurt = { $lost ->
    [0] { $who } loses no Health ({ $cause }).
   *[other] { $who } loses { $lost } Health ({ $cause }): { $left ->
        [0] none is left.
       *[other] { $left } left.
      }
  }
story-hurt-armor = { $lost ->
    [0] { $who } loses no Health: armor stops { $armor } of { $rolled } ({ $cause }).
   *[other] { $who } loses { $lost } Health; armor stops { $armor } of { $rolled } ({ $cause }): { $left ->
        [0] none is left.
       *[other] { $left } left.
      }
  }
story-healed = { $who } recovers { $amount } Health ({ $source }) and has { $left }.
story-gone-out = { $by ->
    [none] { $who } is Out of Action.
   *[other] { $who } is put Out of Action by { $by }.
  }
story-gone-left = { $who } leaves the board.
story-gone-exited = { $who } leaves the board over an exit edge.
story-gone-exited-breakthrough = { $who } leaves the board over the enemy's edge.
story-gone-exited-extraction = { $who } leaves the board over its own edge.
story-gone-exited-escort = { $who } leaves the board over its own edge.
story-gone-exited-the-source = { $who } leaves the board over the enemy's edge.
story-gone-removed = { $who } is taken off the table.

cause-attack = attack
cause-riposte = Riposte
cause-stray = stray shot
cause-chain = leaping arc
cause-grenade = grenade
cause-fumble = fumble
cause-critical = critical
cause-fall = fall
cause-bleeding = Bleeding
cause-corrosion = Corrosion
cause-neural-trap = Neural Trap
cause-dissolved = Dissolved
cause-contaminated = contaminated loot
cause-loot-trap = trap in the loot
cause-detonation = detonation
cause-end-damage = the price of the game

# What begins and what ends
story-begins-bleeding = { $who } bleeds: { $amount } damage as each of its activations begins.
story-begins-corrosion = { $who } corrodes: { $amount } damage as each of its activations begins.
story-begins-fleeing = { $who } flees.
story-begins-dazed = { $who } will lose its next activation.
story-begins-hijacked = { $who } is Hijacked: somebody else decides its next activation.
story-begins-dissolved = { $who } dissolves and will be Out of Action when round { $amount } ends.
story-begins-tiers = { $who }: { $signed } DT to { $rolls } { $until }.
story-begins-jolted = { $who }: { $signed } DT to all its rolls { $until }.
story-begins-move = { $who }: { $length } of Move { $until }.
story-begins-trapped = { $who } carries a trap that springs when it moves.
story-begins-ping = { $who } sees through walls and ignores cover { $until }.
story-begins-end-damage = { $who } will pay with a d{ $amount } of damage when the game is over.
story-begins-hostile = { $who } turns Hostile.
story-begins-contaminated = { $who } is contaminated: { $amount } damage as each round ends.
story-begins-unarmed = { $who } has no weapon.
story-ends = { $who } is no longer like this: { $condition }.
story-ends-bleeding = { $who } stops bleeding.
story-ends-corrosion = { $who } stops corroding.
story-ends-fleeing = { $who } stops fleeing.
story-ends-dazed = { $who } no longer loses its next activation.
story-ends-hijacked = { $who } is no longer Hijacked.
story-ends-hostile = { $who } is no longer Hostile.
story-ends-jolted = { $who } recovers from the jolt.
story-ends-contaminated = { $who } is no longer Contaminated.
story-ends-trapped = { $who } no longer carries the Neural Trap.
story-ends-unarmed = { $who } has its weapon again.
until-next-roll = in its next roll
name-bleeding = Bleeding
name-corrosion = Corrosion
name-fleeing = flight
name-dazed = lost activation
name-hijacked = Hijacked
name-dissolved = Dissolved
name-tiers = change of DT
name-jolted = jolt
name-move = change of Move
name-trapped = Neural Trap
name-ping = Ping
name-end-damage = debt of Health
name-hostile = Hostile
name-contaminated = Contaminated
name-unarmed = without a weapon

# Who or what is spoken of
story-model = { $kind } { $id }
story-plain = Model { $id }
story-group-h = the hostiles of group { $number }
story-group-c = the Coworkers of group { $number }
marker-loot = loot { $number }
marker-objective = the objective
marker-objective-numbered = objective { $number }
marker-beacon = the beacon
marker-node = the node
marker-node-numbered = node { $number }
marker-repeater = the repeater
marker-repeater-numbered = repeater { $number }
marker-conduit = the conduit
marker-conduit-numbered = conduit { $number }
marker-conduit-aim = the conduit { $seat } has to sever
marker-terminal = the terminal
marker-relay = the relay
marker-source = the Source
marker-informant = the informant
how-examine = Examine
how-redirect = Redirect
quadrant-NE = north-east
quadrant-SE = south-east
quadrant-SW = south-west
quadrant-NW = north-west
marker-weapon = { $item }, on the ground
edge-N = north
edge-E = east
edge-S = south
edge-W = west
ground-N = the north edge
ground-E = the east edge
ground-S = the south edge
ground-W = the west edge
ground-NE = the north-east corner
ground-SE = the south-east corner
ground-SW = the south-west corner
ground-NW = the north-west corner
ground-center = the center
stopped-wall = it runs into a wall
stopped-model = it runs into another model
stopped-edge = it reaches the edge of the board
stopped-drop = it falls
no-blessings = none

won-objective = it reached the objective
won-objective-extraction = it took the objective off the board
won-objective-escort = it took the informant off the board
won-objective-heist = it completed all downloads
won-objective-lockdown = it completed all lockdown steps
won-objective-sabotage = it severed its conduit
won-objective-assassination = its target fell or fled
won-objective-the-signal = it redirected the relay
won-objective-the-source = it took the Source off the board
won-holding = it held the objective
won-holding-escort = it had the informant
won-models = it has more models where they count
won-models-control = it has more models near the center
won-present = it has more models near
won-present-seizure = it has more models near the beacon
won-zones = it holds more zones
won-zones-quadrants = it holds more quadrants
won-zones-uplink = it holds more nodes
won-points = it has more points
won-steps = it has more steps
won-steps-heist = it has more downloads
won-steps-lockdown = it has more lockdown steps
won-done = it completed more markers
won-done-triangulation = it activated more repeaters
won-control = it controls the relay
won-intercepted = it intercepted the Source
won-targets = its target fell or fled
won-exited = more of its models exited
won-on-board = more of its models are on the board
won-lost = both sides lose
won-survivors = more of its models survive
won-defender = a tie falls to the Defender
won-concession = the other side gave up

# What each step of the count counts
measure-holding = objectives held
measure-taken = times it took the objective
measure-taken-escort = times it had the informant
measure-models = models in the zone
measure-models-control = models near the center, less hostiles
measure-present = models in the zone, hostiles not taken off
measure-present-seizure = models near the beacon, hostiles not taken off
measure-zones = zones
measure-zones-quadrants = quadrants
measure-zones-uplink = nodes
measure-points = points
measure-steps = steps
measure-steps-heist = downloads
measure-steps-lockdown = lockdown steps
measure-done = markers completed
measure-done-triangulation = repeaters activated
measure-exited = models that exited
measure-exited-breakthrough = models that exited over the enemy's edge
measure-targets = targets disposed of
measure-felled = targets taken Out of Action
measure-control = control of the relay
measure-examined = times it examined the relay
measure-redirected = relay redirected
measure-intercepted = Source intercepted
measure-survivors = survivors
measure-on-board = models on the board

# What is rolled for
purpose-attack = Attack
purpose-roll-off = Roll-off
purpose-grenade = Throwing a grenade
purpose-cast = Cast
purpose-interact = Interact
purpose-detonation = Detonation
purpose-evidence-loss = Evidence lost
purpose-search = Search
purpose-interrogate = Interrogate
purpose-loot-trap = Trap in the loot
purpose-morale = Morale
purpose-flight = Rally
purpose-damage = Damage
purpose-critical = Critical
purpose-critical-damage = Critical damage
purpose-fumble = Fumble
purpose-scatter = Scatter
purpose-direction = Direction
purpose-nearest = The nearest
purpose-tie = Tie
purpose-choice = Random choice
purpose-ally = Random ally
purpose-stray = Who gets the shot
purpose-chain = Whom it leaps to
purpose-push = Push
purpose-blown-back = Distance
purpose-fall = Fall
purpose-neural-trap = Neural Trap
purpose-heal = Healing
purpose-consume = Consume
purpose-reboot = Reboot
purpose-find = Find
purpose-behavior = Behavior
purpose-phase = Phase
purpose-faction = Faction
purpose-edge = Edge
purpose-unit = Unit
purpose-spawn-place = Spawn location
purpose-blessings = Blessings
purpose-blessing = Reroll
purpose-reroll = Faces rerolled
purpose-retry = Second try
purpose-duration = Duration
purpose-end-damage = Debt of Health

# Why a roll is what it is
reason-always = special
reason-target-wounded = wounded target
reason-target-armored = armored target
reason-not-moved = did not move
reason-beyond = at a distance
reason-in-cover = in cover
reason-engaged-with = Engaged with several
reason-below-half-health = below half Health
reason-damage-type = damage type
reason-against-shot = against shots
reason-boost = Blessing
reason-wounded-coworker = wounded Coworker
reason-cooperates = it cooperates
reason-loot-modifier = loot of this mission
reason-friend-near = a friend near
reason-difficult = a difficult task
reason-jamming = interference
reason-burden = carries a burden
reason-jolted = jolt
reason-condition = effect
reason-improvised = improvised weapon
reason-free-attack = free attack
reason-overcharge = Overcharge
reason-mob-up = Mob Up
reason-cover = cover
reason-moved = moved
reason-into-melee = shot into melee
reason-ran = running target
reason-aim = Aim
reason-riposte = Riposte
