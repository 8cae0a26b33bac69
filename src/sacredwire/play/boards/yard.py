"""The yard in which a board is built: which ground is taken, and what stands on it."""

from collections.abc import Iterator
from itertools import count
from random import Random

from sacredwire.content.board_shapes import doubled_area, solids_overlap
from sacredwire.content.boards import BOARD_SIZE, Piece, PieceKind, Point

Box = tuple[int, int, int, int]
"""West, south, east and north end of a rectangle."""

Footprint = tuple[Point, ...]

STREET = 132
"""The narrowest way between two things that do not touch: a base of 32 mm and a little air."""

CORNER = 300
"""The side of the squares in the corners that stay free: most of each corner's room to deploy. Rule: R-40."""

PLAZA = 150
"""Half the side of the square in the middle that stays free."""

_FREE: tuple[Box, ...] = (
    (0, 0, CORNER, CORNER),
    (BOARD_SIZE - CORNER, 0, BOARD_SIZE, CORNER),
    (0, BOARD_SIZE - CORNER, CORNER, BOARD_SIZE),
    (BOARD_SIZE - CORNER, BOARD_SIZE - CORNER, BOARD_SIZE, BOARD_SIZE),
    (BOARD_SIZE // 2 - PLAZA, BOARD_SIZE // 2 - PLAZA, BOARD_SIZE // 2 + PLAZA, BOARD_SIZE // 2 + PLAZA),
)


class Yard:
    """A board in the making.

    Attributes:
        rng: Where every choice comes from.
        lots: The rectangles that are built on; two of them touch or leave a street between them.
        solid_lots: Those that are built on up to their rim, so that others may lean on them.
        pieces: What stands there.

    Args:
        rng: Where every choice comes from.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.lots: list[Box] = []
        self.solid_lots: set[Box] = set()
        self.pieces: list[Piece] = []
        self._numbers: dict[PieceKind, Iterator[int]] = {}

    def is_free(self, lot: Box) -> bool:
        """Whether a lot may be built on: on the board, off the free squares, and no narrow gap beside it.

        It touches the board's edge and other lots that are built on up to their rim, or leaves a street to them.
        """
        west, south, east, north = lot
        for low, high in ((west, east), (south, north)):
            if low < 0 or high > BOARD_SIZE or 0 < low < STREET or 0 < BOARD_SIZE - high < STREET:
                return False
        if any(west < e and w < east and south < n and s < north for w, s, e, n in _FREE):
            return False
        for other in self.lots:
            w, s, e, n = other
            if west < e + STREET and w - STREET < east and south < n + STREET and s - STREET < north:
                across, along = max(w - east, west - e), max(s - north, south - n)
                if max(across, along) != 0 or min(across, along) >= 0 or other not in self.solid_lots:
                    return False
        return True

    def build(self, lot: Box, built: list[Piece]) -> list[Piece]:
        """Take a lot and put pieces on it; they are handed back."""
        west, south, east, north = lot
        self.lots.append(lot)
        self.pieces.extend(built)
        ground = sum(doubled_area(piece.footprint) for piece in built if piece.base == 0)
        if ground == 2 * (east - west) * (north - south):
            self.solid_lots.add(lot)
        return built

    def piece(
        self, kind: PieceKind, footprint: Footprint, base: int, top: int, *, climb: bool = True, walk: bool = True
    ) -> Piece:
        """A piece with the next number of its kind; it stands nowhere until it is built.

        Args:
            kind: What it looks like.
            footprint: Its corners, counter-clockwise.
            base: The height of its underside.
            top: The height of its upper side.
            climb: Whether it can be climbed.
            walk: Whether one can stand on it.
        """
        number = next(self._numbers.setdefault(kind, count(1)))
        name = f"{kind}-{number}"
        return Piece(id=name, kind=kind, footprint=footprint, base=base, top=top, climbable=climb, walkable=walk)

    def has_room(self, piece: Piece) -> bool:
        """Whether a piece's solid overlaps no other."""
        return not any(solids_overlap(piece, other) for other in self.pieces)


def rectangle(west: int, south: int, east: int, north: int) -> Footprint:
    """The footprint of a rectangle."""
    return (west, south), (east, south), (east, north), (west, north)
