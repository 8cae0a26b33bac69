"""Where AI models go: toward a thing, after a quarry, into cover, off in one direction."""

from collections.abc import Sequence

import numpy as np

from sacredwire.rules.approach import toward
from sacredwire.rules.engagement import gap, smokes_between
from sacredwire.rules.hostiles.situation import nearest
from sacredwire.rules.movement import allowance, bodies, body, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import distance
from sacredwire.rules.space.path import Polyline, cut
from sacredwire.rules.space.push import straight
from sacredwire.rules.space.reach import ANYWHERE, Reach, budgets, reach
from sacredwire.rules.space.sight import CLEAR, see_many, sees_point
from sacredwire.rules.space.stops import arrivals
from sacredwire.rules.state import Marker, Model, Place, Table


def field_of(rules: Ruleset, table: Table, model: Model, budget: int, *, far: bool = False) -> Reach:
    """Where a model can get to without a drop that hurts; ``far`` as in `walker`. Rule: R-85."""
    assert model.place is not None
    way = walker(rules, model, harmless=True, far=far)
    foes, others = bodies(rules, table, model)
    return reach(rules.terrain(table.board), model.place, budget, way, foes, others)


class Chase:
    """Whom a model that can attack nobody goes after, and how.

    Attributes:
        tied: The enemy or, tied, the enemies with the shortest path; no path to any: the nearest.

    Rule: R-84.
    """

    def __init__(self, rules: Ruleset, table: Table, model: Model, enemies: Sequence[Model]) -> None:
        self._asked = (rules, table, model)
        self._stops: dict[str, tuple[int, int]] = {}
        if not enemies:
            self.tied: tuple[Model, ...] = ()
            return
        there = [body(enemy) for enemy in enemies]
        for budget in budgets(min(gap(model, enemy) for enemy in enemies)):
            self._field = field_of(rules, table, model, budget, far=True)
            stops = arrivals(self._field.stops, model.sheet.radius, there, rules.numbers.engaged)
            costs = self._field.cost
            for enemy, stop in zip(enemies, stops, strict=True):
                if stop >= 0:  # the cheapest stop beside it
                    self._stops[enemy.id] = (int(costs[stop]), stop)
            if self._stops:
                break
        least = min((cost for cost, _ in self._stops.values()), default=0)
        reached = tuple(enemy for enemy in enemies if self._stops.get(enemy.id, (-1, 0))[0] == least)
        self.tied = reached if self._stops else nearest(rules, table, model, enemies)

    def way_to(self, enemy: Model) -> Polyline:
        """The way to one of them, from where the model stands; as near as there is a way."""
        rules, table, model = self._asked
        if enemy.id in self._stops:
            return self._field.path_to(self._stops[enemy.id][1])
        return toward(rules, table, model, enemy, ANYWHERE)


def first_part(rules: Ruleset, table: Table, model: Model, way: Polyline) -> Polyline:
    """As much of a way as one Move pays for. Rule: R-84, R-85."""
    if len(way) < 2:
        return way
    foes, others = bodies(rules, table, model)
    walk = walker(rules, model, harmless=True)
    return cut(rules.terrain(table.board), way, allowance(rules, model), walk, foes, others)


def rest_of(way: Polyline, walked: Polyline) -> Polyline:
    """What is left of a way after its first part: from where that ended."""
    end, after = walked[-1], way[max(1, len(walked) - 1) :]
    return (end, *(after[1:] if after[:1] == (end,) else after))


class Cover:
    """Places a model may seek cover in from one enemy.

    Attributes:
        field: The stops of its Move.
        best: Those equally good: the nearest in cover or out of sight; none: the farthest from the enemy.
        stays: Whether it is in cover where it stands, or nowhere better.

    Rule: I.behaviors, R-142.
    """

    def __init__(self, rules: Ruleset, table: Table, model: Model, enemy: Model) -> None:
        assert model.place is not None
        assert enemy.place is not None
        terrain, radius = rules.terrain(table.board), model.sheet.radius
        self.best: tuple[int, ...] = ()
        self.stays = bool(see_many(terrain, [body(enemy)], [body(model)], table.smokes)[0, 0] != CLEAR)
        if self.stays:
            return
        self.field = field_of(rules, table, model, allowance(rules, model))
        count = len(self.field)
        stops = np.column_stack((self.field.x, self.field.y, self.field.z, np.full(count, radius))).astype(np.int64)
        hidden = see_many(terrain, [body(enemy)], stops, table.smokes)[0] != CLEAR if count else np.zeros(0, np.bool_)
        if hidden.any():
            least = self.field.cost[hidden].min()
            self.best = tuple(np.flatnonzero(hidden & (self.field.cost == least)).tolist())
            return
        here = distance(model.place, radius, enemy.place, enemy.sheet.radius)
        gaps = [distance(self.field.place(stop), radius, enemy.place, enemy.sheet.radius) for stop in range(count)]
        most = max(gaps, default=0)
        self.best = tuple(stop for stop, gap in enumerate(gaps) if gap == most and most > here)
        self.stays = not self.best


def visible_loot(rules: Ruleset, table: Table, model: Model) -> tuple[Marker, ...]:
    """The visible loot marker nearest to a model, or all equally near. Rule: I.behaviors, R-65."""
    terrain, here = rules.terrain(table.board), model.place
    assert here is not None
    found: list[tuple[int, Marker]] = []
    for marker in table.markers:
        if marker.kind == "loot" and marker.place is not None:
            smokes = smokes_between(table, here, model.sheet.radius, marker.place, 0)
            if model.has("ping") or sees_point(terrain, here, marker.place, smokes):
                found.append((distance(here, model.sheet.radius, marker.place, 0), marker))
    least = min((gap for gap, _ in found), default=0)
    return tuple(marker for gap, marker in found if gap == least)


def run_straight(rules: Ruleset, table: Table, model: Model, degrees: int) -> Polyline:
    """A run of a whole Move in one direction, until blocked. Rule: R-85."""
    assert model.place is not None
    foes, others = bodies(rules, table, model)
    way = walker(rules, model, harmless=True)
    move = allowance(rules, model)
    return straight(rules.terrain(table.board), model.place, degrees, move, way, foes, others)


def middle_of(places: Sequence[Place]) -> Place:
    """The middle of some places in plan, at the height of the highest of them."""
    count = len(places)
    return (
        sum(x for x, _, _ in places) // count,
        sum(y for _, y, _ in places) // count,
        max(z for _, _, z in places),
    )
