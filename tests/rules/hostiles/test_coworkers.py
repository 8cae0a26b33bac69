"""Coworkers: their two tables, their parts, and cooperation."""

import pytest

from sacredwire.engine.events import Moved
from sacredwire.rules.state import Condition
from support.ai_groups import turn, unit
from support.table import EDITIONS, NEW, OLD, model, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)
MARKED = (Condition("hostile"),)


@BOTH
@pytest.mark.rule("I.coworkers")
def test_i_coworkers_the_normal_table_waits(edition: str) -> None:
    fight = turn(edition, [unit(edition, "coworkers-temp", "c1.1", 9, 5), model("b1", 5, 5)], group="c1").play("4")
    assert fight.told("behavior")[0] == {"group": "c1", "who": "c1.1", "situation": "sight", "behavior": "wait"}
    assert not fight.told("attacks")


@BOTH
@pytest.mark.rule("I.cooperate")
def test_i_cooperate_holds_during_the_next_round(edition: str) -> None:
    clerks = [unit(edition, "coworkers-data-clerk", f"c1.{n}", 9 + n, 5) for n in (1, 2)]
    fight = turn(edition, [*clerks, model("b1", 5, 5)], group="c1", round=3).play("5")
    assert fight.position.cooperation == {"c1": 4}
    assert len(fight.told("cooperate")) == 2


@BOTH
@pytest.mark.rule("I.coworkers", "C4.1")
def test_i_coworkers_engaged_they_flee_without_being_struck(edition: str) -> None:
    """In 0.7 they are nobody's enemy, yet squads beside them count for their own table."""
    models = [unit(edition, "coworkers-temp", "c1.1", 6, 5), model("b1", 5, 5, weapons=("knife",))]
    fight = turn(edition, models, group="c1").play("6")
    assert fight.told("behavior")[0]["situation"] == "engaged"
    assert fight.told("behavior")[0]["behavior"] == "flee"
    assert fight["c1.1"].place == (600, 49, 0)
    assert not fight.told("strikes")
    assert bool(fight.told("disengaged")) == (edition == NEW)


@BOTH
@pytest.mark.rule("R-88", "I.hostile")
def test_r88_a_marked_one_reads_the_attacked_table(edition: str) -> None:
    models = [unit(edition, "coworkers-temp", "c1.1", 9, 5, conditions=MARKED), model("b1", 5, 5)]
    fight = turn(edition, models, group="c1").play("1")
    assert fight.told("attacks") == [{"who": "c1.1", "target": "b1", "weapon": "emergency-flare"}]


@BOTH
@pytest.mark.rule("R-88")
def test_r88_each_part_finds_its_own_column_with_the_same_d6(edition: str) -> None:
    """The unmarked one, nearer, waits; the marked one, out of sight, patrols."""
    models = [
        unit(edition, "coworkers-temp", "c1.1", 5, 8, conditions=MARKED),
        unit(edition, "coworkers-temp", "c1.2", 6, 5),
        model("b1", 4, 5),
    ]
    fight = turn(edition, models, [wall("w", 2, 6.2, 8, 6.6, 6, climbable=False)], group="c1").play("2")
    assert [(told["who"], told["situation"], told["behavior"]) for told in fight.told("behavior")] == [
        ("c1.2", "sight", "wait"),
        ("c1.1", "no_sight", "patrol"),
    ]
    fight.play("direction: 90")
    assert [event.who for event in fight.of(Moved)] == ["c1.1"]


@BOTH
@pytest.mark.rule("C4.1", "R-88")
def test_c4_1_a_marked_one_is_the_enemy_of_its_own_kind_in_09(edition: str) -> None:
    models = [
        unit(edition, "coworkers-temp", "c1.1", 9, 5, conditions=MARKED),
        unit(edition, "coworkers-temp", "c1.2", 14, 5, defense=0),
        model("b1", 5, 5, defense="2d10"),
    ]
    fight = turn(edition, models, group="c1").play("1")
    assert fight.told("attacks")[0]["target"] == ("c1.2" if edition == NEW else "b1")
    assert fight["c1.2"].has("hostile") == (edition == NEW)


@pytest.mark.parametrize(("edition", "found"), [(OLD, "no_sight"), (NEW, "no_sight")])
@pytest.mark.rule("I.situation")
def test_i_situation_other_unmarked_coworkers_do_not_count(edition: str, found: str) -> None:
    models = [
        unit(edition, "coworkers-temp", "c1.1", 9, 5),
        unit(edition, "coworkers-temp", "c2.1", 10, 5),
        model("b1", 5, 20),
    ]
    fight = turn(edition, models, [wall("w", 2, 12, 22, 12.4, 6, climbable=False)], group="c1").play("1")
    assert fight.told("behavior")[0]["situation"] == found
