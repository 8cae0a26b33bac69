"""Pieces and standing, compiled: the same formulas as `exact`, `solid` and `area`, on 64-bit whole numbers.

Some functions are longer than a screen where splitting them would cost the speed they are here for.
"""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.pack import (
    BASE,
    CLIMBABLE,
    CORNERS,
    EDGE,
    FIRST,
    FLAGS,
    TOP,
    WALKABLE,
    X0,
    X1,
    Y0,
    Y1,
    Table,
)

kernel = kernels_on(pack)

BODY = 125
GRIP = 25
GRAINS = 1024
OK, EDGE_OF_BOARD, WALL, FOE, STEEP, NO_FACE, NO_SURFACE, GAP = range(8)


@kernel
def root_up(square: int) -> int:
    """The least whole number whose square is at least ``square``."""
    guess = int(np.sqrt(square))
    while guess * guess > square:
        guess -= 1
    while guess * guess < square:
        guess += 1
    return guess


@kernel
def grains(dx: int, dy: int) -> int:
    """`exact.grains`."""
    return root_up((dx * dx + dy * dy) * GRAINS * GRAINS)


@kernel
def near_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int, square: int) -> bool:
    """`exact.nearer_to_segment`."""
    dx, dy, ex, ey = bx - ax, by - ay, px - ax, py - ay
    along, span = ex * dx + ey * dy, dx * dx + dy * dy
    if along <= 0:
        return ex * ex + ey * ey < square
    if along >= span:
        return (px - bx) * (px - bx) + (py - by) * (py - by) < square
    across = ex * dy - ey * dx
    return across * across < square * span


@kernel
def near_piece(px: int, py: int, piece: Table, reach: int) -> bool:
    """`Solid.is_near`."""
    if px <= piece[X0] - reach or px >= piece[X1] + reach or py <= piece[Y0] - reach or py >= piece[Y1] + reach:
        return False
    square = reach * reach
    inside = True
    corners = piece[CORNERS]
    for edge in range(corners):
        at = FIRST + EDGE * edge
        nx, ny = piece[at + 2], piece[at + 3]
        out = nx * px + ny * py - piece[at + 4]
        if out > 0:
            inside = False
            if out * out >= square * (nx * nx + ny * ny):
                return False
            # the edge runs from its start by (-ny, nx)
            if near_segment(px, py, piece[at], piece[at + 1], piece[at] - ny, piece[at + 1] + nx, square):
                return True
    return inside and square > 0


@kernel
def carries(px: int, py: int, piece: Table) -> bool:
    """`Solid.carries`."""
    if px < piece[X0] or px > piece[X1] or py < piece[Y0] or py > piece[Y1]:
        return False
    for edge in range(piece[CORNERS]):
        at = FIRST + EDGE * edge
        if piece[at + 2] * px + piece[at + 3] * py > piece[at + 4]:
            return False
    return True


@kernel
def turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """On which side of a line a point lies: left above nought, right below."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@kernel
def hits_piece(ax: int, ay: int, bx: int, by: int, radius: int, piece: Table) -> bool:
    """Whether a circle moved in plan overlaps the footprint: `exact.sweep_hits`, behind the test of its box."""
    if max(ax, bx) <= piece[X0] - radius or min(ax, bx) >= piece[X1] + radius:
        return False
    if max(ay, by) <= piece[Y0] - radius or min(ay, by) >= piece[Y1] + radius:
        return False
    square = radius * radius
    corners = piece[CORNERS]
    for edge in range(corners):
        at = FIRST + EDGE * edge
        nx, ny = piece[at + 2], piece[at + 3]
        out = min(nx * ax + ny * ay, nx * bx + ny * by) - piece[at + 4]
        if out > 0 and out * out >= square * (nx * nx + ny * ny):
            return False
    if near_piece(ax, ay, piece, radius) or near_piece(bx, by, piece, radius):
        return True
    if ax == bx and ay == by:
        return False
    for edge in range(corners):
        at = FIRST + EDGE * edge
        x, y = piece[at], piece[at + 1]
        if near_segment(x, y, ax, ay, bx, by, square):
            return True
        x2, y2 = x - piece[at + 3], y + piece[at + 2]
        one, two = turn(ax, ay, bx, by, x, y), turn(ax, ay, bx, by, x2, y2)
        three, four = turn(x, y, x2, y2, ax, ay), turn(x, y, x2, y2, bx, by)
        if ((one > 0 > two) or (one < 0 < two)) and ((three > 0 > four) or (three < 0 < four)):
            return True
    return False


@kernel
def hits_terrain(table: Table, ax: int, ay: int, bx: int, by: int, radius: int, low: int, high: int) -> bool:
    """`Terrain.is_blocked`."""
    for row in range(table.shape[0]):
        piece = table[row]
        if piece[BASE] < high and piece[TOP] > low and hits_piece(ax, ay, bx, by, radius, piece):
            return True
    return False


@kernel
def on_surface(table: Table, size: int, x: int, y: int, z: int) -> bool:
    """`Terrain.has_surface`."""
    if z == 0:
        return 0 <= x <= size and 0 <= y <= size
    for row in range(table.shape[0]):
        piece = table[row]
        if piece[TOP] == z and piece[FLAGS] & WALKABLE and carries(x, y, piece):
            return True
    return False


@kernel
def surface_below(table: Table, x: int, y: int, z: int) -> int:
    """`Terrain.surface_at`."""
    found = 0
    for row in range(table.shape[0]):
        piece = table[row]
        if found < piece[TOP] <= z and piece[FLAGS] & WALKABLE and carries(x, y, piece):
            found = piece[TOP]
    return found


@kernel
def too_near(x: int, y: int, z: int, radius: int, other: Table, apart: int) -> bool:
    """`area.collides`, or less than ``apart`` away."""
    dx, dy, rise = x - other[0], y - other[1], abs(z - other[2])
    square, radii = dx * dx + dy * dy, radius + other[3]
    if rise < BODY and square < radii * radii:
        return True
    limit = apart - 1
    if limit < 0 or rise > limit:
        return False
    spare = limit * limit - rise * rise
    left = square - radii * radii - spare
    return bool(left <= 0 or left * left <= 4 * radii * radii * spare)


@kernel
def is_free(table: Table, size: int, x: int, y: int, z: int, radius: int, others: Table, apart: int) -> bool:
    """`area.is_free`."""
    if x < radius or x > size - radius or y < radius or y > size - radius:
        return False
    for at in range(others.shape[0]):
        if too_near(x, y, z, radius, others[at], apart):
            return False
    for row in range(table.shape[0]):
        piece = table[row]
        if piece[BASE] < z + BODY and piece[TOP] > z and near_piece(x, y, piece, radius):
            return False
    return True


@kernel
def can_stand(table: Table, size: int, x: int, y: int, z: int, radius: int, others: Table, apart: int) -> bool:
    """`area.can_stand`."""
    return on_surface(table, size, x, y, z) and is_free(table, size, x, y, z, radius, others, apart)


@kernel
def run_into(table: Table, size: int, x: int, y: int, z: int, radius: int, others: Table) -> int:
    """What a body in a place overlaps: `push.stopped_by`; `FOE` is any model."""
    if x < radius or x > size - radius or y < radius or y > size - radius:
        return EDGE_OF_BOARD
    if hits_terrain(table, x, y, x, y, radius, z, z + BODY):
        return WALL
    for at in range(others.shape[0]):
        if too_near(x, y, z, radius, others[at], 0):
            return FOE
    return OK


@kernel
def on_face(table: Table, x: int, y: int, z: int, radius: int) -> bool:
    """Whether a base can be on a climbable face at a height."""
    for row in range(table.shape[0]):
        piece = table[row]
        spans = piece[FLAGS] & CLIMBABLE and piece[BASE] <= z <= piece[TOP]
        if spans and near_piece(x, y, piece, radius + GRIP + 1):
            return True
    return False


@kernel
def nearest_points(
    table: Table,
    size: int,
    heights: NDArray[np.int64],
    place: NDArray[np.int64],
    radius: int,
    others: Table,
    apart: int,
    zone: NDArray[np.int64],
    above: bool,
) -> Table:
    """The nearest free places, all of them equally near: one pass of `area.plain_nearest_places`, in no order.

    Column by column outward from the wanted point, and in each column up and down from it to the first free place:
    what lies beyond is farther. Columns farther than the best place so far are not looked at.
    """
    x, y = place[0], place[1]
    farthest = root_up(max(x, size - x) ** 2 + max(y, size - y) ** 2)
    found, total, best = np.empty((1024, 3), np.int64), 0, farthest * farthest + 1
    for step in range(farthest + 1):
        if step * step > best:
            break
        for turn in range(4 if step else 2):
            px, way = x + (step if turn < 2 else -step), 1 - 2 * (turn % 2)
            if px < zone[0] or px > zone[1]:
                continue
            dy = turn % 2  # the wanted row itself belongs to the way up
            while step * step + dy * dy <= best:
                py = y + way * dy
                if (py > zone[3]) if way > 0 else (py < zone[2]):
                    break
                short = zone[2] - py if way > 0 else py - zone[3]
                if short > 0:
                    dy += short
                    continue
                if place[2] == 0 and not above:  # all on the ground: what stands in the way is passed at once
                    taken = past_others(px, py, way, radius, others, apart)
                    if not taken:
                        taken = past_pieces(table, px, py, way, radius)
                    if taken:
                        dy += taken
                        continue
                height = standing_at(table, size, heights, px, py, place[2], radius, others, apart, above)
                if height < 0:
                    dy += 1
                    continue
                square = step * step + dy * dy
                if square < best:
                    total, best = 0, square
                if total < found.shape[0]:
                    found[total, 0], found[total, 1], found[total, 2] = px, py, height
                    total += 1
                break
    return found[:total].copy()


@kernel
def past_pieces(table: Table, x: int, y: int, way: int, radius: int) -> int:
    """How many rows on a base on the ground is out of the piece it is in here; 0 when it is in none.

    What a piece takes of a column is one stretch, pieces being convex: its end is found by halving.
    """
    for row in range(table.shape[0]):
        piece = table[row]
        if piece[BASE] >= BODY or not near_piece(x, y, piece, radius):
            continue
        inside, out = 0, 1
        while near_piece(x, y + way * out, piece, radius):
            inside, out = out, 2 * out
        while out - inside > 1:
            middle = (inside + out) // 2
            if near_piece(x, y + way * middle, piece, radius):
                inside = middle
            else:
                out = middle
        return out
    return 0


@kernel
def past_others(x: int, y: int, way: int, radius: int, others: Table, apart: int) -> int:
    """How many rows on another model is sure to be too near still, one that is so here on the ground; 0 for none."""
    for at in range(others.shape[0]):
        other = others[at]
        if not too_near(x, y, 0, radius, other, apart):
            continue
        dx, rise, radii = x - other[0], other[2], radius + other[3]
        square = radii * radii - 1 if rise < BODY else 0
        spare = (apart - 1) * (apart - 1) - rise * rise
        if apart > 0 and spare >= 0:
            reach = radii + root_up(spare + 1) - 1
            square = max(square, reach * reach)
        if square < dx * dx:
            return 1
        half = root_up(square - dx * dx + 1) - 1
        return int(max(1, way * (other[1] - y) + half + 1))
    return 0


@kernel
def standing_at(
    table: Table,
    size: int,
    heights: NDArray[np.int64],
    x: int,
    y: int,
    z: int,
    radius: int,
    others: Table,
    apart: int,
    above: bool,
) -> int:
    """The height at which a base is free at a point: on the surface not above ``z``, or on any; -1 for none."""
    if not above:
        height = surface_below(table, x, y, z)
        return height if is_free(table, size, x, y, height, radius, others, apart) else -1
    for at in range(heights.shape[0]):
        if can_stand(table, size, x, y, heights[at], radius, others, apart):
            return int(heights[at])
    return -1
