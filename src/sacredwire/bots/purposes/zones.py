"""Zones in which models are counted: where one more tells, as the count draws near."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from sacredwire.bots.purposes.purpose import Case, Purpose
from sacredwire.bots.purposes.ways import Floats, Stops, straight, walked
from sacredwire.content.missions import CENTER, QUADRANTS, Zones
from sacredwire.engine.scenarios.markers import markers_of
from sacredwire.engine.scenarios.presence import counted, hostiles
from sacredwire.engine.scenarios.quadrants import QUARTERS
from sacredwire.rules.state import Model, Place

EACH_ROUND = 9.0
"""Worth of a count that scores every round."""
AT_THE_END: Mapping[int, float] = {1: 2.0, 2: 3.0, 3: 5.0, 4: 8.0}
LAST = 14.0
"""Worth of a count at the end, by round; from the first round that may be the last on."""
OUTSIDE = 0.6
"""The share of that for being on the way."""
INCH = 0.5
"""What an inch outside costs."""
MORE = 0.35
"""How much of a count one more model is worth that does not turn it."""
INSIDE = 0.4
"""How much more an attack is worth on whoever is counted there."""


class Zone(NamedTuple):
    """A zone: around a point, or a quarter of the board (no point)."""

    name: str
    point: Place | None


class Counting(Purpose):
    """Models in zones. Rule: M2, M3, M4, M10."""

    piece: Zones

    def _zones(self, case: Case) -> list[Zone]:
        half = case.rules.terrain(case.position.board).size // 2
        if self.piece.around == QUADRANTS:
            return [Zone(quarter, None) for quarter in QUARTERS]
        if self.piece.around == CENTER:
            return [Zone(CENTER, (half, half, 0))]
        return [
            Zone(marker.id, marker.place) for marker in markers_of(case.position, self.piece.around) if marker.place
        ]

    def _outside(self, case: Case, zone: Zone, stops: Stops, *, walking: bool = True) -> Floats:
        """Inches from places to a zone; nought inside."""
        if zone.point is not None:
            flat = stops * (1, 1, 0) if zone.name == CENTER else stops
            far: Floats = straight(flat[:, :3], [zone.point])[:, 0] - (self.piece.within + case.me.sheet.radius) / 100
            beside = far <= 0
            if walking:
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
        mine = self._inside(case, zone, [m for m in counted(case.position, case.seat) if m.id != case.me.id])
        theirs = self._inside(case, zone, counted(case.position, case.rival))
        strangers = self._inside(case, zone, hostiles(case.position))
        before, after = (self._outcome(count, theirs, strangers) for count in (mine, mine + 1))
        return MORE * (not strangers or self.piece.hostiles == "subtract") + (1 - MORE) * (after - before)

    def _outcome(self, mine: int, theirs: int, strangers: int) -> int:
        """Who has a zone: 1 we, -1 they, 0 nobody."""
        if self.piece.hostiles == "contest":
            mine, theirs = (0, 0) if strangers else (mine, theirs)
        elif self.piece.floor:
            mine, theirs = max(0, mine - strangers), max(0, theirs - strangers)
        if self.piece.held == "alone":
            return (mine > 0 and not theirs) - (theirs > 0 and not mine)
        return (mine > theirs) - (theirs > mine)

    def _inside(self, case: Case, zone: Zone, models: tuple[Model, ...] | list[Model]) -> int:
        """How many of some models stand in a zone."""
        places = [model.place for model in models if model.place is not None]
        if not places:
            return 0
        return int((self._outside(case, zone, np.array(places), walking=False) == 0).sum())

    def prey(self, case: Case, foe: Model) -> float:
        """Who is counted in a zone around a point."""
        if self.piece.around == QUADRANTS or (foe.sheet.seat is None and foe not in hostiles(case.position)):
            return 0.0
        return INSIDE * any(self._inside(case, zone, [foe]) for zone in self._zones(case))
