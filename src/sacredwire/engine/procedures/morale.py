"""Morale tests of a shaken squad."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Morale(Frame, frozen=True, gc=False, tag="morale"):
    """Morale tests of a shaken squad."""

    at: str = "begin"


def step(change: Change, frame: Morale, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
