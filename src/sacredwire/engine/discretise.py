"""Offers as a row of actions: how bots, odds and environments see a free choice. ``check`` still decides exactly."""

from collections.abc import Sequence
from typing import overload

from sacredwire.engine.inputs import Action, Aside, Move, Put, Throw
from sacredwire.engine.options.moves import check_move
from sacredwire.engine.pending import MoveTo, Offer, PutAt, ThrowTo, Turn
from sacredwire.rules.engagement import engaged_with, on_board
from sacredwire.rules.ruleset import Ruleset
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
        leaving: The moves off the board.
    """

    def __init__(self, rules: Ruleset, position: Position, offer: MoveTo) -> None:
        self.offer = offer
        self._rules = rules
        self._position = position
        self.stops: Sequence[int] = range(len(offer.reach))
        if offer.stretch:
            self.stops = [index for index in self.stops if self._may_end(index)]
        self.leaving = tuple(move for edge in offer.exits if (move := self._off(edge)))

    def __len__(self) -> int:
        return len(self.stops) + len(self.leaving)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[at] for at in range(len(self))[index]]
        at = range(len(self))[index]
        if at >= len(self.stops):
            return self.leaving[at - len(self.stops)]
        path = self.offer.reach.path_to(self.stops[at])
        return Move(self.offer.who, path[-1], path[1:-1], self.offer.again)

    def place(self, index: int) -> Place:
        """Where a move ends, without building it."""
        if index < len(self.stops):
            return self.offer.reach.place(self.stops[index])
        return self.leaving[index - len(self.stops)].to

    def _may_end(self, index: int) -> bool:
        """A longer move than the Move must end Engaged. Rule: R-56."""
        reach = self.offer.reach
        if reach.cost[index] <= self.offer.budget:
            return True
        model = self._position.models[self.offer.who]
        return bool(engaged_with(self._rules, self._position, model, reach.place(index)))

    def _off(self, edge: Edge) -> Move | None:
        """The cheapest way off the board over an edge, if there is a legal one. Rule: C4.20."""
        offer, model = self.offer, self._position.models[self.offer.who]
        size = self._rules.terrain(self._position.board).size
        axis = 0 if edge in ("W", "E") else 1
        line = model.sheet.radius if edge in ("W", "S") else size - model.sheet.radius
        if abs(offer.reach.start[axis] - line) > offer.budget:
            return None
        gap = abs((offer.reach.x, offer.reach.y)[axis] - line)
        cost = (offer.reach.cost + gap)[(gap <= NEAR_EDGE)]
        if not len(cost) or cost.min() > offer.budget:
            return None
        path = offer.reach.path_to(int((gap <= NEAR_EDGE).nonzero()[0][cost.argmin()]))
        to = (line, path[-1][1], path[-1][2]) if axis == 0 else (path[-1][0], line, path[-1][2])
        move = Move(offer.who, to, path[1:-1] if to == path[-1] else path[1:], offer.again, edge)
        refused = check_move(self._rules, self._position, model, move, offer.budget, offer.stretch)
        return None if refused else move


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
