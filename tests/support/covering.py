"""Missions that together show every pair of rows of any two tables: what a long test plays.

Hardly a fault needs three rows to meet; most need two. All pairs fit into a hundred missions.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, count
from random import Random
from typing import NamedTuple

from sacredwire.content.schema import Edition
from sacredwire.play.dice import SeededDice
from sacredwire.play.missions.generator import complete
from sacredwire.play.missions.numbers import MISSION, scenario_of
from sacredwire.play.missions.scenario import ADVANTAGES, ROW_TABLES, Scenario, rolled_missions

CANDIDATES = 8
"""Missions that are drafted for each one taken: the draft with the most new pairs."""


class Cell(NamedTuple):
    """One row of one table: the table's field in a link, and the row's number."""

    key: str
    number: int


Pair = tuple[Cell, Cell]
"""Rows of two tables, in the order of the tables."""


def tables(edition: Edition) -> dict[str, list[int]]:
    """The numbers of the rows of every table, the missions' first. Rule: K.generator, K.gap."""
    found = {MISSION: [row.roll for row in rolled_missions(edition)]}
    return found | {table.key: [row.roll for row in table.rows(edition)] for table in (*ROW_TABLES, *ADVANTAGES)}


def all_pairs(edition: Edition) -> set[Pair]:
    """Every pair of rows of two tables. Rule: K.generator, K.gap."""
    columns = [[Cell(key, number) for number in numbers] for key, numbers in tables(edition).items()]
    return {(one, two) for first, second in combinations(columns, 2) for one in first for two in second}


def pairs_of(numbers: Mapping[str, int], keys: list[str]) -> set[Pair]:
    """The pairs that a mission shows, by its numbers. Rule: K.generator."""
    return set(combinations([Cell(key, numbers[key]) for key in keys if key in numbers], 2))


def covering(edition: Edition, seed: int = 0) -> Iterator[Scenario]:
    """Missions without end: the first hundred show every pair of rows of any two tables, the others are rolled.

    Args:
        edition: Whose tables.
        seed: The same one gives the same missions.

    Rule: K.generator, K.gap.
    """
    random = Random(seed)
    columns, missing = tables(edition), all_pairs(edition)
    limits = edition.numbers
    for place in count():
        given: dict[str, int] = {}
        gap = random.randrange(limits.bonus_gap + 2)
        if missing:
            gap = random.choice((limits.advantage_gap, limits.bonus_gap))
            starts = random.choices(sorted(missing), k=CANDIDATES)
            drafts = [_draft(columns, missing, start, random) for start in starts]
            given = max(drafts, key=lambda draft: len(missing & pairs_of(draft, list(columns))))
            missing -= pairs_of(given, list(columns))
        yield scenario_of(edition, complete(edition, given, gap, SeededDice(seed, f"covering {place}")), gap)


def _draft(columns: Mapping[str, list[int]], missing: set[Pair], start: Pair, random: Random) -> dict[str, int]:
    """One mission that shows a missing pair and, table by table, as many others as it can."""
    order = list(columns)
    given = dict[str, int](start)
    rest = [key for key in order if key not in given]
    random.shuffle(rest)
    for key in rest:
        place = order.index(key)
        before = [Cell(*known) for known in given.items() if order.index(known[0]) < place]
        after = [Cell(*known) for known in given.items() if order.index(known[0]) > place]
        numbers = random.sample(columns[key], len(columns[key]))
        given[key] = max(numbers, key=lambda number: _gain(Cell(key, number), before, after, missing))
    return given


def _gain(cell: Cell, before: list[Cell], after: list[Cell], missing: set[Pair]) -> int:
    """How many missing pairs a row would make with those of the tables before it and after it."""
    return sum((other, cell) in missing for other in before) + sum((cell, other) in missing for other in after)
