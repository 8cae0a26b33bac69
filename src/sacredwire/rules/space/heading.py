"""Directions: whole degrees, and points so far along a direction.

0 degrees is East and 90 is North. Sines come from a table of whole millionths for one quadrant and are turned and
mirrored from there, so that a turned board gives exactly the turned points.

Rule: C4.15 (random directions).
"""

from math import pi, sin

from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import Point, scaled

MILLION = 1_000_000
SINES: tuple[int, ...] = tuple(round(sin(degrees * pi / 180) * MILLION) for degrees in range(91))
"""Millionths, for 0 to 90 degrees. No value lies near a half, so every machine rounds them alike."""


def sine(degrees: int) -> int:
    """The sine of whole degrees, in millionths."""
    turn = degrees % 360
    if turn >= 180:
        return -sine(turn - 180)
    return SINES[turn if turn <= 90 else 180 - turn]


def heading(degrees: int) -> Point:
    """The direction of whole degrees as a vector, a million long."""
    return (sine(degrees + 90), sine(degrees))


def along(x: int, y: int, vector: Point, length: int) -> Point:
    """The whole point so far from another in a direction, rounded half away from it.

    Args:
        x: Where from.
        y: Where from.
        vector: The direction, of any length but nought; nought stays where it is.
        length: How far, hundredths.
    """
    square = vector[0] * vector[0] + vector[1] * vector[1]
    return (x + scaled(vector[0], square, length), y + scaled(vector[1], square, length))


def scatter(x: int, y: int, degrees: int, length: int, size: int) -> Point:
    """Where a thing that scatters comes down: straight that far, or the last point before the edge of the board.

    Rule: C4.15.
    """
    vector = heading(degrees)
    for step in range(length, 0, -1):
        point = along(x, y, vector, step)
        if 0 <= point[0] <= size and 0 <= point[1] <= size:
            return point
    return (x, y)


def between(a: Place, b: Place) -> Point:
    """The direction in plan from one place to another, as a vector; nought when they lie above each other."""
    return (b[0] - a[0], b[1] - a[1])
