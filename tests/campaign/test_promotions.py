"""Step 4: thresholds of Merits, and the Promotion table row by row."""

from itertools import islice
from typing import Any

import pytest

from sacredwire.content.squads import ModelSheet
from sacredwire.rules.campaign.merits import crossed, thresholds
from sacredwire.rules.squads import attributes
from support.matches import EDITIONS, rules
from support.post import Post, scarred
from support.squad_makers import plain_squad, sheet, with_model

BOTH = pytest.mark.parametrize("edition", EDITIONS)
ROW = pytest.mark.row


def rolling(edition: str, *faces: int, who: ModelSheet | None = None, merits: int = 1, **told: Any) -> Post:
    """The plain squad, its second model another if wanted, after that one's Promotion roll."""
    squad = plain_squad(edition, subs=10)
    if who is not None:
        squad = with_model(squad, 1, who)
    post = Post(edition, squad, {"b2": {"merits": merits} | told}).to("promotion")
    assert post.waits.who == ("b2",)
    return post.fall("promotion", *faces)


def caster(*changes: tuple[str, int], **fields: object) -> ModelSheet:
    return scarred(sheet("broadcaster", "shiv", **fields), *changes)


@BOTH
def test_k_promotion_thresholds_are_those_of_the_book_and_then_gaps_grow_by_one(edition: str) -> None:
    assert list(islice(thresholds(rules(edition).numbers), 11)) == [1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]


@BOTH
@pytest.mark.parametrize(
    ("before", "after", "rolls"),
    [
        (0, 0, 0),
        (0, 1, 1),
        (1, 1, 0),
        (0, 2, 2),
        (2, 3, 0),
        (2, 4, 1),
        (3, 11, 3),
        (0, 22, 7),
        (22, 28, 0),
        (28, 37, 2),
    ],
)
def test_k_promotion_there_is_one_roll_for_each_threshold_crossed(
    edition: str, before: int, after: int, rolls: int
) -> None:
    assert crossed(rules(edition).numbers, before, after) == rolls
    squad = with_model(plain_squad(edition), 1, sheet("brute", "mace", merits=before))
    post = Post(edition, squad, {"b2": {"merits": after - before}}).to("over")
    assert len(post.result.promotions) == rolls
    assert post.result.squad.models[1].promotions == rolls


@BOTH
@pytest.mark.parametrize(
    ("faces", "row", "change"),
    [
        pytest.param((1, 2), "bonus", ("health", 1), marks=ROW("promotion-bonus")),
        pytest.param((2, 2), "transfer", ("move", 100), marks=ROW("promotion-transfer")),
        pytest.param((3, 3), "coverage", ("defense", 1), marks=ROW("promotion-coverage")),
        pytest.param((4, 4), "training", ("wits", 1), marks=ROW("promotion-training")),
        pytest.param((5, 5), "benefits", ("health", 2), marks=ROW("promotion-benefits")),
        pytest.param((5, 6), "relocation", ("move", 200), marks=ROW("promotion-relocation")),
    ],
)
def test_k_promotion_a_row_without_a_choice_is_given(
    edition: str, faces: tuple[int, int], row: str, change: tuple[str, int]
) -> None:
    post = rolling(edition, *faces)
    assert post.changes("b2") == [(*change, row)]
    assert post.books.promotions == ((2, row),)
    assert post.asked not in ("promotion", "promotion-power")


@BOTH
@pytest.mark.row("promotion-demotion")
def test_r100_a_demotion_meets_the_lowest_attribute(edition: str) -> None:
    post = rolling(edition, 1, 1, who=scarred(sheet("brute", "mace"), ("combat", 1), ("defense", 1)))
    assert post.changes("b2")[-1] == ("wits", -1, "demotion")
    assert post.books.promotions == ((2, "demotion"),)


@BOTH
@pytest.mark.row("promotion-demotion")
def test_r100_of_lowest_attributes_that_are_tied_the_owner_chooses(edition: str) -> None:
    post = rolling(edition, 1, 1, who=scarred(sheet("brute", "mace"), ("wits", 1)))
    assert post.asked == "promotion"
    assert post.offers() == ["combat", "defense"]
    post.choose("promotion", "defense")
    assert post.changes("b2")[-1] == ("defense", -1, "demotion")


@BOTH
@pytest.mark.rule("R-53")
def test_r100_a_lowest_attribute_at_2d4_cannot_sink(edition: str) -> None:
    post = rolling(edition, 1, 1, who=scarred(sheet("brute", "mace"), ("combat", -1)))
    assert post.changes("b2") == [("combat", -1, "")]
    assert post.told("promotion-void") == [{"who": "b2"}]


@BOTH
@pytest.mark.parametrize(
    ("faces", "row"),
    [
        pytest.param((2, 3), "clearance", marks=ROW("promotion-clearance")),
        pytest.param((4, 5), "raise", marks=ROW("promotion-raise")),
    ],
)
def test_k_promotion_combat_or_a_power(edition: str, faces: tuple[int, int], row: str) -> None:
    assert rolling(edition, *faces).changes("b2") == [("combat", 1, row)]
    post = rolling(edition, *faces, who=caster())
    assert post.offers() == ["combat", "power"]
    assert post.choose("promotion", "combat").changes("b2") == [("combat", 1, row)]
    post = rolling(edition, *faces, who=caster()).choose("promotion", "power")
    assert "focus" not in post.offers()
    assert set(post.offers()) == set(post.shop.powers) - {"focus"}
    post.choose("promotion-power", "ping")
    assert post.sheet("b2").powers == ("focus", "ping")
    assert post.changes("b2") == []


@BOTH
@pytest.mark.row("promotion-promotion")
@pytest.mark.parametrize(
    ("pick", "change"),
    [("combat", 1), ("defense", 1), ("wits", 1), ("move", 100), ("health", 1)],
)
def test_k_promotion_7_is_of_choice(edition: str, pick: str, change: int) -> None:
    post = rolling(edition, 3, 4)
    assert post.offers() == ["combat", "defense", "wits", "move", "health"]
    assert post.choose("promotion", pick).changes("b2") == [(pick, change, "promotion")]
    assert post.asked not in ("promotion", "promotion-power")


@BOTH
@pytest.mark.row("promotion-promotion")
def test_k_promotion_7_may_be_a_power_for_a_broadcaster(edition: str) -> None:
    post = rolling(edition, 3, 4, who=caster())
    assert post.offers()[-1] == "power"
    post.choose("promotion", "power").choose("promotion-power", "ping")
    assert post.sheet("b2").powers == ("focus", "ping")


@BOTH
@pytest.mark.row("promotion-fast-track")
def test_k_promotion_12_is_two_different_attributes(edition: str) -> None:
    post = rolling(edition, 6, 6)
    assert post.offers() == ["combat", "defense", "wits"]
    post.choose("promotion", "wits")
    assert post.offers() == ["combat", "defense"]
    post.choose("promotion", "combat")
    assert post.changes("b2") == [("wits", 1, "fast-track"), ("combat", 1, "fast-track")]
    assert post.asked not in ("promotion", "promotion-power")


@BOTH
@pytest.mark.rule("R-53")
def test_r155_what_is_at_2d12_is_not_offered(edition: str) -> None:
    best = scarred(sheet("brute", "mace"), ("combat", 3), ("wits", 3))
    assert rolling(edition, 3, 4, who=best).offers() == ["defense", "move", "health"]
    post = rolling(edition, 6, 6, who=best)
    assert post.changes("b2")[2:] == [("defense", 1, "fast-track")]
    assert attributes(post.shop, post.sheet("b2")).combat == 4


@BOTH
@pytest.mark.rule("R-155")
def test_r155_where_nothing_can_be_picked_the_roll_brings_nothing(edition: str) -> None:
    post = rolling(edition, 2, 3, who=scarred(sheet("brute", "mace"), ("combat", 3)))
    assert post.changes("b2") == [("combat", 3, "")]
    assert post.told("promotion-void") == [{"who": "b2"}]
    assert post.sheet("b2").promotions == 1


@BOTH
def test_r155_a_row_without_a_choice_that_cannot_do_anything_is_lost(edition: str) -> None:
    post = rolling(edition, 3, 3, who=scarred(sheet("brute", "mace"), ("defense", 3)))
    assert post.changes("b2") == [("defense", 3, "")]


@BOTH
def test_r100_the_power_is_none_already_known_and_only_broadcasters_learn_any(edition: str) -> None:
    every = tuple(rules(edition).powers)
    post = rolling(edition, 2, 3, who=caster(powers=every[:-1], promotions=len(every)))
    post.choose("promotion", "power")
    assert post.sheet("b2").powers == every  # the only one left needs no choice
    post = rolling(edition, 2, 3, who=caster(powers=every, promotions=len(every)))
    assert post.changes("b2") == [("combat", 1, "clearance")]


@BOTH
def test_r156_a_power_lost_for_good_is_not_learned_again(edition: str) -> None:
    post = rolling(edition, 2, 3, who=caster(lost_powers=("ping",))).choose("promotion", "power")
    assert "ping" not in post.offers()
    assert "focus" not in post.offers()


@BOTH
def test_k_promotion_the_dead_are_not_promoted(edition: str) -> None:
    gone = {"presence": "out", "health": 0, "merits": 2}
    post = Post(edition, models={"b2": gone}).fall("injury", 1, 1)
    assert post.asked not in ("promotion", "injury")
    assert post.to("over").result.promotions == ()
