"""A consumable used."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Using(Frame, frozen=True, gc=False, tag="use"):
    """A consumable used."""

    who: str
    item: str
    target: str


def step(change: Change, frame: Using, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
