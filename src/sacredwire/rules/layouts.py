"""Where rows of the generator put loot and Coworkers, in plan: shapes to choose a place in, or fixed points."""

from collections.abc import Iterable, Sequence

from sacredwire.content.schema import Layout
from sacredwire.rules.deployment import center_line, unused_edges
from sacredwire.rules.shapes import Along, Circle, Shape
from sacredwire.rules.space.heading import along, heading
from sacredwire.rules.state import Edge, Place, Position

DIAGONALS = (45, 135, 225, 315)
"""Directions from the center to the corners, degrees."""


def loot_points(row: Layout, position: Position, size: int) -> tuple[tuple[int, int], ...]:
    """The points of a loot layout that leaves no choice, on a board of that size. Rule: K.loot, R-91, R-95, R-163."""
    half = size // 2
    match row.id:
        case "trail":
            return center_line(position, row.markers, size)
        case "heavy-drop":
            return ((half, half), *(along(half, half, heading(degrees), row.distance) for degrees in DIAGONALS))
        case _:
            return ()


def loot_shapes(row: Layout, position: Position, size: int) -> tuple[Shape, ...]:
    """In which shapes loot may lie; none: wherever its distances let. Rule: K.loot, R-229."""
    match row.id:
        case "central-cache":
            return (Circle((size // 2, size // 2, 0), row.distance),)
        case "edge-stash":
            return tuple(Along(edge, row.distance) for edge in unused_edges(position))
        case _:
            return ()


def coworker_shapes(row: Layout, size: int, edges: Iterable[Edge], loot: Sequence[Place]) -> tuple[Shape, ...]:
    """In which shapes Coworkers may stand; none: wherever its distances let.

    Args:
        row: The row of the Coworker set-ups.
        size: The board's.
        edges: The edges that may be or are rolled, for the row that names one at random.
        loot: Where loot lies.

    Rule: K.coworkers, R-89, R-167.
    """
    match row.id:
        case "swarm-edge":
            return tuple(Along(edge) for edge in edges)
        case "elite-anywhere":
            return ()
        case "normal-loot" if loot:
            return tuple(Circle(place, row.distance, flat=False) for place in loot)
        case _:
            return (Circle((size // 2, size // 2, 0), row.distance, row.least),)
