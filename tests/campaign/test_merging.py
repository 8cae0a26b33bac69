"""Before step 1: what the match left comes onto the sheets, and every thing is accounted for."""

from typing import Any

import pytest

from sacredwire.content.squads import Item, Squad
from sacredwire.rules.squads import attributes, profile
from sacredwire.rules.state import Lasting
from support.matches import EDITIONS
from support.post import Post, scarred
from support.squad_makers import plain_squad, sheet, with_model

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def equipped(edition: str, *items: Item | str, contract: str = "brute", **fields: object) -> Squad:
    """The plain squad, its second model with these things."""
    things = tuple(Item(id=item, paid=1) if isinstance(item, str) else item for item in items)
    return with_model(plain_squad(edition, subs=10), 1, sheet(contract, items=things, **fields))


def merged(edition: str, squad: Squad | None = None, **told: Any) -> Post:
    """A post-game whose second model fared as told."""
    return Post(edition, squad, {"b2": told})


def things(post: Post, who: str = "b2") -> list[str]:
    return [item.id for item in post.sheet(who).items]


def moved(post: Post) -> list[tuple[str, int, str, str]]:
    """Postings of things."""
    return [(one.thing, one.amount, one.source, one.who) for one in post.postings("item")]


@BOTH
@pytest.mark.rule("K.postgame", "R-53")
def test_k_postgame_permanent_effects_stay_with_the_row_that_made_them(edition: str) -> None:
    told = [("combat", -1, "severed"), ("move", -100, "hamstrung"), ("shooting", -1, "blinded")]
    post = merged(edition, permanent=tuple(Lasting(*one) for one in told))  # type: ignore[arg-type] # stats
    assert post.changes("b2") == told
    assert attributes(post.shop, post.sheet("b2")).combat == 0
    assert len(post.told("lasting")) == 3
    assert post.books.squad.games == 1


@BOTH
@pytest.mark.rule("C5.1")
def test_k_postgame_a_power_lost_for_good_is_known_no_more(edition: str) -> None:
    squad = equipped(edition, "shiv", contract="broadcaster", powers=("focus", "ping"))
    post = merged(edition, squad, powers=("ping",))
    assert post.sheet("b2").powers == ("ping",)
    assert post.sheet("b2").lost_powers == ("focus",)


@BOTH
@pytest.mark.rule("R-41", "R-42")
def test_r42_subs_and_leads_are_the_squads_at_once_whoever_wins(edition: str) -> None:
    for winner in ("blue", "amber", None):
        post = Post(edition, plain_squad(edition, subs=10, leads=1), winner=winner, subs=12, leads=2)
        assert (post.books.squad.subs, post.books.squad.leads) == (22, 3)
        gained = [(one.kind, one.amount, one.source) for one in post.books.postings]
        assert gained == [("subs", 12, "found"), ("leads", 2, "mission")]


@BOTH
@pytest.mark.rule("R-42")
def test_r42_a_find_stays_with_its_finder_and_was_paid_by_nobody(edition: str) -> None:
    post = merged(edition, weapons=("mace", "sword"), items=("medkit",), found=("sword", "medkit"))
    assert things(post) == ["mace", "sword", "medkit"]
    assert post.sheet("b2").items[1:] == (Item(id="sword", free=True), Item(id="medkit", free=True))
    assert moved(post) == [("sword", 1, "found", "b2"), ("medkit", 1, "found", "b2")]


@BOTH
@pytest.mark.rule("R-42")
def test_r42_what_no_finder_may_use_goes_to_the_lockers(edition: str) -> None:
    post = Post(edition, finds=("rifle", "bunker-suit"))
    assert [item.id for item in post.books.squad.locker] == ["rifle", "bunker-suit"]
    assert moved(post) == [("rifle", 1, "found", ""), ("bunker-suit", 1, "found", "")]


@BOTH
@pytest.mark.rule("R-42")
def test_r42_a_finder_out_of_action_loses_nothing(edition: str) -> None:
    post = merged(edition, presence="out", health=0, weapons=("mace", "sword"), found=("sword",), merits=1)
    assert things(post) == ["mace", "sword"]
    assert [one.amount for one in post.to("injury").postings("merits")] == [1]


@BOTH
def test_r42_a_find_used_up_at_once_came_and_went(edition: str) -> None:
    post = merged(edition, items=(), found=("medkit",), spent=("medkit",))
    assert things(post) == ["mace"]
    assert moved(post) == [("medkit", 1, "found", "b2"), ("medkit", -1, "used", "b2")]


@BOTH
@pytest.mark.rule("R-104")
def test_r104_a_find_left_at_the_edge_was_never_the_squads(edition: str) -> None:
    post = merged(edition, presence="left", found=())
    assert moved(post) == []


@BOTH
def test_k_postgame_what_was_used_is_gone_one_piece_for_each_use(edition: str) -> None:
    squad = equipped(edition, "mace", "medkit", "medkit", "frag")
    post = merged(edition, squad, items=("medkit",), spent=("medkit", "frag"))
    assert things(post) == ["mace", "medkit"]
    assert sorted(moved(post)) == [("frag", -1, "used", "b2"), ("medkit", -1, "used", "b2")]


@BOTH
def test_k_postgame_what_was_used_up_in_an_earlier_game_is_not_lost_again(edition: str) -> None:
    post = merged(edition, equipped(edition, "mace", Item(id="medkit", used=True)))
    assert things(post) == ["mace", "medkit"]
    assert moved(post) == []


@BOTH
@pytest.mark.rule("R-78")
def test_r78_a_weapon_destroyed_or_taken_by_the_enemy_is_lost(edition: str) -> None:
    post = merged(edition, equipped(edition, "mace", "sword"), weapons=("sword",))
    assert things(post) == ["sword"]
    assert moved(post) == [("mace", -1, "lost", "b2")]


@BOTH
@pytest.mark.rule("R-78")
def test_r78_a_weapon_taken_stays_with_the_taker(edition: str) -> None:
    post = Post(edition, models={"b2": {"weapons": ()}, "b1": {"weapons": ("sword", "mace")}})
    assert (things(post), things(post, "b1")) == ([], ["sword", "mace"])
    assert moved(post) == []
    post = Post(edition, models={"b1": {"weapons": ("sword", "hammer"), "found": ("hammer",)}})
    assert things(post, "b1") == ["sword", "hammer"]
    assert moved(post) == [("hammer", 1, "found", "b1")]
    post = Post(edition, models={"b1": {"weapons": ("sword", "hammer")}})
    assert moved(post) == [("hammer", 1, "taken", "b1")]


@BOTH
@pytest.mark.rule("R-74", "R-179")
def test_r74_what_melted_of_an_armor_stays_melted(edition: str) -> None:
    squad = equipped(edition, "mace", "heavy-cuirass")
    post = merged(edition, squad, permanent=(Lasting("armor", -1, "melted"),))
    assert post.sheet("b2").items[1] == Item(id="heavy-cuirass", paid=1, melted=1)
    assert profile(post.shop, post.sheet("b2")).melted == 1
    assert moved(post) == []


@BOTH
@pytest.mark.rule("R-74", "R-179")
def test_r74_armor_melted_away_is_destroyed(edition: str) -> None:
    squad = equipped(edition, "mace", Item(id="heavy-cuirass", melted=1))
    gone = tuple(Lasting("armor", -1, "melted") for _ in range(2))
    post = merged(edition, squad, permanent=gone, armor="")
    assert things(post) == ["mace"]
    assert moved(post) == [("heavy-cuirass", -1, "destroyed", "b2")]


@BOTH
@pytest.mark.rule("R-74", "R-179")
def test_r74_armor_melted_by_the_sheet_is_counted_too_and_the_sheet_forgets_it(edition: str) -> None:
    squad = plain_squad(edition, subs=10)
    worn = scarred(sheet("brute", "mace", "heavy-cuirass"), ("armor", -2))
    squad = with_model(squad, 1, worn)
    post = merged(edition, squad, permanent=(Lasting("armor", -1, "melted"),), armor="")
    assert things(post) == ["mace"]
    assert post.changes("b2") == []


@BOTH
@pytest.mark.rule("R-74", "R-42")
def test_r42_armor_found_after_one_had_melted_away_is_worn_and_may_have_melted_itself(edition: str) -> None:
    squad = equipped(edition, "mace", "light-vest")
    melting = tuple(Lasting("armor", -1, "melted") for _ in range(2))
    post = merged(edition, squad, permanent=melting, armor="bunker-suit", found=("bunker-suit",))
    assert post.sheet("b2").items[1:] == (Item(id="bunker-suit", free=True, melted=1),)
    assert moved(post) == [("bunker-suit", 1, "found", "b2"), ("light-vest", -1, "destroyed", "b2")]
    assert profile(post.shop, post.sheet("b2")).armor == "bunker-suit"


@BOTH
def test_k_postgame_cybernetics_and_things_unknown_stay_where_they_are(edition: str) -> None:
    squad = equipped(edition, "mace", "reflexes", "heirloom")
    post = merged(edition, squad)
    assert things(post) == ["mace", "reflexes", "heirloom"]
    assert moved(post) == []


@BOTH
def test_k_postgame_the_amber_squad_is_merged_by_its_own_ids(edition: str) -> None:
    post = Post(edition, None, {"a2": {"weapons": (), "presence": "out", "health": 0}}, seat="amber")
    assert things(post, "a2") == []
    assert moved(post) == [("mace", -1, "lost", "a2")]
    assert post.to("injury").waits.who == ("a2",)
    assert post.waits.owner == "amber"
