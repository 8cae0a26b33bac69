"""What a match and its post-games do to the campaign. Rule: K.postgame."""

from typing import get_args

from msgspec.structs import replace

from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.books import LETTERS
from sacredwire.rules.campaign.campaign import Campaign, Career, Farewell, Fixture, Member
from sacredwire.rules.campaign.entries import Played, Settled
from sacredwire.rules.campaign.league import check_squad, with_member
from sacredwire.rules.campaign.postings import PostResult
from sacredwire.rules.results import MatchResult
from sacredwire.rules.squads import is_boss
from sacredwire.rules.state import SEATS, Presence

MOST = 999
"""The largest number that one match can bring; more is a slip of the pen."""


def play(campaign: Campaign, entry: Played) -> Campaign:
    """A match was played: its post-games are next.

    Raises:
        CampaignError: The meeting is not waiting for it, or the result cannot be that of these squads.
    """
    fixture = campaign.fixture(entry.fixture)
    if fixture.stage != "paired":
        raise CampaignError("campaign-stage", value=fixture.id, stage=fixture.stage)
    finales = {one.mission for one in campaign.terms.finales}
    if fixture.mission and entry.mission != fixture.mission:
        raise CampaignError("campaign-mission", value=entry.mission, expected=fixture.mission)
    if not fixture.mission and entry.mission in finales:
        raise CampaignError("campaign-mission", value=entry.mission, expected="–")
    if fixture.lead and entry.aggressor != fixture.seat_of(fixture.lead):
        raise CampaignError("campaign-aggressor", value=entry.aggressor, expected=fixture.seat_of(fixture.lead))
    check_result(campaign, fixture, entry.result)
    played = replace(
        fixture,
        result=entry.result,
        mission=entry.mission,
        aggressor=entry.aggressor,
        game=entry.game,
        rosters=(campaign.member(fixture.blue).roster, campaign.member(fixture.amber).roster),
        bosses=tuple(
            f"{LETTERS[seat]}{slot}"
            for seat in SEATS
            for slot, sheet in enumerate(campaign.member(fixture.member_at(seat)).squad.models, 1)
            if is_boss(sheet)
        ),
    )
    return replace(campaign, fixtures={**campaign.fixtures, fixture.id: played})


def settle(campaign: Campaign, entry: Settled) -> Campaign:
    """A squad has gone through its post-game. Rule: K.postgame, K.recruits, K.victory.

    Raises:
        CampaignError: The match was not played, the squad did not play it or has settled it, or the squad that comes
            out of it cannot be.
    """
    fixture = campaign.fixture(entry.fixture)
    if fixture.stage == "paired" or not fixture.waits_for(entry.member):
        raise CampaignError("campaign-not-to-settle", value=entry.member, fixture=fixture.id)
    check_squad(campaign, entry.result.squad)
    member = campaign.member(entry.member)
    careers, roster = _careers(campaign, member, fixture.id, entry.result)
    recruited = member.recruited + len(careers.keys() - campaign.careers.keys())
    after = replace(member, squad=entry.result.squad, roster=roster, recruited=recruited)
    settled = replace(fixture, settled={**fixture.settled, member.id: entry.result})
    campaign = replace(campaign, careers=careers, fixtures={**campaign.fixtures, fixture.id: settled})
    if entry.result.victory and not campaign.winner:
        campaign = replace(campaign, winner=member.id, by=entry.result.victory)
    return with_member(campaign, after)


def check_result(campaign: Campaign, fixture: Fixture, result: MatchResult) -> None:
    """Refuses a result in which somebody plays who cannot, or does not who could. Rule: K.absent.

    Raises:
        CampaignError: ``campaign-result`` with field, value and what was expected.
    """
    if tuple(one.seat for one in result.seats) != SEATS:
        raise _unlike("seats", " ".join(one.seat for one in result.seats), " ".join(SEATS))
    for seat in result.seats:
        squad = campaign.member(fixture.member_at(seat.seat)).squad
        playing = [
            f"{LETTERS[seat.seat]}{slot}"
            for slot, sheet in enumerate(squad.models, 1)
            if sheet.contract and not sheet.absent
        ]
        there = [model.id for model in seat.models]
        if there != playing:
            raise _unlike(f"{seat.seat}.models", " ".join(there), " ".join(playing))
        for model in seat.models:
            if model.presence not in get_args(Presence):
                raise _unlike(f"{model.id}.presence", model.presence, ", ".join(get_args(Presence)))
        for name in ("survivors", "subs", "leads", "evidence", "lost_evidence"):
            if not 0 <= getattr(seat, name) <= MOST:
                raise _unlike(f"{seat.seat}.{name}", str(getattr(seat, name)), f"0-{MOST}")


def _unlike(field: str, value: str, expected: str) -> CampaignError:
    return CampaignError("campaign-result", field=field, value=value, expected=expected)


def _careers(
    campaign: Campaign, member: Member, fixture: str, result: PostResult
) -> tuple[dict[str, Career], tuple[str, ...]]:
    """Who serves now, and where: whoever died or was dismissed is gone, whoever came has an id of its own."""
    careers, roster, recruited = dict(campaign.careers), list(member.roster), member.recruited
    rows = {slot: row for slot, _, row in result.died}
    for slot, sheet in enumerate(result.squad.models, 1):
        old, new = roster[slot - 1], slot in result.replaced
        serves = bool(sheet.contract)
        if old and not new and serves:
            careers[old] = replace(careers[old], name=sheet.name, contract=sheet.contract)
            continue
        coming = f"{member.id}-{recruited + 1}" if serves else ""
        if old:
            end: Farewell = "died" if slot in rows else "dismissed"
            careers[old] = replace(
                careers[old],
                until=fixture,
                end=end,
                row=rows.get(slot, ""),
                successor=coming,
                last=member.squad.models[slot - 1],
            )
        if serves:
            recruited += 1
            careers[coming] = Career(
                id=coming, member=member.id, slot=slot, name=sheet.name, contract=sheet.contract, since=fixture
            )
        roster[slot - 1] = coming
    return careers, tuple(roster)
