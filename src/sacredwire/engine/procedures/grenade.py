"""A grenade thrown at a point."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.rules.state import Place


class Grenade(Frame, frozen=True, gc=False, tag="grenade"):
    """A grenade thrown at a point."""

    who: str
    grenade: str
    target: Place


def step(change: Change, frame: Grenade, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
