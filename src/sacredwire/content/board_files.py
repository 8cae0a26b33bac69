"""Board files: reading ours and the players' own, and writing them.

A board file is one JSON object: ``format`` ("sacredwire-board"), ``version`` (1), ``id``, optionally ``name``,
``author`` and ``note``, and ``pieces``; a piece has ``id``, ``footprint`` ([[x, y], …] in hundredths of an inch from
the south-west corner), ``top``, and optionally ``kind``, ``base``, ``climbable``, ``walkable``. Rule: R-16.
"""

import json
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from sacredwire.content.board_check import FORMAT, VERSION, BoardReader
from sacredwire.content.boards import Board
from sacredwire.content.strict_json import parse
from sacredwire.errors import ContentError

MAX_BYTES = 1_000_000
"""The largest board file that is read. 400 pieces with sixteen corners each take less than half of it."""


@cache
def board_ids() -> tuple[str, ...]:
    """The ids of the boards that come with the game, in alphabetical order."""
    return tuple(sorted(file.name.removesuffix(".json") for file in _folder().iterdir() if file.name.endswith(".json")))


def load_board(source: str | Path) -> Board:
    """One of our boards by its id, or any board by its file.

    Args:
        source: An id of ``board_ids()``, else the path of a board file.

    Raises:
        ContentError: There is no such board, or its file is wrong.
    """
    if str(source) in board_ids():
        return _own_board(str(source))
    try:
        with Path(source).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (FileNotFoundError, ValueError) as error:  # a name with a NUL in it is no file either
        raise ContentError("board-unknown", value=str(source), known=", ".join(board_ids())) from error
    return parse_board(content, str(source))


def parse_board(content: bytes, file: str) -> Board:
    """The board that the bytes of a file hold.

    Args:
        content: The whole file.
        file: Its name, for errors.

    Raises:
        ContentError: The first thing that is wrong: the file, the field, its value and what was expected.
    """
    if len(content) > MAX_BYTES:
        raise ContentError("board-too-big", file=file, limit=str(MAX_BYTES))
    return BoardReader(file).board(parse(content, file, examine=False))


def encode_board(board: Board) -> bytes:
    """A board as the bytes of its file: one piece a line, the same bytes for the same board everywhere."""
    head = {"format": FORMAT, "version": VERSION, "id": board.id}
    head |= {name: text for name in ("name", "author", "note") if (text := getattr(board, name))}
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()]
    pieces = [f"    {json.dumps(msgspec.to_builtins(piece), ensure_ascii=False)}" for piece in board.pieces]
    return "\n".join(["{", *lines, '  "pieces": [', ",\n".join(pieces), "  ]", "}", ""]).encode()


def save_board(board: Board, path: Path) -> None:
    """Write a board to a file, which ``load_board`` reads back as the same board."""
    path.write_bytes(encode_board(board))


@cache
def _own_board(board_id: str) -> Board:
    file = _folder() / f"{board_id}.json"
    return parse_board(file.read_bytes(), file.name)


def _folder() -> Traversable:
    return resources.files("sacredwire.content") / "data" / "boards"
