"""The bot that looks for Evidence."""

import pytest

from sacredwire.bots.greedy import GreedyBot
from sacredwire.bots.random_bot import RandomBot
from sacredwire.bots.seeker import LAST, SeekerBot
from sacredwire.engine.inputs import Action, Interrogate, Search
from sacredwire.engine.match import new_match
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import View
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play, result_of
from support.matches import EDITIONS, rules, setup


class Watched(SeekerBot):
    """A seeker that writes down what it did and what greedy would have done."""

    def __init__(self, edition: str) -> None:
        super().__init__(rules(edition))
        self.told: list[tuple[View, Decide, Action]] = []

    def choose(self, seen: View, ask: Decide) -> Action:
        action = super().choose(seen, ask)
        self.told.append((seen, ask, action))
        return action


def match_of(edition: str, seed: int, bot: SeekerBot) -> tuple[int, int]:
    """A match of a bot against random: the Evidence that each came by."""
    own, state = rules(edition), new_match(rules(edition), setup(edition, seed))
    for turn in play(own, state, {"blue": bot, "amber": RandomBot(own, seed)}, SeededDice(seed)):
        state = turn.after
    result = result_of(own, state)
    assert result is not None
    return result.seats[0].evidence, result.seats[1].evidence


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seeker_takes_what_it_may_search_or_interrogate_and_else_does_as_greedy(edition: str) -> None:
    bot = Watched(edition)
    match_of(edition, 1, bot)
    greedy, taken = GreedyBot(rules(edition)), 0
    for seen, ask, action in bot.told:
        if any(isinstance(offer, Search | Interrogate) for offer in ask.offers):
            assert isinstance(action, Search | Interrogate)
            taken += 1
        elif ask.prompt != "act" or seen.position.round > LAST:
            assert action == greedy.choose(seen, ask)
    assert taken


def test_a_seeker_comes_by_more_evidence_than_a_bot_that_does_anything() -> None:
    found = [match_of(EDITIONS[seed % 2], seed, SeekerBot(rules(EDITIONS[seed % 2]))) for seed in range(8)]
    ours, theirs = (sum(one) for one in zip(*found, strict=True))
    assert ours > theirs
