"""Drawn cases, grazing and degenerate ones among them: kernels equal the plain reference; nothing flips in a mirror.

How many run, all of them together:

- 100,000 pairs of models for sight, fifteen lines and the names of what hides them each; as many of the cells of a
  matrix of sight and as many lines between bases
- 100,000 places to stand in and as many to hold on to, 100,000 legs
- 100 lattices whole, with every stop, step and passage, and on them 3,000 fields of a move, every stop of each with its
  cost: well over a million; 15,000 of their paths
- 8,000 starts of two to four polylines, measured and pulled tight, and who touches whom round them
- 20,000 pushes and as many level runs; 40,000 ends of moves; 2,000 questions of 20 places each; 20,000 of edges
- 1,000 questions for the nearest free place
- mirrored and as often turned by a quarter: 50,000 pairs for sight, with lines, places, legs and pushes as many, and
  1,000 fields
"""

import pytest

from support import space_crowds, space_turns, space_twins
from support.drawn_boards import Turn, mirrored, turned

LOTS = 20
IN_LOTS = pytest.mark.parametrize("lot", range(LOTS))


def seeds(first: int, lot: int, boards: int) -> range:
    """The boards of one lot, of all that a kind of question is asked on."""
    each = boards // LOTS
    return range(first + each * lot, first + each * (lot + 1))


@IN_LOTS
def test_sight_standing_and_legs(lot: int) -> None:
    for seed in seeds(10_000, lot, 2000):
        space_twins.hold_sight(seed, 50)
        space_twins.hold_outlook(seed, 3)
        space_twins.hold_standing(seed, 50)
        space_twins.hold_legs(seed, 50)


@IN_LOTS
def test_lattice_and_reach(lot: int) -> None:
    stops = sum(space_twins.hold_lattice(seed, 30, 5) for seed in seeds(20_000, lot, 100))
    assert stops > 30_000


@IN_LOTS
def test_paths(lot: int) -> None:
    for seed in seeds(50_000, lot, 400):
        space_twins.hold_paths(seed, 20)


@IN_LOTS
def test_pushes_ends_and_places(lot: int) -> None:
    for seed in seeds(60_000, lot, 400):
        space_crowds.hold_pushes(seed, 50)
        space_crowds.hold_ends(seed, 100)
        space_crowds.hold_places(seed, 5)
        space_crowds.hold_edges(seed, 50)


@IN_LOTS
def test_nearest_free(lot: int) -> None:
    for seed in seeds(30_000, lot, 500):
        space_twins.hold_nearest(seed, 2)


@IN_LOTS
@pytest.mark.parametrize("turn", [mirrored, turned])
def test_mirror_and_turn(lot: int, turn: Turn) -> None:
    for seed in seeds(40_000, lot, 1000):
        space_turns.hold(seed, turn, 50)
    for seed in seeds(70_000, lot, 200):
        space_turns.hold_reach(seed, turn, 5)
