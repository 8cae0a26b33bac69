"""Who is left of a squad."""

from sacredwire.rules.results import SURVIVES
from sacredwire.rules.state import Position, Seat


def survivors(position: Position, seat: Seat) -> int:
    """Models of a squad not Out of Action and not gone by flight or choice. Rule: R-43."""
    return sum(m.sheet.seat == seat and m.presence in SURVIVES for m in position.models.values())


def on_board(position: Position, seat: Seat) -> int:
    """Models of a squad that stand on the board. Rule: R-43."""
    return sum(m.sheet.seat == seat and m.on_board for m in position.models.values())
