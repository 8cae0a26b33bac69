"""What attacks promise from many places at once, by the exact odds and one question to the geometry."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sacredwire.content.effects import MaxRange
from sacredwire.content.schema import Weapon
from sacredwire.rules.combat import Attempt, arms, is_shot, reach_of
from sacredwire.rules.damage import Chances, chances
from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.sight import CLEAR, see_many
from sacredwire.rules.state import Model, Place, Table

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

BANDS = (600, 1200)
"""Distances at which a level may change (a pistol's, a Scope's), hundredths."""
SQUAD, OTHERS = 1.0, 0.6
"""What a point of Health is worth on an enemy squad's model, and on anybody else's."""
KILL, BOSS_KILL = 4.0, 4.0
"""What taking a model out adds, and a Boss on top."""


class Odds:
    """Remembers odds of attacks between models as they are; a model that changed is another key.

    Args:
        rules: The edition.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._known: dict[tuple[int, int, str, bool, int, bool, bool, bool], tuple[Model, Model, Chances]] = {}

    def of(
        self,
        attacker: Model,
        target: Model,
        weapon: Weapon,
        *,
        covered: bool = False,
        band: int = 0,
        moved: bool = False,
        free: bool = False,
        into_melee: bool = False,
    ) -> Chances:
        """The odds of an attack in a situation told by a few facts. Rule: C4.7-C4.18."""
        key = (id(attacker), id(target), weapon.id, covered, band, moved, free, into_melee)
        known = self._known.get(key)
        if known is not None and known[0] is attacker and known[1] is target:
            return known[2]
        shot = is_shot(weapon)
        distance = (BANDS[band - 1] + 1 if band else BANDS[0]) if shot else 0
        tried = Attempt(
            attacker, target, weapon, distance, shot, covered, into_melee, moved, free, attackers_foes=0 if shot else 1
        )
        found = chances(self.rules, tried)
        if len(self._known) > 20_000:
            self._known.clear()
        self._known[key] = (attacker, target, found)
        return found

    @staticmethod
    def worth(target: Model, found: Chances) -> float:
        """What an attack is worth to the attacker's side, in points of Health."""
        value = found.loss + KILL * found.kill + (BOSS_KILL * found.kill if target.sheet.boss else 0.0)
        return (SQUAD if target.sheet.seat else OTHERS) * value - 0.5 * found.fumble


class Places:
    """Candidate places of one model against a row of enemies: distances, sight both ways.

    Args:
        rules: The edition.
        table: The table.
        me: The model.
        stops: Where it might stand.
        foes: Its enemies on the board.
    """

    def __init__(self, rules: Ruleset, table: Table, me: Model, stops: Sequence[Place], foes: Sequence[Model]) -> None:
        self.rules, self.me, self.foes, self.stops = rules, me, foes, stops
        terrain = rules.terrain(table.board)
        here = [(*stop, me.sheet.radius) for stop in stops]
        there = [body(foe) for foe in foes]
        self.seen = see_many(terrain, here, there, table.smokes)
        self.seen_back = see_many(terrain, there, here, table.smokes).T
        mine, theirs = np.array(here, np.float64), np.array(there, np.float64)
        plan = np.hypot(mine[:, None, 0] - theirs[None, :, 0], mine[:, None, 1] - theirs[None, :, 1])
        flat = np.maximum(plan - mine[:, None, 3] - theirs[None, :, 3], 0.0)
        self.gaps: Floats = np.hypot(flat, mine[:, None, 2] - theirs[None, :, 2])
        self.bands = (self.gaps > BANDS[0]).astype(np.int64) + (self.gaps > BANDS[1])
        self.engaged: Flags = self.gaps <= rules.numbers.engaged

    def attacks(self, odds: Odds, moved: bool, into_melee: Sequence[bool]) -> Floats:
        """The worth of the best attack from each place."""
        best = np.zeros(len(self.stops))
        crowded: Flags = np.any(self.engaged, axis=1)
        for weapon in arms(self.rules, self.me):
            able = self._able(weapon, crowded)
            if able.any():
                values = self._values(odds, weapon, able, moved, into_melee)
                np.maximum(best, values.max(axis=1), out=best)
        return best

    def _able(self, weapon: Weapon, crowded: Flags) -> Flags:
        """From where the weapon can be used on whom. Rule: C4.7, C4.14, R-20."""
        sees: Flags = self.seen != 0
        if not is_shot(weapon):
            return np.logical_and(sees, self.gaps <= reach_of(self.rules, weapon))
        for effect in weapon.effects:
            if type(effect) is MaxRange:
                sees = np.logical_and(sees, self.gaps <= effect.distance)
        if weapon.kind == "ranged" and not self.rules.switches.engaged_may_shoot:
            sees = np.logical_and(sees, ~crowded[:, None])
        return sees

    def _values(self, odds: Odds, weapon: Weapon, able: Flags, moved: bool, into_melee: Sequence[bool]) -> Floats:
        shot = is_shot(weapon)
        covered = (self.seen != CLEAR) & shot
        codes = np.where(able, covered * 3 + (self.bands if shot else 0), -1)
        values = np.zeros(codes.shape)
        for column, foe in enumerate(self.foes):
            column_codes = codes[:, column]
            for code in np.unique(column_codes):
                if code >= 0:
                    found = odds.of(
                        self.me,
                        foe,
                        weapon,
                        covered=bool(code // 3),
                        band=int(code % 3),
                        moved=moved and shot,
                        into_melee=shot and into_melee[column],
                    )
                    values[column_codes == code, column] = odds.worth(foe, found)
        return values

    def threats(self, odds: Odds, weights: Sequence[float]) -> Floats:
        """What enemies may do to the model at each place in their next activation, weighed by enemy."""
        total = np.zeros(len(self.stops))
        for column, foe in enumerate(self.foes):
            total += weights[column] * self._threat(odds, column, foe)
        return total

    def _threat(self, odds: Odds, column: int, foe: Model) -> Floats:
        sees, gaps = self.seen_back[:, column], self.gaps[:, column]
        worst = np.zeros(len(self.stops))
        for weapon in arms(self.rules, foe):
            if not is_shot(weapon):
                able = gaps <= foe.move + reach_of(self.rules, weapon)
                if able.any():
                    worst[able] = np.maximum(worst[able], odds.of(foe, self.me, weapon).loss)
                continue
            for covered in (False, True):
                able = (sees != 0) & ((sees != CLEAR) == covered)
                for band in (0, 1, 2):
                    chosen = able & (self.bands[:, column] == band)
                    if chosen.any():
                        loss = odds.of(foe, self.me, weapon, covered=covered, band=band).loss
                        worst[chosen] = np.maximum(worst[chosen], loss)
        return worst
