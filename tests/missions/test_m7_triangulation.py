"""Mission 7, Triangulation, sentence by sentence; where repeaters are placed (M7.1): test_markers.py."""

from typing import Any

import pytest

from sacredwire.rules.state import SEATS, Condition, Marker, Model, Tally
from support.mission_tables import ended, gone, leads, spread
from support.table import EDITIONS, Fight, model
from support.task_tables import Site, interacts

both = pytest.mark.parametrize("edition", EDITIONS)
OTHERS = (Marker("repeater-2", "objective", (400, 400, 0)), Marker("repeater-3", "objective", (2000, 2000, 0)))
REPEATER = Site("triangulation", "repeater-1", *OTHERS)
ACTIVATE = "interact b1 repeater-1"


def active(*, blue: tuple[int, ...] = (), amber: tuple[int, ...] = ()) -> dict[str, int]:
    """The counters of repeaters that are active, by their numbers."""
    sides = (("blue", blue), ("amber", amber))
    return {f"steps.{seat}.repeater-{number}": 1 for seat, numbers in sides for number in numbers}


def counted(
    edition: str, *others: Model, blue: tuple[int, ...] = (), amber: tuple[int, ...] = (), **more: Any
) -> Fight:
    """The end of the last round, with those repeaters active and one model of each side."""
    people = [model("b1", 2, 1), model("a1", 2, 23), *others]
    return REPEATER.round_over(edition, *people, counters=active(blue=blue, amber=amber), **more)


def found(fight: Fight) -> tuple[int, int]:
    """The Evidence of blue and amber."""
    blue, amber = (fight.position.tallies.get(seat, Tally()).evidence for seat in SEATS)
    return blue, amber


def how(fight: Fight) -> tuple[str | None, str]:
    """Who won by what."""
    return ended(fight).winner, ended(fight).by


@both
@pytest.mark.rule("R-65")
@pytest.mark.parametrize(("y", "may"), [(10.51, True), (10.5, False)])
def test_m7_2_interact_within_an_inch_and_no_farther(edition: str, y: float, may: bool) -> None:
    fight = REPEATER.working(edition).put("b1", place=(1200, round(y * 100), 0))
    assert bool(interacts(fight)) is may


@both
def test_m7_2_it_activates_the_repeater_for_ones_own_side(edition: str) -> None:
    assert REPEATER.steps(REPEATER.working(edition).play(ACTIVATE)) == (1, 0)


@both
def test_m7_3_a_model_activates_a_repeater_once(edition: str) -> None:
    """With a second action it finds nothing more to do there; nor does a friend, for it is active already."""
    fight = REPEATER.working(edition, model("b2", 13.4, 12), act={"allowed": 2}).play(ACTIVATE)
    assert not interacts(fight)
    assert fight.refused(ACTIVATE) == "not-offered"


@both
def test_m7_3_it_may_activate_another_one(edition: str) -> None:
    near = Site("triangulation", "repeater-1", Marker("repeater-2", "objective", (1200, 950, 0)))
    fight = near.working(edition, act={"allowed": 2}).play(ACTIVATE, "interact b1 repeater-2")
    assert fight.position.counters["steps.blue.repeater-2"] == 1


@both
def test_m7_4_an_engaged_model_cannot_activate_any(edition: str) -> None:
    assert not interacts(REPEATER.working(edition, model("a2", 12, 9)))


@both
def test_m7_5_what_is_activated_stays_activated_if_the_rival_activates_it_too(edition: str) -> None:
    fight = REPEATER.working(edition, counters=active(amber=(1,))).play(ACTIVATE)
    assert REPEATER.steps(fight) == (1, 1)


@both
def test_m7_5_it_stays_so_when_nobody_is_near_as_a_round_ends(edition: str) -> None:
    fight = counted(edition, blue=(1,), round=2)
    assert REPEATER.steps(fight) == (1, 0)
    assert fight.asked != "over"


@both
def test_m7_6_each_side_may_activate_all_three(edition: str) -> None:
    """The third of one side, where the other has all; it ends nothing before the end."""
    fight = REPEATER.working(edition, counters=active(blue=(2, 3), amber=(1, 2, 3))).play(ACTIVATE)
    assert {key: n for key, n in fight.position.counters.items() if key.startswith("steps.")} == active(
        blue=(1, 2, 3), amber=(1, 2, 3)
    )
    fight.play("end b1")
    assert not fight.position.ended


@both
def test_m7_7_hostiles_ignore_them(edition: str) -> None:
    """Neither one that ends its activation beside a repeater nor one that is there at the end changes anything."""
    fight = REPEATER.visited(edition, counters=active(blue=(1,), amber=(1,)), bag=("blue", "amber"))
    assert REPEATER.steps(fight) == (1, 1)
    assert how(counted(edition, model("h1.1", 12, 12.9), blue=(1,))) == ("blue", "done")


@both
@pytest.mark.parametrize(
    ("blue", "amber", "winner"), [((1, 2), (3,), "blue"), ((1,), (2, 3), "amber"), ((), (1,), "amber")]
)
def test_m7_8_more_activated_win_however_many_survive(
    edition: str, blue: tuple[int, ...], amber: tuple[int, ...], winner: str
) -> None:
    side = "a" if winner == "blue" else "b"
    fight = counted(edition, *spread(side, 3, 6, 12, first=2), blue=blue, amber=amber)
    assert how(fight) == (winner, "done")


@both
@pytest.mark.rule("K.tie-break")
@pytest.mark.parametrize("numbers", [(), (1,), (1, 2, 3)])
def test_m7_8_on_a_tie_more_survivors_and_then_the_defender(edition: str, numbers: tuple[int, ...]) -> None:
    assert how(counted(edition, model("a2", 9, 23), blue=numbers, amber=numbers)) == ("amber", "survivors")
    fight = REPEATER.round_over(
        edition, model("b1", 2, 1), model("a1", 2, 23), counters=active(blue=numbers, amber=numbers), aggressor="amber"
    )
    assert how(fight) == ("blue", "defender")


@both
@pytest.mark.rule("R-43")
def test_m7_8_who_fled_off_the_board_is_no_survivor(edition: str) -> None:
    others = [gone(model("b2", 9, 1), "left"), gone(model("b3", 9, 1), "out"), model("a2", 9, 23)]
    assert how(counted(edition, *others)) == ("amber", "survivors")
    fleeing = model("b2", 9, 1, conditions=(Condition("fleeing"),))
    assert how(counted(edition, fleeing)) == ("blue", "survivors")


@both
@pytest.mark.rule("R-14")
def test_m7_8_a_squad_wiped_out_may_still_have_activated_more(edition: str) -> None:
    people = [model("b1", 2, 1), gone(model("a1", 2, 23), "out")]
    fight = REPEATER.round_over(edition, *people, counters=active(amber=(2,)), round=4).play("choose blue end")
    assert (*how(fight), ended(fight).ended) == ("amber", "done", "called")


@both
@pytest.mark.parametrize(("blue", "gained"), [((1,), 1), ((1, 2), 1), ((1, 2, 3), 2)])
def test_m7_9_and_10_the_winner_gains_a_lead_and_another_with_all_three(
    edition: str, blue: tuple[int, ...], gained: int
) -> None:
    assert leads(counted(edition, blue=blue)) == (gained, 0)


@both
@pytest.mark.rule("R-41")
@pytest.mark.parametrize(("blue", "evidence"), [((1, 2), 0), ((1, 2, 3), 1)])
def test_m7_11_evidence_with_all_three_only(edition: str, blue: tuple[int, ...], evidence: int) -> None:
    assert found(counted(edition, blue=blue, amber=(1, 2)[: len(blue) - 1])) == (evidence, 0)


@both
@pytest.mark.rule("R-41")
def test_m7_11_who_activated_all_three_and_lost_gains_none(edition: str) -> None:
    fight = counted(edition, model("a2", 9, 23), blue=(1, 2, 3), amber=(1, 2, 3))
    assert found(fight) == (0, 1)
    assert leads(fight) == (0, 2)
