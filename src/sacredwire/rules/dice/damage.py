"""Damage: how much Health a hit takes, as an exact distribution, from plain values.

Nothing here knows weapons or models: a `Blow` holds what the weapon, the attacker and the edition make of a hit.
"""

from functools import cache

import msgspec

from sacredwire.rules.dice.contest import DOUBLE, TRIPLE
from sacredwire.rules.dice.dist import Distribution, always, dice, mix
from sacredwire.rules.dice.spec import Contest
from sacredwire.rules.dice.table import margins

OUT_OF_ACTION = 1_000_000
"""The loss of a model that a table row takes Out of Action: more than any Health, whatever is added to it."""
CRITICAL_FACES = 6
"""The die of the critical tables. Rule: C4.16."""


class CriticalRow(msgspec.Struct, frozen=True):
    """What a row of a critical table takes from Health at once: a die of `extra` faces (0: none), or all of it."""

    extra: int = 0
    out: bool = False


class Blow(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """What follows when an attack hits. Rule: C4.18.

    Attributes:
        die: Faces of the weapon's damage die; 0 for fixed damage, which stands in `flat` and is never doubled.
        dice: How many of them: 2 after a lost Riposte (policy of C4.7).
        flat: Points added once: fixed damage and every bonus that applies.
        pierce: Points of armor reduction ignored (AP, R-12).
        maximum: Whether any hit does maximum damage (Overcharge, Severance).
        plain: Whether a hit is only a hit, however far ahead (grenades, R-73).
        critical: The rows of the damage type's table, or none for what is never critical (grenades).
        critical_bonus: Added to the roll on that table.
        critical_after_armor: Whether its damage is a second loss that ignores armor (policy of C4.18).
    """

    die: int = 0
    dice: int = 1
    flat: int = 0
    pierce: int = 0
    maximum: bool = False
    plain: bool = False
    critical: tuple[CriticalRow, ...] = ()
    critical_bonus: int = 0
    critical_after_armor: bool = False


def critical_row(face: int, ahead: int, bonus: int, rows: int) -> int:
    """The row (from 1) of a critical table for a face of the d6 and a margin of triple or more.

    Quadruple adds 1, quintuple 2 and so on; never below the first row, never beyond the last. Rule: C4.16.
    """
    return max(1, min(rows, face + (ahead - TRIPLE) + bonus))


@cache
def harm(blow: Blow, ahead: int, armor: int) -> Distribution:
    """The Health lost to an attack that ended with this margin, against this armor reduction.

    A row that takes the target Out of Action counts as `OUT_OF_ACTION`. Rule: C4.16, C4.18, R-74.
    """
    if ahead < 1:
        return always(0)
    ahead = 1 if blow.plain else ahead
    reduction = max(0, armor - blow.pierce)
    weapon = _weapon(blow, ahead)
    if ahead < TRIPLE or not blow.critical:
        return weapon.mapped(lambda points: max(0, points - reduction))
    rows = (
        blow.critical[critical_row(face, ahead, blow.critical_bonus, len(blow.critical)) - 1]
        for face in range(1, CRITICAL_FACES + 1)
    )
    return mix((1, _with_row(weapon, row, reduction, blow.critical_after_armor)) for row in rows)


def _weapon(blow: Blow, ahead: int) -> Distribution:
    """The weapon's damage before armor: rolled, or its maximum from a double on. Rule: C4.16."""
    if not blow.die:
        return always(blow.flat)
    if blow.maximum or ahead >= DOUBLE:
        return always(blow.dice * blow.die + blow.flat)
    return dice(blow.dice, blow.die).plus(always(blow.flat))


def _with_row(weapon: Distribution, row: CriticalRow, reduction: int, after_armor: bool) -> Distribution:
    if row.out:
        return always(OUT_OF_ACTION)
    extra = dice(1, row.extra) if row.extra else always(0)
    if after_armor:
        return weapon.mapped(lambda points: max(0, points - reduction)).plus(extra)
    return weapon.plus(extra).mapped(lambda points: max(0, points - reduction))


@cache
def attack(asked: Contest, blow: Blow, armor: int) -> Distribution:
    """The Health a whole attack takes from its target, misses counted as 0. Rule: C4.7, C4.18."""
    found = margins(asked)
    return mix((weight, harm(blow, ahead, armor)) for ahead, weight in found.pairs)


@cache
def riposte(asked: Contest, blow: Blow, armor: int) -> Distribution:
    """The Health an attacker loses to its target's Riposte: plain damage, whatever the margin. Rule: C4.7, R-22."""
    found = margins(asked)
    return mix((weight, harm(blow, 1 if ahead < 0 else 0, armor)) for ahead, weight in found.pairs)


@cache
def kill_chance(asked: Contest, blow: Blow, armor: int, health: int) -> float:
    """The chance that an attack takes a target with this Health Out of Action, ready for bots. Rule: C4.18."""
    return float(attack(asked, blow, armor).at_least(health))


@cache
def expected_loss(asked: Contest, blow: Blow, armor: int, health: int) -> float:
    """The Health an attack takes on average from a target with this much left, ready for bots. Rule: C4.18."""
    return float(attack(asked, blow, armor).mapped(lambda lost: min(lost, health)).mean())
