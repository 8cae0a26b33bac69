"""A loot marker searched, and what is found."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import RollTwice
from sacredwire.content.schema import Row
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures import wits
from sacredwire.engine.procedures.contest import Verdict
from sacredwire.engine.procedures.gain import Gaining
from sacredwire.engine.procedures.throw import Throwing


class Searching(Frame, frozen=True, gc=False, tag="searching"):
    """Wits against 2d6; won: the marker goes and the table is rolled. Rule: C4.3, K.search.

    Attributes:
        who: The searcher.
        thing: The loot marker.
        rolls: Rolls still to be made on the table.
        again: Whether this is one of the two rolls of a 20, where 20s are void.
    """

    who: str
    thing: str
    at: Literal["test", "tested", "roll", "rolled"] = "test"
    rolls: int = 1
    again: bool = False


def step(change: Change, frame: Searching, got: object) -> None:
    """Takes the Search one stage further. Rule: C4.3, K.search."""
    match frame.at:
        case "test":
            change.update(last_search=change.models[frame.who].place)
            change.then(replace(frame, at="tested"), wits.test(change, frame.who, "search", "C4.3"))
        case "tested":
            assert isinstance(got, Verdict)
            if got.won:
                change.pop()
                return
            change.unmark(frame.thing)
            change.say("searched", "K.search", who=frame.who, thing=frame.thing)
            change.set(replace(frame, at="roll"))
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


def _found(change: Change, frame: Searching, row: Row) -> None:
    """A row of the table: two rolls without 20s, or what it yields. Rule: K.search."""
    if any(isinstance(effect, RollTwice) for effect in row.effects):
        change.set(frame if frame.again else replace(frame, rolls=frame.rolls + 2, again=True))
    else:
        change.then(frame, Gaining(frame.who, row.id, row.effects))
