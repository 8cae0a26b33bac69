"""Who is whose enemy, who is Engaged, and what a model can see of another."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.sides import COWORKERS as COWORKERS
from sacredwire.rules.sides import are_enemies as are_enemies
from sacredwire.rules.sides import are_friends as are_friends
from sacredwire.rules.sides import camp as camp
from sacredwire.rules.sides import side_of as side_of
from sacredwire.rules.space.crowd import Places, touching
from sacredwire.rules.space.distance import distance, within
from sacredwire.rules.space.sight import Sight, clear_line, sight
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.standing import SMOKE_BLIND, Group, Standing
from sacredwire.rules.state import Model, Place, Smoke, Table


def foes_and_others(rules: Ruleset, table: Table, who: Model) -> tuple[tuple[Model, ...], tuple[Model, ...]]:
    """All other models on the board: a model's enemies, and the rest. Rule: C4.1."""
    here = Standing.of(table)
    members = here.members
    foes, others = here.parted(rules, who)
    return tuple([members[at] for at in foes.rows]), tuple([members[at] for at in others.rows])


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


def beside(rules: Ruleset, table: Table, who: Model) -> list[Model]:
    """The models within reach of a model's hands, in order of arrival. Rule: R-15, R-65."""
    here = Standing.of(table)
    return [here.members[at] for at in here.beside(rules, who, rules.numbers.interact)]


def engaged_with(rules: Ruleset, table: Table, who: Model, at: Place | None = None) -> tuple[str, ...]:
    """Enemies a model is Engaged with, where it stands or would stand at ``at``. Rule: C4.5, R-19a."""
    if at is not None:
        who = replace(who, place=at)
    return Standing.of(table).engaged(rules, who) if who.place is not None else ()


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
    limit = rules.numbers.interact
    far = limit + who.sheet.radius  # most are far away: a look at the box around them is enough
    if abs(who.place[0] - point[0]) > far or abs(who.place[1] - point[1]) > far:
        return False
    return within(who.place, who.sheet.radius, point, 0, limit) and clear_line(
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
    """Those of some models of the table that the seer has line of sight to; with Ping all. Rule: C4.9, C5.1."""
    if not targets:
        return targets
    here = Standing.of(table)
    return here.seen(rules, seer, Group.of([here.row[target.sheet.id] for target in targets]))


def targets_seen(rules: Ruleset, table: Table, attacker: Model) -> Sequence[Model]:
    """The models that may be attacked and are seen, in order of arrival. Rule: C4.9, R-65, R-62, R-89."""
    here = Standing.of(table)
    return here.seen(rules, attacker, here.targets(rules, attacker))


def has_sight(rules: Ruleset, table: Table, seer: Model, target: Model) -> bool:
    """Whether the seer has line of sight to the target; with Ping always. Rule: C4.9, C5.1."""
    return seer.has("ping") or sees(rules, table, seer, target).seen != 0
