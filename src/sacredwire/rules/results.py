"""What a match leaves behind: how it ended, and what each seat and each of its models is left with."""

import msgspec

from sacredwire.rules.state import Lasting, Seat

SURVIVES = ("board", "exited")
"""Presences of a survivor. Rule: R-43."""


class ModelResult(msgspec.Struct, frozen=True):
    """What a match leaves a model with, for the post-game. Rule: K.postgame."""

    id: str
    name: str
    presence: str
    health: int
    permanent: tuple[Lasting, ...]
    injury: int
    weapons: tuple[str, ...]
    armor: str
    items: tuple[str, ...]
    powers: tuple[str, ...]
    found: tuple[str, ...]
    spent: tuple[str, ...]
    kills: tuple[str, ...]
    merits: int


class SeatResult(msgspec.Struct, frozen=True):
    """What a match leaves a seat with. Evidence is provisional until recorded. Rule: R-41.

    Attributes:
        seat: The seat.
        survivors: How many of its models survive.
        subs, leads, evidence: What it gathered.
        lost_evidence: Recorded pieces it loses, at random.
        finds: Found items that no finder may use.
        models: What each of its models is left with.
        role: What it was in the end: ``aggressor``, ``defender``, ``discoverer``, ``extractor``, ``interceptor``.
        loses_leads: Whether it loses all its Leads, those of this game too. Rule: M14.10, M14.11.
        campaign: Whether it has won the campaign. Rule: M14.9.
    """

    seat: Seat
    survivors: int
    subs: int
    leads: int
    evidence: int
    lost_evidence: int
    finds: tuple[str, ...]
    models: tuple[ModelResult, ...]
    role: str = ""
    loses_leads: bool = False
    campaign: bool = False


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended.

    Attributes:
        winner: The winning seat, or None when both lose.
        by: How: ``objective``, ``holding``, ``survivors``, ``defender``, ``concession``, ...
        ended: Why it stopped: ``objective``, ``duration``, ``no-models``, ``called``, ``concession``.
        round: The last round.
        seats: What each seat is left with.
    """

    winner: Seat | None
    by: str
    ended: str
    round: int
    seats: tuple[SeatResult, ...]
