"""For whom a model fights, and against whom."""

from functools import lru_cache

from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model

COWORKERS = "coworkers"
Loyalty = tuple[str, bool]
"""The side a model fights for, and whether it is marked as attacked."""


def side_of(model: Model, active: str = "") -> str:
    """The side a model fights for: a hijacked model's is its hijacker's during that activation. Rule: R-62."""
    if model.sheet.id == active:
        for condition in model.conditions:
            if condition.kind == "hijacked" and condition.began:
                return condition.side
    return model.sheet.side


def loyalty(model: Model, active: str = "") -> Loyalty:
    """The side a model fights for, and whether it was attacked (which matters for Coworkers). Rule: R-62, I.hostile."""
    if not model.conditions:
        return (model.sheet.side, False)
    return (side_of(model, active), model.has("hostile"))


def camp(rules: Ruleset, side: str) -> str:
    """Sides that never fight each other share a camp. Rule: C4.1."""
    faction = rules.factions.get(side)
    if faction is None or side == COWORKERS:
        return side
    if rules.switches.enemies == "sides":
        return "hostiles"
    return min((side, *faction.allied))


def are_enemies(rules: Ruleset, a: Model, b: Model, active: str = "") -> bool:
    """Whether two models are each other's enemies under the edition's policy. Rule: C4.1, R-89."""
    if a.sheet.id == b.sheet.id:
        return False
    mine, yours = side_of(a, active), side_of(b, active)
    if mine == yours != COWORKERS:
        return False
    angry = mine == COWORKERS and a.has("hostile"), yours == COWORKERS and b.has("hostile")
    return fight(rules, mine, yours, *angry)


@lru_cache(maxsize=1024)
def fight(rules: Ruleset, mine: str, yours: str, a_hostile: bool, b_hostile: bool) -> bool:
    """Whether two sides fight; of Coworkers it matters whether they were attacked. Rule: C4.1, R-89."""
    if mine == yours == COWORKERS:
        return rules.switches.enemies == "factions" and (a_hostile or b_hostile)
    if rules.switches.enemies == "sides":
        for side, hostile in ((mine, a_hostile), (yours, b_hostile)):
            if side == COWORKERS and not hostile:
                return False
    return mine != yours and camp(rules, mine) != camp(rules, yours)


def are_friends(a: Model, b: Model, active: str = "") -> bool:
    """Whether two models are of the same side (an ally: "friendly"). Rule: C4.1."""
    return a.sheet.id != b.sheet.id and side_of(a, active) == side_of(b, active)
