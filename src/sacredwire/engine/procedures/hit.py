"""A hit, from its damage dice to its last effect on the one who was hit."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import Jolt, Knockback
from sacredwire.content.schema import Grenade, Weapon
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.engine.procedures.critical import Came, Critical
from sacredwire.engine.procedures.push import Push, push_length
from sacredwire.engine.procedures.suffer import Suffer
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound, blame
from sacredwire.rules.armor import reduction
from sacredwire.rules.control import seat_of
from sacredwire.rules.damage import blow_of
from sacredwire.rules.dice.contest import DOUBLE, TRIPLE
from sacredwire.rules.dice.damage import Blow
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.heading import between
from sacredwire.rules.state import Condition, Place

Cause = Literal["attack", "riposte", "stray", "chain", "grenade", "fumble"]
At = Literal["begin", "rolled", "critical", "wound", "after", "extra", "suffer", "push", "pushed"]


class Hit(Frame, frozen=True, gc=False, tag="hit"):
    """Damage and effects of a hit. Hands on nothing. Rule: C4.16, C4.18, R-22, R-29, R-73, R-74.

    Attributes:
        who: Who hits; ``target`` who is hit; ``weapon`` with what, a weapon or a grenade.
        cause: What kind of hit; it decides what counts (see :func:`_specials`).
        ratio: How many times over the attack won.
        lost_riposte: Whether the target had chosen to Riposte.
        maximum: Whether it does maximum damage.
        base: Damage before armor; ``extra`` the critical's; ``row`` the critical's row.
    """

    who: str
    target: str
    weapon: str
    cause: Cause = "attack"
    ratio: int = 1
    lost_riposte: bool = False
    maximum: bool = False
    at: At = "begin"
    base: int = 0
    armor: int = 0
    extra: int = 0
    row: str = ""
    origin: Place = (0, 0, 0)


def step(change: Change, frame: Hit, got: object) -> None:
    """Takes the hit one stage further. Rule: C4.18."""
    match frame.at:
        case "begin":
            _begin(change, frame)
        case "rolled":
            assert isinstance(got, tuple)
            _rolled(change, frame, sum(got))
        case "critical":
            assert isinstance(got, Came)
            change.set(replace(frame, at="wound", row=got.row, extra=got.extra))
        case "wound":
            _wound(change, frame)
        case "after":
            _after(change, frame)
        case "extra":
            assert isinstance(got, Came)
            change.set(replace(frame, at="suffer", row=got.row, extra=got.extra))
            if got.extra:
                by = blame(change, frame.who)
                change.push(Wound(frame.target, got.extra, "critical", by=by, source=got.row))
        case "suffer":
            _suffer(change, frame)
        case "push":
            _push(change, frame)
        case "pushed":
            _pushed(change, frame, got)


def _row(rules: Ruleset, weapon: str) -> Weapon | Grenade:
    return rules.weapons[weapon] if weapon in rules.weapons else rules.grenades[weapon]


def _blow(change: Change, frame: Hit) -> Blow:
    """What the hit is made of; a fumble is the weapon's damage alone. Rule: C4.18, R-76."""
    attacker = None if frame.cause == "fumble" else change.models[frame.who]
    target = change.models[frame.target]
    weapon, lost = _row(change.rules, frame.weapon), frame.lost_riposte
    return blow_of(change.rules, attacker, target, weapon, lost_riposte=lost, maximum=frame.maximum)


def _specials(frame: Hit) -> bool:
    """Whether the weapon's own effects count: not for chains and fumbles. Rule: R-22, R-29, R-76, R-133."""
    return frame.cause not in ("chain", "fumble")


def _begin(change: Change, frame: Hit) -> None:
    """The damage dice fall, unless the damage is fixed or at its maximum. Rule: C4.16, C4.18."""
    if not change.models[frame.target].on_board:
        change.pop()
        return
    if change.rules.switches.aim_lost == "hit":
        change.alter(frame.target, aim="")
    place = change.models[frame.who].place
    frame = replace(frame, origin=place or frame.origin)
    blow = _blow(change, frame)
    most = blow.dice * blow.die
    if not blow.die or blow.maximum or (frame.ratio >= DOUBLE and not blow.plain):
        change.set(frame)
        _rolled(change, frame, most)
    else:
        change.then(replace(frame, at="rolled"), Throwing(frame.who, "damage", "C4.18", (blow.die,) * blow.dice))


def _rolled(change: Change, frame: Hit, points: int) -> None:
    """Flat points are added once; then the critical, or first the wound: a policy. Rule: C4.16, C4.18."""
    blow = _blow(change, frame)
    armor = reduction(change.rules, change.models[frame.target], blow.pierce)
    frame = replace(frame, base=points + blow.flat, armor=armor)
    if _is_critical(frame, blow) and not blow.critical_after_armor:
        change.then(replace(frame, at="critical"), _critical(frame, blow))
    else:
        change.set(replace(frame, at="wound"))


def _is_critical(frame: Hit, blow: Blow) -> bool:
    return frame.ratio >= TRIPLE and bool(blow.critical)


def _critical(frame: Hit, blow: Blow) -> Critical:
    return Critical(frame.target, frame.who, frame.weapon, frame.ratio, blow.critical_bonus)


def _wound(change: Change, frame: Hit) -> None:
    """Armor takes its points off, never below nothing; Health takes the rest. Rule: C4.18, A.armor."""
    points = frame.base + frame.extra
    lost = max(0, points - frame.armor)
    by = "" if frame.cause == "fumble" else blame(change, frame.who)
    wound = Wound(frame.target, lost, frame.cause, by, frame.weapon, rolled=points, armor=points - lost)
    change.then(replace(frame, at="after"), wound)


def _after(change: Change, frame: Hit) -> None:
    """Where criticals come after armor and Health, their roll comes now; even for a player's model out. Rule: R-74."""
    model = change.models[frame.target]
    if frame.row:
        change.set(replace(frame, at="suffer"))
        return
    blow = _blow(change, frame)
    if blow.critical_after_armor and _is_critical(frame, blow) and (model.on_board or model.sheet.seat is not None):
        change.then(replace(frame, at="extra"), _critical(frame, blow))
    else:
        change.set(replace(frame, at="suffer"))


def _suffer(change: Change, frame: Hit) -> None:
    """The critical's effects; then what the weapon does to whoever it hits. Rule: C4.18, R-74, A.melee, A.ranged."""
    following = replace(frame, at="push")
    if frame.row:
        damage = frame.extra
        if not _blow(change, frame).critical_after_armor:  # then armor met both together
            damage = max(0, frame.base + frame.extra - frame.armor) - max(0, frame.base - frame.armor)
        change.then(following, Suffer(frame.target, frame.row, frame.who, frame.origin, damage))
    else:
        change.set(following)


def _push(change: Change, frame: Hit) -> None:
    """A jolt for the next activation, then the Knockback. Rule: A.melee, C4.6; the policy of C4.6."""
    target = change.models[frame.target]
    if not target.on_board or not _specials(frame):
        change.pop()
        return
    effects = _row(change.rules, frame.weapon).effects
    for effect in effects:
        if type(effect) is Jolt:
            jolt = Condition("jolted", effect.amount, until="next-activation", by=blame(change, frame.who))
            change.afflict(frame.target, jolt, frame.weapon)
    length = sum(effect.distance for effect in effects if type(effect) is Knockback)
    if push_length(change, target, length) <= 0:
        change.pop()
        return
    change.set(replace(frame, at="pushed"))
    if change.rules.switches.knockback == "may":
        _ask_push(change, frame)


def _ask_push(change: Change, frame: Hit) -> None:
    """The attacker may push; what an AI would choose is left to chance. Rule: C4.6, R-85."""
    seat = seat_of(change, frame.who)
    if seat is None:
        change.fall("choice", "R-85", [(2,)])
    else:
        change.ask(seat, "knockback", (Choose(seat, "push"), Choose(seat, "stay")), frame.target)


def _pushed(change: Change, frame: Hit, got: object) -> None:
    if (isinstance(got, Choose) and got.option != "push") or (isinstance(got, tuple) and got[0][0] != 1):
        change.pop()
        return
    place = change.models[frame.target].place
    assert place is not None
    length = sum(e.distance for e in _row(change.rules, frame.weapon).effects if type(e) is Knockback)
    change.pop()
    change.push(Push(frame.target, between(frame.origin, place), length, by=blame(change, frame.who)))
