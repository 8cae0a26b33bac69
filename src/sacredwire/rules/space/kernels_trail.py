"""What a run of `kernels_field` has left, compiled: the way to a stop, and the places on faces where a budget ends."""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import kernels_field, kernels_lattice, kernels_leg, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_field import Ints, is_barred
from sacredwire.rules.space.kernels_lattice import CLIMB, END, PLAN
from sacredwire.rules.space.kernels_lattice import START as BEGIN
from sacredwire.rules.space.kernels_leg import STEP
from sacredwire.rules.space.kernels_solid import GRAINS
from sacredwire.rules.space.pack import Table

kernel = kernels_on(pack, kernels_leg, kernels_lattice, kernels_field)


@kernel
def trace(
    origins: Ints,
    ways: Ints,
    passages: Ints,
    heights: NDArray[np.int64],
    count: int,
    nodes: int,
    state: int,
    start: NDArray[np.int64],
    trail: Table,
) -> int:
    """The places of the way to a state, from the start on, into the last rows of ``trail``; the first of them.

    A climb turns at the spot of its lower end and the height of its upper; a start off the lattice goes straight up or
    down to the height of its first stop, then level.
    """
    at: int = trail.shape[0]
    square = count * count
    while state >= 0:
        node, way = state % nodes, ways[state]
        at -= 1
        trail[at, 0], trail[at, 1] = node % square // count * STEP, node % count * STEP
        trail[at, 2] = heights[node // square]
        if way > 0 and passages[way - 1, CLIMB]:
            low = min(passages[way - 1, BEGIN], passages[way - 1, END])
            high = max(passages[way - 1, BEGIN], passages[way - 1, END])
            at -= 1
            trail[at, 0], trail[at, 1] = low % square // count * STEP, low % count * STEP
            trail[at, 2] = heights[high // square]
        state = origins[state]
    height = trail[at, 2]
    if trail[at, 0] != start[0] or trail[at, 1] != start[1]:
        at -= 1
    trail[at, 0], trail[at, 1], trail[at, 2] = start[0], start[1], height
    if height != start[2]:
        at -= 1
        trail[at, 0], trail[at, 1], trail[at, 2] = start[0], start[1], start[2]
    return at


@kernel
def holds(
    first: Ints,
    passages: Ints,
    heights: NDArray[np.int64],
    count: int,
    costs: Ints,
    touched: Ints,
    total: int,
    nodes: int,
    foes: Table,
    walker: NDArray[np.int64],
    budget: int,
) -> Table:
    """The places on faces at which a budget runs out: `field.partial_climbs`.

    Returns:
        x, y, z, grains, state before, passage; a row each.
    """
    radius, rate, square = walker[0], walker[1] * GRAINS, count * count
    found = np.empty((passages.shape[0] * 2 + 1, 6), np.int64)
    kept = 0
    for k in range(total):
        state = touched[k]
        node = state if state < nodes else state - nodes
        for p in range(first[node], first[node + 1]):
            climb, to = passages[p, CLIMB], passages[p, END]
            if climb == 0:
                continue
            rises = to > node
            before = costs[state] + (0 if rises else passages[p, PLAN])
            if before > budget:
                continue
            free = walker[2] if state < nodes else 0
            climbed = min(climb, free + (budget - before) // rate)
            if climbed <= 0 or (climbed == climb and not rises):
                continue
            foot, z = min(node, to) % square, heights[node // square]
            here = node % square
            x, y = foot // count * STEP, foot % count * STEP
            held = z + climbed if rises else z - climbed
            if is_barred(foes, radius, here // count * STEP, here % count * STEP, max(z, held), x, y, min(z, held)):
                continue
            found[kept, 0], found[kept, 1], found[kept, 2] = x, y, held
            found[kept, 3] = before + max(0, climbed - free) * rate
            found[kept, 4], found[kept, 5] = state, p
            kept += 1
    return found[:kept]
