"""Moves measured by hand (C4.4-C4.6, R-16, R-17, R-67, R-68)."""

import pytest

from sacredwire.content.boards import Piece
from sacredwire.rules.space.leg import Leg, Walker, leg
from sacredwire.rules.space.path import Measured, Refused, cut, measure
from sacredwire.rules.space.solid import Terrain
from support.drawn_boards import box, ground

WALKER = Walker()
Place = tuple[int, int, int]


def cost(terrain: Terrain, *places: Place, walker: Walker = WALKER) -> int:
    """What a move costs that is possible."""
    found = measure(terrain, places, walker)
    assert isinstance(found, Measured), found
    return found.length


def refusal(terrain: Terrain, *places: Place, walker: Walker = WALKER) -> str:
    """Why a move is not possible."""
    found = measure(terrain, places, walker)
    assert isinstance(found, Refused), found
    return found.code


def test_c44_a_straight_move_costs_its_length() -> None:
    assert cost(ground(), (100, 100, 0), (800, 100, 0)) == 700
    assert cost(ground(), (100, 100, 0), (400, 500, 0)) == 500
    assert cost(ground(), (100, 100, 0), (200, 200, 0)) == 142


def test_c44_legs_are_added_before_rounding() -> None:
    # Four diagonals of 1": 4 * 141.421 = 565.685, not 4 * 142.
    zigzag = [(100 + 100 * k, 200 + 100 * (k % 2), 0) for k in range(5)]
    assert cost(ground(), *zigzag) == 566


def test_c44_staying_costs_nothing() -> None:
    assert cost(ground(), (100, 100, 0)) == 0


def test_r16_a_base_may_touch_a_wall_and_not_overlap_it() -> None:
    terrain = ground(box("wall", 500, 500, 900, 600, 300))
    assert cost(terrain, (400, 451, 0), (1000, 451, 0)) == 600
    assert refusal(terrain, (400, 452, 0), (1000, 452, 0)) == "wall"


def test_r16_a_gap_exactly_as_wide_as_the_base_lets_it_through() -> None:
    terrain = ground(box("north", 500, 549, 900, 800, 300), box("south", 500, 300, 900, 451, 300))
    assert cost(terrain, (400, 500, 0), (1000, 500, 0)) == 600
    assert refusal(terrain, (400, 500, 0), (1000, 500, 0), walker=Walker(radius=50)) == "wall"


def test_r16_a_round_base_turns_about_a_corner() -> None:
    # The corner at (500, 500): a path on the diagonal x + y = 931 passes it at 69/sqrt(2) = 48.79, one at 930 at 49.5.
    terrain = ground(box("block", 500, 500, 900, 900, 300))
    assert refusal(terrain, (431, 500, 0), (500, 431, 0)) == "wall"
    assert cost(terrain, (430, 500, 0), (500, 430, 0)) == 99


def test_r16_one_walks_beneath_a_walkway_of_body_height() -> None:
    assert cost(ground(box("high", 500, 0, 700, 900, 135, 125)), (400, 400, 0), (800, 400, 0)) == 400
    assert refusal(ground(box("low", 500, 0, 700, 900, 135, 124)), (400, 400, 0), (800, 400, 0)) == "wall"


def test_r16_the_base_stays_on_the_board() -> None:
    assert cost(ground(), (100, 100, 0), (49, 100, 0)) == 51
    assert refusal(ground(), (100, 100, 0), (48, 100, 0)) == "board-edge"


def test_c46_a_climb_costs_twice_its_height_up_and_down() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 300))
    up = [(400, 700, 0), (451, 700, 0), (451, 700, 300), (600, 700, 300)]
    assert cost(terrain, *up) == 51 + 600 + 149
    assert cost(terrain, *reversed(up)) == 51 + 600 + 149


def test_c46_a_face_is_in_reach_up_to_a_quarter_inch() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 300))
    assert cost(terrain, (426, 700, 0), (426, 700, 300), (600, 700, 300)) == 600 + 174
    assert refusal(terrain, (425, 700, 0), (425, 700, 300), (600, 700, 300)) == "no-face"


def test_c46_only_climbable_faces_are_climbed() -> None:
    terrain = ground(box("glass", 500, 500, 900, 900, 300, climbable=False))
    assert refusal(terrain, (451, 700, 0), (451, 700, 300), (600, 700, 300)) == "no-face"


def test_c46_stacked_faces_are_one_climb_and_a_break_between_them_is_none() -> None:
    crate, upper = box("crate", 500, 500, 900, 900, 150), box("upper", 500, 500, 900, 900, 300, 150)
    floating = box("upper", 500, 500, 900, 900, 300, 151)
    way = ((451, 700, 0), (451, 700, 300), (600, 700, 300))
    assert cost(ground(crate, upper), *way) == 600 + 149
    assert refusal(ground(crate, floating), *way) == "no-face"


def test_c46_a_ladder_leads_up_to_a_walkway() -> None:
    walkway = box("walkway", 500, 500, 900, 620, 300, 290)
    ladder = box("ladder", 480, 540, 500, 580, 300, walkable=False)
    way = ((431, 560, 0), (431, 560, 300), (560, 560, 300))
    assert refusal(ground(walkway), *way) == "no-face"
    # The base edge is 20 from the walkway's rim at the head of the ladder.
    assert cost(ground(walkway, ladder), *way) == 600 + 129


def test_c46_one_does_not_climb_through_a_floor_above() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 300), box("roof", 400, 500, 500, 900, 210, 200))
    assert refusal(terrain, (451, 700, 0), (451, 700, 300), (600, 700, 300)) == "wall"


def test_c46_a_leg_up_must_be_straight_up() -> None:
    assert refusal(ground(box("tower", 500, 500, 900, 900, 300)), (451, 700, 0), (600, 700, 300)) == "steep"


def test_c46_a_gap_of_two_inches_is_jumped_and_one_more_hundredth_is_not() -> None:
    for width, jumped in ((200, True), (201, False)):
        terrain = ground(box("a", 500, 500, 700, 700, 300), box("b", 700 + width, 500, 1100, 700, 300))
        found = measure(terrain, [(600, 600, 300), (1000, 600, 300)], WALKER)
        assert isinstance(found, Measured) == jumped
        assert found.length == 400 if isinstance(found, Measured) else found.code == "gap"


def test_c46_a_gap_crossed_at_an_angle_is_as_wide_as_the_way_over_it() -> None:
    # 1.6" straight over is 2" along a 3-4-5 slope.
    terrain = ground(box("a", 500, 500, 700, 1200, 300), box("b", 860, 500, 1100, 1200, 300))
    assert cost(terrain, (680, 600, 300), (880, 750, 300)) == 250
    wider = ground(box("a", 500, 500, 700, 1200, 300), box("b", 861, 500, 1100, 1200, 300))
    assert refusal(wider, (680, 600, 300), (880, 750, 300)) == "gap"


def test_c46_two_gaps_in_one_leg_are_two_jumps() -> None:
    step = box("step", 900, 560, 901, 640, 300)
    a, b = box("a", 500, 500, 700, 700, 300), box("b", 1101, 500, 1300, 700, 300)
    assert refusal(ground(a, b), (600, 600, 300), (1200, 600, 300)) == "gap"
    assert cost(ground(a, step, b), (600, 600, 300), (1200, 600, 300)) == 600


def test_c46_surfaces_that_touch_are_one() -> None:
    terrain = ground(box("a", 500, 500, 700, 700, 300), box("b", 700, 500, 1300, 700, 300))
    assert cost(terrain, (600, 600, 300), (1200, 600, 300), walker=Walker(jump=0)) == 600


def test_c46_one_does_not_jump_onto_a_higher_surface() -> None:
    terrain = ground(box("a", 500, 500, 700, 700, 200), box("b", 800, 500, 1100, 700, 210))
    assert refusal(terrain, (600, 600, 200), (900, 600, 210)) == "steep"


def test_c46_a_jump_may_land_lower() -> None:
    terrain = ground(box("a", 500, 500, 700, 700, 200), box("b", 800, 500, 1100, 700, 100))
    found = measure(terrain, [(600, 600, 200), (900, 600, 100)], WALKER)
    assert isinstance(found, Measured)
    assert (found.length, found.falls) == (300, (100,))


def test_c46_dropping_costs_the_way_over_the_rim_and_tells_the_fall() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 450))
    found = measure(terrain, [(600, 700, 450), (451, 700, 0)], WALKER)
    assert found == Measured(149, (Leg(149 * 1024, 0, 450),), (450,))
    assert refusal(terrain, (600, 700, 450), (452, 700, 0)) == "wall"
    assert refusal(terrain, (600, 700, 450), (299, 700, 0)) == "gap"


def test_r85_a_harmful_drop_is_refused_to_those_who_take_none() -> None:
    way = ((600, 700, 301), (451, 700, 0))
    assert refusal(ground(box("t", 500, 500, 900, 900, 301)), *way, walker=Walker(harmless=True)) == "harmful-fall"
    assert cost(ground(box("t", 500, 500, 900, 900, 300)), (600, 700, 300), way[1], walker=Walker(harmless=True)) == 149


def test_c46_one_falls_onto_the_first_surface_below() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 300), box("ledge", 300, 500, 500, 900, 100))
    assert refusal(terrain, (600, 700, 300), (400, 700, 0)) == "wall"
    assert cost(terrain, (600, 700, 300), (400, 700, 100)) == 200


def test_r17_through_friends_and_not_through_foes() -> None:
    way, other = [(100, 500, 0), (500, 500, 0)], [(300, 500, 0, 49)]
    found = measure(ground(), way, WALKER, friends=other)
    assert isinstance(found, Measured)
    assert measure(ground(), way, WALKER, foes=other) == Refused("foe", 0, (500, 500, 0))
    # Touching bases pass.
    assert isinstance(measure(ground(), way, WALKER, foes=[(300, 598, 0, 49)]), Measured)
    assert isinstance(measure(ground(), way, WALKER, foes=[(300, 597, 0, 49)]), Refused)


def test_r17_one_does_not_end_on_anyone() -> None:
    found = measure(ground(), [(100, 500, 0), (300, 500, 0)], WALKER, friends=[(300, 500, 0, 49)])
    assert found == Refused("end-occupied", 0, (300, 500, 0))


def test_r17_foes_on_another_level_are_in_nobodys_way() -> None:
    terrain = ground(box("walkway", 200, 400, 400, 600, 135, 125))
    found = measure(terrain, [(100, 500, 0), (500, 500, 0)], WALKER, foes=[(300, 500, 135, 49)])
    assert isinstance(found, Measured)


def test_r67_a_climb_may_stop_part_of_the_way_only_where_the_edition_says() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 300))
    way = ((400, 700, 0), (451, 700, 0), (451, 700, 120))
    assert refusal(terrain, *way) == "end-on-face"
    patient = Walker(may_stop_on_face=True)
    assert cost(terrain, *way, walker=patient) == 51 + 240
    # And it goes on next move, up, or down again.
    assert cost(terrain, (451, 700, 120), (451, 700, 300), (600, 700, 300), walker=patient) == 360 + 149
    assert cost(terrain, (451, 700, 120), (451, 700, 0), (400, 700, 0), walker=patient) == 240 + 51


def test_r67_nobody_moves_sideways_on_a_face() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 300))
    assert refusal(terrain, (451, 700, 120), (451, 800, 120), walker=Walker(may_stop_on_face=True)) == "no-surface"


def test_r68_grapple_makes_three_inches_of_one_climb_free() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 450), box("low", 1100, 500, 1300, 900, 100))
    hook = Walker(climb_free=300)
    up = ((451, 700, 0), (451, 700, 450), (600, 700, 450))
    assert cost(terrain, *up, walker=hook) == 2 * 150 + 149
    # Two climbs in one move: only the one that saves more is free.
    down = (*up, (949, 700, 450), (949, 700, 0), (1051, 700, 0), (1051, 700, 100), (1200, 700, 100))
    assert cost(terrain, *down, walker=hook) == (2 * 150 + 149) + (349 + 900) + 102 + (200 + 149)
    # A climb told in two legs is one climb.
    assert cost(terrain, up[0], (451, 700, 200), *up[1:], walker=hook) == 2 * 150 + 149


def test_cut_takes_as_much_as_the_budget_pays_for() -> None:
    terrain = ground(box("tower", 500, 500, 900, 900, 300))
    way = [(100, 700, 0), (451, 700, 0), (451, 700, 300), (600, 700, 300)]
    assert cut(terrain, way, 200, WALKER) == ((100, 700, 0), (300, 700, 0))
    assert cut(terrain, way, 400, WALKER) == tuple(way[:2])
    assert cut(terrain, way, 400, Walker(may_stop_on_face=True)) == (*way[:2], (451, 700, 24))
    assert cut(terrain, way, 5000, WALKER) == tuple(way)
    # The top's rim is at x 500: before it nobody can stand.
    assert cut(terrain, way, 351 + 600 + 48, WALKER) == tuple(way[:2])
    assert cut(terrain, way, 351 + 600 + 49, WALKER) == (*way[:3], (500, 700, 300))
    assert cut(terrain, way, 200, WALKER, friends=[(300, 700, 0, 49)]) == ((100, 700, 0), (202, 700, 0))
    assert cut(terrain, way, 0, WALKER) == ((100, 700, 0),)


@pytest.mark.parametrize("end", [(451, 700, 0), (449, 699, 0), (400, 760, 0)])
def test_a_level_leg_is_as_possible_one_way_as_the_other(end: Place) -> None:
    slope = Piece(id="slope", footprint=((500, 640), (560, 700), (500, 760)), top=200)
    ways = (leg(ground(slope), (380, 640, 0), end, WALKER), leg(ground(slope), end, (380, 640, 0), WALKER))
    assert ways[0] == ways[1]
