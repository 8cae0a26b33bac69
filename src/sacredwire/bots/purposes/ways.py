"""How far places are from points: as a model walks where the board can be walked, else straight."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.lattice import STEP
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.reach import ANYWHERE, Reach, reach
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import EDGES, Edge, Place, Position

Floats = NDArray[np.float64]
Stops = NDArray[np.int64]

ROUND = sorted(
    ((STEP * x, STEP * y) for x in range(-4, 5) for y in range(-4, 5)),
    key=lambda step: (step[0] ** 2 + step[1] ** 2, step),
)
"""Where beside a point somebody could stand, the nearest first."""


def straight(stops: Stops, points: Sequence[Place]) -> Floats:
    """Distances of places (lines) to points (columns), inches, height counted twice as climbing does."""
    x, y, z = stops.T[:3, :, None] - np.array(points).T[:, None, :]
    result: Floats = (np.sqrt(x * x + y * y) + 2.0 * np.abs(z)) / 100.0
    return result


def to_edge(stops: Stops, edge: Edge, size: int) -> Floats:
    """Distances of places to an edge, inches."""
    gaps = (size - stops[:, 1], size - stops[:, 0], stops[:, 1], stops[:, 0])
    result: Floats = gaps[EDGES.index(edge)] / 100.0
    return result


def walked(rules: Ruleset, position: Position, stops: Stops, point: Place) -> Floats:
    """Inches of Move from places to a point that lies still, models aside; straight where nobody walks."""
    field = _field(rules.terrain(position.board), _walker(rules), point)
    far: Floats = straight(stops, [point])[:, 0]
    if field is None:
        return far
    costs, heights = field
    across, along = np.rint(stops[:, 0] / STEP).astype(int), np.rint(stops[:, 1] / STEP).astype(int)
    levels = np.abs(heights[None, :] - stops[:, 2:3]).argmin(axis=1)
    result: Floats = np.maximum(costs[across, along, levels], far)
    return np.where(np.isfinite(result), result, far + DETOUR)


DETOUR = 4.0
"""What is added, inches, to the straight line from a place that no way leads to."""


def _walker(rules: Ruleset) -> Walker:
    """How anybody moves who has nothing special."""
    numbers = rules.numbers
    return Walker(
        radius=numbers.base_radius,
        jump=numbers.jump,
        climb_rate=numbers.climb_cost // 100,
        safe_fall=numbers.free_fall,
        harmless=True,
    )


@lru_cache(maxsize=64)
def _field(terrain: Terrain, walker: Walker, point: Place) -> tuple[Floats, NDArray[np.int64]] | None:
    """Inches from a point to every stop of the board, by column, row and level; and the heights of the levels.

    Where a base cannot stand on the point, from the nearest place beside it.
    """
    for dx, dy in ROUND:
        found = reach(terrain, (point[0] + dx, point[1] + dy, point[2]), ANYWHERE, walker, (), ())
        if len(found):
            return _table(terrain, found)
    return None


def _table(terrain: Terrain, found: Reach) -> tuple[Floats, NDArray[np.int64]]:
    heights = np.array(terrain.heights, np.int64)
    count = terrain.size // STEP + 1
    costs = np.full((count, count, len(heights)), np.inf)
    costs[found.x // STEP, found.y // STEP, np.searchsorted(heights, found.z)] = found.cost / 100.0
    return costs, heights
