"""What bots decide in a post-game: any legal thing, or what makes the squad stronger by the prices of the tables."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from sacredwire.bots.wares import best_gift, gain, handed_out
from sacredwire.content import effects as op
from sacredwire.content.effects import Attribute
from sacredwire.content.schema import Contract
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.engine.inputs import Action, Buy, Choose, Give, Pass, Recruit, Sell, Spend
from sacredwire.engine.pending import Decide, Offer
from sacredwire.engine.procedures.postgame.handing import LOCKERS
from sacredwire.rules.armor import TIERS
from sacredwire.rules.campaign import recruits, trading
from sacredwire.rules.campaign.books import LOCKER, Books
from sacredwire.rules.campaign.promotions import POWER
from sacredwire.rules.squads import Shop

LEAST = 0.12
"""The part of a piece of Evidence that a Lead must bring to be spent."""
SHARE = 0.5
"""The part of its price that a purchase must be worth to somebody."""
FIGHTER: tuple[Attribute, ...] = ("combat", "defense", "wits")
CASTER: tuple[Attribute, ...] = ("wits", "defense", "combat")
"""Attributes in the order in which a model of that sort wants them."""


def any_of(random: Random, offers: Sequence[Offer]) -> Action:
    """Any answer of a post-game: first what sort of thing, else a full Locker would keep the trade going for ever."""
    kinds = list(dict.fromkeys(map(type, offers)))
    kind = kinds[random.randrange(len(kinds))]
    like = [offer for offer in offers if isinstance(offer, kind)]
    picked = like[random.randrange(len(like))]
    assert isinstance(picked, Action)
    return picked


def choose(shop: Shop, books: Books, ask: Decide) -> Action:
    """What makes the squad stronger.

    Args:
        shop: The edition's tables.
        books: The post-game.
        ask: What it asks.
    """
    match ask.prompt:
        case "spend-leads":
            return Spend(ask.seat, leads(shop, books.squad))
        case "trade":
            return _trade(shop, books)
        case "recruit":
            return _recruit(shop, books.squad, ask)
        case "hand-out":
            return _hand_out(shop, books)
        case "dismiss":
            return Pass(ask.seat)
        case "successor":
            return _successor(books, ask)
        case "promotion":
            return _promotion(shop, books, ask)
        case _:
            first = ask.offers[-1] if ask.prompt == "succession" else ask.offers[0]
            assert isinstance(first, Action)
            return first


def leads(shop: Shop, squad: Squad) -> int:
    """How many Leads a piece of Evidence is worth: as long as each makes a new number likelier by so much.

    The piece that would win the campaign is worth all of them. Rule: R-41.
    """
    have, types = len(squad.evidence), len(shop.edition.evidence)
    if have + 1 == types:
        return squad.leads
    duplicate = have / types
    spent = 0
    while spent < squad.leads and duplicate ** (spent + 1) * (1 - duplicate) >= LEAST:
        spent += 1
    return spent


def _trade(shop: Shop, books: Books) -> Action:
    """Sells what nobody will carry, buys what is worth most to somebody. Rule: K.trading."""
    ready = handed_out(shop, _staffed(shop, books.squad))
    found = _wanted(shop, books.squad, ready)
    if found:
        return Buy(books.seat, found)
    spare = {item.id for item in ready.locker} - shop.cybernetics.keys()
    for id_, place in trading.saleable(shop, books.squad):
        if place == LOCKER and id_ in spare and trading.worth(shop, id_):
            return Sell(books.seat, id_)
    return Pass(books.seat)


def _wanted(shop: Shop, squad: Squad, ready: Squad) -> str:
    """What to buy, if anything is worth it; first everybody gets a weapon out of an equal share of the purse."""
    purse, offered = squad.subs or 0, list(trading.on_sale(shop, squad))
    bare = [one for one in ready.models if not any(item.id in shop.weapons for item in one.items)]
    arms = [id_ for id_ in offered if id_ in shop.weapons and shop.weapons[id_].cost * len(bare) <= purse]
    for models, ids in ((bare, arms), (ready.models, offered)):
        worth = {id_: max((gain(shop, sheet, id_) for sheet in models), default=0.0) for id_ in ids}
        best = max(worth, key=worth.__getitem__, default="")
        if best and worth[best] > 0 and worth[best] >= SHARE * trading.cost(shop, best):
            return best
    return ""


def _staffed(shop: Shop, squad: Squad) -> Squad:
    """The squad with the recruits it will have, so that they are bought for. Rule: K.recruits."""
    for place in recruits.vacant(shop, squad):
        contracts = recruits.contracts(shop, squad)
        if contracts:
            new = ModelSheet(contract=_useful(squad, contracts).id)
            models = (*squad.models[: place - 1], new, *squad.models[place:])
            squad = replace(squad, models=models)
    return squad


def _useful(squad: Squad, contracts: Sequence[Contract]) -> Contract:
    """The contract that adds most to a squad: tough, well equipped, not there yet."""
    there = [sheet.contract for sheet in squad.models]

    def worth(row: Contract) -> int:
        arms = 3 if row.weapons == "both" else 0
        casts = 3 if recruits.starts_with_power(row) else 0
        return row.health + 2 * TIERS.index(row.armor) + row.move // 100 + arms + casts - 3 * there.count(row.id)

    return max(contracts, key=worth)


def _recruit(shop: Shop, squad: Squad, ask: Decide) -> Action:
    """A useful contract, its best die where it serves it."""
    hires = [offer for offer in ask.offers if isinstance(offer, Recruit)]
    ids = dict.fromkeys(offer.contract for offer in hires)
    contract = _useful(squad, [shop.contracts[id_] for id_ in ids])
    order = _order(contract)
    fitting = [offer for offer in hires if offer.contract == contract.id]
    return max(fitting, key=lambda offer: 2 * (offer.strong == order[0]) + (offer.weak == order[2]))


def _order(contract: Contract) -> tuple[Attribute, ...]:
    casts = any(isinstance(one, op.MayCast | op.RetryWits) for one in contract.effects)
    return CASTER if casts else FIGHTER


def _hand_out(shop: Shop, books: Books) -> Action:
    gift = best_gift(shop, books.squad)
    if gift is None:
        return Pass(books.seat)
    giver, taker = (books.id(place) if place else LOCKERS for place in (gift.giver, gift.taker))
    return Give(books.seat, gift.id, giver, taker)


def _successor(books: Books, ask: Decide) -> Action:
    """Whoever has the most Merits, and plays the next game."""
    heirs = [offer for offer in ask.offers if isinstance(offer, Choose)]

    def worth(offer: Choose) -> tuple[bool, int]:
        sheet = books.sheet(books.slot(offer.option))
        return not sheet.absent, sheet.merits

    return max(heirs, key=worth)


def _promotion(shop: Shop, books: Books, ask: Decide) -> Action:
    """What serves the contract; what has to sink is what serves it least."""
    _, row = books.promotions[-1]
    sinks = any(one.id == row and one.kind == "lowest" for one in shop.edition.promotions)
    order = _order(shop.contracts[books.sheet(books.slot(ask.who)).contract])
    wanted = [POWER, order[0], order[1], "health", "move", order[2]]
    picks = [offer for offer in ask.offers if isinstance(offer, Choose)]
    ranked = sorted(picks, key=lambda offer: wanted.index(offer.option))
    return ranked[-1 if sinks else 0]
