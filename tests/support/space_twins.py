"""Each kernel of the geometry held to its plain twin on drawn cases, for the ordinary tests and the soak."""

import random
from itertools import pairwise, product

import numpy as np

from sacredwire.rules.space import area, crowd, field, lattice, outlook, path, sight
from sacredwire.rules.space.area import Body
from sacredwire.rules.space.distance import Place, distance, within
from sacredwire.rules.space.exact import GRAINS
from sacredwire.rules.space.grid import Grid
from sacredwire.rules.space.leg import Leg, Walker, leg, plain_leg
from sacredwire.rules.space.pack import rows
from sacredwire.rules.space.reach import Reach, reach
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.space.taut import plain_taut, taut
from support.drawn_boards import SIZE, pieces, place

RADII = (49, 49, 63)


def bodies(dice: random.Random, terrain: Terrain, count: int) -> list[Body]:
    """Some models, wherever they may be."""
    return [(*place(dice, terrain), dice.choice(RADII)) for _ in range(count)]


def hold_sight(seed: int, cases: int) -> None:
    """One board: what is seen, what hides it, the matrix, and the lines between bases."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    smokes = [(dice.randrange(SIZE), dice.randrange(SIZE), 300) for _ in range(dice.choice([0, 0, 1, 3]))]
    eyes, targets = bodies(dice, terrain, cases), bodies(dice, terrain, cases)
    matrix = sight.see_many(terrain, eyes, targets[:8], smokes)
    for row, ((*a, a_radius), (*b, b_radius)) in enumerate(zip(eyes, targets, strict=True)):
        seer, target = (a[0], a[1], a[2]), (b[0], b[1], b[2])
        plain = sight.plain_sight(terrain, seer, target, smokes)
        assert sight.sight(terrain, seer, target, smokes) == plain, (seed, seer, target)
        clear = sight.plain_clear_line(terrain, seer, a_radius, target, b_radius)
        assert sight.clear_line(terrain, seer, a_radius, target, b_radius) == clear, (seed, seer, target)
        column = row % min(8, cases)
        other = targets[column]
        near = area.within(seer, a_radius, other[:3], other[3], 100)
        seen = sight.plain_sight(terrain, seer, other[:3], () if near else smokes).seen
        assert matrix[row, column] == seen, (seed, seer, other)


def hold_outlook(seed: int, cases: int) -> None:
    """One board: how attacks lie between places and models, both ways."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    smokes = [(dice.randrange(SIZE), dice.randrange(SIZE), 300) for _ in range(dice.choice([0, 1, 3]))]
    here, there = bodies(dice, terrain, cases), bodies(dice, terrain, 5)
    here += [(x + dice.choice([98, 148, 198, 199]), y, z, radius) for x, y, z, radius in there]
    looks = [
        (whom, dice.choice([-1, 100, 500, outlook.FAR]), care, alone)
        for whom, care, alone in product(range(5), (outlook.BLIND, outlook.SEEN, outlook.COVER), (0, 1))
    ]
    bands, near = [300, 900], dice.choice([-1, 100, 400])
    for inward in (False, True):
        kinds = outlook.outlook(
            terrain, rows(here, 4), rows(there, 4), looks, np.array(bands), smokes, inward=inward, apart=near
        )
        plain = outlook.plain_outlook(terrain, here, there, looks, bands, smokes, inward=inward, apart=near)
        assert kinds.tolist() == plain, seed


def hold_standing(seed: int, cases: int) -> None:
    """One board: whether a base fits, on surfaces and on faces."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(cases):
        here, radius, others = place(dice, terrain), dice.choice(RADII), bodies(dice, terrain, dice.choice([0, 3]))
        if dice.random() < 0.5:
            others.append((here[0] + dice.choice([98, 49, 148, 198, 199]), here[1], here[2], 49))
        apart = dice.choice([0, 0, 100, 101])
        fits = area.plain_can_stand(terrain, here, radius, others, apart)
        assert area.can_stand(terrain, here, radius, others, apart) == fits, (seed, here, others)
        face = (here[0], here[1], here[2] + dice.choice([0, 1, 25, 100]))
        holds = area.plain_can_hold(terrain, face, radius, others)
        assert area.can_hold(terrain, face, radius, others) == holds, (seed, face, others)


def hold_nearest(seed: int, cases: int) -> None:
    """One board: the nearest free places."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(cases):
        here, others = place(dice, terrain), bodies(dice, terrain, 3)
        others.append((*here, 49))
        apart = dice.choice([0, 0, 100, 101])
        x, y, side = here[0] + dice.randint(-200, 50), here[1] + dice.randint(-200, 50), dice.choice([0, 60, 200, 400])
        zone = dice.choice([None, None, (x, min(x + side, SIZE - 63), y, min(y + side, SIZE - 63))])
        plain = area.plain_nearest_places(terrain, here, 49, others, apart=apart, zone=zone)
        found = area.nearest_places(terrain, here, 49, others, apart=apart, zone=zone)
        assert found == plain, (seed, here, others, apart, zone)


def hold_legs(seed: int, cases: int) -> None:
    """One board: legs of every kind."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(cases):
        walker = Walker(radius=dice.choice(RADII), jump=dice.choice([200, 200, 60]), harmless=dice.random() < 0.5)
        a, b = place(dice, terrain), place(dice, terrain)
        kind = dice.randrange(4)
        if kind == 0:
            b = (a[0], a[1], b[2])
        elif kind == 1:
            b = (a[0] + 25 * dice.randint(-8, 8), a[1] + 25 * dice.randint(-8, 8), a[2])
        elif kind == 2:
            b = (a[0] + dice.randint(-250, 250), a[1], dice.choice(terrain.heights))
        foes = bodies(dice, terrain, dice.choice([0, 2]))
        plain = plain_leg(terrain, a, b, walker, foes)
        assert leg(terrain, a, b, walker, foes) == plain, (seed, a, b, walker, foes)


def hold_lattice(seed: int, fields: int, paths: int) -> int:
    """One board: the stops, steps and passages of one kind of walker, and fields on them with some of their paths.

    Returns:
        How many stops those fields had, each with its cost.
    """
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    radius, jump = dice.choice(RADII), dice.choice([200, 200, 60])
    plain, grid = lattice.Lattice(terrain, radius, jump), Grid(terrain, radius, jump)
    square = grid.count * grid.count
    number = {node: (node[2] * grid.count + node[0]) * grid.count + node[1] for node in plain.steps}
    assert {number[node] for node in plain.steps} == set(grid.is_stop.nonzero()[0].tolist()), seed
    assert all(grid.steps[number[node]] == bits for node, bits in plain.steps.items()), seed
    passages = sorted(
        (number[p.start], number[p.end], p.plan, p.climb, p.fall) for some in plain.passages.values() for p in some
    )
    assert sorted(map(tuple, grid.passages.tolist())) == passages, seed
    assert square * len(terrain.heights) == grid.nodes
    return sum(hold_reach(dice, plain, paths) for _ in range(fields))


def hold_reach(dice: random.Random, plain: lattice.Lattice, paths: int) -> int:
    """One field: the cost of every stop, and that some of their paths are possible at that cost; how many stops."""
    terrain, radius = plain.terrain, plain.walker.radius
    walker = Walker(
        radius=radius,
        jump=plain.walker.jump,
        climb_free=dice.choice([0, 0, 300]),
        may_stop_on_face=dice.random() < 0.5,
        harmless=dice.random() < 0.5,
    )
    start, budget = beginning(dice, terrain, radius), dice.choice([300, 500, 700])
    foes, friends = around(dice, terrain, start), around(dice, terrain, start)
    found = reach(terrain, start, budget, walker, foes, friends)
    costs = {found.place(index): int(found.cost[index]) for index in range(len(found))}
    where = (terrain.solids, start, budget, walker, foes, friends)
    assert costs == plain_costs(plain, start, budget, walker, foes, friends), where
    for index in dice.sample(range(len(found)), min(paths, len(found))):
        hold_path(terrain, found, index, walker, foes, friends, where)
    return len(found)


def beginning(dice: random.Random, terrain: Terrain, radius: int) -> Place:
    """Where a move may begin: where a model can stand or, sometimes, on a face."""
    if dice.random() < 0.2:
        for _ in range(20):
            x, y, z = place(dice, terrain)
            face = (x, y, max(0, z - dice.choice([25, 50, 75])))
            if area.plain_can_hold(terrain, face, radius):
                return face
    start = area.nearest_free(terrain, place(dice, terrain), radius)
    assert start is not None
    return start


def hold_paths(seed: int, cases: int) -> None:
    """One board: polylines of every kind, judged and pulled tight, and what touches what."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(cases):
        walker = Walker(
            climb_free=dice.choice([0, 300]), may_stop_on_face=dice.random() < 0.5, harmless=dice.random() < 0.5
        )
        start = beginning(dice, terrain, 49)
        foes, friends = around(dice, terrain, start), around(dice, terrain, start)
        found = reach(terrain, start, 600, walker, foes, friends)
        ways = [found.path_to(dice.randrange(len(found)))] if len(found) else []
        ways.append((start, place(dice, terrain), place(dice, terrain)))
        ways += [(*way, (way[-1][0] + dice.randint(-90, 90), way[-1][1], dice.choice(terrain.heights))) for way in ways]
        for way in ways:
            plain = path.plain_measure(terrain, way, walker, foes, friends)
            assert path.measure(terrain, way, walker, foes, friends) == plain, (seed, way, walker, foes)
            possible = path.is_possible(terrain, way, walker, foes, friends)
            assert possible == isinstance(plain, path.Measured), (seed, way, walker, foes)
            hold_taut(terrain, way, walker, foes)
        limit, hosts = dice.choice([50, 100, 200]), [*foes, *friends, (*start, 49)]
        matrix, beside = crowd.touching(terrain, hosts, hosts, limit), crowd.near(hosts, hosts, limit)
        gaps = crowd.gaps(hosts, hosts)
        for row, (*a, a_radius) in enumerate(hosts):
            for column, (*b, b_radius) in enumerate(hosts):
                one, other = (a[0], a[1], a[2]), (b[0], b[1], b[2])
                near = within(one, a_radius, other, b_radius, limit)
                clear = sight.plain_clear_line(terrain, one, a_radius, other, b_radius)
                assert matrix[row, column] == (near and clear), (seed, one, other, limit)
                assert beside[row, column] == near, (seed, one, other, limit)
                assert gaps[row, column] == distance(one, a_radius, other, b_radius), (seed, one, other)


def hold_taut(terrain: Terrain, way: path.Polyline, walker: Walker, foes: list[Body]) -> None:
    """A row of places pulled tight; with more places on its legs, so that there is something to pull."""

    def possible(a: Place, b: Place) -> bool:
        return isinstance(plain_leg(terrain, a, b, walker, foes), Leg)

    points: list[Place] = [way[0]]
    for a, b in pairwise(way):
        if a[2] == b[2]:
            points += [(a[0] + (b[0] - a[0]) * n // 3 + 7 * n, a[1] + (b[1] - a[1]) * n // 3, a[2]) for n in (1, 2)]
        points.append(b)
    for places in (way, tuple(points)):
        assert taut(terrain, places, walker, foes) == plain_taut(places, possible), (places, walker, foes)


def around(dice: random.Random, terrain: Terrain, start: Place) -> list[Body]:
    """A few models near a start, not on it."""
    made: list[Body] = []
    for _ in range(dice.choice([0, 2, 4])):
        x, y = start[0] + dice.randint(-400, 400), start[1] + dice.randint(-400, 400)
        other = area.nearest_free(terrain, (min(max(x, 0), SIZE), min(max(y, 0), SIZE), start[2]), 49, [(*start, 49)])
        if other is not None:
            made.append((*other, 49))
    return made


def plain_costs(
    plain: lattice.Lattice, start: Place, budget: int, walker: Walker, foes: list[Body], friends: list[Body]
) -> dict[Place, int]:
    """What the plain field says every stop costs, hundredths."""
    best = field.field(plain, start, budget * GRAINS, walker, foes)
    costs: dict[Place, int] = {}
    ways = [(plain.place(node), way) for (node, _), way in best.items()]
    if walker.may_stop_on_face:
        ways += field.partial_climbs(plain, best, budget * GRAINS, walker, foes)
    for stop, way in ways:
        cost = -(-way.cost // GRAINS)
        if not any(area.collides(stop, walker.radius, other) for other in (*foes, *friends)):
            costs[stop] = min(cost, costs.get(stop, cost))
    return costs


def hold_path(
    terrain: Terrain,
    found: Reach,
    index: int,
    walker: Walker,
    foes: list[Body],
    friends: list[Body],
    where: object,
) -> None:
    """A stop's path is accepted by `measure`, ends there and costs no more than promised."""
    way = found.path_to(index)
    measured = path.measure(terrain, way, walker, foes, friends)
    assert isinstance(measured, path.Measured), (where, way, measured)
    assert way[0] == found.start, where
    assert way[-1] == found.place(index), where
    assert measured.length <= found.cost[index], (where, way, measured, found.cost[index])
    if walker.harmless:
        assert all(fall <= walker.safe_fall for fall in measured.falls), where
