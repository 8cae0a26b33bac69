"""Zones of set-up: where a thing may be placed."""

from sacredwire.engine.frames import Putting
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Place, Position


def check_put(rules: Ruleset, position: Position, frame: Putting, at: Place) -> Rejection | None:
    """Why the thing may not be placed there, or None."""
    return None if at in frame.spots else Rejection("not-in-zone")
