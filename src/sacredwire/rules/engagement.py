"""Who is whose enemy, who is Engaged, and what a model can see of another."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from sacredwire.rules.recall import recalled
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import Body
from sacredwire.rules.space.crowd import Places, touching
from sacredwire.rules.space.distance import distance, within
from sacredwire.rules.space.sight import Sight, clear_line, see_many, sight
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import Model, Place, Smoke, Table

COWORKERS = "coworkers"
SMOKE_BLIND = 100
"""Smoke never comes between models this near. Rule: R-73."""


def side_of(model: Model, active: str = "") -> str:
    """The side a model fights for: a hijacked model's is its hijacker's during that activation. Rule: R-62."""
    if model.sheet.id == active:
        for condition in model.conditions:
            if condition.kind == "hijacked" and condition.began:
                return condition.side
    return model.sheet.side


def camp(rules: Ruleset, side: str) -> str:
    """Sides that never fight each other share a camp. Rule: C4.1."""
    faction = rules.factions.get(side)
    if faction is None or side == COWORKERS:
        return side
    if rules.switches.enemies == "sides":
        return "hostiles"
    return min((side, *faction.allied))


def are_enemies(rules: Ruleset, a: Model, b: Model, active: str = "") -> bool:
    """Whether two models are each other's enemies under the edition's policy. Rule: C4.1, R-89."""
    if a.sheet.id == b.sheet.id:
        return False
    mine, yours = side_of(a, active), side_of(b, active)
    if mine == yours != COWORKERS:
        return False
    angry = mine == COWORKERS and a.has("hostile"), yours == COWORKERS and b.has("hostile")
    return _fight(rules, mine, yours, *angry)


@lru_cache(maxsize=1024)
def _fight(rules: Ruleset, mine: str, yours: str, a_hostile: bool, b_hostile: bool) -> bool:
    """Whether two sides fight; of Coworkers it matters whether they were attacked. Rule: C4.1, R-89."""
    if mine == yours == COWORKERS:
        return rules.switches.enemies == "factions" and (a_hostile or b_hostile)
    if rules.switches.enemies == "sides":
        for side, hostile in ((mine, a_hostile), (yours, b_hostile)):
            if side == COWORKERS and not hostile:
                return False
    return mine != yours and camp(rules, mine) != camp(rules, yours)


def are_friends(a: Model, b: Model, active: str = "") -> bool:
    """Whether two models are of the same side (an ally: "friendly"). Rule: C4.1."""
    return a.sheet.id != b.sheet.id and side_of(a, active) == side_of(b, active)


@recalled
def foes_and_others(rules: Ruleset, table: Table, who: Model) -> tuple[tuple[Model, ...], tuple[Model, ...]]:
    """All other models on the board: a model's enemies, and the rest. Rule: C4.1."""
    own, active = who.sheet.id, table.active
    fights: dict[tuple[str, bool, bool], bool] = {}
    foes: list[Model] = []
    others: list[Model] = []
    for model in table.models.values():
        sheet = model.sheet
        if model.place is None or sheet.id == own:
            continue
        kind = (sheet.side, sheet.side == COWORKERS and model.has("hostile"), sheet.id == active)
        known = fights.get(kind)  # all that it depends on
        fight = fights[kind] = are_enemies(rules, who, model, active) if known is None else known
        (foes if fight else others).append(model)
    return tuple(foes), tuple(others)


def on_board(table: Table) -> Iterable[Model]:
    """Models standing on the board, in order of arrival."""
    return (model for model in table.models.values() if model.place is not None)


def near(a: Model, b: Model, limit: int) -> bool:
    """Whether two models on the board are within ``limit`` of each other, base to base. Rule: R-54."""
    assert a.place is not None
    assert b.place is not None
    return within(a.place, a.sheet.radius, b.place, b.sheet.radius, limit)


def gap(a: Model, b: Model) -> int:
    """Distance between two models on the board, hundredths of an inch. Rule: R-16."""
    assert a.place is not None
    assert b.place is not None
    return distance(a.place, a.sheet.radius, b.place, b.sheet.radius)


def touches(rules: Ruleset, table: Table, a: Model, b: Model, limit: int) -> bool:
    """Within ``limit`` with the clear line of Engaged. Rule: R-19a, R-65."""
    if not near(a, b, limit):
        return False
    assert a.place is not None
    assert b.place is not None
    return clear_line(rules.terrain(table.board), a.place, a.sheet.radius, b.place, b.sheet.radius)


def engaged_with(rules: Ruleset, table: Table, who: Model, at: Place | None = None) -> tuple[str, ...]:
    """Enemies a model is Engaged with, where it stands or would stand at ``at``. Rule: C4.5, R-19a."""
    return _engaged_with(rules, table, who if at is None else replace(who, place=at))


@recalled
def _engaged_with(rules: Ruleset, table: Table, who: Model) -> tuple[str, ...]:
    if who.place is None:
        return ()
    x, y, z = who.place
    limit, radius, active = rules.numbers.engaged, who.sheet.radius, table.active
    found: list[str] = []
    for enemy in table.models.values():
        there = enemy.place
        if there is None:
            continue
        far = limit + radius + enemy.sheet.radius  # most are far away: a look at the box around them is enough
        if not (-far <= there[0] - x <= far and -far <= there[1] - y <= far and -limit <= there[2] - z <= limit):
            continue
        if (
            within(who.place, radius, there, enemy.sheet.radius, limit)
            and are_enemies(rules, who, enemy, active)
            and clear_line(rules.terrain(table.board), who.place, radius, there, enemy.sheet.radius)
        ):
            found.append(enemy.sheet.id)
    return tuple(found)


def engaged_at(rules: Ruleset, table: Table, who: Model, places: Places) -> NDArray[np.bool_]:
    """On which of some places a model would be Engaged with any enemy. Rule: C4.5, R-19a."""
    foes, _ = foes_and_others(rules, table, who)
    engaged: NDArray[np.bool_] = np.logical_or.reduce(touching_at(rules, table, who, places, foes), axis=1)
    return engaged


def touching_at(rules: Ruleset, table: Table, who: Model, places: Places, others: Iterable[Model]) -> NDArray[np.bool_]:
    """From which places (rows) a model would be in Engaged range of which others (columns). Rule: C4.5, R-19a."""
    there = [(*other.place, other.sheet.radius) for other in others if other.place is not None]
    bases = np.column_stack((places, np.full(len(places), who.sheet.radius)))
    return touching(rules.terrain(table.board), bases, there, rules.numbers.engaged)


def reaches_marker(rules: Ruleset, table: Table, who: Model, point: Place) -> bool:
    """Whether a marker is within reach of Interact or Search, with a clear line. Rule: R-65."""
    assert who.place is not None
    return within(who.place, who.sheet.radius, point, 0, rules.numbers.interact) and clear_line(
        rules.terrain(table.board), who.place, who.sheet.radius, point, 0
    )


def smokes_between(table: Table, a: Place, a_radius: int, b: Place, b_radius: int) -> tuple[Smoke, ...]:
    """The smoke that may come between two models. Rule: R-73."""
    if not table.smokes or within(a, a_radius, b, b_radius, SMOKE_BLIND):
        return ()
    return table.smokes


@lru_cache(maxsize=8192)
def _sight(terrain: Terrain, seer: Place, target: Place, smokes: tuple[Smoke, ...]) -> Sight:
    """What an eye sees; the same two places are asked about again and again."""
    return sight(terrain, seer, target, smokes)


def sees(rules: Ruleset, table: Table, seer: Model, target: Model) -> Sight:
    """What the seer sees of the target, terrain and smoke considered; Ping is the caller's. Rule: C4.9, R-24."""
    assert seer.place is not None
    assert target.place is not None
    smokes = smokes_between(table, seer.place, seer.sheet.radius, target.place, target.sheet.radius)
    return _sight(rules.terrain(table.board), seer.place, target.place, smokes)


def seen_among(rules: Ruleset, table: Table, seer: Model, targets: Sequence[Model]) -> Sequence[Model]:
    """Those of some models that the seer has line of sight to, in their order; with Ping all. Rule: C4.9, C5.1."""
    if not targets or seer.has("ping"):
        return targets
    terrain, there = rules.terrain(table.board), [_body(target) for target in targets]
    seen = see_many(terrain, [_body(seer)], there, table.smokes, SMOKE_BLIND)[0].tolist()
    return [target for target, bits in zip(targets, seen, strict=True) if bits]


def _body(model: Model) -> Body:
    assert model.place is not None
    return (*model.place, model.sheet.radius)


def has_sight(rules: Ruleset, table: Table, seer: Model, target: Model) -> bool:
    """Whether the seer has line of sight to the target; with Ping always. Rule: C4.9, C5.1."""
    return seer.has("ping") or sees(rules, table, seer, target).seen != 0
