"""Consumables: one action, one use, on oneself or, where they heal or cure, on a model beside (A.consumables, R-15)."""

from typing import Any

import pytest

from sacredwire.engine.events import Healed
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.state import Condition
from support.table import EDITIONS, Fight, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)


def user(item: str, **fields: Any) -> Any:
    return model("b1", 5, 5, items=(item,), **fields)


@both
@pytest.mark.row("consumable-medkit")
@pytest.mark.rule("R-15", "R-64", "R-65")
def test_a_consumables_6_the_medkit_heals_who_is_beside_or_the_user(edition: str) -> None:
    people = [user("medkit", health=10), model("b2", 5, 6.98, health=13), model("b3", 5, 3, health=3)]
    fight = Fight(edition, people)
    assert fight.refused("use b1 medkit b3") == "not-offered"  # 1.02" away
    fight.play("use b1 medkit b2")
    assert fight.dice == ((6,),)
    fight.play("heal: 5")
    assert fight["b2"].health == 14, "never above the maximum"
    assert (fight["b1"].items, fight["b1"].spent) == ((), ("medkit",))
    own = Fight(edition, people).play("use b1 medkit b1", "heal: 3")
    assert own["b1"].health == 13


@both
@pytest.mark.rule("R-65")
def test_r65_a_wall_between_keeps_consumables_away(edition: str) -> None:
    people = [user("medkit"), model("b2", 5, 6.9, health=3)]
    thin = wall("thin", 4, 5.9, 6, 6, 2)
    assert Fight(edition, people, pieces=[thin]).refused("use b1 medkit b2") == "not-offered"


@both
@pytest.mark.rule("A.consumables")
def test_a_consumables_one_action_and_one_use(edition: str) -> None:
    fight = Fight(edition, [user("medkit", health=5), model("b2", 5, 6.5, health=5)], act={"allowed": 2})
    fight.play("use b1 medkit b2", "heal: 1")
    assert fight.refused("use b1 medkit b1") == "not-offered"
    spent = Fight(edition, [user("medkit", health=5)], act={"actions": 1})
    assert spent.refused("use b1 medkit b1") == "no-action-left"


@both
@pytest.mark.row("consumable-coagulant", "consumable-antidote")
def test_a_consumables_cures_end_what_they_cure_and_nothing_else(edition: str) -> None:
    ill = tuple(Condition(kind, 2) for kind in ("bleeding", "corrosion", "dissolved", "fleeing"))
    for item, left in (("coagulant", ["corrosion", "dissolved", "fleeing"]), ("antidote", ["bleeding", "fleeing"])):
        fight = Fight(edition, [user(item), model("b2", 5, 6.5, conditions=ill), model("b3", 5, 3.5)])
        assert fight.refused(f"use b1 {item} b3") == "not-offered"  # nothing to cure
        fight.play(f"use b1 {item} b2")
        assert [condition.kind for condition in fight["b2"].conditions] == left


@both
@pytest.mark.row("consumable-adrenaline")
@pytest.mark.rule("R-59")
def test_a_consumables_1_adrenaline_until_the_round_ends(edition: str) -> None:
    fight = Fight(
        edition,
        [user("adrenaline"), model("b2", 5, 6.5), model("a1", 20, 20)],
        bag=(),
        round=1,
    )
    assert fight.refused("use b1 adrenaline b2") == "not-offered"
    fight.play("use b1 adrenaline b1")
    assert fight.refused("move b1 11.01,5,0") == "move-too-long"
    fight.play("move b1 11,5,0")
    ended = Fight(edition, fight.position.models.values(), frames=(Match(at="finish"), Round(at="end")), bag=())
    assert not ended["b1"].conditions


@both
@pytest.mark.row("consumable-combat-stim", "consumable-reflex-stim")
@pytest.mark.rule("R-1")
def test_a_consumables_stims_hold_for_the_game(edition: str) -> None:
    people = [user("combat-stim", weapons=("knife",)), model("a1", 5, 6.5, weapons=("knife",))]
    fight = Fight(edition, people, act={"allowed": 2}).play("use b1 combat-stim b1", "attack b1 a1 knife", "defend a1")
    assert fight.dice == ((8, 8), (6, 6))
    (stim,) = fight["b1"].conditions
    assert stim.until == "game"
    fight = Fight(edition, [user("reflex-stim"), model("a1", 5, 6.5, weapons=("knife",))]).play("use b1 reflex-stim b1")
    again = Fight(edition, [fight["a1"], fight["b1"]]).play("attack a1 b1 knife")
    assert again.dice == ((6, 6), (8, 8))


@both
@pytest.mark.rule("C1.10")
def test_c1_10_two_stims_add_up_and_overflow(edition: str) -> None:
    people = [model("b1", 5, 5, items=("combat-stim",) * 2, combat="2d10", weapons=("knife",)), model("a1", 5, 6.5)]
    fight = Fight(edition, people, act={"allowed": 2}).play("use b1 combat-stim b1", "use b1 combat-stim b1", "end b1")
    fight = Fight(edition, [fight["b1"], fight["a1"]]).play("attack b1 a1 knife")
    assert fight.dice == ((12, 12), (4, 4))


@both
@pytest.mark.row("consumable-overcharge")
@pytest.mark.rule("R-63")
def test_r63_overcharge_is_paid_for_after_victory_is_judged(edition: str) -> None:
    fight = Fight(edition, [user("overcharge", health=2, weapons=("knife",)), model("a1", 5, 6.5)])
    fight.play("use b1 overcharge b1", "end b1")
    armed = Fight(edition, [fight["b1"], fight["a1"]]).play("attack b1 a1 knife")
    assert armed.dice == ((10, 10), (6, 6))
    end = Fight(edition, [fight["b1"]], frames=(Match(at="finish"),), round=5, ended="duration")
    assert end.dice == ((4,),)
    end.play("end-damage: 2")
    assert end["b1"].presence == "out"
    assert end.told("winner")[0]["seat"] == "blue", "judged before"


@both
@pytest.mark.rule("R-63", "R-105")
def test_r105_overcharge_strikes_who_exited_but_not_who_left_or_is_out(edition: str) -> None:
    price = (Condition("end-damage", 4),)
    gone = {"place": None, "conditions": price}
    people = [model("b1", 5, 5), model("b2", 5, 7), model("b3", 5, 9), model("a1", 9, 9)]
    fight = Fight(edition, people)
    for who, presence in (("b1", "exited"), ("b2", "left"), ("b3", "out")):
        fight.put(who, presence=presence, **gone)
    end = Fight(edition, fight.position.models.values(), frames=(Match(at="finish"),), ended="duration")
    end.play("end-damage: 3")
    assert [end[who].health for who in ("b1", "b2", "b3")] == [11, 14, 14]


@both
@pytest.mark.row("consumable-trauma-kit")
@pytest.mark.rule("R-30")
def test_r30_a_trauma_kit_as_an_action_voids_an_earlier_critical(edition: str) -> None:
    """Maimed for good, then mended: the -1 DT is gone, and a kit is no use without a critical."""
    victim = model("b1", 5, 5, items=("trauma-kit",), combat="2d8")
    fight = Fight(edition, [model("a1", 5, 6.5, weapons=("knife",)), victim])
    fight.play("attack a1 b1 knife", "attack: 6 6 | 2 2", "critical: 5")
    assert fight.asked == "trauma-kit"
    fight.play("pass blue")
    assert fight["b1"].combat == 1
    later = Fight(edition, [fight["b1"], fight["a1"]]).play("use b1 trauma-kit b1")
    assert (later["b1"].combat, later["b1"].criticals, later["b1"].permanent) == (2, (), ())
    assert Fight(edition, [victim]).refused("use b1 trauma-kit b1") == "not-offered"


@both
@pytest.mark.row("consumable-trauma-kit")
@pytest.mark.rule("R-30")
def test_r30_the_damage_of_an_earlier_critical_comes_back(edition: str) -> None:
    victim = model("b1", 5, 5, items=("trauma-kit",))
    fight = Fight(edition, [model("a1", 5, 6.5, weapons=("knife",)), victim])
    fight.play("attack a1 b1 knife", "attack: 6 6 | 2 2", "critical: 1", "pass blue", "critical-damage: 3")
    assert fight["b1"].health == 14 - 4 - 3
    later = Fight(edition, [fight["b1"], fight["a1"]]).play("use b1 trauma-kit b1")
    assert later["b1"].health == 10
    assert [healed.amount for healed in later.of(Healed)] == [3]
