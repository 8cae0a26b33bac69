"""A roll on a critical table, up to its extra damage; and the Trauma Kit that may void it at once."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from sacredwire.content.effects import ExtraDamage, VoidCritical
from sacredwire.content.schema import Row
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Pass, Use
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.use import spend_item
from sacredwire.rules.control import hijacker
from sacredwire.rules.dice.damage import CRITICAL_FACES, critical_row
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model


class Came(msgspec.Struct, frozen=True, gc=False):
    """What the table gave: the row's id (empty: voided) and its extra damage. Rule: C4.16, R-30."""

    row: str = ""
    extra: int = 0


class Critical(Frame, frozen=True, gc=False, tag="critical"):
    """Rolls on the critical table of a weapon's damage type; hands on what :class:`Came`. Rule: C4.16, R-74.

    Attributes:
        who: The victim.
        by: The attacker, whose roll it is.
        weapon: Its weapon.
        ratio: How many times over it won: quadruple adds 1, and so on.
        bonus: What the weapon and the victim's armor add.
    """

    who: str
    by: str
    weapon: str
    ratio: int
    bonus: int = 0
    at: Literal["roll", "rolled", "kit", "extra", "extra-rolled"] = "roll"
    row: str = ""


def row_named(rules: Ruleset, row: str) -> Row:
    """The row of a critical table of that id. Rule: A.critical."""
    return next(found for table in rules.edition.criticals.values() for found in table if found.id == row)


def kit_of(rules: Ruleset, model: Model) -> str:
    """The Trauma Kit a model carries and may use, or empty. Rule: R-30, R-62, R-136."""
    if hijacker(model):
        return ""
    kits = (item for item in model.items if item in rules.consumables and _is_kit(rules, item))
    return next(kits, "")


def _is_kit(rules: Ruleset, item: str) -> bool:
    return any(type(effect) is VoidCritical for effect in rules.consumables[item].effects)


def step(change: Change, frame: Critical, got: object) -> None:
    """Takes the critical one stage further. Rule: C4.16, R-30."""
    match frame.at:
        case "roll":
            change.then(replace(frame, at="rolled"), Throwing(frame.by, "critical", "C4.16", (CRITICAL_FACES,)))
        case "rolled":
            assert isinstance(got, tuple)
            rows = change.rules.edition.criticals[change.rules.weapons[frame.weapon].damage_type]
            row = rows[critical_row(got[0], frame.ratio, frame.bonus, len(rows)) - 1]
            change.say("critical", "C4.16", who=frame.who, row=row.id)
            _offer_kit(change, replace(frame, at="kit", row=row.id))
        case "kit":
            if isinstance(got, Use):
                spend_item(change, frame.who, got.item)
                change.say("voided", "R-30", who=frame.who, row=frame.row)
                change.pop(Came())
            else:
                change.set(replace(frame, at="extra"))
        case "extra":
            _extra(change, frame)
        case "extra-rolled":
            assert isinstance(got, tuple)
            change.pop(Came(frame.row, sum(got)))


def _offer_kit(change: Change, frame: Critical) -> None:
    """The victim may void the critical it just suffered, for free. Rule: R-30."""
    change.set(frame)
    model = change.models[frame.who]
    kit, seat = kit_of(change.rules, model), model.sheet.seat
    if kit and seat is not None:
        change.ask(seat, "trauma-kit", (Use(frame.who, kit, frame.who), Pass(seat)), frame.who)


def _extra(change: Change, frame: Critical) -> None:
    """The row's extra damage, for a victim still standing. Rule: C4.18."""
    dice = tuple(e.die for e in row_named(change.rules, frame.row).effects if type(e) is ExtraDamage)
    if dice and change.models[frame.who].on_board:
        change.then(replace(frame, at="extra-rolled"), Throwing(frame.by, "critical-damage", "C4.18", dice))
    else:
        change.pop(Came(frame.row))
