"""Steps 5 to 10 of the post-game: trading, dismissal, recruits, handing out, recovery, performance review."""

import pytest
from msgspec.structs import replace

from sacredwire.content.squads import Change, Item, ModelSheet, Squad
from sacredwire.engine.inputs import Buy, Dismiss, Fall, Give, Pass, Recruit, Sell
from sacredwire.engine.match import check
from sacredwire.engine.pending import Roll
from sacredwire.rules.campaign.postings import Posting
from sacredwire.rules.squad_check import check as faults
from sacredwire.rules.squads import profile
from support.matches import EDITIONS
from support.post import Post
from support.squad_makers import plain_squad, sheet, with_model

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def rich(edition: str, **fields: object) -> Squad:
    """The plain squad, after other games, with subs to spend."""
    return plain_squad(edition, **({"subs": 30, "games": 3} | fields))


def places(squad: Squad) -> list[str]:
    """Ids of all things a squad owns."""
    items = [item for model in squad.models for item in model.items]
    return sorted(item.id for item in (*items, *squad.locker))


# 5 Trading


@BOTH
def test_k_trading_a_purchase_is_paid_and_lies_in_the_lockers(edition: str) -> None:
    post = Post(edition, rich(edition)).to("trade")
    purse, cost = post.books.squad.subs, post.shop.weapons["carbine"].cost
    assert purse is not None
    post.give("buy blue carbine")
    assert post.books.squad.locker == (Item(id="carbine", paid=cost),)
    assert post.books.squad.subs == purse - cost
    assert post.postings("subs")[-1] == Posting("subs", -cost, "purchase", "carbine")
    assert post.postings("item") == [Posting("item", 1, "purchase", "carbine")]


@BOTH
def test_k_trading_a_sale_brings_half_rounded_down_from_a_model_or_the_lockers(edition: str) -> None:
    post = Post(edition, rich(edition, locker=(Item(id="carbine", free=True),))).to("trade")
    purse = post.books.squad.subs
    assert purse is not None
    carbine, sword = (post.shop.weapons[id_].cost // 2 for id_ in ("carbine", "sword"))
    post.give("sell blue carbine", "sell blue sword b1")
    assert (post.books.squad.locker, post.sheet("b1").items) == ((), ())
    assert post.books.squad.subs == purse + carbine + sword
    assert post.postings("subs")[-2:] == [
        Posting("subs", carbine, "sale", "carbine"),
        Posting("subs", sword, "sale", "sword", "b1"),
    ]
    assert post.postings("item")[-1] == Posting("item", -1, "sale", "sword", "b1")


@BOTH
def test_k_trading_nobody_buys_what_he_cannot_pay_nor_sells_what_he_has_not(edition: str) -> None:
    post = Post(edition, rich(edition, subs=0)).to("trade")
    for wrong in (Buy("blue", "rifle"), Sell("blue", "rifle"), Sell("blue", "sword", "b2"), Buy("blue", "unarmed")):
        assert check(post.rules, post.state, wrong) is not None
    assert all(offer.item in post.shop.wares for offer in post.waits.offers if isinstance(offer, Buy | Sell))


@BOTH
def test_k_trading_goes_on_until_the_seat_passes(edition: str) -> None:
    post = Post(edition, rich(edition, subs=20)).to("trade")
    for _ in range(3):
        post.give("buy blue knife", "sell blue knife")
    assert post.asked == "trade"
    post.give(Pass("blue"))
    assert post.asked == "dismiss"


@BOTH
def test_k_trading_is_not_asked_where_nothing_can_be_bought_or_sold(edition: str) -> None:
    bare = tuple(replace(model, items=()) for model in rich(edition).models)
    out = {f"b{slot}": {"presence": "out"} for slot in range(1, 6)}
    post = Post(edition, rich(edition, models=bare, subs=0), out).to("dismiss")
    assert not [given for given in post.inputs if isinstance(given, Buy | Sell)]


# 6 Dismissal


@BOTH
def test_r100_a_dismissed_model_leaves_its_equipment_and_another_takes_its_slot(edition: str) -> None:
    post = Post(edition, rich(edition)).to("dismiss").give("dismiss b3")
    assert post.sheet("b3") == ModelSheet()
    assert post.books.squad.locker == (Item(id="pistol"),)
    assert not post.postings("item")
    post.give(Pass("blue"))
    post.give("recruit b3 veteran operative named Ana Ruiz")
    assert post.books.replaced == (3,)
    assert post.sheet("b3") == ModelSheet(name="Ana Ruiz", contract="veteran")


@BOTH
def test_r100_the_boss_is_not_dismissed_by_contract_nor_by_succession(edition: str) -> None:
    post = Post(edition, rich(edition)).to("dismiss")
    assert post.waits.offers == (*(Dismiss(f"b{slot}") for slot in (2, 3, 4, 5)), Pass("blue"))
    heir = with_model(rich(edition), 0, sheet("veteran", succession="armor", merits=1))
    assert Dismiss("b1") not in Post(edition, heir).to("dismiss").waits.offers


@BOTH
def test_r178_what_a_dismissed_model_has_in_its_body_is_lost_with_it(edition: str) -> None:
    scar = Change(stat="move", amount=-100, repaired=True)
    squad = with_model(rich(edition), 1, sheet("brute", "mace", "leg", changes=(scar,)))
    post = Post(edition, squad).to("dismiss").give("dismiss b2")
    assert post.books.squad.locker == (Item(id="mace"),)
    assert post.postings("item") == [Posting("item", -1, "lost-with", "leg", "b2")]


# 7 Recruits


@BOTH
def test_k_recruits_every_contract_and_spread_of_dice_is_offered_within_the_limits(edition: str) -> None:
    post = Post(edition, rich(edition)).to("dismiss").give("dismiss b3", Pass("blue"))
    offers = post.waits.offers
    assert {offer.contract for offer in offers} == {"brute", "veteran", "gunner", "scout", "zealot", "agent"}
    spreads = {(offer.array, offer.strong, offer.weak) for offer in offers}
    assert len(offers) == 6 * 7
    assert ("operative", "", "") in spreads
    assert ("technician", "wits", "combat") in spreads
    assert {offer.who for offer in offers} == {"b3"}


@BOTH
def test_c2_1_a_technician_has_its_dice_where_they_were_put(edition: str) -> None:
    post = Post(edition, rich(edition)).to("dismiss").give("dismiss b3", Pass("blue"))
    post.give("recruit b3 scout technician wits combat named Nova")
    assert post.sheet("b3") == ModelSheet(
        name="Nova", contract="scout", array="technician", strong="wits", weak="combat"
    )


@BOTH
def test_r186_without_a_name_the_dice_give_it_one(edition: str) -> None:
    post = Post(edition, rich(edition)).to("dismiss").give("dismiss b3", Pass("blue"))
    post.give("recruit b3 scout operative").fall("name", 1, 2)
    assert post.sheet("b3").name == "Marco Forja"
    assert post.told("recruited") == [{"who": "b3", "name": "Marco Forja", "contract": "scout"}]


@BOTH
def test_r186_a_name_that_no_sheet_may_bear_is_refused(edition: str) -> None:
    post = Post(edition, rich(edition)).to("dismiss").give("dismiss b3", Pass("blue"))
    assert check(post.rules, post.state, Recruit("b3", "scout", "operative", name="x" * 61)) is not None
    assert check(post.rules, post.state, Recruit("b3", "boss", "operative", name="Nova")) is not None


@BOTH
def test_r186_a_recruited_broadcaster_chooses_its_power_free(edition: str) -> None:
    post = Post(edition, rich(edition)).to("dismiss").give("dismiss b5", Pass("blue"))
    post.give("recruit b5 broadcaster operative named Nova")
    assert post.asked == "starting-power"
    assert set(post.offers()) == {power.id for power in post.rules.edition.powers}
    purse = post.books.squad.subs
    post.choose("starting-power", "ping")
    assert (post.sheet("b5").powers, post.books.squad.subs) == (("ping",), purse)


@BOTH
def test_r185_open_slots_of_before_are_filled_too(edition: str) -> None:
    squad = with_model(rich(edition), 2, ModelSheet())
    post = Post(edition, replace(squad, models=squad.models[:4])).to("recruit")
    assert {offer.who for offer in post.waits.offers} == {"b3"}
    post.give("recruit b3 scout operative named Nova")
    assert {offer.who for offer in post.waits.offers} == {"b5"}
    post.give("recruit b5 scout operative named Vera").to("over")
    assert [model.contract for model in post.result.squad.models] == ["boss", "brute", "scout", "agent", "scout"]
    assert post.result.replaced == (3, 5)


@BOTH
def test_r185_when_all_have_died_recruits_come_first_and_one_of_them_succeeds(edition: str) -> None:
    out = {f"b{slot}": {"presence": "out"} for slot in range(1, 6)}
    post = Post(edition, rich(edition), out)
    for _ in range(5):
        post.fall("injury", 1, 1)
    assert post.to("recruit").books.slots() == ()
    assert places(post.books.squad) == ["knife", "mace", "pistol", "shiv", "sword"]
    for slot, contract in enumerate(("brute", "scout", "zealot", "agent", "gunner"), 1):
        post.give(f"recruit b{slot} {contract} operative named N{slot}")
    assert post.asked == "successor"
    assert set(post.offers()) == {"b1", "b2", "b3", "b4", "b5"}
    post.choose("successor", "b5").choose("succession", "weapons").to("over")
    assert post.result.squad.models[4].succession == "weapons"
    assert not faults(post.rules.edition, post.result.squad)


# 8 Items


@BOTH
def test_k_trading_things_go_between_models_and_lockers_without_a_posting(edition: str) -> None:
    post = Post(edition, rich(edition, locker=(Item(id="scope"),))).to("hand-out")
    before = post.books.postings
    post.give("give blue sword b1 b4", "give blue scope locker b3", "give blue knife b4 locker")
    assert [item.id for item in post.sheet("b4").items] == ["sword"]
    assert [item.id for item in post.sheet("b3").items] == ["pistol", "scope"]
    assert post.books.squad.locker == (Item(id="knife"),)
    assert post.books.postings == before
    assert check(post.rules, post.state, Give("blue", "sword", "b4", "b3")) is not None


@BOTH
def test_a_cybernetics_are_fitted_to_who_has_the_penalty(edition: str) -> None:
    squad = with_model(rich(edition), 1, sheet("brute", changes=(Change(stat="wits", amount=-1),)))
    post = Post(edition, squad).to("trade").give("buy blue processor").to("hand-out")
    takers = [offer.taker for offer in post.waits.offers if isinstance(offer, Give) and offer.item == "processor"]
    assert takers == ["b2"]
    post.give("give blue processor locker b2")
    assert post.sheet("b2").changes == (Change(stat="wits", amount=-1, repaired=True),)
    assert not [offer for offer in post.waits.offers if isinstance(offer, Give) and offer.item == "processor"]
    assert post.told("fitted") == [{"who": "b2", "item": "processor"}]


@BOTH
@pytest.mark.rule("A.cybernetics", "R-100")
@pytest.mark.parametrize(
    ("piece", "penalty"),
    [
        pytest.param("leg", Change(stat="move", amount=-100), marks=pytest.mark.row("cybernetic-leg")),
        pytest.param("targeting", Change(stat="combat", amount=-1), marks=pytest.mark.row("cybernetic-targeting")),
        pytest.param("reflexes", Change(stat="defense", amount=-1), marks=pytest.mark.row("cybernetic-reflexes")),
        pytest.param("processor", Change(stat="wits", amount=-1), marks=pytest.mark.row("cybernetic-processor")),
        pytest.param("organs", Change(stat="health", amount=-1), marks=pytest.mark.row("cybernetic-organs")),
    ],
)
def test_r100_a_penalty_is_gone_once_its_cybernetic_is_bought_and_fitted(
    edition: str, piece: str, penalty: Change
) -> None:
    hurt = with_model(rich(edition), 1, sheet("brute", "mace", changes=(penalty,)))
    post = Post(edition, hurt).to("trade")
    post.give(f"buy blue {piece}").to("hand-out").give(f"give blue {piece} locker b2").to("over")
    whole, worse = (profile(post.shop, one.models[1]) for one in (rich(edition), hurt))
    mended = profile(post.shop, post.result.squad.models[1])
    for stat in ("combat", "defense", "wits", "max_health", "bare_move"):
        assert getattr(mended, stat) == getattr(whole, stat)
    assert worse != mended


@BOTH
@pytest.mark.row("cybernetic-regenerator")
def test_r178_a_regenerator_spares_who_would_miss_the_next_game(edition: str) -> None:
    post = Post(edition, rich(edition), {"b4": {"presence": "out"}}).fall("injury", 5, 5)
    assert post.to("trade").sheet("b4").absent
    post.give("buy blue regenerator").to("hand-out").give("give blue regenerator locker b4").to("over")
    assert not post.result.squad.models[3].absent


@BOTH
def test_k_trading_powers_are_no_things_to_hand_out(edition: str) -> None:
    post = Post(edition, rich(edition)).to("hand-out")
    assert not {offer.item for offer in post.waits.offers if isinstance(offer, Give)} - post.shop.wares.keys()
    assert post.to("over").result.squad.models[4].powers == ("focus",)


# 9 Recovery, 10 Performance review


@BOTH
def test_k_postgame_everybody_recovers_full_health(edition: str) -> None:
    squad = rich(edition)
    hurt = tuple(replace(model, wounds=3) for model in squad.models)
    away = (*hurt[:4], replace(hurt[4], absent=True))
    post = Post(edition, replace(squad, models=away), {"b1": {"health": 2}}).to("over")
    assert [model.wounds for model in post.result.squad.models] == [0] * 5


@BOTH
@pytest.mark.rule("C4.20", "R-187")
def test_r81_those_who_left_take_a_die_into_the_next_game(edition: str) -> None:
    left = {"b2": {"presence": "left"}, "b4": {"presence": "left"}}
    post = Post(edition, rich(edition), left | {"b3": {"presence": "exited"}}).to("review")
    assert post.waits == Roll("review", "R-81", ((6,), (6,)), "blue", ("b2", "b4"))
    post.give(Fall("review", ((5,), (2,)))).to("over")
    assert [model.wounds for model in post.result.squad.models] == [0, 5, 0, 2, 0]


@BOTH
def test_r81_one_health_is_left_at_least(edition: str) -> None:
    frail = sheet("scout", merits=1, changes=(Change(stat="health", amount=-9),))
    post = Post(edition, with_model(rich(edition), 1, frail), {"b2": {"presence": "left"}})
    post.fall("review", 6).to("over")
    assert post.result.squad.models[1].wounds == 2
    assert not faults(post.rules.edition, post.result.squad)


@BOTH
def test_r187_nobody_pays_for_a_model_that_was_dismissed(edition: str) -> None:
    post = Post(edition, rich(edition), {"b2": {"presence": "left"}}).to("dismiss").give("dismiss b2")
    post.to("over")
    assert not [given for given in post.inputs if isinstance(given, Fall) and given.purpose == "review"]
    assert post.result.squad.models[1].wounds == 0


@BOTH
def test_r187_who_misses_the_next_game_is_reviewed_too_and_heals_after_it(edition: str) -> None:
    squad = with_model(rich(edition), 1, sheet("brute", "mace", absent=True))
    home = replace(squad, models=tuple(replace(model, wounds=4 if model.absent else 0) for model in squad.models))
    assert Post(edition, home).to("over").result.squad.models[1].wounds == 0
