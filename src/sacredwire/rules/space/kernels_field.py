"""The field of a move, compiled: the costs of `field.field`, by buckets instead of a heap.

A bucket is narrower than the cheapest edge of the lattice, so all of a bucket is settled when it is opened. States are
nodes, and nodes once more with the free part of a climb spent. What a run leaves in the work arrays (costs, origins,
ways) is read by `collect` and by `kernels_trail`, and wiped by the next run.
"""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import kernels_lattice, kernels_leg, kernels_solid, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_lattice import CLIMB, END, FALL, HALF, PLAN, RIGHT, UP
from sacredwire.rules.space.kernels_leg import STEP
from sacredwire.rules.space.kernels_solid import BODY, GRAINS, near_segment
from sacredwire.rules.space.pack import Table

kernel = kernels_on(pack, kernels_solid, kernels_leg, kernels_lattice)

SHIFT = 14
"""A bucket is 16 hundredths wide, less than the cheapest step."""

NEVER = (1 << 31) - 1
NEAR, TAKEN, LEADS_ON = 1, 2, 4
"""Marks of a node: a foe is near, somebody takes it, passages begin there (this one is never wiped)."""
LENGTHS = np.array([25600, 36204, 57244], np.int64)
"""What straight, diagonal and long plain steps cost in grains: `exact.grains`."""

FROM = np.array([0, 4, 8, 16], np.int64)
"""Where those steps begin among the sixteen directions."""

Ints = NDArray[np.int32]


@kernel
def mark_bodies(
    bodies: Table, radius: int, heights: NDArray[np.int64], count: int, marks: NDArray[np.uint8], foes: bool, wipe: bool
) -> None:
    """Marks, or wipes, the nodes a body takes and, round foes, those whose steps have to be looked at."""
    for k in range(bodies.shape[0]):
        x, y, radii = bodies[k, 0], bodies[k, 1], bodies[k, 3] + radius
        near = radii + HALF + 1 if foes else radii
        for level in range(heights.shape[0]):
            if abs(heights[level] - bodies[k, 2]) >= BODY:
                continue
            for i in range(max(0, (x - near) // STEP + 1), min(count, (x + near) // STEP + 1)):
                for j in range(max(0, (y - near) // STEP + 1), min(count, (y + near) // STEP + 1)):
                    at = (level * count + i) * count + j
                    if wipe:
                        marks[at] &= LEADS_ON
                        continue
                    dx, dy = i * STEP - x, j * STEP - y
                    square = dx * dx + dy * dy
                    if square < radii * radii:
                        marks[at] |= TAKEN
                    if foes and square < near * near:
                        marks[at] |= NEAR


@kernel
def about(bodies: Table, seeds: Table, nodes: int, count: int, radius: int, spread: int) -> Table:
    """Those of some bodies that a move may meet: near enough to the box round its first stops, widened by its budget.

    Args:
        bodies: The bodies.
        seeds: The first states of the move.
        nodes: How many nodes there are.
        count: Columns of the lattice.
        radius: Radius of the mover's base.
        spread: How far it may go in plan, hundredths.
    """
    x0, y0, x1, y1 = NEVER, NEVER, -NEVER, -NEVER
    for k in range(seeds.shape[0]):
        flat = seeds[k, 0] % nodes % (count * count)
        x, y = flat // count * STEP, flat % count * STEP
        x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
    near = np.empty_like(bodies)
    total = 0
    for k in range(bodies.shape[0]):
        wide = spread + radius + bodies[k, 3] + HALF
        if x0 - wide <= bodies[k, 0] <= x1 + wide and y0 - wide <= bodies[k, 1] <= y1 + wide:
            for part in range(4):
                near[total, part] = bodies[k, part]
            total += 1
    return near[:total]


@kernel
def is_barred(foes: Table, radius: int, ax: int, ay: int, az: int, bx: int, by: int, bz: int) -> bool:
    """Whether a foe is in the way from an upper place ``a`` level to above ``b`` and straight down to it, or back."""
    for k in range(foes.shape[0]):
        x, y, z, radii = foes[k, 0], foes[k, 1], foes[k, 2], foes[k, 3] + radius
        if abs(z - az) < BODY and near_segment(x, y, ax, ay, bx, by, radii * radii):
            return True
        if bz - BODY < z < az + BODY and near_segment(x, y, bx, by, bx, by, radii * radii):
            return True
    return False


@kernel
def run(  # noqa: C901 - the loop the whole field is made in: calls would cost its speed
    steps: NDArray[np.uint16],
    first: Ints,
    passages: Ints,
    heights: NDArray[np.int64],
    count: int,
    costs: Ints,
    origins: Ints,
    ways: Ints,
    touched: Ints,
    heads: Ints,
    queued: Ints,
    after: Ints,
    marks: NDArray[np.uint8],
    seeds: Table,
    foes: Table,
    walker: NDArray[np.int64],
    budget: int,
    before: int,
) -> int:
    """Fills the work arrays with the cheapest ways to every state within a budget; how many states that are.

    Args:
        steps: Plain steps of the nodes.
        first: Where each node's passages begin.
        passages: All passages.
        heights: The standing heights.
        count: Columns of the lattice.
        costs: Work: the cost of each state, grains.
        origins: Work: the state each is reached from.
        ways: Work: how: nought a step, k + 1 passage k, -(k + 1) seed k.
        touched: Work: the states reached, in the order of their finding.
        heads: Work: the first entry of each bucket, all -1 between runs; a power of two of them.
        queued: Work: the state of each entry of a bucket.
        after: Work: the entry after it.
        marks: The marks of bodies.
        seeds: The first states and their costs.
        foes: Models that may not be passed through.
        walker: Radius, climb rate, free climb, greatest fall allowed.
        budget: In grains.
        before: How many states the run before left in ``touched``.
    """
    for k in range(before):
        costs[touched[k]] = NEVER
    nodes = steps.shape[0]
    radius, rate, free, deepest = walker[0], walker[1] * GRAINS, walker[2], walker[3]
    total = 0
    ring, square, crowded = heads.shape[0] - 1, count * count, foes.shape[0] > 0
    offsets = np.empty(16, np.int64)
    for way in range(16):
        offsets[way] = RIGHT[way] * count + UP[way]
    for k in range(seeds.shape[0]):
        state, cost = seeds[k, 0], seeds[k, 1]
        if cost <= budget and cost < costs[state]:
            if costs[state] == NEVER:
                touched[total] = state
                total += 1
            costs[state], origins[state], ways[state] = cost, -1, -(k + 1)
    for k in range(total):
        slot = costs[touched[k]] >> SHIFT & ring
        queued[k], after[k] = touched[k], heads[slot]
        heads[slot] = k
    entries = waiting = total
    bucket = 0
    while waiting > 0:
        slot = bucket & ring
        while heads[slot] >= 0:
            entry = heads[slot]
            heads[slot] = after[entry]
            waiting -= 1
            state = queued[entry]
            cost = costs[state]
            if cost >> SHIFT != bucket:
                continue
            node = state if state < nodes else state - nodes
            spent = state - node
            bits = int(steps[node])
            for group in range(3):
                reached = cost + LENGTHS[group]
                if reached > budget:
                    break
                slot_there = reached >> SHIFT
                for way in range(FROM[group], FROM[group + 1]):
                    if not bits >> way & 1:
                        continue
                    to = node + offsets[way]
                    other = to + spent
                    known = costs[other]
                    if reached >= known:
                        continue
                    if crowded and (marks[node] | marks[to]) & NEAR:
                        flat = node % square
                        x, y, z = flat // count * STEP, flat % count * STEP, heights[node // square]
                        if is_barred(foes, radius, x, y, z, x + RIGHT[way] * STEP, y + UP[way] * STEP, z):
                            continue
                    if known == NEVER:
                        touched[total] = other
                        total += 1
                    if known >> SHIFT != slot_there:
                        queued[entries], after[entries] = other, heads[slot_there & ring]
                        heads[slot_there & ring] = entries
                        entries += 1
                        waiting += 1
                    costs[other], origins[other], ways[other] = reached, state, 0
            if not marks[node] & LEADS_ON:
                continue
            for p in range(first[node], first[node + 1]):
                if passages[p, FALL] > deepest or cost + passages[p, PLAN] > budget:
                    continue
                to = passages[p, END]
                climb = passages[p, CLIMB]
                saved = min(climb, free) if spent == 0 else 0
                for taking in range(2 if saved else 1):
                    reached = cost + passages[p, PLAN] + (climb - (saved if taking else 0)) * rate
                    other = to + (nodes if taking else spent)
                    if reached >= costs[other] or reached > budget:
                        continue
                    if foes.shape[0]:
                        low, high = min(to, node), max(to, node)  # the levels rise with the numbers
                        f, g = high % (count * count), low % (count * count)
                        if is_barred(
                            foes,
                            radius,
                            f // count * STEP,
                            f % count * STEP,
                            heights[high // (count * count)],
                            g // count * STEP,
                            g % count * STEP,
                            heights[low // (count * count)],
                        ):
                            break
                    if costs[other] == NEVER:
                        touched[total] = other
                        total += 1
                    if costs[other] >> SHIFT != reached >> SHIFT:
                        queued[entries], after[entries] = other, heads[reached >> SHIFT & ring]
                        heads[reached >> SHIFT & ring] = entries
                        entries += 1
                        waiting += 1
                    costs[other], origins[other], ways[other] = reached, state, p + 1
        bucket += 1
    return total


@kernel
def collect(
    costs: Ints, touched: Ints, total: int, nodes: int, heights: NDArray[np.int64], count: int, marks: NDArray[np.uint8]
) -> Ints:
    """The stops of a run on which nobody stands: x, y, z, cost in hundredths, state; a row each."""
    stops = np.empty((total, 5), np.int32)
    kept = 0
    for k in range(total):
        state = touched[k]
        node = state if state < nodes else state - nodes
        if marks[node] & TAKEN:
            continue
        if costs.shape[0] > nodes:
            twin = node if state >= nodes else node + nodes
            if costs[twin] < costs[state] or (costs[twin] == costs[state] and twin < state):
                continue
        flat = node % (count * count)
        stops[kept, 0], stops[kept, 1] = flat // count * STEP, flat % count * STEP
        stops[kept, 2] = heights[node // (count * count)]
        stops[kept, 3] = (costs[state] + GRAINS - 1) // GRAINS
        stops[kept, 4] = state
        kept += 1
    return stops[:kept]


@kernel
def fill(
    steps: NDArray[np.uint16],
    first: Ints,
    passages: Ints,
    heights: NDArray[np.int64],
    count: int,
    costs: Ints,
    origins: Ints,
    ways: Ints,
    touched: Ints,
    heads: Ints,
    queued: Ints,
    after: Ints,
    marks: NDArray[np.uint8],
    seeds: Table,
    all_foes: Table,
    all_friends: Table,
    walker: NDArray[np.int64],
    budget: int,
    totals: NDArray[np.int64],
) -> Ints:
    """A whole field in one call: `run` among foes and friends (these may be passed, not ended on), then `collect`.

    ``totals`` holds how many states the run before left in ``touched``, and takes how many this one leaves.
    """
    radius, nodes = walker[0], steps.shape[0]
    foes = about(all_foes, seeds, nodes, count, radius, budget // GRAINS + 1)
    friends = about(all_friends, seeds, nodes, count, radius, budget // GRAINS + 1)
    mark_bodies(foes, radius, heights, count, marks, True, False)
    mark_bodies(friends, radius, heights, count, marks, False, False)
    totals[0] = run(
        steps,
        first,
        passages,
        heights,
        count,
        costs,
        origins,
        ways,
        touched,
        heads,
        queued,
        after,
        marks,
        seeds,
        foes,
        walker,
        budget,
        totals[0],
    )
    stops = collect(costs, touched, totals[0], nodes, heights, count, marks)
    mark_bodies(foes, radius, heights, count, marks, True, True)
    mark_bodies(friends, radius, heights, count, marks, False, True)
    return stops
