"""Powers a Broadcaster may cast."""

from collections.abc import Sequence

from sacredwire.content.effects import Focus, MayCast
from sacredwire.engine import missions
from sacredwire.engine.inputs import Action, Cast
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.engagement import has_sight, on_board
from sacredwire.rules.movement import has_trait
from sacredwire.rules.powers import may_be_target
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Position


def castable(rules: Ruleset, position: Position, model: Model, act: Activation) -> tuple[str, ...]:
    """Powers the model may still cast in this activation: once, none of those lost.

    An extra activation that Focus gave casts no Focus, or a round need never end. Rule: C4.3, C5.1, R-102.
    """
    if act.cast or not model.powers or not has_trait(rules, model, MayCast):
        return ()
    if not missions.named(rules, position.mission).may_cast(model):
        return ()
    powers = (power for power in dict.fromkeys(model.powers) if power not in model.blocked)
    return tuple(power for power in powers if not (act.own_token and _gives_activations(rules, power)))


def _gives_activations(rules: Ruleset, power: str) -> bool:
    extra = rules.switches.focus == "extra-activations"
    return extra and any(isinstance(effect, Focus) for effect in rules.powers[power].effects)


def offers(rules: Ruleset, position: Position, act: Activation) -> Sequence[Cast]:
    """Every power on every target it may be cast on. Rule: C5.1."""
    model = position.models[act.who]
    powers = castable(rules, position, model, act)
    if not powers:
        return ()
    seen = [one for one in on_board(position) if one is model or has_sight(rules, position, model, one)]
    return [
        Cast(act.who, power, target.sheet.id)
        for power in powers
        for target in seen
        if may_be_target(rules, position, model, target, rules.powers[power])
    ]


def check(rules: Ruleset, position: Position, act: Activation, given: Action) -> Rejection | None:
    """Why this power cannot be cast, or None. Rule: C5.1."""
    assert isinstance(given, Cast)
    model = position.models[act.who]
    if given.power not in castable(rules, position, model, act):
        return Rejection("cannot-cast", value=given.power)
    target = position.models.get(given.target)
    if target is None or not may_be_target(rules, position, model, target, rules.powers[given.power]):
        return Rejection("not-a-target", value=given.target)
    return None
