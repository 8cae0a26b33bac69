"""What a model of a squad is worth at the table: dice, Health, Move, what it may carry, what it all cost."""

from collections.abc import Iterable

import msgspec

from sacredwire.content import effects as op
from sacredwire.content.effects import Attribute, Effect
from sacredwire.content.schema import Armor, Contract, Edition, Gear, Grenade, Power, StatArray, Weapon
from sacredwire.content.squads import Item, ModelSheet, Squad, lasting_changes
from sacredwire.rules.armor import TIERS, level, move_under
from sacredwire.rules.dice.level import LOWEST, permanent
from sacredwire.rules.state import Sheet

ATTRIBUTES: tuple[Attribute, Attribute, Attribute] = ("combat", "defense", "wits")

_HALF_MILLIMETER_INCH = (254, 500)  # hundredths of an inch in half a millimeter: 500 / 254

Ware = Weapon | Grenade | Armor | Gear
"""Whatever a squad can buy or find."""


class Attributes(msgspec.Struct, frozen=True):
    """The Die Tiers of the three attributes, 0..4. Rule: C2.1."""

    combat: int
    defense: int
    wits: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A model of a squad as it comes to the table.

    Attributes:
        combat, defense, wits: Die Tiers with every lasting change.
        shooting: Lasting tiers on shots alone.
        health: Current Health; ``max_health`` the most it can have.
        move: Move with armor, in hundredths; ``bare_move`` the same without armor and the floor of 0.
        armor: Id of the armor worn, or empty; ``melted`` counts the levels it lost.
        reduction: Points the armor takes off weapon damage.
        weapons: Ids of the weapons carried, in order.
        items: Ids of gear, and of consumables and grenades not yet used, one entry each.
        powers: Ids of Broadcast powers known.
        traits: Effects of contract, armor and gear that hold while they are there, the Move already counted left out.
        boss: Whether its fall shakes the squad.
        radius: Of its base, in hundredths.
    """

    combat: int
    defense: int
    wits: int
    shooting: int
    health: int
    max_health: int
    move: int
    bare_move: int
    armor: str
    melted: int
    reduction: int
    weapons: tuple[str, ...]
    items: tuple[str, ...]
    powers: tuple[str, ...]
    traits: tuple[Effect, ...]
    boss: bool
    radius: int


class Shop:
    """Everything an edition lets a squad have, by id. Immutable.

    Args:
        edition: Whose tables.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.contracts: dict[str, Contract] = {row.id: row for row in edition.contracts}
        self.arrays: dict[str, StatArray] = {row.id: row for row in edition.arrays}
        self.powers: dict[str, Power] = {row.id: row for row in edition.powers}
        self.weapons: dict[str, Weapon] = {row.id: row for row in edition.weapons}
        self.armor: dict[str, Armor] = {row.id: row for row in edition.armor}
        self.gear: dict[str, Gear] = {row.id: row for row in edition.gear}
        self.cybernetics: dict[str, Gear] = {row.id: row for row in edition.cybernetics}
        self.single_use: dict[str, Gear | Grenade] = {
            **{row.id: row for row in edition.consumables},
            **{row.id: row for row in edition.grenades},
        }
        self.wares: dict[str, Ware] = {
            **self.weapons,
            **self.armor,
            **self.gear,
            **self.cybernetics,
            **self.single_use,
        }

    def fitted(self, sheet: ModelSheet) -> list[Gear]:
        """The cybernetics of a model."""
        return [self.cybernetics[item.id] for item in sheet.items if item.id in self.cybernetics]

    def price(self, item: Item) -> int:
        """Subs that an item counts: none if it was free, what was paid if that is known, else the table's cost."""
        if item.free:
            return 0
        if item.paid is not None:
            return item.paid
        return self.wares[item.id].cost if item.id in self.wares else 0


def is_boss(sheet: ModelSheet) -> bool:
    """Whether a model is its squad's Boss, by contract or by succession. Rule: C2.4, K.succession."""
    return sheet.contract == "boss" or sheet.succession != ""


def may_use(weapon: Weapon, sheet: ModelSheet | Sheet, contract: Contract) -> bool:
    """Whether a model may have a weapon: its contract's kind, both after a succession.

    Improvised Combat is anybody's. Rule: C2.3, A.improvised, K.succession.
    """
    both = contract.weapons == "both" or sheet.succession == "weapons"
    return both or weapon.kind in (contract.weapons, "improvised")


def armor_limit(sheet: ModelSheet | Sheet, contract: Contract) -> int:
    """The heaviest level of armor a model may wear: 0 light, 1 medium, 2 heavy. Rule: C2.4, K.succession."""
    more = 1 if sheet.succession == "armor" else 0
    return min(len(TIERS) - 1, TIERS.index(contract.armor) + more)


def carried(shop: Shop, squad: Squad) -> int:
    """Subs' worth of what the models carry. Rule: C2.3."""
    return sum(shop.price(item) for sheet in squad.models for item in sheet.items)


def stored(shop: Shop, squad: Squad) -> int:
    """Subs' worth of the Lockers. Rule: K.trading."""
    return sum(shop.price(item) for item in squad.locker)


def unspent(shop: Shop, squad: Squad) -> int:
    """Subs the squad still has. Rule: C2.3, R-55."""
    if squad.subs is not None:
        return squad.subs
    return max(0, shop.edition.numbers.budget - carried(shop, squad) - stored(shop, squad))


def attributes(shop: Shop, sheet: ModelSheet) -> Attributes:
    """A model's three Die Tiers.

    Lasting changes are applied one at a time, each held between 2d4 and 2d12; what a cybernetic repaired does not
    count. A Technician has the middle die wherever it has not chosen another. Rule: C2.1, R-53.
    """
    tiers = dict.fromkeys(ATTRIBUTES, LOWEST)
    array = shop.arrays.get(sheet.array)
    if array is not None:
        low, middle, high = sorted(array.tiers)
        tiers = dict.fromkeys(ATTRIBUTES, middle)
        tiers |= {sheet.strong: high} if sheet.strong else {}
        tiers |= {sheet.weak: low} if sheet.weak else {}
    if sheet.boss_bonus:
        tiers[sheet.boss_bonus] = permanent(tiers[sheet.boss_bonus], boss_bonus(shop, sheet))
    for stat, amount in lasting_changes(shop.fitted(sheet), sheet.changes):
        match stat:
            case "combat" | "defense" | "wits":
                tiers[stat] = permanent(tiers[stat], amount)
            case _:
                pass
    return Attributes(**tiers)


def boss_bonus(shop: Shop, sheet: ModelSheet) -> int:
    """Die Tiers that a model's contract adds to one attribute. Rule: C2.1."""
    return sum(one.amount for one in _contract_effects(shop, sheet) if isinstance(one, op.BossBonus))


def lasting(shop: Shop, sheet: ModelSheet, stat: str) -> int:
    """The sum of a model's lasting changes to a stat. Rule: R-53, R-100."""
    return sum(amount for name, amount in lasting_changes(shop.fitted(sheet), sheet.changes) if name == stat)


def max_health(shop: Shop, sheet: ModelSheet) -> int:
    """The most Health a model can have; at 0 it leaves the squad. Rule: C2.2, K.injuries."""
    contract = shop.contracts.get(sheet.contract)
    return max(0, (contract.health if contract else 0) + lasting(shop, sheet, "health"))


def worn(shop: Shop, sheet: ModelSheet) -> Armor | None:
    """The armor a model wears: the first it carries, unless criticals melted it away. Rule: C2.4, R-74, R-122."""
    found = armor_item(shop, sheet)
    row = shop.armor[found.id] if found else None
    return row if row and level(row, melted(shop, sheet)) >= 0 else None


def armor_item(shop: Shop, sheet: ModelSheet) -> Item | None:
    """The piece of armor that counts, melted away or not: the first a model carries. Rule: R-122."""
    return next((item for item in sheet.items if item.id in shop.armor), None)


def melted(shop: Shop, sheet: ModelSheet) -> int:
    """Levels that a model's armor has lost, by the piece itself and by the sheet. Rule: R-74, R-179."""
    piece = armor_item(shop, sheet)
    return max(0, -lasting(shop, sheet, "armor")) + (piece.melted if piece else 0)


def ignores_armor_move(shop: Shop, sheet: ModelSheet) -> bool:
    """Whether a model's contract lets it ignore its armor's Move penalty. Rule: C2.4."""
    return any(isinstance(one, op.IgnoresArmorMove) for one in _contract_effects(shop, sheet))


def bare_move(shop: Shop, sheet: ModelSheet) -> int:
    """A model's Move without its armor, in hundredths; may be below 0. Rule: C2.2, R-53."""
    contract = shop.contracts.get(sheet.contract)
    return (contract.move if contract else 0) + lasting(shop, sheet, "move")


def move(shop: Shop, sheet: ModelSheet) -> int:
    """A model's Move with its armor, in hundredths, never below 0. Rule: C2.4, R-11, R-54."""
    armor = worn(shop, sheet)
    lost, ignores = melted(shop, sheet), ignores_armor_move(shop, sheet)
    extra = move_under(armor, lost, shop.edition.switches, ignores) if armor else 0
    return max(0, bare_move(shop, sheet) + extra)


def base_radius(millimeters: int) -> int:
    """The radius of a base in hundredths of an inch, rounded. Rule: C1.7, R-16."""
    inch, hundredths = _HALF_MILLIMETER_INCH
    return (millimeters * hundredths + inch // 2) // inch


def profile(shop: Shop, sheet: ModelSheet) -> Profile:
    """Everything the table needs to know of a model, derived from its sheet. Rule: C2."""
    tiers = attributes(shop, sheet)
    armor = worn(shop, sheet)
    most = max_health(shop, sheet)
    at_hand = [item.id for item in sheet.items if not (item.used and item.id in shop.single_use)]
    return Profile(
        combat=tiers.combat,
        defense=tiers.defense,
        wits=tiers.wits,
        shooting=lasting(shop, sheet, "shooting"),
        health=max(0, most - sheet.wounds),
        max_health=most,
        move=move(shop, sheet),
        bare_move=bare_move(shop, sheet),
        armor=armor.id if armor else "",
        melted=melted(shop, sheet),
        reduction=shop.edition.numbers.armor[level(armor, melted(shop, sheet))] if armor else 0,
        weapons=tuple(id_ for id_ in at_hand if id_ in shop.weapons),
        items=tuple(id_ for id_ in at_hand if id_ in shop.gear or id_ in shop.single_use),
        powers=sheet.powers,
        traits=tuple(_traits(shop, sheet, armor)),
        boss=is_boss(sheet),
        radius=base_radius(sheet.base_mm),
    )


def _traits(shop: Shop, sheet: ModelSheet, armor: Armor | None) -> Iterable[Effect]:
    counted = (op.Move, op.BossBonus)
    gear = dict.fromkeys(item.id for item in sheet.items if item.id in shop.gear)
    rows = [_contract_effects(shop, sheet), armor.effects if armor else (), *(shop.gear[id_].effects for id_ in gear)]
    return (one for effects in rows for one in effects if not isinstance(one, counted))


def _contract_effects(shop: Shop, sheet: ModelSheet) -> tuple[Effect, ...]:
    contract = shop.contracts.get(sheet.contract)
    return contract.effects if contract else ()
