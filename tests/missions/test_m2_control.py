"""Mission 2, Control, sentence by sentence."""

import pytest

from sacredwire.rules.state import Condition, Model
from support.mission_tables import acting, at_round_end, ended, gone, judged, leads, spread
from support.table import EDITIONS, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "control"
FLEEING = (Condition("fleeing"),)


def near(side: str, count: int, *, first: int = 1) -> list[Model]:
    """Models of a side within 3" of the center, a row of their own for each side."""
    return spread(side, count, 10, {"b": 11, "a": 13, "h1.": 12}[side], first=first)


def far(side: str, count: int, *, first: int = 1) -> list[Model]:
    """Models of a side at its edge."""
    return spread(side, count, 2, {"b": 1, "a": 23}[side], first=first)


@both
def test_m2_1_there_are_no_markers(edition: str) -> None:
    assert not at_round_end(edition, MISSION, far("b", 1) + far("a", 1)).position.markers


@both
@pytest.mark.parametrize(("y", "winner"), [(15.49, "blue"), (15.5, "amber")])
@pytest.mark.rule("R-66")
def test_m2_2_the_base_counts_up_to_three_inches_from_the_center(edition: str, y: float, winner: str) -> None:
    """A base of 0.98": its edge is 3" from the center when its centre is 3.49" away."""
    people = [model("b1", 12, y), *far("a", 2)]
    assert judged(edition, MISSION, people)[0] == winner


@both
@pytest.mark.rule("R-66")
def test_m2_2_the_center_is_a_point_in_plan(edition: str) -> None:
    people = [model("b1", 12, 12, 6), *far("a", 2)]
    fight = at_round_end(edition, MISSION, people, pieces=[wall("tower", 10, 10, 14, 14, 6)])
    assert ended(fight).winner == "blue"


@both
def test_m2_3_out_of_action_and_fleeing_do_not_count(edition: str) -> None:
    absent = [model("b1", 12, 11, conditions=FLEEING), gone(model("b2", 13, 11), "out")]
    assert judged(edition, MISSION, [*absent, model("a1", 12, 13)]) == ("amber", "models")


@both
@pytest.mark.rule("R-94")
def test_m2_4_each_hostile_takes_one_off_both(edition: str) -> None:
    """The book's example: 4 and 5 models with 2 hostiles are 2 and 3, and B wins."""
    people = [*near("b", 4), *near("a", 5), *near("h1.", 2)]
    fight = at_round_end(edition, MISSION, people)
    assert (ended(fight).winner, ended(fight).by) == ("amber", "models")
    assert leads(fight) == (0, 1)


@both
@pytest.mark.parametrize(("blue", "amber", "strangers"), [(4, 5, 2), (1, 2, 1)])
def test_m2_6_four_less_two_against_five_less_two(edition: str, blue: int, amber: int, strangers: int) -> None:
    people = [*near("b", blue), *near("a", amber), *near("h1.", strangers)]
    assert judged(edition, MISSION, people, aggressor="amber") == ("amber", "models")


@both
@pytest.mark.rule("R-94")
def test_m2_4_fleeing_hostiles_and_coworkers_take_nothing_off(edition: str) -> None:
    strangers = [
        model("c1.1", 10, 12, conditions=(Condition("hostile"),)),
        model("c1.2", 11.1, 12),
        model("h1.1", 12.2, 12, conditions=FLEEING),
    ]
    people = [*near("b", 1), *far("b", 1, first=2), *far("a", 3), *strangers]
    assert judged(edition, MISSION, people) == ("blue", "models")


@both
def test_m2_5_with_both_at_nought_or_less_those_on_the_board_decide(edition: str) -> None:
    """3 against 1 with 3 hostiles are 0 and -2: the count says nothing."""
    people = [*near("b", 3), *near("a", 1), *far("a", 3, first=2), *near("h1.", 3)]
    assert judged(edition, MISSION, people) == ("amber", "on-board")


@both
@pytest.mark.rule("R-43")
def test_m2_5_who_fled_or_left_is_not_on_the_board(edition: str) -> None:
    away = [gone(who, "left") for who in far("a", 2, first=2)]
    assert judged(edition, MISSION, [*far("b", 2), *far("a", 1), *away]) == ("blue", "on-board")


@both
def test_m2_6_the_larger_count_wins_however_few_survive(edition: str) -> None:
    assert judged(edition, MISSION, [*near("b", 1), *far("a", 5)]) == ("blue", "models")


@both
@pytest.mark.parametrize("aggressor", ["blue", "amber"])
@pytest.mark.rule("K.tie-break")
def test_m2_6_as_many_and_as_many_survivors_is_the_defenders(edition: str, aggressor: str) -> None:
    people = [*near("b", 2), *near("a", 2)]
    defender = "amber" if aggressor == "blue" else "blue"
    assert judged(edition, MISSION, people, aggressor=aggressor) == (defender, "defender")


@both
@pytest.mark.rule("K.tie-break")
def test_m2_6_as_many_near_is_decided_by_survivors(edition: str) -> None:
    people = [*near("b", 2), *near("a", 2), *far("a", 1, first=3)]
    assert judged(edition, MISSION, people, aggressor="amber") == ("amber", "on-board")


@both
def test_m2_7_the_winner_gains_a_lead(edition: str) -> None:
    assert leads(at_round_end(edition, MISSION, [*near("b", 2), *far("a", 1)])) == (1, 0)


@both
@pytest.mark.parametrize(
    ("blue", "amber", "strangers", "gained"),
    [(3, 0, 0, 2), (2, 0, 0, 1), (4, 1, 2, 2), (4, 2, 1, 1), (3, 0, 2, 2), (4, 1, 5, 2), (4, 2, 5, 1)],
)
def test_m2_8_another_lead_when_ahead_by_three(
    edition: str, blue: int, amber: int, strangers: int, gained: int
) -> None:
    """The counts may fall below nought: 3 and 0 with 2 hostiles are 1 and -2, 4 and 1 with 5 are -1 and -4."""
    people = [*near("b", blue), *near("a", amber), *far("a", 1, first=amber + 1), *near("h1.", strangers)]
    assert leads(at_round_end(edition, MISSION, people)) == (gained, 0)


@both
@pytest.mark.rule("R-14")
def test_m2_5_a_squad_wiped_out_is_judged_by_who_is_left(edition: str) -> None:
    """Blue alone is left, far from the center, and calls the end."""
    people = [*far("b", 1), gone(model("a1", 2, 23), "out")]
    fight = at_round_end(edition, MISSION, people, round=3).play("choose blue end")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "on-board", "called")


@both
@pytest.mark.rule("K.concede")
def test_m2_7_who_concedes_loses_whatever_the_count(edition: str) -> None:
    fight = acting(edition, MISSION, [*near("b", 2), *far("a", 1)]).play("concede blue")
    assert (ended(fight).winner, ended(fight).by) == ("amber", "concession")
    assert leads(fight) == (0, 1)
