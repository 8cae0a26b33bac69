"""The Boss dies: who follows, and what the new one picks."""

from typing import Any

import pytest

from sacredwire.content.squads import Squad
from sacredwire.rules import squads
from sacredwire.rules.squad_check import check as faults
from sacredwire.rules.state import Lasting
from support.matches import EDITIONS
from support.post import Post
from support.squad_makers import plain_squad, sheet

BOTH = pytest.mark.parametrize("edition", EDITIONS)
OUT: dict[str, Any] = {"presence": "out", "health": 0}


def bereft(edition: str, squad: Squad | None = None, **models: dict[str, Any]) -> Post:
    """A squad whose Boss has just died of its injury."""
    return Post(edition, squad, {"b1": OUT} | models).fall("injury", 1, 1)


@BOTH
@pytest.mark.row("contract-boss")
def test_k_succession_a_resource_follows_at_once_and_keeps_contract_attributes_and_merits(edition: str) -> None:
    post = bereft(edition, b3={"merits": 1})
    assert post.asked == "successor"
    assert post.offers() == ["b2", "b3", "b4", "b5"]
    before = post.sheet("b3")
    post.choose("successor", "b3").choose("succession", "weapons")
    after = post.sheet("b3")
    assert squads.is_boss(after)
    assert (after.contract, after.merits, after.array) == ("gunner", 1, before.array)
    assert squads.attributes(post.shop, after) == squads.attributes(post.shop, before)
    assert post.sheet("b1").contract == ""
    assert post.told("succeeds") == [{"who": "b3"}]


@BOTH
def test_k_succession_it_picks_both_kinds_of_weapons(edition: str) -> None:
    post = bereft(edition).choose("successor", "b3")
    assert post.asked == "succession"
    assert post.offers() == ["weapons", "armor"]
    boss = post.choose("succession", "weapons").sheet("b3")
    contract = post.shop.contracts["gunner"]
    assert squads.may_use(post.shop.weapons["sword"], boss, contract)
    assert squads.armor_limit(boss, contract) == 1


@BOTH
def test_k_succession_or_one_more_tier_of_armor(edition: str) -> None:
    boss = (post := bereft(edition).choose("successor", "b3").choose("succession", "armor")).sheet("b3")
    contract = post.shop.contracts["gunner"]
    assert not squads.may_use(post.shop.weapons["sword"], boss, contract)
    assert squads.armor_limit(boss, contract) == 2


@BOTH
@pytest.mark.rule("R-157")
@pytest.mark.parametrize(("contract", "pick"), [("agent", "armor"), ("veteran", "armor"), ("brute", "weapons")])
def test_r157_what_it_has_already_is_no_pick_and_the_other_is_its_own_unasked(
    edition: str, contract: str, pick: str
) -> None:
    models = (sheet("boss", "sword"), sheet(contract, "knife"), *(sheet("gunner", "pistol") for _ in range(2)))
    post = bereft(edition, plain_squad(edition, subs=0, models=(*models, sheet("zealot", "knife"))))
    post.choose("successor", "b2")
    assert post.asked != "succession"
    assert post.sheet("b2").succession == pick


@BOTH
@pytest.mark.rule("R-160")
def test_r160_whoever_has_still_to_roll_may_follow_and_if_it_dies_another_follows(edition: str) -> None:
    post = bereft(edition, b2=OUT).choose("successor", "b2")
    assert post.asked == "injury"
    post.give("fall injury 1 2")
    assert post.asked == "successor"
    assert post.offers() == ["b3", "b4", "b5"]
    post.choose("successor", "b4")
    assert post.sheet("b4").succession == "armor"
    assert [slot for slot, _, _ in post.books.died] == [1, 2]


@BOTH
@pytest.mark.rule("R-160", "K.absent")
def test_r160_whoever_misses_the_next_game_may_follow(edition: str) -> None:
    plain = plain_squad(edition, subs=0)
    squad = plain_squad(edition, subs=0, models=(plain.models[1], plain.models[0], *plain.models[2:]))
    post = Post(edition, squad, {"b1": OUT, "b2": OUT}).fall("injury", 5, 5)
    post.give("fall injury 1 1")
    assert post.offers() == ["b1", "b3", "b4", "b5"]
    assert post.choose("successor", "b1").sheet("b1").absent


@BOTH
@pytest.mark.rule("R-160")
def test_r160_a_boss_who_comes_home_without_health_is_followed_before_anything_else(edition: str) -> None:
    heart = OUT | {"permanent": (Lasting("health", -99, "heart"),)}
    post = Post(edition, models={"b1": heart, "b2": heart}, winner="blue", evidence=1)
    assert post.asked == "successor"
    assert post.offers() == ["b3", "b4", "b5"]
    post.choose("successor", "b4")
    assert post.books.died == ((1, "Boss", "heart"), (2, "Brute", "heart"))
    assert post.asked == "evidence"


@BOTH
def test_k_succession_the_last_resource_follows_unasked(edition: str) -> None:
    models = {f"b{slot}": OUT for slot in range(1, 5)}
    post = Post(edition, models=dict(sorted(models.items(), reverse=True)))
    for _ in range(4):
        if post.to("injury").waits.who == ("b1",):
            post.give("fall injury 1 1")
            post.choose("successor", "b5")
            post.choose("succession", "weapons")
        else:
            post.give("fall injury 1 1")
    assert squads.is_boss(post.sheet("b5"))
    assert post.books.slots() == (5,)


@BOTH
@pytest.mark.rule("R-185")
def test_r185_when_nobody_is_left_nobody_is_asked_until_there_are_recruits(edition: str) -> None:
    post = Post(edition, models={f"b{slot}": OUT for slot in range(1, 6)})
    for slot in range(1, 6):
        if post.asked == "successor":
            post.choose("successor", f"b{slot}")
        while post.asked not in ("injury", "successor"):
            post.give(post.dull())
        post.fall("injury", 1, 1)
    assert post.asked != "successor"
    assert post.books.slots() == ()
    assert len(post.books.died) == 5


@BOTH
def test_k_succession_a_new_resource_fills_the_place_and_the_squad_is_legal_again(edition: str) -> None:
    post = bereft(edition, plain_squad(edition, subs=0)).choose("successor", "b3").choose("succession", "armor")
    post.to("over")
    assert post.result.replaced == (1,)
    assert post.result.died == ((1, "Boss", "terminated"),)
    assert faults(post.rules.edition, post.result.squad) == ()
    assert sum(map(squads.is_boss, post.result.squad.models)) == 1
