"""Whole matches, ours and those of the reference loop, as lots that take CPU time."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

from sacredwire.bots.named import BotName, new_bot
from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_squads
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Drawn, Fall
from sacredwire.engine.match import new_match
from sacredwire.engine.setup import Setup
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play
from sacredwire.rules.ruleset import Ruleset

CHANCE = (Fall, Drawn)
EDITION = "sacredwire-0.9"
BOARDS = (7, 8, 9)
"""The seeds of the boards played on."""


class Ours:
    """Our engine with the full rules: generated boards, ready-made squads, one bot on both sides."""

    def __init__(self, bot: BotName) -> None:
        self.bot: BotName = bot
        self.rules = Ruleset(load_edition(EDITION))
        self.squads = tuple(ready_squads(EDITION).values())
        self.boards = tuple(generate_board(seed) for seed in BOARDS)

    def setup(self, seed: int) -> Setup:
        """What match number ``seed`` is played with."""
        blue, amber = self.squads[seed % len(self.squads)], self.squads[(seed * 7 + 1) % len(self.squads)]
        return Setup(edition=EDITION, board=self.boards[seed % len(self.boards)], blue=blue, amber=amber)

    def begin(self, seed: int) -> State:
        """Its first state."""
        return new_match(self.rules, self.setup(seed))

    def turns(self, seed: int) -> Iterator[Turn]:
        """Its turns."""
        players = {seat: new_bot(self.bot, self.rules, f"{seat}{seed}") for seat in ("blue", "amber")}
        return play(self.rules, self.begin(seed), players, SeededDice(str(seed)))

    def play(self, seed: int) -> tuple[int, int]:
        """Plays a match: its decisions, its rounds."""
        decisions = rounds = 0
        for turn in self.turns(seed):
            decisions += not isinstance(turn.given, CHANCE)
            rounds = turn.after.position.round
        return decisions, rounds


class Reference:
    """The reference loop ``richfast 0.25`` of ``bench/reference``."""

    def __init__(self, policy: int) -> None:
        sys.path.insert(0, str(Path(__file__).parent / "reference"))
        import toy_common
        import toy_richfast

        self.policy = policy
        self.engine = toy_richfast.Engine(toy_common.ToyBoard(7, 0.25))

    def play(self, seed: int) -> tuple[int, int]:
        """Plays a match: its decisions, its rounds."""
        return 2 * self.engine.play(seed, self.policy)[1], 6


class Lot:
    """How long some matches took."""

    def __init__(self, player: Ours | Reference, seeds: range) -> None:
        begun = time.process_time()
        played = [player.play(seed) for seed in seeds]
        taken = time.process_time() - begun
        decisions = sum(count for count, _ in played)
        self.match = taken / len(seeds)
        self.decision = taken / decisions
        self.decisions = decisions / len(seeds)
        self.rounds = sum(rounds for _, rounds in played) / len(seeds)
