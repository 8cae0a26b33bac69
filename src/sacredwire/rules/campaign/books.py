"""The books of a post-game under way: the squad as it is by now, and every gain and loss that made it so."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from sacredwire.content.squads import Item, ModelSheet, Squad
from sacredwire.rules.campaign.postings import Posting, PostResult, Source, Victory
from sacredwire.rules.results import MatchResult, SeatResult
from sacredwire.rules.state import Seat

LETTERS: Mapping[Seat, str] = {"blue": "b", "amber": "a"}
"""What the ids of a seat's models begin with."""
LOCKER = 0
"""The place of the Lockers; the models' places are their slots, from 1."""


class Books(msgspec.Struct, frozen=True, kw_only=True):
    """A squad's post-game at one moment. Everybody may see it. Rule: K.postgame, R-45.

    Attributes:
        seat: The seat it played.
        squad: As it is by now; its subs are always written down.
        result: The match that is over.
        bosses: Models of the other seat whose fall pays as a Boss's. Rule: K.merits.
        merits: Merits of each slot before the match, for the thresholds crossed. Rule: K.promotion.
        postings: Every gain and loss so far.
        replaced, died, injuries, promotions, recorded, victory: As in the ``PostResult``.
    """

    seat: Seat
    squad: Squad
    result: MatchResult
    bosses: tuple[str, ...] = ()
    merits: tuple[int, ...] = ()
    postings: tuple[Posting, ...] = ()
    replaced: tuple[int, ...] = ()
    died: tuple[tuple[int, str, str], ...] = ()
    injuries: tuple[tuple[int, str], ...] = ()
    promotions: tuple[tuple[int, str], ...] = ()
    recorded: tuple[int, ...] = ()
    victory: Victory = ""

    @property
    def own(self) -> SeatResult:
        """What the match left this squad with."""
        return next(one for one in self.result.seats if one.seat == self.seat)

    def slot(self, who: str) -> int:
        """The slot of a model, from 1: ``b3`` stands in slot 3."""
        return int(who.removeprefix(LETTERS[self.seat]))

    def id(self, slot: int) -> str:
        """What the match calls the model of a slot; empty for the Lockers."""
        return f"{LETTERS[self.seat]}{slot}" if slot else ""

    def sheet(self, slot: int) -> ModelSheet:
        """The sheet of a slot."""
        return self.squad.models[slot - 1]

    def slots(self) -> tuple[int, ...]:
        """The slots that hold a model."""
        return tuple(slot for slot, sheet in enumerate(self.squad.models, 1) if sheet.contract)

    def with_sheet(self, slot: int, sheet: ModelSheet) -> "Books":
        """The books with another sheet in a slot."""
        models = (*self.squad.models[: slot - 1], sheet, *self.squad.models[slot:])
        return replace(self, squad=replace(self.squad, models=models))


def post(books: Books, posting: Posting) -> Books:
    """Writes a gain or loss down and makes it; of an item only the first, since it has a place to go to or come from.

    Rule: K.postgame.
    """
    squad, amount = books.squad, posting.amount
    match posting.kind:
        case "subs":
            squad = replace(squad, subs=(squad.subs or 0) + amount)
        case "leads":
            squad = replace(squad, leads=squad.leads + amount)
        case "evidence":
            number = int(posting.thing)
            others = tuple(one for one in squad.evidence if one != number)
            squad = replace(squad, evidence=tuple(sorted((*others, number))) if amount > 0 else others)
        case "merits":
            slot = books.slot(posting.who)
            sheet = books.sheet(slot)
            books = books.with_sheet(slot, replace(sheet, merits=sheet.merits + amount))
            squad = books.squad
        case "item":
            pass
    return replace(books, squad=squad, postings=(*books.postings, posting))


def gain_item(books: Books, item: Item, slot: int, source: Source, how: str = "") -> Books:
    """A new thing comes to a model, or into the Lockers (slot 0). Rule: K.trading, R-42."""
    books = post(books, Posting("item", 1, source, item.id, books.id(slot), how))
    if slot == LOCKER:
        return replace(books, squad=replace(books.squad, locker=(*books.squad.locker, item)))
    sheet = books.sheet(slot)
    return books.with_sheet(slot, replace(sheet, items=(*sheet.items, item)))


def lose_item(books: Books, index: int, slot: int, source: Source, how: str = "") -> Books:
    """A thing is gone for good from a model, or from the Lockers (slot 0). Rule: K.trading.

    Args:
        books: The books.
        index: Its place among the model's things.
        slot: Whose it was.
        source: Where it went.
        how: What more is to be said.
    """
    there = books.sheet(slot).items if slot else books.squad.locker
    left = (*there[:index], *there[index + 1 :])
    books = post(books, Posting("item", -1, source, there[index].id, books.id(slot), how))
    if slot == LOCKER:
        return replace(books, squad=replace(books.squad, locker=left))
    return books.with_sheet(slot, replace(books.sheet(slot), items=left))


def closed(books: Books) -> PostResult:
    """What the post-game came to."""
    return PostResult(
        squad=books.squad,
        postings=books.postings,
        replaced=books.replaced,
        died=books.died,
        injuries=books.injuries,
        promotions=books.promotions,
        recorded=books.recorded,
        victory=books.victory,
    )
