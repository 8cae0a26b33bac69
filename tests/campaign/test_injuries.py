"""Step 3: injuries, row by row, and who dies of them."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.content.squads import Change, Item, Squad
from sacredwire.rules.campaign.injuries import injury
from sacredwire.rules.squads import attributes, max_health
from sacredwire.rules.state import Lasting
from support.matches import EDITIONS, rules
from support.post import Post, scarred
from support.squad_makers import plain_squad, sheet, with_model

BOTH = pytest.mark.parametrize("edition", EDITIONS)
OUT: dict[str, Any] = {"presence": "out", "health": 0}
ROW = pytest.mark.row


def hurt(edition: str, *faces: int, squad: Squad | None = None, **told: object) -> Post:
    """A squad after the injury roll of its brute."""
    return Post(edition, squad, {"b2": OUT | told}).fall("injury", *faces)


def brute(edition: str, *changes: tuple[str, int], **fields: object) -> Squad:
    """The plain squad with a brute of one's own."""
    return with_model(plain_squad(edition, subs=10), 1, scarred(sheet("brute", "mace", **fields), *changes))


@BOTH
@pytest.mark.row("injury-terminated")
@pytest.mark.parametrize("faces", [(1, 1), (1, 2)])
def test_k_injuries_3_or_less_is_death_and_the_slot_is_open(edition: str, faces: tuple[int, int]) -> None:
    post = hurt(edition, *faces)
    assert post.sheet("b2").contract == ""
    assert [item.id for item in post.books.squad.locker] == ["mace"]
    assert post.books.died == ((2, "Brute", "terminated"),)
    assert post.books.injuries == ((2, "terminated"),)
    assert not post.postings("item")
    assert post.told("died") == [{"who": "b2"}]


@BOTH
@pytest.mark.parametrize(
    ("faces", "row", "change"),
    [
        pytest.param((1, 3), "degraded", ("health", -1), marks=ROW("injury-degraded")),
        pytest.param((2, 3), "scrambled", ("wits", -1), marks=ROW("injury-scrambled")),
        pytest.param((3, 3), "exposed", ("defense", -1), marks=ROW("injury-exposed")),
        pytest.param((4, 4), "diminished", ("combat", -1), marks=ROW("injury-diminished")),
        pytest.param((4, 5), "hobbled", ("move", -100), marks=ROW("injury-hobbled")),
    ],
)
def test_k_injuries_a_penalty_stays_on_the_sheet(
    edition: str, faces: tuple[int, int], row: str, change: tuple[str, int]
) -> None:
    post = hurt(edition, *faces)
    assert post.changes("b2") == [(*change, row)]
    assert post.books.injuries == ((2, row),)


@BOTH
@pytest.mark.row("injury-scarred")
def test_k_injuries_7_does_nothing(edition: str) -> None:
    before = Post(edition, models={"b2": OUT}).to("injury")
    after = hurt(edition, 3, 4)
    assert after.sheet("b2") == before.sheet("b2")
    assert after.books.injuries == ((2, "scarred"),)
    assert after.books.postings == before.books.postings


@BOTH
@pytest.mark.row("injury-sidelined")
@pytest.mark.rule("K.absent")
def test_k_injuries_10_misses_the_next_game(edition: str) -> None:
    post = hurt(edition, 5, 5)
    assert post.sheet("b2").absent
    assert not any(post.sheet(who).absent for who in ("b1", "b3", "b4", "b5"))


@BOTH
def test_k_absent_whoever_missed_this_game_is_back_and_rolls_nothing(edition: str) -> None:
    post = Post(edition, brute(edition, absent=True)).to("exploration")
    assert not post.sheet("b2").absent
    assert post.waits.who == ("b1", "b3", "b4", "b5")


@BOTH
@pytest.mark.row("injury-glitch")
@pytest.mark.rule("K.promotion")
def test_k_injuries_11_is_a_merit_that_counts_for_the_thresholds(edition: str) -> None:
    post = hurt(edition, 5, 6)
    assert post.sheet("b2").merits == 1
    assert [(one.amount, one.source, one.who) for one in post.postings("merits")] == [(1, "glitch", "b2")]
    assert post.asked == "promotion"
    assert post.waits.who == ("b2",)


@BOTH
@pytest.mark.row("injury-reviewed")
def test_k_injuries_12_is_a_free_promotion_roll_at_once(edition: str) -> None:
    post = Post(edition, models={"b2": OUT, "b3": OUT}).fall("injury", 6, 6)
    assert post.asked == "promotion"
    assert post.waits.who == ("b2",)
    post.give("fall promotion 1 2")
    assert post.changes("b2") == [("health", 1, "bonus")]
    assert post.sheet("b2").promotions == 1
    assert post.sheet("b2").merits == 0
    assert post.waits.who == ("b3",)


@BOTH
def test_r47_only_models_out_of_action_roll(edition: str) -> None:
    gone = {"b2": OUT, "b3": {"presence": "left"}, "b4": {"presence": "exited"}}
    post = Post(edition, models=gone).to("injury")
    assert post.waits.who == ("b2",)
    post.give("fall injury 3 4")
    assert post.asked != "injury"


@BOTH
@pytest.mark.parametrize(("faces", "row"), [((4, 5), "scarred"), ((2, 3), "terminated"), ((6, 6), "sidelined")])
def test_r47_a_critical_of_6_takes_2_off_the_roll(edition: str, faces: tuple[int, int], row: str) -> None:
    post = hurt(edition, *faces, injury=-2)
    assert post.books.injuries == ((2, row),)
    assert post.told("injury-worse") == [{"who": "b2", "amount": -2}]


@BOTH
def test_r47_two_such_criticals_take_off_4_and_the_table_ends_where_it_ends(edition: str) -> None:
    assert hurt(edition, 6, 6, injury=-4).books.injuries == ((2, "diminished"),)
    assert hurt(edition, 1, 1, injury=-4).books.injuries == ((2, "terminated"),)
    assert [injury(rules(edition).edition, total).id for total in (-5, 3, 12, 15)] == [
        "terminated", "terminated", "reviewed", "reviewed",
    ]  # fmt: skip


@BOTH
@pytest.mark.rule("R-53")
def test_r47_an_attribute_never_sinks_below_2d4_and_nothing_is_written_down(edition: str) -> None:
    squad = brute(edition, ("combat", -1))
    post = hurt(edition, 4, 4, squad=squad)
    assert [change[:2] for change in post.changes("b2")] == [("combat", -1)]
    assert attributes(post.shop, post.sheet("b2")).combat == 0


@BOTH
@pytest.mark.rule("R-54")
def test_r47_move_never_sinks_below_nought(edition: str) -> None:
    squad = brute(edition, ("move", -250))
    post = hurt(edition, 4, 5, squad=squad)
    assert [change[:2] for change in post.changes("b2")] == [("move", -250), ("move", -50)]


@BOTH
@pytest.mark.rule("R-178")
def test_r47_maximum_health_of_nought_is_death_and_what_is_in_the_body_is_lost(edition: str) -> None:
    scars = (Change(stat="defense", amount=-1, repaired=True), Change(stat="health", amount=-13))
    squad = brute(edition, items=(Item(id="mace"), Item(id="reflexes")), changes=scars)
    post = hurt(edition, 1, 3, squad=squad)
    assert post.books.died == ((2, "Brute", "degraded"),)
    assert [item.id for item in post.books.squad.locker] == ["mace"]
    assert [(one.thing, one.amount, one.source) for one in post.postings("item")] == [("reflexes", -1, "lost-with")]


@BOTH
@pytest.mark.rule("R-160")
def test_r160_who_comes_home_without_maximum_health_dies_first_and_rolls_no_injury(edition: str) -> None:
    squad = brute(edition, ("health", -12))
    health = max_health(Post(edition).shop, squad.models[1])
    gone = OUT | {"permanent": (Lasting("health", -health, "heart"),), "kills": ("a1",)}
    post = Post(edition, squad, {"b2": gone})
    assert post.books.died == ((2, "Brute", "heart"),)
    assert not post.postings("merits")
    post.to("over")
    assert post.books.injuries == ()


@BOTH
@pytest.mark.rule("R-160")
def test_r160_injuries_are_rolled_in_the_order_of_the_squad_one_after_the_other(edition: str) -> None:
    post = Post(edition, models={"b4": OUT, "b2": OUT, "b5": OUT}).to("injury")
    order = []
    for _ in range(3):
        order += post.waits.who
        post.give("fall injury 3 4")
    assert order == ["b2", "b4", "b5"]


@BOTH
@pytest.mark.rule("R-100", "K.recruits")
def test_r100_the_equipment_of_the_dead_goes_to_the_lockers(edition: str) -> None:
    squad = with_model(plain_squad(edition, locker=(Item(id="pistol"),)), 1, sheet("brute", "mace", "stim"))
    post = hurt(edition, 1, 1, squad=replace(squad, subs=0))
    assert sorted(item.id for item in post.books.squad.locker) == ["mace", "pistol", "stim"]
    assert not post.postings("item")
