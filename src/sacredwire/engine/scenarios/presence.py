"""Who counts in zones: squads' models that do not flee, and hostiles of the factions."""

from collections.abc import Iterable

from sacredwire.rules.engagement import COWORKERS
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import Model, Place, Position, Seat


def counted(position: Position, seat: Seat) -> tuple[Model, ...]:
    """Models of a squad on the board that do not flee. Rule: R-94."""
    return tuple(
        model
        for model in position.models.values()
        if model.sheet.seat == seat and model.on_board and not model.has("fleeing")
    )


def hostiles(position: Position) -> tuple[Model, ...]:
    """Models of hostile factions on the board that do not flee; no Coworkers, marked or not. Rule: R-94."""
    return tuple(filter(is_hostile, position.models.values()))


def is_hostile(model: Model) -> bool:
    """Whether a model is one of these. Rule: R-94."""
    sheet = model.sheet
    return sheet.seat is None and model.on_board and sheet.side != COWORKERS and not model.has("fleeing")


def near(models: Iterable[Model], place: Place, reach: int) -> int:
    """How many of the models are within reach of a place, hundredths. Rule: R-16, R-66."""
    return sum(m.place is not None and within(m.place, m.sheet.radius, place, 0, reach) for m in models)
