"""The loop that plays one post-game: asks its player, lets dice fall, keeps what it was fed with."""

from collections.abc import Callable
from typing import NamedTuple

from sacredwire.bots.player import Player
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Input
from sacredwire.engine.match import pending
from sacredwire.engine.pending import Dice, Over
from sacredwire.engine.postgame import PostResult, PostSetup, new_postgame
from sacredwire.play.match import play
from sacredwire.rules.ruleset import Ruleset


class Settlement(NamedTuple):
    """A post-game that was played: where it began, what it was fed with, what it came to."""

    start: State
    inputs: tuple[Input, ...]
    result: PostResult


def play_postgame(
    rules: Ruleset, setup: PostSetup, player: Player, dice: Dice, record: Callable[[Input], object] | None = None
) -> Settlement:
    """Plays a squad's post-game from beginning to end. Rule: K.postgame.

    Args:
        rules: The edition.
        setup: What it starts from.
        player: Who decides for the squad.
        dice: What makes chance fall.
        record: Called with each input once it has been applied.

    Raises:
        ContentError: ``wrong-edition``: the set-up is for other rules.
        IllegalInput: The player or the dice gave something the rules refuse.
        ServiceError: It does not end.
    """
    state = start = new_postgame(rules, setup)
    inputs: list[Input] = []
    for turn in play(rules, start, {setup.seat: player}, dice, record):
        inputs.append(turn.given)
        state = turn.after
    waits = pending(rules, state)
    assert isinstance(waits, Over)
    assert waits.post is not None
    return Settlement(start, tuple(inputs), waits.post)
