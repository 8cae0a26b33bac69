"""Seeded dice: the same secret, the same dice; every face as likely as the next; nothing without the secret."""

import hashlib
import hmac
from collections import Counter

import pytest

from sacredwire.engine.inputs import Drawn, Fall
from sacredwire.engine.pending import Draw, Roll
from sacredwire.errors import ServiceError
from sacredwire.play.dice import ScriptedDice, SeededDice

ATTACK = Roll("attack", "C4.7", ((8, 8), (6, 6)))


def test_the_first_throws_of_seed_1_are_what_they_always_were() -> None:
    dice = SeededDice(1)
    assert [dice.fall(ATTACK) for _ in range(3)] == [
        Fall("attack", ((4, 3), (2, 3))),
        Fall("attack", ((3, 2), (6, 1))),
        Fall("attack", ((4, 4), (1, 6))),
    ]


def test_a_throw_is_the_hmac_of_match_index_purpose_and_sides() -> None:
    data = hmac.new(b"secret", b"match-7|4|attack|8 8 6 6|0", hashlib.sha256).digest()
    expected, at = [], 0
    for side in (8, 8, 6, 6):
        while data[at] >= 256 - 256 % side:
            at += 1
        expected.append(data[at] % side + 1)
        at += 1
    fallen = SeededDice(b"secret", "match-7", 4).fall(ATTACK)
    assert fallen == Fall("attack", ((expected[0], expected[1]), (expected[2], expected[3])))


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100, 256])
def test_every_face_is_as_likely_as_the_next(sides: int) -> None:
    count = 400 * sides
    dice = SeededDice(f"fair {sides}")
    found: Counter[int] = Counter()
    for _ in range(count // 40):
        fallen = dice.fall(Roll("damage", "C4.18", ((sides,) * 40,)))
        assert isinstance(fallen, Fall)
        found.update(fallen.groups[0])
    assert set(found) == set(range(1, sides + 1))
    squares = sum((found[face] - 400) ** 2 / 400 for face in range(1, sides + 1))
    assert squares < sides + 6 * (2 * sides) ** 0.5  # chi-square with sides - 1 degrees, six deviations


def test_a_direction_has_360_faces_and_reaches_all_of_them() -> None:
    dice = SeededDice(7)
    found = Counter(dice.fall(Roll("direction", "C4.12", ((360,),))).groups[0][0] for _ in range(20_000))  # type: ignore[union-attr]  # a roll falls as faces
    assert set(found) == set(range(1, 361))


def test_tokens_are_drawn_evenly_whatever_their_order_in_the_bag() -> None:
    dice = SeededDice(3)
    bag = ("blue", "amber", "blue", "h1")
    found = Counter(dice.fall(Draw(bag)) for _ in range(4000))
    assert 1800 < found[Drawn("blue")] < 2200
    assert 850 < found[Drawn("h1")] < 1150
    assert SeededDice(3).fall(Draw(bag)) == SeededDice(3).fall(Draw(tuple(reversed(bag))))


def test_a_match_taken_up_again_goes_on_with_the_same_dice() -> None:
    whole = SeededDice(9, "m")
    fallen = [whole.fall(ATTACK) for _ in range(6)]
    again = SeededDice(9, "m", index=4)
    assert [again.fall(ATTACK) for _ in range(2)] == fallen[4:]


def test_other_secrets_and_matches_give_other_dice() -> None:
    rows = [
        [SeededDice(secret, match).fall(Roll("x", "C1.9", ((12,) * 30,)))]
        for secret, match in (("a", "1"), ("b", "1"), ("a", "2"))
    ]
    assert rows[0] != rows[1] != rows[2] != rows[0]


def test_scripted_dice_fall_as_told_and_run_out() -> None:
    dice = ScriptedDice([Fall("attack", ((1, 2), (3, 4)))])
    assert dice.fall(ATTACK) == Fall("attack", ((1, 2), (3, 4)))
    with pytest.raises(ServiceError) as caught:
        dice.fall(ATTACK)
    assert caught.value.code == "dice-used-up"
