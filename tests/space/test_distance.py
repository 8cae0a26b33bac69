"""Measuring, held to decimals of fifty digits (R-16, R-54, R-66)."""

from decimal import Decimal, localcontext

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from sacredwire.rules.space.distance import distance, edge_gap, nearest_edges, touches_edge, within, within_many

ordinates = st.integers(0, 2400)
places = st.tuples(ordinates, ordinates, st.integers(0, 700))
radii = st.sampled_from([0, 49, 63])


def exact(a: tuple[int, int, int], a_radius: int, b: tuple[int, int, int], b_radius: int) -> Decimal:
    """The distance from base edge to base edge."""
    with localcontext(prec=50):
        plan = Decimal((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2).sqrt()
        gap = max(Decimal(0), plan - a_radius - b_radius)
        return (gap * gap + (a[2] - b[2]) ** 2).sqrt()


@given(places, radii, places, radii, st.integers(-1, 3000))
@example((0, 0, 0), 49, (198, 0, 0), 49, 100)
@example((0, 0, 0), 49, (199, 0, 0), 49, 100)
@example((0, 0, 0), 0, (300, 400, 0), 0, 500)
@example((0, 0, 0), 49, (98, 0, 100), 49, 100)
def test_r54_within_includes_exactly_n(
    a: tuple[int, int, int], ra: int, b: tuple[int, int, int], rb: int, n: int
) -> None:
    assert within(a, ra, b, rb, n) == (exact(a, ra, b, rb) <= n)
    assert within_many(np.array([a]), ra, b, rb, n).tolist() == [within(a, ra, b, rb, n)]


@given(places, radii, places, radii)
def test_r16_a_distance_is_rounded_up(a: tuple[int, int, int], ra: int, b: tuple[int, int, int], rb: int) -> None:
    assert distance(a, ra, b, rb) - 1 < exact(a, ra, b, rb) <= distance(a, ra, b, rb)
    assert distance(a, ra, b, rb) == distance(b, rb, a, ra)


def test_r16_hand_measured() -> None:
    assert distance((100, 100, 0), 49, (198, 100, 0), 49) == 0  # touching
    assert distance((100, 100, 0), 49, (150, 100, 0), 49) == 0  # overlapping counts as touching
    assert distance((100, 100, 0), 49, (598, 100, 300), 49) == 500  # 4" over and 3" up
    assert distance((100, 100, 0), 0, (200, 200, 0), 0) == 142  # 141.42


def test_r66_edges_in_plan() -> None:
    assert edge_gap((60, 1200, 300), 49, 2400) == 11
    assert nearest_edges((60, 1200, 0), 2400) == ("W",)
    assert nearest_edges((1200, 1200, 0), 2400) == ("N", "E", "S", "W")
    assert nearest_edges((2390, 2390, 0), 2400) == ("N", "E")
    assert touches_edge((49, 1000, 0), 49, 2400)
    assert not touches_edge((50, 1000, 0), 49, 2400)
