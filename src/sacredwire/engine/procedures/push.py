"""A model pushed straight in a direction."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Push(Frame, frozen=True, gc=False, tag="push"):
    """A model pushed straight in a direction."""

    who: str
    vector: tuple[int, int]
    length: int
    by: str = ""


def step(change: Change, frame: Push, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
