"""What the rows of the tables make of a hit, in both editions."""

import pytest

from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition, Grenade, Weapon
from sacredwire.rules.dice.damage import Blow, CriticalRow
from sacredwire.rules.dice.table import GAME_REROLLS
from sacredwire.rules.dice.weapon import blow, rerolls

NEW, OLD = load_edition("sacredwire-0.9"), load_edition("hardwired-0.7")
EDITIONS = pytest.mark.parametrize("edition", [NEW, OLD], ids=lambda edition: edition.id)


def weapon(edition: Edition, row: str) -> Weapon:
    return next(each for each in edition.weapons if each.id == row)


def grenade(row: str) -> Grenade:
    return next(each for each in NEW.grenades if each.id == row)


def test_c4_18_the_sword_is_a_d6_with_the_bladed_table() -> None:
    """C4.18, C4.16: a d4 more, four rows that take nothing at once, Out of Action."""
    table = (CriticalRow(extra=4), *[CriticalRow()] * 4, CriticalRow(out=True))
    assert blow(NEW, weapon(NEW, "sword")) == Blow(die=6, critical=table)
    assert blow(OLD, weapon(OLD, "sword")) == Blow(die=6, critical=table, critical_after_armor=True)


def test_r12_more_damage_against_armor_is_ap_in_0_9() -> None:
    """R-12: the Chain Blade ignores 2 points of armor; in 0.7 it does 2 more against an armored target."""
    assert blow(NEW, weapon(NEW, "chain-blade"), armored=True).pierce == 2
    assert blow(NEW, weapon(NEW, "chain-blade"), armored=True).flat == 0
    old = weapon(OLD, "chain-blade")
    assert [blow(OLD, old, armored=armored).flat for armored in (False, True)] == [0, 2]
    assert blow(OLD, old, armored=True).pierce == 0


def test_a_shiv_does_one_more_against_the_wounded() -> None:
    shiv = weapon(NEW, "shiv")
    assert [blow(NEW, shiv, wounded=wounded).flat for wounded in (False, True)] == [0, 1]
    assert blow(NEW, shiv, wounded=True, bonus=1).flat == 2


def test_c4_7_a_lost_riposte_doubles_the_dice_by_policy() -> None:
    """C4.7: twice the dice in 0.9, ordinary damage in 0.7; fixed damage is no die."""
    assert [blow(each, weapon(each, "mace"), lost_riposte=True).dice for each in (NEW, OLD)] == [2, 1]
    knuckles = blow(NEW, weapon(NEW, "knuckles"), lost_riposte=True)
    assert (knuckles.die, knuckles.flat) == (0, 2)


def test_c4_16_the_arc_claw_adds_to_the_critical_roll() -> None:
    """C4.16: its +1 and the target's Protective Lining (-1) add up."""
    claw = weapon(NEW, "arc-claw")
    assert blow(NEW, claw).critical_bonus == 1
    assert blow(NEW, claw, critical_bonus=-1).critical_bonus == 0


@EDITIONS
def test_r27_broadcast_uses_the_static_table(edition: Edition) -> None:
    """R-27: the Screamer's criticals are those of the Arc Pistol."""
    screamer, pistol = (blow(edition, weapon(edition, row)) for row in ("screamer", "arc-pistol"))
    assert screamer.critical == pistol.critical


def test_r75_dissolved_takes_nothing_at_once() -> None:
    """R-75: the last Toxic row takes effect at a later round's end."""
    assert blow(NEW, weapon(NEW, "shiv")).critical[5] == CriticalRow()


def test_r73_a_grenade_is_a_plain_blow_without_a_table() -> None:
    """R-73: damage rolled, armor counts, no doubles, no criticals; the Smoke grenade's point is fixed."""
    assert blow(NEW, grenade("frag")) == Blow(die=8, plain=True)
    assert blow(NEW, grenade("smoke")) == Blow(flat=1, plain=True)


def test_severance_and_overcharge_do_maximum_damage() -> None:
    assert blow(NEW, weapon(NEW, "rifle"), maximum=True).maximum


@EDITIONS
def test_r3_rerolls_by_weapon_and_roll(edition: Edition) -> None:
    """R-3: weapons reroll in attack and Riposte, the 0.7 Sword in a Riposte only, ranged ones in shots."""
    found = {
        row: [rerolls(weapon(edition, row), on) for on in ("melee", "riposte", "shot", "defense")]
        for row in ("machete", "saber", "knife")
    }
    assert found["machete"][:2] == [(1,), (1,)]
    assert found["saber"][:2] == [(1, 2), (1, 2)]
    assert found["knife"] == [()] * 4
    assert rerolls(weapon(edition, "carbine"), "shot") == (1,)
    assert rerolls(weapon(edition, "machete"), "defense") == ()


def test_r3_the_sword_of_0_7_rerolls_only_in_a_riposte() -> None:
    sword = weapon(OLD, "sword")
    assert (rerolls(sword, "melee"), rerolls(sword, "riposte")) == ((), (1,))
    assert rerolls(weapon(NEW, "sword"), "riposte") == ()


@EDITIONS
def test_r3_the_shipped_table_covers_every_reroll_of_the_game(edition: Edition) -> None:
    """R-3: no weapon or armor of the tables rerolls faces that the table of contests lacks."""
    rows = (*edition.weapons, *edition.hostile_weapons, *edition.armor)
    kinds = ("melee", "shot", "riposte", "free-attack", "defense")
    assert {rerolls(row, kind) for row in rows for kind in kinds} == set(GAME_REROLLS)
