"""The winner records what Evidence he found, piece by piece."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.events import Rolled
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Spend
from sacredwire.engine.procedures.postgame.keeping import ask, books_of, note, post, roll


class Recording(Frame, frozen=True, gc=False, tag="post-recording"):
    """Records the pieces of this game, if it was won. Rule: R-41, K.evidence, K.victory.

    Attributes:
        done: Pieces dealt with.
        rerolls: Leads spent on this piece and not yet used.
    """

    at: Literal["next", "spent", "roll", "rolled"] = "next"
    done: int = 0
    rerolls: int = 0


def step(change: Change, frame: Recording, got: object) -> None:
    """Takes the recording one stage further. Rule: R-41."""
    match frame.at:
        case "next":
            _next(change, frame)
        case "spent":
            assert isinstance(got, Spend)
            if got.leads:
                change.say("leads-spent", "R-41", seat=got.seat, leads=got.leads)
            post(change, "leads", -got.leads, "spent")
            change.set(replace(frame, at="roll", rerolls=got.leads))
        case "roll":
            change.set(replace(frame, at="rolled"))
            roll(change, "evidence", "R-41", (len(change.rules.edition.evidence),))
        case "rolled":
            assert isinstance(got, tuple)
            _rolled(change, frame, got[0][0])


def _next(change: Change, frame: Recording) -> None:
    """Nobody records what he did not win, nor more than there is. Rule: R-41, R-159."""
    books = books_of(change)
    won = books.result.winner == books.seat
    if not won or frame.done >= books.own.evidence or _is_whole(change):
        change.pop()
        return
    change.set(replace(frame, at="spent"))
    ask(change, "spend-leads", [Spend(books.seat, leads) for leads in range(books.squad.leads + 1)])


def _rolled(change: Change, frame: Recording, number: int) -> None:
    """A new number is recorded; a duplicate is rerolled for each Lead spent, and at last gives a Lead. Rule: R-41."""
    books = books_of(change)
    change.tell(Rolled("evidence", "R-41", "", (number,), number))
    if number in books.squad.evidence and frame.rerolls:
        change.set(replace(frame, at="roll", rerolls=frame.rerolls - 1))
        return
    row = next(row.id for row in change.rules.edition.evidence if row.roll == number)
    if number in books.squad.evidence:
        change.say("duplicate", "R-41", seat=books.seat, row=row)
        post(change, "leads", 1, "duplicate", thing=str(number))
    else:
        change.say("recorded", "R-41", seat=books.seat, row=row)
        post(change, "evidence", 1, "recorded", thing=str(number))
        note(change, recorded=(*books.recorded, number))
        _look_for_victory(change)
    change.set(replace(frame, at="next", done=frame.done + 1, rerolls=0))


def _is_whole(change: Change) -> bool:
    """Whether the squad has every type of Evidence. Rule: K.victory."""
    return len(books_of(change).squad.evidence) == len(change.rules.edition.evidence)


def _look_for_victory(change: Change) -> None:
    """Every type of Evidence wins the campaign. Rule: K.victory."""
    books = books_of(change)
    if _is_whole(change) and not books.victory:
        note(change, victory="evidence")
        change.say("evidence-complete", "K.victory", seat=books.seat)
