"""Blessings in hand: who may receive one, and the windows in which they are declared."""

from sacredwire.content.effects import Op
from sacredwire.engine.change import Change
from sacredwire.engine.inputs import Bless
from sacredwire.rules.control import hijacker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Position


def held(rules: Ruleset, position: Position, who: str, op: type[Op]) -> str:
    """The id of a blessing with this operation that may go to the model now, or empty.

    One Blessing a model a round; nobody gives one to a hijacked model. Rule: C4.2, R-62, R-64.
    """
    model = position.models[who]
    seat = model.sheet.seat
    if seat is None or model.blessed or hijacker(model):
        return ""
    for blessing in position.blessings.get(seat, ()):
        if any(type(effect) is op for effect in rules.blessings[blessing].effects):
            return blessing
    return ""


def spend(change: Change, given: Bless) -> None:
    """Gives a blessing to a model: it leaves its seat's hand. Rule: C4.2."""
    model = change.models[given.who]
    seat = model.sheet.seat
    hand = list(change.position.blessings[seat or ""])
    hand.remove(given.blessing)
    change.update(blessings={**change.position.blessings, seat or "": tuple(hand)})
    change.alter(given.who, blessed=True)
    change.say("blessed", "C4.2", who=given.who, blessing=given.blessing)
