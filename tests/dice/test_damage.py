"""Damage against an oracle that plays one hit after another, the steps in the order the booklet gives them."""

from collections import Counter
from fractions import Fraction

import pytest

from sacredwire.rules.dice.contest import margin, work_out
from sacredwire.rules.dice.damage import (
    OUT_OF_ACTION,
    Blow,
    CriticalRow,
    attack,
    critical_row,
    expected_loss,
    harm,
    kill_chance,
    riposte,
)
from sacredwire.rules.dice.dist import Distribution
from sacredwire.rules.dice.level import parse
from sacredwire.rules.dice.spec import Contest, contest, fixed_test
from support.dice_oracle import Chances, played

PLAIN, OUT = CriticalRow(), CriticalRow(out=True)
BLADED = (CriticalRow(extra=4), PLAIN, PLAIN, PLAIN, PLAIN, OUT)
EXPLOSIVE = (CriticalRow(extra=6), PLAIN, PLAIN, PLAIN, PLAIN, OUT)


def chances(found: Distribution) -> Chances:
    return {value: Fraction(weight, found.total) for value, weight in found.pairs}


BLOWS = [
    Blow(flat=1),
    Blow(flat=2, dice=2),
    Blow(die=4, critical=BLADED),
    Blow(die=6, flat=1, pierce=2, critical=BLADED),
    Blow(die=8, dice=2, critical=EXPLOSIVE, critical_bonus=1),
    Blow(die=8, critical=EXPLOSIVE, critical_bonus=-1, critical_after_armor=True),
    Blow(die=10, maximum=True, critical=BLADED, critical_after_armor=True),
    Blow(die=12, pierce=1, critical=EXPLOSIVE),
    Blow(flat=2, critical=BLADED, critical_after_armor=True),
    Blow(die=8),
]


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize("armor", range(4))
@pytest.mark.parametrize("blow", BLOWS, ids=str)
def test_c4_18_each_margin_does_what_the_steps_do(blow: Blow, armor: int) -> None:
    """C4.18, C4.16: weapon, critical, armor, Health; both orders of critical and armor."""
    for ahead in range(1, 13):
        assert chances(harm(blow, ahead, armor)) == played(blow, ahead, armor), ahead


@pytest.mark.parametrize("ahead", [-4, -3, -1, 0])
def test_c4_7_no_hit_no_damage(ahead: int) -> None:
    """C4.7: a defender who wins loses nothing."""
    assert harm(BLOWS[3], ahead, 0).pairs == ((0, 1),)


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize("asked", [contest(1, 2), contest(3, 1, attacker_rerolls=(1, 2)), fixed_test(1)], ids=str)
@pytest.mark.parametrize("blow", BLOWS[2:6], ids=str)
def test_c4_18_a_whole_attack_is_its_margins_together(asked: Contest, blow: Blow) -> None:
    """C4.7, C4.18: chance of each margin times what that margin does."""
    expected: Counter[int] = Counter()
    found = work_out(asked)
    for ahead, weight in found.pairs:
        for lost, chance in (played(blow, ahead, 2) if ahead > 0 else {0: Fraction(1)}).items():
            expected[lost] += Fraction(weight, found.total) * chance
    assert chances(attack(asked, blow, 2)) == dict(expected)


def test_r22_a_riposte_does_plain_damage_however_far_ahead() -> None:
    """R-22: no doubles and no criticals, but flat bonuses and AP, and it hits the attacker when the defender wins."""
    asked, blow = contest(1, 2), Blow(die=6, flat=1, pierce=1, critical=BLADED)
    loses = work_out(asked).at_most(-1)
    expected = {lost: loses * chance for lost, chance in played(blow, 1, 2).items()}
    assert chances(riposte(asked, blow, 2)) == {**expected, 0: expected.get(0, 0) + 1 - loses}


def test_r73_a_plain_blow_knows_no_doubles_and_no_criticals() -> None:
    """R-73: a grenade that wins by any margin rolls its die and no more."""
    grenade = Blow(die=8, plain=True, critical=EXPLOSIVE)
    assert {harm(grenade, ahead, 2) for ahead in range(1, 13)} == {harm(Blow(die=8), 1, 2)}


def test_c4_7_a_lost_riposte_doubles_the_dice_and_not_the_bonus() -> None:
    """C4.7 in 0.9: twice the weapon's dice; at maximum twice its die; a fixed 2 is no die."""
    doubled = Blow(die=6, dice=2, flat=1)
    assert [value for value, _ in harm(doubled, 1, 0).pairs] == list(range(3, 14))
    assert harm(doubled, 2, 0).pairs == ((13, 1),)
    assert harm(Blow(flat=2, dice=2), 1, 0).pairs == ((2, 1),)


def test_c4_16_example_a_triple_with_the_pistol() -> None:
    """C4.16: 12 v 4 with a Pistol (d4): its maximum of 4, and the table's row by the d6 as it falls."""
    ahead = margin(12, parse("2d6"), 4, parse("2d8"))
    found = chances(harm(Blow(die=4, critical=BLADED), ahead, 0))
    assert found == {
        4: Fraction(4, 6),
        OUT_OF_ACTION: Fraction(1, 6),
        **{4 + extra: Fraction(1, 24) for extra in range(1, 5)},
    }


def test_c4_16_quadruple_adds_one_to_the_critical_roll() -> None:
    """C4.16: quadruple +1, quintuple +2; at least the first row, 6 and more the last."""
    assert [critical_row(face, 3, 0, 6) for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert [critical_row(face, 4, 0, 6) for face in range(1, 7)] == [2, 3, 4, 5, 6, 6]
    assert [critical_row(face, 5, 0, 6) for face in range(1, 7)] == [3, 4, 5, 6, 6, 6]
    assert [critical_row(face, 3, -1, 6) for face in range(1, 7)] == [1, 1, 2, 3, 4, 5]


def test_c4_18_example_the_sword_against_medium_armor() -> None:
    """C4.18: 9 v 4 is a double: the Sword's maximum of 6, Medium armor takes 2, the Gunner loses 4."""
    ahead = margin(9, parse("2d6"), 4, parse("2d6"))
    assert harm(Blow(die=6, critical=BLADED), ahead, 2).pairs == ((4, 1),)


def test_c4_18_the_two_orders_of_critical_and_armor_differ() -> None:
    """C4.18: armor 3 swallows a d4 hit's extra damage before it, not when the critical is a second loss."""
    row = (CriticalRow(extra=4),)
    before, after = Blow(die=4, critical=row), Blow(die=4, critical=row, critical_after_armor=True)
    assert chances(harm(before, 3, 6)) == {0: Fraction(1, 2), 1: Fraction(1, 4), 2: Fraction(1, 4)}
    assert chances(harm(after, 3, 6)) == {extra: Fraction(1, 4) for extra in range(1, 5)}


@pytest.mark.parametrize("health", [1, 4, 8, 14])
def test_bots_get_the_same_numbers_rounded_once(health: int) -> None:
    """The ready floats are the exact fractions, loss never counted beyond the Health there is."""
    asked, blow = contest(2, 1), BLOWS[3]
    lost = chances(attack(asked, blow, 1))
    assert kill_chance(asked, blow, 1, health) == float(sum(c for points, c in lost.items() if points >= health))
    assert expected_loss(asked, blow, 1, health) == float(sum(min(points, health) * c for points, c in lost.items()))
