"""Polylines, compiled: all the legs of a move, and pulling it tight, in one call.

Some functions are longer than a screen where splitting them would cost the speed they are here for.
"""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import kernels_leg, kernels_solid, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_leg import leg_code
from sacredwire.rules.space.kernels_solid import OK, can_stand, grains, too_near
from sacredwire.rules.space.pack import Table

kernel = kernels_on(pack, kernels_solid, kernels_leg)

HARMFUL = 8
"""The code of a fall deeper than the walker takes, after those of `kernels_leg.leg_code`."""

PULLS = 4

RADIUS, JUMP, DEEPEST = range(3)
"""What is read of a walker: radius, widest jump, deepest fall it takes."""

Walkers = NDArray[np.int64]


@kernel
def step_code(table: Table, size: int, foes: Table, walker: Walkers, a: Table, b: Table) -> int:
    """What forbids a leg, harmful falls among it: `leg.leg`."""
    code = leg_code(table, size, foes, walker[RADIUS], walker[JUMP], a[0], a[1], a[2], b[0], b[1], b[2])
    if code == OK and (a[0] != b[0] or a[1] != b[1]) and a[2] - b[2] > walker[DEEPEST]:
        return HARMFUL
    return code


@kernel
def tread(table: Table, size: int, foes: Table, walker: Walkers, path: Table, legs: Table) -> int:
    """Judges the legs of a polyline in turn: nought when all are possible, else nine times the leg and its code.

    Args:
        table: The terrain.
        size: The side of the board.
        foes: Models that may not be passed through.
        walker: Radius, widest jump, deepest fall.
        path: The places.
        legs: Takes plan in grains, climb and fall of each leg.
    """
    for at in range(path.shape[0] - 1):
        a, b = path[at], path[at + 1]
        code = step_code(table, size, foes, walker, a, b)
        if code != OK:
            return 9 * at + code
        legs[at, 0], legs[at, 1], legs[at, 2] = 0, 0, 0
        if a[0] == b[0] and a[1] == b[1]:
            legs[at, 1] = abs(a[2] - b[2])
        else:
            legs[at, 0], legs[at, 2] = grains(b[0] - a[0], b[1] - a[1]), a[2] - b[2]
    return 0


@kernel
def may_end(table: Table, size: int, path: Table, radius: int, foes: Table, friends: Table) -> bool:
    """Whether a base can stand at the end of a polyline among two lots of models: `area.can_stand`."""
    last = path.shape[0] - 1
    x, y, z = path[last, 0], path[last, 1], path[last, 2]
    for at in range(friends.shape[0]):
        if too_near(x, y, z, radius, friends[at], 0):
            return False
    return can_stand(table, size, x, y, z, radius, foes, 0)


@kernel
def judge(table: Table, size: int, foes: Table, friends: Table, walker: Walkers, path: Table, legs: Table) -> int:
    """A whole move: what `tread` says of its legs; when it says nothing, below nought if its end is to be looked at."""
    code = tread(table, size, foes, walker, path, legs)
    if code == 0 and legs.shape[0] and not may_end(table, size, path, walker[RADIUS], foes, friends):
        return -1
    return code


@kernel
def pull(table: Table, size: int, foes: Table, walker: Walkers, path: Table) -> Table:
    """A path no longer than a given one: `taut.plain_taut`."""
    short = skip(table, size, foes, walker, path)
    for _ in range(2):
        drawn = short.copy()
        if not draw(table, size, foes, walker, drawn):
            break
        short = skip(table, size, foes, walker, drawn)
    return short


@kernel
def skip(table: Table, size: int, foes: Table, walker: Walkers, path: Table) -> Table:
    """Leaves out corners: `taut._skip`."""
    kept = np.empty_like(path)
    kept[0, 0], kept[0, 1], kept[0, 2] = path[0, 0], path[0, 1], path[0, 2]
    end, at, total = path.shape[0] - 1, 0, 1
    while at < end:
        last = at + 1
        while last < end and runs_on(path, at, last):
            last += 1
        while last > at + 1:
            beneath = path[last, 0] == path[at, 0] and path[last, 1] == path[at, 1]
            if not beneath and step_code(table, size, foes, walker, path[at], path[last]) == OK:
                break
            last -= 1
        kept[total, 0], kept[total, 1], kept[total, 2] = path[last, 0], path[last, 1], path[last, 2]
        total += 1
        at = last
    return kept[:total]


@kernel
def runs_on(path: Table, at: int, last: int) -> bool:
    """`taut._runs_on`."""
    here, after = path[last], path[last + 1]
    return bool(here[2] == path[at, 2] and after[2] <= here[2] and (after[0] != here[0] or after[1] != here[1]))


@kernel
def draw(table: Table, size: int, foes: Table, walker: Walkers, path: Table) -> bool:
    """Draws corners towards the middle of their neighbours, in place; whether any was: `taut._draw`."""
    drawn = False
    moved = np.empty(3, np.int64)
    for at in range(1, path.shape[0] - 1):
        before, here, after = path[at - 1], path[at], path[at + 1]
        if before[2] != here[2] or after[2] > here[2]:
            continue
        if (after[0] == here[0] and after[1] == here[1]) or (before[0] == here[0] and before[1] == here[1]):
            continue
        share = 1
        for _ in range(PULLS * 2):
            share *= 2
            x = here[0] + ((before[0] + after[0]) // 2 - here[0]) // share
            y = here[1] + ((before[1] + after[1]) // 2 - here[1]) // share
            if (x == here[0] and y == here[1]) or (x == before[0] and y == before[1]):
                continue
            if (x == after[0] and y == after[1]) or way(before, x, y, after) >= way(before, here[0], here[1], after):
                continue
            moved[0], moved[1], moved[2] = x, y, here[2]
            if step_code(table, size, foes, walker, before, moved) != OK:
                continue
            if step_code(table, size, foes, walker, moved, after) == OK:
                here[0], here[1] = x, y
                drawn, share = True, 1
    return drawn


@kernel
def way(a: Table, x: int, y: int, b: Table) -> int:
    """The length in plan from one place to another by a point, grains."""
    return grains(x - a[0], y - a[1]) + grains(b[0] - x, b[1] - y)
