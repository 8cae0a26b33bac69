"""A mission at the table: its pieces, asked in order at the moments the engine offers.

What a piece of ``content.missions`` does is a :class:`Part`, one file under ``engine/scenarios``; ``engine.table``
registers which part carries out which piece.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from sacredwire.content.missions import Judgement, Measure
from sacredwire.content.schema import Mission as Row
from sacredwire.content.schema import Role
from sacredwire.engine.change import Change
from sacredwire.engine.endings import LOST, OBJECTIVE
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action
from sacredwire.engine.rewards import pay
from sacredwire.engine.survivors import on_board, survivors
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Edge, Marker, MarkerKind, Model, Place, Position, Seat, other
from sacredwire.rules.zones import Zone

NONE = "none"
"""The game without a mission, in which only the squads count: for scenes that are about something else."""
Counts = Mapping[Seat, int]
"""A count of each side."""


class Wanted(msgspec.Struct, frozen=True, gc=False):
    """A marker the mission wants on the table before loot is placed. Rule: K.markers.

    Attributes:
        id: The marker's id; those whose ids differ in the last part only keep ``zone.apart`` from each other.
        kind: What it is.
        seat: Who places it.
        zone: Where it may lie; None: in the center of the board, or nearest to it, and nobody chooses.
    """

    id: str
    kind: MarkerKind
    seat: Seat
    zone: Zone | None = None


class Part:
    """What one piece adds to a mission; a part answers those moments that concern it. Rule: C0.1, M.

    Attributes:
        row: The mission it belongs to.
    """

    def __init__(self, piece: Any, row: Row) -> None:
        self.piece = piece
        self.row = row

    def needs_zones(self) -> bool:
        """Whether its markers can be placed only when both seats have their deployment zones (M8)."""
        return False

    def wanted(self, change: Change) -> tuple[Wanted, ...]:
        """Its markers, in the order in which they are placed before loot (K.markers)."""
        del change
        return ()

    def deployed(self, change: Change) -> None:
        """Set-up is over: all stand, Scouts have advanced. It may push frames (hidden targets, first hostiles)."""

    def start_of_round(self, change: Change) -> None:
        """A round begins, its tokens are in the bag."""

    def displaced(self, change: Change) -> None:
        """A model stands somewhere else than before."""

    def arriving(self, change: Change) -> None:
        """Hostiles arrive as a round starts. It may push frames."""

    def end_of_activation(self, change: Change, who: str) -> None:
        """An activation (a player's or of a model of a group) is over."""

    def end_of_round(self, change: Change) -> None:
        """A round is over: missions count (R-59)."""

    def lost(self, change: Change, who: str, by: str) -> None:
        """A model goes Out of Action, flees from now on, or leaves for good; ``by`` took it out, if anybody did.

        It is told just before it goes, while it still stands where it stood.
        """

    def ends(self, change: Change) -> str:
        """How it ends the game, asked after every activation and as a round ends; empty: the game goes on."""
        del change
        return ""

    def closing(self, change: Change) -> Frame | None:
        """The game has ended: what must still be chosen before it is judged, one frame at a time."""
        del change
        return None

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """Interact actions on its markers that the model may take now."""
        del rules, position, model
        return ()

    def interact(self, change: Change, who: str, marker: Marker, how: str) -> Frame | None:
        """Carries out an Interact with a marker, if it is one of its own; a frame where dice or choices are needed."""
        del change, who, marker, how
        return None

    def aftermath(self, change: Change, winner: Seat | None) -> None:
        """Victory is judged and paid (R-63): what happens then. It may push frames."""

    def wits_reasons(self, model: Model) -> tuple[Reason, ...]:
        """What it changes about each Wits roll of a model."""
        del model
        return ()

    def may_cast(self, model: Model) -> bool:
        """Whether it lets a model Cast."""
        del model
        return True

    def cast_reasons(self, position: Position, model: Model) -> tuple[Reason, ...]:
        """What it changes about a model's Cast roll."""
        del position, model
        return ()

    def may_disengage(self, model: Model) -> bool:
        """Whether it lets a model Disengage (a carrier may not)."""
        del model
        return True

    def exits(self, rules: Ruleset, position: Position, model: Model) -> tuple[Edge, ...]:
        """Edges over which leaving is a mission exit for the model, no flight (K.exits)."""
        del rules, position, model
        return ()

    def may_leave(self, rules: Ruleset, position: Position, model: Model, edge: Edge, at: Place, safe: bool) -> bool:
        """Whether a model may walk off over that edge from a place (Breakthrough: not Engaged there, unless safe)."""
        del rules, position, model, edge, at, safe
        return True

    def exited(self, change: Change, who: str, edge: Edge, carried: tuple[str, ...]) -> None:
        """A model left by a mission exit, carrying those markers."""

    def swapped(self, position: Position) -> bool:
        """Whether the sides have swapped their roles in it."""
        del position
        return False

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """What it counts of both sides; None where another piece counts that."""
        del rules, position, what
        return None


OFTEN = ("displaced", "end_of_activation", "ends", "interactions", "may_leave")
"""Moments that come so often that only those parts are asked that have an answer to them."""


def answers(part: Part, moment: str) -> bool:
    """Whether a part has an answer of its own to a moment."""
    return getattr(type(part), moment) is not getattr(Part, moment)


class Mission:
    """A mission as it is played: every moment goes to each of its parts in order. Rule: C0.1, M.

    Args:
        row: Its pieces, how it is judged, what it pays.
        parts: What its pieces do.
    """

    def __init__(self, row: Row, parts: tuple[Part, ...]) -> None:
        self.row = row
        self.parts = parts
        self._answering = {name: tuple(part for part in parts if answers(part, name)) for name in OFTEN}

    def needs_zones(self) -> bool:
        """Whether its markers can be placed only when both seats have their deployment zones (M8)."""
        return any(part.needs_zones() for part in self.parts)

    def wanted(self, change: Change) -> tuple[Wanted, ...]:
        """The mission's markers, in the order in which they are placed before loot (K.markers)."""
        return tuple(wanted for part in self.parts for wanted in part.wanted(change))

    def deployed(self, change: Change) -> None:
        """Set-up is over: all stand, Scouts have advanced. What the first part has to do comes first."""
        for part in reversed(self.parts):
            part.deployed(change)

    def arriving(self, change: Change) -> None:
        """Hostiles arrive as a round starts, those of the first part first."""
        for part in reversed(self.parts):
            part.arriving(change)

    def start_of_round(self, change: Change) -> None:
        """A round begins, its tokens are in the bag."""
        for part in self.parts:
            part.start_of_round(change)

    def displaced(self, change: Change) -> None:
        """A model stands somewhere else than before."""
        for part in self._answering["displaced"]:
            part.displaced(change)

    def end_of_activation(self, change: Change, who: str) -> None:
        """An activation (a player's or of a model of a group) is over."""
        for part in self._answering["end_of_activation"]:
            part.end_of_activation(change, who)

    def end_of_round(self, change: Change) -> None:
        """A round is over: the mission counts (R-59)."""
        for part in self.parts:
            part.end_of_round(change)

    def lost(self, change: Change, who: str, by: str = "") -> None:
        """A model goes Out of Action, flees from now on, or leaves for good; ``by`` took it out, if anybody did."""
        for part in self.parts:
            part.lost(change, who, by)

    def is_over(self, change: Change) -> bool:
        """Whether the game ended with the activation just finished: somebody has won at once. Rule: R-93."""
        if not change.position.ended:
            how = OBJECTIVE if change.position.winner is not None else ""
            for part in self._answering["ends"]:
                how = how or part.ends(change)
            if how:
                change.update(ended=how)
        return bool(change.position.ended)

    def closing(self, change: Change) -> Frame | None:
        """What must still be chosen before the game is judged, one frame at a time."""
        return next((frame for part in self.parts if (frame := part.closing(change)) is not None), None)

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """Interact actions on the mission's markers that the model may take now."""
        parts = self._answering["interactions"]
        return tuple([action for part in parts for action in part.interactions(rules, position, model)])

    def interact(self, change: Change, who: str, marker: Marker, how: str) -> Frame | None:
        """Carries out an Interact with one of its markers; a frame where dice or choices are needed."""
        frames = (part.interact(change, who, marker, how) for part in self.parts)
        return next((more for more in frames if more is not None), None)

    def aftermath(self, change: Change, winner: Seat | None) -> None:
        """Victory is judged and paid: what happens then, the first part's first. Rule: R-63."""
        for part in reversed(self.parts):
            part.aftermath(change, winner)

    def wits_reasons(self, model: Model) -> tuple[Reason, ...]:
        """What the mission changes about each Wits roll of a model."""
        return tuple(reason for part in self.parts for reason in part.wits_reasons(model))

    def may_cast(self, model: Model) -> bool:
        """Whether the mission lets a model Cast."""
        return all(part.may_cast(model) for part in self.parts)

    def cast_reasons(self, position: Position, model: Model) -> tuple[Reason, ...]:
        """What the mission changes about a model's Cast roll."""
        return tuple(reason for part in self.parts for reason in part.cast_reasons(position, model))

    def may_disengage(self, model: Model) -> bool:
        """Whether the mission lets a model Disengage (a carrier may not)."""
        return all(part.may_disengage(model) for part in self.parts)

    def exits(self, rules: Ruleset, position: Position, model: Model) -> tuple[Edge, ...]:
        """Edges over which leaving is a mission exit for the model, no flight (K.exits)."""
        return tuple(edge for part in self.parts for edge in part.exits(rules, position, model))

    def may_leave(self, rules: Ruleset, position: Position, model: Model, edge: Edge, at: Place, safe: bool) -> bool:
        """Whether a model may walk off over that edge from a place; ``safe``: it has disengaged."""
        parts = self._answering["may_leave"]
        return all(part.may_leave(rules, position, model, edge, at, safe) for part in parts)

    def exited(self, change: Change, who: str, edge: Edge, carried: tuple[str, ...]) -> None:
        """A model left by a mission exit, carrying those markers."""
        for part in self.parts:
            part.exited(change, who, edge, carried)

    def role(self, position: Position, seat: Seat) -> Role:
        """What a seat is in the mission, at this moment. Rule: K.roles, M13.1, M14.2, R-97."""
        second = (seat != position.aggressor) != any(part.swapped(position) for part in self.parts)
        return self.row.roles[second]

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts:
        """What the mission counts of both sides. Rule: R-43."""
        if what in ("survivors", "on-board"):
            count = survivors if what == "survivors" else on_board
            return {seat: count(position, seat) for seat in SEATS}
        found = (part.measure(rules, position, what) for part in self.parts)
        return next(counts for counts in found if counts is not None)

    def judge(self, rules: Ruleset, position: Position) -> tuple[Seat | None, str]:
        """Who won and by what, once the game has ended: the first step that tells the sides apart. Rule: K.tie-break.

        Where no side has anything a step says nothing.
        """
        if position.ended == LOST:
            return None, LOST
        *_, (by, counts) = self.judging(rules, position)
        return ahead(counts), by

    def judging(self, rules: Ruleset, position: Position) -> Iterator[tuple[Judgement, Counts]]:
        """The steps of judging with both sides' counts, up to the one that tells the sides apart. Rule: K.tie-break."""
        for by in self.row.victory:
            tied: Counts = {position.aggressor: 0, other(position.aggressor): 1}
            counts = tied if by == "defender" else self.measure(rules, position, by)
            yield by, counts
            if ahead(counts):
                return

    def reward(self, change: Change, winner: Seat | None) -> None:
        """Rewards, extras and intel, on their conditions. Rule: M, K.merits, R-41, R-153."""
        position = change.position_now()
        for pays in self.row.rewards:
            counts = self.measure(change.rules, position, pays.of) if pays.of else dict.fromkeys(SEATS, 0)
            pay(change, pays, self.row.rule, counts, winner)


def ahead(counts: Counts) -> Seat | None:
    """The side that has more of something; None: as many, or nobody has anything. Rule: K.tie-break."""
    first, second = (counts[seat] for seat in SEATS)
    if first == second or max(first, second) <= 0:
        return None
    return SEATS[0] if first > second else SEATS[1]


_PARTS: dict[type[Any], Callable[[Any, Row], Part]] = {}
_MADE: dict[int, Mission] = {}
MOST = 256
"""Missions kept ready; when there are more, all are made anew."""
NO_MISSION = Row(id=NONE, victory=("survivors",))


def register(piece: type[Any], part: Callable[[Any, Row], Part]) -> None:
    """Makes known what carries out a kind of piece."""
    _PARTS[piece] = part


def of(change: Change) -> Mission:
    """The mission being played."""
    return named(change.rules, change.position.mission)


def named(rules: Ruleset, mission: str) -> Mission:
    """The mission of that id, by the rows of an edition."""
    row = NO_MISSION if mission == NONE else rules.missions[mission]
    found = _MADE.get(id(row))
    if found is None:
        if len(_MADE) >= MOST:
            _MADE.clear()
        found = _MADE[id(row)] = Mission(row, tuple(_PARTS[type(piece)](piece, row) for piece in row.pieces))
    return found


def names(rules: Ruleset) -> tuple[str, ...]:
    """The ids of all missions that can be played, in alphabetical order."""
    return tuple(sorted([NONE, *(row.id for row in rules.missions.values() if row.victory)]))
