"""What every purpose answers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from sacredwire.bots.purposes.ways import Floats, Stops
from sacredwire.engine.inputs import Interact
from sacredwire.engine.view import View
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Edge, Model, Place, Position, Seat, other

DECIDES = 40.0
"""Worth of what decides the game."""


class Case(NamedTuple):
    """A model of a seat whose part in the mission is asked for.

    Attributes:
        rules: The edition.
        seen: What its seat sees.
        me: The model.
    """

    rules: Ruleset
    seen: View
    me: Model

    @property
    def position(self) -> Position:
        """The table."""
        return self.seen.position

    @property
    def seat(self) -> Seat:
        """Whose model it is."""
        assert self.me.sheet.seat is not None, "only squads have purposes"
        return self.me.sheet.seat

    @property
    def rival(self) -> Seat:
        """The other seat."""
        return other(self.seat)

    def squad(self, seat: Seat) -> list[Model]:
        """The models of a seat on the board."""
        return [m for m in self.position.models.values() if m.sheet.seat == seat and m.place is not None]

    def is_first_at(self, point: Place) -> bool:
        """Whether no other model of the squad gets to a point sooner."""
        first = min(self.squad(self.seat), key=lambda model: _moves(model, point))
        return first.id == self.me.id


def _moves(model: Model, point: Place) -> float:
    """How many Moves a point is away."""
    assert model.place is not None
    x, y, z = (a - b for a, b in zip(model.place, point, strict=True))
    return float(np.hypot(x, y) + 2 * abs(z)) / max(model.move, 1)


class Purpose:
    """What one piece of a mission is worth to a model and its side, in points of Health.

    Args:
        piece: The piece, as the mission's file has it.
    """

    def __init__(self, piece: Any) -> None:
        self.piece = piece

    def places(self, case: Case, stops: Stops) -> Floats | float:
        """What it is worth to stand at each of some places (lines of x, y, height)."""
        del case, stops
        return 0.0

    def hands(self, case: Case) -> Sequence[tuple[Place, float]]:
        """Points beside which the model has something to do with its hands, and what that is worth."""
        del case
        return ()

    def interact(self, case: Case, action: Interact) -> float | None:
        """What an Interact is worth; None: another purpose knows."""
        del case, action
        return None

    def leaving(self, case: Case, edge: Edge) -> float | None:
        """What it is worth to walk off over an edge; None: nothing to this purpose."""
        del case, edge
        return None

    def may_leave(self, case: Case) -> bool:
        """Whether the model may have a reason to walk off now."""
        del case
        return False

    def prey(self, case: Case, foe: Model) -> float:
        """How much more an attack on an enemy is worth than it would be, as a share of that."""
        del case, foe
        return 0.0

    def option(self, case: Case, option: str) -> float:
        """What a named answer to a question of the mission about the model is worth."""
        del case, option
        return 0.0

    def urgency(self, case: Case) -> float:
        """How much the mission wants the model to act before others of its squad."""
        del case
        return 0.0
