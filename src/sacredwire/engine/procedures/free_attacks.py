"""Free attacks on a model that leaves Engaged."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class FreeAttacks(Frame, frozen=True, gc=False, tag="free_attacks"):
    """Free attacks on a model that leaves Engaged."""

    who: str
    strikers: tuple[str, ...]


def step(change: Change, frame: FreeAttacks, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
