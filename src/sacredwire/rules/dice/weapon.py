"""What a weapon of the tables makes of a contest and of a hit."""

from sacredwire.content.effects import (
    CriticalRoll,
    Damage,
    ExtraDamage,
    OutOfAction,
    Pierce,
    Reroll,
    RollKind,
)
from sacredwire.content.schema import Edition, Grenade, Row, Weapon
from sacredwire.rules.dice.damage import Blow, CriticalRow
from sacredwire.rules.dice.spec import Rerolls, faces


def critical_rows(rows: tuple[Row, ...]) -> tuple[CriticalRow, ...]:
    """What each row of a critical table takes from Health at once; a death at a later round's end takes nothing yet.

    Rule: C4.18, R-75.
    """
    return tuple(
        CriticalRow(
            extra=sum(effect.die for effect in row.effects if isinstance(effect, ExtraDamage)),
            out=any(isinstance(effect, OutOfAction) and not effect.rounds for effect in row.effects),
        )
        for row in rows
    )


def rerolls(row: Row, on: RollKind) -> Rerolls:
    """The faces that a weapon or armor rerolls in rolls of a kind; shots and blows are attacks as well. Rule: R-3."""
    kinds = {on, "attack"} if on in ("melee", "shot", "free-attack") else {on}
    return faces(
        *(effect.faces for effect in row.effects if isinstance(effect, Reroll) and kinds.intersection(effect.on))
    )


def blow(
    edition: Edition,
    weapon: Weapon | Grenade,
    *,
    armored: bool = False,
    wounded: bool = False,
    bonus: int = 0,
    critical_bonus: int = 0,
    lost_riposte: bool = False,
    maximum: bool = False,
) -> Blow:
    """The hit of a weapon or grenade under an edition's policies. Rule: C4.7, C4.16, C4.18, R-27, R-73.

    Args:
        edition: Its critical tables and policies.
        weapon: What hits.
        armored: Whether the target wears armor.
        wounded: Whether the target is below its full Health.
        bonus: Flat points from elsewhere (Brute).
        critical_bonus: What others add to the roll on the critical table (Protective Lining).
        lost_riposte: Whether the target chose to Riposte.
        maximum: Whether a hit does maximum damage (Overcharge, Severance).
    """
    holds = {"always": True, "target-wounded": wounded, "target-armored": armored}
    own = sum(effect.amount for effect in weapon.effects if isinstance(effect, Damage) and holds[effect.when])
    table: tuple[CriticalRow, ...] = ()
    if isinstance(weapon, Weapon):
        table = critical_rows(edition.criticals[weapon.damage_type])
    return Blow(
        die=weapon.die,
        dice=2 if lost_riposte and edition.switches.riposte_loss == "double-dice" else 1,
        flat=weapon.fixed + own + bonus,
        pierce=sum(effect.points for effect in weapon.effects if isinstance(effect, Pierce)),
        maximum=maximum,
        plain=isinstance(weapon, Grenade),
        critical=table,
        critical_bonus=critical_bonus + sum(e.amount for e in weapon.effects if isinstance(e, CriticalRoll)),
        critical_after_armor=edition.switches.critical_damage == "after-armor",
    )
