"""Step 3: models Out of Action roll for Injuries."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.events import Rolled
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame.dying import bury, bury_perished
from sacredwire.engine.procedures.postgame.keeping import books_of, note, post, roll, shop_of
from sacredwire.engine.procedures.postgame.promoting import Promoting
from sacredwire.rules.campaign.injuries import injured, injury, merits_of, scar
from sacredwire.rules.dice.level import DICE, FACES, FIXED


class Injuring(Frame, frozen=True, gc=False, tag="post-injuring"):
    """Everybody Out of Action, in the order of the squad; ``index`` is the next one. Rule: K.injuries, R-47, R-160."""

    at: Literal["next", "rolled", "bury"] = "next"
    index: int = 0


def step(change: Change, frame: Injuring, got: object) -> None:
    """Takes the injuries one stage further. Rule: K.injuries."""
    books = books_of(change)
    fallen = injured(books)
    match frame.at:
        case "next" if frame.index == len(fallen):
            change.pop()
        case "next":
            who = fallen[frame.index].id
            if not books.sheet(books.slot(who)).contract:
                change.set(replace(frame, index=frame.index + 1))
                return
            change.set(replace(frame, at="rolled"))
            roll(change, "injury", "R-47", (FACES[FIXED],) * DICE, who)
        case "rolled":
            assert isinstance(got, tuple)
            change.set(replace(frame, at="bury"))
            _injure(change, fallen[frame.index].id, got[0], fallen[frame.index].injury)
        case "bury":
            change.set(replace(frame, at="next", index=frame.index + 1))
            bury_perished(change)


def _injure(change: Change, who: str, faces: tuple[int, ...], penalty: int) -> None:
    """What a row does: a scar, a game missed, a Merit, a Promotion at once, death. Rule: K.injuries, R-47."""
    books = books_of(change)
    slot, row = books.slot(who), injury(change.rules.edition, sum(faces) + penalty)
    change.tell(Rolled("injury", "R-47", who, faces, sum(faces)))
    if penalty:
        change.say("injury-worse", "R-47", who=who, amount=penalty)
    change.say("injured", "K.injuries", who=who, row=row.id)
    books = note(change, injuries=(*books.injuries, (slot, row.id)))
    if row.kind == "dead":
        bury(change, slot, row.id)
        return
    change.books = books.with_sheet(slot, scar(shop_of(change.rules), books.sheet(slot), row))
    post(change, "merits", merits_of(row), "glitch", who=who, how=row.id)
    if row.kind == "promotion":
        change.push(Promoting(who))
