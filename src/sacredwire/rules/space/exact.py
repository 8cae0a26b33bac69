"""Exact answers about points, segments, circles and convex polygons, in whole numbers only.

Every comparison is made on squares and cross products, so nothing is ever rounded. With coordinates up to 2400 and
heights up to 4000 every value stays below 2**49: the 64-bit kernels may use the same formulas.
"""

from math import isqrt

Point = tuple[int, int]
Plane = tuple[int, int, int]
"""A half-plane ``nx, ny, c``: a point is inside when ``nx * x + ny * y <= c``."""

GRAINS = 1024
"""Parts of a hundredth of an inch in which legs are added up."""


def planes_of(corners: tuple[Point, ...]) -> tuple[Plane, ...]:
    """The half-planes whose common part is a convex polygon given counter-clockwise."""
    made = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        nx, ny = by - ay, ax - bx
        made.append((nx, ny, nx * ax + ny * ay))
    return tuple(made)


def contains(planes: tuple[Plane, ...], x: int, y: int) -> bool:
    """Whether a point lies inside a convex polygon or on its boundary."""
    return all(nx * x + ny * y <= c for nx, ny, c in planes)


def nearer_to_segment(px: int, py: int, a: Point, b: Point, square: int) -> bool:
    """Whether a point lies nearer to the segment ``a b`` than the root of ``square`` (exactly so far is not nearer)."""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    ex, ey = px - ax, py - ay
    along, span = ex * dx + ey * dy, dx * dx + dy * dy
    if along <= 0:
        return ex * ex + ey * ey < square
    if along >= span:
        fx, fy = px - b[0], py - b[1]
        return fx * fx + fy * fy < square
    across = ex * dy - ey * dx
    return across * across < square * span


def nearer_to_polygon(px: int, py: int, corners: tuple[Point, ...], planes: tuple[Plane, ...], square: int) -> bool:
    """Whether a point lies inside a convex polygon, or nearer to it than the root of ``square``.

    A point on the boundary counts as at distance nought.
    """
    inside = True
    for at, (nx, ny, c) in enumerate(planes):
        out = nx * px + ny * py - c
        if out > 0:
            inside = False
            if out * out >= square * (nx * nx + ny * ny):
                return False
            if nearer_to_segment(px, py, corners[at], corners[(at + 1) % len(corners)], square):
                return True
    if inside:
        return square > 0
    # Outside one or more edges, yet near none of those: nearer to a corner is covered by the edges that meet there.
    return False


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross at an inner point of both."""

    def side(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    one, two = side(a, b, c), side(a, b, d)
    three, four = side(c, d, a), side(c, d, b)
    return ((one > 0 > two) or (one < 0 < two)) and ((three > 0 > four) or (three < 0 < four))


def sweep_hits(a: Point, b: Point, square: int, corners: tuple[Point, ...], planes: tuple[Plane, ...]) -> bool:
    """Whether a circle moved from ``a`` to ``b`` overlaps a convex polygon (touching is no overlap).

    Args:
        a: Where its centre starts.
        b: Where its centre ends.
        square: The square of its radius.
        corners: The polygon.
        planes: The polygon's half-planes.
    """
    for nx, ny, c in planes:  # an edge that both ends clear by the radius separates the two
        out = min(nx * a[0] + ny * a[1], nx * b[0] + ny * b[1]) - c
        if out > 0 and out * out >= square * (nx * nx + ny * ny):
            return False
    if nearer_to_polygon(*a, corners, planes, square) or nearer_to_polygon(*b, corners, planes, square):
        return True
    if a == b:
        return False
    for at, corner in enumerate(corners):
        if nearer_to_segment(*corner, a, b, square) or crosses(a, b, corner, corners[at - 1]):
            return True
    return False


def root_up(square: int) -> int:
    """The least whole number whose square is at least ``square``."""
    return isqrt(square - 1) + 1 if square > 0 else 0


def grains(dx: int, dy: int) -> int:
    """The length of a straight leg in grains, rounded up."""
    return root_up((dx * dx + dy * dy) * GRAINS * GRAINS)


def in_hundredths(length: int) -> int:
    """A length in grains as whole hundredths, rounded up."""
    return -(-length // GRAINS)


def scaled(part: int, whole_square: int, length: int) -> int:
    """``length * part / sqrt(whole_square)``, rounded half away from zero.

    The rule for every point that is computed: it treats both directions alike, so that a mirrored or turned board gives
    the mirrored or turned point.
    """
    if whole_square == 0:
        return 0
    size = (isqrt(4 * length * length * part * part // whole_square) + 1) // 2
    return size if part * length > 0 else -size
