"""Die Tiers: what a tier rolls, and how modifiers move and overflow it.

A tier is a whole number from 0 to 4, standing for 2d4, 2d6, 2d8, 2d10 and 2d12.
"""

from functools import cache

from sacredwire.errors import SacredWireError

FACES = (4, 6, 8, 10, 12)
"""Faces of one die at each tier. Rule: C1.9."""
DICE = 2
"""Every contest is rolled with two dice a side. Rule: C1.9."""
LOWEST, HIGHEST = 0, len(FACES) - 1
FIXED = 1
"""The tier of the fixed 2d6 that Search, grenades, Morale and support powers roll against. Rule: R-2."""


def clamp(tier: int) -> int:
    """The tier really rolled: never below 2d4, never above 2d12. Rule: C1.9."""
    return max(LOWEST, min(HIGHEST, tier))


@cache
def settle(attacker: int, attacker_mods: int, defender: int, defender_mods: int) -> tuple[int, int]:
    """The tiers both sides roll once every modifier counts.

    Each side sums its modifiers and clamps by itself; only then does what went over a limit cross to the other side
    with the opposite sign, where it is clamped again and what still goes over is lost. Rule: C1.10, R-1.
    """
    attacker_sum, defender_sum = attacker + attacker_mods, defender + defender_mods
    attacker_own, defender_own = clamp(attacker_sum), clamp(defender_sum)
    attacker_over, defender_over = attacker_sum - attacker_own, defender_sum - defender_own
    return clamp(attacker_own - defender_over), clamp(defender_own - attacker_over)


@cache
def settle_fixed(tier: int, mods: int) -> tuple[int, int]:
    """The tiers of a roll against the fixed 2d6, which neither sends nor receives overflow. Rule: R-2."""
    return clamp(tier + mods), FIXED


def permanent(tier: int, change: int) -> int:
    """An attribute after a permanent change: clamped, the excess lost, nothing overflows. Rule: R-53."""
    return clamp(tier + change)


def name(tier: int) -> str:
    """A tier as the rulebook writes it, `2d4` to `2d12`."""
    return f"{DICE}d{FACES[tier]}"


def parse(text: str) -> int:
    """The tier that a written level such as `2d8` names.

    Raises:
        SacredWireError: `unknown-tier`, when the game has no such level.
    """
    names = [name(tier) for tier in range(len(FACES))]
    if text.strip().lower() not in names:
        raise SacredWireError("unknown-tier", tier=text, expected=", ".join(names))
    return names.index(text.strip().lower())
