"""Standing, falling and being pushed, measured by hand (C4.6, R-16, R-67, R-69, R-70, R-85)."""

import pytest

from sacredwire.content.boards import Piece
from sacredwire.errors import ContentError
from sacredwire.rules.space.area import can_hold, can_stand, nearest_free, nearest_places
from sacredwire.rules.space.heading import along, heading, scatter, sine
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.push import Pushed, push, straight
from sacredwire.rules.space.solid import Terrain
from support.drawn_boards import box, ground

TOWER = box("tower", 500, 500, 900, 900, 300)
EAST, NORTH = (1, 0), (0, 1)


def test_r16_a_base_stands_where_its_centre_has_a_surface_of_that_height() -> None:
    assert can_stand(ground(TOWER), (700, 700, 300), 49)
    assert can_stand(ground(TOWER), (500, 500, 300), 49)  # the centre on the very corner, the base hanging over
    assert not can_stand(ground(TOWER), (499, 500, 300), 49)
    assert not can_stand(ground(TOWER), (700, 700, 299), 49)
    assert not can_stand(ground(TOWER), (700, 700, 0), 49)


def test_r16_tops_that_are_not_walkable_carry_nobody() -> None:
    assert not can_stand(ground(box("spire", 500, 500, 900, 900, 300, walkable=False)), (700, 700, 300), 49)


def test_r16_a_base_keeps_its_distance_from_walls_and_the_edge() -> None:
    assert can_stand(ground(TOWER), (451, 700, 0), 49)
    assert not can_stand(ground(TOWER), (452, 700, 0), 49)
    assert can_stand(ground(), (49, 2351, 0), 49)
    assert not can_stand(ground(), (48, 1200, 0), 49)
    assert not can_stand(ground(), (63, 62, 0), 63)


def test_r16_a_base_beside_a_slanted_wall() -> None:
    # The wall runs along x + y = 1000 on its south-west side: 49 away is x + y = 1000 - 49 * sqrt(2) = 930.7.
    terrain = ground(Piece(id="slope", footprint=((1000, 0), (1000, 1000), (0, 1000)), top=300))
    assert can_stand(terrain, (465, 465, 0), 49)
    assert not can_stand(terrain, (465, 466, 0), 49)


def test_r16_bodies_overlap_only_where_their_heights_meet() -> None:
    walkway = box("walkway", 500, 500, 900, 900, 125, 124)
    assert can_stand(ground(box("w", 500, 500, 900, 900, 126, 125)), (700, 700, 126), 49, [(700, 700, 0, 49)])
    assert not can_stand(ground(walkway), (700, 700, 125), 49, [(700, 797, 1, 49)])
    assert can_stand(ground(walkway), (700, 700, 125), 49, [(700, 797, 0, 49)])
    assert can_stand(ground(), (700, 700, 0), 49, [(798, 700, 0, 49)])
    assert not can_stand(ground(), (700, 700, 0), 49, [(797, 700, 0, 49)])


def test_r87_apart_counts_from_base_to_base() -> None:
    others = [(700, 700, 0, 49)]
    assert can_stand(ground(), (898, 700, 0), 49, others, apart=100)
    assert not can_stand(ground(), (897, 700, 0), 49, others, apart=100)
    assert not can_stand(ground(), (898, 700, 0), 49, others, apart=101)  # more than 1"


def test_r67_a_model_holds_on_to_a_climbable_face() -> None:
    assert can_hold(ground(TOWER), (451, 700, 120), 49)
    assert can_hold(ground(TOWER), (426, 700, 120), 49)
    assert not can_hold(ground(TOWER), (425, 700, 120), 49)
    assert not can_hold(ground(TOWER), (451, 700, 301), 49)
    assert not can_hold(ground(TOWER), (452, 700, 120), 49)


def test_r70_surfaces_below() -> None:
    terrain = ground(TOWER, box("roof", 500, 500, 900, 900, 460, 450))
    assert terrain.surface_at(700, 700) == 460
    assert terrain.surface_at(700, 700, 459) == 300
    assert terrain.surface_at(700, 700, 299) == 0
    assert terrain.landing_at(700, 700, 100) == 300  # aimed inside the tower: on its top
    assert terrain.landing_at(700, 700, 350) == 300
    assert terrain.landing_at(700, 700, 455) == 460
    assert terrain.landing_at(400, 400, 350) == 0


def test_r70_the_nearest_free_place_is_the_very_place_when_it_is_free() -> None:
    assert nearest_places(ground(TOWER), (700, 700, 300), 49) == ((700, 700, 300),)


def test_r70_all_equally_near_places_are_told_in_order() -> None:
    # A model stands on the spot: bases touch at 98 in the four directions of the compass.
    found = nearest_places(ground(), (1200, 1200, 0), 49, [(1200, 1200, 0, 49)])
    assert found == ((1102, 1200, 0), (1200, 1102, 0), (1200, 1298, 0), (1298, 1200, 0))
    assert nearest_free(ground(), (1200, 1200, 0), 49, [(1200, 1200, 0, 49)]) == found[0]


def test_r70_nobody_falls_through_a_floor() -> None:
    # On a walkway with someone on the spot: just beyond its rim there is no floor any more, so the ground is next, with
    # the base under the walkway. On a wide floor the nearest place is on the floor.
    terrain = ground(box("walkway", 1100, 1150, 1400, 1250, 300, 290))
    found = nearest_free(terrain, (1200, 1200, 300), 49, [(1200, 1200, 300, 49)])
    assert found == (1200, 1149, 0)
    wide = ground(box("walkway", 1100, 1000, 1400, 1400, 300, 290))
    assert nearest_free(wide, (1200, 1200, 300), 49, [(1200, 1200, 300, 49)]) == (1102, 1200, 300)


def test_r70_never_stuck_while_there_is_room_above() -> None:
    # The whole ground is one block: a model aimed at its foot is put on top.
    assert nearest_free(ground(box("slab", 0, 0, 2400, 2400, 100)), (50, 50, 0), 49) == (50, 50, 100)
    assert nearest_free(ground(box("slab", 0, 0, 2400, 2400, 100, walkable=False)), (50, 50, 0), 49) is None


def test_r87_a_zone_bounds_the_search() -> None:
    assert nearest_free(ground(), (1200, 1200, 0), 49, zone=(49, 351, 49, 351)) == (351, 351, 0)


def test_r69_a_push_goes_its_whole_way() -> None:
    assert push(ground(), (1000, 1000, 0), 49, EAST, 300) == Pushed((1300, 1000, 0))
    assert push(ground(), (1000, 1000, 0), 49, (3, 4), 500) == Pushed((1300, 1400, 0))


def test_r69_a_push_stops_at_walls_models_and_the_edge() -> None:
    assert push(ground(TOWER), (300, 700, 0), 49, EAST, 300) == Pushed((451, 700, 0), 0, "wall")
    assert push(ground(), (300, 700, 0), 49, EAST, 300, [(500, 700, 0, 49)]) == Pushed((402, 700, 0), 0, "model")
    assert push(ground(), (100, 700, 0), 49, (-1, 0), 300) == Pushed((49, 700, 0), 0, "edge")


def test_r69_a_step_up_is_a_wall() -> None:
    terrain = ground(TOWER, box("step", 700, 500, 900, 900, 310, 300))
    assert push(terrain, (600, 700, 300), 49, EAST, 300) == Pushed((651, 700, 300), 0, "wall")


def test_c46_pushed_over_the_rim_a_model_falls_and_the_push_ends() -> None:
    # The centre leaves the top at x 901; below, the nearest free spot has its base touching the wall.
    assert push(ground(TOWER), (800, 700, 300), 49, EAST, 300) == Pushed((949, 700, 0), 300, "drop")
    assert push(ground(TOWER), (800, 700, 300), 49, EAST, 100) == Pushed((900, 700, 300))


def test_c46_pushed_off_a_walkway_a_model_lands_on_what_is_below() -> None:
    terrain = ground(box("walkway", 500, 500, 900, 620, 300, 290), box("crate", 500, 621, 900, 900, 100))
    assert push(terrain, (700, 560, 300), 49, NORTH, 300) == Pushed((700, 621, 100), 200, "drop")


def test_r67_pushed_on_a_face_a_model_falls() -> None:
    assert push(ground(TOWER), (451, 700, 120), 49, EAST, 100) == Pushed((451, 700, 0), 120, "drop")


def test_r85_a_run_goes_straight_until_blocked() -> None:
    walker = Walker()
    assert straight(ground(), (1000, 1000, 0), 0, 400, walker) == ((1000, 1000, 0), (1400, 1000, 0))
    assert straight(ground(TOWER), (300, 700, 0), 0, 400, walker) == ((300, 700, 0), (451, 700, 0))
    assert straight(ground(TOWER), (451, 700, 0), 0, 400, walker) == ((451, 700, 0),)


def test_r85_a_run_ends_short_of_a_friend_it_would_end_on() -> None:
    friend = [(1400, 1000, 0, 49)]
    assert straight(ground(), (1000, 1000, 0), 0, 400, Walker(), (), friend)[-1] == (1302, 1000, 0)
    assert straight(ground(), (1000, 1000, 0), 0, 600, Walker(), (), friend)[-1] == (1600, 1000, 0)
    assert straight(ground(), (1000, 1000, 0), 0, 600, Walker(), friend, ())[-1] == (1302, 1000, 0)


def test_r85_a_run_steps_down_where_that_does_no_harm() -> None:
    way = straight(ground(TOWER), (800, 700, 300), 0, 400, Walker())
    assert way == ((800, 700, 300), (949, 700, 0), (1200, 700, 0))
    high = ground(box("tower", 500, 500, 900, 900, 301))
    assert straight(high, (800, 700, 301), 0, 400, Walker()) == ((800, 700, 301), (900, 700, 301))


def test_r85_a_run_jumps_a_gap() -> None:
    terrain = ground(TOWER, box("next", 1050, 500, 1300, 900, 300))
    assert straight(terrain, (800, 700, 300), 0, 400, Walker()) == ((800, 700, 300), (1200, 700, 300))


def test_directions_are_the_same_in_every_quadrant() -> None:
    assert [sine(d) for d in (0, 30, 90, 150, 180, 210, 270, 360)] == [
        0,
        500000,
        1000000,
        500000,
        0,
        -500000,
        -1000000,
        0,
    ]
    for degrees in range(360):
        x, y = heading(degrees)
        assert heading(degrees + 90) == (-y, x)
        assert heading(-degrees) == (x, -y)
    assert along(1000, 1000, heading(90), 300) == (1000, 1300)


def test_c415_a_scatter_stops_at_the_edge() -> None:
    assert scatter(2300, 1000, 0, 300, 2400) == (2400, 1000)
    assert scatter(1000, 1000, 180, 300, 2400) == (700, 1000)


@pytest.mark.parametrize(
    ("footprint", "heights", "code"),
    [
        (((0, 0), (0, 100), (100, 100), (100, 0)), (0, 100), "piece-footprint"),  # clockwise
        (((0, 0), (100, 0), (50, 20), (100, 100)), (0, 100), "piece-footprint"),  # concave
        (((0, 0), (100, 0)), (0, 100), "piece-footprint"),
        (((0, 0), (100, 0), (200, 0)), (0, 100), "piece-footprint"),  # no area
        (((0, 0), (2401, 0), (0, 100)), (0, 100), "piece-footprint"),
        (((0, 0), (100, 0), (0, 100)), (100, 100), "piece-height"),
        (((0, 0), (100, 0), (0, 100)), (0, 4001), "piece-height"),
        (((0, 0), (100, 0), (0, 100)), (-1, 100), "piece-height"),
    ],
)
def test_r16_pieces_that_are_no_convex_prism_are_refused(
    footprint: tuple[tuple[int, int], ...], heights: tuple[int, int], code: str
) -> None:
    with pytest.raises(ContentError) as refused:
        Terrain.of([Piece(id="odd", footprint=footprint, base=heights[0], top=heights[1])])
    assert refused.value.code == code
