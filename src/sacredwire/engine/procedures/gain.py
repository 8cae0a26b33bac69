"""What a Search or an Interrogation yields comes to the finder."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import Effect, Find, Gain
from sacredwire.content.schema import Row
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.finds import found_rows, may_carry
from sacredwire.rules.state import Tally


class Gaining(Frame, frozen=True, gc=False, tag="gaining"):
    """Resolves the effects of one row, in order. Rule: R-41, R-42."""

    who: str
    source: str
    effects: tuple[Effect, ...]
    at: Literal["next", "rolled"] = "next"


def step(change: Change, frame: Gaining, got: object) -> None:
    """Takes the find one stage further."""
    if not frame.effects:
        change.pop()
        return
    effect, rest = frame.effects[0], replace(frame, effects=frame.effects[1:], at="next")
    match effect:
        case Gain():
            gain(change, frame.who, effect, frame.source)
            change.set(rest)
        case Find():
            rows = found_rows(change.rules, effect.table)
            if frame.at == "next":
                change.then(replace(frame, at="rolled"), Throwing(frame.who, "find", "R-42", (len(rows),)))
                return
            assert isinstance(got, tuple)
            take(change, frame.who, rows[got[0] - 1])
            change.set(rest)
        case _:
            raise AssertionError(f"{effect!r} is nothing that is found")


def gain(change: Change, who: str, effect: Gain, source: str) -> None:
    """Subs and Leads are the squad's, Evidence is provisional, Merits are the finder's. Rule: R-41, R-42, R-90."""
    model = change.models[who]
    seat = model.sheet.seat
    assert seat is not None
    tally = change.position.tallies.get(seat, Tally())
    lost = max(0, -(tally.evidence + effect.evidence))
    change.gain(seat, subs=effect.subs, leads=effect.leads, evidence=effect.evidence + lost, lost_evidence=lost)
    if effect.merits:
        change.alter(who, merits=model.merits + effect.merits)
    change.say(
        "found",
        "R-42",
        who=who,
        row=source,
        subs=effect.subs,
        leads=effect.leads,
        evidence=effect.evidence,
        merits=effect.merits,
    )


def take(change: Change, who: str, row: Row) -> None:
    """A found item is carried by the finder where its contract allows, else it goes to the Locker. Rule: R-42."""
    model = change.models[who]
    seat = model.sheet.seat
    assert seat is not None
    change.say("found-item", "R-42", who=who, item=row.id)
    place = may_carry(change.rules, model, row)
    if place == "locker":
        tally = change.position.tallies.get(seat, Tally())
        change.gather(seat, finds=(*tally.finds, row.id))
        return
    match place:
        case "weapons":
            change.alter(who, weapons=(*model.weapons, row.id), found=(*model.found, row.id))
        case "armor":
            change.alter(who, armor=row.id, melted=0, found=(*model.found, row.id))
        case "items":
            change.alter(who, items=(*model.items, row.id), found=(*model.found, row.id))
