"""Who is the Extractor: the Aggressor, unless the roles were swapped."""

from sacredwire.rules.state import Position, Seat, other

RECORDED = "recorded"
"""The counter of the Evidence that a seat came with. Rule: R-97."""
SWAPPED = "swapped"
"""The counter of swaps. Rule: M14.10, R-97."""


def extractor(position: Position) -> Seat:
    """The seat that has to carry the thing off. Rule: M14.2, M14.10, R-97."""
    swapped = position.counters.get(SWAPPED, 0) % 2
    return other(position.aggressor) if swapped else position.aggressor
