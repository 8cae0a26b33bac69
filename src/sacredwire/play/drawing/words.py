"""How boards and heights are called."""

from sacredwire.content.board_files import board_ids
from sacredwire.content.boards import Board
from sacredwire.content.text import Text
from sacredwire.play.boards.generator import style_and_seed

_FRACTIONS = {0: "", 25: "¼", 50: "½", 75: "¾"}


def board_title(board: Board, text: Text) -> str:
    """The name of a board: its author's, ours in the catalogue, or its district and seed; failing all, its id."""
    if board.name:
        return board.name
    if board.id in board_ids():
        return text.say(f"board-name-{board.id}")
    made = style_and_seed(board.id)
    if made is not None:
        return text.say("board-generated", style=text.say(f"board-style-{made[0]}"), seed=str(made[1]))
    return board.id


def board_note(board: Board, text: Text) -> str:
    """What is told about a board under its name."""
    return text.say(f"board-note-{board.id}") if not board.name and board.id in board_ids() else board.note


def height_numeral(height: int, text: Text) -> str:
    """A height in inches as it stands on a plan: 3, 1½, or with decimals."""
    whole, rest = divmod(height, 100)
    if rest in _FRACTIONS:
        return f"{whole or ''}{_FRACTIONS[rest]}" or "0"
    return text.inches(height).rstrip('"')
