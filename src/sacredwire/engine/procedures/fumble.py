"""A roll on a fumble table, and what it costs whoever fumbled."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import (
    BlockPower,
    DestroyWeapon,
    DropWeapon,
    Effect,
    HitAlly,
    LoseActivation,
    LosePower,
    NextRoll,
    OwnDamage,
    RollKind,
    SelfDamage,
)
from sacredwire.content.schema import Row
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.drop import Dropping
from sacredwire.engine.procedures.hit import Hit
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.engagement import near
from sacredwire.rules.hostiles.situation import friends
from sacredwire.rules.state import Condition

Table = Literal["melee", "ranged", "broadcast"]
FUMBLE_FACES = 6
"""The die of the fumble tables. Rule: C4.17."""


class Fumble(Frame, frozen=True, gc=False, tag="fumble"):
    """Rolls on a fumble table and pays for it. Rule: C4.17, R-28, R-76.

    Attributes:
        who: Who fumbled.
        table: Which table.
        over: What quadruple and more add to the roll.
        weapon: The weapon or power used; "power" on the Broadcast table is a hostile's weapon (R-28).
        row: The row that came up; ``index`` its operation next in turn; ``victim`` who a :class:`HitAlly` picked.
    """

    who: str
    table: Table
    over: int
    weapon: str
    at: Literal["roll", "rolled", "next", "ally", "hurt"] = "roll"
    row: int = 0
    index: int = 0
    victim: str = ""


def step(change: Change, frame: Fumble, got: object) -> None:
    """Takes the fumble one stage further. Rule: C4.17."""
    match frame.at:
        case "roll":
            change.then(replace(frame, at="rolled"), Throwing(frame.who, "fumble", "C4.17", (FUMBLE_FACES,)))
        case "rolled":
            assert isinstance(got, tuple)
            rows = change.rules.edition.fumbles[frame.table]
            row = min(len(rows), got[0] + frame.over) - 1
            change.say("fumble", "C4.17", who=frame.who, row=rows[row].id)
            change.set(replace(frame, at="next", row=row))
        case "next":
            effects = _row(change, frame).effects
            if frame.index == len(effects) or not change.models[frame.who].on_board:
                change.pop()
            else:
                _pay(change, replace(frame, index=frame.index + 1), effects[frame.index])
        case "ally":
            assert isinstance(got, tuple)
            effect = _row(change, frame).effects[frame.index - 1]
            assert isinstance(effect, HitAlly)
            _strike(change, replace(frame, at="next"), _allies(change, frame.who, effect.radius)[got[0][0] - 1], effect)
        case "hurt":
            assert isinstance(got, tuple)
            change.then(replace(frame, at="next"), Wound(frame.victim, sum(got), "fumble", source=frame.weapon))


def _row(change: Change, frame: Fumble) -> Row:
    return change.rules.edition.fumbles[frame.table][frame.row]


def _pay(change: Change, frame: Fumble, effect: Effect) -> None:
    """One operation of the row. Rule: R-60, R-76, R-78."""
    change.set(frame)
    who, source = frame.who, _row(change, frame).id
    match effect:
        case LoseActivation():
            change.afflict(who, Condition("dazed"), source)
        case NextRoll():
            change.afflict(who, Condition("tiers", effect.amount, _kinds(change, frame, effect), "next-roll"), source)
        case OwnDamage():
            change.push(Hit(who, who, frame.weapon, "fumble", maximum=effect.maximum))
        case HitAlly():
            _pick_ally(change, frame, effect)
        case DropWeapon():
            if _is_weapon(change, frame.weapon):
                change.push(Dropping(who, frame.weapon))
        case DestroyWeapon():
            _destroy(change, who, frame.weapon)
        case SelfDamage():
            _roll_damage(change, frame, who, effect.die)
        case BlockPower():
            change.alter(who, blocked=(*change.models[who].blocked, frame.weapon))
            change.say("power-blocked", "C5.1", who=who, power=frame.weapon)
        case LosePower():
            _lose_power(change, who, frame.weapon)
        case _:
            raise AssertionError(f"{effect!r} is no effect of a fumble")


def _kinds(change: Change, frame: Fumble, effect: NextRoll) -> tuple[RollKind, ...]:
    """Its next roll of that kind; a hostile Power's next "cast" is its next attack. Rule: R-28."""
    return ("cast", "attack") if effect.on == "cast" and frame.weapon in change.rules.weapons else (effect.on,)


def _is_weapon(change: Change, weapon: str) -> bool:
    """Improvised Combat can be neither dropped nor destroyed. Rule: C2.3."""
    return change.rules.weapons[weapon].kind != "improvised"


def _allies(change: Change, who: str, radius: int) -> list[str]:
    """Those of its side near enough: its squad, its faction and those allied with it. Rule: R-76, C4.1, R-145."""
    model = change.models[who]
    return [friend.id for friend in friends(change.rules, change, model) if near(model, friend, radius)]


def _pick_ally(change: Change, frame: Fumble, effect: HitAlly) -> None:
    """A random ally near enough suffers it; with none, whoever fumbled. Rule: C4.17, R-76."""
    allies = _allies(change, frame.who, effect.radius)
    if len(allies) > 1:
        change.set(replace(frame, at="ally"))
        change.fall("ally", "R-76", [(len(allies),)])
    else:
        _strike(change, frame, allies[0] if allies else frame.who, effect)


def _strike(change: Change, frame: Fumble, victim: str, effect: HitAlly) -> None:
    change.set(frame)
    if effect.die:
        _roll_damage(change, frame, victim, effect.die)
    else:
        change.push(Hit(frame.who, victim, frame.weapon, "fumble"))


def _roll_damage(change: Change, frame: Fumble, victim: str, die: int) -> None:
    """Damage of the Broadcast table: no weapon's, so armor does not help. Rule: R-18, R-134."""
    dice = Throwing(frame.who, "damage", "C4.17", (die,))
    change.then(replace(frame, at="hurt", victim=victim), dice)


def _destroy(change: Change, who: str, weapon: str) -> None:
    """The weapon is gone; an AI model is Unarmed for the rest of the game. Rule: R-76, R-78."""
    if not _is_weapon(change, weapon):
        return
    model = change.models[who]
    if model.sheet.seat is None:
        change.afflict(who, Condition("unarmed"), weapon)
    else:
        weapons = list(model.weapons)
        weapons.remove(weapon)
        change.alter(who, weapons=tuple(weapons))
    change.say("weapon-destroyed", "R-76", who=who, item=weapon)


def _lose_power(change: Change, who: str, power: str) -> None:
    """The power is forgotten; a hostile's weapon is of no more use. Rule: C5.1, R-28."""
    model = change.models[who]
    powers = tuple(known for known in model.powers if known != power)
    change.alter(who, powers=powers, blocked=(*model.blocked, power))
    change.say("power-lost", "C5.1", who=who, power=power)
