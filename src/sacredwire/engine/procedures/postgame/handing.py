"""Step 8: things go from model to model and into the Lockers; cybernetics are fitted."""

from collections.abc import Iterator

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Give, Pass
from sacredwire.engine.procedures.postgame.keeping import ask, books_of, note, shop_of
from sacredwire.rules.campaign import locker
from sacredwire.rules.campaign.books import LOCKER, Books
from sacredwire.rules.squads import Shop

LOCKERS = "locker"
"""What an input calls the Lockers."""


class Handing(Frame, frozen=True, gc=False, tag="post-handing"):
    """Hands things on until the seat passes. Rule: K.trading, A.cybernetics."""


def step(change: Change, frame: Handing, got: object) -> None:
    """Hands one thing on, then asks for the next. Rule: K.trading."""
    del frame
    shop = shop_of(change.rules)
    if isinstance(got, Pass):
        change.pop()
        return
    if isinstance(got, Give):
        _give(change, shop, got)
    ask(change, "hand-out", _offers(shop, books_of(change)))


def _offers(shop: Shop, books: Books) -> Iterator[Action]:
    """Each thing that may be taken, to each that may have it. Rule: K.trading, C2.3, C2.4, A.cybernetics."""
    for place in locker.places(books.squad):
        for id_ in locker.movable(shop, books.squad, place):
            for taker in locker.takers(shop, books.squad, id_, place):
                yield Give(books.seat, id_, books.id(place) or LOCKERS, books.id(taker) or LOCKERS)
    yield Pass(books.seat)


def _give(change: Change, shop: Shop, gift: Give) -> None:
    """A thing changes its place, which nobody counts; a cybernetic repairs there. Rule: K.trading, R-178."""
    books = books_of(change)
    giver, taker = (LOCKER if who == LOCKERS else books.slot(who) for who in (gift.giver, gift.taker))
    squad, item = locker.take(shop, books.squad, gift.item, giver)
    note(change, squad=locker.put(shop, squad, item, taker))
    if gift.item in shop.cybernetics and taker:
        change.say("fitted", "A.cybernetics", who=gift.taker, item=gift.item)
    else:
        change.say("handed", "K.trading", who=books.id(giver), target=books.id(taker), item=gift.item)
