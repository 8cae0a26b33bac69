"""How fast the geometry is, on one core: run it as ``taskset -c 1 python bench/space.py``.

The board: 25 rotated boxes that do not overlap, heights 1" to 6", of which a third are joined by walkways.
"""

import math
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from sacredwire.content.boards import Piece
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.space.grid import Grid
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.path import measure
from sacredwire.rules.space.reach import RECENT, Reach, reach, shortest
from sacredwire.rules.space.sight import see_many, sight
from sacredwire.rules.space.solid import Terrain

SIZE = 2400
WALKER = Walker()


def pieces(seed: int, count: int = 25) -> list[Piece]:
    """A dense board with levels: rotated boxes apart from each other, and walkways from top to top."""
    dice = random.Random(seed)
    made: list[Piece] = []
    centres: list[tuple[int, int, int]] = []
    while len(made) < count:
        x, y, turn = dice.randrange(150, 2250), dice.randrange(150, 2250), dice.uniform(0, math.pi)
        long, wide = dice.uniform(40, 200), dice.uniform(35, 150)
        away = int(math.hypot(long, wide))
        if any(math.hypot(x - cx, y - cy) < 0.75 * (away + other) for cx, cy, other in centres):
            continue
        sides = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)]
        spots = tuple(
            (
                round(x + a * math.cos(turn) - b * math.sin(turn)),
                round(y + a * math.sin(turn) + b * math.cos(turn)),
            )
            for a, b in sides
        )
        if not all(0 <= part <= SIZE for spot in spots for part in spot):
            continue
        centres.append((x, y, away))
        made.append(Piece(id=f"box-{len(made)}", footprint=spots, top=dice.choice([100, 150, 200, 300, 400, 600])))
    for index in range(0, count, 3):
        (ax, ay, _), (bx, by, _) = (
            centres[index],
            min(centres, key=lambda c: math.dist(c[:2], centres[index][:2]) or math.inf),
        )
        length = math.hypot(bx - ax, by - ay)
        px, py = -(by - ay) / length * 40, (bx - ax) / length * 40
        spots = tuple(
            (round(x + s * px), round(y + s * py)) for x, y, s in ((ax, ay, -1), (bx, by, -1), (bx, by, 1), (ax, ay, 1))
        )
        top = made[index].top
        made.append(Piece(id=f"walkway-{index}", footprint=spots, base=top, top=top + 10))
    return made


def median(work: Callable[[], object], rounds: int = 7) -> float:
    """The median CPU seconds of some work, after one round that does not count."""
    work()
    taken = []
    for _ in range(rounds):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return statistics.median(taken)


def places(terrain: Terrain, count: int, seed: int) -> list[tuple[int, int, int]]:
    """Places to stand, drawn from all surfaces."""
    dice, found = random.Random(seed), []
    while len(found) < count:
        x, y = dice.randrange(50, SIZE - 50), dice.randrange(50, SIZE - 50)
        found.append(nearest_free(terrain, (x, y, terrain.surface_at(x, y)), WALKER.radius) or (0, 0, 0))
    return found


def fresh(*asked: Any) -> Reach:
    """A field worked out anew, not remembered."""
    RECENT.clear()
    return reach(*asked)


def report(name: str, value: float, unit: str) -> None:
    """One line."""
    print(f"{name:<44}{value:>12,.1f} {unit}")


def main() -> None:
    """Measures everything and prints a line each."""
    drawn = pieces(7)
    report("terrain, 25 boxes and 9 walkways", median(lambda: Terrain.of(drawn)) * 1e3, "ms")
    terrain = Terrain.of(drawn)
    report("lattice of one kind of walker", median(lambda: Grid(terrain, WALKER.radius, WALKER.jump)) * 1e3, "ms")
    grid = Grid.of(terrain, WALKER)
    report("  stops", int(grid.is_stop.sum()), "")
    report("  passages (jumps, drops, climbs)", len(grid.passages), "")
    stands = places(terrain, 400, 1)
    table = np.array([(*place, WALKER.radius) for place in stands], np.int64)
    report("sight, batched", len(table) ** 2 / median(lambda: see_many(terrain, table, table)) / 1e6, "M/s")
    small = table[:25]
    report("sight, 25 x 25 matrix", median(lambda: see_many(terrain, small, small), 101) * 1e6, "us")
    pairs = list(zip(stands, stands[1:] + stands[:1], strict=True))
    one = median(lambda: [sight(terrain, a, b) for a, b in pairs])
    report("sight, one a call, blockers named", len(pairs) / one / 1e3, "k/s")
    bodies = [(*place, WALKER.radius) for place in stands[:11]]
    foes, friends = np.array(bodies[1:6], np.int64), np.array(bodies[6:], np.int64)
    for budget in (500, 700, 900):
        starts = [reach(terrain, place, 200, WALKER).place(0) for place in stands[11:61]]
        total = median(lambda b=budget, s=starts: [fresh(terrain, place, b, WALKER) for place in s])
        report(f'reach {budget // 100}", nobody about', total / len(starts) * 1e6, "us")
        crowd = median(lambda b=budget, s=starts: [fresh(terrain, place, b, WALKER, foes, friends) for place in s])
        report(f'reach {budget // 100}", ten models about', crowd / len(starts) * 1e6, "us")
    off = median(lambda: [fresh(terrain, place, 700, WALKER) for place in stands[11:61]])
    report('reach 7" from off the lattice', off / 50 * 1e6, "us")
    fields = [reach(terrain, place, 700, WALKER) for place in stands[11:61]]
    dice = random.Random(3)
    ends = [[dice.randrange(len(field)) for _ in range(20)] for field in fields]
    paths = median(lambda: [f.path_to(k) for f, some in zip(fields, ends, strict=True) for k in some])
    report("path to a stop, pulled tight", paths / 1000 * 1e6, "us")
    moves = [f.path_to(k) for f, some in zip(fields, ends, strict=True) for k in some]
    report("measure a move", median(lambda: [measure(terrain, m, WALKER) for m in moves]) / 1000 * 1e6, "us")
    far = list(zip(stands[:40], stands[40:80], strict=True))
    ways = median(lambda: [shortest(terrain, a, WALKER, b) for a, b in far])
    report("shortest way across the board", ways / len(far) * 1e6, "us")
    near = median(lambda: [shortest(terrain, a, WALKER, b, 49, 100) for a, b in far])
    report('shortest way to within 1"', near / len(far) * 1e6, "us")


if __name__ == "__main__":
    main()
