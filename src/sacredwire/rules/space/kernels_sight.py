"""Sight, compiled: the same formulas as `sight`, on 64-bit whole numbers.

Some functions are
longer than a screen where splitting them would cost the speed they are here for.
"""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.pack import BASE, CORNERS, CX, CY, EDGE, FIRST, ROUND, TOP, Table

kernel = kernels_on(pack)

CLEAR = 0x7FFF
LOWEST, HIGHEST = 10, 125
EYE = 110
WIDE = 30


@kernel
def root(square: int) -> int:
    """The whole part of a square root."""
    guess = int(np.sqrt(square))
    while guess * guess > square:
        guess -= 1
    while (guess + 1) * (guess + 1) <= square:
        guess += 1
    return guess


@kernel
def shift(part: int, square: int) -> int:
    """30 hundredths times a share of a direction, rounded half away from zero: `exact.scaled`."""
    if square == 0:
        return 0
    size = (root(4 * WIDE * WIDE * part * part // square) + 1) // 2
    return size if part > 0 else -size


@kernel
def spots_of(ex: int, ey: int, tx: int, ty: int, spots: Table) -> None:
    """The three points in plan at which a body is sampled."""
    dx, dy = tx - ex, ty - ey
    square = dx * dx + dy * dy
    right, up = shift(dy, square), shift(-dx, square)
    spots[0, 0], spots[0, 1] = tx - right, ty - up
    spots[1, 0], spots[1, 1] = tx, ty
    spots[2, 0], spots[2, 1] = tx + right, ty + up


@kernel
def height(at: int) -> int:
    """The height of a row of samples above the standing height."""
    if at == 0:
        return 10
    if at == 1:
        return 39
    if at == 2:
        return 68
    if at == 3:
        return 96
    return 125


@kernel
def hidden_by(solid: Table, ex: int, ey: int, ez: int, tz: int, spots: Table, open_bits: int) -> int:
    """The samples among some that a piece hides."""
    hidden = 0
    base, top = solid[BASE] - ez, solid[TOP] - ez
    for column in range(3):
        mask = 0b001001001001001 << column
        if not open_bits & mask:
            continue
        dx, dy = spots[column, 0] - ex, spots[column, 1] - ey
        n0, d0, n1, d1 = 0, 1, 1, 1
        inside = True
        for edge in range(solid[CORNERS]):
            at = FIRST + EDGE * edge + 2
            nx, ny = solid[at], solid[at + 1]
            speed = nx * dx + ny * dy
            room = solid[at + 2] - nx * ex - ny * ey
            if speed > 0:
                if room * d1 < n1 * speed:
                    n1, d1 = room, speed
            elif speed < 0:
                if room * d0 < n0 * speed:
                    n0, d0 = -room, -speed
            elif room <= 0:
                inside = False
                break
        if not inside or n0 * d1 >= n1 * d0:
            continue
        for row in range(5):
            rise = tz + height(row) - ez
            if rise > 0:
                hit = rise * n0 < top * d0 and rise * n1 > base * d1
            elif rise < 0:
                hit = rise * n1 < top * d1 and rise * n0 > base * d0
            else:
                hit = base < 0 < top
            if hit:
                hidden |= 1 << (3 * row + column)
    return hidden & open_bits


@kernel
def veiled_by(smokes: Table, ex: int, ey: int, spots: Table) -> int:
    """The samples that columns of smoke hide."""
    veiled = 0
    for s in range(smokes.shape[0]):
        sx, sy = smokes[s, 0] - ex, smokes[s, 1] - ey
        square = smokes[s, 2] * smokes[s, 2]
        for column in range(3):
            dx, dy = spots[column, 0] - ex, spots[column, 1] - ey
            along, span = sx * dx + sy * dy, dx * dx + dy * dy
            if along <= 0:
                hit = sx * sx + sy * sy < square
            elif along >= span:
                hit = (sx - dx) * (sx - dx) + (sy - dy) * (sy - dy) < square
            else:
                across = sx * dy - sy * dx
                hit = across * across < square * span
            if hit:
                veiled |= 0b001001001001001 << column
    return veiled


@kernel
def is_aside(solid: Table, ex: int, ey: int, ez: int, tx: int, ty: int, tz: int) -> bool:
    """Whether a piece certainly hides nothing: too low, too high, or its circle clear of all lines of sight."""
    if solid[TOP] <= min(ez, tz + LOWEST) or solid[BASE] >= max(ez, tz + HIGHEST):
        return True
    dx, dy, cx, cy = tx - ex, ty - ey, solid[CX] - ex, solid[CY] - ey
    span, along, reach = dx * dx + dy * dy, cx * dx + cy * dy, solid[ROUND] + WIDE + 2
    if along <= 0:
        return bool(cx * cx + cy * cy > reach * reach)
    if along >= span:
        return bool((cx - dx) * (cx - dx) + (cy - dy) * (cy - dy) > reach * reach)
    across = cx * dy - cy * dx
    return bool(across * across > reach * reach * span)


@kernel
def sees(table: Table, smokes: Table, ex: int, ey: int, ez: int, tx: int, ty: int, tz: int, spots: Table) -> int:
    """The samples of a body an eye sees."""
    spots_of(ex, ey, tx, ty, spots)
    seen = CLEAR & ~veiled_by(smokes, ex, ey, spots)
    for row in range(table.shape[0]):
        if not is_aside(table[row], ex, ey, ez, tx, ty, tz):
            seen &= ~hidden_by(table[row], ex, ey, ez, tz, spots, seen)
            if not seen:
                break
    return seen


@kernel
def look(
    table: Table, smokes: Table, sx: int, sy: int, sz: int, tx: int, ty: int, tz: int, every: int, hidden: Table
) -> int:
    """What one model sees of another, with the samples each piece, and last the smoke, hides on its own.

    Args:
        table: The terrain.
        smokes: The columns of smoke.
        sx: Where the seer stands.
        sy: Where the seer stands.
        sz: Where the seer stands.
        tx: Where the target stands.
        ty: Where the target stands.
        tz: Where the target stands.
        every: All samples: `CLEAR`.
        hidden: Takes what each hides: as many entries as pieces and one.
    """
    spots = np.empty((3, 2), np.int64)
    ez = sz + EYE
    spots_of(sx, sy, tx, ty, spots)
    veiled = veiled_by(smokes, sx, sy, spots)
    hidden[table.shape[0]] = veiled
    seen = every & ~veiled
    for row in range(table.shape[0]):
        hidden[row] = 0
        if not is_aside(table[row], sx, sy, ez, tx, ty, tz):
            hidden[row] = hidden_by(table[row], sx, sy, ez, tz, spots, every)
            seen &= ~hidden[row]
    return seen


@kernel
def is_within(a: Table, b: Table, limit: int) -> bool:
    """`distance.within` for two bodies."""
    rise = a[2] - b[2]
    spare = limit * limit - rise * rise
    if limit < 0 or spare < 0:
        return False
    dx, dy, radii = a[0] - b[0], a[1] - b[1], a[3] + b[3]
    left = dx * dx + dy * dy - radii * radii - spare
    return bool(left <= 0 or left * left <= 4 * radii * radii * spare)


@kernel
def see_matrix(table: Table, smokes: Table, seers: Table, targets: Table, unveiled: int) -> NDArray[np.int16]:
    """`sees` for every pair of bodies; smoke never comes between two that are near each other."""
    seen = np.empty((seers.shape[0], targets.shape[0]), np.int16)
    spots = np.empty((3, 2), np.int64)
    for i in range(seers.shape[0]):
        a = seers[i]
        for j in range(targets.shape[0]):
            b = targets[j]
            veils = smokes
            if smokes.shape[0] and is_within(a, b, unveiled):
                veils = smokes[:0]
            seen[i, j] = sees(table, veils, a[0], a[1], a[2] + EYE, b[0], b[1], b[2], spots)
    return seen


@kernel
def is_open(table: Table, ax: int, ay: int, az: int, bx: int, by: int, bz: int) -> bool:
    """Whether a segment passes through no piece."""
    dx, dy, dz = bx - ax, by - ay, bz - az
    for row in range(table.shape[0]):
        solid = table[row]
        if solid[TOP] <= min(az, bz) or solid[BASE] >= max(az, bz):
            continue
        n0, d0, n1, d1 = 0, 1, 1, 1
        inside = True
        for bound in range(solid[CORNERS] + 2):
            at = FIRST + EDGE * bound + 2
            if bound < solid[CORNERS]:
                speed = solid[at] * dx + solid[at + 1] * dy
                room = solid[at + 2] - solid[at] * ax - solid[at + 1] * ay
            elif bound == solid[CORNERS]:
                speed, room = dz, solid[TOP] - az
            else:
                speed, room = -dz, az - solid[BASE]
            if speed > 0:
                if room * d1 < n1 * speed:
                    n1, d1 = room, speed
            elif speed < 0:
                if room * d0 < n0 * speed:
                    n0, d0 = -room, -speed
            elif room <= 0:
                inside = False
                break
        if inside and n0 * d1 < n1 * d0:
            return False
    return True
