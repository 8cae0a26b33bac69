"""Work at markers: go there, do it, stay by what is begun, undo what the other side has done."""

from collections.abc import Sequence

import numpy as np

from sacredwire.bots.purposes.purpose import DECIDES, Case, Purpose
from sacredwire.bots.purposes.ways import Floats, Stops, straight, walked
from sacredwire.content.missions import Task
from sacredwire.engine.inputs import Interact
from sacredwire.engine.scenarios.markers import is_of, markers_of
from sacredwire.engine.scenarios.presence import is_hostile
from sacredwire.engine.scenarios.task import SET_BACK, may_advance, steps_at
from sacredwire.rules.engagement import engaged_with
from sacredwire.rules.state import Marker, Model, Place

STEP = 12.0
"""Worth of a step that does not decide yet."""
UNDONE, SAVED = 7.0, 25.0
"""Worth of a step taken off the other side; of its last but one."""
GO, FOLLOW = 0.9, 0.5
"""Worth of an inch nearer to work: for whoever is first there, for the others."""
GUARD = 4.0
"""Worth of standing by work that would be lost without."""
HINDER = 0.5
"""How much more an attack is worth on whoever stands where the other side, or a hostile, does harm."""
ABOUT = 3.0
"""How near that is, inches."""


class Working(Purpose):
    """Steps at markers. Rule: M7, M8, M9, M11."""

    piece: Task

    def _open(self, case: Case, marker: Marker) -> float:
        """What work at a marker is worth to the model's side now."""
        mine, theirs = (steps_at(case.position, seat, marker) for seat in (case.seat, case.rival))
        worth = 0.0
        if may_advance(self.piece, case.position, case.me, case.seat, marker):
            worth = DECIDES if self.piece.wins and mine + 1 >= self.piece.needed else STEP
        if self.piece.set_back and theirs:
            worth = max(worth, SAVED if theirs + 1 >= self.piece.needed else UNDONE)
        return worth

    def _aims(self, case: Case) -> list[tuple[Marker, Place]]:
        """Markers at which something is left to do for the side, now or in a later round."""
        return [
            (marker, marker.place)
            for marker in markers_of(case.position, self.piece.thing)
            if marker.place is not None
            and not (self.piece.own and marker.placed_by != case.seat)
            and (self.piece.set_back or steps_at(case.position, case.seat, marker) < self.piece.needed)
        ]

    def places(self, case: Case, stops: Stops) -> Floats | float:
        """Nearer to work, and beside work that must not be left alone."""
        aims = self._aims(case)
        if not aims:
            return 0.0
        pulls: list[Floats] = []
        total: Floats = np.zeros(len(stops))
        for marker, point in aims:
            far = walked(case.rules, case.position, case.me, stops, point)
            pulls.append(-(GO if case.is_first_at(point) else FOLLOW) * far)
            if self.piece.fades and 0 < steps_at(case.position, case.seat, marker) < self.piece.needed:
                total = total + GUARD * (far <= (self.piece.within + case.me.sheet.radius) / 100)
        nearest: Floats = np.maximum.reduce(pulls)
        return nearest + total

    def hands(self, case: Case) -> Sequence[tuple[Place, float]]:
        """Work that may be done now."""
        found = ((marker.place, self._open(case, marker)) for marker in markers_of(case.position, self.piece.thing))
        return [(place, worth) for place, worth in found if place is not None and worth]

    def interact(self, case: Case, action: Interact) -> float | None:
        """A step on, or one of theirs back."""
        if not is_of(action.thing, self.piece.thing):
            return None
        marker = next(one for one in case.position.markers if one.id == action.thing)
        mine, theirs = (steps_at(case.position, seat, marker) for seat in (case.seat, case.rival))
        if action.how == SET_BACK:
            return SAVED if theirs + 1 >= self.piece.needed else UNDONE
        return DECIDES if self.piece.wins and mine + 1 >= self.piece.needed else STEP

    def prey(self, case: Case, foe: Model) -> float:
        """Who stands where it does harm: an enemy at its work, a hostile where hostiles undo ours."""
        if foe.place is None or (foe.sheet.seat is None and self.piece.hostiles == "ignore"):
            return 0.0
        points = [
            marker.place
            for marker in markers_of(case.position, self.piece.thing)
            if marker.place is not None and not (self.piece.own and marker.placed_by == case.seat)
        ]
        if not points or (foe.sheet.seat is None and not is_hostile(foe)):
            return 0.0
        return HINDER if float(straight(np.array([foe.place]), points).min()) <= ABOUT else 0.0

    def urgency(self, case: Case) -> float:
        """Who can work at once first, and most of all who can finish."""
        place = case.me.place
        work = self.hands(case)
        if place is None or not work or engaged_with(case.rules, case.position, case.me):
            return 0.0
        far = straight(np.array([place]), [point for point, _ in work])[0]
        left = np.maximum(0.0, 1.0 - far / 8.0)
        return float((left * [worth for _, worth in work]).max()) / 2
