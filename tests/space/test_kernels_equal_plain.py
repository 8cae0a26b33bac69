"""The kernels equal the plain reference on drawn boards, grazing and degenerate cases among them (CONTRACT)."""

import pytest

from support import space_twins


@pytest.mark.parametrize("seed", range(40))
def test_sight(seed: int) -> None:
    space_twins.hold_sight(seed, 25)


@pytest.mark.parametrize("seed", range(40))
def test_standing(seed: int) -> None:
    space_twins.hold_standing(seed, 50)


@pytest.mark.parametrize("seed", range(40))
def test_legs(seed: int) -> None:
    space_twins.hold_legs(seed, 60)


@pytest.mark.parametrize("seed", range(8))
def test_nearest_free(seed: int) -> None:
    space_twins.hold_nearest(seed, 1)


@pytest.mark.parametrize("seed", range(4))
def test_lattice(seed: int) -> None:
    space_twins.hold_lattice(seed)


@pytest.mark.parametrize("seed", range(4))
def test_reach(seed: int) -> None:
    space_twins.hold_reach(seed, 4, 10)


@pytest.mark.parametrize("seed", range(12))
def test_paths(seed: int) -> None:
    space_twins.hold_paths(seed, 10)
