"""Standing: whether a base fits somewhere, and the nearest place where it does.

Rule: C4.4, R-16, R-70.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from math import isqrt
from types import ModuleType

import numpy as np

from sacredwire.rules.space.distance import Place, within
from sacredwire.rules.space.pack import Table, pack, rows
from sacredwire.rules.space.solid import BODY, Terrain

Body = tuple[int, int, int, int]
"""A model in the way: x, y, standing height, radius of its base."""

Bodies = Sequence[Body] | Table
"""Models in the way; a table of them is taken as it is."""

Zone = tuple[int, int, int, int]
"""A rectangle in plan: least and greatest x, least and greatest y, all included."""


def can_stand(terrain: Terrain, place: Place, radius: int, others: Bodies = (), apart: int = 0) -> bool:
    """Whether a model may stand in a place.

    Its base lies on the board, its centre on a surface of exactly that height, its body (as high as 1.25" above it)
    in no solid piece and in no other model's. Touching is allowed.

    Args:
        terrain: The board.
        place: The place.
        radius: Radius of the base.
        others: The other models.
        apart: The least distance, rounded up, it must have from every other model (101 = more than 1").

    Rule: C4.4, R-16.
    """
    found = kernels().can_stand(pack(terrain), terrain.size, *place, radius, rows(others, 4), apart)
    return bool(found)


@cache
def kernels() -> ModuleType:
    """The compiled twins, loaded when first needed."""
    return import_module("sacredwire.rules.space.kernels_solid")


def plain_can_stand(terrain: Terrain, place: Place, radius: int, others: Sequence[Body] = (), apart: int = 0) -> bool:
    """`can_stand` in plain Python: what the kernels are held to."""
    x, y, z = place
    return terrain.has_surface(x, y, z) and is_free(terrain, place, radius, others, apart)


def can_hold(terrain: Terrain, place: Place, radius: int, others: Bodies = ()) -> bool:
    """Whether a model may be in a place on a climbable face, part of the way up. Rule: R-67."""
    moves, table = kernels(), pack(terrain)
    if not moves.on_face(table, *place, radius):
        return False
    return bool(moves.is_free(table, terrain.size, *place, radius, rows(others, 4), 0))


def plain_can_hold(terrain: Terrain, place: Place, radius: int, others: Sequence[Body] = ()) -> bool:
    """`can_hold` in plain Python: what the kernels are held to."""
    x, y, z = place
    grips = any(solid.base <= z <= solid.top for solid in terrain.gripped(x, y, radius))
    return grips and is_free(terrain, place, radius, others)


def is_free(terrain: Terrain, place: Place, radius: int, others: Sequence[Body] = (), apart: int = 0) -> bool:
    """Whether a body fits in a place, whatever carries it: on the board, in no solid piece, in no other model."""
    x, y, z = place
    size = terrain.size
    if not (radius <= x <= size - radius and radius <= y <= size - radius):
        return False
    if terrain.is_blocked((x, y), (x, y), radius, z, z + BODY) is not None:
        return False
    return not any(collides(place, radius, other) or is_too_near(place, radius, other, apart) for other in others)


def collides(place: Place, radius: int, other: Body) -> bool:
    """Whether two bodies overlap: their bases in plan and their heights. Touching is no overlap."""
    dx, dy = place[0] - other[0], place[1] - other[1]
    return abs(place[2] - other[2]) < BODY and dx * dx + dy * dy < (radius + other[3]) ** 2


def is_too_near(place: Place, radius: int, other: Body, apart: int) -> bool:
    """Whether two bases are less than ``apart`` from each other, straight in space."""
    return apart > 0 and within(place, radius, other[:3], other[3], apart - 1)


def nearest_free(
    terrain: Terrain,
    place: Place,
    radius: int,
    others: Bodies = (),
    *,
    apart: int = 0,
    zone: Zone | None = None,
) -> Place | None:
    """The nearest free place; the first of them in the order of `nearest_places` when several are equally near.

    Rule: R-70.
    """
    found = nearest_places(terrain, place, radius, others, apart=apart, zone=zone)
    return found[0] if found else None


def nearest_places(
    terrain: Terrain,
    place: Place,
    radius: int,
    others: Bodies = (),
    *,
    apart: int = 0,
    zone: Zone | None = None,
) -> tuple[Place, ...]:
    """All the free places nearest to a place, among whole hundredths; empty when the board has none.

    Nearness is measured in plan. At each point only the highest surface not above the wanted height is tried, so that
    nothing falls through a floor. Only when the whole board has no such place is any surface above tried as well,
    the lowest first. Equally near places are ordered by x, then y.

    Args:
        terrain: The board.
        place: The wanted place; its height is where the model comes from or what it was aimed at.
        radius: Radius of the base.
        others: The other models.
        apart: The least distance, rounded up, it must have from every other model (101 = more than 1").
        zone: Where the centre must lie, when not just anywhere.

    Rule: R-70, R-87.
    """
    moves, table, size = kernels(), pack(terrain), terrain.size
    heights = np.array(terrain.heights, np.int64)
    x0, x1, y0, y1 = zone or (0, size, 0, size)
    near, far = radius, size - radius  # no base juts out over the edge: those columns need not be looked at
    bounds = np.array((max(x0, near), min(x1, far), max(y0, near), min(y1, far)), np.int64)
    wanted = np.array(place, np.int64)
    for above in (False, True):
        found = moves.nearest_points(table, size, heights, wanted, radius, rows(others, 4), apart, bounds, above)
        if len(found):
            return tuple((x, y, z) for x, y, z in sorted(found.tolist()))
    return ()


def plain_nearest_places(
    terrain: Terrain,
    place: Place,
    radius: int,
    others: Sequence[Body] = (),
    *,
    apart: int = 0,
    zone: Zone | None = None,
) -> tuple[Place, ...]:
    """`nearest_places` in plain Python: what the kernels are held to."""
    x, y, z = place
    size = terrain.size
    x0, x1, y0, y1 = zone or (0, size, 0, size)
    bounds = (max(x0, 0), min(x1, size), max(y0, 0), min(y1, size))
    for allow_above in (False, True):
        for ring in rings(x, y, bounds):
            found = []
            for px, py in ring:
                heights = [terrain.surface_at(px, py, z)]
                if allow_above:
                    heights = [height for height in terrain.heights if terrain.has_surface(px, py, height)]
                for height in heights:
                    if plain_can_stand(terrain, (px, py, height), radius, others, apart):
                        found.append((px, py, height))
                        break
            if found:
                return tuple(found)
    return ()


def rings(x: int, y: int, bounds: Zone) -> Iterator[list[tuple[int, int]]]:
    """The whole points of a rectangle in groups of equal distance from a point, nearest group first."""
    x0, x1, y0, y1 = bounds
    farthest = isqrt(max(abs(x - x0), abs(x1 - x)) ** 2 + max(abs(y - y0), abs(y1 - y)) ** 2) + 1
    for outer in range(farthest + 1):
        groups: dict[int, list[tuple[int, int]]] = {}
        low, high = (outer - 1) ** 2, outer * outer  # squares of this ring: more than low, up to high
        for px in range(max(x - outer, x0), min(x + outer, x1) + 1):
            flat = (px - x) ** 2
            most = isqrt(high - flat)
            least = isqrt(low - flat) + 1 if outer and flat <= low else 0
            for py in sorted({*range(y - most, y - least + 1), *range(y + least, y + most + 1)}):
                if y0 <= py <= y1:
                    groups.setdefault(flat + (py - y) ** 2, []).append((px, py))
        for square in sorted(groups):
            yield groups[square]
