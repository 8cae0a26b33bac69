"""A consumable used."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import Cure, Effect, EndDamage, Heal, MoveBonus, TierUntil, VoidCritical
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.void import void_critical
from sacredwire.rules.state import Condition


class Using(Frame, frozen=True, gc=False, tag="using"):
    """Uses a consumable up; its effects come one by one. Rule: A.consumables, R-15."""

    who: str
    item: str
    target: str
    at: Literal["begin", "next", "rolled"] = "begin"
    effects: tuple[Effect, ...] = ()


def step(change: Change, frame: Using, got: object) -> None:
    """Takes the use one stage further. Rule: A.consumables."""
    if frame.at == "begin":
        spend_item(change, frame.who, frame.item)
        change.say("used", "A.consumables", who=frame.who, item=frame.item, target=frame.target)
        change.set(replace(frame, at="next", effects=change.rules.consumables[frame.item].effects))
    elif not frame.effects:
        change.pop()
    elif frame.at == "rolled":
        assert isinstance(got, tuple)
        change.heal(frame.target, sum(got), frame.item)
        change.set(replace(frame, at="next", effects=frame.effects[1:]))
    else:
        _apply(change, frame, frame.effects[0])


def _apply(change: Change, frame: Using, effect: Effect) -> None:
    """One effect of a consumable on its target. Rule: A.consumables, R-63."""
    target, source = frame.target, frame.item
    rest = replace(frame, effects=frame.effects[1:])
    change.set(rest)
    match effect:
        case Heal():
            change.then(replace(frame, at="rolled"), Throwing(frame.who, "heal", "A.consumables", (effect.die,)))
        case MoveBonus():
            change.afflict(target, Condition("move", effect.amount, until=effect.until), source)
        case TierUntil():
            change.afflict(target, Condition("tiers", effect.amount, effect.on, effect.until, when=effect.when), source)
        case EndDamage():
            change.afflict(target, Condition("end-damage", effect.die), source)
        case Cure():
            change.cure(target, effect.kinds, source)
        case VoidCritical():
            void_critical(change, target)
        case _:
            raise AssertionError(f"{effect!r} is no effect of a consumable")


def spend_item(change: Change, who: str, item: str) -> None:
    """A single use is gone. Rule: A.consumables."""
    model = change.models[who]
    items = list(model.items)
    items.remove(item)
    change.alter(who, items=tuple(items), spent=(*model.spent, item))
