"""Pulling a path tight: shorter ways round the same corners, every leg of them decided exactly.

Rule: C4.4; the proposals are ours, `path.measure` decides.
"""

from collections.abc import Callable, Sequence

from sacredwire.rules.space.area import Bodies
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import grains
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.pack import Table, pack, rows
from sacredwire.rules.space.path import limits_of, path_kernels
from sacredwire.rules.space.solid import Terrain

Possible = Callable[[Place, Place], bool]
"""Whether a leg from one place to another is possible, its fall no harm beyond what is allowed."""

PULLS = 4
"""How often each corner is drawn towards the straight line, halving the step each time it cannot be."""


def taut(terrain: Terrain, places: Sequence[Place] | Table, walker: Walker, foes: Bodies = ()) -> tuple[Place, ...]:
    """A path no longer than a given one, with its ends, climbs and falls kept.

    Args:
        terrain: The board.
        places: The path: every leg of it is possible.
        walker: How the model moves.
        foes: Models it may not pass through.
    """
    pulled = rows(places, 3)
    if len(pulled) > 2:
        pulled = path_kernels().pull(pack(terrain), terrain.size, rows(foes, 4), limits_of(walker), pulled)
    return tuple((x, y, z) for x, y, z in pulled.tolist())


def plain_taut(places: Sequence[Place], possible: Possible) -> tuple[Place, ...]:
    """`taut` in plain Python: what the kernels are held to."""
    short = _skip(list(places), possible)
    for _ in range(2):
        pulled = _draw(short, possible)
        if pulled == short:
            break
        short = _skip(pulled, possible)
    return tuple(short)


def _skip(places: list[Place], possible: Possible) -> list[Place]:
    """Leaves out corners: from each place straight to the farthest one on the same run it can reach.

    Never straight down: that would be a climb, not the fall it stands for.
    """
    kept, at = [places[0]], 0
    while at < len(places) - 1:
        last = at + 1
        while last < len(places) - 1 and _runs_on(places, at, last):
            last += 1
        while last > at + 1 and (places[last][:2] == places[at][:2] or not possible(places[at], places[last])):
            last -= 1
        kept.append(places[last])
        at = last
    return kept


def _runs_on(places: list[Place], at: int, last: int) -> bool:
    """Whether the place after ``last`` is on the same level run as ``at``, or ends it with a fall."""
    here, after = places[last], places[last + 1]
    return here[2] == places[at][2] and after[2] <= here[2] and after[:2] != here[:2]


def _draw(places: list[Place], possible: Possible) -> list[Place]:
    """Draws each corner of a level run towards the middle of its neighbours as far as it goes."""
    drawn = list(places)
    for at in range(1, len(drawn) - 1):
        before, here, after = drawn[at - 1 : at + 2]
        if before[2] != here[2] or after[2] > here[2] or after[:2] == here[:2] or before[:2] == here[:2]:
            continue
        share = 1
        for _ in range(PULLS * 2):
            share *= 2
            x = here[0] + ((before[0] + after[0]) // 2 - here[0]) // share
            y = here[1] + ((before[1] + after[1]) // 2 - here[1]) // share
            moved = (x, y, here[2])
            if (x, y) == here[:2] or _length(before, moved, after) >= _length(before, here, after):
                continue
            if moved[:2] not in (before[:2], after[:2]) and possible(before, moved) and possible(moved, after):
                here, share = moved, 1
        drawn[at] = here
    return drawn


def _length(a: Place, b: Place, c: Place) -> int:
    return grains(b[0] - a[0], b[1] - a[1]) + grains(c[0] - b[0], c[1] - b[1])
