"""What a mission adds to the game, at the moments the engine offers. One file a mission under ``engine/scenarios``."""

from typing import Protocol

import msgspec

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Edge, Marker, MarkerKind, Model, Position, Seat
from sacredwire.rules.zones import Zone


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


class Mission(Protocol):
    """The moments at which a mission is asked; what it says beats the rulebook. Rule: C0.1, M."""

    def needs_zones(self) -> bool:
        """Whether its markers can be placed only when both seats have their deployment zones (M8)."""
        ...

    def wanted(self, change: Change) -> tuple[Wanted, ...]:
        """The mission's markers, in the order in which they are placed before loot (K.markers)."""
        ...

    def deployed(self, change: Change) -> None:
        """Set-up is over: all stand, Scouts have advanced. It may push frames (hidden targets, first hostiles)."""
        ...

    def start_of_round(self, change: Change) -> None:
        """A round begins, its tokens are in the bag."""
        ...

    def end_of_activation(self, change: Change, who: str) -> None:
        """An activation (a player's or of a model of a group) is over."""
        ...

    def end_of_round(self, change: Change) -> None:
        """A round is over: mission counts (R-59)."""
        ...

    def is_over(self, change: Change) -> bool:
        """Whether the game ended with the activation just finished (R-93); then ``position.ended`` is set."""
        ...

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """Interact actions on the mission's markers that the model may take now."""
        ...

    def interact(self, change: Change, who: str, marker: Marker) -> Frame | None:
        """Carries out an Interact with one of its markers; a frame where dice or choices are needed."""
        ...

    def may_disengage(self, model: Model) -> bool:
        """Whether the mission lets a model Disengage (a carrier may not)."""
        ...

    def exits(self, rules: Ruleset, position: Position, model: Model) -> tuple[Edge, ...]:
        """Edges over which leaving is a mission exit for the model, no flight (K.exits)."""
        ...

    def may_leave(self, rules: Ruleset, position: Position, model: Model, edge: Edge) -> bool:
        """Whether a model may walk off over that edge now (a mission may forbid it: Breakthrough, Engaged)."""
        ...

    def exited(self, change: Change, who: str, edge: Edge, carried: tuple[str, ...]) -> None:
        """A model left by a mission exit, carrying those markers."""
        ...

    def judge(self, rules: Ruleset, position: Position) -> tuple[Seat | None, str]:
        """Who won and by what, once the game has ended."""
        ...

    def reward(self, change: Change, winner: Seat | None) -> None:
        """The winner's rewards, extras and intel."""
        ...


_MISSIONS: dict[str, Mission] = {}


def register(mission: str, rules: Mission) -> None:
    """Makes a mission known under its id."""
    _MISSIONS[mission] = rules


def of(change: Change) -> Mission:
    """The mission being played."""
    return _MISSIONS[change.position.mission]


def named(mission: str) -> Mission:
    """The mission of that id."""
    return _MISSIONS[mission]


def names() -> tuple[str, ...]:
    """The ids of all missions that can be played, in alphabetical order."""
    return tuple(sorted(_MISSIONS))
