"""What the stops of a field are good for: from which one something can be attacked, on which one stands beside it.

Rule: C4.7, C4.9, R-16, R-24, R-84.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space.area import Bodies, Body
from sacredwire.rules.space.distance import within
from sacredwire.rules.space.outlook import UNVEILED, Smoke
from sacredwire.rules.space.pack import Table, pack, rows
from sacredwire.rules.space.sight import plain_sight
from sacredwire.rules.space.solid import Terrain

Arm = tuple[int, int]
"""How far a weapon reaches (negative: without limit), and whether nothing goes from a place where a foe is near."""


@cache
def _kernels() -> ModuleType:
    """The compiled side, loaded when first needed."""
    return import_module("sacredwire.rules.space.kernels_stops")


def bases_at(stops: NDArray[np.int32], radius: int) -> Table:
    """The bases a model of a radius has on some stops, a row each."""
    bases = np.empty((len(stops), 4), np.int64)
    bases[:, :3], bases[:, 3] = stops[:, :3], radius
    return bases


def openings(
    terrain: Terrain,
    stops: NDArray[np.int32],
    radius: int,
    others: Table,
    arms: Sequence[Arm],
    foes: Table,
    apart: int,
    smokes: Sequence[Smoke] = (),
    *,
    sighted: bool = True,
) -> list[list[int]]:
    """For each of some others the cheapest stops, all equally cheap, from which a model could attack it.

    Args:
        terrain: The board.
        stops: x, y, z and cost of each stop.
        radius: Of the model's base.
        others: Whom it may attack.
        arms: What with, in order: one that wants nobody near takes what those before it could do with it.
        foes: Who must not be near for some of it.
        apart: How near that is, hundredths.
        smokes: All columns of smoke on the board.
        sighted: Whether it needs to see whom it attacks.

    Returns:
        The numbers of the stops, rising; a list each.

    Rule: R-84, C4.7, C4.9, C4.14.
    """
    bases, costs = bases_at(stops, radius), stops[:, 3].astype(np.int64)
    found = _kernels().openings(
        pack(terrain), rows(smokes, 3), bases, costs, others, rows(arms, 2), foes, apart, sighted
    )
    ways: list[list[int]] = [[] for _ in range(len(others))]
    for whom, stop in found.tolist():
        ways[whom].append(stop)
    return ways


def plain_openings(
    terrain: Terrain,
    stops: Sequence[Sequence[int]],
    radius: int,
    others: Bodies,
    arms: Sequence[Arm],
    foes: Bodies,
    apart: int,
    smokes: Sequence[Smoke] = (),
    *,
    sighted: bool = True,
) -> list[list[int]]:
    """`openings` in plain Python: what the kernel is held to."""

    def open_to(base: Body, other: Body) -> bool:
        held = False
        crowded = any(_within(base, foe, apart) for foe in foes)
        for limit, alone in arms:
            held = (held or limit < 0 or _within(base, other, limit)) and not (alone and crowded)
        veils = () if _within(base, other, UNVEILED) else smokes
        return held and (not sighted or plain_sight(terrain, base[:3], other[:3], veils).seen != 0)

    ways = []
    for other in others:
        held = [at for at, (x, y, z, *_) in enumerate(stops) if open_to((x, y, z, radius), other)]
        least = min((stops[at][3] for at in held), default=0)
        ways.append([at for at in held if stops[at][3] == least])
    return ways


def arrivals(stops: NDArray[np.int32], radius: int, others: Bodies, limit: int) -> list[int]:
    """For each of some bodies the first of the cheapest stops on which a base is within a limit of it; -1: none is.

    Args:
        stops: x, y, z and cost of each stop.
        radius: Of the base.
        others: The bodies.
        limit: How near is near enough, hundredths.

    Rule: R-16, R-84.
    """
    found: list[int] = (
        _kernels().arrivals(bases_at(stops, radius), stops[:, 3].astype(np.int64), rows(others, 4), limit).tolist()
    )
    return found


def plain_arrivals(stops: Sequence[Sequence[int]], radius: int, others: Bodies, limit: int) -> list[int]:
    """`arrivals` in plain Python: what the kernel is held to."""
    found = []
    for other in others:
        near = [at for at, (x, y, z, *_) in enumerate(stops) if _within((x, y, z, radius), other, limit)]
        found.append(min(near, key=lambda at: stops[at][3], default=-1))
    return found


def _within(a: Body, b: Body, limit: int) -> bool:
    return within(a[:3], a[3], b[:3], b[3], limit)
