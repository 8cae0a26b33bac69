"""What a squad may buy, sell, hand out and have fitted between games, by the printed tables."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition
from sacredwire.content.squads import Change, Item, ModelSheet, Squad
from sacredwire.rules import squads
from sacredwire.rules.campaign import cybernetics, locker, trading
from sacredwire.rules.squad_check import check
from sacredwire.rules.squads import Shop
from support.matches import EDITIONS
from support.squad_makers import campaign_squads, plain_squad, sheet, with_model

SHOPS = {edition: Shop(load_edition(edition)) for edition in EDITIONS}
BOTH = pytest.mark.parametrize("shop", [pytest.param(shop, id=edition) for edition, shop in SHOPS.items()])
PENALTIES = {
    "leg": Change(stat="move", amount=-100),
    "targeting": Change(stat="combat", amount=-1),
    "reflexes": Change(stat="defense", amount=-1),
    "processor": Change(stat="wits", amount=-1),
    "organs": Change(stat="health", amount=-1),
}


def veterans(shop: Shop, **fields: object) -> Squad:
    """A squad after a game, with a full purse."""
    return plain_squad(shop.edition.id, **({"games": 1, "subs": 100} | fields))


def wares(edition: Edition) -> dict[str, int]:
    """Everything the printed tables sell, with its price; cybernetics apart."""
    told = {row.id: row.cost for row in edition.weapons if row.kind in ("melee", "ranged")}
    told |= {row.id: row.cost for row in edition.armor} | {row.id: row.cost for row in edition.grenades}
    return told | {row.id: row.cost for table in (edition.gear, edition.consumables) for row in table}


@BOTH
def test_k_trading_everything_listed_is_bought_at_its_price_by_who_can_pay(shop: Shop) -> None:
    listed = wares(shop.edition)
    dearest = max(listed.values())
    for purse in (0, 1, dearest - 1, dearest):
        told = list(trading.on_sale(shop, veterans(shop, subs=purse)))
        assert told == [id_ for id_ in shop.wares if id_ in listed and listed[id_] <= purse]


@BOTH
def test_k_trading_a_purchase_costs_the_listed_price(shop: Shop) -> None:
    for id_, cost in wares(shop.edition).items():
        assert trading.purchase(shop, id_) == Item(id=id_, paid=cost)
        assert trading.cost(shop, id_) == cost


@BOTH
def test_r100_every_row_sells_at_half_its_listed_price_rounded_down(shop: Shop) -> None:
    for id_, cost in wares(shop.edition).items():
        squad = veterans(shop, locker=(Item(id=id_),))
        assert next(trading.saleable(shop, squad)) == (id_, 0)
        assert trading.worth(shop, id_) * 2 in (cost, cost - 1)
        assert not trading.sold(shop, squad, id_, 0).locker


@BOTH
def test_r177_what_was_paid_or_found_does_not_change_what_a_sale_brings_and_the_used_up_is_not_sold(shop: Shop) -> None:
    items = (Item(id="sword", free=True), Item(id="mace", paid=99), Item(id="medkit", used=True), Item(id="nothing"))
    squad = veterans(shop, locker=items)
    assert [id_ for id_, place in trading.saleable(shop, squad) if not place] == ["sword", "mace"]
    assert trading.worth(shop, "sword") == shop.weapons["sword"].cost // 2
    assert trading.worth(shop, "mace") == shop.weapons["mace"].cost // 2


@BOTH
def test_a_cybernetics_are_bought_only_for_a_model_that_has_the_penalty(shop: Shop) -> None:
    assert not shop.cybernetics.keys() & set(trading.on_sale(shop, veterans(shop)))
    for id_, penalty in PENALTIES.items():
        hurt = with_model(veterans(shop), 1, sheet("brute", changes=(penalty,)))
        assert shop.cybernetics.keys() & set(trading.on_sale(shop, hurt)) == {id_}
    away = with_model(veterans(shop), 1, sheet("brute", absent=True))
    assert shop.cybernetics.keys() & set(trading.on_sale(shop, away)) == {"regenerator"}


@BOTH
def test_a_cybernetics_repair_injuries_criticals_and_fumbles_but_no_demotion(shop: Shop) -> None:
    """The table names three things that are repaired; a Promotion that demotes is none of them."""
    demoted = sheet("brute", changes=(Change(stat="wits", amount=-1, source="demotion"),))
    squad = with_model(veterans(shop, locker=(Item(id="processor"),)), 1, demoted)
    assert "processor" not in trading.on_sale(shop, replace(squad, locker=()))
    assert locker.takers(shop, squad, "processor", 0) == []
    both = replace(demoted, changes=(*demoted.changes, Change(stat="wits", amount=-1, source="scrambled")))
    fitted = cybernetics.fit(shop, shop.cybernetics["processor"], both, Item(id="processor"))
    assert [change.repaired for change in fitted.changes] == [False, True]


@BOTH
def test_r180_no_more_cybernetics_are_bought_than_penalties_are_open(shop: Shop) -> None:
    changes = (
        PENALTIES["targeting"],
        Change(stat="shooting", amount=-1),
        replace(PENALTIES["targeting"], repaired=True),
    )
    hurt = with_model(veterans(shop), 1, sheet("brute", "targeting", changes=changes))
    piece = trading.purchase(shop, "targeting")
    assert "targeting" in trading.on_sale(shop, replace(hurt, locker=(piece,)))
    assert "targeting" not in trading.on_sale(shop, replace(hurt, locker=(piece, piece)))


@BOTH
@pytest.mark.parametrize("id_", PENALTIES)
def test_r100_a_cybernetic_cancels_exactly_one_penalty_of_its_kind(shop: Shop, id_: str) -> None:
    penalty = PENALTIES[id_]
    before = sheet("veteran", changes=(penalty, penalty))
    after = cybernetics.fit(shop, shop.cybernetics[id_], before, Item(id=id_))
    assert after.changes == (replace(penalty, repaired=True), penalty)
    assert squads.lasting(shop, after, penalty.stat) == penalty.amount
    whole = cybernetics.fit(shop, shop.cybernetics[id_], after, Item(id=id_))
    assert squads.profile(shop, whole) == squads.profile(shop, sheet("veteran"))
    assert not cybernetics.may_fit(shop, shop.cybernetics[id_], whole)


@BOTH
def test_r180_a_cybernetic_repairs_as_much_of_a_penalty_as_its_row_says(shop: Shop) -> None:
    far = sheet("scout", changes=(Change(stat="move", amount=-200, source="x"),))
    after = cybernetics.fit(shop, shop.cybernetics["leg"], far, Item(id="leg"))
    assert squads.lasting(shop, after, "move") == -100
    assert after.changes[0] == Change(stat="move", amount=-100, source="x", repaired=True)


@BOTH
def test_r100_targeting_repairs_combat_first_and_shots_too(shop: Shop) -> None:
    row = shop.cybernetics["targeting"]
    changes = (Change(stat="shooting", amount=-1), PENALTIES["targeting"])
    once = cybernetics.fit(shop, row, sheet("gunner", changes=changes), Item(id="targeting"))
    assert [change.repaired for change in once.changes] == [False, True]
    twice = cybernetics.fit(shop, row, once, Item(id="targeting"))
    assert all(change.repaired for change in twice.changes)


@BOTH
def test_r178_a_regenerator_cancels_one_missed_game_and_stays_in_the_body(shop: Shop) -> None:
    row = shop.cybernetics["regenerator"]
    assert not cybernetics.may_fit(shop, row, sheet("scout"))
    squad = with_model(
        veterans(shop), 1, cybernetics.fit(shop, row, sheet("scout", absent=True), Item(id="regenerator"))
    )
    assert not squad.models[1].absent
    assert "regenerator" not in locker.movable(shop, squad, 2)
    again = replace(squad.models[1], absent=True)
    assert cybernetics.may_fit(shop, row, again)


@BOTH
def test_r178_a_fitted_cybernetic_is_not_moved_sold_or_left_behind(shop: Shop) -> None:
    fitted = cybernetics.fit(
        shop, shop.cybernetics["leg"], sheet("brute", "mace", changes=(PENALTIES["leg"],)), Item(id="leg")
    )
    squad = with_model(veterans(shop), 1, fitted)
    assert locker.movable(shop, squad, 2) == ["mace"]
    assert ("leg", 2) not in trading.saleable(shop, squad)
    left, lost = locker.emptied(shop, squad, 2)
    assert left.models[1] == ModelSheet()
    assert (left.locker, lost) == ((Item(id="mace"),), (Item(id="leg"),))


@BOTH
@pytest.mark.rule("R-121")
def test_r178_a_cybernetic_without_its_penalty_may_be_taken_off_and_fitted_where_it_helps(shop: Shop) -> None:
    squad = with_model(veterans(shop), 1, sheet("brute", "leg"))
    squad = with_model(squad, 3, sheet("agent", changes=(PENALTIES["leg"],)))
    assert [fault.code for fault in check(shop.edition, squad)] == ["cybernetic-without-penalty"]
    assert locker.takers(shop, squad, "leg", 2) == [0, 4]
    off, item = locker.take(shop, squad, "leg", 2)
    assert not check(shop.edition, locker.put(shop, off, item, 4))


@BOTH
@pytest.mark.rule("K.trading", "C2.4")
def test_c2_3_each_contract_may_be_given_what_its_row_allows(shop: Shop) -> None:
    """Weapons by kind, armor by tier, the rest to anybody, as the printed tables say."""
    tiers = ("light", "medium", "heavy")
    for contract in shop.edition.contracts:
        model = sheet(contract.id)
        for weapon in shop.edition.weapons:
            fits = contract.weapons in ("both", weapon.kind) or weapon.kind == "improvised"
            assert locker.may_have(shop, model, weapon.id) == fits
        for armor in shop.edition.armor:
            fits = tiers.index(armor.tier) <= tiers.index(contract.armor)
            assert locker.may_have(shop, model, armor.id) == fits
            assert not locker.may_have(shop, replace(model, items=(Item(id="light-vest"),)), armor.id)
        for row in (*shop.edition.gear, *shop.edition.consumables, *shop.edition.grenades):
            assert locker.may_have(shop, model, row.id)


@BOTH
def test_k_succession_what_a_successor_picked_opens_the_lockers_to_it(shop: Shop) -> None:
    assert not locker.may_have(shop, sheet("brute"), "carbine")
    assert locker.may_have(shop, sheet("brute", succession="weapons"), "carbine")
    medium = next(row.id for row in shop.edition.armor if row.tier == "medium")
    assert not locker.may_have(shop, sheet("scout"), medium)
    assert locker.may_have(shop, sheet("scout", succession="armor"), medium)


@BOTH
def test_r188_what_a_model_may_not_have_it_keeps_until_it_is_put_away(shop: Shop) -> None:
    squad = with_model(veterans(shop), 1, sheet("brute", "carbine", "light-vest", "padded-vest"))
    assert locker.movable(shop, squad, 2) == ["carbine", "light-vest", "padded-vest"]
    off, item = locker.take(shop, squad, "carbine", 2)
    assert 2 not in locker.takers(shop, locker.put(shop, off, item, 0), "carbine", 0)


@BOTH
def test_r179_what_melted_of_an_armor_goes_with_the_piece(shop: Shop) -> None:
    heavy = next(row.id for row in shop.edition.armor if row.tier == "heavy")
    worn = sheet("boss", heavy, changes=(Change(stat="armor", amount=-1), Change(stat="wits", amount=-1)))
    squad = with_model(veterans(shop), 0, worn)
    off, item = locker.take(shop, squad, heavy, 1)
    assert item == Item(id=heavy, melted=1)
    assert off.models[0].changes == (Change(stat="wits", amount=-1),)
    on = locker.put(shop, off, item, 2)
    assert squads.profile(shop, on.models[1]).melted == 1
    assert squads.profile(shop, on.models[1]).reduction == shop.edition.numbers.armor[1]
    assert not check(shop.edition, on)


@BOTH
def test_r179_of_several_pieces_the_best_is_handed_out_and_the_worst_sold(shop: Shop) -> None:
    heavy = next(row.id for row in shop.edition.armor if row.tier == "heavy")
    squad = veterans(shop, locker=(Item(id=heavy, melted=1), Item(id=heavy)))
    assert locker.take(shop, squad, heavy, 0)[1].melted == 0
    assert trading.sold(shop, squad, heavy, 0).locker == (Item(id=heavy),)


@BOTH
def test_r177_an_armor_melted_away_is_put_away_but_nobody_buys_it(shop: Shop) -> None:
    """The author's Squad Builder brings such; in a campaign it is destroyed at once."""
    squad = with_model(veterans(shop), 1, sheet("brute", "light-vest", changes=(Change(stat="armor", amount=-1),)))
    assert ("light-vest", 2) not in trading.saleable(shop, squad)
    off, item = locker.take(shop, squad, "light-vest", 2)
    away = locker.put(shop, off, item, 0)
    assert ("light-vest", 0) not in trading.saleable(shop, away)
    assert not check(shop.edition, away)
    more = replace(away, locker=(*away.locker, Item(id="light-vest")))
    assert trading.sold(shop, more, "light-vest", 0).locker == away.locker


@BOTH
def test_r179_a_piece_that_cannot_have_melted_so_far_is_a_fault(shop: Shop) -> None:
    for item in (Item(id="sword", melted=1), Item(id="light-vest", melted=2), Item(id="light-vest", melted=-1)):
        faults = check(shop.edition, veterans(shop, locker=(item,)))
        assert [fault.code for fault in faults] == ["melted"]


@BOTH
@given(st.data())
def test_r100_the_equipment_of_who_is_gone_lies_in_the_lockers(shop: Shop, data: st.DataObject) -> None:
    squad = data.draw(campaign_squads(shop.edition))
    place = data.draw(st.integers(1, 5))
    left, lost = locker.emptied(shop, squad, place)
    before = sorted(item.id for item in (*squad.locker, *squad.models[place - 1].items))
    assert sorted(item.id for item in (*left.locker, *lost)) == before
    assert {item.id for item in lost} <= shop.cybernetics.keys()
    assert not {item.id for item in left.locker if item.id in shop.cybernetics} - {item.id for item in squad.locker}
    assert left.models[place - 1] == ModelSheet()


@BOTH
@given(st.data())
def test_k_trading_a_legal_squad_stays_legal_and_keeps_its_things_whatever_is_handed_out(
    shop: Shop, data: st.DataObject
) -> None:
    squad = data.draw(campaign_squads(shop.edition))
    assert not check(shop.edition, squad)

    def things(of: Squad) -> list[str]:
        return sorted(item.id for place in range(6) for item in locker.held(of, place))

    before = things(squad)
    for _ in range(data.draw(st.integers(1, 6))):
        gifts = [
            (id_, place, to)
            for place in locker.places(squad)
            for id_ in locker.movable(shop, squad, place)
            for to in locker.takers(shop, squad, id_, place)
        ]
        if not gifts:
            break
        id_, place, to = data.draw(st.sampled_from(gifts))
        off, item = locker.take(shop, squad, id_, place)
        squad = locker.put(shop, off, item, to)
        assert not check(shop.edition, squad)
        assert things(squad) == before
