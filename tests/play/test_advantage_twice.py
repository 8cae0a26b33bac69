"""An advantage that a link names twice is had once: the match is the same as with it named once."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.bots.random_bot import RandomBot
from sacredwire.engine.match import new_match
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play
from sacredwire.rules.state import SEATS, Position, Rows
from support.matches import EDITIONS, rules, setup

TABLES = ("setup_advantages", "tactical_advantages")
INPUTS, SEEDS = 120, (4, 6, 8)
"""Past set-up, into the rounds; by these dice the Aggressor is the First Player once at least."""
SLIGHT = "hostile-bias"
"""It matters only when a hostile can choose whom to attack."""
ADVANTAGES = [(table, row.id) for table in TABLES for row in getattr(rules(EDITIONS[0]).edition, table)]


def played(edition: str, seed: int, **rows: Any) -> Iterator[Position]:
    """The first inputs of a match between bots that do not look at what was generated."""
    own = rules(edition)
    start = replace(setup(edition, 2), aggressor="amber", rows=Rows(timing="ambush", **rows))
    bots = {seat: RandomBot(own, seat) for seat in SEATS}
    for turn in islice(play(own, new_match(own, start), bots, SeededDice(seed)), INPUTS):
        yield replace(turn.after.position, rows=Rows())


@pytest.mark.parametrize(("table", "row"), ADVANTAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-184", "R-92", "K.setup-advantages", "K.tactical-advantages")
def test_r184_an_advantage_named_twice_counts_once(edition: str, table: str, row: str) -> None:
    differs = False
    for seed in SEEDS:
        once = list(played(edition, seed, **{table: (row,)}))
        assert once == list(played(edition, seed, **{table: (row, row)}))
        assert once[-1].round >= 1
        differs = differs or once != list(played(edition, seed))
    assert differs or row == SLIGHT, "the advantage makes a difference"
