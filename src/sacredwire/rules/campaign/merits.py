"""Merits: what a match earns each model, and the thresholds it crosses by them."""

from collections.abc import Iterator
from itertools import count, takewhile

from sacredwire.content.schema import Numbers
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.campaign.postings import Posting


def earned(numbers: Numbers, books: Books) -> Iterator[Posting]:
    """What each model earned: for whom it took out, and what it found or the mission paid.

    A Boss counts once more. Whoever left the board earns nothing this game. Rule: K.merits, C4.20, R-79.
    """
    for model in books.own.models:
        if model.presence == "left" or not books.sheet(books.slot(model.id)).contract:
            continue
        for victim in model.kills:
            boss = numbers.merit_boss if victim in books.bosses else 0
            yield Posting("merits", numbers.merit_kill + boss, "kill", who=model.id, how=victim)
        if model.merits:
            yield Posting("merits", model.merits, "mission", who=model.id)


def thresholds(numbers: Numbers) -> Iterator[int]:
    """Merits at which a Promotion is rolled, without end: after the last one named, gaps grow by one.

    Rule: K.promotion.
    """
    named = numbers.merit_thresholds
    yield from named
    before, last = (0, *named)[-2:]
    for gap in count(last - before + 1):
        last += gap
        yield last


def crossed(numbers: Numbers, before: int, after: int) -> int:
    """How many thresholds lie between two counts of Merits, each of which gives a Promotion. Rule: K.promotion."""
    return sum(one > before for one in takewhile(lambda one: one <= after, thresholds(numbers)))
