"""An arbiter sets a value right, wherever it stands in the campaign. Rule: R-194.

A path is words between dots, and places in lists count from 1: ``squads.s1.models.3.merits``. It begins with

- ``squads.<member>``: the squad as it is now, down to any field of its file;
- ``matches.<meeting>``: the result of a match that no squad has settled; then ``winner``, ``by``, ``ended``, ``round``,
  or ``blue``/``amber`` and a field of theirs; ``blue.models.3`` is the model in slot 3;
- ``models.<model>.alive``: whether it serves, R-199;
- ``members.<member>.rests``;
- ``campaign``: ``name``, ``winner`` or ``triggered``.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from sacredwire.content.squads import Item, ModelSheet, Squad
from sacredwire.content.strict_json import shape
from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.books import LETTERS
from sacredwire.rules.campaign.campaign import Campaign, Career, Fixture, Member
from sacredwire.rules.campaign.entries import Corrected
from sacredwire.rules.campaign.league import check_squad, with_member
from sacredwire.rules.campaign.settling import check_result
from sacredwire.rules.results import MatchResult
from sacredwire.rules.squads import is_boss
from sacredwire.rules.state import SEATS

T = TypeVar("T")
Names = Sequence[str]

ROOTS = "squads, matches, models, members, campaign"
OF_CAMPAIGN = ("name", "winner", "triggered")


def correct(campaign: Campaign, entry: Corrected) -> Campaign:
    """The campaign with a value set right. Rule: R-194, R-199.

    Raises:
        CampaignError: There is no such value, it is not what it was said to be, or it cannot be what it is set to.
        ContentError: It is set to something of another shape.
    """
    if not entry.reason.strip():
        raise CampaignError("campaign-no-reason", value=entry.path)
    present = value_at(campaign, entry.path)
    if present != entry.before:
        raise CampaignError("campaign-stale", value=entry.path, found=told(present), expected=told(entry.before))
    return with_value(campaign, entry.path, entry.after)


def value_at(campaign: Campaign, path: str) -> Any:
    """What stands at a path, as JSON values.

    Raises:
        CampaignError: Nothing can be set right there.
    """
    match path.split("."):
        case ["squads", member, *names]:
            return _inside(plain(campaign.member(member).squad), names, path)
        case ["matches", fixture, *names]:
            result = _open_result(campaign.fixture(fixture))
            return _inside(plain(result), _result_names(result, names), path)
        case ["models", model, "alive"]:
            career = campaign.career(model)
            return not career.end
        case ["members", member, "rests"]:
            return campaign.member(member).rests
        case ["campaign", name] if name in OF_CAMPAIGN:
            return getattr(campaign, name)
        case _:
            raise CampaignError("campaign-path", value=path, expected=ROOTS)


def with_value(campaign: Campaign, path: str, after: Any) -> Campaign:
    """The campaign with another value at a path.

    Raises:
        CampaignError: It cannot stand there.
        ContentError: It has another shape than what stands there.
    """
    match path.split("."):
        case ["squads", member, *names]:
            found = campaign.member(member)
            squad = _changed(found.squad, Squad, names, after, path)
            check_squad(campaign, squad)
            return with_member(campaign, _enlisted(found, squad, path))
        case ["matches", fixture_id, *names]:
            fixture = campaign.fixture(fixture_id)
            present = _open_result(fixture)
            result = _changed(present, MatchResult, _result_names(present, names), after, path)
            check_result(campaign, fixture, result)
            return replace(campaign, fixtures={**campaign.fixtures, fixture.id: replace(fixture, result=result)})
        case ["models", model, "alive"]:
            return _revived(campaign, model) if shape(after, bool, path) else _buried(campaign, model)
        case ["members", member, "rests"]:
            return with_member(campaign, replace(campaign.member(member), rests=shape(after, int, path)))
        case ["campaign", "winner"]:
            winner = shape(after, str, path)
            return replace(campaign, winner=campaign.member(winner).id if winner else "", by="")
        case ["campaign", "name"]:
            return replace(campaign, name=shape(after, str, path))
        case ["campaign", "triggered"]:
            return replace(campaign, triggered=shape(after, str, path))
        case _:
            raise CampaignError("campaign-path", value=path, expected=ROOTS)


def un_kill(campaign: Campaign, fixture: str, model: str, reason: str, by: str = "") -> tuple[Corrected, ...]:
    """The corrections by which a model was not taken out in a match that no squad has settled. Rule: R-199.

    It stands on the board again, survives, and nobody has the kill.

    Args:
        campaign: The campaign.
        fixture: The match.
        model: The model's id in it, ``a2``.
        reason: Why.
        by: The arbiter.

    Raises:
        CampaignError: The match is settled, or no such model went Out of Action in it.
    """
    result = _open_result(campaign.fixture(fixture))
    fixes: list[Corrected] = []

    def fix(path: str, before: Any, after: Any) -> None:
        at = f"matches.{fixture}.{path}"
        fixes.append(Corrected(path=at, before=plain(before), after=plain(after), reason=reason, by=by))

    for seat in result.seats:
        for one in seat.models:
            slot = one.id.removeprefix(LETTERS[seat.seat])
            if one.id == model and one.presence == "out":
                fix(f"{seat.seat}.models.{slot}.presence", "out", "board")
                fix(f"{seat.seat}.survivors", seat.survivors, seat.survivors + 1)
            elif model in one.kills:
                fix(f"{seat.seat}.models.{slot}.kills", one.kills, [kill for kill in one.kills if kill != model])
    if not any(one.path.endswith(".presence") for one in fixes):
        raise CampaignError("campaign-not-out", value=model, fixture=fixture)
    return tuple(fixes)


def plain(value: Any) -> Any:
    """A value as it stands in JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def told(value: Any) -> str:
    """A value as JSON text, for errors and tables."""
    return msgspec.json.encode(value).decode()


def _revived(campaign: Campaign, model: str) -> Campaign:
    """A model that was gone serves again, as it was before; whoever took its place goes. Rule: R-199."""
    career = campaign.career(model)
    if not career.end or career.last is None:
        raise CampaignError("campaign-alive", value=model)
    member = campaign.member(career.member)
    sheet = replace(career.last, items=_lost_with(campaign, career))
    squad, roster, careers = member.squad, list(member.roster), dict(campaign.careers)
    occupant = roster[career.slot - 1]
    if occupant:
        careers[occupant] = replace(
            careers[occupant], end="corrected", last=squad.models[career.slot - 1], successor=model
        )
    if is_boss(sheet):
        stood_down = tuple(replace(one, succession="") for one in squad.models)
        squad = replace(squad, models=stood_down, boss_dead=False)
    squad = _emptied(squad, career.slot, sheet)
    roster[career.slot - 1] = model
    careers[model] = replace(career, until="", end="", row="", successor="", last=None)
    campaign = replace(campaign, careers=careers)
    return with_member(campaign, replace(member, squad=squad, roster=tuple(roster)))


def _lost_with(campaign: Campaign, career: Career) -> tuple[Item, ...]:
    """What was lost with a model's body, for it comes back with it. Rule: R-199."""
    fixture = campaign.fixtures.get(career.until)
    if fixture is None or career.last is None:
        return ()
    gone = Counter(
        one.thing
        for one in fixture.settled[career.member].postings
        if one.source == "lost-with" and one.who[1:] == str(career.slot)
    )
    told = []
    for item in career.last.items:
        if gone[item.id]:
            gone[item.id] -= 1
            told.append(item)
    return tuple(told)


def _buried(campaign: Campaign, model: str) -> Campaign:
    """A model that serves is gone after all: its slot is open, all it carried lies in the Locker. Rule: R-199."""
    career = campaign.career(model)
    if career.end:
        raise CampaignError("campaign-dead", value=model)
    member = campaign.member(career.member)
    last = member.squad.models[career.slot - 1]
    squad = _emptied(member.squad, career.slot, ModelSheet())
    check_squad(campaign, squad)
    roster = tuple("" if one == model else one for one in member.roster)
    careers = {**campaign.careers, model: replace(career, end="corrected", last=last)}
    return with_member(replace(campaign, careers=careers), replace(member, squad=squad, roster=roster))


def _emptied(squad: Squad, slot: int, sheet: ModelSheet) -> Squad:
    """A squad with another model in a slot; what was carried there goes to the Locker. Rule: R-100."""
    models = list(squad.models)
    locker = (*squad.locker, *models[slot - 1].items)
    models[slot - 1] = sheet
    return replace(squad, models=tuple(models), locker=locker)


def _enlisted(member: Member, squad: Squad, path: str) -> Member:
    """A member with its squad corrected; who serves in which slot is another matter."""
    for id_, sheet in zip(member.roster, squad.models, strict=True):
        if bool(id_) != bool(sheet.contract):
            raise CampaignError("campaign-alive-path", value=path)
    return replace(member, squad=squad)


def _open_result(fixture: Fixture) -> MatchResult:
    """The result of a match that may still be set right."""
    if fixture.result is None or fixture.settled:
        raise CampaignError("campaign-stage", value=fixture.id, stage=fixture.stage)
    return fixture.result


def _result_names(result: MatchResult, names: Names) -> Names:
    """Where a seat and a slot stand in the lists of a result, counted from 1."""
    match names:
        case [seat, "models", slot, *rest] if seat in SEATS:
            place = SEATS.index(seat)
            ids = [model.id for model in result.seats[place].models]
            id_ = f"{LETTERS[seat]}{slot}"
            where = str(ids.index(id_) + 1) if id_ in ids else slot
            return ["seats", str(place + 1), "models", where if id_ in ids else "0", *rest]
        case [seat, *rest] if seat in SEATS:
            return ["seats", str(SEATS.index(seat) + 1), *rest]
        case _:
            return names


def _inside(value: Any, names: Names, path: str) -> Any:
    for name in names:
        if isinstance(value, dict) and name in value:
            value = value[name]
        elif isinstance(value, list) and name.isdecimal() and 1 <= int(name) <= len(value):
            value = value[int(name) - 1]
        else:
            raise CampaignError("campaign-path", value=path, expected=_names(value))
    return value


def _names(value: Any) -> str:
    """What may follow in a path."""
    match value:
        case dict():
            return ", ".join(value)
        case [_, *_]:
            return f"1-{len(value)}"
        case _:
            return "–"


def _changed(whole: T, kind: type[T], names: Names, after: Any, path: str) -> T:
    """A struct with another value inside."""
    value = plain(whole)
    if not names:
        raise CampaignError("campaign-path", value=path, expected=", ".join(value))
    holder = _inside(value, names[:-1], path)
    _inside(holder, names[-1:], path)
    holder[names[-1] if isinstance(holder, dict) else int(names[-1]) - 1] = after
    return shape(value, kind, path)
