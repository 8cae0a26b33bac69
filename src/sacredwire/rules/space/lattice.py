"""The lattice of stops: the quarter-inch grid of places a kind of walker can stand, and how they join.

This is only what proposes moves; `path.measure` decides them. Every edge of the lattice is a move that `measure`
accepts at exactly the edge's cost, so nothing it proposes is ever too short.

Rule: C4.4-C4.6; the lattice itself is ours.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sacredwire.rules.space.area import is_free, plain_can_stand
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.leg import Leg, Walker, plain_leg
from sacredwire.rules.space.solid import Terrain

STEP = 25
"""The step of the lattice, hundredths."""

DIRECTIONS: tuple[tuple[int, int], ...] = (
    *((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)),
    *((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)),
)
"""The sixteen ways from a node to its neighbours, in steps."""

Node = tuple[int, int, int]
"""Column, row and index of the standing height."""


class Passage(NamedTuple):
    """A way between nodes that is no plain step: a jump, a drop or a climb.

    Attributes:
        start: The node it leaves.
        end: The node it reaches.
        legs: Its places after the start, in order; the last is the end's.
        plan: Its length in plan, grains.
        climb: How much is climbed, hundredths.
        fall: How far the model falls, hundredths.
    """

    start: Node
    end: Node
    legs: tuple[Place, ...]
    plan: int
    climb: int
    fall: int


class Lattice:
    """The stops of one kind of walker on one terrain, in plain Python: what `grid.Grid` is held to.

    Attributes:
        terrain: The board.
        walker: The kind: only the radius and the jump matter.
        count: Columns, and rows.
        steps: For each node where the walker can stand, its sixteen plain steps as bits.
        passages: For each node, its passages.
    """

    def __init__(self, terrain: Terrain, radius: int, jump: int) -> None:
        self.terrain = terrain
        self.walker = Walker(radius=radius, jump=jump)
        self.count = terrain.size // STEP + 1
        stops = {node for node in self._nodes() if plain_can_stand(terrain, self.place(node), radius)}
        self.steps = {node: self._plain_steps(node, stops) for node in sorted(stops)}
        self.passages: dict[Node, list[Passage]] = {}
        for node in self.steps:
            for passage in self._passages(node):
                self.passages.setdefault(passage.start, []).append(passage)

    def place(self, node: Node) -> Place:
        """Where a node lies."""
        return (node[0] * STEP, node[1] * STEP, self.terrain.heights[node[2]])

    def _nodes(self) -> Iterator[Node]:
        for level, height in enumerate(self.terrain.heights):
            for column in range(self.count):
                for row in range(self.count):
                    if self.terrain.has_surface(column * STEP, row * STEP, height):
                        yield (column, row, level)

    def _plain_steps(self, node: Node, stops: set[Node]) -> int:
        bits = 0
        for at, (right, up) in enumerate(DIRECTIONS):
            other = (node[0] + right, node[1] + up, node[2])
            if other in stops and isinstance(
                plain_leg(self.terrain, self.place(node), self.place(other), self.walker), Leg
            ):
                bits |= 1 << at
        return bits

    def _passages(self, node: Node) -> Iterator[Passage]:
        """The passages off a node's surface, found along those of the first eight directions in which no step leads.

        Along each: the first stop at the same height (a jump), and the first spot whose column is free down to a stop
        below (a drop, and a climb both ways when a face is in reach there).
        """
        if node[2] == 0:
            return
        for at, (right, up) in enumerate(DIRECTIONS[:8]):
            if not self.steps[node] >> at & 1:
                yield from self._passages_along(node, right, up)

    def _passages_along(self, node: Node, right: int, up: int) -> Iterator[Passage]:
        a, z = self.place(node), self.place(node)[2]
        column, row, dropped = node[0], node[1], False
        while True:
            column, row = column + right, row + up
            over: Place = (column * STEP, row * STEP, z)
            if not is_free(self.terrain, over, self.walker.radius) or self._is_out_of_reach(a, over):
                return
            if (column, row, node[2]) in self.steps:
                jump = plain_leg(self.terrain, a, over, self.walker)
                if isinstance(jump, Leg):
                    yield Passage(node, (column, row, node[2]), (over,), jump.plan, 0, 0)
                return
            if not dropped:
                below = self.terrain.surface_at(over[0], over[1], z - 1)
                foot = (column, row, self.terrain.heights.index(below))
                drop = plain_leg(self.terrain, a, self.place(foot), self.walker) if foot in self.steps else ""
                if isinstance(drop, Leg):
                    dropped = True
                    yield Passage(node, foot, (self.place(foot),), drop.plan, 0, drop.fall)
                    yield from self._climbs(node, over, foot)

    def _is_out_of_reach(self, a: Place, over: Place) -> bool:
        """Whether a leg to a spot is certainly wider a gap than can be jumped, or runs into a wall."""
        fallen = (over[0], over[1], 0)
        return plain_leg(self.terrain, a, fallen, self.walker) == "gap"

    def _climbs(self, node: Node, over: Place, foot: Node) -> Iterator[Passage]:
        top, bottom = self.place(node), self.place(foot)
        across, down = (
            plain_leg(self.terrain, top, over, self.walker),
            plain_leg(self.terrain, over, bottom, self.walker),
        )
        if isinstance(across, Leg) and isinstance(down, Leg):
            yield Passage(node, foot, (over, bottom), across.plan, down.climb, 0)
            yield Passage(foot, node, (over, top), across.plan, down.climb, 0)
