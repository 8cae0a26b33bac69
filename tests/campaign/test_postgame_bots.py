"""Bots go through post-games: always to the end, always within the rules; greedy makes the squad stronger."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sacredwire.bots import postgame
from sacredwire.bots.named import BotName, new_bot
from sacredwire.content.load import load_edition
from sacredwire.content.squads import Change, Item, ModelSheet, Squad
from sacredwire.engine.inputs import Pass, Recruit, Spend
from sacredwire.engine.match import replay
from sacredwire.engine.notation import parse, write
from sacredwire.engine.view import view
from sacredwire.play.dice import SeededDice
from sacredwire.play.postgame import Settlement, play_postgame
from sacredwire.rules.campaign.postings import Posting
from sacredwire.rules.squad_check import check
from support.matches import EDITIONS, rules
from support.post import Post
from support.squad_makers import campaign_squads, plain_squad, sheet, with_model

BOTH = pytest.mark.parametrize("edition", EDITIONS)
FATES = st.fixed_dictionaries(
    {"presence": st.sampled_from(["board", "out", "left", "exited"]), "merits": st.integers(0, 3)}
)


def played(post: Post, bot: BotName, seed: int) -> Settlement:
    """A whole post-game by a bot."""
    return play_postgame(post.rules, post.setup, new_bot(bot, post.rules, seed), SeededDice(seed))


def choice(post: Post) -> Any:
    """What greedy answers to what a post-game waits for."""
    seen = view(post.rules, post.state, "blue")
    return new_bot("greedy", post.rules, 0).choose(seen, post.waits)


def owned(squad: Squad) -> list[str]:
    """Everything a squad owns."""
    return sorted(item.id for items in (squad.locker, *(one.items for one in squad.models)) for item in items)


def total(postings: tuple[Posting, ...], kind: str, thing: str = "") -> int:
    """What postings of a kind come to."""
    return sum(one.amount for one in postings if one.kind == kind and thing in ("", one.thing))


@BOTH
@pytest.mark.parametrize("bot", ["random", "greedy"])
@settings(max_examples=25)
@given(data=st.data())
@pytest.mark.rule("K.postgame")
def test_k_trading_whatever_bots_do_things_and_subs_add_up_and_the_squad_stays_legal(
    edition: str, bot: BotName, data: st.DataObject
) -> None:
    squad = data.draw(campaign_squads(load_edition(edition)))
    fates = {f"b{slot}": data.draw(FATES) for slot, one in enumerate(squad.models, 1) if not one.absent}
    winner = data.draw(st.sampled_from(["blue", "amber"]))
    post = Post(edition, squad, fates, winner=winner, evidence=2, leads=1, subs=3)  # type: ignore[arg-type] # a seat
    before = post.setup.squad.subs or 0
    end = played(post, bot, data.draw(st.integers(0, 999)))
    after, postings = end.result.squad, end.result.postings
    assert not check(post.rules.edition, after)
    assert after.subs == before + total(postings, "subs")
    assert (after.subs or 0) >= 0
    assert after.leads == squad.leads + total(postings, "leads")
    had, have = owned(squad), owned(after)
    for id_ in {*had, *have}:
        assert have.count(id_) == had.count(id_) + total(postings, "item", id_), id_
    assert all(one.contract for one in after.models)
    lines = [write(one) for one in end.inputs]
    *_, last = replay(post.rules, end.start, map(parse, lines))
    assert last.state.books is not None
    assert last.state.books.squad == after


@BOTH
@pytest.mark.parametrize("bot", ["random", "greedy", "seeker"])
def test_k_recruits_bots_rebuild_a_squad_that_has_died_out(edition: str, bot: BotName) -> None:
    out = {f"b{slot}": {"presence": "out", "injury": -9} for slot in range(1, 6)}
    end = played(Post(edition, plain_squad(edition, subs=50, games=1), out), bot, 7)
    assert len(end.result.died) == 5
    assert len(end.result.replaced) >= 5
    assert not check(rules(edition).edition, end.result.squad)


def test_the_same_seed_goes_through_the_same_post_game() -> None:
    one, other = (played(Post(EDITIONS[0], plain_squad(subs=30, games=1)), "random", 3) for _ in range(2))
    assert one == other


@BOTH
def test_r41_greedy_spends_leads_by_the_odds_of_a_duplicate(edition: str) -> None:
    shop = Post(edition).shop
    none, half, last = (), (1, 2, 3, 4, 5), tuple(range(1, 10))
    assert postgame.leads(shop, plain_squad(edition, evidence=none, leads=5)) == 0
    assert 0 < postgame.leads(shop, plain_squad(edition, evidence=half, leads=5)) < 5
    assert postgame.leads(shop, plain_squad(edition, evidence=last, leads=5)) == 5
    post = Post(edition, plain_squad(edition, evidence=half, leads=5), winner="blue", evidence=1).to("spend-leads")
    assert choice(post) == Spend("blue", postgame.leads(shop, post.books.squad))


@BOTH
def test_k_trading_greedy_arms_and_armors_who_has_nothing_and_stops(edition: str) -> None:
    bare = tuple(replace(one, items=()) for one in plain_squad(edition).models)
    end = played(Post(edition, plain_squad(edition, models=bare, subs=60, games=1)), "greedy", 1)
    shop = Post(edition).shop
    for one in end.result.squad.models:
        assert any(item.id in shop.weapons for item in one.items), one.name
    assert not [item for item in end.result.squad.locker if item.id in shop.weapons]


@BOTH
def test_k_trading_greedy_sells_what_nobody_carries_and_keeps_what_somebody_does(edition: str) -> None:
    squad = plain_squad(edition, subs=0, games=1, locker=(Item(id="shiv"), Item(id="rifle")))
    end = played(Post(edition, squad), "greedy", 1)
    assert [(one.thing, one.amount) for one in end.result.postings if one.source == "sale" and one.kind == "item"] == [
        ("shiv", -1)
    ]
    assert any(item.id == "rifle" for one in end.result.squad.models for item in one.items)


@BOTH
def test_a_cybernetics_greedy_repairs_first(edition: str) -> None:
    hurt = sheet("veteran", "sword", merits=1, changes=(Change(stat="combat", amount=-1),))
    end = played(Post(edition, with_model(plain_squad(edition, subs=10, games=1), 1, hurt)), "greedy", 1)
    assert end.result.squad.models[1].changes[0].repaired


@BOTH
def test_k_promotion_greedy_picks_what_fits_the_contract_and_gives_up_what_serves_it_least(edition: str) -> None:
    fates = {"b2": {"merits": 1}, "b5": {"merits": 1}}
    post = Post(edition, plain_squad(edition, games=1), fates)
    assert choice(post.fall("promotion", 3, 4)).option == "combat"
    post.give(choice(post)).fall("promotion", 3, 4)
    assert choice(post).option == "power"
    post = Post(edition, plain_squad(edition, games=1), {"b2": {"merits": 1}}).fall("promotion", 1, 1)
    assert choice(post).option == "wits"


@BOTH
def test_k_recruits_greedy_takes_a_contract_that_is_missing_with_dice_that_serve_it(edition: str) -> None:
    squad = with_model(plain_squad(edition, games=1), 2, ModelSheet())
    post = Post(edition, squad).to("recruit")
    hired = choice(post)
    assert isinstance(hired, Recruit)
    assert hired.contract == "veteran"
    assert (hired.array, hired.strong, hired.weak) == ("technician", "combat", "wits")


@BOTH
def test_k_recruits_greedy_dismisses_nobody(edition: str) -> None:
    post = Post(edition, plain_squad(edition, games=1)).to("dismiss")
    assert choice(post) == Pass("blue")


@BOTH
def test_k_succession_greedy_promotes_who_has_merits_and_can_play(edition: str) -> None:
    squad = with_model(plain_squad(edition, games=1), 1, sheet("brute", merits=5, absent=True))
    squad = with_model(squad, 3, sheet("agent", merits=3))
    post = Post(edition, squad, {"b1": {"presence": "out"}}).fall("injury", 1, 1).to("successor")
    assert choice(post).option == "b2"
    away = replace(post.books.squad.models[1], absent=True)
    post.state = replace(post.state, books=post.books.with_sheet(2, away))
    assert choice(post).option == "b4"
