"""Mission 4, Seizure, sentence by sentence."""

import pytest

from sacredwire.rules.state import Condition, Marker, Model
from support.mission_tables import acting, at_round_end, ended, gone, leads, spread
from support.table import EDITIONS, Fight, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "seizure"
BEACON = Marker("beacon-1", "objective", (1200, 1200, 0))


def near(side: str, count: int, *, first: int = 1, **fields: object) -> list[Model]:
    """Models of a side within 3" of the beacon."""
    return spread(side, count, 10, {"b": 11, "a": 13, "h1.": 12}[side], first=first, **fields)


def far(side: str, count: int, *, first: int = 1) -> list[Model]:
    """Models of a side at its edge."""
    return spread(side, count, 2, {"b": 1, "a": 23}[side], first=first)


def played(edition: str, models: list[Model], *, points: tuple[int, int] = (0, 0), **position: object) -> Fight:
    """The end of a round with so many points scored before."""
    counters = {f"points.{seat}": count for seat, count in zip(("blue", "amber"), points, strict=True)}
    return at_round_end(edition, MISSION, models, markers=(BEACON,), counters=counters, **position)


def scored(fight: Fight) -> tuple[int, int]:
    """The points of blue and amber."""
    return fight.position.counters["points.blue"], fight.position.counters["points.amber"]


@both
@pytest.mark.parametrize("number", [1, 4, 5, 7])
def test_m4_2_at_the_end_of_each_round_models_are_counted(edition: str, number: int) -> None:
    assert scored(played(edition, [*near("b", 2), *near("a", 1)], points=(1, 1), round=number)) == (2, 1)


@both
@pytest.mark.parametrize(("y", "points"), [(15.49, (1, 0)), (15.5, (0, 0))])
def test_m4_2_up_to_three_inches_from_the_beacon_counts(edition: str, y: float, points: tuple[int, int]) -> None:
    assert scored(played(edition, [model("b1", 12, y), *far("a", 2)])) == points


@both
@pytest.mark.rule("R-16")
def test_m4_2_a_model_high_above_the_beacon_is_not_near_it(edition: str) -> None:
    tower = wall("tower", 12.5, 10, 14, 14, 4)
    assert scored(played(edition, [model("b1", 13, 12, 4), *far("a", 2)], pieces=[tower])) == (0, 0)


@both
def test_m4_3_out_of_action_and_fleeing_do_not_count(edition: str) -> None:
    absent = [*near("b", 1, conditions=(Condition("fleeing"),)), gone(model("b2", 12, 12), "out")]
    assert scored(played(edition, [*absent, *near("a", 1)])) == (0, 1)


@both
@pytest.mark.rule("R-94")
@pytest.mark.parametrize(("strangers", "points"), [(1, (1, 0)), (2, (1, 0)), (3, (0, 0)), (4, (0, 0))])
def test_m4_4_each_hostile_takes_one_off_both_counts(edition: str, strangers: int, points: tuple[int, int]) -> None:
    """3 against 2: with 3 hostiles both counts are 0."""
    people = [*near("b", 3), *near("a", 2), *near("h1.", strangers)]
    assert scored(played(edition, people)) == points


@both
@pytest.mark.parametrize(("blue", "amber"), [(2, 2), (0, 0)])
def test_m4_5_on_a_tie_or_with_nobody_there_nobody_scores(edition: str, blue: int, amber: int) -> None:
    people = [*near("b", blue), *near("a", amber), *far("b", 1, first=5), *far("a", 1, first=5)]
    assert scored(played(edition, people, points=(2, 1))) == (2, 1)


@both
def test_m4_6_tied_points_are_decided_by_models_near_the_beacon(edition: str) -> None:
    """Amber has more there, so the last round's point makes it 2 to 2; then its models near the beacon decide."""
    fight = played(edition, [*near("b", 1), *far("b", 4, first=2), *near("a", 2)], points=(2, 1))
    assert (ended(fight).winner, ended(fight).by) == ("amber", "present")


@both
@pytest.mark.rule("R-151")
def test_m4_6_hostiles_take_nothing_off_models_near_when_points_are_tied(edition: str) -> None:
    """2 against 1 with 2 hostiles are 0 and 0 for points, yet 2 are more than 1."""
    fight = played(edition, [*near("b", 2), *near("a", 1), *far("a", 4, first=2), *near("h1.", 2)], points=(1, 1))
    assert scored(fight) == (1, 1)
    assert (ended(fight).winner, ended(fight).by) == ("blue", "present")


@both
@pytest.mark.rule("K.tie-break")
def test_m4_6_still_tied_survivors_and_then_the_defender(edition: str) -> None:
    fight = played(edition, [*near("b", 1), *near("a", 1), *far("a", 1, first=2)])
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")
    fight = played(edition, [*near("b", 1), *near("a", 1)], aggressor="amber")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "defender")


@both
def test_m4_7_more_points_win_however_many_survive(edition: str) -> None:
    fight = played(edition, [*far("b", 1), *far("a", 5)], points=(2, 1))
    assert (ended(fight).winner, ended(fight).by) == ("blue", "points")


@both
@pytest.mark.rule("M4.9")
@pytest.mark.parametrize(("points", "gained"), [((1, 0), 1), ((4, 1), 1), ((4, 0), 2), ((5, 1), 2)])
def test_m4_8_and_9_a_lead_and_another_when_ahead_by_four(edition: str, points: tuple[int, int], gained: int) -> None:
    assert leads(played(edition, [*far("b", 1), *far("a", 1)], points=points)) == (gained, 0)


@both
@pytest.mark.rule("K.concede")
def test_m4_8_the_round_in_which_one_concedes_is_not_counted(edition: str) -> None:
    fight = acting(edition, MISSION, [*near("a", 2), *near("b", 1)], markers=(BEACON,)).play("concede amber")
    assert (ended(fight).winner, ended(fight).by, leads(fight)) == ("blue", "concession", (1, 0))
    assert not fight.position.counters


@both
@pytest.mark.rule("R-14")
def test_m4_7_a_squad_wiped_out_may_still_have_more_points(edition: str) -> None:
    people = [*far("b", 1), gone(model("a1", 2, 23), "out")]
    fight = played(edition, people, points=(0, 2), round=4).play("choose blue end")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("amber", "points", "called")
