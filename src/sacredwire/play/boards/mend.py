"""Mending a board whose view is too long: screens are put where they end the most lanes and lines of sight."""

from typing import NamedTuple

from sacredwire.content.boards import BOARD_SIZE
from sacredwire.play.boards.arrays import HALF, Bools, Ints, corner_array
from sacredwire.play.boards.lines import is_crossed
from sacredwire.play.boards.modules import Module
from sacredwire.play.boards.styles import District, Plot
from sacredwire.play.boards.yard import STREET, Box, Yard, rectangle

_TRIES = 240


class Screen(NamedTuple):
    """A lot on which something could be built, what, and whether it would close a street."""

    lot: Box
    module: Module
    closes: bool = False


def best_screens(yard: Yard, district: District, views: Ints) -> list[Screen]:
    """Free lots that block some of the given views, of many tried along them, the best first.

    Args:
        yard: The board so far.
        district: What may be built.
        views: Segments whose view is too long: (views, 2 ends, 2), from the board's middle.
    """
    found: list[Screen] = []
    for index in range(_TRIES):
        view = views[index % len(views)].tolist()
        share = yard.rng.randint(20, 80)
        at = tuple(HALF + one + (other - one) * share // 100 for one, other in zip(*view, strict=True))
        plot = yard.rng.choice(district.screen)
        is_level = abs(view[1][0] - view[0][0]) > abs(view[1][1] - view[0][1])
        screen = _free_standing(yard, plot, at, is_level) if index % 3 == 0 else _leaning(yard, plot, at, is_level)
        if screen is not None:
            found.append(screen)
    if not found:
        return []
    blocked = segments_crossed(views, corner_array([rectangle(*screen.lot) for screen in found])).sum(axis=0).tolist()
    scores = [count if screen.closes else 2 * count for count, screen in zip(blocked, found, strict=True)]
    ranked = sorted(range(len(found)), key=lambda index: -scores[index])
    return [found[index] for index in ranked if scores[index] > 0]


def segments_crossed(views: Ints, corners: Ints) -> Bools:
    """Which segments go through which rectangles, both ends outside: (views, rectangles)."""
    low, high = views.min(axis=1)[:, None], views.max(axis=1)[:, None]
    beside = (corners.max(axis=1) <= low) | (corners.min(axis=1) >= high)
    found: Bools = is_crossed(views, corners) & ~beside.all(axis=2)
    return found


def _free_standing(yard: Yard, plot: Plot, at: tuple[int, ...], is_level: bool) -> Screen | None:
    """A lot in the middle of a street, across the view."""
    long, short = yard.rng.randint(*plot.long), yard.rng.randint(*plot.short)
    wide, deep = (short, long) if is_level else (long, short)
    x, y = at[0] - yard.rng.randint(0, wide), at[1] - yard.rng.randint(0, deep)
    lot = (x, y, x + wide, y + deep)
    return Screen(lot, plot.module) if yard.is_free(lot) else None


def _leaning(yard: Yard, plot: Plot, at: tuple[int, ...], is_level: bool) -> Screen | None:
    """A lot that leans on the next building, or on the board's edge, and reaches across the view.

    Where it would leave less than a street to the building on the other side, it closes the gap.
    """
    breadth = yard.rng.randint(*plot.short)
    along, across = (at[0], at[1]) if is_level else (at[1], at[0])
    begin, end = along - breadth // 2, along - breadth // 2 + breadth
    bottom, top = _faces(yard, begin, end, across, is_level)
    over = yard.rng.randint(20, 130)
    low, high = (across - over, top) if yard.rng.random() < 0.5 else (bottom, across + over)
    low, high = (low if low - bottom >= STREET else bottom), (high if top - high >= STREET else top)
    if high - low > plot.long[1] or high - low < breadth // 2:
        return None
    lot = (begin, low, end, high) if is_level else (low, begin, high, end)
    return Screen(lot, plot.module, low == bottom and high == top) if yard.is_free(lot) else None


def _faces(yard: Yard, begin: int, end: int, across: int, is_level: bool) -> tuple[int, int]:
    """Where buildings, or the board, end the strip between two marks, below and above a height."""
    bottom, top = 0, BOARD_SIZE
    for lot in yard.lots:
        west, south, east, north = lot if is_level else (lot[1], lot[0], lot[3], lot[2])
        if west < end and begin < east:
            if across <= south < top:
                top = south
            elif bottom < north <= across:
                bottom = north
    return bottom, top
