"""The bot that plays anything legal: the measuring stick of speed, of fuzzing, and of every other bot."""

import random

from sacredwire.bots.postgame import any_of
from sacredwire.engine.discretise import discretise
from sacredwire.engine.inputs import Action
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import View
from sacredwire.rules.ruleset import Ruleset


class RandomBot:
    """Picks an offer, each as likely as the next, and in a region any of its actions likewise.

    Args:
        rules: The edition.
        seed: The same seed chooses the same, on every machine.
    """

    def __init__(self, rules: Ruleset, seed: int | str = 0) -> None:
        self.rules = rules
        self._random = random.Random(seed)

    def choose(self, seen: View, ask: Decide) -> Action:
        """Any legal action."""
        if seen.books is not None:
            return any_of(self._random, ask.offers)
        offers = list(ask.offers)
        while True:
            offer = self._random.choice(offers)
            actions = discretise(self.rules, seen.position, offer)
            if actions:
                return self._random.choice(actions)
            offers.remove(offer)
