"""The examples of the 0.9 booklet about combat, with the dice it names; and what differs in 0.7."""

import pytest

from sacredwire.engine.events import Contested, Hurt, Moved
from support.table import EDITIONS, NEW, OLD, Fight, model, wall

CRATE = wall("crate", 8, 4, 9, 7, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_c1_9_the_lower_tier_wins_a_tie(edition: str) -> None:
    """A Veteran (Combat 2d6) attacks a Brute (Defense 2d8); both total 9: the Veteran hits."""
    brute = model("a1", 6, 5, contract="brute", defense="2d8")
    fight = Fight(edition, [model("b1", 5, 5, contract="veteran", weapons=("knife",)), brute])
    fight.play("attack b1 a1 knife", "attack: 4 5 | 3 6", "damage: 3")
    assert fight["a1"].health == 11


@pytest.mark.parametrize("edition", EDITIONS)
def test_c1_9_two_of_the_same_tier_roll_again(edition: str) -> None:
    table = [
        model(who, x, 5, contract="brute", combat="2d8", defense="2d8", weapons=weapons)
        for who, x, weapons in (("b1", 5, ("knife",)), ("a1", 6, ()))
    ]
    fight = Fight(edition, table)
    fight.play("attack b1 a1 knife", "4 5 | 3 6")
    assert fight.asked == "attack"
    fight.play("4 4 | 1 8")
    assert not fight.of(Hurt)
    assert fight.of(Contested)[0].ties == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_c1_10_what_exceeds_the_limit_passes_over(edition: str) -> None:
    """Ines (Combat 2d12) boosts an attack on a Veteran with Defense 2d6, who rolls 2d4."""
    ines = model("b1", 5, 5, contract="boss", combat="2d12", weapons=("knife",))
    veteran = model("a1", 6, 5, contract="veteran", defense="2d6")
    fight = Fight(edition, [ines, veteran], blessings={"blue": ("boost",), "amber": ()})
    fight.play("attack b1 a1 knife", "bless b1 boost")
    assert fight.dice == ((12, 12), (4, 4))


@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_2_severance_makes_one_attack_do_its_maximum(edition: str) -> None:
    """Tobias receives Severance: one attack does the weapon's maximum damage (the Brute's point comes on top)."""
    tobias = model("b1", 5, 5, contract="brute", weapons=("sword",))
    fight = Fight(edition, [tobias, model("a1", 6, 5)], blessings={"blue": ("severance",), "amber": ()})
    fight.play("attack b1 a1 sword", "bless b1 severance", "6 5 | 4 3")
    assert fight["a1"].health == 14 - 7
    assert fight.position.blessings["blue"] == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_5_each_enemy_left_strikes_once_and_disengaging_avoids_both(edition: str) -> None:
    """A Veteran is Engaged with a Brute and a Scout: leaving, each has a free attack; with Disengage none."""
    table = [
        model("b1", 5, 5, contract="veteran"),
        model("a1", 6, 5, contract="brute", combat="2d8", weapons=("sword",)),
        model("a2", 4, 5.5, contract="scout", weapons=("knife",)),
    ]
    fight = Fight(edition, table).play("move b1 5.00,9.00,0.00")
    assert fight.asked == "free-attack"
    fight.play("strike a1 sword")
    assert fight.dice == ((6, 6), (6, 6))
    fight.play("1 1 | 2 1", "strike a2 knife", "1 1 | 2 1")
    assert fight["b1"].place == (500, 900, 0)
    assert [event.sides[0].who for event in fight.of(Contested)] == ["a1", "a2"]
    safe = Fight(edition, table).play("disengage b1", "move b1 5.00,9.00,0.00")
    assert not safe.of(Contested)
    assert safe["b1"].place == (500, 900, 0)


@pytest.mark.row("weapon-mace")
def test_c4_6_a_mace_knocks_a_gunner_off_a_walkway() -> None:
    """8" above the ground: 2d6 fall on 3 and 5, 8 damage besides the mace's."""
    walkway = wall("walkway", 4, 4, 6.5, 6, 8, base=7.5)
    attacker = model("b1", 5, 5, 8, weapons=("mace",))
    fight = Fight(NEW, [attacker, model("a1", 6.3, 5, 8, contract="gunner", health=14)], pieces=[walkway])
    fight.play("attack b1 a1 mace", "5 5 | 4 4", "damage: 2")
    assert fight.dice == ((6, 6),)
    fight.play("fall: 3 5")
    assert [(hurt.cause, hurt.lost) for hurt in fight.of(Hurt)] == [("attack", 2), ("fall", 8)]
    assert fight["a1"].place is not None
    assert fight["a1"].place[2] == 0


@pytest.mark.rule("C4.6")
def test_c4_6_the_same_fall_in_the_old_edition() -> None:
    """There the attacker chooses to push, and 8" are two dice as well (floor of eight thirds)."""
    walkway = wall("walkway", 4, 4, 6.5, 6, 8, base=7.5)
    fight = Fight(OLD, [model("b1", 5, 5, 8, weapons=("mace",)), model("a1", 6.3, 5, 8)], pieces=[walkway])
    fight.play("attack b1 a1 mace", "5 5 | 4 4", "2", "choose blue push")
    assert fight.dice == ((6, 6),)
    stays = Fight(OLD, [model("b1", 5, 5, 8, weapons=("mace",)), model("a1", 6.3, 5, 8)], pieces=[walkway])
    stays.play("attack b1 a1 mace", "5 5 | 4 4", "2", "choose blue stay")
    assert not stays.of(Moved)


@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_7_a_brute_hits_a_veteran_who_defends(edition: str) -> None:
    brute = model("b1", 5, 5, contract="brute", combat="2d8", weapons=("knife",))
    veteran = model("a1", 6, 5, contract="veteran", defense="2d6", weapons=("sword",))
    fight = Fight(edition, [brute, veteran]).play("attack b1 a1 knife", "defend a1")
    assert fight.dice == ((8, 8), (6, 6))
    fight.play("5 6 | 2 4", "damage: 2")
    assert fight["a1"].health == 14 - 3


@pytest.mark.row("weapon-sword")
@pytest.mark.parametrize(("edition", "sides", "dice"), [(NEW, 6, "2 2"), (OLD, 4, "2")])
def test_c4_7_a_veteran_ripostes_with_a_sword(edition: str, sides: int, dice: str) -> None:
    """Combat 2d6 at -1 is 2d4; in 0.9 the sword gives +1 back. The Brute still wins, and doubles its dice (policy)."""
    brute = model("b1", 5, 5, contract="brute", combat="2d8", weapons=("knife",))
    veteran = model("a1", 6, 5, contract="veteran", combat="2d6", weapons=("sword",))
    fight = Fight(edition, [brute, veteran]).play("attack b1 a1 knife", "defend a1 riposte sword")
    assert fight.dice == ((8, 8), (sides, sides))
    fight.play("5 6 | 3 4")
    assert len(fight.dice[0]) == len(dice.split())
    fight.play(f"damage: {dice}")
    assert fight["a1"].health == 14 - 1 - sum(map(int, dice.split()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_9_what_a_crate_hides_cannot_be_shot(edition: str) -> None:
    """A step to the left, and the Gunner has line of sight."""
    gunner = model("b1", 4, 5.5, contract="gunner", weapons=("carbine",))
    hidden = Fight(edition, [gunner, model("a1", 12, 5.5, contract="brute")], pieces=[CRATE])
    assert hidden.refused("attack b1 a1 carbine") == "no-sight"
    seen = Fight(edition, [gunner, model("a1", 12, 9, contract="brute")], pieces=[CRATE])
    seen.play("attack b1 a1 carbine")
    assert seen.asked == "attack"


@pytest.mark.rule("C4.10", "C1.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_13_moving_and_cover_add_up_and_overflow(edition: str) -> None:
    """2d6 twice -1: 2d4, and the target rolls Defense one tier higher."""
    low = wall("low", 8, 4, 9, 7, 1)
    veteran = model("b1", 4, 5.5, contract="veteran", combat="2d6", weapons=("carbine",))
    fight = Fight(
        edition, [veteran, model("a1", 9.6, 5.5, defense="2d6")], pieces=[low], act={"displaced": True, "moved": True}
    )
    fight.play("attack b1 a1 carbine")
    assert fight.dice == ((4, 4), (8, 8))
    fight.play("3 4 | 8 7")
    assert fight.reasons() == {"cover": -1, "moved": -1}


@pytest.mark.row("grenade-frag")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_15_a_frag_grenade_scatters(edition: str) -> None:
    """Dmitri throws 5" far: 8 against 10, a miss; d6 shows 4: all within 3" of where it lands suffer d8."""
    dmitri = model("b1", 4, 5, contract="gunner", combat="2d6", items=("frag",))
    table = [dmitri, model("a1", 13.3, 6.5), model("b2", 14.5, 5), model("a2", 9.4, 2)]
    fight = Fight(edition, table).play("throw b1 frag 9.40,5.00,0.00")
    assert fight.dice == ((6, 6), (6, 6))
    fight.play("grenade: 3 5 | 4 6", "direction: 360", "scatter: 4", "damage: 6", "damage: 1")
    assert [(hurt.who, hurt.lost) for hurt in fight.of(Hurt)] == [("b2", 6), ("a1", 1)]
    assert fight["b1"].items == ()
    assert fight["b1"].spent == ("frag",)


@pytest.mark.rule("C4.17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_16_a_triple_is_a_critical_and_the_reverse_a_fumble(edition: str) -> None:
    """A Pistol: 12 against 4 does 4 damage and rolls on the table; 16 would add 1; the reverse is a Ranged fumble."""
    table = [
        model("b1", 4, 5, combat="2d6", contract="gunner", weapons=("pistol",)),
        model("a1", 8, 5, defense="2d8", contract="brute"),
    ]
    fight = Fight(edition, table).play("attack b1 a1 pistol", "6 6 | 2 2")
    assert fight.asked == "critical"
    fight.play("critical: 3")
    assert fight.told("critical") == [{"who": "a1", "row": "projectile-staggered"}]
    assert fight["a1"].health == 10
    fumbled = Fight(edition, table).play("attack b1 a1 pistol", "2 2 | 6 6", "fumble: 1")
    assert fumbled.told("fumble") == [{"who": "b1", "row": "ranged-jammed"}]
    four = Fight(edition, [model("b1", 4, 5, combat="2d8", contract="gunner", weapons=("pistol",)), table[1]])
    four.play("attack b1 a1 pistol", "8 8 | 2 2", "critical: 3")
    assert four.told("critical") == [{"who": "a1", "row": "projectile-shot-through"}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_18_a_double_does_the_maximum_less_armor(edition: str) -> None:
    """9 against 4: the Sword's 6, less 2 for Medium armor: the Gunner goes from 14 to 10."""
    gunner = model("a1", 6, 5, contract="gunner", armor="standard-cuirass")
    fight = Fight(edition, [model("b1", 5, 5, contract="veteran", weapons=("sword",)), gunner])
    fight.play("attack b1 a1 sword", "4 5 | 2 2")
    assert fight["a1"].health == 10
    (hurt,) = fight.of(Hurt)
    assert (hurt.rolled, hurt.armor, hurt.lost) == (6, 2, 4)
