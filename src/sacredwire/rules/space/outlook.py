"""How attacks lie between places and models: which are possible, from how far, into cover or not.

Rule: R-16, R-24, R-73, C4.7, C4.13.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space.area import Bodies, Body
from sacredwire.rules.space.distance import within
from sacredwire.rules.space.pack import Table, pack, rows
from sacredwire.rules.space.sight import CLEAR, plain_sight
from sacredwire.rules.space.solid import Terrain

Smoke = tuple[int, int, int]
Look = tuple[int, int, int, int]
"""One attack: against or by whom (a line of the others), how far it reaches, how much sight matters to it, and whether
it needs a place where nobody is near."""

BLIND, SEEN, COVER = 0, 1, 2
"""How much sight matters: not at all, whether there is any, and what hides part of the body besides."""
FAR = 1 << 20
"""A reach without limit, hundredths."""
UNVEILED = 100
"""How near two bases must be for smoke never to come between them, hundredths. Rule: R-73."""


@cache
def _kernels() -> ModuleType:
    """The compiled side, loaded when first needed."""
    return import_module("sacredwire.rules.space.kernels_outlook")


def outlook(
    terrain: Terrain,
    here: Table,
    there: Table,
    looks: Sequence[Look] | Table,
    bands: NDArray[np.int64],
    smokes: Sequence[Smoke] = (),
    *,
    inward: bool = False,
    apart: int = -1,
) -> Table:
    """The kind of situation of each attack at each place.

    Args:
        terrain: The board.
        here: Bases in the places, a line each.
        there: The others' bases.
        looks: The attacks.
        bands: Distances that part near from far, rising, hundredths.
        smokes: All columns of smoke on the board.
        inward: Whether the others look at the places, not the places at the others.
        apart: How near another must be for an attack that wants nobody near to be impossible, hundredths.

    Returns:
        A line a place, a column an attack: with ``n`` bands the number of bands it is beyond, ``n + 1`` more for a
        body in cover, and ``2 n + 2`` when there is no attack.

    Rule: R-16, R-24, R-73, C4.13.
    """
    kinds: Table = _kernels().outlook(
        pack(terrain), rows(smokes, 3), rows(here, 4), rows(there, 4), rows(looks, 4), bands, inward, apart
    )
    return kinds


def plain_outlook(
    terrain: Terrain,
    here: Bodies,
    there: Bodies,
    looks: Sequence[Look],
    bands: Sequence[int],
    smokes: Sequence[Smoke] = (),
    *,
    inward: bool = False,
    apart: int = -1,
) -> list[list[int]]:
    """`outlook` in plain Python: what the kernel is held to."""

    def kind(base: Body, look: Look) -> int:
        whom, limit, care, alone = look
        other = there[whom]
        crowded = any(_within(base, one, apart) for one in there)
        veils = () if _within(base, other, UNVEILED) else smokes
        seer, target = (other, base) if inward else (base, other)
        seen = plain_sight(terrain, seer[:3], target[:3], veils).seen
        if (alone and crowded) or not _within(base, other, limit) or (care and not seen):
            return 2 * (len(bands) + 1)
        if care < COVER:
            return 0
        return (len(bands) + 1) * (seen != CLEAR) + sum(not _within(base, other, band) for band in bands)

    return [[kind(base, look) for look in looks] for base in here]


def _within(a: Body, b: Body, limit: int) -> bool:
    return within(a[:3], a[3], b[:3], b[3], limit)
