"""Proposed paths against true shortest ones: never shorter, hardly longer (CONTRACT: 0.5 % median, 5 % at the 99th)."""

import math
import random
import statistics

from sacredwire.content.boards import Piece
from sacredwire.rules.space.area import can_stand
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.path import Measured, measure
from sacredwire.rules.space.reach import reach, shortest
from sacredwire.rules.space.solid import Terrain
from support.taut_paths import Taut

WALKER = Walker()


def blocks(seed: int, count: int) -> list[Piece]:
    """Rotated boxes that nobody climbs or stands on, apart from each other."""
    dice = random.Random(seed)
    made: list[Piece] = []
    spots: list[tuple[int, int, float]] = []
    while len(made) < count:
        x, y, turn = dice.randrange(200, 2200), dice.randrange(200, 2200), dice.uniform(0, math.tau)
        long, wide = dice.uniform(60, 200), dice.uniform(40, 120)
        away = math.hypot(long, wide)
        if any(math.hypot(x - ox, y - oy) < away * 0.8 + other * 0.8 for ox, oy, other in spots):
            continue
        sides = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)]
        corners = tuple(
            (round(x + a * math.cos(turn) - b * math.sin(turn)), round(y + a * math.sin(turn) + b * math.cos(turn)))
            for a, b in sides
        )
        if all(0 <= part <= 2400 for corner in corners for part in corner):
            spots.append((x, y, away))
            made.append(Piece(id=f"b{len(made)}", footprint=corners, top=300, walkable=False, climbable=False))
    return made


def test_proposed_paths_on_the_ground() -> None:
    ratios: list[float] = []
    stops: list[float] = []
    for seed in range(6):
        drawn = blocks(seed, 10)
        terrain, taut, dice = Terrain.of(drawn), Taut(drawn, WALKER.radius), random.Random(seed)
        for _ in range(12):
            start = (dice.randrange(50, 2350), dice.randrange(50, 2350), 0)
            if not can_stand(terrain, start, WALKER.radius):
                continue
            found = reach(terrain, start, 900, WALKER)
            for index in dice.sample(range(len(found)), 40):
                end = found.place(index)
                true = taut.length(start[:2], end[:2])
                ratios.append(ratio(terrain, found.path_to(index), true))
                stops.append(int(found.cost[index]) / max(true, 1))
            end = (dice.randrange(50, 2350), dice.randrange(50, 2350), 0)
            way = shortest(terrain, start, WALKER, end) if can_stand(terrain, end, WALKER.radius) else None
            if way is not None and end != start:
                ratios.append(ratio(terrain, way, taut.length(start[:2], end[:2])))
    assert min(ratios) >= 1 - 1e-6
    assert len(ratios) > 1500
    assert statistics.median(ratios) <= 1.005
    assert statistics.quantiles(ratios, n=100)[98] <= 1.05
    assert statistics.median(stops) <= 1.02  # what the field promises before its paths are pulled tight
    assert statistics.quantiles(stops, n=100)[98] <= 1.06


def ratio(terrain: Terrain, way: tuple[tuple[int, int, int], ...], true: float) -> float:
    """How many times as long as the true way a path is; moves of nothing count as exact."""
    measured = measure(terrain, way, WALKER)
    assert isinstance(measured, Measured)
    return measured.length / true if true else 1.0
