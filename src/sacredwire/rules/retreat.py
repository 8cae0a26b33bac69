"""Ways an unwilling or unthinking model takes: to the nearest edge, toward a place."""

import numpy as np

from sacredwire.rules.movement import bodies, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import edge_gap, nearest_edges
from sacredwire.rules.space.lattice import STEP
from sacredwire.rules.space.path import Measured, Polyline, cut, measure
from sacredwire.rules.space.reach import budgets, reach
from sacredwire.rules.state import Model, Place, Table


def toward_edge(rules: Ruleset, table: Table, model: Model, budget: int) -> Polyline:
    """The way to the nearest edge, as far as the budget goes; without drops that hurt. Starts where the model stands.

    The shortest way to the edge that is nearest in plan; walled off from it, to where it is least far.
    Rule: C4.19, R-85.
    """
    assert model.place is not None
    terrain = rules.terrain(table.board)
    radius, way = model.sheet.radius, walker(rules, model, harmless=True)
    foes, others = bodies(rules, table, model)
    far_way = walker(rules, model, harmless=True, far=True)
    nearest = nearest_edges(model.place, terrain.size)
    far = terrain.size - radius
    beside = min(far % STEP if edge in ("N", "E") else -radius % STEP for edge in nearest)
    for within in budgets(edge_gap(model.place, 0, terrain.size)):
        field = reach(terrain, model.place, within, far_way, foes, others)
        gaps = {"N": far - field.y, "E": far - field.x, "S": field.y - radius, "W": field.x - radius}
        least = np.minimum.reduce([np.maximum(gaps[edge], 0) for edge in nearest])
        if beside in least:
            break  # no stop is nearer to the edge, and none as near is cheaper
    if not len(field):
        return (model.place,)
    nearest_stops = np.flatnonzero(least == least.min())
    path = field.path_to(int(nearest_stops[field.cost[nearest_stops].argmin()]))
    onto_edge = (*path, _at_edge(path[-1], nearest, radius, terrain.size))
    if isinstance(measure(terrain, onto_edge, way, foes, others), Measured):
        path = onto_edge
    return cut(terrain, path, budget, way, foes, others)


def _at_edge(place: Place, edges: tuple[str, ...], radius: int, size: int) -> Place:
    """The place beside a stop where the base touches the edge; stops lie on a lattice that may end just short of it."""
    x, y, z = place
    far = size - radius
    beside = {"N": (x, far, z), "E": (far, y, z), "S": (x, radius, z), "W": (radius, y, z)}
    return min((beside[edge] for edge in edges), key=lambda at: abs(at[0] - x) + abs(at[1] - y))
