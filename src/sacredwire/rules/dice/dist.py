"""Exact distributions: how often each whole number comes, in whole weights."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import gcd, lcm
from typing import Self

import msgspec

from sacredwire.rules.dice.level import DICE, FACES


class Distribution(msgspec.Struct, frozen=True):
    """How often each whole number comes: `(value, weight)` pairs by rising value, weights in lowest terms."""

    pairs: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Self:
        """A distribution from weights in any order and any common multiple; weightless values are left out."""
        shared = gcd(*weights.values())
        return cls(tuple((value, weight // shared) for value, weight in sorted(weights.items()) if weight))

    @property
    def total(self) -> int:
        """The sum of all weights: the common denominator of every chance."""
        return sum(weight for _, weight in self.pairs)

    def chance(self, counts: Callable[[int], bool]) -> Fraction:
        """The exact chance that a value comes which counts."""
        return Fraction(sum(weight for value, weight in self.pairs if counts(value)), self.total)

    def at_least(self, least: int) -> Fraction:
        """The exact chance of this value or more."""
        return self.chance(lambda value: value >= least)

    def at_most(self, most: int) -> Fraction:
        """The exact chance of this value or less."""
        return self.chance(lambda value: value <= most)

    def mean(self) -> Fraction:
        """The exact average."""
        return Fraction(sum(value * weight for value, weight in self.pairs), self.total)

    def mapped(self, change: Callable[[int], int]) -> "Distribution":
        """Every value changed by a function; values that meet share their weight."""
        weights: dict[int, int] = {}
        for value, weight in self.pairs:
            weights[change(value)] = weights.get(change(value), 0) + weight
        return Distribution.of(weights)

    def plus(self, other: "Distribution") -> "Distribution":
        """The sum of two independent throws."""
        weights: dict[int, int] = {}
        for mine, weight in self.pairs:
            for theirs, factor in other.pairs:
                weights[mine + theirs] = weights.get(mine + theirs, 0) + weight * factor
        return Distribution.of(weights)


def always(value: int) -> Distribution:
    """The distribution of a number that no die decides."""
    return Distribution(((value, 1),))


def mix(parts: Iterable[tuple[int, Distribution]]) -> Distribution:
    """One of several distributions, each taken with its weight."""
    taken = [(share, part.pairs, part.total) for share, part in parts]
    common = lcm(*(total for _, _, total in taken))
    weights: dict[int, int] = {}
    for share, pairs, total in taken:
        for value, weight in pairs:
            weights[value] = weights.get(value, 0) + share * weight * (common // total)
    return Distribution.of(weights)


@cache
def dice(count: int, sides: int) -> Distribution:
    """The sum of some dice of one kind; no dice sum to nothing."""
    one = Distribution(tuple((face, 1) for face in range(1, sides + 1)))
    thrown = always(0)
    for _ in range(count):
        thrown = thrown.plus(one)
    return thrown


@cache
def rolled(tier: int, rerolls: tuple[int, ...] = ()) -> Distribution:
    """One side's total in a contest: two dice, those showing a reroll face thrown again once. Rule: C1.9, R-3."""
    sides = FACES[tier]
    again = sum(1 for face in rerolls if 1 <= face <= sides)
    one = Distribution.of(
        {face: again + (0 if face in rerolls else sides) for face in range(1, sides + 1)},
    )
    total = always(0)
    for _ in range(DICE):
        total = total.plus(one)
    return total
