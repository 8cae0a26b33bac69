"""How well a board keeps the book's demands."""

import msgspec
import numpy as np

from sacredwire.content.board_demands import Demands, board_demands
from sacredwire.content.board_shapes import doubled_area
from sacredwire.content.boards import BOARD_SIZE, Board
from sacredwire.play.boards.arrays import HALF, footprints_of
from sacredwire.play.boards.ground import centre_places, corner_places, edge_places, free_lattice, largest_room
from sacredwire.play.boards.levels import Surfaces
from sacredwire.play.boards.lines import Lanes, clear_across, sight_lines
from sacredwire.play.boards.routes import route_counts
from sacredwire.rules.space.solid import Terrain

Line = tuple[int, int, int, int]
"""A segment in hundredths of an inch: x and y of one end, x and y of the other."""

_JOINED_STEP = 50


class Demand(msgspec.Struct, frozen=True):
    """One demand of the book on a board.

    Attributes:
        id: Its name in the catalogues: ``board-demand-<id>``.
        measured: What the board has.
        wanted: What is asked for.
        at_most: Whether that is the most allowed, not the least.
    """

    id: str
    measured: int
    wanted: int
    at_most: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the board keeps it."""
        return self.measured <= self.wanted if self.at_most else self.measured >= self.wanted


class BoardReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a board is like, in the terms of the book's demands.

    Attributes:
        board: The board's id.
        pieces: How many pieces it has.
        ground_percent: How much of the ground pieces stand on, rounded down.
        sight_lines: How many lines right across, from each inch mark to each opposite one, were looked along.
        sight_across: Those of them that are clear, and the lanes that reach right across.
        lanes: How many clear straight runs of 6" or more there are.
        lanes_covered: How many of them have cover.
        lanes_long: How many are longer than 12".
        longest_lane: The longest, hundredths, rounded down.
        routes_north_south: Routes for a 32 mm base between the north and the south edge.
        routes_east_west: The same between the other two.
        edge_places: Places to deploy along each edge, n, e, s, w.
        corner_places: Places to deploy in each corner, ne, se, sw, nw.
        centre_places: Places within 3" of the middle.
        joined_percent: How much of the ground hangs together, rounded down.
        surfaces: Raised surfaces that can be stood on.
        surfaces_reached: Those that can be climbed to.
        levels: The heights of the latter, rising.
        demands: Each demand, measured.
    """

    board: str
    pieces: int
    ground_percent: int
    sight_lines: int
    sight_across: tuple[Line, ...]
    lanes: int
    lanes_covered: int
    lanes_long: int
    longest_lane: int
    routes_north_south: int
    routes_east_west: int
    edge_places: dict[str, int]
    corner_places: dict[str, int]
    centre_places: int
    joined_percent: int
    surfaces: int
    surfaces_reached: int
    levels: tuple[int, ...]
    demands: tuple[Demand, ...] = ()

    @property
    def meets_demands(self) -> bool:
        """Whether the board keeps every demand."""
        return all(demand.is_met for demand in self.demands)

    @property
    def failed(self) -> tuple[Demand, ...]:
        """The demands it does not keep."""
        return tuple(demand for demand in self.demands if not demand.is_met)


def measure_board(board: Board, demands: Demands | None = None) -> BoardReport:
    """Measure a board against the book's demands.

    Args:
        board: A board whose file was accepted.
        demands: Others than the book's.

    Rule: C1.8, K.board.
    """
    wanted = demands or board_demands()
    walls = footprints_of(board.pieces, wanted.eye_height, wanted.eye_height)
    shelter = footprints_of(board.pieces, wanted.body_high, wanted.body_low)
    ground = footprints_of(board.pieces, wanted.body_high, 0)
    lanes = Lanes(walls, wanted.lane_shortest)
    across = np.concatenate((clear_across(walls), lanes.views_across()))
    north_south, east_west = route_counts(ground, wanted.route_radius)
    free = free_lattice(ground, wanted.model_radius, _JOINED_STEP)
    surfaces = Surfaces(Terrain.of(board.pieces), wanted)
    report = BoardReport(
        board=board.id,
        pieces=len(board.pieces),
        ground_percent=_ground_percent(board),
        sight_lines=len(sight_lines()),
        sight_across=tuple(_line(line) for line in (across + HALF).tolist()),
        lanes=len(lanes.line),
        lanes_covered=int(lanes.covered(shelter, wanted.cover_reach).sum()),
        lanes_long=int(lanes.longer_than(wanted.lane_long).sum()),
        longest_lane=lanes.longest(),
        routes_north_south=north_south,
        routes_east_west=east_west,
        edge_places=edge_places(ground, wanted.route_radius),
        corner_places=corner_places(ground, wanted.route_radius, wanted.corner_side),
        centre_places=centre_places(ground, wanted.route_radius, wanted.centre_reach),
        joined_percent=largest_room(free) * 100 // max(1, int(free.sum())),
        surfaces=len(surfaces.places),
        surfaces_reached=len(surfaces.reached),
        levels=surfaces.levels(),
    )
    return msgspec.structs.replace(report, demands=_judged(report, wanted))


def _judged(report: BoardReport, wanted: Demands) -> tuple[Demand, ...]:
    lanes = max(1, report.lanes)
    # Shares are rounded against the board: up where little is wanted, down where much is.
    long_percent = -(-report.lanes_long * 100 // lanes)
    cover_percent = report.lanes_covered * 100 // lanes if report.lanes else 100
    return (
        Demand("sight-across", len(report.sight_across), 0, at_most=True),
        Demand("lanes-long", long_percent, wanted.lane_long_percent, at_most=True),
        Demand("lanes-covered", cover_percent, wanted.lane_cover_percent),
        Demand("routes", min(report.routes_north_south, report.routes_east_west), wanted.routes),
        Demand("edges", min(report.edge_places.values()), wanted.edge_places),
        Demand("corners", min(report.corner_places.values()), wanted.corner_places),
        Demand("centre", report.centre_places, wanted.centre_places),
        Demand("joined", report.joined_percent, wanted.joined_percent),
        Demand("surfaces", report.surfaces_reached, wanted.surfaces),
        Demand("levels", len(report.levels), wanted.levels),
    )


def _line(ends: list[list[int]]) -> Line:
    (ax, ay), (bx, by) = ends
    return ax, ay, bx, by


def _ground_percent(board: Board) -> int:
    """How much of the board lies under pieces that stand on the ground; solids share no inner points."""
    doubled = sum(doubled_area(piece.footprint) for piece in board.pieces if piece.base == 0)
    return doubled * 100 // (2 * BOARD_SIZE**2)
