"""Hostiles due this round arrive."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.schema import Layout, UnitTier
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.coming import Coming, new_group
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.hostiles.arrival import (
    TOUCHES_EDGE,
    due,
    edges_for,
    middle_of_edge,
    point_from_center,
    units_of,
)

CIRCLE = 360


class Arrivals(Frame, frozen=True, gc=False, tag="arrivals"):
    """The hostiles of one round arrive, unit by unit, before the bag is filled. Rule: C4.1, K.hostiles, K.timing, R-87.

    Attributes:
        round: The round.
        tiers: Tiers still to come.
        unit: The unit that is coming now.
    """

    round: int
    at: Literal["rows", "faction", "spawn-place", "next", "unit", "edge", "chosen", "direction"] = "rows"
    tiers: tuple[UnitTier, ...] = ()
    unit: str = ""


def step(change: Change, frame: Arrivals, got: object) -> None:
    """Takes the arrivals one stage further. Rule: K.timing, K.spawn, R-87."""
    match frame.at:
        case "rows" | "faction" | "spawn-place":
            _rows(change, frame, got)
        case "next" | "unit":
            _unit(change, frame, got)
        case "edge" | "chosen":
            _edge(change, frame, got)
        case "direction":
            assert isinstance(got, tuple)
            _come(change, frame, got[0][0] % CIRCLE)


def _rows(change: Change, frame: Arrivals, got: object) -> None:
    """What was not generated is rolled when it is first needed, and then holds for the mission. Rule: R-87."""
    rows, edition = change.position.rows, change.rules.edition
    if isinstance(got, tuple):
        if frame.at == "faction":
            rows = replace(rows, faction=edition.factions[got[0] - 1].id)
        else:
            rows = replace(rows, spawn_place=edition.spawn_places[got[0] - 1].id)
        change.update(rows=rows)
    timing = next((row for row in edition.timings if row.id == rows.timing), None)
    tiers = due(timing, frame.round, change.position.delayed) if timing else ()
    if not tiers:
        change.pop()
    elif not rows.faction:
        change.then(replace(frame, at="faction"), Throwing("", "faction", "I.deployment", (len(edition.factions),)))
    elif not rows.spawn_place:
        dice = (len(edition.spawn_places),)
        change.then(replace(frame, at="spawn-place"), Throwing("", "spawn-place", "K.spawn", dice))
    else:
        change.set(replace(frame, at="next", tiers=tiers))


def _unit(change: Change, frame: Arrivals, got: object) -> None:
    """A d2 for the unit within the tier, unless it was generated. Rule: I.deployment, I.tiers."""
    if not frame.tiers:
        change.pop()
        return
    rows = change.position.rows
    faction = change.rules.factions[rows.faction]
    if rows.units:
        unit = next(unit for unit in faction.units if unit.roll == rows.units[0])
        change.update(rows=replace(rows, units=rows.units[1:]))
    elif isinstance(got, tuple):
        unit = units_of(faction, frame.tiers[0])[got[0] - 1]
    else:
        dice = (len(units_of(faction, frame.tiers[0])),)
        change.then(replace(frame, at="unit"), Throwing("", "unit", "I.deployment", dice))
        return
    frame = replace(frame, tiers=frame.tiers[1:], unit=unit.id)
    row = _spawn_place(change)
    if row.id in TOUCHES_EDGE:
        change.set(replace(frame, at="edge"))
    elif row.distance:
        change.set(replace(frame, at="direction"))
        change.fall("direction", "K.spawn", [(CIRCLE,)])
    else:
        _come(change, frame, 0)


def _spawn_place(change: Change) -> Layout:
    return next(row for row in change.rules.edition.spawn_places if row.id == change.position.rows.spawn_place)


def _edge(change: Change, frame: Arrivals, got: object) -> None:
    """The edge they come over, ties by the dice. Rule: K.spawn, R-87."""
    size = change.terrain.size
    edges = edges_for(change.position.rows.spawn_place, change.position_now(), size)
    if len(edges) > 1 and frame.at == "edge":
        change.set(replace(frame, at="chosen"))
        change.fall("tie", "K.spawn", [(len(edges),)])
        return
    edge = edges[got[0][0] - 1] if isinstance(got, tuple) else edges[0]
    names = _groups(change, frame)
    middle, zone = middle_of_edge(edge, change.models[names[0]].sheet.radius, size)
    change.say("arrives", "K.spawn", unit=frame.unit, edge=edge)
    change.then(replace(frame, at="next"), Coming(names, middle, zone))


def _come(change: Change, frame: Arrivals, degrees: int) -> None:
    middle = point_from_center(_spawn_place(change), degrees, change.terrain.size)
    change.say("arrives", "K.spawn", unit=frame.unit, edge="")
    change.then(replace(frame, at="next"), Coming(_groups(change, frame), middle))


def _groups(change: Change, frame: Arrivals) -> tuple[str, ...]:
    """A split unit comes as two groups with a token each. Rule: I.deployment."""
    counts = change.rules.units[frame.unit].groups
    return tuple(who for count in counts for who in new_group(change, frame.unit, count))
