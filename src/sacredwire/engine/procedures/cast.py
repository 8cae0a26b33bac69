"""A power cast."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Casting(Frame, frozen=True, gc=False, tag="cast"):
    """A power cast."""

    who: str
    power: str
    target: str


def step(change: Change, frame: Casting, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
