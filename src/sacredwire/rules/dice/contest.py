"""Who wins a contest and by how much, and the exact odds of it.

The result of a contest is its *margin*, a whole number with the winner's sign: 1 a plain win of the attacker, 2 a
double, 3 a triple and so on; -1 a plain win of the defender, -3 the attacker's fumble; 0 a tie that is rolled again.
"""

from functools import cache

from sacredwire.rules.dice.dist import Distribution, always, mix, rolled
from sacredwire.rules.dice.spec import Contest

DOUBLE, TRIPLE, QUADRUPLE = 2, 3, 4
FUMBLE = -TRIPLE
"""From this margin downwards the attacker fumbles. Rule: C4.17."""


def margin(attacker_total: int, attacker: int, defender_total: int, defender: int) -> int:
    """Who wins with these totals at these tiers, and how many times over.

    Totals are compared, never single dice. A tie goes to the lower tier as a plain win; at the same tier it decides
    nothing and both sides roll everything again. Rule: C1.9, C4.16.

    Returns:
        The margin: positive for the attacker, negative for the defender, 0 for a tie that is rolled again.
    """
    if attacker_total > defender_total:
        return attacker_total // defender_total
    if defender_total > attacker_total:
        return -(defender_total // attacker_total)
    return (defender > attacker) - (attacker > defender)


@cache
def work_out(asked: Contest) -> Distribution:
    """The exact distribution of a contest's margin, ties and retries settled (`table.margins` has it ready).

    Retries only ever get used up, so every path ends. Rule: C1.9, C4.16, C4.17, R-3, R-57.
    """
    attacker = rolled(asked.attacker, asked.attacker_rerolls)
    defender = rolled(asked.defender, asked.defender_rerolls)

    @cache
    def both_roll(attacker_retry: bool, defender_retry: bool) -> Distribution:
        """Everything falls, as often as it ties: the deciding throw is any that is no tie."""
        return mix(
            (a_weight * d_weight, standing(a, d, attacker_retry, defender_retry))
            for a, a_weight in attacker.pairs
            for d, d_weight in defender.pairs
            if margin(a, asked.attacker, d, asked.defender)
        )

    @cache
    def attacker_retries(d: int, defender_retry: bool) -> Distribution:
        again = rolled(asked.attacker).pairs  # no die is rerolled twice: faces do not count on a retry
        return mix((weight, standing(a, d, False, defender_retry)) for a, weight in again)

    @cache
    def defender_retries(a: int, attacker_retry: bool) -> Distribution:
        again = rolled(asked.defender).pairs
        return mix((weight, standing(a, d, attacker_retry, False)) for d, weight in again)

    def standing(a: int, d: int, attacker_retry: bool, defender_retry: bool) -> Distribution:
        """Two totals on the table: a loser with a retry left rolls again against the standing one."""
        ahead = margin(a, asked.attacker, d, asked.defender)
        if ahead == 0:
            return both_roll(attacker_retry, defender_retry)
        if ahead < 0 and attacker_retry:
            return attacker_retries(d, defender_retry)
        if ahead > 0 and defender_retry:
            return defender_retries(a, attacker_retry)
        return always(ahead)

    return both_roll(asked.attacker_retry, asked.defender_retry)
