"""What places and deeds are worth to the mission, in points of Health."""

from collections.abc import Sequence
from math import hypot

import numpy as np
from numpy.typing import NDArray

from sacredwire.bots.loot import sought
from sacredwire.engine.view import View
from sacredwire.rules.deployment import own_edges
from sacredwire.rules.engagement import COWORKERS, foes_and_others
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import EDGES, Edge, Marker, Model, Place, Position, Seat

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


def inches(stops: NDArray[np.int64], points: Sequence[Place]) -> Floats:
    """Distances of places (lines) to points (columns), inches, height counted twice as climbing does."""
    x, y, z = stops.T[:3, :, None] - np.array(points).T[:, None, :]
    result: Floats = (np.sqrt(x * x + y * y) + 2.0 * np.abs(z)) / 100.0
    return result


def edge_inches(stops: NDArray[np.int64], edge: Edge, size: int) -> Floats:
    """Distances of places to an edge, inches."""
    gaps = (size - stops[:, 1], size - stops[:, 0], stops[:, 1], stops[:, 0])
    result: Floats = gaps[EDGES.index(edge)] / 100.0
    return result


def pull(rules: Ruleset, seen: View, me: Model, stops: NDArray[np.int64]) -> Floats:
    """What each place is worth to the mission for this model."""
    position, seat = seen.position, me.sheet.seat
    if me.carrying:
        if seat is None or objective_of(position) is None:
            return np.zeros(len(stops))
        size = rules.terrain(position.board).size
        gaps = [edge_inches(stops, edge, size) for edge in own_edges(position, seat)]
        least: Floats = np.minimum.reduce(gaps)
        return -CARRY * least
    goal = _goal(position, me, seat) if seat is not None else None
    loot = [marker.place for marker, _ in sought(rules, seen, me) if marker.place is not None]
    if not goal and not loot:
        return np.zeros(len(stops))
    far = inches(stops, [goal[1], *loot] if goal else loot)
    total: Floats = -goal[0] * far[:, 0] if goal else np.zeros(len(stops))
    if loot:
        total -= LOOT * np.minimum(far[:, -len(loot) :].min(axis=1), 10.0)
    return total


def _goal(position: Position, me: Model, seat: Seat) -> tuple[float, Place] | None:
    """The point the mission has a model make for, and the worth of an inch nearer."""
    marker = objective_of(position)
    if marker is None:
        return None
    carrier = carrier_of(position, marker.id)
    if carrier is not None:
        return (CHASE, carrier.place) if carrier.place is not None and carrier.sheet.seat != seat else None
    if marker.place is None:
        return None
    return (FETCH if _is_runner(position, me, seat, marker.place) else ESCORT), marker.place


def _is_runner(position: Position, me: Model, seat: Seat, point: Place) -> bool:
    """Whether no other model of the squad is nearer to the point."""
    own = [m for m in position.models.values() if m.sheet.seat == seat and m.place is not None]
    nearest = min(own, key=lambda model: _inches(model.place or point, point) / max(model.move, 1))
    return nearest.id == me.id


def _inches(at: Place, point: Place) -> float:
    """The same of one place."""
    return (hypot(at[0] - point[0], at[1] - point[1]) + 2.0 * abs(at[2] - point[2])) / 100.0


def foes_of(rules: Ruleset, position: Position, me: Model) -> list[Model]:
    """Enemies on the board worth fighting: unmarked Coworkers are not."""
    foes, _ = foes_and_others(rules, position, me)
    return [model for model in foes if model.sheet.side != COWORKERS or model.has("hostile")]
