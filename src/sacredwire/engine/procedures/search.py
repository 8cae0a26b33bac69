"""A loot marker searched, and what is found."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import RollTwice
from sacredwire.content.schema import Row
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures import wits
from sacredwire.engine.procedures.contaminate import contaminate
from sacredwire.engine.procedures.contest import Verdict
from sacredwire.engine.procedures.deceive import DECOY
from sacredwire.engine.procedures.gain import Gaining
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.loot import loot_modifier, search_reasons

TRIPLE = 3
"""How many times over the 2d6 win when a Search is fumbled. Rule: C4.17, R-95."""


class Searching(Frame, frozen=True, gc=False, tag="searching"):
    """Wits against 2d6; won: the marker goes and, if it is no fake, the table is rolled. Rule: C4.3, K.search, R-95.

    Attributes:
        who: The searcher.
        thing: The loot marker; empty for a Search that needs none.
        rolls: Rolls still to be made on the table.
        again: Whether this is one of the two rolls of a 20, where 20s are void.
    """

    who: str
    thing: str
    at: Literal["test", "tested", "sprung", "roll", "rolled"] = "test"
    rolls: int = 1
    again: bool = False


def step(change: Change, frame: Searching, got: object) -> None:
    """Takes the Search one stage further. Rule: C4.3, K.search."""
    match frame.at:
        case "test":
            change.update(last_search=change.models[frame.who].place)
            reasons = search_reasons(change.rules, change.position.rows)
            change.then(replace(frame, at="tested"), wits.test(change, frame.who, "search", "C4.3", *reasons))
        case "tested":
            assert isinstance(got, Verdict)
            if got.won:
                _lost(change, frame, got.ratio)
            else:
                _won(change, frame)
        case "sprung":
            assert isinstance(got, tuple)
            change.pop()
            change.push(Wound(frame.who, sum(got), "loot-trap"))
        case "roll":
            if not frame.rolls:
                change.pop()
                return
            dice = (len(change.rules.edition.search),)
            change.then(
                replace(frame, at="rolled", rolls=frame.rolls - 1), Throwing(frame.who, "search", "K.search", dice)
            )
        case "rolled":
            assert isinstance(got, tuple)
            _found(change, replace(frame, at="roll"), change.rules.edition.search[got[0] - 1])


def _lost(change: Change, frame: Searching, ratio: int) -> None:
    """The marker stays; one that is trapped springs if the 2d6 triple. Rule: K.loot-modifiers, R-95, R-18."""
    trap = loot_modifier(change.rules, change.position.rows).die
    if trap and ratio >= TRIPLE:
        change.then(replace(frame, at="sprung"), Throwing(frame.who, "loot-trap", "K.loot-modifiers", (trap,)))
    else:
        change.pop()


def _won(change: Change, frame: Searching) -> None:
    """The marker goes; a fake is revealed and gives nothing. Rule: K.search, R-45, R-95, R-172."""
    change.unmark(frame.thing)
    change.say("searched", "K.search", who=frame.who, thing=frame.thing)
    if change.reveal(DECOY, frame.thing):
        change.say("decoy", "R-95", who=frame.who, thing=frame.thing)
        change.pop()
    else:
        change.set(replace(frame, at="roll"))


def _found(change: Change, frame: Searching, row: Row) -> None:
    """A row of the table: two rolls without 20s, or what it yields. Rule: K.search."""
    if any(isinstance(effect, RollTwice) for effect in row.effects):
        change.set(frame if frame.again else replace(frame, rolls=frame.rolls + 2, again=True))
    else:
        if frame.thing:
            contaminate(change, frame.who)
        change.then(frame, Gaining(frame.who, row.id, row.effects))
