"""A model is pushed straight away, and falls if its centre passes a drop."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import IgnoresKnockback, KnockbackLess
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.engagement import on_board
from sacredwire.rules.movement import body, fall_dice
from sacredwire.rules.space.exact import Point
from sacredwire.rules.space.heading import heading
from sacredwire.rules.space.push import push
from sacredwire.rules.state import Model


class Push(Frame, frozen=True, gc=False, tag="push"):
    """Pushes a model; pays for the fall. Rule: C4.6, R-69, R-70.

    Attributes:
        who: The model pushed.
        vector: The direction in plan, of any length; nought (same centre) makes it random.
        length: How far, hundredths.
        by: The model credited, or empty.
    """

    who: str
    vector: Point
    length: int
    by: str = ""
    at: Literal["begin", "turned", "go", "fell"] = "begin"


def step(change: Change, frame: Push, got: object) -> None:
    """Takes the push one stage further. Rule: C4.6, R-69."""
    model = change.models[frame.who]
    if not model.on_board:
        change.pop()
        return
    match frame.at:
        case "begin":
            if push_length(change, model, frame.length) <= 0:
                change.say("not-pushed", "R-69", who=frame.who)
                change.pop()
            elif frame.vector == (0, 0):
                change.set(replace(frame, at="turned"))
                change.fall("direction", "C4.6", [(360,)])
            else:
                change.set(replace(frame, at="go"))
        case "turned":
            assert isinstance(got, tuple)
            change.set(replace(frame, at="go", vector=heading(got[0][0] % 360)))
        case "go":
            _go(change, frame, model)
        case "fell":
            assert isinstance(got, tuple)
            change.pop()
            change.push(Wound(frame.who, sum(got), "fall", by=frame.by))


def push_length(change: Change, model: Model, length: int) -> int:
    """How far a push really moves a model, hundredths: vests and boots count against every push. Rule: R-69."""
    traits = change.rules.traits(model)
    if any(type(effect) is IgnoresKnockback for effect in traits):
        return 0
    return max(0, length - sum(effect.distance for effect in traits if type(effect) is KnockbackLess))


def _go(change: Change, frame: Push, model: Model) -> None:
    """Straight until something stops it; off an edge it drops. Rule: C4.6, R-69, R-70."""
    assert model.place is not None
    length = push_length(change, model, frame.length)
    others = [body(other) for other in on_board(change) if other.id != frame.who]
    pushed = push(change.terrain, model.place, model.sheet.radius, frame.vector, length, others)
    if pushed.end != model.place:
        change.shift(frame.who, (model.place, pushed.end), "push")
        missions.of(change).displaced(change)
    if pushed.stopped_by:
        change.say("push-stopped", "C4.6", who=frame.who, by=pushed.stopped_by)
    dice = fall_dice(change.rules, pushed.fall)
    if dice:
        faces = (change.rules.numbers.fall_die,) * dice
        change.then(replace(frame, at="fell"), Throwing(frame.who, "fall", "C4.6", faces))
    else:
        change.pop()
