"""The part of a mission sheet about those who belong to nobody: hostile factions and Coworkers."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sacredwire.content.effects import Summon
from sacredwire.content.schema import Behavior as Deed
from sacredwire.content.schema import BehaviorRow, Edition, Faction, Unit, UnitTier
from sacredwire.content.text import Text
from sacredwire.content.wording import effect_text
from sacredwire.play.sheets.sheet import Band, Behavior, Profile, Reaction, Term


class Arrival(NamedTuple):
    """One unit that a mission brings: in which round (0: from the start, or any), of which tier, and its id if given.

    One that is summoned comes in a number of its own.
    """

    round: int
    tier: UnitTier
    unit: str = ""
    is_summoned: bool = False


def band(edition: Edition, text: Text, faction: Faction, coming: Sequence[Arrival], kind: str) -> Band:
    """A faction with the units that come, or may come.

    Args:
        edition: The edition.
        text: The reader's catalogue.
        faction: The faction.
        coming: Whom the mission brings.
        kind: What it is in this mission: hostiles or coworkers.

    Rule: I.units, I.tiers, I.behaviors.
    """
    units = [(unit, mine) for unit in faction.units if (mine := [one for one in coming if _is_meant(unit, one)])]
    return Band(
        kind=text.say(f"sheet-band-{kind}"),
        name=text.say(f"faction-{faction.id}"),
        rules=tuple(effect_text(text, effect) for effect in faction.effects),
        units=tuple(_profile(edition, text, unit, mine) for unit, mine in units),
        tables=_tables(text, faction),
    )


def summoned(factions: Iterable[Faction], everybody: Iterable[Faction]) -> tuple[Arrival, ...]:
    """Those whom factions may call, of whatever faction they are. Rule: I.summon, R-86."""
    called = {effect.unit for faction in factions for effect in faction.effects if isinstance(effect, Summon)}
    units = (unit for faction in everybody for unit in faction.units if unit.id in called)
    return tuple(Arrival(0, unit.tier, unit.id, is_summoned=True) for unit in units)


def terms(text: Text, factions: Iterable[Faction]) -> tuple[Term, ...]:
    """What each behavior that stands in the factions' tables means, in the order of their first mention."""
    deeds: dict[Deed, None] = {}
    for faction in factions:
        for row in (*faction.behavior, *faction.attacked):
            deeds |= dict.fromkeys((row.no_sight, row.sight, row.engaged))
    return tuple(Term(name=text.say(f"behavior-{one}"), says=text.say(f"does-behavior-{one}")) for one in deeds)


def _is_meant(unit: Unit, one: Arrival) -> bool:
    """Whether an arrival may be this unit: any of its tier where none was given. Rule: I.deployment."""
    return unit.id == one.unit if one.unit else unit.tier == one.tier


def _rounds(text: Text, mine: Sequence[Arrival]) -> str:
    """When a unit comes, in words; nothing for one that is there from the start."""
    numbers = dict.fromkeys(str(one.round) for one in mine if one.round)
    return text.say("sheet-comes", rounds=", ".join(numbers)) if numbers else ""


def _tables(text: Text, faction: Faction) -> tuple[Behavior, ...]:
    """A faction's table, or its two, which then have titles."""
    if not faction.attacked:
        return (Behavior(title="", rows=_reactions(text, faction.behavior)),)
    tables = (("own", faction.behavior), ("attacked", faction.attacked))
    return tuple(
        Behavior(title=text.say(f"sheet-behavior-{name}"), rows=_reactions(text, rows)) for name, rows in tables
    )


def _reactions(text: Text, rows: tuple[BehaviorRow, ...]) -> tuple[Reaction, ...]:
    return tuple(
        Reaction(
            roll=str(row.low) if row.low == row.high else f"{row.low}–{row.high}",
            does=(
                text.say(f"behavior-{row.no_sight}"),
                text.say(f"behavior-{row.sight}"),
                text.say(f"behavior-{row.engaged}"),
            ),
        )
        for row in rows
    )


def _profile(edition: Edition, text: Text, unit: Unit, mine: Sequence[Arrival]) -> Profile:
    weapon = next(row for row in edition.hostile_weapons if row.id == unit.weapon)
    damage = f"d{weapon.die}" if weapon.die else str(weapon.fixed)
    kinds = (text.say(f"weapon-kind-{weapon.kind}"), text.say(f"damage-type-{weapon.damage_type}"))
    return Profile(
        roll=str(unit.roll),
        name=text.say(f"unit-{unit.id}"),
        tier=text.say(f"unit-tier-{unit.tier}"),
        models=" + ".join(map(str, unit.groups)) if not mine[0].is_summoned else "–",
        combat=text.say(f"dice-tier-{unit.combat}"),
        defense=text.say(f"dice-tier-{unit.defense}"),
        wits=text.say(f"dice-tier-{unit.wits}"),
        health=str(unit.health),
        move=text.inches(unit.move),
        weapon=text.name(weapon.id),
        attack=" · ".join((*kinds, damage)),
        comes=_rounds(text, mine),
    )
