"""A fleeing model in its activation."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Flight(Frame, frozen=True, gc=False, tag="flight"):
    """A fleeing model in its activation."""

    who: str


def step(change: Change, frame: Flight, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
