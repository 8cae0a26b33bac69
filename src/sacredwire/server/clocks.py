"""Time controls: how long a seat may take. Deadlines are server time, and no time runs while the server is down."""

import msgspec

from sacredwire.rules.state import SEATS, Seat
from sacredwire.server.wire.messages import Clocks
from sacredwire.server.wire.rest import Control

SHORTEST, LONGEST = 5, 30 * 24 * 3600
"""Seconds that a time control may name."""


class Timer(msgspec.Struct):
    """The clock of one match, milliseconds.

    Attributes:
        control: None, per decision, per match.
        limit: What a seat has, for a decision or for the match.
        left: What each seat has left of its match, the running decision not counted.
        seat: Whose decision runs; None: nobody's.
        since: When it began to run.
    """

    control: Control
    limit: int
    left: dict[Seat, int]
    seat: Seat | None = None
    since: int = 0

    @classmethod
    def of(cls, control: Control, seconds: int) -> "Timer":
        """A clock that has not run yet."""
        return cls(control, seconds * 1000, dict.fromkeys(SEATS, seconds * 1000))

    def run(self, seat: Seat | None, now: int) -> None:
        """A seat is asked: its time runs from now on, and whoever's ran is charged. ``None`` stops all clocks."""
        if self.seat is not None and self.control == "match":
            self.left[self.seat] = max(0, self.left[self.seat] - (now - self.since))
        self.seat, self.since = seat, now

    @property
    def deadline(self) -> int | None:
        """When the running decision is taken out of its seat's hands; None: never."""
        if self.seat is None or self.control == "none":
            return None
        return self.since + (self.limit if self.control == "decision" else self.left[self.seat])

    def charged(self, now: int) -> tuple[int, int]:
        """What blue and amber would have left if the running decision were made now."""
        spent = now - self.since if self.control == "match" else 0
        blue, amber = (max(0, self.left[seat] - (spent if seat == self.seat else 0)) for seat in SEATS)
        return blue, amber

    def shown(self, now: int) -> Clocks:
        """The clock as it travels."""
        return Clocks(self.control, now, self.deadline, {seat: self.left[seat] for seat in SEATS})
