"""Step 5: the trading post, for as long as the squad wants to buy and sell."""

from collections.abc import Iterator

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Buy, Pass, Sell
from sacredwire.engine.procedures.postgame.keeping import ask, books_of, note, post, shop_of
from sacredwire.rules.campaign import trading
from sacredwire.rules.campaign.books import LOCKER, gain_item
from sacredwire.rules.squads import Shop


class Trading(Frame, frozen=True, gc=False, tag="post-trading"):
    """Buys and sells until the seat passes. Rule: K.trading, R-100."""


def step(change: Change, frame: Trading, got: object) -> None:
    """Carries out a purchase or a sale, then asks for the next. Rule: K.trading."""
    del frame
    shop = shop_of(change.rules)
    match got:
        case Buy():
            _buy(change, shop, got.item)
        case Sell():
            _sell(change, shop, got)
        case Pass():
            change.pop()
            return
        case _:
            pass
    ask(change, "trade", _offers(change, shop))


def _offers(change: Change, shop: Shop) -> Iterator[Action]:
    books = books_of(change)
    yield from (Buy(books.seat, id_) for id_ in trading.on_sale(shop, books.squad))
    yield from (Sell(books.seat, id_, books.id(place)) for id_, place in trading.saleable(shop, books.squad))
    yield Pass(books.seat)


def _buy(change: Change, shop: Shop, id_: str) -> None:
    """A new thing lies in the Lockers, and is paid for. Rule: K.trading, R-50."""
    item = trading.purchase(shop, id_)
    change.books = gain_item(books_of(change), item, LOCKER, "purchase")
    books = post(change, "subs", -trading.cost(shop, id_), "purchase", thing=id_)
    subs = trading.cost(shop, id_)
    change.say("bought", "K.trading", seat=books.seat, item=id_, subs=subs, total=books.squad.subs or 0)


def _sell(change: Change, shop: Shop, sale: Sell) -> None:
    """A thing goes for half its listed price. Rule: K.trading, R-100, R-177."""
    books = books_of(change)
    place = books.slot(sale.who) if sale.who else LOCKER
    note(change, squad=trading.sold(shop, books.squad, sale.item, place))
    post(change, "item", -1, "sale", thing=sale.item, who=sale.who)
    subs = trading.worth(shop, sale.item)
    books = post(change, "subs", subs, "sale", thing=sale.item, who=sale.who)
    change.say("sold", "K.trading", who=sale.who, item=sale.item, subs=subs, total=books.squad.subs or 0)
