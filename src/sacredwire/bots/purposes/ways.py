"""How far places are from points: as a model walks where the board can be walked, else straight."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.lattice import STEP
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.reach import ANYWHERE, Reach, reach
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import EDGES, Edge, Model, Place, Position

Floats = NDArray[np.float64]
Stops = NDArray[np.int64]

ROUND = sorted(
    ((STEP * x, STEP * y) for x in range(-4, 5) for y in range(-4, 5)),
    key=lambda step: (step[0] ** 2 + step[1] ** 2, step),
)
"""Where beside a point somebody could stand, the nearest first."""


DETOUR = 4.0
"""What is added, inches, to the straight line from a place that no way leads to."""
POSTS = 8
"""Points along an edge from which ways to it are measured."""


class Field(NamedTuple):
    """Inches to every stop of a board, by column, row and level, and the heights of the levels."""

    costs: Floats
    heights: NDArray[np.int64]


def straight(stops: Stops, points: Sequence[Place]) -> Floats:
    """Distances of places (lines) to points (columns), inches, height counted twice as climbing does."""
    x, y, z = stops.T[:3, :, None] - np.array(points).T[:, None, :]
    result: Floats = (np.sqrt(x * x + y * y) + 2.0 * np.abs(z)) / 100.0
    return result


def to_edge(rules: Ruleset, position: Position, me: Model, stops: Stops, edge: Edge) -> Floats:
    """Inches of a model's Move from places to an edge, others aside; straight where nobody walks."""
    terrain = rules.terrain(position.board)
    size = terrain.size

    def far(some: Stops) -> Floats:
        gaps = (size - some[:, 1], size - some[:, 0], some[:, 1], some[:, 0])
        result: Floats = gaps[EDGES.index(edge)] / 100.0
        return result

    return _along(_field(terrain, _walker(rules, me), _posts(edge, size)), stops, far)


def walked(rules: Ruleset, position: Position, me: Model, stops: Stops, point: Place) -> Floats:
    """Inches of a model's Move from places to a point that lies still, others aside; straight where nobody walks."""
    field = _field(rules.terrain(position.board), _walker(rules, me), (point,))
    return _along(field, stops, lambda some: straight(some, [point])[:, 0])


def _along(field: Field | None, stops: Stops, far: Callable[[Stops], Floats]) -> Floats:
    """What a field says of some places; the straight line and a detour where it says nothing."""
    if field is None:
        return far(stops)
    columns = (stops[:, :2] + STEP // 2) // STEP
    levels = np.minimum(field.heights.searchsorted(stops[:, 2]), len(field.heights) - 1)
    result: Floats = field.costs[columns[:, 0], columns[:, 1], levels]
    unknown = np.isinf(result)
    if unknown.any():
        result[unknown] = far(stops[unknown]) + DETOUR
    return result


def _walker(rules: Ruleset, me: Model) -> Walker:
    """How anybody of its size moves who has nothing special."""
    numbers = rules.numbers
    return Walker(
        radius=me.sheet.radius,
        jump=numbers.jump,
        climb_rate=numbers.climb_cost // 100,
        safe_fall=numbers.free_fall,
        harmless=True,
    )


@lru_cache(maxsize=64)
def _field(terrain: Terrain, walker: Walker, points: tuple[Place, ...]) -> Field | None:
    """The way from the nearest of some points to every stop of the board.

    Where a base cannot stand on a point, from the nearest place beside it.
    """
    fields = [field for point in points if (field := _from(terrain, walker, point)) is not None]
    return Field(np.minimum.reduce([field.costs for field in fields]), fields[0].heights) if fields else None


def _from(terrain: Terrain, walker: Walker, point: Place) -> Field | None:
    for dx, dy in ROUND:
        found = reach(terrain, (point[0] + dx, point[1] + dy, point[2]), ANYWHERE, walker, (), ())
        if len(found):
            return _table(terrain, found)
    return None


def _posts(edge: Edge, size: int) -> tuple[Place, ...]:
    """Points along an edge, close enough to each other that one of them is near whatever way one takes."""
    inset = 2 * STEP
    along = range(size // (2 * POSTS), size, size // POSTS)
    across = {"N": size - inset, "E": size - inset, "S": inset, "W": inset}[edge]
    return tuple((at, across, 0) if edge in ("N", "S") else (across, at, 0) for at in along)


def _table(terrain: Terrain, found: Reach) -> Field:
    heights = np.array(terrain.heights, np.int64)
    count = terrain.size // STEP + 1
    costs = np.full((count, count, len(heights)), np.inf)
    costs[found.x // STEP, found.y // STEP, np.searchsorted(heights, found.z)] = found.cost / 100.0
    return Field(costs, heights)
