"""Who makes a model's choices."""

from sacredwire.rules.state import SEATS, Model, Seat, Table


def hijacker(model: Model) -> str:
    """The side that controls a model in the activation under way, or empty. Rule: R-62."""
    for condition in model.conditions:
        if condition.kind == "hijacked" and condition.began:
            return condition.side
    return ""


def seat_of(table: Table, who: str) -> Seat | None:
    """The seat that makes a model's choices now; None when no player does. Rule: R-62."""
    model = table.models[who]
    side = hijacker(model)
    if side:
        return next((seat for seat in SEATS if seat == side), None)
    return model.sheet.seat


def controller(table: Table, who: str) -> Seat:
    """The seat that makes a model's choices; for models a player controls. Rule: R-62."""
    seat = seat_of(table, who)
    assert seat is not None, "nobody at the table controls this model"
    return seat
