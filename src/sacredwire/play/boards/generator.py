"""Boards made from a seed: dense, vertical, and always as the book demands them."""

import re
from collections.abc import Iterator
from itertools import count
from random import Random

import numpy as np

from sacredwire.content.board_demands import board_demands
from sacredwire.content.boards import BOARD_SIZE, Board
from sacredwire.errors import ContentError
from sacredwire.play.boards.arrays import Ints, corner_array, footprints_of
from sacredwire.play.boards.lines import Lanes, clear_across, is_crossed
from sacredwire.play.boards.links import add_walkways
from sacredwire.play.boards.mend import best_screens, segments_crossed
from sacredwire.play.boards.report import measure_board
from sacredwire.play.boards.styles import DISTRICTS, STYLES, District, Plot, Style
from sacredwire.play.boards.traffic import Traffic
from sacredwire.play.boards.yard import Box, Yard, rectangle

_MOST_ROUNDS = 40
_AT_ONCE = 4
_TRIES = 45
_SEARCHES = 2
_WALKWAYS = (3, 6)
_FIN_MARKS = ((440, 860), (1000, 1400), (1540, 1960))
_FIN_LENGTHS = (150, 380)


def generate_board(seed: int, style: Style | None = None) -> Board:
    """A board made from a seed: the same one on every machine, and one that meets the book's demands.

    Args:
        seed: Any whole number.
        style: The district it is cut from; by default the seed decides.

    Rule: C1.8, R-16.
    """
    chosen = style or STYLES[Random(f"style {seed}").randrange(len(STYLES))]
    for attempt in count():
        yard = Yard(Random(f"{chosen} {seed} {attempt}"))
        if _is_built(yard, DISTRICTS[chosen]):
            board = Board(id=board_id(seed, chosen), pieces=tuple(yard.pieces))
            if measure_board(board).meets_demands:
                return board
    raise AssertionError("the attempts never end")


def board_style(name: str) -> Style:
    """The district of a name.

    Raises:
        ContentError: There is none of that name.
    """
    for style in STYLES:
        if style == name:
            return style
    raise ContentError("board-style", value=name, expected=", ".join(STYLES))


def board_id(seed: int, style: Style) -> str:
    """The id of a generated board, which says how to make it again."""
    return f"{style}-{seed}" if seed >= 0 else f"{style}-minus-{-seed}"


def style_and_seed(board: str) -> tuple[Style, int] | None:
    """What a board of this id was generated from; None if it was not generated."""
    for style in STYLES:
        found = re.fullmatch(rf"{style}-(minus-)?([0-9]{{1,20}})", board)
        if found:
            return style, -int(found[2]) if found[1] else int(found[2])
    return None


def _is_built(yard: Yard, district: District) -> bool:
    """Build a district; whether its views are short enough."""
    for side in range(4):
        for marks in _FIN_MARKS:
            _build_fin(yard, district, side, yard.rng.randint(*marks))
    for plot in district.plots:
        _build(yard, plot)
    if not _is_mended(yard, district):
        return False
    _litter(yard, district.litter)
    add_walkways(yard, yard.rng.randint(*_WALKWAYS))
    return True


def _build(yard: Yard, plot: Plot) -> None:
    """Try a kind of building on many places, until there is enough of it."""
    left = plot.most
    for lot in _lots(yard, plot):
        if left and yard.is_free(lot):
            yard.build(lot, plot.module(yard, lot))
            left -= 1


def _lots(yard: Yard, plot: Plot) -> Iterator[Box]:
    """Places for a kind of building, at random."""
    for _ in range(_TRIES * plot.most):
        long, short = yard.rng.randint(*plot.long), yard.rng.randint(*plot.short)
        wide, deep = (long, short) if yard.rng.random() < 0.5 else (short, long)
        west, south = yard.rng.randint(0, BOARD_SIZE - wide), yard.rng.randint(0, BOARD_SIZE - deep)
        yield west, south, west + wide, south + deep


def _build_fin(yard: Yard, district: District, side: int, mark: int) -> None:
    """Build something that stands on the board's edge, so that nobody sees along the edge."""
    length, breadth = yard.rng.randint(*_FIN_LENGTHS), yard.rng.randint(*district.screen[0].short)
    low, high = mark - breadth // 2, mark - breadth // 2 + breadth
    far = BOARD_SIZE - length
    lots: tuple[Box, ...] = (
        (low, 0, high, length),
        (low, far, high, BOARD_SIZE),
        (0, low, length, high),
        (far, low, BOARD_SIZE, high),
    )
    if yard.is_free(lots[side]):
        yard.build(lots[side], district.fin(yard, lots[side]))


def _litter(yard: Yard, plot: Plot) -> None:
    """Build low things to take cover behind, where they leave the board its routes."""
    traffic = Traffic(yard)
    for lot in _lots(yard, plot):
        if yard.is_free(lot) and traffic.keeps_routes(lot):
            traffic.add(yard.build(lot, plot.module(yard, lot)))


def _is_mended(yard: Yard, district: District) -> bool:
    """Put up screens until no view is too long; whether that was achieved."""
    wanted = board_demands()
    traffic = Traffic(yard)
    across = clear_across(_walls(yard))
    for _ in range(_MOST_ROUNDS):
        lanes = Lanes(_walls(yard), wanted.lane_shortest)
        too_long = lanes.longer_than(wanted.lane_long)
        is_short = int(too_long.sum()) * 100 <= wanted.lane_long_percent * len(too_long)
        open_lanes = lanes.views_across()
        if is_short and len(across) + len(open_lanes) == 0:
            return True
        views = np.concatenate((across, open_lanes if is_short else lanes.ends(too_long)))
        before = len(yard.pieces)
        if not _are_screened(yard, district, traffic, views):
            return False
        built = corner_array([piece.footprint for piece in yard.pieces[before:]])
        across = across[~is_crossed(across, built).any(axis=1)]
    return False


def _are_screened(yard: Yard, district: District, traffic: Traffic, views: Ints) -> bool:
    """Put up the best screens that can be found; whether any was."""
    for _ in range(_SEARCHES):
        most, built = 0, 0
        for screen in best_screens(yard, district, views):
            blocked = segments_crossed(views, corner_array([rectangle(*screen.lot)]))[:, 0]
            count = int(blocked.sum())
            if built == _AT_ONCE or 2 * count <= most:
                break
            if yard.is_free(screen.lot) and traffic.allows(screen.lot, closes=screen.closes):
                traffic.add(yard.build(screen.lot, screen.module(yard, screen.lot)))
                views, most, built = views[~blocked], max(most, count), built + 1
        if built:
            return True
    return False


def _walls(yard: Yard) -> Ints:
    """What fills the height of an eye."""
    eye = board_demands().eye_height
    return footprints_of(yard.pieces, eye, eye)
