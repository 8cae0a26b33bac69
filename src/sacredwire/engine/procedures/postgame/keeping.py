"""How the stages of a post-game read its books and write in them, ask their seat, and roll for a model."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from sacredwire.content.squads import Item
from sacredwire.engine.change import Change
from sacredwire.engine.inputs import Action
from sacredwire.rules.campaign import books as kept
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.campaign.postings import Account, Posting, Source
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squads import Shop


def books_of(change: Change) -> Books:
    """The books of the post-game under way."""
    assert change.books is not None, "a match keeps no books"
    return change.books


@lru_cache(maxsize=8)
def shop_of(rules: Ruleset) -> Shop:
    """The tables of an edition as squads know them."""
    return Shop(rules.edition)


def note(change: Change, **fields: Any) -> Books:
    """Changes fields of the books that nobody counts; what is counted goes through :func:`post`."""
    change.books = replace(books_of(change), **fields)
    return change.books


def post(
    change: Change, kind: Account, amount: int, source: Source, *, thing: str = "", who: str = "", how: str = ""
) -> Books:
    """Makes a gain or loss of subs, Leads, Evidence or Merits and writes it down; none is nothing. Rule: K.postgame."""
    if amount:
        change.books = kept.post(books_of(change), Posting(kind, amount, source, thing, who, how))
    return books_of(change)


def post_lost(change: Change, item: Item, slot: int) -> None:
    """Writes down that a thing went with the model that had it in its body. Rule: R-178."""
    books = books_of(change)
    change.books = kept.post(books, Posting("item", -1, "lost-with", item.id, books.id(slot)))
    change.say("thing", "R-178", who=books.id(slot), item=item.id, how="lost-with")


def ask(change: Change, prompt: str, offers: Iterable[Action], who: str = "") -> None:
    """Asks the squad's seat; a single legal answer is handed on without asking."""
    change.ask(books_of(change).seat, prompt, offers, who)


def roll(change: Change, purpose: str, rule: str, dice: Iterable[int], who: str = "") -> None:
    """Waits for the dice of the squad's seat, those of one model or of the squad; hands on one group of faces."""
    change.fall(purpose, rule, [tuple(dice)], *([who] if who else []), owner=books_of(change).seat)
