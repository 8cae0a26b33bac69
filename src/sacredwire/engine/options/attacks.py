"""Attacks and Aim: what the active model may attack or aim at, and with what."""

from collections.abc import Sequence

from sacredwire.content.effects import Overcharge
from sacredwire.content.schema import Weapon
from sacredwire.engine.inputs import Action, Aim, Attack
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.combat import arms, barred, is_shot, is_target, range_of, usable
from sacredwire.rules.engagement import has_sight, near, targets_seen
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Position


def offers(rules: Ruleset, position: Position, act: Activation) -> Sequence[Action]:
    """Every attack the model can make from where it stands, and every target it can aim at. Rule: C4.3, C4.7, R-137."""
    model = position.models[act.who]
    targets = targets_seen(rules, position, model)
    if not targets:
        return ()
    found: list[Action] = []
    kinds = barred(rules, position, model)
    carried = arms(rules, model)
    at_hand = [(weapon, range_of(rules, weapon.id)) for weapon in carried if weapon.kind not in kinds]
    shoots = any(map(is_shot, carried))
    for target in targets:
        whom = target.sheet.id
        for weapon, limit in at_hand:
            if limit < 0 or near(model, target, limit):
                found.append(Attack(act.who, whom, weapon.id))
                if can_overcharge(weapon):
                    found.append(Attack(act.who, whom, weapon.id, overcharge=True))
        if shoots and model.aim != whom:
            found.append(Aim(act.who, whom))
    return found


def can_overcharge(weapon: Weapon) -> bool:
    """Whether Overcharge may be declared with it. Rule: A.ranged."""
    return any(type(effect) is Overcharge for effect in weapon.effects)


def check(rules: Ruleset, position: Position, act: Activation, given: Attack | Aim) -> Rejection | None:
    """Why this attack or Aim is not possible, or None. Rule: C4.3, C4.7, R-65."""
    model, target = position.models[act.who], position.models.get(given.target)
    if target is None or not is_target(rules, position, model, target):
        return Rejection("not-a-target", value=given.target)
    carried = {weapon.id: weapon for weapon in arms(rules, model)}
    if isinstance(given, Aim):
        if not any(map(is_shot, carried.values())):
            return Rejection("nothing-to-shoot", value=given.who)
        if model.aim == given.target:
            return Rejection("aims-already", value=given.target)
        return None if has_sight(rules, position, model, target) else Rejection("no-sight", value=given.target)
    weapon = carried.get(given.weapon)
    if weapon is None:
        return Rejection("weapon-not-at-hand", value=given.weapon, expected=" ".join(carried))
    if given.overcharge and not can_overcharge(weapon):
        return Rejection("no-overcharge", value=given.weapon)
    if not has_sight(rules, position, model, target):
        return Rejection("no-sight", value=given.target)
    if weapon not in usable(rules, position, model, target):
        return Rejection("weapon-unusable", value=given.weapon)
    return None
