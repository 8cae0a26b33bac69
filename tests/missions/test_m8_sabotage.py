"""Mission 8, Sabotage, sentence by sentence."""

import pytest
from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.content.text import Text
from sacredwire.engine.inputs import Put
from sacredwire.engine.match import apply, check, new_match, pending
from sacredwire.engine.pending import Decide, PutAt, Roll
from sacredwire.play.dice import SeededDice
from sacredwire.play.story_names import Names
from sacredwire.rules.deployment import shapes_of
from sacredwire.rules.shapes import gap_to
from sacredwire.rules.state import Condition, Marker, Model, Seat, other
from support.matches import rules, setup
from support.mission_tables import ended, gone, leads, spread
from support.table import EDITIONS, Fight, model
from support.task_tables import Site, interacts

both = pytest.mark.parametrize("edition", EDITIONS)
THEIRS = Marker("conduit-2", "objective", (1200, 950, 0), placed_by="amber")
CONDUIT = Site("sabotage", "conduit-1", THEIRS, placed_by="blue")
CUT = "interact b1 conduit-1"
FAR = model("a1", 2, 23)


def next_round(edition: str, *people: Model, steps: int = 1) -> Fight:
    """Round 2 is over, and round 3 begins: Blessings have been rolled."""
    fight = CONDUIT.round_over(edition, *people, FAR, counters=CONDUIT.counters(steps), round=2)
    return fight.play("blessings: 1 2 3", "blessings: 1 2 3")


@both
@pytest.mark.parametrize("aggressor", ["blue", "amber"])
@pytest.mark.rule("K.markers", "R-98")
def test_m8_1_each_player_places_one_in_the_others_half_three_inches_from_the_edges(
    edition: str, aggressor: Seat
) -> None:
    own, dice, size = rules(edition), SeededDice(1), 2400
    start = replace(setup(edition, 0), mission="sabotage", board=Board(id="test"), aggressor=aggressor)
    state = new_match(own, start)
    placed: list[tuple[str, Seat]] = []
    while len(placed) < 2:
        waits = pending(own, state)
        if isinstance(waits, Roll):
            state = apply(own, state, dice.fall(waits)).state
            continue
        assert isinstance(waits, Decide)
        (offer, *_), seat = waits.offers, waits.seat
        if not isinstance(offer, PutAt):
            state = apply(own, state, offer).state
            continue
        assert offer.spots
        mine, theirs = (shapes_of(own, state.position, side)[0] for side in (seat, other(seat)))
        for x, y, z in offer.spots:
            assert 300 <= x <= size - 300
            assert 300 <= y <= size - 300
            assert gap_to(theirs, (x, y, z), size) <= gap_to(mine, (x, y, z), size)
        (edge,) = state.position.zones[seat]
        at_home = {"N": (1200, 1300), "E": (1300, 1200), "S": (1200, 1100), "W": (1100, 1200)}[edge]
        assert check(own, state, Put(offer.thing, (*at_home, 0))) is not None
        state = apply(own, state, Put(offer.thing, offer.spots[0])).state
        placed.append((offer.thing, seat))
    assert placed == [("conduit-1", other(aggressor)), ("conduit-2", aggressor)]
    assert [marker.placed_by for marker in state.position.markers] == [other(aggressor), aggressor]


@both
@pytest.mark.rule("R-65")
@pytest.mark.parametrize(("y", "may"), [(10.51, True), (10.5, False)])
def test_m8_2_the_enemys_conduit_is_severed_within_an_inch(edition: str, y: float, may: bool) -> None:
    """The enemy's is the one in his half, which one placed oneself; there is nothing to do at the other."""
    fight = CONDUIT.working(edition).put("b1", place=(1200, round(y * 100), 0))
    assert bool(interacts(fight)) is may
    assert fight.refused("interact b1 conduit-2") == "not-offered"


@both
@pytest.mark.rule("R-93")
def test_m8_3_two_interacts_of_one_model_in_one_activation(edition: str) -> None:
    fight = CONDUIT.working(edition, act={"allowed": 2}).play(CUT, CUT, "end b1")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "objective")


@both
@pytest.mark.parametrize("worked", ["b1", "b2"])
def test_m8_3_of_one_model_or_of_two_in_several_activations(edition: str, worked: str) -> None:
    """The first was made by b1 or by b2, in this round."""
    counters = CONDUIT.counters(1, **{f"worked__{worked}": 1})
    fight = CONDUIT.working(edition, model("b2", 13.4, 12), counters=counters).play(CUT, "end b1")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "objective")


@both
def test_m8_4_the_first_leaves_a_mark(edition: str) -> None:
    fight = CONDUIT.working(edition).play(CUT)
    assert CONDUIT.steps(fight) == (1, 0)
    assert fight.told("task-step") == [{"who": "b1", "thing": "conduit-1", "steps": 1, "needed": 2}]
    fight.play("end b1")
    assert not fight.position.ended


@both
@pytest.mark.parametrize(("y", "left"), [(10.51, 1), (10.5, 0)])
def test_m8_5_the_mark_is_lost_as_the_next_round_starts_without_a_friend_within_an_inch(
    edition: str, y: float, left: int
) -> None:
    fight = next_round(edition, model("b1", 12, y))
    assert fight.position.round == 3
    assert CONDUIT.steps(fight) == (left, 0)
    assert len(fight.told("task-faded")) == 1 - left


@both
def test_m8_5_an_enemy_or_a_friend_out_of_action_keeps_no_mark(edition: str) -> None:
    strangers = model("a2", 12, 13), model("h1.1", 13.2, 12), gone(model("b2", 12, 11), "out")
    assert CONDUIT.steps(next_round(edition, model("b1", 2, 1), *strangers)) == (0, 0)


@both
def test_m8_5_any_friend_keeps_it_whoever_made_it(edition: str) -> None:
    people = model("b1", 2, 1), model("b2", 12, 11, conditions=(Condition("stunned"),))
    assert CONDUIT.steps(next_round(edition, *people)) == (1, 0)


@both
@pytest.mark.rule("M8.5")
def test_r225_it_is_looked_at_as_each_round_starts_and_who_flees_keeps_it_too(edition: str) -> None:
    """The mark is kept as round 3 starts; as round 5 starts nobody is near any more."""
    guard = model("b1", 12, 10.6, conditions=(Condition("fleeing"),))
    assert CONDUIT.steps(next_round(edition, guard)) == (1, 0)
    old = CONDUIT.counters(1, worked__b1=2)
    fight = CONDUIT.round_over(edition, model("b1", 2, 1), FAR, counters=old, round=4)
    fight.play("blessings: 1 2 3", "blessings: 1 2 3")
    assert fight.position.round == 5
    assert CONDUIT.steps(fight) == (0, 0)


@both
def test_m8_5_it_is_not_lost_before_the_round_is_over(edition: str) -> None:
    fight = CONDUIT.working(edition, model("b2", 2, 1), bag=("blue",)).play(CUT, "move b1 8.50,9.00,0.00")
    assert CONDUIT.steps(fight) == (1, 0)


@both
def test_m8_6_an_engaged_model_cannot_sever(edition: str) -> None:
    assert not interacts(CONDUIT.working(edition, model("a2", 12, 9)))


@both
def test_m8_7_what_is_severed_stays_severed(edition: str) -> None:
    """It is lost neither as a round starts with nobody near, nor is there more to cut."""
    assert CONDUIT.steps(next_round(edition, model("b1", 2, 1), steps=2)) == (2, 0)
    assert not interacts(CONDUIT.working(edition, counters=CONDUIT.counters(2)))


@both
def test_m8_8_hostiles_ignore_the_conduits(edition: str) -> None:
    fight = CONDUIT.visited(edition, counters=CONDUIT.counters(1), bag=("blue", "amber"))
    assert CONDUIT.steps(fight) == (1, 0)
    fight = next_round(edition, model("b1", 12, 10.6), model("h1.1", 12, 12.9))
    assert CONDUIT.steps(fight) == (1, 0)


@both
@pytest.mark.rule("R-93")
def test_m8_9_the_first_to_sever_wins_with_the_end_of_that_activation(edition: str) -> None:
    people = spread("a", 4, 2, 22, first=2)
    fight = CONDUIT.working(edition, *people, counters=CONDUIT.counters(1), round=2).play(CUT)
    assert not fight.position.ended
    fight.play("end b1")
    assert (ended(fight).winner, ended(fight).by, ended(fight).round) == ("blue", "objective", 2)


@both
def test_m8_9_nobody_severs_more_survivors_win_and_marks_count_for_nothing(edition: str) -> None:
    people = model("b1", 12, 11), FAR, model("a2", 9, 23)
    fight = CONDUIT.round_over(edition, *people, counters=CONDUIT.counters(1))
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")


@both
@pytest.mark.rule("K.tie-break")
@pytest.mark.parametrize(("aggressor", "winner"), [("blue", "amber"), ("amber", "blue")])
def test_m8_9_on_a_tie_the_defender(edition: str, aggressor: Seat, winner: Seat) -> None:
    fight = CONDUIT.round_over(edition, model("b1", 2, 1), FAR, counters={}, aggressor=aggressor)
    assert (ended(fight).winner, ended(fight).by) == (winner, "defender")


@both
@pytest.mark.rule("R-14")
def test_m8_9_the_last_squad_may_play_on_to_sever_or_end_it(edition: str) -> None:
    people = model("b1", 12, 10.6), gone(FAR, "out")
    fight = CONDUIT.round_over(edition, *people, counters=CONDUIT.counters(1), round=3)
    assert fight.asked == "play-on"
    fight.play("choose blue end")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "survivors", "called")


@both
@pytest.mark.rule("R-14")
def test_m8_9_with_nobody_left_on_either_side_it_ends_at_once(edition: str) -> None:
    people = gone(model("b1", 2, 1), "out"), gone(FAR, "out")
    fight = CONDUIT.round_over(edition, *people, counters={}, round=3)
    assert (ended(fight).winner, ended(fight).by, ended(fight).round) == ("amber", "defender", 3)


@both
def test_m8_10_the_winner_gains_a_lead(edition: str) -> None:
    severed = CONDUIT.working(edition, counters=CONDUIT.counters(1)).play(CUT, "end b1")
    assert leads(severed) == (1, 0)
    fight = CONDUIT.round_over(edition, model("b1", 2, 1), FAR, counters={})
    assert leads(fight) == (0, 1)


@both
@pytest.mark.rule("K.merits")
def test_m8_11_the_model_that_makes_the_final_cut_earns_a_merit(edition: str) -> None:
    """Who made the mark earns none, nor does anybody where nobody severs."""
    counters = CONDUIT.counters(1, worked__b2=1)
    fight = CONDUIT.working(edition, model("b2", 13.4, 12), counters=counters).play(CUT, "end b1")
    assert [fight[who].merits for who in ("b1", "b2", "a1")] == [1, 0, 0]
    fight = CONDUIT.round_over(edition, model("b1", 12, 11), model("b2", 2, 1), FAR, counters=counters)
    assert ended(fight).by == "survivors"
    assert [fight[who].merits for who in ("b1", "b2", "a1")] == [0, 0, 0]


@pytest.mark.parametrize(
    ("lang", "blue", "amber"),
    [
        ("es", "el conducto que ha de cortar Azul", "el conducto que ha de cortar Ámbar"),
        ("en", "the conduit Blue has to sever", "the conduit Amber has to sever"),
    ],
)
def test_m8_2_a_story_tells_the_conduits_apart_by_who_has_to_sever_them(lang: str, blue: str, amber: str) -> None:
    names = Names(Text(lang), CONDUIT.working(EDITIONS[0]).position)
    assert (names.thing("conduit-1"), names.thing("conduit-2")) == (blue, amber)
