"""Moves: a polyline of places, measured and judged exactly.

Lengths are exact to the hundredth: each leg's length is rounded up in 1/1024 hundredths, the sum is rounded up to a
whole hundredth, so that a move never counts as shorter than it is and a straight 7" is 7".

Rule: C4.4-C4.6, R-16, R-17, R-67, R-68.
"""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from sacredwire.rules.space.area import Bodies, can_hold, can_stand
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import GRAINS, in_hundredths
from sacredwire.rules.space.leg import Leg, Walker, leg
from sacredwire.rules.space.pack import joined, rows
from sacredwire.rules.space.solid import Terrain

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
    legs: list[Leg] = []
    foes = rows(foes, 4)
    for index, (a, b) in enumerate(pairwise(polyline)):
        found = leg(terrain, a, b, walker, foes)
        if isinstance(found, str):
            return Refused(found, index, b)
        legs.append(found)
    if legs:
        refused = end_refused(terrain, polyline[-1], walker, joined(foes, friends))
        if refused is not None:
            return Refused(refused, len(legs) - 1, polyline[-1])
    return Measured(cost_of(legs, walker), tuple(legs), tuple(part.fall for part in legs if part.fall))


def end_refused(terrain: Terrain, place: Place, walker: Walker, others: Bodies) -> str | None:
    """Why a move may not end in a place, if so."""
    if can_stand(terrain, place, walker.radius, others):
        return None
    if can_hold(terrain, place, walker.radius, others):
        if walker.may_stop_on_face:
            return None
        if not terrain.has_surface(*place):
            return "end-on-face"
    if terrain.has_surface(*place) or can_hold(terrain, place, walker.radius):
        return "end-occupied"
    return "end-unsupported"


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
    for last in range(len(polyline) - 1, 0, -1):
        head = tuple(polyline[:last])
        whole = measure(terrain, head, walker, foes)
        if isinstance(whole, Refused) and not whole.code.startswith("end-"):
            continue
        if isinstance(whole, Measured) and whole.length > budget:
            continue
        a, b = polyline[last - 1], polyline[last]
        left = budget - (whole.length if isinstance(whole, Measured) else 0) + 1  # a leg costs its plan at least
        for end in _ends(a, b, walker):
            if (end[0] - a[0]) ** 2 + (end[1] - a[1]) ** 2 > left * left:
                continue
            found = measure(terrain, (*head, end), walker, foes, friends)
            if isinstance(found, Measured) and found.length <= budget:
                return (*head, end)
    return tuple(polyline[:1])


def _ends(a: Place, b: Place, walker: Walker) -> list[Place]:
    """The places at which a leg may be cut, the farthest first."""
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    if dx == 0 and dy == 0:
        if not walker.may_stop_on_face:
            return [b]
        step = 1 if dz < 0 else -1
        return [(b[0], b[1], z) for z in range(b[2], a[2], step)]
    steps = max(abs(dx), abs(dy))
    level = [(a[0] + _share(dx, k, steps), a[1] + _share(dy, k, steps), a[2]) for k in range(steps, 0, -1)]
    return [b, *level] if dz else level


def _share(whole: int, part: int, steps: int) -> int:
    """``whole * part / steps`` rounded half away from zero."""
    size = (2 * abs(whole) * part + steps) // (2 * steps)
    return size if whole > 0 else -size
