"""The Boss is dead: a Resource follows, and picks what comes with the office."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.engine.procedures.postgame.keeping import ask, books_of, shop_of
from sacredwire.rules.campaign.succession import heirs, picks, succeed


class Succeeding(Frame, frozen=True, gc=False, tag="post-succeeding"):
    """Asks who follows and what it picks; nothing if there is a Boss or nobody. Rule: K.succession, R-160."""

    at: Literal["who", "named", "picked"] = "who"
    heir: str = ""


def step(change: Change, frame: Succeeding, got: object) -> None:
    """Takes the succession one stage further. Rule: K.succession."""
    books = books_of(change)
    match frame.at:
        case "who":
            found = heirs(shop_of(change.rules), books.squad)
            if not found:
                change.pop()
                return
            change.set(replace(frame, at="named"))
            ask(change, "successor", [Choose(books.seat, books.id(slot)) for slot in found])
        case "named":
            assert isinstance(got, Choose)
            change.say("succeeds", "K.succession", who=got.option)
            change.set(replace(frame, at="picked", heir=got.option))
            offers = picks(shop_of(change.rules), books.sheet(books.slot(got.option)))
            ask(change, "succession", [Choose(books.seat, pick) for pick in offers], got.option)
        case "picked":
            assert isinstance(got, Choose)
            slot = books.slot(frame.heir)
            change.books = books.with_sheet(slot, succeed(books.sheet(slot), got.option))
            change.say("succession-picked", "K.succession", who=frame.heir, how=got.option)
            change.pop()
