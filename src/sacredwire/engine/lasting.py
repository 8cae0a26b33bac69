"""Permanent changes: made one at a time, clamped, and taken back by a Trauma Kit."""

from sacredwire.content.effects import Attribute, Stat
from sacredwire.engine.change import Change
from sacredwire.rules.armor import tier
from sacredwire.rules.dice.level import permanent
from sacredwire.rules.state import Lasting, Model

ATTRIBUTES: tuple[Attribute, ...] = ("combat", "defense", "wits")


def change_for_good(change: Change, who: str, stat: Stat, amount: int, source: str) -> tuple[Lasting, ...]:
    """Changes a stat for the game and after; what really changed. Rule: R-53, R-74.

    ``attributes`` touches all three; ``armor`` melts a level of it (hundredths and tiers as the stat says).
    """
    stats: tuple[Stat, ...] = ATTRIBUTES if stat == "attributes" else (stat,)
    made = tuple(lasting for one in stats if (lasting := _change_one(change, who, one, amount, source)).amount)
    if made:
        model = change.models[who]
        change.alter(who, permanent=(*model.permanent, *made))
        for lasting in made:
            change.say("lasting", "R-53", who=who, stat=lasting.stat, amount=lasting.amount)
    return made


def _change_one(change: Change, who: str, stat: Stat, amount: int, source: str) -> Lasting:
    before = _value(change, change.models[who], stat)
    after = _limited(stat, before + amount)
    _set(change, who, stat, before, after)
    return Lasting(stat, after - before, source)


def _limited(stat: Stat, value: int) -> int:
    """Attributes stay within 2d4 and 2d12, Move and Health never fall below 0, armor is gone below light."""
    if stat in ATTRIBUTES:
        return permanent(value, 0)
    if stat in ("move", "health"):
        return max(0, value)
    return max(-1, value) if stat == "armor" else value


def _value(change: Change, model: Model, stat: Stat) -> int:
    match stat:
        case "combat" | "defense" | "wits" | "move" | "shooting":
            value: int = getattr(model, stat)
            return value
        case "health":
            return model.max_health
        case "armor":
            return tier(change.rules, model)
        case "attributes":
            raise AssertionError("the three attributes change one by one")


def _set(change: Change, who: str, stat: Stat, before: int, after: int) -> None:
    model = change.models[who]
    if stat == "armor":
        melted = model.melted + before - after
        change.alter(who, melted=melted, armor=model.armor if after >= 0 else "")
    elif stat == "health":
        change.alter(who, max_health=after, health=min(model.health, after))
    elif before != after:
        change.alter(who, **{stat: after})


def take_back(change: Change, who: str, made: tuple[Lasting, ...], armor: str) -> None:
    """Takes permanent changes back; ``armor`` is the piece that was destroyed, if one was. Rule: R-30."""
    model = change.models[who]
    left = list(model.permanent)
    for lasting in made:
        left.remove(lasting)
        if lasting.stat == "armor":
            model = change.models[who]
            change.alter(who, armor=model.armor or armor, melted=max(0, model.melted + lasting.amount))
        elif lasting.stat == "health":
            change.alter(who, max_health=change.models[who].max_health - lasting.amount)
        else:
            change.alter(who, **{lasting.stat: getattr(change.models[who], lasting.stat) - lasting.amount})
    change.alter(who, permanent=tuple(left))
