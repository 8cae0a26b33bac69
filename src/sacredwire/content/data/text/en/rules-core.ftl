# Our wording of the core rules, by rule ID: rule-C4-7 is C4.7. The text says where the editions part.

rule-C0-1 = Where two texts of one edition disagree, the rulebook beats the quick reference and the cards. A mission beats the rulebook, but only while that mission is played.
    .title = Which text rules

rule-C1 = What is needed to play, and how dice are rolled.
    .title = Foundations

rule-C1-7 = Models stand 28 to 32 mm tall on round bases of 25 to 32 mm. A model is what its sheet says it is. Here a 25 mm base is 0.98" across.
    .title = Miniatures

rule-C1-8 = Each squad brings five models. The board is 24" by 24" and dense with terrain. The bag holds one token for each player model, one for each group of hostiles and one for each group of Coworkers.
    Hardwired 0.7 asks for 5 to 6 Loot Markers and 3 to 6 Coworkers; Sacred Wire 0.9 for up to 5 markers and 2 to 4 Coworkers.
    .title = What you need

rule-C1-9 = Every attribute is a Die Tier (DT): 2d4, 2d6, 2d8, 2d10 or 2d12. A roll is always two dice of that tier, added. +1 DT takes the next larger die, -1 DT the next smaller; never below 2d4 nor above 2d12.
    In an opposed roll both sides roll at once and the higher total wins. On a tie the one who rolled the lower tier wins; at the same tier both reroll all dice until somebody wins.
    .title = Core mechanics

rule-C1-10 = What a modifier has beyond the limit passes to the opponent with its sign turned: a roller already at 2d12 who gets +1 DT gives the other -1 DT, one already at 2d4 who gets -1 DT gives +1. It happens once and never comes back.
    Against a fixed 2d6 (Search, grenades, Morale, support powers) the excess is lost.
    .title = DT overflow

rule-C2 = A squad is five models, one Boss and four Resources, and each signs a contract type.
    .title = Personnel allocation

rule-C2-1 = Combat is for attacking, Defense for resisting, Wits for searching, interrogating, casting and keeping one's nerve. Each model picks an array: a Technician spreads 2d4, 2d6 and 2d8 as it likes, an Operative has 2d6 in all three. The Boss then adds +1 DT to one attribute of choice.
    .title = Attributes

rule-C2-2 = Health is the damage a model takes before it is Out of Action. Move is how far it may go, in inches, each time it moves.
    .title = Values

rule-C2-3 = The whole squad spends 60 subs on weapons, armor, gear, grenades and consumables. The contract says which weapons and which armor a model may have; gear, grenades and consumables are for anyone. A model wears one piece of armor at most, and is armored while it does.
    A model without a melee weapon fights with Improvised Combat. A Broadcaster starts with one power of its choice for free.
    .title = Equipment

rule-C2-4 = The contract type sets Health, Move, kinds of weapons, heaviest armor, special rule and how many models may have it: one Boss, one Broadcaster, two of each other type.
    In Sacred Wire 0.9 every heavy armor costs 1" of Move; where a larger penalty is printed, only that one counts. In Hardwired 0.7 only the printed penalties count.
    .title = Contract types

rule-C4 = How a round goes, and how it is fought.
    .title = Combat and actions

rule-C4-1 = As the round starts, the hostiles that are due arrive, each player rolls Blessings and the tokens go into the bag. A token is drawn at random: a player activates one of his models that has not activated this round; a token of hostiles or Coworkers activates its group. An activation is one Move and one Action in either order; an extra action adds one, and there are never more than two. When the bag is empty the round is over.
    The token of a model that goes Out of Action before activating leaves the bag at once, that of a group with its last model.
    In Sacred Wire 0.9 nobody activates twice in a round, and each faction is the enemy of all others, Coworkers included. In Hardwired 0.7 the tokens of Focus give real activations, and enemies are the other squad, the hostiles and the Coworkers marked Hostile.
    .title = Activation

rule-C4-2 = As each round starts each player rolls three d8 for Blessings. Each is declared before rolling, one for a model and round at most, and what is not used is lost when the round ends.
    In Hardwired 0.7 Denied gives nothing, Reroll may be declared once the roll is seen, and Synergy activates another model. In Sacred Wire 0.9 Denied and Synergy give an extra action, and Reroll is declared before rolling.
    .title = Corporate Blessings

rule-C4-3 = The actions are Attack, Move Again, Disengage, Aim, Interact, Search, Interrogate and Cast, and also throwing a grenade, using a consumable and what the mission adds. Move Again is the action of its activation.
    Aim in Hardwired 0.7 takes 1 DT from the target's Defense against the next shot and is lost when the aimer moves or is hit. In Sacred Wire 0.9 it adds 1 DT to the aimer's Combat and is lost when the aimer moves or takes damage.
    .title = Actions

rule-C4-4 = A model moves up to its Move along any path, measured from the edge of its base. It does not pass through walls or enemies, and it cannot end on another base.
    .title = Movement

rule-C4-5 = Within 1" of an enemy, edge to edge and with no terrain between, a model is Engaged. If it stops being so with an enemy without having Disengaged, each enemy it leaves first makes a free attack at -1 DT.
    In Sacred Wire 0.9 an Engaged model cannot shoot, hostiles and Coworkers included. In Hardwired 0.7 it can.
    .title = Melee engagement

rule-C4-6 = Climbing costs 2" of Move for each 1" of height, on climbable surfaces only. A gap of up to 2" is jumped for its width. Dropping down is free; the first 3" do no damage, and each stretch beyond does a d6 that armor does not reduce.
    In Sacred Wire 0.9 a climb that cannot be paid in full is not begun, a fall of 4 to 6" does 1d6, of 7 to 9" 2d6, of 10 to 12" 3d6, and a weapon with Knockback always pushes. In Hardwired 0.7 a climb may stop half-way, a fall of more than 3" does 1d6 for every whole 3", and the attacker decides whether to push.
    A push moves the target straight away; it stops at obstacles, and the target falls when its center passes an edge. AP N ignores N points of armor reduction.
    .title = Vertical movement

rule-C4-7 = The attacker declares target and weapon. In melee the defender picks Defense or Riposte, which is Combat at -1 DT with a melee weapon that reaches. Both roll at once. If the attacker wins, it is a hit; if the defender wins there is no damage, and a Riposte also deals its weapon's.
    In Sacred Wire 0.9 an attacker who beats a Riposte rolls twice the damage dice. In Hardwired 0.7 it rolls the usual ones.
    .title = Attack resolution

rule-C4-8 = Against a shot there is only Defense: nobody Ripostes.
    .title = Defense against shots

rule-C4-9 = An attack needs sight of the target's legs, torso or head; arms and weapons do not count. Without line of sight there is no attack.
    .title = Line of sight (LoS)

rule-C4-10 = Shooting after moving in the same activation is at -1 DT. In Hardwired 0.7 there is another -1 DT if the target used Move Again this round. It adds up with cover and with shooting into melee.
    .title = Shooting on the move

rule-C4-11 = Shooting at a model Engaged with any of its enemies is at -1 DT. A miss strikes another random model within 1" of the target; if the miss was a fumble, that model suffers a critical. With nobody there the shot is lost.
    .title = Shooting into melee

rule-C4-12 = A random direction can be any angle, all equally likely.
    .title = Random direction

rule-C4-13 = If terrain hides any part of the target's body, it is in cover and the shooter has -1 DT.
    .title = Cover

rule-C4-14 = A ranged weapon reaches as far as the eye unless its special rule says otherwise. A grenade reaches 6".
    .title = Range

rule-C4-15 = As an action, and once, a grenade is thrown at a point within 6": Combat against 2d6. On a miss it lands d6" from there in a random direction; on a bad miss, at the thrower's feet. It strikes every model within 3", friend and foe, with damage rolled for each.
    In Hardwired 0.7 it lands at the feet when the 2d6 at least doubles the roll, in Sacred Wire 0.9 when it at least triples it. A grenade never does a critical.
    .title = Grenades

rule-C4-16 = If the attacker's total is at least twice the defender's, the weapon does its maximum damage. At three times or more a d6 is also rolled on the critical table of its damage type, +1 at four times, +2 at five and so on. Totals are compared, never single dice.
    .title = Critical hits

rule-C4-17 = If the defender's total is at least three times the attacker's, the attacker rolls a d6 on the fumble table: melee, ranged or broadcast. Four times adds 1, five times 2 and so on.
    .title = Fumbles

rule-C4-18 = Damage is the weapon's die, or its maximum at double or better, and flat bonuses once. The armor's reduction is taken off (light 1, medium 2, heavy 3), not below 0, and the rest comes off Health. At 0 or less the model is Out of Action and removed.
    In Sacred Wire 0.9 a critical's extra damage is added before armor. In Hardwired 0.7 the table is rolled afterwards, and its damage is a second loss that ignores armor.
    Wounded is any model below its maximum Health. Continuous damage ignores armor and can take a model Out of Action.
    .title = Damage

rule-C4-19 = When a Boss goes Out of Action, each friendly model on the board rolls Wits against 2d6. One that fails is Fleeing: as each of its activations starts it tests again and, failing, runs its full Move toward the nearest edge, can do nothing else and leaves the board if it gets there. Passing, it acts normally.
    In Sacred Wire 0.9 the roll has +1 DT with a friendly model within 3". In Hardwired 0.7 there is no help.
    .title = Morale

rule-C4-20 = A model may leave by any edge its base touches. Models that leave, by choice or Fleeing, earn no Merits, drop at the edge what they carry and, after recovering Health in the post-game, suffer d6 damage. Leaving for a mission objective is not this.
    .title = Leaving the board

rule-C5 = What Broadcasters do.
    .title = Broadcast Powers

rule-C5-1 = Casting is an action, once an activation, with line of sight and no range limit. An offensive power sets the caster's Wits against the target's; a support power against 2d6, and its target is an ally. Winning at three times spreads it to every valid target within 3" of the chosen one, except Focus and Swap. If the other side triples, roll on the broadcast fumble table.
    .title = Casting
