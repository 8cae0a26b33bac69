# Campaigns on the command line: commands, standings, ledger, pages, the empty form and the wizard of the post-game.

cli-campaign = Runs campaigns: squads, meetings, matches, post-games, corrections, history.
cli-campaign-data = Folder of your data; without it that of SACREDWIRE_DATA, else your system's.
cli-campaign-campaign = The campaign's name, its id or the beginning of it; not needed where there is only one.

cli-campaign-new = Founds a campaign. The same command again changes nothing.
cli-campaign-new-name = Name of the campaign.
cli-campaign-new-edition = Edition of the rules, fixed for the whole campaign; without it sacredwire-0.9.
cli-campaign-new-data = { cli-campaign-data }
cli-campaign-list = Lists the campaigns.
cli-campaign-list-data = { cli-campaign-data }

cli-campaign-join = Lets a squad join, with whatever past it has. The same command again changes nothing.
cli-campaign-join-campaign = { cli-campaign-campaign }
cli-campaign-join-squad = The squad's file, ours or the Squad Builder's, with its Evidence, Leads, Merits and Lockers.
cli-campaign-join-ready = Instead of a file one of the ready-made squads (squad new --list).
cli-campaign-join-index = Which of the file's squads, from 1.
cli-campaign-join-name = Name under which it joins.
cli-campaign-join-data = { cli-campaign-data }
cli-campaign-leave = Lets a squad leave; what it played stays.
cli-campaign-leave-member = Id of the squad: s1.
cli-campaign-leave-reason = Why.
cli-campaign-leave-campaign = { cli-campaign-campaign }
cli-campaign-leave-data = { cli-campaign-data }

cli-campaign-pair = Pairs the next round, or just two squads, and says why.
cli-campaign-pair-campaign = { cli-campaign-campaign }
cli-campaign-pair-blue = Blue squad of a meeting outside the rounds.
cli-campaign-pair-amber = Amber squad of that meeting.
cli-campaign-pair-source = A squad that risks the optional mission, if it may already; can be repeated.
cli-campaign-pair-seed = Seed of the lots; without it one at random.
cli-campaign-pair-data = { cli-campaign-data }

cli-campaign-play = Plays a meeting's match with bots, or enters one that the program has played.
cli-campaign-play-fixture = Id of the meeting: m1.
cli-campaign-play-seed = Seed of mission, board and dice; without it one at random, which is told.
cli-campaign-play-mission = Mission agreed upon, if no finale is due; without it the generated one.
cli-campaign-play-board = Board: a file or one of ours; without it a generated one.
cli-campaign-play-blue-bot = Who decides for blue.
cli-campaign-play-amber-bot = Who decides for amber.
cli-campaign-play-log = Log of a match of these two squads, written by match --log.
cli-campaign-play-campaign = { cli-campaign-campaign }
cli-campaign-play-data = { cli-campaign-data }

cli-campaign-result = Enters how a match at a real table ended. The same command again changes nothing.
cli-campaign-result-fixture = Id of the meeting: m1.
cli-campaign-result-file = The form filled in, in TOML or JSON (docs/campaigns.md).
cli-campaign-result-blank = Writes the empty form, with the names of both squads.
cli-campaign-result-out-file = File of the empty form; without it the output.
cli-campaign-result-force = Writes even if the file exists.
cli-campaign-result-campaign = { cli-campaign-campaign }
cli-campaign-result-data = { cli-campaign-data }

cli-campaign-post = Goes through a squad's post-game, question by question. Every answer is kept: it may be left and gone on with another day.
cli-campaign-post-fixture = Id of the meeting: m1.
cli-campaign-post-member = Id of the squad: s1.
cli-campaign-post-bot = A bot decides instead of asking.
cli-campaign-post-inputs = File with the answers from the beginning, one a line; dice that are missing are thrown by the program.
cli-campaign-post-typed = Dice are thrown at the table and typed in.
cli-campaign-post-undo = Takes the last decision back, if no die has fallen since.
cli-campaign-post-seed = Seed of the dice; without it nobody can foretell them.
cli-campaign-post-campaign = { cli-campaign-campaign }
cli-campaign-post-data = { cli-campaign-data }

cli-campaign-show = Shows the standings and what is to be done, or the page of a squad, a model or a meeting.
cli-campaign-show-campaign = { cli-campaign-campaign }
cli-campaign-show-squad = Page of a squad: s1.
cli-campaign-show-model = Page of a model: s1-3.
cli-campaign-show-fixture = Page of a meeting: m1.
cli-campaign-show-ledger = Adds the whole ledger.
cli-campaign-show-log = With --fixture: file to which the match's log is written, for sacredwire replay.
cli-campaign-show-force = Writes even if the file exists.
cli-campaign-show-data = { cli-campaign-data }

cli-campaign-fix = Sets a value right; the ledger keeps both. The same command again changes nothing.
cli-campaign-fix-path = Where it stands: squads.s1.models.3.merits (docs/campaigns.md); with --un-kill m1.a2; with --die m1.s1.7.
cli-campaign-fix-value = The new value, as JSON or a word; with --die the dice that lay on the table.
cli-campaign-fix-reason = Why. Must be given.
cli-campaign-fix-by = The arbiter.
cli-campaign-fix-un-killed = The model did not go Out of Action in that match.
cli-campaign-fix-die = A die was misread: the 7 of m1.s1.7 is the input of s1's last post-game.
cli-campaign-fix-campaign = { cli-campaign-campaign }
cli-campaign-fix-data = { cli-campaign-data }
cli-campaign-undo = Takes an entry of the ledger back, as long as nothing was built on it. The same command again changes nothing.
cli-campaign-undo-entry = Number of the entry (show --ledger).
cli-campaign-undo-post = This squad's last post-game.
cli-campaign-undo-reason = Why. Must be given.
cli-campaign-undo-by = Who takes it back.
cli-campaign-undo-campaign = { cli-campaign-campaign }
cli-campaign-undo-data = { cli-campaign-data }

cli-campaign-export = Writes the whole campaign with its matches to a file, or one of its squads.
cli-campaign-export-campaign = { cli-campaign-campaign }
cli-campaign-export-squad = Only this squad, in our format.
cli-campaign-export-builder = Only this squad, for the author's Squad Builder, in the language of --lang.
cli-campaign-export-out-file = File; without it the output.
cli-campaign-export-force = Writes even if the file exists.
cli-campaign-export-data = { cli-campaign-data }
cli-campaign-import = Takes a campaign in from a file. The same command again changes nothing.
cli-campaign-import-file = File of campaign export.
cli-campaign-import-name = Name under which it is kept; without it the one it has.
cli-campaign-import-data = { cli-campaign-data }

cli-campaign-check = Checks that all totals agree, and plays every match and post-game again.
cli-campaign-check-campaign = { cli-campaign-campaign }
cli-campaign-check-data = { cli-campaign-data }

cli-campaign-simulate = Plays whole campaigns between bots until somebody wins; the same seed, the same campaigns. Keeps nothing.
cli-campaign-simulate-campaigns = How many campaigns.
cli-campaign-simulate-squads = Squads of each.
cli-campaign-simulate-seed = Seed of the first; the others have the next ones. Without it one at random, which is told.
cli-campaign-simulate-cores = Processes that play at once.
cli-campaign-simulate-most = Matches after which a campaign is given up without a winner.
cli-campaign-simulate-bot = Who decides, in turn among the squads; can be repeated. Without it seeker and random.
cli-campaign-simulate-edition = Edition of the rules; without it sacredwire-0.9.
cli-campaign-simulate-out-file = File to which the campaign is written, for campaign import; only with one.
cli-campaign-simulate-force = Writes even if the file exists.

campaign-founded = Founded: { $name } ({ $id }), by the rules of { $edition }.
campaign-there-already = Founded already: { $name } ({ $id }), by the rules of { $edition }. Nothing has changed.
campaign-none-yet = There are no campaigns yet.
campaign-listed = { $id } · { $name } · { $edition } · { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }, the last on { $day }
campaign-joined = { $name } joins as { $member }.
campaign-joined-already = { $name } is in it already, as { $member }. Nothing has changed.
campaign-squad-fault = Warning: { $fault }
campaign-squad-left = { $name } ({ $member }) leaves the campaign.
campaign-left-already = { $name } ({ $member }) had left it already. Nothing has changed.
campaign-why = They had met { $met ->
    [one] once
   *[other] { $met } times
  }. Blue: { $blue }; amber: { $amber }.
campaign-why-discoverer = { $name } is the first to get there and has to play { $mission }.
campaign-why-extractor = { $name } risks { $mission }.
campaign-may-extract = { $name } could risk { $mission }: say so beforehand with pair --source { $member }.
campaign-played-already = The match of { $fixture } was entered already. Nothing has changed.
campaign-replay = Its log is kept; to watch it again: sacredwire campaign show --fixture { $fixture } --log { $fixture }.log and sacredwire replay { $fixture }.log
campaign-result-entered = Entered the result of { $fixture }, { $blue } against { $amber }: { $winner ->
    [none] nobody wins
   *[other] { $winner } wins
  }. Both post-games are still to come.
campaign-result-already = The result of { $fixture }, { $blue } against { $amber }, was entered already. Nothing has changed.
campaign-blank-written = The empty form is in { $file }.
campaign-written = Written: { $file }
campaign-imported = Taken in: { $name } ({ $id }), with { $entries } entries.
campaign-imported-already = Taken in already: { $name } ({ $id }), with { $entries } entries. Nothing has changed.
campaign-right-already = It is so already. Nothing has changed.
campaign-open-again = With this die what follows changes: the post-game is open again with { $kept } answers. Go on with: sacredwire campaign post { $fixture } { $member }

campaign-head = { $name } ({ $id }) · { $edition } · round { $round }
campaign-winner = { $name } has won the campaign{ $by ->
    [evidence] {" "}with every type of Evidence.
    [source] {" "}with The Source.
   *[none] , as the arbiter decided.
  }
campaign-no-squads = There are no squads yet: sacredwire campaign join
campaign-standing = { $place }. { $name } ({ $member }): { $evidence }, { $leads }, { $subs }, { $merits } · { $won } won, { $lost } lost, { $undecided } undecided · { $kills } taken out, { $deaths } dead{ $left ->
    [yes] {" "}· has left
   *[no] {""}
  }
campaign-to-play = To be played: { $fixture }, { $blue } against { $amber }{ $mission ->
    [none] {""}
   *[other] {" "}({ $mission })
  }.
campaign-to-post = Post-game to come: { $name }, by sacredwire campaign post { $fixture } { $member }
campaign-to-pair = The next round can be paired: sacredwire campaign pair
campaign-ledger = The ledger:
campaign-ledger-line = { $number }. [{ $time }] { $entry }

ledger-founded = { $name } is founded, by the rules of { $edition }.
ledger-joined = { $name } joins ({ $member }).
ledger-left = { $name } leaves the campaign{ $reason ->
    [none] .
   *[other] : { $reason }.
  }
ledger-rested = Round { $round }: { $name } rests.
ledger-rested-absent = Round { $round }: { $name } has nobody who could play, and rests; everybody comes back.
ledger-paired = { $round ->
    [0] {""}
   *[other] Round { $round }:{" "}
  }{ $fixture }, { $blue } (blue) against { $amber } (amber){ $mission ->
    [none] .
   *[other] , { $mission }.
  }
ledger-played = { $fixture } is played{ $mission ->
    [none] {""}
   *[other] , { $mission }
  }{ $where ->
    [table] {" "}at a real table
   *[program] {""}
  }: { $winner ->
    [none] nobody wins.
   *[other] { $winner } wins.
  }
ledger-settled = Post-game of { $name } after { $fixture }{ $came_to ->
    [none] .
   *[other] : { $came_to }.
  }
ledger-corrected = Correction of { $path }: from { $before } to { $after }{ $by ->
    [none] {""}
   *[other] , by { $by }
  }. Reason: { $reason }
ledger-undone = Entry { $entry } is taken back{ $by ->
    [none] {""}
   *[other] , by { $by }
  }. Reason: { $reason }
ledger-evidence = new Evidence { $numbers }
ledger-subs = subs { $amount }
ledger-leads = Leads { $amount }
ledger-merits = Merits { $amount }
ledger-died = { $name } dies
ledger-won-evidence = has every type of Evidence
ledger-won-source = has extracted The Source

page-squad = { $name } ({ $member }): { $leads }, Evidence { $numbers ->
    [none] none
   *[other] { $numbers }
  }, { $rests ->
    [one] one rest
   *[other] { $rests } rests
  }
page-meetings = Meetings:
page-meeting = { $fixture } against { $opponent }{ $mission ->
    [none] {""}
   *[other] , { $mission }
  }: { $outcome ->
    [won] won
    [lost] lost
    [undecided] undecided
   *[open] to be played
  }, took out { $kills } and lost { $out }{ $gains ->
    [none] {""}
   *[other] {" "}· { $gains }
  }
page-models = Who has served:
page-career = { $id } · { $name }, { $contract }, slot { $slot }{ $since ->
    [none] {""}
   *[other] , since { $since }
  }{ $end ->
    [none] {""}
    [died] {" "}· died after { $until } ({ $row })
    [dismissed] {" "}· dismissed after { $until }
   *[corrected] {" "}· gone as the arbiter decided
  }{ $successor ->
    [none] {""}
   *[other] , followed by { $successor }
  }
page-account = Where it came from and went:
page-account-line = { "  " }- { $kind }: { $sums }
page-corrections = Corrections:
page-model = Of { $squad }, { $merits }{ $predecessor ->
    [none] .
   *[other] ; in the place of { $predecessor }.
  }
page-appearance = { $fixture }: { $presence ->
    [out] Out of Action
    [left] left
    [exited] left by an exit edge
   *[other] survived
  }{ $kills ->
    [none] {""}
   *[other] ; took out { $kills }
  }; { $merits }{ $rows ->
    [none] {""}
   *[other] ; { $rows }
  }
page-killed-by = { "  " }- In { $fixture } taken out by { $name ->
    [none] somebody of no squad
   *[other] { $name }
  }.
page-fixture = { $fixture }: { $blue } (blue) against { $amber } (amber){ $mission ->
    [none] {""}
   *[other] , { $mission }
  }{ $round ->
    [0] {""}
   *[other] {" "}· round { $round }
  }
page-side = { $name } ({ $seat }): { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
  }{ $fallen ->
    [none] .
   *[other] ; Out of Action: { $fallen }.
  }
page-account-subs = subs
page-account-leads = Leads
page-account-evidence = Evidence
page-account-merits = Merits
page-account-item = items
source-found = found
source-mission = mission
source-kill = kills
source-exploration = exploration
source-glitch = injury
source-purchase = purchases
source-sale = sales
source-recorded = recorded
source-duplicate = duplicates
source-spent = spent
source-lost = lost
source-used = used
source-destroyed = destroyed
source-taken = taken
source-lost-with = lost with its owner

blank-title = { $fixture }: { $blue } (blue) against { $amber } (amber){ $mission ->
    [none] {""}
   *[other] , { $mission }
  }
blank-ids = b1 is blue's first model, a1 amber's. Only who won must be said: what is deleted is as usual.
blank-winner = "blue" ({ $blue }), "amber" ({ $amber }) or "none"
blank-mission = id of the mission (sacredwire mission list)
blank-aggressor = blue or amber
blank-rounds = the last round
blank-out = who went Out of Action, and by whom: ["a2 by b1", "b3"]
blank-left = who fled or walked off: ["a5"]
blank-exited = who left by a mission exit: ["a1"]
blank-subs = subs gained, rewards of the mission included
blank-leads = Leads gained; if it is not said, the one for winning
blank-evidence = Evidence found, not yet recorded
blank-absent = { $id } ({ $name }) misses this match
blank-found = ids of what it found or took
blank-used = consumables and grenades it used; it carries: { $items }
blank-merits = Merits of the mission or found; those for taking out models count by themselves

check-total = Entry { $entry }: { $total } of { $name } does not agree: it has { $held }, and the ledger says { $posted }.
check-post = { "  " }- Entry { $number }: the post-game comes out otherwise. { $entry }
check-match = { "  " }- Entry { $number }: the match comes out otherwise{ $reason ->
    [none] .
   *[other] . { $reason }
  }
check-good = { $name }: { $entries } entries, all totals agree and everything comes out the same.

league-seed = Seed { $seed }: the same options give the same campaigns.
league-line = { $number }. Seed { $seed }, { $matches ->
    [one] one match
   *[other] { $matches } matches
  }: { $by ->
    [evidence] { $name } wins with every type of Evidence.
    [source] { $name } wins with The Source.
   *[none] no winner; { $name } is first ({ $evidence }).
  }
league-summary = { $won } of { $campaigns ->
    [one] 1 campaign ends
   *[other] { $campaigns } campaigns end
  } with a winner within { $most } matches; { $matches } matches in all.

post-taken-up = We go on where it was left: { $answers ->
    [one] one answer kept
   *[other] { $answers } answers kept
  }{ $dropped ->
    [0] .
    [one] . Another one fits no more, since something has been set right.
   *[other] . Another { $dropped } fit no more, since something has been set right.
  }
post-taken-back = Taken back: { $value }
post-waits = Still to be answered: { $question }
post-left = The post-game is left unfinished, with { $answers ->
    [one] one answer kept
   *[other] { $answers } answers kept
  }. Go on with: sacredwire campaign post { $fixture } { $member }
post-settled-already = The post-game of { $name } after { $fixture } is done already. Nothing has changed.

wizard-about = { $who }: { $question }
wizard-option = { "  " }{ $number }. { $option }
wizard-answer = Number (< takes the last one back, q leaves it for another day):
wizard-answer-below = Number (0 goes back, < takes the last one back, q leaves it for another day):
wizard-no-option = “{ $value }” is no number from 1 to { $most }.
wizard-pass = Nothing more
wizard-buy = Buy
wizard-sell = Sell
wizard-kind-weapons = Weapons
wizard-kind-armor = Armor
wizard-kind-gear = Gear
wizard-kind-consumables = Consumables
wizard-kind-grenades = Grenades
wizard-kind-cybernetics = Cybernetics
wizard-priced = { $item } ({ $subs })
wizard-of = { $item } · { $who }
wizard-for = for { $who }
wizard-lockers = the Lockers
wizard-array = { $array } ({ $dice })
wizard-strong = { $stat }, with the best die
wizard-weak = { $stat }, with the worst die
wizard-purse = In hand: { $subs }.
wizard-promotion-power = a new Power
wizard-name = Name (empty: the dice give it):
wizard-name-or-contract = Name (empty: that of its contract):
wizard-no-name = “{ $value }” cannot be a name: expected 1 to 60 letters that can be seen, on one line.
wizard-type-dice = { $purpose }: type the faces of { $dice }:
wizard-no-dice = “{ $value }” are not the dice: expected { $dice }, their faces parted by spaces.
wizard-refused = That is refused: { $reason }

error-campaign-no-name = A campaign needs a name.
error-campaign-name-taken = There is a campaign “{ $value }” already, of the edition { $edition }.
error-campaign-none = There is no campaign yet. Found one with: sacredwire campaign new NAME
error-campaign-which = There are several campaigns: say which. { $expected }
error-campaign-unknown = There is no campaign “{ $value }”. There are: { $expected }.
error-campaign-namesakes = There are several campaigns “{ $value }”: say it by its id. { $expected }
error-campaign-one-squad = A squad is needed: --squad FILE or --ready ID, and not both.
error-campaign-both-sides = A meeting needs both squads: --blue and --amber.
error-campaign-log-squad = In { $file } the { $seat ->
    [blue] blue
   *[amber] amber
  } squad is not { $expected } as it is in the campaign now. Its file: campaign export --squad { $expected }.
error-campaign-form-or-blank = Either the form filled in or --blank is needed, and not both.
error-campaign-form-faults = The form { $file } cannot be entered: it has { $faults ->
    [one] one fault
   *[other] { $faults } faults
  }.
error-campaign-one-page = Only one thing is shown at a time, not { $value }.
error-campaign-log-of-what = --log needs to know of which meeting: --fixture m1.
error-campaign-no-log = There is no log of { $value }: it was played at a real table, or not yet.
error-campaign-one-fix = --un-kill and --die set different things right: one at a time.
error-campaign-no-value = The new value of { $value } is missing.
error-campaign-value-too-many = { $value } with --un-kill takes no value.
error-campaign-undo-what = Say what is taken back: the number of the entry or --post MEMBER, and not both.
error-campaign-one-file = --out keeps a single campaign, and --campaigns says { $value }.
error-campaign-one-player = Either a bot decides or a file, not both: --bot or --inputs.
error-campaign-nobody-types = With --inputs or --json nobody is asked: --typed makes no sense.
error-campaign-script-no-text = { $file } is no UTF-8 text file.
error-campaign-script-line = Line { $line }, “{ $value }”, is no answer to what is asked ({ $prompt }).
error-campaign-script-differs = Line { $line }, “{ $value }”, is not what was answered then: “{ $expected }”.
error-campaign-nothing-to-take-back = There is no decision of { $value } to take back: dice have fallen after the last one.
error-campaign-no-die = Input { $value } are no dice. These are: { $expected }.
error-campaign-not-last-post = The last post-game of { $value } is not the one after { $fixture }.
