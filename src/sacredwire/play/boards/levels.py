"""The levels of a board: what one can stand on above the ground, and what of it can be climbed to step by step."""

from collections.abc import Iterator
from itertools import pairwise
from math import isqrt

from sacredwire.content.board_demands import Demands
from sacredwire.content.boards import BOARD_SIZE
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.leg import Leg, Walker, faces_cover, plain_leg
from sacredwire.rules.space.solid import BODY, Solid, Terrain

_STEP = 50
"""How far apart the places are that are tried on a surface and along its rim."""

_MOST_PAIRS = 12


class Surfaces:
    """The walkable tops on which a model has room, and those of them that it can reach from the ground.

    Places are tried on a lattice of half an inch, and along each rim at the distance from which a climber holds on.

    Attributes:
        places: For each walkable piece with room on it, by its index: where a model can stand.
        reached: The indices of those that can be reached: by a climb no longer than a step from the ground or from
            another reached surface, by walking on, or by jumping a gap.

    Args:
        terrain: The board.
        demands: The base's radius, the longest step and the widest gap.
    """

    def __init__(self, terrain: Terrain, demands: Demands) -> None:
        self._terrain = terrain
        self._radius, self._step = demands.model_radius, demands.climb_step
        self._walker = Walker(radius=demands.model_radius, jump=demands.jump)
        found = {index: tuple(self._standing(solid)) for index, solid in enumerate(terrain.solids) if solid.walkable}
        self.places = {index: places for index, places in found.items() if places}
        self.reached: set[int] = set()
        self._feet = {index: tuple(self._climbs(terrain.solids[index])) for index in self.places}
        self._spread()

    def levels(self) -> tuple[int, ...]:
        """The heights of the surfaces that can be reached, rising."""
        return tuple(sorted({self._terrain.solids[index].top for index in self.reached}))

    def _spread(self) -> None:
        """Mark surfaces as reached until nothing more is."""
        left = sorted(set(self.places), key=lambda index: self._terrain.solids[index].top)
        grew = True
        while grew:
            grew = False
            for index in left:
                if index not in self.reached and (self._is_climbed(index) or self._is_walked_to(index)):
                    self.reached.add(index)
                    grew = True

    def _is_climbed(self, index: int) -> bool:
        return any(foot is None or foot in self.reached for foot in self._feet[index])

    def _is_walked_to(self, index: int) -> bool:
        top = self._terrain.solids[index].top
        return any(
            self._terrain.solids[other].top == top and self._is_linked(other, index)
            for other in self.reached
        )  # fmt: skip

    def _is_linked(self, one: int, other: int) -> bool:
        """Whether a single straight leg leads from one surface to another of the same height."""
        pairs = sorted((_square(a, b), a, b) for a in self.places[one] for b in self.places[other])
        return any(isinstance(plain_leg(self._terrain, a, b, self._walker), Leg) for _, a, b in pairs[:_MOST_PAIRS])

    def _standing(self, solid: Solid) -> Iterator[Place]:
        """Where a model can stand on a piece's top."""
        x0, x1, y0, y1 = solid.box
        marks = [(x, y) for x in _marks(x0, x1) for y in _marks(y0, y1)]
        for x, y in marks:
            if self._is_on_board(x, y) and solid.carries(x, y) and self._is_clear(x, y, solid.top, solid.top):
                yield x, y, solid.top

    def _climbs(self, solid: Solid) -> Iterator[int | None]:
        """From what a piece's rim can be climbed to: None is the ground, else another surface's index; each once."""
        told: set[int | None] = set()
        for x, y in self._rim(solid):
            if not self._is_on_board(x, y):
                continue
            for foot, low in self._feet_at(x, y, solid.top):
                if foot in told or not self._is_clear(x, y, low, solid.top):
                    continue
                if faces_cover(self._terrain.gripped(x, y, self._radius), low, solid.top):
                    told.add(foot)
                    yield foot

    def _feet_at(self, x: int, y: int, top: int) -> Iterator[tuple[int | None, int]]:
        if top <= self._step:
            yield None, 0
        for index in self.places:
            solid = self._terrain.solids[index]
            if 0 < top - solid.top <= self._step and solid.carries(x, y):
                yield index, solid.top

    def _rim(self, solid: Solid) -> Iterator[tuple[int, int]]:
        """Places a base's radius outside each side of a footprint, rounded away from it."""
        away = self._radius + 1
        for (ax, ay), (bx, by) in pairwise((*solid.corners, solid.corners[0])):
            dx, dy = bx - ax, by - ay
            length = max(1, isqrt(dx * dx + dy * dy))
            count = max(2, length // _STEP)
            for k in range(1, count):
                yield ax + (dx * k) // count + dy * away // length, ay + (dy * k) // count - dx * away // length

    def _is_clear(self, x: int, y: int, low: int, high: int) -> bool:
        return self._terrain.is_blocked((x, y), (x, y), self._radius, low, high + BODY) is None

    def _is_on_board(self, x: int, y: int) -> bool:
        return self._radius <= min(x, y) and max(x, y) <= BOARD_SIZE - self._radius


def _marks(low: int, high: int) -> list[int]:
    """Places between two ends, the same from both sides, at most half an inch apart."""
    count = (high - low) // _STEP + 1
    return [low + (high - low) * k // count for k in range(count + 1)]


def _square(a: Place, b: Place) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
