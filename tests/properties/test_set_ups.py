"""Whatever the generator gives, set-up ends with everything in a legal place."""

import pytest

from sacredwire.rules.state import CORNERS, EDGES
from support.matches import EDITIONS, rules
from support.wild_set_ups import drawn_setup, set_up, set_up_faults

SET_UPS, BATCH = 60, 10


@pytest.mark.parametrize("first", range(0, SET_UPS, BATCH))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("K.setup", "K.markers", "R-40", "R-91")
def test_k_setup_any_rows_on_any_board_are_set_up_in_legal_places(edition: str, first: int) -> None:
    assert not [fault for seed in range(first, first + BATCH) for fault in set_up_faults(edition, seed)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_set_ups_drawn_have_every_row(edition: str) -> None:
    own, drawn = rules(edition).edition, [drawn_setup(edition, seed).rows for seed in range(SET_UPS)]
    for field, table in (
        ("deployment", own.deployments),
        ("loot_layout", own.loot_layouts),
        ("coworker_setup", own.coworker_setups),
    ):
        assert {getattr(rows, field) for rows in drawn} == {row.id for row in table}
    for field, table in (
        ("setup_advantages", own.setup_advantages),
        ("tactical_advantages", own.tactical_advantages),
    ):
        assert {row for rows in drawn for row in getattr(rows, field)} == {row.id for row in table}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("K.deployment", "R-91")
def test_r91_both_squads_have_zones_of_their_own(edition: str) -> None:
    for seed in range(0, SET_UPS, 5):
        *_, last = set_up(edition, seed)
        zones = last.after.position.zones
        assert set(zones) == {"blue", "amber"}
        assert not set(zones["blue"]) & set(zones["amber"])
        assert {*zones["blue"], *zones["amber"]} <= {*EDGES, *CORNERS, "center"}
