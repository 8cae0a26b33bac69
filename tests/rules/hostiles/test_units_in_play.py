"""Every unit of every faction acts: it shoots or charges, and its weapon does its printed die."""

import pytest
from _pytest.mark.structures import ParameterSet

from sacredwire.engine.events import Hurt, Moved
from sacredwire.rules.state import Condition
from support.ai_groups import turn, unit
from support.table import EDITIONS, model, ruleset

FACES = (4, 6, 8, 10, 12)


def units() -> list[ParameterSet]:
    return [
        pytest.param(edition, row, marks=pytest.mark.row(f"unit-{row}"), id=f"{edition}-{row}")
        for edition in EDITIONS
        for row in ruleset(edition).units
    ]


@pytest.mark.parametrize(("edition", "row"), units())
@pytest.mark.rule("I.units", "R-28")
def test_i_units_each_attacks_with_its_weapon(edition: str, row: str) -> None:
    """On a 1 who sees an enemy attacks: from where it stands, or after a charge; a hit rolls its die."""
    printed = ruleset(edition).units[row]
    weapon = ruleset(edition).weapons[printed.weapon]
    marked = (Condition("hostile"),) if row.startswith("coworkers") else ()
    group = "c1" if marked else "h1"
    models = [unit(edition, row, f"{group}.1", 9, 5, conditions=marked), model("b1", 5, 5, health=30)]
    fight = turn(edition, models, group=group).play("1")
    assert fight.dice == ((FACES[printed.combat],) * 2, (6, 6))
    assert bool(fight.of(Moved)) == (weapon.kind == "melee")
    fight.play("4 4 | 3 2")
    assert fight.dice == ((weapon.die,),)
    fight.play("3")
    (hurt,) = fight.of(Hurt)
    assert (hurt.who, hurt.source, hurt.lost) == ("b1", weapon.id, 3)
    assert fight.asked == "draw"
