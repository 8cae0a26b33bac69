# Campaigns: what their ledger, their forms and their files can refuse.

error-campaign-entry-broken = This is no entry of a campaign's ledger ({ $reason }).
error-campaign-entry-unfit = Entry { $entry } of the campaign's ledger ({ $entry_kind ->
    [founded] the founding
    [joined] a squad that joins
    [left] a squad that leaves
    [paired] a pairing
    [rested] a rest
    [played] a match
    [settled] a post-game
    [corrected] a correction
   *[undone] something undone
 }) does not fit to those before it ({ $reason }).
error-campaign-unfounded = A campaign's ledger begins with its founding, which is missing here.
error-campaign-founded-twice = The campaign is founded already.
error-campaign-no-such = { $what ->
    [member] There is no squad
    [fixture] There is no meeting
    [model] There is no model
   *[other] There is no game
 } “{ $value }” in the campaign. There are: { $expected }.
error-campaign-id = The id “{ $value }” will not do: the next one is { $expected }.
error-campaign-has-won = The squad “{ $value }” has all { $expected } types of Evidence: its campaign is won.
error-campaign-squad = The squad cannot play the campaign: { $field } is { $value }, expected { $expected }.
error-campaign-left = The squad { $value } has left the campaign.
error-campaign-busy = The squad { $value } has the meeting { $fixture } still before it.
error-campaign-over = The campaign is over: { $winner } has won.
error-campaign-alone = The squad { $value } cannot meet itself.
error-campaign-nobody-plays = The squad { $value } has nobody who can play: it rests this round.
error-campaign-plays = The squad { $value } has somebody who can play: it does not rest for lack of people.
error-campaign-must-play = The next match of { $value } is { $mission }, and it leads it.
error-campaign-no-finale = “{ $value }” is no mission that Evidence sets off. There are: { $expected }.
error-campaign-lead = “{ $value }” cannot lead the mission: it has to be { $expected }.
error-campaign-not-discoverer = { $value } cannot lead { $mission }: the first squad to get there plays it, once.
error-campaign-too-little = { $value } cannot play { $mission }: that takes { $expected } pieces of Evidence.
error-campaign-stage = The meeting { $value } is { $stage ->
    [paired] not played yet
    [played] played, with a post-game done or to come
   *[settled] all settled
 }: that cannot be done any more, or not yet.
error-campaign-mission = “{ $value }” is not played in this meeting. Expected: { $expected }.
error-campaign-aggressor = The side that leads the mission is { $expected }, not { $value }.
error-campaign-not-to-settle = The squad { $value } has no post-game of the meeting { $fixture } before it.
error-campaign-result = The result cannot be: { $field } is “{ $value }”, expected “{ $expected }”.
error-campaign-no-reason = A correction of { $value } needs a reason.
error-campaign-stale = { $value } is { $found }, not { $expected }: somebody has changed it meanwhile.
error-campaign-path = Nothing can be set right at “{ $value }”. What may stand there: { $expected }.
error-campaign-not-out = The model { $value } did not go Out of Action in { $fixture }.
error-campaign-alive = The model { $value } still serves.
error-campaign-dead = The model { $value } does not serve any more.
error-campaign-alive-path = { $value }: who stands in a slot is set right at models.<model>.alive.
error-campaign-no-entry = There is no entry { $value } to undo, or it is undone already; there are { $expected }.
error-campaign-not-undone = Entry { $value } is the founding, which is not undone.
error-campaign-built-on = Entry { $value } cannot be undone: entry { $entry } ({ $entry_kind ->
    [joined] a squad that joins
    [left] a squad that leaves
    [paired] a pairing
    [rested] a rest
    [played] a match
    [settled] a post-game
   *[corrected] a correction
 }) was built on it. Undo that one first.
error-campaign-nobody-free = There is nobody to pair: { $free ->
    [0] no squad is free
    [one] a single squad is free
   *[other] of { $free } free squads no two can play
 }.
error-campaign-file-no-schema = { $file } is no campaign file, or does not say of which version it is.
error-campaign-file-schema = { $file } is of version { $found }; we know { $known }.
error-campaign-edition = The campaign is played under the edition { $expected }, not { $value }.
error-campaign-numbers = The numbers of the edition have changed since the campaign was founded ({ $expected }, now { $value }): it can be read, not played.
error-campaign-line = Line { $line }, “{ $value }”, does not fit into the post-game ({ $reason }).
error-campaign-unfinished = The post-game of { $value } is not finished: it has { $inputs } inputs and more is to come.
error-campaign-none-settled = The squad { $value } has no post-game to go through anew.
error-campaign-totals = The totals of { $value } do not agree: of { $total } there are { $found } and the ledger says { $expected }.
error-form-unknown = { $file } has no such field: { $field }. There are: { $expected }.
error-form-mission = { $field }: “{ $value }” was not played. It may be: { $expected }.
error-form-number = { $field }: it cannot be { $value }; expected { $expected }.
error-form-fell = { $field }: “{ $value }” cannot be understood; it is written like “{ $expected }”.
error-form-twice = { $field }: { $value } is down as { $expected ->
    [out] Out of Action
    [left] fled
   *[exited] gone by a mission exit
 } already.
error-form-absent = { $field }: { $value } missed this game. Those who played: { $expected }.
error-form-nobody = { $field }: “{ $value }” did not play in this game. Those who played: { $expected }.
error-form-campaign = { $field }: only who extracts The Source and wins has won the campaign.
error-form-source = { $field }: who fails to extract The Source loses a { $expected } of Evidence; how many is missing.
error-form-not-had = { $field }: it had no “{ $value }”. It may be: { $expected }.
error-form-lasting = { $field }: “{ $value }” is no permanent change; it is written like “{ $expected }”.
error-form-item = { $field }: there is no item “{ $value }”. Similar ones: { $expected }.
