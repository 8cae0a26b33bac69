"""Mission 11, Lockdown, sentence by sentence."""

import pytest

from sacredwire.engine.inputs import Interact
from sacredwire.engine.notation import parse, write
from support.mission_tables import ended, gone, leads, spread
from support.table import EDITIONS, Fight, model
from support.task_tables import Site, interacts

both = pytest.mark.parametrize("edition", EDITIONS)
TERMINAL = Site("lockdown", "terminal-1")
ADVANCE, SET_BACK = "interact b1 terminal-1", "interact b1 terminal-1 set-back"


def test_m11_4_the_two_ways_to_interact_are_two_lines() -> None:
    assert parse(ADVANCE) == Interact("b1", "terminal-1")
    assert parse(SET_BACK) == Interact("b1", "terminal-1", "set-back")
    assert [write(parse(line)) for line in (ADVANCE, SET_BACK)] == [ADVANCE, SET_BACK]


@both
@pytest.mark.rule("R-65")
def test_m11_2_interact_within_an_inch_advances_one_step(edition: str) -> None:
    fight = TERMINAL.working(edition).play(ADVANCE)
    assert TERMINAL.steps(fight) == (1, 0)
    assert not interacts(fight)
    far = TERMINAL.working(edition).put("b1", place=(1200, 1050, 0))
    assert far.refused(ADVANCE) == "not-offered"


@both
def test_m11_2_several_models_may_work_in_one_round(edition: str) -> None:
    counters = TERMINAL.counters(1, worked__b2=3)
    assert interacts(TERMINAL.working(edition, model("b2", 14, 12), counters=counters, round=3)) == [""]


@both
@pytest.mark.rule("R-93")
def test_m11_3_three_steps_are_needed_and_each_side_counts_its_own(edition: str) -> None:
    fight = TERMINAL.working(edition, counters=TERMINAL.counters(1, 2)).play(ADVANCE, "end b1")
    assert TERMINAL.steps(fight) == (2, 2)
    assert not fight.position.ended
    fight = TERMINAL.working(edition, counters=TERMINAL.counters(2, 2)).play(ADVANCE, "end b1")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "objective")


@both
def test_m11_4_interact_may_set_the_other_side_back_a_step(edition: str) -> None:
    fight = TERMINAL.working(edition, counters=TERMINAL.counters(1, 2))
    assert interacts(fight) == ["", "set-back"]
    assert TERMINAL.steps(fight.play(SET_BACK)) == (1, 1)


@both
def test_m11_4_there_is_nothing_to_set_back_below_none(edition: str) -> None:
    fight = TERMINAL.working(edition, counters=TERMINAL.counters(1, 0))
    assert interacts(fight) == [""]
    assert fight.refused(SET_BACK) == "not-offered"


@both
@pytest.mark.rule("R-98")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("before", "after"), [((2, 1), (1, 0)), ((0, 2), (0, 1)), ((0, 0), (0, 0))])
def test_m11_5_hostiles_near_at_a_rounds_end_cost_both_sides_one_step(
    edition: str, count: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    strangers = [model(f"h1.{n}", 12 + 1.2 * (n - 1), 12.9) for n in range(1, count + 1)]
    people = [model("b1", 2, 1), model("a1", 2, 23), *strangers]
    fight = TERMINAL.round_over(edition, *people, counters=TERMINAL.counters(*before), round=2)
    assert TERMINAL.steps(fight) == after


@both
@pytest.mark.parametrize(("y", "left"), [(13.49, 1), (13.5, 2)])
def test_m11_5_up_to_an_inch_from_the_terminal(edition: str, y: float, left: int) -> None:
    people = [model("b1", 2, 1), model("a1", 2, 23), model("h1.1", 12, y)]
    fight = TERMINAL.round_over(edition, *people, counters=TERMINAL.counters(2), round=2)
    assert TERMINAL.steps(fight) == (left, 0)


@both
def test_m11_5_who_ends_an_activation_there_costs_nothing_yet(edition: str) -> None:
    """The bag still holds tokens: the round goes on."""
    fight = TERMINAL.visited(edition, counters=TERMINAL.counters(2, 1), bag=("blue", "amber"))
    assert TERMINAL.steps(fight) == (2, 1)


@both
@pytest.mark.rule("R-59")
def test_m11_5_the_last_rounds_loss_counts_before_the_game_is_judged(edition: str) -> None:
    people = [model("b1", 2, 1), model("a1", 2, 23), model("a2", 9, 23), model("h1.1", 12, 13)]
    fight = TERMINAL.round_over(edition, *people, counters=TERMINAL.counters(1, 0))
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")


@both
def test_m11_6_an_engaged_model_cannot_use_the_terminal(edition: str) -> None:
    assert not interacts(TERMINAL.working(edition, model("a2", 12, 9), counters=TERMINAL.counters(1, 1)))


@both
@pytest.mark.rule("R-93")
def test_m11_7_the_first_with_three_steps_wins_however_many_survive(edition: str) -> None:
    fight = TERMINAL.working(edition, *spread("a", 4, 2, 22, first=2), counters=TERMINAL.counters(2, 2), round=2)
    fight.play(ADVANCE, "end b1")
    assert (ended(fight).winner, ended(fight).by, ended(fight).round) == ("blue", "objective", 2)


@both
@pytest.mark.parametrize(("counts", "winner"), [((2, 1), "blue"), ((0, 1), "amber")])
def test_m11_7_nobody_there_more_steps_win(edition: str, counts: tuple[int, int], winner: str) -> None:
    fight = TERMINAL.round_over(edition, model("b1", 2, 1), model("a1", 2, 23), counters=TERMINAL.counters(*counts))
    assert (ended(fight).winner, ended(fight).by) == (winner, "steps")


@both
@pytest.mark.rule("K.tie-break")
def test_m11_7_on_a_tie_survivors_and_then_the_defender(edition: str) -> None:
    people = [model("b1", 2, 1), model("a1", 2, 23)]
    fight = TERMINAL.round_over(edition, *people, model("a2", 9, 23), counters=TERMINAL.counters(1, 1))
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")
    fight = TERMINAL.round_over(edition, *people, counters={}, aggressor="amber")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "defender")


@both
@pytest.mark.rule("R-14")
def test_m11_7_with_nobody_left_on_either_side_it_ends_at_once(edition: str) -> None:
    people = [gone(model("b1", 2, 1), "out"), gone(model("a1", 2, 23), "out")]
    fight = TERMINAL.round_over(edition, *people, counters=TERMINAL.counters(0, 1), round=3)
    assert (ended(fight).winner, ended(fight).by, ended(fight).round) == ("amber", "steps", 3)


def third(edition: str, amber: int) -> Fight:
    """Blue completes its third step while amber has some."""
    return TERMINAL.working(edition, counters=TERMINAL.counters(2, amber)).play(ADVANCE, "end b1")


@both
def test_m11_8_the_winner_gains_a_lead(edition: str) -> None:
    fight = TERMINAL.round_over(edition, model("b1", 2, 1), model("a1", 2, 23), counters=TERMINAL.counters(1))
    assert leads(fight) == (1, 0)


@both
def test_m11_9_another_with_all_three_steps(edition: str) -> None:
    assert leads(third(edition, 0)) == (2, 0)


@both
@pytest.mark.rule("R-211")
@pytest.mark.parametrize(("amber", "gained"), [(0, 0), (1, 1), (2, 1)])
def test_m11_10_the_loser_gains_one_if_any_step_of_his_stands(edition: str, amber: int, gained: int) -> None:
    assert leads(third(edition, amber)) == (2, gained)
