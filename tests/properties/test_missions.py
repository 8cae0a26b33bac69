"""Generated missions by the hundred, both editions in turn: set up, played to the end, nothing where it may not be."""

from itertools import product

import pytest

from support.matches import EDITIONS, rules
from support.wild_missions import finale, generated, mission_faults, missions

MISSIONS, BATCH, BOARDS, FINALES = 100, 10, 8, 4
"""Missions of both editions together, how many a test plays, on how many boards; and finales of each edition."""


def edition_of(number: int) -> str:
    """The editions by turns."""
    return EDITIONS[number % len(EDITIONS)]


@pytest.mark.parametrize("first", range(0, MISSIONS, BATCH))
@pytest.mark.rule("K.generator", "K.setup", "K.markers", "K.spawn", "K.duration", "R-45", "R-58", "R-87", "R-91", "M")
def test_k_generated_missions_are_set_up_and_played_to_the_end(first: int) -> None:
    numbers = range(first, first + BATCH)
    assert not [fault for n in numbers for fault in mission_faults(generated(edition_of(n), n, BOARDS), n)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("K.finales", "M13", "M14", "R-96", "R-97")
def test_k_finales_are_set_up_and_played_to_the_end_whoever_brought_them_about(edition: str) -> None:
    setups = [finale(edition, number, BOARDS) for number in range(FINALES)]
    assert len({(setup.mission, setup.aggressor) for setup in setups}) == FINALES
    assert not [fault for number, setup in enumerate(setups) for fault in mission_faults(setup, number)]


@pytest.mark.rule("K.generator")
def test_k_generator_the_hundred_pair_every_mission_with_every_row() -> None:
    """Each mission with each deployment, layout, timing, ... occurs, in one edition or the other."""
    played = [missions(edition_of(number))[number] for number in range(MISSIONS)]
    own = rules(EDITIONS[0]).edition
    tables = {
        "deployment": own.deployments,
        "loot_layout": own.loot_layouts,
        "loot_modifier": own.loot_modifiers,
        "coworker_setup": own.coworker_setups,
        "coworker_modifier": own.coworker_modifiers,
        "timing": own.timings,
        "faction": own.factions,
        "spawn_place": own.spawn_places,
    }
    ids = [row.id for row in own.missions if row.roll]
    for field, table in tables.items():
        wanted = set(product(ids, [row.id for row in table if row.roll]))
        assert {(one.mission, getattr(one.rows, field)) for one in played} == wanted, field
