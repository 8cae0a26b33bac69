"""Morale: a squad whose Boss fell tests, model by model."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures import wits
from sacredwire.engine.procedures.contest import Contest, Verdict
from sacredwire.rules.engagement import are_friends, near, on_board
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.state import Condition, Seat, other


class Morale(Frame, frozen=True, gc=False, tag="morale"):
    """Every friendly model on the board tests Wits at once. Rule: C4.19, R-80."""

    at: Literal["squad", "model", "tested"] = "squad"
    queue: tuple[str, ...] = ()


def step(change: Change, frame: Morale, got: object) -> None:
    """Takes the tests one stage further; the acting side's squad first. Rule: C4.19, R-80."""
    match frame.at:
        case "squad":
            _next_squad(change, frame)
        case "model":
            queue = tuple(who for who in frame.queue if change.models[who].on_board)
            if queue:
                change.then(replace(frame, at="tested", queue=queue), morale_test(change, queue[0]))
            else:
                change.set(replace(frame, at="squad", queue=()))
        case "tested":
            assert isinstance(got, Verdict)
            if got.won:
                start_fleeing(change, frame.queue[0])
            change.set(replace(frame, at="model", queue=frame.queue[1:]))


def _next_squad(change: Change, frame: Morale) -> None:
    shaken = change.position.shaken
    if not shaken:
        change.pop()
        return
    seat = _acting_first(change, shaken)
    change.update(shaken=tuple(waiting for waiting in shaken if waiting != seat))
    change.say("morale", "C4.19", seat=seat)
    queue = tuple(m.id for m in on_board(change) if m.sheet.seat == seat and not m.has("fleeing"))
    change.set(replace(frame, at="model", queue=queue))


def _acting_first(change: Change, shaken: tuple[Seat, ...]) -> Seat:
    """Both Bosses down: the acting side first; nobody acting, the First Player's. Rule: R-80."""
    active = change.models.get(change.active)
    acting = (active.sheet.seat if active else None) or change.position.first
    return acting if acting in shaken else other(acting)


def morale_test(change: Change, who: str) -> Contest:
    """Wits against 2d6, helped by a friend near where the edition says so. Rule: C4.19."""
    model, helps = change.models[who], change.rules.switches.morale_help
    friends = helps and any(are_friends(model, friend) and near(model, friend, helps) for friend in on_board(change))
    reasons = [Reason("friend-near", change.rules.numbers.morale_help, "C4.19")] if friends else []
    return wits.test(change, who, "morale", "C4.19", *reasons)


def start_fleeing(change: Change, who: str, by: str = "", source: str = "", void: str = "") -> None:
    """The model flees from now; it drops an objective at once. Rule: C4.19, R-80."""
    model = change.models[who]
    if model.has("fleeing"):
        return
    change.afflict(who, Condition("fleeing", by=by, void=void), source)
    missions.of(change).lost(change, who)
    change.alter(who, aim="")
    change.drop(who)
