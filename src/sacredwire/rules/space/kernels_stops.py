"""What the stops of a field are good for, compiled: one question for all of them.

Some functions are longer than a screen where splitting them would cost the speed they are here for.
"""

import numpy as np

from sacredwire.rules.space import kernels_outlook, kernels_sight, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_outlook import is_crowded, seen_by
from sacredwire.rules.space.kernels_sight import is_within
from sacredwire.rules.space.pack import Table

kernel = kernels_on(pack, kernels_sight, kernels_outlook)

NEVER = 1 << 40
LIMIT, ALONE = range(2)
"""Columns of a row of arms."""


@kernel
def by_cost(costs: Table) -> Table:
    """Stops in the order of their cost, equally cheap ones in their own."""
    begins = np.zeros(costs.max() + 2 if costs.shape[0] else 1, np.int64)
    for cost in costs:
        begins[cost + 1] += 1
    for cost in range(1, begins.shape[0]):
        begins[cost] += begins[cost - 1]
    order = np.empty(costs.shape[0], np.int64)
    for at in range(costs.shape[0]):
        order[begins[costs[at]]] = at
        begins[costs[at]] += 1
    return order


@kernel
def openings(
    table: Table,
    smokes: Table,
    stops: Table,
    costs: Table,
    there: Table,
    arms: Table,
    foes: Table,
    apart: int,
    sighted: bool,
) -> Table:
    """`stops.plain_openings`: rows of another's number and a stop, each one's in the order of the stops."""
    order, count = by_cost(costs), there.shape[0]
    least = np.full(count, NEVER, np.int64)
    found = np.empty((stops.shape[0] * count, 2), np.int64)
    spots = np.empty((3, 2), np.int64)
    total = 0
    for at in order:
        here, cost = stops[at], costs[at]
        crowded = is_crowded(here, foes, apart)
        sought = False
        for j in range(count):
            if least[j] < cost:
                continue
            sought = True
            held = False
            for k in range(arms.shape[0]):
                held = held or arms[k, LIMIT] < 0 or is_within(here, there[j], arms[k, LIMIT])
                held = held and not (crowded and arms[k, ALONE])
            if held and (not sighted or seen_by(table, smokes, here, there[j], spots)):
                least[j] = cost
                found[total, 0], found[total, 1] = j, at
                total += 1
        if not sought:
            break
    return found[:total]


@kernel
def arrivals(stops: Table, costs: Table, others: Table, limit: int) -> Table:
    """`stops.plain_arrivals`: for each other the first of the cheapest stops within a limit of it, or -1."""
    found = np.full(others.shape[0], -1, np.int64)
    for j in range(others.shape[0]):
        other, best = others[j], NEVER
        x, y, wide = other[0], other[1], limit + other[3]
        for at in range(stops.shape[0]):
            if (
                costs[at] >= best
                or abs(stops[at, 0] - x) > wide + stops[at, 3]
                or abs(stops[at, 1] - y) > wide + stops[at, 3]
            ):
                continue
            if is_within(stops[at], other, limit):
                found[j], best = at, costs[at]
    return found
