"""What a mission takes away: recorded Evidence at random, and all Leads."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.events import Rolled
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame.keeping import books_of, post, roll


class Forfeiting(Frame, frozen=True, gc=False, tag="post-forfeiting"):
    """Takes the pieces one by one, then the Leads; ``lost`` pieces are gone. Rule: R-90, R-97, R-159, M14.10."""

    at: Literal["next", "rolled"] = "next"
    lost: int = 0


def step(change: Change, frame: Forfeiting, got: object) -> None:
    """Takes one more piece, by a die of as many faces as there are pieces. Rule: R-97, R-159."""
    books = books_of(change)
    held, more = sorted(books.squad.evidence), books.own.lost_evidence - frame.lost
    if frame.at == "rolled":
        assert isinstance(got, tuple)
        face = got[0][0]
        change.tell(Rolled("evidence-lost", "R-97", "", (face,), face))
        _take(change, held[face - 1])
        change.set(replace(frame, at="next", lost=frame.lost + 1))
    elif 0 < more < len(held):
        change.set(replace(frame, at="rolled"))
        roll(change, "evidence-lost", "R-97", (len(held),))
    else:
        for number in held if more > 0 else ():
            _take(change, number)
        _take_leads(change)
        change.pop()


def _take(change: Change, number: int) -> None:
    row = next(row for row in change.rules.edition.evidence if row.roll == number)
    change.say("evidence-lost", "R-97", seat=books_of(change).seat, row=row.id)
    post(change, "evidence", -1, "lost", thing=str(number))


def _take_leads(change: Change) -> None:
    """All of them, this game's too. Rule: M14.10, M14.11."""
    books = books_of(change)
    if books.own.loses_leads and books.squad.leads:
        change.say("leads-lost", "M14.10", seat=books.seat, leads=books.squad.leads)
        post(change, "leads", -books.squad.leads, "lost")
