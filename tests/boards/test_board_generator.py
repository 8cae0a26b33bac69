"""Generated boards: dense, as the book demands, and the same everywhere."""

import os
import subprocess
import sys

import pytest

from sacredwire.content.board_files import encode_board, parse_board
from sacredwire.errors import ContentError
from sacredwire.play.boards.generator import board_style, generate_board, style_and_seed
from sacredwire.play.boards.report import measure_board
from sacredwire.play.boards.styles import STYLES, Style

PRINT_BOARDS = """
import hashlib
from sacredwire.content.board_files import encode_board
from sacredwire.play.boards.generator import generate_board
print([hashlib.sha256(encode_board(generate_board(5, style))).hexdigest() for style in ("blocks", "works", None)])
"""


@pytest.mark.parametrize("style", STYLES)
def test_a_generated_board_is_what_the_book_demands(style: Style) -> None:
    """C1.8, K.board."""
    board = generate_board(1, style)
    report = measure_board(board)
    assert report.meets_demands, report.failed
    assert report.ground_percent >= 15
    assert len(board.pieces) <= 100
    assert {"walkway"} <= {piece.kind for piece in board.pieces}
    assert parse_board(encode_board(board), board.id) == board
    assert style_and_seed(board.id) == (style, 1)


def test_the_seed_alone_decides_the_style() -> None:
    styles = {generate_board(seed).id.partition("-")[0] for seed in range(6)}
    assert len(styles) > 1
    assert generate_board(4) == generate_board(4)
    assert generate_board(4) != generate_board(5)


def test_a_seed_gives_the_same_board_under_any_hash_seed() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", PRINT_BOARDS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(told) == 1
    assert len(told.pop()) > 3 * 64


@pytest.mark.parametrize(
    ("board", "made_from"), [("yard-7", ("yard", 7)), ("ruins-minus-3", ("ruins", -3)), ("dry-dock", None)]
)
def test_the_id_of_a_generated_board_says_what_it_was_made_from(
    board: str, made_from: tuple[Style, int] | None
) -> None:
    assert style_and_seed(board) == made_from


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(ContentError) as refused:
        board_style("moon")
    assert (refused.value.code, refused.value.params["expected"]) == ("board-style", "yard, works, blocks, ruins")
