"""Sight and engagement lines, measured by hand (R-16, R-19a, R-24, R-73)."""

from sacredwire.content.boards import Piece
from sacredwire.rules.space.sight import CLEAR, SMOKE, clear_line, samples, see_many, sight
from support.drawn_boards import box, ground

# Bits of the samples: three a height (left, middle, right), heights 10, 39, 68, 96, 125.
LEGS = 0b111
HEAD = 0b111 << 12
LEFT, MIDDLE, RIGHT = (0b001001001001001 << k for k in range(3))


def test_r24_nothing_between_is_clear() -> None:
    seen = sight(ground(), (100, 100, 0), (2300, 2300, 0))
    assert (seen.seen, seen.blockers) == (CLEAR, ())
    assert seen.is_clear
    assert not seen.is_cover


def test_r24_a_tall_wall_hides_all_and_is_named() -> None:
    seen = sight(ground(box("wall", 1000, 0, 1010, 2400, 300)), (500, 1200, 0), (1500, 1200, 0))
    assert (seen.seen, seen.blockers) == (0, ("wall",))


def test_r24_a_wall_half_way_hides_what_lies_under_the_sight_line() -> None:
    # Eye 110 at x 0, wall top 60 at x 500..510, target at 1000: the line to height h is at 110 + (h - 110) / 2 there
    # (lowest at the far face, 0.51), so 10 -> 59 is hidden and 39 -> 73.8 passes over.
    seen = sight(ground(box("low", 600, 0, 610, 2400, 60)), (100, 1200, 0), (1100, 1200, 0))
    assert seen.seen == CLEAR & ~LEGS
    assert seen.is_cover
    assert seen.blockers == ("low",)


def test_r24_a_sight_line_along_the_top_counts_as_seen() -> None:
    # The line to height 10 is at exactly 60 where the wall ends: it touches the far edge of the top.
    assert sight(ground(box("low", 590, 0, 600, 2400, 60)), (100, 1200, 0), (1100, 1200, 0)).is_clear


def test_r24_one_hundredth_higher_and_it_is_hidden() -> None:
    assert sight(ground(box("low", 590, 0, 600, 2400, 61)), (100, 1200, 0), (1100, 1200, 0)).seen == CLEAR & ~LEGS


def test_r24_a_sight_line_along_a_face_counts_as_seen() -> None:
    # Looking east along y 1200: the left samples lie at y 1230, straight lines to them rise from 1200 to 1230.
    terrain = ground(box("south", 300, 0, 900, 1200, 300))
    seen = sight(terrain, (100, 1200, 0), (1100, 1200, 0))
    assert seen.seen == CLEAR & ~RIGHT


def test_r24_left_is_left_as_the_eye_sees_it() -> None:
    terrain = ground(box("north", 500, 1201, 700, 2400, 300))
    assert sight(terrain, (100, 1200, 0), (1100, 1200, 0)).seen == CLEAR & ~LEFT
    assert sight(terrain, (1100, 1200, 0), (100, 1200, 0)).seen == CLEAR & ~RIGHT


def test_r24_a_pillar_on_the_line_hides_only_the_middle() -> None:
    # Half way the outer lines are 15 to each side: a pillar 20 wide hides the middle column alone.
    terrain = ground(box("pillar", 595, 1190, 605, 1210, 300))
    assert sight(terrain, (100, 1200, 0), (1100, 1200, 0)).seen == CLEAR & ~MIDDLE


def test_r24_a_line_through_a_corner_counts_as_seen() -> None:
    # A square on its tip touching the line of sight from the north and another from the south.
    north = Piece(id="north", footprint=((600, 1200), (700, 1300), (600, 1400), (500, 1300)), top=300)
    south = Piece(id="south", footprint=((600, 1200), (500, 1100), (600, 1000), (700, 1100)), top=300)
    seen = sight(ground(north, south), (100, 1200, 0), (1100, 1200, 0))
    assert seen.seen == MIDDLE
    assert seen.blockers == ("north", "south")


def test_r16_one_sees_under_a_walkway() -> None:
    # A walkway with air below from 130 up: everything on the ground is seen beneath it.
    assert sight(ground(box("walkway", 500, 0, 700, 2400, 140, 130)), (100, 1200, 0), (1100, 1200, 0)).is_clear


def test_r16_a_walkway_hides_what_stands_on_the_ground_from_above() -> None:
    # From on the walkway (eye 410) its own floor hides the ground just beyond its rim.
    terrain = ground(box("walkway", 500, 0, 700, 2400, 300, 290))
    assert sight(terrain, (600, 1200, 300), (720, 1200, 0)).seen == 0
    assert sight(terrain, (600, 1200, 300), (2000, 1200, 0)).is_clear


def test_r16_the_eye_looks_over_a_crate_lower_than_it() -> None:
    # Crate top 109 right before the seer: the line falls to the target's feet and enters it only near its far face.
    terrain = ground(box("crate", 150, 1150, 160, 1250, 109))
    assert sight(terrain, (100, 1200, 0), (2100, 1200, 0)).seen & HEAD == HEAD
    assert sight(terrain, (100, 1200, 0), (2100, 1200, 0)).seen & LEGS == 0


def test_r24_an_eye_straight_above_has_three_samples_in_one() -> None:
    assert samples((700, 700, 300), (700, 700, 0))[:3] == ((700, 700, 10),) * 3
    terrain = ground(box("floor", 600, 600, 800, 800, 300, 290))
    assert sight(terrain, (700, 700, 300), (700, 700, 0)).seen == 0
    assert sight(ground(), (700, 700, 300), (700, 700, 0)).is_clear


def test_r24_samples_are_rounded_half_away_from_the_target() -> None:
    # Along a 3-4-5 line the offset is (24, 18); along the diagonal 30/sqrt(2) = 21.2.
    assert samples((0, 0, 0), (300, 400, 0))[0] == (276, 418, 10)
    assert samples((0, 0, 0), (300, 400, 0))[2] == (324, 382, 10)
    assert samples((0, 0, 0), (100, 100, 0))[0] == (79, 121, 10)


def test_r24_several_blockers_are_all_named_in_the_order_of_the_board() -> None:
    terrain = ground(
        box("far", 900, 0, 910, 2400, 300), box("near", 300, 0, 310, 2400, 300), box("off", 0, 0, 9, 9, 50)
    )
    assert sight(terrain, (100, 1200, 0), (1100, 1200, 0)).blockers == ("far", "near")


def test_r73_smoke_hides_and_its_rim_does_not() -> None:
    assert sight(ground(), (100, 1200, 0), (1900, 1200, 0), [(1000, 1200, 300)]).seen == 0
    assert sight(ground(), (100, 1200, 0), (1900, 1200, 0), [(1000, 1200, 300)]).blockers == (SMOKE,)
    # The middle line runs along the rim of a column centred 300 to the north: it is seen, the left is not.
    seen = sight(ground(), (100, 1200, 0), (1900, 1200, 0), [(1000, 1500, 300)])
    assert seen.seen == CLEAR & ~LEFT


def test_r73_smoke_is_of_any_height() -> None:
    terrain = ground(box("tower", 0, 1000, 300, 1400, 600))
    assert sight(terrain, (200, 1200, 600), (1900, 1200, 0), [(1000, 1200, 300)]).seen == 0


def test_r73_smoke_never_comes_between_models_within_an_inch() -> None:
    seers, smoke = [(1000, 1200, 0, 49)], [(1100, 1200, 300)]
    near, far = (1198, 1200, 0, 49), (1199, 1200, 0, 49)  # 1.00" and 1.01" from base to base
    assert see_many(ground(), seers, [near, far], smoke).tolist() == [[CLEAR, 0]]


def test_r19a_a_wall_lower_than_the_line_does_not_part_two_models() -> None:
    low, high = box("low", 1075, 0, 1080, 2400, 60), box("high", 1075, 0, 1080, 2400, 61)
    assert clear_line(ground(low), (1000, 1200, 0), 49, (1160, 1200, 0), 49)
    assert not clear_line(ground(high), (1000, 1200, 0), 49, (1160, 1200, 0), 49)


def test_r19a_only_what_stands_between_the_bases_counts() -> None:
    # The line runs from base edge to base edge: a screen beneath a base's own overhang is no matter.
    terrain = ground(box("post", 1040, 1198, 1045, 1202, 300))
    assert clear_line(terrain, (1000, 1200, 0), 49, (1160, 1200, 0), 49)


def test_r19a_bases_that_touch_have_a_clear_line() -> None:
    assert clear_line(ground(), (1000, 1200, 0), 49, (1098, 1200, 0), 49)
    assert clear_line(ground(), (1000, 1200, 0), 49, (1000, 1200, 0), 49)


def test_r19a_a_floor_parts_models_above_each_other() -> None:
    terrain = ground(box("floor", 900, 900, 1100, 1100, 140, 130))
    assert not clear_line(terrain, (1000, 1000, 0), 49, (1000, 1000, 140), 49)
