"""What tells one kind of terrain from another on a drawn board: ribs, planks, rungs, crosses."""

from collections.abc import Iterator
from math import hypot

from sacredwire.content.board_shapes import cross
from sacredwire.content.boards import BOARD_SIZE, Piece, Point
from sacredwire.play.drawing.ink import TEXT, height_ink, polygon, stroke

_FAINT = 0.45
_SLANT = 14
_HANGING = 22


def marks(piece: Piece) -> Iterator[str]:
    """The strokes inside a piece's outline."""
    match piece.kind:
        case "container":
            yield from _across(piece, 34, 3, _FAINT)
        case "walkway":
            yield from _across(piece, 26, 5, 0.7)
        case "platform":
            yield from _across(piece, 52, 3, _FAINT)
            yield polygon(_inset(piece, 14), "none", TEXT, 3, dash="16 12")
        case "ladder":
            yield from _across(piece, 11, 5, 1)
        case "pipe":
            yield from _along(piece)
        case "crate":
            a, b, c, d = _four(piece)
            ink = height_ink(piece.top)[1]
            yield stroke(a, c, ink, 3, _FAINT)
            yield stroke(b, d, ink, 3, _FAINT)
        case "silo":
            yield polygon(_inset(piece, 22), "none", height_ink(piece.top)[1], 4)
        case "rubble":
            yield polygon(_inset(piece, 24), "none", TEXT, 3, dash="10 16")
        case "block" | "tower":
            yield polygon(_inset(piece, 12), "none", height_ink(piece.top)[1], 2.5)
        case "wall" | "pillar":
            return


def shadow(piece: Piece) -> str:
    """The shadow a piece throws to the south-east, the longer the higher it stands."""
    reach = max(10, (piece.top - piece.base) * _SLANT // 100 if piece.base == 0 else _HANGING)
    points = [(x + dx, BOARD_SIZE - y + dx) for x, y in piece.footprint for dx in (0, reach)]
    return f'<polygon points="{" ".join(f"{x},{y}" for x, y in _hull(points))}"/>'


def _hull(points: list[Point]) -> list[Point]:
    """The convex outline of points."""
    ordered = sorted(set(points))
    halves: list[list[Point]] = []
    for sequence in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for point in sequence:
            while len(chain) > 1 and cross(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        halves.append(chain[:-1])
    return halves[0] + halves[1]


def _four(piece: Piece) -> tuple[Point, Point, Point, Point]:
    """Four corners of a footprint, the longest side first."""
    corners = piece.footprint
    if len(corners) != 4:
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        corners = (min(xs), min(ys)), (max(xs), min(ys)), (max(xs), max(ys)), (min(xs), max(ys))
    a, b, c, d = corners
    return (a, b, c, d) if _far(a, b) >= _far(b, c) else (b, c, d, a)


def _across(piece: Piece, apart: int, weight: float, opacity: float) -> Iterator[str]:
    """Strokes across the long side, so many hundredths apart."""
    a, b, c, d = _four(piece)
    count = max(2, round(_far(a, b) / apart))
    ink = height_ink(piece.top)[1]
    for k in range(1, count):
        yield stroke(_between(a, b, k, count), _between(d, c, k, count), ink, weight, opacity)


def _along(piece: Piece) -> Iterator[str]:
    """Strokes along the long side."""
    a, b, c, d = _four(piece)
    for k in (1, 2):
        yield stroke(_between(a, d, k, 3), _between(b, c, k, 3), height_ink(piece.top)[1], 3, _FAINT)


def _inset(piece: Piece, by: int) -> list[Point]:
    """A footprint drawn in toward its middle."""
    corners = piece.footprint
    mx, my = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    keep_x, keep_y = _kept(by, [abs(x - mx) for x, _ in corners]), _kept(by, [abs(y - my) for _, y in corners])
    return [(round(mx + (x - mx) * keep_x), round(my + (y - my) * keep_y)) for x, y in corners]


def _kept(by: int, reaches: list[float]) -> float:
    return max(0.2, 1 - by / max(1.0, *reaches))


def _between(a: Point, b: Point, k: int, count: int) -> Point:
    return a[0] + (b[0] - a[0]) * k // count, a[1] + (b[1] - a[1]) * k // count


def _far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
