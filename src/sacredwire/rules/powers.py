"""Who a power may be cast on, and whom it spreads to."""

from sacredwire.content.effects import Focus, Swap
from sacredwire.content.schema import Power
from sacredwire.rules.engagement import are_enemies, are_friends, has_sight, near, on_board
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Table


def is_valid(rules: Ruleset, table: Table, caster: Model, target: Model, power: Power) -> bool:
    """Enemies for offensive powers, allies (the caster itself counts) for support. Rule: C5.1, R-82."""
    if power.kind == "offensive":
        return are_enemies(rules, caster, target, table.active)
    return caster.id == target.id or are_friends(caster, target, table.active)


def may_be_target(rules: Ruleset, table: Table, caster: Model, target: Model, power: Power) -> bool:
    """Whether the caster may name this target: line of sight, no range limit; what the power itself limits.

    Any model outside one's squad may be the target of an offensive power. Rule: C5.1, R-65, R-31, R-83.
    """
    if target.place is None:
        return False
    if power.kind == "offensive":
        if caster.id == target.id or are_friends(caster, target, table.active):
            return False
    elif not is_valid(rules, table, caster, target, power):
        return False
    for effect in power.effects:
        if isinstance(effect, Swap) and (caster.id == target.id or not near(caster, target, effect.distance)):
            return False
        if isinstance(effect, Focus) and not _may_focus(rules, target):
            return False
    return caster.id == target.id or has_sight(rules, table, caster, target)


def _may_focus(rules: Ruleset, target: Model) -> bool:
    """Focus is for a model not yet activated, where it gives no further activation. Rule: R-31."""
    return rules.switches.focus == "extra-activations" or not target.activated


def targets_near(rules: Ruleset, table: Table, caster: Model, target: str, power: Power) -> tuple[str, ...]:
    """Every valid target within the area around the target, itself left out. Rule: C5.1, R-82."""
    middle = table.models[target]
    return tuple(
        model.id
        for model in on_board(table)
        if model.id != target
        and is_valid(rules, table, caster, model, power)
        and near(middle, model, rules.numbers.cast_area)
    )
