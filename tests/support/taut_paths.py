"""True shortest paths on the ground, from below: what proposed paths are measured against.

Each obstacle is grown by the base as a polygon inscribed in the true rounded shape, so no true path is shorter
than what is found here. Floats serve: the comparison allows for far more than their error.
"""

import math

import numpy as np
from numpy.typing import NDArray

from sacredwire.content.boards import Piece

Spots = NDArray[np.float64]
ARC = math.radians(12)


def grown(piece: Piece, radius: int) -> Spots:
    """The corners of a footprint grown by a base, counter-clockwise, its round corners cut by chords."""
    made = []
    corners = piece.footprint
    for (px, py), (x, y), (nx, ny) in zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True):
        first, last = math.atan2(-(x - px), y - py), math.atan2(-(nx - x), ny - y)
        if last < first:
            last += math.tau
        steps = max(1, math.ceil((last - first) / ARC))
        for step in range(steps + 1):
            angle = first + (last - first) * step / steps
            made.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return np.array(made)


class Taut:
    """The shortest ways among some pieces, all of them walls, for one base."""

    def __init__(self, pieces: list[Piece], radius: int) -> None:
        self.shapes = [grown(piece, radius) for piece in pieces]
        nodes = np.concatenate(self.shapes)
        low, high = radius - 1e-9, 2400 - radius + 1e-9
        self.nodes = nodes[((nodes >= low) & (nodes <= high)).all(1)]
        count = len(self.nodes)
        rows, columns = np.triu_indices(count, 1)
        seen = self.clear(self.nodes[rows], self.nodes[columns])
        self.between = np.full((count, count), np.inf)
        lengths = np.hypot(*(self.nodes[rows[seen]] - self.nodes[columns[seen]]).T)
        self.between[rows[seen], columns[seen]] = self.between[columns[seen], rows[seen]] = lengths

    def clear(self, a: Spots, b: Spots) -> NDArray[np.bool_]:
        """Which segments stay out of every grown shape, by more than a hair."""
        free = np.ones(len(a), bool)
        for shape in self.shapes:
            ahead = np.roll(shape, -1, 0)
            normal = np.stack((ahead[:, 1] - shape[:, 1], shape[:, 0] - ahead[:, 0]), 1)
            room = (normal * shape).sum(1) - a @ normal.T
            speed = (b - a) @ normal.T
            with np.errstate(divide="ignore", invalid="ignore"):
                share = room / speed
            begin = np.where(speed < -1e-9, share, 0).max(1).clip(0)
            stop = np.where(speed > 1e-9, share, 1).min(1).clip(None, 1)
            outside = ((np.abs(speed) <= 1e-9) & (room <= 1e-6)).any(1)
            free &= outside | ((stop - begin) * np.hypot(*(b - a).T) < 1e-3)
        return free

    def length(self, start: tuple[int, int], end: tuple[int, int]) -> float:
        """The length of the shortest way, or infinity."""
        a, b = np.array([start], float), np.array([end], float)
        if self.clear(a, b)[0]:
            return math.dist(start, end)
        count = len(self.nodes)
        cost = np.where(self.clear(np.repeat(a, count, 0), self.nodes), np.hypot(*(self.nodes - a).T), np.inf)
        rest = np.where(self.clear(np.repeat(b, count, 0), self.nodes), np.hypot(*(self.nodes - b).T), np.inf)
        done = np.zeros(count, bool)
        while True:
            at = int(np.argmin(np.where(done, np.inf, cost)))
            if done[at] or not np.isfinite(cost[at]):
                return float((cost + rest).min())
            done[at] = True
            cost = np.minimum(cost, cost[at] + self.between[at])
