"""Set-up of a match."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Setup(Frame, frozen=True, gc=False, tag="setup"):
    """Set-up of a match."""

    at: str = "begin"


def step(change: Change, frame: Setup, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
