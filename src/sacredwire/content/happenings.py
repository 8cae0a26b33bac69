"""One-shot operations: what a table row, power, Blessing, grenade or consumable does when it comes up."""

from typing import Literal

from sacredwire.content.operations import Count, Die, MaybeDie, Number, Op, RollKind, Stat, Until, When


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
    die: MaybeDie = 0


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
