"""A model loses its grip on a weapon: its owner chooses which."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Condition, Marker, Model


class Dropping(Frame, frozen=True, gc=False, tag="dropping"):
    """Hands on the id of the marker left lying, or empty. Rule: R-78.

    Attributes:
        who: The one who drops it.
        weapon: Which one, when no choice is left (the one just used).
        by: The model that caused it, credited with what follows.
        void: The critical that did it, for the Trauma Kit.
    """

    who: str
    weapon: str = ""
    by: str = ""
    void: str = ""
    asked: bool = False


def droppable(rules: Ruleset, model: Model) -> tuple[str, ...]:
    """Weapons that can be dropped: all but Improvised Combat. Rule: C2.3."""
    return tuple(dict.fromkeys(weapon for weapon in model.weapons if rules.weapons[weapon].kind != "improvised"))


def step(change: Change, frame: Dropping, got: object) -> None:
    """Asks which weapon, then puts it down. Rule: R-78."""
    model = change.models[frame.who]
    if isinstance(got, Choose):
        frame = replace(frame, weapon=got.option)
    held = droppable(change.rules, model)
    if model.sheet.seat is None:
        _disarm(change, frame.who, frame.void)
        change.pop("")
    elif not held or (frame.weapon and frame.weapon not in held):
        change.pop("")
    elif frame.weapon:
        change.pop(_put_down(change, frame.who, frame.weapon, frame.who))
    else:
        change.set(frame)
        seat = model.sheet.seat
        change.ask(seat, "drop-weapon", [Choose(seat, weapon) for weapon in held], frame.who)


def _disarm(change: Change, who: str, void: str) -> None:
    """An AI model drops none: it is Unarmed until it has spent an activation picking it up. Rule: R-78."""
    change.afflict(who, Condition("unarmed", 1, void=void), "drop-weapon")


def _put_down(change: Change, who: str, weapon: str, owner: str) -> str:
    """The weapon lies where the model stands, as a marker. Rule: R-78, R-221."""
    model = change.models[who]
    change.alter(who, weapons=_without(model.weapons, weapon))
    taken = {marker.id for marker in change.markers}
    name = next(f"weapon-{n}" for n in range(1, len(taken) + 2) if f"weapon-{n}" not in taken)
    change.update(markers=(*change.markers, Marker(name, "weapon", change.foot_of(model), weapon, owner)))
    change.say("weapon-dropped", "R-78", who=who, item=weapon)
    return name


def drop_finds(change: Change, who: str) -> None:
    """What a model found this game stays at the edge it leaves over: weapons for whoever takes them, the rest lost.

    Rule: R-81, R-104.
    """
    for item in change.models[who].found:
        model = change.models[who]
        if item in model.weapons:
            _put_down(change, who, item, owner="")
        elif item == model.armor:
            change.alter(who, armor="", melted=0)
            change.say("find-lost", "R-81", who=who, item=item)
        elif item in model.items:
            change.alter(who, items=_without(model.items, item))
            change.say("find-lost", "R-81", who=who, item=item)
    change.alter(who, found=())


def _without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    index = things.index(thing)
    return (*things[:index], *things[index + 1 :])
