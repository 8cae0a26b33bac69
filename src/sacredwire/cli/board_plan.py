"""A board as a plan in characters: two columns and one row for each square inch."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sacredwire.content.boards import BOARD_SIZE, Board, Piece
from sacredwire.content.text import Text

_INCH = 100
_HALF = _INCH // 2
_SAMPLES = (10, 30, 50, 70, 90)
_LOW = 100
_THIN = ("wall", "ladder", "walkway", "pipe")
_GROUND, _LOW_MARK, _SHEER, _AIRY, _LADDER = "·", "▒", "█", "=", "H"
_SHADES = (254, 251, 247, 243, 239)
"""Of the terminal's 256 colours: the greys of the five steps of height, the higher the darker."""
_DARK, _LIGHT, _LIGHT_FROM = 16, 231, 3


def board_plan(board: Board, *, colored: bool) -> str:
    """The plan of a board, north up, with its rulers.

    Args:
        board: The board.
        colored: Whether heights are shown by grey backgrounds too.
    """
    high_first = sorted(board.pieces, key=lambda piece: -piece.top)
    rows = []
    for inch in reversed(range(BOARD_SIZE // _INCH)):
        cells = [_cell(high_first, half * _HALF, inch * _INCH) for half in range(2 * BOARD_SIZE // _INCH)]
        rows.append(f"{inch:>3} │{_painted(cells, colored=colored)}│")
    marks = "".join(f"{inch:<12}" for inch in range(0, 24, 6))
    frame = "─" * (2 * BOARD_SIZE // _INCH)
    return "\n".join([f"    ┌{frame}┐", *rows, f"    └{frame}┘", f"     {marks}24"])


def plan_legend(text: Text) -> Iterator[str]:
    """What the marks of a plan mean, line by line."""
    for mark, name in (
        (_GROUND, "ground"),
        (_LOW_MARK, "low"),
        ("1-9", "height"),
        (_AIRY, "walkway"),
        (_SHEER, "sheer"),
        (_LADDER, "ladder"),
    ):
        yield f"     {mark:<4}{text.say(f'board-plan-{name}')}"
    yield f"     {text.say('board-plan-north')}"


def _cell(high_first: Sequence[Piece], west: int, south: int) -> Piece | None:
    """The piece that stands for half a square inch: what covers most of it, thin things sooner than broad ones."""
    seen: Counter[str] = Counter()
    near = [piece for piece in high_first if _is_near(piece, west, south)]
    for i in _SAMPLES:
        for j in _SAMPLES:
            top = next((piece for piece in near if _covers(piece, west + i // 2, south + j)), None)
            if top is not None:
                seen[top.id] += 1
    for piece in near:
        if piece.kind in _THIN and seen[piece.id] * 5 >= len(_SAMPLES) ** 2:
            return piece
    if not seen or seen.total() * 5 < 2 * len(_SAMPLES) ** 2:
        return None
    most = max(seen.values())
    return next(piece for piece in near if seen[piece.id] == most)


def _is_near(piece: Piece, west: int, south: int) -> bool:
    xs, ys = [x for x, _ in piece.footprint], [y for _, y in piece.footprint]
    return min(xs) < west + _HALF and west < max(xs) and min(ys) < south + _INCH and south < max(ys)


def _covers(piece: Piece, x: int, y: int) -> bool:
    corners = piece.footprint
    return all(
        (bx - ax) * (y - ay) >= (by - ay) * (x - ax)
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True)
    )


def _mark(piece: Piece | None) -> str:
    if piece is None:
        return _GROUND
    if piece.kind == "ladder":
        return _LADDER
    if not piece.walkable:
        return _SHEER
    if piece.base > 0 and piece.kind in ("walkway", "platform"):
        return _AIRY
    return _LOW_MARK if piece.top < _LOW else str(min(9, piece.top // _INCH))


def _painted(cells: Sequence[Piece | None], *, colored: bool) -> str:
    if not colored:
        return "".join(_mark(cell) for cell in cells)
    painted, last = "", ""
    for cell in cells:
        color = _color(cell)
        painted += (color if color != last else "") + _mark(cell)
        last = color
    return painted + "\x1b[0m"


def _color(piece: Piece | None) -> str:
    """What makes the terminal write in a piece's grey."""
    if piece is None:
        return "\x1b[0;38;5;245m"
    step = min(len(_SHADES) - 1, piece.top // _INCH)
    ink = _DARK if step < _LIGHT_FROM else _LIGHT
    return f"\x1b[0;48;5;{_SHADES[step]};38;5;{ink}m"
