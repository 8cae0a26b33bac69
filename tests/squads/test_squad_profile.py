"""What a model of a squad is worth at the table."""

import pytest

from sacredwire.content.effects import Damage, Reroll, SteadyShot, Tier
from sacredwire.content.load import load_edition
from sacredwire.content.squads import Change, Item, ModelSheet
from sacredwire.rules import squads
from sacredwire.rules.squads import Attributes, Shop
from support.squad_makers import plain_squad, sheet

NEW, OLD = Shop(load_edition("sacredwire-0.9")), Shop(load_edition("hardwired-0.7"))
SHOPS = pytest.mark.parametrize("shop", [NEW, OLD], ids=lambda shop: shop.edition.id)
D4, D6, D8, D10, D12 = range(5)


def change(stat: str, amount: int, repaired: bool = False) -> Change:
    return Change(stat=stat, amount=amount, repaired=repaired)  # type: ignore[arg-type] # stats of the test's own


@SHOPS
def test_c2_1_an_operative_has_three_equal_dice(shop: Shop) -> None:
    assert squads.attributes(shop, sheet("agent")) == Attributes(D6, D6, D6)


@SHOPS
def test_c2_1_a_technician_spreads_three_dice_in_any_order(shop: Shop) -> None:
    for strong, weak, expected in (
        ("combat", "wits", Attributes(D8, D6, D4)),
        ("combat", "defense", Attributes(D8, D4, D6)),
        ("defense", "combat", Attributes(D4, D8, D6)),
        ("defense", "wits", Attributes(D6, D8, D4)),
        ("wits", "combat", Attributes(D4, D6, D8)),
        ("wits", "defense", Attributes(D6, D4, D8)),
    ):
        model = sheet("agent", array="technician", strong=strong, weak=weak)
        assert squads.attributes(shop, model) == expected


@SHOPS
def test_c2_1_the_boss_raises_one_attribute(shop: Shop) -> None:
    assert squads.attributes(shop, sheet("boss", boss_bonus="defense")) == Attributes(D6, D8, D6)
    technician = sheet("boss", array="technician", strong="wits", weak="combat", boss_bonus="wits")
    assert squads.attributes(shop, technician) == Attributes(D4, D6, D10)
    assert squads.attributes(shop, sheet("boss", boss_bonus=None)) == Attributes(D6, D6, D6)


def test_c2_1_example_the_bosss_dice() -> None:
    """Ines Okafor: Combat 2d8, Defense 2d6, Wits 2d4, and her bonus lifts Wits to 2d6."""
    ines = sheet("boss", array="technician", strong="combat", weak="wits", boss_bonus="wits")
    assert squads.attributes(NEW, ines) == Attributes(D8, D6, D6)


def test_c2_3_example_a_budget() -> None:
    """Dmitri's 15 subs leave 45 for the others; Tobias' and Sunita's 24 leave 21."""
    dmitri, tobias = sheet("gunner", "carbine", "pistol"), sheet("brute", "sword", "mesh-wrap")
    sunita = sheet("zealot", "injector", "knife")
    assert squads.unspent(NEW, plain_squad(models=(dmitri,))) == 45
    assert squads.unspent(NEW, plain_squad(models=(dmitri, tobias, sunita))) == 21


def test_c2_4_example_reading_a_row() -> None:
    """Tobias Valdez, a Brute: Health 14, Move 3", no Carbine; in Heavy armor he still moves 3"."""
    tobias = sheet("brute", "heavy-cuirass")
    told = squads.profile(NEW, tobias)
    assert (told.max_health, told.move, told.reduction) == (14, 300, 3)
    assert not squads.may_use(NEW.weapons["carbine"], tobias, NEW.contracts["brute"])
    assert squads.move(NEW, sheet("boss", "heavy-cuirass")) == 300


@SHOPS
def test_r53_lasting_changes_are_applied_one_at_a_time_and_their_excess_is_lost(shop: Shop) -> None:
    down_and_up = sheet("agent", changes=(*[change("wits", -1)] * 3, change("wits", 1)))
    assert squads.attributes(shop, down_and_up).wits == D6, "three losses reach 2d4 once, one gain leaves it again"
    up = sheet("agent", changes=tuple([change("combat", 1)] * 6))
    assert squads.attributes(shop, up).combat == D12
    assert squads.attributes(shop, sheet("agent", changes=(change("defense", -3),))).defense == D4


@SHOPS
def test_r100_a_repaired_penalty_does_not_count(shop: Shop) -> None:
    model = sheet("agent", "processor", changes=(change("wits", -1, repaired=True), change("wits", -1)))
    assert squads.attributes(shop, model).wits == D4
    both = (change("wits", -1, repaired=True), change("wits", -1, repaired=True))
    assert squads.attributes(shop, sheet("agent", "processor", "processor", changes=both)).wits == D6


@SHOPS
def test_r121_a_cybernetic_without_its_penalty_does_what_its_row_says(shop: Shop) -> None:
    model = sheet("agent", "processor", "organs", "leg", "targeting", "reflexes", "regenerator")
    assert squads.attributes(shop, model) == Attributes(D8, D8, D8)
    assert (squads.max_health(shop, model), squads.move(shop, model)) == (15, 500)


@pytest.mark.parametrize(
    ("contract", "health", "inches"),
    [
        ("boss", 16, 4),
        ("brute", 14, 3),
        ("veteran", 13, 4),
        ("gunner", 14, 4),
        ("scout", 12, 5),
        ("zealot", 12, 5),
        ("agent", 14, 4),
        ("broadcaster", 14, 4),
    ],
)
@SHOPS
@pytest.mark.rule("C2.2", "C2.4")
def test_c2_4_health_and_move_of_each_contract(shop: Shop, contract: str, health: int, inches: int) -> None:
    assert squads.max_health(shop, sheet(contract)) == health
    assert squads.move(shop, sheet(contract)) == inches * 100


@SHOPS
def test_k_injuries_lasting_changes_of_health_and_move(shop: Shop) -> None:
    model = sheet("scout", changes=(change("health", -2), change("health", 1), change("move", -100)), wounds=3)
    told = squads.profile(shop, model)
    assert (told.max_health, told.health, told.move, told.bare_move) == (11, 8, 400, 400)


@SHOPS
def test_k_injuries_health_and_what_is_left_of_it_never_fall_below_zero(shop: Shop) -> None:
    told = squads.profile(shop, sheet("scout", changes=(change("health", -20),), wounds=4))
    assert (told.max_health, told.health) == (0, 0)
    assert squads.profile(shop, sheet("scout", wounds=40)).health == 0


@SHOPS
def test_r54_move_never_falls_below_zero(shop: Shop) -> None:
    slow = sheet("boss", "mesh-wrap", changes=(change("move", -400),))
    assert squads.move(shop, slow) == 0
    assert squads.bare_move(shop, slow) == 0
    assert squads.move(shop, sheet("boss", changes=(change("move", -600),))) == 0


@pytest.mark.parametrize(
    ("armor", "old", "new"),
    [
        ("mesh-wrap", 3, 3),
        ("flak-wrap", 4, 4),
        ("light-vest", 5, 5),
        ("runners-harness", 6, 6),
        ("assault-rig", 6, 6),
        ("standard-cuirass", 4, 4),
        ("heavy-cuirass", 4, 3),
        ("industrial-frame", 3, 3),
        ("bunker-suit", 2, 2),
        ("fortress-plating", 4, 3),
    ],
)
def test_r11_what_each_armor_does_to_move(armor: str, old: int, new: int) -> None:
    assert squads.move(OLD, sheet("boss", armor)) == old * 100
    assert squads.move(NEW, sheet("boss", armor)) == new * 100


@SHOPS
@pytest.mark.parametrize("armor", ["mesh-wrap", "heavy-cuirass", "industrial-frame", "bunker-suit"])
def test_c2_4_a_brute_ignores_its_armors_penalty_and_keeps_its_gain(shop: Shop, armor: str) -> None:
    assert squads.move(shop, sheet("brute", armor)) == 300
    assert squads.move(shop, sheet("brute", "runners-harness")) == 500


@pytest.mark.parametrize(("armor", "points"), [("mesh-wrap", 1), ("standard-cuirass", 2), ("bunker-suit", 3)])
@SHOPS
def test_a_armor_the_level_decides_the_reduction(shop: Shop, armor: str, points: int) -> None:
    told = squads.profile(shop, sheet("boss", armor))
    assert (told.armor, told.reduction, told.melted) == (armor, points, 0)


def test_r74_melted_armor_protects_one_level_less_and_loses_its_heavy_penalty() -> None:
    once = squads.profile(NEW, sheet("boss", "heavy-cuirass", changes=(change("armor", -1),)))
    assert (once.reduction, once.move, once.melted) == (2, 400, 1)
    printed = squads.profile(NEW, sheet("boss", "bunker-suit", changes=(change("armor", -1),)))
    assert (printed.reduction, printed.move) == (2, 200), "its own printed penalty stays"
    gone = squads.profile(NEW, sheet("boss", "bunker-suit", changes=tuple([change("armor", -1)] * 3)))
    assert (gone.armor, gone.reduction, gone.move) == ("", 0, 400)
    assert not any(isinstance(one, Reroll) for one in gone.traits)


@SHOPS
def test_c2_3_what_a_model_carries_into_play(shop: Shop) -> None:
    items = ("knife", "pistol", "flak-wrap", "scope", "medkit", "smoke", "leg")
    told = squads.profile(shop, sheet("veteran", *items))
    assert told.weapons == ("knife", "pistol")
    assert told.items == ("scope", "medkit", "smoke")
    assert told.armor == "flak-wrap"
    used = ModelSheet(name="x", contract="veteran", items=(Item(id="medkit", used=True), Item(id="medkit")))
    assert squads.profile(shop, used).items == ("medkit",)


@SHOPS
def test_c2_4_traits_come_from_contract_armor_and_gear(shop: Shop) -> None:
    told = squads.profile(shop, sheet("gunner", "defensive-mesh", "scope", "scope", "pistol")).traits
    assert sum(isinstance(one, SteadyShot) for one in told) == 1
    assert sum(isinstance(one, Reroll) and one.on == ("defense",) for one in told) == 1
    assert sum(isinstance(one, Tier) and one.when == "beyond" for one in told) == 1, "neither twice nor the pistol's"
    assert Damage(amount=1, melee=True) in squads.profile(shop, sheet("brute")).traits


@SHOPS
def test_k_succession_a_successor_is_the_boss_and_may_have_more(shop: Shop) -> None:
    heir = sheet("gunner", succession="weapons")
    assert squads.profile(shop, heir).boss
    assert not squads.profile(shop, sheet("gunner")).boss
    assert squads.may_use(shop.weapons["sword"], heir, shop.contracts["gunner"])
    assert not squads.may_use(shop.weapons["sword"], sheet("gunner"), shop.contracts["gunner"])
    armored = sheet("scout", succession="armor")
    assert squads.armor_limit(armored, shop.contracts["scout"]) == 1
    assert squads.armor_limit(sheet("brute", succession="armor"), shop.contracts["brute"]) == 2


@pytest.mark.rule("C1.7", "R-16")
def test_r16_the_radius_of_a_base_is_in_hundredths_of_an_inch() -> None:
    assert squads.base_radius(25) == 49
    assert squads.base_radius(32) == 63
    assert [squads.base_radius(mm) for mm in range(25, 33)] == [round(mm / 2 / 25.4 * 100) for mm in range(25, 33)]


@SHOPS
def test_c2_3_what_a_squad_spent_and_has_left(shop: Shop) -> None:
    squad = plain_squad(shop.edition.id)
    assert squads.carried(shop, squad) == 10 + 9 + 2 + 3 + 4
    assert squads.unspent(shop, squad) == 60 - 28
    stored = plain_squad(
        shop.edition.id, locker=(Item(id="scope"), Item(id="camo", free=True), Item(id="mask", paid=1))
    )
    assert squads.stored(shop, stored) == 8 + 1
    assert squads.unspent(shop, stored) == 60 - 28 - 9
    assert squads.unspent(shop, plain_squad(subs=5)) == 5


@SHOPS
def test_r122_of_two_armors_the_first_counts(shop: Shop) -> None:
    told = squads.profile(shop, sheet("boss", "light-vest", "bunker-suit"))
    assert (told.armor, told.reduction, told.move) == ("light-vest", 1, 500)
    assert not any(isinstance(one, Reroll) for one in told.traits)


@SHOPS
def test_a_improvised_combat_is_anybodys(shop: Shop) -> None:
    for contract in shop.contracts.values():
        for weapon in ("unarmed", "improvised"):
            assert squads.may_use(shop.weapons[weapon], sheet(contract.id), contract)
