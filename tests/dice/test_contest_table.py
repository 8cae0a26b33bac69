"""The shipped table of contests: complete, equal to what is worked out, and made again to the same bytes."""

import math
from fractions import Fraction
from itertools import product

import msgspec
import pytest

from sacredwire.content.contests import FILE, encode_contests, load_contests
from sacredwire.rules.dice.contest import work_out
from sacredwire.rules.dice.spec import Contest
from sacredwire.rules.dice.table import contests, margins, odds, rows


def test_making_the_table_anew_gives_the_same_bytes() -> None:
    """`tools/contest_table.py` would change nothing."""
    assert encode_contests(rows()) == FILE.read_bytes()


@pytest.mark.rule("R-3", "R-57")
def test_the_table_holds_all_tiers_rerolls_and_retries() -> None:
    """R-3, R-57: 25 pairs of tiers with 16 sets of rerolls, and with each retry and both."""
    faces = [(), (1,), (1, 2), (1, 2, 3)]
    tiers = list(product(range(5), range(5)))
    rerolled = {(*pair, *again, False, False) for pair, again in product(tiers, product(faces, faces))}
    retried = {(*pair, (), (), *left) for pair, left in product(tiers, [(True, False), (False, True), (True, True)])}
    held = [msgspec.structs.astuple(row)[:-1] for row in load_contests()]
    assert set(held) == rerolled | retried
    assert len(held) == 25 * 16 + 25 * 3


@pytest.mark.rule("C4.16", "C4.17")
def test_look_up_equals_exact_on_every_contest() -> None:
    """C4.16, C4.17: weights as worked out, chances as the fractions round."""
    for asked in contests():
        exact = work_out(asked)
        assert margins(asked) == exact
        shares = {ahead: Fraction(weight, exact.total) for ahead, weight in exact.pairs}
        ready = odds(asked)
        for chance, least in ((ready.win, 1), (ready.double, 2), (ready.triple, 3), (ready.quadruple, 4)):
            assert chance == float(sum(share for ahead, share in shares.items() if ahead >= least))
        assert ready.fumble == float(sum(share for ahead, share in shares.items() if ahead <= -3))


def test_weights_are_in_lowest_terms_and_rise_by_margin() -> None:
    """The same odds have one spelling, so that files and states compare by bytes."""
    for row in load_contests():
        assert math.gcd(*(weight for _, weight in row.margins)) == 1
        assert [ahead for ahead, _ in row.margins] == sorted({ahead for ahead, _ in row.margins} - {0})


@pytest.mark.parametrize("rerolls", [(2,), (1, 3), (1, 2, 3, 4)])
def test_a_contest_beyond_the_table_is_worked_out(rerolls: tuple[int, ...]) -> None:
    """A content of one's own may reroll other faces."""
    asked = Contest(attacker=1, defender=1, attacker_rerolls=rerolls)
    assert asked not in contests()
    assert odds(asked).win == float(work_out(asked).at_least(1))
