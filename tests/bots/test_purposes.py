"""The greedy bot tries to win: what each kind of piece of a mission makes it do."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from sacredwire.bots.greedy import BEST, STOPS, GreedyBot
from sacredwire.bots.purposes.purpose import DECIDES, Case
from sacredwire.bots.purposes.table import PURPOSES, Purposes, purposes_of
from sacredwire.bots.purposes.ways import straight, walked
from sacredwire.content import missions as pieces
from sacredwire.engine.frames import Secret
from sacredwire.engine.inputs import Action, Attack, Choose, End, Interact, Move
from sacredwire.engine.match import apply
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import view
from sacredwire.rules.state import Marker
from support.greedy import choice
from support.matches import rules
from support.mission_tables import acting, gone
from support.table import EDITIONS, Fight, model, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)
FAR = model("a1", 2, 23)


def at(thing: str, x: float, y: float, placed_by: Any = "") -> Marker:
    return Marker(thing, "objective", (round(100 * x), round(100 * y), 0), placed_by=placed_by)


def played(fight: Fight, most: int = 6) -> list[Action]:
    """What it does in the rest of its activation."""
    done: list[Action] = []
    while isinstance(fight.waits, Decide) and fight.asked == "act" and len(done) < most:
        action = choice(fight)
        fight.state = apply(fight.rules, fight.state, action).state
        done.append(action)
    return done


def case(fight: Fight, who: str = "b1") -> tuple[Purposes, Case]:
    """The purposes of a fight's mission, and the case of one of blue's models."""
    seen = view(fight.rules, fight.state, "blue")
    return purposes_of(fight.rules, fight.position.mission), Case(fight.rules, seen, fight[who])


@BOTH
@pytest.mark.parametrize(
    ("mission", "thing"), [("heist", "terminal-1"), ("lockdown", "terminal-1"), ("triangulation", "repeater-2")]
)
def test_it_goes_to_work_and_does_it(edition: str, mission: str, thing: str) -> None:
    fight = acting(edition, mission, [model("b1", 12, 8), FAR], markers=(at(thing, 12, 12),), round=2)
    assert Interact("b1", thing) in played(fight)


@BOTH
def test_it_leaves_complete_work_and_goes_to_what_is_left(edition: str) -> None:
    markers = at("repeater-1", 12, 12), at("repeater-2", 12, 4)
    fight = acting(
        edition, "triangulation", [model("b1", 12, 11), FAR], markers=markers, counters={"steps.blue.repeater-1": 1}
    )
    action = choice(fight)
    assert isinstance(action, Move)
    assert action.to[1] < 1100


@BOTH
def test_it_cuts_the_enemys_conduit_not_its_own(edition: str) -> None:
    markers = at("conduit-1", 12, 14, "blue"), at("conduit-2", 12, 9, "amber")
    fight = acting(edition, "sabotage", [model("b1", 12, 11), FAR], markers=markers)
    action = choice(fight)
    assert isinstance(action, Move)
    assert action.to[1] > 1100


@BOTH
def test_it_stays_by_the_mark_it_made(edition: str) -> None:
    """It has acted already; there is loot to make for, but the mark would be lost."""
    loot = Marker("loot-1", "loot", (1200, 800, 0))
    markers = (at("conduit-1", 12, 12, "blue"), loot)
    counters = {"steps.blue.conduit-1": 1}
    fight = acting(
        edition, "sabotage", [model("b1", 12, 11), FAR], markers=markers, counters=counters, act={"actions": 1}
    )
    action = choice(fight)
    stands = action.to if isinstance(action, Move) else (1200, 1100, 0)
    assert straight(_stops(stands), [(1200, 1200, 0)])[0, 0] <= 1.49


@BOTH
@pytest.mark.parametrize(("mine", "theirs", "how"), [(2, 2, ""), (0, 2, "set-back"), (0, 1, "")])
def test_it_sets_the_other_back_before_he_wins_unless_it_wins_itself(
    edition: str, mine: int, theirs: int, how: str
) -> None:
    counters = {"steps.blue.terminal-1": mine, "steps.amber.terminal-1": theirs}
    fight = acting(
        edition, "lockdown", [model("b1", 12, 11), FAR], markers=(at("terminal-1", 12, 12),), counters=counters
    )
    assert choice(fight) == Interact("b1", "terminal-1", how)


@BOTH
@pytest.mark.parametrize(("mission", "thing"), [("control", ""), ("seizure", "beacon-1"), ("uplink", "node-1")])
def test_it_walks_into_a_zone_where_it_tells(edition: str, mission: str, thing: str) -> None:
    markers = (at(thing, 12, 12),) if thing else ()
    fight = acting(edition, mission, [model("b1", 12, 7), FAR], markers=markers, round=4)
    played(fight)
    assert straight(_stops(fight["b1"].place), [(1200, 1200, 0)])[0, 0] <= 3.49


@BOTH
def test_it_goes_where_one_more_model_turns_the_count(edition: str) -> None:
    """The quarter it stands in is held by three already; the one to the east is even."""
    others = [model(f"b{n}", 2 * n, 4) for n in (2, 3, 4)]
    people = [model("b1", 11, 4), *others, model("b5", 20, 4), model("a1", 20, 8), model("a2", 4, 20)]
    fight = acting(edition, "quadrants", people, round=5)
    played(fight)
    assert fight["b1"].place is not None
    assert fight["b1"].place[0] >= 1200, "on the line it may choose"


@BOTH
def test_on_a_line_it_counts_where_it_turns_the_count(edition: str) -> None:
    people = [model("b1", 12, 4), model("b2", 4, 4), model("b3", 20, 4), model("a1", 20, 8)]
    fight = acting(edition, "quadrants", people, round=7)
    asked = Decide("blue", "quadrant", (Choose("blue", "SW"), Choose("blue", "SE")), who="b1")
    seen = view(fight.rules, fight.state, "blue")
    assert GreedyBot(fight.rules).choose(seen, asked) == Choose("blue", "SE")


@BOTH
def test_it_leaves_over_the_enemys_edge_and_over_no_other(edition: str) -> None:
    north, south = (acting(edition, "breakthrough", [model("b1", 12, y), FAR]) for y in (22, 2))
    action = choice(north)
    assert isinstance(action, Move)
    assert action.off == "N"
    assert all(not isinstance(action, Move) or action.off is None for action in played(south))


@BOTH
def test_it_carries_home(edition: str) -> None:
    thing = (Marker("objective-1", "objective", None),)
    fight = acting(edition, "extraction", [model("b1", 12, 2, carrying=("objective-1",)), FAR], markers=thing)
    action = choice(fight)
    assert isinstance(action, Move)
    assert action.off == "S"


@BOTH
def test_who_would_drop_it_keeps_away_from_enemies_on_the_way(edition: str) -> None:
    """The straight way ends beside one."""
    thing = (Marker("informant-1", "objective", None),)
    people = [model("b1", 12, 8, carrying=("informant-1",)), model("a1", 12, 5)]
    fight = acting(edition, "escort", people, markers=thing)
    action = choice(fight)
    assert isinstance(action, Move | End)
    if isinstance(action, Move):
        assert straight(_stops(action.to), [(1200, 500, 0)])[0, 0] > 1.98


@BOTH
def test_it_strikes_the_carrier_before_others(edition: str) -> None:
    thing = (Marker("objective-1", "objective", None),)
    near = [model("a2", 12, 15), model("a1", 13.5, 15, carrying=("objective-1",))]
    fight = acting(edition, "extraction", [model("b1", 12, 12, weapons=("pistol",), move=0), *near], markers=thing)
    action = choice(fight)
    assert isinstance(action, Attack)
    assert action.target == "a1"


@BOTH
def test_it_hunts_its_own_target_and_knows_no_other(edition: str) -> None:
    people = [model("b1", 12, 12, weapons=("pistol",), move=0), model("a1", 12, 15), model("a2", 14, 15)]
    for target in ("a1", "a2"):
        fight = acting(edition, "assassination", people)
        fight.state = replace(fight.state, secret=(Secret("blue", "target", target),))
        action = choice(fight)
        assert isinstance(action, Attack)
        assert action.target == target
    fight.state = replace(fight.state, secret=(Secret("amber", "target", "b1"),))
    purposes, own = case(fight)
    assert {purposes.prey(own, fight[who]) for who in ("a1", "a2")} == {1.0}


@BOTH
def test_it_names_a_weak_target(edition: str) -> None:
    weak, strong = model("a1", 2, 23, health=3), model("a2", 5, 23, health=14)
    asked = Decide("blue", "target", (Choose("blue", "a2"), Choose("blue", "a1")), hidden=True)
    fight = acting(edition, "assassination", [model("b1", 12, 12), weak, strong])
    seen = view(fight.rules, fight.state, "blue")
    assert GreedyBot(fight.rules).choose(seen, asked) == Choose("blue", "a1")


@BOTH
def test_of_targets_alike_it_names_the_one_near_its_hunters(edition: str) -> None:
    people = [model("b1", 12, 12), model("a1", 2, 23), model("a2", 12, 18)]
    asked = Decide("blue", "target", (Choose("blue", "a1"), Choose("blue", "a2")), hidden=True)
    fight = acting(edition, "assassination", people)
    seen = view(fight.rules, fight.state, "blue")
    assert GreedyBot(fight.rules).choose(seen, asked) == Choose("blue", "a2")


@BOTH
def test_it_tries_what_would_win_at_the_relay_it_controls(edition: str) -> None:
    fight = acting(
        edition,
        "the-signal",
        [model("b1", 12, 11, wits="2d12"), FAR],
        markers=(at("relay-1", 12, 12),),
        counters={"control.blue": 1},
    )
    assert choice(fight) == Interact("b1", "relay-1", "redirect")


@BOTH
def test_it_plays_on_only_when_it_would_lose_now(edition: str) -> None:
    asked = Decide("blue", "play-on", (Choose("blue", "end"), Choose("blue", "play-on")))
    for counters, option in (({"steps.amber.terminal-1": 2}, "play-on"), ({"steps.blue.terminal-1": 1}, "end")):
        people = [model("b1", 12, 2), gone(FAR, "out")]
        fight = acting(edition, "heist", people, markers=(at("terminal-1", 12, 12),), counters=counters)
        seen = view(fight.rules, fight.state, "blue")
        assert GreedyBot(fight.rules).choose(seen, asked) == Choose("blue", option)


@BOTH
def test_who_can_finish_acts_first(edition: str) -> None:
    people = [model("b1", 2, 2), model("b2", 12, 10), FAR]
    markers = (at("terminal-1", 12, 12),)
    fight = acting(edition, "heist", people, markers=markers, counters={"steps.blue.terminal-1": 2})
    urgency = {who: purposes.urgency(own) for who in ("b1", "b2") for purposes, own in (case(fight, who),)}
    assert urgency["b2"] > urgency["b1"] == 0
    assert urgency["b2"] < DECIDES


@BOTH
def test_a_way_round_a_wall_is_longer_than_the_straight_line(edition: str) -> None:
    pieces = [wall("w", 6, 11, 18, 12, 4, climbable=False, walkable=False)]
    fight = acting(edition, "heist", [model("b1", 12, 8), FAR], pieces=pieces)
    stops = _stops((1200, 900, 0), (1200, 1500, 0))
    before, behind = walked(fight.rules, fight.position, fight["b1"], stops, (1200, 1600, 0)).tolist()
    assert behind == pytest.approx(1, abs=0.1)
    assert before > 14


@BOTH
def test_every_piece_that_gives_a_count_has_a_purpose(edition: str) -> None:
    counting = {type(piece) for row in rules(edition).missions.values() for piece in row.pieces if piece.gives}
    assert counting - {pieces.Extraction} <= set(PURPOSES), "that one is about what is carried"


def test_it_rates_at_least_sixteen_stops_not_all_where_the_mission_wants_it() -> None:
    assert STOPS >= 16
    assert STOPS - BEST >= 12


def _stops(*places: Any) -> Any:
    return np.array(places, np.int64)
