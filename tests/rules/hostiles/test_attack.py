"""Attack, Mob Up and Frenzy: whom, from where, with what."""

import pytest

from sacredwire.engine.events import Hurt, Moved
from sacredwire.rules.state import Condition, Rows
from support.ai_groups import gap_between, turn, unit
from support.table import EDITIONS, NEW, OLD, Fight, model, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def attacked(fight: Fight) -> list[str]:
    """Whom attacks were declared on."""
    return [str(told["target"]) for told in fight.told("attacks")]


def walked(fight: Fight, who: str) -> list[Moved]:
    return [event for event in fight.of(Moved) if event.who == who]


@BOTH
@pytest.mark.rule("R-84")
def test_r84_the_best_chance_to_hit(edition: str) -> None:
    """Not the nearest: the one with the lower Defense."""
    models = [
        unit(edition, "scrapers-picker", "h1.1", 10, 5),
        model("b1", 7, 5, defense="2d8"),
        model("b2", 20, 5, defense="2d4"),
    ]
    assert attacked(turn(edition, models).play("1")) == ["b2"]


@BOTH
@pytest.mark.rule("R-84", "C4.13")
def test_r84_cover_counts_in_the_odds(edition: str) -> None:
    models = [
        unit(edition, "scrapers-gutter-runner", "h1.1", 10, 5),
        model("b1", 6, 5, defense="2d6"),
        model("b2", 16, 5, defense="2d6"),
    ]
    assert attacked(turn(edition, models, [wall("w", 7, 4, 7.3, 6, 0.6)]).play("1")) == ["b2"]


@BOTH
@pytest.mark.rule("R-84")
def test_r84_equal_chances_the_nearest(edition: str) -> None:
    models = [unit(edition, "scrapers-picker", "h1.1", 10, 5), model("b1", 20, 5), model("b2", 7, 5, health=14)]
    assert attacked(turn(edition, models).play("1")) == ["b2"]


@BOTH
@pytest.mark.rule("R-84")
def test_r84_equally_near_the_lowest_health(edition: str) -> None:
    """Feral Crews, who have no eye for the wounded, so that chances stay equal."""
    models = [
        unit(edition, "feral-crews-gunner", "h1.1", 10, 5),
        model("b1", 5, 5, health=9),
        model("b2", 15, 5, health=8),
    ]
    assert attacked(turn(edition, models).play("1")) == ["b2"]


@BOTH
@pytest.mark.rule("R-84")
def test_r84_else_the_dice(edition: str) -> None:
    models = [unit(edition, "feral-crews-gunner", "h1.1", 10, 5), model("b1", 5, 5), model("b2", 15, 5)]
    fight = turn(edition, models).play("1")
    assert (fight.asked, fight.dice) == ("tie", ((2,),))
    assert attacked(fight.play("2")) == ["b2"]


@BOTH
@pytest.mark.rule("R-84")
def test_r84_a_shooter_that_sees_somebody_does_not_move(edition: str) -> None:
    fight = turn(edition, [unit(edition, "feral-crews-gunner", "h1.1", 10, 5), model("b1", 5, 5)]).play("1")
    assert fight.dice == ((6, 6), (6, 6)), "no -1 for moving"
    assert not walked(fight, "h1.1")


@BOTH
@pytest.mark.rule("R-84", "C4.10")
def test_r84_a_shooter_without_sight_moves_to_gain_it_and_shoots(edition: str) -> None:
    """The nearest of the group sees somebody; the second steps round the corner, and shoots at -1."""
    models = [
        unit(edition, "feral-crews-gunner", "h1.1", 5, 9),
        unit(edition, "feral-crews-gunner", "h1.2", 11, 7.5),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models, [wall("w", 9, 5, 9.4, 8.4, 3)]).play("1", "attack: 1 2 | 2 2")
    (move,) = walked(fight, "h1.2")
    assert move.how == "hostile"
    assert 0 < move.length <= 400
    assert attacked(fight) == ["b1", "b1"]
    fight.play("1 1 | 2 2")
    assert fight.reasons() == {"moved": -1} | ({"cover": -1} if "cover" in fight.reasons() else {})


@BOTH
@pytest.mark.rule("R-84")
def test_r84_a_shooter_too_far_from_any_sight_runs(edition: str) -> None:
    """Move and Move Again along the shortest path, round the wall."""
    models = [
        unit(edition, "feral-crews-gunner", "h1.1", 5, 9),
        unit(edition, "feral-crews-gunner", "h1.2", 20, 7),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models, [wall("w", 18, 0.5, 18.4, 16, 6, climbable=False)])
    fight.play("1", "attack: 1 2 | 2 2")
    moves = walked(fight, "h1.2")
    assert len(moves) == 2
    assert sum(move.length for move in moves) > 780
    assert fight["h1.2"].ran
    assert attacked(fight) == ["b1"]


@BOTH
@pytest.mark.rule("R-84")
def test_r84_melee_charges_and_strikes(edition: str) -> None:
    fight = turn(edition, [unit(edition, "scrapers-pit-boss", "h1.1", 10, 5), model("b1", 5, 5)])
    fight.play("1")
    assert attacked(fight) == ["b1"]
    assert gap_between(fight, "h1.1", "b1") <= 1
    assert walked(fight, "h1.1")[0].length <= 500


@BOTH
@pytest.mark.rule("R-84")
def test_r84_a_charge_reaches_to_the_hundredth(edition: str) -> None:
    """5" of Move and 1" of reach: a target 6" away is struck, one hundredth farther it is not."""
    for gap, struck in ((6.00, True), (6.01, False)):
        table = [unit(edition, "scrapers-pit-boss", "h1.1", 12, 5), model("b1", 12 - 0.98 - gap, 5)]
        fight = turn(edition, table).play("1")
        assert bool(attacked(fight)) == struck, gap


@BOTH
@pytest.mark.rule("R-84")
def test_r84_melee_that_does_not_get_there_moves_again(edition: str) -> None:
    fight = turn(edition, [unit(edition, "scrapers-pit-boss", "h1.1", 16, 5), model("b1", 5, 5)]).play("1")
    assert not attacked(fight)
    assert [move.length for move in walked(fight, "h1.1")] == [500, pytest.approx(402, abs=25)]
    assert fight["h1.1"].ran
    assert fight.asked == "draw"


@BOTH
@pytest.mark.rule("R-84")
def test_r84_a_charge_only_at_those_it_reaches(edition: str) -> None:
    """The better chance is out of reach, so it strikes the other."""
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 10, 5),
        model("b1", 6, 5, defense="2d10"),
        model("b2", 20, 5, defense="2d4"),
    ]
    assert attacked(turn(edition, models).play("1")) == ["b1"]


@BOTH
@pytest.mark.rule("R-84")
def test_r84_toward_the_shortest_path_not_the_nearest(edition: str) -> None:
    """A wall makes the nearer enemy the farther one on foot."""
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 12, 12),
        unit(edition, "scrapers-pit-boss", "h1.2", 12, 20),
        model("b1", 12, 5.2),
        model("b2", 21, 12, defense="2d12"),
    ]
    barrier = [wall("w", 3, 8.6, 23.5, 9, 1, climbable=False, walkable=False)]
    fight = turn(edition, models, barrier).play("1")
    assert fight["h1.1"].place is not None
    assert fight["h1.1"].place[0] > 2000 - 100, "it ran east"


@BOTH
@pytest.mark.rule("R-84")
def test_r84_no_path_the_nearest(edition: str) -> None:
    """Everyone stands out of reach: it goes to the foot of the nearest, as near as it gets."""
    towers = [
        wall("t1", 4, 4, 6, 6, 4, climbable=False),
        wall("t2", 18, 18, 20, 20, 4, climbable=False),
    ]
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 8, 8),
        model("b1", 5, 5, 4),
        model("b2", 19, 19, 4),
    ]
    fight = turn(edition, models, towers).play("1")
    assert not attacked(fight)
    place = fight["h1.1"].place
    assert place is not None
    assert place[2] == 0
    assert gap_between(fight, "h1.1", "b1") < 1.5


@pytest.mark.parametrize(("edition", "weapon"), [(OLD, "slug-gun"), (NEW, "improvised")])
@pytest.mark.rule("R-84", "R-20", "C2.3", "R-143")
def test_r84_a_shooter_engaged(edition: str, weapon: str) -> None:
    """It shoots in 0.7; in 0.9 it fights with what it holds, and only those it is Engaged with."""
    models = [
        unit(edition, "feral-crews-gunner", "h1.1", 6, 5),
        model("b1", 5, 5),
    ]
    fight = turn(edition, models).play("1")
    assert fight.told("behavior")[0]["situation"] == "engaged"
    assert fight.told("attacks") == [{"who": "h1.1", "target": "b1", "weapon": weapon}]


@pytest.mark.parametrize(("edition", "target"), [(OLD, "b2"), (NEW, "b1")])
@pytest.mark.rule("R-84")
def test_r84_engaged_only_with_those_it_may_strike(edition: str, target: str) -> None:
    models = [
        unit(edition, "feral-crews-gunner", "h1.1", 6, 5),
        model("b1", 5, 5, defense="2d8"),
        model("b2", 15, 5, defense="2d4"),
    ]
    assert attacked(turn(edition, models).play("1")) == [target]


@BOTH
@pytest.mark.rule("R-77", "R-28")
def test_r77_a_power_is_used_while_engaged(edition: str) -> None:
    models = [
        unit(edition, "static-wraiths-echo", "h1.1", 6, 5),
        model("b1", 5, 5, defense="2d8"),
        model("b2", 15, 5, defense="2d4"),
    ]
    fight = turn(edition, models).play("1")
    assert fight.told("attacks") == [{"who": "h1.1", "target": "b2", "weapon": "signal-flame"}]


@BOTH
@pytest.mark.rule("R-143", "R-62")
def test_r143_of_several_weapons_the_likeliest_to_hit(edition: str) -> None:
    """A hijacked Agent beyond 6": his pistol is at -1 there, his carbine is not."""
    hijacked = (Condition("hijacked", until="next-activation", side="scrapers"),)
    table = [
        model("b1", 5, 5, weapons=("pistol", "carbine", "knife"), conditions=hijacked),
        model("b2", 14, 5),
    ]
    fight = Fight(edition, table, act={"at": "begin"})
    assert fight.told("attacks") == [{"who": "b1", "target": "b2", "weapon": "carbine"}]


@BOTH
@pytest.mark.rule("I.behaviors", "R-84")
def test_i_behaviors_frenzy_attacks_the_same_target_twice(edition: str) -> None:
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 6, 5),
        model("b1", 5, 5, defense="2d4"),
        model("b2", 6, 6, defense="2d4"),
    ]
    fight = turn(edition, models)
    fight.play("6")
    assert fight.told("behavior")[0]["behavior"] == "frenzy"
    fight.play("tie: 2", "attack: 1 2 | 2 2")
    assert attacked(fight) == ["b2", "b2"]
    fight.play("1 2 | 2 2")
    assert fight.asked == "draw"


@BOTH
@pytest.mark.rule("R-84")
def test_r84_frenzys_second_attack_is_lost_with_its_target(edition: str) -> None:
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 6, 5),
        model("b1", 5, 5, health=1, defense="2d4"),
        model("b2", 6, 6.2, defense="2d8"),
    ]
    fight = turn(edition, models).play("6", "attack: 5 6 | 3 4", "damage: 4")
    assert fight["b1"].presence == "out"
    assert attacked(fight) == ["b1"]
    assert fight.asked == "draw"


@BOTH
@pytest.mark.rule("I.behaviors", "R-144")
def test_r144_frenzy_as_far_as_it_can(edition: str) -> None:
    """A member that is not Engaged charges first, and then strikes twice."""
    models = [
        unit(edition, "scrapers-pit-boss", "h1.1", 6, 5),
        unit(edition, "scrapers-pit-boss", "h1.2", 10, 5),
        model("b1", 5, 5),
    ]
    miss = "attack: 1 2 | 2 2"
    fight = turn(edition, models).play("6", miss, miss)
    while fight.asked == "tie":
        fight.play("1")
    assert walked(fight, "h1.2")
    fight.play(miss, miss)
    assert [told["who"] for told in fight.told("attacks")] == ["h1.1", "h1.1", "h1.2", "h1.2"]


@BOTH
@pytest.mark.rule("I.mob-up", "I.behaviors")
def test_i_mob_up_attacks_at_one_more(edition: str) -> None:
    fight = turn(edition, [unit(edition, "feral-crews-gunner", "h1.1", 10, 5), model("b1", 5, 5)]).play("5")
    assert fight.dice == ((8, 8), (6, 6))
    fight.play("1 2 | 2 2")
    assert fight.reasons() == {"mob-up": 1}


@BOTH
@pytest.mark.rule("I.opportunists")
def test_i_opportunists_one_more_against_the_wounded(edition: str) -> None:
    for health, sides in ((14, 6), (13, 8)):
        table = [unit(edition, "scrapers-gutter-runner", "h1.1", 10, 5), model("b1", 5, 5, health=health)]
        assert turn(edition, table).play("1").dice[0] == (sides, sides)


@BOTH
@pytest.mark.rule("C4.1", "R-89")
def test_r89_unmarked_coworkers_are_attacked_only_where_they_are_enemies(edition: str) -> None:
    models = [
        unit(edition, "feral-crews-gunner", "h1.1", 10, 5),
        model("b1", 5, 5, defense="2d8"),
        unit(edition, "coworkers-temp", "c1.1", 15, 5),
    ]
    fight = turn(edition, models).play("1")
    assert attacked(fight) == (["c1.1"] if edition == NEW else ["b1"])
    assert fight["c1.1"].has("hostile") == (edition == NEW)


@BOTH
@pytest.mark.rule("C4.1")
def test_c4_1_hostile_factions_among_themselves(edition: str) -> None:
    """Each its own side in 0.9, but for Wave Callers and Static Wraiths; one side in 0.7."""
    models = [
        unit(edition, "static-wraiths-echo", "h1.1", 10, 5),
        model("b1", 5, 5, defense="2d10"),
        unit(edition, "wave-callers-initiate", "h2.1", 10, 9),
        unit(edition, "scrapers-picker", "h3.1", 15, 5),
    ]
    assert attacked(turn(edition, models).play("1")) == (["h3.1"] if edition == NEW else ["b1"])


@BOTH
@pytest.mark.row("tactical-advantage-hostile-bias")
@pytest.mark.rule("R-92", "K.tactical-advantages")
def test_r92_hostiles_turn_on_the_aggressor_in_the_first_rounds(edition: str) -> None:
    rows = Rows(tactical_advantages=("hostile-bias",))
    models = [
        unit(edition, "feral-crews-gunner", "h1.1", 10, 5),
        model("b1", 5, 5, defense="2d8"),
        model("a1", 15, 5, defense="2d4"),
    ]
    for number, aggressor, target in ((2, "blue", "b1"), (3, "blue", "a1"), (2, "amber", "a1")):
        fight = turn(edition, models, round=number, aggressor=aggressor, rows=rows).play("1")
        assert attacked(fight) == [target]
    hidden = [wall("w", 6, 3, 6.4, 7, 6, climbable=False)]
    fight = turn(edition, models, hidden, round=1, rows=rows).play("1")
    assert attacked(fight) == ["a1"], "if they can attack any"


@BOTH
@pytest.mark.rule("R-54", "C4.4")
def test_c4_4_a_slowed_model_charges_less_far(edition: str) -> None:
    slowed = (Condition("move", -200, until="round"),)
    models = [unit(edition, "scrapers-pit-boss", "h1.1", 10, 5, conditions=slowed), model("b1", 5, 5)]
    assert not attacked(turn(edition, models).play("1"))


@BOTH
@pytest.mark.rule("R-85", "C4.6")
def test_r85_no_charge_over_a_harmful_drop(edition: str) -> None:
    """Four inches above its target, with no way down: it stays on its tower."""
    tower = wall("t", 4, 4, 8, 8, 4, climbable=False)
    models = [unit(edition, "scrapers-pit-boss", "h1.1", 6, 6, 4), model("b1", 9, 6)]
    fight = turn(edition, models, [tower]).play("1")
    place = fight["h1.1"].place
    assert place is not None
    assert place[2] == 400
    assert not fight.of(Hurt)
