"""Two thousand generated missions, a thousand of each edition, and two hundred finales.

The first hundred of an edition show every pair of rows of any two tables. They are played on sixty generated boards and
ours, by ready-made and random squads, some short of models, and by random, keen and greedy bots in all mixtures.
"""

import pytest

from support.matches import EDITIONS
from support.wild_missions import MOST, finale, generated, mission_faults

BATCH, BOARDS, FINALES = 20, 66, 100
"""Missions a test plays, boards they are played on, finales of each edition."""


@pytest.mark.parametrize("first", range(0, MOST, BATCH))
@pytest.mark.parametrize("edition", EDITIONS)
def test_generated_missions_are_set_up_and_played_to_the_end(edition: str, first: int) -> None:
    numbers = range(first, first + BATCH)
    assert not [fault for n in numbers for fault in mission_faults(generated(edition, n, BOARDS), n)]


@pytest.mark.parametrize("first", range(0, FINALES, BATCH))
@pytest.mark.parametrize("edition", EDITIONS)
def test_finales_are_set_up_and_played_to_the_end(edition: str, first: int) -> None:
    numbers = range(first, first + BATCH)
    assert not [fault for n in numbers for fault in mission_faults(finale(edition, n, BOARDS), n)]
