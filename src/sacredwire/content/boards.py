"""Boards as data: the convex prisms that stand on the table."""

from typing import Literal

import msgspec

BOARD_SIZE = 2400
"""The side of the board in hundredths of an inch (24"). Rule: C1.8."""

Point = tuple[int, int]

PieceKind = Literal[
    "block", "container", "crate", "ladder", "pillar", "pipe", "platform", "rubble", "silo", "tower", "walkway", "wall"
]
"""What a piece looks like. It names the piece in sentences and pictures and means nothing to the rules."""


class Piece(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One terrain piece: a convex prism.

    Attributes:
        id: The piece's name on its board, for instance ``tower-1``.
        kind: What it looks like.
        footprint: Corners of the convex footprint, counter-clockwise, in hundredths of an inch.
        base: Height of its underside, hundredths (0 stands on the ground; more is a walkway or a roof).
        top: Height of its upper side, hundredths.
        climbable: Whether its faces can be climbed (C4.6).
        walkable: Whether a model can stand on its top.

    Rule: R-16.
    """

    id: str
    kind: PieceKind = "block"
    footprint: tuple[Point, ...]
    base: int = 0
    top: int
    climbable: bool = True
    walkable: bool = True


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board: a name and its pieces, on a square of 24" x 24" with its origin in the south-west corner.

    Attributes:
        id: The board's own name, in kebab case.
        name: What its author calls it; empty for our own boards, which the catalogues name.
        author: Who made it.
        note: What its author says about it.
        pieces: Its terrain.

    Rule: C1.8, R-16.
    """

    id: str
    name: str = ""
    author: str = ""
    note: str = ""
    pieces: tuple[Piece, ...] = ()
