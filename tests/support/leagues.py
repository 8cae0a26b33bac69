"""Campaigns for tests: founded, joined, played by a form and settled in a few words."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from sacredwire.content.squad_files import SquadFile
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.play.campaigns.form import shaped
from sacredwire.play.campaigns.results import entered
from sacredwire.play.campaigns.squads import founded, joining
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Entry, Paired, Played, Settled
from sacredwire.rules.campaign.ledger import add, found
from sacredwire.rules.campaign.postings import Posting, PostResult
from support.matches import rules

EDITION = "sacredwire-0.9"


@cache
def a_squad(number: int, edition: str = EDITION) -> Squad:
    """A legal new squad."""
    return random_squad(rules(edition).edition, number)


@cache
def league(squads: int, edition: str = EDITION) -> Campaign:
    """A campaign that so many new squads have joined."""
    own = rules(edition).edition
    campaign = found(founded("Liga de prueba", own))
    for number in range(squads):
        campaign = add(campaign, joining(campaign, own, SquadFile(a_squad(number, edition))))
    return campaign


def with_squad(campaign: Campaign, member: str, **changes: Any) -> Campaign:
    """The campaign as if a squad had always been so: for what would take many matches to come about."""
    squad = replace(campaign.member(member).squad, **changes)
    entries = [
        replace(one, squad=squad) if getattr(one, "member", "") == member and hasattr(one, "squad") else one
        for one in campaign.entries
    ]
    return after(found(entries[0]), entries[1:])


def sheets(squad: Squad, **changes: dict[str, Any]) -> tuple[ModelSheet, ...]:
    """The models of a squad, some changed: ``sheets(squad, b3={"absent": True})``."""
    return tuple(replace(sheet, **changes.get(f"b{slot}", {})) for slot, sheet in enumerate(squad.models, 1))


def after(campaign: Campaign, entries: Sequence[Entry]) -> Campaign:
    """The campaign after some entries."""
    for entry in entries:
        campaign = add(campaign, entry)
    return campaign


def paired(campaign: Campaign, blue: str = "s1", amber: str = "s2", **more: Any) -> Campaign:
    """The campaign with a meeting of two squads, its last one."""
    return add(campaign, Paired(fixture=campaign.next_fixture(), blue=blue, amber=amber, **more))


def newest(campaign: Campaign) -> str:
    """The id of the last meeting."""
    return list(campaign.fixtures)[-1]


def form_result(campaign: Campaign, fixture: str = "", **told: Any) -> Played:
    """The entry that a filled-in form comes to, which must be without a fault."""
    form, faults = shaped({"winner": "blue", **told}, "form")
    assert form is not None
    assert not faults, faults
    played = entered(campaign, rules(campaign.edition), fixture or newest(campaign), form)
    assert played.played is not None, played.faults
    return played.played


def played(campaign: Campaign, blue: str = "s1", amber: str = "s2", **told: Any) -> Campaign:
    """The campaign with a match paired and played, as a form tells it."""
    campaign = paired(campaign, blue, amber)
    return add(campaign, form_result(campaign, **told))


def post(campaign: Campaign, member: str, postings: Sequence[Posting] = (), **more: Any) -> Settled:
    """A post-game of a squad's last match that comes to some postings, and to them alone."""
    fixture = campaign.busy_with(member)
    assert fixture is not None
    squad = more.pop("squad", campaign.member(member).squad)
    for one in postings:
        squad = posted(squad, one)
    result = PostResult(squad=squad, postings=tuple(postings), **more)
    return Settled(fixture=fixture.id, member=member, inputs=(), result=result, start="")


def posted(squad: Squad, one: Posting) -> Squad:
    """A squad after a posting of subs, Leads, Merits or Evidence."""
    match one.kind:
        case "subs":
            return replace(squad, subs=(squad.subs or 0) + one.amount)
        case "leads":
            return replace(squad, leads=squad.leads + one.amount)
        case "evidence":
            number = int(one.thing)
            kept = tuple(have for have in squad.evidence if have != number)
            return replace(squad, evidence=(*kept, number) if one.amount > 0 else kept)
        case "merits":
            merits = squad.models[int(one.who[1:]) - 1].merits + one.amount
            return replace(squad, models=sheets(squad, **{f"b{one.who[1:]}": {"merits": merits}}))
        case _:
            raise AssertionError("items are posted by whole post-games")


def settled(campaign: Campaign, **postings: Sequence[Posting]) -> Campaign:
    """The campaign with both post-games of its last match: ``settled(league, s1=[...])``."""
    fixture = campaign.fixture(newest(campaign))
    for member in fixture.sides:
        campaign = add(campaign, post(campaign, member, postings.get(member, ())))
    return campaign


def evidence(*numbers: int) -> list[Posting]:
    """Postings of recorded Evidence."""
    return [Posting("evidence", 1, "recorded", str(number)) for number in numbers]
