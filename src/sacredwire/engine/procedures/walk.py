"""A move under way: traps, free attacks, the path itself, falls, and leaving the board."""

from itertools import pairwise
from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import SafeLeave
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.free_attacks import FreeAttacks
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.engagement import engaged_with
from sacredwire.rules.movement import bodies, fall_dice, has_trait, walker
from sacredwire.rules.space.path import Measured, cut, measure
from sacredwire.rules.state import EDGES, Edge, Place

How = Literal["move", "again", "advance", "flight", "delirium", "hostile"]
FREE_OF_ATTACKS: tuple[How, ...] = ("advance", "delirium")


class Walk(Frame, frozen=True, gc=False, tag="walk"):
    """Moves a model along a path already judged legal. Hands on nothing.

    Attributes:
        who: The mover.
        path: Places it turns at and its end, without its start.
        how: What kind of move it is.
        safe: Whether it disengaged, so that nobody strikes at it.
        off: The edge it leaves over at the end, or empty.
        falls: Heights fallen, still to be paid for.
    """

    who: str
    path: tuple[Place, ...]
    how: How
    safe: bool = False
    off: str = ""
    at: Literal["trap", "trapped", "strikes", "go", "falls", "fell", "leave"] = "trap"
    falls: tuple[int, ...] = ()


def step(change: Change, frame: Walk, got: object) -> None:
    """Takes the move one stage further. Rule: C4.4, R-71."""
    model = change.models[frame.who]
    if not model.on_board:
        change.pop()
        return
    match frame.at:
        case "trap":
            _trap(change, frame)
        case "trapped":
            assert isinstance(got, tuple)
            by = next((c.by for c in model.conditions if c.kind == "trapped"), "")
            change.cure(frame.who, ("trapped",))
            change.then(replace(frame, at="strikes"), Wound(frame.who, sum(got), "neural-trap", by=by))
        case "strikes":
            _strikes(change, frame)
        case "go":
            _go(change, frame)
        case "falls":
            _fall(change, frame)
        case "fell":
            assert isinstance(got, tuple)
            change.then(replace(frame, at="falls"), Wound(frame.who, sum(got), "fall"))
        case "leave":
            _leave(change, frame)


def _trap(change: Change, frame: Walk) -> None:
    """Neural Trap springs as the model starts to move in its next activation. Rule: C5.1."""
    if frame.how != "advance":
        for condition in change.models[frame.who].conditions:
            if condition.kind == "trapped" and condition.began:
                dice = Throwing(condition.by, "neural-trap", "C5.1", (condition.amount,))
                change.then(replace(frame, at="trapped"), dice)
                return
    change.set(replace(frame, at="strikes"))


def _strikes(change: Change, frame: Walk) -> None:
    """Enemies the path leaves strike first. Rule: C4.5, R-19, R-71."""
    model = change.models[frame.who]
    change.set(replace(frame, at="go"))
    if frame.safe or frame.how in FREE_OF_ATTACKS or has_trait(change.rules, model, SafeLeave):
        return
    left = left_behind(change, frame)
    if left:
        change.push(FreeAttacks(frame.who, left))


def left_behind(change: Change, frame: Walk) -> tuple[str, ...]:
    """Enemies the mover is Engaged with at its start and no longer at some point of its path. Rule: C4.5."""
    model = change.models[frame.who]
    start = model.place
    assert start is not None
    left = set(engaged_with(change.rules, change, model))
    if not left:
        return ()
    whole = left.copy()
    still = left
    for a, b in pairwise((start, *frame.path)):
        for place in _points(a, b):
            still = still & set(engaged_with(change.rules, change, model, place))
            if not still:
                break
    gone = whole - still
    return tuple(who for who in change.models if who in gone)


def _points(a: Place, b: Place) -> list[Place]:
    """Places along a leg, a quarter of an inch apart, its end included."""
    steps = max(1, max(abs(b[i] - a[i]) for i in range(3)) // 25)
    return [
        (a[0] + (b[0] - a[0]) * i // steps, a[1] + (b[1] - a[1]) * i // steps, a[2] + (b[2] - a[2]) * i // steps)
        for i in range(1, steps + 1)
    ]


def _go(change: Change, frame: Walk) -> None:
    """The move itself; a mover hurt or pushed moves as it still can. Rule: R-71."""
    model = change.models[frame.who]
    if frame.how != "flight" and model.has("fleeing"):
        change.pop()
        return
    assert model.place is not None
    way = walker(change.rules, model)
    foes, others = bodies(change.rules, change, model)
    path = (model.place, *frame.path)
    measured = measure(change.terrain, path, way, foes, others)
    if not isinstance(measured, Measured):
        path = cut(change.terrain, path, 10**6, way, foes, others)
        measured = measure(change.terrain, path, way, foes, others)
        assert isinstance(measured, Measured), "a path cut to what is possible can be walked"
    if len(path) > 1:
        change.shift(frame.who, path, frame.how, measured.length)
    change.set(replace(frame, at="falls", falls=measured.falls))


def _fall(change: Change, frame: Walk) -> None:
    """Falls are paid for one by one. Rule: C4.6."""
    if not frame.falls:
        change.set(replace(frame, at="leave"))
        return
    dice = fall_dice(change.rules, frame.falls[0])
    frame = replace(frame, falls=frame.falls[1:])
    if dice:
        faces = (change.rules.numbers.fall_die,) * dice
        change.then(replace(frame, at="fell"), Throwing(frame.who, "fall", "C4.6", faces))
    else:
        change.set(frame)


def _leave(change: Change, frame: Walk) -> None:
    """Walks off the edge: by a mission exit, or for good. Rule: C4.20, R-81."""
    if frame.off:
        walk_off(change, frame.who, edge_of(frame.off))
    change.pop()


def edge_of(letter: str) -> Edge:
    """The edge of that letter."""
    return next(edge for edge in EDGES if edge == letter)


def walk_off(change: Change, who: str, edge: Edge) -> None:
    """Takes a model off over an edge; over a mission's exit it exits, else it has left. Rule: C4.20, K.exits."""
    model = change.models[who]
    mission = missions.of(change)
    if edge in mission.exits(change.rules, change.position, model):
        carried = model.carrying
        change.alter(who, carrying=())
        change.remove(who, "exited")
        mission.exited(change, who, edge, carried)
    else:
        change.remove(who, "left")
