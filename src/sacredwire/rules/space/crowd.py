"""Places among models: whole questions about many places in one call.

Rule: C4.5, R-16, R-19a, R-65, R-91.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space.area import Bodies, Body, plain_can_stand
from sacredwire.rules.space.distance import EDGES, Place, edge_gaps
from sacredwire.rules.space.exact import Point
from sacredwire.rules.space.heading import along
from sacredwire.rules.space.pack import Table, pack, rows
from sacredwire.rules.space.solid import Terrain

Places = Table
"""Places as a table: x, y, standing height; a row each."""

Aloof = tuple[int, int, int, int, int]
"""What a base must keep away from: x, y, standing height, radius, and the limit it must not be within."""


@cache
def _kernels() -> ModuleType:
    """The compiled side, loaded when first needed."""
    return import_module("sacredwire.rules.space.kernels_places")


def standable(terrain: Terrain, places: Sequence[Place], radius: int) -> Places:
    """Those of some places on which a base can stand when nobody is about, in their order. Rule: C4.4, R-16."""
    wanted = rows(places, 3)
    kept: Places = wanted[_kernels().standable(pack(terrain), terrain.size, wanted, radius)]
    return kept


def first_free(places: Places, radius: int, others: Bodies, aloof: Sequence[Aloof], most: int) -> tuple[Place, ...]:
    """The first of some standable places at which a base overlaps nobody and keeps away from what it must.

    Args:
        places: Places `standable` for that base.
        radius: Its radius.
        others: Who stands about.
        aloof: What it must keep away from.
        most: How many are wanted.

    Rule: R-16, R-91.
    """
    found = _kernels().first_free(places, radius, rows(others, 4), rows(aloof, 5), most)
    return tuple((x, y, z) for x, y, z in found.tolist())


def touching(terrain: Terrain, bases: Bodies, others: Bodies, limit: int) -> NDArray[np.bool_]:
    """Which of some bases, or of one base in some places, are within a limit of which others, with a clear line.

    Returns:
        A matrix, a row a base and a column another.

    Rule: R-19a, R-54, R-65.
    """
    matrix: NDArray[np.bool_] = _kernels().touching(pack(terrain), rows(bases, 4), rows(others, 4), limit)
    return matrix


def near(bases: Bodies, others: Bodies, limit: int) -> NDArray[np.bool_]:
    """Which of some bases, or of one base in some places, are within a limit of which others.

    Returns:
        A matrix, a row a base and a column another.

    Rule: R-16, R-54.
    """
    matrix: NDArray[np.bool_] = _kernels().within_matrix(rows(bases, 4), rows(others, 4), limit)
    return matrix


def pairs(terrain: Terrain, bodies: Table, limit: int) -> dict[int, tuple[int, ...]]:
    """Which bodies are within a limit of each other with a clear line: by the row of each, those of the others.

    A body below the ground is on no board and near nobody.

    Rule: R-19a, R-54, R-65.
    """
    found = np.empty((len(bodies) * (len(bodies) - 1) // 2, 2), np.int64)
    total: int = _kernels().pairs(pack(terrain), bodies, limit, found)
    beside: dict[int, tuple[int, ...]] = {}
    for one, other in found[:total].tolist():
        beside[one] = (*beside.get(one, ()), other)
        beside[other] = (*beside.get(other, ()), one)
    return beside


def level_run(
    terrain: Terrain, start: Place, height: int, vector: Point, radius: int, foes: Bodies, first: int, last: int
) -> int:
    """How far a body runs on level before the surface ends or something blocks it.

    Args:
        terrain: The board.
        start: Where the run began; ``height`` is the standing height it has come to.
        height: Of the surface it runs on.
        vector: The direction, of any length but nought.
        radius: Radius of the base.
        foes: Whom it cannot run through.
        first: How far from the start it is already, hundredths.
        last: How far it runs at most.

    Rule: R-85.
    """
    x, y, _ = start
    return int(
        _kernels().level_run(pack(terrain), terrain.size, rows(foes, 4), radius, x, y, height, *vector, first, last)
    )


def plain_level_run(
    terrain: Terrain, start: Place, height: int, vector: Point, radius: int, foes: Sequence[Body], first: int, last: int
) -> int:
    """`level_run` in plain Python: what the kernel is held to. Rule: R-85."""
    for step in range(first + 1, last + 1):
        point = along(start[0], start[1], vector, step)
        if not plain_can_stand(terrain, (*point, height), radius, foes):
            return step - 1
    return last


def gaps(bases: Bodies, others: Bodies) -> NDArray[np.int64]:
    """How far some bases are from others in whole hundredths, rounded up; a row a base, a column another.

    Rule: R-16, R-54.
    """
    matrix: NDArray[np.int64] = _kernels().gaps(rows(bases, 4), rows(others, 4))
    return matrix


def beside_edges(stops: NDArray[np.int32], radius: int, size: int, near: int) -> dict[str, tuple[int, int]]:
    """For each edge the stop from which touching it is cheapest, and what that costs; no stop farther than ``near``.

    Args:
        stops: x, y, z and cost of each stop.
        radius: Radius of the base.
        size: The side of the board.
        near: How far a stop may lie from touching the edge, hundredths.

    Rule: C4.20.
    """
    found = _kernels().beside_edges(stops, radius, size, near).tolist()
    return {edge: (found[at], found[4 + at]) for at, edge in enumerate(EDGES) if found[at] >= 0}


def plain_beside_edges(stops: Sequence[Sequence[int]], radius: int, size: int, near: int) -> dict[str, tuple[int, int]]:
    """`beside_edges` in plain Python: what the kernel is held to; of equally cheap stops the first. Rule: C4.20."""
    found = {}
    for at, edge in enumerate(EDGES):
        gaps = [abs(edge_gaps((x, y, z), radius, size)[at]) for x, y, z, _ in stops]
        costs = [(stops[stop][3] + gap, stop) for stop, gap in enumerate(gaps) if gap <= near]
        if costs:
            cost, stop = min(costs)
            found[edge] = (stop, cost)
    return found
