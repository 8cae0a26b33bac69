"""Decoys: whoever placed loot secretly makes half of it fake."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.rules.loot import fakes_due, placed_loot
from sacredwire.rules.state import Seat, other

DECOY = "decoy"
"""The secret that a loot marker is fake."""


class Deceiving(Frame, frozen=True, gc=False, tag="deceiving"):
    """Asks for each fake, the Second Player first; nothing to ask where the loot has no decoys. Hands on nothing.

    How many are asked for follows from who placed how much, which all can see. Rule: K.loot-modifiers, R-45, R-95.

    Attributes:
        queue: Who makes a fake next, one entry a fake.
    """

    at: Literal["begin", "next", "chosen"] = "begin"
    queue: tuple[Seat, ...] = ()


def step(change: Change, frame: Deceiving, got: object) -> None:
    """Takes the choice of fakes one stage further. Rule: R-95, R-173."""
    if frame.at == "begin":
        first, rows = change.position.first, change.position.rows
        seats = (other(first), first)
        queue = tuple(seat for seat in seats for _ in range(fakes_due(change.rules, rows, change.markers, seat)))
        frame = Deceiving("next", queue)
    elif frame.at == "chosen":
        assert isinstance(got, Choose)
        change.hide(got.seat, DECOY, got.option)
        frame = Deceiving("next", frame.queue[1:])
    if not frame.queue:
        change.pop()
        return
    seat = frame.queue[0]
    made = {fact.value for fact in change.secret if fact.key == DECOY}
    change.set(replace(frame, at="chosen"))
    own = [thing for thing in placed_loot(change.markers, seat) if thing not in made]
    change.ask(seat, "decoy", [Choose(seat, thing) for thing in own], hidden=True)
