# What each operation of an effect does: op-<operation>, and what the rows do whose effect is a procedure: does-<key>.

when-always = { "" }
when-target-wounded = {" "}against a wounded target
when-target-armored = {" "}against an armored target
when-not-moved = {" "}if it has not moved in this activation
when-beyond = {" "}beyond { $over }
when-in-cover = {" "}while it is in cover
when-engaged-with = {" "}while Engaged with { $over } or more enemies
when-below-half-health = {" "}below half its Health
when-damage-type = {" "}against { $type } weapons
when-against-shot = {" "}against shots

until-next-activation = until its next activation ends
until-round = until the end of the round
until-game = until the end of the game

op-tier = { $signed } DT to { $rolls }{ $condition }.
op-reroll = Dice that show { $faces } in { $rolls } are rerolled once.
op-damage = { $melee ->
    [yes] { $signed } damage to each melee hit{ $condition }.
   *[no] { $signed } damage to each hit{ $condition }.
  }
op-pierce = AP { $points }: ignores { $points ->
    [one] one point
   *[other] { $points } points
  } of armor reduction.
op-jolt = A hit gives { $signed } DT to all the target's rolls in its next activation.
op-reach = Strikes as far as { $distance }, though only 1" makes Engaged.
op-max-range = Cannot shoot beyond { $distance }.
op-knockback = A hit pushes the target { $distance } straight away.
op-ignores-cover = The target's cover does not count.
op-no-fumble = Never fumbles.
op-overcharge = Overcharge may be declared before rolling: { $signed } DT, and a hit does maximum damage.
op-chain = A hit also strikes { $targets ->
    [one] the model nearest to the target
   *[other] the { $targets } models nearest to the target
  } within { $radius }, friend or foe.
op-critical-roll = { $signed } to rolls on the critical table made with it.
op-critical-against = { $signed } to rolls on the critical table against the wearer.
op-move = { $signed-length } Move.
op-knockback-less = Every push moves the wearer { $distance } less.
op-ignores-knockback = No push moves the wearer.
op-grapple = Once a move, up to { $climb } of climbing costs nothing.
op-safe-leave = Leaving engagement costs it no free attacks.
op-ignores-armor-move = Armor takes nothing from its Move.
op-steady-shot = No penalty for shooting after moving.
op-advance = May make a move of up to { $distance } after deployment.
op-charge-move = A move that ends Engaged may be { $distance } longer.
op-retry-wits = Rolls each lost Wits roll again once.
op-may-cast = May Cast Broadcast Powers.
op-boss-bonus = { $signed } DT to one attribute of choice at creation.
op-mob-up = Its Mob Up attacks at { $signed } DT Combat.
op-summon = Summon: { $least } or more friends in a chain of { $radius } bring as many of { $unit } as there are of them minus { $less }, once a round.
op-phase = Phase: teleports { $die } inches in a random direction.
op-reboot = Out of Action, roll { $die }: on { $need } it returns with { $heal } Health.
op-consume = When its attack takes somebody Out of Action, it restores { $heal } Health.

op-extra-damage = +{ $die } damage.
op-continuous = { $kind ->
    [bleeding] Bleeding: loses { $amount } Health as each of its activations starts, for the game. It does not stack.
   *[corrosion] Corrosion: loses { $amount } Health as each of its activations starts, for the game. It does not stack.
  }
op-permanent = { $unit ->
    [inches] { $signed-length } { $stat } permanently.
    [points] { $signed } maximum { $stat } permanently.
    [armor] Its armor drops one tier permanently (heavy, medium, light, destroyed).
   *[tiers] { $signed } DT to { $stat } permanently.
  }
op-lose-activation = Loses its next activation.
op-drop-weapon = { $used ->
    [yes] Drops the weapon just used where it stands.
   *[no] Drops a weapon where it stands.
  }
op-destroy-weapon = The weapon just used is destroyed.
op-out-of-action = { $rounds ->
    [0] Goes Out of Action, with { $injury } on its Injury roll.
   *[other] Goes Out of Action at the end of the next round, with { $injury } on its Injury roll.
  }
op-flee = Is Fleeing from now.
op-delirium = Makes a full move at once toward the nearest enemy.
op-blown-back = Is flung { $die } inches straight away from the attacker.
op-hijack = The enemy makes every choice of its next activation.
op-own-damage = { $maximum ->
    [yes] Suffers its own weapon's maximum damage.
   *[no] Suffers its own weapon's damage.
  }
op-hit-ally = { $die ->
    [none] A random ally within { $radius } suffers the weapon's damage; with none there, the attacker does.
   *[other] A random ally within { $radius } suffers { $die } damage; with none there, the caster does.
  }
op-self-damage = Suffers { $die } damage that ignores armor.
op-next-roll = { $on ->
    [defense] { $signed } DT to its next Defense roll.
    [attack] { $signed } DT to its next attack.
   *[cast] { $signed } DT to its next Cast.
  }
op-block-power = That power cannot be used again this game.
op-lose-power = That power is lost for good.
op-heal = Restores { $die } Health, never above the maximum.
op-move-bonus = { $signed-length } Move { $until }.
op-tier-until = { $signed } DT to { $rolls }{ $condition } { $until }.
op-cure = Ends { $kinds } on a model within 1".
op-void-critical = Voids the table effect of a critical, its damage included.
op-end-damage = When the game is over, suffers { $die } damage.
op-extra-action = One model has one more action in its activation.
op-reroll-die = Reroll a single die.
op-boost = { $signed } DT to one roll.
op-max-damage = One attack does maximum damage.
op-synergy = { $gives ->
    [extra-action] A model you activate with an ally within { $radius } has one more action.
   *[activation] After activating a model, activate another of yours within { $radius } that has not activated.
  }
op-more-blessings = Roll { $dice } more Blessing dice; this same one is void among them.
op-gain = { $amount ->
    [lost] You lose { $things }.
   *[gained] You gain { $things }.
  }
op-find = { $table ->
    [melee] You find a random melee weapon.
    [ranged] You find a random ranged weapon.
    [light-armor] You find a random light armor.
    [medium-armor] You find a random medium armor.
    [heavy-armor] You find a random heavy armor.
    [gear] You find a random piece of gear.
    [consumables] You find a random consumable.
   *[grenades] You find a random grenade.
  }
op-roll-twice = Roll twice more; this same result is void among them.
op-gain-power = Learns a Broadcast Power it does not know (Broadcasters only).
op-neural-trap = If it moves in its next activation, it first suffers { $die } damage that ignores armor.
op-push-anyway = Pushes the target { $die } inches in a direction of the caster's choice.
op-focus = Puts { $tokens } Activation Tokens of the target into the bag.
op-swap = Caster and ally, within { $distance }, change places.
op-ping = Until its next activation ends it ignores cover and sees through walls.
op-smoke = Leaves a column of smoke of { $radius } radius that blocks sight until the next round begins.

does-action-attack = Attack with a weapon: Combat against Defense, or against a Riposte in melee.
does-action-move-again = Make a second full move.
does-action-disengage = The moves left in this activation cause no free attacks.
does-action-aim = Choose a target in sight and better your next shot at it.
does-action-interact = Within 1", take an objective or a dropped weapon, or do what the mission says.
does-action-search = Within 1" of a Loot Marker and not Engaged: Wits against 2d6.
does-action-interrogate = Within 1" of a Coworker: Wits against its Wits.
does-action-cast = Use a Broadcast Power, once an activation (Broadcasters only).

does-array-technician = Spread 2d4, 2d6 and 2d8 as you like over Combat, Defense and Wits.
does-array-operative = 2d6 in Combat, Defense and Wits.

does-weapon-unarmed = Improvised Combat: nobody can take it away, and it cannot Riposte.
does-weapon-improvised = Improvised Combat with a ranged weapon in hand: it cannot Riposte.
does-blessing-denied = No Blessing.
does-cybernetic-regenerator = Voids one “misses the next game”.

does-deployment-standard = Each side deploys at its edge; the two edges are opposite.
does-deployment-flanked = The two corners of one edge, squares of { $distance }.
does-deployment-corners = Opposite corners, squares of { $distance }.
does-deployment-split = The Aggressor spreads over two adjacent edges, the Defender takes the { $distance } corner that touches neither.
does-deployment-center = The Defender deploys within { $distance } of the center; the Aggressor picks an edge.
does-deployment-crossfire = The four { $distance } corners: the Aggressor picks the first, then they alternate.
does-deployment-edge-band = Each side deploys within { $distance } of its edge; the two edges are opposite.

does-loot-layout-scattered = { $markers } markers in turns, { $edges } or more from the edges and { $apart } or more apart.
does-loot-layout-none = There are no Loot Markers.
does-loot-layout-central-cache = { $markers } markers in turns, within { $distance } of the center.
does-loot-layout-edge-stash = { $markers } markers in turns, within { $distance } of an edge nobody deploys along.
does-loot-layout-trail = { $markers } markers on the center line, evenly spaced.
does-loot-layout-heavy-drop = { $markers } markers: one in the center and one on each diagonal, { $distance } from the center.

does-loot-modifier-standard = Searches are unchanged.
does-loot-modifier-decoys = { $signed } DT to Search, but half of those each player placed are fake; a Search reveals it.
does-loot-modifier-timed = The markers vanish at the end of round { $round }.
does-loot-modifier-heavy = { $amount } DT to Search, and { $models } friendly models must be within { $distance } of the marker.
does-loot-modifier-trapped = A fumbled Search does { $die } damage to the searcher.
does-loot-modifier-contaminated = { $amount } DT to Search, and whoever has found something loses { $damage } Health at each round's end.

does-coworker-setup-swarm-center = Swarm tier Coworkers, within { $distance } of the center.
does-coworker-setup-swarm-edge = Swarm tier Coworkers, at a random edge.
does-coworker-setup-normal-ring = Normal tier Coworkers, { $least } or more from the center and { $distance } at most.
does-coworker-setup-elite-anywhere = Elite tier Coworkers, in turns wherever you like, { $edges } or more from the edges.
does-coworker-setup-normal-loot = Normal tier Coworkers, within { $distance } of any Loot Marker (without markers: of the center).
does-coworker-setup-elite-center = Elite tier Coworkers, within { $distance } of the center.
does-coworker-setup-none = There are no Coworkers.

does-coworker-modifier-standard = No change.
does-coworker-modifier-skittish = If the Interrogation fails, the Coworker flees at once.
does-coworker-modifier-buddy-system = Interrogating needs { $models } friendly models within { $distance } of the Coworker.
does-coworker-modifier-grudge-holder = If the Interrogation fails, the Coworker turns Hostile.
does-coworker-modifier-talkative = Doubling the Coworker adds { $amount } to the result, tripling one more, and so on, up to 8.
does-coworker-modifier-claustrophobic = Turns Hostile if { $models } models or more are within { $distance } as an activation ends.

does-spawn-place-unused-edge = A random edge nobody deploys along.
does-spawn-place-center = The center of the board.
does-spawn-place-last-action-edge = The edge nearest to the last Search or Interrogate action; without one, a random edge.
does-spawn-place-aggressor-edge = The edge nearest to the Aggressor.
does-spawn-place-near-center = Exactly { $distance } from the center, in a random direction.
does-spawn-place-off-center = Exactly { $distance } from the center, in a random direction.

does-setup-advantage-redeploy = Redeploy one model of the Aggressor to another valid place.
does-setup-advantage-choose-edge = The Defender picks a deployment edge first.
does-setup-advantage-spawn-place = The Defender picks where hostiles arrive in this mission.
does-setup-advantage-terrain = The Defender adds { $amount } small pieces of terrain before deployment.
does-setup-advantage-place-loot = The Defender places all the loot wherever he likes.
does-setup-advantage-place-coworkers = The Defender places all Coworkers wherever he likes.

does-tactical-advantage-deploy-last = The Defender deploys when all of the Aggressor is down.
does-tactical-advantage-hostile-bias = Until the end of round { $round } hostiles attack the Aggressor if they can attack any of his.
does-tactical-advantage-boss-defense = The Defender's Boss has { $signed } DT Defense in this mission.
does-tactical-advantage-first-draw = The first token of round 1 is the Defender's.
does-tactical-advantage-late-hostiles = The first arrival of hostiles is delayed by { $round } round.
does-tactical-advantage-free-search = After deployment one model of the Defender rolls on the Search table and keeps the result.
does-kit-crate = { $width } by { $depth }, { $height } high.
does-kit-barricade = { $width } by { $depth }, { $height } high.
does-kit-pillar = { $width } by { $depth }, { $height } high.

does-interrogation-misdirection = Nothing.
does-injury-terminated = The model is dead and leaves the squad.
does-injury-scarred = No effect.
does-injury-sidelined = Misses the next game.
does-injury-reviewed = A free Promotion roll.

# A row whose owner picks among its effects.
pick = Pick{ $picks ->
    [1] {""}
   *[other] {" "}{ $picks } different ones
  }: { $effects }

cured-bleeding = bleeding
cured-corrosion = corrosion
cured-dissolved = being dissolved
