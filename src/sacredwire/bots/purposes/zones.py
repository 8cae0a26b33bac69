"""Zones in which models are counted: where one more tells, as the count draws near."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from sacredwire.bots.purposes.purpose import Case, Purpose
from sacredwire.bots.purposes.ways import Floats, Stops, straight, walked
from sacredwire.content.missions import CENTER, QUADRANTS, Zones
from sacredwire.engine.scenarios.markers import markers_of
from sacredwire.engine.scenarios.presence import counted, hostiles, is_hostile
from sacredwire.engine.scenarios.quadrants import QUARTERS
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import Model, Place, Position

EACH_ROUND = 9.0
"""Worth of a count that scores every round."""
AT_THE_END: Mapping[int, float] = {1: 2.0, 2: 3.0, 3: 5.0, 4: 8.0}
LAST = 14.0
"""Worth of a count at the end, by round; from the first round that may be the last on."""
OUTSIDE = 0.6
"""The share of that for being on the way."""
INCH = 0.5
"""What an inch outside costs."""
MORE, SPARE = 0.35, 0.15
"""How much of a count one more model is worth that does not turn it; where one model is enough to hold a zone."""
INSIDE, TURNED = 0.3, 0.7
"""How much more an attack is worth on whoever is counted around a point; on whoever decides whose a zone is."""


class Zone(NamedTuple):
    """A zone: around a point, or a quarter of the board (no point)."""

    name: str
    point: Place | None


class Counted(NamedTuple):
    """How many of us, of the other side and of hostiles stand in a zone."""

    mine: int
    theirs: int
    strangers: int


class Counting(Purpose):
    """Models in zones. Rule: M2, M3, M4, M10."""

    piece: Zones

    def __init__(self, piece: Zones) -> None:
        super().__init__(piece)
        self._known: tuple[Position, str, Mapping[str, Counted]] | None = None

    def _zones(self, case: Case) -> list[Zone]:
        half = case.rules.terrain(case.position.board).size // 2
        if self.piece.around == QUADRANTS:
            return [Zone(quarter, None) for quarter in QUARTERS]
        if self.piece.around == CENTER:
            return [Zone(CENTER, (half, half, 0))]
        return [
            Zone(marker.id, marker.place) for marker in markers_of(case.position, self.piece.around) if marker.place
        ]

    def _outside(self, case: Case, zone: Zone, stops: Stops) -> Floats:
        """Inches from places to a zone; nought inside."""
        if zone.point is not None:
            flat = stops[:, :3] * (1, 1, 0) if zone.name == CENTER else stops
            reach = (self.piece.within + case.me.sheet.radius) / 100
            beside = straight(flat, [zone.point])[:, 0] <= reach
            far = walked(case.rules, case.position, case.me, stops, zone.point) - self.piece.within / 100
            return np.where(beside, 0.0, np.maximum(far, 0.1))
        half = case.rules.terrain(case.position.board).size // 2
        east, north = stops[:, 0] - half, stops[:, 1] - half
        across = np.maximum(0, -east if "E" in zone.name else east)
        along = np.maximum(0, -north if "N" in zone.name else north)
        gaps: Floats = np.hypot(across, along) / 100
        return gaps

    def places(self, case: Case, stops: Stops) -> Floats | float:
        """Inside a zone where one more model tells; else nearer to it."""
        stake = self._stake(case)
        found: list[Floats] = []
        for zone in self._zones(case):
            worth = stake * self._telling(case, zone)
            far = self._outside(case, zone, stops)
            found.append(np.where(far == 0, worth, OUTSIDE * worth - INCH * far))
        result: Floats = np.maximum.reduce(found) if found else np.zeros(len(stops))
        return result

    def option(self, case: Case, option: str) -> float:
        """The quarter in which a model on a line tells most."""
        return next((self._telling(case, zone) for zone in self._zones(case) if zone.name == option), 0.0)

    def _stake(self, case: Case) -> float:
        if self.piece.scores == "each-round":
            return EACH_ROUND
        return AT_THE_END.get(case.position.round, LAST)

    def _telling(self, case: Case, zone: Zone) -> float:
        """How much one more model of the side tells in a zone: 1 where it turns who has more there."""
        count = self._counts(case)[zone.name]
        gain = self._outcome(*count._replace(mine=count.mine + 1)) - self._outcome(*count)
        more = MORE if self.piece.held == "more" else SPARE * (not count.strangers)
        return more + (1 - more) * gain

    def _outcome(self, mine: int, theirs: int, strangers: int) -> int:
        """Who has a zone: 1 we, -1 they, 0 nobody."""
        if self.piece.hostiles == "contest":
            mine, theirs = (0, 0) if strangers else (mine, theirs)
        elif self.piece.floor:
            mine, theirs = max(0, mine - strangers), max(0, theirs - strangers)
        if self.piece.held == "alone":
            return (mine > 0 and not theirs) - (theirs > 0 and not mine)
        return (mine > theirs) - (theirs > mine)

    def _counts(self, case: Case) -> Mapping[str, Counted]:
        """Who stands in each zone, the model itself left out; counted once for a model of a position."""
        known = self._known
        if known is None or known[0] is not case.position or known[1] != case.me.sheet.id:
            position = case.position
            mine = [model for model in counted(position, case.seat) if model.sheet.id != case.me.sheet.id]
            sides = mine, counted(position, case.rival), hostiles(position)
            told = {
                zone.name: Counted(*(sum(self._stands_in(case, zone, m) for m in side) for side in sides))
                for zone in self._zones(case)
            }
            known = self._known = (position, case.me.sheet.id, told)
        return known[2]

    def _stands_in(self, case: Case, zone: Zone, model: Model) -> bool:
        if model.place is None:
            return False
        x, y, z = model.place
        if zone.point is not None:
            at = (x, y, 0) if zone.name == CENTER else (x, y, z)
            return within(at, model.sheet.radius, zone.point, 0, self.piece.within)
        half = case.rules.terrain(case.position.board).size // 2
        return ("E" in zone.name) == (x >= half) and ("N" in zone.name) == (y >= half)

    def prey(self, case: Case, foe: Model) -> float:
        """Who is counted in a zone, most of all where it would be another's without him."""
        stranger = foe.sheet.seat is None
        if stranger and not is_hostile(foe):
            return 0.0
        zone = next((zone for zone in self._zones(case) if self._stands_in(case, zone, foe)), None)
        if zone is None:
            return 0.0
        count = self._counts(case)[zone.name]
        here = count._replace(mine=count.mine + self._stands_in(case, zone, case.me))
        left = max(0, here.theirs - (not stranger)), max(0, here.strangers - stranger)
        turns = self._outcome(here.mine, *left) > self._outcome(*here)
        return INSIDE * (zone.point is not None) + TURNED * turns
