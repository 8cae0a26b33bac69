"""Boards mirrored and turned a quarter: the geometry must answer the same (issue: nothing flips)."""

import random

from sacredwire.rules.space import area, push, sight
from sacredwire.rules.space.leg import Walker, leg
from sacredwire.rules.space.path import Measured, measure
from sacredwire.rules.space.reach import reach
from sacredwire.rules.space.solid import Terrain
from support.drawn_boards import SIZE, Place, Turn, mirrored, moved, pieces, place
from support.space_twins import around, bodies


def carried(turn: Turn, where: Place) -> Place:
    """A place mirrored or turned."""
    return (*turn(where[0], where[1]), where[2])


def swapped(bits: int) -> int:
    """Samples seen with left and right exchanged."""
    left, middle = 0b001001001001001, 0b010010010010010
    return (bits & left) << 2 | bits & middle | bits >> 2 & left


def hold(seed: int, turn: Turn, cases: int) -> None:
    """One board and its twin: sight, legality of legs and places, pushes, and the costs of a reach."""
    dice, drawn = random.Random(seed), pieces(seed)
    one, other = Terrain.of(drawn), Terrain.of([moved(piece, turn) for piece in drawn])
    smokes = [(dice.randrange(SIZE), dice.randrange(SIZE), 300)] if seed % 2 else []
    turned_smokes = [(*turn(x, y), radius) for x, y, radius in smokes]
    walker = Walker()
    for _ in range(cases):
        a, b = place(dice, one), place(dice, one)
        ta, tb = carried(turn, a), carried(turn, b)
        seen, twin = sight.sight(one, a, b, smokes), sight.sight(other, ta, tb, turned_smokes)
        assert twin.seen == (swapped(seen.seen) if turn is mirrored else seen.seen), (seed, a, b)
        assert twin.blockers == seen.blockers, (seed, a, b)
        assert sight.clear_line(one, a, 49, b, 49) == sight.clear_line(other, ta, 49, tb, 49), (seed, a, b)
        crowd = bodies(dice, one, 3)
        turned_crowd = [(*carried(turn, body[:3]), body[3]) for body in crowd]
        assert area.can_stand(one, a, 49, crowd) == area.can_stand(other, ta, 49, turned_crowd), (seed, a)
        assert area.can_hold(one, a, 49) == area.can_hold(other, ta, 49), (seed, a)
        near = (a[0] + dice.randint(-250, 250), a[1] + dice.randint(-250, 250), dice.choice([a[2], b[2]]))
        assert leg(one, a, near, walker, crowd) == leg(other, ta, carried(turn, near), walker, turned_crowd), (seed, a)
        hold_push(one, other, turn, a, (b[0] - a[0], b[1] - a[1]))


def hold_push(one: Terrain, other: Terrain, turn: Turn, start: Place, vector: tuple[int, int]) -> None:
    """A push stops by the same thing and, unless it falls where several places are equally near, at the same place."""
    if not area.can_stand(one, start, 49) or vector == (0, 0):
        return
    tip = turn(start[0] + vector[0], start[1] + vector[1])
    root = carried(turn, start)
    pushed = push.push(one, start, 49, vector, 200)
    twin = push.push(other, root, 49, (tip[0] - root[0], tip[1] - root[1]), 200)
    assert twin.stopped_by == pushed.stopped_by, (start, vector)
    if pushed.stopped_by != "drop":
        assert twin.end == carried(turn, pushed.end), (start, vector)


def hold_reach(seed: int, turn: Turn, cases: int) -> None:
    """One board and its twin: every stop costs the same."""
    dice, drawn = random.Random(seed), pieces(seed)
    one, other = Terrain.of(drawn), Terrain.of([moved(piece, turn) for piece in drawn])
    for _ in range(cases):
        start = area.nearest_free(one, place(dice, one), 49)
        assert start is not None
        foes = around(dice, one, start)
        found = reach(one, start, 700, Walker(), foes)
        twin = reach(other, carried(turn, start), 700, Walker(), [(*carried(turn, f[:3]), f[3]) for f in foes])
        costs = {carried(turn, found.place(index)): int(found.cost[index]) for index in range(len(found))}
        assert {twin.place(index): int(twin.cost[index]) for index in range(len(twin))} == costs, (seed, start)
        for index in dice.sample(range(len(found)), min(5, len(found))):
            way = found.path_to(index)
            measured = measure(other, [carried(turn, spot) for spot in way], Walker())
            assert measured == measure(one, way, Walker()), (seed, way)
            assert isinstance(measured, Measured), (seed, way)
