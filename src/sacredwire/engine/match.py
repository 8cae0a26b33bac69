"""A match from outside: what it waits for, whether an input is legal, what comes of it. The engine's public door."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from sacredwire.content.boards import Board
from sacredwire.engine.change import Change
from sacredwire.engine.events import Event
from sacredwire.engine.frames import Advancing, Bag, Choice, Facing, Fell, Frame, Putting, Question, State
from sacredwire.engine.inputs import Aside, Concede, Drawn, End, Fall, Input, Put, Recruit
from sacredwire.engine.offers import acting, check_choice, choice, is_spent
from sacredwire.engine.options.moves import advance, check_advance
from sacredwire.engine.pending import Decide, Draw, Over, Pending, PutAt, Turn
from sacredwire.engine.procedures.finish import Finish, Finished
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.postgame.order import Closed
from sacredwire.engine.rejection import Rejection
from sacredwire.engine.setup import Setup, first_position
from sacredwire.engine.table import LEAVES, STEPS
from sacredwire.errors import IllegalInput
from sacredwire.rules.campaign.recruits import wrong_name
from sacredwire.rules.control import controller
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Seat
from sacredwire.rules.zones import allows


class Step(NamedTuple):
    """What one input leads to: the next state, and what happened on the way."""

    state: State
    events: tuple[Event, ...]


def pending(rules: Ruleset, state: State) -> Pending:
    """What the match waits for: a decision, a chance, or nothing any more."""
    frame = state.stack[-1]
    match frame:
        case Fell():
            return frame.chance
        case Bag():
            return Draw(state.position.bag)
        case Question():
            return Decide(frame.seat, frame.prompt, frame.offers, frame.who, frame.hidden)
        case Choice():
            return choice(rules, state, frame)
        case Facing():
            return Decide(frame.seat, "direction", (Turn(frame.seat),), frame.who)
        case Putting():
            return Decide(frame.seat, "put", (PutAt(frame.thing, frame.spots),), frame.thing)
        case Advancing():
            return advance(rules, state.position, frame)
        case Finished():
            return Over(frame.result)
        case Closed():
            assert state.books is not None
            return Over(state.books.result, frame.result)
        case _:
            raise AssertionError(f"a match does not rest on {type(frame).__name__}")


def check(rules: Ruleset, state: State, given: Input) -> Rejection | None:
    """Why an input is refused now, or None when it is legal. Nothing changes."""
    frame = state.stack[-1]
    if isinstance(given, Concede) and state.books is None:
        seat = _seat_asked(state, frame)
        return None if seat == given.seat else Rejection("not-your-decision", seat=given.seat)
    match frame:
        case Fell():
            return _check_fall(frame, given)
        case Bag():
            return _check_drawn(state, given)
        case Question():
            return None if _is_offered(frame, given) else Rejection("not-offered", expected=frame.prompt)
        case Choice():
            return check_choice(rules, state, frame, given)
        case Facing():
            fits = isinstance(given, Aside) and given.seat == frame.seat and 0 <= given.degrees < 360
            return None if fits else Rejection("not-offered", expected="direction")
        case Putting():
            if not isinstance(given, Put) or given.thing != frame.thing:
                return Rejection("not-offered", expected="put")
            return _check_put(rules, state, frame, given)
        case Advancing():
            return check_advance(rules, state.position, frame, given)
        case _:
            return Rejection("match-over")


def apply(rules: Ruleset, state: State, given: Input) -> Step:
    """The state after an input, and what happened.

    Raises:
        IllegalInput: The input is refused; ``state`` is untouched.
    """
    rejection = check(rules, state, given)
    if rejection is not None:
        raise IllegalInput(rejection.code, **rejection.params)
    change = Change(rules, state)
    if isinstance(given, Concede):
        _concede(change, given.seat)
    else:
        change.pop(_handed_on(given))
    run(change)
    return Step(change.close(), tuple(change.events))


def settle(rules: Ruleset, state: State) -> Step:
    """The state at its next wait for an input, when one was put together by hand (a scene, a new match)."""
    change = Change(rules, state)
    run(change)
    return Step(change.close(), tuple(change.events))


def run(change: Change) -> None:
    """Steps procedures until one of them waits for something that is not settled already."""
    stack = change.stack
    while type(stack[-1]) not in LEAVES or _goes_on(change):
        frame, got = stack[-1], change.result
        change.result = None
        STEPS[type(frame)](change, frame, got)


def _goes_on(change: Change) -> bool:
    """Ends an activation in which nothing is left to choose. Rule: C4.1."""
    frame = change.stack[-1]
    if not isinstance(frame, Choice) or not is_spent(change.rules, change.position_now(), acting(change.stack)):
        return False
    change.pop(End(frame.who))
    return True


def _handed_on(given: Input) -> object:
    """What the frame below a leaf gets: faces, a token, a direction, a place, or the action itself."""
    match given:
        case Fall():
            return given.groups
        case Drawn():
            return given.token
        case Aside():
            return given.degrees
        case Put():
            return given.at
        case _:
            return given


def _is_offered(frame: Question, given: Input) -> bool:
    """Whether an answer is one of the offers; a recruit may be given any name that is one. Rule: K.recruits."""
    if isinstance(given, Recruit) and given.name:
        return not wrong_name(given.name) and msgspec.structs.replace(given, name="") in frame.offers
    return given in frame.offers


def _check_put(rules: Ruleset, state: State, frame: Putting, given: Put) -> Rejection | None:
    """The zone decides; a zone without room offers single spots. Rule: K.setup."""
    if given.at in frame.spots:
        return None
    if not frame.zone.exact and allows(rules, state.position, frame.zone, frame.thing, given.at):
        return None
    return Rejection("not-in-zone", value=given.thing)


def _seat_asked(state: State, frame: Frame) -> Seat | None:
    match frame:
        case Question() | Facing() | Putting() | Advancing():
            return frame.seat
        case Choice():
            return controller(state.position, frame.who)
        case _:
            return None


def _check_fall(frame: Fell, given: Input) -> Rejection | None:
    chance = frame.chance
    if not isinstance(given, Fall) or given.purpose != chance.purpose:
        return Rejection("dice-expected", expected=chance.purpose)
    if tuple(map(len, given.groups)) != tuple(map(len, chance.groups)):
        return Rejection("dice-count", expected=" | ".join(_dice(group) for group in chance.groups))
    for faces, dice in zip(given.groups, chance.groups, strict=True):
        for face, sides in zip(faces, dice, strict=True):
            if not 1 <= face <= sides:
                return Rejection("die-face", value=face, expected=f"1-{sides}")
    return None


def _dice(group: tuple[int, ...]) -> str:
    return " ".join(f"d{sides}" for sides in group)


def _check_drawn(state: State, given: Input) -> Rejection | None:
    if not isinstance(given, Drawn):
        return Rejection("token-expected", expected=" ".join(sorted(set(state.position.bag))))
    if given.token not in state.position.bag:
        return Rejection("token-not-in-bag", value=given.token, expected=" ".join(sorted(set(state.position.bag))))
    return None


def _concede(change: Change, seat: Seat) -> None:
    """All its models leave at once, and the match is judged for the other side. Rule: K.concede."""
    change.say("conceded", "K.concede", seat=seat)
    for model in list(change.models.values()):
        if model.sheet.seat == seat and model.presence in ("board", "reserve"):
            if model.on_board:
                change.remove(model.id, "left")
            else:
                change.alter(model.id, presence="left")
    change.update(conceded=(*change.position.conceded, seat), ended="concession", active="")
    change.stack[:] = [Finish()]
    change.result = None


def new_match(rules: Ruleset, setup: Setup) -> State:
    """The state of a match about to be set up.

    Raises:
        ContentError: The set-up names what the edition does not have.
    """
    change = Change(rules, State(first_position(rules, setup), (Match(),)))
    run(change)
    return change.close()


def replay(rules: Ruleset, start: State, inputs: Iterable[Input]) -> Iterator[Step]:
    """Every step that a row of inputs leads to from a state."""
    state = start
    for given in inputs:
        step = apply(rules, state, given)
        state = step.state
        yield step


def digest(state: State) -> str:
    """A hash of the whole state but for its board (the log's header holds that)."""
    bare = msgspec.structs.replace(state.position, board=Board(id=""))
    parts = (bare, state.stack, state.secret, *((state.books,) if state.books else ()))
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()
