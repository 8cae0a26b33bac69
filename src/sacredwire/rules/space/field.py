"""The field of a move: the cheapest way from a start to every stop of the lattice, in plain Python.

The kernels compute the same costs; this is what they are held to.

Rule: C4.4-C4.6, R-68.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from sacredwire.rules.space.area import Body
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import GRAINS, grains, nearer_to_segment
from sacredwire.rules.space.lattice import DIRECTIONS, STEP, Lattice, Node, Passage
from sacredwire.rules.space.leg import Leg, Walker, plain_leg
from sacredwire.rules.space.solid import BODY, Terrain

State = tuple[Node, bool]
"""A node, and whether the free part of a climb is spent."""

SEED_STEPS = 3
"""How many steps of the lattice a start off the lattice looks for its first stops."""


class Way(NamedTuple):
    """How a state is reached: its cost in grains, from where (nothing: from the start), and the places after that."""

    cost: int
    origin: State | None
    legs: tuple[Place, ...]


def field(lattice: Lattice, start: Place, budget: int, walker: Walker, foes: Sequence[Body]) -> dict[State, Way]:
    """The cheapest way to every node within a budget.

    Args:
        lattice: The lattice of the walker's kind.
        start: Where the model stands, on the lattice or off it.
        budget: The Move there is, grains.
        walker: How the model moves.
        foes: Models it may not pass through.
    """
    best: dict[State, Way] = {}
    heap: list[tuple[int, State]] = []

    def offer(state: State, way: Way) -> None:
        if way.cost <= budget and (state not in best or way.cost < best[state].cost):
            best[state] = way
            heappush(heap, (way.cost, state))

    for state, way in seeds(lattice, start, walker, foes):
        offer(state, way)
    done: set[State] = set()
    while heap:
        cost, state = heappop(heap)
        if state in done:
            continue
        done.add(state)
        for other, way in _onward(lattice, state, cost, walker, foes):
            offer(other, way)
    return best


def seeds(lattice: Lattice, start: Place, walker: Walker, foes: Sequence[Body]) -> Iterator[tuple[State, Way]]:
    """The first stops of the lattice and what they cost from a start.

    On a node: that node alone. Else: the nodes up to three steps away, straight, and those at the foot and the head
    of a face the start touches.
    """
    terrain, heights = lattice.terrain, lattice.terrain.heights
    if start[0] % STEP == 0 and start[1] % STEP == 0 and start[2] in heights:
        node = (start[0] // STEP, start[1] // STEP, heights.index(start[2]))
        if node in lattice.steps:
            yield (node, False), Way(0, None, ())
            return
    for height, climb in _levels_from(terrain, start, walker, foes):
        risen = (start[0], start[1], height)
        free = min(climb, walker.climb_free)
        paid = (climb - free) * walker.climb_rate * GRAINS
        prefix = (risen,) if climb else ()
        for node in _nodes_round(lattice, risen):
            part = (
                plain_leg(terrain, risen, lattice.place(node), walker, foes) if lattice.place(node) != risen else Leg(0)
            )
            if isinstance(part, Leg):
                legs = (*prefix, lattice.place(node)) if part.plan else prefix
                yield (node, free > 0), Way(paid + part.plan, None, legs)
                if free:
                    yield (node, False), Way(climb * walker.climb_rate * GRAINS + part.plan, None, legs)


def _levels_from(terrain: Terrain, start: Place, walker: Walker, foes: Sequence[Body]) -> Iterator[tuple[int, int]]:
    """The standing heights a start can walk on at, with what has to be climbed first."""
    for height in terrain.heights:
        part = plain_leg(terrain, start, (start[0], start[1], height), walker, foes)
        if isinstance(part, Leg):
            yield height, part.climb


def _nodes_round(lattice: Lattice, place: Place) -> Iterator[Node]:
    level = lattice.terrain.heights.index(place[2])
    for column in range(-(-place[0] // STEP) - SEED_STEPS, place[0] // STEP + SEED_STEPS + 1):
        for row in range(-(-place[1] // STEP) - SEED_STEPS, place[1] // STEP + SEED_STEPS + 1):
            node = (column, row, level)
            if node in lattice.steps:
                yield node


def _onward(
    lattice: Lattice, state: State, cost: int, walker: Walker, foes: Sequence[Body]
) -> Iterator[tuple[State, Way]]:
    node, spent = state
    here = lattice.place(node)
    for at, (right, up) in enumerate(DIRECTIONS):
        if lattice.steps[node] >> at & 1:
            other = (node[0] + right, node[1] + up, node[2])
            there = lattice.place(other)
            if not meets_foe(here, (there,), walker.radius, foes):
                plan = grains(right * STEP, up * STEP)
                yield (other, spent), Way(cost + plan, state, (there,))
    for passage in lattice.passages.get(node, ()):
        if walker.harmless and passage.fall > walker.safe_fall:
            continue
        if meets_foe(here, passage.legs, walker.radius, foes):
            continue
        full = cost + passage.plan + passage.climb * walker.climb_rate * GRAINS
        yield (passage.end, spent), Way(full, state, passage.legs)
        if passage.climb and walker.climb_free and not spent:
            saved = min(passage.climb, walker.climb_free) * walker.climb_rate * GRAINS
            yield (passage.end, True), Way(full - saved, state, passage.legs)


def meets_foe(start: Place, legs: Sequence[Place], radius: int, foes: Sequence[Body]) -> bool:
    """Whether a foe stands in the way of legs that are clear of terrain. Rule: R-17."""
    a = start
    for b in legs:
        moved = max(a[2], b[2])
        for x, y, z, other in foes:
            square = (radius + other) ** 2
            if a[:2] != b[:2] and abs(z - a[2]) < BODY and nearer_to_segment(x, y, a[:2], b[:2], square):
                return True
            if (
                a[2] != b[2]
                and min(a[2], b[2]) - BODY < z < moved + BODY
                and nearer_to_segment(x, y, b[:2], b[:2], square)
            ):
                return True
        a = b
    return False


def partial_climbs(
    lattice: Lattice, best: dict[State, Way], budget: int, walker: Walker, foes: Sequence[Body]
) -> Iterator[tuple[Place, Way]]:
    """The places on faces at which a budget runs out, with the way there. Rule: R-67."""
    for state, way in best.items():
        for passage in lattice.passages.get(state[0], ()):
            if passage.climb:
                yield from _hold(lattice, state, way, passage, budget, walker, foes)


def _hold(
    lattice: Lattice, state: State, way: Way, passage: Passage, budget: int, walker: Walker, foes: Sequence[Body]
) -> Iterator[tuple[Place, Way]]:
    rises = passage.legs[0][:2] == lattice.place(state[0])[:2]
    before = way.cost if rises else way.cost + passage.plan
    if before > budget:
        return
    free = 0 if state[1] else walker.climb_free
    climbed = min(passage.climb, free + (budget - before) // (walker.climb_rate * GRAINS))
    if climbed <= 0 or (climbed == passage.climb and not rises):
        return
    here = lattice.place(state[0])
    x, y, _ = passage.legs[0]
    face = (x, y, here[2] + climbed if rises else here[2] - climbed)
    legs = (face,) if rises else (passage.legs[0], face)
    if not meets_foe(here, legs, walker.radius, foes):
        cost = before + max(0, climbed - free) * walker.climb_rate * GRAINS
        yield face, Way(cost, state, legs)


def trail(best: dict[State, Way], way: Way) -> tuple[Place, ...]:
    """The places of a way after the start, in order."""
    parts = [way.legs]
    while way.origin is not None:
        way = best[way.origin]
        parts.append(way.legs)
    return tuple(place for legs in reversed(parts) for place in legs)
