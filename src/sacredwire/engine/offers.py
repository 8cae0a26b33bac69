"""The offers of an activation, gathered from every kind of action; and the exact judgement of one of them."""

from collections.abc import Sequence

from sacredwire.engine.frames import Choice, Frame, State
from sacredwire.engine.inputs import (
    Action,
    Aim,
    Attack,
    Bless,
    Cast,
    Disengage,
    End,
    Input,
    Interact,
    Interrogate,
    Move,
    Search,
    Throw,
    Use,
)
from sacredwire.engine.options import attacks, blessings, casts, moves, things
from sacredwire.engine.pending import Decide, Offer
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.control import controller
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Position


def acting(stack: Sequence[Frame]) -> Activation:
    """The activation a Choice belongs to: the frame below it."""
    frame = stack[-2]
    assert isinstance(frame, Activation)
    return frame


def choice(rules: Ruleset, state: State, frame: Choice) -> Decide:
    """Everything the active model may do next. Rule: C4.1, C4.3."""
    position, act = state.position, acting(state.stack)
    offers: list[Offer] = [*moves.offers(rules, position, act), *blessings.offers(rules, position, act)]
    if act.actions < act.allowed:
        offers += attacks.offers(rules, position, act)
        offers += casts.offers(rules, position, act)
        offers += things.offers(rules, position, act)
    offers.append(End(frame.who))
    return Decide(controller(position, frame.who), "act", tuple(offers), frame.who)


def is_spent(rules: Ruleset, position: Position, act: Activation) -> bool:
    """Whether the active model has nothing left to choose but its end, so that nobody is asked. Rule: C4.1."""
    return act.moved and act.actions >= act.allowed and not any(blessings.offers(rules, position, act))


def check_choice(rules: Ruleset, state: State, frame: Choice, given: Input) -> Rejection | None:
    """Why the active model may not do this now, or None. Rule: C4.1, C4.3."""
    position, act = state.position, acting(state.stack)
    match given:
        case End():
            return None if given.who == frame.who else Rejection("not-active", value=given.who, expected=frame.who)
        case Bless():
            return None if given in blessings.offers(rules, position, act) else Rejection("cannot-bless")
        case Move() | Attack() | Aim() | Disengage() | Cast() | Throw() | Use() | Search() | Interrogate() | Interact():
            return _check_acting(rules, state, act, given)
        case _:
            return Rejection("not-offered", expected="act")


def _check_acting(rules: Ruleset, state: State, act: Activation, given: Action) -> Rejection | None:
    who = getattr(given, "who", "")
    if who != act.who:
        return Rejection("not-active", value=who, expected=act.who)
    if isinstance(given, Move):
        return moves.check(rules, state.position, act, given)
    if act.actions >= act.allowed:
        return Rejection("no-action-left")
    if isinstance(given, Attack | Aim):
        return attacks.check(rules, state.position, act, given)
    if isinstance(given, Cast):
        return casts.check(rules, state.position, act, given)
    if isinstance(given, Disengage | Throw | Use | Search | Interrogate | Interact):
        return things.check(rules, state.position, act, given)
    raise AssertionError(f"{given!r} is no action of an activation")
