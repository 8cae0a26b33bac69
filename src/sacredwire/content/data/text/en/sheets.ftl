# The mission sheet: titles of its parts, boxes and columns. All else comes from the tables and their texts.

sheet-kicker = { $number ->
    [0] Mission
   *[other] Mission { $number }
  }
sheet-kicker-finale = Finale · { $evidence }
sheet-board = Board

sheet-part-rules = How it is played
sheet-part-victory = Victory
sheet-part-rewards = Rewards
sheet-rows = What the tables gave
sheet-advantages = The Defender's advantages
sheet-no-advantages = None: the gap is too small.
sheet-rounds = Rounds
sheet-roll = d6
sheet-score = Count: { $role }
sheet-ends = ends on { $least }+
sheet-ends-last = last
# What the last box says of a mission with a length of its own: sheet-ends-<mission>.
sheet-ends-the-source = failure (R-97)
sheet-arrival-unit = { $tier }: { $unit }
sheet-spawns = Round { $round }: { $tiers }.

sheet-band-hostiles = Hostiles
sheet-band-coworkers = Coworkers
sheet-band-summoned = Summoned
sheet-behavior-own = Not attacked
sheet-behavior-attacked = Attacked: is Hostile
sheet-comes = Round { $rounds }
sheet-notes = Notes
sheet-terms = What each of them means

sheet-unit = Unit
sheet-models = No.
sheet-combat = Com
sheet-defense = Def
sheet-wits = Wit
sheet-health = Hea
sheet-move = Mov
sheet-weapon = Weapon

sheet-map-note = The numbers are heights in inches. Edges and corners are picked at the table: the plan shows one case.
sheet-map-role = { $role } ({ $seat })
sheet-credit = Sacred Wire 28 and Hardwired 28 are games by LuisMars. Texts adapted, CC BY-SA 4.0.

sheet-zone-deployment = { $role }: deployment
sheet-zone-loot = Loot
sheet-zone-loot-edge = Loot: along one of these edges
sheet-zone-coworkers = Coworkers
sheet-zone-coworkers-edge = Coworkers: a random edge
sheet-zone-coworkers-loot = Coworkers: beside the loot
sheet-zone-hostiles-edge = Hostiles: over an edge
sheet-zone-hostiles-center = Hostiles: the center
sheet-zone-hostiles-ring = Hostiles: a random direction
sheet-zone-quarters = Four quarters
sheet-zone-exit = Exit
sheet-brought-any-edge = Hostiles ({ $tiers }): over a random edge
sheet-brought-center = Hostiles ({ $tiers }): in the center
sheet-brought-extractor-edge = Hostiles ({ $tiers }): over the Extractor's edge
sheet-brought-exit-edge = Hostiles ({ $tiers }): over the exit edge
sheet-zone-counts = Counted within { $reach }
sheet-zone-markers = { $thing } ({ $count }): { $edges } from the edges{ $apart ->
    [none] { "" }
   *[other] , { $apart } apart
  }
sheet-zone-halves = { $thing } ({ $count }): in each enemy's half, { $edges } from the edges{ $apart ->
    [none] { "" }
   *[other] , { $apart } apart
  }

# What a mission calls its two roles, where they are not Aggressor and Defender: role-<role>-<mission>.
role-aggressor-the-signal = Discoverer
role-defender-the-signal = Interceptor
role-aggressor-the-source = Extractor
role-defender-the-source = Interceptor

cli-mission-sheet = Write the sheet of a mission, on paper or for the screen: text, plan, tables and whoever else turns up.
cli-mission-sheet-source = A link (in quotes in a shell), a mission file, a seed or the id of a mission.
cli-mission-sheet-out-file = Where it is written. The name's ending says what: .pdf, .html, .svg or .png; several pages are numbered.
cli-mission-sheet-paper = The paper.
cli-mission-sheet-seed = The seed that rolls what is not given: the mission, the board.
cli-mission-sheet-mission = The mission, if you want one and not whichever comes.
cli-mission-sheet-edition = The edition; without it the file's, or the current one.
cli-mission-sheet-board = The board: a file or one of ours; without it a generated one.
cli-mission-sheet-force = Write over what is there.
sheet-written = Sheet written to { $file }.
error-sheet-ending = { $file }: a sheet cannot end in "{ $value }"; expected { $expected }.
error-sheet-two-missions = One mission too many: both { $source } and --mission { $mission } are given.
