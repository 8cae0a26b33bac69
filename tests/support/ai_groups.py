"""Hostile and Coworker groups set by hand, and their turn under play."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from sacredwire.content.boards import Piece
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.rules.hostiles.units import new_unit_model
from sacredwire.rules.state import Model
from support.table import Fight, ruleset


def unit(edition: str, row: str, who: str, x: float, y: float, z: float = 0, **fields: Any) -> Model:
    """A model of a unit, ``scrapers-picker`` for instance, on the board at inches; any field may be changed."""
    rules = ruleset(edition)
    faction = next(id_ for id_, one in rules.factions.items() if any(found.id == row for found in one.units))
    group, _, number = who.partition(".")
    printed = new_unit_model(rules, rules.units[row], faction, group, int(number))
    place = (round(100 * x), round(100 * y), round(100 * z))
    return replace(printed, **{"presence": "board", "place": place, **fields})


def turn(
    edition: str, models: Iterable[Model], pieces: Iterable[Piece] = (), *, group: str = "h1", **position: Any
) -> Fight:
    """The turn of a group, its token just drawn; the d6 has not fallen."""
    return Fight(edition, models, pieces=pieces, frames=(GroupTurn(group),), **position)


def gap_between(fight: Fight, one: str, other: str) -> float:
    """Inches in plan between two bases."""
    a, b = fight[one].place, fight[other].place
    assert a is not None
    assert b is not None
    apart = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
    return float(apart - fight[one].sheet.radius - fight[other].sheet.radius) / 100
