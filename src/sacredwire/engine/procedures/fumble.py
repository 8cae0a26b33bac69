"""A fumble table rolled."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Fumble(Frame, frozen=True, gc=False, tag="fumble"):
    """A fumble table rolled."""

    who: str
    table: str
    bonus: int = 0
    weapon: str = ""
    target: str = ""


def step(change: Change, frame: Fumble, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
