"""A hostile or Coworker group acts."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class GroupTurn(Frame, frozen=True, gc=False, tag="group_turn"):
    """A hostile or Coworker group acts."""

    group: str


def step(change: Change, frame: GroupTurn, got: object) -> None:
    """Not written yet."""
    raise NotImplementedError
