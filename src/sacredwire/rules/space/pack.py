"""Terrain as one array of whole numbers, the way the kernels read it."""

from collections.abc import Sequence
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space.solid import Solid, Terrain

Table = NDArray[np.int64]

BASE, TOP, FLAGS, X0, X1, Y0, Y1, CX, CY, ROUND, CORNERS, FIRST = range(12)
"""Columns of a row of the table: one piece. From `FIRST` on five columns an edge: its start x, y, then nx, ny, c."""

CLIMBABLE, WALKABLE = 1, 2
"""The bits of the column `FLAGS`."""

EDGE = 5
"""Columns an edge."""


def pack(terrain: Terrain) -> Table:
    """The table of a terrain, made once."""
    if terrain._packed is None:
        most = max((len(solid.corners) for solid in terrain.solids), default=3)
        table = np.zeros((len(terrain.solids), FIRST + EDGE * most), np.int64)
        for row, solid in enumerate(terrain.solids):
            numbers = _row(solid)
            table[row, : len(numbers)] = numbers
        terrain._packed = table
    packed: Table = terrain._packed
    return packed


def _row(solid: Solid) -> list[int]:
    x0, x1, y0, y1 = solid.box
    cx, cy = (x0 + x1) // 2, (y0 + y1) // 2
    farthest = max((x - cx) ** 2 + (y - cy) ** 2 for x, y in solid.corners)
    flags = CLIMBABLE * solid.climbable + WALKABLE * solid.walkable
    row = [solid.base, solid.top, flags, x0, x1, y0, y1, cx, cy, isqrt(farthest) + 1, len(solid.corners)]
    for corner, plane in zip(solid.corners, solid.planes, strict=True):
        row += [*corner, *plane]
    return row


def rows(numbers: Sequence[Sequence[int]] | Table, width: int) -> Table:
    """Places, bodies or smokes as a table; one that is a table already stays what it is."""
    if isinstance(numbers, np.ndarray):
        return np.ascontiguousarray(numbers, np.int64)  # any other kind would have the kernels compiled once more
    return np.array(numbers, np.int64) if numbers else NOTHING[width]


NOTHING = {width: np.zeros((0, width), np.int64) for width in (3, 4, 5, 6)}
"""Empty tables."""


def joined(one: Sequence[Sequence[int]] | Table, other: Sequence[Sequence[int]] | Table) -> Table:
    """Two lists of bodies as one table."""
    if not len(other):
        return rows(one, 4)
    return np.concatenate((rows(one, 4), rows(other, 4)))
