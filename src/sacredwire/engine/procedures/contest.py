"""An opposed roll, from its declared levels to its winner."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from sacredwire.content.effects import Boost, RerollDie, RollKind
from sacredwire.engine.blessings import held, spend
from sacredwire.engine.change import Change
from sacredwire.engine.events import Contested, Rerolled, Side
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Bless, Choose, Pass
from sacredwire.rules.dice.contest import margin
from sacredwire.rules.dice.level import FACES, settle, settle_fixed
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.state import Seat

Faces = tuple[int, ...]
At = Literal["bless", "levels", "fallen", "faces", "offer", "die", "blessed-die", "compare", "again"]


class Roller(msgspec.Struct, frozen=True, gc=False):
    """One side of an opposed roll.

    Attributes:
        who: The model that rolls; empty for the fixed 2d6 (R-2).
        tier: Its attribute.
        reasons: What changes it.
        rerolls: Faces rerolled once (R-3).
        retry: Whether a lost roll is rolled again once (R-57).
        kinds: What the roll is, so that conditions "on its next" such roll are used up.
        level: The tier it rolls at, once the levels are fixed.
        dice: What fell.
        fresh: Dice not rerolled yet in this roll (R-52).
        blessed: Whether Reroll was declared for it and not used yet.
    """

    who: str
    tier: int
    reasons: tuple[Reason, ...] = ()
    rerolls: Faces = ()
    retry: bool = False
    kinds: tuple[RollKind, ...] = ()
    level: int = 1
    dice: Faces = ()
    fresh: Faces = (0, 1)
    blessed: bool = False

    @property
    def total(self) -> int:
        """The sum of its dice."""
        return sum(self.dice)

    @property
    def modifier(self) -> int:
        """The sum of its modifiers. Rule: R-1."""
        return sum(reason.amount for reason in self.reasons)


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """Who won (0 the first side) and how many times over: 1 plain, 2 double, 3 triple, ... Rule: C4.16."""

    won: int
    ratio: int


class Contest(Frame, frozen=True, gc=False, tag="contest"):
    """Hands on a :class:`Verdict`. The first side is the acting one. Rule: C1.9, R-52."""

    purpose: str
    rule: str
    sides: tuple[Roller, Roller]
    at: At = "bless"
    turn: int = 0
    ties: int = 0


def step(change: Change, frame: Contest, got: object) -> None:
    """Takes an opposed roll one stage further. Rule: R-52."""
    match frame.at:
        case "bless":
            _bless(change, frame, got)
        case "levels":
            _fix_levels(change, frame)
        case "fallen":
            _fallen(change, frame, got)
        case "faces":
            _rerolled(change, frame, got)
        case "offer" | "die" | "blessed-die":
            _bless_die(change, frame, got)
        case "compare":
            _compare(change, frame)
        case "again":
            _retried(change, frame, got)


def _with(frame: Contest, index: int, **fields: object) -> Contest:
    side = replace(frame.sides[index], **fields)
    return replace(frame, sides=(side, frame.sides[1]) if index == 0 else (frame.sides[0], side))


def _bless(change: Change, frame: Contest, got: object) -> None:
    """Blessings are declared before the levels are fixed, the acting side first. Rule: R-52, R-64."""
    if isinstance(got, Bless):
        spend(change, got)
        effects = change.rules.blessings[got.blessing].effects
        boost = next((effect for effect in effects if type(effect) is Boost), None)
        side = frame.sides[frame.turn]
        if boost:
            reason = Reason("boost", boost.amount, "C4.2", got.blessing)
            frame = _with(frame, frame.turn, reasons=(*side.reasons, reason))
        else:
            frame = _with(frame, frame.turn, blessed=True)
    if got is not None:
        frame = replace(frame, turn=frame.turn + 1)
    position = change.position_now()
    while frame.turn < 2:
        who = frame.sides[frame.turn].who
        kinds = (Boost, RerollDie) if change.rules.switches.reroll_blessing == "before-roll" else (Boost,)
        hands = [hand for kind in kinds if who and (hand := held(change.rules, position, who, kind))]
        if hands:
            change.set(frame)
            seat = _seat(change, who)
            change.ask(seat, "bless", (*(Bless(who, hand) for hand in hands), Pass(seat)), who)
            return
        frame = replace(frame, turn=frame.turn + 1)
    change.set(replace(frame, at="levels"))


def _seat(change: Change, who: str) -> Seat:
    seat = change.models[who].sheet.seat
    assert seat is not None, "only a player's model can hold a blessing"
    return seat


def _fix_levels(change: Change, frame: Contest) -> None:
    """Sum, clamp, overflow; then all dice fall. Rule: R-1, R-2."""
    a, b = frame.sides
    levels = settle(a.tier, a.modifier, b.tier, b.modifier) if b.who else settle_fixed(a.tier, a.modifier)
    frame = _with(_with(frame, 0, level=levels[0]), 1, level=levels[1])
    for side in frame.sides:
        change.use_up(side.who, side.kinds)
    _throw(change, frame)


def _throw(change: Change, frame: Contest) -> None:
    frame = _with(_with(replace(frame, at="fallen"), 0, fresh=(0, 1)), 1, fresh=(0, 1))
    change.set(frame)
    who = [side.who for side in frame.sides if side.who]
    change.fall(frame.purpose, frame.rule, [(FACES[side.level],) * 2 for side in frame.sides], *who)


def _fallen(change: Change, frame: Contest, got: object) -> None:
    """Dice fell: faces that must be rerolled fall together once more. Rule: R-3."""
    assert isinstance(got, tuple)
    frame = _with(_with(frame, 0, dice=got[0]), 1, dice=got[1])
    again = [
        tuple(die for die in (0, 1) if side.dice[die] in side.rerolls) if side.rerolls else () for side in frame.sides
    ]
    if any(again):
        change.set(replace(frame, at="faces"))
        who = [side.who for side in frame.sides if side.who]
        groups = [(FACES[side.level],) * len(dice) for side, dice in zip(frame.sides, again, strict=True)]
        change.fall("reroll", "R-3", groups, *who)
    else:
        change.set(replace(frame, at="offer", turn=0))


def _rerolled(change: Change, frame: Contest, got: object) -> None:
    """The second faces stand. Rule: R-3."""
    assert isinstance(got, tuple)
    for index in (0, 1):
        side = frame.sides[index]
        dice, fresh, new = list(side.dice), [], iter(got[index])
        for die in (0, 1):
            if side.dice[die] in side.rerolls:
                dice[die] = next(new)
                change.tell(Rerolled(side.who, side.dice[die], dice[die], "face"))
            else:
                fresh.append(die)
        frame = _with(frame, index, dice=tuple(dice), fresh=tuple(fresh))
    change.set(replace(frame, at="offer", turn=0))


def _bless_die(change: Change, frame: Contest, got: object) -> None:
    """The Reroll blessing: one die not rerolled yet, of each side that has it. Rule: C4.2, R-52, R-64."""
    if frame.at == "blessed-die":
        assert isinstance(got, tuple)
        side, die = frame.sides[frame.turn], frame.sides[frame.turn].fresh[0]
        dice = tuple(got[0][0] if index == die else face for index, face in enumerate(side.dice))
        change.tell(Rerolled(side.who, side.dice[die], got[0][0], "blessing"))
        change.set(
            replace(_with(frame, frame.turn, dice=dice, fresh=(), blessed=False), at="offer", turn=frame.turn + 1)
        )
        return
    if frame.at == "die":
        assert isinstance(got, Choose)
        side = frame.sides[frame.turn]
        frame = replace(_with(frame, frame.turn, fresh=(int(got.option) - 1,)), at="blessed-die")
        change.set(frame)
        change.fall("blessing", "C4.2", [(FACES[side.level],)], side.who)
        return
    if isinstance(got, Bless):
        spend(change, got)
        frame = _with(frame, frame.turn, blessed=True)
    elif isinstance(got, Pass):
        frame = replace(frame, turn=frame.turn + 1)
    _offer_die(change, frame)


def _offer_die(change: Change, frame: Contest) -> None:
    while frame.turn < 2:
        side = frame.sides[frame.turn]
        if side.blessed and side.fresh:
            change.set(replace(frame, at="die"))
            seat = _seat(change, side.who)
            change.ask(seat, "reroll-die", [Choose(seat, str(die + 1)) for die in side.fresh], side.who)
            return
        if side.who and side.fresh and change.rules.switches.reroll_blessing == "after-roll":
            hand = held(change.rules, change.position_now(), side.who, RerollDie)
            if hand:
                seat = _seat(change, side.who)
                offers: tuple[Action, ...] = (Bless(side.who, hand), Pass(seat))
                change.set(frame)
                change.ask(seat, "bless-rolled", offers, side.who)
                return
        frame = replace(frame, turn=frame.turn + 1)
    change.set(replace(frame, at="compare"))


def _compare(change: Change, frame: Contest) -> None:
    """Higher total wins; a tie goes to the lower level; same level: everything again. Rule: C1.9, C4.16."""
    a, b = frame.sides
    ahead = margin(a.total, a.level, b.total, b.level)
    if not ahead:
        change.say("tied", frame.rule, total=a.total)
        _throw(change, replace(frame, ties=frame.ties + 1))
        return
    won = 0 if ahead > 0 else 1
    loser = frame.sides[1 - won]
    if loser.retry:
        change.say("retry", "R-57", who=loser.who)
        _retry(change, _with(frame, 1 - won, retry=False), 1 - won)
    else:
        _decide(change, frame, won, abs(ahead))


def _retry(change: Change, frame: Contest, index: int) -> None:
    """The Agent rolls both dice again against the standing total. Rule: R-57."""
    side = frame.sides[index]
    change.set(replace(frame, at="again", turn=index))
    change.fall("retry", "R-57", [(FACES[side.level],) * 2], side.who)


def _retried(change: Change, frame: Contest, got: object) -> None:
    assert isinstance(got, tuple)
    change.set(replace(_with(frame, frame.turn, dice=got[0]), at="compare"))


def _decide(change: Change, frame: Contest, won: int, ratio: int) -> None:
    a, b = (Side(side.who, side.tier, side.reasons, side.level, side.dice, side.total) for side in frame.sides)
    change.tell(Contested(frame.purpose, frame.rule, (a, b), won, ratio, frame.ties))
    change.pop(Verdict(won, ratio))
