"""The six Coworker modifiers in play (K.coworker-modifiers, R-90), and Coworkers marked Hostile (R-33, R-88, R-89)."""

from typing import Any

import pytest

from sacredwire.content.boards import Piece
from sacredwire.engine.events import Moved
from sacredwire.engine.procedures.activation import Activation
from sacredwire.rules.state import Condition, Model, Rows, Tally
from support.ai_groups import turn, unit
from support.table import EDITIONS, NEW, Fight, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)
FAR = model("a1", 20, 20)
MARKED = (Condition("hostile"),)
WON, LOST = "interrogate: 3 3 | 3 2", "interrogate: 2 2 | 3 3"


def clerk(edition: str, who: str, x: float, y: float, **fields: Any) -> Model:
    """A Coworker with 2d6 Wits, so that nothing is tied by level."""
    return unit(edition, "coworkers-commuter", who, x, y, **{"wits": 1} | fields)


def asker(**fields: Any) -> Model:
    """A Gunner, who rerolls no Wits."""
    return model("b1", 5, 5, **{"contract": "gunner", "wits": "2d8"} | fields)


def beside(edition: str, modifier: str, *others: Model, coworker: Model | None = None, **fields: Any) -> Fight:
    """A model beside a Coworker of such a mission."""
    one = coworker or clerk(edition, "c1.1", 5, 6.5)
    fields.setdefault("bag", ("blue", "c1"))
    return Fight(edition, [asker(), one, FAR, *others], rows=Rows(coworker_modifier=modifier), **fields)


def asked(edition: str, modifier: str, *others: Model, coworker: Model | None = None, **fields: Any) -> Fight:
    """The Interrogation begun, its dice still in hand."""
    return beside(edition, modifier, *others, coworker=coworker, **fields).play("interrogate b1 c1.1")


def tally(fight: Fight) -> Tally:
    return fight.position.tallies.get("blue", Tally())


# Standard.


@both
@pytest.mark.row("coworker-modifier-standard")
def test_k_coworker_modifiers_standard_changes_nothing(edition: str) -> None:
    fight = asked(edition, "standard").play(LOST)
    assert (fight["c1.1"].place, fight["c1.1"].conditions, fight.asked) == ((500, 650, 0), (), "act")
    crowd = beside(edition, "standard", model("b2", 5, 8)).play("end b1")
    assert not crowd["c1.1"].has("hostile")
    most = asked(edition, "standard").play("interrogate: 8 8 | 1 1", "interrogate: 2 1")
    assert most.told("interrogated")[0]["row"] == "misdirection", "however clearly it is won"


# Skittish.


@both
@pytest.mark.row("coworker-modifier-skittish")
@pytest.mark.rule("R-90")
def test_r90_a_skittish_one_flees_after_a_failed_interrogation(edition: str) -> None:
    """One full Move toward the nearest edge, the west; it stays on the board and is not marked."""
    fight = asked(edition, "skittish").play(LOST)
    move = fight["c1.1"].move
    place = fight["c1.1"].place
    assert place is not None
    assert (place[1], fight["c1.1"].on_board) == (650, True)
    assert place[0] == max(49, 500 - move)
    assert [event.who for event in fight.of(Moved)] == ["c1.1"]
    assert not fight["c1.1"].has("hostile")
    assert not fight["c1.1"].has("fleeing"), "one move is all"
    assert fight.asked == "act"


@both
@pytest.mark.row("coworker-modifier-skittish")
@pytest.mark.rule("R-90")
def test_r90_a_won_interrogation_frightens_nobody(edition: str) -> None:
    fight = asked(edition, "skittish").play(WON, "interrogate: 2 1")
    assert (fight["c1.1"].presence, fight.of(Moved)) == ("removed", [])


@both
@pytest.mark.rule("R-90", "R-33")
def test_r90_nobody_strikes_at_the_one_that_flees(edition: str) -> None:
    """Not even at one that is marked, an enemy in both editions; and it needs no Disengage."""
    marked = clerk(edition, "c1.1", 5, 6.5, conditions=MARKED)
    fight = asked(edition, "skittish", model("b2", 5, 8, weapons=("knife",)), coworker=marked).play(LOST)
    assert (fight.told("strikes"), fight.told("disengaged"), fight.asked) == ([], [], "act")
    assert fight["c1.1"].place != (500, 650, 0)


@both
@pytest.mark.rule("R-90", "R-85")
def test_r90_a_skittish_one_without_a_way_stays(edition: str) -> None:
    """Walls on three sides, an enemy on the fourth."""
    pen = [
        wall(name, *corners, 6, climbable=False)
        for name, corners in (
            ("w", (4, 5.9, 4.4, 7.2)),
            ("e", (5.6, 5.9, 6, 7.2)),
            ("n", (4, 7.1, 6, 7.4)),
        )
    ]
    marked = clerk(edition, "c1.1", 5, 6.5, conditions=MARKED)
    fight = asked(edition, "skittish", coworker=marked, pieces=pen).play(LOST)
    assert (fight["c1.1"].place, len(fight.told("stays")), fight.asked) == ((500, 650, 0), 1, "act")


# Buddy system.


@both
@pytest.mark.row("coworker-modifier-buddy-system")
@pytest.mark.rule("R-90", "R-171", "R-54")
def test_r90_the_buddy_system_needs_a_friend_beside_it(edition: str) -> None:
    """The one who asks is one of the two; the other within 1" of the Coworker, too."""
    assert beside(edition, "buddy-system").refused("interrogate b1 c1.1") == "not-offered"
    asked(edition, "buddy-system", model("b2", 5, 8.48))
    assert beside(edition, "buddy-system", model("b2", 5, 8.49)).refused("interrogate b1 c1.1") == "not-offered"
    asked(edition, "standard")


@both
@pytest.mark.rule("R-90", "R-171", "R-65")
def test_r171_neither_an_enemy_nor_a_friend_behind_a_wall_is_a_buddy(edition: str) -> None:
    thin: list[Piece] = [wall("thin", 4, 7.1, 6, 7.2, 2)]
    walled = beside(edition, "buddy-system", model("b2", 5, 8.4), pieces=thin)
    assert walled.refused("interrogate b1 c1.1") == "not-offered"
    for other in (model("a2", 5, 8.4), model("h1.1", 5, 8.4), clerk(edition, "c1.2", 5, 8.4)):
        assert beside(edition, "buddy-system", other).refused("interrogate b1 c1.1") == "not-offered"


# Grudge-holder.


@both
@pytest.mark.row("coworker-modifier-grudge-holder")
@pytest.mark.rule("I.hostile", "R-88")
def test_k_coworker_modifiers_a_grudge_holder_turns_hostile_when_it_fails(edition: str) -> None:
    """Only the one that was asked; it reads the Attacked table when its group's turn comes."""
    other = clerk(edition, "c1.2", 15, 5)
    fight = asked(edition, "grudge-holder", other).play(LOST)
    assert (fight["c1.1"].has("hostile"), fight["c1.2"].has("hostile")) == (True, False)
    won = asked(edition, "grudge-holder").play(WON, "interrogate: 2 1")
    assert won["c1.1"].presence == "removed"
    people = [fight["c1.1"], fight["b1"], FAR]
    group = turn(edition, people, group="c1", rows=Rows(coworker_modifier="grudge-holder")).play("1")
    assert group.told("behavior")[0]["behavior"] == "attack"


@both
@pytest.mark.rule("R-33")
def test_r33_a_grudge_holder_can_be_asked_again(edition: str) -> None:
    fight = asked(edition, "grudge-holder", act={"allowed": 2}).play(LOST, "interrogate b1 c1.1", LOST)
    assert [condition.kind for condition in fight["c1.1"].conditions] == ["hostile"]


# Talkative.


@both
@pytest.mark.row("coworker-modifier-talkative")
@pytest.mark.rule("R-90")
@pytest.mark.parametrize(
    ("faces", "more"),
    [("5 4 | 3 2", 0), ("5 5 | 3 2", 1), ("8 6 | 3 2", 1), ("8 7 | 3 2", 2), ("8 8 | 2 2", 3), ("5 5 | 1 1", 4)],
    ids=["plain", "double", "nearly-triple", "triple", "quadruple", "quintuple"],
)
def test_r90_a_talkative_one_tells_more_the_clearer_it_is_beaten(edition: str, faces: str, more: int) -> None:
    """The table's 2 becomes 2 + more."""
    rows = ["false-data", "misdirection", "bribe-offer", "rumor", "cooperates"]
    fight = asked(edition, "talkative").play(f"interrogate: {faces}", "interrogate: 1 1")
    assert fight.told("interrogated")[0]["row"] == rows[more]


@both
@pytest.mark.row("coworker-modifier-talkative")
@pytest.mark.rule("R-90")
def test_r90_eight_is_the_most_a_talkative_one_tells(edition: str) -> None:
    fight = asked(edition, "talkative").play("interrogate: 8 8 | 1 1", "interrogate: 4 3")
    assert fight.told("interrogated")[0]["row"] == "full-disclosure"
    assert fight["b1"].merits == 1


# Claustrophobic.


@both
@pytest.mark.row("coworker-modifier-claustrophobic")
@pytest.mark.rule("R-90", "R-54", "I.hostile")
def test_r90_a_claustrophobic_one_turns_hostile_in_a_crowd_as_an_activation_ends(edition: str) -> None:
    fight = beside(edition, "claustrophobic", model("b2", 5, 8.48))
    assert not fight["c1.1"].has("hostile"), "not before the activation is over"
    fight.play("end b1")
    assert fight["c1.1"].has("hostile")
    assert len(fight.told("crowded")) == 1
    far = beside(edition, "claustrophobic", model("b2", 5, 8.49)).play("end b1")
    assert not far["c1.1"].has("hostile")
    passing = beside(edition, "claustrophobic", model("b2", 5, 8.2)).play("move b1 5,2,0", "end b1")
    assert not passing["c1.1"].has("hostile"), "who has gone by then does not count"


@both
@pytest.mark.rule("R-90", "R-176")
def test_r176_any_two_that_are_no_coworkers_crowd_it_through_walls_too(edition: str) -> None:
    thin = [wall("thin", 4, 7.1, 6, 7.2, 2)]
    for other in (model("a2", 5, 8.4), model("h1.1", 5, 8.4)):
        assert beside(edition, "claustrophobic", other, pieces=thin).play("end b1")["c1.1"].has("hostile")
    colleagues = [clerk(edition, "c1.2", 5, 8.2), clerk(edition, "c1.3", 3.6, 7)]
    assert not beside(edition, "claustrophobic", *colleagues).play("end b1")["c1.1"].has("hostile")


@both
@pytest.mark.rule("R-90")
def test_r90_the_activation_of_a_hostile_counts_too(edition: str) -> None:
    """A hostile that waits ends its activation beside the Coworker."""
    people = [model("h1.1", 5, 8.2), clerk(edition, "c1.1", 5, 6.5), model("b1", 5, 5), FAR]
    frames = (Activation("h1.1", behavior="wait"),)
    rows = Rows(coworker_modifier="claustrophobic")
    assert Fight(edition, people, frames=frames, rows=rows)["c1.1"].has("hostile")


# What marks a Coworker, and what holds for a marked one.


@both
@pytest.mark.rule("I.hostile", "R-88")
def test_r88_an_attack_marks_that_one_coworker_even_if_it_misses(edition: str) -> None:
    people = [
        asker(contract="brute", weapons=("knife",)),
        clerk(edition, "c1.1", 5, 6.5),
        clerk(edition, "c1.2", 9, 9),
        FAR,
    ]
    fight = Fight(edition, people).play("attack b1 c1.1 knife", "attack: 1 1 | 6 6")
    assert (fight["c1.1"].has("hostile"), fight["c1.2"].has("hostile")) == (True, False)
    assert fight["c1.1"].health == people[1].health


@both
@pytest.mark.rule("R-33", "R-89")
def test_r33_a_marked_one_is_questioned_like_any_other(edition: str) -> None:
    marked = clerk(edition, "c1.1", 5, 6.5, conditions=MARKED)
    fight = asked(edition, "standard", coworker=marked).play(WON, "interrogate: 2 1")
    assert fight["c1.1"].presence == "removed"


@both
@pytest.mark.rule("R-89", "C4.1")
def test_r89_an_unmarked_one_engages_in_09_only_a_marked_one_in_both(edition: str) -> None:
    """Whoever stands beside it may Disengage only where it is an enemy."""
    gun = asker(weapons=("pistol",))
    for conditions, engaged in (((), edition == NEW), (MARKED, True)):
        one = clerk(edition, "c1.1", 5, 6.5, conditions=conditions)
        fight = Fight(edition, [gun, one, model("a1", 12, 5)])
        assert any(type(offer).__name__ == "Disengage" for offer in fight.offers) == engaged


@both
@pytest.mark.rule("R-90")
def test_r90_false_data_costs_a_provisional_piece_first_else_a_recorded_one(edition: str) -> None:
    had = {"blue": Tally(evidence=1), "amber": Tally(evidence=2)}
    fight = asked(edition, "standard", tallies=had).play(WON, "interrogate: 1 1")
    assert (tally(fight), fight.position.tallies["amber"]) == (Tally(), Tally(evidence=2))
    bare = asked(edition, "standard").play(WON, "interrogate: 1 1")
    assert tally(bare) == Tally(lost_evidence=1)
