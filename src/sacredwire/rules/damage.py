"""What an attack does when it hits, and its exact odds: look-ups, ready for AI models and bots."""

from functools import lru_cache

import msgspec

from sacredwire.content.effects import CriticalAgainst, Damage
from sacredwire.content.schema import Grenade, Weapon
from sacredwire.rules.armor import reduction
from sacredwire.rules.combat import Attempt, attack_side, attempt, defense_side, riposte_side
from sacredwire.rules.dice import weapon as weapon_dice
from sacredwire.rules.dice.damage import Blow, expected_loss, kill_chance, riposte
from sacredwire.rules.dice.spec import Contest, Rerolls, contest
from sacredwire.rules.dice.table import odds
from sacredwire.rules.movement import kit_of
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Table


def blow_of(
    rules: Ruleset,
    attacker: Model | None,
    target: Model,
    weapon: Weapon | Grenade,
    *,
    lost_riposte: bool = False,
    maximum: bool = False,
) -> Blow:
    """What a hit of this weapon on this model is made of. Rule: C4.7, C4.18, C2.4, R-12.

    Args:
        rules: The edition's.
        attacker: Whose contract adds to it; None when nobody's does (a fumble: the weapon's own damage, R-76).
        target: Who is hit.
        weapon: A weapon or a grenade.
        lost_riposte: Whether the target chose to Riposte (policy of C4.7).
        maximum: Whether the hit does maximum damage (Overcharge, Severance).
    """
    bonus = 0
    if attacker is not None and isinstance(weapon, Weapon):
        bonus = _trait_points(rules, *kit_of(attacker))[weapon.kind in ("melee", "improvised")]
    _, _, lining = _trait_points(rules, *kit_of(target))
    return _blow(rules, weapon.id, bool(target.armor), target.wounded, bonus, lining, lost_riposte, maximum)


@lru_cache(maxsize=4096)
def _trait_points(rules: Ruleset, contract: str, side: str, armor: str, items: tuple[str, ...]) -> tuple[int, int, int]:
    """What a model's traits add to its shots, to its melee attacks, and to a critical against it. Rule: C2.4."""
    traits = rules.traits_of(contract, side, armor, items)
    added = [effect for effect in traits if type(effect) is Damage]
    shots = sum(effect.amount for effect in added if not effect.melee)
    lining = sum(effect.amount for effect in traits if type(effect) is CriticalAgainst)
    return shots, sum(effect.amount for effect in added), lining


@lru_cache(maxsize=4096)
def _blow(
    rules: Ruleset,
    weapon: str,
    armored: bool,
    wounded: bool,
    bonus: int,
    critical_bonus: int,
    lost_riposte: bool,
    maximum: bool,
) -> Blow:
    row: Weapon | Grenade = rules.weapons[weapon] if weapon in rules.weapons else rules.grenades[weapon]
    return weapon_dice.blow(
        rules.edition,
        row,
        armored=armored,
        wounded=wounded,
        bonus=bonus,
        critical_bonus=critical_bonus,
        lost_riposte=lost_riposte,
        maximum=maximum,
    )


class Chances(msgspec.Struct, frozen=True, gc=False):
    """What an attack promises. Rule: C4.7, C4.17, C4.18.

    Attributes:
        hit: The chance that it hits.
        loss: The Health it takes on average, no more than there is.
        kill: The chance that it takes the target Out of Action.
        fumble: The chance that it fumbles.
        back: The Health a Riposte takes from the attacker on average.
    """

    hit: float
    loss: float
    kill: float
    fumble: float
    back: float = 0.0


def attack_contest(rules: Ruleset, tried: Attempt, answer: Weapon | None = None) -> Contest:
    """The contest of an attack, levels settled; ``answer`` is the weapon of a Riposte. Rule: C1.10, C4.7."""
    mine = attack_side(rules, tried)
    theirs = riposte_side(rules, tried, answer) if answer else defense_side(rules, tried)
    return _contest(mine.tier, theirs.tier, mine.modifier, theirs.modifier, mine.rerolls, theirs.rerolls)


@lru_cache(maxsize=4096)
def _contest(mine: int, theirs: int, mods: int, their_mods: int, rerolls: Rerolls, their_rerolls: Rerolls) -> Contest:
    return contest(
        mine,
        theirs,
        attacker_mods=mods,
        defender_mods=their_mods,
        attacker_rerolls=rerolls,
        defender_rerolls=their_rerolls,
    )


def chances(rules: Ruleset, tried: Attempt, answer: Weapon | None = None) -> Chances:
    """The exact odds of an attack, against Defense or against a Riposte. Rule: C4.7, C4.18."""
    attacker, target = tried.attacker, tried.target
    mine = attack_side(rules, tried)
    theirs = riposte_side(rules, tried, answer) if answer else defense_side(rules, tried)
    asked = (mine.tier, theirs.tier, mine.modifier, theirs.modifier, mine.rerolls, theirs.rerolls)
    blow = blow_of(rules, attacker, target, tried.weapon, lost_riposte=answer is not None, maximum=tried.overcharge)
    found = _chances(asked, blow, reduction(rules, target), target.health)
    if answer is None:
        return found
    struck, armor = blow_of(rules, target, attacker, answer), reduction(rules, attacker)
    back = _back(asked, struck, armor, attacker.health)
    return Chances(found.hit, found.loss, found.kill, found.fumble, back)


Sides = tuple[int, int, int, int, Rerolls, Rerolls]
"""What a contest is made of: both tiers, both sums of modifiers, the faces each side rerolls."""


@lru_cache(maxsize=32768)
def _chances(sides: Sides, blow: Blow, armor: int, health: int) -> Chances:
    """The exact odds of an attack whose sides, blow, armor and target's Health are these. Rule: C4.7, C4.18."""
    asked = _contest(*sides)
    found = odds(asked)
    loss, kill = expected_loss(asked, blow, armor, health), kill_chance(asked, blow, armor, health)
    return Chances(found.win, loss, kill, found.fumble)


@lru_cache(maxsize=32768)
def _back(sides: Sides, struck: Blow, armor: int, health: int) -> float:
    """The Health a Riposte takes on average from an attacker with this much left. Rule: C4.7, R-22."""
    return float(riposte(_contest(*sides), struck, armor).mapped(lambda points: min(points, health)).mean())


def attack_odds(
    rules: Ruleset,
    table: Table,
    attacker: Model,
    target: Model,
    weapon: Weapon,
    *,
    moved: bool = False,
    free: bool = False,
    overcharge: bool = False,
    bonus: int = 0,
    answer: Weapon | None = None,
) -> Chances:
    """The exact odds of an attack made from where the attacker stands. Rule: C4.7-C4.18."""
    tried = attempt(
        rules, table, attacker, target, weapon, moved=moved, free=free, overcharge=overcharge, bonus=bonus
    )  # fmt: skip
    return chances(rules, tried, answer)


def best_answer(rules: Ruleset, tried: Attempt, answers: tuple[Weapon, ...]) -> Weapon | None:
    """The Riposte an AI model makes: only one with a strictly better chance not to be hit. Rule: R-23."""
    best, least = None, odds(attack_contest(rules, tried)).win
    for answer in answers:
        hit = odds(attack_contest(rules, tried, answer)).win
        if hit < least:
            best, least = answer, hit
    return best


def best_weapon(rules: Ruleset, tries: tuple[Attempt, ...]) -> Attempt:
    """The attack an AI model makes of several at the same target: the one that takes most Health on average."""
    return max(tries, key=lambda tried: chances(rules, tried).loss)
