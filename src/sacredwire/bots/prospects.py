"""What attacks promise from many places at once, by the exact odds and one question to the geometry."""

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sacredwire.bots.odds import BANDS, COVERED, UNSEEN, Enemies, Fighter, Floats
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import Bodies
from sacredwire.rules.space.crowd import gaps
from sacredwire.rules.space.sight import CLEAR, see_many
from sacredwire.rules.state import Table

Flags = NDArray[np.bool_]

SHOT = np.full(CLEAR + 1, COVERED)
"""The kind of situation of a shot, at no distance, for every answer about sight."""
SHOT[0], SHOT[CLEAR] = UNSEEN, 0
STRIKE = np.zeros(CLEAR + 1, np.int64)
"""The same for melee, which knows no cover."""
STRIKE[0] = UNSEEN


class Prospects:
    """Candidate places of one model against its enemies: distances, sight both ways.

    Args:
        rules: The edition.
        table: The table.
        me: The model.
        here: Its base where it might stand, a line a place.
        foes: Its enemies on the board.
    """

    def __init__(self, rules: Ruleset, table: Table, me: Fighter, here: NDArray[np.int64], foes: Enemies) -> None:
        self._rules, self.me, self._here, self.foes = rules, me, here, foes
        self._terrain, self._smokes = rules.terrain(table.board), table.smokes
        self._gaps = gaps(here, foes.bases)
        self.engaged: Flags = self._gaps <= rules.numbers.engaged

    @cached_property
    def _bands(self) -> NDArray[np.int64]:
        return np.searchsorted(BANDS, self._gaps)

    def _seen(self, seers: Bodies, targets: Bodies) -> NDArray[np.int16]:
        return see_many(self._terrain, seers, targets, self._smokes)

    def attacks(self, moved: bool, into_melee: tuple[bool, ...]) -> Floats:
        """The worth of the best attack from each place."""
        arms = self.me.kit.arms
        able: Flags = self._gaps[:, None, :] <= np.array([[arm.limit] for arm in arms])
        if not self._rules.switches.engaged_may_shoot:
            barred = np.array([[arm.weapon.kind == "ranged"] for arm in arms])
            able &= ~(np.logical_or.reduce(self.engaged, axis=1)[:, None, None] & barred)
        if not able.any():
            return np.zeros(len(self._here))
        seen = self._seen(self._here, self.foes.bases)
        shot, strike = SHOT[seen] + self._bands, STRIKE[seen]
        kinds = np.stack([shot if arm.shot else strike for arm in arms], axis=1)
        kinds[~able] = UNSEEN
        rates = self.foes.worths(self.me, moved, into_melee)
        best: Floats = rates.of(kinds.reshape(len(kinds), -1)).max(axis=1, initial=0.0)
        return best

    def threats(self, fear: float) -> Floats:
        """What enemies may do to the model at each place in their next activation; half of it once they acted."""
        foes = self.foes
        kinds = UNSEEN * (self._gaps[:, foes.columns] > foes.threats)
        if len(foes.shots):
            seen = self._seen(foes.bases[foes.shooters], self._here)
            kinds[:, foes.shots] = SHOT[seen.T] + self._bands[:, foes.shooters]
        worst = np.maximum.reduceat(foes.losses(self.me).of(kinds), foes.begins, axis=1)
        total: Floats = np.add.reduce(worst * np.where(foes.fresh, fear, fear / 2), axis=1)
        return total
