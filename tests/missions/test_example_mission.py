"""The sample mission in a content folder is played to its end by bots, from nothing but its file."""

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from sacredwire.bots.named import BotName, new_bot
from sacredwire.bots.player import Player
from sacredwire.content.load import load_edition
from sacredwire.content.text import Text
from sacredwire.engine.match import new_match
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play, result_of
from sacredwire.play.story import tell
from sacredwire.rules.movement import allowance
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Seat
from support.matches import setup
from support.table import model

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "content"


@cache
def own_rules() -> Ruleset:
    """The rules of the example's edition."""
    return Ruleset(load_edition("house-rules", EXAMPLE))


def played(seed: int, kind: BotName) -> list[Turn]:
    """A match of the example's mission."""
    own = own_rules()
    start = new_match(own, replace(setup("sacredwire-0.9", seed), edition="house-rules", mission="cold-store"))
    bots: dict[Seat, Player] = {
        "blue": new_bot(kind, own, f"{seed} blue"),
        "amber": new_bot(kind, own, f"{seed} amber"),
    }
    return list(play(own, start, bots, SeededDice(seed)))


@pytest.mark.parametrize(("seed", "kind"), [(1, "random"), (2, "random"), (3, "greedy")])
def test_m_the_example_is_played_to_its_end(seed: int, kind: BotName) -> None:
    turns = played(seed, kind)
    end = turns[-1].after
    result = result_of(own_rules(), end)
    assert result is not None
    assert result.by in own_rules().missions["cold-store"].victory or result.by == "concession"
    assert [marker.id for marker in end.position.markers if marker.kind == "objective"] == ["crate-1", "crate-2"]
    for lang in ("es", "en"):
        text = Text(lang, EXAMPLE)
        assert all(line.text for turn in turns for line in tell(text, turn.events, turn.after.position))


def test_m_what_is_light_slows_nobody() -> None:
    own = own_rules()
    assert allowance(own, model("b1", 5, 5, carrying=("crate-1",))) == allowance(own, model("b1", 5, 5))
    assert allowance(own, model("b1", 5, 5, carrying=("objective-1",))) == allowance(own, model("b1", 5, 5)) // 2
