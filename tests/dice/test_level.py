"""Die Tiers against an oracle written from the rule's words alone, dice as a written list, one step at a time."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacredwire.errors import SacredWireError
from sacredwire.rules.dice import level

LADDER = ["2d4", "2d6", "2d8", "2d10", "2d12"]
MODS = range(-3, 4)


def walk(start: str, steps: int) -> tuple[str, int]:
    """Take the steps of one side's summed modifiers one by one; answer where it stands and the steps left over."""
    here, direction, spare = LADDER.index(start), (1 if steps > 0 else -1), 0
    for _ in range(abs(steps)):
        if here + direction in range(len(LADDER)):
            here += direction
        else:
            spare += direction
    return LADDER[here], spare


def settled(attacker: str, attacker_steps: int, defender: str, defender_steps: int) -> tuple[str, str]:
    """The rule's own order: both walk, then each gets the other's spare steps turned round; the rest is lost."""
    attacker, attacker_spare = walk(attacker, attacker_steps)
    defender, defender_spare = walk(defender, defender_steps)
    return walk(attacker, -defender_spare)[0], walk(defender, -attacker_spare)[0]


@pytest.mark.rule("C1.10")
def test_r1_clamp_and_overflow_on_all_tiers_and_modifiers() -> None:
    """R-1, C1.10: all 25 pairs of levels, modifiers -3..+3 on both sides."""
    for attacker, defender, mine, theirs in product(range(5), range(5), MODS, MODS):
        a, d = level.settle(attacker, mine, defender, theirs)
        assert (LADDER[a], LADDER[d]) == settled(LADDER[attacker], mine, LADDER[defender], theirs)


def test_c1_10_example_a_boost_over_2d12_lowers_the_target() -> None:
    """C1.10: Combat 2d12 with +1 keeps 2d12, Defense 2d6 rolls 2d4."""
    a, d = level.settle(level.parse("2d12"), +1, level.parse("2d6"), 0)
    assert (level.name(a), level.name(d)) == ("2d12", "2d4")


def test_c4_13_example_moving_and_cover_add_up() -> None:
    """C4.13: Combat 2d6 that moved and shoots into cover rolls 2d4, the target's Defense goes from 2d6 to 2d8."""
    a, d = level.settle(level.parse("2d6"), -1 - 1, level.parse("2d6"), 0)
    assert (level.name(a), level.name(d)) == ("2d4", "2d8")


def test_r1_modifiers_are_summed_before_the_clamp() -> None:
    """R-1: +1 and -1 at the limit cancel; taken one at a time they would not."""
    assert level.settle(4, +1 - 1, 2, 0) == (4, 2)


@pytest.mark.rule("C1.10")
def test_r1_overflow_does_not_come_back() -> None:
    """C1.10: what would push the opponent over its own limit is lost."""
    assert level.settle(4, +2, 0, 0) == (4, 0)
    assert level.settle(0, -3, 4, 0) == (0, 4)


def test_r1_both_overflows_cross_at_once() -> None:
    """R-1: each overflow is measured before either crosses: 2d12 +1 against 2d12 +2 makes 2d8 against 2d10."""
    assert level.settle(4, +1, 4, +2) == (2, 3)


@given(tier=st.integers(0, 4), mods=st.integers(-9, 9))
def test_r2_the_fixed_2d6_takes_no_part_in_overflow(tier: int, mods: int) -> None:
    """R-2: the roller is clamped, the 2d6 stays what it is."""
    assert level.settle_fixed(tier, mods) == (LADDER.index(walk(LADDER[tier], mods)[0]), LADDER.index("2d6"))


@given(tier=st.integers(0, 4), changes=st.lists(st.sampled_from([-1, 1]), max_size=8))
def test_r53_permanent_changes_one_at_a_time_lose_their_excess(tier: int, changes: list[int]) -> None:
    """R-53: each change clamps on its own, so -1 at 2d4 and then +1 ends at 2d6."""
    here, expected = tier, LADDER[tier]
    for change in changes:
        here, expected = level.permanent(here, change), walk(expected, change)[0]
    assert LADDER[here] == expected


@pytest.mark.parametrize("text", LADDER)
def test_a_level_reads_as_it_is_written(text: str) -> None:
    assert level.name(level.parse(text)) == text
    assert level.parse(f" {text.upper()} ") == level.parse(text)


@pytest.mark.parametrize("text", ["2d7", "d6", "3d6", "2d20", "", "2d", "2d6.0", "２d6"])
def test_a_level_the_game_lacks_is_refused_with_a_code(text: str) -> None:
    with pytest.raises(SacredWireError) as refused:
        level.parse(text)
    assert refused.value.code == "unknown-tier"
    assert refused.value.params["tier"] == text
