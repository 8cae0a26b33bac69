"""What the missions lay out before loot, and matches of each mission played from set-up to the end."""

from math import dist

import pytest
from msgspec.structs import replace

from sacredwire.bots.named import new_bot
from sacredwire.bots.player import Player
from sacredwire.content.boards import Board
from sacredwire.engine.endings import LOST
from sacredwire.engine.inputs import Put
from sacredwire.engine.match import apply, check, new_match, pending
from sacredwire.engine.missions import NONE, names
from sacredwire.engine.pending import Decide, PutAt, Roll
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play, result_of
from sacredwire.rules.state import Place, Seat
from support.matches import rules, setup
from support.table import EDITIONS

both = pytest.mark.parametrize("edition", EDITIONS)
PLAYABLE = [name for name in names(rules(EDITIONS[0])) if name != NONE]


@both
@pytest.mark.parametrize(
    ("mission", "thing"),
    [("seizure", "beacon"), ("escort", "informant"), ("heist", "terminal"), ("lockdown", "terminal")],
)
@pytest.mark.rule("K.markers", "M4.1", "M9.1", "M11.1", "M12.1")
def test_m_one_marker_lies_in_the_center_and_nobody_is_asked(edition: str, mission: str, thing: str) -> None:
    start = replace(setup(edition, 0), mission=mission, board=Board(id="test"))
    state = new_match(rules(edition), start)
    (marker,) = state.position.markers
    assert (marker.id, marker.place) == (f"{thing}-1", (1200, 1200, 0))
    assert isinstance(pending(rules(edition), state), Roll)


@both
@pytest.mark.parametrize("aggressor", ["blue", "amber"])
@pytest.mark.parametrize(("mission", "name"), [("uplink", "node"), ("triangulation", "repeater")])
@pytest.mark.rule("K.markers", "M7.1", "M10.1")
def test_m_the_defender_places_three_markers_six_inches_apart_three_from_the_edges(
    edition: str, aggressor: Seat, mission: str, name: str
) -> None:
    own = rules(edition)
    start = replace(setup(edition, 0), mission=mission, board=Board(id="test"), aggressor=aggressor)
    state = new_match(own, start)
    placed: list[Place] = []
    for number in (1, 2, 3):
        waits = pending(own, state)
        assert isinstance(waits, Decide)
        assert waits.seat != aggressor
        (offer,) = waits.offers
        assert isinstance(offer, PutAt)
        assert offer.thing == f"{name}-{number}"
        assert all(dist(spot, other) >= 600 for spot in offer.spots for other in placed)
        assert all(300 <= value <= 2100 for spot in offer.spots for value in spot[:2])
        for wrong in ((1200, 299, 0), *((x + 599, y, z) for x, y, z in placed)):
            assert check(own, state, Put(offer.thing, wrong)) is not None
        at = (300 + 600 * len(placed), 300, 0)
        state = apply(own, state, Put(offer.thing, at)).state
        placed.append(at)
    assert [marker.place for marker in state.position.markers] == placed
    assert isinstance(pending(own, state), Roll)


@both
@pytest.mark.parametrize("mission", PLAYABLE)
@pytest.mark.rule("M")
def test_m_each_mission_is_played_from_set_up_to_its_end(edition: str, mission: str) -> None:
    own = rules(edition)
    state = new_match(own, replace(setup(edition, 5), mission=mission))
    bots: dict[Seat, Player] = {"blue": new_bot("greedy", own, 1), "amber": new_bot("random", own, 2)}
    for turn in play(own, state, bots, SeededDice(7)):
        state = turn.after
    result = result_of(own, state)
    assert result is not None
    ways = {*own.missions[mission].victory, "objective", "concession", LOST}
    assert result.by in ways
    assert (result.winner is None) == (result.by == LOST)
