"""Legs, compiled: the same formulas as `leg`, on 64-bit whole numbers.

Some functions are longer than a screen where splitting them would cost the speed they are here for.
"""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import kernels_solid, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_solid import (
    BODY,
    EDGE_OF_BOARD,
    FOE,
    GAP,
    GRIP,
    NO_FACE,
    NO_SURFACE,
    OK,
    STEEP,
    WALL,
    grains,
    hits_terrain,
    near_piece,
    near_segment,
    on_face,
    on_surface,
)
from sacredwire.rules.space.pack import (
    BASE,
    CLIMBABLE,
    CORNERS,
    EDGE,
    FIRST,
    FLAGS,
    TOP,
    WALKABLE,
    Table,
)

kernel = kernels_on(pack, kernels_solid)

STEP = 25
SEED_STEPS = 3


@kernel
def faces_cover(table: Table, x: int, y: int, radius: int, low: int, high: int) -> bool:
    """`leg.faces_cover` for the faces gripped at a point."""
    risen = True
    while risen and low < high:
        risen = False
        for row in range(table.shape[0]):
            piece = table[row]
            spans = piece[FLAGS] & CLIMBABLE and piece[BASE] <= low < piece[TOP]
            if spans and near_piece(x, y, piece, radius + GRIP + 1):
                low, risen = piece[TOP], True
    return low >= high


@kernel
def has_footing(table: Table, size: int, x: int, y: int, z: int, radius: int) -> bool:
    """`leg.has_footing`."""
    if on_surface(table, size, x, y, z):
        return True
    for row in range(table.shape[0]):
        piece = table[row]
        if piece[TOP] == z and piece[FLAGS] & WALKABLE and near_piece(x, y, piece, radius + GRIP + 1):
            return on_face(table, x, y, z, radius)
    return False


@kernel
def wider(n: int, d: int, span: int, jump: int) -> bool:
    """Whether a gap, a share ``n / d`` of a leg of squared length ``span``, is wider than a jump; exactly.

    Both sides squared need more than 64 bits, so whatever is not plain in floats is compared in two halves.
    """
    left, right = float(n) * float(n) * float(span), float(d) * float(d) * float(jump * jump)
    if left > right * 1.000000001:
        return True
    if left < right * 0.999999999:
        return False
    a3, a2, a1 = squared_times(n, span)
    b3, b2, b1 = squared_times(d, jump * jump)
    if a3 != b3:
        return a3 > b3
    return a2 > b2 if a2 != b2 else a1 > b1


@kernel
def squared_times(n: int, factor: int) -> tuple[int, int, int]:
    """``n * n * factor`` in digits of 27 bits, the lower two together; for n below 2**50 and a factor below 2**30."""
    mask = (1 << 27) - 1
    a, b = n >> 27, n & mask
    low, mid, high = b * b, 2 * a * b, a * a
    zero = low & mask
    rest = (low >> 27) + mid
    one = rest & mask
    rest = (rest >> 27) + high
    two, three = rest & mask, rest >> 27
    zero *= factor
    one = one * factor + (zero >> 27)
    two = two * factor + (one >> 27)
    three = three * factor + (two >> 27)
    return three, two & mask, (one & mask) << 27 | zero & mask


@kernel
def gap_under(  # noqa: C901 - one loop over the pieces, one along the leg: calls would cost its speed
    table: Table, ax: int, ay: int, bx: int, by: int, z: int, jump: int
) -> int:
    """Whether a level leg above the ground can be trodden: `OK`, `GAP`, or `NO_SURFACE` when it touches none at all."""
    dx, dy = bx - ax, by - ay
    span = dx * dx + dy * dy
    parts = np.empty((table.shape[0], 4), np.int64)
    count = 0
    for row in range(table.shape[0]):
        piece = table[row]
        if piece[TOP] != z or not piece[FLAGS] & WALKABLE:
            continue
        n0, d0, n1, d1 = 0, 1, 1, 1
        touched = True
        for edge in range(piece[CORNERS]):
            at = FIRST + EDGE * edge + 2
            speed = piece[at] * dx + piece[at + 1] * dy
            room = piece[at + 2] - piece[at] * ax - piece[at + 1] * ay
            if speed > 0:
                if room * d1 < n1 * speed:
                    n1, d1 = room, speed
            elif speed < 0:
                if room * d0 < n0 * speed:
                    n0, d0 = -room, -speed
            elif room < 0:
                touched = False
                break
        if touched and n0 * d1 <= n1 * d0:
            parts[count, 0], parts[count, 1], parts[count, 2], parts[count, 3] = n0, d0, n1, d1
            count += 1
    if count == 0:
        return NO_SURFACE
    rn, rd = 0, 1  # how far the leg is covered
    while True:
        moved = True
        while moved:
            moved = False
            for p in range(count):
                if parts[p, 0] * rd <= rn * parts[p, 1] and parts[p, 2] * rd > rn * parts[p, 3]:
                    rn, rd, moved = parts[p, 2], parts[p, 3], True
        if rn >= rd:
            return OK
        nn, nd = 1, 1  # where the next surface begins
        for p in range(count):
            if parts[p, 0] * rd > rn * parts[p, 1] and parts[p, 0] * nd < nn * parts[p, 1]:
                nn, nd = parts[p, 0], parts[p, 1]
        if wider(nn * rd - rn * nd, nd * rd, span, jump):
            return GAP
        rn, rd = nn, nd


@kernel
def meets_foe(foes: Table, ax: int, ay: int, bx: int, by: int, radius: int, low: int, high: int) -> bool:
    """Whether a body moved in plan, or at one spot between two standing heights, overlaps a foe."""
    for at in range(foes.shape[0]):
        foe = foes[at]
        if foe[2] < high + BODY and foe[2] + BODY > low:
            radii = radius + foe[3]
            if near_segment(foe[0], foe[1], ax, ay, bx, by, radii * radii):
                return True
    return False


@kernel
def leg_code(
    table: Table, size: int, foes: Table, radius: int, jump: int, ax: int, ay: int, az: int, bx: int, by: int, bz: int
) -> int:
    """What forbids a leg: `leg.leg`, harmful falls apart."""
    if bx < radius or bx > size - radius or by < radius or by > size - radius:
        return EDGE_OF_BOARD
    if ax == bx and ay == by:
        low, high = min(az, bz), max(az, bz)
        if low == high:
            return OK
        if not faces_cover(table, ax, ay, radius, low, high):
            return NO_FACE
        return swept(table, foes, radius, ax, ay, ax, ay, low, high)
    if bz > az:
        return STEEP
    if bz < az and not on_surface(table, size, bx, by, bz):
        return NO_SURFACE
    if az > 0:
        if not has_footing(table, size, ax, ay, az, radius):
            return NO_SURFACE
        if bz == az and not has_footing(table, size, bx, by, bz, radius):
            return NO_SURFACE
        trodden = gap_under(table, ax, ay, bx, by, az, jump)
        if trodden != OK:
            return trodden
    code = swept(table, foes, radius, ax, ay, bx, by, az, az)
    if code == OK and bz < az:
        code = swept(table, foes, radius, bx, by, bx, by, bz, az)
    return code


@kernel
def swept(table: Table, foes: Table, radius: int, ax: int, ay: int, bx: int, by: int, low: int, high: int) -> int:
    """What a body runs into on its way."""
    if hits_terrain(table, ax, ay, bx, by, radius, low, high + BODY):
        return WALL
    if meets_foe(foes, ax, ay, bx, by, radius, low, high):
        return FOE
    return OK


@kernel
def first_stops(
    table: Table,
    size: int,
    foes: Table,
    radius: int,
    jump: int,
    x: int,
    y: int,
    z: int,
    is_stop: NDArray[np.bool_],
    heights: NDArray[np.int64],
    rate: int,
    free: int,
) -> Table:
    """The first stops of a move from off the lattice, `field.seeds`: state and cost in grains; a row each.

    Args:
        table: The terrain.
        size: The side of the board.
        foes: Models that may not be passed through.
        radius: Radius of the base.
        jump: The widest gap.
        x: The start.
        y: The start.
        z: The start.
        is_stop: Which nodes are stops.
        heights: The standing heights.
        rate: What a hundredth of climbing costs, grains.
        free: How much of one climb costs nothing, hundredths.
    """
    count = size // STEP + 1
    found = np.empty((2 * heights.shape[0] * (2 * SEED_STEPS + 1) ** 2, 2), np.int64)
    total = 0
    near = near_by(foes, x, y, radius + (SEED_STEPS + 1) * STEP)
    for level in range(heights.shape[0]):
        height = heights[level]
        if leg_code(table, size, near, radius, jump, x, y, z, x, y, height) != OK:
            continue
        climb = abs(height - z)
        saved = min(climb, free)
        for i in range(max(0, -(-x // STEP) - SEED_STEPS), min(count, x // STEP + SEED_STEPS + 1)):
            for j in range(max(0, -(-y // STEP) - SEED_STEPS), min(count, y // STEP + SEED_STEPS + 1)):
                at = (level * count + i) * count + j
                if not is_stop[at]:
                    continue
                if leg_code(table, size, near, radius, jump, x, y, height, i * STEP, j * STEP, height) != OK:
                    continue
                found[total, 0], found[total, 1] = at, grains(i * STEP - x, j * STEP - y) + climb * rate
                total += 1
                if saved:  # once more with the free part of its climb taken
                    found[total, 0] = at + is_stop.shape[0]
                    found[total, 1] = found[total - 1, 1] - saved * rate
                    total += 1
    return found[:total]


@kernel
def near_by(bodies: Table, x: int, y: int, reach: int) -> Table:
    """Those of some bodies whose bases come nearer to a point than ``reach`` along both axes."""
    near = np.empty_like(bodies)
    total = 0
    for k in range(bodies.shape[0]):
        wide = reach + bodies[k, 3]
        if abs(bodies[k, 0] - x) <= wide and abs(bodies[k, 1] - y) <= wide:
            for part in range(4):
                near[total, part] = bodies[k, part]
            total += 1
    return near[:total]
