"""Hostiles arrive: when, which, where."""

from typing import Any

import pytest

from sacredwire.content.boards import Piece
from sacredwire.engine.events import Came
from sacredwire.engine.procedures.arrivals import Arrivals
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.engagement import gap
from sacredwire.rules.hostiles.arrival import due
from sacredwire.rules.space.distance import edge_gap
from sacredwire.rules.state import Model, Place, Rows
from support.ai_groups import unit
from support.table import EDITIONS, Fight, model, ruleset, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)
ZONES = {"blue": ("S",), "amber": ("N",)}
PLAYERS = (model("b1", 12, 0.49), model("a1", 12, 23.51))


def arrivals(edition: str, number: int, *others: Model, pieces: tuple[Piece, ...] = (), **given: Any) -> Fight:
    """A round's arrivals; ``given`` holds rows by name, and other fields of the position."""
    rows = {name: given.pop(name) for name in list(given) if name in Rows.__struct_fields__}
    rows = {"timing": "standard", "faction": "scrapers", "spawn_place": "center", **rows}
    frames = (Arrivals(number),)
    position = {"zones": ZONES, "rows": Rows(**rows), "round": number, **given}
    return Fight(edition, others or PLAYERS, pieces=pieces, frames=frames, **position)


def placed(fight: Fight) -> Fight:
    """Every tie of the placement broken by the first face."""
    while fight.asked == "tie":
        fight.play("1")
    return fight


def come(fight: Fight) -> dict[str, Place]:
    return {event.who: event.place for event in fight.of(Came)}


TIMES: dict[str, dict[int, tuple[str, ...]]] = {
    "early": {1: ("swarm",), 2: ("normal",)},
    "standard": {2: ("normal",), 4: ("elite",)},
    "late": {3: ("swarm",), 5: ("swarm",)},
    "waves": {1: ("normal",), 4: ("elite",)},
    "surge": {2: ("normal", "elite")},
    "ambush": {1: ("elite",), 3: ("normal",)},
}
"""Read off the printed table."""


@BOTH
@pytest.mark.parametrize("row", TIMES)
@pytest.mark.rule("K.timing")
def test_k_timing_each_row(edition: str, row: str) -> None:
    timing = next(one for one in ruleset(edition).edition.timings if one.id == row)
    assert {n: due(timing, n, 0) for n in range(1, 8) if due(timing, n, 0)} == TIMES[row]


@BOTH
@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.row(f"timing-{row}")) for row in TIMES])
@pytest.mark.rule("K.timing", "I.tiers")
def test_k_timing_each_row_brings_its_tiers_in_their_rounds(edition: str, row: str) -> None:
    tiers = ("swarm", "normal", "elite")
    for number in range(1, 8):
        wanted = TIMES[row].get(number, ())
        fight = placed(arrivals(edition, number, timing=row, units=tuple(2 * tiers.index(tier) + 1 for tier in wanted)))
        brought = dict.fromkeys(fight.rules.units[fight[who].sheet.unit].tier for who in come(fight))
        assert tuple(brought) == wanted


@BOTH
@pytest.mark.rule("K.timing", "K.tactical-advantages", "R-147")
def test_r147_the_first_arrival_may_be_late(edition: str) -> None:
    """One round later, the second when it is due."""
    early = next(one for one in ruleset(edition).edition.timings if one.id == "early")
    assert {n: due(early, n, 1) for n in range(1, 5) if due(early, n, 1)} == {2: ("swarm", "normal")}
    assert not come(placed(arrivals(edition, 2, delayed=1)))
    assert placed(arrivals(edition, 3, delayed=1).play("unit: 1")).of(Came)


@BOTH
@pytest.mark.rule("I.deployment", "I.tiers")
def test_i_deployment_a_d2_within_the_tier(edition: str) -> None:
    fight = arrivals(edition, 2)
    assert (fight.asked, fight.dice) == ("unit", ((2,),))
    placed(fight.play("2"))
    assert {fight[who].sheet.unit for who in come(fight)} == {"scrapers-pit-boss"}
    assert list(come(fight)) == ["h1.1", "h1.2"]
    assert fight.position.arrivals == {"h": 1}


@BOTH
@pytest.mark.rule("I.deployment")
def test_i_deployment_a_split_unit_is_two_groups(edition: str) -> None:
    fight = placed(arrivals(edition, 3, timing="late", units=(2,)))
    assert list(come(fight)) == ["h1.1", "h1.2", "h2.1", "h2.2"]
    assert {fight[who].sheet.unit for who in come(fight)} == {"scrapers-cable-rat"}
    swarm = placed(arrivals(edition, 3, timing="late", units=(1,)))
    groups = [swarm[who].sheet.group for who in come(swarm)]
    assert groups == ["h1"] * 4 + ["h2"] * 4


@BOTH
@pytest.mark.rule("K.timing", "K.hostiles", "I.deployment")
def test_k_timing_two_tiers_in_one_round(edition: str) -> None:
    """Generated units are used up in order of arrival; groups are numbered on."""
    fight = placed(arrivals(edition, 2, timing="surge", units=(3, 6), arrivals={"h": 4}))
    assert [(who, fight[who].sheet.unit) for who in come(fight)] == [
        ("h5.1", "scrapers-picker"),
        ("h5.2", "scrapers-picker"),
        ("h5.3", "scrapers-picker"),
        ("h6.1", "scrapers-repo-man"),
    ]
    assert fight.position.rows.units == ()


@BOTH
@pytest.mark.rule("R-87", "I.deployment")
def test_r87_a_faction_not_generated_is_rolled_once_for_the_mission(edition: str) -> None:
    fight = arrivals(edition, 2, faction="", spawn_place="", units=(3,))
    assert (fight.asked, fight.dice) == ("faction", ((6,),))
    fight.play("4")
    assert (fight.asked, fight.dice) == ("spawn-place", ((6,),))
    placed(fight.play("2"))
    assert (fight.position.rows.faction, fight.position.rows.spawn_place) == ("static-wraiths", "center")
    assert {fight[who].sheet.side for who in come(fight)} == {"static-wraiths"}


@BOTH
@pytest.mark.rule("R-87")
def test_r87_nothing_is_rolled_while_nobody_is_due(edition: str) -> None:
    fight = arrivals(edition, 3, faction="", spawn_place="")
    assert fight.asked == "draw"
    assert not fight.of(Came)


@BOTH
@pytest.mark.row("spawn-place-unused-edge")
@pytest.mark.rule("R-87", "K.spawn")
def test_r87_an_unused_edge(edition: str) -> None:
    """East or West, by the dice; they touch the edge, gathered about its middle, an inch apart."""
    fight = arrivals(edition, 2, spawn_place="unused-edge", units=(3,))
    assert (fight.asked, fight.dice) == ("tie", ((2,),))
    placed(fight.play("2"))
    places = list(come(fight).values())
    assert all(place[0] == 49 for place in places)
    assert sorted(place[1] for place in places) == [1002, 1200, 1398]
    east = placed(arrivals(edition, 2, spawn_place="unused-edge", units=(3,)).play("1"))
    assert all(place[0] == 2351 for place in come(east).values())


@BOTH
@pytest.mark.rule("R-87")
def test_r87_all_edges_used_any(edition: str) -> None:
    zones = {"blue": ("S", "E"), "amber": ("N", "W")}
    fight = arrivals(edition, 2, spawn_place="unused-edge", units=(3,), zones=zones)
    assert fight.dice == ((4,),)


@BOTH
@pytest.mark.rule("R-87")
def test_r87_the_dice_of_the_place_fall_anew_for_each_arrival(edition: str) -> None:
    """Two units of one round by two edges, two by two directions: the row holds, its dice do not."""
    edges = arrivals(edition, 2, timing="surge", spawn_place="unused-edge", units=(5, 5))
    for face in ("1", "2"):
        assert (edges.asked, edges.dice) == ("tie", ((2,),))
        edges.play(face)
    assert come(edges) == {"h1.1": (2351, 1200, 0), "h2.1": (49, 1200, 0)}
    turned = arrivals(edition, 2, timing="surge", spawn_place="off-center", units=(5, 5))
    assert turned.asked == "direction"
    turned.play("90")
    assert turned.asked == "direction"
    assert come(turned.play("270")) == {"h1.1": (1200, 1800, 0), "h2.1": (1200, 600, 0)}


@BOTH
@pytest.mark.row("spawn-place-last-action-edge")
@pytest.mark.rule("K.spawn", "R-87")
def test_k_spawn_the_edge_nearest_to_the_last_search(edition: str) -> None:
    fight = placed(arrivals(edition, 2, spawn_place="last-action-edge", units=(5,), last_search=(2000, 900, 0)))
    assert come(fight) == {"h1.1": (2351, 1200, 0)}
    none = arrivals(edition, 2, spawn_place="last-action-edge", units=(5,))
    assert (none.asked, none.dice) == ("tie", ((4,),))
    corner = arrivals(edition, 2, spawn_place="last-action-edge", units=(5,), last_search=(2000, 400, 300))
    assert corner.dice == ((2,),)


@BOTH
@pytest.mark.row("spawn-place-aggressor-edge")
@pytest.mark.rule("K.spawn", "R-87", "R-229")
def test_k_spawn_the_edge_nearest_to_the_aggressor(edition: str) -> None:
    table = (model("b1", 12, 8), model("b2", 20, 12), model("a1", 12, 23.51))
    fight = placed(arrivals(edition, 2, *table, spawn_place="aggressor-edge", units=(5,)))
    assert come(fight) == {"h1.1": (2351, 1200, 0)}, "b2 is four inches from the East"
    other = placed(arrivals(edition, 2, *table, spawn_place="aggressor-edge", units=(5,), aggressor="amber"))
    place = come(other)["h1.1"]
    assert place[1] == 2351
    assert abs(place[0] - 1200) == 199, "as near the middle as the model there allows"
    alone = arrivals(edition, 2, model("a1", 12, 12), spawn_place="aggressor-edge", units=(5,))
    assert alone.dice == ((4,),)


@BOTH
@pytest.mark.row("spawn-place-center")
@pytest.mark.row("spawn-place-near-center")
@pytest.mark.row("spawn-place-off-center")
@pytest.mark.rule("K.spawn", "R-50")
def test_k_spawn_round_the_center(edition: str) -> None:
    fight = placed(arrivals(edition, 2, units=(5,)))
    assert come(fight) == {"h1.1": (1200, 1200, 0)}
    for place, far in (("near-center", 400), ("off-center", 600)):
        turned = arrivals(edition, 2, spawn_place=place, units=(5,))
        assert (turned.asked, turned.dice) == ("direction", ((360,),))
        assert come(turned.play("90")) == {"h1.1": (1200, 1200 + far, 0)}
        again = arrivals(edition, 2, spawn_place=place, units=(5,)).play("360")
        assert come(again) == {"h1.1": (1200 + far, 1200, 0)}


@BOTH
@pytest.mark.rule("R-87", "I.deployment", "R-146")
def test_r87_an_inch_apart_and_not_within_an_inch_of_others(edition: str) -> None:
    guard = model("a1", 12, 12)
    fight = placed(arrivals(edition, 3, guard, timing="late", units=(1,)))
    models = [fight[who] for who in come(fight)]
    assert len(models) == 8
    for one in models:
        assert gap(one, fight["a1"]) > 100
        assert all(gap(one, other) >= 100 for other in models if other.id != one.id)
        assert edge_gap(one.place or (0, 0, 0), one.sheet.radius, 2400) >= 0
    assert min(gap(one, other) for one in models for other in models if other.id != one.id) == 100, "as near as may be"


@BOTH
@pytest.mark.rule("R-87")
def test_r87_no_room_at_the_edge_the_nearest_free_place(edition: str) -> None:
    blocked = wall("w", 22.5, 0, 24, 24, 3, climbable=False, walkable=False)
    fight = placed(arrivals(edition, 2, spawn_place="unused-edge", units=(5,), pieces=(blocked,)).play("1"))
    assert come(fight) == {"h1.1": (2201, 1200, 0)}


@BOTH
@pytest.mark.rule("R-87")
def test_r87_no_room_at_all_it_is_not_placed(edition: str) -> None:
    full = wall("w", 0, 1, 24, 24, 3, climbable=False, walkable=False)
    fight = placed(arrivals(edition, 2, model("b1", 5, 0.49), units=(5,), pieces=(full,)))
    assert fight["h1.1"].presence == "board", "in the yard that is left"
    yard = wall("w", 0, 1.2, 24, 24, 3, climbable=False, walkable=False)
    row = [model(f"b{n}", 1 + 2.4 * n, 0.49) for n in range(10)]
    crowded = placed(arrivals(edition, 2, *row, units=(5,), pieces=(yard,)))
    assert crowded["h1.1"].presence == "removed"
    assert crowded.told("no-room")


@BOTH
@pytest.mark.rule("C4.1", "R-86")
def test_c4_1_they_arrive_before_the_bag_is_filled(edition: str) -> None:
    rows = Rows(timing="standard", faction="scrapers", spawn_place="center", units=(3,))
    old = unit(edition, "scrapers-picker", "h1.1", 3, 12)
    fight = Fight(edition, [*PLAYERS, old], frames=(Round(),), round=1, rows=rows, zones=ZONES)
    placed(fight).play("blessings: 1 1 1", "blessings: 1 1 1")
    assert sorted(fight.position.bag) == ["amber", "blue", "h1", "h2"]
    assert list(come(fight)) == ["h2.1", "h2.2", "h2.3"]
