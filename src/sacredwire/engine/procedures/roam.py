"""The behaviors that are one Move: Patrol, Cover, Regroup, Flee."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.walk import Walk
from sacredwire.rules.approach import toward, toward_place
from sacredwire.rules.engagement import engaged_with
from sacredwire.rules.hostiles.situation import friends, nearest, strangers
from sacredwire.rules.hostiles.ways import Cover, run_straight, visible_loot
from sacredwire.rules.movement import allowance
from sacredwire.rules.retreat import toward_edge
from sacredwire.rules.space.path import Polyline
from sacredwire.rules.state import Model

CIRCLE = 360


class Roaming(Frame, frozen=True, gc=False, tag="roaming"):
    """One Move; a model that is Engaged disengages first. Rule: I.behaviors, R-85.

    Attributes:
        who: The model.
        behavior: Which it is.
        goal: Whom or what it goes to or hides from, once that is settled.
        free: Whether nobody strikes at it and no Disengage is needed (R-90).
    """

    who: str
    behavior: Literal["patrol", "cover", "regroup", "flee"]
    at: Literal["goal", "chosen", "turned", "hide", "hidden"] = "goal"
    goal: str = ""
    free: bool = False


def step(change: Change, frame: Roaming, got: object) -> None:
    """Takes the move one stage further. Rule: I.behaviors, R-85."""
    model = change.models[frame.who]
    match frame.at:
        case "goal" | "chosen":
            _choose_goal(change, frame, model, got)
        case "turned":
            assert isinstance(got, tuple)
            _walk(change, model, run_straight(change.rules, change, model, got[0][0] % CIRCLE))
        case "hide" | "hidden":
            _hide(change, frame, model, got)


def _goals(change: Change, frame: Roaming, model: Model) -> tuple[str, ...]:
    """What the model goes to, or hides from; several when equally near."""
    rules = change.rules
    match frame.behavior:
        case "patrol":
            return tuple(marker.id for marker in visible_loot(rules, change, model))
        case "regroup":
            return tuple(friend.id for friend in nearest(rules, change, model, friends(rules, change, model)))
        case "cover":
            return tuple(enemy.id for enemy in nearest(rules, change, model, strangers(rules, change, model)))
        case "flee":
            return ()


def _choose_goal(change: Change, frame: Roaming, model: Model, got: object) -> None:
    """The nearest goal, ties by the dice. Rule: I.behaviors, R-85."""
    goals = _goals(change, frame, model)
    if len(goals) > 1 and frame.at == "goal":
        change.set(replace(frame, at="chosen"))
        change.fall("tie", "R-85", [(len(goals),)])
        return
    goal = goals[got[0][0] - 1] if isinstance(got, tuple) else next(iter(goals), "")
    _set_out(change, frame, model, goal)


def _set_out(change: Change, frame: Roaming, model: Model, goal: str) -> None:
    rules, move = change.rules, allowance(change.rules, model)
    match frame.behavior:
        case "flee":
            _walk(change, model, toward_edge(rules, change, model, move), free=frame.free)
        case "patrol" if not goal:
            change.set(replace(frame, at="turned"))
            change.fall("direction", "R-85", [(CIRCLE,)])
        case "patrol":
            marker = change.marker(goal)
            assert marker is not None
            assert marker.place is not None
            _walk(change, model, toward_place(rules, change, model, (*marker.place, 0), 0, move))
        case "regroup" | "cover" if not goal:
            change.say("waits", "I.behaviors", who=frame.who)
            change.pop()
        case "regroup":
            _walk(change, model, toward(rules, change, model, change.models[goal], move))
        case "cover":
            change.set(replace(frame, at="hide", goal=goal))


def _hide(change: Change, frame: Roaming, model: Model, got: object) -> None:
    """The nearest point in cover from the enemy, else as far from it as it gets. Rule: I.behaviors."""
    cover = Cover(change.rules, change, model, change.models[frame.goal])
    if cover.stays:
        change.say("stays", "I.behaviors", who=frame.who)
        change.pop()
    elif len(cover.best) > 1 and frame.at == "hide":
        change.set(replace(frame, at="hidden"))
        change.fall("tie", "R-85", [(len(cover.best),)])
    else:
        stop = cover.best[got[0][0] - 1] if isinstance(got, tuple) else cover.best[0]
        _walk(change, model, cover.field.path_to(stop))


def _walk(change: Change, model: Model, path: Polyline, *, free: bool = False) -> None:
    """One Move; an Engaged model uses its Action to Disengage first. Rule: R-85, R-90."""
    change.pop()
    if len(path) < 2:
        change.say("stays", "R-85", who=model.id)
        return
    engaged = not free and bool(engaged_with(change.rules, change, model))
    if engaged:
        change.say("disengaged", "C4.3", who=model.id)
    change.push(Walk(model.id, path[1:], "hostile", safe=free or engaged))
