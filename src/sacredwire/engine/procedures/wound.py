"""Health lost, armor already considered, and what follows from it."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Wound(Frame, frozen=True, gc=False, tag="wound"):
    """Health lost, armor already considered, and what follows from it."""

    who: str
    amount: int
    cause: str
    by: str = ""
    source: str = ""
    fatal: bool = False


def step(change: Change, frame: Wound, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
