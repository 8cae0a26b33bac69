"""Measuring: how far things are from each other, decided exactly.

Rule: R-16, R-54, R-66, C1.7.
"""

from math import isqrt

import numpy as np
from numpy.typing import NDArray

Place = tuple[int, int, int]
"""Where a model stands or a marker lies: x, y and standing height, hundredths of an inch."""

EDGES = ("N", "E", "S", "W")


def within(a: Place, a_radius: int, b: Place, b_radius: int, limit: int) -> bool:
    """Whether two bases are at most ``limit`` apart; exactly so far is within.

    The distance runs from base edge to base edge, straight in space: the plan gap and the difference of standing
    heights are its two sides. A marker is a base of radius nought.

    Rule: R-16, R-54.
    """
    if limit < 0:
        return False
    rise = a[2] - b[2]
    spare = limit * limit - rise * rise
    if spare < 0:
        return False
    dx, dy, radii = a[0] - b[0], a[1] - b[1], a_radius + b_radius
    # centres <= radii + sqrt(spare), squared once and, when something is left, squared again
    left = dx * dx + dy * dy - radii * radii - spare
    return left <= 0 or left * left <= 4 * radii * radii * spare


def within_many(
    places: NDArray[np.signedinteger], radius: int, other: Place, other_radius: int, limit: int
) -> NDArray[np.bool_]:
    """`within` for many bases of one size and another, at once.

    Args:
        places: A row each; the first three columns are x, y and standing height.
        radius: The radius of their bases.
        other: Where the other base is.
        other_radius: Its radius.
        limit: How far apart they may be.

    Rule: R-16, R-54.
    """
    dx, dy, rise = (places[:, axis].astype(np.int64) - other[axis] for axis in range(3))
    radii, spare = radius + other_radius, limit * limit - rise * rise
    left = dx * dx + dy * dy - radii * radii - spare
    near: NDArray[np.bool_] = (limit >= 0) & (spare >= 0) & ((left <= 0) | (left * left <= 4 * radii * radii * spare))
    return near


def distance(a: Place, a_radius: int, b: Place, b_radius: int) -> int:
    """The distance between two bases in whole hundredths, rounded up: the least limit they are within.

    Rule: R-16, R-54.
    """
    dx, dy, rise = a[0] - b[0], a[1] - b[1], a[2] - b[2]
    gap = max(0, isqrt(dx * dx + dy * dy) - a_radius - b_radius)
    least = isqrt(gap * gap + rise * rise)
    while not within(a, a_radius, b, b_radius, least):
        least += 1
    return least


def edge_gaps(place: Place, radius: int, size: int) -> tuple[int, int, int, int]:
    """How far a base is from the North, East, South and West edges, in plan; below nought when it juts out.

    Rule: R-66.
    """
    x, y, _ = place
    return (size - y - radius, size - x - radius, y - radius, x - radius)


def edge_gap(place: Place, radius: int, size: int) -> int:
    """How far a base is from the nearest edge of the board, in plan. Rule: R-66."""
    return min(edge_gaps(place, radius, size))


def nearest_edges(place: Place, size: int) -> tuple[str, ...]:
    """The edge or, tied, the edges of the board nearest to a place, in the order N E S W.

    Rule: C4.19, R-66.
    """
    gaps = edge_gaps(place, 0, size)
    return tuple(name for name, gap in zip(EDGES, gaps, strict=True) if gap == min(gaps))


def touches_edge(place: Place, radius: int, size: int) -> bool:
    """Whether a base touches an edge of the board, from where it may walk off. Rule: C4.20."""
    return edge_gap(place, radius, size) <= 0
