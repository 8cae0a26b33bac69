"""The kernels that answer for many places at once, and those of straight movement, held to their plain twins."""

import random

import numpy as np

from sacredwire.rules.space import area, crowd, path, push
from sacredwire.rules.space.distance import within
from sacredwire.rules.space.heading import heading
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.pack import pack, rows
from sacredwire.rules.space.sight import plain_clear_line
from sacredwire.rules.space.solid import Terrain
from support.drawn_boards import SIZE, pieces, place
from support.space_twins import RADII, around, bodies


def hold_pushes(seed: int, cases: int) -> None:
    """One board: what stands in the way of a body, pushes, and how far one runs on level."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(cases):
        here, radius = place(dice, terrain), dice.choice(RADII)
        others = around(dice, terrain, here) + bodies(dice, terrain, dice.choice([0, 3]))
        stopped = push.plain_stopped_by(terrain, here, radius, others)
        assert push.stopped_by(terrain, here, radius, others) == stopped, (seed, here, others)
        vector = dice.choice([heading(dice.randrange(360)), heading(90 * dice.randrange(4)), (3, -2), (-25, 1)])
        length = dice.choice([0, 1, 100, 200, 300])
        plain = push.plain_push(terrain, here, radius, vector, length, others)
        assert push.push(terrain, here, radius, vector, length, others) == plain, (seed, here, vector, length, others)
        first = dice.choice([0, 0, 7, 120])
        last = first + dice.choice([0, 1, 50, 700])
        ran = crowd.plain_level_run(terrain, here, here[2], vector, radius, others, first, last)
        found = crowd.level_run(terrain, here, here[2], vector, radius, others, first, last)
        assert found == ran, (seed, here, vector, radius, others, first, last)


def hold_ends(seed: int, cases: int) -> None:
    """One board: where a move may end, by the kernel that asks it of a polyline and in words."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(cases):
        end, radius = place(dice, terrain), dice.choice(RADII)
        if dice.random() < 0.3:
            end = (end[0], end[1], end[2] + dice.choice([1, 25, 100]))
        near = [(end[0] + dice.choice([98, 97, 112, 40]), end[1], end[2] + dice.choice([0, 124, 125]), 49)]
        foes, friends = (bodies(dice, terrain, 2) + dice.choice([[], near]) for _ in range(2))
        way = rows([place(dice, terrain), end], 3)
        may = path.path_kernels().may_end(pack(terrain), terrain.size, way, radius, rows(foes, 4), rows(friends, 4))
        plain = area.plain_can_stand(terrain, end, radius, [*foes, *friends])
        assert may == plain, (seed, end, radius, foes, friends)
        walker = Walker(radius=radius, may_stop_on_face=dice.random() < 0.5)
        refused = path.plain_end_refused(terrain, end, walker, [*foes, *friends])
        assert path.end_refused(terrain, end, walker, [*foes, *friends]) == refused, (seed, end, walker, foes, friends)


def hold_places(seed: int, cases: int) -> None:
    """One board: the places of many on which a base can stand, and the first free ones that keep away."""
    dice, terrain = random.Random(seed), Terrain.of(pieces(seed))
    for _ in range(cases):
        radius, wanted = dice.choice(RADII), [place(dice, terrain) for _ in range(20)]
        fit = crowd.standable(terrain, wanted, radius)
        assert fit.tolist() == [list(spot) for spot in wanted if area.plain_can_stand(terrain, spot, radius)], seed
        others = bodies(dice, terrain, 3)
        aloof = [(*body, dice.choice([0, 100, 300])) for body in bodies(dice, terrain, 3)]
        aloof += [(x + 2 * radius + 100, y, z, radius, dice.choice([99, 100])) for x, y, z in fit[:1].tolist()]
        free = [
            (x, y, z)
            for x, y, z in fit.tolist()
            if not any(area.collides((x, y, z), radius, other) for other in others)
            and not any(within((x, y, z), radius, who[:3], who[3], who[4]) for who in aloof)
        ]
        assert_pairs(terrain, [*others, *(who[:4] for who in aloof)], dice.choice([0, 50, 100, 300]))
        most = dice.choice([1, 3, 20])
        assert crowd.first_free(fit, radius, others, aloof, most) == tuple(free[:most]), (seed, radius, others, aloof)


def assert_pairs(terrain: Terrain, there: list[area.Body], limit: int) -> None:
    """Who is beside whom: what a look at each pair finds, either way round."""
    found = crowd.pairs(terrain, rows(there, 4), limit)
    for at, (x, y, z, radius) in enumerate(there):
        beside = tuple(
            row
            for row, (a, b, c, wide) in enumerate(there)
            if row != at
            and within((x, y, z), radius, (a, b, c), wide, limit)
            and plain_clear_line(terrain, (x, y, z), radius, (a, b, c), wide)
        )
        assert found.get(at, ()) == beside, (there, limit)


def hold_edges(seed: int, cases: int) -> None:
    """Stops of all kinds, many of them equally dear: from which each edge is touched."""
    dice = random.Random(seed)
    for _ in range(cases):
        radius = dice.choice(RADII)
        rims = (radius, radius + 1, radius + 25, SIZE - radius, SIZE - radius - 24, SIZE // 2)
        stops = [
            (dice.choice(rims), dice.choice((*rims, dice.randrange(SIZE))), dice.choice([0, 300]), dice.randrange(40))
            for _ in range(dice.choice([0, 1, 5, 30]))
        ]
        near = dice.choice([0, 1, 24, 25, 2400])
        table = np.array(stops, np.int32).reshape(-1, 4)
        plain = crowd.plain_beside_edges(stops, radius, SIZE, near)
        assert crowd.beside_edges(table, radius, SIZE, near) == plain, (seed, stops, radius, near)
