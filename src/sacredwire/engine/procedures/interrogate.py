"""A Coworker interrogated."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Interrogating(Frame, frozen=True, gc=False, tag="interrogate"):
    """A Coworker interrogated."""

    who: str
    target: str


def step(change: Change, frame: Interrogating, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
