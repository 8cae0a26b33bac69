"""Legs: what the straight parts of a move are and which of them are possible.

A leg is told by its two ends alone. The same height at both ends: the model walks, and jumps where nothing is under its
centre. Straight up or down: it climbs a face. Lower at the far end: it walks, steps off, and falls straight down at
the end.

Rule: C4.4-C4.6, R-16, R-17, R-67.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

import msgspec

from sacredwire.rules.space.area import Bodies, Body
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import Point, grains, nearer_to_segment
from sacredwire.rules.space.pack import pack, rows
from sacredwire.rules.space.solid import BODY, GRIP, Solid, Terrain


class Walker(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """How a model moves.

    Attributes:
        radius: Radius of its base, hundredths.
        jump: The widest gap it can jump, hundredths.
        climb_rate: Hundredths of Move a hundredth of climbing costs, up or down.
        climb_free: How much of one climb of the move costs nothing, hundredths (Grapple, R-68).
        may_stop_on_face: Whether a climb may end part of the way (R-67).
        safe_fall: The longest fall that does no harm, hundredths.
        harmless: Whether it refuses longer falls (R-85).
    """

    radius: int = 49
    jump: int = 200
    climb_rate: int = 2
    climb_free: int = 0
    may_stop_on_face: bool = False
    safe_fall: int = 300
    harmless: bool = False


class Leg(NamedTuple):
    """A possible leg.

    Attributes:
        plan: Its length in plan, grains, rounded up.
        climb: How much of it is climbed, up or down, hundredths.
        fall: How far the model falls at its end, hundredths.
    """

    plan: int
    climb: int = 0
    fall: int = 0


def leg(terrain: Terrain, a: Place, b: Place, walker: Walker, foes: Bodies = ()) -> Leg | str:
    """A leg from one place to another, or the code of what forbids it.

    Codes: ``board-edge``, ``wall``, ``foe``, ``steep`` (up, yet not straight up), ``no-face``, ``no-surface``,
    ``gap`` (too wide), ``harmful-fall``. Whether the model may end its move there is not asked here.

    Args:
        terrain: The board.
        a: Where the leg starts.
        b: Where it ends.
        walker: How the model moves.
        foes: The models that may not be passed through (R-17).
    """
    code = _kernels().leg_code(pack(terrain), terrain.size, rows(foes, 4), walker.radius, walker.jump, *a, *b)
    if code:
        return CODES[code]
    if a[:2] == b[:2]:
        return Leg(0, climb=abs(a[2] - b[2]))
    if walker.harmless and a[2] - b[2] > walker.safe_fall:
        return "harmful-fall"
    return Leg(grains(b[0] - a[0], b[1] - a[1]), fall=a[2] - b[2])


CODES = ("", "board-edge", "wall", "foe", "steep", "no-face", "no-surface", "gap")
"""What the kernel's answers mean."""


@cache
def _kernels() -> ModuleType:
    """The compiled twins, loaded when first needed."""
    return import_module("sacredwire.rules.space.kernels_leg")


def plain_leg(terrain: Terrain, a: Place, b: Place, walker: Walker, foes: Sequence[Body] = ()) -> Leg | str:
    """`leg` in plain Python: what the kernels are held to."""
    radius, size = walker.radius, terrain.size
    if not (radius <= b[0] <= size - radius and radius <= b[1] <= size - radius):
        return "board-edge"
    if a[:2] == b[:2]:
        return _climb(terrain, a, b, walker, foes)
    if b[2] > a[2]:
        return "steep"
    return _level(terrain, a, b, walker, foes)


def _climb(terrain: Terrain, a: Place, b: Place, walker: Walker, foes: Sequence[Body]) -> Leg | str:
    at = (a[0], a[1])
    low, high = sorted((a[2], b[2]))
    if low == high:
        return Leg(0)
    if not faces_cover(terrain.gripped(*at, walker.radius), low, high):
        return "no-face"
    return _swept(terrain, at, at, walker.radius, low, high, foes) or Leg(0, climb=high - low)


def _level(terrain: Terrain, a: Place, b: Place, walker: Walker, foes: Sequence[Body]) -> Leg | str:
    start, end, z = (a[0], a[1]), (b[0], b[1]), a[2]
    fall = z - b[2]
    if fall and not terrain.has_surface(*end, b[2]):
        return "no-surface"
    if z > 0:
        if not (has_footing(terrain, a, walker.radius) and (fall or has_footing(terrain, b, walker.radius))):
            return "no-surface"
        under = surfaces_under(terrain, start, end, z)
        if not under:
            return "no-surface"
        gaps = gaps_between(under)
        span = (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2
        if any((stop - begin) ** 2 * span > walker.jump**2 for begin, stop in gaps):
            return "gap"
    refused = _swept(terrain, start, end, walker.radius, z, z, foes)
    if refused is None and fall:
        refused = _swept(terrain, end, end, walker.radius, b[2], z, foes)
    if refused is None and walker.harmless and fall > walker.safe_fall:
        refused = "harmful-fall"
    return refused or Leg(grains(end[0] - start[0], end[1] - start[1]), fall=fall)


def _swept(terrain: Terrain, a: Point, b: Point, radius: int, low: int, high: int, foes: Sequence[Body]) -> str | None:
    """What a body runs into that is moved in plan from ``a`` to ``b``, or at one spot between two standing heights."""
    if terrain.is_blocked(a, b, radius, low, high + BODY) is not None:
        return "wall"
    for x, y, z, other in foes:
        if z < high + BODY and z + BODY > low and nearer_to_segment(x, y, a, b, (radius + other) ** 2):
            return "foe"
    return None


def faces_cover(gripped: Iterable[Solid], low: int, high: int) -> bool:
    """Whether faces reach without a break from one height to another; they may stand on each other.

    Rule: C4.6.
    """
    for solid in sorted(gripped, key=lambda solid: solid.base):
        if solid.base <= low:
            low = max(low, solid.top)
    return low >= high


def has_footing(terrain: Terrain, place: Place, radius: int) -> bool:
    """Whether a level leg may begin or end in a place: on a surface, or on a face beside the rim of a surface.

    Beside a rim: the base edge is within a quarter inch of a walkable piece with that top, as when one climbs over it.
    """
    x, y, z = place
    if terrain.has_surface(x, y, z):
        return True
    reach = radius + GRIP + 1
    if not any(solid.is_near(x, y, reach) for solid in terrain.tops.get(z, ())):
        return False
    return any(solid.base <= z <= solid.top for solid in terrain.gripped(x, y, radius))


def surfaces_under(terrain: Terrain, a: Point, b: Point, z: int) -> list[tuple[Fraction, Fraction]]:
    """The parts of a segment that lie over surfaces of a height above the ground, as shares of it, in order."""
    parts = []
    dx, dy = b[0] - a[0], b[1] - a[1]
    for solid in terrain.tops.get(z, ()):
        begin, stop = Fraction(0), Fraction(1)
        for nx, ny, c in solid.planes:
            speed, room = nx * dx + ny * dy, c - nx * a[0] - ny * a[1]
            if speed > 0:
                stop = min(stop, Fraction(room, speed))
            elif speed < 0:
                begin = max(begin, Fraction(room, speed))
            elif room < 0:
                stop = Fraction(-1)
        if begin <= stop:
            parts.append((begin, stop))
    return sorted(parts)


def gaps_between(parts: Sequence[tuple[Fraction, Fraction]]) -> list[tuple[Fraction, Fraction]]:
    """What ordered parts of a segment leave uncovered, as shares of it, in order."""
    gaps, reached = [], Fraction(0)
    for begin, stop in parts:
        if begin > reached:
            gaps.append((reached, begin))
        reached = max(reached, stop)
    if reached < 1:
        gaps.append((reached, Fraction(1)))
    return gaps
