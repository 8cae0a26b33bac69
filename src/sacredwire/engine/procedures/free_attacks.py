"""Free attacks on a model that leaves Engaged."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Strike
from sacredwire.engine.procedures.assault import Assault
from sacredwire.engine.procedures.morale import Morale
from sacredwire.rules.combat import attempt, usable
from sacredwire.rules.damage import best_weapon
from sacredwire.rules.engagement import COWORKERS, gap
from sacredwire.rules.state import Model


class FreeAttacks(Frame, frozen=True, gc=False, tag="free-attacks"):
    """Each enemy left behind strikes once, nearest first; hands on nothing. Rule: C4.5, R-19, R-21, R-71, R-131.

    Attributes:
        who: The model that leaves.
        strikers: Enemies still to strike.
    """

    who: str
    strikers: tuple[str, ...]
    at: Literal["order", "next", "picked"] = "order"


def step(change: Change, frame: FreeAttacks, got: object) -> None:
    """Takes the free attacks one further, as long as the mover stands. Rule: R-71, R-80."""
    if change.position.shaken:
        change.push(Morale())
        return
    match frame.at:
        case "order":
            mover = change.models[frame.who]
            able = [change.models[who] for who in frame.strikers if may_strike(change.models[who])]
            order = sorted(able, key=lambda striker: gap(mover, striker))
            change.set(replace(frame, at="next", strikers=tuple(striker.id for striker in order)))
        case "next":
            if not frame.strikers or not change.models[frame.who].on_board:
                change.pop()
            else:
                _offer(change, frame, change.models[frame.strikers[0]])
        case "picked":
            assert isinstance(got, Strike)
            _strike(change, frame, got.weapon)


def may_strike(striker: Model) -> bool:
    """Coworkers not marked Hostile and models that cannot act never make free attacks. Rule: R-21."""
    if not striker.on_board or striker.has("fleeing"):
        return False
    return striker.sheet.side != COWORKERS or striker.has("hostile")


def _offer(change: Change, frame: FreeAttacks, striker: Model) -> None:
    """Its owner picks the weapon or lets it pass; an AI model takes its best. Rule: R-71, R-77."""
    mover = change.models[frame.who]
    weapons = usable(change.rules, change, striker, mover, free=True) if may_strike(striker) else ()
    seat = striker.sheet.seat
    if not weapons:
        _strike(change, frame, "")
    elif seat is not None:
        change.set(replace(frame, at="picked"))
        offers = (*(Strike(striker.id, weapon.id) for weapon in weapons), Strike(striker.id))
        change.ask(seat, "free-attack", offers, striker.id)
    else:
        tries = tuple(attempt(change.rules, change, striker, mover, weapon, free=True) for weapon in weapons)
        _strike(change, frame, best_weapon(change.rules, tries).weapon.id)


def _strike(change: Change, frame: FreeAttacks, weapon: str) -> None:
    striker = frame.strikers[0]
    following = replace(frame, at="next", strikers=frame.strikers[1:])
    change.set(following)
    if weapon:
        change.say("strikes", "C4.5", who=striker, target=frame.who, weapon=weapon)
        change.push(Assault(striker, frame.who, weapon, kind="free"))
