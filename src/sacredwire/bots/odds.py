"""The odds of attacks between models as they are, remembered in rows that numpy reads whole."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sacredwire.content.schema import Weapon
from sacredwire.rules.combat import Attempt, arms, is_shot, range_of, reach_of
from sacredwire.rules.damage import Chances, chances
from sacredwire.rules.hostiles.onset import own_weapons
from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.outlook import BLIND, COVER, FAR, SEEN
from sacredwire.rules.space.pack import Table, rows
from sacredwire.rules.state import Model

Floats = NDArray[np.float64]

BANDS = np.array((600, 1200))
"""Distances at which a level may change (a pistol's, a Scope's), hundredths."""
WIDTH = len(BANDS) + 1
UNSEEN = 2 * WIDTH
"""Kinds of situation: 0, 1, 2 in the open by distance, three more for cover, three in which there is no attack."""
KINDS = 3 * WIDTH

LOSS, WORTH = 0, 1
"""What a row holds: the Health an attack takes on average; what it is worth to the attacker's side."""
SQUAD, OTHERS = 1.0, 0.6
"""What a point of Health is worth on an enemy squad's model, and on anybody else's."""
KILL, BOSS_KILL = 4.0, 4.0
"""What taking a model out adds, and a Boss on top."""

MOST, MOST_HOSTS, MOST_ENEMIES = 8192, 256, 64
"""Rows and models remembered, hosts, and enemies as they stand; when there are more, all are forgotten."""


def worth_of(target: Model, found: Chances) -> float:
    """What an attack is worth to the attacker's side, in points of Health."""
    value = found.loss + KILL * found.kill + (BOSS_KILL * found.kill if target.sheet.boss else 0.0)
    return (SQUAD if target.sheet.seat else OTHERS) * value - 0.5 * found.fumble


class Arm(NamedTuple):
    """One of a model's weapons.

    Attributes:
        weapon: The weapon; ``shot`` whether attacks with it are shots.
        limit: How far it reaches, hundredths.
        threat: How far a melee weapon reaches with a Move before.
    """

    weapon: Weapon
    shot: bool
    limit: int
    threat: int


class Kit(NamedTuple):
    """What is asked again and again of a model, and of all that fight like it.

    Attributes:
        number: Its own.
        arms: What it can fight with; ``own`` what it would fight with by choice.
        shoots: Whether any of it shoots.
    """

    number: int
    arms: tuple[Arm, ...]
    own: tuple[Arm, ...]
    shoots: bool


class Fighter(NamedTuple):
    """A model and its kit."""

    model: Model
    kit: Kit


class Row:
    """The odds of one attack in every kind of situation, worked out when first asked for.

    Attributes:
        values: A line of `LOSS` and one of `WORTH`, a column a kind of situation; what is unknown is no number.
    """

    def __init__(self, rules: Ruleset, tried: Attempt) -> None:
        self._rules, self._tried = rules, tried
        self.values: Floats = np.full((2, KINDS), np.nan)
        self.values[:, UNSEEN:] = 0.0

    def value(self, which: int, kind: int = 0) -> float:
        """One of its values."""
        if np.isnan(self.values[which, kind]):
            self.work_out(kind)
        return float(self.values[which, kind])

    def work_out(self, kind: int) -> None:
        """Fills in what was unknown of a kind of situation. Rule: C4.7-C4.18."""
        tried = self._tried
        covered, band = divmod(kind, WIDTH)
        distance = int(BANDS[band - 1] + 1 if band else BANDS[0]) if tried.shot else 0
        found = chances(
            self._rules,
            Attempt(
                tried.attacker,
                tried.target,
                tried.weapon,
                distance,
                tried.shot,
                bool(covered),
                tried.into_melee,
                tried.moved,
                tried.free,
                attackers_foes=0 if tried.shot else 1,
            ),
        )
        self.values[:, kind] = found.loss, worth_of(tried.target, found)


class Rates:
    """Rows side by side.

    Args:
        side_by_side: The rows.
        which: What is read of them: `LOSS` or `WORTH`.
    """

    def __init__(self, side_by_side: Sequence[Row], which: int) -> None:
        self._rows, self._which = side_by_side, which
        self._table: Floats = np.concatenate([row.values[which] for row in side_by_side])
        self._begins = np.arange(0, KINDS * len(side_by_side), KINDS)

    def of(self, kinds: NDArray[np.int64]) -> Floats:
        """The values in the kinds of situation that a matrix tells for each place (a line) and each row (a column)."""
        keys = kinds + self._begins
        values: Floats = self._table[keys]
        unknown = np.isnan(values)
        if unknown.any():
            for key in set(keys[unknown].tolist()):
                self._table[key] = self._rows[key // KINDS].value(self._which, key % KINDS)
            values = self._table[keys]
        return values


class Volley(NamedTuple):
    """Attacks side by side: how each lies, and what it is worth in every kind of situation."""

    looks: Table
    rates: Rates


class Host:
    """Kits side by side, wherever those who bear them stand: their volley, and those at them.

    Attributes:
        begins: Where the weapons of each begin in the volley of all.
    """

    def __init__(self, odds: "Odds", fighters: Sequence[Fighter]) -> None:
        self._odds = odds
        armed = [(at, arm) for at, fighter in enumerate(fighters) for arm in fighter.kit.own]
        self.begins = np.flatnonzero(np.diff([at for at, _ in armed], prepend=-1))
        self._armed = armed
        self._looks = rows([(at, FAR, COVER, 0) if arm.shot else (at, arm.threat, BLIND, 0) for at, arm in armed], 4)
        self._theirs: dict[tuple[int, ...], Volley] = {}
        self._mine: dict[tuple[Hashable, ...], Volley] = {}

    def threats(self, fighters: Sequence[Fighter], target: Fighter) -> Volley:
        """What each of their weapons takes from a model, wherever a Move brings them."""
        aiming = [at for at, fighter in enumerate(fighters) if fighter.model.aim == target.model.sheet.id]
        key = (target.kit.number, *aiming)
        known = self._theirs.get(key)
        if known is None:
            found = [self._odds.row(fighters[at], target, arm) for at, arm in self._armed]
            known = self._theirs[key] = Volley(self._looks, Rates(found, LOSS))
        return known

    def attacks(
        self, fighters: Sequence[Fighter], attacker: Fighter, moved: bool, into_melee: tuple[bool, ...]
    ) -> Volley:
        """What attacks on them are worth, weapon after weapon of the attacker, each against all of them."""
        aim = attacker.model.aim
        aimed = next((at for at, fighter in enumerate(fighters) if fighter.model.sheet.id == aim), -1) if aim else -1
        key = (attacker.kit.number, aimed, moved, into_melee)
        known = self._mine.get(key)
        if known is None:
            apart = not self._odds.rules.switches.engaged_may_shoot
            looks, found = [], []
            for arm in attacker.kit.arms:
                care, alone = COVER if arm.shot else SEEN, int(apart and arm.weapon.kind == "ranged")
                for at, (target, into) in enumerate(zip(fighters, into_melee, strict=True)):
                    looks.append((at, arm.limit, care, alone))
                    found.append(self._odds.row(attacker, target, arm, moved=moved, into_melee=into))
            known = self._mine[key] = Volley(rows(looks, 4), Rates(found, WORTH))
        return known


class Enemies(NamedTuple):
    """Models one model may fight, as they stand.

    Attributes:
        fighters: The models, at least one.
        host: Their kits.
        bases: The room each takes, a line each.
        fresh: Whether each has still to act this round.
    """

    fighters: Sequence[Fighter]
    host: Host
    bases: Table
    fresh: NDArray[np.bool_]


class Odds:
    """Remembers rows of odds, models as fighters and enemies as they stand.

    Args:
        rules: The edition.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._fighters: dict[int, Fighter] = {}
        self._kits: dict[Hashable, Kit] = {}
        self._rows: dict[tuple[Hashable, ...], Row] = {}
        self._enemies: dict[tuple[int, ...], Enemies] = {}
        self._hosts: dict[tuple[int, ...], Host] = {}

    def fighter(self, model: Model) -> Fighter:
        """A model as a fighter, told by its identity."""
        known = self._fighters.get(id(model))
        if known is None:
            if len(self._fighters) >= MOST:
                self._fighters.clear()
            known = self._fighters[id(model)] = Fighter(model, self._kit(model))
        return known

    def enemies(self, models: Sequence[Model]) -> Enemies:
        """Models as enemies, told by their identities."""
        key = tuple(map(id, models))
        known = self._enemies.get(key)
        if known is None:
            if len(self._enemies) >= MOST_ENEMIES:
                self._enemies.clear()
            fighters = [self.fighter(model) for model in models]
            bases = np.array([body(model) for model in models], np.int64)
            fresh = np.array([model.activated == 0 for model in models])
            known = self._enemies[key] = Enemies(fighters, self._host(fighters), bases, fresh)
        return known

    def _host(self, fighters: Sequence[Fighter]) -> Host:
        key = tuple(fighter.kit.number for fighter in fighters)
        known = self._hosts.get(key)
        if known is None:
            if len(self._hosts) >= MOST_HOSTS:
                self._hosts.clear()
            known = self._hosts[key] = Host(self, fighters)
        return known

    def _kit(self, model: Model) -> Kit:
        facts = _facts(model)
        known = self._kits.get(facts)
        if known is None:
            weapons = arms(self.rules, model)
            own, held = own_weapons(weapons), tuple(self._arm(model, weapon) for weapon in weapons)
            chosen = tuple(arm for arm in held if arm.weapon in own)
            known = self._kits[facts] = Kit(len(self._kits), held, chosen, any(arm.shot for arm in held))
        return known

    def _arm(self, model: Model, weapon: Weapon) -> Arm:
        limit = range_of(self.rules, weapon.id)
        return Arm(
            weapon,
            is_shot(weapon),
            limit if limit >= 0 else FAR,
            model.move + reach_of(self.rules, weapon),
        )

    def row(
        self,
        attacker: Fighter,
        target: Fighter,
        arm: Arm,
        *,
        moved: bool = False,
        free: bool = False,
        into_melee: bool = False,
    ) -> Row:
        """The odds of an attack by the facts that hold wherever it is made from. Rule: C4.7-C4.18."""
        one, other, shot = attacker.model, target.model, arm.shot
        aims = one.aim == other.sheet.id
        key = (attacker.kit.number, target.kit.number, arm.weapon.id, aims, moved and shot, free, into_melee and shot)
        known = self._rows.get(key)
        if known is None:
            if len(self._rows) >= MOST:
                self._rows.clear()
            tried = Attempt(
                one, other, arm.weapon, 0, shot, into_melee=into_melee and shot, moved=moved and shot, free=free
            )
            known = self._rows[key] = Row(self.rules, tried)
        return known


@lru_cache(maxsize=8)
def odds_under(rules: Ruleset) -> Odds:
    """The odds under an edition, one memory for all who ask."""
    return Odds(rules)


def _facts(model: Model) -> Hashable:
    """All of a model that the odds of an attack by it or on it depend on, whom it aims at apart."""
    sheet = model.sheet
    return (
        sheet.contract,
        sheet.side,
        sheet.boss,
        sheet.seat is None,
        model.combat,
        model.defense,
        model.shooting,
        model.move,
        model.health,
        model.max_health,
        model.weapons,
        model.blocked,
        model.armor,
        model.melted,
        model.items,
        model.ran,
        model.conditions,
    )
