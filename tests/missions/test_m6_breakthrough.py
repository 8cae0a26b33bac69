"""Mission 6, Breakthrough, sentence by sentence."""

import pytest

from sacredwire.content.missions import Exits
from sacredwire.engine.match import new_match
from sacredwire.engine.missions import named
from sacredwire.engine.procedures.flight import Flight
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.scenarios.exits import Exiting
from sacredwire.engine.setup import Setup
from sacredwire.rules.state import Condition, Model, Rows
from support.matches import rules, setup
from support.mission_tables import acting, at_round_end, ended, gone, leads
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "breakthrough"
FAR = [model("a1", 3, 22), model("b9", 3, 2)]
OFF_N = "move b1 12.00,23.51,0.00 off N"


def exits_at(edition: str, zones: dict[str, tuple[str, ...]], deployment: str, who: str, x: float, y: float) -> str:
    """The edges over which a model would exit from there."""
    fight = acting(edition, MISSION, [model(who, x, y), model("a9", 11, 13), model("b8", 13, 13)],
                   zones=zones, rows=Rows(deployment=deployment))  # fmt: skip
    part = Exiting(Exits(), fight.rules.missions[MISSION])
    return "".join(part.exits(fight.rules, fight.position, fight[who]))


def fleeing(edition: str, runner: Model, *others: Model, dice: str = "1 1 | 6 6") -> Fight:
    """A model that flees fails its test and runs for the nearest edge."""
    frames = (Match(at="finish"), Round(at="draw"), Flight(runner.id))
    zones = {"blue": ("S",), "amber": ("N",)}
    fight = Fight(edition, [runner, *others, *FAR], frames=frames, mission=MISSION, zones=zones, bag=("amber",))
    return fight.play(dice)


@both
def test_m6_1_there_are_no_markers(edition: str) -> None:
    base = setup(edition, 2)
    rows = Rows(loot_layout="none", coworker_setup="none")
    brought = Setup(edition=edition, mission=MISSION, board=base.board, blue=base.blue, amber=base.amber, rows=rows)
    assert new_match(rules(edition), brought).position.markers == ()
    assert not named(rules(edition), MISSION).needs_zones()


@both
@pytest.mark.rule("K.exits", "C4.20")
def test_m6_2_and_3_a_model_at_the_enemys_edge_exits_as_part_of_its_move_and_is_gone(edition: str) -> None:
    fight = acting(edition, MISSION, [model("b1", 12, 22), *FAR], bag=("amber",))
    assert fight.refused("move b1 12.00,23.40,0.00 off N") == "not-at-the-edge"
    fight.play(OFF_N)
    assert (fight["b1"].presence, fight["b1"].place) == ("exited", None)
    assert not fight.position.ended, "more exits decide, at the end"


@both
@pytest.mark.rule("C4.20", "R-98")
@pytest.mark.parametrize(
    ("edge", "to"), [("S", "12.00,0.49,0.00"), ("W", "0.49,12.00,0.00"), ("E", "23.51,12.00,0.00")]
)
def test_m6_2_over_any_other_edge_it_has_left(edition: str, edge: str, to: str) -> None:
    x, y = {"S": (12, 1), "W": (1, 12), "E": (23, 12)}[edge]
    fight = acting(edition, MISSION, [model("b1", x, y), *FAR], bag=("amber",)).play(f"move b1 {to} off {edge}")
    assert fight["b1"].presence == "left"


@both
@pytest.mark.rule("R-98")
@pytest.mark.parametrize(
    ("deployment", "zones", "blue", "amber"),
    [
        ("standard", {"blue": ("S",), "amber": ("N",)}, "N", "S"),
        ("corners", {"blue": ("SW",), "amber": ("NE",)}, "NE", "SW"),
        ("flanked", {"blue": ("SW",), "amber": ("SE",)}, "E", "W"),
        ("split", {"blue": ("N", "E"), "amber": ("SW",)}, "SW", "NE"),
        ("center", {"blue": ("S",), "amber": ("center",)}, "N", "S"),
        ("crossfire", {"blue": ("SW", "SE"), "amber": ("NW", "NE")}, "N", "S"),
    ],
)
def test_m6_2_the_enemys_edges_but_those_that_touch_ones_own_zone(
    edition: str, deployment: str, zones: dict[str, tuple[str, ...]], blue: str, amber: str
) -> None:
    assert exits_at(edition, zones, deployment, "b1", 12, 12) == blue
    assert exits_at(edition, zones, deployment, "a1", 12, 12) == amber


@both
@pytest.mark.rule("R-98")
@pytest.mark.parametrize(
    ("x", "y", "edges"), [(12, 23.5, ""), (2, 23.5, "NESW"), (4, 23.5, "NESW"), (4.01, 23.5, ""), (23.5, 2, "NESW")]
)
def test_m6_2_if_all_touch_it_only_the_stretches_of_the_enemys_corners(
    edition: str, x: float, y: float, edges: str
) -> None:
    zones: dict[str, tuple[str, ...]] = {"blue": ("SW", "NE"), "amber": ("NW", "SE")}
    assert exits_at(edition, zones, "crossfire", "b1", x, y) == edges


@both
@pytest.mark.rule("R-98", "C4.20")
def test_m6_2_by_his_corner_it_exits_and_beside_it_it_leaves(edition: str) -> None:
    zones, rows = {"blue": ("SW", "NE"), "amber": ("NW", "SE")}, Rows(deployment="crossfire")
    for x, how in ((3.0, "exited"), (6.0, "left")):
        fight = acting(
            edition, MISSION, [model("b1", x, 22), model("a1", 20, 12)], zones=zones, rows=rows, bag=("amber",)
        )
        fight.play(f"move b1 {x:.2f},23.51,0.00 off N")
        assert fight["b1"].presence == how


@both
@pytest.mark.rule("R-98", "R-226")
def test_m6_4_nor_may_an_engaged_model_step_into_his_corner_and_exit(edition: str) -> None:
    """It is asked where the move ends, not where it begins."""
    zones, rows = {"blue": ("SW", "NE"), "amber": ("NW", "SE")}, Rows(deployment="crossfire")
    people = [model("b1", 5, 23.2), model("a1", 3.4, 22), model("b9", 3, 2)]
    fight = acting(edition, MISSION, people, zones=zones, rows=rows)
    assert fight.refused("move b1 3.90,23.51,0.00 off N") == "may-not-leave"


@both
def test_m6_4_an_engaged_model_cannot_exit_without_disengaging_first(edition: str) -> None:
    people = [model("b1", 12, 22.5), model("a1", 13.2, 23.3), model("b9", 3, 2)]
    fight = acting(edition, MISSION, people)
    assert fight.refused(OFF_N) == "may-not-leave"
    fight.play("disengage b1", OFF_N)
    assert fight["b1"].presence == "exited"


@both
@pytest.mark.rule("R-101", "C2.4")
def test_m6_4_a_scout_disengages_for_nothing(edition: str) -> None:
    people = [model("b1", 12, 22.5, contract="scout"), model("a1", 13.2, 23.3), model("b9", 3, 2)]
    fight = acting(edition, MISSION, people).play(OFF_N)
    assert fight["b1"].presence == "exited"


@both
@pytest.mark.rule("R-226", "R-71")
def test_m6_4_disengaged_from_one_enemy_it_does_not_exit_beside_another(edition: str) -> None:
    people = [model("b1", 12, 21.5), model("a1", 12, 20), model("a2", 13.2, 23.4), model("b9", 3, 2)]
    fight = acting(edition, MISSION, people).play("disengage b1")
    assert fight.refused(OFF_N) == "may-not-leave"


@both
@pytest.mark.rule("R-226", "R-71")
def test_m6_4_who_ends_beside_nobody_exits_and_is_struck_at_on_the_way(edition: str) -> None:
    people = [model("b1", 12, 21.5), model("a1", 12, 20, weapons=("knife",)), model("b9", 3, 2)]
    fight = acting(edition, MISSION, people, bag=("amber",)).play(OFF_N)
    assert fight.asked in ("free-attack", "attack")


@both
@pytest.mark.rule("R-62")
def test_m6_4_by_another_edge_an_engaged_model_may_leave(edition: str) -> None:
    people = [model("b1", 1, 12), model("a1", 1.2, 13.4), model("b9", 3, 2)]
    fight = acting(edition, MISSION, people)
    fight.play("disengage b1", "move b1 0.49,12.00,0.00 off W")
    assert fight["b1"].presence == "left"


@both
@pytest.mark.rule("I.activation", "R-80")
def test_m6_5_hostiles_do_not_exit(edition: str) -> None:
    runner = model("h1.1", 12, 23.4, unit="scrapers-picker", side="scrapers", conditions=(Condition("fleeing"),))
    zones = {"blue": ("S",), "amber": ("N",)}
    frames = (Match(at="finish"), Round(at="draw"), GroupTurn("h1"))
    fight = Fight(edition, [runner, *FAR], frames=frames, mission=MISSION, zones=zones, bag=("amber",))
    for _ in range(4):
        if fight.asked in ("behavior", "tie"):
            fight.play("1")
        elif fight.asked == "morale":
            fight.play("1 1 | 6 6")
    assert fight["h1.1"].presence == "board"
    part = Exiting(Exits(), fight.rules.missions[MISSION])
    assert part.exits(fight.rules, fight.position, fight["h1.1"]) == ()


@both
@pytest.mark.rule("R-43", "C4.19")
def test_m6_6_who_flees_over_the_enemys_edge_has_exited_and_over_another_has_not(edition: str) -> None:
    for y, how in ((21.5, "exited"), (2.5, "left")):
        runner = model("b1", 12, y, conditions=(Condition("fleeing"),), contract="veteran", move=500)
        assert fleeing(edition, runner)["b1"].presence == how


@both
@pytest.mark.rule("R-80", "M6.4")
def test_m6_6_even_if_an_enemy_stands_beside_it_there(edition: str) -> None:
    """Flight is no choice: what a model may do as part of its move does not bind it."""
    runner = model("b1", 12, 22.5, conditions=(Condition("fleeing"),), contract="veteran")
    beside = model("a2", 13.2, 23.3, conditions=(Condition("dazed"), Condition("fleeing")))
    assert fleeing(edition, runner, beside)["b1"].presence == "exited"


@both
@pytest.mark.rule("R-43", "K.tie-break")
def test_m6_7_if_nobody_exits_more_survivors_win_and_then_the_defender(edition: str) -> None:
    people = [model("b1", 3, 3), model("b2", 6, 3), model("a1", 3, 22), gone(model("a2", 1, 1), "left")]
    fight = at_round_end(edition, MISSION, people)
    assert (ended(fight).winner, ended(fight).by) == ("blue", "on-board")
    fight = at_round_end(edition, MISSION, [people[0], people[2]], aggressor="blue")
    assert (ended(fight).winner, ended(fight).by) == ("amber", "defender")


@both
@pytest.mark.rule("R-43")
def test_m6_8_more_exits_win_however_many_are_on_the_board(edition: str) -> None:
    people = [gone(model("b1", 1, 1), "exited"), *(model(f"a{n}", 4 * n, 22) for n in range(1, 6))]
    fight = at_round_end(edition, MISSION, [*people, model("b2", 3, 3)])
    assert (ended(fight).winner, ended(fight).by) == ("blue", "exited")


@both
@pytest.mark.rule("R-43")
def test_m6_8_on_a_tie_more_models_on_the_board_and_then_the_defender(edition: str) -> None:
    out = [gone(model(who, 1, 1), "exited") for who in ("b1", "a1")]
    rest = [model("b2", 3, 3), model("a2", 3, 22)]
    fight = at_round_end(edition, MISSION, [*out, *rest, model("a3", 6, 22)])
    assert (ended(fight).winner, ended(fight).by) == ("amber", "on-board")
    fight = at_round_end(edition, MISSION, [*out, *rest], aggressor="amber")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "defender")


@both
@pytest.mark.parametrize(("count", "gained"), [(1, 1), (2, 1), (3, 2), (5, 2)])
def test_m6_9_and_10_a_lead_and_another_with_three_exits_or_more(edition: str, count: int, gained: int) -> None:
    out = [gone(model(f"b{n}", 1, 1), "exited") for n in range(1, count + 1)]
    fight = at_round_end(edition, MISSION, [*out, model("b8", 3, 3), model("a1", 3, 22)])
    assert leads(fight) == (gained, 0)


@both
@pytest.mark.rule("R-14", "R-43")
def test_m6_8_when_all_have_exited_the_other_side_may_play_on(edition: str) -> None:
    people = [gone(model("b1", 1, 1), "exited"), model("a1", 3, 22), model("a2", 6, 22)]
    fight = at_round_end(edition, MISSION, people, round=3)
    assert (fight.asked, fight.asker) == ("play-on", "amber")
    fight.play("choose amber end")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "exited", "called")
    assert (ended(fight).seats[0].survivors, ended(fight).seats[1].survivors) == (1, 2)


@both
@pytest.mark.rule("R-14")
def test_m6_8_with_nobody_left_on_the_board_exits_decide(edition: str) -> None:
    people = [gone(model("b1", 1, 1), "exited"), gone(model("a1", 3, 22), "out")]
    fight = at_round_end(edition, MISSION, people, round=3)
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "exited", "no-models")


@both
@pytest.mark.rule("K.concede")
def test_m6_8_who_concedes_loses_whatever_has_exited(edition: str) -> None:
    people = [model("b1", 12, 12), gone(model("b2", 1, 1), "exited"), *FAR]
    fight = acting(edition, MISSION, people).play("concede blue")
    assert (ended(fight).winner, ended(fight).by, leads(fight)) == ("amber", "concession", (0, 1))
