"""The trading post: what may be bought, what may be sold, and at which price."""

from collections.abc import Iterator

from sacredwire.content.schema import Weapon
from sacredwire.content.squads import Item, Squad
from sacredwire.rules.campaign import locker
from sacredwire.rules.campaign.cybernetics import wanted
from sacredwire.rules.squads import Shop, unspent

_SHARE = 2
"""The part of a price that a sale brings: half."""


def cost(shop: Shop, id_: str) -> int:
    """What a thing costs today, in subs. Rule: K.trading, R-50."""
    return shop.wares[id_].cost


def worth(shop: Shop, id_: str) -> int:
    """What a thing brings when it is sold: half of its listed price, rounded down. Rule: K.trading, R-100, R-177."""
    return cost(shop, id_) // _SHARE


def on_sale(shop: Shop, squad: Squad) -> Iterator[str]:
    """Ids of what a squad may buy with the subs it has, in the order of the tables. Rule: K.trading, A.cybernetics."""
    purse = unspent(shop, squad)
    for id_, row in shop.wares.items():
        improvised = isinstance(row, Weapon) and row.kind == "improvised"
        if row.cost <= purse and not improvised and (id_ not in shop.cybernetics or wanted(shop, squad, id_)):
            yield id_


def saleable(shop: Shop, squad: Squad) -> Iterator[tuple[str, int]]:
    """What a squad may sell, as id and place (0 the Lockers): what may be taken from there. Rule: K.trading, R-177."""
    for place in locker.places(squad):
        for id_ in locker.movable(shop, squad, place):
            if not all(locker.is_scrap(shop, item) for item in locker.pieces(shop, squad, id_, place).values()):
                yield id_, place


def purchase(shop: Shop, id_: str) -> Item:
    """A new thing as it comes from the trading post. Rule: K.trading."""
    return Item(id=id_, paid=cost(shop, id_))


def sold(shop: Shop, squad: Squad, id_: str, place: int) -> Squad:
    """The squad without a thing, the most melted of several; its subs are not touched here. Rule: K.trading, R-177."""
    left, _ = locker.take(shop, squad, id_, place, worst=True)
    return left
