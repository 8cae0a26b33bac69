"""Campaigns in a store: found by what people call them, followed from their ledgers, gone on with entry by entry."""

from collections.abc import Sequence
from typing import NamedTuple

from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Entry, decode_entry
from sacredwire.rules.campaign.ledger import add, follow
from sacredwire.store.store import Store
from sacredwire.store.values import LedgerRow, StoredCampaign, Written

SHORTEST = 4
"""Letters of an id that are enough to name a campaign, if no other begins with them."""


class Held(NamedTuple):
    """A campaign of a store: its id, how it stands, and the rows of its ledger."""

    id: str
    campaign: Campaign
    rows: tuple[LedgerRow, ...]


def named(store: Store, name: str) -> StoredCampaign:
    """The campaign that somebody means by a name, an id or the beginning of one; empty: the only one.

    Raises:
        CampaignError: ``campaign-none``, ``campaign-which``, ``campaign-unknown`` or ``campaign-namesakes``, with what
            there is.
    """
    known = store.campaigns()
    if not known:
        raise CampaignError("campaign-none")
    listed = ", ".join(f"{one.name} ({one.id[:8]})" for one in known)
    if not name:
        if len(known) > 1:
            raise CampaignError("campaign-which", expected=listed)
        return known[0]
    found = [one for one in known if name in (one.id, one.name)]
    if not found and len(name) >= SHORTEST:
        found = [one for one in known if one.id.startswith(name.lower())]
    if not found:
        raise CampaignError("campaign-unknown", value=name, expected=listed)
    if len(found) > 1:
        raise CampaignError("campaign-namesakes", value=name, expected=", ".join(one.id for one in found))
    return found[0]


def held(store: Store, campaign: str) -> Held:
    """A campaign as its ledger leaves it.

    Args:
        store: The store.
        campaign: The campaign's id.

    Raises:
        StoreError: There is none of that id, or it cannot be read.
        CampaignError: An entry does not fit.
    """
    rows = store.entries(campaign)
    return Held(campaign, follow(decode_entry(row.body) for row in rows), rows)


def enter(
    store: Store, at: Held, entries: Sequence[Entry], key: str, by: str = "", games: Sequence[Written] = ()
) -> Held:
    """The campaign with further entries, all of them written or none.

    Args:
        store: The store.
        at: The campaign as the writer has seen it.
        entries: What happened.
        key: Names this: under the same key nothing is written twice.
        by: Who writes.
        games: What is added to games along with it.

    Raises:
        CampaignError: An entry does not fit.
        StoreError: Somebody has written meanwhile, or it cannot be written.
    """
    campaign = at.campaign
    for entry in entries:
        campaign = add(campaign, entry)
    done = store.append(at.id, len(at.rows), entries, key, by, games)
    return held(store, at.id) if done.again else Held(at.id, campaign, (*at.rows, *done.rows))
