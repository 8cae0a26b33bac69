"""Every reason a roll's level is what it is, gathered in one place."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from sacredwire.content.effects import DamageType, Effect, Reroll, RollKind, Tier
from sacredwire.content.schema import Row
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model


class Reason(msgspec.Struct, frozen=True, gc=False):
    """``amount`` Die Tiers by ``key`` under ``rule``; ``source`` is the row or model that says so. Rule: R-1."""

    key: str
    amount: int
    rule: str
    source: str = ""


class Context(msgspec.Struct, frozen=True, gc=False):
    """What the conditions of a modifier ask about.

    Attributes:
        target: The model attacked, if any.
        distance: To it, hundredths of an inch.
        covered: Whether this shot counts the roller (or the target) in cover.
        moved: Whether the roller moved this activation.
        engaged: Number of enemies the roller is Engaged with.
        damage_type: Of the weapon it faces.
        shot: Whether the attack is a shot.
    """

    target: Model | None = None
    distance: int = 0
    covered: bool = False
    moved: bool = False
    engaged: int = 0
    damage_type: DamageType | None = None
    shot: bool = False


NOTHING = Context()


def holds(effect: Tier, roller: Model, context: Context) -> bool:
    """Whether the condition of a trait holds for the roller in this context. Rule: R-1."""
    target = context.target
    match effect.when:
        case "always":
            return True
        case "target-wounded":
            return target is not None and target.wounded
        case "target-armored":
            return target is not None and bool(target.armor)
        case "not-moved":
            return not context.moved
        case "beyond":
            return context.distance > effect.over
        case "in-cover":
            return context.covered
        case "engaged-with":
            return context.engaged >= effect.over
        case "below-half-health":
            return 2 * roller.health < roller.max_health
        case "damage-type":
            return context.damage_type == effect.damage_type
        case "against-shot":
            return context.shot


def tier_reasons(
    effects: Iterable[Effect], kinds: Iterable[RollKind], roller: Model, context: Context, source: str, rule: str
) -> list[Reason]:
    """Reasons that passive traits give a roll of these kinds. Rule: R-1."""
    tiers = [effect for effect in effects if type(effect) is Tier]
    return [
        Reason(effect.when, effect.amount, rule, source)
        for effect in tiers
        if not set(effect.on).isdisjoint(kinds) and holds(effect, roller, context)
    ]


Trait = tuple[Tier, str, str]
"""A trait that touches a kind of roll, the row it comes from, and the rule."""


def trait_reasons(rules: Ruleset, roller: Model, kinds: Iterable[RollKind], context: Context) -> list[Reason]:
    """Reasons from contract, faction, armor, gear and conditions. Rule: C2.4, A.gear, I.opportunists, R-1."""
    kinds = tuple(kinds)
    sheet = roller.sheet
    traits = _traits(rules, sheet.contract, sheet.side, roller.armor, roller.items, kinds)
    reasons = [
        Reason(effect.when, effect.amount, rule, source)
        for effect, source, rule in traits
        if holds(effect, roller, context)
    ]
    for condition in roller.conditions:
        if condition.kind == "jolted" and condition.began:
            reasons.append(Reason("jolted", condition.amount, "R-61", condition.by))
        if condition.kind != "tiers" or (condition.on and set(kinds).isdisjoint(condition.on)):
            continue
        if condition.when == "against-shot" and not context.shot:
            continue
        reasons.append(Reason("condition", condition.amount, "R-53", condition.by))
    return reasons


@lru_cache(maxsize=4096)
def _traits(
    rules: Ruleset, contract: str, side: str, armor: str, items: tuple[str, ...], kinds: tuple[RollKind, ...]
) -> tuple[Trait, ...]:
    """The traits that may change rolls of these kinds, whatever their conditions. Rule: C2.4, A.armor, A.gear."""
    rows: list[tuple[Row, str]] = []
    if contract:
        rows.append((rules.contracts[contract], "C2.4"))
    elif side in rules.factions:
        rows.append((rules.factions[side], "I.factions"))
    if armor:
        rows.append((rules.armor[armor], "A.armor"))
    rows.extend((rules.gear[item], "A.gear") for item in dict.fromkeys(items) if item in rules.gear)
    return tuple(
        (effect, row.id, rule)
        for row, rule in rows
        for effect in row.effects
        if type(effect) is Tier and not set(effect.on).isdisjoint(kinds)
    )


def rerolled_faces(effects: Iterable[Effect], kinds: Iterable[RollKind]) -> tuple[int, ...]:
    """Faces that traits reroll in a roll of these kinds, rising. Rule: R-3."""
    kinds = frozenset(kinds)
    faces = {
        face
        for effect in effects
        if type(effect) is Reroll and not kinds.isdisjoint(effect.on)
        for face in effect.faces
    }
    return tuple(sorted(faces))
