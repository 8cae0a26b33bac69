"""What attacks promise from many places at once, by the exact odds and one question to the geometry."""

from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sacredwire.content.schema import Weapon
from sacredwire.rules.combat import Attempt, arms, is_shot, range_of, reach_of
from sacredwire.rules.damage import Chances, chances
from sacredwire.rules.hostiles.onset import own_weapons
from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import Places, gaps
from sacredwire.rules.space.sight import CLEAR, see_many
from sacredwire.rules.state import Model, Table

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

BANDS = (600, 1200)
"""Distances at which a level may change (a pistol's, a Scope's), hundredths."""
SQUAD, OTHERS = 1.0, 0.6
"""What a point of Health is worth on an enemy squad's model, and on anybody else's."""
KILL, BOSS_KILL = 4.0, 4.0
"""What taking a model out adds, and a Boss on top."""


class Odds:
    """Remembers the odds of attacks between models as they are.

    Args:
        rules: The edition.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._known: dict[tuple[object, ...], Chances] = {}

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
        key = (*_fighter(attacker), *_fighter(target), weapon.id, covered, band, moved, free, into_melee)
        known = self._known.get(key)
        if known is not None:
            return known
        shot = is_shot(weapon)
        distance = (BANDS[band - 1] + 1 if band else BANDS[0]) if shot else 0
        tried = Attempt(
            attacker, target, weapon, distance, shot, covered, into_melee, moved, free, attackers_foes=0 if shot else 1
        )
        found = chances(self.rules, tried)
        if len(self._known) > 20_000:
            self._known.clear()
        self._known[key] = found
        return found

    @staticmethod
    def worth(target: Model, found: Chances) -> float:
        """What an attack is worth to the attacker's side, in points of Health."""
        value = found.loss + KILL * found.kill + (BOSS_KILL * found.kill if target.sheet.boss else 0.0)
        return (SQUAD if target.sheet.seat else OTHERS) * value - 0.5 * found.fumble


def _fighter(model: Model) -> tuple[object, ...]:
    """All of a model that the odds of an attack by it or on it depend on."""
    return (
        model.sheet,
        model.combat,
        model.defense,
        model.shooting,
        model.health,
        model.max_health,
        model.weapons,
        model.armor,
        model.melted,
        model.items,
        model.aim,
        model.ran,
        model.conditions,
    )


class Prospects:
    """Candidate places of one model against a row of enemies: distances, sight both ways.

    Args:
        rules: The edition.
        table: The table.
        me: The model.
        stops: Where it might stand.
        foes: Its enemies on the board.
    """

    def __init__(self, rules: Ruleset, table: Table, me: Model, stops: Places, foes: Sequence[Model]) -> None:
        self.rules, self.me, self.foes, self.stops = rules, me, foes, stops
        self._terrain, self._smokes = rules.terrain(table.board), table.smokes
        self._here = np.column_stack((stops, np.full(len(stops), me.sheet.radius)))
        self._there = np.array([body(foe) for foe in foes], np.int64)
        self.gaps = gaps(self._here, self._there)
        self.bands = (self.gaps > BANDS[0]).astype(np.int64) + (self.gaps > BANDS[1])
        self.engaged: Flags = self.gaps <= rules.numbers.engaged

    @cached_property
    def seen(self) -> NDArray[np.int16]:
        """What the model would see of each enemy from each place."""
        return see_many(self._terrain, self._here, self._there, self._smokes)

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
        limit = range_of(self.rules, weapon.id)
        able: Flags = self.gaps <= limit if limit >= 0 else np.ones(self.gaps.shape, np.bool_)
        if weapon.kind == "ranged" and not self.rules.switches.engaged_may_shoot:
            able = np.logical_and(able, ~crowded[:, None])
        return np.logical_and(able, self.seen != 0) if able.any() else able

    def _values(self, odds: Odds, weapon: Weapon, able: Flags, moved: bool, into_melee: Sequence[bool]) -> Floats:
        shot = is_shot(weapon)

        def worth(column: int, covered: bool, band: int) -> float:
            into = shot and into_melee[column]
            found = odds.of(
                self.me, self.foes[column], weapon, covered=covered, band=band, moved=moved and shot, into_melee=into
            )
            return odds.worth(self.foes[column], found)

        codes = 3 * (self.seen != CLEAR) + self.bands if shot else np.zeros_like(self.bands)
        return _rated(able, codes, worth)

    def threats(self, odds: Odds, weights: Sequence[float]) -> Floats:
        """What enemies may do to the model at each place in their next activation, weighed by enemy."""
        armed = [(at, weapon) for at, foe in enumerate(self.foes) for weapon in own_weapons(arms(self.rules, foe))]
        columns = [at for at, _ in armed]
        shots = np.array([is_shot(weapon) for _, weapon in armed])
        able, codes = (
            np.empty((len(self.stops), len(armed)), np.bool_),
            np.zeros((len(self.stops), len(armed)), np.int64),
        )
        reaches = [foe.move + reach_of(self.rules, weapon) for foe, weapon in ((self.foes[at], w) for at, w in armed)]
        able[:] = self.gaps[:, columns] <= reaches
        shooters = [at for (at, _), shot in zip(armed, shots, strict=True) if shot]
        if shooters:
            seen = see_many(self._terrain, self._there[shooters], self._here, self._smokes).T
            able[:, shots], codes[:, shots] = seen != 0, 3 * (seen != CLEAR) + self.bands[:, shooters]

        def loss(column: int, covered: bool, band: int) -> float:
            at, weapon = armed[column]
            return weights[at] * odds.of(self.foes[at], self.me, weapon, covered=covered, band=band).loss

        begins = [0, *(at for at in range(1, len(columns)) if columns[at] != columns[at - 1])]
        worst: Floats = np.maximum.reduceat(_rated(able, codes, loss), begins, axis=1)
        total: Floats = np.add.reduce(worst, axis=1)
        return total


def _rated(able: Flags, codes: NDArray[np.int64], rate: Callable[[int, bool, int], float]) -> Floats:
    """A value for each place (row) and column that is possible, nought for others; each kind is rated once."""
    kinds = 6 * able.shape[1]
    keys = np.where(able, codes + np.arange(0, kinds, 6), kinds)
    values = np.zeros(kinds + 1)
    for key in np.flatnonzero(np.bincount(keys.ravel(), minlength=kinds + 1)[:kinds]).tolist():
        column, code = divmod(key, 6)
        values[key] = rate(column, code >= 3, code % 3)
    rated: Floats = values[keys]
    return rated
