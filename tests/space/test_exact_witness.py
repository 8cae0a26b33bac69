"""The exact tests against witnesses and fractions: an oracle that shares no formula with them (R-16, R-24)."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest

from sacredwire.rules.space.exact import grains, nearer_to_polygon, scaled, sweep_hits
from sacredwire.rules.space.sight import EYE, passes_through, samples
from sacredwire.rules.space.solid import Solid, Terrain
from support.drawn_boards import pieces, place

Spot = tuple[Fraction, Fraction]


def inside(solid: Solid, x: Fraction, y: Fraction, z: Fraction) -> bool:
    """Whether a point lies in the open prism, told by the turns of its corners."""
    corners = zip(solid.corners, solid.corners[1:] + solid.corners[:1], strict=True)
    left = all((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 for (ax, ay), (bx, by) in corners)
    return left and solid.base < z < solid.top


def cuts(solid: Solid, a: tuple[int, int, int], b: tuple[int, int, int]) -> list[Fraction]:
    """Where a segment crosses the planes of a prism, as shares of it, with both ends."""
    found = {Fraction(0), Fraction(1)}
    for (px, py), (qx, qy) in zip(solid.corners, solid.corners[1:] + solid.corners[:1], strict=True):
        one = (qx - px) * (a[1] - py) - (qy - py) * (a[0] - px)
        two = (qx - px) * (b[1] - py) - (qy - py) * (b[0] - px)
        if one != two:
            found.add(Fraction(one, one - two))
    for height in (solid.base, solid.top):
        if a[2] != b[2]:
            found.add(Fraction(height - a[2], b[2] - a[2]))
    return sorted(share for share in found if 0 <= share <= 1)


@pytest.mark.parametrize("seed", range(40))
def test_r24_hidden_means_some_inner_point_of_the_line_is_inside(seed: int) -> None:
    """Between two neighbouring cuts a segment is inside or outside altogether: the middles of all of them decide."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(8):
        seer, target = place(dice, terrain), place(dice, terrain)
        eye = (seer[0], seer[1], seer[2] + EYE)
        for point in dice.sample(samples(seer, target), 4):
            for solid in terrain.solids:
                shares = cuts(solid, eye, point)
                middles = [(one + two) / 2 for one, two in pairwise(shares)]
                spots = [tuple(Fraction(p) + t * (q - p) for p, q in zip(eye, point, strict=True)) for t in middles]
                through = any(inside(solid, x, y, z) for x, y, z in spots)
                assert passes_through(eye, point, solid) == through, (seed, eye, point, solid.id)


def square_to_segment(p: Spot, a: Spot, b: Spot) -> Fraction:
    """The squared distance of a point from a segment, by projection."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = dx * dx + dy * dy
    share = (
        min(max(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / span, Fraction(0)), Fraction(1)) if span else Fraction(0)
    )
    x, y = a[0] + share * dx - p[0], a[1] + share * dy - p[1]
    return x * x + y * y


def square_to_piece(p: Spot, solid: Solid) -> Fraction:
    """The squared distance of a point from a footprint; nought inside and on its rim."""
    sides = list(zip(solid.corners, solid.corners[1:] + solid.corners[:1], strict=True))
    if all((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) >= 0 for a, b in sides):
        return Fraction(0)
    return min(square_to_segment(p, whole(a), whole(b)) for a, b in sides)


def whole(p: tuple[int, int]) -> Spot:
    """A point as fractions."""
    return (Fraction(p[0]), Fraction(p[1]))


@pytest.mark.parametrize("seed", range(40))
def test_r16_a_base_overlaps_what_is_nearer_than_its_radius(seed: int) -> None:
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(40):
        x, y, _ = place(dice, terrain)
        solid, radius = dice.choice(terrain.solids), dice.choice([49, 63])
        overlaps = square_to_piece(whole((x, y)), solid) < radius * radius
        assert nearer_to_polygon(x, y, solid.corners, solid.planes, radius * radius) == overlaps, (seed, x, y)


@pytest.mark.parametrize("seed", range(40))
def test_r16_a_moved_base_hits_what_comes_nearer_than_its_radius(seed: int) -> None:
    """The nearest approach of a segment and a footprint is at a corner of either, or nought where they cross."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(20):
        a, b = place(dice, terrain)[:2], place(dice, terrain)[:2]
        solid, radius = dice.choice(terrain.solids), dice.choice([49, 63])
        ends = min(square_to_piece(whole(a), solid), square_to_piece(whole(b), solid))
        corners = min(square_to_segment(whole(corner), whole(a), whole(b)) for corner in solid.corners)
        flat = [(*a, 0), (*b, 0)]
        shares = cuts(solid, *flat)
        middles = [(one + two) / 2 for one, two in pairwise(shares)]
        crossed = any(
            square_to_piece((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])), solid) == 0 for t in middles
        )
        hit = crossed or min(ends, corners) < radius * radius
        assert sweep_hits(a, b, radius * radius, solid.corners, solid.planes) == hit, (seed, a, b, solid.id)


@pytest.mark.parametrize("seed", range(5))
def test_computed_points_are_rounded_half_away_from_nought(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(500):
        dx, dy, size = dice.randint(-2400, 2400), dice.randint(-2400, 2400), dice.randint(0, 600)
        square = dx * dx + dy * dy
        got = abs(scaled(dx, square, size))
        # got - 1/2 <= size * |dx| / root < got + 1/2, squared
        assert (2 * got - 1) ** 2 * square <= 4 * size * size * dx * dx or got == 0
        assert 4 * size * size * dx * dx < (2 * got + 1) ** 2 * square or square == 0
        assert scaled(-dx, square, size) == -scaled(dx, square, size)
        root = grains(dx, dy)
        assert (root - 1) ** 2 < square << 20 <= root * root or square == root == 0
