"""How the stops of a reach are reached: by climbing, jumping, dropping, or simply on foot.

Rule: C4.4-C4.6.
"""

from itertools import pairwise
from typing import NamedTuple

from sacredwire.rules.space import kernels_lattice
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.leg import gaps_between, surfaces_under
from sacredwire.rules.space.path import Measured, Polyline
from sacredwire.rules.space.reach import Reach
from sacredwire.rules.space.solid import Terrain

CLIMBS, JUMPS, DROPS = 1, 2, 4
"""What a way may hold, as bits."""


class Manner(NamedTuple):
    """What the way to a stop holds.

    Attributes:
        kind: Bits of `CLIMBS`, `JUMPS` and `DROPS`; nought: all of it on foot.
        falls: The heights of its falls, hundredths, in order.
    """

    kind: int = 0
    falls: tuple[int, ...] = ()


ON_FOOT = Manner()


def manners(reach: Reach) -> list[Manner]:
    """What the way to each stop holds, in the order of the stops.

    The field knows the cheapest ways; the path of a stop, pulled tight, costs no more and may hold less. A gap that an
    ordinary step of the lattice spans is not counted as a jump here; `manner_of` tells of the path itself.

    Rule: C4.6.
    """
    grid = reach.refilled()
    origins, ways = grid.steps_back()
    known: dict[int, Manner] = {}

    def of(state: int) -> Manner:
        chain = []
        while state >= 0 and state not in known:
            chain.append(state)
            state = int(origins[state])
        for at in reversed(chain):
            before = known.get(int(origins[at]), ON_FOOT)
            if origins[at] < 0 and grid.place(at)[2] != reach.start[2]:
                before = Manner(CLIMBS)  # a start off the lattice goes straight up or down to its first stop
            way = int(ways[at])
            known[at] = _after(before, grid.passages[way - 1].tolist()) if way > 0 else before
        return known[chain[0]] if chain else known[state]

    found = []
    for state in reach.stops[:, 4].tolist():
        if state >= 0:
            found.append(of(state))
        else:
            before = of(reach.before_face(state))
            found.append(Manner(before.kind | CLIMBS, before.falls))
    return found


def _after(before: Manner, passage: list[int]) -> Manner:
    """A way and one passage more."""
    climb, fall = passage[kernels_lattice.CLIMB], passage[kernels_lattice.FALL]
    if fall:
        return Manner(before.kind | DROPS, (*before.falls, fall))
    return Manner(before.kind | (CLIMBS if climb else JUMPS), before.falls)


def manner_of(terrain: Terrain, path: Polyline, measured: Measured) -> Manner:
    """What a way holds, exactly. Rule: C4.6."""
    kind = CLIMBS if any(leg.climb for leg in measured.legs) else 0
    kind |= JUMPS if any(_jumps(terrain, a, b) for a, b in pairwise(path)) else 0
    return Manner(kind | (DROPS if measured.falls else 0), measured.falls)


def _jumps(terrain: Terrain, a: Place, b: Place) -> bool:
    """Whether a level leg leads over a gap in what carries it."""
    if a[2] == 0 or a[2] != b[2] or a[:2] == b[:2]:
        return False
    return bool(gaps_between(surfaces_under(terrain, a[:2], b[:2], a[2])))
