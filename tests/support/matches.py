"""Matches for tests: short to say, the same every time."""

from collections.abc import Callable, Iterator
from functools import cache

from sacredwire.bots.random_bot import RandomBot
from sacredwire.content.board_files import board_ids, load_board
from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.engine.inputs import Input
from sacredwire.engine.log import LogWriter
from sacredwire.engine.match import new_match
from sacredwire.engine.setup import Setup
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play, result_of
from sacredwire.rules.ruleset import Ruleset

EDITIONS = ("sacredwire-0.9", "hardwired-0.7")


@cache
def rules(edition: str) -> Ruleset:
    """The rules of an edition; one for all tests, so that its caches serve them all."""
    return Ruleset(load_edition(edition))


@cache
def setup(edition: str, seed: int) -> Setup:
    """Two ready-made squads on one of our boards."""
    boards, squads = board_ids(), ready_ids(edition)
    return Setup(
        edition=edition,
        board=load_board(boards[seed % len(boards)]),
        blue=ready_squad(edition, squads[seed % len(squads)]),
        amber=ready_squad(edition, squads[(seed + 1) % len(squads)]),
    )


def random_match(edition: str, seed: int, record: Callable[[Input], object] | None = None) -> Iterator[Turn]:
    """A match between two random bots, input by input."""
    own = rules(edition)
    bots = {"blue": RandomBot(own, f"{seed} blue"), "amber": RandomBot(own, f"{seed} amber")}
    return play(own, new_match(own, setup(edition, seed)), bots, SeededDice(seed), record)


@cache
def logged(edition: str, seed: int) -> bytes:
    """The log of a match between two random bots."""
    lines: list[str] = []
    own = rules(edition)
    writer = LogWriter(lines.append, own, setup(edition, seed))
    *_, last = random_match(edition, seed, writer.add)
    result = result_of(own, last.after)
    assert result is not None
    writer.close(result, last.after)
    return "".join(lines).encode()
