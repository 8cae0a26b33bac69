"""Boards as data: the convex prisms that stand on the table."""

import msgspec

BOARD_SIZE = 2400
"""The side of the board in hundredths of an inch (24"). Rule: C1.8."""

Point = tuple[int, int]


class Piece(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One terrain piece: a convex prism.

    Attributes:
        id: The piece's name on its board, for instance ``tower-1``.
        footprint: Corners of the convex footprint, counter-clockwise, in hundredths of an inch.
        base: Height of its underside, hundredths (0 stands on the ground; more is a walkway or a roof).
        top: Height of its upper side, hundredths.
        climbable: Whether its faces can be climbed (C4.6).
        walkable: Whether a model can stand on its top.

    Rule: R-16.
    """

    id: str
    footprint: tuple[Point, ...]
    base: int = 0
    top: int
    climbable: bool = True
    walkable: bool = True


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board: a name and its pieces, on a square of 24" x 24" with its origin in the south-west corner.

    Rule: C1.8, R-16.
    """

    id: str
    name: str = ""
    pieces: tuple[Piece, ...] = ()
