"""Step 1: Merits are logged, by whom and for what."""

import pytest

from support.matches import EDITIONS, rules
from support.post import Post
from support.squad_makers import plain_squad, sheet, with_model

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def logged(post: Post) -> list[tuple[str, int, str, str]]:
    return [(one.who, one.amount, one.source, one.how) for one in post.to("exploration").postings("merits")]


@BOTH
def test_k_merits_a_kill_is_one_and_a_boss_one_more_for_whoever_is_credited(edition: str) -> None:
    post = Post(edition, models={"b2": {"kills": ("a2", "a1")}, "b3": {"kills": ("a5",)}})
    assert logged(post) == [("b2", 1, "kill", "a2"), ("b2", 2, "kill", "a1"), ("b3", 1, "kill", "a5")]
    assert [post.sheet(f"b{slot}").merits for slot in range(1, 6)] == [0, 3, 1, 0, 0]
    assert post.told("merits-logged") == [{"who": "b2", "merits": 3}, {"who": "b3", "merits": 1}]


@BOTH
def test_k_merits_those_found_and_those_of_the_mission_are_added_to_the_old_ones(edition: str) -> None:
    squad = with_model(plain_squad(edition), 1, sheet("brute", "mace", merits=5))
    post = Post(edition, squad, {"b2": {"merits": 2}})
    assert logged(post) == [("b2", 2, "mission", "")]
    assert post.sheet("b2").merits == 7


@BOTH
@pytest.mark.rule("C4.20", "K.merits")
def test_c4_20_whoever_left_the_board_earns_no_merits_this_game(edition: str) -> None:
    deeds = {"kills": ("a1",), "merits": 1}
    post = Post(edition, models={"b2": deeds | {"presence": "left"}, "b3": deeds | {"presence": "exited"}})
    assert {who for who, *_ in logged(post)} == {"b3"}


@BOTH
@pytest.mark.rule("K.merits")
def test_k_merits_whoever_fell_keeps_what_it_earned(edition: str) -> None:
    post = Post(edition, models={"b2": {"kills": ("a2",), "presence": "out", "health": 0}})
    assert logged(post) == [("b2", 1, "kill", "a2")]


@BOTH
@pytest.mark.rule("R-158", "M")
def test_r158_every_mission_but_the_finales_pays_its_winner_exactly_one_lead_for_winning(edition: str) -> None:
    for mission in rules(edition).edition.missions:
        plain = sum(one.leads for one in mission.rewards if one.to == "winner" and not one.of)
        assert plain == (0 if mission.trigger else 1), mission.id


@BOTH
@pytest.mark.rule("R-158", "K.merits")
def test_r158_the_post_game_pays_no_lead_for_winning(edition: str) -> None:
    assert Post(edition, winner="blue").to("over").postings("leads") == []
