"""A legal squad at random, the same for the same seed."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

import msgspec

from sacredwire.content.effects import MayCast
from sacredwire.content.schema import Armor, Contract, Edition, Weapon
from sacredwire.content.squads import Item, ModelSheet, Squad
from sacredwire.rules import squads
from sacredwire.rules.armor import level
from sacredwire.rules.squads import ATTRIBUTES, Shop, Ware

T = TypeVar("T")

_TRIES = 60
"""Purchases tried before the rest of the budget is left in the purse."""

_ARMORS = 3
"""Fewer armors than this are bought before anything else, or the heavy ones would never be."""

_GREED = (2, 8)
"""Half even shares of the purse that a squad's first weapons cost at most: frugal squads buy more of the rest."""

_NAME_TRIES = 20
"""Names drawn before one is used twice; an edition of one's own may have few."""


def random_squad(edition: Edition, seed: int, lang: str = "es") -> Squad:
    """A legal squad of an edition, as varied as its tables allow.

    Some are first offered an armor, then each a weapon within some half shares of what is left; the rest of the
    budget goes to whatever fits.

    Args:
        edition: Whose tables.
        seed: Any whole number; the same one gives the same squad.
        lang: The language of its names, ``es`` or ``en``.
    """
    rng = Random(seed)
    shop = Shop(edition)
    names = _Names(edition, rng, lang)
    sheets = [_recruit(shop, contract, rng, names) for contract in _contracts(edition, rng)]
    purse = edition.numbers.budget
    for _ in range(rng.randrange(_ARMORS)):
        place = rng.randrange(len(sheets))
        if armor := _allowed(shop, sheets[place], purse // 2, shop.armor):
            sheets[place], purse = _buy(sheets[place], _pick(rng, armor), purse)
    greed = rng.randrange(*_GREED)
    for place, sheet in enumerate(sheets):
        limit = min(purse, purse * rng.randrange(1, greed) // (2 * (len(sheets) - place)))
        weapons = [ware for ware in _allowed(shop, sheet, limit, shop.weapons) if ware.cost]
        if weapons:
            sheets[place], purse = _buy(sheet, _pick(rng, weapons), purse)
    tables: tuple[Mapping[str, Ware], ...] = (shop.weapons, shop.armor, shop.gear, shop.single_use)
    for _ in range(_TRIES):
        place = rng.randrange(len(sheets))
        wares = [ware for ware in _allowed(shop, sheets[place], purse, _pick(rng, tables)) if ware.cost]
        if wares:
            sheets[place], purse = _buy(sheets[place], _pick(rng, wares), purse)
    return Squad(edition=edition.id, name=names.squad(), models=tuple(sheets))


class _Names:
    """Names out of the edition's pools, none used twice."""

    def __init__(self, edition: Edition, rng: Random, lang: str) -> None:
        self._pools = {pool.id: pool.words_en if lang == "en" else pool.words_es for pool in edition.names}
        self._rng = rng
        self._used: set[str] = set()

    def squad(self) -> str:
        return self._joined("squad-prefixes", "squad-cores", "squad-suffixes")

    def model(self) -> str:
        drawn = (self._joined("first-names", "last-names") for _ in range(_NAME_TRIES))
        name = next((one for one in drawn if one not in self._used), "")
        self._used.add(name)
        return name or self._joined("first-names", "last-names")

    def _joined(self, *pools: str) -> str:
        return " ".join(_pick(self._rng, words) for pool in pools if (words := self._pools.get(pool)))


def _contracts(edition: Edition, rng: Random) -> list[Contract]:
    """A Boss and four others within their limits. Rule: C2.4."""
    bosses = [row for row in edition.contracts if not row.limit]
    others = [row for row in edition.contracts for _ in range(row.limit)]
    chosen = [others.pop(rng.randrange(len(others))) for _ in range(edition.numbers.squad_size - 1)]
    return [_pick(rng, bosses), *chosen]


def _recruit(shop: Shop, contract: Contract, rng: Random, names: _Names) -> ModelSheet:
    array = _pick(rng, shop.edition.arrays)
    sheet = ModelSheet(name=names.model(), contract=contract.id, array=array.id)
    if len(set(array.tiers)) > 1:
        strong = rng.randrange(len(ATTRIBUTES))
        weak = (strong + 1 + rng.randrange(len(ATTRIBUTES) - 1)) % len(ATTRIBUTES)
        sheet = msgspec.structs.replace(sheet, strong=ATTRIBUTES[strong], weak=ATTRIBUTES[weak])
    if squads.boss_bonus(shop, sheet):
        sheet = msgspec.structs.replace(sheet, boss_bonus=_pick(rng, ATTRIBUTES))
    if any(isinstance(one, MayCast) for one in contract.effects):
        sheet = msgspec.structs.replace(sheet, powers=(_pick(rng, shop.edition.powers).id,))
    return sheet


def _allowed(shop: Shop, sheet: ModelSheet, purse: int, table: Mapping[str, Ware]) -> list[Ware]:
    """What a model may buy of a table with so many subs; nothing it has already. Rule: C2.3, C2.4."""
    has = {item.id for item in sheet.items}
    return [ware for ware in table.values() if ware.cost <= purse and ware.id not in has and _fits(shop, sheet, ware)]


def _fits(shop: Shop, sheet: ModelSheet, ware: Ware) -> bool:
    contract = shop.contracts[sheet.contract]
    match ware:
        case Weapon():
            return squads.may_use(ware, sheet, contract)
        case Armor():
            wears = any(item.id in shop.armor for item in sheet.items)
            return not wears and level(ware) <= squads.armor_limit(sheet, contract)
        case _:
            return True


def _buy(sheet: ModelSheet, ware: Ware, purse: int) -> tuple[ModelSheet, int]:
    return msgspec.structs.replace(sheet, items=(*sheet.items, Item(id=ware.id))), purse - ware.cost


def _pick(rng: Random, things: Sequence[T]) -> T:
    return things[rng.randrange(len(things))]
