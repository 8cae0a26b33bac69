"""An attack, from its declaration to its last consequence."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Assault(Frame, frozen=True, gc=False, tag="assault"):
    """An attack, from its declaration to its last consequence."""

    who: str
    target: str
    weapon: str
    kind: str = "attack"
    overcharge: bool = False
    moved: bool = False
    bonus: int = 0


def step(change: Change, frame: Assault, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
