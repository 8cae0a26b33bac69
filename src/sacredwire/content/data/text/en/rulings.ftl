# Rulings: what the game leaves open and how we settle it. rule-R-19 is R-19.

rule-R-1 = A roller's modifiers are summed first. Then the tier is held within 2d4 and 2d12, and the rest passes to the opponent with its sign turned, after the opponent's own has been held, and is held again there. It never comes back.
    .title = Order of overflow

rule-R-2 = A fixed 2d6 neither sends nor receives overflow. Ties are settled as ever: 2d4 wins one, 2d6 rerolls, 2d8 and more lose it.
    .title = The fixed 2d6

rule-R-3 = “Re-roll 1s” on a weapon concerns dice of Combat rolls made with it, attack or Riposte; on armor, those of the wearer's Defense. Each die that shows such a face is rerolled once, without choice, and the new face stands. When a tie rerolls everything, the rule applies again.
    .title = Rerolling faces

rule-R-10 = A model may carry as many weapons as it pays for.
    .title = Number of weapons

rule-R-11 = Where every heavy armor costs 1" of Move, a larger printed penalty takes its place and does not add to it.
    .title = Move and heavy armor

rule-R-12 = “+N vs. armored” is extra damage in Hardwired 0.7 and AP N in Sacred Wire 0.9: N points of reduction that do not count.
    .title = Weapons against the armored

rule-R-13 = A model that is Fleeing, stunned or loses its activation spends it all the same in that round.
    .title = Lost activations

rule-R-14 = When one squad has nobody on the board at the end of a round, the other player decides whether the game ends or goes on. With nobody of either, it ends. Victory is judged as usual.
    .title = A squad with nobody on the board

rule-R-15 = The user of a consumable may use it on itself.
    .title = One's own consumable

rule-R-16 = Terrain is convex prisms with a base and a height, which may be climbable or have a walkable top; under a walkway is air. A model is a round base and a cylinder of 0.3" radius, from 0.1" to 1.25" above the ground it stands on, with its eye at 1.1". Distances are straight and in three dimensions, from base edge to base edge.
    .title = Geometry

rule-R-17 = A model may pass through friends, not through enemies. Passing near an enemy costs nothing.
    .title = Passing other models

rule-R-18 = Armor reduces weapon damage only: attacks, Ripostes, stray shots, grenades and fumbles. It does not reduce falls, powers, traps, contamination, Overcharge, Detonation or continuous damage.
    .title = What armor reduces

rule-R-19 = Each enemy left behind makes its own free attack, in melee and at -1 DT; the mover defends with Defense.
    .title = Leaving several enemies

rule-R-19a = Two models within 1" are not Engaged if terrain stands between them: a segment between the edges of their bases, 0.6" above what each stands on, must be clear.
    .title = Terrain between two models

rule-R-20 = In Hardwired 0.7 an Engaged model may shoot, since the text does not forbid it.
    .title = Shooting while Engaged

rule-R-21 = Coworkers not marked, and models that cannot act, such as the Fleeing, never make free attacks.
    .title = Who makes no free attacks

rule-R-22 = A Riposte that hits rolls ordinary damage, without the effects of double or triple; flat bonuses, AP, Knockback and the -1 DT do count. An attacker that was tripled and still stands then rolls its fumble.
    .title = A Riposte's damage

rule-R-23 = Hostiles and Coworkers Riposte only if that gives a strictly better chance of not being hit.
    .title = Ripostes of the AI

rule-R-24 = The target's body is looked at in fifteen points, five heights by three widths across the line of sight. If terrain hides any it is in cover, if it hides all it is out of sight. Models hide nothing, smoke counts as terrain, and a point right on an edge is seen.
    .title = Sight samples

rule-R-25 = Throwing a grenade needs no line of sight: its arc passes over terrain.
    .title = A grenade's arc

rule-R-26 = Grenades do no criticals in any edition.
    .title = Grenades without criticals

rule-R-27 = Broadcast damage uses the Static critical table, since 0.7 has none of its own.
    .title = Broadcast criticals

rule-R-28 = A hostile weapon of the kind Power is a ranged attack: Combat against Defense, with line of sight, without a range limit and with the modifiers of shots. Its fumbles use the broadcast table, where “the power” is that weapon.
    .title = Weapons of the kind Power

rule-R-29 = The further hits of Tesla Gun and Arc Cannon roll their own damage without another attack roll, on friend and foe, never on the shooter and without doubles or criticals. Equal distances are drawn by lot.
    .title = Chained hits

rule-R-30 = The Trauma Kit is used at once, without an action, to void the table effect of a critical just suffered, its damage included; or with an action, to void an earlier one.
    .title = Trauma Kit

rule-R-31 = Focus in Sacred Wire 0.9 is only for a model that has not activated: its two tokens are its own, the one that is drawn activates it, and then the other and an ordinary token of its side leave the bag; if an ordinary token activates it, both leave. In Hardwired 0.7 they give real activations.
    .title = Focus

rule-R-32 = A group's column is that of its model nearest to a player's model. That one activates first, and the others do the same as it, nearest first, as far as they can; ties are drawn by lot.
    .title = A group's column

rule-R-33 = A Coworker marked Hostile can be interrogated all the same.
    .title = Interrogating a Hostile

rule-R-40 = In standard deployment the base touches the edge. A corner is a 4" square, with the base wholly inside.
    .title = Edges and corners

rule-R-41 = Evidence found in a game is provisional. Once the winner is known he records his piece by piece; the loser's is lost. Subs, items, Leads and Merits are kept by both. Without a winner nobody records.
    .title = Provisional Evidence

rule-R-42 = Whoever finds an item carries it and may use it at once if its contract allows; otherwise it goes to the Lockers. Merits found are the finder's, subs and Leads the squad's at once, even if the finder falls later.
    .title = Finds

rule-R-43 = Survivors are those not Out of Action and not gone by fleeing or choice; mission exits survive. Breakthrough's tie counts those still on the board.
    .title = Survivors

rule-R-44 = In The Signal, Examine and Redirect are Wits against 2d6, and “critical” is a triple. Each squad redirects once.
    .title = The relay

rule-R-45 = Assassination targets and fake loot are secret from the opponent until the rules reveal them.
    .title = Hidden choices

rule-R-46 = Exploration uses the total of both Wits dice of each survivor.
    .title = Exploration

rule-R-47 = Only models Out of Action roll Injuries, with 2d6 and the -2 of a critical of 6 or more. An attribute does not fall below 2d4.
    .title = Injury rolls

rule-R-50 = Errata. The tables' costs rule. The sample Brute does d6+1: the Sword's d6 and his own +1. The sample Gunner's Knife is illegal. Random rolls follow the order of the Spanish rows. Spawn locations 5 and 6 are exactly 4" and 6" from the center. Mission 4 is Seizure. Powers 1 to 4 are offensive, 5 to 8 support.
    .title = Errata

rule-R-51 = A name borne by two things does not join them. The weapon of a hostile or Coworker is its type, its die and its kind. The Boss of the Feral Crews is no squad's Boss.
    .title = Names borne twice

rule-R-52 = Order of a roll: weapon, target, Defense or Riposte and Overcharge are declared; then Blessings, the acting side first; tiers are settled; all dice fall; faces are rerolled; the die of Reroll; totals are compared and ties settled. No die is rerolled twice in one roll.
    .title = Order of a roll

rule-R-53 = A permanent change alters the attribute itself, one at a time and within 2d4 and 2d12; the excess is lost. All else are modifiers of one roll. Equal effects from different hits add up, except continuous damage.
    .title = Permanent changes

rule-R-54 = “Within N"” includes exactly N; “beyond” does not. Distances compare in hundredths of an inch. Move never falls below 0".
    .title = Exact distances

rule-R-55 = A model may go unarmed. In a campaign, subs not spent stay with the squad.
    .title = Unarmed and unspent

rule-R-56 = A Scout's advance comes when all are deployed, before round 1, sides alternating from the Second Player: an ordinary, optional move. The Zealot's +2" serves each move of the activation, and one that uses it must end Engaged.
    .title = Scout and Zealot

rule-R-57 = An Agent that loses a Wits roll, defending or at Morale too, rolls both its dice again once against the total that stands, ties settled first. The second result counts, for fumbles too. Sums are no failures.
    .title = The Agent's retry

rule-R-58 = A model that leaves the board before activating takes a token of its side out of the bag as well.
    .title = The token of one who leaves

rule-R-59 = At the end of a round, in this order: Dissolved and contamination; the mission's counts; the end of the round's effects and of smoke; the check of the game's length.
    .title = End of the round

rule-R-60 = Losing an activation does not stop bleeding, and the model still defends, Ripostes and makes free attacks. One that starts Fleeing in its own activation ends it.
    .title = Losing an activation

rule-R-61 = “Until its next activation” ends when that activation ends, not when it begins.
    .title = Until the next activation

rule-R-62 = Whoever caused Hijacked makes every choice of that model's next activation (for a hostile, on its group's turn and without the d6). Its own side counts as enemy; it cannot leave the board or use grenades or consumables, and its kills give no Merits. Fleeing comes first. Caused by an AI, it attacks the nearest model of its own side.
    .title = Hijacked

rule-R-63 = The damage “at the end” of Overcharge and Detonation falls after victory is judged.
    .title = Damage at the end

rule-R-64 = Boost and Reroll serve any roll of the model, its Defense too; Reroll, any one of its dice, damage and tables included. Denied, Overtime, Synergy and Wellness are declared in its activation. Severance serves one of its attacks, no Riposte and no grenade, and is spent even on a miss. In Hardwired 0.7 a model activated by Synergy uses a token of its side.
    .title = When each Blessing serves

rule-R-65 = “Within 1"” for Interact, Search, Interrogate and consumables needs the same clear line as Engaged. Markers are points and block nothing. An Engaged model may Cast, throw grenades, Interrogate, and Interact unless the mission forbids it. Aim needs sight of the target and counts only for the next shot, if that is at it; any displacement ends it.
    .title = Actions within 1"

rule-R-66 = Distances to edges, to the board's center and to quadrants are measured in plan.
    .title = Distances in plan

rule-R-67 = In Hardwired 0.7 a climb may stop part-way: the model hangs on the face at that height, goes on with its next move, and falls when pushed.
    .title = Part of a climb

rule-R-68 = Once a move, the Grapple takes up to 3" off a climb.
    .title = Grapple

rule-R-69 = Padded Vest (1" less) and Mag Boots (nothing) serve against every push: weapons, Resonance Push and Blown Back. Being pushed is not moving when it comes to shooting. A push goes from center to center, after damage, if the target is still on the board; it stops at walls, steps up, models and the board's edge.
    .title = Pushes

rule-R-70 = Whoever drops, scatters in, swaps or teleports stands at the nearest free place and hurts nobody. A teleport ends on the highest surface that is not above where it began; inside a block, on its top.
    .title = Where one ends up

rule-R-71 = Free attacks come before the move, nearest first, each with a weapon of the attacker's choice (Improvised at -3 if it has none). A mover that is pushed or hurt then moves as it can; one that falls or is Fleeing does not. Players make them against hostiles too.
    .title = Free attacks

rule-R-72 = The model struck by a stray shot may be friend or foe, never the shooter. The critical of a fumble takes the place of the fumble table; with nobody there the fumble is an ordinary one.
    .title = Stray shots

rule-R-73 = Grenades have no shot modifiers, doubles, criticals or fumble table. The blast is measured in three dimensions and walls do not stop it. Smoke is of any height and never comes between models within 1".
    .title = Blasts and smoke

rule-R-74 = What a critical does beside damage comes after the damage, which meets the armor as it was. What is permanent and the -2 count even if the target falls. Slagged armor loses a point and a tier and keeps its special rule until destroyed. Terror: Fleeing from now. Delirium: at once a full move by the shortest path to the nearest enemy, without free attacks. Blown Back: a push of d6".
    .title = Effects of criticals

rule-R-75 = The Dissolved go Out of Action at the end of the next round, or when the game ends if that is sooner, after victory is judged. Whoever caused it is credited.
    .title = Dissolved

rule-R-76 = The weapon rolled, dropped or destroyed in a fumble is the one used. Armor counts, and nobody earns Merits by it.
    .title = The fumble's weapon

rule-R-77 = Weapons of the kind Power, like Cast, may be used while Engaged. For free attacks their users are Unarmed.
    .title = Power in melee

rule-R-78 = The owner picks which weapon a victim drops. A dropped weapon is a marker that a model able to use it may pick up with Interact; after the game one still lying returns to its owner, one taken is the taker's. A model of the AI drops nothing: it fights Unarmed until it spends an activation doing nothing else, or for the game if the weapon was destroyed.
    .title = Dropped weapons

rule-R-79 = A rival model taken out is credited to whoever did it by attack, grenade, power, push, fall or lasting effect. One's own side, oneself and the AI give nothing. Models hit together are resolved nearest first, and Morale and the mission wait for the last.
    .title = Who is credited

rule-R-80 = The attack in progress is finished before Morale. With both Bosses down, the acting side goes first. A Boss who leaves or flees causes no test. A Fleeing model drops an objective at once, but still engages and defends. A model of the AI put to flight tests alike and stops at the edge.
    .title = Details of Morale

rule-R-81 = Dropped at the edge are objectives and what was found in this game, not the model's own equipment. The d6 damage is carried into the next game, with 1 Health at least.
    .title = What is dropped on leaving

rule-R-82 = A valid target is an enemy for an offensive power and an ally for a support power; the others a triple reaches need no sight, roll or choice.
    .title = Valid targets

rule-R-83 = With Swap, caster and ally change places with all they carry.
    .title = Swap

rule-R-84 = Attack chooses among the enemies it can attack in that activation; an Engaged model that may not shoot, only among those it is Engaged with. With none, it goes toward the one with the shortest path with Move and Move Again. Frenzy's second attack is lost if the target is gone.
    .title = Whom the AI attacks

rule-R-85 = The other behaviors are one Move. An Engaged model that must move first uses its action to Disengage. The AI, flight and Delirium take no harmful drop; the AI does not leave the board, and a random direction runs straight until something blocks it. What an AI must choose is drawn by lot.
    .title = How the AI moves

rule-R-86 = Summon is used once a round in the whole faction; the Flickers form a group on the Wraiths' table, with a token from the next round, as near the counted models as possible and more than 1" from everyone. In Phase each rolls its own d6 and direction. Reboot: on the spot, at once, each time, without the conditions it had. Consume: for any kill by its attack, up to its maximum.
    .title = Special rules of factions

rule-R-87 = In a generated mission the faction and the spawn location hold for the whole mission; its dice and what is “nearest” are looked at on each arrival. In The Signal and The Source the faction is rolled each time. Rows 1, 3 and 4 touch the edge; 2, 5 and 6 gather round the point. Without room, the nearest free place. An unused edge is one nobody deploys along; with none, any.
    .title = Arrival of hostiles

rule-R-88 = Being attacked is being the target of an attack or offensive power, or being damaged by anyone, and it marks that one Coworker. Each part of a group finds its own column.
    .title = Marking a Coworker

rule-R-89 = Coworkers are placed one by one in turns, the first group first. In Sacred Wire 0.9 those not marked are enemies: they engage, block the way and are attacked by hostiles, but attack nobody.
    .title = Coworkers on the board

rule-R-90 = Skittish: one Flee move at once, without free attacks. Talkative: +1 at double, +2 at triple, up to 8. Claustrophobic: two models that are no Coworkers within 1" as an activation ends. Where two friends within 1" are needed, the acting model is one. Losing an Evidence takes a provisional one first, else a recorded one at random.
    .title = Modifiers of Coworkers and loot

rule-R-91 = The First Player picks an edge or corner and the other's follows from the table: in Flanked the other corner of that edge; in Split the corner that touches none of the Aggressor's edges, both of which he uses; in Center the Aggressor picks; in Crossfire in turns from the Aggressor. Nobody deploys within 1" of a model that is not his. The roll-off is the Boss's or, without him, the highest Wits.
    .title = Choosing deployment

rule-R-92 = “First draw” is only who draws the token; with tactical advantage 4 the first of round 1 is the Defender's. Advantages are the Defender's and repeats are rerolled. Setup 4: two small pieces. Tactical 2: in rounds 1 and 2. Tactical 6: after deployment.
    .title = Advantages

rule-R-93 = Winning by being first, by carrying off or by escorting is immediate: the game ends with that activation. In the same activation, more survivors.
    .title = Immediate victory

rule-R-94 = Zone counts leave out the Fleeing, and only hostile factions are hostiles there; in Quadrants and Seizure they do not fall below 0. A model on a line counts where its owner says, the Defender last; a hostile, by its center.
    .title = Zone counts

rule-R-95 = Fixed places of loot are the nearest free point. Decoys: each player makes fake half of those he placed, rounded down. Trapped: when the 2d6 triples. Contaminated: whoever has found something loses 1 at each round's end. A carrier makes half of its final Move, with Move Again too, and nobody takes anything from a standing carrier.
    .title = Loot and carriers

rule-R-96 = Examine and Redirect are Interact within 1" of the relay. Control is looked at again at the end; equal, nobody has it. What Examine gives is provisional. Arrivals: round 2 Normal, 4, 6 and 7 Elite. In both finales the Interceptor too deploys within 6" of his edge and the generator is not used; the -1 DT is on Cast rolls, not on hostile weapons.
    .title = Details of the finales

rule-R-97 = The Extractor names the carrier, who has its full Move. The Source is dropped when the carrier falls, flees or leaves elsewhere. Normal ones each round from 2, Elite from 4. An Interceptor with 9 Evidence who takes it swaps roles. It is intercepted if the Extractor has nobody and the other has, or if from round 5 on the Interceptor carries it at a round's end. It has failed if nobody is left or round 20 is over.
    .title = Details of The Source

rule-R-98 = Assassination: the target falling or Fleeing by any cause wins; Merit and Evidence only if the hunter took it out. Breakthrough: an edge that touches one's own zone is no exit; if all do, only the stretches of the enemy's corners are. Sabotage: each places the conduit he has to sever, in the half nearer to the enemy's zone. Heist: one model a side and round, twice with two actions. Lockdown: one step however many hostiles. In Extraction and Escort a corner has two edges.
    .title = Details of the missions

rule-R-99 = The informant is a marker in contact. Control ends when the escort is Engaged, flees, leaves elsewhere or falls. If both lose, the game is over.
    .title = Details of Escort

rule-R-100 = A recruit picks an array, keeps the limits and brings no equipment. Equipment of the dead and dismissed goes to the Lockers; the Boss cannot be dismissed. Things sell at half, rounded down. A cybernetic voids one recorded penalty of its kind (Targeting that of shooting too). The power of a Promotion is for Broadcasters only, of choice among those they do not know. If the lowest attributes tie, the owner chooses.
    .title = Details of the post-game

rule-R-101 = A Scout in flight causes no free attacks either: Disengaging costs it nothing. Where the mission forbids to Disengage, it forbids the Scout too; the Inhibitor, which disengages nobody, always serves.
    .title = How far a free Disengage goes

rule-R-102 = In Hardwired 0.7 the activation a Focus token gives is one more and leaves that of the round unspent. Focus cannot be cast in it.
    .title = Activations by Focus

rule-R-103 = A hijacked hostile or Coworker moves, fights, aims and disengages, but does not Search, Interrogate or pick anything up.
    .title = What a hijacked model of no player does not do

rule-R-104 = A found weapon dropped at the edge lies there for whoever picks it up; if nobody does, it is lost. All else that was found is lost. A weapon of someone else's, picked up from the ground, counts as found.
    .title = Finds of those who leave

rule-R-105 = The final damage of Overcharge falls on survivors, those off by a mission exit too. Whoever left or is Out of Action does not roll.
    .title = Whom the final damage reaches

rule-R-131 = Enemies equally near to a model that leaves strike in the order in which they came onto the table.
    .title = Free attacks from equally near enemies

rule-R-132 = A delirious model stops as soon as it is Engaged with the enemy it runs at.
    .title = Where Delirium ends

rule-R-133 = A stray hit does all the weapon does to whom it hits, but starts no arc. An arc and a fumble do its damage alone; in a fumble the contract adds nothing.
    .title = What counts in a stray hit, an arc and a fumble

rule-R-134 = The damage dice of the Broadcast fumble table ignore armor: they are no weapon's damage.
    .title = Broadcast fumbles and armor

rule-R-135 = An attack that does maximum damage does it to everyone it hits, by an arc or as a stray shot too.
    .title = Maximum damage and the others an attack hits

rule-R-136 = Only a Trauma Kit that the victim itself carries may void a critical at once.
    .title = Whose Trauma Kit

rule-R-137 = A model may Aim if it has something to shoot with, at a target it does not aim at already.
    .title = Who may Aim

rule-R-141 = Who is nearest is looked at anew before each activation of the group.
    .title = Who of a group acts next

rule-R-142 = Patrol ends on the marker. Regroup and a pursuit end within 1" of the model. Whoever is in cover already does not move.
    .title = How far a behavior goes

rule-R-143 = It uses its own weapon rather than Improvised Combat. With several, the one most likely to hit, then the one that does most damage.
    .title = What a model without a player attacks with

rule-R-144 = In a Frenzy, a model with no enemy in reach charges first and then attacks twice. If it does not get there, it uses Move Again.
    .title = Frenzy of one that is not Engaged

rule-R-145 = A friend is any model of its faction or of an allied one. Where hostiles are a single side, any hostile.
    .title = Who is a friend to regroup with

rule-R-146 = Those who arrive stand on the ground round the point, as near as may be: 1" from each other, a hundredth more from everyone else. Those summoned gather round the middle of the chain and keep a little more than 1" from every model. The dice decide between equal places.
    .title = Where those who come stand

rule-R-147 = Only the first arrival of the row is late; the others come in their round.
    .title = Which arrival is late

rule-R-148 = A hijacked model neither picks the column of its group nor follows it. If all are hijacked, no d6 is rolled.
    .title = The column of a group with a hijacked model

rule-R-151 = With points tied in Seizure hostiles take nothing off: the side with more models within 3" of the beacon wins.
    .title = Hostiles in Seizure's tie-break

rule-R-152 = A hostile whose centre is right on a line counts north and east of it.
    .title = A hostile right on the line

rule-R-153 = If both sides lose Escort, each that ever controlled the informant gains the loser's Lead, and nobody gains anything else.
    .title = Escort: when both lose

rule-R-154 = An Engaged escort loses control as soon as one of the two has moved, been pushed or been swapped to stand beside the other, and when the activation ends at the latest.
    .title = When an escort loses control

rule-R-155 = Of a Promotion with a choice something is picked that does something: an attribute below 2d12, Move, Health or, for a Broadcaster that can still learn one, a power. Two picks are two different attributes. If there is nothing to pick, the roll brings nothing.
    .title = A Promotion with a choice

rule-R-156 = A power lost for good is not learned again by a Promotion.
    .title = Powers lost for good

rule-R-157 = A new Boss whose contract has both kinds of weapons already, or heavy armor, gets the other of the two without choosing.
    .title = What a new Boss gets

rule-R-158 = The Lead for winning is the one that each of the twelve missions pays: it is not paid twice. The finales pay what they name and no other Lead.
    .title = The Lead for winning

rule-R-159 = Evidence is lost piece by piece by a die with as many faces as pieces are left, counted from the lowest number; all of it, without a roll. Whoever has every type records no more.
    .title = Evidence lost at random

rule-R-160 = Injuries are rolled in the order of the squad, each roll settled before the next; a free Promotion at once. Who comes home without maximum Health dies before Merits are logged and rolls no Injury. The Boss is followed at once by any Resource left, also one that has still to roll or misses the next game; if it dies, by the next.
    .title = The order of Injuries and succession

rule-R-161 = With the advantage of choosing first the Defender picks the Aggressor’s edge in Center and the first corner in Crossfire.
    .title = Choosing first in Center and Crossfire

rule-R-162 = Whoever deployed in the center has for his own edge the one the model leaves over: as it leaves, that edge is the nearest.
    .title = The own edge of who deploys in the center

rule-R-163 = The center line of Trail is equally far from both sides: parallel to the edges used; with opposite corners or Split the other diagonal; in Crossfire between the two pairs of corners or, if they cross, from west to east. The markers divide it into equal parts, ends included.
    .title = The center line of Trail

rule-R-164 = The two pieces are taken from the kit just before deployment, one after the other: on the ground, at any angle, into no other piece and on no model or marker. They fit below what stands high enough.
    .title = How terrain is added

rule-R-165 = The Defender redeploys when all are deployed and before Scouts advance, anywhere the model could have been deployed as the last one. He may leave it.
    .title = When and where a model is redeployed

rule-R-166 = The free Search is one roll on the table of finds after the Scouts’ advance, for a model the Defender names: no Wits, no marker, no loot modifiers, and it is no last Search.
    .title = The free Search

rule-R-167 = The Coworkers’ edge is rolled once for the unit: d4, north, east, south, west. Each touches that edge; they are placed by turns anywhere along it.
    .title = Coworkers on a random edge

rule-R-168 = The Aggressor of Split has at least one model at each edge: if one is empty, the last to be deployed goes there. A base in the corner between them touches both; a squad of a single model is free.
    .title = Splitting between two edges

rule-R-169 = What has no room in its zone goes to the free place nearest to the middle of the zone, more than 1" from everybody if there is one, and nobody chooses. A model for which the whole board has no room stays out.
    .title = What has no room in its zone

rule-R-171 = The two within 1" are the model that acts and another friend on the board, within 1" of the marker or Coworker with a clear line, even one that flees or lost its activation. A hijacked model’s friends are its hijacker’s.
    .title = Which friends count where two within 1" are needed

rule-R-172 = A fake is revealed by a won Search alone: the marker goes and nothing is rolled. A lost Search reveals nothing.
    .title = When a fake is revealed

rule-R-173 = The loot of a fixed layout counts as placed by turns, the Second Player first; he also makes his fakes first. Who placed what is open.
    .title = Who placed loot of fixed places

rule-R-174 = What is found in a loot marker of this mission contaminates for the rest of the game; it does not add up and nobody is credited. What an Interrogation or the free Search at the start gives does not contaminate.
    .title = What contaminates, and for how long

rule-R-175 = Timed loot goes with what lasts until the end of the round: after contamination and the mission’s count.
    .title = When timed loot goes

rule-R-176 = A claustrophobic Coworker is crowded by any two models that are no Coworkers, of any side, within 1" base to base; walls do not matter.
    .title = Who crowds a claustrophobic Coworker

rule-R-177 = A sale brings half of the price that the thing's table lists today, each rounded down, even if it was found, free, or paid otherwise. What is used up or melted away is not sold.
    .title = Price of a sale

rule-R-178 = A fitted cybernetic is part of the body: it is not taken off or sold, and is lost with whoever dies or is dismissed. One that repairs nothing may be taken off. The Regenerator is fitted to who misses the next game, and cancels that one.
    .title = Fitted cybernetics

rule-R-179 = What melts of an armor belongs to the piece: it goes with it into the Lockers and to whoever wears it next. It sells like another, unless it has melted away.
    .title = Melted armor

rule-R-180 = A cybernetic cancels as much of a penalty as its row says; the rest stays. Targeting repairs a penalty of Combat before one of shots. No more of them are bought than penalties are open.
    .title = What a cybernetic repairs

rule-R-181 = With a gap of 4 or more a d2 says from which table the bonus advantage is: 1 setup, 2 tactical.
    .title = The table of the bonus advantage

rule-R-182 = A unit that is not of the tier its row asks for is rolled anew. A row that lacks is rolled among those with room for the units given, if there are any.
    .title = Units and rows that do not match

rule-R-183 = A link without a gap has the smallest one that gives the advantages it names; without advantages, 0.
    .title = A link without a gap

rule-R-184 = An advantage that a link names twice stands and counts once.
    .title = An advantage repeated in a link

rule-R-185 = Nobody is recruited as Boss. If nobody is left to succeed, every open slot is filled first, those that were open before too, and then one of the recruits rises.
    .title = A squad with nobody left

rule-R-186 = A Broadcaster recruit chooses one Power free, as at creation. The dice of the tables of names propose a name; its owner may give another.
    .title = A recruit's power and name

rule-R-187 = The Performance Review is for those who fled or left and still are in the squad, all dice at once; for who misses the next game too, and the recovery after that game heals it.
    .title = Who is reviewed

rule-R-188 = What a model has that it may not have it keeps until it is put away; then it cannot be given to it again.
    .title = What it had already

rule-R-191 = A squad with nobody who can play rests, and that rest is the game its models miss: they come back. A rest by lot is no game.
    .title = A squad without anybody

rule-R-192 = The first squad to reach 5 Evidence by the ledger, one that joins with them too, plays The Signal in its next match. If it falls below or leaves before, the next that got there takes its place.
    .title = Who plays The Signal

rule-R-193 = A squad with 9 Evidence or more says before each match whether it risks The Source; The Signal goes before. If both would, the one with more Evidence and Leads together extracts; tied, the lot.
    .title = Who risks The Source

rule-R-194 = With a reason an arbiter may set right any value of a squad, or of a result without post-games; the ledger keeps both. Once one is done, it is undone or the squad is set right.
    .title = Setting a mistake right

rule-R-195 = The last thing of a squad or a meeting may be undone as long as nothing later was built on it; the campaign is as if it had not been.
    .title = What may be undone

rule-R-196 = Those meet who have met least, then those with the smallest Evidence gap, then by lot. If one is left over, one of those that have rested least rests.
    .title = Pairing in a league

rule-R-197 = Whoever has most Evidence is ahead; then most Leads, most matches won, fewest lost. What is equal shares a place; whoever left comes last.
    .title = The standings

rule-R-198 = The first in the ledger wins. What was paired is still played and settled; nobody joins or is paired any more. If the tenth Evidence is set right or undone, the campaign goes on.
    .title = The end of a campaign

rule-R-199 = A model that did not die comes back as it was before that match, with its cybernetics; its equipment stays in the Lockers and whoever took its place goes. If it was the Boss, its successor steps down.
    .title = A death that was none

rule-R-200 = A squad joins with everything on its sheet: Evidence, Leads, Merits, changes, Lockers and succession. Its unspent subs are counted as it joins, and open slots are filled in its first post-game.
    .title = Joining with a past

rule-R-211 = The loser's Lead is paid for the downloads or steps that stand at the end; what was lost does not count.
    .title = The Lead for downloads or steps

rule-R-212 = A hostile that ends its activation at the terminal takes a step off, a hijacked one too; one that flees does not count.
    .title = Hostiles at the terminal

rule-R-215 = A target that leaves the board counts as having fled. If it had fled and is taken out in the same activation, the Merit and the Evidence are paid all the same. In the turn of a group the game ends with the activation of one of its models.
    .title = The target that goes

rule-R-216 = In The Signal a random edge is any of the four, by a d4 each time. Each failure to redirect, of either squad, adds a model to what arrives; to the first group of a unit of two.
    .title = Arrivals of The Signal

rule-R-217 = If nobody controls the relay at the end, survivors decide and then the Interceptor wins; the winner keeps what he examined, without the Evidence of control. A wipeout is counted as the last model falls, itself among them, and takes a recorded piece of Evidence.
    .title = Nobody's relay

rule-R-218 = The Source ends when it is decided: with the other squad gone the Extractor plays on, and nobody is asked. The Extractor's edge and the exit edge are those of whoever is the Extractor at that moment. What happens near the Source is measured to its carrier, and the detonation rolls a d6 for each model.
    .title = The length of The Source

rule-R-219 = If the Interceptor concedes, the Extractor wins the campaign. If the Extractor concedes, he loses as if he had been intercepted.
    .title = Conceding The Source

rule-R-221 = What a model lets go of part-way up a climb falls straight down to the first surface below, unharmed.
    .title = What is let go of on a face

rule-R-222 = The board must have room for at least one model of each squad, more than 1" apart; otherwise it is not played on.
    .title = Boards with hardly any room

rule-R-225 = The mark of a conduit is looked at as each round starts, until the cut is complete. Any friendly model on the board within 1" will do, even one that is Fleeing.
    .title = The mark of a conduit

rule-R-226 = A model that was Engaged may exit without Disengaging if nobody is beside it any more where it exits: it pays with free attacks. Beside an enemy it exits only if it has Disengaged from it.
    .title = Exiting after being Engaged

rule-R-227 = A mission's Merit is for a model of the winner, unless the text names the loser.
    .title = Merits of a mission

rule-R-228 = Mission markers come first. Loot, Coworkers and hostiles that are placed or arrive later stay no nearer than 1" to them; those of a fixed place go to the nearest free point. That holds too for who places everything by an advantage. Squads deploy without that limit.
    .title = Beside a mission marker

rule-R-229 = In the Edge Stash each marker lies by any of the edges without deployment. If the Aggressor has nobody on the board, the hostiles of his nearest edge arrive over a random one.
    .title = Which edge
