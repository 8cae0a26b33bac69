"""`sacredwire odds`: the exact odds of an opposed roll and of the damage that follows."""

from enum import StrEnum
from typing import Annotated

import msgspec
import typer

from sacredwire.cli.odds_answer import answer, tell
from sacredwire.cli.odds_hit import Hit, losses, must_fit, read_arms
from sacredwire.cli.out import Out
from sacredwire.cli.usage import UsageError
from sacredwire.rules.dice import level
from sacredwire.rules.dice.spec import Contest, Rerolls, contest, faces, fixed_test


class Retry(StrEnum):
    """Whose lost Wits roll is thrown again once. Rule: R-57."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    BOTH = "both"


class Side(msgspec.Struct, frozen=True):
    """What the command line says about one side."""

    tier: int
    mod: int
    rerolls: Rerolls


Mod = Annotated[int, typer.Option(metavar="-99..99", min=-99, max=99)]
Armor = Annotated[int, typer.Option("--armor", "--armour", metavar="0..99", min=0, max=99)]
AttackerArmor = Annotated[int, typer.Option("--attacker-armor", "--attacker-armour", metavar="0..99", min=0, max=99)]
FaceList = Annotated[str | None, typer.Option(metavar="N,N")]
RowId = Annotated[str | None, typer.Option(metavar="ID")]


def odds(
    ctx: typer.Context,
    attacker: str,
    defender: str,
    attacker_mod: Mod = 0,
    defender_mod: Mod = 0,
    attacker_reroll: FaceList = None,
    defender_reroll: FaceList = None,
    fixed: Annotated[bool, typer.Option("--fixed")] = False,
    retry: Annotated[Retry | None, typer.Option()] = None,
    weapon: RowId = None,
    riposte: RowId = None,
    armor: Armor = 0,
    attacker_armor: AttackerArmor = 0,
    health: Annotated[int | None, typer.Option(metavar="1..999", min=1, max=999)] = None,
    wounded: Annotated[bool, typer.Option("--wounded")] = False,
    damage_bonus: Mod = 0,
    critical_mod: Mod = 0,
    max_damage: Annotated[bool, typer.Option("--max-damage")] = False,
    edition: RowId = None,
) -> None:
    """Answer the odds of one opposed roll. Rule: C1.9, C1.10, C4.16, C4.18."""
    out = Out.of(ctx)
    hit = Hit(armor, attacker_armor, health, wounded, damage_bonus, critical_mod, max_damage)
    arms = read_arms(edition, weapon, riposte, out.content)
    asked = _contest(
        _side(attacker, attacker_mod, attacker_reroll, "--attacker-reroll", arms.attack_rerolls),
        _side(defender, defender_mod, defender_reroll, "--defender-reroll", arms.riposte_rerolls),
        retry,
        fixed,
    )
    must_fit(arms, hit, fixed)
    found = answer(asked, fumble_ratio=arms.fumble_ratio, **losses(asked, arms, hit))
    out.data(found)
    tell(out, found)


def _side(written: str, mod: int, rerolls: str | None, option: str, own: Rerolls) -> Side:
    """One side as written; without an option of its own it rerolls what its weapon rerolls."""
    tier = level.parse(written)
    if rerolls is None:
        return Side(tier, mod, own)
    largest = max(level.FACES[tier], level.FACES[level.clamp(tier + mod)])
    words = [word.strip() for word in rerolls.split(",") if word.strip()]
    for word in words:
        if not (word.isascii() and word.isdecimal() and 1 <= int(word) <= largest):
            raise UsageError("odds-face", option=option, value=word, largest=str(largest))
    return Side(tier, mod, faces(int(word) for word in words))


def _contest(attacker: Side, defender: Side, retry: Retry | None, fixed: bool) -> Contest:
    attacker_retry, defender_retry = retry in (Retry.ATTACKER, Retry.BOTH), retry in (Retry.DEFENDER, Retry.BOTH)
    if fixed:
        if (defender.tier, defender.mod, defender.rerolls, defender_retry) != (level.FIXED, 0, (), False):
            raise UsageError("odds-fixed", tier=level.name(level.FIXED))
        return fixed_test(attacker.tier, mods=attacker.mod, rerolls=attacker.rerolls, retry=attacker_retry)
    return contest(
        attacker.tier,
        defender.tier,
        attacker_mods=attacker.mod,
        defender_mods=defender.mod,
        attacker_rerolls=attacker.rerolls,
        defender_rerolls=defender.rerolls,
        attacker_retry=attacker_retry,
        defender_retry=defender_retry,
    )
