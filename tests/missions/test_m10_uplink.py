"""Mission 10, Uplink, sentence by sentence."""

import pytest

from sacredwire.rules.state import Condition, Marker, Model, Tally
from support.mission_tables import acting, at_round_end, ended, gone, leads
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "uplink"
NODES = tuple(Marker(f"node-{n}", "objective", (100 * x, 1200, 0)) for n, x in enumerate((4, 12, 20), start=1))
ROW = {"b": 11, "a": 13, "h1.": 12, "c1.": 12}


def at_nodes(side: str, *nodes: int, **fields: object) -> list[Model]:
    """Models of a side, each near the node of that number (0: near none)."""
    spots = [4 + 8 * (node - 1) if node else 1 for node in nodes]
    return [
        model(f"{side}{n}", x + 1.1 * n - 2, ROW[side] if node else {"b": 2, "a": 22}[side], **fields)
        for n, (x, node) in enumerate(zip(spots, nodes, strict=True), start=1)
    ]


def played(edition: str, *models: list[Model], **position: object) -> Fight:
    """The end of the last round."""
    return at_round_end(edition, MISSION, [one for some in models for one in some], markers=NODES, **position)


def how(fight: Fight) -> tuple[str | None, str]:
    """Who won by what."""
    return ended(fight).winner, ended(fight).by


@both
def test_m10_2_a_node_is_live_for_the_side_that_alone_has_a_model_near(edition: str) -> None:
    assert how(played(edition, at_nodes("b", 1, 2), at_nodes("a", 3, 3, 3))) == ("blue", "zones")


@both
@pytest.mark.parametrize(("y", "by"), [(15.49, "zones"), (15.5, "survivors")])
def test_m10_2_up_to_three_inches_is_near(edition: str, y: float, by: str) -> None:
    fight = played(edition, [model("b1", 12, y), model("b2", 1, 1)], at_nodes("a", 0))
    assert how(fight) == ("blue", by)


@both
def test_m10_3_a_node_with_models_of_both_is_live_for_nobody(edition: str) -> None:
    """However many more one side has there."""
    assert how(played(edition, at_nodes("b", 1, 1, 1, 2), at_nodes("a", 1, 3, 2))) == ("amber", "zones")


@both
def test_m10_4_out_of_action_and_fleeing_do_not_count(edition: str) -> None:
    """Neither do they hold a node, nor do they contest one."""
    fleeing = at_nodes("b", 1, 2, conditions=(Condition("fleeing"),))
    fight = played(edition, fleeing, [gone(model("b3", 20, 11), "out")], at_nodes("a", 1))
    assert how(fight) == ("amber", "zones")


@both
@pytest.mark.rule("R-94")
def test_m10_5_a_hostile_contests_a_node_for_both(edition: str) -> None:
    people = at_nodes("b", 1, 2), at_nodes("a", 3)
    assert how(played(edition, *people, at_nodes("h1.", 1))) == ("blue", "survivors")
    assert how(played(edition, *people, at_nodes("h1.", 1, 2))) == ("amber", "zones")


@both
@pytest.mark.rule("R-94")
def test_m10_5_coworkers_contest_nothing(edition: str) -> None:
    strangers = at_nodes("c1.", 1, conditions=(Condition("hostile"),))
    assert how(played(edition, at_nodes("b", 1), at_nodes("a", 0, 0), strangers)) == ("blue", "zones")


@both
@pytest.mark.rule("K.tie-break")
def test_m10_6_on_a_tie_survivors_and_then_the_defender(edition: str) -> None:
    assert how(played(edition, at_nodes("b", 1), at_nodes("a", 2, 0))) == ("amber", "survivors")
    assert how(played(edition, at_nodes("b", 1), at_nodes("a", 2), aggressor="blue")) == ("amber", "defender")


@both
@pytest.mark.rule("M10.8", "M10.9")
@pytest.mark.parametrize(
    ("nodes", "tally"), [((1, 2, 3), Tally(leads=2, evidence=1)), ((1, 2, 2), Tally(leads=1, evidence=0))]
)
def test_m10_7_8_and_9_a_lead_and_with_all_three_another_and_evidence(
    edition: str, nodes: tuple[int, ...], tally: Tally
) -> None:
    fight = played(edition, at_nodes("b", *nodes), at_nodes("a", 0))
    assert fight.position.tallies["blue"] == tally
    assert leads(fight)[1] == 0


@both
@pytest.mark.rule("R-14")
def test_m10_6_the_only_squad_left_may_call_it_or_take_more_nodes(edition: str) -> None:
    people = [*at_nodes("b", 0), gone(model("a1", 1, 23), "out")]
    fight = played(edition, people, round=2)
    assert fight.asked == "play-on"
    assert how(fight.play("choose blue end")) == ("blue", "survivors")


@both
@pytest.mark.rule("K.concede")
def test_m10_7_who_concedes_loses_the_nodes_too(edition: str) -> None:
    people = [*at_nodes("b", 1), *at_nodes("a", 1, 2, 3)]
    fight = acting(edition, MISSION, people, markers=NODES).play("concede blue")
    assert how(fight) == ("amber", "concession")
    assert fight.position.tallies["amber"] == Tally(leads=2, evidence=1)
