"""Hostiles come onto the board, one after another, as near to a point as there is room."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.events import Came
from sacredwire.engine.frames import Frame
from sacredwire.rules.hostiles.arrival import free_places
from sacredwire.rules.hostiles.units import new_unit_model
from sacredwire.rules.space.area import Zone
from sacredwire.rules.state import Place

HOSTILE = "h"
"""What the tokens of hostile groups begin with."""


class Coming(Frame, frozen=True, gc=False, tag="coming"):
    """Places models that wait; those for whom there is no room do not come. Rule: R-86, R-87.

    Attributes:
        queue: The models, in order.
        middle: The point they gather round.
        zone: Where their centres must lie while there is room, or None.
        how: ``arrive`` or ``summon``; those summoned keep their distance from each other too.
        placed: Those who have come already.
    """

    queue: tuple[str, ...]
    middle: Place
    zone: Zone | None = None
    how: Literal["arrive", "summon"] = "arrive"
    at: Literal["place", "chosen"] = "place"
    placed: tuple[str, ...] = ()


def step(change: Change, frame: Coming, got: object) -> None:
    """Places the next model, ties by the dice. Rule: R-87."""
    if not frame.queue:
        change.pop()
        return
    who = frame.queue[0]
    radius = change.models[who].sheet.radius
    mates = frame.placed if frame.how == "arrive" else ()
    places = free_places(change.rules, change, radius, frame.middle, frame.zone, mates)
    if len(places) > 1 and frame.at == "place":
        change.set(replace(frame, at="chosen"))
        change.fall("tie", "R-87", [(len(places),)])
        return
    if places:
        place = places[got[0][0] - 1] if isinstance(got, tuple) else places[0]
        change.alter(who, presence="board", place=place)
        change.tell(Came(who, place, frame.how))
        frame = replace(frame, placed=(*frame.placed, who))
    else:
        change.alter(who, presence="removed")
        change.say("no-room", "R-87", who=who)
    change.set(replace(frame, at="place", queue=frame.queue[1:]))


def new_group(change: Change, unit: str, count: int) -> tuple[str, ...]:
    """The models of a new group of a unit, not on the board yet; its token comes with the next bag. Rule: I.units."""
    rules = change.rules
    faction = next(id_ for id_, faction in rules.factions.items() if any(row.id == unit for row in faction.units))
    taken = [int(m.sheet.group[1:]) for m in change.models.values() if m.sheet.group.startswith(HOSTILE)]
    number = max((change.position.arrivals.get(HOSTILE, 0), *taken)) + 1
    change.update(arrivals={**change.position.arrivals, HOSTILE: number})
    models = [new_unit_model(rules, rules.units[unit], faction, f"{HOSTILE}{number}", n) for n in range(1, count + 1)]
    return tuple(change.put(model).id for model in models)
