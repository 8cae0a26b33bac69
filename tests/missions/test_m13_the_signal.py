"""The Signal, the finale at 5 Evidence, sentence by sentence."""

import pytest

from sacredwire.engine.inputs import Interact
from sacredwire.engine.match import new_match
from sacredwire.engine.procedures.assault import Assault
from sacredwire.engine.procedures.cast import Casting
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.procedures.wound import Wound
from sacredwire.engine.setup import Setup
from sacredwire.rules.deployment import shapes_of
from sacredwire.rules.shapes import Along
from sacredwire.rules.state import Condition, Marker, Model, Rows, Tally
from support.matches import rules, setup
from support.mission_tables import acting, at_round_end, ended, gone, leads, spread
from support.table import EDITIONS, Fight, model, ruleset

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "the-signal"
RELAY = Marker("relay-1", "objective", (1200, 1200, 0))
FINALE = Rows(deployment="edge-band", loot_layout="none", coworker_setup="none", timing="", spawn_place="")
EXAMINE, REDIRECT = "interact b1 relay-1 examine", "interact b1 relay-1 redirect"
FAR = [model("a1", 3, 22), model("b9", 3, 2)]


def by_the_relay(edition: str, *others: Model, **position: object) -> Fight:
    """A blue model beside the relay acts, its side in control."""
    position.setdefault("counters", {"control.blue": 1})
    people = [model("b1", 12, 10.7, wits="2d8", contract="veteran"), *(others or FAR)]
    return acting(edition, MISSION, people, markers=(RELAY,), rows=FINALE, **position)


def round_starts(edition: str, models: list[Model], number: int = 1, **position: object) -> Fight:
    """The start of a round."""
    frames = (Match(at="finish"), Round(at="arrive"))
    given = {"round": number - 1, "markers": (RELAY,), "rows": FINALE} | position
    return Fight(edition, models, frames=frames, mission=MISSION, **given)  # type: ignore[arg-type]


def controls(fight: Fight) -> tuple[int, int]:
    """Whether blue, whether amber controls the relay in this round, after the Blessings were rolled."""
    while fight.asked == "blessings":
        fight.play("1 2 3")
    return fight.position.counters["control.blue"], fight.position.counters["control.amber"]


def evidence(fight: Fight) -> tuple[int, int]:
    tallies = fight.position.tallies
    return tallies.get("blue", Tally()).evidence, tallies.get("amber", Tally()).evidence


def lost(fight: Fight) -> tuple[int, int]:
    tallies = fight.position.tallies
    return tallies.get("blue", Tally()).lost_evidence, tallies.get("amber", Tally()).lost_evidence


def begun(edition: str) -> Setup:
    base = setup(edition, 1)
    return Setup(
        edition=edition, mission=MISSION, board=base.board, blue=base.blue, amber=base.amber, aggressor="amber"
    )


@both
@pytest.mark.rule("K.finales")
def test_m13_1_it_is_the_finale_of_five_evidence_and_its_discoverer_the_aggressor(edition: str) -> None:
    row = ruleset(edition).missions[MISSION]
    assert (row.trigger, row.roll) == (5, 0)
    assert row.roles == ("discoverer", "interceptor")
    fight = at_round_end(edition, MISSION, [model("b1", 12, 10), *FAR], markers=(RELAY,), aggressor="amber")
    assert [(seat.seat, seat.role) for seat in ended(fight).seats] == [
        ("blue", "interceptor"),
        ("amber", "discoverer"),
    ]


@both
def test_m13_2_a_relay_stands_in_the_center(edition: str) -> None:
    position = new_match(rules(edition), begun(edition)).position
    (relay,) = position.markers
    assert relay.id == "relay-1"
    assert relay.place is not None
    assert max(abs(relay.place[0] - 1200), abs(relay.place[1] - 1200)) <= 200, "or as near as terrain lets it"


@both
@pytest.mark.rule("R-96")
def test_m13_3_both_deploy_within_six_inches_of_opposite_edges(edition: str) -> None:
    fight = by_the_relay(edition)
    for seat, edge in (("blue", "S"), ("amber", "N")):
        assert shapes_of(fight.rules, fight.position, seat) == (Along(edge, 600),)  # type: ignore[arg-type]


@both
@pytest.mark.rule("R-96", "R-87")
@pytest.mark.parametrize(
    ("number", "tier"), [(1, ""), (2, "normal"), (3, ""), (4, "elite"), (5, ""), (6, "elite"), (7, "elite")]
)
def test_m13_4_hostiles_arrive_in_rounds_2_4_6_and_7(edition: str, number: int, tier: str) -> None:
    fight = round_starts(edition, FAR, number)
    if not tier:
        assert fight.asked == "blessings"
        return
    fight.play("faction: 2")
    assert fight.dice == ((2,),), "one of the two units of the tier"
    fight.play("unit: 1")
    (arrived, *_) = [one for one in fight.rules.edition.factions[1].units if one.tier == tier]
    assert fight.dice == ((4,),)
    fight.play("edge: 3")
    while fight.asked == "tie":
        fight.play("tie: 1")
    came = [one for one in fight.position.models.values() if one.sheet.seat is None]
    assert len(came) == sum(arrived.groups)
    assert {one.sheet.unit for one in came} == {arrived.id}
    assert all(one.place is not None and one.place[1] == one.sheet.radius for one in came), "along the south edge"


@both
@pytest.mark.rule("R-87", "R-216")
def test_m13_4_the_faction_is_rolled_each_time_and_any_edge_may_be_it(edition: str) -> None:
    fight = round_starts(edition, FAR, 6).play("faction: 1", "unit: 2", "edge: 1")
    while fight.asked == "tie":
        fight.play("tie: 1")
    first = {one.sheet.side for one in fight.position.models.values() if one.sheet.seat is None}
    again = round_starts(edition, list(fight.position.models.values()), 7)
    assert again.asked == "faction"
    again.play("faction: 5", "unit: 2", "edge: 3")
    while again.asked == "tie":
        again.play("tie: 1")
    sides = {one.sheet.side for one in again.position.models.values() if one.sheet.seat is None}
    assert len(sides - first) == 1


@both
@pytest.mark.rule("R-94", "R-96")
@pytest.mark.parametrize(("blue", "amber", "control"), [(2, 1, (1, 0)), (1, 3, (0, 1)), (2, 2, (0, 0)), (0, 0, (0, 0))])
def test_m13_5_more_models_within_three_inches_control_the_relay_as_the_round_starts(
    edition: str, blue: int, amber: int, control: tuple[int, int]
) -> None:
    """Hostiles there do not matter, nor do models that flee."""
    people = [*spread("b", blue, 10, 11), *spread("a", amber, 10, 13), *spread("h1.", 2, 13, 12)]
    people += [model("b8", 13, 10.5, conditions=(Condition("fleeing"),)), model("b9", 3, 2), model("a9", 3, 22)]
    assert controls(round_starts(edition, people)) == control


@both
@pytest.mark.parametrize(("y", "control"), [(8.51, (1, 0)), (8.5, (0, 0))])
def test_m13_5_up_to_three_inches_count(edition: str, y: float, control: tuple[int, int]) -> None:
    assert controls(round_starts(edition, [model("b1", 12, y), *FAR])) == control


@both
def test_m13_5_control_holds_for_the_round_and_is_settled_anew_with_the_next(edition: str) -> None:
    people = [*spread("a", 3, 10, 13), model("b1", 12, 10.7), model("b9", 3, 2)]
    fight = round_starts(edition, people, 3, counters={"control.blue": 1, "control.amber": 0})
    assert controls(fight) == (0, 1)
    assert fight.told("controlled")[-1]["seat"] == "amber"


@both
@pytest.mark.rule("R-44", "R-96")
def test_m13_6_only_its_controller_may_examine_it_within_an_inch(edition: str) -> None:
    assert Interact("b1", "relay-1", "examine") in by_the_relay(edition).offers
    for counters in ({}, {"control.amber": 1}):
        assert by_the_relay(edition, counters=counters).refused(EXAMINE) == "not-offered"
    people = [model("b1", 12, 10.5), *FAR]
    fight = acting(edition, MISSION, people, markers=(RELAY,), counters={"control.blue": 1})
    assert fight.refused(EXAMINE) == "not-offered"
    fight.play("move b1 12.00,10.51,0.00", EXAMINE)
    assert fight.asked == "interact"


@both
@pytest.mark.rule("R-65")
def test_m13_6_an_engaged_model_may_examine_it_too(edition: str) -> None:
    fight = by_the_relay(edition, model("a1", 12, 9.2), model("b9", 3, 2))
    assert Interact("b1", "relay-1", "examine") in fight.offers


@both
@pytest.mark.rule("R-44", "R-96")
@pytest.mark.parametrize(
    ("dice", "examined", "found"),
    [("5 4 | 4 4", 1, 0), ("6 6 | 2 2", 1, 1), ("6 5 | 2 2", 1, 0), ("3 3 | 4 4", 0, 0)],
)
def test_m13_6_success_is_a_lead_and_a_triple_an_evidence_too(
    edition: str, dice: str, examined: int, found: int
) -> None:
    """The Lead is provisional: the winner's own is paid at the end."""
    fight = by_the_relay(edition).play(EXAMINE)
    assert fight.dice == ((8, 8), (6, 6))
    fight.play(dice)
    assert fight.position.counters.get("examined.blue", 0) == examined
    assert (leads(fight), evidence(fight)) == ((0, 0), (found, 0))


@both
def test_m13_6_it_may_be_examined_again_and_again(edition: str) -> None:
    fight = by_the_relay(edition, counters={"control.blue": 1, "tried-examine.blue": 3, "examined.blue": 2})
    fight.play(EXAMINE, "5 4 | 4 4")
    assert fight.position.counters["examined.blue"] == 3


@both
@pytest.mark.rule("R-44", "R-93", "R-96")
def test_m13_7_redirecting_wins_at_once_with_two_evidence_and_the_examined_leads(edition: str) -> None:
    counters = {"control.blue": 1, "examined.blue": 2, "examined.amber": 3}
    fight = by_the_relay(edition, counters=counters).play(REDIRECT)
    assert fight.dice == ((6, 6), (6, 6)), "2d8 at -1 DT"
    fight.play("6 5 | 4 4", "end b1")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "objective", "objective")
    assert (leads(fight), evidence(fight)) == ((2, 0), (2, 0)), "not the Evidence of control besides"


@both
@pytest.mark.rule("R-44")
def test_m13_7_each_squad_redirects_it_once(edition: str) -> None:
    fight = by_the_relay(edition, counters={"control.blue": 1, "tried-redirect.blue": 1})
    assert fight.refused(REDIRECT) == "not-offered"
    fight = by_the_relay(edition, counters={"control.blue": 1, "tried-redirect.amber": 1})
    assert Interact("b1", "relay-1", "redirect") in fight.offers


@both
@pytest.mark.rule("R-216")
def test_m13_7_failing_makes_each_later_arrival_one_model_larger(edition: str) -> None:
    fight = by_the_relay(edition).play(REDIRECT, "2 2 | 4 4")
    assert not fight.position.winner
    assert fight.position.counters["larger"] == 1
    for failures in (0, 1, 2):
        fight = round_starts(edition, FAR, 4, counters={"larger": failures}).play("faction: 2", "unit: 1", "edge: 1")
        while fight.asked == "tie":
            fight.play("tie: 1")
        came = [one for one in fight.position.models.values() if one.sheet.seat is None]
        unit = fight.rules.units[came[0].sheet.unit]
        assert len(came) == sum(unit.groups) + failures


@both
@pytest.mark.rule("R-96", "R-63")
def test_m13_8_at_the_end_its_controller_wins_an_evidence_and_his_examined_leads(edition: str) -> None:
    """Control is taken again: what it was as the round started does not count."""
    people = [*spread("b", 2, 10, 11), *spread("a", 1, 10, 13), *spread("a", 4, 3, 22, first=2)]
    counters = {"control.amber": 1, "examined.blue": 2, "examined.amber": 4}
    fight = at_round_end(edition, MISSION, people, markers=(RELAY,), counters=counters)
    assert (ended(fight).winner, ended(fight).by) == ("blue", "control")
    assert (leads(fight), evidence(fight)) == ((2, 0), (1, 0))


@both
@pytest.mark.rule("R-217", "K.tie-break")
def test_m13_8_with_nobody_in_control_survivors_and_then_the_interceptor(edition: str) -> None:
    tied = [*spread("b", 1, 10, 11), *spread("a", 1, 10, 13)]
    fight = at_round_end(
        edition, MISSION, [*tied, model("a9", 3, 22)], markers=(RELAY,), counters={"examined.amber": 2}
    )
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")
    assert (leads(fight), evidence(fight)) == ((0, 2), (0, 0)), "what he examined, no Evidence of control"
    fight = at_round_end(edition, MISSION, tied, markers=(RELAY,), aggressor="amber")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "defender")


@both
@pytest.mark.rule("K.concede")
def test_m13_8_who_concedes_leaves_it_to_the_other(edition: str) -> None:
    people = [model("a9", 3, 22), *spread("b", 1, 10, 11), *spread("a", 3, 10, 13)]
    fight = acting(edition, MISSION, people, markers=(RELAY,), counters={"examined.blue": 1}).play("concede amber")
    assert (ended(fight).winner, ended(fight).by) == ("blue", "concession")
    assert (leads(fight), evidence(fight)) == ((1, 0), (1, 0))


@both
@pytest.mark.rule("R-96", "R-217")
@pytest.mark.parametrize(("y", "loses"), [(10, (0, 1)), (5, (0, 0))])
def test_m13_9_the_last_to_fall_by_the_relay_costs_the_other_squad_an_evidence(
    edition: str, y: float, loses: tuple[int, int]
) -> None:
    people = [model("b1", 12, y), gone(model("a1", 12, 14), "out"), model("h1.1", 12, 20)]
    frames = (Match(at="finish"), Round(at="end"), Wound("b1", 14, "fall"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=(RELAY,), round=3)
    assert lost(fight) == loses
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("amber", "defender", "no-models")


@both
def test_m13_9_while_somebody_is_left_nobody_loses_anything(edition: str) -> None:
    people = [model("b1", 12, 10), model("b2", 3, 3), gone(model("a1", 12, 14), "out")]
    frames = (Match(at="finish"), Round(at="end"), Wound("b1", 14, "fall"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=(RELAY,), round=7)
    assert lost(fight) == (0, 0)


@both
@pytest.mark.rule("R-96", "C5.1")
def test_m13_10_casting_is_at_minus_one_die_tier_for_the_caster_alone(edition: str) -> None:
    people = [model("b1", 3, 3, wits="2d10"), model("a1", 3, 8, wits="2d10", contract="veteran")]
    frames = (Match(at="finish"), Round(at="draw"), Casting("b1", "neural-trap", "a1"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=(RELAY,))
    assert fight.dice == ((8, 8), (10, 10))
    fight.play("8 7 | 2 2")
    assert fight.reasons() == {"jamming": -1}


@both
@pytest.mark.rule("R-96", "R-77")
def test_m13_10_a_hostiles_broadcast_weapon_is_no_broadcast_power(edition: str) -> None:
    """It rolls the same dice by the relay as in a game without one."""
    lure = model("h1.1", 5, 5, side="cable-feeders", unit="cable-feeders-lure", weapons=("mind-spike",))
    people, frames = [lure, model("b1", 9, 5)], (Assault("h1.1", "b1", "mind-spike"),)
    jammed = Fight(edition, people, frames=frames, mission=MISSION, markers=(RELAY,))
    plain = Fight(edition, people, frames=frames)
    assert jammed.dice == plain.dice


@both
@pytest.mark.rule("C4.3")
def test_m13_10_other_wits_rolls_are_not_touched(edition: str) -> None:
    fight = by_the_relay(edition).play(EXAMINE, "5 4 | 4 4")
    assert fight.reasons() == {}
