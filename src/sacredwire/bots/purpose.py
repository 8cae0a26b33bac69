"""What places are worth in every mission: what the mission itself wants, and loot."""

from collections.abc import Sequence

import numpy as np

from sacredwire.bots.loot import sought
from sacredwire.bots.purposes.purpose import Case
from sacredwire.bots.purposes.table import purposes_of
from sacredwire.bots.purposes.ways import Floats, Stops, straight
from sacredwire.engine.view import View
from sacredwire.rules.engagement import COWORKERS, foes_and_others
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Position

LOOT, FAR = 0.35, 10.0
"""Worth of an inch nearer to loot, as long as it is no farther than that."""
INTERROGATE = 2.0
"""Worth of a won interrogation."""


def pull(rules: Ruleset, seen: View, me: Model, stops: Stops) -> Floats:
    """What each place (a line that begins with x, y, height) is worth to the mission for this model."""
    if me.sheet.seat is None:
        return np.zeros(len(stops))
    return purposes_of(rules, seen.position.mission).places(Case(rules, seen, me), stops[:, :3])


def lure(rules: Ruleset, seen: View, me: Model, stops: Stops) -> Floats:
    """What each place is worth for the loot that is near it."""
    loot = [marker.place for marker, _ in sought(rules, seen, me) if marker.place is not None]
    if not loot or me.carrying or me.sheet.seat is None:
        return np.zeros(len(stops))
    near: Floats = np.minimum(straight(stops, loot).min(axis=1), FAR)
    return -LOOT * near


def prey(rules: Ruleset, seen: View, me: Model, foes: Sequence[Model]) -> Floats | None:
    """What an attack on each enemy is worth to the mission, as a multiple; None: nobody stands out."""
    if me.sheet.seat is None:
        return None
    purposes, case = purposes_of(rules, seen.position.mission), Case(rules, seen, me)
    found = [purposes.prey(case, foe) for foe in foes]
    return np.array(found) if any(one != 1.0 for one in found) else None


def foes_of(rules: Ruleset, position: Position, me: Model) -> list[Model]:
    """Enemies on the board worth fighting: unmarked Coworkers are not."""
    foes, _ = foes_and_others(rules, position, me)
    return [model for model in foes if model.sheet.side != COWORKERS or model.has("hostile")]
