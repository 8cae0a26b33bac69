"""The lattice of stops, compiled: what `lattice.Lattice` builds, as arrays.

A node's number is ``(level * count + column) * count + row``.
"""

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space import kernels_leg, kernels_solid, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_leg import STEP, gap_under, leg_code
from sacredwire.rules.space.kernels_solid import (
    BODY,
    GAP,
    OK,
    carries,
    grains,
    hits_terrain,
    near_piece,
    surface_below,
)
from sacredwire.rules.space.pack import BASE, FLAGS, TOP, WALKABLE, X0, X1, Y0, Y1, Table

kernel = kernels_on(pack, kernels_solid, kernels_leg)

SURFACE, BLOCKED, CLOSE = 1, 2, 4
HALF = 28
"""Half the longest plain step, rounded up: a step that hits a piece has an end nearer to it than the radius and
this."""

RIGHT = np.array([1, 0, -1, 0, 1, -1, -1, 1, 2, 1, -1, -2, -2, -1, 1, 2], np.int64)
UP = np.array([0, 1, 0, -1, 1, 1, -1, -1, 1, 2, 2, 1, -1, -2, -2, -1], np.int64)
FORTH = np.array([0, 1, 4, 5, 8, 9, 10, 11], np.int64)
BACK = np.array([2, 3, 6, 7, 12, 13, 14, 15], np.int64)
"""The directions in pairs, one forth and one back: `lattice.DIRECTIONS`."""

START, END, PLAN, CLIMB, FALL = range(5)
"""Columns of the table of passages."""


@kernel
def mark_nodes(  # noqa: C901 - four nested loops over the nodes near each piece: calls would cost its speed
    table: Table, size: int, radius: int, heights: NDArray[np.int64]
) -> NDArray[np.uint8]:
    """For every node: whether a surface carries it, whether a piece is in the way of a base there or close to it."""
    count = size // STEP + 1
    marks = np.zeros(heights.shape[0] * count * count, np.uint8)
    near = radius + HALF + 1
    for at in range(count * count):
        marks[at] = SURFACE
    for level in range(heights.shape[0]):
        z = heights[level]
        for row in range(table.shape[0]):
            piece = table[row]
            carrying = piece[TOP] == z and piece[FLAGS] & WALKABLE
            blocking = piece[BASE] < z + BODY and piece[TOP] > z
            if not carrying and not blocking:
                continue
            for i in range(max(0, (piece[X0] - near) // STEP), min(count, (piece[X1] + near) // STEP + 1)):
                for j in range(max(0, (piece[Y0] - near) // STEP), min(count, (piece[Y1] + near) // STEP + 1)):
                    at = (level * count + i) * count + j
                    if carrying and not marks[at] & SURFACE and carries(i * STEP, j * STEP, piece):
                        marks[at] |= SURFACE
                    if blocking and not marks[at] & BLOCKED:
                        if near_piece(i * STEP, j * STEP, piece, radius):
                            marks[at] |= BLOCKED
                        elif not marks[at] & CLOSE and near_piece(i * STEP, j * STEP, piece, near):
                            marks[at] |= CLOSE
    for level in range(heights.shape[0]):
        for i in range(count):
            for j in range(count):
                if min(i, j) * STEP < radius or max(i, j) * STEP > size - radius:
                    marks[(level * count + i) * count + j] |= BLOCKED
    return marks


@kernel
def plain_steps(
    table: Table, size: int, radius: int, jump: int, heights: NDArray[np.int64], marks: NDArray[np.uint8]
) -> NDArray[np.uint16]:
    """For every stop its plain steps as bits; nought for other nodes."""
    count = size // STEP + 1
    steps = np.zeros(marks.shape[0], np.uint16)
    for level in range(heights.shape[0]):
        z = heights[level]
        for i in range(count):
            for j in range(count):
                at = (level * count + i) * count + j
                if marks[at] & (SURFACE | BLOCKED) != SURFACE:
                    continue
                for pair in range(8):
                    right, up = RIGHT[FORTH[pair]], UP[FORTH[pair]]
                    if not (0 <= i + right < count and 0 <= j + up < count):
                        continue
                    to = at + right * count + up
                    if marks[to] & (SURFACE | BLOCKED) != SURFACE:
                        continue
                    ax, ay, bx, by = i * STEP, j * STEP, (i + right) * STEP, (j + up) * STEP
                    if z > 0 and gap_under(table, ax, ay, bx, by, z, jump) != OK:
                        continue
                    if (marks[at] | marks[to]) & CLOSE and hits_terrain(table, ax, ay, bx, by, radius, z, z + BODY):
                        continue
                    steps[at] |= np.uint16(1 << FORTH[pair])
                    steps[to] |= np.uint16(1 << BACK[pair])
    return steps


@kernel
def passages_of(
    table: Table,
    size: int,
    radius: int,
    jump: int,
    heights: NDArray[np.int64],
    marks: NDArray[np.uint8],
    steps: NDArray[np.uint16],
) -> Table:
    """All jumps, drops and climbs: `Lattice._passages`, a row each."""
    count = size // STEP + 1
    nobody = np.zeros((0, 4), np.int64)
    found = np.empty((1024, 5), np.int64)
    total = 0
    for level in range(1, heights.shape[0]):
        for i in range(count):
            for j in range(count):
                at = (level * count + i) * count + j
                if marks[at] & (SURFACE | BLOCKED) != SURFACE:
                    continue
                for way in range(8):
                    if steps[at] >> way & 1:
                        continue
                    if total + 4 > found.shape[0]:
                        more = np.empty((2 * found.shape[0], 5), np.int64)
                        for k in range(total):  # a slice would have numba compile its error messages: seconds
                            for part in range(5):
                                more[k, part] = found[k, part]
                        found = more
                    total = passages_along(
                        table,
                        size,
                        radius,
                        jump,
                        heights,
                        marks,
                        nobody,
                        level,
                        i,
                        j,
                        RIGHT[way],
                        UP[way],
                        found,
                        total,
                    )
    return found[:total].copy()


@kernel
def passages_along(
    table: Table,
    size: int,
    radius: int,
    jump: int,
    heights: NDArray[np.int64],
    marks: NDArray[np.uint8],
    nobody: Table,
    level: int,
    i: int,
    j: int,
    right: int,
    up: int,
    found: Table,
    total: int,
) -> int:
    """The passages of one node in one direction: `Lattice._passages_along`."""
    count = size // STEP + 1
    at = (level * count + i) * count + j
    ax, ay, z = i * STEP, j * STEP, heights[level]
    column, row, dropped = i, j, False
    while True:
        column, row = column + right, row + up
        if not (0 <= column < count and 0 <= row < count):
            return total
        over = (level * count + column) * count + row
        bx, by = column * STEP, row * STEP
        if marks[over] & BLOCKED or gap_under(table, ax, ay, bx, by, z, jump) == GAP:
            return total
        if marks[over] & SURFACE:
            if leg_code(table, size, nobody, radius, jump, ax, ay, z, bx, by, z) == OK:
                total = add(found, total, at, over, grains(bx - ax, by - ay), 0, 0)
            return total
        if dropped:
            continue
        below = surface_below(table, bx, by, z - 1)
        lower = 0
        while heights[lower] < below:
            lower += 1
        foot = (lower * count + column) * count + row
        if marks[foot] & (SURFACE | BLOCKED) != SURFACE:
            continue
        if leg_code(table, size, nobody, radius, jump, ax, ay, z, bx, by, below) != OK:
            continue
        dropped = True
        plan = grains(bx - ax, by - ay)
        total = add(found, total, at, foot, plan, 0, z - below)
        across = leg_code(table, size, nobody, radius, jump, ax, ay, z, bx, by, z)
        if across == OK and leg_code(table, size, nobody, radius, jump, bx, by, z, bx, by, below) == OK:
            total = add(found, total, at, foot, plan, z - below, 0)
            total = add(found, total, foot, at, plan, z - below, 0)


@kernel
def add(found: Table, total: int, start: int, end: int, plan: int, climb: int, fall: int) -> int:
    """One more passage."""
    found[total, START], found[total, END], found[total, PLAN] = start, end, plan
    found[total, CLIMB], found[total, FALL] = climb, fall
    return total + 1


@kernel
def by_start(found: Table, nodes: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Passages put in the order of their starts, with where each node's begin."""
    first = np.zeros(nodes + 1, np.int32)
    for k in range(found.shape[0]):
        first[found[k, START] + 1] += 1
    for node in range(nodes):
        first[node + 1] += first[node]
    ordered = np.empty(found.shape, np.int32)
    used = np.zeros(nodes, np.int32)
    for k in range(found.shape[0]):
        start = found[k, START]
        for part in range(5):
            ordered[first[start] + used[start], part] = found[k, part]
        used[start] += 1
    return first, ordered


@kernel
def links_in(steps: NDArray[np.uint16], passages: NDArray[np.int32]) -> int:
    """How many steps and passages a lattice has."""
    total = int(passages.shape[0])
    for at in range(steps.shape[0]):
        bits = int(steps[at])
        while bits:
            bits &= bits - 1
            total += 1
    return total
