"""What everybody did: a page for each squad and one for each model, gathered from the matches and their post-games."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from sacredwire.rules.campaign.campaign import Campaign, Career, Fixture
from sacredwire.rules.campaign.entries import Corrected, Settled
from sacredwire.rules.campaign.undo import effective, subjects
from sacredwire.rules.results import ModelResult, SeatResult
from sacredwire.rules.state import Seat


class Kill(msgspec.Struct, frozen=True):
    """A model taken out: its id in the match, and in the campaign if it was a squad's."""

    who: str
    model: str = ""


class Appearance(msgspec.Struct, frozen=True, kw_only=True):
    """A match of a model, and what its post-game brought it.

    Attributes:
        fixture: The match.
        presence: Where the model was in the end: ``board``, ``exited``, ``out``, ``left``...
        kills: Whom it took out.
        merits: Merits the post-game posted to it.
        injuries, promotions: Rows it rolled.
    """

    fixture: str
    presence: str
    kills: tuple[Kill, ...] = ()
    merits: int = 0
    injuries: tuple[str, ...] = ()
    promotions: tuple[str, ...] = ()


class ModelPage(msgspec.Struct, frozen=True, kw_only=True):
    """The history of a model: who it is, its matches in order, and whose place it took.

    Attributes:
        career: Who it is, since when, how it ended, who replaced it.
        matches: Those it played.
        killed_by: The model of a squad that took it out, for each time it went out so, as match and model.
        predecessor: Whose place it took; empty for one that came with the squad.
        merits: Those it has now, or had in the end.
    """

    career: Career
    matches: tuple[Appearance, ...]
    killed_by: tuple[tuple[str, str], ...]
    predecessor: str = ""
    merits: int = 0


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """A match as one of its squads tells it.

    Attributes:
        fixture: The match; ``round`` that of the league.
        opponent: The other member.
        mission: What was played; ``role`` what the squad was in it.
        outcome: ``won``, ``lost``, ``undecided``, or ``open`` before it is played.
        stage: How far the meeting has come.
        kills, out: Models of the other squad that it took out, and its own that went out.
        recorded: Numbers of the Evidence recorded in the post-game.
        gains: What the post-game brought and took: for each kind the sum of its postings.
    """

    fixture: str
    round: int
    opponent: str
    mission: str
    role: str = ""
    outcome: str
    stage: str
    kills: int = 0
    out: int = 0
    recorded: tuple[int, ...] = ()
    gains: dict[str, int] = {}


class SquadPage(msgspec.Struct, frozen=True, kw_only=True):
    """The history of a squad: its matches in order, everybody who ever served, and what an arbiter set right.

    ``account`` sums its postings by kind and source: where its subs, Leads, Merits and items came from and went.
    """

    member: str
    meetings: tuple[Meeting, ...]
    models: tuple[str, ...]
    account: dict[str, dict[str, int]]
    corrections: tuple[Corrected, ...]


def model_page(campaign: Campaign, model: str) -> ModelPage:
    """The history of a model.

    Raises:
        CampaignError: There is none of that id.
    """
    career = campaign.career(model)
    matches, by = [], []
    for fixture, seat, place in _served(campaign, career):
        ours = _result(fixture, seat, place)
        if ours is None:
            continue
        matches.append(_appearance(fixture, career, ours))
        by += [
            (fixture.id, _known(fixture, one.id))
            for one in _all_models(fixture)
            if ours.id in one.kills and one.id != ours.id
        ]
    before = next((one.id for one in campaign.careers.values() if one.successor == model and one.end), "")
    member = campaign.member(career.member)
    sheet = career.last if career.end else member.squad.models[career.slot - 1]
    return ModelPage(
        career=career,
        matches=tuple(matches),
        killed_by=tuple(by),
        predecessor=before,
        merits=sheet.merits if sheet else 0,
    )


def squad_page(campaign: Campaign, member: str) -> SquadPage:
    """The history of a squad.

    Raises:
        CampaignError: There is none of that id.
    """
    campaign.member(member)
    mine = [one for one in campaign.fixtures.values() if member in one.sides]
    account: dict[str, Counter[str]] = {}
    fixes: list[Corrected] = []
    for _, entry in effective(campaign.entries):
        if isinstance(entry, Settled) and entry.member == member:
            for one in entry.result.postings:
                account.setdefault(one.kind, Counter())[one.source] += one.amount
        elif isinstance(entry, Corrected) and member in subjects(campaign, entry):
            fixes.append(entry)
    return SquadPage(
        member=member,
        meetings=tuple(_meeting(one, member) for one in mine),
        models=tuple(one.id for one in campaign.careers.values() if one.member == member),
        account={kind: dict(sorted(sums.items())) for kind, sums in sorted(account.items())},
        corrections=tuple(fixes),
    )


def _served(campaign: Campaign, career: Career) -> Iterator[tuple[Fixture, Seat, int]]:
    """The matches in whose roster a model stood: match, seat, slot."""
    for fixture in campaign.fixtures.values():
        if career.member in fixture.sides:
            seat = fixture.seat_of(career.member)
            roster = fixture.roster_of(seat)
            if career.id in roster:
                yield fixture, seat, roster.index(career.id) + 1


def _result(fixture: Fixture, seat: Seat, slot: int) -> ModelResult | None:
    """What a match left the model of a slot with; None if it missed it."""
    models = _seat_result(fixture, seat).models
    return next((one for one in models if one.id[1:] == str(slot)), None)


def _seat_result(fixture: Fixture, seat: Seat) -> SeatResult:
    assert fixture.result is not None, "only played matches have rosters"
    return next(one for one in fixture.result.seats if one.seat == seat)


def _all_models(fixture: Fixture) -> list[ModelResult]:
    return [model for seat in fixture.result.seats for model in seat.models] if fixture.result else []


def _known(fixture: Fixture, who: str) -> str:
    """The campaign's id of a model of a match; empty for hostiles and Coworkers."""
    seat: Seat = "blue" if who.startswith("b") else "amber"
    roster = fixture.roster_of(seat)
    slot = int(who[1:]) if who[1:].isdecimal() and who[0] in "ab" else 0
    return roster[slot - 1] if 0 < slot <= len(roster) else ""


def _appearance(fixture: Fixture, career: Career, ours: ModelResult) -> Appearance:
    settled = fixture.settled.get(career.member)
    slot = int(ours.id[1:])
    postings = settled.postings if settled else ()
    return Appearance(
        fixture=fixture.id,
        presence=ours.presence,
        kills=tuple(Kill(kill, _known(fixture, kill)) for kill in ours.kills),
        merits=sum(one.amount for one in postings if one.kind == "merits" and one.who == ours.id),
        injuries=tuple(row for place, row in (settled.injuries if settled else ()) if place == slot),
        promotions=tuple(row for place, row in (settled.promotions if settled else ()) if place == slot),
    )


def _meeting(fixture: Fixture, member: str) -> Meeting:
    settled = fixture.settled.get(member)
    gains: Counter[str] = Counter()
    for one in settled.postings if settled else ():
        gains[one.kind] += one.amount
    theirs = next(one for one in fixture.sides if one != member)
    told = Meeting(
        fixture=fixture.id,
        round=fixture.round,
        opponent=theirs,
        mission=fixture.mission,
        outcome="open",
        stage=fixture.stage,
        recorded=settled.recorded if settled else (),
        gains=dict(gains),
    )
    if fixture.result is None:
        return told
    ours = _seat_result(fixture, fixture.seat_of(member))
    foes = {one.id for one in _seat_result(fixture, fixture.seat_of(theirs)).models}
    return msgspec.structs.replace(
        told,
        outcome="won" if fixture.winner == member else "lost" if fixture.winner else "undecided",
        role=ours.role,
        kills=sum(kill in foes for model in ours.models for kill in model.kills),
        out=sum(model.presence == "out" for model in ours.models),
    )
