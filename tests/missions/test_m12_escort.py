"""Mission 12, Escort, sentence by sentence."""

import pytest

from sacredwire.engine.inputs import Interact
from sacredwire.engine.pending import Decide
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.state import Marker, Model
from support.mission_tables import acting, at_round_end, ended, gone, leads
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "escort"
INFORMANT = "informant-1"
THERE = (Marker(INFORMANT, "objective", (1200, 1200, 0)),)
TAKEN = (Marker(INFORMANT, "objective", None),)


def escort(id_: str, x: float, y: float, **fields: object) -> Model:
    """A model that escorts the informant."""
    return model(id_, x, y, carrying=(INFORMANT,), **fields)


def lies_at(fight: Fight) -> tuple[int, int, int] | None:
    """Where the informant stands on her own."""
    (marker,) = fight.position.markers
    return marker.place


def offered(fight: Fight) -> bool:
    """Whether she may be taken now."""
    assert isinstance(fight.waits, Decide)
    return any(isinstance(offer, Interact) for offer in fight.offers)


@both
@pytest.mark.rule("R-65")
def test_m12_2_interact_within_an_inch_takes_control_of_her(edition: str) -> None:
    fight = acting(edition, MISSION, [model("b1", 12, 10.5), model("a1", 12, 20)], markers=THERE)
    assert fight.refused(f"interact b1 {INFORMANT}") == "not-offered"
    fight.play("move b1 12.00,10.52,0.00", f"interact b1 {INFORMANT}")
    assert fight["b1"].carrying == (INFORMANT,)
    assert lies_at(fight) is None


@both
@pytest.mark.rule("R-95", "R-54")
def test_m12_3_her_escort_moves_at_half_rounded_down(edition: str) -> None:
    """3.75" are 1.87" for an escort."""
    people = [escort("b1", 12, 12, move=375), model("a1", 12, 22)]
    fight = acting(edition, MISSION, people, markers=TAKEN)
    assert fight.refused("move b1 13.88,12.00,0.00") == "move-too-long"
    fight.play("move b1 13.87,12.00,0.00", "again b1 15.74,12.00,0.00")


@both
def test_m12_4_if_the_escort_goes_out_of_action_she_stays_where_she_is(edition: str) -> None:
    people = [model("a1", 12, 18, weapons=("rifle",), combat="2d12"), escort("b1", 12, 12, health=1)]
    fight = acting(edition, MISSION, people, markers=TAKEN)
    fight.play("attack a1 b1 rifle", "8 9 | 5 6", "damage: 8")
    assert fight["b1"].presence == "out"
    assert lies_at(fight) == (1200, 1200, 0)


@both
def test_m12_5_any_model_may_take_her_after_another_even_the_enemys(edition: str) -> None:
    people = [model("a1", 12, 13.48), model("b1", 3, 3)]
    fight = acting(edition, MISSION, people, markers=THERE, counters={"taken.blue": 1})
    fight.play(f"interact a1 {INFORMANT}")
    assert fight["a1"].carrying == (INFORMANT,)
    assert fight.position.counters == {"taken.blue": 1, "taken.amber": 1}


@both
@pytest.mark.rule("R-95")
def test_m12_5_nobody_takes_her_from_a_standing_escort(edition: str) -> None:
    fight = acting(edition, MISSION, [model("a1", 12, 14), escort("b1", 12, 12)], markers=TAKEN)
    assert not offered(fight)


@both
def test_m12_6_an_engaged_model_cannot_take_her(edition: str) -> None:
    people = [model("b1", 12, 11), model("a1", 12, 9.2)]
    assert not offered(acting(edition, MISSION, people, markers=THERE))


@both
@pytest.mark.rule("R-99", "R-154")
def test_m12_6_control_ends_when_an_enemy_engages_her_escort(edition: str) -> None:
    """From the moment the enemy stands there: she stays behind, and neither of the two may take her."""
    people = [model("a1", 12, 15), escort("b1", 12, 12)]
    fight = acting(edition, MISSION, people, markers=TAKEN).play("move a1 12.00,13.98,0.00")
    assert fight["b1"].carrying == ()
    assert lies_at(fight) == (1200, 1200, 0)
    assert not offered(fight)


@both
@pytest.mark.rule("R-99")
def test_m12_6_control_ends_when_the_escort_walks_up_to_an_enemy(edition: str) -> None:
    people = [escort("b1", 12, 12, move=400), model("a1", 12, 15)]
    fight = acting(edition, MISSION, people, markers=TAKEN).play("move b1 12.00,13.50,0.00")
    assert fight["b1"].carrying == ()
    assert lies_at(fight) == (1200, 1350, 0)


@both
@pytest.mark.rule("R-99")
def test_m12_6_control_ends_when_the_escort_leaves_over_another_edge(edition: str) -> None:
    people = [escort("b1", 1, 12), model("a1", 12, 22), model("b2", 20, 2)]
    fight = acting(edition, MISSION, people, markers=TAKEN).play("move b1 0.49,12.00,0.00 off W")
    assert fight["b1"].presence == "left"
    assert lies_at(fight) == (49, 1200, 0)


@both
@pytest.mark.rule("R-99", "C4.19")
def test_m12_6_control_ends_when_the_escort_flees(edition: str) -> None:
    boss = gone(model("b2", 3, 3, boss=True), "out")
    people = [escort("b1", 12, 12, contract="veteran"), boss, model("a1", 12, 22)]
    fight = acting(edition, MISSION, people, markers=TAKEN, shaken=("blue",), active="")
    assert fight.asked == "morale"
    fight.play("morale: 1 1 | 6 6")
    assert fight["b1"].has("fleeing")
    assert fight["b1"].carrying == ()


@both
def test_m12_7_nobody_can_attack_her(edition: str) -> None:
    people = [model("a1", 12, 15, weapons=("rifle", "knife")), model("b1", 3, 3)]
    fight = acting(edition, MISSION, people, markers=THERE)
    assert fight.refused(f"attack a1 {INFORMANT} rifle")


@both
@pytest.mark.rule("I.activation")
def test_m12_8_hostiles_ignore_her(edition: str) -> None:
    """A hostile beside her neither takes nor moves her."""
    people = [model("h1.1", 12, 13, unit="scrapers-picker", side="scrapers"), model("b1", 3, 3), model("a1", 21, 21)]
    frames = (Match(at="finish"), Round(at="draw"), GroupTurn("h1"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=THERE, bag=("blue", "amber"))
    assert fight.asked == "behavior"
    fight.play("behavior: 6")
    assert fight["h1.1"].carrying == ()
    assert lies_at(fight) == (1200, 1200, 0)


@both
@pytest.mark.rule("R-99", "R-153")
@pytest.mark.parametrize(("y", "lost"), [(15.49, True), (15.5, False)])
def test_m12_9_left_alone_with_a_hostile_near_she_is_gone_and_both_lose(edition: str, y: float, lost: bool) -> None:
    """The game is over at once, in any round; both are losers, so whoever controlled her once gains a Lead."""
    people = [model("b1", 12, 11), model("a1", 3, 22), model("h1.1", 12, y)]
    fight = at_round_end(edition, MISSION, people, markers=THERE, round=2, counters={"taken.amber": 2})
    assert (not fight.position.markers) is lost
    assert (fight.position.ended == "lost") is lost
    if lost:
        assert (ended(fight).winner, ended(fight).by) == (None, "lost")
        assert leads(fight) == (0, 1)


@both
@pytest.mark.rule("R-99")
def test_m12_9_with_an_escort_nothing_happens_to_her(edition: str) -> None:
    people = [escort("b1", 12, 12), model("a1", 3, 22), model("h1.1", 12, 14.5)]
    fight = at_round_end(edition, MISSION, people, markers=TAKEN)
    assert (ended(fight).winner, ended(fight).by) == ("blue", "holding")


@both
@pytest.mark.rule("R-93", "K.exits", "R-43")
def test_m12_10_off_over_ones_own_edge_wins_at_once(edition: str) -> None:
    people = [escort("b1", 12, 1), *(model(f"a{n}", 4 * n, 22) for n in range(1, 6))]
    fight = acting(edition, MISSION, people, markers=TAKEN).play("move b1 12.00,0.49,0.00 off S")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "objective", "objective")
    assert fight["b1"].presence == "exited"


@both
@pytest.mark.rule("R-98")
def test_m12_10_a_corner_owns_both_its_edges(edition: str) -> None:
    for to, off in (("0.49,1.50,0.00", "W"), ("1.50,0.49,0.00", "S")):
        people = [escort("b1", 1.5, 1.5), model("a1", 22, 22)]
        zones = {"blue": ("SW",), "amber": ("NE",)}
        fight = acting(edition, MISSION, people, markers=TAKEN, zones=zones).play(f"move b1 {to} off {off}")
        assert ended(fight).winner == "blue"


@both
@pytest.mark.rule("K.tie-break")
def test_m12_10_at_the_end_whoever_controls_her_else_survivors_else_the_defender(edition: str) -> None:
    rest = [model("a1", 3, 22), model("a2", 8, 22)]
    fight = at_round_end(edition, MISSION, [escort("b1", 12, 5), *rest], markers=TAKEN)
    assert (ended(fight).winner, ended(fight).by) == ("blue", "holding")
    fight = at_round_end(edition, MISSION, [model("b1", 12, 5), *rest], markers=THERE)
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")
    fight = at_round_end(edition, MISSION, [model("b1", 12, 5), rest[0]], markers=THERE, aggressor="amber")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "defender")


@both
@pytest.mark.rule("K.merits")
def test_m12_11_12_and_13_what_it_pays(edition: str) -> None:
    """The winner a Lead, his escort a Merit, the loser a Lead if he ever controlled her."""
    people = [escort("b1", 12, 1), model("b2", 3, 3), model("a1", 12, 22)]
    for had, lead in ((0, 0), (1, 1), (3, 1)):
        counters = {"taken.blue": 1, "taken.amber": had}
        fight = acting(edition, MISSION, people, markers=TAKEN, counters=counters)
        fight.play("move b1 12.00,0.49,0.00 off S")
        assert (fight["b1"].merits, fight["b2"].merits) == (1, 0)
        assert leads(fight) == (1, lead)


@both
@pytest.mark.rule("R-14")
def test_m12_10_a_squad_wiped_out_loses_unless_the_other_plays_on(edition: str) -> None:
    people = [model("b1", 12, 5), gone(model("a1", 3, 22), "out")]
    fight = at_round_end(edition, MISSION, people, markers=THERE, round=3).play("choose blue end")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "survivors", "called")
