"""Dice that nobody opposes: damage, a table, a distance; with the Reroll blessing of whoever rolls them."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import RerollDie
from sacredwire.engine.blessings import held, spend
from sacredwire.engine.change import Change
from sacredwire.engine.events import Rerolled, Rolled
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Bless, Choose, Pass
from sacredwire.rules.state import Seat


class Throwing(Frame, frozen=True, gc=False, tag="throwing"):
    """Hands on the faces, a tuple of whole numbers. Rule: R-52, R-64.

    Attributes:
        who: The model the roll is made for; empty for the table's rolls.
        purpose: What for (the notation's word).
        rule: The rule that asks.
        dice: Faces of each die.
    """

    who: str
    purpose: str
    rule: str
    dice: tuple[int, ...]
    at: Literal["bless", "roll", "rolled", "after", "die", "again"] = "bless"
    faces: tuple[int, ...] = ()
    blessed: bool = False
    picked: int = 0


def step(change: Change, frame: Throwing, got: object) -> None:
    """Takes the throw one stage further."""
    early = change.rules.switches.reroll_blessing == "before-roll"
    match frame.at:
        case "bless":
            if isinstance(got, Bless):
                spend(change, got)
                frame = replace(frame, blessed=True)
            elif got is None and early and _offer(change, frame, "bless"):
                return
            change.set(replace(frame, at="roll"))
        case "roll":
            change.set(replace(frame, at="rolled"))
            change.fall(frame.purpose, frame.rule, [frame.dice], *([frame.who] if frame.who else []))
        case "rolled":
            assert isinstance(got, tuple)
            change.set(replace(frame, at="after", faces=got[0]))
        case "after":
            _after(change, frame, got, early)
        case "die":
            assert isinstance(got, Choose)
            picked = int(got.option) - 1
            change.set(replace(frame, at="again", picked=picked))
            change.fall("blessing", "C4.2", [(frame.dice[picked],)], frame.who)
        case "again":
            assert isinstance(got, tuple)
            was = frame.faces[frame.picked]
            change.tell(Rerolled(frame.who, was, got[0][0], "blessing"))
            faces = tuple(got[0][0] if i == frame.picked else face for i, face in enumerate(frame.faces))
            _finish(change, replace(frame, faces=faces))


def _offer(change: Change, frame: Throwing, prompt: str) -> bool:
    """Opens the window of the Reroll blessing, if its seat holds one for the model."""
    hand = held(change.rules, change.position_now(), frame.who, RerollDie) if frame.who else ""
    if hand:
        seat = _seat(change, frame.who)
        change.ask(seat, prompt, (Bless(frame.who, hand), Pass(seat)), frame.who)
    return bool(hand)


def _seat(change: Change, who: str) -> Seat:
    seat = change.models[who].sheet.seat
    assert seat is not None, "only a player's model can hold a blessing"
    return seat


def _after(change: Change, frame: Throwing, got: object, early: bool) -> None:
    if isinstance(got, Bless):
        spend(change, got)
        frame = replace(frame, blessed=True)
    elif got is None and not early and _offer(change, frame, "bless-rolled"):
        return
    if not frame.blessed:
        _finish(change, frame)
        return
    seat = _seat(change, frame.who)
    change.set(replace(frame, at="die"))
    change.ask(seat, "reroll-die", [Choose(seat, str(die + 1)) for die in range(len(frame.dice))], frame.who)


def _finish(change: Change, frame: Throwing) -> None:
    change.tell(Rolled(frame.purpose, frame.rule, frame.who, frame.faces, sum(frame.faces)))
    change.pop(frame.faces)
