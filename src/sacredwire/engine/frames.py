"""Frames: the frozen places of procedures under way, kept on the stack of a State.

A procedure's own frame stands beside it in ``procedures/``. Here are the leaves, on which a match waits: they know
what they wait for and hand what they get to the frame below.
"""

import msgspec

from sacredwire.engine.inputs import Action
from sacredwire.engine.pending import Roll
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.state import Place, Position, Seat
from sacredwire.rules.zones import Zone


class Frame(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A procedure's place."""


class Fell(Frame, frozen=True, gc=False, tag="roll"):
    """Waits for dice; hands on their groups of faces."""

    chance: Roll


class Bag(Frame, frozen=True, gc=False, tag="bag"):
    """Waits for a token; hands it on. Rule: C4.1."""


class Question(Frame, frozen=True, gc=False, tag="question"):
    """Waits for one of a few actions; hands it on.

    ``hidden``: the other seat sees that something is asked, not what may be answered nor the answer. Rule: R-45.
    """

    seat: Seat
    prompt: str
    offers: tuple[Action, ...]
    who: str = ""
    hidden: bool = False


class Choice(Frame, frozen=True, gc=False, tag="choice"):
    """Waits for the next step of the running activation; hands the action on. Rule: C4.1."""

    who: str


class Facing(Frame, frozen=True, gc=False, tag="facing"):
    """Waits for a direction; hands its degrees on. Rule: C5.1."""

    seat: Seat
    who: str


class Putting(Frame, frozen=True, gc=False, tag="putting"):
    """Waits for a thing to be placed in a zone; hands the place on. Rule: K.setup.

    Attributes:
        seat: Who places it.
        thing: Model or marker id.
        zone: Where it may go.
        spots: Legal places spread over the zone, for people and bots to pick from.
    """

    seat: Seat
    thing: str
    zone: Zone
    spots: tuple[Place, ...]


class Advancing(Frame, frozen=True, gc=False, tag="advancing"):
    """Waits for a Scout's advance, or for a pass; hands the action on. Rule: R-56."""

    seat: Seat
    who: str
    distance: int


class Secret(msgspec.Struct, frozen=True, gc=False, order=True):
    """A fact that one seat knows and nobody else, until the rules reveal it. Rule: R-45.

    Attributes:
        seat: Who knows it.
        key: What kind of fact it is: ``decoy``, ``target``, ...
        value: The model or marker it is about.
    """

    seat: Seat
    key: str
    value: str


class State(msgspec.Struct, frozen=True, gc=False):
    """A match at one moment: what lies on the table, and the procedures under way, innermost last.

    ``secret`` holds the facts not yet revealed, in ascending order: the order of choosing is no fact. A post-game has
    ``books`` and an empty table.
    """

    position: Position
    stack: tuple[Frame, ...]
    secret: tuple[Secret, ...] = ()
    books: Books | None = None
