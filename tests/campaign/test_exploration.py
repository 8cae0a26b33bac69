"""Step 2: what survivors' Wits bring."""

import pytest

from sacredwire.content.squads import Squad
from sacredwire.rules.campaign.exploration import haul
from sacredwire.rules.state import Lasting
from support.matches import EDITIONS, rules
from support.post import Post, scarred
from support.squad_makers import plain_squad, sheet, with_model

BOTH = pytest.mark.parametrize("edition", EDITIONS)
TABLE = [
    ("marginal-returns", 1, 5, 0),
    ("standard-haul", 6, 10, 5),
    ("fair-extraction", 11, 15, 10),
    ("acceptable-yield", 16, 25, 15),
    ("above-quota", 26, 40, 20),
    ("surplus-discovery", 41, 60, 25),
    ("windfall-dividend", 61, 120, 30),
]
GONE = {f"b{slot}": {"presence": "left"} for slot in range(1, 6)}


def sharp(edition: str) -> Squad:
    """The plain squad, everybody with Wits of 2d12."""
    squad = plain_squad(edition, subs=10)
    for slot in range(5):
        squad = with_model(squad, slot, scarred(squad.models[slot], ("wits", 3)))
    return squad


@BOTH
@pytest.mark.parametrize(
    ("row", "low", "high", "subs"),
    [pytest.param(*line, marks=pytest.mark.row(f"exploration-{line[0]}")) for line in TABLE],
)
def test_k_exploration_each_row_from_its_lowest_to_its_highest_total(
    edition: str, row: str, low: int, high: int, subs: int
) -> None:
    for total in (low, high):
        found = haul(rules(edition).edition, total)
        assert (found.id, found.subs) == (row, subs)
    alone = high <= 24
    survivors = 1 if alone else 5
    post = Post(edition, sharp(edition), {who: told for who, told in GONE.items() if alone and who != "b1"})
    faces = [(high + place) // (2 * survivors) for place in range(2 * survivors)]
    pairs = [f"{faces[2 * one]} {faces[2 * one + 1]}" for one in range(survivors)]
    post.to("exploration").give(f"fall exploration {' | '.join(pairs)}")
    assert post.told("explored") == [{"seat": "blue", "total": high, "row": row, "subs": subs}]
    assert post.books.squad.subs == 10 + subs
    paid = [(one.amount, one.source, one.how) for one in post.postings("subs")]
    assert paid == ([(subs, "exploration", row)] if subs else [])


@BOTH
@pytest.mark.rule("R-43")
def test_r46_survivors_roll_both_dice_of_their_wits(edition: str) -> None:
    squad = with_model(plain_squad(edition), 1, scarred(sheet("brute", "mace"), ("wits", 2)))
    gone = {"b3": {"presence": "out", "health": 0}, "b4": {"presence": "left"}, "b5": {"presence": "exited"}}
    post = Post(edition, squad, gone).to("exploration")
    assert post.waits.who == ("b1", "b2", "b5")
    assert post.waits.groups == ((6, 6), (10, 10), (6, 6))
    assert post.waits.owner == "blue"


@BOTH
def test_r46_a_squad_without_survivors_explores_nothing(edition: str) -> None:
    post = Post(edition, models=GONE)
    assert post.asked != "exploration"
    assert not post.to("over").told("explored")


@BOTH
def test_r46_wits_are_as_the_match_left_them(edition: str) -> None:
    hurt = {"b1": {"permanent": (Lasting("wits", -1, "arc"),)}}
    assert Post(edition, models=hurt).to("exploration").waits.groups[0] == (4, 4)
