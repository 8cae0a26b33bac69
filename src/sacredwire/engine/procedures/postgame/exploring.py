"""Step 2: whoever survived looks for subs."""

from typing import Literal

from sacredwire.engine.change import Change
from sacredwire.engine.events import Rolled
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame.keeping import books_of, post, shop_of
from sacredwire.rules.campaign.exploration import explorers, haul, wits_dice


class Exploring(Frame, frozen=True, gc=False, tag="post-exploring"):
    """All survivors' Wits together. Rule: K.exploration, R-46."""

    at: Literal["roll", "rolled"] = "roll"


def step(change: Change, frame: Exploring, got: object) -> None:
    """Rolls for all at once, then pays. Without survivors nobody explores. Rule: K.exploration, R-46."""
    books = books_of(change)
    who = explorers(books)
    if frame.at == "roll" and who:
        dice = [wits_dice(shop_of(change.rules), books, one) for one in who]
        change.set(Exploring("rolled"))
        change.fall("exploration", "R-46", dice, *who, owner=books.seat)
        return
    if frame.at == "rolled":
        assert isinstance(got, tuple)
        for one, faces in zip(who, got, strict=True):
            change.tell(Rolled("exploration", "R-46", one, faces, sum(faces)))
        total = sum(map(sum, got))
        row = haul(change.rules.edition, total)
        change.say("explored", "K.exploration", seat=books.seat, total=total, row=row.id, subs=row.subs)
        post(change, "subs", row.subs, "exploration", how=row.id)
    change.pop()
