"""What happens to Coworkers whatever the procedure: being attacked marks them."""

from sacredwire.engine.change import Change
from sacredwire.rules.engagement import COWORKERS
from sacredwire.rules.state import Condition


def mark_hostile(change: Change, who: str, by: str = "") -> None:
    """Marks a Coworker that was attacked, or damaged by anyone, as Hostile. Rule: I.hostile, R-88."""
    model = change.models[who]
    if model.sheet.side == COWORKERS and not model.has("hostile"):
        change.afflict(who, Condition("hostile", by=by), "hostile")
