"""A move under way: traps, free attacks, the path itself, falls, and leaving the board."""

import sys
from itertools import pairwise
from typing import Literal

import numpy as np
from msgspec.structs import replace

from sacredwire.content.effects import SafeLeave
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.drop import drop_finds
from sacredwire.engine.procedures.free_attacks import FreeAttacks
from sacredwire.engine.procedures.morale import Morale
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.engagement import engaged_with, touching_at
from sacredwire.rules.movement import allowance, bodies, fall_dice, stretch, walker
from sacredwire.rules.space.distance import edge_gaps
from sacredwire.rules.space.leg import Leg
from sacredwire.rules.space.path import Measured, cut, measure
from sacredwire.rules.state import EDGES, Condition, Edge, Model, Place

How = Literal["move", "again", "advance", "flight", "delirium", "hostile"]
FREE_OF_ATTACKS: tuple[How, ...] = ("advance", "delirium")
"""Moves at which nobody strikes. Rule: R-56, R-74."""
NEXT_LOOK = 5
"""Hundredths of a move from one look for whom it leaves to the next. Rule: C4.5."""
WILLING: tuple[How, ...] = ("move", "again", "hostile")
"""Moves that a model which began to flee on the way does not make. Rule: R-71."""


class Walk(Frame, frozen=True, gc=False, tag="walk"):
    """Moves a model along a path already judged legal. Hands on nothing.

    Attributes:
        who: The mover.
        path: Places it turns at and its end, without its start.
        how: What kind of move it is.
        safe: Whether it disengaged, so that nobody strikes at it.
        off: The edge it leaves over at the end, or empty.
        falls: Heights fallen and where to, still to be paid for.
    """

    who: str
    path: tuple[Place, ...]
    how: How
    safe: bool = False
    off: str = ""
    at: Literal["trap", "trapped", "go", "falls", "fell"] = "trap"
    falls: tuple[tuple[int, Place], ...] = ()


def step(change: Change, frame: Walk, got: object) -> None:
    """Takes the move one stage further. Rule: C4.4, R-71."""
    if change.position.shaken and frame.at == "go":
        change.push(Morale())
        return
    model = change.models[frame.who]
    if not model.on_board:
        change.pop()
        return
    match frame.at:
        case "trap":
            _trap(change, frame)
        case "trapped":
            assert isinstance(got, tuple)
            _spring(change, frame, model, sum(got))
        case "go":
            _go(change, frame)
        case "falls":
            _fall(change, frame)
        case "fell":
            assert isinstance(got, tuple)
            _land(change, frame, model, sum(got))


def _trap(change: Change, frame: Walk) -> None:
    """Each Neural Trap springs as the model starts to move in its next activation. Rule: C5.1, R-53."""
    trap = _trap_of(change.models[frame.who])
    if trap is None:
        _strikes(change, frame)
    else:
        change.then(replace(frame, at="trapped"), Throwing(trap.by, "neural-trap", "C5.1", (trap.amount,)))


def _trap_of(model: Model) -> Condition | None:
    trapped = [c for c in model.conditions if c.kind == "trapped" and c.began]
    return trapped[0] if trapped else None


def _spring(change: Change, frame: Walk, model: Model, damage: int) -> None:
    """One trap springs once. Rule: C5.1, R-18, R-79."""
    trap = _trap_of(model)
    assert trap is not None
    conditions = list(model.conditions)
    conditions.remove(trap)
    change.alter(frame.who, conditions=tuple(conditions))
    change.then(replace(frame, at="trap"), Wound(frame.who, damage, "neural-trap", by=trap.by))


def _strikes(change: Change, frame: Walk) -> None:
    """Enemies the path leaves strike first. Rule: C4.5, R-19, R-71."""
    goes = replace(frame, at="go")
    left = () if frame.safe or frame.how in FREE_OF_ATTACKS else left_behind(change, frame)
    if left and not _leaves_safely(change, change.models[frame.who]):
        change.then(goes, FreeAttacks(frame.who, left))
    elif change.position.shaken:
        change.then(goes, Morale())
    else:
        _go(change, goes)


def _leaves_safely(change: Change, model: Model) -> bool:
    """By gear always; by a free Disengage where the mission lets it Disengage at all. Rule: C2.4, M1.3, R-101."""
    ways = [effect for effect in change.rules.traits(model) if type(effect) is SafeLeave]
    return any(not way.disengages or missions.of(change).may_disengage(model) for way in ways)


def left_behind(change: Change, frame: Walk) -> tuple[str, ...]:
    """Enemies the mover is Engaged with at its start and no longer at some point of its path. Rule: C4.5, C4.20.

    Whoever walks off the board leaves them all.
    """
    model = change.models[frame.who]
    start = model.place
    assert start is not None
    left = engaged_with(change.rules, change, model)
    if not left or frame.off:
        return left
    points = [place for a, b in _straights((start, *frame.path)) for place in _points(a, b)]
    if not points:
        return ()
    foes = [change.models[who] for who in left]
    stays = touching_at(change.rules, change, model, np.array(points, np.int64), foes)
    return tuple(who for who, held in zip(left, stays.T, strict=True) if not held.all())


def _straights(path: tuple[Place, ...]) -> list[tuple[Place, Place]]:
    """The straight parts of a path; who drops goes level over the edge, then straight down."""
    parts: list[tuple[Place, Place]] = []
    for a, b in pairwise(path):
        over = (b[0], b[1], max(a[2], b[2]))
        parts += [(a, over), (over, b)] if b[2] < a[2] else [(a, b)]
    return parts


def _points(a: Place, b: Place) -> list[Place]:
    """Places along a leg at which to look whom the mover leaves, its end included."""
    steps = max(1, max(abs(b[i] - a[i]) for i in range(3)) // NEXT_LOOK)
    return [
        (a[0] + (b[0] - a[0]) * i // steps, a[1] + (b[1] - a[1]) * i // steps, a[2] + (b[2] - a[2]) * i // steps)
        for i in range(1, steps + 1)
    ]


def _go(change: Change, frame: Walk) -> None:
    """The move itself; a mover hurt or pushed moves as it still can, no farther than its Move. Rule: R-71."""
    model = change.models[frame.who]
    if frame.how in WILLING and model.has("fleeing"):
        change.pop()
        return
    assert model.place is not None
    rules, way = change.rules, walker(change.rules, model)
    foes, others = bodies(rules, change, model)
    path = (model.place, *frame.path)
    measured = measure(change.terrain, path, way, foes, others)
    if not isinstance(measured, Measured) or measured.length > _limit(change, frame, model):
        path = cut(change.terrain, path, allowance(rules, model), way, foes, others)
        measured = measure(change.terrain, path, way, foes, others)
        assert isinstance(measured, Measured), "a path cut to what is possible can be walked"
    if len(path) > 1:
        change.shift(frame.who, path, frame.how, measured.length)
        missions.of(change).displaced(change)
    _fall(change, replace(frame, at="falls", falls=_falls(measured.legs, path)))


def _limit(change: Change, frame: Walk, model: Model) -> int:
    """How long the move may be now; a move of set-up was judged when it was declared. Rule: C4.4, R-56."""
    move = allowance(change.rules, model)
    if frame.how == "advance":
        return sys.maxsize
    more = stretch(change.rules, model) if frame.how in ("move", "again") else 0
    return move + more if more and engaged_with(change.rules, change, model, frame.path[-1]) else move


def _falls(legs: tuple[Leg, ...], path: tuple[Place, ...]) -> tuple[tuple[int, Place], ...]:
    return tuple([(leg.fall, end) for leg, end in zip(legs, path[1:], strict=True) if leg.fall])


def _fall(change: Change, frame: Walk) -> None:
    """Falls are paid for one by one. Rule: C4.6."""
    for at, (height, _) in enumerate(frame.falls):
        dice = fall_dice(change.rules, height)
        if dice:
            faces = (change.rules.numbers.fall_die,) * dice
            falls = replace(frame, at="fell", falls=frame.falls[at:])
            change.then(falls, Throwing(frame.who, "fall", "C4.6", faces))
            return
    _leave(change, frame)


def _land(change: Change, frame: Walk, model: Model, damage: int) -> None:
    """Whom a fall takes out lies where it fell, and what it carried too. Rule: C4.6, C4.18."""
    frame, (_, place) = replace(frame, at="falls", falls=frame.falls[1:]), frame.falls[0]
    if damage >= model.health:
        change.alter(frame.who, place=place)
        frame = replace(frame, falls=(), off="")
    change.then(frame, Wound(frame.who, damage, "fall"))


def _leave(change: Change, frame: Walk) -> None:
    """Walks off the edge it reached: by a mission exit, or for good. Rule: C4.20, R-81."""
    model = change.models[frame.who]
    if frame.off and model.place is not None:
        gaps = edge_gaps(model.place, model.sheet.radius, change.terrain.size)
        if gaps[EDGES.index(edge_of(frame.off))] <= 0:
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
        mission.lost(change, who)
        drop_finds(change, who)
        change.remove(who, "left")
