"""A board as a drawing to scale, in the manner of an architect's plan: the higher, the darker."""

from collections.abc import Iterator
from html import escape

from sacredwire.content.boards import BOARD_SIZE, Board
from sacredwire.content.text import Text
from sacredwire.play.boards.report import BoardReport
from sacredwire.play.drawing.ink import FONTS, HEIGHT_STEPS, LINE, PANEL, QUIET, RED, TEXT, segment, words
from sacredwire.play.drawing.plan import plan
from sacredwire.play.drawing.words import board_note, board_title

_MARGIN = 130
_HEAD = 330
_FOOT = 560
_COLUMNS = 5
_INCH = 100


def board_svg(board: Board, report: BoardReport, text: Text) -> str:
    """The drawing of a board, with its name, a scale of heights and how it keeps the book's demands.

    Args:
        board: The board.
        report: Its report.
        text: The language of the words on it.
    """
    width, height = BOARD_SIZE + 2 * _MARGIN, BOARD_SIZE + _HEAD + _FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width * 2 // 5}"',
        f'height="{height * 2 // 5}" role="img">',
        FONTS,
        f"<title>{escape(board_title(board, text))}</title>",
        f'<rect width="{width}" height="{height}" fill="{PANEL}"/>',
        *_heading(board, text, width),
        f'<g transform="translate({_MARGIN} {_HEAD})">',
        *plan(board, text),
        "</g>",
        *_footing(report, text, width, _HEAD + BOARD_SIZE),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _heading(board: Board, text: Text, width: int) -> Iterator[str]:
    yield words(_MARGIN, 130, board_title(board, text), size=92, weight=600)
    yield words(_MARGIN, 205, board_note(board, text), size=42, ink=QUIET)
    yield words(width - _MARGIN, 130, board.id, size=42, ink=QUIET, anchor="end", mono=True)
    yield words(width - _MARGIN, 205, board.author, size=42, ink=QUIET, anchor="end")
    yield segment((_MARGIN, 245), (width - _MARGIN, 245), TEXT, 6)


def _footing(report: BoardReport, text: Text, width: int, top: int) -> Iterator[str]:
    """The scale of heights, and how the board keeps each demand."""
    y = top + 150
    yield words(_MARGIN, y + 44, text.say("board-svg-heights"), 42, TEXT, 600)
    for index, (low, fill, _) in enumerate(HEIGHT_STEPS):
        x = _MARGIN + 480 + index * 260
        last = index == len(HEIGHT_STEPS) - 1
        label = f"{low // _INCH}+" if last else f"{low // _INCH}–{HEIGHT_STEPS[index + 1][0] // _INCH}"
        yield f'<rect x="{x}" y="{y}" width="120" height="58" fill="{fill}" stroke="{TEXT}" stroke-width="5"/>'
        yield words(x + 140, y + 44, label, 42, QUIET)
    yield segment((_MARGIN, y + 104), (width - _MARGIN, y + 104), LINE, 5)
    step = (width - 2 * _MARGIN) // _COLUMNS
    for index, demand in enumerate(report.demands):
        x, row = _MARGIN + index % _COLUMNS * step, y + 180 + index // _COLUMNS * 130
        sign = "≤" if demand.at_most else "≥"
        said = f"{demand.measured}{text.say(f'board-unit-{demand.id}')}"
        yield words(x, row, said, 56, TEXT if demand.is_met else RED, 600)
        yield words(x, row + 46, text.say(f"board-short-{demand.id}", sign=sign, wanted=demand.wanted), 34, QUIET)
