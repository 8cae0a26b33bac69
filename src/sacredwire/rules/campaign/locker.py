"""The Lockers: where a squad's things lie between games, and who may have which.

Places are numbers: 0 the Lockers, 1 and on the models of the squad in their order.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from sacredwire.content.schema import Armor, Weapon
from sacredwire.content.squads import Item, ModelSheet, Squad
from sacredwire.rules import squads
from sacredwire.rules.armor import level
from sacredwire.rules.campaign.books import LOCKER
from sacredwire.rules.campaign.cybernetics import fit, loose, may_fit
from sacredwire.rules.squads import Shop


def held(squad: Squad, place: int) -> tuple[Item, ...]:
    """What lies at a place. Rule: K.trading."""
    return squad.models[place - 1].items if place else squad.locker


def places(squad: Squad) -> Iterator[int]:
    """The Lockers, and every model that is there."""
    yield LOCKER
    yield from (place for place, sheet in enumerate(squad.models, 1) if sheet.contract)


def movable(shop: Shop, squad: Squad, place: int) -> list[str]:
    """Ids of what may be taken from a place, each once, in its order.

    What is used up is no use to anybody, and a cybernetic stays in the body; what no table knows stays where it is.
    Rule: K.trading, R-100, R-178.
    """
    free = loose(shop, squad.models[place - 1]) if place else []
    ids = dict.fromkeys(item.id for item in held(squad, place) if item.id in shop.wares and not item.used)
    return [id_ for id_ in ids if not place or id_ not in shop.cybernetics or id_ in free]


def takers(shop: Shop, squad: Squad, id_: str, place: int) -> list[int]:
    """The places to which a thing that lies at a place may go. Rule: K.trading, C2.3, C2.4."""
    return [
        other
        for other in places(squad)
        if other != place and (other == LOCKER or may_have(shop, squad.models[other - 1], id_))
    ]


def may_have(shop: Shop, sheet: ModelSheet, id_: str) -> bool:
    """Whether a model may be given a thing.

    A weapon its contract gives access to, an armor within its limit if it wears none, a cybernetic whose penalty it
    has; gear, consumables and grenades are anybody's. Rule: C2.3, C2.4, R-10, R-188, A.cybernetics.
    """
    contract = shop.contracts.get(sheet.contract)
    if contract is None:
        return False
    if id_ in shop.cybernetics:
        return may_fit(shop, shop.cybernetics[id_], sheet)
    match shop.wares[id_]:
        case Weapon() as weapon:
            return squads.may_use(weapon, sheet, contract)
        case Armor() as armor:
            bare = squads.armor_item(shop, sheet) is None
            return bare and level(armor) <= squads.armor_limit(sheet, contract)
        case _:
            return True


def take(shop: Shop, squad: Squad, id_: str, place: int, *, worst: bool = False) -> tuple[Squad, Item]:
    """The squad without one thing that may be taken from a place, and the thing.

    Of several the best goes first, or the ``worst``. What melted of an armor goes with it. Rule: K.trading, R-179.
    """
    found = sorted(pieces(shop, squad, id_, place).items(), key=lambda one: one[1].melted, reverse=worst)
    index, item = next(one for one in found if not worst or not is_scrap(shop, one[1]))
    there = held(squad, place)
    items = (*there[:index], *there[index + 1 :])
    if not place:
        return replace(squad, locker=items), item
    sheet = squad.models[place - 1]
    if there[index] is squads.armor_item(shop, sheet):
        sheet = _unmelted(sheet)
    return _with(squad, place, replace(sheet, items=items)), item


def pieces(shop: Shop, squad: Squad, id_: str, place: int) -> dict[int, Item]:
    """Things of an id that lie at a place and are not used up, by index, as melted as they are. Rule: R-179."""
    sheet = squad.models[place - 1] if place else ModelSheet()
    worn = squads.armor_item(shop, sheet)
    told = min(squads.melted(shop, sheet), level(shop.armor[worn.id]) + 1) if worn else 0
    return {
        index: replace(item, melted=told) if item is worn else item
        for index, item in enumerate(held(squad, place))
        if item.id == id_ and not item.used
    }


def is_scrap(shop: Shop, item: Item) -> bool:
    """Whether a piece of armor has melted away, which nobody pays for. Rule: R-74, R-177."""
    return item.id in shop.armor and level(shop.armor[item.id], item.melted) < 0


def put(shop: Shop, squad: Squad, item: Item, place: int) -> Squad:
    """The squad with one thing more at a place; a cybernetic is fitted there. Rule: K.trading, R-178."""
    if not place:
        return replace(squad, locker=(*squad.locker, item))
    sheet = squad.models[place - 1]
    if item.id in shop.cybernetics:
        return _with(squad, place, fit(shop, shop.cybernetics[item.id], sheet, item))
    if item.id in shop.armor:
        sheet = _unmelted(sheet)
    return _with(squad, place, replace(sheet, items=(*sheet.items, item)))


def emptied(shop: Shop, squad: Squad, place: int) -> tuple[Squad, tuple[Item, ...]]:
    """The squad without a model that is dead or dismissed: its slot is open, its equipment lies in the Lockers.

    Cybernetics stay in the body, and come back as the second value, lost. Rule: K.recruits, R-100, R-178.
    """
    while free := movable(shop, squad, place):
        squad, item = take(shop, squad, free[0], place)
        squad = put(shop, squad, item, LOCKER)
    rest = held(squad, place)
    lost = tuple(item for item in rest if item.id in shop.cybernetics)
    kept = tuple(item for item in rest if item.id not in shop.cybernetics)
    return _with(replace(squad, locker=(*squad.locker, *kept)), place, ModelSheet()), lost


def _unmelted(sheet: ModelSheet) -> ModelSheet:
    """A model whose sheet no longer says that its armor melted."""
    return replace(sheet, changes=tuple(change for change in sheet.changes if change.stat != "armor"))


def _with(squad: Squad, place: int, sheet: ModelSheet) -> Squad:
    return replace(squad, models=(*squad.models[: place - 1], sheet, *squad.models[place:]))
