"""Places among models, compiled: whole questions about many places in one call.

Some functions are longer than a screen where splitting them would cost the speed they are here for.
"""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import kernels_sight, kernels_solid, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_sight import is_open, is_within, root
from sacredwire.rules.space.kernels_solid import OK, can_stand, on_surface, run_into, too_near
from sacredwire.rules.space.pack import Table

kernel = kernels_on(pack, kernels_solid, kernels_sight)

ENGAGED_LINE = 60


@kernel
def standable(table: Table, size: int, places: Table, radius: int) -> NDArray[np.bool_]:
    """On which places a base fits when nobody is about: `area.can_stand` for each."""
    fits = np.empty(places.shape[0], np.bool_)
    nobody = np.empty((0, 4), np.int64)
    for at in range(places.shape[0]):
        fits[at] = can_stand(table, size, places[at, 0], places[at, 1], places[at, 2], radius, nobody, 0)
    return fits


@kernel
def first_free(places: Table, radius: int, others: Table, aloof: Table, most: int) -> Table:
    """The first of some places on which a base overlaps nobody and is near to nothing it must keep away from.

    Args:
        places: The places, standable ones.
        radius: The radius of the base.
        others: Who stands about.
        aloof: What to keep away from: x, y, z, radius, and the limit it must not be within; a row each.
        most: How many are wanted.
    """
    found = np.empty((most, 3), np.int64)
    base = np.empty(4, np.int64)
    base[3] = radius
    total = 0
    for at in range(places.shape[0]):
        if total == most:
            break
        x, y, z = places[at, 0], places[at, 1], places[at, 2]
        base[0], base[1], base[2] = x, y, z
        free = True
        for k in range(others.shape[0]):
            if too_near(x, y, z, radius, others[k], 0):
                free = False
                break
        for k in range(aloof.shape[0]):
            if not free:
                break
            free = not is_within(base, aloof[k], aloof[k, 4])
        if free:
            found[total, 0], found[total, 1], found[total, 2] = x, y, z
            total += 1
    return found[:total]


@kernel
def scaled(part: int, square: int, length: int) -> int:
    """`exact.scaled` for a length above nought."""
    if square == 0:
        return 0
    size = (root(4 * length * length * part * part // square) + 1) // 2
    return size if part > 0 else -size


@kernel
def is_clear_between(table: Table, a: Table, b: Table) -> bool:
    """`sight.clear_line` for two bodies."""
    dx, dy, radii = b[0] - a[0], b[1] - a[1], a[3] + b[3]
    square = dx * dx + dy * dy
    ax, ay, bx, by = a[0], a[1], b[0], b[1]
    if square > radii * radii:
        ax, ay = ax + scaled(dx, square, a[3]), ay + scaled(dy, square, a[3])
        bx, by = bx - scaled(dx, square, b[3]), by - scaled(dy, square, b[3])
    return bool(is_open(table, ax, ay, a[2] + ENGAGED_LINE, bx, by, b[2] + ENGAGED_LINE))


@kernel
def touching(table: Table, places: Table, bodies: Table, limit: int) -> NDArray[np.bool_]:
    """Which of some bases touch which bodies: within a limit and with a clear line; a row a base."""
    matrix = np.zeros((places.shape[0], bodies.shape[0]), np.bool_)
    for i in range(places.shape[0]):
        for j in range(bodies.shape[0]):
            if is_within(places[i], bodies[j], limit):
                matrix[i, j] = is_clear_between(table, places[i], bodies[j])
    return matrix


@kernel
def within_matrix(places: Table, bodies: Table, limit: int) -> NDArray[np.bool_]:
    """Which of some bases are within a limit of which bodies: `distance.within`; a row a base."""
    matrix = np.empty((places.shape[0], bodies.shape[0]), np.bool_)
    for i in range(places.shape[0]):
        for j in range(bodies.shape[0]):
            matrix[i, j] = is_within(places[i], bodies[j], limit)
    return matrix


@kernel
def pairs(table: Table, bodies: Table, limit: int, found: Table) -> int:
    """Which bodies touch each other: how many pairs, and into ``found`` their rows, the lower first.

    A body below the ground is on no board and touches nobody.
    """
    total = 0
    for i in range(bodies.shape[0]):
        if bodies[i, 2] < 0:
            continue
        for j in range(i + 1, bodies.shape[0]):
            if is_within(bodies[i], bodies[j], limit) and is_clear_between(table, bodies[i], bodies[j]):
                found[total, 0], found[total, 1] = i, j
                total += 1
    return total


@kernel
def level_run(
    table: Table, size: int, foes: Table, radius: int, x: int, y: int, z: int, vx: int, vy: int, first: int, last: int
) -> int:
    """How many hundredths a body runs on level from a place in a direction, on the surface all the way and unblocked.

    Counted from the start of the direction: from ``first``, which was reached, to at most ``last``.
    """
    square = vx * vx + vy * vy
    for step in range(first + 1, last + 1):
        px, py = x + scaled(vx, square, step), y + scaled(vy, square, step)
        if not on_surface(table, size, px, py, z) or run_into(table, size, px, py, z, radius, foes) != OK:
            return step - 1
    return last


@kernel
def gaps(places: Table, bodies: Table) -> Table:
    """How far some bases are from bodies, hundredths rounded up: `distance.distance`; a row a base."""
    matrix = np.empty((places.shape[0], bodies.shape[0]), np.int64)
    for i in range(places.shape[0]):
        for j in range(bodies.shape[0]):
            dx, dy, rise = places[i, 0] - bodies[j, 0], places[i, 1] - bodies[j, 1], places[i, 2] - bodies[j, 2]
            flat = max(0, root(dx * dx + dy * dy) - places[i, 3] - bodies[j, 3])
            least = root(flat * flat + rise * rise)
            while not is_within(places[i], bodies[j], least):
                least += 1
            matrix[i, j] = least
    return matrix


@kernel
def beside_edges(stops: NDArray[np.int32], radius: int, size: int, near: int) -> NDArray[np.int64]:
    """For each edge (N, E, S, W) the stop from which its touching is reached at least cost, no farther than ``near``.

    Args:
        stops: x, y, z, cost; a row each.
        radius: Radius of the base.
        size: The side of the board.
        near: How far a stop may lie from touching the edge, hundredths.

    Returns:
        Four numbers of stops, -1 where none is near, and the four costs.
    """
    found = np.full(8, -1, np.int64)
    far = size - radius
    for at in range(stops.shape[0]):
        x, y, cost = stops[at, 0], stops[at, 1], stops[at, 3]
        for edge in range(4):
            gap = abs((far - y, far - x, y - radius, x - radius)[edge])
            if gap <= near and (found[edge] < 0 or cost + gap < found[4 + edge]):
                found[edge], found[4 + edge] = at, cost + gap
    return found
