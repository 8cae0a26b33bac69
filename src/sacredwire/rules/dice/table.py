"""Ready odds: the table of every contest the game knows, and its look-up for those who ask often."""

from functools import cache
from itertools import product

import msgspec

from sacredwire.content.contests import ContestRow, load_contests
from sacredwire.rules.dice.contest import DOUBLE, FUMBLE, QUADRUPLE, TRIPLE, work_out
from sacredwire.rules.dice.dist import Distribution
from sacredwire.rules.dice.level import FACES
from sacredwire.rules.dice.spec import Contest, Rerolls

GAME_REROLLS: tuple[Rerolls, ...] = ((), (1,), (1, 2), (1, 2, 3))
"""The face rerolls that weapons and armor of the game give. Rule: R-3."""


class Odds(msgspec.Struct, frozen=True):
    """The chances of a contest, each of `double` to `quadruple` meaning that or better. Rule: C4.16, C4.17."""

    win: float
    double: float
    triple: float
    quadruple: float
    fumble: float


def contests() -> tuple[Contest, ...]:
    """Every contest of the table: all tiers with all face rerolls, and all tiers with the retries of a Wits roll.

    A roll against the fixed 2d6 is one of them: only its tiers come about in another way. Rule: R-2, R-3, R-57.
    """
    tiers = range(len(FACES))
    rerolled = (
        Contest(attacker=a, defender=d, attacker_rerolls=mine, defender_rerolls=theirs)
        for a, d, mine, theirs in product(tiers, tiers, GAME_REROLLS, GAME_REROLLS)
    )
    retried = (
        Contest(attacker=a, defender=d, attacker_retry=mine, defender_retry=theirs)
        for a, d, mine, theirs in product(tiers, tiers, (False, True), (False, True))
        if mine or theirs
    )
    return *rerolled, *retried


def rows() -> tuple[ContestRow, ...]:
    """The table worked out anew."""
    return tuple(
        ContestRow(
            asked.attacker,
            asked.defender,
            asked.attacker_rerolls,
            asked.defender_rerolls,
            asked.attacker_retry,
            asked.defender_retry,
            work_out(asked).pairs,
        )
        for asked in contests()
    )


@cache
def _shipped() -> dict[Contest, Distribution]:
    return {
        Contest(
            attacker=row.attacker,
            defender=row.defender,
            attacker_rerolls=row.attacker_rerolls,
            defender_rerolls=row.defender_rerolls,
            attacker_retry=row.attacker_retry,
            defender_retry=row.defender_retry,
        ): Distribution(row.margins)
        for row in load_contests()
    }


@cache
def margins(asked: Contest) -> Distribution:
    """A contest's margins: from the shipped table, or worked out where a content of one's own goes beyond it."""
    return _shipped().get(asked) or work_out(asked)


@cache
def odds(asked: Contest) -> Odds:
    """The chances of a contest, ready for those who ask often. Rule: C1.9, C4.16, C4.17."""
    found = margins(asked)
    return Odds(
        win=float(found.at_least(1)),
        double=float(found.at_least(DOUBLE)),
        triple=float(found.at_least(TRIPLE)),
        quadruple=float(found.at_least(QUADRUPLE)),
        fumble=float(found.at_most(FUMBLE)),
    )
