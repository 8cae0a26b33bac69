"""The shortest way to a place or to within reach of one, and what reach offers (C4.4, C4.6, R-17, R-67, R-68, R-84)."""

import random

import pytest

from sacredwire.rules.space.area import can_stand, nearest_free
from sacredwire.rules.space.distance import within
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.path import Measured, measure
from sacredwire.rules.space.reach import Reach, reach, shortest
from sacredwire.rules.space.solid import Terrain
from support.drawn_boards import Place, box, ground, pieces, place

WALKER = Walker()
TOWER = box("tower", 1000, 1000, 1400, 1400, 300)


def length(terrain: Terrain, way: tuple[Place, ...] | None, walker: Walker = WALKER) -> int:
    """What a way costs that is possible."""
    assert way is not None
    found = measure(terrain, way, walker)
    assert isinstance(found, Measured), found
    return found.length


def costs(found: Reach) -> dict[Place, int]:
    """The stops of a reach and their costs."""
    return {found.place(index): int(found.cost[index]) for index in range(len(found))}


def test_c44_in_the_open_the_shortest_way_is_straight() -> None:
    assert shortest(ground(), (101, 99, 0), WALKER, (2003, 1507, 0)) == ((101, 99, 0), (2003, 1507, 0))


def test_c46_up_a_tower_and_over_a_bridge() -> None:
    bridge, other = box("bridge", 1400, 1150, 1700, 1250, 300, 290), box("other", 1700, 1000, 1900, 1400, 300)
    terrain = ground(TOWER, bridge, other)
    way = shortest(terrain, (800, 1200, 0), WALKER, (1800, 1200, 300))
    assert length(terrain, way) == 1000 + 600


def test_c46_round_a_tower_rather_than_over_it() -> None:
    way = shortest(ground(TOWER), (800, 1200, 0), WALKER, (1600, 1200, 0))
    # Tangents of 278.6 to both corners, arcs of 47.0 round them, 400 between: 1051.2. Over the top: 800 and 6" more.
    assert 1052 <= length(ground(TOWER), way) <= 1062


def test_r84_to_within_an_inch_of_a_foe() -> None:
    way = shortest(ground(), (100, 1200, 0), WALKER, (900, 1200, 0), 49, 100, [(900, 1200, 0, 49)])
    assert way == ((100, 1200, 0), (702, 1200, 0))
    assert shortest(ground(), (702, 1200, 0), WALKER, (900, 1200, 0), 49, 100) == ((702, 1200, 0),)


def test_r17_round_foes_and_through_friends() -> None:
    line = [(1000, 1200 + 120 * k, 0, 49) for k in range(-3, 4)]
    through = shortest(ground(), (800, 1200, 0), WALKER, (1200, 1200, 0), friends=line)
    assert length(ground(), through) == 400
    round_them = shortest(ground(), (800, 1200, 0), WALKER, (1200, 1200, 0), foes=line)
    assert round_them is not None
    assert isinstance(measure(ground(), round_them, WALKER, line), Measured)
    assert length(ground(), round_them) > 900


def test_no_way_is_no_way() -> None:
    walls = ground(box("wall", 1000, 0, 1010, 2400, 600, climbable=False, walkable=False))
    assert shortest(walls, (500, 1200, 0), WALKER, (1500, 1200, 0)) is None
    assert shortest(walls, (500, 1200, 0), WALKER, (1500, 1200, 0), 49, 100) is None
    assert shortest(ground(TOWER), (500, 1200, 0), WALKER, (1200, 1200, 0)) is None  # nobody stands inside the tower


def test_r67_from_a_face_one_goes_on_up_or_down() -> None:
    patient = Walker(may_stop_on_face=True)
    up = shortest(ground(TOWER), (951, 1200, 120), patient, (1200, 1200, 300))
    assert up is not None
    assert length(ground(TOWER), up, patient) == 360 + 249
    down = costs(reach(ground(TOWER), (951, 1200, 120), 300, patient))
    assert down[950, 1200, 0] == 241


def test_r67_reach_offers_the_face_where_the_budget_ends() -> None:
    patient = Walker(may_stop_on_face=True)
    found = costs(reach(ground(TOWER), (900, 1200, 0), 400, patient))
    assert found[950, 1200, 175] == 400  # 50 over the ground, 175 up
    assert not any(z for _, _, z in costs(reach(ground(TOWER), (900, 1200, 0), 400, WALKER)))


def test_r68_grapple_reaches_higher() -> None:
    start: Place = (900, 1200, 0)
    assert (1000, 1200, 300) not in costs(reach(ground(TOWER), start, 600, WALKER))
    hooked = costs(reach(ground(TOWER), start, 600, Walker(climb_free=300)))
    assert hooked[1000, 1200, 300] == 100


def test_c46_harmless_walkers_reach_no_harmful_drop() -> None:
    terrain = ground(box("tower", 1000, 1000, 1400, 1400, 301))
    assert (950, 1200, 0) in costs(reach(terrain, (1100, 1200, 301), 300, WALKER))
    assert not any(z == 0 for _, _, z in costs(reach(terrain, (1100, 1200, 301), 300, Walker(harmless=True))))


def test_r17_no_stop_lies_on_a_model() -> None:
    found = costs(reach(ground(), (1000, 1000, 0), 500, WALKER, [(1200, 1000, 0, 49)], [(1000, 1200, 0, 49)]))
    assert (1125, 1000, 0) not in found
    assert (1000, 1125, 0) not in found
    assert found[1000, 1300, 0] == 300  # straight through the friend
    assert found[1300, 1000, 0] > 300  # round the foe


def test_paths_asked_of_an_older_reach_are_its_own() -> None:
    terrain = ground(TOWER)
    one, two = reach(terrain, (800, 1200, 0), 500, WALKER), reach(terrain, (1600, 1200, 0), 500, WALKER)
    for found in (one, two, one):
        for index in (0, len(found) // 2, len(found) - 1):
            way = found.path_to(index)
            assert (way[0], way[-1]) == (found.start, found.place(index))
            assert length(terrain, way) <= found.cost[index]


@pytest.mark.parametrize("seed", range(12))
def test_shortest_agrees_with_reach(seed: int) -> None:
    """A way to a stop of the reach costs no more than the reach says, and a way found is one `measure` accepts."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    start = nearest_free(terrain, place(dice, terrain), 49)
    assert start is not None
    found = costs(reach(terrain, start, 900, WALKER))
    for stop in dice.sample(sorted(found), min(8, len(found))):
        assert length(terrain, shortest(terrain, start, WALKER, stop)) <= found[stop]
    for _ in range(8):
        goal = nearest_free(terrain, place(dice, terrain), 49)
        assert goal is not None
        assert can_stand(terrain, goal, 49)
        way, near = shortest(terrain, start, WALKER, goal), shortest(terrain, start, WALKER, goal, 49, 100)
        if way is not None:
            assert near is not None
            assert length(terrain, way) >= 0
            assert way[-1] == goal
        if near is not None:
            assert within(near[-1], 49, goal, 49, 100)
            assert length(terrain, near) >= 0


@pytest.mark.parametrize("seed", range(20))
def test_r85_near_a_goal_whether_others_crowd_it_or_not(seed: int) -> None:
    """There is a way exactly if a free stop of a whole reach is near enough, and it is as short as the nearest."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    start = nearest_free(terrain, place(dice, terrain), 49)
    assert start is not None
    for _ in range(4):
        x, y, z = goal = place(dice, terrain)
        crowd = [
            (x + dice.randint(-120, 120), y + dice.randint(-120, 120), z, 49) for _ in range(dice.choice([0, 1, 6]))
        ]
        limit = dice.choice([0, 0, 100])
        if within(start, 49, goal, 0, limit):
            continue
        found = costs(reach(terrain, start, 1 << 20, Walker(may_stop_on_face=False), (), crowd))
        near = [cost for at, cost in found.items() if within(at, 49, goal, 0, limit)]
        way = shortest(terrain, start, WALKER, goal, 0, limit, (), crowd)
        assert (way is None) == (not near), (seed, goal, limit)
        assert way is None or length(terrain, way) <= min(near)
