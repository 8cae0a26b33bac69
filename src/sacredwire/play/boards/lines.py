"""Straight lines over a board: sight right across it, its lanes and their cover.

*Sight across*: the board's 25 x 25 inch marks of two opposite edges, each joined with each, without the two lines
that are edges themselves. A line is clear unless it enters a piece that fills the height of an eye; touching one is
no hindrance (R-24). Decided exactly. A lane that reaches from an edge to the opposite one is sight across too.

*Lanes*: sixteen directions, a sixteenth of half a turn apart (their vectors have whole lengths, so that nothing is
rounded but the ends of a run, to a hundredth of a hundredth), lines one inch apart on both sides of the board's
middle. The lattice is its own image under mirrors and quarter turns, so a turned board has the same lanes.
"""

from functools import cache

import numpy as np

from sacredwire.play.boards.arrays import HALF, Bools, Ints, cross_of, dot_of, floor_root, gaps

_INCH = 100
_BASE_VECTORS = ((120, 0, 120), (99, 20, 101), (108, 45, 117), (91, 60, 109), (169, 169, 239))
"""0, 11.4, 22.6, 33.4 and 45 degrees, with their lengths (the last: 239.002, an error of nine millionths)."""


@cache
def sight_lines() -> Ints:
    """The lines of *sight across*: (lines, 2 ends, 2), measured from the board's middle."""
    marks = range(-HALF, HALF + 1, _INCH)
    across = [((a, -HALF), (b, HALF)) for a in marks for b in marks if abs(a + b) < 2 * HALF]
    return np.array([*across, *[((-HALF, a), (HALF, b)) for (a, _), (b, _) in across]], dtype=np.int64)


def is_crossed(lines: Ints, corners: Ints) -> Bools:
    """Which lines enter which footprints: (lines, pieces). The lines' ends lie outside or on the board's edge."""
    direction = lines[:, 1] - lines[:, 0]
    offset = cross_of(direction, lines[:, 0])
    side = direction[:, :1] * corners[..., 1].ravel() - direction[:, 1:] * corners[..., 0].ravel()
    side = (side - offset[:, None]).reshape(len(lines), *corners.shape[:2])
    found: Bools = (side.max(axis=2, initial=0) > 0) & (side.min(axis=2, initial=0) < 0)
    return found


def clear_across(corners: Ints) -> Ints:
    """The lines of sight across the board that no footprint blocks, as (lines, 2 ends, 2)."""
    lines = sight_lines()
    return lines[~is_crossed(lines, corners).any(axis=1)]


class LaneLines:
    """The lattice of lines on which lanes are sought.

    Attributes:
        direction: (lines, 2): each line's direction, a whole vector.
        length: (lines,): that vector's length.
        offset: (lines,): the cross product of the direction with each point of the line.
        low: (lines,): where the line enters the board, in hundredths times ``length``.
        high: (lines,): where it leaves it.
    """

    def __init__(self) -> None:
        rows = [(dx, dy, length, (50 + _INCH * k) * length) for dx, dy, length in _turned() for k in range(-17, 17)]
        table = np.array(rows, dtype=np.int64)
        direction, length, offset = table[:, :2], table[:, 2], table[:, 3]
        square = np.array([[[-HALF, -HALF], [HALF, -HALF], [HALF, HALF], [-HALF, HALF]]], dtype=np.int64)
        line, _, low, high = _chords(direction, offset, square)
        self.direction, self.length, self.offset = direction[line], length[line], offset[line]
        self.low, self.high = low, high


@cache
def lane_lines() -> LaneLines:
    """The one lattice of lane lines."""
    return LaneLines()


class Lanes:
    """The lanes of a board: maximal clear straight runs, in the order of their lines.

    Attributes:
        lines: The lattice they lie on.
        line: (lanes,): each one's line.
        start: (lanes,): where it begins, in hundredths times the line's ``length``.
        end: (lanes,): where it ends.

    Args:
        walls: Corners of what fills the height of an eye.
        shortest: The shortest run that counts, in hundredths.
    """

    def __init__(self, walls: Ints, shortest: int) -> None:
        self.lines = lane_lines()
        line, _, start, end = _chords(self.lines.direction, self.lines.offset, walls)
        line, start, end = gaps(line, start, end, self.lines.low, self.lines.high)
        kept = end - start >= shortest * self.lines.length[line]
        self.line, self.start, self.end = line[kept], start[kept], end[kept]

    def longer_than(self, length: int) -> Bools:
        """Which lanes are longer than so many hundredths."""
        found: Bools = self.end - self.start > length * self.lines.length[self.line]
        return found

    def longest(self) -> int:
        """The length of the longest lane in hundredths, rounded down; 0 without lanes."""
        return int(((self.end - self.start) // self.lines.length[self.line]).max(initial=0))

    def views_across(self) -> Ints:
        """The lanes that reach from one edge of the board to the opposite one, as (lanes, 2 ends, 2)."""
        whole = (self.start == self.lines.low[self.line]) & (self.end == self.lines.high[self.line])
        found = self.ends(whole)
        spread = abs(found[:, 1] - found[:, 0]).max(axis=1, initial=0)
        return np.asarray(found[spread >= 2 * HALF - 1])

    def covered(self, shelter: Ints, reach: int) -> Bools:
        """Which lanes have terrain within reach over at least half their length.

        Args:
            shelter: Corners of the terrain that can give cover.
            reach: How near it must be, in hundredths.
        """
        direction, length = self.lines.direction[self.line], self.lines.length[self.line]
        lane, low, high = near_intervals(direction, length, self.lines.offset[self.line], shelter, reach, touching=True)
        lane, low, high = gaps(lane, low, high, self.start, self.end)
        bare = np.bincount(lane, weights=high - low, minlength=len(self.line)).astype(np.int64)
        found: Bools = 2 * bare <= self.end - self.start
        return found

    def ends(self, which: Bools) -> Ints:
        """Both ends of chosen lanes, in whole hundredths from the board's middle: (lanes, 2, 2)."""
        line = self.line[which]
        direction, length2 = self.lines.direction[line], self.lines.length[line] ** 2
        normal = np.stack((-direction[:, 1], direction[:, 0]), axis=1) * self.lines.offset[line][:, None]
        along = np.stack((self.start[which], self.end[which]), axis=1)[..., None] * direction[:, None]
        return (along + normal[:, None] + (length2 // 2)[:, None, None]) // length2[:, None, None]


def near_intervals(
    direction: Ints, length: Ints, offset: Ints, corners: Ints, reach: int, *, touching: bool
) -> tuple[Ints, Ints, Ints]:
    """Where lines come within reach of footprints.

    Args:
        direction: (lines, 2): whole vectors.
        length: Their lengths.
        offset: Each line's cross product.
        corners: (pieces, corners, 2).
        reach: Hundredths.
        touching: Whether a line that stays just within reach comes within it.

    Returns:
        For each meeting of a line and a piece: the line, and the interval in hundredths times the line's ``length``.
    """
    far = reach * length
    least, most = _ranges(direction, corners)
    slack = int(touching)
    line, piece = np.nonzero(
        (offset[:, None] < most + far[:, None] + slack) & (offset[:, None] > least - far[:, None] - slack)
    )
    here, to, shape = direction[line, None], far[line, None], corners[piece]
    off = cross_of(here, shape) - offset[line, None]
    along = dot_of(here, shape)
    half = floor_root(np.maximum(to * to - off * off, 0))
    touched = abs(off) <= to
    low = np.where(touched, along - half, np.iinfo(np.int64).max)
    high = np.where(touched, along + half, np.iinfo(np.int64).min)
    slant_low, slant_high = _beside_sides(along, off, to)
    low, high = np.minimum(low, slant_low).min(axis=1), np.maximum(high, slant_high).max(axis=1)
    met = high > low
    return line[met], low[met], high[met]


def _beside_sides(along: Ints, off: Ints, far: Ints) -> tuple[Ints, Ints]:
    """Where a line crosses the sides of footprints, each moved outward as far as the reach.

    In the line's own frame (``along`` it, ``off`` it) a side and its image are both straight; the image counts where
    its ends lie on both sides of the line.
    """
    next_along, next_off = np.roll(along, -1, axis=1), np.roll(off, -1, axis=1)
    step, rise = next_along - along, next_off - off
    # The squares are whole numbers below 2**53, so that the root is the same on every machine.
    size = np.sqrt(np.maximum(step * step + rise * rise, 1).astype(np.float64))
    out_along, out_off = far * rise / size, -far * step / size
    first, second = off + out_off, next_off + out_off
    crosses = (first * second <= 0) & (rise != 0)
    at = np.rint(along + out_along - step * (first / np.where(rise != 0, rise, 1)))
    big = float(2**62)
    return np.where(crosses, at, big).astype(np.int64), np.where(crosses, at, -big).astype(np.int64)


def _turned() -> list[tuple[int, int, int]]:
    """The sixteen directions, from east round to short of west."""
    found = {(x, y, n) for dx, dy, n in _BASE_VECTORS for x, y in ((dx, dy), (dy, dx), (-dx, dy), (-dy, dx))}
    return sorted((x, y, n) for x, y, n in found if y > 0 or (y == 0 and x > 0))


def _ranges(direction: Ints, corners: Ints) -> tuple[Ints, Ints]:
    """The least and the greatest cross product of each direction over each footprint: twice (lines, pieces)."""
    kinds, index = np.unique(direction, axis=0, return_inverse=True)
    side = cross_of(kinds[:, None, None], corners[None])
    return side.min(axis=2)[index], side.max(axis=2)[index]


def _chords(direction: Ints, offset: Ints, corners: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    """Where lines pass through the inside of footprints, ends rounded outward: line, piece, begin, end."""
    least, most = _ranges(direction, corners)
    line, piece = np.nonzero((offset[:, None] > least) & (offset[:, None] < most))
    here, shape = direction[line, None], corners[piece]
    off = cross_of(here, shape) - offset[line, None]
    along = dot_of(here, shape)
    next_off, next_along = np.roll(off, -1, axis=1), np.roll(along, -1, axis=1)
    crosses = ((off <= 0) & (next_off > 0)) | ((off >= 0) & (next_off < 0))
    span = np.where(crosses, off - next_off, 1)
    top = next_along * off - along * next_off
    begin = np.where(crosses, top // span, np.iinfo(np.int64).max).min(axis=1)
    end = np.where(crosses, -(-top // span), np.iinfo(np.int64).min).max(axis=1)
    return line, piece, begin, end
