"""Things to be carried off: fetch, carry home, hunt whoever carries."""

from collections.abc import Sequence

import numpy as np

from sacredwire.bots.purposes.purpose import Case, Purpose
from sacredwire.bots.purposes.ways import Floats, Stops, straight, to_edge, walked
from sacredwire.content.missions import Carry
from sacredwire.engine import missions
from sacredwire.engine.inputs import Interact
from sacredwire.engine.scenarios.markers import is_of, markers_of
from sacredwire.rules.engagement import engaged_at, foes_and_others
from sacredwire.rules.state import Edge, Marker, Model, Place

CARRY, CHASE, FETCH, ESCORT = 2.0, 0.8, 0.9, 0.35
"""Worth of an inch nearer: to one's edge with the thing, to its enemy carrier, to the thing, to it as an escort."""
TAKE = 15.0
"""Worth of taking the thing."""
HOME = 1000.0
"""Worth of carrying it off: the game."""
DROPPED, CAUGHT = 12.0, 1.5
"""What standing beside an enemy costs whoever drops the thing there; what standing where one can come does."""
HUNT = 1.0
"""How much more an attack on its carrier is worth."""


class Carrying(Purpose):
    """A thing to be taken and carried off. Rule: M1, M12."""

    piece: Carry

    def places(self, case: Case, stops: Stops) -> Floats | float:
        """Nearer to one's edge with it, nearer to it or to its carrier without."""
        if self._carries(case.me):
            return self._homeward(case, stops)
        total: Floats = np.zeros(len(stops))
        for marker in markers_of(case.position, self.piece.thing):
            if marker.place is not None:
                worth = FETCH if case.is_first_at(marker.place) else ESCORT
                total -= worth * walked(case.rules, case.position, case.me, stops, marker.place)
            elif (at := self._borne_off(case, marker)) is not None:
                total -= CHASE * straight(stops, [at])[:, 0]
        return total

    def _homeward(self, case: Case, stops: Stops) -> Floats:
        edges = self._exits(case)
        total: Floats = np.zeros(len(stops))
        if edges:
            total = -CARRY * np.minimum.reduce(
                [to_edge(case.rules, case.position, case.me, stops, edge) for edge in edges]
            )
        return total - self._danger(case, stops) if self.piece.engaged == "drops" else total

    def _danger(self, case: Case, stops: Stops) -> Floats:
        """What standing beside an enemy, or where one can come, costs whoever would drop the thing then."""
        foes, _ = foes_and_others(case.rules, case.position, case.me)
        places = [foe.place for foe in foes if foe.place is not None]
        if not places:
            return np.zeros(len(stops))
        reach = case.rules.numbers.engaged + case.me.sheet.radius
        hot = np.array([foe.move + foe.sheet.radius + reach for foe in foes if foe.place is not None]) / 100
        coming = (straight(stops, places) <= hot).sum(axis=1)
        engaged = engaged_at(case.rules, case.position, case.me, stops)
        result: Floats = DROPPED * engaged + CAUGHT * np.minimum(coming, 3)
        return result

    def _exits(self, case: Case) -> tuple[Edge, ...]:
        """Over which edges the model wins by leaving with it."""
        return missions.named(case.rules, case.position.mission).exits(case.rules, case.position, case.me)

    def _borne_off(self, case: Case, marker: Marker) -> Place | None:
        """Where an enemy carries it."""
        return next((model.place for model in case.squad(case.rival) if marker.id in model.carrying), None)

    def _carries(self, model: Model) -> bool:
        return any(is_of(thing, self.piece.thing) for thing in model.carrying)

    def hands(self, case: Case) -> Sequence[tuple[Place, float]]:
        """Taking it where it lies."""
        markers = markers_of(case.position, self.piece.thing)
        return [(marker.place, TAKE) for marker in markers if marker.place is not None]

    def interact(self, case: Case, action: Interact) -> float | None:
        """Taking it."""
        del case
        return TAKE if is_of(action.thing, self.piece.thing) else None

    def may_leave(self, case: Case) -> bool:
        """With the thing."""
        return self._carries(case.me)

    def leaving(self, case: Case, edge: Edge) -> float | None:
        """Off with it over an exit: everything."""
        return HOME if self._carries(case.me) and edge in self._exits(case) else None

    def prey(self, case: Case, foe: Model) -> float:
        """Its carrier."""
        del case
        return HUNT if self._carries(foe) else 0.0

    def urgency(self, case: Case) -> float:
        """Its carrier first, else who is near to it."""
        if self._carries(case.me):
            return 6.0
        lying = [m.place for m in markers_of(case.position, self.piece.thing) if m.place is not None]
        if not lying or case.me.place is None:
            return 0.0
        far = float(straight(np.array([case.me.place]), lying).min())
        return max(0.0, 8.0 - far) / 2
