"""Totals agree: what a squad holds is what it joined with, and every posting and correction since. Rule: K."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from sacredwire.rules.campaign.campaign import Campaign, Member
from sacredwire.rules.campaign.entries import Corrected, Entry, Joined, Settled, Undone
from sacredwire.rules.campaign.ledger import add, found, taken
from sacredwire.rules.campaign.postings import Posting
from sacredwire.rules.campaign.undo import effective

Account = tuple[str, str]
"""What is counted: ``subs`` and ``leads`` of the squad, ``evidence`` by number, ``merits`` by model, ``item`` by id."""
Holdings = Counter[Account]


class Disagreement(msgspec.Struct, frozen=True):
    """A total that does not agree.

    Attributes:
        entry: The number of the entry after which it does not.
        member: Whose it is.
        kind: ``subs``, ``leads``, ``evidence``, ``merits`` or ``item``.
        thing: Which piece, model or item.
        held: What the squad has.
        posted: What it should have.
    """

    entry: int
    member: str
    kind: str
    thing: str
    held: int
    posted: int


def holdings(member: Member) -> Holdings:
    """Everything a squad has that is counted. An item is in one place: with a model or in the Locker.

    Rule: K.trading, K.evidence, K.merits.
    """
    squad = member.squad
    told: Holdings = Counter({("subs", ""): squad.subs or 0, ("leads", ""): squad.leads})
    told.update(("evidence", str(number)) for number in squad.evidence)
    told.update(("item", item.id) for item in squad.locker)
    for id_, sheet in zip(member.roster, squad.models, strict=True):
        told.update(("item", item.id) for item in sheet.items)
        told["merits", id_] += sheet.merits
    return told


class Auditor:
    """Keeps every squad's account by what the ledger says, and compares it with what the squad has."""

    def __init__(self) -> None:
        self._books: dict[str, Holdings] = {}

    def take(self, before: Campaign, entry: Entry, after: Campaign) -> list[Disagreement]:
        """Books one entry, and tells what does not agree after it.

        Args:
            before: The campaign before it.
            entry: The entry.
            after: The campaign after it.
        """
        match entry:
            case Joined():
                self._books[entry.member] = holdings(after.member(entry.member))
            case Settled():
                self._post(before.member(entry.member), after, entry.result.postings)
            case Corrected():
                for id_, member in before.members.items():
                    if member is not after.members[id_]:
                        self._books[id_].update(holdings(after.members[id_]))
                        self._books[id_].subtract(holdings(member))
            case Undone():
                self._anew(after)
            case _:
                pass
        return [one for member in after.members.values() for one in self._compared(member, len(after.entries))]

    def _post(self, member: Member, after: Campaign, postings: Sequence[Posting]) -> None:
        """Merits are of the model that stood in the slot; those of a model that is gone go with it."""
        book = self._books[member.id]
        for one in postings:
            thing = one.thing
            if one.kind == "merits":
                thing = member.roster[int(one.who[1:]) - 1]
            book[one.kind, thing if one.kind in ("merits", "item", "evidence") else ""] += one.amount
        for id_ in set(member.roster) - set(after.member(member.id).roster):
            del book["merits", id_]

    def _anew(self, campaign: Campaign) -> None:
        """After an undo the account is drawn up anew from what still counts. Rule: R-195."""
        self._books = {}
        founding, *rest = [one for _, one in effective(campaign.entries)]
        state = found(founding)
        for one in rest:
            after = taken(state, one)
            self.take(state, one, after)
            state = after

    def _compared(self, member: Member, entry: int) -> list[Disagreement]:
        held, posted = holdings(member), self._books[member.id]
        return [
            Disagreement(entry, member.id, kind, thing, held[kind, thing], posted[kind, thing])
            for kind, thing in sorted({*held, *posted})
            if held[kind, thing] != posted[kind, thing]
        ]


def audit(entries: Sequence[Entry]) -> tuple[Disagreement, ...]:
    """Everything that does not agree at any step of a ledger; empty for a sound one."""
    auditor, faults = Auditor(), []
    campaign = found(entries[0])
    for entry in entries[1:]:
        after = add(campaign, entry)
        faults += auditor.take(campaign, entry, after)
        campaign = after
    return tuple(faults)
