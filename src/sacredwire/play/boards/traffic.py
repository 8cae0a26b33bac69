"""Whether a board in the making keeps its routes, and its ground together, when one more thing is built."""

from collections.abc import Sequence

import numpy as np

from sacredwire.content.board_demands import board_demands
from sacredwire.content.boards import Piece
from sacredwire.play.boards.arrays import Ints, corner_array, floor_root
from sacredwire.play.boards.ground import free_lattice, largest_room
from sacredwire.play.boards.routes import cheapest_cut, gap_widths, side_widths
from sacredwire.play.boards.yard import Box, Yard, rectangle

_CORNERS = 8
_STEP = 50


class Traffic:
    """The ground of a yard: its obstacles and the gaps between them, kept up to date.

    Args:
        yard: The board so far.
    """

    def __init__(self, yard: Yard) -> None:
        self._wanted = board_demands()
        self._corners: Ints = np.zeros((0, _CORNERS, 2), dtype=np.int64)
        self._between: Ints = np.zeros((0, 0), dtype=np.int64)
        self.add(yard.pieces)

    def add(self, pieces: Sequence[Piece]) -> None:
        """Take account of what was built."""
        ground = [piece.footprint for piece in pieces if piece.base < self._wanted.body_high]
        if ground:
            more = corner_array(ground, _CORNERS)
            corners = np.concatenate((self._corners, more))
            self._between = _grown(self._between, gap_widths(more, corners))
            self._corners = corners

    def allows(self, lot: Box, *, closes: bool) -> bool:
        """Whether a lot may be built on; one that closes a street must leave the ground together as well."""
        return self.keeps_routes(lot) and not (closes and self._is_parted(lot))

    def keeps_routes(self, lot: Box) -> bool:
        """Whether enough routes would be left if all of a lot were built on.

        Gaps beside the lot are taken between upright boxes, which can only make them narrower than they are.
        """
        more = corner_array([rectangle(*lot)], _CORNERS)
        corners = np.concatenate((self._corners, more))
        low, high = corners.min(axis=1), corners.max(axis=1)
        away = np.maximum(np.maximum(low - high[-1], low[-1] - high), 0)
        between, width = (
            _grown(self._between, floor_root((away * away).sum(axis=1))[None]),
            2 * self._wanted.route_radius,
        )
        return all(
            cheapest_cut(between, *side_widths(corners, axis), width)[0] >= self._wanted.routes for axis in (0, 1)
        )  # fmt: skip

    def _is_parted(self, lot: Box) -> bool:
        """Whether the ground would fall apart if all of a lot were built on."""
        corners = np.concatenate((self._corners, corner_array([rectangle(*lot)], _CORNERS)))
        free = free_lattice(corners, self._wanted.model_radius, _STEP)
        return largest_room(free) * 100 < self._wanted.joined_percent * int(free.sum())


def _grown(between: Ints, rows: Ints) -> Ints:
    """A table of distances with more rows and the columns that mirror them."""
    old, size = len(between), rows.shape[1]
    grown = np.zeros((size, size), dtype=np.int64)
    grown[:old, :old] = between
    grown[old:], grown[:, old:] = rows, rows.T
    return grown
