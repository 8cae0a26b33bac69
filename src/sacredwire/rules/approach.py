"""Ways toward another model, for those who run without thinking."""

import numpy as np

from sacredwire.rules.engagement import are_enemies, gap, on_board
from sacredwire.rules.movement import bodies, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import Body
from sacredwire.rules.space.path import Polyline, cut
from sacredwire.rules.space.reach import ANYWHERE, Reach, reach, shortest
from sacredwire.rules.state import Model, Table


def nearest_enemies(rules: Ruleset, table: Table, model: Model) -> tuple[Model, ...]:
    """The enemy or enemies nearest to a model. Rule: R-74, R-85."""
    enemies = [enemy for enemy in on_board(table) if are_enemies(rules, model, enemy, table.active)]
    if not enemies:
        return ()
    least = min(gap(model, enemy) for enemy in enemies)
    return tuple(enemy for enemy in enemies if gap(model, enemy) == least)


def toward(rules: Ruleset, table: Table, model: Model, goal: Model, budget: int) -> Polyline:
    """The shortest way toward a model, as far as the budget goes and no farther than Engaged range of it.

    Rule: R-74, R-84, R-85.
    """
    assert goal.place is not None
    return toward_place(rules, table, model, (*goal.place, goal.sheet.radius), rules.numbers.engaged, budget)


def toward_place(rules: Ruleset, table: Table, model: Model, goal: Body, limit: int, budget: int) -> Polyline:
    """The shortest way to within ``limit`` of a base (of a point: radius nought), as far as the budget goes.

    Without drops that hurt. Where no way leads there, to the place in reach that is least far from it. Starts where
    the model stands. Rule: R-74, R-84, R-85.
    """
    assert model.place is not None
    terrain, way = rules.terrain(table.board), walker(rules, model, harmless=True)
    foes, others = bodies(rules, table, model)
    x, y, z, radius = goal
    path = shortest(terrain, model.place, way, (x, y, z), radius, limit, foes, others)
    if path is None:
        far_way = walker(rules, model, harmless=True, far=True)
        field = reach(terrain, model.place, ANYWHERE, far_way, foes, others)
        if not len(field):
            return (model.place,)
        path = field.path_to(_least_far(field, model.sheet.radius, goal))
    return cut(terrain, path, budget, way, foes, others) if len(path) > 1 else path


def _least_far(field: Reach, radius: int, goal: Body) -> int:
    """The stop nearest to a base, of several the cheapest. Rule: R-16."""
    x, y, z, other = goal
    dx, dy, rise = field.x.astype(np.int64) - x, field.y.astype(np.int64) - y, field.z.astype(np.int64) - z
    gaps = np.maximum(np.sqrt(dx * dx + dy * dy) - radius - other, 0)
    squares = gaps * gaps + rise * rise
    nearest = np.flatnonzero(squares == squares.min())
    return int(nearest[field.cost[nearest].argmin()])
