"""A loot marker searched."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Searching(Frame, frozen=True, gc=False, tag="search"):
    """A loot marker searched."""

    who: str
    thing: str


def step(change: Change, frame: Searching, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
