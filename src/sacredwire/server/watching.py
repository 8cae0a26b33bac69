"""Whoever is connected to a match, and what it was shown last."""

from collections.abc import Callable

from sacredwire.rules.state import Seat
from sacredwire.server.wire.table import View

Send = Callable[[bytes], object]


class Watcher:
    """One connection to a match.

    Args:
        match: The match's id.
        role: ``player`` or ``spectator``.
        seats: The seats it plays.
        send: Takes what is to be sent to it, in order.

    Attributes:
        looking: The seat through whose eyes it sees; None: an onlooker's.
        view: What it was shown last.
    """

    def __init__(self, match: str, role: str, seats: tuple[Seat, ...], send: Send) -> None:
        self.match, self.role, self.seats, self.send = match, role, seats, send
        self.looking: Seat | None = seats[0] if seats else None
        self.view: View | None = None
