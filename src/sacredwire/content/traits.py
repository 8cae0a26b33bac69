"""Passive operations: they hold while the item, contract, faction or condition is there."""

from typing import Literal

from sacredwire.content.operations import Count, DamageType, Die, Number, Op, RollKind, Shown, When


class Tier(Op, frozen=True, kw_only=True, tag="tier"):
    """Adds ``amount`` Die Tiers to the bearer's rolls of the kinds ``on``, when the condition holds.

    ``over`` is the distance of ``beyond`` (hundredths) or the number of ``engaged-with``; ``damage_type`` belongs to
    the condition of that name. Rule: C1.9, R-1.
    """

    on: tuple[RollKind, ...]
    amount: Number
    when: When = "always"
    over: Count = 0
    damage_type: DamageType | None = None


class Reroll(Op, frozen=True, kw_only=True, tag="reroll"):
    """Dice of the bearer's rolls of the kinds ``on`` that show one of ``faces`` are rerolled once. Rule: R-3."""

    on: tuple[RollKind, ...]
    faces: tuple[Shown, ...]


class Damage(Op, frozen=True, kw_only=True, tag="damage"):
    """Flat damage added once to a hit; ``melee`` limits it to melee weapons. Rule: C4.18, A.melee."""

    amount: Number
    when: Literal["always", "target-wounded", "target-armored"] = "always"
    melee: bool = False


class Pierce(Op, frozen=True, kw_only=True, tag="pierce"):
    """AP: ignores ``points`` of armor reduction. Rule: C4.6, R-12."""

    points: Count


class Jolt(Op, frozen=True, kw_only=True, tag="jolt"):
    """A hit gives ``amount`` Die Tiers to all the target's rolls in its next activation."""

    amount: Number


class Reach(Op, frozen=True, kw_only=True, tag="reach"):
    """A melee weapon that strikes at ``distance``. Rule: C4.7."""

    distance: Count


class MaxRange(Op, frozen=True, kw_only=True, tag="max-range"):
    """A ranged weapon that cannot shoot farther than ``distance``. Rule: C4.14."""

    distance: Count


class Knockback(Op, frozen=True, kw_only=True, tag="knockback"):
    """A hit pushes the target ``distance`` straight away. Rule: C4.6, R-69."""

    distance: Count


class IgnoresCover(Op, frozen=True, kw_only=True, tag="ignores-cover"):
    """The target's cover gives no modifier. Rule: C4.13."""


class NoFumble(Op, frozen=True, kw_only=True, tag="no-fumble"):
    """Attacks with it never fumble. Rule: C4.17."""


class Overcharge(Op, frozen=True, kw_only=True, tag="overcharge"):
    """May be declared before rolling: ``amount`` Die Tiers, and a hit does maximum damage (Rifle)."""

    amount: Number


class Chain(Op, frozen=True, kw_only=True, tag="chain"):
    """A hit also strikes the ``targets`` models nearest to the target within ``radius``. Rule: R-29."""

    targets: Count
    radius: Count


class CriticalRoll(Op, frozen=True, kw_only=True, tag="critical-roll"):
    """Adds ``amount`` to rolls on the critical table made with it."""

    amount: Number


class CriticalAgainst(Op, frozen=True, kw_only=True, tag="critical-against"):
    """Adds ``amount`` to rolls on the critical table made against the wearer."""

    amount: Number


class Move(Op, frozen=True, kw_only=True, tag="move"):
    """Adds ``amount`` hundredths to the bearer's Move. Rule: C2.4, R-11."""

    amount: Number


class KnockbackLess(Op, frozen=True, kw_only=True, tag="knockback-less"):
    """Every push moves the wearer ``distance`` less. Rule: R-69."""

    distance: Count


class IgnoresKnockback(Op, frozen=True, kw_only=True, tag="ignores-knockback"):
    """No push moves the bearer. Rule: R-69."""


class Grapple(Op, frozen=True, kw_only=True, tag="grapple"):
    """Once a move, up to ``climb`` hundredths of a climb cost nothing. Rule: R-68."""

    climb: Count


class SafeLeave(Op, frozen=True, kw_only=True, tag="safe-leave"):
    """Leaving Engaged causes no free attacks (Inhibitor); ``disengages`` is the Scout's free Disengage. Rule: C4.5."""

    disengages: bool = False


class IgnoresArmorMove(Op, frozen=True, kw_only=True, tag="ignores-armor-move"):
    """The armor's Move penalty does not count (Brute). Rule: C2.4."""


class SteadyShot(Op, frozen=True, kw_only=True, tag="steady-shot"):
    """No modifier for shooting after moving (Gunner). Rule: C4.10."""


class Advance(Op, frozen=True, kw_only=True, tag="advance"):
    """An ordinary move of up to ``distance`` after deployment (Scout). Rule: R-56."""

    distance: Count


class ChargeMove(Op, frozen=True, kw_only=True, tag="charge-move"):
    """A move that ends Engaged may be ``distance`` longer (Zealot). Rule: R-56."""

    distance: Count


class RetryWits(Op, frozen=True, kw_only=True, tag="retry-wits"):
    """A lost Wits roll is rolled again once (Agent). Rule: R-57."""


class MayCast(Op, frozen=True, kw_only=True, tag="may-cast"):
    """May use the Cast action (Broadcaster). Rule: C5.1."""


class BossBonus(Op, frozen=True, kw_only=True, tag="boss-bonus"):
    """``amount`` Die Tiers to one attribute of choice at creation (Boss). Rule: C2.1."""

    amount: Number


class Reboot(Op, frozen=True, kw_only=True, tag="reboot"):
    """Out of Action, roll a die of ``die`` faces: on ``need`` it returns with a roll of ``heal`` Health. Rule: R-86."""

    die: Die
    need: Count
    heal: Die


class Consume(Op, frozen=True, kw_only=True, tag="consume"):
    """A kill by its attack restores a roll of ``heal`` Health. Rule: R-86."""

    heal: Die


class MobUp(Op, frozen=True, kw_only=True, tag="mob-up"):
    """The Mob Up behavior attacks at ``amount`` Die Tiers. Rule: I.mob-up."""

    amount: Number


class Summon(Op, frozen=True, kw_only=True, tag="summon"):
    """The Summon behavior: a chain of ``least`` models or more brings their number minus ``less`` of ``unit``.

    ``radius`` is how near each must be to the next, hundredths. Rule: I.summon, R-86.
    """

    unit: str
    least: Count
    less: Count
    radius: Count


class Phase(Op, frozen=True, kw_only=True, tag="phase"):
    """The Phase behavior: a teleport of a roll of ``die`` inches in a random direction. Rule: I.phase, R-86."""

    die: Die
