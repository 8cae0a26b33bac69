"""What each contract is good for in play (C2.4); Brute, Scout and Zealot move in `test_movement`."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.engine.match import new_match
from sacredwire.rules.combat import arms
from sacredwire.rules.finds import may_carry
from sacredwire.rules.state import Condition
from support.matches import rules, setup
from support.squad_makers import plain_squad, sheet, with_model
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)


@both
@pytest.mark.row("contract-boss")
@pytest.mark.rule("C4.19")
def test_c2_4_the_boss_uses_both_kinds_and_its_fall_shakes_the_squad(edition: str) -> None:
    people = [
        model("a1", 5, 6.5, contract="boss", weapons=("knife", "pistol")),
        model("b1", 5, 5, contract="boss", boss=True, health=1),
        model("b2", 12, 12),
    ]
    fight = Fight(edition, people, bag=("blue", "blue"))
    assert {offer.weapon for offer in fight.offers if hasattr(offer, "weapon")} >= {"knife"}
    fight.play("attack a1 b1 knife", "attack: 5 5 | 3 3", "damage: 1")
    assert fight.asked == "morale"


@both
@pytest.mark.row("contract-brute", "contract-zealot")
def test_c2_4_brute_and_zealot_use_melee_weapons_alone(edition: str) -> None:
    for contract in ("brute", "zealot"):
        fight = Fight(edition, [model("b1", 5, 5, contract=contract, weapons=("pistol",)), model("a1", 12, 5)])
        assert fight.refused("attack b1 a1 pistol") == "weapon-not-at-hand"


@both
@pytest.mark.rule("K.succession", "C2.3")
def test_k_succession_a_new_boss_uses_both_kinds_at_the_table_too(edition: str) -> None:
    """What was picked between games comes to the table with the squad, and counts there in all that asks for access."""
    own = rules(edition)
    heir = with_model(plain_squad(edition), 0, sheet("brute", "mace", "pistol", succession="weapons"))
    drawn = new_match(own, replace(setup(edition, 1), blue=heir)).position.models["b1"]
    assert {weapon.id for weapon in arms(own, drawn)} >= {"mace", "pistol"}
    brute = model("b1", 5, 5, contract="brute", weapons=("pistol",), succession="weapons")
    Fight(edition, [brute, model("a1", 12, 5)]).play("attack b1 a1 pistol")


@both
@pytest.mark.rule("K.succession", "R-42")
def test_k_succession_a_new_boss_carries_what_it_finds_within_its_new_limits(edition: str) -> None:
    own = rules(edition)
    zealot = model("b1", 5, 5, contract="zealot")
    armed = model("b1", 5, 5, contract="zealot", succession="weapons")
    armored = model("b1", 5, 5, contract="zealot", succession="armor")
    pistol, rig, frame = own.weapons["pistol"], own.armor["assault-rig"], own.armor["industrial-frame"]
    assert [may_carry(own, one, pistol) for one in (zealot, armed, armored)] == ["locker", "weapons", "locker"]
    assert [may_carry(own, one, rig) for one in (zealot, armed, armored)] == ["locker", "locker", "armor"]
    assert may_carry(own, armored, frame) == "locker"


@both
@pytest.mark.row("contract-veteran")
@pytest.mark.parametrize(("health", "sides"), [(7, 6), (6, 8)])
def test_c2_4_a_veteran_below_half_defends_better(edition: str, health: int, sides: int) -> None:
    veteran = model("b1", 5, 5, contract="veteran", health=health)
    fight = Fight(edition, [model("a1", 5, 6.5, weapons=("knife",)), veteran]).play("attack a1 b1 knife")
    assert fight.dice == ((6, 6), (sides, sides))


@both
@pytest.mark.row("contract-gunner")
@pytest.mark.rule("C4.10")
@pytest.mark.parametrize(("contract", "sides"), [("gunner", 8), ("veteran", 6)])
def test_c2_4_a_gunner_shoots_on_the_move_for_nothing(edition: str, contract: str, sides: int) -> None:
    shooter = model("b1", 5, 5, contract=contract, weapons=("pistol",), combat="2d8")
    fight = Fight(edition, [shooter, model("a1", 9, 5)]).play("move b1 5,6,0", "attack b1 a1 pistol")
    assert fight.dice[0] == (sides, sides)


@both
@pytest.mark.row("contract-agent")
@pytest.mark.rule("R-57")
def test_r57_an_agent_rolls_a_lost_wits_roll_again_a_won_one_not(edition: str) -> None:
    def asked(dice: str, **fields: Any) -> str:
        people = [model("b1", 5, 5, **fields), model("c1.1", 5, 6.5, unit="coworkers-commuter")]
        return Fight(edition, people).play("interrogate b1 c1.1", f"interrogate: {dice}").asked

    assert asked("1 2 | 3 3") == "retry"
    assert asked("5 5 | 3 3") == "interrogate"
    assert asked("1 2 | 3 3", contract="veteran") == "act"


@both
@pytest.mark.row("contract-broadcaster")
@pytest.mark.rule("C5.1")
def test_c2_4_a_broadcaster_alone_casts(edition: str) -> None:
    for contract, legal in (("broadcaster", True), ("boss", False)):
        fight = Fight(edition, [model("b1", 5, 5, contract=contract, powers=("ping",))])
        if legal:
            fight.play("cast b1 ping b1")
        else:
            assert fight.refused("cast b1 ping b1") == "cannot-cast"


@both
@pytest.mark.row("contract-scout")
@pytest.mark.rule("R-101", "C4.19")
def test_r101_a_fleeing_scout_still_leaves_for_nothing(edition: str) -> None:
    scout = model("b1", 12, 5, contract="scout", conditions=(Condition("fleeing"),))
    people = [scout, model("a1", 12, 6.5, weapons=("knife",))]
    fight = Fight(edition, people, act={"at": "begin"}).play("morale: 1 1 | 6 6")
    assert fight.asked == "draw"
    assert not fight.told("strikes")
