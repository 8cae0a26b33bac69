"""The mission's markers lie there first: loot, Coworkers and hostiles that come later keep an inch away (R-228)."""

from math import hypot
from typing import Any

import pytest

from sacredwire.engine.procedures.arrivals import Arrivals
from sacredwire.rules.state import Marker, Rows
from support.set_up import ROLL, both, match, spots
from support.table import Fight, model

OBJECTIVE = Marker("objective-1", "objective", (1200, 1200, 0))


def begun(edition: str, **rows: Any) -> Fight:
    """Extraction, its objective in the center, once the Bosses have rolled."""
    generated = Rows(**{"loot_layout": "none", "coworker_setup": "none"} | rows)
    return match(edition, rows=generated, mission="extraction").play(ROLL)


@both
@pytest.mark.rule("R-228", "K.markers")
def test_r228_loot_is_placed_no_nearer_than_an_inch_to_the_objective(edition: str) -> None:
    fight = begun(edition, loot_layout="central-cache")
    assert all(hypot(x - 1200, y - 1200) >= 100 for x, y, _ in spots(fight))
    assert fight.refused("put loot-1 12.99,12,0") == "not-in-zone"
    fight.play("put loot-1 13,12,0")


@both
@pytest.mark.rule("R-228", "R-92")
def test_r228_so_does_the_defender_who_places_all_the_loot(edition: str) -> None:
    fight = begun(edition, loot_layout="central-cache", setup_advantages=("place-loot",))
    assert fight.refused("put loot-1 12,11.01,0") == "not-in-zone"
    fight.play("put loot-1 12,11,0", "put loot-2 1,1,0")


@both
@pytest.mark.rule("R-228", "R-95")
def test_r228_loot_of_a_fixed_place_moves_to_the_nearest_point_an_inch_away(edition: str) -> None:
    fight = begun(edition, loot_layout="heavy-drop")
    first = next(marker.place for marker in fight.position.markers if marker.id == "loot-1")
    assert first is not None
    assert hypot(first[0] - 1200, first[1] - 1200) == 100


@both
@pytest.mark.rule("R-228", "K.coworkers")
def test_r228_a_coworker_is_placed_no_nearer_than_an_inch_to_the_objective(edition: str) -> None:
    """Its base has a radius of 0.49"; distances count in hundredths, rounded up."""
    fight = begun(edition, coworker_setup="elite-center", coworker=5)
    assert all(hypot(x - 1200, y - 1200) >= 149 for x, y, _ in spots(fight))
    assert fight.refused("put c1.1 13.48,12,0") == "not-in-zone"
    fight.play("put c1.1 13.49,12,0")


@both
@pytest.mark.rule("R-228", "R-87")
def test_r228_hostiles_that_gather_round_the_center_leave_the_objective_an_inch(edition: str) -> None:
    rows = Rows(timing="ambush", faction="scrapers", spawn_place="center")
    people = [model("b1", 2, 2), model("a1", 22, 22)]
    fight = Fight(edition, people, frames=(Arrivals(1),), rows=rows, markers=(OBJECTIVE,), mission="extraction")
    fight.play("unit: 1")
    while fight.asked == "tie":
        fight.play("tie: 1")
    came = [one.place for one in fight.position.models.values() if one.sheet.seat is None and one.place]
    assert came
    assert 148 < min(hypot(x - 1200, y - 1200) for x, y, _ in came) < 150
