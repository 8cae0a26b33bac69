"""A Coworker interrogated."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.coworkers import mark_hostile
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures import wits
from sacredwire.engine.procedures.contest import Verdict
from sacredwire.engine.procedures.gain import Gaining
from sacredwire.engine.procedures.roam import Roaming
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.coworkers import coworker_modifier, told_more
from sacredwire.rules.modifiers import Reason

LEAST = 2
"""The lowest total of two dice: the first row of the table."""


class Interrogating(Frame, frozen=True, gc=False, tag="interrogating"):
    """Wits against Wits; won: the table, and the Coworker is removed. Rule: C4.3, K.interrogate.

    Attributes:
        who: Who asks.
        target: The Coworker.
        more: What a talkative one adds to the roll on the table.
    """

    who: str
    target: str
    at: Literal["test", "tested", "rolled"] = "test"
    more: int = 0


def step(change: Change, frame: Interrogating, got: object) -> None:
    """Takes the interrogation one stage further. Rule: C4.3, K.interrogate, I.cooperate."""
    match frame.at:
        case "test":
            change.update(last_search=change.models[frame.who].place)
            reasons = _reasons(change, frame)
            contest = wits.against(change, frame.who, frame.target, "interrogate", "C4.3", *reasons)
            change.then(replace(frame, at="tested"), contest)
        case "tested":
            assert isinstance(got, Verdict)
            if got.won:
                change.pop()
                _provoked(change, frame)
                return
            frame = replace(frame, more=told_more(change.rules, change.position.rows, got.ratio))
            dice = ((len(change.rules.edition.interrogation) + 1) // 2,) * 2
            change.then(replace(frame, at="rolled"), Throwing(frame.who, "interrogate", "K.interrogate", dice))
        case "rolled":
            assert isinstance(got, tuple)
            rows = change.rules.edition.interrogation
            row = rows[min(sum(got) + frame.more - LEAST, len(rows) - 1)]
            change.say("interrogated", "K.interrogate", who=frame.who, target=frame.target, row=row.id)
            change.remove(frame.target, "removed")
            change.pop()
            change.push(Gaining(frame.who, row.id, row.effects))


def _provoked(change: Change, frame: Interrogating) -> None:
    """The Interrogation failed: a skittish Coworker flees at once, one that bears a grudge turns Hostile.

    Rule: K.coworker-modifiers, R-90.
    """
    match coworker_modifier(change.rules, change.position.rows).id:
        case "skittish":
            change.say("skittish", "K.coworker-modifiers", who=frame.target)
            change.push(Roaming(frame.target, "flee", free=True))
        case "grudge-holder":
            mark_hostile(change, frame.target, frame.who)
        case _:
            pass


def _reasons(change: Change, frame: Interrogating) -> list[Reason]:
    target, numbers = change.models[frame.target], change.rules.numbers
    reasons = []
    if target.wounded:
        reasons.append(Reason("wounded-coworker", numbers.wounded_interrogate, "C4.3"))
    if change.position.cooperation.get(target.sheet.group) == change.round:
        reasons.append(Reason("cooperates", numbers.cooperate, "I.cooperate"))
    return reasons
