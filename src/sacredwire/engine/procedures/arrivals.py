"""Hostiles due this round arrive."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Arrivals(Frame, frozen=True, gc=False, tag="arrivals"):
    """Hostiles due this round arrive."""

    round: int


def step(change: Change, frame: Arrivals, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
