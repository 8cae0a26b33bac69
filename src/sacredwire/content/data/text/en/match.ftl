# Matches, replays and scenes on the command line.

cli-match-blue = File of the blue squad, ours or the Squad Builder's; without it, a ready-made one.
cli-match-amber = File of the amber squad; without it, another ready-made one.
cli-match-mission = The mission that is played.
cli-match-scenario = A generated mission: a link of the author's generator (in quotes in a shell), a file of mission roll, a seed or the id of a mission, whose tables are rolled.
cli-match-edition = Edition of the rules; without it, the blue squad's.
cli-match-seed = Seed: the same seed gives the same match.
cli-match-board = Board: a file or one of ours; without it, one generated from the seed.
cli-match-blue-bot = Who decides for blue.
cli-match-amber-bot = Who decides for amber.
cli-match-log = File in which the match's log is kept.
cli-match-force = Write even if the file exists.
cli-match-quiet = Tell only how it ends.

cli-replay-log = Log of a match.
cli-replay-unfinished = Accept a match that is not finished, too.
cli-replay-scene = Instead of telling it, write the moment after its input N as a scene (0 is the beginning).
cli-replay-quiet = Tell only how it ends.

cli-scene-file = File of the scene.
cli-scene-edition = Play it by the rules of this edition only.

match-head = { $mission } on { $board }, by the rules of { $edition }
match-seed = Seed { $seed }: the same options give the same match.
match-logged = The log is in { $file }.
match-illegal-squad = Warning: the squad of { $file } breaks the rules ({ $faults ->
    [one] one fault
   *[other] { $faults } faults
  }); it plays as it is. Which they are, sacredwire squad check tells.

account-squad = { $seat }: { $models }
account-roles = { $first } is the { $role } and { $second } the { $other }.
account-row = { $table }: { $row }.
account-board = { $who } is at { $place } with { $health } of { $most } Health{ $conditions ->
    [none] .
   *[other] {" "}({ $conditions }).
  }
account-out = { $who } is Out of Action.
account-left = { $who } left the board.
account-exited = { $who } left over an exit edge.
account-removed = { $who } was taken off the table.
account-result = { $winner ->
    [none] Nobody wins in round { $round }: { $by }.
   *[other] { $winner } wins in round { $round }: { $by }.
  }
account-unfinished = The match is not finished.
account-seat = { $seat }: { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
  }, { $subs }, { $leads }, { $evidence }
account-loses-evidence = { $seat } also loses { $evidence } of what it had before.
account-loses-leads = { $seat } loses all its Leads, those of this match too.
account-campaign = { $seat } wins the campaign.

scene-refused = It is refused, as it must be ({ $code }).
scene-fault = { $field } does not come out as expected: { $expected } was expected, it is { $got }.
scene-line-refused = { $field }: “{ $line }” is not allowed. { $reason }
scene-not-refused = { $field }: “{ $line }” should have been refused ({ $wanted }) and { $got ->
    [none] is allowed
   *[other] is refused for another reason ({ $got })
  }.
scene-dice-refused = dice: “{ $line }” is not allowed. { $reason }
scene-dice-left = Dice are left over: { $dice }.
scene-waits-roll = Now dice have to fall: { $line }
scene-waits-draw = Now a token has to come out of the bag: { $bag }.
scene-waits-decide = { $seat } decides. { $prompt } It may be:
scene-as-expected = Everything comes out as expected.
scene-nothing-expected = The scene does not say what must come out.

error-match-mission = There is no mission “{ $value }”. Those that can be played: { $expected }.
error-match-empty-squad = The squad of { $file } has nobody who plays.
error-match-short-squad = { $file }, { $field }: the squad has { $found ->
        [one] one model
       *[other] { $found } models
    } and a match is played with { $expected }. Models that miss it stay in the squad, marked as absent.
error-match-endless = The match does not end: it has taken { $inputs } inputs.

error-log-empty = The log is empty.
error-log-not-a-log = This is not the log of a match.
error-log-later = The log is of a later version ({ $field } { $value }; ours is { $expected }).
error-log-cut = The log is cut off in line { $line }.
error-log-edited = Line { $line } of the log is not the one that was written.
error-log-line = Line { $line } of the log makes no sense.
error-log-after-end = The log goes on in line { $line } after its end.
error-log-unfinished = The match of the log is not finished ({ $inputs } inputs); --unfinished accepts it.
error-log-edition = The log is of the edition “{ $value }”, which does not exist. There are: { $expected }.
error-log-other-rules = The numbers of the edition { $edition } have changed since the match was played.
error-log-illegal = Line { $line } of the log, “{ $value }”, is not legal there ({ $reason }).
error-log-diverged = The match does not end as the log says.
error-log-no-such-input = The log has no input { $value }: its last one is { $expected }.
error-log-mission = The log is of the mission “{ $value }”, which cannot be played. There are: { $expected }.
