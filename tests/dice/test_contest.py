"""Contests against two oracles: every die of both sides enumerated, and icepool."""

from fractions import Fraction
from itertools import combinations_with_replacement, product

import icepool
import pytest

from sacredwire.rules.dice.contest import margin, work_out
from sacredwire.rules.dice.dist import rolled
from sacredwire.rules.dice.level import parse
from sacredwire.rules.dice.spec import Contest, contest, faces, fixed_test
from support.dice_oracle import SIDES, Chances, enumerated, result, retried, thrown

PAIRS = list(product(SIDES, SIDES))
NONE, ONES, TWOS, THREES = (), (1,), (1, 2), (1, 2, 3)
REROLLS = (NONE, ONES, TWOS, THREES)
OTHER_FACES = ((2,), (4,), (1, 3), (1, 2, 3, 4))


def pooled(a_sides: int, d_sides: int, a_again: tuple[int, ...], d_again: tuple[int, ...]) -> Chances:
    """The same by icepool, whose own `reroll` knows ties and faces."""
    a, d = (
        icepool.d(sides).reroll(list(again), depth=1) if again else icepool.d(sides)
        for sides, again in ((a_sides, a_again), (d_sides, d_again))
    )
    fallen = icepool.map(
        lambda x, y: icepool.Reroll if result(x, a_sides, y, d_sides) is None else result(x, a_sides, y, d_sides),
        2 @ a,
        2 @ d,
    )
    return {outcome: Fraction(quantity, fallen.denominator()) for outcome, quantity in fallen.items()}


def exact(asked: Contest) -> Chances:
    found = work_out(asked)
    return {value: Fraction(weight, found.total) for value, weight in found.pairs}


@pytest.mark.rule("C4.16", "R-3")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_c1_9_all_levels_and_all_16_reroll_sets_agree_with_every_throw_enumerated(attacker: int, defender: int) -> None:
    """C1.9, C4.16, R-3: the game's face rerolls are none, 1, 1-2 and 1-3 on either side."""
    for again in product(REROLLS, REROLLS):
        asked = Contest(attacker=attacker, defender=defender, attacker_rerolls=again[0], defender_rerolls=again[1])
        assert exact(asked) == enumerated(SIDES[attacker], SIDES[defender], *again), again


@pytest.mark.rule("C4.16", "R-3")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_c1_9_all_levels_and_all_16_reroll_sets_agree_with_icepool(attacker: int, defender: int) -> None:
    """C1.9, C4.16, R-3: dice, face rerolls and repeated ties by a library of others."""
    for again in product(REROLLS, REROLLS):
        asked = Contest(attacker=attacker, defender=defender, attacker_rerolls=again[0], defender_rerolls=again[1])
        assert exact(asked) == pooled(SIDES[attacker], SIDES[defender], *again), again


@pytest.mark.parametrize("again", list(product(OTHER_FACES, OTHER_FACES)))
def test_r3_any_other_faces_are_rerolled_as_well(again: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    """R-3: a content of one's own may reroll other faces, all of a d4 included."""
    for attacker, defender in PAIRS:
        asked = Contest(attacker=attacker, defender=defender, attacker_rerolls=again[0], defender_rerolls=again[1])
        assert exact(asked) == enumerated(SIDES[attacker], SIDES[defender], *again)


@pytest.mark.parametrize(("tier", "again"), list(product(SIDES, REROLLS)))
def test_r3_one_side_alone(tier: int, again: tuple[int, ...]) -> None:
    """R-3: both dice fall, those showing a reroll face fall once more, and the second throw stands."""
    found, expected = rolled(tier, again), thrown(SIDES[tier], again)
    assert {value: Fraction(weight, found.total) for value, weight in found.pairs} == {
        value: Fraction(n, expected.total()) for value, n in expected.items()
    }


def test_c1_9_example_a_tie_goes_to_the_lower_tier() -> None:
    """C1.9: Combat 2d6 and Defense 2d8 both total 9: the 2d6 hits, plainly; two 2d8 that tie roll again."""
    assert margin(9, parse("2d6"), 9, parse("2d8")) == 1
    assert margin(9, parse("2d8"), 9, parse("2d6")) == -1
    assert margin(9, parse("2d8"), 9, parse("2d8")) == 0


def test_c4_16_example_twelve_against_four_is_a_triple_and_sixteen_a_quadruple() -> None:
    """C4.16: 12 v 4 triples, turned round it is the attacker's fumble, 16 v 4 is a quadruple."""
    combat, defense = parse("2d6"), parse("2d8")
    assert margin(12, combat, 4, defense) == 3
    assert margin(4, combat, 12, defense) == -3
    assert margin(4, combat, 16, defense) == -4


def test_c4_18_example_nine_against_four_is_a_double() -> None:
    """C4.18: Combat 9 against Defense 4."""
    assert margin(9, parse("2d6"), 4, parse("2d6")) == 2


def test_r2_the_fixed_2d6_keeps_the_tie_rule() -> None:
    """R-2: 2d4 wins a tie against it, 2d6 rolls again, 2d8 and more lose it."""
    fixed = fixed_test(0).defender
    assert [margin(7, tier, 7, fixed) for tier in SIDES] == [1, 0, -1, -1, -1]


@pytest.mark.rule("R-1")
def test_r2_a_modifier_beyond_the_limit_is_lost_against_the_fixed_2d6() -> None:
    """R-2 beside R-1: the same roll against a model passes the overflow on."""
    assert fixed_test(4, mods=1) == fixed_test(4) == Contest(attacker=4, defender=1)
    assert contest(4, 1, attacker_mods=1) == Contest(attacker=4, defender=0)


@pytest.mark.parametrize("pair", list(combinations_with_replacement(SIDES, 2)))
def test_c1_9_the_sides_mirror_each_other(pair: tuple[int, int]) -> None:
    """C1.9: nothing but the sign of a margin depends on who attacks."""
    a, d = pair
    one = Contest(attacker=a, defender=d, attacker_rerolls=ONES, defender_rerolls=TWOS)
    other = Contest(attacker=d, defender=a, attacker_rerolls=TWOS, defender_rerolls=ONES)
    assert exact(one) == {-value: chance for value, chance in exact(other).items()}


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
@pytest.mark.parametrize("retries", [(True, False), (False, True)])
def test_r57_the_agents_retry_follows_every_throw(attacker: int, defender: int, retries: tuple[bool, bool]) -> None:
    """R-57: a lost Wits roll is thrown again once against the standing total, fumbles included."""
    asked = Contest(attacker=attacker, defender=defender, attacker_retry=retries[0], defender_retry=retries[1])
    assert exact(asked) == retried(attacker, defender, *retries)


@pytest.mark.parametrize(("attacker", "defender"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_r57_two_agents_each_throw_again_once(attacker: int, defender: int) -> None:
    """R-57: the retry of one may hand the roll, lost, to the other, who retries in turn."""
    asked = Contest(attacker=attacker, defender=defender, attacker_retry=True, defender_retry=True)
    assert exact(asked) == retried(attacker, defender, True, True)


@pytest.mark.rule("R-52")
@pytest.mark.parametrize("retries", [(True, False), (False, True), (True, True)])
def test_r57_a_retry_rerolls_no_faces(retries: tuple[bool, bool]) -> None:
    """R-57, R-52: if content gives face rerolls to a Wits roll, they count in its throws and not in the retry."""
    for attacker, defender in product((0, 1), (0, 1)):
        asked = Contest(
            attacker=attacker,
            defender=defender,
            attacker_rerolls=ONES,
            defender_rerolls=ONES,
            attacker_retry=retries[0],
            defender_retry=retries[1],
        )
        assert exact(asked) == retried(attacker, defender, *retries, faces=ONES)


def test_r57_a_retry_never_lowers_the_chance_to_win() -> None:
    """R-57: only a lost roll is thrown again."""
    for tier in SIDES:
        without, having = work_out(fixed_test(tier)), work_out(fixed_test(tier, retry=True))
        assert having.at_least(1) > without.at_least(1)
        assert having.at_most(-3) < without.at_most(-3)


def test_r52_faces_from_two_sources_are_rerolled_once() -> None:
    """R-52: no die is rerolled twice in one roll, whatever names its face."""
    assert faces((2, 1), (1,)) == (1, 2)
    assert faces((3,), (), (1, 2)) == (1, 2, 3)
