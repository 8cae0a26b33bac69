"""Small pieces of terrain that a player adds to the board before deployment."""

from msgspec.structs import replace

from sacredwire.content.board_shapes import solids_overlap
from sacredwire.content.boards import Piece
from sacredwire.content.schema import KitPiece
from sacredwire.rules.space.area import is_free
from sacredwire.rules.space.heading import MILLION, heading
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import Table


def turned(row: KitPiece, id_: str, degrees: int) -> Piece:
    """A piece of the kit, turned counter-clockwise, its footprint round nought. Rule: R-92."""
    half_width, half_depth = row.width // 2, row.depth // 2
    corners = (
        (-half_width, -half_depth),
        (half_width, -half_depth),
        (half_width, half_depth),
        (-half_width, half_depth),
    )
    cosine, sine = heading(degrees)
    return Piece(
        id=id_,
        kind=row.kind,
        footprint=tuple((_whole(x * cosine - y * sine), _whole(x * sine + y * cosine)) for x, y in corners),
        top=row.height,
    )


def _whole(millionths: int) -> int:
    """Hundredths, rounded half away from nought, so that a turned piece is the turned corners."""
    size = (abs(millionths) * 2 + MILLION) // (2 * MILLION)
    return size if millionths >= 0 else -size


def shifted(piece: Piece, x: int, y: int) -> Piece:
    """A piece moved in plan."""
    return replace(piece, footprint=tuple((x + dx, y + dy) for dx, dy in piece.footprint))


def fits_piece(table: Table, piece: Piece, size: int) -> bool:
    """Whether a piece may be added: on the board, into no other piece, on no model and no marker. Rule: R-92, R-164."""
    xs, ys = [x for x, _ in piece.footprint], [y for _, y in piece.footprint]
    if min(*xs, *ys) < 0 or max(*xs, *ys) > size:
        return False
    box = min(xs), max(xs), min(ys), max(ys)
    if any(_meet(box, other) and solids_overlap(piece, other) for other in table.board.pieces):
        return False
    alone = Terrain.of((piece,))
    bases = [(model.place, model.sheet.radius) for model in table.models.values() if model.place is not None]
    bases += [(marker.place, 1) for marker in table.markers if marker.place is not None]
    return all(is_free(alone, place, radius) for place, radius in bases)


def _meet(box: tuple[int, int, int, int], other: Piece) -> bool:
    """Whether a box in plan (least and greatest x, least and greatest y) and a piece's share inner points."""
    x0, x1, y0, y1 = box
    xs, ys = [x for x, _ in other.footprint], [y for _, y in other.footprint]
    return min(xs) < x1 and max(xs) > x0 and min(ys) < y1 and max(ys) > y0
