"""A power cast: offensive against the target's Wits, support against 2d6; a triple spreads it."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import (
    DropWeapon,
    Effect,
    Focus,
    NeuralTrap,
    Ping,
    PushAnyway,
    Swap,
    TierUntil,
)
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.coworkers import mark_hostile
from sacredwire.engine.frames import Facing, Frame
from sacredwire.engine.procedures import wits
from sacredwire.engine.procedures.contest import Contest, Verdict
from sacredwire.engine.procedures.drop import Dropping
from sacredwire.engine.procedures.fumble import Fumble
from sacredwire.engine.procedures.push import Push
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.control import controller
from sacredwire.rules.powers import targets_near
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.space.heading import heading
from sacredwire.rules.state import Condition

TRIPLE = 3


class Casting(Frame, frozen=True, gc=False, tag="casting"):
    """Casts a power. Rule: C5.1, R-82.

    Attributes:
        who: The caster.
        power: The power's id.
        target: Its target.
        queue: Targets still to be affected.
        inches: What a push rolled.
    """

    who: str
    power: str
    target: str
    at: Literal["test", "tested", "next", "rolled", "faced"] = "test"
    queue: tuple[str, ...] = ()
    inches: int = 0


def step(change: Change, frame: Casting, got: object) -> None:
    """Takes the power one stage further. Rule: C5.1."""
    match frame.at:
        case "test":
            power = change.rules.powers[frame.power]
            change.say("casts", "C5.1", who=frame.who, power=frame.power, target=frame.target)
            if power.kind == "offensive":
                mark_hostile(change, frame.target, frame.who)
            change.then(replace(frame, at="tested"), _contest(change, frame))
        case "tested":
            assert isinstance(got, Verdict)
            _tested(change, frame, got)
        case "next":
            _affect_next(change, frame)
        case "rolled":
            assert isinstance(got, tuple)
            seat = controller(change.position, frame.who)
            change.then(replace(frame, at="faced", inches=sum(got)), Facing(seat, frame.queue[0]))
        case "faced":
            assert isinstance(got, int)
            push = Push(frame.queue[0], heading(got), 100 * frame.inches, by=frame.who)
            change.then(replace(frame, at="next", queue=frame.queue[1:]), push)


def _contest(change: Change, frame: Casting) -> Contest:
    more = missions.of(change).cast_reasons(change.position_now(), change.models[frame.who])
    if change.rules.powers[frame.power].kind == "offensive":
        return wits.against(change, frame.who, frame.target, "cast", "C5.1", *more)
    return wits.test(change, frame.who, "cast", "C5.1", *more)


def _tested(change: Change, frame: Casting, verdict: Verdict) -> None:
    """A triple spreads the power; a triple against the caster is a Broadcast fumble. Rule: C5.1, R-82."""
    power = change.rules.powers[frame.power]
    if verdict.won:
        change.pop()
        if verdict.ratio >= TRIPLE:
            change.push(Fumble(frame.who, "broadcast", verdict.ratio - TRIPLE, weapon=frame.power))
        return
    queue: tuple[str, ...] = (frame.target,)
    if power.area and verdict.ratio >= TRIPLE:
        queue += targets_near(change.rules, change, change.models[frame.who], frame.target, power)
        change.say("spreads", "C5.1", who=frame.who, power=frame.power)
    change.set(replace(frame, at="next", queue=queue))


def _affect_next(change: Change, frame: Casting) -> None:
    queue = tuple(who for who in frame.queue if change.models[who].on_board)
    if not queue:
        change.pop()
        return
    frame = replace(frame, queue=queue)
    power = change.rules.powers[frame.power]
    (effect,) = power.effects
    if power.kind == "offensive":
        mark_hostile(change, queue[0], frame.who)
    change.set(replace(frame, queue=queue[1:]))
    _affect(change, frame, queue[0], effect)


def _affect(change: Change, frame: Casting, target: str, effect: Effect) -> None:
    """What the power does to one target. Rule: C5.1, R-31, R-61, R-83."""
    match effect:
        case TierUntil():
            tiers = Condition("tiers", effect.amount, effect.on, effect.until, by=frame.who, when=effect.when)
            change.afflict(target, tiers, frame.power)
        case DropWeapon():
            change.push(Dropping(target, by=frame.who))
        case NeuralTrap():
            trap = Condition("trapped", effect.die, until="next-activation", by=frame.who)
            change.afflict(target, trap, frame.power)
        case Ping():
            change.afflict(target, Condition("ping", until="next-activation", by=frame.who), frame.power)
        case PushAnyway():
            change.then(replace(frame, at="rolled"), Throwing(frame.who, "push", "C5.1", (effect.die,)))
        case Focus():
            bag = (*change.position.bag, *(target,) * effect.tokens)
            change.update(bag=bag)
            change.say("focused", "R-31", who=target, count=effect.tokens)
        case Swap():
            _swap(change, frame.who, target)
        case _:
            raise AssertionError(f"{effect!r} is no effect of a power")


def _swap(change: Change, who: str, target: str) -> None:
    """Caster and ally change places, each on the nearest free place to the other's. Rule: R-83, R-70."""
    here, there = change.models[who].place, change.models[target].place
    assert here is not None
    assert there is not None
    bodies = [
        (*m.place, m.sheet.radius) for m in change.models.values() if m.place is not None and m.id not in (who, target)
    ]
    mine = nearest_free(change.terrain, there, change.models[who].sheet.radius, bodies) or here
    bodies.append((*mine, change.models[who].sheet.radius))
    yours = nearest_free(change.terrain, here, change.models[target].sheet.radius, bodies) or there
    change.shift(who, (here, mine), "swap")
    change.shift(target, (there, yours), "swap")
    missions.of(change).displaced(change)
