# Missions on the command line: rolling and showing them, their links and files.

cli-mission = List, roll, show and link missions.

cli-mission-list = List the missions of every edition, your own among them.
cli-mission-list-edition = Only those of this edition.

cli-mission-roll = Roll a mission on every table; the same seed gives the same mission.
cli-mission-roll-source = A mission that is already there, of which rows are rolled anew: link (in quotes), file, seed or id. Without it one is rolled.
cli-mission-roll-seed = Seed; without it one at random, which is told.
cli-mission-roll-edition = Edition of the rules.
cli-mission-roll-mission = A mission that is given instead of rolled.
cli-mission-roll-gap = Evidence gap, unless it is said what each squad has.
cli-mission-roll-blue-evidence = Evidence of the blue squad.
cli-mission-roll-blue-leads = Leads of the blue squad.
cli-mission-roll-amber-evidence = Evidence of the amber squad.
cli-mission-roll-amber-leads = Leads of the amber squad.
cli-mission-roll-reroll-rows = What is rolled anew while the rest is kept: deployment, timing, unit-1… May be repeated.
cli-mission-roll-out-file = File in which the mission is kept.
cli-mission-roll-force = Write over a file that exists.

cli-mission-show = Show a mission's rules and, of a link, a file or a seed, what the tables gave.
cli-mission-show-mission = A mission's identifier, a link of the author's generator (in quotes in a shell), a file of ours or a seed.
cli-mission-show-edition = Edition of the rules; without it, the file's.
cli-mission-show-seed = Seed by which is rolled what a link lacks.

cli-mission-link = Write a mission's link, or read one, say what is wrong with it, and write it whole.
cli-mission-link-mission = A link of the author's generator (in quotes in a shell), a file of ours, a seed or the id of a mission.
cli-mission-link-edition = Edition of the rules; without it, the file's.
cli-mission-link-seed = Seed by which is rolled what a link lacks.
cli-mission-link-out-file = File in which the mission is kept.
cli-mission-link-force = Write over a file that exists.

cli-type-row = ROW
cli-type-link = LINK

mission-listed = { $trigger ->
    [0] { $roll ->
        [0] { $name } ({ $id })
       *[other] { $roll }. { $name } ({ $id })
      }{ $edition ->
        [none] { "" }
       *[other] {" "}under { $edition }: --edition { $edition }
      }
   *[other] { $name } ({ $id }): a finale, at { $trigger } Evidence
  }

mission-title = { $mission }. { $edition }
mission-roles = { $aggressor ->
    [none] Evidence gap: { $gap }. The squads will say who is the Aggressor.
   *[other] Evidence gap: { $gap }. The Aggressor is { $aggressor }.
  }
mission-finale = It is a finale: no table is rolled.
mission-row = { $table }{ $bonus ->
    [yes] {" "}(bonus)
   *[no] {""}
  } ({ $roll }): { $name }{ $does ->
    [none] .
   *[other] . { $does }
  }
mission-no-advantages = The Defender has no advantages: the gap is small.
mission-arrival = Round { $round }, { $tier } ({ $roll }): { $unit }, { $models }.
mission-coworkers = Coworker unit ({ $roll }): { $unit }, { $models }.
mission-link = Link: { $link }
mission-seed = Seed { $seed }: the same options give the same mission.
mission-rerolled = { $table }, rolled anew: before { $before ->
    [none] none
   *[other] { $before }
  }, now { $after ->
    [none] none
   *[other] { $after }
  }.
mission-rules = Rules of { $mission } ({ $rule }):
mission-tie-break = { $survivors ->
    [yes] In a tie whoever keeps more surviving models wins; if they are still equal, the { $role }.
   *[other] If they are still equal, the { $role } wins.
  }
mission-written = The mission is in { $file }.

mission-table-mission = Mission
mission-table-deployment = Deployment
mission-table-coworker-setup = Coworker setup
mission-table-timing = Hostile timing
mission-table-loot-layout = Loot layout
mission-table-faction = Hostiles
mission-table-spawn-place = Spawn location
mission-table-loot-modifier = Loot modifier
mission-table-coworker-modifier = Coworker modifier
mission-table-setup-advantage = Setup advantage
mission-table-tactical-advantage = Tactical advantage
mission-table-gap = Evidence gap
mission-table-bonus-advantage = Bonus advantage
mission-table-unit = Hostile unit
mission-table-coworker-unit = Coworker unit
mission-table-lore = Briefing

link-field = { $title ->
    [none] { $field }
   *[other] { $field } ({ $title })
  }
link-missing = The link lacks { $where }, which may be { $expected }; it is now { $taken }.
link-wrong = In the link { $where } cannot be “{ $value }” but { $expected }; it is now { $taken }.
link-twice = The link has { $where } again (“{ $value }”); the first holds, { $taken }.
link-unknown = No link has a field { $where }; it is ignored.
link-needless = This mission has no use for { $where }; “{ $value }” is ignored.

error-link-no-link = “{ $value }” is no link of a mission: it has none of its fields (m, dep, cs…).
error-link-no-mission = This link carries no mission: “{ $value }” lacks what follows the question mark. In a shell, write the link in quotes.
error-link-too-long = The link has { $letters } letters; { $expected } are read at most.
error-link-no-number = The mission “{ $mission }” is not on the table, so it has no link.
error-link-open = The mission has still to roll { $fields }: it has no link.
error-mission-row = In the mission, { $field } cannot be “{ $value }”. It may be: { $expected }.
error-mission-number = In the mission, { $field } cannot be “{ $value }”. Expected: { $expected }.
error-mission-lacks = The mission lacks { $field }. It may be: { $expected }.
error-mission-finale-rows = “{ $mission }” is a finale and has no rows of the tables.
error-mission-no-schema = { $file } does not say which version of mission it is: the field schema is missing.
error-mission-schema = { $file } is of version { $found }; we know { $known }.
error-mission-reroll = “{ $value }” cannot be rolled anew. What can: { $expected }.
error-mission-none = It is not said which mission: a link in quotes, a file, a seed or an id.
error-mission-finale-reroll = “{ $mission }” is a finale: no table is rolled, so “{ $value }” cannot be rolled anew.
error-mission-gap-twice = The gap { $gap } follows from what the squads have: say one or the other.
error-mission-given-twice = The mission is already given by “{ $source }”: --mission, --gap and what the squads have are not said with it.
error-mission-no-such = There is no mission, link or file “{ $value }”. Missions: { $expected }.
error-mission-other-edition = The mission “{ $value }” is not in the edition { $asked } but in { $edition }: add --edition { $edition }.
error-match-mission-twice = { $mission } and --scenario both say which mission is played: use one.
