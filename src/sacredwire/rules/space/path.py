"""Moves: a polyline of places, measured and judged exactly.

Lengths are exact to the hundredth: each leg's length is rounded up in 1/1024 hundredths, the sum is rounded up to a
whole hundredth, so that a move never counts as shorter than it is and a straight 7" is 7".

Rule: C4.4-C4.6, R-16, R-17, R-67, R-68.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import import_module
from itertools import pairwise, starmap
from math import isqrt
from types import ModuleType

import msgspec
import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space.area import Bodies, Body, can_hold, can_stand, plain_can_hold, plain_can_stand
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import GRAINS, in_hundredths
from sacredwire.rules.space.leg import CODES, Leg, Walker, leg, plain_leg
from sacredwire.rules.space.pack import Table, joined, pack, rows
from sacredwire.rules.space.solid import HIGHEST, Terrain

Polyline = tuple[Place, ...]


class Measured(msgspec.Struct, frozen=True):
    """A move that is possible.

    Attributes:
        length: What it costs, hundredths, rounded up.
        legs: Its legs.
        falls: The heights of its falls, hundredths, in order; harmless ones included.
    """

    length: int
    legs: tuple[Leg, ...]
    falls: tuple[int, ...] = ()


class Refused(msgspec.Struct, frozen=True):
    """A move that is not possible.

    Attributes:
        code: Why: a code of `leg`, or ``end-unsupported`` (neither surface nor face), ``end-on-face`` (a climb must be
            completed), ``end-occupied`` (by a wall or a model).
        index: The leg that fails, or the last one.
        place: Where that leg was to end.
    """

    code: str
    index: int
    place: Place


def measure(
    terrain: Terrain,
    polyline: Sequence[Place],
    walker: Walker,
    foes: Bodies = (),
    friends: Bodies = (),
) -> Measured | Refused:
    """What a move costs, or why it is not possible.

    Args:
        terrain: The board.
        polyline: Where the model stands and every place it turns at, up to where it ends. Drops are told by a last
            place that lies lower, climbs by two places straight above each other.
        walker: How the model moves.
        foes: Models it may neither pass through nor end on.
        friends: Models it may pass through, not end on.

    Rule: C4.4-C4.6, R-17.
    """
    asked = (terrain, polyline, walker, foes, friends)
    for about, known in LAST:
        if about[0] is terrain and about[3] is foes and about[4] is friends and about[1:3] == asked[1:3]:
            return known
    found = _measure(*asked)
    if type(polyline) is tuple and type(foes) is np.ndarray is type(friends):
        LAST[:] = [(asked, found)]
    return found


LAST: list[tuple[tuple[Terrain, Sequence[Place], Walker, Bodies, Bodies], "Measured | Refused"]] = []
"""The last move measured among tables of models, into which nobody writes: it is measured when it is judged, and once
more when it is made."""


def _measure(
    terrain: Terrain, polyline: Sequence[Place], walker: Walker, foes: Bodies, friends: Bodies
) -> Measured | Refused:
    path, foes, friends = rows(polyline, 3), rows(foes, 4), rows(friends, 4)
    found = np.empty((max(0, len(path) - 1), 3), np.int64)
    code: int = path_kernels().judge(pack(terrain), terrain.size, foes, friends, limits_of(walker), path, found)
    if code > 0:
        index = code // 9
        return Refused((*CODES, "harmful-fall")[code % 9], index, polyline[index + 1])
    legs = tuple(starmap(Leg, found.tolist()))
    if code < 0:
        refused = end_refused(terrain, polyline[-1], walker, joined(foes, friends))
        if refused is not None:
            return Refused(refused, len(legs) - 1, polyline[-1])
    return Measured(cost_of(legs, walker), legs, tuple(part.fall for part in legs if part.fall))


def is_possible(
    terrain: Terrain, polyline: Sequence[Place], walker: Walker, foes: Bodies = (), friends: Bodies = ()
) -> bool:
    """Whether `measure` finds a move possible, of whatever length. Rule: C4.4, R-17."""
    path, foes, friends = rows(polyline, 3), rows(foes, 4), rows(friends, 4)
    found = np.empty((max(0, len(path) - 1), 3), np.int64)
    code: int = path_kernels().judge(pack(terrain), terrain.size, foes, friends, limits_of(walker), path, found)
    return not code or (code < 0 and end_refused(terrain, polyline[-1], walker, joined(foes, friends)) is None)


def plain_measure(
    terrain: Terrain,
    polyline: Sequence[Place],
    walker: Walker,
    foes: Sequence[Body] = (),
    friends: Sequence[Body] = (),
) -> Measured | Refused:
    """`measure` in plain Python: what the kernels are held to."""
    legs: list[Leg] = []
    for index, (a, b) in enumerate(pairwise(polyline)):
        found = plain_leg(terrain, a, b, walker, foes)
        if isinstance(found, str):
            return Refused(found, index, b)
        legs.append(found)
    if legs:
        refused = plain_end_refused(terrain, polyline[-1], walker, [*foes, *friends])
        if refused is not None:
            return Refused(refused, len(legs) - 1, polyline[-1])
    return Measured(cost_of(legs, walker), tuple(legs), tuple(part.fall for part in legs if part.fall))


@cache
def path_kernels() -> ModuleType:
    """The compiled side, loaded when first needed."""
    return import_module("sacredwire.rules.space.kernels_path")


@lru_cache(maxsize=64)
def limits_of(walker: Walker) -> NDArray[np.int64]:
    """What the kernels of paths read of a walker: radius, widest jump, deepest fall it takes."""
    return np.array([walker.radius, walker.jump, walker.safe_fall if walker.harmless else HIGHEST], np.int64)


def end_refused(terrain: Terrain, place: Place, walker: Walker, others: Bodies) -> str | None:
    """Why a move may not end in a place, if so."""
    if can_stand(terrain, place, walker.radius, others):
        return None
    holds = can_hold(terrain, place, walker.radius, others)
    return _end_refused(terrain, place, walker, holds, holds or can_hold(terrain, place, walker.radius))


def plain_end_refused(terrain: Terrain, place: Place, walker: Walker, others: Sequence[Body]) -> str | None:
    """`end_refused` in plain Python: what the kernels are held to."""
    if plain_can_stand(terrain, place, walker.radius, others):
        return None
    holds, alone = plain_can_hold(terrain, place, walker.radius, others), plain_can_hold(terrain, place, walker.radius)
    return _end_refused(terrain, place, walker, holds, alone)


def _end_refused(terrain: Terrain, place: Place, walker: Walker, holds: bool, alone: bool) -> str | None:
    """Why a move may not end where its base cannot stand.

    Args:
        terrain: The board.
        place: Where it would end.
        walker: How the model moves.
        holds: Whether its base can be on a face there.
        alone: Whether it could if nobody was about.
    """
    surface = terrain.has_surface(*place)
    if holds and walker.may_stop_on_face:
        return None
    if holds and not surface:
        return "end-on-face"
    return "end-occupied" if surface or alone else "end-unsupported"


def cost_of(legs: Sequence[Leg], walker: Walker) -> int:
    """The Move a row of legs costs, hundredths, rounded up. Rule: C4.6, R-68."""
    plan, climbed, longest, run = 0, 0, 0, 0
    for part in legs:
        plan += part.plan
        climbed += part.climb
        run = run + part.climb if part.climb else 0
        longest = max(longest, run)
    free = min(walker.climb_free, longest)
    return in_hundredths(plan + (climbed - free) * walker.climb_rate * GRAINS)


def cut(
    terrain: Terrain,
    polyline: Sequence[Place],
    budget: int,
    walker: Walker,
    foes: Bodies = (),
    friends: Bodies = (),
) -> Polyline:
    """As much of a possible move as a budget pays for, ending where the model may end; only its start when nothing is.

    Places to end are tried from the far end backwards, hundredth by hundredth along level legs.

    Args:
        terrain: The board.
        polyline: The whole move.
        budget: The Move there is, hundredths.
        walker: How the model moves.
        foes: Models it may neither pass through nor end on.
        friends: Models it may pass through, not end on.
    """
    foes, others = rows(foes, 4), joined(foes, friends)
    legs = _legs(terrain, polyline, walker, foes)
    for last in range(min(len(polyline) - 1, len(legs) + 1), 0, -1):
        head = legs[: last - 1]
        left = budget - cost_of(head, walker)
        if left < 0:
            continue
        for end in _ends(polyline[last - 1], polyline[last], walker, left + 1):  # a leg costs its plan at least
            found = leg(terrain, polyline[last - 1], end, walker, foes)
            if isinstance(found, str) or cost_of((*head, found), walker) > budget:
                continue
            if end_refused(terrain, end, walker, others) is None:
                return (*polyline[:last], end)
    return tuple(polyline[:1])


def _legs(terrain: Terrain, polyline: Sequence[Place], walker: Walker, foes: Table) -> list[Leg]:
    """The legs of a polyline as far as they are possible."""
    found = np.zeros((max(0, len(polyline) - 1), 3), np.int64)
    path = rows(polyline, 3)
    code: int = path_kernels().tread(pack(terrain), terrain.size, foes, limits_of(walker), path, found)
    legs = list(starmap(Leg, found.tolist()))
    return legs[: code // 9] if code else legs


def _ends(a: Place, b: Place, walker: Walker, left: int) -> Iterator[Place]:
    """The places at which a leg may be cut, the farthest first; none that certainly costs more than is ``left``."""
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    span = dx * dx + dy * dy
    if not span:
        if walker.may_stop_on_face:
            up, high = (1 if dz > 0 else -1), left // walker.climb_rate + walker.climb_free
            yield from ((b[0], b[1], a[2] + up * climbed) for climbed in range(min(abs(dz), high), 0, -1))
        else:
            yield b
        return
    if dz and span <= left * left:
        yield b
    steps = max(abs(dx), abs(dy))
    farthest = min(steps, (left + 1) * steps // isqrt(span) + 1)
    for k in range(farthest, 0, -1):
        x, y = _share(dx, k, steps), _share(dy, k, steps)
        if x * x + y * y <= left * left:
            yield (a[0] + x, a[1] + y, a[2])


def _share(whole: int, part: int, steps: int) -> int:
    """``whole * part / steps`` rounded half away from zero."""
    size = (2 * abs(whole) * part + steps) // (2 * steps)
    return size if whole > 0 else -size
