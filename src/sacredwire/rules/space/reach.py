"""Where a model can get to, and how.

Rule: C4.4-C4.6.
"""

from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from sacredwire.rules.space.area import Bodies, can_hold
from sacredwire.rules.space.crowd import first_free
from sacredwire.rules.space.distance import Place, distance, within, within_many
from sacredwire.rules.space.exact import GRAINS, in_hundredths
from sacredwire.rules.space.leg import Leg, Walker, leg
from sacredwire.rules.space.pack import NOTHING, Table, joined, rows
from sacredwire.rules.space.path import Measured, Polyline, end_refused, measure
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.space.stops import arrivals
from sacredwire.rules.space.taut import taut

if TYPE_CHECKING:
    from sacredwire.rules.space.grid import Grid

ANYWHERE = 1 << 20
"""A budget no path on a board uses up, hundredths."""


@cache
def _grids() -> "type[Grid]":
    """The class of grids; its kernels are loaded when first needed."""
    found: type[Grid] = import_module("sacredwire.rules.space.grid").Grid
    return found


class Reach:
    """The stops a model can reach, with what they cost.

    Attributes:
        start: Where the model stands.
        stops: x, y and z of each stop, its cost, and the state it was reached in; a row a stop.
    """

    def __init__(self, trip: "_Trip", budget: int, stops: NDArray[np.int32], held: Table) -> None:
        self.start = trip.start
        self.stops = stops
        self._trip, self._budget, self._held = trip, budget, held

    @property
    def x(self) -> NDArray[np.int32]:
        """East of each stop."""
        return self.stops[:, 0]

    @property
    def y(self) -> NDArray[np.int32]:
        """North of each stop."""
        return self.stops[:, 1]

    @property
    def z(self) -> NDArray[np.int32]:
        """Height of each stop."""
        return self.stops[:, 2]

    @property
    def cost(self) -> NDArray[np.int32]:
        """What each stop costs at most, hundredths; the way of `path_to` costs this or less."""
        return self.stops[:, 3]

    def __len__(self) -> int:
        return len(self.stops)

    def place(self, index: int) -> Place:
        """Where a stop lies."""
        x, y, z = self.stops[index, :3].tolist()
        return (x, y, z)

    def path_to(self, index: int) -> Polyline:
        """A way to a stop that `measure` accepts and that costs no more than the stop's cost."""
        state = int(self.stops[index, 4])
        if state >= 0:
            return self._trip.path(self._budget, state)
        before, passage = self._held[-state - 1, 4:].tolist()
        return self._trip.path(self._budget, before, self._trip.grid.onto_face(before, passage, self.place(index)))

    def refilled(self) -> "Grid":
        """The grid with the field of this reach in it, until another field is asked for."""
        if self._trip.grid.filled != (self._trip, self._budget):
            self._trip.fill(self._budget)
        return self._trip.grid

    def before_face(self, state: int) -> int:
        """The state from which a place on a face is climbed to; ``state`` is the negative one of its stop."""
        return int(self._held[-state - 1, 4])


class _Trip:
    """Who moves from where among whom: what every question about one move shares."""

    def __init__(self, terrain: Terrain, start: Place, walker: Walker, foes: Table, friends: Table) -> None:
        self.terrain, self.start, self.walker = terrain, start, walker
        self.foes, self.friends = foes, friends
        self.grid = _grids().of(terrain, walker)
        self.seeds: Table = self.grid.seeds(start, walker, self.foes)

    @cached_property
    def others(self) -> Table:
        """All other models."""
        return joined(self.foes, self.friends)

    def fill(self, budget: int) -> NDArray[np.int32]:
        """Fills the grid with the field of this move; the stops it has."""
        return self.grid.fill(budget, self.walker, self.foes, self.friends, self.seeds, (self, budget))

    def path(self, budget: int, state: int, more: tuple[Place, ...] = ()) -> Polyline:
        """The way to a state of the field, and on from there, pulled tight."""
        if self.grid.filled != (self, budget):
            self.fill(budget)
        trail = self.grid.trail_to(state, self.start)
        if more:
            trail = np.concatenate((trail, rows(more, 3)))
        return taut(self.terrain, trail, self.walker, self.foes)

    def may_end_near(self, goal: Place, goal_radius: int, limit: int) -> bool:
        """Whether any stop within a limit of a base at the goal is free, be there a way to it or not."""
        radius = self.walker.radius
        stops = self.grid.stops_near(goal, radius + goal_radius + limit, limit)
        stops = stops[within_many(stops, radius, goal, goal_radius, limit)]
        return bool(first_free(stops, radius, self.others, (), 1))

    def possible(self, a: Place, b: Place) -> bool:
        """Whether a leg is possible."""
        return isinstance(leg(self.terrain, a, b, self.walker, self.foes), Leg)


def reach(
    terrain: Terrain, start: Place, budget: int, walker: Walker, foes: Bodies = (), friends: Bodies = ()
) -> Reach:
    """Every stop of the lattice a model can end a move on, its own place among them when that is one.

    Args:
        terrain: The board.
        start: Where the model stands.
        budget: The Move it has, hundredths.
        walker: How it moves.
        foes: Models it may neither pass through nor end on.
        friends: Models it may pass through, not end on.

    Rule: C4.4-C4.6, R-17, R-67.
    """
    foes, friends = rows(foes, 4), rows(friends, 4)
    key = (id(terrain), start, budget, walker, foes.tobytes(), friends.tobytes())
    known = RECENT.get(key)
    if known is None:
        if len(RECENT) >= MOST_RECENT:
            RECENT.clear()
        known = RECENT[key] = _reach(_Trip(terrain, start, walker, foes, friends), budget)
    return known


MOST_RECENT = 24
RECENT: dict[tuple[int, Place, int, Walker, bytes, bytes], "Reach"] = {}
"""Fields worked out lately: a model often has the same one twice. Each holds its terrain, whose identity is its key."""


def _reach(trip: _Trip, budget: int) -> Reach:
    stops = trip.fill(budget)
    held = NOTHING[6]
    if trip.walker.may_stop_on_face:
        held = _held(trip, budget)
        faces = np.column_stack((held[:, :4], -np.arange(1, len(held) + 1))).astype(np.int32)
        stops = np.concatenate((stops, faces))
    return Reach(trip, budget, stops, held)


def _held(trip: _Trip, budget: int) -> Table:
    """The free places on faces at which a budget runs out, the cheapest way to each; costs in hundredths."""
    cheapest: dict[Place, list[int]] = {}
    for found in trip.grid.holds(budget, trip.walker, trip.foes).tolist():
        place = (found[0], found[1], found[2])
        if place not in cheapest or found[3] < cheapest[place][3]:
            cheapest[place] = found
    kept = [
        found for place, found in cheapest.items() if can_hold(trip.terrain, place, trip.walker.radius, trip.others)
    ]
    return rows([[*found[:3], in_hundredths(found[3]), *found[4:]] for found in kept], 6)


def shortest(
    terrain: Terrain,
    start: Place,
    walker: Walker,
    goal: Place,
    goal_radius: int = 0,
    limit: int | None = None,
    foes: Bodies = (),
    friends: Bodies = (),
) -> Polyline | None:
    """The shortest way to a place or, with a limit, to anywhere whose base is within that limit of a base at the goal.

    Args:
        terrain: The board.
        start: Where the model stands.
        walker: How it moves.
        goal: The place to reach, or the place to come near to.
        goal_radius: The radius of the base that stands at the goal.
        limit: How near is near enough, hundredths; nothing: the very place.
        foes: Models it may neither pass through nor end on.
        friends: Models it may pass through, not end on.

    Returns:
        A polyline that `measure` accepts, of whatever length; only the start when it is there already; nothing when
        there is no way.

    Rule: R-84, R-85.
    """
    trip = _Trip(terrain, start, walker, rows(foes, 4), rows(friends, 4))
    if limit is None:
        return _way_to(trip, goal)
    if within(start, walker.radius, goal, goal_radius, limit):
        return (start,)
    if not trip.may_end_near(goal, goal_radius, limit):
        return None
    for budget in budgets(distance(start, 0, goal, 0)):
        stops = trip.fill(budget)
        (arrived,) = arrivals(stops, walker.radius, [(*goal, goal_radius)], limit)
        if arrived >= 0:
            path = trip.path(budget, int(stops[arrived, 4]))
            return _first_arrival(trip, path, goal, goal_radius, limit)
    return None


def budgets(straight: int) -> tuple[int, ...]:
    """The budgets to look for a way with, rising: whatever is found within one is the cheapest there is.

    Args:
        straight: How far the goal is when nothing is in the way, hundredths.
    """
    return (straight + straight // 4 + 100, 3 * straight + 500, ANYWHERE)


def _way_to(trip: _Trip, goal: Place) -> Polyline | None:
    """The shortest way to a very place."""
    if goal == trip.start:
        return (goal,)
    if end_refused(trip.terrain, goal, trip.walker, trip.others) is not None:
        return None
    if goal[2] <= trip.start[2] and goal[:2] != trip.start[:2] and trip.possible(trip.start, goal):
        return (trip.start, goal)
    ends = trip.grid.seeds(goal, trip.walker, trip.foes)
    for budget in budgets(distance(trip.start, 0, goal, 0)):
        trip.fill(budget)
        found = min(trip.grid.arrivals(goal, ends), default=None)
        if found is not None and found[0] <= budget * GRAINS:
            return trip.path(budget, found[1], found[2])
    return None


def _first_arrival(trip: _Trip, path: Polyline, goal: Place, goal_radius: int, limit: int) -> Polyline:
    """A path cut off at the first place of its last leg that is near enough and where the model may end."""
    a, b = path[-2], path[-1]
    if a[2] != b[2]:
        return path
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    at = np.arange(1, steps)[:, None]
    places = np.hstack((np.array(a[:2]) + (np.array(b[:2]) - a[:2]) * at // steps, np.full_like(at, a[2])))
    for x, y, z in places[within_many(places, trip.walker.radius, goal, goal_radius, limit)].tolist():
        head = (*path[:-1], (x, y, z))
        if isinstance(measure(trip.terrain, head, trip.walker, trip.foes, trip.friends), Measured):
            return head
    return path
