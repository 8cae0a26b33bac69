"""Step 1: Merits are logged."""

from collections import Counter

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame.keeping import books_of, post
from sacredwire.rules.campaign.merits import earned


class Crediting(Frame, frozen=True, gc=False, tag="post-crediting"):
    """Everybody's Merits of this game. Rule: K.merits."""


def step(change: Change, frame: Crediting, got: object) -> None:
    """Logs them all; nobody decides anything. Rule: K.merits, R-158."""
    del frame, got
    totals: Counter[str] = Counter()
    for one in list(earned(change.rules.numbers, books_of(change))):
        post(change, "merits", one.amount, one.source, who=one.who, how=one.how)
        totals[one.who] += one.amount
    for who, merits in totals.items():
        change.say("merits-logged", "K.merits", who=who, merits=merits)
    change.pop()
