"""How many routes lead from one edge of a board to the other for a base.

Routes share no inner point: not even the strips that their bases sweep overlap. By the continuous form of Menger's
theorem for thick paths (Arkin, Mitchell and Polishchuk, 2010) the greatest number of such routes is the cheapest cut:
a chain of obstacles from one side of the board to the other, each gap of which costs the whole base widths that fit
into it. That makes the number exact, with no lattice.
"""

import numpy as np

from sacredwire.play.boards.arrays import HALF, Bools, Ints, cross_of, distances


def gap_widths(ones: Ints, others: Ints) -> Ints:
    """The distance between each footprint and each other, hundredths rounded down; 0 where they touch.

    Args:
        ones: (ones, corners, 2).
        others: (others, corners, 2).
    """
    apart = _is_apart(ones, others) | _is_apart(others, ones).T
    one, other = np.nonzero(apart)
    near = np.minimum(_to_sides(others[other], ones[one]), _to_sides(ones[one], others[other]))
    found = np.zeros((len(ones), len(others)), dtype=np.int64)
    found[one, other] = near
    return found


def _is_apart(ones: Ints, others: Ints) -> Bools:
    """Whether a side of one footprint has the whole of another on its outer side."""
    side = np.roll(ones, -1, axis=1) - ones
    away = others[None, :, :, None] - ones[:, None, None]
    outside = (cross_of(side[:, None, None], away) <= 0).all(axis=2)
    found: Bools = (outside & (side != 0).any(axis=2)[:, None]).any(axis=2)
    return found


def _to_sides(points: Ints, corners: Ints) -> Ints:
    """For each pair, how far the nearest of its points lies from its footprint."""
    width = points.shape[1]
    near = distances(points.reshape(-1, 2), np.repeat(corners, width, axis=0))
    return np.asarray(near.reshape(-1, width).min(axis=1, initial=2 * HALF))


def side_widths(corners: Ints, axis: int) -> tuple[Ints, Ints]:
    """The distance of each footprint from the board's sides at the low and at the high end of an axis."""
    return corners[..., axis].min(axis=1) + HALF, HALF - corners[..., axis].max(axis=1)


def cheapest_cut(between: Ints, low: Ints, high: Ints, width: int) -> tuple[int, tuple[int, ...]]:
    """The number of routes between two opposite edges, and the obstacles that keep it from being greater.

    Args:
        between: ``gap_widths`` of the obstacles.
        low: Their distance from one of the sides that the routes run along.
        high: Their distance from the other.
        width: The breadth of a base, hundredths.

    Returns:
        The number of routes, and the indices of the obstacles in the cut.
    """
    cost = between // width
    total, done = low // width, np.zeros(len(low), dtype=np.bool_)
    came_from = np.full(len(low), -1)
    best, last = 2 * HALF // width, -1
    far = np.iinfo(np.int64).max
    for _ in range(len(low)):
        nearest = int(np.where(done, far, total).argmin())
        if total[nearest] >= best:
            break
        done[nearest] = True
        if total[nearest] + high[nearest] // width < best:
            best, last = int(total[nearest] + high[nearest] // width), nearest
        through = total[nearest] + cost[nearest]
        better = ~done & (through < total)
        total, came_from[better] = np.where(better, through, total), nearest
    chain = []
    while last >= 0:
        chain.append(last)
        last = int(came_from[last])
    return best, tuple(chain)


def route_counts(corners: Ints, radius: int) -> tuple[int, int]:
    """How many routes a base has from north to south, and from east to west.

    Args:
        corners: What stands on the ground: (pieces, corners, 2), from the board's middle.
        radius: The base's, hundredths.
    """
    between, width = gap_widths(corners, corners), 2 * radius
    north_south, _ = cheapest_cut(between, *side_widths(corners, 0), width)
    east_west, _ = cheapest_cut(between, *side_widths(corners, 1), width)
    return north_south, east_west
