"""Room on the ground: along the edges, in the corners and in the middle; and whether the ground hangs together."""

import numpy as np

from sacredwire.play.boards.arrays import HALF, Bools, Ints, distances, gaps
from sacredwire.play.boards.lines import near_intervals

_SCALE = 120


def edge_places(walls: Ints, radius: int) -> dict[str, int]:
    """How many bases can stand side by side along each edge, touching it."""
    inset, reach = HALF - radius, (HALF - radius) * _SCALE
    # Direction and offset of the line on which the centres lie: along x for north and south, along y for the others.
    rows = {"n": (_SCALE, 0, inset), "e": (0, _SCALE, -inset), "s": (_SCALE, 0, -inset), "w": (0, _SCALE, inset)}
    table = np.array(list(rows.values()), dtype=np.int64)
    length = np.full(4, _SCALE)
    met, low, high = near_intervals(table[:, :2], length, table[:, 2] * _SCALE, walls, radius, touching=False)
    edge, start, end = gaps(met, low, high, np.full(4, -reach - 1), np.full(4, reach + 1))
    room = np.clip(end, -reach, reach) - np.clip(start, -reach, reach)
    places = np.bincount(edge, weights=room // (2 * radius * _SCALE) + 1, minlength=4)
    return {name: int(count) for name, count in zip(rows, places, strict=True)}


def corner_places(walls: Ints, radius: int, side: int) -> dict[str, int]:
    """How many of nine fixed places inside each corner square are free for a base.

    Args:
        walls: Corners of what stands on the ground.
        radius: The base's, hundredths.
        side: The side of the corner square, hundredths.
    """
    marks = np.array([HALF - radius - step * (side - 2 * radius) // 2 for step in range(3)], dtype=np.int64)
    places = np.stack(np.meshgrid(marks, marks), axis=-1).reshape(-1, 2)
    turns = {"ne": (1, 1), "se": (1, -1), "sw": (-1, -1), "nw": (-1, 1)}
    return {name: int(is_free(places * turn, walls, radius).sum()) for name, turn in turns.items()}


def centre_places(walls: Ints, radius: int, reach: int) -> int:
    """How many bases, on a lattice one base wide, stand free within reach of the board's middle."""
    steps = np.arange(-(reach // (2 * radius)), reach // (2 * radius) + 1) * 2 * radius
    places = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
    places = places[(places**2).sum(axis=1) <= reach**2]
    return int(is_free(places, walls, radius).sum())


def is_free(places: Ints, walls: Ints, radius: int) -> Bools:
    """At which places a base touches or avoids every wall."""
    return np.asarray((distances(places[:, None], walls[None]) >= radius).all(axis=1))


def free_lattice(walls: Ints, radius: int, step: int) -> Bools:
    """Where a base can stand on a lattice of the whole ground, symmetric about the board's middle."""
    last = (HALF - radius) // step
    marks = np.arange(-last, last + 1) * step
    free = np.ones((len(marks), len(marks)), dtype=np.bool_)
    low, high = walls.min(axis=1) - radius, walls.max(axis=1) + radius
    first, past = np.searchsorted(marks, low), np.searchsorted(marks, high, side="right")
    for index in range(len(walls)):
        rows, columns = slice(first[index, 0], past[index, 0]), slice(first[index, 1], past[index, 1])
        places = np.stack(np.meshgrid(marks[rows], marks[columns], indexing="ij"), axis=-1)
        free[rows, columns] &= distances(places, walls[index]) >= radius
    return free


def largest_room(free: Bools) -> int:
    """How many places of a lattice the largest part that hangs together has."""
    size = free.shape[1] + 2
    edged = np.zeros((free.shape[0] + 2, size), dtype=np.bool_)
    edged[1:-1, 1:-1] = free
    left = set(np.flatnonzero(edged).tolist())
    largest = 0
    while left:
        stack, count = [left.pop()], 0
        while stack:
            place = stack.pop()
            count += 1
            for neighbour in (place - size, place - 1, place + 1, place + size):
                if neighbour in left:
                    left.remove(neighbour)
                    stack.append(neighbour)
        largest = max(largest, count)
    return largest
