"""A thing that must not be left to hostiles."""

import numpy as np

from sacredwire.bots.purposes.purpose import Case, Purpose
from sacredwire.bots.purposes.ways import straight
from sacredwire.content.missions import Forsaken
from sacredwire.engine.scenarios.markers import places_of
from sacredwire.engine.scenarios.presence import is_hostile
from sacredwire.rules.state import Model

THREAT = 0.8
"""How much more an attack is worth on a hostile that is about to swallow it."""
ABOUT = 2.0
"""How much farther off than it has to be such a hostile may stand, inches."""


class LeftAlone(Purpose):
    """Hostiles near it die first. Rule: M12."""

    piece: Forsaken

    def prey(self, case: Case, foe: Model) -> float:
        """A hostile near it while nobody carries it."""
        lying = places_of(case.position, self.piece.thing)
        if foe.place is None or not lying or not is_hostile(foe):
            return 0.0
        near = float(straight(np.array([foe.place]), lying).min()) <= self.piece.within / 100 + ABOUT
        return THREAT if near else 0.0
