"""A legal squad at random, the same for the same seed."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import msgspec

from sacredwire.content.effects import MayCast
from sacredwire.content.schema import Armor, Contract, Edition, Weapon
from sacredwire.content.squads import Item, ModelSheet, Squad
from sacredwire.rules import squads
from sacredwire.rules.squads import ATTRIBUTES, Shop, Ware

T = TypeVar("T")

_TRIES = 60
"""Purchases tried before the rest of the budget is left in the purse."""

_NAME_TRIES = 20
"""Names drawn before one is used twice; an edition of one's own may have few."""


def random_squad(edition: Edition, seed: int, lang: str = "es") -> Squad:
    """A legal squad of an edition, as varied as its tables allow.

    Each model first gets a weapon, a quarter of an even share being kept back for every one still to come; the rest of
    the budget goes to whatever fits.

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
    for place, sheet in enumerate(sheets):
        kept = (len(sheets) - 1 - place) * edition.numbers.budget // (4 * len(sheets))
        weapons = [ware for ware in _allowed(shop, sheet, purse - kept) if isinstance(ware, Weapon) and ware.cost]
        if weapons:
            sheets[place], purse = _buy(sheet, _pick(rng, weapons), purse)
    for _ in range(_TRIES):
        place = rng.randrange(len(sheets))
        wares = [ware for ware in _allowed(shop, sheets[place], purse) if ware.cost]
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


def _allowed(shop: Shop, sheet: ModelSheet, purse: int) -> list[Ware]:
    """What a model may buy with so many subs; nothing it has already, no cybernetics. Rule: C2.3, C2.4."""
    contract = shop.contracts[sheet.contract]
    has = {item.id for item in sheet.items}
    wears = any(id_ in shop.armor for id_ in has)
    allowed: list[Ware] = []
    for ware in shop.wares.values():
        if ware.cost > purse or ware.id in has or ware.id in shop.cybernetics:
            continue
        match ware:
            case Weapon():
                fits = squads.may_use(ware, sheet, contract)
            case Armor():
                fits = not wears and squads.level(ware) <= squads.armor_limit(sheet, contract)
            case _:
                fits = True
        if fits:
            allowed.append(ware)
    return allowed


def _buy(sheet: ModelSheet, ware: Ware, purse: int) -> tuple[ModelSheet, int]:
    return msgspec.structs.replace(sheet, items=(*sheet.items, Item(id=ware.id))), purse - ware.cost


def _pick(rng: Random, things: Sequence[T]) -> T:
    return things[rng.randrange(len(things))]
