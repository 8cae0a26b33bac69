"""Contests: everything that decides the odds of two sides rolling against each other."""

from collections.abc import Iterable

import msgspec

from sacredwire.rules.dice.level import settle, settle_fixed

Rerolls = tuple[int, ...]
"""Faces that are rolled again once, in rising order: `(1, 2)` for a weapon that rerolls 1s and 2s. Rule: R-3."""


class Contest(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """An opposed roll as it lies on the table: tiers already settled, face rerolls and retries of each side.

    A retry is the Agent's: a lost Wits roll thrown once more. Rule: C1.9, R-3, R-57.
    """

    attacker: int
    defender: int
    attacker_rerolls: Rerolls = ()
    defender_rerolls: Rerolls = ()
    attacker_retry: bool = False
    defender_retry: bool = False


def faces(*sources: Iterable[int]) -> Rerolls:
    """The faces one side rolls again, from whatever grants them; a face named twice counts once. Rule: R-52."""
    return tuple(sorted({face for source in sources for face in source}))


def contest(
    attacker: int,
    defender: int,
    *,
    attacker_mods: int = 0,
    defender_mods: int = 0,
    attacker_rerolls: Rerolls = (),
    defender_rerolls: Rerolls = (),
    attacker_retry: bool = False,
    defender_retry: bool = False,
) -> Contest:
    """A contest between two models, from their tiers and the sum of each side's modifiers. Rule: C1.10, R-1."""
    attacker, defender = settle(attacker, attacker_mods, defender, defender_mods)
    return Contest(
        attacker=attacker,
        defender=defender,
        attacker_rerolls=attacker_rerolls,
        defender_rerolls=defender_rerolls,
        attacker_retry=attacker_retry,
        defender_retry=defender_retry,
    )


def fixed_test(tier: int, *, mods: int = 0, rerolls: Rerolls = (), retry: bool = False) -> Contest:
    """A test against the fixed 2d6: Search, grenades, Morale, support powers. Rule: R-2."""
    tier, fixed = settle_fixed(tier, mods)
    return Contest(attacker=tier, defender=fixed, attacker_rerolls=rerolls, attacker_retry=retry)
