"""A mirrored or turned board gives mirrored or turned answers: no side of the table is favoured (R-16, R-24)."""

import pytest

from support import space_turns
from support.drawn_boards import Turn, mirrored, turned

WAYS = pytest.mark.parametrize("turn", [mirrored, turned])


@WAYS
@pytest.mark.parametrize("seed", range(30))
def test_r24_sight_and_legality_do_not_flip(seed: int, turn: Turn) -> None:
    space_turns.hold(seed, turn, 25)


@WAYS
@pytest.mark.parametrize("seed", range(6))
def test_c44_reach_does_not_flip(seed: int, turn: Turn) -> None:
    space_turns.hold_reach(seed, turn, 4)
