"""What a post-game offers, in words: each offer a path of words from the general to the particular."""

from collections import Counter
from collections.abc import Iterable

from sacredwire.content.text import Text
from sacredwire.engine.inputs import Action, Buy, Choose, Dismiss, Give, Pass, Recruit, Sell, Spend
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide, MoveTo, PutAt, ThrowTo, Turn
from sacredwire.play.story_names import Names
from sacredwire.rules.campaign.trading import cost, worth
from sacredwire.rules.squads import Shop
from sacredwire.rules.state import Position

Path = tuple[str, ...]
"""Words that lead to an offer."""
LOCKERS = "locker"
REGIONS = (MoveTo, ThrowTo, PutAt, Turn)
"""Offers that stand for free choices on a table; a post-game has none."""
MODELS = ("successor",)
"""Questions that are answered with a model."""
KINDS = ("weapons", "armor", "gear", "consumables", "grenades", "cybernetics")
"""The shelves of the trading post: tables of an edition."""
POWERS = ("promotion-power", "starting-power")
"""Questions that are answered with a power."""


class OfferWords:
    """Says what a question offers.

    Args:
        text: The reader's catalogue.
        shop: The edition's tables.
        position: The squad at its table.
    """

    def __init__(self, text: Text, shop: Shop, position: Position) -> None:
        self.text = text
        self.shop = shop
        self.names = Names(text, position)

    def question(self, ask: Decide) -> str:
        """What is asked, and about whom."""
        key = f"prompt-{ask.prompt}"
        said = self.text.say(key) if self.text.has(key) else ask.prompt
        who = self.names.model(ask.who) if ask.who in self.names.position.models else ""
        return self.text.say("wizard-about", who=who, question=said) if who else said

    def paths(self, ask: Decide) -> list[tuple[Path, Action]]:
        """Every offer with the words that lead to it; where two sound the same their notation tells them apart."""
        told = [(self._path(ask, offer), offer) for offer in ask.offers if not isinstance(offer, REGIONS)]
        alike = Counter(path for path, _ in told)
        return [((*path, write(offer)) if alike[path] > 1 else path, offer) for path, offer in told]

    def _path(self, ask: Decide, offer: Action) -> Path:
        say = self.text.say
        match offer:
            case Pass():
                return (say("wizard-pass"),)
            case Spend():
                return (say("leads", count=offer.leads),)
            case Buy():
                subs = say("subs", count=cost(self.shop, offer.item))
                priced = say("wizard-priced", item=self.item(offer.item), subs=subs)
                return say("wizard-buy"), say(f"wizard-kind-{self._kind(offer.item)}"), priced
            case Sell():
                subs = say("subs", count=worth(self.shop, offer.item))
                item = say("wizard-priced", item=self.item(offer.item), subs=subs)
                return say("wizard-sell"), say("wizard-of", item=item, who=self.place(offer.who or LOCKERS))
            case Give():
                return (
                    say("wizard-of", item=self.item(offer.item), who=self.place(offer.giver)),
                    say("wizard-for", who=self.place(offer.taker)),
                )
            case Dismiss():
                return (self.names.model(offer.who),)
            case Recruit():
                return self._recruit(offer)
            case Choose():
                return (self._option(ask, offer.option),)
            case _:
                raise AssertionError(f"{offer!r} is no offer of a post-game")

    def _recruit(self, offer: Recruit) -> Path:
        array = next(row for row in self.shop.edition.arrays if row.id == offer.array)
        dice = " ".join(self.text.say(f"dice-tier-{tier}") for tier in array.tiers)
        named = self.text.say("wizard-array", array=self.text.say(f"array-{array.id}"), dice=dice)
        contract = self.text.say(f"contract-{offer.contract}")
        if not offer.strong:
            return contract, named
        strong = self.text.say("wizard-strong", stat=self.text.say(f"stat-{offer.strong}"))
        return contract, named, strong, self.text.say("wizard-weak", stat=self.text.say(f"stat-{offer.weak}"))

    def _option(self, ask: Decide, option: str) -> str:
        if ask.prompt in MODELS:
            return self.names.model(option)
        if ask.prompt in POWERS:
            return self.names.row(option)
        keys = (f"wizard-{ask.prompt}-{option}", f"how-{option}", f"stat-{option}")
        return next((self.text.say(key) for key in keys if self.text.has(key)), option)

    def _kind(self, id_: str) -> str:
        """On which shelf of the trading post a thing lies."""
        edition = self.shop.edition
        return next(kind for kind in KINDS if any(row.id == id_ for row in getattr(edition, kind)))

    def item(self, id_: str) -> str:
        """A thing by its name."""
        return self.text.name(id_)

    def place(self, who: str) -> str:
        """A model, or the Lockers."""
        return self.text.say("wizard-lockers") if who == LOCKERS else self.names.model(who)


def branches(paths: Iterable[tuple[Path, Action]], depth: int) -> dict[str, list[tuple[Path, Action]]]:
    """Offers by the word at a depth of their paths, in their order."""
    told: dict[str, list[tuple[Path, Action]]] = {}
    for path, offer in paths:
        told.setdefault(path[depth], []).append((path, offer))
    return told
