"""The behaviors that are one Move: Patrol, Cover, Regroup, Flee, and Wait."""

from typing import Any

import pytest

from sacredwire.content.boards import Piece
from sacredwire.engine.events import Moved
from sacredwire.engine.procedures.activation import Activation
from sacredwire.rules.engagement import sees
from sacredwire.rules.state import Condition, Marker, Model
from support.ai_groups import gap_between, turn, unit
from support.table import EDITIONS, NEW, Fight, model, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)
HIGH_WALL = wall("w", 2, 6.2, 12, 6.6, 6, climbable=False)


def behaves(edition: str, behavior: Any, models: list[Model], pieces: tuple[Piece, ...] = (), **position: Any) -> Fight:
    """The first model does this one thing."""
    frames = (Activation(models[0].id, behavior=behavior),)
    return Fight(edition, models, pieces=pieces, frames=frames, **position)


def moved(fight: Fight, who: str = "h1.1") -> list[int]:
    return [event.length for event in fight.of(Moved) if event.who == who]


@BOTH
@pytest.mark.rule("I.behaviors")
def test_i_behaviors_patrol_to_the_nearest_visible_loot(edition: str) -> None:
    """The nearest lies behind a wall; the next one counts, and of those equally near the dice pick one."""
    loot = (Marker("loot-1", "loot", (500, 450, 0)), Marker("loot-2", "loot", (500, 1200, 0)))
    fight = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 5, 8)], (HIGH_WALL,), markers=loot)
    assert fight["h1.1"].place == (500, pytest.approx(1151, abs=30), 0)
    assert moved(fight)[0] <= 500
    seen = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 5, 8)], markers=loot)
    assert seen["h1.1"].place == (500, pytest.approx(499, abs=30), 0)
    tied = (Marker("loot-1", "loot", (500, 450, 0)), Marker("loot-2", "loot", (500, 1150, 0)))
    dice = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 5, 8)], markers=tied)
    assert (dice.asked, dice.dice) == ("tie", ((2,),))
    place = dice.play("2")["h1.1"].place
    assert place is not None
    assert place[1] > 1000


@BOTH
@pytest.mark.rule("I.behaviors")
def test_i_behaviors_patrol_ignores_what_is_no_loot(edition: str) -> None:
    things = (Marker("objective-1", "objective", (500, 450, 0)), Marker("loot-1", "loot", None))
    fight = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 5, 8)], markers=things)
    assert fight.asked == "direction"


@BOTH
@pytest.mark.rule("R-65", "R-73")
def test_r73_smoke_hides_loot(edition: str) -> None:
    loot = (Marker("loot-1", "loot", (500, 1500, 0)),)
    fight = behaves(
        edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 5, 8)], markers=loot, smokes=((500, 1200, 300),)
    )
    assert fight.asked == "direction"


@BOTH
@pytest.mark.rule("R-85", "I.behaviors")
def test_r85_patrol_without_loot_runs_straight_until_blocked(edition: str) -> None:
    fight = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 12, 12)])
    assert (fight.asked, fight.dice) == ("direction", ((360,),))
    fight.play("90")
    assert fight["h1.1"].place == (1200, 1700, 0)
    wrapped = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 12, 12)]).play("360")
    assert wrapped["h1.1"].place == (1700, 1200, 0)
    stopped = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 12, 22)]).play("90")
    assert stopped["h1.1"].place == (1200, 2351, 0), "the edge of the board blocks it"


@BOTH
@pytest.mark.rule("R-85")
def test_r85_a_run_takes_no_harmful_drop(edition: str) -> None:
    tower = wall("t", 10, 10, 14, 14, 4, climbable=False)
    fight = behaves(edition, "patrol", [unit(edition, "scrapers-picker", "h1.1", 12, 12, 4)], (tower,)).play("90")
    place = fight["h1.1"].place
    assert place is not None
    assert place[2] == 400
    assert place[1] <= 1400


@BOTH
@pytest.mark.rule("I.behaviors")
def test_i_behaviors_regroup_to_the_nearest_friend(edition: str) -> None:
    models = [
        unit(edition, "scrapers-picker", "h1.1", 5, 5),
        unit(edition, "scrapers-pit-boss", "h2.1", 14, 5),
        unit(edition, "scrapers-picker", "h1.2", 5, 20),
        model("b1", 8, 8),
    ]
    fight = behaves(edition, "regroup", models)
    assert moved(fight) == [500]
    assert fight["h1.1"].place == (1000, 500, 0)


@BOTH
@pytest.mark.rule("I.behaviors", "C4.1", "R-145")
def test_r145_who_is_a_friend_to_regroup_with(edition: str) -> None:
    """Wraiths gather round Wave Callers under both editions; with Scrapers only where hostiles are one side."""
    for friend, joins in (("wave-callers-initiate", True), ("scrapers-picker", edition != NEW)):
        models = [unit(edition, "static-wraiths-echo", "h1.1", 5, 5), unit(edition, friend, "h2.1", 14, 5)]
        assert bool(moved(behaves(edition, "regroup", models))) == joins, friend


@BOTH
@pytest.mark.rule("I.behaviors")
def test_i_behaviors_regroup_alone_waits(edition: str) -> None:
    fight = behaves(edition, "regroup", [unit(edition, "scrapers-picker", "h1.1", 5, 5), model("b1", 15, 5)])
    assert fight.told("waits")
    assert not moved(fight)


@BOTH
@pytest.mark.rule("I.behaviors")
def test_i_behaviors_wait(edition: str) -> None:
    fight = turn(edition, [unit(edition, "feral-automata-targeting-unit", "h1.1", 5, 5), model("b1", 15, 5)]).play("5")
    assert fight.told("waits")
    assert fight["h1.1"].place == (500, 500, 0)


@BOTH
@pytest.mark.rule("I.behaviors")
def test_i_behaviors_cover_is_the_nearest_point_hidden_from_the_nearest_enemy(edition: str) -> None:
    low = wall("low", 8, 4, 8.4, 7, 0.8)
    models = [unit(edition, "scrapers-picker", "h1.1", 9.5, 9.5), model("b1", 5, 5), model("b2", 20, 20)]
    fight = behaves(edition, "cover", models, (low,))
    while fight.asked == "tie":
        fight.play("1")
    assert 0 < moved(fight)[0] <= 500
    assert not sees(fight.rules, fight.position, fight["b1"], fight["h1.1"]).is_clear


@BOTH
@pytest.mark.rule("I.behaviors", "R-142")
def test_r142_cover_where_it_stands(edition: str) -> None:
    low = wall("low", 8, 4, 8.4, 7, 0.8)
    fight = behaves(edition, "cover", [unit(edition, "scrapers-picker", "h1.1", 9.5, 5), model("b1", 5, 5)], (low,))
    assert fight.told("stays")
    assert not moved(fight)


@BOTH
@pytest.mark.rule("I.behaviors", "R-85")
def test_i_behaviors_without_cover_away_from_the_enemy(edition: str) -> None:
    fight = behaves(edition, "cover", [unit(edition, "scrapers-picker", "h1.1", 12, 12), model("b1", 12, 8)])
    while fight.asked == "tie":
        fight.play("1")
    place = fight["h1.1"].place
    assert place is not None
    assert place[1] >= 1675
    assert gap_between(fight, "h1.1", "b1") > 7.5


@BOTH
@pytest.mark.rule("I.behaviors", "R-85")
def test_i_behaviors_flee_stops_at_the_edge(edition: str) -> None:
    fight = behaves(edition, "flee", [unit(edition, "coworkers-commuter", "c1.1", 12, 3), model("b1", 12, 12)])
    assert fight["c1.1"].place == (1200, 49, 0)
    assert fight["c1.1"].on_board
    far = behaves(edition, "flee", [unit(edition, "coworkers-shift-drone", "c1.1", 9, 12), model("b1", 12, 20)])
    assert far["c1.1"].place == (500, 1200, 0)


@BOTH
@pytest.mark.rule("R-85", "C4.3")
def test_r85_an_engaged_member_disengages_first(edition: str) -> None:
    """Nobody strikes at it, though it leaves an enemy behind."""
    models = [
        unit(edition, "scrapers-picker", "h1.1", 6, 5),
        unit(edition, "scrapers-pit-boss", "h2.1", 14, 5),
        model("b1", 5, 5, weapons=("knife",)),
    ]
    fight = behaves(edition, "regroup", models)
    assert fight.told("disengaged")
    assert not fight.told("strikes")
    assert moved(fight) == [500]
    assert fight.asked == "draw"


@BOTH
@pytest.mark.rule("C5.1")
def test_c5_1_a_neural_trap_springs_on_ai_models_too(edition: str) -> None:
    trapped = (Condition("trapped", 6, until="next-activation", by="b1"),)
    models = [
        unit(edition, "scrapers-picker", "h1.1", 5, 5, conditions=trapped),
        unit(edition, "scrapers-picker", "h1.2", 14, 5),
        model("b1", 20, 20),
    ]
    fight = behaves(edition, "regroup", models)
    assert fight.asked == "neural-trap"
    fight.play("3")
    assert fight["h1.1"].health == 7
    assert moved(fight) == [500]
