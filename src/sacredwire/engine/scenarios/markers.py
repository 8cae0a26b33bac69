"""Markers of a mission: what is laid out before loot."""

from msgspec.structs import replace

from sacredwire.content.missions import Markers
from sacredwire.engine.change import Change
from sacredwire.engine.missions import Part, Wanted
from sacredwire.rules.deployment import half_of
from sacredwire.rules.state import Marker, Place, Position, Seat, other
from sacredwire.rules.zones import Zone

HALF = "enemy-half"


class LaidOut(Part):
    """Markers in the center, where the Defender likes, or in each other's half.

    Rule: K.markers, M1.1, M4.1, M7.1, M8.1, M9.1, M10.1, M11.1, M12.1.
    """

    piece: Markers

    def needs_zones(self) -> bool:
        """A half is the half nearer to a seat's zone. Rule: M8.1, R-98."""
        return self.piece.where == HALF

    def wanted(self, change: Change) -> tuple[Wanted, ...]:
        """Its markers: the Defender's, or the Defender's and then the Aggressor's. Rule: K.markers, M8.1, R-98."""
        piece, position = self.piece, change.position
        seats = [other(position.aggressor)] * piece.count
        if piece.where == HALF:
            seats += [position.aggressor] * piece.count
        return tuple(
            Wanted(f"{piece.name}-{number}", "objective", seat, self._zone(change, seat))
            for number, seat in enumerate(seats, start=1)
        )

    def _zone(self, change: Change, seat: Seat) -> Zone | None:
        piece = self.piece
        match piece.where:
            case "center":
                return None
            case "free":
                return Zone(edges=piece.edges, apart=piece.apart)
            case "enemy-half":
                half = half_of(change.rules, change.position_now(), other(seat), piece.edges)
                return replace(half, apart=piece.apart)


def is_of(marker_id: str, name: str) -> bool:
    """Whether a marker's id is of that name."""
    return marker_id.rpartition("-")[0] == name


def markers_of(position: Position, name: str) -> tuple[Marker, ...]:
    """The markers of that name still in the game, in the order of their numbers."""
    return tuple([one for one in position.markers if one.id.startswith(name) and is_of(one.id, name)])


def places_of(position: Position, name: str) -> tuple[Place, ...]:
    """Where the markers of that name lie; those carried lie nowhere."""
    return tuple(marker.place for marker in markers_of(position, name) if marker.place is not None)


def bodies_of(position: Position, name: str) -> tuple[tuple[Place, int], ...]:
    """Where the things of that name are, with a radius: lying they are points, carried they are where their carrier is.

    Rule: R-65, M14.7, M14.8.
    """
    carriers = (m for m in position.models.values() if any(is_of(thing, name) for thing in m.carrying))
    carried = tuple((m.place, m.sheet.radius) for m in carriers if m.place is not None)
    return (*((place, 0) for place in places_of(position, name)), *carried)
