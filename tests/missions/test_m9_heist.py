"""Mission 9, Heist, sentence by sentence."""

import pytest

from sacredwire.rules.state import Condition
from support.mission_tables import ended, gone, leads, spread
from support.table import EDITIONS, Fight, model
from support.task_tables import Site, interacts

both = pytest.mark.parametrize("edition", EDITIONS)
TERMINAL = Site("heist", "terminal-1")
DOWNLOAD = "interact b1 terminal-1"


@both
@pytest.mark.rule("R-65")
def test_m9_2_interact_within_an_inch_makes_a_download_and_costs_the_action(edition: str) -> None:
    fight = TERMINAL.working(edition)
    fight.play(DOWNLOAD)
    assert TERMINAL.steps(fight) == (1, 0)
    assert not interacts(fight)


@both
@pytest.mark.rule("R-65")
@pytest.mark.parametrize(("y", "may"), [(10.51, True), (10.5, False)])
def test_m9_2_up_to_an_inch_and_no_farther(edition: str, y: float, may: bool) -> None:
    fight = TERMINAL.working(edition).put("b1", place=(1200, round(y * 100), 0))
    assert bool(interacts(fight)) is may


@both
@pytest.mark.rule("R-98")
def test_m9_3_one_model_may_download_twice_with_two_actions(edition: str) -> None:
    fight = TERMINAL.working(edition, act={"allowed": 2}).play(DOWNLOAD, DOWNLOAD)
    assert TERMINAL.steps(fight) == (2, 0)


@both
@pytest.mark.rule("R-98")
@pytest.mark.parametrize(("worked", "may"), [(3, False), (2, True)])
def test_m9_3_only_one_model_of_a_side_downloads_in_a_round(edition: str, worked: int, may: bool) -> None:
    """b2 has downloaded in this round, or in the one before."""
    counters = TERMINAL.counters(1, worked__b2=worked)
    fight = TERMINAL.working(edition, model("b2", 14, 12), counters=counters, round=3)
    assert bool(interacts(fight)) is may


@both
def test_m9_3_the_other_sides_model_takes_nothing_from_it(edition: str) -> None:
    assert interacts(TERMINAL.working(edition, counters=TERMINAL.counters(0, 1, worked__a1=3), round=3)) == [""]


@both
def test_m9_4_an_engaged_model_cannot_use_the_terminal(edition: str) -> None:
    assert not interacts(TERMINAL.working(edition, model("a2", 12, 9)))


@both
def test_m9_5_each_players_downloads_are_counted_apart(edition: str) -> None:
    fight = TERMINAL.working(edition, counters=TERMINAL.counters(1, 2)).play(DOWNLOAD)
    assert TERMINAL.steps(fight) == (2, 2)


@both
@pytest.mark.parametrize(
    ("before", "after"), [((2, 1), (1, 1)), ((0, 2), (0, 1)), ((2, 2), (1, 1)), ((0, 0), (0, 0)), ((1, 1), (0, 0))]
)
def test_m9_6_a_hostile_that_ends_its_activation_near_takes_one_from_the_leader(
    edition: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    fight = TERMINAL.visited(edition, counters=TERMINAL.counters(*before))
    assert TERMINAL.steps(fight) == after


@both
@pytest.mark.parametrize(("y", "after"), [(13.49, 1), (13.5, 2)])
def test_m9_6_up_to_an_inch_from_the_terminal(edition: str, y: float, after: int) -> None:
    assert TERMINAL.steps(TERMINAL.visited(edition, counters=TERMINAL.counters(2), y=y)) == (after, 0)


@both
@pytest.mark.rule("R-94")
def test_m9_6_a_coworker_is_no_hostile_there(edition: str) -> None:
    coworker = model("c1.1", 12, 13.4, conditions=(Condition("hostile"),))
    fight = TERMINAL.working(edition, coworker, counters=TERMINAL.counters(2)).play("end b1")
    assert TERMINAL.steps(fight) == (2, 0)


@both
@pytest.mark.rule("R-212", "R-94")
def test_m9_6_a_hostile_takes_nothing_in_anothers_activation_nor_when_it_flees(edition: str) -> None:
    """b1 ends its own activation; then the hostile flees: what it ends is a flight."""
    counters = TERMINAL.counters(2)
    fight = TERMINAL.working(edition, model("h1.1", 12, 13.4), counters=counters).play("end b1")
    assert TERMINAL.steps(fight) == (2, 0)
    fled = TERMINAL.visited(edition, counters=counters, bag=("blue",), fleeing=True)
    assert TERMINAL.steps(fled) == (2, 0)


@both
@pytest.mark.rule("R-93")
def test_m9_7_the_third_download_wins_with_the_end_of_that_activation(edition: str) -> None:
    people = spread("a", 4, 2, 22, first=2)
    fight = TERMINAL.working(edition, *people, counters=TERMINAL.counters(2, 2), round=2)
    fight.play(DOWNLOAD, "end b1")
    assert (ended(fight).winner, ended(fight).by, ended(fight).round) == ("blue", "objective", 2)


@both
@pytest.mark.parametrize(("counts", "winner"), [((2, 1), "blue"), ((0, 1), "amber")])
def test_m9_7_nobody_there_more_downloads_win(edition: str, counts: tuple[int, int], winner: str) -> None:
    fight = TERMINAL.round_over(edition, model("b1", 2, 1), model("a1", 2, 23), counters=TERMINAL.counters(*counts))
    assert (ended(fight).winner, ended(fight).by) == (winner, "steps")


@both
@pytest.mark.rule("K.tie-break")
def test_m9_7_on_a_tie_survivors_and_then_the_defender(edition: str) -> None:
    people = [model("b1", 2, 1), model("a1", 2, 23)]
    fight = TERMINAL.round_over(edition, *people, model("a2", 9, 23), counters=TERMINAL.counters(1, 1))
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")
    fight = TERMINAL.round_over(edition, *people, counters=TERMINAL.counters(1, 1))
    assert (ended(fight).winner, ended(fight).by) == ("amber", "defender")


@both
@pytest.mark.rule("R-14")
def test_m9_7_a_squad_wiped_out_may_still_have_more_downloads(edition: str) -> None:
    people = [model("b1", 2, 1), gone(model("a1", 2, 23), "out")]
    fight = TERMINAL.round_over(edition, *people, counters=TERMINAL.counters(0, 2), round=4).play("choose blue end")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("amber", "steps", "called")


def third(edition: str, amber: int) -> Fight:
    """Blue makes its third download while amber has some."""
    return TERMINAL.working(edition, counters=TERMINAL.counters(2, amber)).play(DOWNLOAD, "end b1")


@both
def test_m9_8_the_winner_gains_a_lead(edition: str) -> None:
    fight = TERMINAL.round_over(edition, model("b1", 2, 1), model("a1", 2, 23), counters=TERMINAL.counters(1))
    assert leads(fight) == (1, 0)


@both
def test_m9_9_another_with_three_downloads(edition: str) -> None:
    assert leads(third(edition, 0)) == (2, 0)


@both
@pytest.mark.rule("R-211")
@pytest.mark.parametrize(("amber", "gained"), [(0, 0), (1, 1), (2, 1)])
def test_m9_10_the_loser_gains_one_if_any_download_of_his_stands(edition: str, amber: int, gained: int) -> None:
    assert leads(third(edition, amber)) == (2, gained)


@both
@pytest.mark.rule("R-41")
def test_m9_11_evidence_with_three_downloads_only(edition: str) -> None:
    assert third(edition, 1).position.tallies["blue"].evidence == 1
    fight = TERMINAL.round_over(edition, model("b1", 2, 1), model("a1", 2, 23), counters=TERMINAL.counters(2))
    assert fight.position.tallies["blue"].evidence == 0
