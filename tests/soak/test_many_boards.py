"""Many generated boards: every one is what the book demands."""

import pytest

from sacredwire.content.board_files import encode_board, parse_board
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.boards.report import measure_board
from sacredwire.play.boards.styles import STYLES, Style


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", range(100, 160))
def test_a_board_of_any_seed_is_what_the_book_demands(seed: int, style: Style) -> None:
    """C1.8, K.board."""
    board = generate_board(seed, style)
    report = measure_board(board)
    assert report.meets_demands, report.failed
    assert parse_board(encode_board(board), board.id) == board
