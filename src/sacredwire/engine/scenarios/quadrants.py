"""The quarters of the board, and models that stand on the lines between them."""

from typing import Literal

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.engine.scenarios.presence import counted
from sacredwire.rules.state import Model, Position, other

Quarter = Literal["NE", "SE", "SW", "NW"]
QUARTERS: tuple[Quarter, ...] = ("NE", "SE", "SW", "NW")


class Siding(Frame, frozen=True, gc=False, tag="siding"):
    """The owner of a model on a line says in which quadrant it counts. Rule: M3.4, R-94."""

    who: str


def step(change: Change, frame: Siding, got: object) -> None:
    """Asks, and notes the answer where all can see it. Rule: M3.4, R-94."""
    model = change.models[frame.who]
    seat = model.sheet.seat
    assert seat is not None, "hostiles count by their centre"
    if got is None:
        offers = [Choose(seat, quarter) for quarter in quarters_of(model, change.terrain.size)]
        change.ask(seat, "quadrant", offers, frame.who)
        return
    assert isinstance(got, Choose)
    number = next(n for n, quarter in enumerate(QUARTERS) if quarter == got.option)
    change.note({_key(frame.who): number})
    change.say("quadrant-chosen", "R-94", who=frame.who, quadrant=got.option)
    change.pop()


def choosers(position: Position, size: int) -> list[Model]:
    """Models on a line whose quadrant is not settled yet: the Aggressor's, then the Defender's. Rule: M3.4, R-94."""
    order = (position.aggressor, other(position.aggressor))
    models = [model for seat in order for model in counted(position, seat)]
    return [m for m in models if _key(m.id) not in position.counters and len(quarters_of(m, size)) > 1]


def stands_in(position: Position, model: Model, size: int) -> Quarter:
    """The quadrant in which a model counts: of a squad's on a line the chosen one, else its centre's. Rule: R-94."""
    chosen = position.counters.get(_key(model.id))
    return QUARTERS[chosen] if chosen is not None else _of_centre(model, size)


def quarters_of(model: Model, size: int) -> tuple[Quarter, ...]:
    """Every quadrant that a model's base reaches into; a base that only touches a line does not. Rule: M3.4, R-66."""
    assert model.place is not None
    half, radius = size // 2, model.sheet.radius
    east, north = model.place[0] - half, model.place[1] - half
    found: list[Quarter] = []
    for quarter in QUARTERS:
        across = max(0, -east if quarter[1] == "E" else east)
        along = max(0, -north if quarter[0] == "N" else north)
        if across * across + along * along < radius * radius:
            found.append(quarter)
    return tuple(found)


def _of_centre(model: Model, size: int) -> Quarter:
    """The quadrant of its centre; a centre right on a line is north or east of it. Rule: R-94, R-152."""
    assert model.place is not None
    east, north = model.place[0] * 2 >= size, model.place[1] * 2 >= size
    return QUARTERS[(0 if east else 3) if north else (1 if east else 2)]


def _key(who: str) -> str:
    return f"quadrant.{who}"
