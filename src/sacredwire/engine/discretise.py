"""Offers as a row of actions: how bots, odds and environments see a free choice. ``check`` still decides exactly."""

from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np

from sacredwire.engine.inputs import Action, Aside, Move, Put, Throw
from sacredwire.engine.options.moves import may_leave, may_step
from sacredwire.engine.pending import MoveTo, Offer, PutAt, ThrowTo, Turn
from sacredwire.rules.engagement import engaged_at, on_board
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import Places, beside_edges
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import Edge, Place, Position

TURN = 15
"""Degrees between two directions that are tried."""
NEAR_EDGE = 50
"""How near its touching the edge a stop must lie for a model to walk off from there, hundredths."""


def discretise(rules: Ruleset, position: Position, offer: Offer) -> Sequence[Action]:
    """The actions an offer stands for: itself, or legal ones spread over its region.

    The row is lazy: asking for its length is cheap, each of its moves is built when it is taken.

    Args:
        rules: The edition.
        position: The table, a state's or a view's.
        offer: The offer.

    Returns:
        The actions; none where the region holds nothing of what is tried.
    """
    match offer:
        case MoveTo():
            return Moves(rules, position, offer)
        case ThrowTo():
            return _throws(rules, position, offer)
        case PutAt():
            return tuple(Put(offer.thing, spot) for spot in offer.spots)
        case Turn():
            return tuple(Aside(offer.seat, degrees) for degrees in range(0, 360, TURN))
        case _:
            return (offer,)


class Moves(Sequence[Action]):
    """The moves of a region: to each stop in reach, and off the board by the cheapest stop at each edge.

    Attributes:
        offer: The region.
        stops: Indices of the stops of its reach that a move may end on.
    """

    def __init__(self, rules: Ruleset, position: Position, offer: MoveTo) -> None:
        self.offer = offer
        self._rules = rules
        self._position = position
        self.stops: Sequence[int] = self._ends() if offer.stretch else range(len(offer.reach))
        self._ways: tuple[tuple[Edge, int, Place], ...] | None = None

    @property
    def _ways_off(self) -> tuple[tuple[Edge, int, Place], ...]:
        if self._ways is None:
            self._ways = tuple(self._off())
        return self._ways

    def __len__(self) -> int:
        return len(self.stops) + len(self._ways_off)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[at] for at in range(len(self))[index]]
        at = range(len(self))[index]
        if at >= len(self.stops):
            return self._leave(*self._ways_off[at - len(self.stops)])
        path = self.offer.reach.path_to(self.stops[at])
        return Move(self.offer.who, path[-1], path[1:-1], self.offer.again)

    def place(self, index: int) -> Place:
        """Where a move ends, without building it."""
        if index < len(self.stops):
            return self.offer.reach.place(self.stops[index])
        return self._ways_off[index - len(self.stops)][2]

    def places(self, indices: Sequence[int]) -> Places:
        """Where moves to stops end, a row each, without building them."""
        reach, ends = self.offer.reach, [self.stops[index] for index in indices]
        return reach.stops.take(ends, axis=0)[:, :3].astype(np.int64)

    def all_places(self) -> Places:
        """Where the moves to all stops end, a row each, without building them."""
        reach, all_of_them = self.offer.reach, isinstance(self.stops, range)
        found = reach.stops if all_of_them else reach.stops.take(self.stops, axis=0)
        return found[:, :3].astype(np.int64)

    @property
    def leaving(self) -> tuple[Move, ...]:
        """The moves off the board."""
        return tuple(self._leave(*way) for way in self._ways_off)

    def _leave(self, edge: Edge, stop: int, to: Place) -> Move:
        path = self.offer.reach.path_to(stop)
        return Move(self.offer.who, to, path[1:-1] if to == path[-1] else path[1:], self.offer.again, edge)

    def _ends(self) -> list[int]:
        """The stops a move may end on: a longer one than the Move must end Engaged. Rule: R-56."""
        reach, model = self.offer.reach, self._position.models[self.offer.who]
        fits = reach.cost <= self.offer.budget
        (far,) = (~fits).nonzero()
        fits[far] = engaged_at(self._rules, self._position, model, reach.stops[far, :3].astype(np.int64))
        ends: list[int] = fits.nonzero()[0].tolist()
        return ends

    def _off(self) -> Iterator[tuple[Edge, int, Place]]:
        """The cheapest ways off the board over each edge: the stop each goes by, and where it ends. Rule: C4.20.

        The way to the stop is legal as it is, so only the step from there to the edge is looked at.
        """
        rules, position, offer, reach = self._rules, self._position, self.offer, self.offer.reach
        if not offer.exits:
            return
        model, size = position.models[offer.who], rules.terrain(position.board).size
        near, far = model.sheet.radius, size - model.sheet.radius
        beside = beside_edges(reach.stops, near, size, NEAR_EDGE)
        for edge in offer.exits:
            stop, cost = beside.get(edge, (0, offer.budget + 1))
            if cost > offer.budget:
                continue
            x, y, z = reach.place(stop)
            to = {"N": (x, far, z), "E": (far, y, z), "S": (x, near, z), "W": (near, y, z)}[edge]
            if not may_leave(rules, position, model, edge, to, offer.safe):
                continue
            if to == (x, y, z) or may_step(rules, position, model, (x, y, z), to):
                yield edge, stop, to


def _throws(rules: Ruleset, position: Position, offer: ThrowTo) -> tuple[Throw, ...]:
    """A grenade at each model in range that stands on something; at one's own feet only without any. Rule: C4.15."""
    terrain = rules.terrain(position.board)
    thrower = position.models[offer.who]
    assert thrower.place is not None
    aims = tuple(
        Throw(offer.who, offer.grenade, model.place)
        for model in on_board(position)
        if model.place is not None
        and terrain.has_surface(*model.place)
        and within(thrower.place, thrower.sheet.radius, model.place, 0, offer.distance)
    )
    return tuple(aim for aim in aims if aim.at != thrower.place) or aims
