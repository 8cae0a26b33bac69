"""A thing that is controlled round by round, and the Wits rolls at it."""

from collections.abc import Sequence

from sacredwire.bots.loot import wits_chance
from sacredwire.bots.purposes.purpose import DECIDES, Case, Purpose
from sacredwire.bots.purposes.zones import Counting
from sacredwire.content.missions import Control, Trial, Zones
from sacredwire.engine.inputs import Interact
from sacredwire.engine.scenarios.markers import markers_of
from sacredwire.engine.scenarios.relay import may_try
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.state import Place

FOUND = 8.0
"""Worth of a success that pays and does not decide."""
SWELLS = 4.0
"""What a failure costs that makes every later arrival larger."""


class Controlling(Counting):
    """More models near it, every round. Rule: M13."""

    def __init__(self, piece: Control) -> None:
        super().__init__(Zones(around=piece.thing, within=piece.within, floor=False, scores="each-round"))


class Trying(Purpose):
    """A Wits roll at it. Rule: M13."""

    piece: Trial

    def _worth(self, case: Case) -> float:
        hard = [Reason("difficult", self.piece.tiers, "")] if self.piece.tiers else []
        chance = wits_chance(case.rules, case.me, "interact", *hard)
        return chance * (DECIDES if self.piece.wins else FOUND) - (1 - chance) * SWELLS * self.piece.swells

    def hands(self, case: Case) -> Sequence[tuple[Place, float]]:
        """Beside it, for whoever controls it."""
        worth = self._worth(case)
        if worth <= 0 or not may_try(self.piece, case.position, case.seat):
            return ()
        return [(m.place, worth) for m in markers_of(case.position, self.piece.thing) if m.place is not None]

    def interact(self, case: Case, action: Interact) -> float | None:
        """The roll."""
        return self._worth(case) if action.how == self.piece.how else None
