"""Boards drawn for the tests of geometry: ordinary and degenerate ones, and their mirrored and turned twins."""

import math
import random
from collections.abc import Callable

from sacredwire.content.boards import Piece
from sacredwire.errors import ContentError
from sacredwire.rules.space.solid import Terrain

SIZE = 2400
Place = tuple[int, int, int]
Turn = Callable[[int, int], tuple[int, int]]


def box(name: str, x0: int, y0: int, x1: int, y1: int, top: int, base: int = 0, **flags: bool) -> Piece:
    """An upright box."""
    return Piece(id=name, footprint=((x0, y0), (x1, y0), (x1, y1), (x0, y1)), base=base, top=top, **flags)


def ground(*pieces: Piece) -> Terrain:
    """A terrain of some pieces."""
    return Terrain.of(pieces)


def mirrored(x: int, y: int) -> tuple[int, int]:
    """A point seen in a mirror along the middle of the board."""
    return (SIZE - x, y)


def turned(x: int, y: int) -> tuple[int, int]:
    """A point after a quarter turn of the board."""
    return (SIZE - y, x)


def moved(piece: Piece, turn: Turn) -> Piece:
    """A piece mirrored or turned, its corners counter-clockwise again."""
    corners = tuple(turn(x, y) for x, y in piece.footprint)
    if turn is mirrored:
        corners = corners[::-1]
    return Piece(
        id=piece.id,
        footprint=corners,
        base=piece.base,
        top=piece.top,
        climbable=piece.climbable,
        walkable=piece.walkable,
    )


def pieces(seed: int) -> list[Piece]:
    """A board drawn by a seed: boxes on the lattice, rotated boxes, triangles, walkways, stacked crates, thin walls."""
    dice = random.Random(seed)
    made: list[Piece] = []
    for index in range(dice.randint(4, 16)):
        kind = dice.choice(["lattice", "lattice", "rotated", "triangle", "walkway", "stacked", "wall"])
        made += _piece(dice, f"{kind}-{index}", kind, made)
    return made


def _piece(dice: random.Random, name: str, kind: str, made: list[Piece]) -> list[Piece]:
    flags = {"climbable": dice.random() < 0.8, "walkable": dice.random() < 0.85}
    top = dice.choice([50, 100, 125, 150, 300, 300, 310, 450, 600])
    x, y = 25 * dice.randint(4, 84), 25 * dice.randint(4, 84)
    wide, deep = 25 * dice.randint(1, 12), 25 * dice.randint(1, 12)
    x1, y1 = min(SIZE, x + wide), min(SIZE, y + deep)
    if kind == "lattice":
        return [box(name, x, y, x1, y1, top, **flags)]
    if kind == "wall":
        return [box(name, x, y, min(SIZE, x + dice.choice([1, 10, 600])), min(SIZE, y + dice.choice([1, 600])), top)]
    if kind == "walkway":
        low = dice.choice([100, 125, 150, 290, 300])
        return [box(name, x, y, min(SIZE, x + 600), min(SIZE, y + 110), low + 10, low, **flags)]
    if kind == "stacked" and made:
        under = dice.choice(made)
        return [
            Piece(
                id=name, footprint=under.footprint, base=under.top, top=under.top + dice.choice([50, 125, 200]), **flags
            )
        ]
    return [_slanted(dice, name, 3 if kind == "triangle" else 4, top, flags)]


def _slanted(dice: random.Random, name: str, corners: int, top: int, flags: dict[str, bool]) -> Piece:
    while True:
        x, y, turn = dice.randrange(200, 2200), dice.randrange(200, 2200), dice.uniform(0, math.tau)
        far = dice.uniform(30, 200)
        share = dice.uniform(0.3, 1.2)
        angles = [turn + math.tau * k / corners + (share if k % 2 else 0) for k in range(corners)]
        spots = tuple((round(x + far * math.cos(a)), round(y + far * math.sin(a))) for a in sorted(angles))
        piece = Piece(id=name, footprint=spots, top=top, **flags)
        try:
            Terrain.of([piece])
        except ContentError:  # rounding has made it concave
            continue
        return piece


def place(dice: random.Random, terrain: Terrain) -> Place:
    """Some place of a board: often on the lattice, in line with a corner or on a surface, sometimes anywhere."""
    x, y = dice.randrange(0, SIZE + 1), dice.randrange(0, SIZE + 1)
    if terrain.solids and dice.random() < 0.4:
        solid = dice.choice(terrain.solids)
        x, y = dice.choice(solid.corners)
        x += dice.choice([0, 0, -49, 49, 25, -25, dice.randrange(-150, 151)])
        y += dice.choice([0, 0, -49, 49, 25, -25, dice.randrange(-150, 151)])
    if dice.random() < 0.4:
        x, y = 25 * round(x / 25), 25 * round(y / 25)
    x, y = min(max(x, 0), SIZE), min(max(y, 0), SIZE)
    z = terrain.surface_at(x, y) if dice.random() < 0.6 else dice.choice(terrain.heights)
    return (x, y, z)
