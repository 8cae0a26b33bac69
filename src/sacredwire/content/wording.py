"""What a row of a table does, as a sentence: told from its typed effects, so that text and rules never part."""

from typing import TypeVar

import msgspec

from sacredwire.content.effects import Cure, Effect, Gain, OutOfAction, Permanent, Summon, Tier
from sacredwire.content.schema import CampaignRow, Row
from sacredwire.content.voice import Voice
from sacredwire.errors import Param

T = TypeVar("T")

LENGTHS = ("distance", "radius", "climb", "least", "edges", "apart", "width", "depth", "height")
"""Fields that are hundredths of an inch wherever they stand, but for a Summon's ``least``."""

DICE = ("die", "heal")


def row_text(text: Voice[T], row: Row, key: str) -> T:
    """What a row does, in one line; empty for a row that does nothing by itself.

    Args:
        text: The voice it is said in.
        row: The row.
        key: The key of its name, ``loot-modifier-decoys`` for instance.
    """
    if not row.effects:
        return text.say(f"does-{key}", **_fields(text, row)) if text.has(f"does-{key}") else text.plain("")
    lowest = isinstance(row, CampaignRow) and row.kind == "lowest"
    sentences = [effect_text(text, effect, lowest=lowest) for effect in row.effects]
    if isinstance(row, CampaignRow) and row.choice:
        choices = text.joined(map(text.clause, sentences), "; ")
        return text.say("pick", picks=row.picks, effects=text.joined((choices, text.plain(".")), ""))
    return text.joined(sentences, " ")


def effect_text(text: Voice[T], effect: Effect, *, lowest: bool = False) -> T:
    """One operation of an effect as a sentence; ``lowest`` when it meets the lowest attribute."""
    params = _fields(text, effect)
    match effect:
        case Permanent(stat=stat, amount=amount):
            inches = stat == "move"
            kind = "inches" if inches else "points" if stat == "health" else "armor" if stat == "armor" else "tiers"
            params |= {"unit": kind, "stat": text.say("stat-lowest" if lowest else f"stat-{stat}")}
            params |= {"signed-length": _signed_length(text, amount)}
        case Cure(kinds=kinds):
            params |= {"kinds": text.listing(text.say(f"cured-{kind}") for kind in kinds)}
        case OutOfAction(rounds=rounds):
            params |= {"rounds": rounds}
        case Summon(unit=unit, least=least):
            params |= {"unit": text.say(f"unit-{unit}"), "least": least}
        case Gain():
            gained = gains(text, effect.subs, effect.leads, effect.evidence, effect.merits)
            params |= gained
        case Tier(when="engaged-with", over=over):
            params |= {"condition": text.say("when-engaged-with", over=over)}
        case _:
            pass  # its fields say all there is to say
    return text.say(f"op-{effect.__struct_config__.tag}", **params)


def _fields(text: Voice[T], struct: msgspec.Struct) -> dict[str, T | Param]:
    """Every field of a row or operation the way a sentence needs it."""
    params: dict[str, T | Param] = {}
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        if isinstance(value, bool):
            params[field] = "yes" if value else "no"
        elif isinstance(value, int):
            number = _number(text, field, value)
            params |= number
        elif field == "on" and isinstance(value, tuple):
            params["rolls"] = rolls_text(text, value)
        elif field == "faces":
            params["faces"] = text.listing(text.plain(str(face)) for face in value)
        elif field == "when":
            params["condition"] = _condition(text, value, struct)
        elif field == "until":
            params["until"] = text.say(f"until-{value}")
        elif isinstance(value, str):
            params[field] = value
    return params


def _number(text: Voice[T], field: str, value: int) -> dict[str, T | Param]:
    if field in LENGTHS:
        return {field: text.inches(value)}
    if field in DICE:
        return {field: f"d{value}" if value else "none"}
    if field == "amount":
        return {"amount": value, "signed": f"{value:+}", "signed-length": _signed_length(text, value)}
    return {field: value}


def _signed_length(text: Voice[T], value: int) -> T:
    return text.joined((text.plain("+" if value > 0 else ""), text.inches(value)), "")


def rolls_text(text: Voice[T], kinds: tuple[str, ...]) -> T:
    """Rolls of these kinds as a sentence names them: "its attacks", "all its rolls"."""
    whole = "rolls-" + ("-".join(kinds) or "all")
    return text.say(whole) if text.has(whole) else text.listing(text.say(f"rolls-{kind}") for kind in kinds)


def _condition(text: Voice[T], when: str, struct: msgspec.Struct) -> T:
    kind = getattr(struct, "damage_type", None)
    named = text.say(f"damage-type-{kind}") if kind else text.plain("")
    return text.say(f"when-{when}", over=text.inches(getattr(struct, "over", 0)), type=named)


def gains(text: Voice[T], subs: int, leads: int, evidence: int, merits: int) -> dict[str, T]:
    """What a sentence about a gain needs: whether something is ``lost`` or ``gained``, and what."""
    counts = {"subs": subs, "leads": leads, "evidences": evidence, "merits": merits}
    things = text.listing(text.say(message, count=abs(count)) for message, count in counts.items() if count)
    return {"amount": text.plain("lost" if min(counts.values()) < 0 else "gained"), "things": things}
