"""Line of sight: which of the fifteen samples of a body an eye sees, and what hides the others.

The eye is 1.1" above the seer's standing height. The target's body is sampled at five heights, each left, middle and
right of the line from eye to target as the eye sees it. A sample is hidden when the open segment from the eye to it
passes through the inside of a prism or of a column of smoke: running along a face or over an edge hides nothing. Every
decision is made in whole numbers. An eye straight above or below the target has no left and right: the three samples of
each height then fall together on the target's axis.

Rule: R-16, R-24, C4.9.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

import msgspec
import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space.area import Bodies
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import Point, nearer_to_segment, scaled
from sacredwire.rules.space.pack import pack, rows
from sacredwire.rules.space.solid import Solid, Terrain

EYE = 110
HEIGHTS = (10, 39, 68, 96, 125)
WIDTHS = (-30, 0, 30)
CLEAR = (1 << len(HEIGHTS) * len(WIDTHS)) - 1
"""All fifteen samples seen. Sample ``3 * height + width`` is bit ``1 << that``; width 0 is the eye's left."""

ENGAGED_LINE = 60
"""The height above standing at which a line between two bases decides whether they can be Engaged. Rule: R-19a."""

SMOKE = "smoke"
"""What a column of smoke is called among the blockers."""

Smoke = tuple[int, int, int]
"""A column of smoke of any height: x and y of its axis, radius. Rule: R-73."""


@cache
def _kernels() -> ModuleType:
    """The compiled twins, loaded when first needed."""
    return import_module("sacredwire.rules.space.kernels_sight")


class Sight(msgspec.Struct, frozen=True):
    """What an eye sees of a body.

    Attributes:
        seen: The samples seen, as bits: none = out of sight, `CLEAR` = in the open, anything else = in cover.
        blockers: The pieces that each hide a sample or more, in the order of the board, then `SMOKE`.
    """

    seen: int
    blockers: tuple[str, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Whether nothing of the body is hidden."""
        return self.seen == CLEAR

    @property
    def is_cover(self) -> bool:
        """Whether some of the body is hidden and some is seen. Rule: R-24."""
        return 0 < self.seen < CLEAR


IN_THE_OPEN = Sight(CLEAR)
"""All of a body seen, the answer most often given."""


def sight(terrain: Terrain, seer: Place, target: Place, smokes: Sequence[Smoke] = ()) -> Sight:
    """What a model sees of another.

    Args:
        terrain: The board.
        seer: Where the model that looks stands.
        target: Where the model looked at stands.
        smokes: The columns of smoke that count between the two (none when they are within 1", R-73).

    Rule: R-24, C4.9.
    """
    hidden = np.empty(len(terrain.solids) + 1, np.int64)
    seen: int = _kernels().look(pack(terrain), rows(smokes, 3), *seer, *target, CLEAR, hidden)
    if seen == CLEAR:
        return IN_THE_OPEN
    names = [solid.id for solid, bits in zip(terrain.solids, hidden.tolist(), strict=False) if bits]
    return Sight(seen, (*names, SMOKE) if hidden[-1] else tuple(names))


def plain_sight(terrain: Terrain, seer: Place, target: Place, smokes: Sequence[Smoke] = ()) -> Sight:
    """`sight` in plain Python: what the kernels are held to.

    Rule: R-24, C4.9.
    """
    ex, ey, ez = seer[0], seer[1], seer[2] + EYE
    seen, blockers = CLEAR, []
    points = samples(seer, target)
    for solid in terrain.solids:
        hidden = sum(1 << at for at, point in enumerate(points) if passes_through((ex, ey, ez), point, solid))
        if hidden:
            seen &= ~hidden
            blockers.append(solid.id)
    veiled = 0
    for at, (x, y, _) in enumerate(points):
        if any(nearer_to_segment(sx, sy, (ex, ey), (x, y), radius * radius) for sx, sy, radius in smokes):
            veiled |= 1 << at
    if veiled:
        seen &= ~veiled
        blockers.append(SMOKE)
    return Sight(seen, tuple(blockers))


def samples(seer: Place, target: Place) -> tuple[Place, ...]:
    """The fifteen points of a target's body that decide whether it is seen, in the order of the bits.

    Rule: R-24.
    """
    dx, dy = target[0] - seer[0], target[1] - seer[1]
    square = dx * dx + dy * dy
    spots = [(target[0] + scaled(dy, square, wide), target[1] + scaled(-dx, square, wide)) for wide in WIDTHS]
    return tuple((x, y, target[2] + height) for height in HEIGHTS for x, y in spots)


def passes_through(a: Place, b: Place, solid: Solid) -> bool:
    """Whether the open segment from ``a`` to ``b`` passes through the inside of a prism.

    Touching a face, an edge or a corner is not passing through. Rule: R-24.
    """
    if is_beside(a, b, solid):
        return False
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    first_over, first_under, last_over, last_under = 0, 1, 1, 1  # the part inside, as fractions of the segment
    bounds = [(nx * dx + ny * dy, c - nx * a[0] - ny * a[1]) for nx, ny, c in solid.planes]
    for speed, room in (*bounds, (dz, solid.top - a[2]), (-dz, a[2] - solid.base)):
        if speed == 0:
            if room <= 0:
                return False
        elif speed > 0:
            if room * last_under < last_over * speed:
                last_over, last_under = room, speed
        elif -room * first_under > first_over * -speed:
            first_over, first_under = -room, -speed
    return first_over * last_under < last_over * first_under


def is_beside(a: Place, b: Place, solid: Solid) -> bool:
    """Whether the upright box round a segment and the one round a prism have no inner point in common."""
    x0, x1, y0, y1 = solid.box
    return (
        (a[2] >= solid.top and b[2] >= solid.top)
        or (a[2] <= solid.base and b[2] <= solid.base)
        or (a[0] <= x0 and b[0] <= x0)
        or (a[0] >= x1 and b[0] >= x1)
        or (a[1] <= y0 and b[1] <= y0)
        or (a[1] >= y1 and b[1] >= y1)
    )


def clear_line(terrain: Terrain, a: Place, a_radius: int, b: Place, b_radius: int) -> bool:
    """Whether no terrain stands between two bases, as Engaged and everything done within 1" needs it.

    Rule: R-19a, R-65.
    """
    start, end = line_between(a, a_radius, b, b_radius)
    return bool(_kernels().is_open(pack(terrain), *start, *end))


def sees_point(terrain: Terrain, seer: Place, point: Place, smokes: Sequence[Smoke] = ()) -> bool:
    """Whether a model sees a point, a marker's: the line from its eye to it is clear of terrain and smoke.

    Rule: R-24, R-65, R-73.
    """
    eye = (seer[0], seer[1], seer[2] + EYE)
    if any(nearer_to_segment(x, y, eye[:2], point[:2], radius * radius) for x, y, radius in smokes):
        return False
    return bool(_kernels().is_open(pack(terrain), *eye, *point))


def line_between(a: Place, a_radius: int, b: Place, b_radius: int) -> tuple[Place, Place]:
    """The segment that must be clear between two bases.

    It joins the points of the two base edges nearest to each other (rounded to whole hundredths from their own
    centres), 0.6" above each standing height. Where the bases touch or overlap in plan, it joins their axes.

    Rule: R-19a.
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    here: Point = (a[0], a[1])
    there: Point = (b[0], b[1])
    if square > (a_radius + b_radius) ** 2:
        here = (a[0] + scaled(dx, square, a_radius), a[1] + scaled(dy, square, a_radius))
        there = (b[0] - scaled(dx, square, b_radius), b[1] - scaled(dy, square, b_radius))
    start, end = (*here, a[2] + ENGAGED_LINE), (*there, b[2] + ENGAGED_LINE)
    return start, end


def plain_clear_line(terrain: Terrain, a: Place, a_radius: int, b: Place, b_radius: int) -> bool:
    """`clear_line` in plain Python: what the kernels are held to."""
    start, end = line_between(a, a_radius, b, b_radius)
    return not any(passes_through(start, end, solid) for solid in terrain.solids)


def see_many(
    terrain: Terrain,
    seers: Bodies,
    targets: Bodies,
    smokes: Sequence[Smoke] = (),
    unveiled: int = 100,
) -> NDArray[np.int16]:
    """What each of many models sees of each of many others: the `Sight.seen` of every pair.

    Args:
        terrain: The board.
        seers: The models that look, or the places they may look from.
        targets: The models looked at.
        smokes: All columns of smoke on the board.
        unveiled: How near two bases must be for smoke never to come between them, hundredths (R-73).

    Returns:
        A matrix of bits, a row a seer and a column a target.

    Rule: R-24, R-73, C4.9.
    """
    kernels = _kernels()
    matrix: NDArray[np.int16] = kernels.see_matrix(
        pack(terrain), rows(smokes, 3), rows(seers, 4), rows(targets, 4), unveiled
    )
    return matrix
