# Our wording of the other booklets: A Requisitions, I Inhuman Resources, K Campaign, M Missions.

rule-A = The tables of what is bought and of what breaks.
    .title = Requisitions

rule-A-melee = Melee weapons strike within 1" unless their special rule says otherwise, and can Riposte. A random one is a d20.
    .title = Melee weapons

rule-A-ranged = Ranged weapons attack at any distance in sight unless their special rule says otherwise. A random one is a d20.
    .title = Ranged weapons

rule-A-improvised = Unarmed does 1 damage; Improvised, for one who has a ranged weapon, d4. Both are Blunt, roll Combat at -2 DT, cannot Riposte and are neither dropped nor destroyed.
    .title = Improvised Combat

rule-A-grenades = Each grenade is used once. A random one is a d6.
    .title = Grenades

rule-A-armor = Light armor reduces damage by 1, medium by 2, heavy by 3, and each piece adds its special rule. One piece for a model. A random light armor is a d8, medium and heavy a d6.
    .title = Armor

rule-A-gear = Gear always works, without an action, while it is carried. A random piece is a d8.
    .title = Gear

rule-A-consumables = A consumable is used once, with an action; adjacent is within 1". A random one is a d8.
    .title = Consumables

rule-A-cybernetics = In campaigns only: a cybernetic voids one recorded penalty of the kind it repairs, and a model without one cannot have it.
    .title = Cybernetics

rule-A-critical = There is a critical table for each damage type; 6 or more is the last row. Broadcast has no table of its own and uses that of Static.
    .title = Critical tables

rule-A-fumble = There are three fumble tables: melee, ranged and broadcast. 6 or more is the last row.
    .title = Fumble tables

rule-A-names = Random names are put together from a part of each list.
    .title = Names

rule-I = Who else lives in the Complex, and how they behave.
    .title = Inhuman Resources

rule-I-activation = Each group has one token. When it is drawn, one d6 is rolled for the whole group, and its models act one by one, the one nearest to a player's model first and all with the same behavior. They ignore those Out of Action and the objectives, and those that fall are removed.
    .title = Activation of hostiles

rule-I-situation = No LoS: it sees no enemy. Has LoS: it sees one, but not within 1". Engaged: an enemy is within 1". The situation picks the column of the table.
    .title = Situation

rule-I-behaviors = Attack, Cover, Regroup, Flee, Wait, Frenzy, Patrol and those of each faction are all a group can do on its turn.
    .title = Behaviors

rule-I-deployment = When hostiles arrive, a d6 picks the faction and a d2 the unit within the tier. A split unit comes as two groups with a token each. They stand at their spawn location, as near its middle as possible and 1" or more apart.
    .title = Deployment of hostiles

rule-I-units = A unit has a profile, a weapon and a number of models. The weapon of a hostile or Coworker is its type, its die and its kind: it has no special rule.
    .title = Units

rule-I-tiers = Units 1 and 2 of each faction are Swarm, 3 and 4 Normal, 5 and 6 Elite.
    .title = Unit tiers

rule-I-factions = There are six hostile factions, each with its units, its table and its special rule. In Sacred Wire 0.9 each is the enemy of the others, except that Wave Callers and Static Wraiths are one. In Hardwired 0.7 they all stand on one side.
    .title = Factions

rule-I-opportunists = Scrapers attack wounded targets at +1 DT.
    .title = Opportunists

rule-I-mob-up = When they Mob Up, Feral Crews attack at +1 DT Combat.
    .title = Mob Up

rule-I-summon = Summon counts the largest group of Wave Callers and Static Wraiths in a chain of 1". If they are three or more, as many Flickers appear as they are minus two, more than 1" apart, once a round.
    .title = Summon

rule-I-phase = Phase teleports each Wraith d6" in a random direction; it stops at the edge of the board.
    .title = Phase

rule-I-reboot = When an Automaton goes Out of Action, roll a d6: on 6 it returns with d6 Health.
    .title = Reboot

rule-I-consume = When a Feeder's attack takes somebody Out of Action, it restores d6 Health.
    .title = Consume

rule-I-coworkers = Coworkers activate with their group's token and their Normal table. Those marked Hostile read, with the same d6, the Attacked table.
    .title = Coworkers

rule-I-hostile = A Coworker that is attacked is marked Hostile for the rest of the game and uses the Attacked table from then on. In Sacred Wire 0.9 it treats every other model as an enemy.
    .title = Hostile Coworkers

rule-I-cooperate = After Cooperate, interrogating that group has +1 DT during the next round.
    .title = Cooperate

rule-K = How a game is set up and what remains of it.
    .title = Campaign

rule-K-board = The board is 24" by 24". Nobody sees right across; at least half of the firing lanes offer cover, lanes over 12" are avoided, and there are several routes.
    .title = Board

rule-K-setup = The Bosses pit their Wits against each other and the winner is the First Player for the whole setup. Loot comes first, the Second Player begins to place; then Coworkers, the First begins; the First Player picks an edge, unless an advantage says otherwise; then models are deployed in turns, one at a time, and the Second begins. The First Player draws the first token.
    .title = Setup

rule-K-deployment = A d6 decides where each side deploys: opposite edges, two corners of an edge, opposite corners, two edges against a corner, the center against an edge, or all four corners. Who deploys on an edge touches it; a corner is a square of 4" by 4".
    .title = Deployment

rule-K-duration = At least 5 rounds are played. At the end of round 5 the game ends if a d6 shows 3 or more, at the end of round 6 if it shows 2 or more, and round 7 is the last.
    .title = Game length

rule-K-hostiles = Unless the mission says otherwise, hostiles arrive as the round starts, together, where the generator says; on an edge as near to its center as possible, and if nothing is said on a random one nobody deploys along.
    .title = Arrival of hostiles

rule-K-exits = Leaving the board because the mission asks for it is not Fleeing, nor does the Performance Review penalize it.
    .title = Mission exits

rule-K-finales = At 5 Evidence The Signal is played instead of the generator. At 9 The Source may be played.
    .title = Trigger missions

rule-K-tie-break = Unless the mission says more, the side with more surviving models wins; still equal, the Defender.
    .title = Tie-break

rule-K-markers = The Defender places the mission markers before anything else, 3" or more from the edges. The center is the geometric center; where terrain stands, the nearest free point.
    .title = Mission markers

rule-K-generator = Each table is rolled in order: mission (d12), deployment, Coworkers, hostile timing, loot, hostiles, spawn location and the modifiers of loot and of Coworkers; by the gap, advantages too.
    .title = Mission generator

rule-K-roles = The Aggressor is whoever has more Evidence and Leads together; the other is the Defender. On a tie more Evidence is the Aggressor; still tied, it is drawn by lot.
    .title = Aggressor and Defender

rule-K-absent = A model that misses the game stays at home: the squad plays with fewer.
    .title = Absent models

rule-K-gap = The gap is the difference between the sums of Evidence and Leads of the two squads. With 0 or 1 there are no advantages; with 2 or 3 the Defender rolls one setup and one tactical advantage; with 4 or more, another from either table.
    .title = Evidence gap

rule-K-setup-advantages = A d6 gives the Defender an advantage in the setup.
    .title = Setup advantages

rule-K-tactical-advantages = A d6 gives the Defender an advantage during the game.
    .title = Tactical advantages

rule-K-loot = A d6 decides how many Loot Markers there are and where they go.
    .title = Loot layout

rule-K-loot-modifiers = A d6 decides what is peculiar to the loot of this mission.
    .title = Loot modifiers

rule-K-coworkers = A d6 decides the tier of the Coworkers and where they go.
    .title = Coworker setup

rule-K-coworker-modifiers = A d6 decides what is peculiar to the Coworkers of this mission.
    .title = Coworker modifiers

rule-K-timing = A d6 decides in which rounds hostiles arrive, and of which tier.
    .title = Hostile timing

rule-K-spawn = A d6 decides where hostiles arrive.
    .title = Spawn location

rule-K-search = Search is an action within 1" of a Loot Marker, not while Engaged: Wits against 2d6. If it wins, the marker is removed and a d20 is rolled on the table of findings.
    .title = Search

rule-K-interrogate = Interrogate is an action within 1" of a Coworker: Wits against its Wits, +1 DT if it is wounded. If it wins, 2d4 are rolled on the table and the Coworker is removed.
    .title = Interrogate

rule-K-evidence = Once the winner is known, he records the Evidence he came by, unless the mission says otherwise: for each piece he says how many Leads to spend, which are lost, and rolls a d10; a duplicate is rerolled once for each Lead spent. A new number is recorded; a final duplicate gives 1 Lead.
    .title = Recording Evidence

rule-K-postgame = The post-game has ten steps in order: Merits, exploration, Injuries, Promotions, trading, dismissals, replacements, handing out items, recovering Health, performance review.
    .title = Post-game

rule-K-merits = Whoever takes a model of the other squad Out of Action earns 1 Merit, and one more if it was the Boss. Hostiles give no Merits. Each model keeps its own, and each mission says which others it gives. The winner of each mission gains 1 Lead.
    .title = Merits

rule-K-exploration = Each survivor rolls its Wits. The sum of all says how many subs are gained.
    .title = Exploration

rule-K-injuries = Each model Out of Action rolls 2d6 on the Injury table. Attributes stay within 2d4 and 2d12; a model whose maximum Health falls to 0 leaves the squad.
    .title = Injuries

rule-K-promotion = On reaching 1, 2, 4, 7, 11, 16 and 22 Merits, and then at gaps that grow by one, 2d6 are rolled on the Promotion table.
    .title = Promotion

rule-K-recruits = A squad always has five models. The dead are replaced for free by Resources without equipment. One that misses a game is not replaced. The equipment of the dismissed goes to the Lockers.
    .title = Recruitment

rule-K-succession = If the Boss dies, a Resource is promoted, keeps its contract and counts as the Boss. It picks access to both kinds of weapons or one more tier of armor.
    .title = Boss succession

rule-K-trading = Things are bought at the table's price and sold at half. What is not carried is kept in the Lockers, without limit, and handed out before each game.
    .title = Trading post

rule-K-victory = The first squad with ten different kinds of Evidence wins the campaign, or the one that extracts The Source.
    .title = Campaign victory

rule-K-concede = Whoever concedes takes his models off at once; the other is the winner and records his Evidence.
    .title = Conceding

rule-M = The twelve missions of the generator and the two finales.
    .title = Missions

rule-M1 = The Defender places the objective in the center. It is picked up with Interact within 1". Its carrier moves at half (rounded down) and cannot Disengage. It is dropped where its carrier goes Out of Action or starts Fleeing, and at the edge if its carrier leaves over it, and anyone may pick it up afterwards. An Engaged model cannot pick it up. With a Coworker beside it, picking up and interrogating are separate actions. Hostiles ignore the objective. Whoever carries it off over his own deployment edge wins; if nobody does, whoever holds it at the end; if nobody holds it, the side with more survivors. The winner gains 1 Lead. The model that carries the objective at the victory earns 1 Merit.
    .title = Extraction

rule-M2 = There are no markers. At the end each side's models within 3" of the center are counted. Those Out of Action or Fleeing do not count. Each hostile within 3" of the center takes 1 off both counts. If both are 0 or less, the side with more survivors on the board wins. The larger count wins. The winner gains 1 Lead. He gains another Lead when his count is ahead by 3 or more.
    .title = Control

rule-M3 = There are no markers. The board is split into four equal quadrants. At the end each quadrant is held by the side with more models in it; empty or tied, by nobody. A model on a line counts where its player says. Those Fleeing do not count. Each hostile in a quadrant takes 1 off both counts there. More quadrants win; on a tie, more survivors. The winner gains 1 Lead. He gains another Lead with 3 quadrants or more.
    .title = Quadrants

rule-M4 = The Defender places the beacon in the center. At the end of each round each side's models within 3" of it are counted. Those Out of Action or Fleeing do not count. Each hostile within 3" takes 1 off both counts. The larger count scores 1 point; on a tie, or with both at 0, nobody does. If points are tied at the end, the side with more models within 3" of the beacon wins and, still tied, the one with more survivors. More points win. The winner gains 1 Lead. He gains another Lead when ahead by 4 points or more.
    .title = Seizure

rule-M5 = After deployment each player secretly picks an enemy model that is on the board. No target is revealed until one goes Out of Action or is Fleeing. A target that is Fleeing is revealed at once, and whoever picked it wins. If both fall in the same round, the first to fall decides; in the same activation, more survivors. The first whose target goes Out of Action or is Fleeing wins; if neither falls, both are revealed and more survivors win. The winner gains 1 Lead. The model that took the target out earns 1 Merit. The winner gains 1 Evidence if a model of his took the target out.
    .title = Assassination

rule-M6 = There are no markers. A model that reaches the enemy's deployment edge (any that touches his zone; if he deploys in the center, the one opposite to one's own) may exit as part of its move. Those that exit are removed and do not return. An Engaged model cannot exit without Disengaging first. Hostiles do not exit. Those Fleeing over the enemy's edge count as exited, and those Fleeing over another do not. If nobody exits, the side with more survivors wins. More exits win, and those still on the board do not count; on a tie, more models on it. The winner gains 1 Lead. He gains another Lead with 3 exits or more.
    .title = Breakthrough

rule-M7 = The Defender places three repeaters, 6" or more apart and 3" or more from the edges. Interact within 1" activates one for one's own side. Each model may activate each repeater only once. An Engaged model cannot activate any. What is activated stays activated, even if the rival activates the same one. Each side may activate all three. Hostiles ignore them. More activated win; on a tie, more survivors. The winner gains 1 Lead. He gains another Lead if he activated all three. He gains 1 Evidence if he activated all three.
    .title = Triangulation

rule-M8 = Each player places a conduit in the other's half, 3" or more from the edges. The enemy's conduit is severed with Interact within 1". It takes two Interacts on the same conduit, by the same model or another, in the same activation or not. The first leaves a mark. The mark is lost as the next round starts if no friendly model is within 1". An Engaged model cannot sever. What is severed stays severed. Hostiles ignore the conduits. The first to sever wins, even if both sever in the same round; if nobody does, more survivors. The winner gains 1 Lead. The model that makes the final cut earns 1 Merit.
    .title = Sabotage

rule-M9 = The Defender places the terminal in the center. Interact within 1" makes a download, and each costs an action. Only one model of each side may download in a round. An Engaged model cannot use the terminal. Both sides use the same terminal, and each player's downloads are counted apart. If a hostile ends its activation within 1" of the terminal, the side with more downloads loses 1; tied, both do, not below 0. The first to 3 downloads wins; if nobody gets there, more downloads; on a tie, more survivors. The winner gains 1 Lead. He gains another Lead if he made 3 downloads. The loser gains 1 Lead if he made any. The winner gains 1 Evidence if he made 3 downloads.
    .title = Heist

rule-M10 = The Defender places three nodes, 6" or more apart and 3" or more from the edges. At the end a node is live for a side that has a model within 3" when the other has none. A node with models of both is live for nobody. Those Out of Action or Fleeing do not count. A hostile within 3" contests the node for both. More live nodes win; on a tie, more survivors. The winner gains 1 Lead. He gains another Lead with all three. He gains 1 Evidence with all three.
    .title = Uplink

rule-M11 = The Defender places the terminal in the center. Interact within 1" advances one step. It takes 3 steps, and each side counts its own. Instead of advancing, Interact may set the other side back a step, not below 0. If hostiles are within 1" at a round's end, both sides lose a step. An Engaged model cannot use the terminal. The first with 3 steps wins; if nobody completes them, more steps; on a tie, more survivors. The winner gains 1 Lead. He gains another Lead if he completed the 3 steps. The loser gains 1 Lead if he completed any.
    .title = Lockdown

rule-M12 = The Defender places the informant in the center. Interact within 1" takes control of her. Her escort moves at half (rounded down). If the escort goes Out of Action, the informant stays where she is. Any model may take her with Interact. An Engaged model cannot escort her. Nobody can attack her. Hostiles ignore her. If at a round's end nobody escorts her and a hostile is within 3", she is removed and both lose. Whoever takes her off over his own edge wins; at the end, whoever controls her; if nobody, more survivors. The winner gains 1 Lead. The model that escorts her at the victory earns 1 Merit. The loser gains 1 Lead if he ever controlled her.
    .title = Escort

rule-M13 = It is played by the first squad to reach 5 Evidence, the Discoverer, against an Interceptor. A relay stands in the center. The Discoverer deploys within 6" of an edge and the Interceptor within 6" of the opposite one. Hostiles arrive at random edges: Normal in round 2 and Elite in 4, 6 and 7. As each round starts the side with more models within 3" controls the relay. Its controller may Examine it, a Wits roll: 1 Lead and, on a triple, also 1 Evidence. Its controller may Redirect it once, at -1 DT: success wins at once, with 2 Evidence and the examined Leads; failure makes each later arrival one model larger. At the end its controller wins: 1 Evidence and his examined Leads. If nobody is left, the squad that had fewer models within 3" of the relay loses 1 Evidence. Casting is at -1 DT while the relay is active.
    .title = The Signal

rule-M14 = It may be played at 9 Evidence, instead of one more mission for the tenth, and has no limit of rounds. The Extractor deploys within 6" of an edge and the Interceptor within 6" of the opposite one. Hostiles arrive: Elite in the center after deployment, Normal from the Extractor's edge from round 2 on, and Elite from the exit edge from 4 on. A model of the Extractor carries the Source. Its carrier has -1 DT Wits and cannot Cast. If the carrier falls, whoever Interacts within 1" picks it up; until then the Source lies where it fell. Casting within 6" of it is at -1 DT. At the end all within 3" of the Source suffer d6 damage that ignores armor. The Extractor wins the campaign by taking it off over the opposite edge. The Interceptor wins by having it at the end or by removing all of the Extractor, who loses d6 Evidence and all Leads; with 9 Evidence he becomes the Extractor himself. If the Source is lost to hostiles or nobody is left, the Extractor loses d6 Evidence and all Leads.
    .title = The Source
