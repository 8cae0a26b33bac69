"""What can be built on a lot: each module turns a rectangle into pieces.

Heights come in storeys of an inch and a half: every model whose Move is 3" or more climbs one in a move, and a wall
of one storey hides whoever stands behind it. What has air beneath lets a standing model through.
"""

from collections.abc import Callable
from random import Random

from sacredwire.content.boards import Piece, PieceKind
from sacredwire.play.boards.yard import Box, Footprint, Yard, rectangle

STOREY = 150
DECK = 15
"""How thick walkways and platforms are."""

RUNG = 20
"""How far a ladder stands out from the wall: a climber still reaches the roof."""

_POST = 30
_BACK = 28
_LADDER_WIDTH = 64
_TURNS = ((24, 7, 25), (40, 9, 41), (12, 5, 13), (15, 8, 17))
"""Angles whose sine and cosine are fractions, so that a turned piece is the same on every machine."""

Module = Callable[[Yard, Box], list[Piece]]


def block(yard: Yard, lot: Box) -> list[Piece]:
    """A building of one storey, or of one and two side by side where the lot is long enough."""
    if _length(lot) < 240 or yard.rng.random() < 0.25:
        return [yard.piece("block", rectangle(*lot), 0, STOREY)]
    low, high = halves(lot, yard.rng, yard.rng.randint(42, 62))
    return [
        yard.piece("block", rectangle(*low), 0, STOREY),
        yard.piece("tower", rectangle(*high), 0, 2 * STOREY),
    ]  # fmt: skip


def keep(yard: Yard, lot: Box) -> list[Piece]:
    """A building with a smaller one on its roof, with a terrace beside it and a ledge all round."""
    west, south, east, north = lot
    if _length(lot) < 300 or min(east - west, north - south) < 260:
        return block(yard, lot)
    _terrace, (west, south, east, north) = halves(lot, yard.rng, 38)
    return [
        yard.piece("block", rectangle(*lot), 0, STOREY),
        yard.piece("tower", rectangle(west + 30, south + 30, east - 30, north - 30), STOREY, 2 * STOREY),
    ]


def container(yard: Yard, lot: Box) -> list[Piece]:
    """A container, half the time with a short one stacked on one end."""
    pieces = [yard.piece("container", rectangle(*lot), 0, STOREY)]
    if _length(lot) >= 300 and yard.rng.random() < 0.5:
        _, upper = halves(lot, yard.rng, 50)
        pieces.append(yard.piece("container", rectangle(*upper), STOREY, 2 * STOREY))
    return pieces


def rows(yard: Yard, lot: Box) -> list[Piece]:
    """Two containers side by side, with short ones stacked on opposite ends."""
    west, south, east, north = lot
    if east - west >= north - south:
        middle = (south + north) // 2
        lots = (west, south, east, middle), (west, middle, east, north)
    else:
        middle = (west + east) // 2
        lots = (west, south, middle, north), (middle, south, east, north)
    return [piece for one in lots for piece in container(yard, one)]


def shell(yard: Yard, lot: Box) -> list[Piece]:
    """A burnt-out house: walls on three sides, what is left of the upper floor in one corner, a ladder to it."""
    west, south, east, north = lot
    wide, deep = east - west, north - south
    long, short = max(wide, deep), min(wide, deep)
    floor = long * yard.rng.randint(40, 55) // 100
    at = yard.rng.randint(_BACK, floor - _LADDER_WIDTH)
    inner = short // 2
    parts = (
        (0, short - _BACK, long, short),
        (0, 0, _BACK, short - _BACK),
        (long - _BACK, yard.rng.randint(0, short // 3), long, short - _BACK),
        (_BACK, inner, floor, short - _BACK),
        (at, inner - RUNG, at + _LADDER_WIDTH, inner),
    )
    back, end, other_end, deck, rung = _placed(parts, lot, yard.rng)
    return [
        *(yard.piece("wall", rectangle(*one), 0, STOREY, walk=False) for one in (back, end, other_end)),
        yard.piece("platform", rectangle(*deck), STOREY - DECK, STOREY, climb=False),
        yard.piece("ladder", rectangle(*rung), 0, STOREY, walk=False),
    ]


def askew(yard: Yard, lot: Box) -> list[Piece]:
    """A container set down crooked, as long as the lot allows."""
    west, south, east, north = lot
    wide, deep = east - west, north - south
    cosine, sine, length = yard.rng.choice(_TURNS)
    # Turned, a rectangle of `long` x `breadth` fills (long cos + breadth sin) x (long sin + breadth cos).
    breadth = 150
    long = min(
        (max(wide, deep) * length - breadth * sine) // cosine,
        (min(wide, deep) * length - breadth * cosine) // sine,
        430,
    )  # fmt: skip
    if long < breadth:
        return [yard.piece("container", rectangle(*lot), 0, STOREY)]
    if wide < deep:
        cosine, sine = sine, cosine
    if yard.rng.random() < 0.5:
        sine = -sine
    return [yard.piece("container", _turned(lot, long, breadth, cosine, sine, length), 0, STOREY)]


def platform(yard: Yard, lot: Box) -> list[Piece]:
    """A deck on a wall along one side and two posts on the other, with a ladder; one walks and sees beneath it."""
    west, south, east, north = lot
    if min(east - west, north - south) < 240:
        return container(yard, lot)
    rung, deck, back, posts = _scaffold(lot, yard.rng)
    return [
        *(yard.piece("pillar", rectangle(*post), 0, STOREY - DECK, climb=False, walk=False) for post in posts),
        yard.piece("wall", rectangle(*back), 0, STOREY - DECK, climb=False, walk=False),
        yard.piece("platform", rectangle(*deck), STOREY - DECK, STOREY, climb=False),
        yard.piece("ladder", rectangle(*rung), 0, STOREY, walk=False),
    ]


def silo(yard: Yard, lot: Box) -> list[Piece]:
    """A round tank nobody climbs."""
    west, south, east, north = lot
    cut = min(east - west, north - south) * 29 // 100
    height = STOREY * yard.rng.randint(2, 3)
    return [yard.piece("silo", _clipped(lot, (cut,) * 4), 0, height, climb=False, walk=False)]


def wall(yard: Yard, lot: Box) -> list[Piece]:
    """A wall too thin to stand on."""
    return [yard.piece("wall", rectangle(*lot), 0, yard.rng.choice((STOREY, STOREY, 200)), walk=False)]


def pipe(yard: Yard, lot: Box) -> list[Piece]:
    """A run of pipes on trestles, broad enough to walk on."""
    return [yard.piece("pipe", rectangle(*lot), 0, STOREY)]


def rubble(yard: Yard, lot: Box) -> list[Piece]:
    """A heap of irregular outline, high enough to hide behind."""
    west, south, east, north = lot
    side = min(east - west, north - south)
    cuts = tuple(side * yard.rng.randint(12, 46) // 100 for _ in range(4))
    return [yard.piece("rubble", _clipped(lot, cuts), 0, yard.rng.choice((125, STOREY, STOREY)))]


def stack(yard: Yard, lot: Box) -> list[Piece]:
    """Crates, as high as a man and a half."""
    return [yard.piece("crate", rectangle(*lot), 0, STOREY)]


def barrier(yard: Yard, lot: Box) -> list[Piece]:
    """Something low to take cover behind: one sees over it."""
    kind: PieceKind = "crate" if yard.rng.random() < 0.7 else "wall"
    return [yard.piece(kind, rectangle(*lot), 0, yard.rng.choice((50, 75)))]


def halves(lot: Box, rng: Random, share: int) -> tuple[Box, Box]:
    """A lot cut in two across its length: the first part has so many percent of it, at either end."""
    west, south, east, north = lot
    if east - west >= north - south:
        at = (east - west) * share // 100
        parts = (west, south, west + at, north), (west + at, south, east, north)
        flipped = (east - at, south, east, north), (west, south, east - at, north)
    else:
        at = (north - south) * share // 100
        parts = (west, south, east, south + at), (west, south + at, east, north)
        flipped = (west, north - at, east, north), (west, south, east, north - at)
    return parts if rng.random() < 0.5 else flipped


def _scaffold(lot: Box, rng: Random) -> tuple[Box, Box, Box, tuple[Box, Box]]:
    """The parts of a platform: the ladder on its open long side, the deck, the wall behind, two posts in front."""
    west, south, east, north = lot
    long, short = max(east - west, north - south), min(east - west, north - south)
    at = rng.randint(_POST, long - _POST - _LADDER_WIDTH)
    parts = (
        (at, 0, at + _LADDER_WIDTH, RUNG),
        (0, RUNG, long, short),
        (0, short - _BACK, long, short),
        (0, RUNG, _POST, RUNG + _POST),
        (long - _POST, RUNG, long, RUNG + _POST),
    )
    rung, deck, back, one, other = _placed(parts, lot, rng)
    return rung, deck, back, (one, other)


def _placed(parts: tuple[Box, ...], lot: Box, rng: Random) -> list[Box]:
    """Rectangles drawn as if the lot lay along the x axis from nought, put into their place, mirrored at random."""
    west, south, east, north = lot
    wide, deep = east - west, north - south
    mirror_long, mirror_short = rng.random() < 0.5, rng.random() < 0.5
    placed = []
    for box in parts:
        left, right = _mirrored(box[0], box[2], max(wide, deep), mirror_long)
        low, high = _mirrored(box[1], box[3], min(wide, deep), mirror_short)
        x0, y0, x1, y1 = (left, low, right, high) if wide >= deep else (low, left, high, right)
        placed.append((x0 + west, y0 + south, x1 + west, y1 + south))
    return placed


def _mirrored(low: int, high: int, length: int, does_mirror: bool) -> tuple[int, int]:
    return (length - high, length - low) if does_mirror else (low, high)


def _turned(lot: Box, long: int, short: int, cosine: int, sine: int, length: int) -> Footprint:
    """A rectangle turned about the middle of a lot."""
    west, south, east, north = lot
    corners = ((-long, -short), (long, -short), (long, short), (-long, short))
    return tuple(
        (
            (west + east + (x * cosine - y * sine) // length) // 2,
            (south + north + (x * sine + y * cosine) // length) // 2,
        )
        for x, y in corners
    )


def _clipped(lot: Box, cuts: tuple[int, ...]) -> Footprint:
    """A rectangle with its four corners cut off, from the south-west one on."""
    west, south, east, north = lot
    sw, se, ne, nw = cuts
    return (
        (west + sw, south),
        (east - se, south),
        (east, south + se),
        (east, north - ne),
        (east - ne, north),
        (west + nw, north),
        (west, north - nw),
        (west, south + sw),
    )


def _length(lot: Box) -> int:
    west, south, east, north = lot
    return max(east - west, north - south)
