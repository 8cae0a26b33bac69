"""Step 9: every model recovers full Health."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame.keeping import books_of


class Recovering(Frame, frozen=True, gc=False, tag="post-recovering"):
    """Heals the squad. Rule: K.postgame."""


def step(change: Change, frame: Recovering, got: object) -> None:
    """Takes every wound off, of those who stay at home too. Rule: K.postgame."""
    del frame, got
    for slot in books_of(change).slots():
        books = books_of(change)
        change.books = books.with_sheet(slot, replace(books.sheet(slot), wounds=0))
    change.say("recovered", "K.postgame", seat=books_of(change).seat)
    change.pop()
