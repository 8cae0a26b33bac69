"""Terrain as whole-number arrays, and the few measures of the plane that a board's report is made of.

Every value is a whole number of hundredths of an inch (or of a named fraction of one); where a square root enters,
the result is rounded to a whole number at once, so that a board has the same report on every machine.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sacredwire.content.boards import BOARD_SIZE, Piece, Point

Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]

HALF = BOARD_SIZE // 2
_FEWEST = 4


def corner_array(footprints: Sequence[Sequence[Point]], width: int = _FEWEST) -> Ints:
    """Footprints as an array (pieces, corners, 2), measured from the board's middle.

    Footprints with fewer corners than the largest repeat their last one, which changes none of the measures here.

    Args:
        footprints: Their corners, counter-clockwise.
        width: How many corners the array has room for at least.
    """
    width = max((width, *(len(footprint) for footprint in footprints)))
    padded = [[*footprint, *[footprint[-1]] * (width - len(footprint))] for footprint in footprints]
    return np.array(padded, dtype=np.int64).reshape(-1, width, 2) - HALF


def footprints_of(pieces: Sequence[Piece], below: int, above: int) -> Ints:
    """The corners of the pieces that fill some height between ``above`` and ``below``, both left out."""
    return corner_array([piece.footprint for piece in pieces if piece.base < below and piece.top > above])


def cross_of(direction: Ints, points: Ints) -> Ints:
    """The cross product of directions and points, over the last axis."""
    return direction[..., 0] * points[..., 1] - direction[..., 1] * points[..., 0]


def dot_of(direction: Ints, points: Ints) -> Ints:
    """The dot product of directions and points, over the last axis."""
    return direction[..., 0] * points[..., 0] + direction[..., 1] * points[..., 1]


def floor_root(squares: Ints) -> Ints:
    """Whole-number square roots, rounded down. Exact below 2**52."""
    return np.sqrt(squares.astype(np.float64)).astype(np.int64)


def distances(points: Ints, corners: Ints) -> Ints:
    """How far points lie from a convex footprint, hundredths rounded down; 0 inside it.

    Args:
        points: (..., 2), measured from the board's middle.
        corners: (corners, 2) of one footprint, or (..., corners, 2) of one for each point.
    """
    start, end = corners, np.roll(corners, -1, axis=-2)
    side = end - start
    away = points[..., None, :] - start
    length2 = dot_of(side, side)
    along = dot_of(side, away)
    off = cross_of(side, away)
    to_line = off * off // np.maximum(length2, 1)
    nearest = np.where((along >= 0) & (along <= length2) & (length2 > 0), to_line, dot_of(away, away))
    inside = (off >= 0).all(axis=-1)
    return np.where(inside, 0, floor_root(nearest.min(axis=-1)))


def gaps(lines: Ints, starts: Ints, ends: Ints, lows: Ints, highs: Ints) -> tuple[Ints, Ints, Ints]:
    """What intervals leave free on each line between its own ends.

    Args:
        lines: For each interval, the index of its line.
        starts: Where it begins.
        ends: Where it ends.
        lows: Where each line begins.
        highs: Where each line ends.

    Returns:
        For each gap that is longer than nothing: its line, its begin, its end; in the order of the lines.
    """
    count = len(lows)
    every = np.arange(count)
    line = np.concatenate((every, lines, every))
    start = np.concatenate((lows, np.clip(starts, lows[lines], highs[lines]), highs))
    end = np.concatenate((lows, np.clip(ends, lows[lines], highs[lines]), highs))
    order = np.lexsort((end, start, line))
    line, start, end = line[order], start[order], end[order]
    # Lines lie one after another on one long axis, so that a running maximum never reaches into the next one.
    shift = line * (int(highs.max(initial=0)) - int(lows.min(initial=0)) + 1)
    reached = np.maximum.accumulate(end + shift) - shift
    found = np.flatnonzero((line[1:] == line[:-1]) & (start[1:] > reached[:-1]))
    return line[found], reached[found], start[found + 1]
