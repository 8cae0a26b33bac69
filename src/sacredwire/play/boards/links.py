"""Walkways: what joins the roofs of a board."""

from itertools import combinations

from sacredwire.content.boards import Piece, PieceKind
from sacredwire.play.boards.modules import DECK
from sacredwire.play.boards.yard import Box, Yard, rectangle

_WIDE = (100, 130)
_LONGEST = 560
_BROAD: tuple[PieceKind, ...] = ("block", "tower", "container", "platform", "pipe")


def add_walkways(yard: Yard, most: int) -> None:
    """Join roofs of the same height that face each other over a street, the higher ones first.

    Args:
        yard: The board so far.
        most: How many walkways to build.
    """
    roofs = [
        (piece, _box(piece)) for piece in yard.pieces if piece.walkable and piece.kind in _BROAD and _is_level(piece)
    ]
    facing = [(a, b) for a, b in combinations(roofs, 2) if a[0].top == b[0].top]
    yard.rng.shuffle(facing)
    facing.sort(key=lambda pair: -pair[0][0].top)
    joined: set[str] = set()
    for (one, box), (other, other_box) in facing:
        if most <= 0:
            return
        if {one.id, other.id} <= joined:
            continue
        span = _span(yard, box, other_box)
        if span is None:
            continue
        walkway = yard.piece("walkway", rectangle(*span), one.top - DECK, one.top, climb=False)
        if yard.has_room(walkway):
            yard.pieces.append(walkway)
            joined |= {one.id, other.id}
            most -= 1


def _span(yard: Yard, one: Box, other: Box) -> Box | None:
    """A strip between two roofs, where they face each other across a gap too wide to jump or just wide enough to."""
    for flipped in (False, True):
        a, b = (_flip(one), _flip(other)) if flipped else (one, other)
        (_, s, e, n), (w, s2, _, n2) = sorted((a, b))
        low, high = max(s, s2), min(n, n2)
        broad = yard.rng.randint(*_WIDE)
        if high - low >= broad and 60 <= w - e <= _LONGEST:
            at = low + yard.rng.randint(0, high - low - broad)
            strip = (e, at, w, at + broad)
            return _flip(strip) if flipped else strip
    return None


def _flip(box: Box) -> Box:
    west, south, east, north = box
    return south, west, north, east


def _box(piece: Piece) -> Box:
    xs, ys = [x for x, _ in piece.footprint], [y for _, y in piece.footprint]
    return min(xs), min(ys), max(xs), max(ys)


def _is_level(piece: Piece) -> bool:
    """Whether a footprint is a rectangle along the board's edges."""
    return set(piece.footprint) == set(rectangle(*_box(piece)))
