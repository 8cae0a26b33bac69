"""The greedy bot: it plays what is legal, takes what is plainly best, and beats chance."""

from collections import Counter
from itertools import product

import pytest

from sacredwire.bots.greedy import GreedyBot
from sacredwire.bots.odds import WORTH, Odds
from sacredwire.bots.player import Player
from sacredwire.bots.random_bot import RandomBot
from sacredwire.engine.inputs import Attack, Move
from sacredwire.engine.match import new_match
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play, result_of
from sacredwire.rules.state import Marker, Seat
from support.greedy import choice
from support.matches import EDITIONS, rules, setup
from support.table import Fight, model, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)
ZONES = {"blue": ("S",), "amber": ("N",)}


def winner(edition: str, seed: int, bots: dict[Seat, Player]) -> Seat | None:
    """Who wins a match; whatever a bot answers that is illegal ends it with an error."""
    own = rules(edition)
    *_, last = play(own, new_match(own, setup(edition, seed)), bots, SeededDice(seed))
    result = result_of(own, last.after)
    assert result is not None
    return result.winner


@BOTH
def test_it_attacks_the_one_it_hits_most_surely(edition: str) -> None:
    sure, hard = model("a1", 12, 15, defense=0), model("a2", 12, 9, defense=4)
    action = choice(Fight(edition, [model("b1", 12, 12, weapons=("pistol",), move=0), hard, sure]))
    assert isinstance(action, Attack)
    assert action.target == "a1"


@BOTH
def test_it_leaves_coworkers_in_peace(edition: str) -> None:
    fight = Fight(edition, [model("b1", 12, 12, weapons=("rifle",), move=0), model("c1.1", 12, 15)])
    assert not isinstance(choice(fight), Attack)


@BOTH
def test_it_makes_for_the_objective(edition: str) -> None:
    objective = Marker("objective-1", "objective", (1200, 1200, 0))
    action = choice(Fight(edition, [model("b1", 12, 4)], mission="extraction", markers=(objective,), zones=ZONES))
    assert isinstance(action, Move)
    assert action.to[1] > 600


@BOTH
def test_it_moves_to_where_it_can_shoot(edition: str) -> None:
    fight = Fight(
        edition,
        [model("b1", 12, 12, weapons=("carbine",)), model("a1", 12, 18)],
        pieces=[wall("w", 10, 14, 14, 15, 4, climbable=False, walkable=False)],
    )
    action = choice(fight)
    assert isinstance(action, Move), "nothing is in sight from here"


@BOTH
@pytest.mark.parametrize("seed", range(2))
def test_two_of_them_play_to_the_end_and_the_same_again(edition: str, seed: int) -> None:
    own = rules(edition)
    states = [
        [turn.given for turn in play(own, new_match(own, setup(edition, seed)), bots, SeededDice(seed))]
        for bots in ({"blue": GreedyBot(own), "amber": GreedyBot(own)} for _ in range(2))
    ]
    assert states[0] == states[1]


@BOTH
def test_it_beats_chance_from_either_seat(edition: str) -> None:
    own, won = rules(edition), Counter[bool]()
    for seed in range(6):
        bots: dict[Seat, Player] = {"blue": GreedyBot(own), "amber": GreedyBot(own)}
        other: Seat = "amber" if seed % 2 else "blue"
        bots[other] = RandomBot(own, seed)
        won[winner(edition, seed, bots) != other] += 1
    assert won[True] >= 5


@BOTH
def test_odds_it_remembers_are_those_worked_out_anew(edition: str) -> None:
    """Over a whole match: nothing that odds depend on is missing from what they are remembered by."""
    own, known, asked = rules(edition), Odds(rules(edition)), 0
    *turns, _ = play(
        own, new_match(own, setup(edition, 1)), {"blue": RandomBot(own, 1), "amber": RandomBot(own, 2)}, SeededDice(1)
    )
    for turn in turns[::40]:
        fighters = [known.fighter(one) for one in turn.after.position.models.values() if one.on_board]
        for attacker, target in product(fighters, fighters):
            fresh = Odds(own)
            for arm in attacker.kit.arms if attacker is not target else ():
                once_more = fresh.row(fresh.fighter(attacker.model), fresh.fighter(target.model), arm, moved=True)
                assert known.row(attacker, target, arm, moved=True).value(WORTH, 4) == once_more.value(WORTH, 4)
                asked += 1
    assert asked > 1000
