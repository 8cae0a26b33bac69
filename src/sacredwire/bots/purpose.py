"""What places and deeds are worth to the mission, in points of Health."""

from math import hypot

import numpy as np
from numpy.typing import NDArray

from sacredwire.bots.loot import sought
from sacredwire.engine.view import View
from sacredwire.rules.deployment import own_edges
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import Places
from sacredwire.rules.state import EDGES, Marker, Model, Place, Position, Seat

Floats = NDArray[np.float64]

CARRY, CHASE, FETCH, LOOT = 1.2, 0.8, 0.9, 0.35
"""Worth of an inch nearer: to one's edge with the objective, to an enemy carrier, to the objective, to loot."""
ESCORT = 0.35
"""Worth of an inch nearer to the objective for those who do not fetch it themselves."""
TAKE, INTERROGATE = 15.0, 2.0
"""Worth of taking the objective, of a won interrogation."""


def objective_of(position: Position) -> Marker | None:
    """The mission's objective, where it has one."""
    return next((marker for marker in position.markers if marker.kind == "objective"), None)


def carrier_of(position: Position, thing: str) -> Model | None:
    """Who carries a marker."""
    return next((model for model in position.models.values() if thing in model.carrying), None)


def inches(stops: Floats, point: Place) -> Floats:
    """Distances of places to a point, inches, height counted twice as climbing does."""
    plan = np.hypot(stops[:, 0] - point[0], stops[:, 1] - point[1])
    result: Floats = (plan + 2.0 * np.abs(stops[:, 2] - point[2])) / 100.0
    return result


def edge_inches(stops: Floats, edge: str, size: int) -> Floats:
    """Distances of places to an edge, inches."""
    gaps = (size - stops[:, 1], size - stops[:, 0], stops[:, 1], stops[:, 0])
    result: Floats = gaps[EDGES.index(next(e for e in EDGES if e == edge))] / 100.0
    return result


def pull(rules: Ruleset, seen: View, me: Model, stops: Places) -> Floats:
    """What each place is worth to the mission for this model."""
    position, at = seen.position, stops.astype(np.float64)
    total = np.zeros(len(stops))
    marker = objective_of(position)
    seat = me.sheet.seat
    if marker is not None and seat is not None:
        total += _toward_objective(rules, position, me, seat, marker, at)
    loot = [marker.place for marker, _ in sought(rules, seen, me)]
    if loot and not me.carrying:
        far = np.abs(at[:, None, :] - np.array(loot, np.float64)[None, :, :])
        nearest = (np.sqrt(far[:, :, 0] ** 2 + far[:, :, 1] ** 2) + 2.0 * far[:, :, 2]).min(axis=1) / 100.0
        total -= LOOT * np.minimum(nearest, 10.0)
    return total


def _toward_objective(rules: Ruleset, position: Position, me: Model, seat: Seat, marker: Marker, at: Floats) -> Floats:
    size = rules.terrain(position.board).size
    if me.carrying:
        nearest: Floats = np.min([edge_inches(at, edge, size) for edge in own_edges(position, seat)], axis=0)
        return -CARRY * nearest
    carrier = carrier_of(position, marker.id)
    if carrier is not None:
        if carrier.place is None or carrier.sheet.seat == seat:
            return np.zeros(len(at))
        return -CHASE * inches(at, carrier.place)
    if marker.place is None:
        return np.zeros(len(at))
    weight = FETCH if _is_runner(position, me, seat, marker.place) else ESCORT
    return -weight * inches(at, marker.place)


def _is_runner(position: Position, me: Model, seat: Seat, point: Place) -> bool:
    """Whether no other model of the squad is nearer to the point."""
    own = [m for m in position.models.values() if m.sheet.seat == seat and m.place is not None]
    nearest = min(own, key=lambda model: _inches(model.place or point, point) / max(model.move, 1))
    return nearest.id == me.id


def _inches(at: Place, point: Place) -> float:
    """`inches` of one place."""
    return (hypot(at[0] - point[0], at[1] - point[1]) + 2.0 * abs(at[2] - point[2])) / 100.0
