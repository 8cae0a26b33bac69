"""The Source, the finale at 9 Evidence, sentence by sentence."""

import pytest
from msgspec.structs import replace

from sacredwire.engine.inputs import Cast, Choose, Interact
from sacredwire.engine.match import new_match
from sacredwire.engine.procedures.cast import Casting
from sacredwire.engine.procedures.morale import Morale
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.procedures.setup.setting import Setting
from sacredwire.engine.procedures.wound import Wound
from sacredwire.engine.setup import Setup
from sacredwire.rules.deployment import shapes_of
from sacredwire.rules.results import SeatResult
from sacredwire.rules.shapes import Along
from sacredwire.rules.state import Marker, Model, Rows, Seat, Tally
from support.matches import rules, setup
from support.mission_tables import acting, at_round_end, ended, gone, leads
from support.table import EDITIONS, Fight, model, ruleset

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "the-source"
SOURCE = "source-1"
TAKEN = (Marker(SOURCE, "objective", None),)
THERE = (Marker(SOURCE, "objective", (1200, 1200, 0)),)
ZONES = {"blue": ("S",), "amber": ("N",)}
FINALE = Rows(deployment="edge-band", loot_layout="none", coworker_setup="none", timing="", spawn_place="")


def holder(id_: str, x: float, y: float, **fields: object) -> Model:
    """The model that carries the Source."""
    return model(id_, x, y, carrying=(SOURCE,), **fields)


def arriving(edition: str, models: list[Model], *frames: object, **position: object) -> Fight:
    """A moment at which hostiles may come; blue is the Extractor in the south."""
    given = {"zones": ZONES, "rows": FINALE, "markers": TAKEN} | position
    return Fight(edition, models, frames=(Match(at="rounds"), *frames), mission=MISSION, **given)  # type: ignore[arg-type]


def settled(fight: Fight) -> Fight:
    """The same, ties at arrival and the damage of the detonation thrown."""
    while fight.asked in ("tie", "detonation"):
        fight.play("1")
    return fight


def result(fight: Fight, seat: Seat) -> SeatResult:
    return next(one for one in ended(fight).seats if one.seat == seat)


def pays(fight: Fight, seat: Seat, face: int = 4) -> None:
    """The seat loses as much Evidence as the die shows, all its Leads, and has not won the campaign."""
    settled(fight)
    assert fight.asked == "evidence-loss"
    assert fight.dice == ((6,),)
    settled(fight.play(f"evidence-loss: {face}"))
    told = result(fight, seat)
    assert (told.lost_evidence, told.loses_leads, told.campaign) == (face, True, False)
    rival = result(fight, "amber" if seat == "blue" else "blue")
    assert (rival.lost_evidence, rival.loses_leads, rival.campaign) == (0, False, False)


FAR = [model("a1", 3, 22), model("b9", 3, 2)]


@both
@pytest.mark.rule("K.finales")
def test_m14_1_it_is_the_finale_of_nine_evidence(edition: str) -> None:
    row = ruleset(edition).missions[MISSION]
    assert (row.trigger, row.roll, row.roles) == (9, 0, ("extractor", "interceptor"))


@both
@pytest.mark.rule("R-97", "R-14", "R-218")
@pytest.mark.parametrize("number", [4, 5, 6, 7, 12, 19])
def test_m14_1_no_die_ends_it_nor_does_the_last_squad(edition: str, number: int) -> None:
    for rest in (FAR, [gone(model("a1", 3, 22), "out")]):
        fight = at_round_end(edition, MISSION, [holder("b1", 12, 12), *rest], markers=TAKEN, round=number, zones=ZONES)
        assert (fight.asked, fight.position.round) == ("faction", number + 1)


@both
@pytest.mark.rule("R-96")
def test_m14_2_both_deploy_within_six_inches_of_opposite_edges(edition: str) -> None:
    fight = acting(edition, MISSION, [holder("b1", 12, 12), *FAR], markers=TAKEN, rows=FINALE)
    for seat, edge in (("blue", "S"), ("amber", "N")):
        assert shapes_of(fight.rules, fight.position, seat) == (Along(edge, 600),)  # type: ignore[arg-type]


@both
@pytest.mark.rule("R-97", "R-87")
def test_m14_3_and_4_after_deployment_the_extractor_names_the_carrier_and_an_elite_comes_in_the_center(
    edition: str,
) -> None:
    people = [model("b1", 12, 3), model("b2", 9, 3), *FAR]
    fight = arriving(edition, people, Setting("done"), markers=())
    assert (fight.asked, fight.asker) == ("carrier", "blue")
    assert fight.offers == tuple(Choose("blue", who) for who in ("b1", "b2", "b9"))
    fight.play("choose blue b2")
    assert fight["b2"].carrying == (SOURCE,)
    assert fight.position.markers == TAKEN
    settled(fight.play("faction: 3", "unit: 1"))
    came = [one for one in fight.position.models.values() if one.sheet.seat is None]
    assert fight.rules.units[came[0].sheet.unit].tier == "elite"
    assert all(one.place is not None and max(abs(one.place[i] - 1200) for i in (0, 1)) < 400 for one in came)


@both
@pytest.mark.rule("R-97")
@pytest.mark.parametrize(
    ("number", "tiers"), [(1, []), (2, ["normal"]), (3, ["normal"]), (4, ["normal", "elite"]), (9, ["normal", "elite"])]
)
@pytest.mark.parametrize("swapped", [0, 1])
def test_m14_3_normal_from_the_extractors_edge_from_2_elite_from_the_exit_edge_from_4(
    edition: str, number: int, tiers: list[str], swapped: int
) -> None:
    """After a swap the edges are those of the new Extractor (R-218)."""
    people = [holder("b1", 12, 12), *FAR]
    counters = {"swapped": swapped}
    fight = arriving(edition, people, Round(at="arrive"), round=number - 1, counters=counters)
    edges = ["S", "N"] if not swapped else ["N", "S"]
    told = []
    for _ in tiers:
        settled(fight.play("faction: 4", "unit: 2"))
        told.append(str(fight.told("arrives")[-1]["edge"]))
    assert fight.asked == "blessings"
    units = [str(event["unit"]) for event in fight.told("arrives")]
    assert [fight.rules.units[unit].tier for unit in units] == tiers
    assert told == edges[: len(tiers)]


@both
def test_m14_5_its_carrier_has_minus_one_die_tier_in_every_wits_roll(edition: str) -> None:
    people = [holder("b1", 12, 12, wits="2d10", contract="veteran"), *FAR]
    frames = (Match(at="finish"), Round(at="draw"), Morale("model", ("b1",)))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=TAKEN)
    assert fight.dice == ((8, 8), (6, 6))
    fight = Fight(edition, people, frames=(Match(at="finish"), Round(at="draw"), Casting("a1", "neural-trap", "b1")),
                  mission=MISSION, markers=TAKEN)  # fmt: skip
    assert fight.dice[1] == (8, 8), "when it resists, too"


@both
def test_m14_5_its_carrier_cannot_cast(edition: str) -> None:
    for carrying, may in (((SOURCE,), False), ((), True)):
        caster = model("b1", 3, 12, contract="broadcaster", powers=("neural-trap",), carrying=carrying)
        fight = acting(edition, MISSION, [caster, model("a1", 3, 22)], markers=TAKEN)
        assert any(isinstance(offer, Cast) for offer in fight.offers) is may
        if not may:
            assert fight.refused("cast b1 neural-trap a1") == "cannot-cast"


@both
@pytest.mark.rule("R-97")
def test_m14_4_its_carrier_moves_at_full(edition: str) -> None:
    fight = acting(edition, MISSION, [holder("b1", 12, 12, move=500), *FAR], markers=TAKEN)
    fight.play("move b1 17.00,12.00,0.00")
    assert fight["b1"].place == (1700, 1200, 0)


@both
@pytest.mark.rule("R-97", "R-65")
def test_m14_6_it_drops_where_its_carrier_falls_and_any_model_picks_it_up_within_an_inch(edition: str) -> None:
    """Even one that is Engaged, and one of the enemy's."""
    people = [model("a1", 12, 13.4), model("b2", 12, 14.8), holder("b1", 12, 12, health=1)]
    frames = (Match(at="finish"), Round(at="draw"), Wound("b1", 1, "fall"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=TAKEN, bag=("amber",))
    assert fight.position.markers[0].place == (1200, 1200, 0)
    fight.play("drawn amber")
    assert Interact("a1", SOURCE) in fight.offers
    fight.play(f"interact a1 {SOURCE}")
    assert fight["a1"].carrying == (SOURCE,)


@both
@pytest.mark.rule("R-97", "C4.20", "R-81")
def test_m14_6_it_drops_at_the_edge_when_its_carrier_leaves_elsewhere(edition: str) -> None:
    fight = acting(edition, MISSION, [holder("b1", 1, 12), *FAR], markers=TAKEN)
    fight.play("move b1 0.49,12.00,0.00 off W")
    assert fight["b1"].presence == "left"
    assert fight.position.markers[0].place == (49, 1200, 0)
    assert not fight.position.winner


@both
@pytest.mark.rule("R-218", "R-96")
@pytest.mark.parametrize(("y", "tiers"), [(18.98, 2), (18.99, 3)])
def test_m14_7_casting_within_six_inches_of_it_is_at_minus_one(edition: str, y: float, tiers: int) -> None:
    """Measured to its carrier's base, or to where it lies."""
    dice = {2: (8, 8), 3: (10, 10)}[tiers]
    caster, foe = model("b2", 12, y, wits="2d10"), model("a1", 3, 22)
    for markers, others in ((TAKEN, [holder("b1", 12, 12)]), (THERE, [model("b1", 3, 3)])):
        moved = caster if markers is TAKEN else replace(caster, place=(1200, round(100 * y) - 49, 0))
        frames = (Match(at="finish"), Round(at="draw"), Casting("b2", "neural-trap", "a1"))
        fight = Fight(edition, [moved, foe, *others], frames=frames, mission=MISSION, markers=markers)
        assert fight.dice[0] == dice


@both
@pytest.mark.rule("R-63", "R-218")
def test_m14_8_at_the_end_all_within_three_inches_take_a_d6_that_ignores_armor(edition: str) -> None:
    """After victory is judged: that the Interceptor's carrier falls changes nothing."""
    armor = ruleset(edition).edition.armor[-1].id
    people = [holder("a1", 12, 12, health=2, armor=armor), model("a2", 12, 15.98, armor=armor), model("a3", 12, 15.99)]
    people += [model("h1.1", 14, 12), model("b1", 3, 3)]
    fight = at_round_end(edition, MISSION, people, markers=TAKEN, round=5)
    pays_after = {"a1": 2, "a2": 3, "h1.1": 4}
    for face in pays_after.values():
        assert fight.asked in ("detonation", "evidence-loss")
        if fight.asked == "evidence-loss":
            fight.play("evidence-loss: 1")
        fight.play(f"detonation: {face}")
    assert (ended(fight).winner, ended(fight).by) == ("amber", "intercepted")
    assert fight["a1"].presence == "out"
    assert (fight["a2"].health, fight["a3"].health, fight["h1.1"].health, fight["b1"].health) == (11, 14, 10, 14)


@both
@pytest.mark.rule("R-93", "K.exits")
def test_m14_9_the_extractor_who_takes_it_off_over_the_opposite_edge_wins_the_campaign(edition: str) -> None:
    fight = acting(edition, MISSION, [holder("b1", 12, 23), *FAR], markers=TAKEN)
    fight.play("move b1 12.00,23.51,0.00 off N")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "objective", "objective")
    assert fight["b1"].presence == "exited"
    told, rival = result(fight, "blue"), result(fight, "amber")
    assert (told.role, told.campaign, told.lost_evidence, told.loses_leads) == ("extractor", True, 0, False)
    assert (rival.role, rival.campaign, rival.lost_evidence, rival.loses_leads) == ("interceptor", False, 0, False)
    assert not fight.told("detonates"), "it is gone with its carrier"
    assert leads(fight) == (0, 0)


@both
@pytest.mark.rule("R-97")
def test_m14_9_an_interceptor_with_too_little_evidence_cannot_take_it_off(edition: str) -> None:
    for off, to in (("S", "12.00,0.49,0.00"), ("N", "12.00,23.51,0.00")):
        carrier = holder("a1", 12, 1 if off == "S" else 23)
        fight = acting(edition, MISSION, [carrier, model("b1", 3, 3), model("a2", 3, 20)], markers=TAKEN)
        fight.play(f"move a1 {to} off {off}")
        assert fight["a1"].presence == "left"
        assert not fight.position.winner
        assert fight.position.markers[0].place is not None


@both
@pytest.mark.rule("R-97", "R-93")
def test_m14_10_the_interceptor_wins_when_the_extractor_has_no_model_left(edition: str) -> None:
    people = [holder("b1", 12, 12, health=1), model("a1", 3, 22)]
    frames = (Match(at="finish"), Round(at="draw"), Wound("b1", 1, "fall"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=TAKEN, bag=("amber",), round=2)
    pays(fight, "blue", 6)
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("amber", "intercepted", "objective")


@both
@pytest.mark.rule("R-97")
@pytest.mark.parametrize(("number", "over"), [(3, False), (4, False), (5, True), (8, True), (20, True)])
def test_m14_10_from_round_5_on_the_interceptor_who_carries_it_as_a_round_ends_has_won(
    edition: str, number: int, over: bool
) -> None:
    people = [holder("a1", 12, 12), model("b1", 3, 3)]
    fight = at_round_end(edition, MISSION, people, markers=TAKEN, round=number, zones=ZONES)
    if not over:
        assert fight.position.round == number + 1
        return
    pays(fight, "blue")
    assert (ended(fight).winner, ended(fight).by, ended(fight).round) == ("amber", "intercepted", number)


@both
@pytest.mark.rule("R-97", "R-218")
@pytest.mark.parametrize(("recorded", "lost", "swaps"), [(8, 0, False), (9, 0, True), (9, 1, False), (10, 1, True)])
def test_m14_10_an_interceptor_with_nine_evidence_who_takes_it_becomes_the_extractor(
    edition: str, recorded: int, lost: int, swaps: bool
) -> None:
    people = [model("a1", 12, 11.7), model("b1", 3, 3), model("a2", 3, 22)]
    fight = acting(edition, MISSION, people, markers=THERE, counters={"recorded.amber": recorded, "recorded.blue": 9},
                   tallies={"amber": Tally(lost_evidence=lost)})  # fmt: skip
    fight.play(f"interact a1 {SOURCE}")
    assert bool(fight.told("roles-swapped")) is swaps
    if not swaps:
        return
    carrier = replace(fight["a1"], place=(1200, 100, 0))
    off = acting(edition, MISSION, [carrier, *people[1:]], markers=TAKEN, counters=fight.position.counters)
    off.play("move a1 12.00,0.49,0.00 off S")
    assert (ended(off).winner, result(off, "amber").role, result(off, "amber").campaign) == ("amber", "extractor", True)
    assert (result(off, "blue").role, result(off, "blue").lost_evidence) == ("interceptor", 0)


@both
@pytest.mark.rule("R-97")
def test_m14_10_after_a_swap_the_old_extractor_intercepts_and_the_new_one_pays(edition: str) -> None:
    people = [holder("b1", 12, 12), model("a1", 3, 22)]
    fight = at_round_end(edition, MISSION, people, markers=TAKEN, round=5, counters={"swapped": 1})
    pays(fight, "amber")
    assert ended(fight).winner == "blue"


@both
@pytest.mark.rule("R-97")
def test_m14_11_with_nobody_left_it_is_lost_and_the_extractor_pays(edition: str) -> None:
    people = [holder("b1", 12, 12, health=1), gone(model("a1", 3, 22), "out")]
    frames = (Match(at="finish"), Round(at="draw"), Wound("b1", 1, "fall"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, markers=TAKEN, bag=("blue",), round=3)
    pays(fight, "blue", 2)
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == (None, "lost", "lost")


@both
@pytest.mark.rule("R-97")
def test_m14_11_after_round_20_it_is_lost(edition: str) -> None:
    for people, markers in (([holder("b1", 12, 12), *FAR], TAKEN), ([model("b1", 3, 3), *FAR], THERE)):
        fight = at_round_end(edition, MISSION, people, markers=markers, round=20)
        pays(fight, "blue")
        assert (ended(fight).winner, ended(fight).by, ended(fight).round) == (None, "lost", 20)


@both
@pytest.mark.rule("R-219", "K.concede")
def test_r219_conceding_is_losing_and_takes_no_victory_away(edition: str) -> None:
    fight = acting(edition, MISSION, [holder("b1", 12, 12), *FAR], markers=TAKEN).play("concede blue")
    pays(fight, "blue", 5)
    assert (ended(fight).winner, ended(fight).by) == ("amber", "concession")
    fight = acting(edition, MISSION, [model("a1", 3, 22), holder("b1", 12, 12)], markers=TAKEN).play("concede amber")
    settled(fight)
    assert (ended(fight).winner, result(fight, "blue").campaign, result(fight, "blue").lost_evidence) == (
        "blue",
        True,
        0,
    )


@both
@pytest.mark.rule("R-97")
def test_m14_10_the_evidence_of_the_squads_comes_with_them(edition: str) -> None:
    base = setup(edition, 1)
    blue = replace(base.blue, evidence=tuple(range(1, 10)))
    brought = Setup(edition=edition, mission=MISSION, board=base.board, blue=blue, amber=base.amber)
    assert new_match(rules(edition), brought).position.counters == {"recorded.blue": 9, "recorded.amber": 0}
    ordinary = replace(brought, mission="extraction")
    assert new_match(rules(edition), ordinary).position.counters == {}
