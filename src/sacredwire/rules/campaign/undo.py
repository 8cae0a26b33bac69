"""What may be taken back: an entry on which nothing was built. Rule: R-195."""

from collections.abc import Iterator, Sequence

from sacredwire.errors import CampaignError
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


def effective(entries: Sequence[Entry]) -> Iterator[tuple[int, Entry]]:
    """The entries that count, with their numbers from 1: neither undone nor an undoing."""
    gone = {one.entry for one in entries if isinstance(one, Undone)}
    for number, entry in enumerate(entries, 1):
        if number not in gone and not isinstance(entry, Undone):
            yield number, entry


def built_on(campaign: Campaign, number: int) -> list[int]:
    """The entries that count and were built on an earlier one: about the same squad or meeting, and later."""
    about = subjects(campaign, campaign.entries[number - 1])
    return [
        later for later, entry in effective(campaign.entries) if later > number and about & subjects(campaign, entry)
    ]


def check_undo(campaign: Campaign, entry: Undone) -> None:
    """Refuses to take back what is not there, is taken back already, or was built on. Rule: R-195.

    Raises:
        CampaignError: ``campaign-no-entry``, ``campaign-not-undone`` or ``campaign-built-on`` with the next entry
            that would have to be undone first.
    """
    counting = dict(effective(campaign.entries))
    if entry.entry not in counting:
        raise CampaignError("campaign-no-entry", value=entry.entry, expected=len(campaign.entries))
    target = counting[entry.entry]
    if isinstance(target, Founded):
        raise CampaignError("campaign-not-undone", value=entry.entry)
    later = built_on(campaign, entry.entry)
    if later:
        last = later[-1]
        raise CampaignError("campaign-built-on", value=entry.entry, entry=last, entry_kind=kind_of(counting[last]))


def last_settled(campaign: Campaign, member: str) -> int:
    """The number of a squad's last post-game that counts; 0: none."""
    mine = [n for n, one in effective(campaign.entries) if isinstance(one, Settled) and one.member == member]
    return mine[-1] if mine else 0


def subjects(campaign: Campaign, entry: Entry) -> set[str]:
    """The squads and meetings an entry is about; of a post-game its squad alone, whatever the other's came to."""
    match entry:
        case Joined(member=member) | Left(member=member) | Rested(member=member) | Settled(member=member):
            return {member}
        case Paired():
            return {entry.fixture, entry.blue, entry.amber}
        case Played():
            fixture = campaign.fixtures.get(entry.fixture)
            return {entry.fixture, *(fixture.sides if fixture else ())}
        case Corrected():
            root, _, rest = entry.path.partition(".")
            id_ = rest.partition(".")[0]
            if root == "models":
                return {id_.partition("-")[0]}
            fixture = campaign.fixtures.get(id_)
            return {id_ or root, *(fixture.sides if fixture else ())}
        case _:
            return set()
