"""From a board file's raw values to a Board: each field is looked at, and the first wrong one is named."""

import re
from collections.abc import Mapping
from typing import Any, NoReturn, get_args

from sacredwire.content.board_shapes import cross, doubled_area, first_bend_outward, first_overlap, is_crossed
from sacredwire.content.boards import BOARD_SIZE, Board, Piece, PieceKind, Point
from sacredwire.errors import ContentError, Param

FORMAT = "sacredwire-board"
VERSION = 1
MAX_PIECES = 400
MAX_CORNERS = 16
MAX_HEIGHT = 2400
MAX_NAME = 80
MAX_NOTE = 1000
KINDS: tuple[PieceKind, ...] = get_args(PieceKind)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MAX_ID = 40
_SHOWN = 60


class BoardReader:
    """Reads the raw values of one board file.

    Args:
        file: The file's name, as its errors give it.
    """

    def __init__(self, file: str) -> None:
        self.file = file

    def board(self, raw: object) -> Board:
        """The board a file holds. Footprints given clockwise are turned round: the order means nothing to an author.

        Raises:
            ContentError: The first field that is wrong, with its value and what was expected.
        """
        fields = self._fields(raw, "", ("format", "version", "id", "pieces"), ("name", "author", "note"))
        if fields["format"] != FORMAT:
            self._refuse("board-format", "format", fields["format"], expected=FORMAT)
        self._version(fields["version"])
        board = Board(
            id=self._id(fields["id"], "id"),
            name=self._text(fields.get("name", ""), "name", MAX_NAME),
            author=self._text(fields.get("author", ""), "author", MAX_NAME),
            note=self._text(fields.get("note", ""), "note", MAX_NOTE),
            pieces=self._pieces(fields["pieces"]),
        )
        overlap = first_overlap(board.pieces)
        if overlap:
            self._refuse("board-overlap", "pieces", overlap[0].id, other=overlap[1].id)
        return board

    def _version(self, value: object) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            self._refuse("board-version", "version", value, expected=VERSION)
        if value > VERSION:
            self._refuse("board-version-later", "version", value, expected=VERSION)

    def _pieces(self, raw: object) -> tuple[Piece, ...]:
        pieces = self._list(raw, "pieces")
        if len(pieces) > MAX_PIECES:
            self._refuse("board-too-many-pieces", "pieces", len(pieces), expected=MAX_PIECES)
        found: dict[str, Piece] = {}
        for index, one in enumerate(pieces):
            piece = self._piece(one, f"pieces[{index}]")
            if piece.id in found:
                self._refuse("board-duplicate", f"pieces[{index}].id", piece.id)
            found[piece.id] = piece
        return tuple(found.values())

    def _piece(self, raw: object, at: str) -> Piece:
        fields = self._fields(raw, at, ("id", "footprint", "top"), ("kind", "base", "climbable", "walkable"))
        kind = fields.get("kind", "block")
        if kind not in KINDS:
            self._refuse("board-kind", f"{at}.kind", kind, expected=", ".join(KINDS))
        base = self._number(fields.get("base", 0), f"{at}.base", 0, MAX_HEIGHT)
        top = self._number(fields["top"], f"{at}.top", 0, MAX_HEIGHT)
        if top <= base:
            self._refuse("board-top", f"{at}.top", top, base=base)
        return Piece(
            id=self._id(fields["id"], f"{at}.id"),
            kind=kind,
            footprint=self._footprint(fields["footprint"], f"{at}.footprint"),
            base=base,
            top=top,
            climbable=self._flag(fields.get("climbable", True), f"{at}.climbable"),
            walkable=self._flag(fields.get("walkable", True), f"{at}.walkable"),
        )

    def _footprint(self, raw: object, at: str) -> tuple[Point, ...]:
        given = self._list(raw, at)
        if not 3 <= len(given) <= MAX_CORNERS:
            self._refuse("board-corners", at, len(given), low=3, high=MAX_CORNERS)
        corners = [self._point(one, f"{at}[{index}]") for index, one in enumerate(given)]
        for index, corner in enumerate(corners):
            if corner in corners[:index]:
                self._refuse("board-corner-repeated", f"{at}[{index}]", f"{corner[0]}, {corner[1]}")
        if all(cross(corners[0], corners[1], corner) == 0 for corner in corners):
            self._refuse("board-no-area", at, 0)
        if is_crossed(corners):
            self._refuse("board-crossed", at, len(corners))
        if doubled_area(corners) < 0:
            corners = [corners[0], *reversed(corners[1:])]
        bend = first_bend_outward(corners)
        if bend is not None:
            index = given.index(list(corners[bend]))
            self._refuse("board-not-convex", f"{at}[{index}]", f"{corners[bend][0]}, {corners[bend][1]}")
        return tuple(corners)

    def _point(self, raw: object, at: str) -> Point:
        values = self._list(raw, at)
        if len(values) != 2:
            self._refuse("board-point", at, len(values))
        x, y = (self._number(value, f"{at}[{index}]", 0, BOARD_SIZE) for index, value in enumerate(values))
        return x, y

    def _number(self, value: object, at: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self._refuse("board-number", at, value, low=low, high=high)
        return value

    def _flag(self, value: object, at: str) -> bool:
        if not isinstance(value, bool):
            self._refuse("board-flag", at, value)
        return value

    def _list(self, value: object, at: str) -> list[Any]:
        if not isinstance(value, list):
            self._refuse("board-list", at, value)
        return value

    def _id(self, value: object, at: str) -> str:
        if not isinstance(value, str) or len(value) > _MAX_ID or not _ID.fullmatch(value):
            self._refuse("board-id", at, value, limit=_MAX_ID)
        return value

    def _text(self, value: object, at: str, limit: int) -> str:
        if not isinstance(value, str) or len(value) > limit or not (value.isprintable() or value == ""):
            self._refuse("board-text", at, value, limit=limit)
        return value

    def _fields(self, raw: object, at: str, needed: tuple[str, ...], free: tuple[str, ...]) -> Mapping[str, Any]:
        if not isinstance(raw, dict):
            self._refuse("board-object", at or "-", raw)
        prefix = f"{at}." if at else ""
        for name in raw:
            if name not in needed and name not in free:
                self._refuse("board-field-unknown", prefix + shown(name), raw[name], expected=", ".join(needed + free))
        for name in needed:
            if name not in raw:
                self._refuse("board-field-missing", prefix + name, "-")
        return raw

    def _refuse(self, code: str, field: str, value: object, **params: Param) -> NoReturn:
        # Numbers go as text: they must read as they stand in the file, not grouped as the language would have them.
        told = {name: str(param) for name, param in params.items()}
        raise ContentError(code, file=self.file, field=field, value=shown(value), **told)


def shown(value: object) -> str:
    """A value as an error gives it: short, on one line."""
    text = value if isinstance(value, str) else _spelled(value)
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: _SHOWN + 1])
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _spelled(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case list() | dict():
            return f"{'[…]' if isinstance(value, list) else '{…}'} ({len(value)})"
        case _:
            return str(value)
