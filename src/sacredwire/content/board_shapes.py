"""What a footprint must be, decided exactly on whole numbers: convex, without crossings, clear of other solids."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from sacredwire.content.boards import Piece, Point


def cross(origin: Point, one: Point, other: Point) -> int:
    """Twice the signed area of a triangle: positive if ``other`` lies to the left of the way to ``one``."""
    return (one[0] - origin[0]) * (other[1] - origin[1]) - (one[1] - origin[1]) * (other[0] - origin[0])


def doubled_area(corners: Sequence[Point]) -> int:
    """Twice the signed area of a polygon: positive if its corners run counter-clockwise."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in _sides(corners))


def is_crossed(corners: Sequence[Point]) -> bool:
    """Whether two sides of a polygon that are no neighbours touch."""
    sides = list(_sides(corners))
    last = len(sides) - 1
    return any(
        _touch(*sides[i], *sides[j]) for i, j in combinations(range(len(sides)), 2) if j - i > 1 and (i, j) != (0, last)
    )


def first_bend_outward(corners: Sequence[Point]) -> int | None:
    """The first corner, counter-clockwise, that does not turn left: there the polygon is not strictly convex."""
    count = len(corners)
    for index in range(count):
        if cross(corners[index - 1], corners[index], corners[(index + 1) % count]) <= 0:
            return index
    return None


def first_overlap(pieces: Sequence[Piece]) -> tuple[Piece, Piece] | None:
    """Two pieces whose solids share inner points; touching faces, edges or corners are no overlap."""
    boxes = sorted(((*_box(piece.footprint), index) for index, piece in enumerate(pieces)), key=lambda box: box[0])
    for position, (_, right, low, high, index) in enumerate(boxes):
        for left, _, other_low, other_high, other in boxes[position + 1 :]:
            if left >= right:
                break
            if other_low < high and low < other_high and solids_overlap(pieces[index], pieces[other]):
                first, second = sorted((index, other))
                return pieces[first], pieces[second]
    return None


def solids_overlap(one: Piece, other: Piece) -> bool:
    """Whether two convex prisms share inner points."""
    if one.base >= other.top or other.base >= one.top:
        return False
    return not (_is_apart(one.footprint, other.footprint) or _is_apart(other.footprint, one.footprint))


def _is_apart(corners: Sequence[Point], others: Sequence[Point]) -> bool:
    """Whether a side of the first convex polygon has the whole second one on its outer side."""
    return any(all(cross(a, b, point) <= 0 for point in others) for a, b in _sides(corners))


def _sides(corners: Sequence[Point]) -> Sequence[tuple[Point, Point]]:
    return [*pairwise(corners), (corners[-1], corners[0])] if corners else []


def _box(corners: Sequence[Point]) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), max(xs), min(ys), max(ys)


def _touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments share a point."""
    ab = (_sign(cross(a, b, c)), _sign(cross(a, b, d)))
    cd = (_sign(cross(c, d, a)), _sign(cross(c, d, b)))
    if ab == (0, 0):
        return (
            max(min(a[0], b[0]), min(c[0], d[0])) <= min(max(a[0], b[0]), max(c[0], d[0]))
            and max(min(a[1], b[1]), min(c[1], d[1])) <= min(max(a[1], b[1]), max(c[1], d[1]))
        )  # fmt: skip
    return ab[0] * ab[1] <= 0 and cd[0] * cd[1] <= 0


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
