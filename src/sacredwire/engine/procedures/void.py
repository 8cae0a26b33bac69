"""A Trauma Kit used as an action: one critical suffered before is as if it had not been."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.lasting import take_back
from sacredwire.rules.state import Suffered


def void_critical(change: Change, who: str, index: int = -1) -> None:
    """Voids a critical: its conditions, permanent changes and damage; a dropped weapon still lying there comes back.

    Without an ``index`` the latest one. Rule: R-30.
    """
    model = change.models[who]
    if not model.criticals:
        return
    suffered = model.criticals[index]
    change.alter(who, criticals=tuple(one for one in model.criticals if one is not suffered))
    _end_conditions(change, who, suffered)
    take_back(change, who, suffered.lasting, suffered.armor)
    marker = change.marker(suffered.dropped) if suffered.dropped else None
    if marker is not None and marker.owner == who:  # ids are used again: another's weapon may bear it by now
        change.unmark(marker.id)
        change.alter(who, weapons=(*change.models[who].weapons, marker.item))
    if suffered.damage:
        change.heal(who, suffered.damage, suffered.row)
    change.alter(who, injury=change.models[who].injury - suffered.injury)
    change.say("voided", "R-30", who=who, row=suffered.row)


def _end_conditions(change: Change, who: str, suffered: Suffered) -> None:
    model = change.models[who]
    kept = tuple(condition for condition in model.conditions if condition.void != suffered.row)
    change.put(replace(model, conditions=kept))
