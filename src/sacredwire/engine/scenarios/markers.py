"""Markers of a mission: what the Defender lays out before loot."""

from sacredwire.content.missions import Markers
from sacredwire.engine.change import Change
from sacredwire.engine.missions import Part, Wanted
from sacredwire.rules.state import Marker, Place, Position, other
from sacredwire.rules.zones import Zone


class LaidOut(Part):
    """Markers in the center or where the Defender likes. Rule: K.markers, M1.1, M4.1, M10.1, M12.1."""

    piece: Markers

    def wanted(self, change: Change) -> tuple[Wanted, ...]:
        """Its markers, all placed by the Defender. Rule: K.markers."""
        piece, defender = self.piece, other(change.position.aggressor)
        zone = None if piece.where == "center" else Zone(edges=piece.edges, apart=piece.apart)
        ids = (f"{piece.name}-{number}" for number in range(1, piece.count + 1))
        return tuple(Wanted(id_, "objective", defender, zone) for id_ in ids)


def is_of(marker_id: str, name: str) -> bool:
    """Whether a marker's id is of that name."""
    return marker_id.rpartition("-")[0] == name


def markers_of(position: Position, name: str) -> tuple[Marker, ...]:
    """The markers of that name still in the game, in the order of their numbers."""
    return tuple(marker for marker in position.markers if is_of(marker.id, name))


def places_of(position: Position, name: str) -> tuple[Place, ...]:
    """Where the markers of that name lie; those carried lie nowhere."""
    return tuple(marker.place for marker in markers_of(position, name) if marker.place is not None)
