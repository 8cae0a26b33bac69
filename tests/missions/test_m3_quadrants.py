"""Mission 3, Quadrants, sentence by sentence."""

import pytest

from sacredwire.rules.state import Condition, Model
from support.mission_tables import at_round_end, ended, gone, judged, leads
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "quadrants"
SPOTS = {"NE": (18, 18), "SE": (18, 6), "SW": (6, 6), "NW": (6, 18)}


def standing(side: str, where: str, *, shift: float = 0, **fields: object) -> list[Model]:
    """Models of a side, one in each quadrant that is named."""
    found: list[Model] = []
    for n, quadrant in enumerate(where.split(), start=1):
        x, y = SPOTS[quadrant]
        number = f"{n}" if side != "h1." else n
        found.append(model(f"{side}{number}", x + shift + 1.1 * n, y + {"b": 0, "a": 2, "h1.": -2}[side], **fields))
    return found


@both
def test_m3_1_there_are_no_markers(edition: str) -> None:
    assert not at_round_end(edition, MISSION, standing("b", "NE")).position.markers


@both
@pytest.mark.parametrize(
    ("blue", "amber", "winner"),
    [
        ("NE SE", "NW SW SW SW", None),  # two each
        ("NE SE SW", "NW NW NW NW", "blue"),
        ("NE", "SW NW", "amber"),
        ("NE NE SE SE", "SE SE NE", "blue"),  # NE is blue's, SE tied
    ],
)
def test_m3_2_and_3_the_board_has_four_quadrants_held_by_more_models(
    edition: str, blue: str, amber: str, winner: str | None
) -> None:
    found = judged(edition, MISSION, [*standing("b", blue), *standing("a", amber)])
    assert found == (winner, "zones") if winner else found[1] != "zones"


@both
def test_m3_3_an_empty_or_tied_quadrant_is_nobodys(edition: str) -> None:
    people = [*standing("b", "NE SE"), *standing("a", "NE SE SE")]
    assert judged(edition, MISSION, people) == ("amber", "zones")
    assert judged(edition, MISSION, people[:4], aggressor="blue") == ("amber", "defender")


def on_the_line(edition: str, **position: object) -> Fight:
    """A blue model on the line north to south, an amber one on the crossing; blue is the Aggressor."""
    people = [model("b1", 12.2, 18), model("a1", 12.1, 11.9)]
    return at_round_end(edition, MISSION, people, aggressor="blue", **position)


@both
@pytest.mark.rule("R-94", "R-66")
def test_m3_4_a_model_on_a_line_counts_where_its_owner_says_the_defender_last(edition: str) -> None:
    fight = on_the_line(edition)
    assert (fight.asked, fight.asker) == ("quadrant", "blue")
    assert [offer.option for offer in fight.offers] == ["NE", "NW"]
    fight.play("choose blue NW")
    assert (fight.asked, fight.asker) == ("quadrant", "amber")
    assert [offer.option for offer in fight.offers] == ["NE", "SE", "SW", "NW"]
    fight.play("choose amber NW")
    assert (ended(fight).winner, ended(fight).by) == ("amber", "defender")


@both
@pytest.mark.rule("R-94")
def test_m3_4_what_its_owner_says_may_decide(edition: str) -> None:
    people = [*standing("b", "NE SE"), model("b3", 12, 18), *standing("a", "NW SW")]
    for quadrant, by in (("NW", "zones"), ("NE", "survivors")):
        fight = at_round_end(edition, MISSION, people).play(f"choose blue {quadrant}")
        assert (ended(fight).winner, ended(fight).by) == ("blue", by)


@both
@pytest.mark.rule("R-66")
def test_m3_4_a_base_that_only_touches_the_line_is_not_on_it(edition: str) -> None:
    """A base of 0.98" reaches 0.49" from its centre."""
    for x, asked in ((12.49, False), (12.48, True)):
        fight = at_round_end(edition, MISSION, [model("b1", x, 18), *standing("a", "SW SW")])
        assert fight.asked == "quadrant" if asked else ended(fight).by == "survivors"


@both
def test_m3_5_those_fleeing_do_not_count_and_are_not_asked(edition: str) -> None:
    fleeing = (Condition("fleeing"),)
    people = [*standing("b", "NE SE", conditions=fleeing), model("b3", 12, 18, conditions=fleeing)]
    assert judged(edition, MISSION, [*people, *standing("a", "NW")]) == ("amber", "zones")


@both
@pytest.mark.rule("R-94")
def test_m3_6_each_hostile_takes_one_off_both_counts_of_its_quadrant(edition: str) -> None:
    """In NE 2 against 1 with one hostile stay 1 against 0; with two they are 0 and 0, and not below."""
    people = [*standing("b", "NE NE"), *standing("a", "NE SE SE")]
    assert judged(edition, MISSION, [*people, *standing("h1.", "NE")], aggressor="amber") == ("amber", "survivors")
    assert judged(edition, MISSION, [*people, *standing("h1.", "NE NE")]) == ("amber", "zones")


@both
@pytest.mark.rule("R-94", "R-152")
@pytest.mark.parametrize(("x", "held"), [(11.99, True), (12, False), (12.3, False)])
def test_m3_6_a_hostile_on_a_line_counts_by_its_centre(edition: str, x: float, held: bool) -> None:
    """A centre right on the line is east of it."""
    people = [*standing("b", "NE"), *standing("a", "SE SE"), model("h1.1", x, 20)]
    assert (judged(edition, MISSION, people)[1] == "survivors") is held
    assert (judged(edition, MISSION, people)[1] == "zones") is not held


@both
def test_m3_7_more_quadrants_win_and_then_more_survivors(edition: str) -> None:
    assert judged(edition, MISSION, [*standing("b", "NE SE"), *standing("a", "NW NW NW NW")]) == ("blue", "zones")
    assert judged(edition, MISSION, [*standing("b", "NE"), *standing("a", "NW NW")]) == ("amber", "survivors")


@both
@pytest.mark.parametrize(("blue", "gained"), [("NE SE SW", 2), ("NE SE SW NW", 2), ("NE SE", 1)])
def test_m3_8_and_9_a_lead_and_another_with_three_quadrants(edition: str, blue: str, gained: int) -> None:
    rival = model("a1", 12.2, 1, conditions=(Condition("fleeing"),))
    assert leads(at_round_end(edition, MISSION, [*standing("b", blue), rival])) == (gained, 0)


@both
@pytest.mark.rule("R-14")
def test_m3_7_with_nobody_left_the_defender_wins(edition: str) -> None:
    people = [gone(model("b1", 1, 1), "out"), gone(model("a1", 1, 1), "out")]
    assert judged(edition, MISSION, people, aggressor="amber") == ("blue", "defender")
