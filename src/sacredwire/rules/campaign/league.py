"""Squads come, go, meet and rest. Rule: K."""

from msgspec.structs import replace

from sacredwire.content.squads import Squad
from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.campaign import Campaign, Career, Fixture, Member
from sacredwire.rules.campaign.entries import Joined, Left, Paired, Rested

MOST = 9_999
"""The largest number that a squad's sheet can bear: more is a slip of the pen."""


def join(campaign: Campaign, entry: Joined) -> Campaign:
    """A squad joins; each of its models gets an id of its own. Rule: K, R-200.

    Raises:
        CampaignError: The campaign is over, the squad is of another edition, or holds what no campaign squad can.
    """
    _refuse_over(campaign)
    if entry.member in campaign.members:
        raise CampaignError("campaign-id", value=entry.member, expected=campaign.next_member())
    check_squad(campaign, entry.squad)
    if len(entry.squad.evidence) >= campaign.terms.types:
        raise CampaignError("campaign-has-won", value=entry.squad.name, expected=campaign.terms.types)
    careers, roster = dict(campaign.careers), []
    for slot, sheet in enumerate(entry.squad.models, 1):
        id_ = f"{entry.member}-{slot}" if sheet.contract else ""
        roster.append(id_)
        if id_:
            careers[id_] = Career(id=id_, member=entry.member, slot=slot, name=sheet.name, contract=sheet.contract)
    member = Member(
        id=entry.member,
        squad=entry.squad,
        roster=tuple(roster),
        foreign=entry.foreign,
        recruited=len(entry.squad.models),
    )
    return replace(campaign, members={**campaign.members, member.id: member}, careers=careers)


def leave(campaign: Campaign, entry: Left) -> Campaign:
    """A squad plays no more.

    Raises:
        CampaignError: It is not there, or has something to play or to settle.
    """
    member = _free(campaign, entry.member)
    return with_member(campaign, replace(member, left=True, reason=entry.reason))


def pair(campaign: Campaign, entry: Paired) -> Campaign:
    """Two squads are to meet. Rule: K.finales, R-192, R-193.

    Raises:
        CampaignError: The campaign is over, one of them cannot play, or it is not this mission that they may play.
    """
    _refuse_over(campaign)
    if entry.fixture in campaign.fixtures:
        raise CampaignError("campaign-id", value=entry.fixture, expected=campaign.next_fixture())
    if entry.blue == entry.amber:
        raise CampaignError("campaign-alone", value=entry.blue)
    for id_ in (entry.blue, entry.amber):
        if not _free(campaign, id_).plays():
            raise CampaignError("campaign-nobody-plays", value=id_)
    _check_finale(campaign, entry)
    fixture = Fixture(
        id=entry.fixture,
        blue=entry.blue,
        amber=entry.amber,
        round=entry.round,
        mission=entry.mission,
        lead=entry.lead,
    )
    must = campaign.obligatory()
    triggered = entry.fixture if must and entry.mission == must.mission else campaign.triggered
    return replace(
        campaign,
        fixtures={**campaign.fixtures, fixture.id: fixture},
        round=max(campaign.round, entry.round),
        triggered=triggered,
    )


def rest(campaign: Campaign, entry: Rested) -> Campaign:
    """A squad has nobody to play against; or nobody to play with: those who miss the game come back.

    Raises:
        CampaignError: It has something to play or to settle, or could play after all.

    Rule: K.absent, R-191.
    """
    _refuse_over(campaign)
    member = _free(campaign, entry.member)
    after = replace(campaign, round=max(campaign.round, entry.round))
    if not entry.absent:
        return with_member(after, replace(member, rests=member.rests + 1))
    if member.plays():
        raise CampaignError("campaign-plays", value=member.id)
    models = tuple(replace(sheet, absent=False) for sheet in member.squad.models)
    return with_member(after, replace(member, squad=replace(member.squad, models=models)))


def with_member(campaign: Campaign, member: Member) -> Campaign:
    """The campaign with a member as it is now."""
    return replace(campaign, members={**campaign.members, member.id: member})


def check_squad(campaign: Campaign, squad: Squad) -> None:
    """Refuses a squad that no campaign of these terms can have.

    Raises:
        CampaignError: ``campaign-squad`` with field, value and what was expected.
    """
    terms = campaign.terms
    if squad.edition != campaign.edition:
        raise CampaignError("campaign-squad", field="edition", value=squad.edition, expected=campaign.edition)
    if len(squad.models) != terms.size:
        raise CampaignError("campaign-squad", field="models", value=len(squad.models), expected=terms.size)
    if not any(sheet.contract for sheet in squad.models):
        raise CampaignError("campaign-squad", field="models", value=0, expected=terms.size)
    if squad.subs is None:
        raise CampaignError("campaign-squad", field="subs", value="null", expected=f"0-{MOST}")
    numbers = [("subs", squad.subs), ("leads", squad.leads)]
    for slot, sheet in enumerate(squad.models, 1):
        numbers += [(f"models.{slot}.{name}", getattr(sheet, name)) for name in ("merits", "promotions", "wounds")]
    for field, number in numbers:
        if not 0 <= number <= MOST:
            raise CampaignError("campaign-squad", field=field, value=number, expected=f"0-{MOST}")
    allowed = set(range(1, terms.types + 1))
    if not allowed >= set(squad.evidence) or len(set(squad.evidence)) < len(squad.evidence):
        listed = ", ".join(map(str, squad.evidence))
        raise CampaignError("campaign-squad", field="evidence", value=listed, expected=f"1-{terms.types}")


def _free(campaign: Campaign, id_: str) -> Member:
    """A member that is there and has nothing to play or to settle."""
    member = campaign.member(id_)
    if member.left:
        raise CampaignError("campaign-left", value=id_)
    busy = campaign.busy_with(id_)
    if busy is not None:
        raise CampaignError("campaign-busy", value=id_, fixture=busy.id)
    return member


def _refuse_over(campaign: Campaign) -> None:
    """Nobody joins and nobody is paired once there is a winner. Rule: R-198."""
    if campaign.winner:
        raise CampaignError("campaign-over", winner=campaign.winner)


def _check_finale(campaign: Campaign, entry: Paired) -> None:
    """The obligatory finale is the next match of its Discoverer and of nobody else. Rule: K.finales, R-192, R-193."""
    must, may, sides = campaign.obligatory(), campaign.optional(), (entry.blue, entry.amber)
    discoverer = campaign.discoverer()
    if must and discoverer in sides and (entry.mission, entry.lead) != (must.mission, discoverer):
        raise CampaignError("campaign-must-play", value=discoverer, mission=must.mission)
    if not entry.mission and not entry.lead:
        return
    known = [one.mission for one in campaign.terms.finales]
    if entry.mission not in known:
        raise CampaignError("campaign-no-finale", value=entry.mission, expected=", ".join(known) or "–")
    if entry.lead not in sides:
        raise CampaignError("campaign-lead", value=entry.lead, expected=" / ".join(sides))
    if must and entry.mission == must.mission and entry.lead != discoverer:
        raise CampaignError("campaign-not-discoverer", value=entry.lead, mission=must.mission)
    if may and entry.mission == may.mission and not campaign.may_extract(entry.lead):
        raise CampaignError("campaign-too-little", value=entry.lead, mission=may.mission, expected=may.evidence)
