"""What things are worth to models, by the prices of the tables, and who should carry what."""

from typing import NamedTuple

from sacredwire.content.schema import Armor, Weapon
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.rules import squads
from sacredwire.rules.armor import level
from sacredwire.rules.campaign import locker
from sacredwire.rules.campaign.books import LOCKER
from sacredwire.rules.squads import Shop

REPAIR = 100.0
"""What a cybernetic is worth that repairs something: it comes before everything else."""
SECOND, GEAR, ONCE = 0.4, 0.6, 0.5
"""The part of its price that a weapon is worth to who fights the other way already, that gear is, and a single use."""


class Gift(NamedTuple):
    """A thing that should change its place."""

    worth: float
    id: str
    giver: int
    taker: int


def gain(shop: Shop, sheet: ModelSheet, id_: str) -> float:
    """What a thing would be worth to a model; nothing if it may not have it or has as good a one.

    Who stays at home carries nothing into the next game, but may be repaired.

    Args:
        shop: The edition's tables.
        sheet: The model.
        id_: The thing.
    """
    if id_ in shop.cybernetics:
        return REPAIR if locker.may_have(shop, sheet, id_) else 0.0
    contract = shop.contracts.get(sheet.contract)
    if contract is None or sheet.absent:
        return 0.0
    carried = [item.id for item in sheet.items if not item.used]
    match shop.wares[id_]:
        case Weapon() as weapon:
            return _arm(shop, weapon, carried) if squads.may_use(weapon, sheet, contract) else 0.0
        case Armor() as armor:
            worn = squads.armor_item(shop, sheet)
            allowed = level(armor) <= squads.armor_limit(sheet, contract)
            return float(armor.cost - (shop.armor[worn.id].cost if worn else 0)) if allowed else 0.0
        case ware:
            part = GEAR if id_ in shop.gear else ONCE
            return 0.0 if id_ in carried else part * ware.cost


def _arm(shop: Shop, weapon: Weapon, carried: list[str]) -> float:
    """What a weapon is worth beside those carried: as much as it is dearer than the best of its kind."""
    arms = [shop.weapons[id_] for id_ in carried if id_ in shop.weapons]
    like = [one.cost for one in arms if one.kind == weapon.kind]
    return (weapon.cost - max(like, default=0)) * (1.0 if like or not arms else SECOND)


def best_gift(shop: Shop, squad: Squad) -> Gift | None:
    """The thing of the Lockers that is worth most to somebody; a worse armor is put away first. None: all is well."""
    best: Gift | None = None
    for id_ in locker.movable(shop, squad, LOCKER):
        if all(locker.is_scrap(shop, item) for item in locker.pieces(shop, squad, id_, LOCKER).values()):
            continue
        for place in locker.places(squad):
            if place == LOCKER:
                continue
            worth = gain(shop, squad.models[place - 1], id_)
            if worth > 0 and (best is None or worth > best.worth):
                best = _gift(shop, squad, worth, id_, place)
    return best


def _gift(shop: Shop, squad: Squad, worth: float, id_: str, place: int) -> Gift:
    worn = squads.armor_item(shop, squad.models[place - 1])
    if id_ in shop.armor and worn is not None:
        return Gift(worth, worn.id, place, LOCKER)
    return Gift(worth, id_, LOCKER, place)


def handed_out(shop: Shop, squad: Squad) -> Squad:
    """The squad when everything in its Lockers is where it is worth most."""
    while (gift := best_gift(shop, squad)) is not None:
        squad, item = locker.take(shop, squad, gift.id, gift.giver)
        squad = locker.put(shop, squad, item, gift.taker)
    return squad
