"""An Interact action: a dropped weapon is picked up, or the mission's marker answers."""

from msgspec.structs import replace

from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame


class Interacting(Frame, frozen=True, gc=False, tag="interacting"):
    """Resolves an Interact. Rule: C4.3, R-65, R-78."""

    who: str
    thing: str
    how: str = ""
    begun: bool = False


def step(change: Change, frame: Interacting, got: object) -> None:
    """Takes the weapon, a find unless it was its own; or asks the mission. Rule: C4.3, R-78, R-81."""
    del got
    marker = change.marker(frame.thing)
    if marker is None or frame.begun:
        change.pop()
    elif marker.kind == "weapon":
        model = change.models[frame.who]
        found = model.found if marker.owner == frame.who else (*model.found, marker.item)
        change.alter(frame.who, weapons=(*model.weapons, marker.item), found=found)
        change.unmark(marker.id)
        change.say("picked-up", "R-78", who=frame.who, item=marker.item)
        change.pop()
    else:
        change.set(replace(frame, begun=True))
        more = missions.of(change).interact(change, frame.who, marker, frame.how)
        if more is not None:
            change.push(more)
