"""Where a model can get to, and how.

Rule: C4.4-C4.6.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from sacredwire.rules.space.area import Body, collides
from sacredwire.rules.space.distance import Place, within
from sacredwire.rules.space.exact import GRAINS, in_hundredths
from sacredwire.rules.space.field import State, Way, field, partial_climbs, trail
from sacredwire.rules.space.lattice import Lattice
from sacredwire.rules.space.leg import Leg, Walker, leg
from sacredwire.rules.space.path import Measured, Polyline, end_refused, measure
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.space.taut import taut

ANYWHERE = 1 << 20
"""A budget no path on a board uses up, hundredths."""


class Reach:
    """The stops a model can reach, with what they cost.

    Attributes:
        start: Where the model stands.
        stops: The places it can end on, in the order of the lattice, then those on faces.
        costs: What each costs at most, hundredths; the way of `path_to` costs this or less.
    """

    def __init__(
        self,
        trip: "_Trip",
        stops: tuple[Place, ...],
        costs: tuple[int, ...],
        ways: tuple[Way, ...],
        best: dict[State, Way],
    ) -> None:
        self.start = trip.start
        self.stops = stops
        self.costs = costs
        self._trip = trip
        self._ways = ways
        self._best = best

    def __len__(self) -> int:
        return len(self.stops)

    def path_to(self, index: int) -> Polyline:
        """A way to a stop that `measure` accepts and that costs no more than the stop's cost."""
        return self._trip.pulled(trail(self._best, self._ways[index]))


class _Trip(msgspec.Struct, frozen=True):
    """Who moves where among whom: what every question about a move needs."""

    terrain: Terrain
    start: Place
    walker: Walker
    foes: tuple[Body, ...]
    friends: tuple[Body, ...]

    def possible(self, a: Place, b: Place) -> bool:
        return isinstance(leg(self.terrain, a, b, self.walker, self.foes), Leg)

    def pulled(self, places: Sequence[Place]) -> Polyline:
        return taut((self.start, *places), self.possible)

    def may_end(self, place: Place) -> bool:
        return not any(collides(place, self.walker.radius, other) for other in (*self.foes, *self.friends))


def reach(
    terrain: Terrain,
    start: Place,
    budget: int,
    walker: Walker,
    foes: Sequence[Body] = (),
    friends: Sequence[Body] = (),
) -> Reach:
    """Every stop of the lattice a model can end a move on.

    Args:
        terrain: The board.
        start: Where the model stands.
        budget: The Move it has, hundredths.
        walker: How it moves.
        foes: Models it may neither pass through nor end on.
        friends: Models it may pass through, not end on.

    Rule: C4.4-C4.6, R-17, R-67.
    """
    trip = _Trip(terrain, start, walker, tuple(foes), tuple(friends))
    lattice = Lattice.of(terrain, walker)
    best = field(lattice, start, budget * GRAINS, walker, foes)
    cheapest: dict[Place, Way] = {}
    for (node, _), way in sorted(best.items(), key=lambda item: (item[0][0][2], item[0])):
        place = lattice.place(node)
        if place not in cheapest or way.cost < cheapest[place].cost:
            cheapest[place] = way
    if walker.may_stop_on_face:
        for place, way in partial_climbs(lattice, best, budget * GRAINS, walker, foes):
            if place not in cheapest or way.cost < cheapest[place].cost:
                cheapest[place] = way
    kept = {place: way for place, way in cheapest.items() if trip.may_end(place)}
    costs = tuple(in_hundredths(way.cost) for way in kept.values())
    return Reach(trip, tuple(kept), costs, tuple(kept.values()), best)


def shortest(
    terrain: Terrain,
    start: Place,
    walker: Walker,
    goal: Place,
    goal_radius: int = 0,
    limit: int | None = None,
    foes: Sequence[Body] = (),
    friends: Sequence[Body] = (),
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
        A polyline that `measure` accepts, of whatever length; nothing when there is no way.
    """
    trip = _Trip(terrain, start, walker, tuple(foes), tuple(friends))

    def is_goal(place: Place) -> bool:
        if limit is None:
            return place == goal
        return within(place, walker.radius, goal, goal_radius, limit)

    if is_goal(start):
        return (start,)
    if limit is None and end_refused(terrain, goal, walker, (*foes, *friends)) is not None:
        return None
    lattice = Lattice.of(terrain, walker)
    best = field(lattice, start, ANYWHERE * GRAINS, walker, foes)
    found = min(_arrivals(trip, lattice, best, goal, limit, is_goal), key=lambda item: item[0], default=None)
    if found is None:
        return None
    path = trip.pulled(found[1])
    return path if limit is None else _first_arrival(trip, path, is_goal)


def _arrivals(
    trip: _Trip,
    lattice: Lattice,
    best: dict[State, Way],
    goal: Place,
    limit: int | None,
    is_goal: Callable[[Place], bool],
) -> Iterator[tuple[int, Polyline]]:
    if limit is None and trip.possible(trip.start, goal):
        yield 0, (goal,)
    for (node, _), way in best.items():
        place = lattice.place(node)
        if limit is not None:
            if is_goal(place) and trip.may_end(place):
                yield way.cost, trail(best, way)
        elif place == goal:
            yield way.cost, trail(best, way)
        elif max(abs(place[0] - goal[0]), abs(place[1] - goal[1])) <= 75 and place[2] >= goal[2]:
            part = leg(trip.terrain, place, goal, trip.walker, trip.foes)
            if isinstance(part, Leg) and part.plan:
                yield way.cost + part.plan, (*trail(best, way), goal)


def _first_arrival(trip: _Trip, path: Polyline, is_goal: Callable[[Place], bool]) -> Polyline:
    """A path cut off at the first place of its last leg that is near enough and where the model may end."""
    a, b = path[-2], path[-1]
    if a[2] != b[2]:
        return path
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    for k in range(1, steps):
        x = a[0] + (b[0] - a[0]) * k // steps
        y = a[1] + (b[1] - a[1]) * k // steps
        if is_goal((x, y, a[2])):
            head = (*path[:-1], (x, y, a[2]))
            if isinstance(measure(trip.terrain, head, trip.walker, trip.foes, trip.friends), Measured):
                return head
    return path
