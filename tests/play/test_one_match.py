"""The loop of one match: asks who must be asked, ends, and never hangs."""

from itertools import pairwise

import pytest

from sacredwire.bots.random_bot import RandomBot
from sacredwire.engine.inputs import Action, Concede, Drawn, Fall
from sacredwire.engine.match import apply, check, digest, new_match, pending
from sacredwire.engine.notation import parse, write
from sacredwire.engine.pending import Decide, Over
from sacredwire.engine.view import View
from sacredwire.errors import IllegalInput, ServiceError
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play, result_of
from sacredwire.rules.state import Seat
from support.matches import EDITIONS, random_match, rules, setup


class Watcher:
    """A random bot that notes what it is shown and asked."""

    def __init__(self, edition: str, seat: Seat) -> None:
        self.bot = RandomBot(rules(edition), f"watcher {seat}")
        self.seat = seat
        self.asked = 0

    def choose(self, seen: View, ask: Decide) -> Action:
        """Notes, then decides."""
        assert seen.seat == ask.seat == self.seat
        assert len(ask.offers) > 0
        self.asked += 1
        return self.bot.choose(seen, ask)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_seat_is_asked_its_own_questions_and_the_match_ends(edition: str) -> None:
    own = rules(edition)
    watchers: dict[Seat, Watcher] = {"blue": Watcher(edition, "blue"), "amber": Watcher(edition, "amber")}
    recorded = []
    turns = list(play(own, new_match(own, setup(edition, 2)), watchers, SeededDice(2), recorded.append))
    assert isinstance(pending(own, turns[-1].after), Over)
    assert result_of(own, turns[-1].after) is not None
    assert [turn.given for turn in turns] == recorded
    decided = sum(not isinstance(given, Fall | Drawn) for given in recorded)
    assert watchers["blue"].asked + watchers["amber"].asked == decided
    for turn, later in pairwise(turns):
        assert later.before is turn.after


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_input_of_a_match_survives_its_notation(edition: str) -> None:
    for turn in random_match(edition, 4):
        assert parse(write(turn.given)) == turn.given


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = ([digest(turn.after) for turn in random_match(EDITIONS[0], 8)] for _ in range(2))
    assert first == second


def test_whoever_decides_may_give_up_and_nobody_else() -> None:
    own = rules(EDITIONS[0])
    for turn in random_match(EDITIONS[0], 1):
        waits = pending(own, turn.after)
        if isinstance(waits, Decide):
            other: Seat = "amber" if waits.seat == "blue" else "blue"
            rejection = check(own, turn.after, Concede(other))
            assert rejection is not None
            assert rejection.code == "not-your-decision"
            result = result_of(own, apply(own, turn.after, Concede(waits.seat)).state)
            assert result is not None
            assert (result.winner, result.by) == (other, "concession")
            return
    raise AssertionError("nobody was asked anything")


class Stubborn:
    """Answers everything with the same illegal action."""

    def choose(self, seen: View, ask: Decide) -> Action:
        """Gives up for the other side."""
        del seen
        return Concede("amber" if ask.seat == "blue" else "blue")


def test_a_player_who_breaks_the_rules_stops_the_match_with_a_code() -> None:
    own = rules(EDITIONS[0])
    turns = play(own, new_match(own, setup(EDITIONS[0], 0)), {"blue": Stubborn(), "amber": Stubborn()}, SeededDice(0))
    with pytest.raises(IllegalInput) as caught:
        list(turns)
    assert caught.value.code == "not-your-decision"


def test_a_match_that_takes_too_many_inputs_is_given_up() -> None:
    own = rules(EDITIONS[0])
    bots: dict[Seat, RandomBot] = {"blue": RandomBot(own), "amber": RandomBot(own)}
    with pytest.raises(ServiceError) as caught:
        list(play(own, new_match(own, setup(EDITIONS[0], 0)), bots, SeededDice(0), most=25))
    assert caught.value.code == "match-endless"
