"""The loop that plays one match: asks players, lets dice fall, keeps the log."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from sacredwire.bots.player import Player
from sacredwire.engine.events import Event
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Input
from sacredwire.engine.match import apply, pending
from sacredwire.engine.pending import Decide, Dice, Over
from sacredwire.engine.view import view
from sacredwire.errors import ServiceError
from sacredwire.rules.results import MatchResult
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Seat

MOST_INPUTS = 20_000
"""Inputs after which a match is given up as endless; a long one takes about a tenth."""


class Turn(NamedTuple):
    """One input of a match, the state it was given in, the state it led to, and what happened."""

    given: Input
    before: State
    after: State
    events: tuple[Event, ...]


def play(
    rules: Ruleset,
    start: State,
    players: Mapping[Seat, Player],
    dice: Dice,
    record: Callable[[Input], object] | None = None,
    most: int = MOST_INPUTS,
) -> Iterator[Turn]:
    """Plays a match from a state to its end, input by input.

    Args:
        rules: The edition.
        start: Where it begins.
        players: Who decides for each seat, from what that seat sees.
        dice: What makes chance fall.
        record: Called with each input once it has been applied; a log's writer, for instance.
        most: Inputs it may take.

    Raises:
        IllegalInput: A player or the dice gave something the rules refuse.
        ServiceError: It took more inputs than it may.
    """
    state = start
    for _ in range(most):
        waits = pending(rules, state)
        match waits:
            case Over():
                return
            case Decide():
                given: Input = players[waits.seat].choose(view(rules, state, waits.seat), waits)
            case _:
                given = dice.fall(waits)
        step = apply(rules, state, given)
        if record is not None:
            record(given)
        yield Turn(given, state, step.state, step.events)
        state = step.state
    raise ServiceError("match-endless", inputs=most)


def result_of(rules: Ruleset, state: State) -> MatchResult | None:
    """How a match ended, or None while it runs."""
    waits = pending(rules, state)
    return waits.result if isinstance(waits, Over) else None
