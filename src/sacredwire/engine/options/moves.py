"""Moves: the Move of an activation and Move Again."""

from collections.abc import Sequence

from sacredwire.engine import missions
from sacredwire.engine.frames import Advancing
from sacredwire.engine.inputs import Input, Move, Pass
from sacredwire.engine.pending import Decide, MoveTo
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.control import hijacker
from sacredwire.rules.engagement import engaged_with
from sacredwire.rules.movement import allowance, bodies, stretch, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.path import Refused, is_possible, measure
from sacredwire.rules.space.reach import reach
from sacredwire.rules.state import EDGES, Edge, Model, Place, Position


def _may(act: Activation, again: bool) -> bool:
    """Whether this kind of move is still to be had: the Move first, then Move Again. Rule: C4.3."""
    return act.moved and act.actions < act.allowed if again else not act.moved


def offers(rules: Ruleset, position: Position, act: Activation) -> Sequence[MoveTo]:
    """The free move the model may make next, with the stops in reach. Rule: C4.4."""
    if not _may(act, act.moved):
        return ()
    model = position.models[act.who]
    budget, more = allowance(rules, model), stretch(rules, model)
    return (move_to(rules, position, model, budget, more, again=act.moved, safe=act.disengaged),)


def move_to(
    rules: Ruleset, position: Position, model: Model, budget: int, more: int, again: bool, safe: bool = False
) -> MoveTo:
    """A region of places a model may move to. Rule: C4.4, R-56."""
    assert model.place is not None
    foes, others = bodies(rules, position, model)
    field = reach(rules.terrain(position.board), model.place, budget + more, walker(rules, model), foes, others)
    return MoveTo(model.id, budget, again, field, more, exits(position, model), safe)


def exits(position: Position, model: Model) -> tuple[Edge, ...]:
    """Edges a move may leave over: any, but not during set-up nor for a hijacked model. Rule: C4.20, R-62."""
    return () if hijacker(model) or not position.round else EDGES


def check(rules: Ruleset, position: Position, act: Activation, given: Move) -> Rejection | None:
    """Why this move is not possible, or None. Rule: C4.4-C4.6, C4.20, R-56."""
    if not _may(act, given.again):
        return Rejection("no-move-left")
    model = position.models[act.who]
    budget, more = allowance(rules, model), stretch(rules, model)
    return check_move(rules, position, model, given, budget, more, safe=act.disengaged)


def check_move(
    rules: Ruleset, position: Position, model: Model, given: Move, budget: int, more: int, safe: bool = False
) -> Rejection | None:
    """Why a model cannot move like this within a budget, or None. Rule: C4.4-C4.6."""
    assert model.place is not None
    foes, others = bodies(rules, position, model)
    path: tuple[Place, ...] = (model.place, *given.via, given.to)
    measured = measure(rules.terrain(position.board), path, walker(rules, model), foes, others)
    if isinstance(measured, Refused):
        return Rejection(f"move-{measured.code}", leg=measured.index + 1)
    limit = budget + more if more and engaged_with(rules, position, model, given.to) else budget
    if measured.length > limit:
        return Rejection("move-too-long", value=measured.length, expected=limit)
    if given.off is not None:
        return _check_leaving(rules, position, model, given, safe)
    return None


def _check_leaving(rules: Ruleset, position: Position, model: Model, given: Move, safe: bool) -> Rejection | None:
    """Leaving needs the base on that edge at the end of the move. Rule: C4.20."""
    assert given.off is not None
    size, radius = rules.terrain(position.board).size, model.sheet.radius
    touching = {"W": given.to[0] <= radius, "E": given.to[0] >= size - radius}
    touching |= {"S": given.to[1] <= radius, "N": given.to[1] >= size - radius}
    if not touching[given.off]:
        return Rejection("not-at-the-edge", value=given.off)
    allowed = may_leave(rules, position, model, given.off, given.to, safe)
    return None if allowed else Rejection("may-not-leave", value=given.off)


def may_leave(rules: Ruleset, position: Position, model: Model, edge: Edge, at: Place, safe: bool) -> bool:
    """Whether the rules and the mission let a model leave over an edge from a place there. Rule: C4.20, R-62.

    ``safe`` tells that it has disengaged from its enemies.
    """
    mission = missions.named(rules, position.mission)
    return edge in exits(position, model) and mission.may_leave(rules, position, model, edge, at, safe)


def may_step(rules: Ruleset, position: Position, model: Model, a: Place, b: Place) -> bool:
    """Whether a move may go on straight from one place to another and end there. Rule: C4.4, R-17."""
    foes, others = bodies(rules, position, model)
    return is_possible(rules.terrain(position.board), (a, b), walker(rules, model), foes, others)


def advance(rules: Ruleset, position: Position, frame: Advancing) -> Decide:
    """The Scout's advance: an ordinary short move on the board, or none. Rule: R-56."""
    region = move_to(rules, position, position.models[frame.who], frame.distance, 0, again=False)
    return Decide(frame.seat, "advance", (region, Pass(frame.seat)), frame.who)


def check_advance(rules: Ruleset, position: Position, frame: Advancing, given: Input) -> Rejection | None:
    """Why this is no advance, or None. Rule: R-56."""
    if given == Pass(frame.seat):
        return None
    if not isinstance(given, Move) or given.who != frame.who or given.again or given.off:
        return Rejection("not-offered", expected="advance")
    return check_move(rules, position, position.models[frame.who], given, frame.distance, 0)
