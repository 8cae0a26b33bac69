"""Decoys as set-up goes: who is asked for fakes, when, and how many (R-95, R-173)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.bots.player import Player
from sacredwire.bots.random_bot import RandomBot
from sacredwire.engine.frames import Question
from sacredwire.engine.match import new_match
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play
from sacredwire.rules.state import SEATS, Rows, Seat
from support.matches import EDITIONS, rules, setup

both = pytest.mark.parametrize("edition", EDITIONS)


def set_up(edition: str, **rows: Any) -> tuple[list[str], dict[str, int]]:
    """Who is asked for fakes during a set-up, in order, and how much loot each placed; Amber is the Defender."""
    own = rules(edition)
    asked: list[str] = []
    start = new_match(own, replace(setup(edition, 3), rows=Rows(loot_modifier="decoys", **rows)))
    bots: dict[Seat, Player] = {seat: RandomBot(own, seat) for seat in SEATS}
    for turn in play(own, start, bots, SeededDice(1)):
        ask = turn.before.stack[-1]
        if isinstance(ask, Question) and ask.hidden:
            asked.append("first" if ask.seat == turn.before.position.first else "second")
        if turn.after.position.round:
            assert len(turn.after.secret) == len(asked)
            return asked, Counter(marker.placed_by for marker in turn.after.position.markers if marker.kind == "loot")
    raise AssertionError("set-up comes to an end")


@both
@pytest.mark.row("loot-modifier-decoys")
@pytest.mark.rule("R-95", "K.loot", "K.loot-modifiers")
@pytest.mark.parametrize(
    ("layout", "asked"),
    [
        ("scattered", ["second", "first"]),
        ("none", []),
        ("central-cache", ["second"]),
        ("edge-stash", ["second", "first"]),
        ("trail", ["second", "first"]),
        ("heavy-drop", ["second", "first"]),
    ],
)
def test_r173_fakes_are_made_once_all_loot_lies_there(edition: str, layout: str, asked: list[str]) -> None:
    """Also of places that nobody picked: five are three and two, three are two and one."""
    assert set_up(edition, loot_layout=layout)[0] == asked


@both
@pytest.mark.rule("K.setup-advantages")
def test_r95_a_defender_who_places_all_loot_makes_half_of_all_of_it_fake(edition: str) -> None:
    asked, placed = set_up(edition, loot_layout="scattered", setup_advantages=("place-loot",))
    assert placed == {"amber": 5}
    assert len(asked) == 2
