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
from sacredwire.rules.hostiles.units import new_unit_model
from sacredwire.rules.shapes import Along, Circle, Shape
from sacredwire.rules.state import EDGES
from sacredwire.rules.zones import Zone

GENERAL_TIERS = ("swarm", "normal", "elite")


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
    if frame.part == "unit" and isinstance(got, tuple):
        face = 2 * GENERAL_TIERS.index(row.tier) + got[0]
    if not face:
        change.then(replace(frame, part="unit"), Throwing("", "unit", "K.coworkers", (2,)))
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
    unit = faction.units[face - 1]
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
    half = change.terrain.size // 2
    shapes: tuple[Shape, ...] = (Circle((half, half, 0), row.distance, row.least),)
    match row.id:
        case "swarm-edge":
            shapes = tuple(Along(edge) for edge in EDGES if edge in frame.seen)
        case "elite-anywhere":
            shapes = ()
        case "normal-loot":
            places = [marker.place for marker in change.markers if marker.kind == "loot" and marker.place is not None]
            shapes = tuple(Circle(place, row.distance, flat=False) for place in places) or shapes
        case _:
            pass  # round the center
    return Zone(shapes=shapes, edges=row.edges)
