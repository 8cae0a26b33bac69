"""What a match waits for: a decision of a seat, a fall of dice or a token, or nothing any more."""

from typing import Protocol

import msgspec

from sacredwire.engine.inputs import Action, Outcome
from sacredwire.rules.campaign.postings import PostResult
from sacredwire.rules.results import MatchResult
from sacredwire.rules.space.reach import Reach
from sacredwire.rules.state import Edge, Place, Seat


class Roll(msgspec.Struct, frozen=True, gc=False, tag="roll"):
    """Dice that fall together.

    Attributes:
        purpose: What for, one word of the notation (``attack``, ``damage``, ``search``...).
        rule: The rule that asks for it.
        groups: Faces of each die, one group a roller.
        owner: The seat whose roll it is; empty for AI models and the table.
        who: Models that roll, as far as there are, in the order of the groups.
    """

    purpose: str
    rule: str
    groups: tuple[tuple[int, ...], ...]
    owner: str = ""
    who: tuple[str, ...] = ()


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """A token drawn from the bag. Rule: C4.1."""

    bag: tuple[str, ...]


Chance = Roll | Draw


class MoveTo(msgspec.Struct, frozen=True, gc=False):
    """A free move: any legal path of at most ``budget``; ``reach`` proposes stops.

    Attributes:
        who: The mover.
        budget: Hundredths of an inch it may spend.
        again: Whether it costs the action (Move Again).
        reach: Stops within ``budget``.
        stretch: Further hundredths allowed if the move ends Engaged (Zealot, R-56); ``reach`` includes them.
        exits: Edges over which it may leave at the end of the move (C4.20).
        safe: Whether it has disengaged from the enemies it is Engaged with (C4.3).
    """

    who: str
    budget: int
    again: bool
    reach: Reach
    stretch: int = 0
    exits: tuple[Edge, ...] = ()
    safe: bool = False


class ThrowTo(msgspec.Struct, frozen=True, gc=False):
    """A grenade at any point within ``distance`` of the thrower. Rule: C4.15."""

    who: str
    grenade: str
    distance: int


class PutAt(msgspec.Struct, frozen=True, gc=False):
    """A thing placed anywhere the zone allows; ``spots`` are legal places spread over it. Rule: K.setup."""

    thing: str
    spots: tuple[Place, ...]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Any whole degree (Resonance Push). Rule: C5.1."""

    seat: Seat


Offer = Action | MoveTo | ThrowTo | PutAt | Turn


class Decide(msgspec.Struct, frozen=True, gc=False):
    """A seat has to choose one of the offers.

    Attributes:
        seat: Whose decision it is.
        prompt: The question, a key of the catalogue (``prompt-<key>``).
        offers: What may be chosen; regions stand for free choices.
        who: The model it is about, or empty.
        hidden: Whether offers and answer are for that seat alone (R-45).
    """

    seat: Seat
    prompt: str
    offers: tuple[Offer, ...]
    who: str = ""
    hidden: bool = False


class Over(msgspec.Struct, frozen=True):
    """The match, or the post-game, is over.

    Attributes:
        result: How the match ended.
        post: Of a post-game, what it leaves the squad with.
    """

    result: MatchResult
    post: PostResult | None = None


Pending = Decide | Roll | Draw | Over


class Dice(Protocol):
    """Whatever makes chance fall: seeded, live, scripted, or people at a table."""

    def fall(self, chance: Chance) -> Outcome:
        """The outcome of one chance, a ``Fall`` or a ``Drawn``."""
        ...
