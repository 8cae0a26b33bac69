"""100,000 drawn cases: kernels equal the plain reference, and nothing flips under mirror or quarter turn."""

import pytest

from support import space_turns, space_twins
from support.drawn_boards import Turn, mirrored, turned

LOTS = pytest.mark.parametrize("lot", range(20))


@LOTS
def test_sight_standing_and_legs(lot: int) -> None:
    for seed in range(10_000 + 50 * lot, 10_000 + 50 * (lot + 1)):
        space_twins.hold_sight(seed, 30)
        space_twins.hold_standing(seed, 40)
        space_twins.hold_legs(seed, 40)


@LOTS
def test_lattice_and_reach(lot: int) -> None:
    for seed in range(20_000 + 4 * lot, 20_000 + 4 * (lot + 1)):
        space_twins.hold_lattice(seed)
        space_twins.hold_reach(seed, 10, 10)


@LOTS
def test_paths(lot: int) -> None:
    for seed in range(50_000 + 20 * lot, 50_000 + 20 * (lot + 1)):
        space_twins.hold_paths(seed, 20)


@LOTS
def test_nearest_free(lot: int) -> None:
    for seed in range(30_000 + 10 * lot, 30_000 + 10 * (lot + 1)):
        space_twins.hold_nearest(seed, 2)


@LOTS
@pytest.mark.parametrize("turn", [mirrored, turned])
def test_mirror_and_turn(lot: int, turn: Turn) -> None:
    for seed in range(40_000 + 20 * lot, 40_000 + 20 * (lot + 1)):
        space_turns.hold(seed, turn, 50)
        space_turns.hold_reach(seed, turn, 5)
