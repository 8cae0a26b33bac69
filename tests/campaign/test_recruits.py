"""Who may come when a slot is open, and how a recruit begins."""

import pytest
from msgspec.structs import replace

from sacredwire.content.load import load_edition
from sacredwire.content.schema import NamePool
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.rules.campaign import recruits
from sacredwire.rules.dice.level import name as level_name
from sacredwire.rules.squad_check import check
from sacredwire.rules.squads import Shop, attributes
from support.matches import EDITIONS
from support.squad_makers import plain_squad, sheet, with_model

SHOPS = {edition: Shop(load_edition(edition)) for edition in EDITIONS}
BOTH = pytest.mark.parametrize("shop", [pytest.param(shop, id=edition) for edition, shop in SHOPS.items()])


def short(shop: Shop, *open_places: int) -> Squad:
    """The plain squad after a game, without the models at those places (from 1)."""
    squad = plain_squad(shop.edition.id, games=1, subs=0)
    for place in open_places:
        squad = with_model(squad, place - 1, ModelSheet())
    return squad


@BOTH
def test_k_recruits_every_open_slot_wants_a_recruit(shop: Shop) -> None:
    assert recruits.vacant(shop, short(shop)) == []
    assert recruits.vacant(shop, short(shop, 2, 5)) == [2, 5]
    assert recruits.vacant(shop, replace(short(shop, 1), models=short(shop, 1).models[:3])) == [1, 4, 5]


@BOTH
def test_r185_a_squad_of_six_gets_no_seventh_nor_its_sixth_back(shop: Shop) -> None:
    squad = short(shop)
    assert recruits.vacant(shop, replace(squad, models=(*squad.models, ModelSheet()))) == []


@BOTH
def test_r100_contracts_keep_their_limits_and_nobody_is_recruited_as_boss(shop: Shop) -> None:
    squad = short(shop, 1, 5)
    assert [row.id for row in recruits.contracts(shop, squad)] == [
        "brute", "veteran", "gunner", "scout", "zealot", "agent", "broadcaster",
    ]  # fmt: skip
    heir = with_model(squad, 1, sheet("brute", succession="armor"))
    full = with_model(with_model(heir, 2, sheet("brute")), 3, sheet("broadcaster"))
    assert [row.id for row in recruits.contracts(shop, full)] == ["veteran", "gunner", "scout", "zealot", "agent"]


@BOTH
def test_c2_1_a_recruit_is_operative_or_technician_in_any_order(shop: Shop) -> None:
    spreads = set()
    for dice in recruits.arrays(shop):
        told = attributes(shop, recruits.recruit("scout", dice, "Nova"))
        spreads.add(tuple(level_name(tier) for tier in (told.combat, told.defense, told.wits)))
    expected = {("2d6", "2d6", "2d6")}
    expected |= {(a, b, c) for a in DICE for b in DICE for c in DICE if len({a, b, c}) == len(DICE)}
    assert spreads == expected
    assert len(list(recruits.arrays(shop))) == len(expected)


DICE = ("2d4", "2d6", "2d8")


@BOTH
def test_k_recruits_a_recruit_has_no_equipment_and_no_past(shop: Shop) -> None:
    for contract in recruits.contracts(shop, short(shop, 2)):
        for dice in recruits.arrays(shop):
            new = recruits.recruit(contract.id, dice, "Nova Voltio")
            if recruits.starts_with_power(contract):
                new = replace(new, powers=("signal-jam",))
            assert (new.items, new.changes, new.merits, new.promotions, new.wounds) == ((), (), 0, 0, 0)
            squad = short(shop, 2) if contract.id != "broadcaster" else short(shop, 2, 5)
            faults = check(shop.edition, with_model(squad, 1, new))
            assert {fault.code for fault in faults} <= {"five-models"}


@BOTH
@pytest.mark.rule("A.names")
def test_r186_a_recruit_is_called_by_a_word_of_each_table(shop: Shop) -> None:
    pools = {pool.id: pool for pool in shop.edition.names}
    faces = recruits.name_dice(shop.edition)
    assert faces == (len(pools["first-names"].words_es), len(pools["last-names"].words_es))
    assert recruits.name(shop.edition, (1, faces[1])) == "Marco Corredor"
    assert recruits.name(shop.edition, (1, faces[1]), "en") == "Marcus Runner"


@BOTH
def test_r186_an_edition_without_names_rolls_none_and_fewer_words_begin_again(shop: Shop) -> None:
    assert recruits.name_dice(replace(shop.edition, names=())) == ()
    pools = tuple(NamePool(id=id_, words_es=("A", "B", "C"), words_en=("X", "Y")) for id_ in recruits.NAMES)
    few = replace(shop.edition, names=pools)
    assert recruits.name(few, (3, 2), "en") == "X Y"


def test_c2_a_typed_name_is_held_to_the_rules_of_names() -> None:
    assert recruits.wrong_name("Sunita Roche") is None
    for wrong, code in ((" ", "no-name"), ("a" * 61, "long-name"), ("a\u202eb", "unseen-letter")):
        fault = recruits.wrong_name(wrong)
        assert fault is not None
        assert fault.code == code
