"""What armor does, and what a model wears, as melted as it is by now."""

from functools import lru_cache

from sacredwire.content.effects import IgnoresArmorMove, Move
from sacredwire.content.schema import Armor, ArmorTier, Switches
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model

TIERS: tuple[ArmorTier, ArmorTier, ArmorTier] = ("light", "medium", "heavy")


def level(armor: Armor, lost: int = 0) -> int:
    """The level an armor still protects on: 0 light, 1 medium, 2 heavy, below 0 none. Rule: A.armor, R-74."""
    return TIERS.index(armor.tier) - lost


def move_under(armor: Armor, lost: int, switches: Switches, ignores_penalty: bool) -> int:
    """What an armor does to Move, in hundredths.

    Every heavy armor costs what the edition says unless a larger penalty is printed; one melted below heavy keeps
    only the printed one. Rule: C2.4, R-11, R-74.
    """
    printed = [effect.amount for effect in armor.effects if type(effect) is Move]
    gain = sum(amount for amount in printed if amount > 0)
    penalty = sum(amount for amount in printed if amount < 0)
    if level(armor, lost) == TIERS.index("heavy"):
        penalty = min(penalty, -abs(switches.heavy_armor_move))
    return gain if ignores_penalty else gain + penalty


def tier(rules: Ruleset, model: Model) -> int:
    """The level of what a model wears; -1 without armor. Rule: A.armor, R-74."""
    return level(rules.armor[model.armor], model.melted) if model.armor else -1


def reduction(rules: Ruleset, model: Model, pierced: int = 0) -> int:
    """Points of weapon damage the armor takes off, ``pierced`` of them ignored. Rule: A.armor, C4.6, R-18."""
    worn = tier(rules, model)
    return max(0, rules.numbers.armor[worn] - pierced) if worn >= 0 else 0


def move_change(rules: Ruleset, model: Model) -> int:
    """What the armor does to a model's Move, hundredths. Rule: R-11, C2.4."""
    if not model.armor:
        return 0
    return _move_change(rules, model.sheet.contract, model.sheet.side, model.armor, model.items, model.melted)


@lru_cache(maxsize=4096)
def _move_change(rules: Ruleset, contract: str, side: str, armor: str, items: tuple[str, ...], melted: int) -> int:
    traits = rules.traits_of(contract, side, armor, items)
    ignores = any(type(effect) is IgnoresArmorMove for effect in traits)
    return move_under(rules.armor[armor], melted, rules.switches, ignores)
