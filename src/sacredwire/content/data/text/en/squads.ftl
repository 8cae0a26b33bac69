# Squads: the command `squad`, a squad's faults, what an import has to tell and the errors of squad files.

cli-squad-new = Make a squad: a ready-made one or a legal one at random. Without --out it goes to the output.
cli-squad-new-ready = One of the ready-made squads, by its identifier.
cli-squad-new-seed = Number that decides the random squad; the same one always gives the same squad.
cli-squad-new-edition = Edition it is for; sacredwire-0.9 if not given.
cli-squad-new-name = Name of the squad.
cli-squad-new-out-file = File to write it to.
cli-squad-new-force = Write even if the file exists.
cli-squad-new-ready-list = Show the ready-made squads of the edition.
cli-squad-check = Check squads and name all their faults at once. Takes our files and those of the Squad Builder.
cli-squad-check-files = Squad files.
cli-squad-import = Read squads of the author's Squad Builder (exported or from the browser's storage), legal or not.
cli-squad-import-file = Exported file, or a dump of the browser's storage.
cli-squad-import-out-file = File of ours to write the squad to.
cli-squad-import-index = Which of the file's squads, from 1.
cli-squad-import-edition = Edition it will be played with; the Builder's own, hardwired-0.7, if not given.
cli-squad-import-force = Write even if the file exists.
cli-squad-export = Write a squad for another program, in the language of --lang.
cli-squad-export-file = Squad file.
cli-squad-export-file-format = For which program: builder, the author's Squad Builder.
cli-squad-export-out-file = File to write it to; the output if not given.
cli-squad-export-index = Which of the file's squads, from 1.
cli-squad-export-force = Write even if the file exists.

squad-heading = { $name } · { $edition } · { $spent } subs spent, { $left } left
squad-unnamed = (unnamed)
squad-model = { $place }. { $name }, { $contract } · Combat { $combat }, Defense { $defense }, Wits { $wits } · Health { $health } · Move { $move }
squad-open-slot = { $place }. (open slot)
squad-locker = Lockers: { $items }
squad-used = { $item } (used)
squad-ready = { $id } · { $name } · { $contracts }
squad-index = Squad { $index } of { $total } ({ $where })
squad-written = Written: { $file }
squad-legal = Legal.
squad-faults = { $number ->
    [one] One fault:
   *[other] { $number } faults:
  }
squad-warnings = Warnings:
squad-notices = About the import:
squad-differences = The Squad Builder shows something else:
squad-difference = { $stat } { $shown } in the Builder, { $rule } by the rules. { $reasons }
squad-stat-combat = Combat
squad-stat-defense = Defense
squad-stat-wits = Wits
squad-stat-max-health = Maximum Health
squad-stat-health = Health
squad-stat-move = Move
squad-what-subs = subs
squad-what-leads = Leads
squad-what-merits = Merits
squad-what-promotions = Promotions
squad-what-wounds = lost Health

fault-five-models = { $found ->
    [0] No model has a contract; a squad has { $needed }.
    [one] Only one model has a contract; a squad has { $needed }.
   *[other] { $found } models have a contract; a squad has { $needed }.
  }
fault-no-boss = There is no Boss.
fault-many-bosses = There are { $found } Bosses; a squad has one.
fault-contract-limit = { $contract } appears { $found } times; the limit is { $limit }.
fault-negative = { $what } cannot be a negative number: { $found }.
fault-over-budget = It has spent { $spent } of { $budget } subs: { $over } too many.
fault-too-many-subs = It says { $subs } subs are left; of { $budget } only { $left } can be.
fault-unknown-evidence = There is no Evidence { $number }: they go from 1 to { $highest }.
fault-repeated-evidence = Evidence { $number } is recorded more than once.
fault-no-name = The name is missing.
fault-long-name = The name has { $found } letters; { $limit } fit.
fault-unseen-letter = The name has a letter that cannot be seen or that turns text around: { $letter }.
fault-slot-without-contract = There is equipment in a slot without a contract.
fault-unknown-contract = Nobody knows the contract “{ $contract }”.
fault-base = A base of { $found } mm: { $low } to { $high } mm are allowed.
fault-unknown-array = Nobody knows the stat array “{ $array }”.
fault-dice-unassigned = { $array }: which attribute has the larger die and which the smaller is not said.
fault-no-boss-bonus = { $contract }: the attribute that gains +1 DT is not chosen.
fault-boss-bonus = { $contract } raises no attribute, yet { $stat } is raised.
fault-unknown-item = Nobody knows the item “{ $item }”.
fault-used = { $item } is not used up, yet it is marked as used.
fault-melted = { $item } cannot be melted by { $found } levels.
fault-free = { $item } is marked as free; a new squad pays for everything.
fault-one-armor = It wears two armors: { $first } and { $second }.
fault-weapon-access = { $contract } cannot have { $item }: weapons allowed, { $kind }.
fault-armor-limit = { $contract } cannot wear { $item }: its heaviest armor is { $tier }.
fault-unknown-power = Nobody knows the power “{ $power }”.
fault-repeated-power = { $power } is recorded twice.
fault-power-without-cast = { $contract } cannot Cast, yet it has { $power }.
fault-no-power = { $contract }: its first power is not chosen.
fault-many-powers = It knows { $found } powers; { $limit } are its due.
fault-cybernetic-outside-campaign = { $item } is a cybernetic: only a campaign provides it.
fault-cybernetic-without-penalty = { $item } repairs no penalty of the sheet.
fault-repair-without-cybernetic = A penalty is marked as repaired ({ $stat }), and no cybernetic repairs it.
fault-raise-without-promotion = It has improved ({ $stat }) without Merits or Promotions.
fault-repaired-raise = An improvement ({ $stat }) is marked as repaired.
fault-succession-of-boss = The Boss cannot succeed itself.
fault-succession-unchosen = It is Boss by succession and has not chosen between weapons and armor.
fault-no-health = Its maximum Health is 0: it leaves the squad.
fault-mortal-wounds = It has lost { $wounds } points of Health and has { $health }.

warning-price = { $item } was bought for { $paid } subs; in this edition it costs { $cost }. The price paid stands.

notice-unknown-item = “{ $found }” is not in our tables. It is kept for an export.
notice-price = { $item } was bought for { $paid } subs; in this edition it costs { $cost }. The price paid stands.
notice-text = { $item } brings another effect, of other rules: { $text }. Here the edition's own is played.
notice-damage = { $item } brings another damage ({ $found }); in this edition it does { $table }.
notice-unknown-modifier = The modifier “{ $found }” has no place on our sheet. It is kept for an export.
notice-unknown-power = The power “{ $found }” is not in our tables. It is kept for an export.
notice-health = { $contract } brings { $found } Health; in this edition it has { $table }.
notice-move = { $contract } brings { $found }" Move; in this edition it has { $table }".
notice-subs = The subs are no whole number: { $found }. They count as 0.
notice-negative = { $what } is a negative number: { $found }. It counts as 0.
notice-unknown-contract = Nobody knows the contract “{ $found }”: the slot stays open.
notice-unknown-array = Nobody knows the stat array “{ $found }”: Operative is taken.
notice-unknown-field = The field “{ $field }” has no place on our sheet. It is kept for an export.
notice-out-of-action = It is Out of Action in the Builder; that has no place on our sheet. It is kept for an export.
notice-unusable-part = What we added when exporting it can no longer be read; what the Builder says counts.

difference-old-profile = The file is of a version with other values for that contract.
difference-brute-armor = The Builder takes the armor off it, and its contract ignores that (C2.4).
difference-heavy-armor = In this edition every heavy armor costs Move (R-11).
difference-move-floor = Move never falls below 0" (R-54).
difference-spanish-organs = The Builder in Spanish does not count Organs (A.cybernetics).
difference-above-maximum = The Builder lets Health stand above the maximum.
difference-clamped-once = Each permanent change stays between 2d4 and 2d12 by itself, and a cybernetic only voids (R-53, R-100).
difference-unexplained = We do not know why.

error-json-too-large = { $file } is too large: { $limit } kB are read at most.
error-json-not-text = { $file } is no text in UTF-8: byte { $byte } does not fit.
error-json-too-deep = { $file } nests more than { $limit } levels.
error-json-no-number = In { $file }, { $field } is no number: { $value }.
error-json-repeated = { $file } names the same field twice: { $field }.
error-json-broken = { $file } is no JSON: it fails at line { $line }, column { $column }.
error-json-half-character = { $file } has half a letter at { $field }.
error-json-huge-number = { $file } has an enormous number at { $field }.
error-json-missing = In { $file } the field { $field } is missing.
error-json-unknown = In { $file } the field { $field } is one too many.
error-json-value = In { $file }, { $field } cannot be { $found }. It can be: { $expected }.
error-json-type = In { $file }, { $field } should be { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [int-or-str] a whole number or a text
    [bool] true or false
    [array] a list
    [object] an object with fields
   *[other] { $expected }
  }{ $or_null ->
    [yes] {" "}or null
   *[no] {""}
  } and is { $found ->
    [int] a whole number
    [float] a number with decimals
    [str] a text
    [bool] true or false
    [array] a list
    [object] an object with fields
   *[other] { $found }
  }.
error-squad-builder = { $file } comes from the Squad Builder: use squad import.
error-squad-no-schema = { $file } does not say which version of squad it is: the field schema is missing.
error-squad-later = { $file } is of a later version ({ $found }); we know up to { $known }.
error-squad-schema = { $file } is of version { $found }, which does not exist; ours is { $known }.
error-squad-models = { $file } has { $found } models; { $limit } are read at most.
error-squad-negative = In { $file }, { $field } cannot be negative: { $found }.
error-squad-unknown = In { $file }, nobody knows “{ $found }” ({ $field }). Similar ones: { $near }.
error-squad-not-ready = No ready-made squad is called “{ $found }”. There are: { $known }.
error-squad-several = { $file } has { $found } squads: choose one with --index ({ $names }).
error-squad-index = { $file } has no squad { $index }: it has { $found }.
error-foreign-nothing = { $file } has no squad.
error-foreign-form = { $file } is neither a squad nor a storage of the Squad Builder ({ $field }).

rule-R-121 = A cybernetic that repairs no recorded penalty is a fault of the squad, yet it is there: it does what its row says until it is taken off.
    .title = A cybernetic with nothing to repair
rule-R-122 = Whoever wears two armors is at fault; until that is mended only the first counts.
    .title = Two armors
