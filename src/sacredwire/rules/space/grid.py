"""The lattice of stops as the kernels keep it, and the field of one move on it.

Rule: C4.4-C4.6; the lattice itself is ours.
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import kernels_field, kernels_lattice, kernels_leg, kernels_trail
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import GRAINS
from sacredwire.rules.space.lattice import STEP
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.pack import Table, pack
from sacredwire.rules.space.solid import HIGHEST, Terrain


class Desk:
    """The arrays fields are worked out in, the same for all grids: one field at a time lies on it.

    Attributes:
        grid: Whose field that is.
        filled: Which field it is, as the grid was told.
    """

    def __init__(self) -> None:
        self.grid: Grid | None = None
        self.filled: object = None
        self.totals = np.zeros(1, np.int64)  # the states in `touched`
        self._room(0, 0)

    def _room(self, states: int, entries: int) -> None:
        self._costs = np.full(states, kernels_field.NEVER, np.int32)
        self._origins, self._ways, self._touched = (np.empty(states, np.int32) for _ in range(3))
        self.queued, self.after = np.empty(entries, np.int32), np.empty(entries, np.int32)
        self.trail = np.empty((2 * states + 2, 3), np.int64)
        self.totals[0] = 0

    def turn_to(self, grid: "Grid", states: int, entries: int) -> None:
        """Clears the desk for the fields of a grid, with at least so much room."""
        if states > len(self._costs) or entries > len(self.queued):
            self._room(max(states, len(self._costs)), max(entries, len(self.queued)))
        self._costs[self._touched[: self.totals[0]]] = kernels_field.NEVER
        self.totals[0] = 0
        self.grid, self.filled = grid, None
        self.costs, self.origins = self._costs[:states], self._origins[:states]
        self.ways, self.touched = self._ways[:states], self._touched[:states]


DESK = Desk()


class Grid:
    """The stops of one kind of walker on one terrain.

    It is built once for each terrain and kind. `fill` works out the field of one move on the `DESK`; which was the
    last is remembered, so that asking for paths after a reach does not fill it anew.
    """

    def __init__(self, terrain: Terrain, radius: int, jump: int) -> None:
        self.terrain = terrain
        self.table = pack(terrain)
        self.radius, self.jump, self.size = radius, jump, terrain.size
        self.heights = np.array(terrain.heights, np.int64)
        self.count = terrain.size // STEP + 1
        marks = kernels_lattice.mark_nodes(self.table, self.size, radius, self.heights)
        self.steps = kernels_lattice.plain_steps(self.table, self.size, radius, jump, self.heights, marks)
        self.is_stop = (marks & 3) == 1
        found = kernels_lattice.passages_of(self.table, self.size, radius, jump, self.heights, marks, self.steps)
        self.nodes = len(marks)
        self.first, self.passages = kernels_lattice.by_start(found, self.nodes)
        self.links = kernels_lattice.links_in(self.steps, self.passages)
        self.marks = np.where(np.diff(self.first) > 0, np.uint8(kernels_field.LEADS_ON), np.uint8(0))
        self.layers = 1  # of states; where climbs can be free, two
        self.heads: dict[int, NDArray[np.int32]] = {}

    @classmethod
    def of(cls, terrain: Terrain, walker: Walker) -> "Grid":
        """The grid of a walker's kind, built once for each terrain, as long as it is among the latest."""
        key = (id(terrain), walker.radius, walker.jump)
        grid = GRIDS.get(key)
        if grid is None:
            while len(GRIDS) >= MOST_GRIDS:
                del GRIDS[next(iter(GRIDS))]
            grid = GRIDS[key] = cls(terrain, walker.radius, walker.jump)
        return grid

    @property
    def filled(self) -> object:
        """Which of its fields lies on the desk; nothing when none does."""
        return DESK.filled if DESK.grid is self else None

    def steps_back(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Of the field that lies on the desk: the state each state is reached from, and how (`kernels_field.run`)."""
        return DESK.origins, DESK.ways

    def place(self, state: int) -> Place:
        """Where a state's node lies."""
        level, flat = divmod(state % self.nodes, self.count * self.count)
        column, row = divmod(flat, self.count)
        return (column * STEP, row * STEP, self.terrain.heights[level])

    def node(self, place: Place) -> int | None:
        """The number of the stop at a place, when there is one."""
        x, y, z = place
        if x % STEP or y % STEP or z not in self.terrain.heights:
            return None
        number = (self.terrain.heights.index(z) * self.count + x // STEP) * self.count + y // STEP
        return number if self.is_stop[number] else None

    def stops_near(self, point: Place, flat: int, rise: int) -> Table:
        """The stops at most so far from a point in plan (a square round it) and in height."""
        x, y, z = point
        west, east = max(0, -((flat - x) // STEP)), min(self.count, (x + flat) // STEP + 1)
        south, north = max(0, -((flat - y) // STEP)), min(self.count, (y + flat) // STEP + 1)
        levels = [level for level, height in enumerate(self.terrain.heights) if abs(height - z) <= rise]
        grid = self.is_stop.reshape(-1, self.count, self.count)[levels, west:east, south:north]
        level, column, row = np.nonzero(grid)
        return np.column_stack(((column + west) * STEP, (row + south) * STEP, self.heights[levels][level]))

    def fill(
        self, budget: int, walker: Walker, foes: Table, friends: Table, seeds: Table, token: object
    ) -> NDArray[np.int32]:
        """Works out the cheapest ways to every stop within a budget, hundredths.

        Returns:
            The stops on which nobody stands: x, y, z, cost in hundredths, state; a row each.
        """
        desk = DESK
        if desk.grid is not self or (walker.climb_free and self.layers == 1):
            self.layers = 2 if walker.climb_free else self.layers
            desk.turn_to(self, self.nodes * self.layers, self.links * self.layers * 2 + 256)
        stops: NDArray[np.int32] = kernels_field.fill(
            self.steps,
            self.first,
            self.passages,
            self.heights,
            self.count,
            desk.costs,
            desk.origins,
            desk.ways,
            desk.touched,
            self._heads(walker.climb_rate),
            desk.queued,
            desk.after,
            self.marks,
            seeds,
            foes,
            friends,
            kind_of(walker),
            budget * GRAINS,
            desk.totals,
        )
        desk.filled = token
        return stops

    def holds(self, budget: int, walker: Walker, foes: Table) -> Table:
        """The places on faces at which the budget of the field just filled runs out.

        Returns:
            x, y, z, cost in grains, the state before and the passage begun; a row each.
        """
        return kernels_trail.holds(
            self.first,
            self.passages,
            self.heights,
            self.count,
            DESK.costs,
            DESK.touched,
            DESK.totals[0],
            self.nodes,
            foes,
            kind_of(walker),
            budget * GRAINS,
        )

    def _heads(self, climb_rate: int) -> NDArray[np.int32]:
        """As many buckets as the dearest edge spans, and a power of two; all empty between runs."""
        heads = self.heads.get(climb_rate)
        if heads is None:
            spanned = self.terrain.heights[-1] * climb_rate * GRAINS >> kernels_field.SHIFT
            heads = self.heads[climb_rate] = np.full(1 << (spanned + 64).bit_length(), -1, np.int32)
        return heads

    def trail_to(self, state: int, start: Place) -> Table:
        """The places of the way to a state from the start on; it holds until the next trail is asked for."""
        first = kernels_trail.trace(
            DESK.origins,
            DESK.ways,
            self.passages,
            self.heights,
            self.count,
            self.nodes,
            state,
            np.array(start, np.int64),
            DESK.trail,
        )
        trail: Table = DESK.trail[first:]
        return trail

    def turn_of(self, passage: int) -> Place:
        """Where a climb turns between level and vertical: at the spot of its lower end and the height of its upper."""
        ends = self.passages[passage, [kernels_lattice.START, kernels_lattice.END]].tolist()
        low, high = self.place(min(ends)), self.place(max(ends))
        return (low[0], low[1], high[2])

    def onto_face(self, before: int, passage: int, face: Place) -> tuple[Place, ...]:
        """The places from a node on to one on the face of a climb: straight up, or over the rim and down."""
        turn = self.turn_of(passage)
        return (face,) if self.place(before)[:2] == turn[:2] or face == turn else (turn, face)

    def arrivals(self, goal: Place, ends: Table) -> Iterator[tuple[int, int, tuple[Place, ...]]]:
        """The ways from the field just filled on to a goal: the whole cost in grains, the last state, the places after.

        Args:
            goal: Where the way ends.
            ends: The seeds of a move that starts there: level legs and climbs are possible both ways.
        """
        for state, cost in ends.tolist():
            after = tuple(reversed((goal, *self.first_legs(goal, state))))[1:]
            before = [state - self.nodes] if state >= self.nodes else range(state, self.nodes * self.layers, self.nodes)
            for last in before:
                if DESK.costs[last] < kernels_field.NEVER:
                    yield int(DESK.costs[last]) + cost, last, after

    def first_legs(self, start: Place, state: int) -> tuple[Place, ...]:
        """The places from a start to one of its first stops: straight up or down to its height, then level."""
        stop = self.place(state)
        risen = (start[0], start[1], stop[2])
        return tuple(place for place, before in ((risen, start), (stop, risen)) if place != before)

    def seeds(self, start: Place, walker: Walker, foes: Table) -> Table:
        """The first stops of a move, `field.seeds`: state and cost in grains; a row each."""
        node = self.node(start)
        if node is not None:
            return np.array([(node, 0)], np.int64)
        found: Table = kernels_leg.first_stops(
            self.table,
            self.size,
            foes,
            self.radius,
            self.jump,
            *start,
            self.is_stop,
            self.heights,
            walker.climb_rate * GRAINS,
            walker.climb_free,
        )
        return found


MOST_GRIDS = 12
GRIDS: dict[tuple[int, int, int], Grid] = {}
"""The grids built lately, each of some hundred thousand bytes; of more than that the one built first is forgotten. Each
holds its terrain, whose identity is part of its key."""


@lru_cache(maxsize=64)
def kind_of(walker: Walker) -> NDArray[np.int64]:
    """What the field kernel reads of a walker: radius, climb rate, free climb, deepest fall it takes."""
    deepest = walker.safe_fall if walker.harmless else HIGHEST
    return np.array([walker.radius, walker.climb_rate, walker.climb_free, deepest], np.int64)
