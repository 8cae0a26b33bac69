"""An Interact action."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Interacting(Frame, frozen=True, gc=False, tag="interact"):
    """An Interact action."""

    who: str
    thing: str


def step(change: Change, frame: Interacting, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
