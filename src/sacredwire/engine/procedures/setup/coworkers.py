"""Coworkers, by the row of their set-up."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.procedures.setup.setting import (
    Setting,
    ask_place,
    begins,
    forward,
    has_advantage,
    layout,
    place_of,
    placed,
    stand,
)
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.hostiles.arrival import units_of
from sacredwire.rules.hostiles.units import new_unit_model
from sacredwire.rules.layouts import coworker_shapes
from sacredwire.rules.state import EDGES
from sacredwire.rules.zones import Zone


def coworkers(change: Change, frame: Setting, got: object) -> None:
    """Coworkers come singly by turns, the First Player first, first group first. Rule: K.coworkers, R-89."""
    match frame.part:
        case "begin" | "unit":
            _unit(change, frame, got)
        case "edge":
            assert isinstance(got, tuple)
            change.set(_queued(change, replace(frame, seen=(EDGES[got[0] - 1],))))
        case _:
            if got is not None:
                stand(change, frame.queue[0], place_of(got))
                frame = placed(change, frame)
            if frame.queue:
                ask_place(change, frame, frame.queue[0], _zone(change, frame))
            else:
                forward(change, frame)


def _unit(change: Change, frame: Setting, got: object) -> None:
    """Which unit: generated, or a d2 within the tier; a row without one brings nobody. Rule: K.coworkers, R-167."""
    row = layout(change.rules.edition.coworker_setups, change.position.rows.coworker_setup)
    face = change.position.rows.coworker
    if row.tier is None:
        forward(change, frame)
        return
    units = units_of(change.rules.edition.coworkers, row.tier)
    if frame.part == "unit" and isinstance(got, tuple):
        face = units[got[0] - 1].roll
    if not face:
        change.then(replace(frame, part="unit"), Throwing("", "unit", "K.coworkers", (len(units),)))
        return
    frame = replace(frame, queue=_new_coworkers(change, face))
    if row.id == "swarm-edge" and not has_advantage(change, "place-coworkers"):
        change.then(replace(frame, part="edge"), Throwing("", "edge", "K.coworkers", (len(EDGES),)))
    else:
        change.set(_queued(change, frame))


def _queued(change: Change, frame: Setting) -> Setting:
    return begins(change, frame, frame.queue, change.position.first)


def _new_coworkers(change: Change, face: int) -> tuple[str, ...]:
    """The unit's models, waiting to be placed. Rule: I.units."""
    faction = change.rules.edition.coworkers
    unit = next(unit for unit in faction.units if unit.roll == face)
    names: list[str] = []
    for number, count in enumerate(unit.groups, start=1):
        for n in range(1, count + 1):
            model = new_unit_model(change.rules, unit, faction.id, f"c{number}", n)
            change.put(model)
            names.append(model.id)
    change.update(arrivals={**change.position.arrivals, "c": len(unit.groups)})
    return tuple(names)


def _zone(change: Change, frame: Setting) -> Zone:
    """Where a Coworker may stand; the Defender's advantage lifts all limits. Rule: K.coworkers, R-89, R-66."""
    if has_advantage(change, "place-coworkers"):
        return Zone()
    row = layout(change.rules.edition.coworker_setups, change.position.rows.coworker_setup)
    edges = [edge for edge in EDGES if edge in frame.seen]
    loot = [marker.place for marker in change.markers if marker.kind == "loot" and marker.place is not None]
    return Zone(shapes=coworker_shapes(row, change.terrain.size, edges, loot), edges=row.edges)
