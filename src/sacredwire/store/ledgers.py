"""Ledgers in a store: the entries of each campaign, only ever added to. All within a transaction given."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, func, insert, select

from sacredwire.errors import StoreError
from sacredwire.rules.campaign.entries import Entry, Founded, encode_entry, kind_of
from sacredwire.store.tables import campaigns, ledger
from sacredwire.store.values import Appended, LedgerRow, StoredCampaign

COLUMNS = (ledger.c.seq, ledger.c.kind, ledger.c.body, ledger.c.at, ledger.c.by)


def found(connection: Connection, campaign: str, first: Founded, key: str) -> str:
    """Store a campaign that begins, without its entries; the id of the one that was founded under this key.

    Raises:
        StoreError: There is another of this id.
    """
    founded = connection.execute(select(campaigns.c.id).where(campaigns.c.key == key)).scalar()
    if founded is not None:
        return str(founded)
    if connection.execute(select(campaigns.c.id).where(campaigns.c.id == campaign)).first():
        raise StoreError("store-campaign-exists", campaign=campaign)
    row = {"id": campaign, "name": first.name, "edition": first.edition, "content": first.content, "key": key}
    connection.execute(insert(campaigns).values(**row))
    return campaign


def under_key(connection: Connection, campaign: str, key: str) -> Appended | None:
    """What was appended under a key, if anything; nobody else appends to the campaign until the transaction ends.

    Raises:
        StoreError: There is no such campaign.
    """
    known = select(campaigns.c.id).where(campaigns.c.id == campaign).with_for_update()
    if connection.execute(known).first() is None:
        raise StoreError("store-no-campaign", campaign=campaign)
    mine = ledger.c.campaign == campaign
    first = connection.execute(select(ledger.c.seq).where(mine, ledger.c.key == key)).scalar()
    if first is None:
        return None
    later = select(func.min(ledger.c.seq)).where(mine, ledger.c.key.is_not(None), ledger.c.seq > first)
    end = connection.execute(later).scalar()
    rows = select(*COLUMNS).where(mine, ledger.c.seq >= first).order_by(ledger.c.seq)
    if end is not None:
        rows = rows.where(ledger.c.seq < end)
    return Appended(campaign, tuple(_row(row) for row in connection.execute(rows)), again=True)


def append(
    connection: Connection, campaign: str, seq: int, entries: Sequence[Entry], key: str, by: str, at: datetime
) -> Appended:
    """Store further entries under a key that has none yet.

    Raises:
        StoreError: The ledger does not hold as many entries as the writer has seen.
    """
    held = connection.execute(select(func.max(ledger.c.seq)).where(ledger.c.campaign == campaign)).scalar() or 0
    if held != seq:
        raise StoreError("store-stale-ledger", campaign=campaign, value=seq, expected=held)
    rows = tuple(_rows(entries, seq, at, by))
    if not rows:
        raise ValueError("an append brings at least one entry: its key stands there")
    values = [
        {"campaign": campaign, "seq": row.seq, "kind": row.kind, "body": row.body.decode(), "at": at, "by": by}
        | {"key": key if row is rows[0] else None}
        for row in rows
    ]
    connection.execute(insert(ledger), values)
    return Appended(campaign, rows)


def _rows(entries: Sequence[Entry], seq: int, at: datetime, by: str) -> Iterator[LedgerRow]:
    for number, entry in enumerate(entries, seq + 1):
        yield LedgerRow(number, kind_of(entry), encode_entry(entry), at, by)


def read(connection: Connection, campaign: str) -> Iterator[LedgerRow]:
    """The entries of a campaign, in order.

    Raises:
        StoreError: There is no such campaign.
    """
    if connection.execute(select(campaigns.c.id).where(campaigns.c.id == campaign)).first() is None:
        raise StoreError("store-no-campaign", campaign=campaign)
    query = select(*COLUMNS).where(ledger.c.campaign == campaign).order_by(ledger.c.seq)
    for row in connection.execute(query):
        yield _row(row)


def listed(connection: Connection) -> Iterator[StoredCampaign]:
    """Every campaign, the one that was written to last first."""
    last = func.max(ledger.c.at).label("last")
    query = (
        select(campaigns, func.count().label("entries"), func.min(ledger.c.at).label("founded"), last)
        .join(ledger)
        .group_by(campaigns.c.id)
        .order_by(last.desc(), campaigns.c.id)
    )
    for row in connection.execute(query):
        yield StoredCampaign(row.id, row.name, row.edition, row.content, row.entries, row.founded, row.last)


def _row(row: Any) -> LedgerRow:
    seq, kind, body, at, by = row
    return LedgerRow(seq, kind, body.encode(), at, by)
