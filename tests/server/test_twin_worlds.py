"""Two matches that differ in one hidden fact send the very same bytes to everybody who may not know it. Rule: R-45."""

import pytest

from sacredwire.rules.state import Rows
from support.worlds import MISSIONS, pairs

PAIRS = 100
"""Pairs of worlds of each mission; `tests/soak` has ten thousand."""


@pytest.mark.rule("R-45", "R-95", "M5.2")
@pytest.mark.parametrize(("mission", "rows"), MISSIONS)
def test_r_45_who_may_not_know_a_fact_gets_the_same_bytes_whatever_it_is(mission: str, rows: Rows) -> None:
    """Messages, answers, refusals, lists, logs, what-ifs, undos and reconnects, in pairs of worlds."""
    for pair in pairs(mission, rows, PAIRS):
        assert pair.facts[0] != pair.facts[1]
        assert pair.seen[0] == pair.seen[1], pair.options
