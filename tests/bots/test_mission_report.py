"""The report of how missions end: the same seeds give the same matches, and seats are swapped fairly."""

import pytest

from mission_report import UNEQUALS, Game, games, run, set_up, share
from support.table import EDITIONS


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mission", ["control", "the-signal"])
def test_a_seed_plays_the_same_match_again(edition: str, mission: str) -> None:
    game = Game(edition, "generated", mission, 3, "greedy", "random")
    assert run(game) == run(game)


@pytest.mark.parametrize("edition", EDITIONS)
def test_seats_swapped_everything_else_stays(edition: str) -> None:
    one, other = games(edition, "generated", "uplink", [5], UNEQUALS)
    assert (one.blue, one.amber) == (other.amber, other.blue) == ("greedy", "random")
    assert set_up(one) == set_up(other)


def test_shares_are_percent() -> None:
    assert (share(1, 4), share(0, 3), share(0, 0)) == ("25 %", "0 %", "-")
