"""Boards come and go: no more grids are kept than said, and a field of a grid built anew is what it was."""

from sacredwire.rules.space import grid
from sacredwire.rules.space.grid import DESK, GRIDS, Grid
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.reach import RECENT, reach
from sacredwire.rules.space.solid import Terrain
from support.drawn_boards import pieces

START = (500, 500, 0)


def test_old_grids_are_forgotten_and_fields_do_not_depend_on_what_lay_on_the_desk_before() -> None:
    empty, boards = Terrain.of(()), [Terrain.of(pieces(seed)[:3]) for seed in range(grid.MOST_GRIDS + 2)]
    climber, walker = Walker(climb_free=200), Walker()
    stops = [reach(terrain, START, 300, walker).stops.tolist() for terrain in boards]
    assert len(GRIDS) == grid.MOST_GRIDS
    assert len(reach(empty, START, 200, climber)) > 100
    RECENT.clear()
    for terrain, before in reversed(list(zip(boards, stops, strict=True))):
        again = reach(terrain, START, 300, walker)
        assert again.stops.tolist() == before
        if before:
            assert again.path_to(len(before) - 1)[0] == START
    assert len(GRIDS) == grid.MOST_GRIDS
    assert DESK.grid is Grid.of(boards[0], walker)
