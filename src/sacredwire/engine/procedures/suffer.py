"""What a critical does to its victim beside damage: the row's operations, one after the other."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import (
    BlownBack,
    Continuous,
    Delirium,
    DropWeapon,
    Effect,
    ExtraDamage,
    Flee,
    Hijack,
    LoseActivation,
    OutOfAction,
    Permanent,
)
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.lasting import change_for_good
from sacredwire.engine.procedures.critical import row_named
from sacredwire.engine.procedures.drop import Dropping
from sacredwire.engine.procedures.morale import start_fleeing
from sacredwire.engine.procedures.push import Push
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound, blame
from sacredwire.rules.control import hijacker
from sacredwire.rules.space.heading import between
from sacredwire.rules.state import Condition, Lasting, Place, Suffered


class Raving(Frame, frozen=True, gc=False, tag="raving"):
    """Delirium: at once one full Move toward the nearest enemy; ``delirium.step`` takes it. Rule: R-74."""

    who: str
    at: Literal["pick", "picked"] = "pick"


class Suffer(Frame, frozen=True, gc=False, tag="suffer"):
    """A victim suffers a row of a critical table. Rule: C4.16, C4.18, R-74.

    Attributes:
        who: The victim.
        row: The row's id.
        by: The attacker.
        origin: Where the attacker stood.
        damage: Health the row's extra damage took already.
        index: The operation next in turn.
        lasting: Permanent changes made so far; ``dropped`` the marker of a weapon; ``armor`` one destroyed;
            ``injury`` the penalty, for the Trauma Kit that voids them later (R-30).
    """

    who: str
    row: str
    by: str
    origin: Place
    damage: int = 0
    index: int = 0
    at: Literal["next", "dropped", "blown"] = "next"
    lasting: tuple[Lasting, ...] = ()
    dropped: str = ""
    injury: int = 0
    armor: str = ""


def step(change: Change, frame: Suffer, got: object) -> None:
    """Takes the row one operation further. Rule: R-74."""
    effects = row_named(change.rules, frame.row).effects
    if frame.at == "dropped":
        change.set(replace(frame, at="next", dropped=str(got or "")))
    elif frame.at == "blown":
        assert isinstance(got, tuple)
        place = change.models[frame.who].place
        assert place is not None
        push = Push(frame.who, between(frame.origin, place), 100 * sum(got), by=blame(change, frame.by))
        change.then(replace(frame, at="next"), push)
    elif frame.index == len(effects):
        model = change.models[frame.who]
        kept = Suffered(frame.row, frame.damage, frame.lasting, frame.dropped, frame.injury, frame.armor)
        change.alter(frame.who, criticals=(*model.criticals, kept))
        change.pop()
    else:
        _befall(change, replace(frame, index=frame.index + 1), effects[frame.index])


def _befall(change: Change, frame: Suffer, effect: Effect) -> None:
    """Permanent changes and the injury count even for a victim already out; all else only on the board. Rule: R-74."""
    change.set(frame)
    on_board = change.models[frame.who].on_board
    if isinstance(effect, Permanent):
        armor = change.models[frame.who].armor
        made = change_for_good(change, frame.who, effect.stat, effect.amount, frame.row)
        gone = armor if armor and not change.models[frame.who].armor else ""
        change.set(replace(frame, lasting=(*frame.lasting, *made), armor=gone or frame.armor))
    elif isinstance(effect, OutOfAction):
        _take_out(change, frame, effect, on_board)
    elif on_board:
        _afflict(change, frame, effect)


def _take_out(change: Change, frame: Suffer, effect: OutOfAction, on_board: bool) -> None:
    """Out of Action, now or when a later round ends; with a penalty on the injury roll. Rule: C4.18, R-75."""
    by = blame(change, frame.by)
    if effect.rounds and on_board:
        due = change.round + effect.rounds
        change.afflict(frame.who, Condition("dissolved", due, by=by, void=frame.row), frame.row)
        return
    model = change.models[frame.who]
    change.alter(frame.who, injury=model.injury + effect.injury)
    change.set(replace(frame, injury=effect.injury))
    if on_board:
        change.push(Wound(frame.who, 0, "critical", by=by, source=frame.row, fatal=True))


def _afflict(change: Change, frame: Suffer, effect: Effect) -> None:
    """What befalls a victim still on the board. Rule: C4.18, R-60, R-62, R-74, R-78."""
    who, row, by = frame.who, frame.row, blame(change, frame.by)
    match effect:
        case ExtraDamage():
            pass  # taken with the weapon's damage, or right after it (policy of C4.18)
        case Continuous():
            change.afflict(who, Condition(effect.kind, effect.amount, by=by, void=row), row)
        case LoseActivation():
            change.afflict(who, Condition("dazed", by=by, void=row), row)
        case DropWeapon():
            change.then(replace(frame, at="dropped"), Dropping(who, by=by, void=row))
        case Flee():
            start_fleeing(change, who, by, row, row)
        case Delirium():
            change.push(Raving(who))
        case BlownBack():
            change.then(replace(frame, at="blown"), Throwing(frame.by, "blown-back", "R-74", (effect.die,)))
        case Hijack():
            _hijack(change, frame)
        case _:
            raise AssertionError(f"{effect!r} is no effect of a critical")


def _hijack(change: Change, frame: Suffer) -> None:
    """The side that caused it makes the choices of the victim's next activation. Rule: R-62."""
    attacker = change.models[frame.by]
    side = hijacker(attacker) or attacker.sheet.side
    if side != change.models[frame.who].sheet.side:
        hijacked = Condition("hijacked", until="next-activation", side=side, by=frame.by, void=frame.row)
        change.afflict(frame.who, hijacked, frame.row)
