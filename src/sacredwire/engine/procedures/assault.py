"""An attack, from its declaration to its last consequence."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import Chain, Consume, MaxDamage, NoFumble
from sacredwire.engine.blessings import held, spend
from sacredwire.engine.change import Change
from sacredwire.engine.coworkers import mark_hostile
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Bless, Defend, Pass
from sacredwire.engine.procedures.contest import Contest, Roller, Verdict
from sacredwire.engine.procedures.fumble import Fumble, Table
from sacredwire.engine.procedures.hit import Hit
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.rules.combat import (
    Attempt,
    Stance,
    attack_side,
    attempt,
    defense_side,
    is_shot,
    riposte_side,
    ripostes,
)
from sacredwire.rules.damage import best_answer
from sacredwire.rules.dice.contest import TRIPLE
from sacredwire.rules.engagement import gap, near, on_board, sees
from sacredwire.rules.state import Model

At = Literal["declare", "answered", "sever", "contest", "verdict", "chain", "struck", "stray", "fumble", "end", "fed"]


class Assault(Frame, frozen=True, gc=False, tag="assault"):
    """An attack. Hands on nothing. Rule: C4.7, R-52.

    Attributes:
        who: The attacker; ``target`` its target; ``weapon`` what it uses.
        kind: Whether it is an ordinary or a free attack.
        overcharge: Whether Overcharge was declared.
        moved: Whether the attacker moved before, in this activation.
        bonus: Tiers from the behavior (Mob Up).
        answer: The weapon of the target's Riposte, or empty.
        severance: Whether the attack does maximum damage.
        into_melee: Whether it was a shot at a model Engaged with an enemy.
        ratio: How many times over the winner won.
        chained: Models struck with the target, nearest first.
        struck: Everyone hit so far.
    """

    who: str
    target: str
    weapon: str
    kind: Literal["attack", "free"] = "attack"
    overcharge: bool = False
    moved: bool = False
    bonus: int = 0
    at: At = "declare"
    answer: str = ""
    severance: bool = False
    into_melee: bool = False
    ratio: int = 1
    chained: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()


def step(change: Change, frame: Assault, got: object) -> None:
    """Takes the attack one stage further. Rule: C4.7, R-52."""
    match frame.at:
        case "declare":
            _declare(change, frame)
        case "answered":
            answer = got.weapon if isinstance(got, Defend) else frame.answer
            _sever(change, replace(frame, answer=answer))
        case "sever":
            if isinstance(got, Bless):
                spend(change, got)
            change.set(replace(frame, at="contest", severance=isinstance(got, Bless)))
        case "contest":
            _contest(change, frame)
        case "verdict":
            assert isinstance(got, Verdict)
            _judge(change, replace(frame, ratio=got.ratio), got)
        case "chain":
            _chain(change, frame, got)
        case "struck":
            _strike_chained(change, frame)
        case "stray":
            assert isinstance(got, tuple)
            _stray(change, frame, _bystanders(change, frame)[got[0][0] - 1])
        case "fumble":
            _fumble(change, frame)
        case "end" | "fed":
            _end(change, frame, got)


def _tried(change: Change, frame: Assault) -> Attempt:
    """The attack as it stands on the table now."""
    attacker, target = change.models[frame.who], change.models[frame.target]
    return attempt(
        change.rules, change, attacker, target, change.rules.weapons[frame.weapon],
        moved=frame.moved, free=frame.kind == "free", overcharge=frame.overcharge, bonus=frame.bonus,
    )  # fmt: skip


def _declare(change: Change, frame: Assault) -> None:
    """Target and weapon are declared; in melee the target chooses how to answer. Rule: C4.7, C4.8, R-19, R-88."""
    rules = change.rules
    if not (change.models[frame.who].on_board and change.models[frame.target].on_board):
        change.pop()
        return
    change.say("attacks", "C4.7", who=frame.who, target=frame.target, weapon=frame.weapon)
    mark_hostile(change, frame.target, frame.who)
    attacker, target = change.models[frame.who], change.models[frame.target]
    frame = replace(frame, at="answered")
    change.set(frame)
    if frame.kind == "free" or is_shot(rules.weapons[frame.weapon]):
        return
    answers = ripostes(rules, attacker, target)
    seat = target.sheet.seat
    if seat is None:
        answer = best_answer(rules, _tried(change, frame), answers)
        change.set(replace(frame, answer=answer.id if answer else ""))
    elif answers:
        offers = (Defend(target.id), *(Defend(target.id, weapon.id) for weapon in answers))
        change.ask(seat, "defend", offers, target.id)


def _sever(change: Change, frame: Assault) -> None:
    """Severance may be declared for the attack. Rule: C4.2, R-52, R-64."""
    attacker = change.models[frame.who]
    hand = held(change.rules, change.position_now(), frame.who, MaxDamage)
    seat = attacker.sheet.seat
    if frame.answer:
        change.say("ripostes", "C4.7", who=frame.target, weapon=frame.answer)
    if hand and seat is not None:
        change.set(replace(frame, at="sever"))
        change.ask(seat, "severance", (Bless(frame.who, hand), Pass(seat)), frame.who)
    else:
        change.set(replace(frame, at="contest"))


def _contest(change: Change, frame: Assault) -> None:
    """Both roll at once; a shot uses its Aim up, or loses it. Rule: C4.3, C4.7, R-52, R-65."""
    rules, tried = change.rules, _tried(change, frame)
    mine = _naming_cover(change, tried, attack_side(rules, tried))
    theirs = riposte_side(rules, tried, rules.weapons[frame.answer]) if frame.answer else defense_side(rules, tried)
    if tried.shot:
        change.alter(frame.who, aim="")
    sides = (_roller(frame.who, mine), _roller(frame.target, theirs))
    change.then(replace(frame, at="verdict", into_melee=tried.into_melee), Contest("attack", "C4.7", sides))


def _naming_cover(change: Change, tried: Attempt, stance: Stance) -> Stance:
    """The attacker's side with the piece that gives the cover as the source of its reason. Rule: C4.13, R-24."""
    if not tried.covered:
        return stance
    blocker = sees(change.rules, change, tried.attacker, tried.target).blockers[0]
    reasons = tuple(replace(reason, source=blocker) if reason.key == "cover" else reason for reason in stance.reasons)
    return replace(stance, reasons=reasons)


def _roller(who: str, stance: Stance) -> Roller:
    return Roller(who, stance.tier, stance.reasons, stance.rerolls, kinds=stance.kinds)


def _maximum(frame: Assault) -> bool:
    """Whether all the damage of the attack is at its maximum. Rule: R-64, R-135."""
    return frame.severance or frame.overcharge


def _judge(change: Change, frame: Assault, verdict: Verdict) -> None:
    """Hit or avoided. Rule: C4.7, C4.11, R-22, R-72."""
    if not verdict.won:
        change.set(replace(frame, at="chain"))
        return
    if frame.answer:
        riposte = Hit(frame.target, frame.who, frame.answer, "riposte")
        change.then(replace(frame, at="fumble"), riposte)
        return
    others = _bystanders(change, frame) if frame.into_melee else []
    if len(others) > 1:
        change.set(replace(frame, at="stray"))
        change.fall("stray", "C4.11", [(len(others),)])
    elif others:
        _stray(change, frame, others[0])
    else:
        change.set(replace(frame, at="fumble"))


def _bystanders(change: Change, frame: Assault) -> list[str]:
    """Models a stray shot may hit: near the target, friend or foe, never the shooter. Rule: C4.11, R-72."""
    target, radius = change.models[frame.target], change.rules.numbers.stray
    return [m.id for m in on_board(change) if m.id not in (frame.who, frame.target) and near(target, m, radius)]


def _stray(change: Change, frame: Assault, victim: str) -> None:
    """The miss hits somebody else; a fumble is a critical against that model instead. Rule: C4.11, R-72."""
    change.say("stray", "C4.11", who=victim, by=frame.who)
    fumbled = frame.ratio >= TRIPLE and _can_fumble(change, frame)
    ratio = frame.ratio if fumbled else 1
    hit = Hit(frame.who, victim, frame.weapon, "stray", ratio, maximum=_maximum(frame))
    change.then(replace(frame, at="end", struck=(victim,)), hit)


def _can_fumble(change: Change, frame: Assault) -> bool:
    return not any(type(effect) is NoFumble for effect in change.rules.weapons[frame.weapon].effects)


def _chain(change: Change, frame: Assault, got: object) -> None:
    """Picks whom the hit jumps to, nearest to the target first, ties by the dice; then strikes. Rule: R-29."""
    chain = next((e for e in change.rules.weapons[frame.weapon].effects if type(e) is Chain), None)
    if isinstance(got, tuple):
        assert chain is not None
        frame = replace(frame, chained=(*frame.chained, _nearest(change, frame, chain)[got[0][0] - 1]))
    while chain is not None and (left := chain.targets - len(frame.chained)) > 0:
        tied = _nearest(change, frame, chain)
        if len(tied) > left:
            change.set(frame)
            change.fall("chain", "R-29", [(len(tied),)])
            return
        if not tied:
            break
        frame = replace(frame, chained=(*frame.chained, *tied))
    lost, most = bool(frame.answer), _maximum(frame)
    hit = Hit(frame.who, frame.target, frame.weapon, "attack", frame.ratio, lost_riposte=lost, maximum=most)
    change.then(replace(frame, at="struck", struck=(frame.target,)), hit)


def _nearest(change: Change, frame: Assault, chain: Chain) -> tuple[str, ...]:
    """The model or models nearest to the target that the chain has not reached yet. Rule: R-29."""
    target = change.models[frame.target]
    taken = (frame.who, frame.target, *frame.chained)
    around = [m for m in on_board(change) if m.id not in taken and near(target, m, chain.radius)]
    least = min((gap(target, m) for m in around), default=0)
    return tuple(m.id for m in around if gap(target, m) == least)


def _strike_chained(change: Change, frame: Assault) -> None:
    """Each takes its own damage roll, without doubles or criticals. Rule: R-29."""
    if not frame.chained:
        change.set(replace(frame, at="end"))
        return
    victim = frame.chained[0]
    change.say("chained", "R-29", who=victim, by=frame.who)
    following = replace(frame, chained=frame.chained[1:], struck=(*frame.struck, victim))
    change.then(following, Hit(frame.who, victim, frame.weapon, "chain", maximum=_maximum(frame)))


def _fumble(change: Change, frame: Assault) -> None:
    """An attacker tripled and still standing fumbles. Rule: C4.17, R-22, R-28."""
    following = replace(frame, at="end")
    change.set(following)
    if frame.ratio < TRIPLE or not change.models[frame.who].on_board or not _can_fumble(change, frame):
        return
    tables: dict[str, Table] = {"ranged": "ranged", "power": "broadcast"}
    table = tables.get(change.rules.weapons[frame.weapon].kind, "melee")
    change.push(Fumble(frame.who, table, frame.ratio - TRIPLE, frame.weapon))


def _end(change: Change, frame: Assault, got: object) -> None:
    """A Cable Feeder feeds on whom its attack took out. Rule: I.consume, R-86."""
    attacker: Model = change.models[frame.who]
    if frame.at == "fed":
        assert isinstance(got, tuple)
        change.heal(frame.who, sum(got), "consume")
        change.pop()
        return
    consume = next((e for e in change.rules.traits(attacker) if type(e) is Consume), None)
    eaten = sum(change.models[who].presence == "out" for who in frame.struck)
    if consume is None or not eaten or not attacker.on_board or not attacker.wounded:
        change.pop()
    else:
        dice = Throwing(frame.who, "consume", "I.consume", (consume.heal,) * eaten)
        change.then(replace(frame, at="fed"), dice)
