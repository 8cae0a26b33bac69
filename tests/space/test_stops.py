"""What stops are good for: the kernels' answers are those of plain Python, on many boards (C4.7, C4.9, R-16, R-84)."""

import random

import numpy as np
import pytest

from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.pack import rows
from sacredwire.rules.space.reach import reach
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.space.stops import arrivals, openings, plain_arrivals, plain_openings
from support.drawn_boards import SIZE, pieces, place
from support.space_twins import bodies


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.rule("C4.7", "C4.9", "R-16", "R-24", "R-84")
def test_kernels_find_the_openings_and_arrivals_that_a_look_at_each_stop_finds(seed: int) -> None:
    dice = random.Random(seed)
    terrain = Terrain.of(pieces(seed))
    walker = Walker(radius=dice.choice((40, 49)))
    others = bodies(dice, terrain, 5)
    stops = reach(terrain, place(dice, terrain), 300, walker).stops[::5]
    foes, smokes = others[: dice.randrange(4)], [(dice.randrange(SIZE), dice.randrange(SIZE), 200)]
    arms = [(dice.choice((-1, 100, 600)), dice.random() < 0.5) for _ in range(dice.randrange(1, 4))]
    sighted = bool(seed % 3)
    asked = (walker.radius, rows(others, 4), arms, rows(foes, 4), 100, smokes)
    plain = (walker.radius, others, arms, foes, 100, smokes)
    found = openings(terrain, stops, *asked, sighted=sighted)
    assert found == plain_openings(terrain, stops.tolist(), *plain, sighted=sighted)
    for limit in (0, 100, 500):
        near = arrivals(stops, walker.radius, others, limit)
        assert near == plain_arrivals(stops.tolist(), walker.radius, others, limit)


def test_r84_no_stops_no_openings() -> None:
    terrain = Terrain.of(pieces(1))
    body = rows([(500, 500, 0, 49)], 4)
    none = np.zeros((0, 5), np.int32)
    assert openings(terrain, none, 49, body, [(100, False)], body, 100) == [[]]
    assert arrivals(none, 49, body, 100) == [-1]
