"""Set-up: roll-off, loot, Coworkers, edges, deployment, the Scouts' advance (K.setup)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.engine.change import Change
from sacredwire.engine.match import new_match, pending
from sacredwire.engine.missions import Mission, Wanted
from sacredwire.engine.pending import MoveTo, PutAt, Roll
from sacredwire.engine.setup import first_position
from sacredwire.errors import ContentError
from sacredwire.rules.deployment import half_of
from sacredwire.rules.state import SEATS, Model, Rows, other
from sacredwire.rules.zones import Zone
from support.matches import rules as rules_of
from support.matches import setup
from support.set_up import ROLL, both, match, waiting
from support.table import Fight, wall

BARE = Rows(loot_layout="none", coworker=5)
"""No loot; two Coworkers in one group."""


def deployed(edition: str, *models: Model, **fields: Any) -> Fight:
    """The same, before the first model is deployed: blue took the South."""
    fight = match(edition, *models, **{"rows": BARE} | fields).play(ROLL)
    return fight.play("put c1.1 12,17,0", "put c1.2 12,19,0", "choose blue S")


@both
@pytest.mark.rule("R-91", "C1.9")
def test_k_setup_the_bosses_pit_their_wits_and_the_winner_is_first(edition: str) -> None:
    fight = match(
        edition, waiting("b1", boss=True, wits="2d8"), waiting("b2"), waiting("a1", boss=True, wits="2d10"), rows=BARE
    )
    assert fight.dice == ((8, 8), (10, 10))
    fight.play("roll-off: 1 1 | 5 5")
    assert fight.position.first == "amber"


@both
@pytest.mark.rule("R-57")
def test_r91_without_a_boss_the_highest_wits_roll(edition: str) -> None:
    fight = match(edition, waiting("b1"), waiting("b2", wits="2d10"), waiting("a1", boss=True, contract="agent"))
    assert fight.dice == ((10, 10), (6, 6))
    fight.play("roll-off: 5 5 | 1 1")
    assert fight.asked == "retry"


@both
@pytest.mark.rule("R-57")
def test_r57_two_agents_retry_once_each_against_the_total_that_stands(edition: str) -> None:
    fight = match(edition, waiting("b1", boss=True, contract="agent"), waiting("a1", boss=True, contract="agent"))
    fight.play("roll-off: 6 5 | 1 1", "retry: 6 6")
    assert fight.asked == "retry", "blue lost to the new total, and retries too"
    fight.play("retry: 5 5")
    assert fight.position.first == "amber"


@both
@pytest.mark.rule("K.setup", "K.loot")
def test_k_setup_the_seats_follow_the_first_player(edition: str) -> None:
    """Amber is first: blue begins with loot and models, amber with Coworkers, the edge and the Blessings."""
    fight = match(edition, rows=replace(BARE, loot_layout="scattered")).play("roll-off: 1 1 | 6 6")
    asked = [fight.asker]
    for number, x in enumerate((6, 9, 12, 15, 18), start=1):
        fight.play(f"put loot-{number} {x},12,0")
        asked.append(fight.asker)
    assert asked == ["blue", "amber", "blue", "amber", "blue", "amber"]
    fight.play("put c1.1 12,17,0", "put c1.2 12,19,0")
    assert (fight.asked, fight.asker) == ("edge", "amber")
    fight.play("choose amber E")
    assert (fight.asked, fight.asker, fight.position.zones["blue"]) == ("deploy", "blue", ("W",))
    fight.play("choose blue b1", "put b1 0.49,12,0", "choose amber a1", "put a1 23.51,12,0", "put b2 0.49,9,0")
    fight.play("put a2 23.51,9,0")
    assert isinstance(fight.waits, Roll)
    assert fight.waits.owner == "amber"


@both
@pytest.mark.row("loot-layout-scattered")
@pytest.mark.rule("K.loot", "R-66")
def test_k_loot_five_markers_apart_from_edges_and_each_other_the_second_player_first(edition: str) -> None:
    fight = match(edition, rows=replace(BARE, loot_layout="scattered")).play(ROLL)
    assert (fight.asked, fight.asker) == ("put", "amber")
    assert fight.refused("put loot-1 5.99,12,0") == "not-in-zone"
    fight.play("put loot-1 6,12,0")
    assert fight.asker == "blue"
    assert fight.refused("put loot-2 8.99,12,0") == "not-in-zone"
    fight.play("put loot-2 9,12,0", "put loot-3 12,12,0", "put loot-4 15,12,0", "put loot-5 18,12,0")
    assert len(fight.position.markers) == 5
    assert fight.asked == "put"
    assert fight.asker == "blue", "Coworkers: the First Player first"


@both
@pytest.mark.rule("K.coworkers", "R-89", "R-66")
def test_k_coworkers_singly_by_turns_first_group_first(edition: str) -> None:
    fight = match(edition, rows=replace(BARE, coworker=1)).play(ROLL)
    assert [model.id for model in fight.position.models.values() if model.id[0] == "c"] == [
        "c1.1", "c1.2", "c2.1", "c2.2",
    ]  # fmt: skip
    ring = "put c1.1 12,{:.2f},0".format
    assert fight.refused(ring(12 + 4.48)) == "not-in-zone"  # 3.99" from the center to its base
    assert fight.refused(ring(12 + 8.50)) == "not-in-zone"
    fight.play(ring(12 + 8.49))
    asked = []
    for who, x in (("c1.2", 6), ("c2.1", 18), ("c2.2", 17)):
        asked.append(fight.asker)
        fight.play(f"put {who} {x},12,0" if who != "c2.2" else "put c2.2 12,6,0")
    assert asked == ["amber", "blue", "amber"]


@both
@pytest.mark.rule("K.coworkers")
def test_k_coworkers_a_d2_picks_the_unit_within_the_tier(edition: str) -> None:
    for face, unit in (("1", "coworkers-commuter"), ("2", "coworkers-data-clerk")):
        fight = match(edition, rows=replace(BARE, coworker=0)).play(ROLL, f"unit: {face}")
        assert fight["c1.1"].sheet.unit == unit


@both
@pytest.mark.rule("K.deployment")
def test_k_setup_the_first_player_picks_an_edge_and_the_other_has_the_opposite(edition: str) -> None:
    fight = match(edition, rows=BARE).play(ROLL, "put c1.1 12,17,0", "put c1.2 12,19,0")
    assert (fight.asked, fight.asker) == ("edge", "blue")
    fight.play("choose blue W")
    assert fight.position.zones == {"blue": ("W",), "amber": ("E",)}


@both
@pytest.mark.rule("K.setup", "K.deployment")
def test_r40_the_base_touches_the_edge_and_models_come_by_turns(edition: str) -> None:
    fight = deployed(edition)
    assert (fight.asked, fight.asker) == ("deploy", "amber")
    fight.play("choose amber a2")
    assert fight.refused("put a2 5,23.50,0") == "not-in-zone"
    assert fight.refused("put a2 0.48,23.51,0") == "not-in-zone"
    fight.play("put a2 5,23.51,0")
    assert (fight.asked, fight.asker) == ("deploy", "blue")
    fight.play("choose blue b1", "put b1 5,0.49,0")
    assert fight.asked == "put", "the last of a squad is not asked for"
    fight.play("put a1 8,23.51,0", "put b2 8,0.49,0")
    assert fight.asked == "blessings"


@both
@pytest.mark.rule("R-54")
def test_r91_nobody_deploys_within_an_inch_of_a_model_not_his(edition: str) -> None:
    fight = match(edition, rows=BARE).play(ROLL, "put c1.1 8,7,0", "put c1.2 12,19,0", "choose blue S")
    fight.put("c1.1", place=(800, 49, 0)).play("choose amber a1", "put a1 5,23.51,0", "choose blue b1")
    assert fight.refused("put b1 9.98,0.49,0") == "not-in-zone"  # exactly 1"
    assert fight.refused("put b1 6.03,0.49,0") == "not-in-zone"
    fight.play("put b1 9.99,0.49,0")


@both
@pytest.mark.rule("R-40")
def test_k_setup_nobody_is_stuck_where_the_edge_has_no_room(edition: str) -> None:
    """A wall along the whole edge: the nearest free place is the only one, and is taken for granted."""
    fight = deployed(edition, pieces=[wall("south", 0, 0, 24, 1.5, 6, walkable=False)])
    fight.play("choose amber a1", "put a1 5,23.51,0", "choose blue b1")
    assert fight["b1"].place == (1200, 199, 0)


@both
@pytest.mark.row("contract-scout")
@pytest.mark.rule("C2.4")
def test_r56_scouts_advance_when_all_stand_from_the_second_player_on(edition: str) -> None:
    squads = [
        waiting("b1", contract="scout", boss=True),
        waiting("b2", contract="scout"),
        waiting("a1", contract="scout", boss=True),
    ]
    fight = deployed(edition, *squads)
    fight.play("put a1 5,23.51,0", "choose blue b1", "put b1 5,0.49,0", "put b2 8,0.49,0")
    assert (fight.asked, fight.asker) == ("advance", "amber")
    assert any(isinstance(offer, MoveTo) and not offer.exits for offer in fight.offers)
    assert fight.refused("move a1 5,20.50,0") == "move-too-long"
    assert fight.refused("move a1 5,23.51,0 off N") == "not-offered"
    fight.play("move a1 5,20.51,0")
    assert fight.asker == "blue"
    fight.play("pass blue", "move b2 8,3.49,0")
    assert fight["b1"].place == (500, 49, 0)
    assert fight.asked == "blessings"
    assert not fight["a1"].activated


@both
@pytest.mark.rule("K.concede")
def test_k_concede_in_set_up(edition: str) -> None:
    fight = deployed(edition).play("choose amber a2", "put a2 5,23.51,0")
    assert fight.refused("concede amber") == "not-your-decision"
    fight.play("concede blue")
    result = fight.waits.result  # type: ignore[union-attr]  # the match is over
    assert (result.winner, result.by, result.ended) == ("amber", "concession", "concession")
    assert {fight["b1"].presence, fight["b2"].presence} == {"left"}


@both
@pytest.mark.rule("K.absent", "K.roles", "C1.7")
def test_k_absent_a_model_that_misses_the_game_stays_at_home(edition: str) -> None:
    start = setup(edition, 0)
    home, *others = start.blue.models
    absent = replace(start.blue, models=(replace(others[0], absent=True), home, *others[1:]))
    state = new_match(rules_of(edition), replace(start, blue=absent, aggressor="amber"))
    assert sorted(state.position.models) == ["a1", "a2", "a3", "a4", "a5", "b2", "b3", "b4", "b5"]
    assert state.position.aggressor == "amber"
    assert isinstance(pending(rules_of(edition), state), Roll)


@both
def test_k_absent_a_squad_of_which_nobody_plays_is_refused(edition: str) -> None:
    start = setup(edition, 0)
    nobody = replace(start.blue, models=tuple(replace(sheet, absent=True) for sheet in start.blue.models))
    with pytest.raises(ContentError) as refused:
        new_match(rules_of(edition), replace(start, blue=nobody))
    assert refused.value.code.endswith("nobody-plays")


@both
@pytest.mark.rule("K.markers", "M1.1")
def test_k_markers_the_objective_lies_in_the_center_or_nearest_to_it(edition: str) -> None:
    def slate(*pieces: Any) -> tuple[int, int, int] | None:
        start = replace(setup(edition, 0), board=Board(id="test", pieces=pieces))
        (marker,) = new_match(rules_of(edition), start).position.markers
        return marker.place

    assert slate() == (1200, 1200, 0)
    pillar = wall("pillar", 11.9, 11, 12.4, 13, 3, walkable=False)
    place = slate(pillar)
    assert place is not None
    assert place[0] in (1189, 1190)
    assert place[1] == 1200
    assert slate(wall("roof", 11, 11, 13, 13, 3, walkable=True)) == (1200, 1200, 300)


@both
def test_k_setup_spots_are_offered_that_may_be_taken(edition: str) -> None:
    fight = deployed(edition).play("choose amber a2")
    (offer,) = fight.offers
    assert isinstance(offer, PutAt)
    assert len(offer.spots) >= 20
    fight.play(f"put a2 {offer.spots[0][0] / 100:.2f},{offer.spots[0][1] / 100:.2f},0")


@both
@pytest.mark.parametrize("finale", ["the-signal", "the-source"])
@pytest.mark.rule("R-96", "R-97")
def test_r96_a_finale_has_its_own_deployment_and_nothing_of_the_generator(edition: str, finale: str) -> None:
    rows = Rows(deployment="corners", setup_advantages=("terrain",), tactical_advantages=("first-draw",), coworker=3)
    given = replace(setup(edition, 0), mission=finale, rows=rows)
    found = first_position(rules_of(edition), given).rows
    assert (found.deployment, found.loot_layout, found.coworker_setup) == ("edge-band", "none", "none")
    assert (found.loot_modifier, found.coworker_modifier, found.timing) == ("standard", "standard", "")
    assert not found.setup_advantages
    assert not found.tactical_advantages
    assert not found.coworker
    ordinary = first_position(rules_of(edition), replace(given, mission="extraction")).rows
    assert ordinary == rows


@both
@pytest.mark.rule("K.markers")
def test_k_markers_the_defender_places_free_markers_before_the_roll_off(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    zone = Zone(edges=300, apart=600)
    nodes = tuple(Wanted(f"node-{n}", "objective", "amber", zone) for n in (1, 2))
    monkeypatch.setattr(Mission, "wanted", lambda *_: nodes)
    fight = match(edition, rows=BARE)
    assert (fight.asked, fight.asker) == ("put", "amber")
    assert fight.refused("put node-1 2.99,12,0") == "not-in-zone"
    fight.play("put node-1 3,12,0")
    assert fight.refused("put node-2 8.99,12,0") == "not-in-zone"
    fight.play("put node-2 9,12,0")
    assert [(marker.id, marker.kind) for marker in fight.position.markers] == [
        ("node-1", "objective"),
        ("node-2", "objective"),
    ]
    assert fight.asked == "roll-off"


@both
@pytest.mark.rule("K.markers", "M8", "R-98")
def test_r98_markers_of_the_halves_wait_for_the_zones(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wanted(_: Mission, change: Change) -> tuple[Wanted, ...]:
        position = change.position_now()
        return tuple(
            Wanted(f"{seat}-target-1", "objective", seat, half_of(change.rules, position, other(seat), 300))
            for seat in SEATS
        )

    monkeypatch.setattr(Mission, "wanted", wanted)
    monkeypatch.setattr(Mission, "needs_zones", lambda _: True)
    fight = match(edition, rows=replace(BARE, coworker_setup="none")).play(ROLL)
    assert (fight.asked, fight.asker) == ("edge", "blue")
    fight.play("choose blue S")
    assert (fight.asked, fight.asker) == ("put", "blue")
    assert fight.refused("put blue-target-1 12,11.99,0") == "not-in-zone"
    assert fight.refused("put blue-target-1 12,21.01,0") == "not-in-zone"
    fight.play("put blue-target-1 12,21,0", "put amber-target-1 12,3,0")
    assert fight.asked == "deploy"


@both
@pytest.mark.rule("K.markers", "K.setup")
def test_k_markers_a_board_of_stone_is_refused(edition: str) -> None:
    for layout in ("none", "heavy-drop"):
        with pytest.raises(ContentError) as refused:
            match(edition, rows=Rows(loot_layout=layout), pieces=[wall("all", 0, 0, 24, 24, 6, walkable=False)])
        assert refused.value.code == "board-solid"


@both
@pytest.mark.rule("R-169")
def test_r169_a_squad_for_which_there_is_no_room_stays_out(edition: str) -> None:
    yard = wall("all", 0, 1.2, 24, 24, 6, walkable=False)
    people = [waiting(f"{side}{n}", boss=n == 1) for side in "ba" for n in range(1, 16)]
    fight = match(edition, *people, rows=replace(BARE, coworker_setup="none"), pieces=[yard])
    fight.play(ROLL, "choose blue S")
    for _ in range(60):
        if fight.asked == "deploy":
            fight.play(f"choose {fight.asker} {fight.offers[0].option}")
        elif fight.asked == "put":
            x, y, z = fight.offers[0].spots[0]
            fight.play(f"put {fight.offers[0].thing} {x / 100:.2f},{y / 100:.2f},{z / 100:.2f}")
    assert fight.asked == "blessings"
    standing = [model for model in fight.position.models.values() if model.on_board]
    assert 0 < len(standing) < len(people)
    assert len(fight.told("no-room")) == len(people) - len(standing)
