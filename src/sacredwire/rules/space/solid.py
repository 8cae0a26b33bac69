"""Terrain: the solid pieces of a board and the surfaces models stand on.

A ``Terrain`` is built once a board, never changes and is asked by everything else in this package. All numbers are
whole hundredths of an inch.

Rule: R-16.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from sacredwire.content.boards import BOARD_SIZE, Piece
from sacredwire.errors import ContentError
from sacredwire.rules.space.exact import Plane, Point, contains, nearer_to_polygon, planes_of, sweep_hits

HIGHEST = 4000
"""The greatest height of a board for which the exact 64-bit tests cannot overflow (40")."""

BODY = 125
"""How far a body reaches above its standing height. Rule: R-16."""

GRIP = 25
"""How far the base edge may be from a face that is climbed: a quarter of an inch, the step of the lattice of stops.

Nothing is gained by it: what the climber need not walk up to the face it walks on top. Ruling of this package.
"""


class Solid(msgspec.Struct, frozen=True):
    """One piece as geometry: a convex prism with its half-planes worked out.

    Attributes:
        id: The piece's name on its board.
        corners: The footprint, counter-clockwise.
        planes: The footprint's half-planes, edge by edge.
        box: Least and greatest x, least and greatest y.
        base: Height of the underside.
        top: Height of the upper side.
        climbable: Whether its faces can be climbed.
        walkable: Whether a model can stand on its top.
    """

    id: str
    corners: tuple[Point, ...]
    planes: tuple[Plane, ...]
    box: tuple[int, int, int, int]
    base: int
    top: int
    climbable: bool
    walkable: bool

    def carries(self, x: int, y: int) -> bool:
        """Whether a point in plan lies on the footprint, its rim included."""
        x0, x1, y0, y1 = self.box
        return x0 <= x <= x1 and y0 <= y <= y1 and contains(self.planes, x, y)

    def is_near(self, x: int, y: int, reach: int) -> bool:
        """Whether a point in plan is less than ``reach`` away from the footprint."""
        x0, x1, y0, y1 = self.box
        if x <= x0 - reach or x >= x1 + reach or y <= y0 - reach or y >= y1 + reach:
            return False
        return nearer_to_polygon(x, y, self.corners, self.planes, reach * reach)


class Terrain:
    """A board's geometry.

    Attributes:
        size: The side of the square board.
        solids: The pieces, in the order of the board.
        heights: Every standing height of the board, rising; the ground, nought, is the first.
        tops: For each standing height above the ground, the walkable pieces of that height.
    """

    __slots__ = ("_packed", "heights", "size", "solids", "tops")

    def __init__(self, solids: tuple[Solid, ...], size: int) -> None:
        self.size = size
        self.solids = solids
        tops: dict[int, list[Solid]] = {}
        for solid in solids:
            if solid.walkable:
                tops.setdefault(solid.top, []).append(solid)
        self.tops = {height: tuple(tops[height]) for height in sorted(tops)}
        self.heights: tuple[int, ...] = (0, *self.tops)
        self._packed: Any = None  # what the kernels read of this terrain; `rules.space.kernels` fills it when asked

    @classmethod
    def of(cls, pieces: Sequence[Piece], size: int = BOARD_SIZE) -> "Terrain":
        """The terrain of a board's pieces.

        Args:
            pieces: The prisms.
            size: The side of the square board.

        Raises:
            ContentError: ``piece-footprint`` when a footprint is not convex, counter-clockwise, of at least three
                corners and on the board; ``piece-height`` when a height is out of range.
        """
        return cls(tuple(_solid(piece, size) for piece in pieces), size)

    def surface_at(self, x: int, y: int, below: int = HIGHEST) -> int:
        """The highest standing surface under a point that is not above ``below``; the ground when there is no other.

        Rule: R-70.
        """
        for height in reversed(self.heights):
            if height <= below and self.has_surface(x, y, height):
                return height
        return 0

    def has_surface(self, x: int, y: int, z: int) -> bool:
        """Whether a point of a standing surface lies exactly there: the ground or a walkable top, rims included."""
        if z == 0:
            return 0 <= x <= self.size and 0 <= y <= self.size
        return any(solid.carries(x, y) for solid in self.tops.get(z, ()))

    def landing_at(self, x: int, y: int, z: int) -> int:
        """The height at which a thing that appears at a point comes to rest.

        On top of the solid piece it is inside of, else on the highest surface not above it.

        Rule: R-70.
        """
        inside = True
        while inside:
            inside = False
            for solid in self.solids:
                if solid.base <= z < solid.top and solid.carries(x, y):
                    z, inside = solid.top, True
        return self.surface_at(x, y, z)

    def is_blocked(self, a: Point, b: Point, radius: int, low: int, high: int) -> Solid | None:
        """The first piece a round body would run into, moved in plan from ``a`` to ``b`` between two heights."""
        (ax, ay), (bx, by) = a, b
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        west, east, south, north = west - radius, east + radius, south - radius, north + radius
        for solid in self.solids:
            if solid.base >= high or solid.top <= low:
                continue
            x0, x1, y0, y1 = solid.box
            if x0 >= east or x1 <= west or y0 >= north or y1 <= south:
                continue
            if sweep_hits(a, b, radius * radius, solid.corners, solid.planes):
                return solid
        return None

    def gripped(self, x: int, y: int, radius: int) -> tuple[Solid, ...]:
        """The climbable pieces whose faces a base at a point can be on: those its edge is within a quarter inch of.

        Rule: C4.6, R-67.
        """
        reach = radius + GRIP + 1  # less than a hundredth more is at most `GRIP`, the grid being whole hundredths
        return tuple(solid for solid in self.solids if solid.climbable and solid.is_near(x, y, reach))


def _solid(piece: Piece, size: int) -> Solid:
    corners = piece.footprint
    planes = planes_of(corners) if len(corners) >= 3 else ()
    turns = zip(planes, corners[2:] + corners[:2], strict=False)
    if not planes or any(nx * x + ny * y >= c for (nx, ny, c), (x, y) in turns):
        raise ContentError("piece-footprint", piece=piece.id)
    if any(nx * x + ny * y > c for nx, ny, c in planes for x, y in corners):
        raise ContentError("piece-footprint", piece=piece.id)
    if not all(0 <= x <= size and 0 <= y <= size for x, y in corners):
        raise ContentError("piece-footprint", piece=piece.id)
    if not 0 <= piece.base < piece.top <= HIGHEST:
        raise ContentError("piece-height", piece=piece.id, high=HIGHEST)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Solid(
        id=piece.id,
        corners=corners,
        planes=planes,
        box=(min(xs), max(xs), min(ys), max(ys)),
        base=piece.base,
        top=piece.top,
        climbable=piece.climbable,
        walkable=piece.walkable,
    )
