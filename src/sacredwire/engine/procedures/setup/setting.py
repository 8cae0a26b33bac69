"""The frame of set-up, the order of its stages, and what they share: things are placed one by one."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.schema import Layout
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.events import Came
from sacredwire.engine.frames import Frame, Putting
from sacredwire.rules.state import Place, Seat, other
from sacredwire.rules.zones import Zone, spots

Stage = Literal[
    "start",
    "markers",
    "roll-off",
    "advantages",
    "loot",
    "decoys",
    "coworkers",
    "zones",
    "terrain",
    "deploy",
    "redeploy",
    "advance",
    "free-search",
    "done",
]
Part = Literal["begin", "unit", "edge", "who", "piece", "turn", "place", "mission"]

NEED_ZONES = ("edge-stash", "trail")
"""Loot layouts for which the zones must be known. Rule: R-91."""


class Setting(Frame, frozen=True, gc=False, tag="setting"):
    """Set-up in the book's order. Rule: K.setup.

    Attributes:
        at: The stage.
        part: How far the stage has come.
        queue: Things still to be placed in this stage, in order.
        turn: Whose turn it is to place.
        seen: What the stage keeps in mind: an edge, a piece of terrain and how it is turned.
    """

    at: Stage = "start"
    part: Part = "begin"
    queue: tuple[str, ...] = ()
    turn: Seat = "blue"
    seen: tuple[str, ...] = ()


def order(change: Change) -> tuple[Stage, ...]:
    """The stages in their order; what needs the zones has them picked before. Rule: K.setup, R-91, R-98."""
    early = missions.of(change).needs_zones()
    rows = change.position.rows
    sooner = early or (rows.loot_layout in NEED_ZONES and "place-loot" not in rows.setup_advantages)
    before: tuple[Stage, ...] = ("zones",) if sooner else ()
    after: tuple[Stage, ...] = () if sooner else ("zones",)
    opening: tuple[Stage, ...] = ("roll-off", "advantages")
    opening = ("start", *opening, *before, "markers") if early else ("start", "markers", *opening, *before)
    rest: tuple[Stage, ...] = ("terrain", "deploy", "redeploy", "advance", "free-search", "done")
    return (*opening, "loot", "decoys", "coworkers", *after, *rest)


def forward(change: Change, frame: Setting) -> None:
    """Goes on to the next stage."""
    stages = order(change)
    change.set(Setting(stages[stages.index(frame.at) + 1]))


def defender(change: Change) -> Seat:
    """The Defender's seat. Rule: K.roles."""
    return other(change.position.aggressor)


def has_advantage(change: Change, row: str) -> bool:
    """Whether the Defender has an advantage of either table. Rule: K.gap, R-92."""
    rows = change.position.rows
    return row in rows.setup_advantages or row in rows.tactical_advantages


def layout(rows: tuple[Layout, ...], row: str) -> Layout:
    """The row of that id."""
    return next(candidate for candidate in rows if candidate.id == row)


def ask_place(change: Change, frame: Setting, thing: str, zone: Zone) -> None:
    """The seat whose turn it is places a thing; with one spot there is nothing to ask.

    A thing for which there is no room anywhere is left out, and the next one has its turn. Rule: K.setup, K.markers.
    """
    offer(change, frame, thing, *spots(change.rules, change, zone, thing))


def offer(change: Change, frame: Setting, thing: str, zone: Zone, places: tuple[Place, ...]) -> None:
    """The same, with the spots found already."""
    change.set(frame)
    if len(places) == 1 and zone.exact:
        change.result = places[0]
    elif places:
        change.push(Putting(frame.turn, thing, zone, places))
    else:
        change.say("no-room", "K.setup", who=thing)
        if thing in change.models:
            change.alter(thing, presence="removed", place=None)
        change.set(placed(change, frame))


def placed(change: Change, frame: Setting) -> Setting:
    """The next thing, and who places it: the seats by turns, unless an advantage gives all to the Defender.

    Rule: K.setup, K.setup-advantages.
    """
    alone = has_advantage(change, f"place-{frame.at}")
    return replace(frame, queue=frame.queue[1:], turn=frame.turn if alone else other(frame.turn))


def begins(change: Change, frame: Setting, queue: tuple[str, ...], seat: Seat) -> Setting:
    """A row of things to be placed, a seat first, or all by the Defender. Rule: K.setup, K.setup-advantages."""
    alone = has_advantage(change, f"place-{frame.at}")
    return replace(frame, part="place", queue=queue, turn=defender(change) if alone else seat)


def place_of(got: object) -> Place:
    """The place that came from a Put, or that was settled without one."""
    assert isinstance(got, tuple)
    return (got[0], got[1], got[2])


def stand(change: Change, who: str, at: Place) -> None:
    """A model stands on the board."""
    change.alter(who, presence="board", place=at)
    change.tell(Came(who, at, "set-up"))
