"""What happens to Coworkers whatever the procedure: being attacked or crowded marks them."""

from sacredwire.engine.change import Change
from sacredwire.rules.coworkers import crowded
from sacredwire.rules.engagement import COWORKERS
from sacredwire.rules.state import Condition


def mark_hostile(change: Change, who: str, by: str = "") -> None:
    """Marks a Coworker that was attacked, or damaged by anyone, as Hostile. Rule: I.hostile, R-88."""
    model = change.models[who]
    if model.sheet.side == COWORKERS and not model.has("hostile"):
        change.afflict(who, Condition("hostile", by=by), "hostile")


def mark_crowded(change: Change) -> None:
    """An activation is over: claustrophobic Coworkers turn Hostile in a crowd. Rule: K.coworker-modifiers, R-90."""
    for who in crowded(change.rules, change, change.position.rows):
        change.say("crowded", "K.coworker-modifiers", who=who)
        mark_hostile(change, who)
