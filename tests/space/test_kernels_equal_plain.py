"""The kernels equal the plain reference on drawn boards, grazing and degenerate cases among them (CONTRACT)."""

import pytest

from support import space_crowds, space_twins


@pytest.mark.parametrize("seed", range(40))
def test_sight(seed: int) -> None:
    space_twins.hold_sight(seed, 25)


@pytest.mark.parametrize("seed", range(40))
def test_outlook(seed: int) -> None:
    space_twins.hold_outlook(seed, 8)


@pytest.mark.parametrize("seed", range(40))
def test_standing(seed: int) -> None:
    space_twins.hold_standing(seed, 50)


@pytest.mark.parametrize("seed", range(40))
def test_legs(seed: int) -> None:
    space_twins.hold_legs(seed, 60)


@pytest.mark.parametrize("seed", range(20))
def test_nearest_free(seed: int) -> None:
    space_twins.hold_nearest(seed, 2)


@pytest.mark.parametrize("seed", range(6))
def test_lattice_and_reach(seed: int) -> None:
    assert space_twins.hold_lattice(seed, 5, 10) > 1000


@pytest.mark.parametrize("seed", range(12))
def test_paths(seed: int) -> None:
    space_twins.hold_paths(seed, 10)


@pytest.mark.parametrize("seed", range(20))
def test_pushes_and_level_runs(seed: int) -> None:
    space_crowds.hold_pushes(seed, 50)


@pytest.mark.parametrize("seed", range(20))
def test_ends_of_moves(seed: int) -> None:
    space_crowds.hold_ends(seed, 100)


@pytest.mark.parametrize("seed", range(20))
def test_places_for_many(seed: int) -> None:
    space_crowds.hold_places(seed, 10)


def test_edges_beside_stops() -> None:
    space_crowds.hold_edges(1, 2000)
