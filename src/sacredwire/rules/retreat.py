"""Ways an unwilling or unthinking model takes: to the nearest edge, toward a place."""

from sacredwire.rules.movement import bodies, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import edge_gaps, nearest_edges
from sacredwire.rules.space.path import Polyline, cut
from sacredwire.rules.space.reach import ANYWHERE, reach
from sacredwire.rules.state import EDGES, Model, Table


def toward_edge(rules: Ruleset, table: Table, model: Model, budget: int) -> Polyline:
    """The way to the nearest edge, as far as the budget goes; without drops that hurt. Starts where the model stands.

    The shortest way to the edge that is nearest in plan; walled off from it, to where it is least far.
    Rule: C4.19, R-85.
    """
    assert model.place is not None
    terrain = rules.terrain(table.board)
    radius, way = model.sheet.radius, walker(rules, model, harmless=True)
    foes, others = bodies(rules, table, model)
    field = reach(terrain, model.place, ANYWHERE, way, foes, others)
    if not field.stops:
        return (model.place,)
    sides = [EDGES.index(edge) for edge in EDGES if edge in nearest_edges(model.place, terrain.size)]
    best = min(
        range(len(field.stops)),
        key=lambda stop: (
            min(max(0, edge_gaps(field.stops[stop], radius, terrain.size)[side]) for side in sides),
            field.costs[stop],
        ),
    )
    return cut(terrain, field.path_to(best), budget, way, foes, others)
