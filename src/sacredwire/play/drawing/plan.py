"""A board in plan, to scale, north up: the table with its rulers, and the pieces on it, the higher the darker."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape

from sacredwire.content.boards import BOARD_SIZE, Board, Piece, Point
from sacredwire.content.text import Text
from sacredwire.play.drawing.ink import GROUND, LINE, QUIET, RED, TEXT, height_ink, polygon, segment, words
from sacredwire.play.drawing.marks import marks, shadow
from sacredwire.play.drawing.words import height_numeral

_INCH = 100
_LEAST_ROOM = 26
_UNNAMED = ("ladder", "pillar")
_STRIPED = ("container", "walkway", "platform", "pipe", "crate", "rubble")


def plan(board: Board, text: Text, *, marked: bool = True) -> Iterator[str]:
    """The table and everything that stands on it; the origin is its north-west corner.

    Args:
        board: The board.
        text: The language of the pieces' names.
        marked: Whether the corners of deployment and the middle are marked.
    """
    yield from ground()
    if marked:
        yield from middle_and_corners()
    yield f'<clipPath id="table"><rect width="{BOARD_SIZE}" height="{BOARD_SIZE}"/></clipPath>'
    yield '<g clip-path="url(#table)">'
    yield from pieces(board, text)
    yield "</g>"
    yield from rulers()


def ground() -> Iterator[str]:
    """The table: inches and quarters."""
    yield f'<rect width="{BOARD_SIZE}" height="{BOARD_SIZE}" fill="{GROUND}"/>'
    for at in range(_INCH, BOARD_SIZE, _INCH):
        weight = 4 if at % (6 * _INCH) == 0 else 1.5
        yield segment((at, 0), (at, BOARD_SIZE), LINE, weight)
        yield segment((0, at), (BOARD_SIZE, at), LINE, weight)


def middle_and_corners() -> Iterator[str]:
    """The corners of deployment and the middle."""
    corner, half = 4 * _INCH, BOARD_SIZE // 2
    for x, y in (
        (0, 0),
        (BOARD_SIZE - corner, 0),
        (0, BOARD_SIZE - corner),
        (BOARD_SIZE - corner, BOARD_SIZE - corner),
    ):
        yield (
            f'<rect x="{x}" y="{y}" width="{corner}" height="{corner}" fill="none" stroke="{QUIET}" stroke-width="5" '
            'stroke-dasharray="6 22" stroke-linecap="round"/>'
        )
    yield f'<circle cx="{half}" cy="{half}" r="40" fill="none" stroke="{RED}" stroke-width="7"/>'
    yield segment((half - 62, half), (half + 62, half), RED, 7)
    yield segment((half, half - 62), (half, half + 62), RED, 7)


def pieces(board: Board, text: Text) -> Iterator[str]:
    """The shadows, then every piece, the lower ones first, then the heights: no number hides under a roof."""
    rising = sorted(board.pieces, key=lambda piece: (piece.top, piece.base, piece.id))
    yield f'<g fill="{TEXT}" fill-opacity="0.1">'
    yield from (shadow(piece) for piece in rising if piece.base == 0)
    yield "</g>"
    for piece in rising:
        fill, _ = height_ink(piece.top)
        name = text.say(f"board-kind-{piece.kind}")
        yield f"<g><title>{escape(name)} {escape(piece.id)} · {height_numeral(piece.top, text)}</title>"
        if piece.base > 0:
            yield f'<g fill="{TEXT}" fill-opacity="0.16">{shadow(piece)}</g>'
        yield polygon(piece.footprint, fill, TEXT, 7 if piece.walkable else 5)
        yield from marks(piece)
        yield "</g>"
    for index, piece in enumerate(rising):
        at = None if piece.kind in _UNNAMED else _clearest(piece, rising[index + 1 :])
        if at is not None:
            yield from _numeral(piece, at, height_numeral(piece.top, text))


def _numeral(piece: Piece, at: tuple[int, int, int], said: str) -> Iterator[str]:
    """A height on its piece, on a plate where the piece is striped."""
    x, y, room = at
    size = 58 if room >= 50 else 44 if room >= 36 else 34
    fill, ink = height_ink(piece.top)
    if piece.kind in _STRIPED:
        half, rise = size * (len(said) + 1) * 3 // 10, size * 52 // 100
        yield f'<rect x="{x - half}" y="{BOARD_SIZE - y - rise}" width="{2 * half}" height="{2 * rise}" fill="{fill}"/>'
    yield words(x, BOARD_SIZE - y + size * 36 // 100, said, size, ink, 600, "middle")


def _clearest(piece: Piece, above: Sequence[Piece]) -> tuple[int, int, int] | None:
    """The place on a piece with the most room for a number, and that room; None where it would not fit."""
    xs, ys = [x for x, _ in piece.footprint], [y for _, y in piece.footprint]
    steps = 16
    best = (0, 0, 0)
    over = [other.footprint for other in above if other.base >= piece.top or other.top > piece.top]
    for i in range(1, steps):
        for j in range(1, steps):
            x = min(xs) + (max(xs) - min(xs)) * i // steps
            y = min(ys) + (max(ys) - min(ys)) * j // steps
            room = _room((x, y), piece.footprint)
            for other in over:
                if room < best[2]:
                    break
                room = min(room, -_room((x, y), other))
            if room > best[2] or (room == best[2] > 0 and _offset((x, y), xs, ys) < _offset(best[:2], xs, ys)):
                best = (x, y, room)
    return best if best[2] >= _LEAST_ROOM else None


def _offset(at: Point, xs: Sequence[int], ys: Sequence[int]) -> int:
    return abs(2 * at[0] - min(xs) - max(xs)) + abs(2 * at[1] - min(ys) - max(ys))


def _room(at: Point, corners: tuple[Point, ...]) -> int:
    """How far inside a convex footprint a place lies; below nought outside it."""
    x, y = at
    return min(round((dx * (y - ay) - dy * (x - ax)) / length) for ax, ay, dx, dy, length in _sides(corners))


@lru_cache(maxsize=1024)
def _sides(corners: tuple[Point, ...]) -> tuple[tuple[int, int, int, int, float], ...]:
    """Each side of a footprint: where it begins, which way it goes, how long it is."""
    ends = zip(corners, (*corners[1:], corners[0]), strict=True)
    sides = ((ax, ay, bx - ax, by - ay) for (ax, ay), (bx, by) in ends)
    return tuple((ax, ay, dx, dy, (dx * dx + dy * dy) ** 0.5) for ax, ay, dx, dy in sides)


def rulers() -> Iterator[str]:
    """The frame, with a mark at each inch and a number at each sixth."""
    yield f'<rect width="{BOARD_SIZE}" height="{BOARD_SIZE}" fill="none" stroke="{TEXT}" stroke-width="10"/>'
    for inch in range(25):
        at, is_main = inch * _INCH, inch % 6 == 0
        length = 34 if is_main else 16
        yield segment((at, BOARD_SIZE), (at, BOARD_SIZE + length), TEXT, 5)
        yield segment((0, BOARD_SIZE - at), (-length, BOARD_SIZE - at), TEXT, 5)
        if is_main:
            yield words(at, BOARD_SIZE + 78, str(inch), 40, QUIET, anchor="middle")
            yield words(-48, BOARD_SIZE - at + 14, str(inch), 40, QUIET, anchor="end")
