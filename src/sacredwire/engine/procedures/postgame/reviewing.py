"""Step 10: the performance review of those who fled or left."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.events import Rolled
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame.keeping import books_of, shop_of
from sacredwire.rules.campaign.review import deserters, wounds


class Reviewing(Frame, frozen=True, gc=False, tag="post-reviewing"):
    """All of them together. Rule: C4.20, R-81, R-187."""

    at: Literal["roll", "rolled"] = "roll"


def step(change: Change, frame: Reviewing, got: object) -> None:
    """Rolls once for all, then wounds each; the wounds go into its next game. Rule: C4.20, R-81, R-187."""
    books = books_of(change)
    who = deserters(books)
    if frame.at == "roll" and who:
        change.set(Reviewing("rolled"))
        die = change.rules.numbers.left_damage
        change.fall("review", "R-81", [(die,)] * len(who), *who, owner=books.seat)
        return
    if frame.at == "rolled":
        assert isinstance(got, tuple)
        for one, faces in zip(who, got, strict=True):
            _wound(change, one, faces)
    change.pop()


def _wound(change: Change, who: str, faces: tuple[int, ...]) -> None:
    """What a model suffers leaves it 1 Health at least. Rule: R-81."""
    books = books_of(change)
    slot = books.slot(who)
    lost = wounds(shop_of(change.rules), books.sheet(slot), sum(faces))
    change.tell(Rolled("review", "R-81", who, faces, sum(faces)))
    change.books = books.with_sheet(slot, replace(books.sheet(slot), wounds=lost))
    change.say("reviewed", "R-81", who=who, amount=lost)
