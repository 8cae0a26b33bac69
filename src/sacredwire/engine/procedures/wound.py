"""Health lost, armor already considered, and what follows from it."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import OutOfAction, Reboot
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.coworkers import mark_hostile
from sacredwire.engine.events import Hurt
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.control import hijacker
from sacredwire.rules.state import Model


class Wound(Frame, frozen=True, gc=False, tag="wound"):
    """Takes Health from a model; at 0 it goes Out of Action. Hands on whether it did. Rule: C4.18, R-18, R-79.

    Attributes:
        who: The model.
        amount: Health lost, armor already considered.
        cause: ``attack``, ``fall``, ``bleeding``, ... (a word of the catalogue).
        by: The model credited, or empty; a hijacked one never is (R-62).
        source: The weapon or row that did it, or empty.
        fatal: Whether it goes Out of Action whatever its Health.
        rolled: Damage before armor, for the account; 0: the amount.
        armor: What armor took off.
    """

    who: str
    amount: int
    cause: str
    by: str = ""
    source: str = ""
    fatal: bool = False
    rolled: int = 0
    armor: int = 0
    at: Literal["lose", "reboot", "returns"] = "lose"


def step(change: Change, frame: Wound, got: object) -> None:
    """Takes the wound one stage further. Rule: C4.18."""
    match frame.at:
        case "lose":
            _lose(change, frame)
        case "reboot":
            assert isinstance(got, tuple)
            _reboot(change, frame, got[0])
        case "returns":
            assert isinstance(got, tuple)
            model = change.models[frame.who]
            change.alter(frame.who, conditions=(), health=min(sum(got), model.max_health))
            change.say("rebooted", "R-86", who=frame.who, health=change.models[frame.who].health)
            change.pop(False)


def _lose(change: Change, frame: Wound) -> None:
    """Health goes down, never below 0. Rule: C4.18; the policy of C4.3 for Aim."""
    model = change.models[frame.who]
    if model.presence in ("out", "left", "removed"):
        change.pop(False)
        return
    lost = min(frame.amount, model.health)
    left = model.health - lost
    keeps_aim = not frame.amount or change.rules.switches.aim_lost != "damage"
    change.alter(frame.who, health=left, aim=model.aim if keeps_aim else "")
    rolled = frame.rolled or frame.amount
    change.tell(Hurt(frame.who, frame.cause, rolled, frame.armor, frame.amount, left, frame.by, frame.source))
    if frame.amount:
        mark_hostile(change, frame.who, frame.by)
    if left > 0 and not frame.fatal:
        change.pop(False)
        return
    reboot = _reboot_of(change, model)
    if reboot is None or not model.on_board:
        _fall(change, frame)
    else:
        change.then(replace(frame, at="reboot"), Throwing(frame.who, "reboot", "I.reboot", (reboot.die,)))


def _reboot_of(change: Change, model: Model) -> Reboot | None:
    return next((effect for effect in change.rules.traits(model) if isinstance(effect, Reboot)), None)


def _reboot(change: Change, frame: Wound, face: int) -> None:
    """An automaton may return on the spot, at once, each time, its conditions ended. Rule: I.reboot, R-86."""
    reboot = _reboot_of(change, change.models[frame.who])
    assert reboot is not None
    if face >= reboot.need:
        change.then(replace(frame, at="returns"), Throwing(frame.who, "reboot", "I.reboot", (reboot.heal,)))
    else:
        _fall(change, frame)


def _fall(change: Change, frame: Wound) -> None:
    """Out of Action: off the board, credited, and its squad shaken if it was the Boss. Rule: C4.18, C4.19, R-79."""
    model = change.models[frame.who]
    was_on_board = model.on_board
    change.alter(frame.who, health=0, injury=model.injury + _dissolving(change, model))
    credited = credit(change, frame.by, frame.who)
    missions.of(change).lost(change, frame.who, credited)
    if was_on_board:
        change.remove(frame.who, "out", credited)
    else:
        change.alter(frame.who, presence="out")
    if credited:
        change.alter(credited, kills=(*change.models[credited].kills, frame.who))
    seat = model.sheet.seat
    if was_on_board and model.sheet.boss and seat is not None and seat not in change.position.shaken:
        change.update(shaken=(*change.position.shaken, seat))
    change.pop(True)


def _dissolving(change: Change, model: Model) -> int:
    """The penalty on the injury roll of a model that was dissolving, whatever took it out in the end. Rule: R-75."""
    rows = {c.void for c in model.conditions if c.kind == "dissolved"}
    tables = change.rules.edition.criticals.values()
    effects = {row.id: row.effects for table in tables for row in table if row.id in rows}
    return sum(effect.injury for found in effects.values() for effect in found if isinstance(effect, OutOfAction))


def credit(change: Change, by: str, victim: str) -> str:
    """Who is credited with an enemy squad's model: a player's model, not of its own squad, not hijacked. Rule: R-79."""
    killer, fallen = change.models.get(by), change.models[victim]
    if killer is None or killer.sheet.seat is None or fallen.sheet.seat in (None, killer.sheet.seat):
        return ""
    return "" if hijacker(killer) else by


def blame(change: Change, who: str) -> str:
    """Who a lasting effect is laid to: its causer, but nobody for what a hijacked model does. Rule: R-62, R-79."""
    model = change.models.get(who)
    return "" if model is None or hijacker(model) else who
