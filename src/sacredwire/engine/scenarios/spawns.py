"""Hostiles that a mission brings itself, a faction of their own each time."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.missions import Spawns
from sacredwire.content.operations import UnitTier
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.missions import Part
from sacredwire.engine.procedures.coming import Coming, new_group
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.scenarios.roles import extractor
from sacredwire.rules.deployment import OPPOSITE, edges_of, touched_edges
from sacredwire.rules.hostiles.arrival import middle_of_edge, units_of
from sacredwire.rules.state import EDGES, Edge, Position

LARGER = "larger"
"""The counter of models by which each unit that comes is larger. Rule: M13.7."""


class Spawning(Frame, frozen=True, gc=False, tag="spawning"):
    """One unit comes: its faction, its unit and its edge by the dice. Rule: R-87, R-96, R-97.

    Attributes:
        tier: Its tier.
        edges: The edges it may come over; none: it comes in the center.
        faction: Its faction, once the die has said so; ``unit`` likewise.
    """

    tier: UnitTier
    edges: tuple[Edge, ...] = ()
    at: Literal["faction", "unit", "edge", "come"] = "faction"
    faction: str = ""
    unit: str = ""


def step(change: Change, frame: Spawning, got: object) -> None:
    """Takes the arrival one stage further. Rule: R-87."""
    face = got[0] if isinstance(got, tuple) else 0
    factions = change.rules.edition.factions
    match frame.at:
        case "faction":
            change.then(replace(frame, at="unit"), Throwing("", "faction", "R-87", (len(factions),)))
        case "unit":
            faction = factions[face - 1]
            dice = (len(units_of(faction, frame.tier)),)
            change.then(replace(frame, at="edge", faction=faction.id), Throwing("", "unit", "I.deployment", dice))
        case "edge":
            unit = units_of(change.rules.factions[frame.faction], frame.tier)[face - 1]
            frame = replace(frame, at="come", unit=unit.id)
            if len(frame.edges) > 1:
                change.then(frame, Throwing("", "edge", "K.spawn", (len(frame.edges),)))
            else:
                change.set(frame)
        case "come":
            _come(change, frame, frame.edges[max(face, 1) - 1] if frame.edges else None)


def _come(change: Change, frame: Spawning, edge: Edge | None) -> None:
    """All of the unit, and who came to it by failures; a split one has them in its first group. Rule: M13.7, R-216."""
    first, *rest = change.rules.units[frame.unit].groups
    counts = (first + change.position.counters.get(LARGER, 0), *rest)
    names = tuple(who for count in counts for who in new_group(change, frame.unit, count))
    size = change.terrain.size
    middle, zone = (size // 2, size // 2, 0), None
    if edge:
        middle, zone = middle_of_edge(edge, change.models[names[0]].sheet.radius, size)
    change.say("arrives", "K.spawn", unit=frame.unit, edge=edge or "")
    change.pop()
    change.push(Coming(names, middle, zone))


class Bringing(Part):
    """A unit after deployment or as rounds start. Rule: M13.4, M14.3."""

    piece: Spawns

    def deployed(self, change: Change) -> None:
        """Those that come after deployment. Rule: M14.3."""
        if 0 in self.piece.rounds:
            change.push(self._unit(change))

    def arriving(self, change: Change) -> None:
        """Those of this round. Rule: M13.4, M14.3, R-96, R-97."""
        if change.round in self.piece.rounds or 0 < self.piece.since <= change.round:
            change.push(self._unit(change))

    def _unit(self, change: Change) -> Spawning:
        return Spawning(self.piece.tier, self._edges(change.position))

    def _edges(self, position: Position) -> tuple[Edge, ...]:
        """Any edge; the Extractor's; the one opposite to his. Rule: M13.4, M14.3, R-216, R-218."""
        own = touched_edges(position, extractor(position))
        match self.piece.where:
            case "center":
                return ()
            case "any-edge":
                return EDGES
            case "extractor-edge":
                return own
            case "exit-edge":
                return tuple(edge for one in own for edge in edges_of(OPPOSITE[one]))
