"""What a model of no player does in its activation."""

from sacredwire.content.effects import MobUp
from sacredwire.content.schema import Behavior
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.hunt import Hunting
from sacredwire.engine.procedures.phase import Phasing
from sacredwire.engine.procedures.roam import Roaming
from sacredwire.engine.procedures.summon import Summoning
from sacredwire.rules.control import hijacker
from sacredwire.rules.state import Model


def deed(change: Change, who: str, behavior: Behavior) -> Frame | None:
    """The procedure of a behavior; None when it is over at once.

    A model whose weapon was dropped picks it up and does nothing else; one hijacked by an AI model turns on its own.
    Rule: I.behaviors, R-62, R-78.
    """
    model = change.models[who]
    if hijacker(model):
        return Hunting(who, at="victim")
    armed = tuple(c for c in model.conditions if c.kind != "unarmed" or not c.amount)
    if len(armed) < len(model.conditions):
        change.alter(who, conditions=armed)
        change.say("rearms", "R-78", who=who)
        return None
    match behavior:
        case "attack":
            return Hunting(who)
        case "frenzy":
            return Hunting(who, twice=True)
        case "mob-up":
            return Hunting(who, bonus=_mob_up(change, model))
        case "patrol" | "cover" | "regroup" | "flee":
            return Roaming(who, behavior)
        case "summon":
            return Summoning(who)
        case "phase":
            return Phasing(who)
        case "cooperate":
            _cooperate(change, model)
        case "wait":
            change.say("waits", "I.behaviors", who=who)
    return None


def _mob_up(change: Change, model: Model) -> int:
    return sum(effect.amount for effect in change.rules.traits(model) if type(effect) is MobUp)


def _cooperate(change: Change, model: Model) -> None:
    """Interrogating the group is easier during the next round. Rule: I.cooperate."""
    group = model.sheet.group
    change.update(cooperation={**change.position.cooperation, group: change.round + 1})
    change.say("cooperate", "I.cooperate", who=model.id, group=group)
