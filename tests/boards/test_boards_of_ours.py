"""The six boards that come with the game."""

import pytest

from sacredwire.content.board_demands import board_demands
from sacredwire.content.board_files import board_ids, load_board
from sacredwire.content.boards import BOARD_SIZE
from sacredwire.content.text import Text
from sacredwire.play.boards.levels import Surfaces
from sacredwire.play.boards.report import measure_board
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.reach import ANYWHERE, reach
from sacredwire.rules.space.solid import Terrain


def test_there_are_six() -> None:
    expected = ("boiler-hall", "broken-spire", "cable-market", "drowned-archive", "dry-dock", "stairwell-nine")
    assert board_ids() == expected


@pytest.mark.parametrize("board_id", board_ids())
def test_each_is_what_the_book_demands(board_id: str) -> None:
    """C1.8, K.board."""
    report = measure_board(load_board(board_id))
    assert report.meets_demands, report.failed
    assert report.surfaces_reached >= report.surfaces - 2
    assert max(report.levels) >= 300


@pytest.mark.parametrize("board_id", board_ids())
def test_each_is_its_own_half_turn_so_that_no_side_has_the_better_half(board_id: str) -> None:
    pieces = load_board(board_id).pieces
    shapes = {(frozenset(piece.footprint), piece.base, piece.top, piece.climbable, piece.walkable) for piece in pieces}
    turned = {
        (frozenset((BOARD_SIZE - x, BOARD_SIZE - y) for x, y in corners), *rest) for corners, *rest in shapes
    }  # fmt: skip
    assert shapes == turned


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("board_id", board_ids())
def test_each_has_a_name_and_a_note_in_both_languages(board_id: str, lang: str) -> None:
    text = Text(lang)
    assert text.has(f"board-name-{board_id}")
    assert text.has(f"board-note-{board_id}")


@pytest.mark.parametrize("board_id", board_ids())
def test_the_rules_of_movement_lead_to_every_surface_that_is_called_reached(board_id: str) -> None:
    """C4.6: what the report climbs to step by step, a model with all the time in the world gets to."""
    terrain = Terrain.of(load_board(board_id).pieces)
    surfaces = Surfaces(terrain, board_demands())
    found = reach(terrain, (100, 100, 0), ANYWHERE, Walker())
    stops = list(zip(found.x.tolist(), found.y.tolist(), found.z.tolist(), strict=True))
    for index in surfaces.reached:
        solid = terrain.solids[index]
        assert any(z == solid.top and solid.carries(x, y) for x, y, z in stops), solid.id
