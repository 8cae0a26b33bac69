"""The closed list of typed operations that a row of a table may carry.

Every row's effect is a tuple of these; the engine runs one-shot operations by one total table and gathers passive
traits in one place. A new row never needs new engine code unless it needs a new operation here.
Distances are hundredths of an inch; dice are their number of faces.
"""

from typing import Annotated, Literal

import msgspec

RollKind = Literal[
    "attack",
    "shot",
    "melee",
    "riposte",
    "free-attack",
    "defense",
    "search",
    "interrogate",
    "cast",
    "morale",
    "grenade",
    "interact",
]
"""What a roll is made for; ``attack`` is shot and melee, free attacks included; ``defense`` is any Defense roll."""

When = Literal[
    "always",
    "target-wounded",
    "target-armored",
    "not-moved",
    "beyond",
    "in-cover",
    "engaged-with",
    "below-half-health",
    "damage-type",
    "against-shot",
]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
"""How many, how far (hundredths of an inch), how much: never less than none."""
Number = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
"""Something that may be taken away as well as given: Die Tiers, points, hundredths."""
Die = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""The faces of a die; 0 where there is none."""
Until = Literal["next-activation", "round", "game"]
Attribute = Literal["combat", "defense", "wits"]
DamageType = Literal["bladed", "blunt", "projectile", "energy", "explosive", "toxic", "static", "broadcast"]
Stat = Literal["combat", "defense", "wits", "attributes", "shooting", "move", "health", "armor"]


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """One operation of an effect."""


# Passive traits: they hold while the item, contract or condition is there.


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
    faces: tuple[Die, ...]


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
    """Leaving Engaged causes no free attacks (Inhibitor, the Scout's free Disengage). Rule: C4.5."""


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


# One-shot operations: what a table row, power, blessing or consumable does when it comes up.


class ExtraDamage(Op, frozen=True, kw_only=True, tag="extra-damage"):
    """A critical's additional damage, a die of ``die`` faces. Rule: C4.18."""

    die: Die


class Continuous(Op, frozen=True, kw_only=True, tag="continuous"):
    """Loses ``amount`` Health at the start of each own activation, for the game. Rule: C4.18."""

    kind: Literal["bleeding", "corrosion"]
    amount: Number


class Permanent(Op, frozen=True, kw_only=True, tag="permanent"):
    """Changes a stat for the game and, in a campaign, until repaired (tiers or hundredths). Rule: R-53."""

    stat: Stat
    amount: Number


class LoseActivation(Op, frozen=True, kw_only=True, tag="lose-activation"):
    """Loses its next activation. Rule: R-60."""


class DropWeapon(Op, frozen=True, kw_only=True, tag="drop-weapon"):
    """Drops a weapon where it stands; ``used`` means the one just used. Rule: R-76, R-78."""

    used: bool = False


class DestroyWeapon(Op, frozen=True, kw_only=True, tag="destroy-weapon"):
    """The weapon just used is destroyed. Rule: R-76."""


class OutOfAction(Op, frozen=True, kw_only=True, tag="out-of-action"):
    """Goes Out of Action, at the end of the round ``rounds`` later, with ``injury`` on its injury roll. Rule: R-75."""

    injury: Number = 0
    rounds: Count = 0


class Flee(Op, frozen=True, kw_only=True, tag="flee"):
    """Is Fleeing from now. Rule: C4.19, R-74."""


class Delirium(Op, frozen=True, kw_only=True, tag="delirium"):
    """Moves its full Move toward the nearest enemy at once. Rule: R-74."""


class BlownBack(Op, frozen=True, kw_only=True, tag="blown-back"):
    """Is pushed a roll of ``die`` inches straight away from the attacker. Rule: R-74."""

    die: Die


class Hijack(Op, frozen=True, kw_only=True, tag="hijack"):
    """The enemy makes every choice of its next activation. Rule: R-62."""


class OwnDamage(Op, frozen=True, kw_only=True, tag="own-damage"):
    """The one who fumbles suffers its weapon's damage (``maximum``: all of it). Rule: R-76."""

    maximum: bool = False


class HitAlly(Op, frozen=True, kw_only=True, tag="hit-ally"):
    """A random ally within ``radius`` suffers the weapon's damage, or a ``die``; none: the attacker does."""

    radius: Count
    die: Die = 0


class SelfDamage(Op, frozen=True, kw_only=True, tag="self-damage"):
    """The one who rolls on the table suffers a roll of ``die``, armor ignored. Rule: R-18."""

    die: Die


class NextRoll(Op, frozen=True, kw_only=True, tag="next-roll"):
    """``amount`` Die Tiers to its next roll of the kind ``on``. Rule: A.fumble."""

    on: Literal["defense", "attack", "cast"]
    amount: Number


class BlockPower(Op, frozen=True, kw_only=True, tag="block-power"):
    """The power just used cannot be used again this game."""


class LosePower(Op, frozen=True, kw_only=True, tag="lose-power"):
    """The power just used is lost for good."""


class Heal(Op, frozen=True, kw_only=True, tag="heal"):
    """Restores a roll of ``die`` Health, never above the maximum."""

    die: Die


class MoveBonus(Op, frozen=True, kw_only=True, tag="move-bonus"):
    """``amount`` hundredths more Move until the given moment."""

    amount: Number
    until: Until


class TierUntil(Op, frozen=True, kw_only=True, tag="tier-until"):
    """``amount`` Die Tiers to rolls of the kinds ``on`` (empty: all rolls) until the given moment. Rule: R-61."""

    on: tuple[RollKind, ...] = ()
    amount: Number
    until: Until
    when: When = "always"


class Cure(Op, frozen=True, kw_only=True, tag="cure"):
    """Ends conditions of the named kinds on the model it is used on. Rule: C4.18."""

    kinds: tuple[Literal["bleeding", "corrosion", "dissolved"], ...]


class VoidCritical(Op, frozen=True, kw_only=True, tag="void-critical"):
    """Voids the table effect of a critical, its damage included. Rule: R-30."""


class EndDamage(Op, frozen=True, kw_only=True, tag="end-damage"):
    """Suffers a roll of ``die`` when the game is over. Rule: R-63."""

    die: Die


class ExtraAction(Op, frozen=True, kw_only=True, tag="extra-action"):
    """One more action in the activation. Rule: C4.1, C4.2."""


class RerollDie(Op, frozen=True, kw_only=True, tag="reroll-die"):
    """Reroll one die of a roll (when it may be declared is a policy). Rule: C4.2, R-64."""


class Boost(Op, frozen=True, kw_only=True, tag="boost"):
    """``amount`` Die Tiers to one roll. Rule: C4.2, R-64."""

    amount: Number


class MaxDamage(Op, frozen=True, kw_only=True, tag="max-damage"):
    """One attack does maximum damage (Severance). Rule: C4.2, R-64."""


class Synergy(Op, frozen=True, kw_only=True, tag="synergy"):
    """With a friend within ``radius``: an extra action, or another model's activation. Rule: C4.2, R-64."""

    radius: Count
    gives: Literal["extra-action", "activation"]


class MoreBlessings(Op, frozen=True, kw_only=True, tag="more-blessings"):
    """Roll ``dice`` further blessings; this same row is void among them. Rule: C4.2."""

    dice: Count


class Gain(Op, frozen=True, kw_only=True, tag="gain"):
    """What a Search or an Interrogation yields."""

    subs: Count = 0
    leads: Count = 0
    evidence: Number = 0
    merits: Count = 0


class Find(Op, frozen=True, kw_only=True, tag="find"):
    """A random row of an item table. Rule: R-42."""

    table: Literal["melee", "ranged", "light-armor", "medium-armor", "heavy-armor", "gear", "consumables", "grenades"]


class RollTwice(Op, frozen=True, kw_only=True, tag="roll-twice"):
    """Two rolls on the same table; this same row is void among them."""


class GainPower(Op, frozen=True, kw_only=True, tag="gain-power"):
    """A Broadcaster learns a further power of choice. Rule: R-100."""


class NeuralTrap(Op, frozen=True, kw_only=True, tag="neural-trap"):
    """A roll of ``die`` that ignores armor as the target starts to move in its next activation. Rule: C5.1."""

    die: Die


class PushAnyway(Op, frozen=True, kw_only=True, tag="push-anyway"):
    """Pushes the target a roll of ``die`` inches in a direction of the caster's choice. Rule: C5.1, R-69."""

    die: Die


class Focus(Op, frozen=True, kw_only=True, tag="focus"):
    """Puts ``tokens`` tokens of the target's own into the bag. Rule: R-31."""

    tokens: Count


class Swap(Op, frozen=True, kw_only=True, tag="swap"):
    """Caster and ally, within ``distance``, change places. Rule: R-83."""

    distance: Count


class Ping(Op, frozen=True, kw_only=True, tag="ping"):
    """Ignores cover and sees through walls until its next activation ends. Rule: C5.1, R-61."""


class Smoke(Op, frozen=True, kw_only=True, tag="smoke"):
    """Leaves a column of ``radius`` that blocks sight until the next round begins. Rule: C4.15, R-73."""

    radius: Count


Effect = (
    Tier | Reroll | Damage | Pierce | Jolt | Reach | MaxRange | Knockback | IgnoresCover | NoFumble | Overcharge | Chain
    | CriticalRoll | CriticalAgainst | Move | KnockbackLess | IgnoresKnockback | Grapple | SafeLeave | IgnoresArmorMove
    | SteadyShot | Advance | ChargeMove | RetryWits | MayCast | BossBonus | Reboot | Consume | ExtraDamage | Continuous
    | Permanent | LoseActivation | DropWeapon | DestroyWeapon | OutOfAction | Flee | Delirium | BlownBack | Hijack
    | OwnDamage | HitAlly | SelfDamage | NextRoll | BlockPower | LosePower | Heal | MoveBonus | TierUntil | Cure
    | VoidCritical | EndDamage | ExtraAction | RerollDie | Boost | MaxDamage | Synergy | MoreBlessings | Gain | Find
    | RollTwice | NeuralTrap | PushAnyway | Focus | Swap | Ping | Smoke | MobUp | Summon | Phase | GainPower
)  # fmt: skip
