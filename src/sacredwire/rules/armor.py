"""What a model wears, as melted as it is by now."""

from sacredwire.content.effects import IgnoresArmorMove, Move
from sacredwire.content.schema import ArmorTier
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model

TIERS: tuple[ArmorTier, ArmorTier, ArmorTier] = ("light", "medium", "heavy")


def tier(rules: Ruleset, model: Model) -> int:
    """0 light, 1 medium, 2 heavy, less the levels it lost; -1 without armor. Rule: A.armor, R-74."""
    if not model.armor:
        return -1
    return TIERS.index(rules.armor[model.armor].tier) - model.melted


def reduction(rules: Ruleset, model: Model, pierced: int = 0) -> int:
    """Points of weapon damage the armor takes off, ``pierced`` of them ignored. Rule: A.armor, C4.6, R-18."""
    worn = tier(rules, model)
    return max(0, rules.numbers.armor[worn] - pierced) if worn >= 0 else 0


def move_change(rules: Ruleset, model: Model) -> int:
    """What the armor does to Move, hundredths: printed specials and the weight of heavy armor. Rule: R-11, C2.4."""
    if not model.armor:
        return 0
    printed = sum(effect.amount for effect in rules.armor[model.armor].effects if type(effect) is Move)
    if tier(rules, model) == TIERS.index("heavy"):
        printed = min(printed, rules.switches.heavy_armor_move)
    if printed < 0 and any(type(effect) is IgnoresArmorMove for effect in rules.traits(model)):
        return 0
    return printed
