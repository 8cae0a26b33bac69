"""The greedy bot and the loot of a mission: its own fakes, the doubt about others, what clings, who helps."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.bots.loot import reachable, search_worth, sought
from sacredwire.engine.frames import Secret
from sacredwire.engine.inputs import Search
from sacredwire.engine.procedures.deceive import Deceiving
from sacredwire.engine.view import view
from sacredwire.rules.state import Condition, Marker, Rows
from support.greedy import choice
from support.table import EDITIONS, Fight, model

BOTH = pytest.mark.parametrize("edition", EDITIONS)
LOOT = Marker("loot-1", "loot", (500, 649, 0), placed_by="amber")


def beside(edition: str, modifier: str, *others: Any, **fields: Any) -> Fight:
    """Nothing to do but to Search."""
    fields = {"markers": (LOOT,), "rows": Rows(loot_modifier=modifier)} | fields
    return Fight(edition, [model("b1", 5, 5, move=0), *others], **fields)


def with_fake(fight: Fight) -> Fight:
    fight.state = replace(fight.state, secret=(Secret("blue", "decoy", "loot-1"),))
    return fight


def worth(fight: Fight, marker: Marker = LOOT) -> float:
    return search_worth(fight.rules, view(fight.rules, fight.state, "blue"), fight["b1"], marker)


@BOTH
def test_it_searches_what_may_be_real_and_leaves_its_own_fake(edition: str) -> None:
    assert choice(beside(edition, "decoys")) == Search("b1", "loot-1")
    own = with_fake(beside(edition, "decoys"))
    assert not isinstance(choice(own), Search)
    assert not list(sought(own.rules, view(own.rules, own.state, "blue"), own["b1"])), "nor does it go there"


@BOTH
def test_what_it_placed_itself_and_is_no_fake_is_worth_more_than_what_the_opponent_placed(edition: str) -> None:
    fight = beside(edition, "decoys")
    assert worth(fight, replace(LOOT, placed_by="blue")) == pytest.approx(2 * worth(fight))


@BOTH
def test_it_minds_contamination_the_less_the_later_it_is(edition: str) -> None:
    rounds = [worth(beside(edition, "contaminated", round=number)) for number in (1, 3, 5)]
    assert rounds == sorted(rounds)
    assert rounds[0] < rounds[-1] < worth(beside(edition, "heavy")), "the same chance, nothing that clings"
    fight = beside(edition, "contaminated").put("b1", conditions=(Condition("contaminated", 1),))
    assert worth(fight) == worth(beside(edition, "heavy")), "it is contaminated already"


@BOTH
def test_heavy_loot_is_in_reach_only_with_a_friend_beside_it(edition: str) -> None:
    for others, reached in (((), 0), ((model("b2", 5, 7.9),), 1)):
        fight = beside(edition, "heavy", *others)
        seen = view(fight.rules, fight.state, "blue")
        assert len(list(reachable(fight.rules, seen, fight["b1"]))) == reached


@BOTH
@pytest.mark.parametrize("seat", ["blue", "amber"])
def test_it_makes_a_fake_when_asked(edition: str, seat: str) -> None:
    markers = tuple(
        Marker(f"loot-{n}", "loot", (300 * n, 900, 0), placed_by=seat)  # type: ignore[arg-type]  # a seat
        for n in (1, 2)
    )
    people = [model("b1", 5, 5), model("a1", 20, 20)]
    rows = Rows(loot_modifier="decoys")
    fight = Fight(edition, people, frames=(Deceiving(),), round=0, bag=(), markers=markers, rows=rows)
    assert fight.asker == seat
    assert choice(fight) in fight.offers
