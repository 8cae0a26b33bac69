"""What the dice do, followed throw by throw: the oracle that contests and damage are tested against.

It shares no code with the product and is written from the words of the rules: everything that can fall does fall.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from sacredwire.rules.dice.damage import OUT_OF_ACTION, Blow

SIDES = {0: 4, 1: 6, 2: 8, 3: 10, 4: 12}

Chances = dict[int, Fraction]


@cache
def thrown(sides: int, again: tuple[int, ...]) -> Counter[int]:
    """Totals of two dice out of sides**4 equal cases: each die has a first and a second throw, kept or not."""
    die = Counter(second if first in again else first for first, second in product(range(1, sides + 1), repeat=2))
    total: Counter[int] = Counter()
    for (one, n), (two, m) in product(die.items(), repeat=2):
        total[one + two] += n * m
    return total


def ratio(winner: int, loser: int) -> int:
    """How many times the loser's total fits: counted up, not divided."""
    times = 1
    while loser * (times + 1) <= winner:
        times += 1
    return times


def result(a: int, a_sides: int, d: int, d_sides: int) -> int | None:
    """The rule in its own words; None is a tie at the same level."""
    if a == d:
        return None if a_sides == d_sides else 1 if a_sides < d_sides else -1
    return ratio(a, d) if a > d else -ratio(d, a)


def enumerated(a_sides: int, d_sides: int, a_again: tuple[int, ...], d_again: tuple[int, ...]) -> Chances:
    """Every throw of both sides, ties at the same level left out: repeating until decided only rescales."""
    decided: Counter[int] = Counter()
    for (a, n), (d, m) in product(thrown(a_sides, a_again).items(), thrown(d_sides, d_again).items()):
        if (won := result(a, a_sides, d, d_sides)) is not None:
            decided[won] += n * m
    return {won: Fraction(n, decided.total()) for won, n in decided.items()}


def retried(
    attacker: int, defender: int, attacker_retry: bool, defender_retry: bool, faces: tuple[int, ...] = ()
) -> Chances:
    """R-57 followed throw by throw: tied totals at one level start over, the first loser with a retry throws again.

    Both sides reroll these faces, though not on a retry: no die is rerolled twice (R-52).
    """
    a_sides, d_sides = SIDES[attacker], SIDES[defender]
    mine, theirs = thrown(a_sides, ()), thrown(d_sides, ())
    ends: Counter[tuple[int, bool, bool]] = Counter()

    def follow(a: int, d: int, mine_left: bool, theirs_left: bool, chance: Fraction) -> None:
        won = result(a, a_sides, d, d_sides)
        if won is None:
            ends[0, mine_left, theirs_left] += chance
        elif won < 0 and mine_left:
            for again, n in mine.items():
                follow(again, d, False, theirs_left, chance * Fraction(n, mine.total()))
        elif won > 0 and theirs_left:
            for again, n in theirs.items():
                follow(a, again, mine_left, False, chance * Fraction(n, theirs.total()))
        else:
            ends[won, False, False] += chance

    a_first, d_first = thrown(a_sides, faces), thrown(d_sides, faces)
    for (a, n), (d, m) in product(a_first.items(), d_first.items()):
        follow(a, d, attacker_retry, defender_retry, Fraction(n * m, a_first.total() * d_first.total()))
    chances: Counter[int] = Counter()
    stuck = ends.pop((0, attacker_retry, defender_retry), Fraction(0))
    for (won, mine_left, theirs_left), chance in ends.items():
        share = chance / (1 - stuck)
        later = {won: Fraction(1)} if won else retried(attacker, defender, mine_left, theirs_left, faces)
        for value, part in later.items():
            chances[value] += share * part
    return dict(chances)


def shares(cases: Counter[int]) -> Chances:
    return {value: Fraction(count, cases.total()) for value, count in cases.items()}


def played(blow: Blow, ahead: int, armor: int) -> Chances:
    """Every damage die, every face of the d6, every extra die in turn; Health goes down step by step from 500."""
    protects = armor - blow.pierce if armor > blow.pierce else 0
    thrown = product(range(1, blow.die + 1), repeat=blow.dice) if blow.die else [()]
    cases: Counter[int] = Counter()
    for fallen in thrown:
        points = blow.flat + (blow.die * blow.dice if blow.die and (ahead >= 2 or blow.maximum) else sum(fallen))
        for face, extra_face in product(range(1, 7), range(1, 13)):
            health, out, extra = 500, False, 0
            if ahead >= 3 and blow.critical:
                at = face + blow.critical_bonus
                for _ in range(4, ahead + 1):
                    at += 1
                row = blow.critical[5 if at > 6 else 0 if at < 1 else at - 1]
                out = row.out
                extra = 1 + (extra_face - 1) % row.extra if row.extra else 0
            if blow.critical_after_armor:
                health -= points - protects if points > protects else 0
                health -= extra
            else:
                dealt = points + extra
                health -= dealt - protects if dealt > protects else 0
            cases[OUT_OF_ACTION if out else 500 - health] += 1
    return shares(cases)
