"""A hostile or Coworker group acts: one d6 for all, one activation each."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.schema import Behavior
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.hostiles.situation import behavior, next_to_act, situation
from sacredwire.rules.hostiles.units import faction_of
from sacredwire.rules.state import Model

BEHAVIOR_DIE = 6


class GroupTurn(Frame, frozen=True, gc=False, tag="group-turn"):
    """A group's token was drawn. Hands on nothing. Rule: I.activation, R-32.

    Attributes:
        group: The group.
        die: The d6 of the whole group; 0 before it fell.
        behavior: What its models do, once the first of them found it.
        attacked: The same for its Coworkers marked Hostile (R-88).
    """

    group: str
    at: Literal["begin", "rolled", "next", "tied"] = "begin"
    die: int = 0
    behavior: Behavior | Literal[""] = ""
    attacked: Behavior | Literal[""] = ""


def step(change: Change, frame: GroupTurn, got: object) -> None:
    """Takes the group's turn one stage further. Rule: I.activation, I.coworkers, R-32, R-88."""
    if missions.of(change).is_over(change):
        change.pop()
        return
    waiting = [m for m in change.models.values() if m.sheet.group == frame.group and m.on_board and not m.activated]
    match frame.at:
        case "begin":
            _begin(change, frame, waiting)
        case "rolled":
            assert isinstance(got, tuple)
            change.set(replace(frame, at="next", die=got[0]))
        case "next" | "tied":
            _next(change, frame, waiting, got)


def _begin(change: Change, frame: GroupTurn, waiting: list[Model]) -> None:
    """One d6 for the group; hijacked models need none. Rule: I.activation, R-62, R-148."""
    if not waiting:
        change.say("token-discarded", "C4.1", token=frame.group)
        change.pop()
    elif all(model.has("hijacked") for model in waiting):
        change.set(replace(frame, at="next"))
    else:
        change.then(replace(frame, at="rolled"), Throwing("", "behavior", "I.activation", (BEHAVIOR_DIE,)))


def _next(change: Change, frame: GroupTurn, waiting: list[Model], got: object) -> None:
    """The model nearest to any player's model acts next, ties by the dice. Rule: I.activation, R-32."""
    if not waiting:
        change.pop()
        return
    tied = next_to_act(change.rules, change, waiting)
    if len(tied) > 1 and frame.at == "next":
        change.set(replace(frame, at="tied"))
        change.fall("tie", "R-32", [(len(tied),)])
        return
    model = tied[got[0][0] - 1] if isinstance(got, tuple) else tied[0]
    frame = replace(frame, at="next")
    if model.has("hijacked"):
        change.then(frame, Activation(model.id))
        return
    frame, told = _told(change, frame, model)
    change.then(frame, Activation(model.id, behavior=told))


def _told(change: Change, frame: GroupTurn, model: Model) -> tuple[GroupTurn, Behavior]:
    """What the model does: as the first of its part of the group found it. Rule: R-32, R-88."""
    marked = model.has("hostile")
    known = frame.attacked if marked else frame.behavior
    if known:
        return frame, known
    found = situation(change.rules, change, model)
    told = behavior(faction_of(change.rules, model), frame.die, found, marked=marked)
    change.say("behavior", "I.activation", group=frame.group, who=model.id, situation=found, behavior=told)
    return (replace(frame, attacked=told) if marked else replace(frame, behavior=told)), told
