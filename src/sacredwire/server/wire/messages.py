"""The messages of the WebSocket, both ways, told apart by ``type``. What each is for is told in docs/protocol.md."""

from typing import Literal

import msgspec

from sacredwire.content.keys import Part
from sacredwire.errors import Param
from sacredwire.rules.state import Place, Seat
from sacredwire.server.wire.asks import Odds
from sacredwire.server.wire.table import Patch, View
from sacredwire.server.wire.told import Moment


class _FromClient(msgspec.Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """A message of a client: what it does not know is refused."""


class Hello(_FromClient, frozen=True, gc=False, tag="hello"):
    """Opens a match with a token. ``since`` is the last ``seq`` known, so that only later moments are sent again.

    ``seat``: as which of its seats a hot-seat token wants to look; it is asked for again by ``look``.
    """

    match: str
    token: str
    since: int = 0
    seat: Seat | None = None


class Decision(_FromClient, frozen=True, gc=False, tag="input"):
    """A decision, as a line of the notation, made on sight of ``seq``. The same ``id`` counts once."""

    id: str
    seq: int
    line: str


class Undo(_FromClient, frozen=True, gc=False, tag="undo"):
    """Takes back one's last decision, as far as nothing new came to light since."""

    id: str
    seq: int


class Look(_FromClient, frozen=True, gc=False, tag="look"):
    """A hot-seat token looks as the other of its seats, after the hand-over."""

    seat: Seat


class AskPath(_FromClient, frozen=True, gc=False, tag="path"):
    """How a move would go: to a place, by waypoints or, with none, by the shortest way."""

    id: str
    who: str
    to: Place
    via: tuple[Place, ...] = ()
    again: bool = False


class AskSight(_FromClient, frozen=True, gc=False, tag="sight"):
    """The fifteen samples of a line of sight, point by point; ``at`` looks from another place than the seer's."""

    id: str
    seer: str
    target: str
    at: Place | None = None


class AskWhatIf(_FromClient, frozen=True, gc=False, tag="what-if"):
    """What a model could attack, and at which odds, if it stood somewhere else after its move."""

    id: str
    who: str
    at: Place


class GiveUp(_FromClient, frozen=True, gc=False, tag="concede"):
    """Gives the match up for a seat, at once or as soon as it is asked next."""

    id: str
    seat: Seat


class HandOver(_FromClient, frozen=True, gc=False, tag="hand-over"):
    """A bot decides for one's seat from now on; an empty name hands it back.

    A player may ask so for the other seat too, once nobody of it was there for two minutes; whoever comes back hands
    it back.
    """

    id: str
    seat: Seat
    bot: str


class Ping(_FromClient, frozen=True, gc=False, tag="ping"):
    """Asks whether the server is there."""

    id: str = ""


FromClient = Hello | Decision | Undo | Look | AskPath | AskSight | AskWhatIf | GiveUp | HandOver | Ping


class _FromServer(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A message of the server."""


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits where.

    Attributes:
        seat: The seat.
        player: ``person``, ``open`` (nobody joined yet), or a bot's name.
        name: What the player calls itself.
        away: Since when nobody of it is connected, server time in milliseconds; None: somebody is, or it is a bot's.
        leaving: Whether it gives up as soon as it is asked.
    """

    seat: Seat
    player: str
    name: str
    away: int | None
    leaving: bool


class Welcome(_FromServer, frozen=True, gc=False, tag="welcome"):
    """The answer to ``hello``: who one is, the whole view, and the moments one does not know yet.

    Attributes:
        role: ``player`` or ``spectator``.
        seats: The seats of the token.
        reset: Whether all moments known before are void (there was an undo since): these are all there are.
        opening: What the log opens with: who is who, and what was generated.
        moments: Those after ``since``.
        view: The view.
        players: Who sits where.
        clocks: Deadlines and time left.
        dice: SHA-256 of the secret the dice fall by; the secret is told when the match is over.
    """

    match: str
    role: Literal["player", "spectator"]
    seats: tuple[Seat, ...]
    reset: bool
    opening: tuple[Part, ...]
    moments: tuple[Moment, ...]
    view: View
    players: tuple[SeatInfo, ...]
    clocks: "Clocks"
    dice: str


class Clocks(_FromServer, frozen=True, gc=False, tag="clocks"):
    """Time as the server counts it, milliseconds.

    Attributes:
        control: ``none``, ``decision``, or ``match``.
        now: The server's time, so that a client knows how far its own is off.
        deadline: When the decision waited for is taken out of its seat's hands; None: never.
        left: What each seat has left of its time for the match, the running decision not counted.
    """

    control: Literal["none", "decision", "match"]
    now: int
    deadline: int | None
    left: dict[str, int]


class Steps(_FromServer, frozen=True, gc=False, tag="steps"):
    """One or more inputs were stored: what happened, and what changed. ``view`` instead of ``patch``: all anew."""

    moments: tuple[Moment, ...]
    patch: Patch | None
    view: View | None
    clocks: Clocks


class Undone(_FromServer, frozen=True, gc=False, tag="undone"):
    """A decision was taken back: moments after ``back_to`` never were."""

    seq: int
    by: Seat
    back_to: int
    view: View
    clocks: Clocks


class Looked(_FromServer, frozen=True, gc=False, tag="looked"):
    """The view of the seat now looked as."""

    view: View


class Ack(_FromServer, frozen=True, gc=False, tag="ack"):
    """What was sent under this id is done and stored; ``seq`` is its number in the journal."""

    id: str
    seq: int


class Refused(_FromServer, frozen=True, gc=False, tag="refused"):
    """What was sent under this id is refused; nothing changed. ``error-<code>`` says why."""

    id: str
    code: str
    params: dict[str, Param]
    seq: int


class Way(_FromServer, frozen=True, gc=False, tag="way"):
    """How a move goes.

    Attributes:
        points: The places of the polyline, the start among them.
        line: The input that makes this move.
        length: What it costs, hundredths.
        kind: What it holds, as bits: 1 climbing, 2 a jump, 4 a drop.
        falls: The heights of its falls, hundredths; ``dice`` of damage all together.
        refused: Why it is not possible (``error-<code>``), or empty.
        params: What that sentence needs.
    """

    id: str
    points: tuple[Place, ...]
    line: str
    length: int
    kind: int
    falls: tuple[int, ...]
    dice: int
    refused: str
    params: dict[str, Param]


class Sample(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One sampled point of a body, as a row ``[at, by]``; ``by`` is empty when it is seen."""

    at: Place
    by: tuple[str, ...]


class SightShown(_FromServer, frozen=True, gc=False, tag="sight"):
    """A line of sight point by point, from the eye."""

    id: str
    eye: Place
    samples: tuple[Sample, ...]


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """An attack that could be made from there; ``line`` cannot be sent yet."""

    line: str
    target: str
    weapon: str
    odds: Odds


class WhatIf(_FromServer, frozen=True, gc=False, tag="what-if"):
    """What a model could do from another place.

    Attributes:
        engaged: Enemies it would be Engaged with.
        sees: What it would see: pairs of a model and the samples seen, as bits.
        seen_by: Who would see it, the same way.
        attacks: What it could attack.
    """

    id: str
    engaged: tuple[str, ...]
    sees: tuple[tuple[str, int], ...]
    seen_by: tuple[tuple[str, int], ...]
    attacks: tuple[Prospect, ...]


class Players(_FromServer, frozen=True, gc=False, tag="players"):
    """Who sits where has changed."""

    players: tuple[SeatInfo, ...]


class Over(_FromServer, frozen=True, gc=False, tag="over"):
    """The match is over: the secret the dice fell by, in hex, for whoever wants to check them."""

    secret: str


class Pong(_FromServer, frozen=True, gc=False, tag="pong"):
    """The server is there; ``now`` is its time, milliseconds."""

    id: str
    now: int


FromServer = (
    Welcome | Steps | Undone | Looked | Ack | Refused | Way | SightShown | WhatIf | Players | Clocks | Over | Pong
)  # fmt: skip
