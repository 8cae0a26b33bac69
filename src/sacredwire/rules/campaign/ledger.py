"""The ledger followed: entry after entry becomes the campaign as it is now. An entry that does not fit is refused."""

from collections.abc import Iterable

from msgspec.structs import replace

from sacredwire.errors import CampaignError, SacredWireError
from sacredwire.rules.campaign import corrections, league, settling
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import (
    Corrected,
    Entry,
    Founded,
    Joined,
    Left,
    Paired,
    Played,
    Rested,
    Settled,
    Undone,
    kind_of,
)
from sacredwire.rules.campaign.undo import check_undo, effective


def follow(entries: Iterable[Entry]) -> Campaign:
    """The campaign that a whole ledger leaves.

    Args:
        entries: Every entry, the first one ``Founded``.

    Raises:
        CampaignError: ``campaign-unfounded``, or ``campaign-entry-unfit`` with the number of the entry that does not
            fit; why stands in the error it was raised from.
    """
    campaign: Campaign | None = None
    for number, entry in enumerate(entries, 1):
        try:
            campaign = found(entry) if campaign is None else add(campaign, entry)
        except SacredWireError as error:
            raise CampaignError(
                "campaign-entry-unfit", entry=number, entry_kind=kind_of(entry), reason=error.code
            ) from error
    if campaign is None:
        raise CampaignError("campaign-unfounded")
    return campaign


def found(entry: Entry) -> Campaign:
    """A campaign that has just begun. Rule: K.

    Raises:
        CampaignError: The entry founds none.
    """
    if not isinstance(entry, Founded):
        raise CampaignError("campaign-unfounded")
    return Campaign(name=entry.name, edition=entry.edition, content=entry.content, terms=entry.terms, entries=(entry,))


def add(campaign: Campaign, entry: Entry) -> Campaign:
    """The campaign after one more entry; the one given stays as it is.

    Raises:
        CampaignError: The entry does not fit.
    """
    if isinstance(entry, Joined | Paired):
        _refuse_old_id(campaign, entry)
    after = _undone(campaign, entry) if isinstance(entry, Undone) else taken(campaign, entry)
    return replace(after, entries=(*campaign.entries, entry))


def taken(campaign: Campaign, entry: Entry) -> Campaign:
    """The campaign after an entry that counts; its list of entries stays as it was, and ids may have gaps.

    Raises:
        CampaignError: The entry does not fit.
    """
    match entry:
        case Joined():
            after = league.join(campaign, entry)
        case Left():
            after = league.leave(campaign, entry)
        case Paired():
            after = league.pair(campaign, entry)
        case Rested():
            after = league.rest(campaign, entry)
        case Played():
            after = settling.play(campaign, entry)
        case Settled():
            after = settling.settle(campaign, entry)
        case Corrected():
            after = corrections.correct(campaign, entry)
        case Founded() | Undone():
            raise CampaignError("campaign-founded-twice")
    return _victory(_reached(after))


def _undone(campaign: Campaign, entry: Undone) -> Campaign:
    """The campaign without an entry: everything else is followed anew. Rule: R-195."""
    check_undo(campaign, entry)
    founding, *rest = [one for number, one in effective(campaign.entries) if number != entry.entry]
    after = found(founding)
    for one in rest:
        after = taken(after, one)
    return after


def _refuse_old_id(campaign: Campaign, entry: Joined | Paired) -> None:
    """An id once given is never given again, not even when its entry was undone."""
    wanted = campaign.next_member() if isinstance(entry, Joined) else campaign.next_fixture()
    given = entry.member if isinstance(entry, Joined) else entry.fixture
    if given != wanted:
        raise CampaignError("campaign-id", value=given, expected=wanted)


def _reached(campaign: Campaign) -> Campaign:
    """Who has come to the Evidence of the obligatory finale, in that order. Rule: K.finales, R-192."""
    finale = campaign.obligatory()
    if finale is None:
        return campaign
    there = [one.id for one in campaign.members.values() if not one.left and len(one.squad.evidence) >= finale.evidence]
    kept = [one for one in campaign.reached if one in there]
    reached = (*kept, *(one for one in there if one not in kept))
    return replace(campaign, reached=reached) if reached != campaign.reached else campaign


def _victory(campaign: Campaign) -> Campaign:
    """The first squad with every type of Evidence has won, as long as it has them. Rule: K.victory, R-198."""
    whole = [one.id for one in campaign.members.values() if len(one.squad.evidence) >= campaign.terms.types]
    if campaign.by == "evidence" and campaign.winner not in whole:
        campaign = replace(campaign, winner="", by="")
    if not campaign.winner and whole:
        return replace(campaign, winner=whole[0], by="evidence")
    return campaign
