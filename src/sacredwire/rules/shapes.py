"""Shapes in plan that zones are made of: stretches along an edge, rectangles, circles."""

from math import isqrt

import msgspec

from sacredwire.rules.space.distance import edge_gaps, within
from sacredwire.rules.space.heading import along, heading
from sacredwire.rules.state import EDGES, Edge, Place

Outline = tuple[tuple[int, int], ...]
"""Corners of a polygon in plan, counter-clockwise, hundredths of an inch."""

SIDES = 48
"""Corners of the polygon that is drawn for a circle."""


class Along(msgspec.Struct, frozen=True, gc=False, tag="along"):
    """Along an edge: the base is within ``reach`` of it; 0: it touches it. Rule: R-40."""

    edge: Edge
    reach: int = 0


class Rectangle(msgspec.Struct, frozen=True, gc=False, tag="rectangle"):
    """A rectangle in which the whole base lies. Rule: R-40."""

    west: int
    south: int
    east: int
    north: int


class Circle(msgspec.Struct, frozen=True, gc=False, tag="circle"):
    """Round a point: the base within ``reach`` of it and not nearer than ``least``.

    Attributes:
        at: The point.
        reach: Greatest distance, base to point.
        least: Least distance.
        flat: Whether it is measured in plan, as from the center of the board (R-66), or in space (R-16).
    """

    at: Place
    reach: int
    least: int = 0
    flat: bool = True


Shape = Along | Rectangle | Circle


def holds(shape: Shape, at: Place, radius: int, size: int) -> bool:
    """Whether a base may stand there as far as the shape goes. Rule: R-40, R-54, R-66."""
    match shape:
        case Along(edge, reach):
            return edge_gaps(at, radius, size)[EDGES.index(edge)] <= reach
        case Rectangle(west, south, east, north):
            return west + radius <= at[0] <= east - radius and south + radius <= at[1] <= north - radius
        case Circle(point, reach, least, flat):
            here, there = (at, point) if not flat else ((*at[:2], 0), (*point[:2], 0))
            return within(here, radius, there, 0, reach) and not within(here, radius, there, 0, least - 1)


def gap_to(shape: Shape, at: Place, size: int) -> int:
    """How far a point in plan is from a shape, whole hundredths, rounded down; 0 inside. Rule: R-98."""
    x, y, _ = at
    match shape:
        case Along(edge, reach):
            return max(0, edge_gaps(at, 0, size)[EDGES.index(edge)] - reach)
        case Rectangle(west, south, east, north):
            dx, dy = max(west - x, 0, x - east), max(south - y, 0, y - north)
            return isqrt(dx * dx + dy * dy)
        case Circle((cx, cy, _), reach):
            return max(0, isqrt((x - cx) ** 2 + (y - cy) ** 2) - reach)


def middle_of(shape: Shape, size: int) -> tuple[int, int]:
    """The middle of a shape: of an edge the middle of the edge."""
    match shape:
        case Along(edge):
            half = size // 2
            return {"N": (half, size), "E": (size, half), "S": (half, 0), "W": (0, half)}[edge]
        case Rectangle(west, south, east, north):
            return (west + east) // 2, (south + north) // 2
        case Circle((x, y, _)):
            return x, y


def outline(shape: Shape, size: int, base: int) -> Outline:
    """A shape as a polygon for a map; an edge that is touched is a strip as deep as a base is wide."""
    match shape:
        case Along(edge, reach):
            deep = reach or base
            west, south, east, north = {
                "N": (0, size - deep, size, size),
                "E": (size - deep, 0, size, size),
                "S": (0, 0, size, deep),
                "W": (0, 0, deep, size),
            }[edge]
        case Rectangle(west, south, east, north):
            pass
        case Circle((x, y, _), reach):
            return tuple(along(x, y, heading(360 * n // SIDES), reach) for n in range(SIDES))
    return ((west, south), (east, south), (east, north), (west, north))
