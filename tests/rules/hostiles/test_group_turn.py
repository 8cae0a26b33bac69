"""A group's turn: one d6, one column, the nearest first; and all that meets a model in its activation."""

import pytest

from sacredwire.engine.events import Hurt
from sacredwire.engine.pending import Decide
from sacredwire.engine.procedures.activation import Activation
from sacredwire.rules.state import Condition
from support.ai_groups import turn, unit
from support.table import EDITIONS, Fight, model, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)
MISS = "attack: 1 2 | 2 2"
"""A shot of 2d4 or more that hits nobody and is no fumble."""


def order(fight: Fight) -> list[str]:
    """Who was activated, in order."""
    return [str(told["who"]) for told in fight.told("activated")]


@BOTH
@pytest.mark.rule("I.activation", "R-32")
def test_r32_one_d6_and_the_nearest_first(edition: str) -> None:
    pickers = [unit(edition, "scrapers-picker", f"h1.{n}", x, 5) for n, x in ((1, 15), (2, 9), (3, 12))]
    fight = turn(edition, [*pickers, model("b1", 5, 5)])
    assert fight.asked == "behavior"
    assert fight.dice == ((6,),)
    fight.play("1", MISS, MISS, MISS)
    assert order(fight) == ["h1.2", "h1.3", "h1.1"]
    assert [told["behavior"] for told in fight.told("behavior")] == ["attack"], "all do what the first found"
    assert fight.asked == "draw"
    assert all(fight[f"h1.{n}"].activated == 1 for n in (1, 2, 3))


@BOTH
@pytest.mark.rule("R-32")
def test_r32_the_nearest_chooses_the_column_for_all(edition: str) -> None:
    """The nearest sees nobody, so the one who would see somebody patrols too."""
    models = [
        unit(edition, "scrapers-picker", "h1.1", 5, 8),
        unit(edition, "scrapers-picker", "h1.2", 15, 5),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models, [wall("w", 2, 6.2, 8, 6.6, 3)])
    fight.play("1")
    assert fight.told("behavior")[0]["situation"] == "no_sight"
    assert fight.asked == "direction"
    fight.play("90")
    assert fight.asked == "direction", "no loot to be seen: each runs its own way"


@BOTH
@pytest.mark.rule("R-32")
def test_r32_ties_are_broken_by_the_dice(edition: str) -> None:
    models = [
        unit(edition, "scrapers-picker", "h1.1", 5, 10),
        unit(edition, "scrapers-picker", "h1.2", 10, 5),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models).play("1")
    assert (fight.asked, fight.dice) == ("tie", ((2,),))
    fight.play("2", MISS, MISS)
    assert order(fight) == ["h1.2", "h1.1"]


@BOTH
@pytest.mark.rule("R-141")
def test_r141_who_is_nearest_is_found_anew(edition: str) -> None:
    """The first takes out the one beside the second; now the third is nearest to those left."""
    models = [
        unit(edition, "scrapers-picker", "h1.1", 7, 5),
        unit(edition, "scrapers-picker", "h1.2", 5, 9),
        unit(edition, "scrapers-picker", "h1.3", 14, 20),
        model("b1", 5, 5, health=1, defense="2d4"),
        model("b2", 20, 20, defense="2d10"),
    ]
    fight = turn(edition, models).play("1", "attack: 3 4 | 2 2", "damage: 1")
    assert fight["b1"].presence == "out"
    fight.play("attack: 1 2 | 3 3")
    assert order(fight)[:2] == ["h1.1", "h1.3"]


@BOTH
@pytest.mark.rule("R-32")
def test_r32_height_counts_for_who_is_nearest(edition: str) -> None:
    """Four inches up and one along is farther than three along."""
    models = [
        unit(edition, "scrapers-picker", "h1.1", 7, 5, 4),
        unit(edition, "scrapers-picker", "h1.2", 5, 9),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models, [wall("t", 6.2, 4, 8.2, 6, 4)]).play("5")
    assert fight.told("activated")[0]["who"] == "h1.2"


@BOTH
@pytest.mark.rule("C4.1", "I.activation")
def test_c4_1_a_token_without_a_model_is_discarded(edition: str) -> None:
    gone = unit(edition, "scrapers-picker", "h1.1", 0, 0, presence="out", place=None)
    fight = turn(edition, [gone, model("b1", 5, 5)])
    assert fight.told("token-discarded")
    assert fight.asked == "draw"


@BOTH
@pytest.mark.rule("R-60")
def test_r60_a_dazed_model_bleeds_and_does_nothing(edition: str) -> None:
    conditions = (Condition("bleeding", 2), Condition("dazed", until="next-activation"))
    fight = turn(edition, [unit(edition, "scrapers-picker", "h1.1", 9, 5, conditions=conditions), model("b1", 5, 5)])
    fight.play("1")
    assert fight["h1.1"].health == 8
    assert not fight.told("attacks")
    assert [condition.kind for condition in fight["h1.1"].conditions] == ["bleeding"]
    assert fight["h1.1"].activated == 1


@BOTH
@pytest.mark.rule("C4.18", "R-32")
def test_c4_18_bleeding_may_take_the_first_out_and_the_others_act_on(edition: str) -> None:
    models = [
        unit(edition, "scrapers-picker", "h1.1", 9, 5, health=2, conditions=(Condition("bleeding", 2),)),
        unit(edition, "scrapers-picker", "h1.2", 12, 5),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models).play("1", MISS)
    assert fight["h1.1"].presence == "out"
    assert [told["who"] for told in fight.told("attacks")] == ["h1.2"]


@BOTH
@pytest.mark.rule("R-61")
def test_r61_what_lasts_until_the_next_activation_ends_with_it(edition: str) -> None:
    jammed = Condition("tiers", -1, until="next-activation")
    fight = turn(edition, [unit(edition, "scrapers-pit-boss", "h1.1", 6, 5, conditions=(jammed,)), model("b1", 5, 5)])
    fight.play("1")
    assert fight.dice[0] == (6, 6), "2d8 at -1 while it lasts"
    fight.play(MISS)
    assert not fight["h1.1"].conditions


@BOTH
@pytest.mark.rule("R-80", "C4.19")
def test_r80_a_fleeing_model_tests_and_stops_at_the_edge(edition: str) -> None:
    fleeing = (Condition("fleeing"),)
    fight = turn(edition, [unit(edition, "scrapers-picker", "h1.1", 10, 2, conditions=fleeing), model("b1", 10, 9)])
    fight.play("1", "morale: 1 2 | 6 6")
    assert fight["h1.1"].place == (1000, 49, 0)
    assert fight["h1.1"].on_board
    assert fight["h1.1"].has("fleeing")


@BOTH
@pytest.mark.rule("R-80", "C4.19")
def test_r80_a_fleeing_model_that_passes_acts(edition: str) -> None:
    fleeing = (Condition("fleeing"),)
    fight = turn(edition, [unit(edition, "scrapers-picker", "h1.1", 10, 2, conditions=fleeing), model("b1", 10, 9)])
    fight.play("1", "morale: 6 6 | 1 2")
    assert fight.asked == "attack"


@BOTH
@pytest.mark.rule("R-62", "R-148")
def test_r62_the_hijackers_seat_plays_a_hijacked_hostile_without_the_d6(edition: str) -> None:
    hijacked = (Condition("hijacked", until="next-activation", side="amber"),)
    models = [
        unit(edition, "scrapers-picker", "h1.1", 10, 5, conditions=hijacked),
        unit(edition, "scrapers-pit-boss", "h2.1", 14, 5),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models)
    waits = fight.waits
    assert isinstance(waits, Decide)
    assert (waits.seat, waits.who) == ("amber", "h1.1")
    fight.play("attack h1.1 h2.1 junk-launcher", "attack: 1 2 | 2 2", "end h1.1")
    assert fight.asked == "draw"
    assert fight["h1.1"].activated == 1
    assert not fight["h1.1"].conditions


@BOTH
@pytest.mark.rule("R-62", "R-148")
def test_r62_the_rest_of_the_group_still_rolls(edition: str) -> None:
    hijacked = (Condition("hijacked", until="next-activation", side="amber"),)
    models = [
        unit(edition, "scrapers-picker", "h1.1", 8, 5, conditions=hijacked),
        unit(edition, "scrapers-picker", "h1.2", 14, 5),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models).play("1", "end h1.1", MISS)
    assert order(fight) == ["h1.1", "h1.2"]


@BOTH
@pytest.mark.rule("R-62")
def test_r62_hijacked_by_an_ai_model_one_attacks_the_nearest_of_its_own(edition: str) -> None:
    hijacked = (Condition("hijacked", until="next-activation", side="scrapers"),)
    models = [
        model("b1", 5, 5, weapons=("pistol",), conditions=hijacked),
        model("b2", 9, 5),
        model("b3", 5, 15),
        model("a1", 5, 8),
    ]
    fight = Fight(edition, models, act={"at": "begin"})
    assert fight.told("attacks") == [{"who": "b1", "target": "b2", "weapon": "pistol"}]
    fight.play("attack: 1 2 | 3 3")
    assert fight.asked == "draw"
    assert not fight["b1"].conditions


@BOTH
@pytest.mark.rule("R-62")
def test_r62_a_hostile_hijacked_by_coworkers_turns_on_its_own(edition: str) -> None:
    hijacked = (Condition("hijacked", until="next-activation", side="coworkers"),)
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 5, 5, conditions=hijacked),
        unit(edition, "scrapers-picker", "h1.2", 9, 5, conditions=(Condition("dazed", until="next-activation"),)),
        model("b1", 5, 20),
    ]
    fight = turn(edition, models).play("1")
    assert fight.told("attacks")[0]["target"] == "h1.2"


@BOTH
@pytest.mark.rule("R-62")
def test_r62_with_none_of_its_own_left_it_waits(edition: str) -> None:
    hijacked = (Condition("hijacked", until="next-activation", side="scrapers"),)
    fight = Fight(edition, [model("b1", 5, 5, weapons=("pistol",), conditions=hijacked)], act={"at": "begin"})
    assert fight.told("waits")
    assert fight.asked == "draw"


@BOTH
@pytest.mark.rule("R-78")
def test_r78_a_dropped_weapon_costs_the_next_activation(edition: str) -> None:
    dropped = (Condition("unarmed", 1),)
    fight = turn(edition, [unit(edition, "scrapers-picker", "h1.1", 9, 5, conditions=dropped), model("b1", 5, 5)])
    fight.play("1")
    assert fight.told("rearms")
    assert not fight.told("attacks")
    assert not fight["h1.1"].conditions


@BOTH
@pytest.mark.rule("R-78", "C2.3")
def test_r78_a_destroyed_weapon_leaves_it_its_hands(edition: str) -> None:
    """It charges, unarmed, whoever it would have shot."""
    broken = (Condition("unarmed"),)
    fight = turn(edition, [unit(edition, "scrapers-picker", "h1.1", 9, 5, conditions=broken), model("b1", 5, 5)])
    fight.play("1", "attack: 4 4 | 1 3")
    (hurt,) = fight.of(Hurt)
    assert (hurt.source, hurt.lost) == ("unarmed", 1)


@BOTH
@pytest.mark.rule("R-80", "C4.19")
def test_r80_a_boss_felled_by_a_group_shakes_his_squad_before_the_next_acts(edition: str) -> None:
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 6, 5),
        unit(edition, "scrapers-pit-boss", "h1.2", 14, 5),
        model("b1", 5, 5, boss=True, health=1),
        model("b2", 20, 20, contract="veteran"),
    ]
    fight = turn(edition, models).play("1", "attack: 7 8 | 4 4", "damage: 6")
    assert fight.asked == "morale"
    assert order(fight) == ["h1.1"]
    fight.play("6 6 | 1 1")
    assert order(fight) == ["h1.1", "h1.2"]


@BOTH
@pytest.mark.rule("R-60")
def test_r60_a_model_put_to_flight_in_its_activation_ends_it(edition: str) -> None:
    """Activation of a model that flees goes no further than the flight."""
    fight = Fight(
        edition,
        [unit(edition, "scrapers-picker", "h1.1", 10, 5), model("b1", 5, 5)],
        frames=(Activation("h1.1", at="choose", behavior="attack"),),
    )
    assert fight.asked == "attack"
    fled = Fight(
        edition,
        [unit(edition, "scrapers-picker", "h1.1", 10, 5, conditions=(Condition("fleeing"),)), model("b1", 5, 5)],
        frames=(Activation("h1.1", at="choose", behavior="attack"),),
    )
    assert fled.asked == "draw"
