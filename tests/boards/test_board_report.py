"""What a board's report measures, against plain counting and boards whose answer is plain to see."""

import math
from fractions import Fraction
from random import Random

import msgspec
import pytest

from sacredwire.content.board_demands import board_demands
from sacredwire.content.board_files import load_board
from sacredwire.content.boards import BOARD_SIZE, Board, Piece, Point
from sacredwire.play.boards.arrays import corner_array
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.boards.lines import Lanes
from sacredwire.play.boards.report import BoardReport, measure_board
from sacredwire.play.boards.routes import gap_widths, route_counts

EYE = board_demands().eye_height


def box(west: int, south: int, east: int, north: int, top: int = 150, base: int = 0, **fields: bool) -> Piece:
    corners = ((west, south), (east, south), (east, north), (west, north))
    return Piece(id=f"p-{west}-{south}-{base}", footprint=corners, base=base, top=top, **fields)


def measured(*pieces: Piece) -> BoardReport:
    return measure_board(Board(id="test", pieces=pieces))


def demand(report: BoardReport, name: str) -> tuple[int, bool]:
    found = next(one for one in report.demands if one.id == name)
    return found.measured, found.is_met


def scattered(seed: int, count: int = 24) -> list[tuple[Point, ...]]:
    """Turned rectangles, some of which overlap: what no board may hold, yet what measures must bear."""
    rng, found = Random(seed), []
    for _ in range(count):
        wide, deep, angle = rng.randint(40, 420), rng.randint(30, 200), rng.random() * math.pi
        x, y = rng.randint(320, 2080), rng.randint(320, 2080)
        sine, cosine = math.sin(angle), math.cos(angle)
        corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
        found.append(
            tuple((x + round(a * cosine - b * sine) // 2, y + round(a * sine + b * cosine) // 2) for a, b in corners)
        )
    return found


def passes(line: tuple[int, int, int, int], corners: tuple[Point, ...]) -> tuple[Fraction, Fraction] | None:
    """The part of a segment inside a convex footprint, as shares of it; None if it does not enter it."""
    ax, ay, bx, by = line
    begin, end = Fraction(0), Fraction(1)
    for (px, py), (qx, qy) in zip(corners, (*corners[1:], corners[0]), strict=True):
        start = (qx - px) * (ay - py) - (qy - py) * (ax - px)
        speed = (qx - px) * (by - ay) - (qy - py) * (bx - ax)
        if speed == 0:
            if start <= 0:
                return None
        elif speed > 0:
            begin = max(begin, Fraction(-start, speed))
        else:
            end = min(end, Fraction(-start, speed))
    return (begin, end) if begin < end else None


@pytest.mark.rule("K.board")
def test_an_empty_board_is_all_view() -> None:
    report = measured()
    assert report.sight_lines == 2 * (25 * 25 - 2)
    assert demand(report, "sight-across") == (len(report.sight_across), False)
    assert len(report.sight_across) >= report.sight_lines
    assert report.lanes_long > report.lanes * 8 // 10
    assert report.lanes_covered == 0
    assert report.routes_north_south == report.routes_east_west == BOARD_SIZE // 126
    assert set(report.edge_places.values()) == {BOARD_SIZE // 126}
    assert set(report.corner_places.values()) == {9}
    assert (report.joined_percent, report.surfaces, report.levels) == (100, 0, ())


@pytest.mark.parametrize("seed", range(3))
def test_sight_across_is_what_counting_finds(seed: int) -> None:
    shapes = scattered(seed)
    report = measured(*(Piece(id=f"p-{n}", footprint=shape, top=150) for n, shape in enumerate(shapes)))
    marks, clear = range(0, BOARD_SIZE + 1, 100), set()
    for a in marks:
        for b in marks:
            for line in ((a, 0, b, BOARD_SIZE), (0, a, BOARD_SIZE, b)):
                if (a, b) not in ((0, 0), (BOARD_SIZE, BOARD_SIZE)) and not any(passes(line, one) for one in shapes):
                    clear.add(line)
    assert clear <= set(report.sight_across)
    on_marks = {line for line in report.sight_across if all(at % 100 == 0 for at in line)}
    assert on_marks == clear


@pytest.mark.parametrize(
    ("base", "top", "blocks"), [(0, 111, True), (0, 110, False), (109, 200, True), (110, 200, False)]
)
def test_what_fills_the_height_of_an_eye_blocks_the_view(base: int, top: int, blocks: bool) -> None:
    wall = box(0, 1150, BOARD_SIZE, 1250, top=top, base=base)
    from_south = [line for line in measured(wall).sight_across if line[1] == 0 and line[3] == BOARD_SIZE]
    assert blocks == (not from_south)


def test_touching_a_piece_is_no_hindrance_to_the_view() -> None:
    posts = [box(400, 0, 1200, BOARD_SIZE - 1), box(1200, 1, 2000, BOARD_SIZE)]
    assert (1200, 0, 1200, BOARD_SIZE) in measured(*posts).sight_across


def street(width: int, *more: Piece) -> BoardReport:
    """A board that is solid but for one straight street from south to north in its middle."""
    west, east = BOARD_SIZE // 2 - width // 2, BOARD_SIZE // 2 + (width + 1) // 2
    return measured(box(0, 0, west, BOARD_SIZE), box(east, 0, BOARD_SIZE, BOARD_SIZE), *more)


def test_a_street_has_a_lane_each_inch_and_cover_within_an_inch() -> None:
    report = street(200)
    assert report.lanes_long >= 2
    assert report.lanes_covered == report.lanes
    assert report.longest_lane >= BOARD_SIZE


@pytest.mark.parametrize("seed", range(3))
def test_lanes_are_clear_maximal_and_covered_as_walking_along_them_finds(seed: int) -> None:
    shapes = scattered(seed)
    lanes = Lanes(corner_array(shapes), 600)
    covered = lanes.covered(corner_array(shapes), 100)
    assert len(covered) > 100
    for (start, end), has_cover in list(zip(lanes.ends(covered | True).tolist(), covered.tolist(), strict=True))[::9]:
        length, steps = math.dist(start, end), 120
        places = [
            tuple(BOARD_SIZE // 2 + a + (b - a) * (step + 0.5) / steps for a, b in zip(start, end, strict=True))
            for step in range(steps)
        ]
        near = [min(far_from(place, shape) for shape in shapes) for place in places]
        assert length >= 599
        assert max(depth(place, shape) for place in places for shape in shapes) < 1
        share = sum(one <= 100 for one in near) / steps
        assert has_cover == (share >= 0.5) or abs(share - 0.5) < 0.03
        for one, other in ((start, end), (end, start)):
            beyond = [BOARD_SIZE // 2 + a + (a - b) * 4 / length for a, b in zip(one, other, strict=True)]
            outside = not all(0 <= at <= BOARD_SIZE for at in beyond)
            assert outside or min(far_from((beyond[0], beyond[1]), shape) for shape in shapes) < 2


@pytest.mark.parametrize(("south", "east", "has_cover"), [(1250, 1200, True), (1250, 1198, False), (1251, 1400, False)])
def test_cover_is_an_inch_away_at_most_over_half_the_lane_at_least(south: int, east: int, has_cover: bool) -> None:
    """The lane along y = 11.5", right across the board, with a low wall that ends at ``east``."""
    lanes = Lanes(corner_array([]), 600)
    shelter = corner_array([box(0, south, east, south + 10).footprint])
    direction, offset = lanes.lines.direction[lanes.line], lanes.lines.offset[lanes.line]
    along = (direction[:, 1] == 0) & (offset == -50 * direction[:, 0])
    assert lanes.covered(shelter, 100)[along].tolist() == [has_cover]


@pytest.mark.parametrize(
    ("base", "top", "counts"), [(0, 10, False), (0, 11, True), (124, 200, True), (125, 200, False)]
)
def test_only_what_can_hide_a_body_gives_cover(base: int, top: int, counts: bool) -> None:
    assert (measured(box(0, 1190, BOARD_SIZE, 1210, top=top, base=base)).lanes_covered > 0) == counts


@pytest.mark.parametrize(("width", "routes"), [(125, 0), (126, 1), (251, 1), (252, 2), (378, 3)])
def test_a_route_needs_the_breadth_of_its_base(width: int, routes: int) -> None:
    assert street(width).routes_north_south == routes


def test_routes_are_as_many_as_the_narrowest_cut_lets_through() -> None:
    comb = [box(x, 1100, x + 300, 1300) for x in range(0, 2100, 430)]
    gaps = [430 - 300] * (len(comb) - 1) + [BOARD_SIZE - comb[-1].footprint[1][0]]
    assert measured(*comb).routes_north_south == sum(max(0, gap) // 126 for gap in gaps)


@pytest.mark.parametrize("seed", range(4))
def test_no_lattice_of_bases_finds_more_routes(seed: int) -> None:
    """Disjoint paths on a lattice one base apart are routes: they can be fewer, never more."""
    shapes = scattered(seed, 12)
    between = gap_widths(corner_array(shapes), corner_array(shapes))
    assert (between == between.T).all()
    found = route_counts(corner_array(shapes), 63)
    assert paths_on_lattice(shapes) <= found[0]
    turned = [tuple((y, x) for x, y in reversed(shape)) for shape in shapes]
    assert route_counts(corner_array(turned), 63) == found[::-1]
    assert paths_on_lattice(turned) <= found[1]


def far_from(at: tuple[float, ...], shape: tuple[Point, ...]) -> float:
    """How far a place lies from a convex footprint."""
    inside, nearest = True, math.inf
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        dx, dy = bx - ax, by - ay
        inside &= dx * (at[1] - ay) - dy * (at[0] - ax) >= 0
        share = max(0.0, min(1.0, ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy)))
        nearest = min(nearest, math.dist(at, (ax + share * dx, ay + share * dy)))
    return 0.0 if inside else nearest


def depth(at: tuple[float, ...], shape: tuple[Point, ...]) -> float:
    """How deep inside a convex footprint a place lies; negative outside it."""
    sides = zip(shape, (*shape[1:], shape[0]), strict=True)
    return min(
        ((bx - ax) * (at[1] - ay) - (by - ay) * (at[0] - ax)) / math.dist((ax, ay), (bx, by))
        for (ax, ay), (bx, by) in sides
    )


def paths_on_lattice(shapes: list[tuple[Point, ...]]) -> int:
    """Paths from south to north on a lattice 126 wide that share no place, taken one after another.

    A base 90 wide is free at both ends of a step, so that one 63 wide is free all along it.
    """
    marks = [*range(66, BOARD_SIZE, 126)]
    free = {
        (i, j)
        for i, x in enumerate(marks)
        for j, y in enumerate(marks)
        if all(far_from((x, y), s) >= 90 for s in shapes)
    }
    count = 0
    for start in sorted(place for place in free if place[1] == 0):
        came = {start: start}
        queue = [start]
        for x, y in queue:
            for other in ((x - 1, y), (x, y + 1), (x + 1, y), (x, y - 1)):
                if other in free and other not in came:
                    came[other] = (x, y)
                    queue.append(other)
        ends = [place for place in queue if place[1] == len(marks) - 1]
        if start in free and ends:
            count += 1
            place = ends[0]
            while place != start:
                free.discard(place)
                place = came[place]
            free.discard(start)
    return count


TURNS = {
    "mirrored": lambda x, y: (BOARD_SIZE - x, y),
    "quarter turn": lambda x, y: (BOARD_SIZE - y, x),
    "half turn": lambda x, y: (BOARD_SIZE - x, BOARD_SIZE - y),
}


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("seed", [None, 3])
def test_a_turned_board_has_the_same_report(seed: int | None, turn: str) -> None:
    board = load_board("broken-spire") if seed is None else generate_board(seed, "ruins")
    report, turned = measure_board(board), measure_board(turned_board(board, turn))
    routes = sorted((report.routes_north_south, report.routes_east_west))
    assert sorted((turned.routes_north_south, turned.routes_east_west)) == routes
    for name in ("edge_places", "corner_places"):
        assert sorted(getattr(turned, name).values()) == sorted(getattr(report, name).values())
    same = ("lanes", "lanes_covered", "lanes_long", "longest_lane", "centre_places", "joined_percent", "ground_percent")
    same = (*same, "surfaces", "surfaces_reached", "levels", "pieces", "sight_across")
    assert [getattr(turned, name) for name in same] == [getattr(report, name) for name in same]


def turned_board(board: Board, turn: str) -> Board:
    pieces = []
    for piece in board.pieces:
        corners = tuple(TURNS[turn](x, y) for x, y in piece.footprint)
        pieces.append(msgspec.structs.replace(piece, footprint=corners if turn != "mirrored" else corners[::-1]))
    return msgspec.structs.replace(board, pieces=tuple(pieces))


def test_each_edge_counts_the_bases_that_stand_along_it() -> None:
    wall = box(0, 0, BOARD_SIZE - 126 * 4, 20)
    report = measured(wall)
    assert report.edge_places == {"n": 19, "e": 19, "s": 4, "w": 18}
    assert demand(report, "edges") == (4, False)


def test_a_corner_that_is_built_on_has_no_room() -> None:
    report = measured(box(0, 0, 400, 400))
    assert report.corner_places == {"ne": 9, "se": 9, "sw": 0, "nw": 9}
    assert demand(report, "corners") == (0, False)


def test_the_middle_needs_room() -> None:
    assert demand(measured(box(800, 800, 1600, 1600)), "centre") == (0, False)


def test_ground_behind_walls_hangs_together_with_nothing() -> None:
    ring = [box(0, 1000, 1400, 1030), box(1400, 0, 1430, 1030)]
    report = measured(*ring)
    assert 70 <= report.joined_percent <= 90
    assert not demand(report, "joined")[1]
    assert measured(ring[0]).joined_percent == 100


@pytest.mark.parametrize(
    ("pieces", "levels"),
    [
        ([box(500, 500, 900, 900, top=200)], (200,)),
        ([box(500, 500, 900, 900, top=201)], ()),
        ([box(500, 500, 900, 900, top=150, climbable=False)], ()),
        ([box(500, 500, 900, 900, top=150, walkable=False)], ()),
        ([box(500, 500, 700, 900, top=150), box(700, 500, 900, 900, top=300)], (150, 300)),
        ([box(500, 500, 700, 900, top=100), box(700, 500, 900, 900, top=310)], (100,)),
        # A platform is reached by its ladder, or over a walkway, or by a jump of 2" at most.
        ([box(500, 500, 900, 900, base=135, climbable=False)], ()),
        ([box(500, 500, 900, 900, base=135), box(600, 480, 664, 500, walkable=False)], (150,)),
        ([box(100, 500, 400, 900), box(600, 500, 900, 900, base=135, climbable=False)], (150,)),
    ],
)
def test_levels_are_what_can_be_climbed_to_step_by_step(pieces: list[Piece], levels: tuple[int, ...]) -> None:
    assert measured(*pieces).levels == levels


@pytest.mark.parametrize(("gap", "reached"), [(200, 2), (201, 1)])
def test_a_gap_of_two_inches_is_jumped(gap: int, reached: int) -> None:
    sheer = box(400 + gap, 500, 800 + gap, 900, base=135, climbable=False)
    assert measured(box(100, 500, 400, 900), sheer).surfaces_reached == reached


@pytest.mark.parametrize(("south", "places"), [(126, 19), (125, 0)])
def test_a_base_on_the_edge_may_touch_a_wall(south: int, places: int) -> None:
    assert measured(box(0, south, BOARD_SIZE, south + 30)).edge_places["s"] == places
