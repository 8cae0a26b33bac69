"""Bots by the name under which people ask for them."""

from typing import Literal, get_args

from sacredwire.bots.player import Player
from sacredwire.rules.ruleset import Ruleset

BotName = Literal["random", "greedy", "seeker"]
BOTS: tuple[BotName, ...] = get_args(BotName)


def new_bot(name: BotName, rules: Ruleset, seed: int | str) -> Player:
    """A bot of that name.

    Args:
        name: Its name.
        rules: The edition it plays.
        seed: What it draws its own chances from, if it has any.
    """
    match name:
        case "random":
            from sacredwire.bots.random_bot import RandomBot

            return RandomBot(rules, seed)
        case "greedy":
            from sacredwire.bots.greedy import GreedyBot

            return GreedyBot(rules)
        case "seeker":
            from sacredwire.bots.seeker import SeekerBot

            return SeekerBot(rules)
