"""Straight movement: pushes, and runs in one direction until something is in the way.

Rule: C4.6, R-69, R-70, R-85.
"""

from collections.abc import Iterator, Sequence

import msgspec

from sacredwire.rules.space.area import (
    Bodies,
    Body,
    can_stand,
    collides,
    kernels,
    nearest_free,
    plain_nearest_places,
)
from sacredwire.rules.space.crowd import level_run
from sacredwire.rules.space.distance import Place
from sacredwire.rules.space.exact import Point
from sacredwire.rules.space.heading import along, heading
from sacredwire.rules.space.leg import Leg, Walker, leg
from sacredwire.rules.space.pack import pack, rows
from sacredwire.rules.space.path import Measured, Polyline, measure
from sacredwire.rules.space.solid import BODY, Terrain


class Pushed(msgspec.Struct, frozen=True):
    """What a push did.

    Attributes:
        end: Where the model stands now.
        fall: How far it fell, hundredths.
        stopped_by: What ended the push early: ``wall`` (a step up is one), ``model``, ``edge`` (of the board),
            ``drop``; nothing when it went the whole way.
    """

    end: Place
    fall: int = 0
    stopped_by: str | None = None


def push(terrain: Terrain, place: Place, radius: int, vector: Point, length: int, others: Bodies = ()) -> Pushed:
    """Pushes a model straight in a direction, hundredth by hundredth.

    When its centre leaves the surface it stands on, or has none because it hangs on a face, it falls straight down
    to the surface below, stands at the nearest free place there, and the push ends.

    Args:
        terrain: The board.
        place: Where it stands.
        radius: Radius of its base.
        vector: The direction, of any length but nought.
        length: How far, hundredths.
        others: All other models.

    Rule: C4.6, R-67, R-69, R-70.
    """
    x, y, z = place
    here: Point = (x, y)
    others = rows(others, 4)
    if length > 0 and not terrain.has_surface(x, y, z):
        return _dropped(terrain, here, z, radius, others)
    for step in range(1, length + 1):
        point = along(x, y, vector, step)
        stopped = stopped_by(terrain, (*point, z), radius, others)
        if stopped is not None:
            return Pushed((*here, z), 0, stopped)
        here = point
        if not terrain.has_surface(*here, z):
            return _dropped(terrain, here, z, radius, others)
    return Pushed((*here, z))


def stopped_by(terrain: Terrain, place: Place, radius: int, others: Bodies) -> str | None:
    """What a body in a place would run into: ``edge``, ``wall`` or ``model``."""
    code = kernels().run_into(pack(terrain), terrain.size, *place, radius, rows(others, 4))
    return {1: "edge", 2: "wall", 3: "model"}.get(code)


def plain_stopped_by(terrain: Terrain, place: Place, radius: int, others: Sequence[Body]) -> str | None:
    """`stopped_by` in plain Python: what the kernel is held to."""
    x, y, z = place
    if not radius <= min(x, y) <= max(x, y) <= terrain.size - radius:
        return "edge"
    if terrain.is_blocked((x, y), (x, y), radius, z, z + BODY) is not None:
        return "wall"
    return "model" if any(collides(place, radius, other) for other in others) else None


def plain_push(
    terrain: Terrain, place: Place, radius: int, vector: Point, length: int, others: Sequence[Body] = ()
) -> Pushed:
    """`push` in plain Python: what the kernels are held to. Rule: C4.6, R-67, R-69, R-70."""
    here = place
    for step in range(length + 1):
        there = (*along(place[0], place[1], vector, step), place[2])
        stopped = plain_stopped_by(terrain, there, radius, others) if step else None
        if stopped is not None:
            return Pushed(here, 0, stopped)
        here = there
        if length > 0 and not terrain.has_surface(*here):
            below = terrain.surface_at(here[0], here[1], here[2] - 1)
            nearest = plain_nearest_places(terrain, (here[0], here[1], below), radius, others)
            return Pushed(nearest[0], max(0, here[2] - nearest[0][2]), "drop") if nearest else Pushed(here, 0, "drop")
    return Pushed(here)


def _dropped(terrain: Terrain, here: Point, z: int, radius: int, others: Bodies) -> Pushed:
    below = terrain.surface_at(*here, z - 1)
    end = nearest_free(terrain, (*here, below), radius, others)
    if end is None:  # no room on the whole board: it stays where it hangs
        return Pushed((*here, z), 0, "drop")
    return Pushed(end, max(0, z - end[2]), "drop")


def straight(
    terrain: Terrain,
    start: Place,
    degrees: int,
    budget: int,
    walker: Walker,
    foes: Bodies = (),
    friends: Bodies = (),
) -> Polyline:
    """A run in one direction until something blocks it.

    The model walks, jumps the gaps it can, steps down where that does no harm and no jump leads on, and climbs
    nothing. It ends at the last place on the way where it may end.

    Args:
        terrain: The board.
        start: Where it stands.
        degrees: The direction: 0 = East, 90 = North.
        budget: The Move it has, hundredths.
        walker: How it moves; falls beyond `Walker.safe_fall` are never taken.
        foes: Models it may neither pass through nor end on.
        friends: Models it may pass through, not end on.

    Returns:
        A polyline that `measure` accepts within the budget; only the start when the model cannot move.

    Rule: R-85.
    """
    x, y, z = start
    turns: list[Place] = [start]
    runs: list[Run] = []
    vector, table, foes = heading(degrees), pack(terrain), rows(foes, 4)
    last = 0
    while last < budget:
        begun, last = last, level_run(terrain, start, z, vector, walker.radius, foes, last, budget)
        runs.append((tuple(turns), begun + 1, last))
        found = None
        for step in range(last + 1, min(budget, last + walker.jump + 1) + 1):
            point = along(x, y, vector, step)
            on = kernels().on_surface(table, terrain.size, *point, z)
            if stopped_by(terrain, (*point, z), walker.radius, foes) is not None:
                break
            if on:
                found = (step, (*point, z))
                break
            if found is None:
                found = _step_down(terrain, turns[-1], (*point, z), step, walker, foes)
        if found is None:
            break
        last, place = found
        if place[2] < z:
            turns.append(place)
            z = place[2]
        runs.append((tuple(turns), last, last))
    for way in _farthest_first(start, vector, runs):
        found_cost = measure(terrain, way, walker, foes, friends)
        if isinstance(found_cost, Measured) and found_cost.length <= budget:
            return way
    return (start,)


Run = tuple[Polyline, int, int]
"""The turns before a level run, and from where to where it leads, hundredths from the start."""


def _farthest_first(start: Place, vector: Point, runs: Sequence[Run]) -> Iterator[Polyline]:
    """The ways to every hundredth of some runs, the last first."""
    for before, first, last in reversed(runs):
        for step in range(last, first - 1, -1):
            end = (*along(start[0], start[1], vector, step), before[-1][2])
            yield (*before, end) if end != before[-1] else before


def _step_down(
    terrain: Terrain, turn: Place, over: Place, step: int, walker: Walker, foes: Bodies
) -> tuple[int, Place] | None:
    """The place below a spot in the air, when stepping down to it is possible and does no harm."""
    below = (over[0], over[1], terrain.surface_at(over[0], over[1], over[2] - 1))
    if over[2] - below[2] > walker.safe_fall or not can_stand(terrain, below, walker.radius):
        return None
    return (step, below) if isinstance(leg(terrain, turn, below, walker, foes), Leg) else None
