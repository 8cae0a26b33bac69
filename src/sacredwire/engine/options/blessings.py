"""Blessings declared in an activation: an extra action, Synergy, Wellness."""

from collections.abc import Iterator

from sacredwire.content.effects import ExtraAction, Heal, Synergy
from sacredwire.engine.inputs import Bless
from sacredwire.engine.procedures.activation import Activation
from sacredwire.rules.control import hijacker
from sacredwire.rules.engagement import near
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Position


def offers(rules: Ruleset, position: Position, act: Activation) -> Iterator[Bless]:
    """Blessings the active model may receive now. Rule: C4.2, R-64."""
    model = position.models[act.who]
    hand = position.blessings.get(model.sheet.seat or "", ())
    if not hand or model.blessed or hijacker(model):
        return
    full = act.allowed >= rules.numbers.max_actions
    for blessing in dict.fromkeys(hand):
        for effect in rules.blessings[blessing].effects:
            match effect:
                case ExtraAction() if not full:
                    yield Bless(act.who, blessing)
                case Synergy(gives="extra-action") if not full and _friends(position, model, effect.radius):
                    yield Bless(act.who, blessing)
                case Synergy(gives="activation") if not act.follower:
                    for friend in _friends(position, model, effect.radius):
                        if not friend.activated:
                            yield Bless(act.who, blessing, friend.id)
                case Heal() if model.wounded:
                    yield Bless(act.who, blessing)
                case _:
                    pass


def _friends(position: Position, model: Model, radius: int) -> list[Model]:
    """Models of one's own squad on the board within a radius. Rule: C4.2."""
    seat = model.sheet.seat
    friends = [one for one in position.models.values() if one.sheet.seat == seat and one.place is not None]
    return [friend for friend in friends if friend is not model and near(model, friend, radius)]
