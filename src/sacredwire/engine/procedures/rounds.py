"""A round: blessings, the bag, one activation a token, and what happens at its end."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import MoreBlessings
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Bag, Frame
from sacredwire.engine.inputs import Activate, Choose
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.procedures.arrivals import Arrivals
from sacredwire.engine.procedures.contaminate import expire_loot, suffering
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.morale import Morale
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.state import SEATS, Model, Seat, other

At = Literal[
    "arrive",
    "bless",
    "blessed",
    "surplus",
    "fill",
    "first",
    "draw",
    "drawn",
    "who",
    "end",
    "count",
    "over",
    "roll",
    "rolled",
    "called",
]


FIRST_DRAW = "first-draw"
"""The advantage that settles the first token."""


class Round(Frame, frozen=True, gc=False, tag="round"):
    """Plays rounds until the game ends. Rule: C4.1, K.duration."""

    at: At = "arrive"
    turn: int = 0
    seat: Seat = "blue"


def step(change: Change, frame: Round, got: object) -> None:
    """Takes the round one stage further. Rule: C4.1, R-59."""
    if change.position.ended:
        change.pop()
        return
    if change.position.shaken:
        change.push(Morale())
        return
    match frame.at:
        case "arrive":
            _begin(change, frame)
        case "bless" | "blessed" | "surplus":
            _bless(change, frame, got)
        case "fill":
            _fill(change, frame)
        case "first":
            _first(change, frame)
        case "draw" | "drawn" | "who":
            _draw(change, frame, got)
        case "end":
            _dissolve(change, frame)
        case "count":
            change.set(replace(frame, at="over"))
            missions.of(change).end_of_round(change)
            missions.of(change).is_over(change)
        case "over":
            _end_effects(change, frame)
        case "roll" | "rolled" | "called":
            _duration(change, frame, got)


def _begin(change: Change, frame: Round) -> None:
    """The round begins: due hostiles arrive. Rule: C4.1.1."""
    number = change.position.round + 1
    change.update(round=number, active="", bag=(), smokes=())
    for model in change.models.values():
        if model.activated or model.ran or model.blessed:
            change.alter(model.id, activated=0, ran=False, blessed=False)
    change.say("round", "C4.1", round=number)
    change.then(replace(frame, at="bless", turn=0), Arrivals(number))
    missions.of(change).arriving(change)


def _bless(change: Change, frame: Round, got: object) -> None:
    """Each player rolls three d8 for Blessings, the First Player first. Rule: C4.2."""
    first = change.position.first
    order = (first, other(first))
    if frame.at != "bless":
        assert isinstance(got, tuple)
        seat = order[frame.turn]
        rows = [change.rules.edition.blessings[face - 1] for face in got[0]]
        more = sum(effect.dice for row in rows for effect in row.effects if type(effect) is MoreBlessings)
        kept = tuple(row.id for row in rows if row.effects and not any(type(e) is MoreBlessings for e in row.effects))
        hands = change.position.blessings
        change.update(blessings={**hands, seat: (*hands.get(seat, ()), *kept)})
        if more and frame.at == "blessed":
            change.set(replace(frame, at="surplus"))
            change.fall("blessings", "C4.2", [(_faces(change),) * more], owner=seat)
            return
        change.say("blessings", "C4.2", seat=seat, hand=" ".join(change.position.blessings[seat]))
        frame = replace(frame, at="bless", turn=frame.turn + 1)
    if frame.turn == len(order):
        change.set(replace(frame, at="fill", turn=0))
        return
    seat = order[frame.turn]
    change.update(blessings={**change.position.blessings, seat: ()})
    change.set(replace(frame, at="blessed"))
    change.fall("blessings", "C4.2", [(_faces(change),) * change.rules.numbers.blessings], owner=seat)


def _faces(change: Change) -> int:
    """Faces of the die the table of Blessings is rolled with: one a row. Rule: C4.2."""
    return len(change.rules.edition.blessings)


def _fill(change: Change, frame: Round) -> None:
    """Tokens go into the bag: one a player's model on the board, one a group with models there. Rule: C4.1.2."""
    tokens: list[str] = []
    for model in change.models.values():
        group = model.sheet.group
        if model.on_board and (model.sheet.seat is not None or group not in tokens):
            tokens.append(group)
    change.update(bag=tuple(tokens))
    missions.of(change).start_of_round(change)
    change.set(replace(frame, at="first"))


def _first(change: Change, frame: Round) -> None:
    """The first token of round 1 is one of the Defender's, if he has that advantage.

    Rule: K.tactical-advantages, R-92.
    """
    seat = other(change.position.aggressor)
    if change.round == 1 and FIRST_DRAW in change.position.rows.tactical_advantages and seat in change.position.bag:
        change.set(replace(frame, at="drawn"))
        change.result = seat
    else:
        change.set(replace(frame, at="draw"))


def _ready(change: Change, seat: Seat) -> list[Model]:
    return [m for m in change.models.values() if m.sheet.seat == seat and m.on_board and not m.activated]


def _draw(change: Change, frame: Round, got: object) -> None:
    """A token is drawn; its side activates one of its models, or the group acts. Rule: C4.1.3, C4.1.4."""
    if frame.at == "draw":
        if change.position.active:
            change.update(active="")
        if missions.of(change).is_over(change):
            return
        if not change.position.bag:
            change.set(replace(frame, at="end"))
        else:
            change.then(replace(frame, at="drawn"), Bag())
        return
    if frame.at == "drawn":
        token = str(got)
        bag = list(change.position.bag)
        bag.remove(token)
        change.update(bag=tuple(bag))
        change.say("drawn", "C4.1", token=token)
        if token not in SEATS:
            _use_other_token(change, frame, token)
            return
        ready = _ready(change, token)
        if not ready:
            change.say("token-discarded", "C4.1", token=token)
            change.set(replace(frame, at="draw"))
            return
        change.set(replace(frame, at="who"))
        change.ask(token, "activate", [Activate(model.id) for model in ready])
        return
    assert isinstance(got, Activate)
    change.then(replace(frame, at="draw"), Activation(got.who))


def _use_other_token(change: Change, frame: Round, token: str) -> None:
    """A group's token, or a model's own by Focus. Rule: C4.1.3, R-31."""
    change.set(replace(frame, at="draw"))
    if token in change.models:
        change.push(Activation(token, own_token=True))
    else:
        change.push(GroupTurn(token))


def _dissolve(change: Change, frame: Round) -> None:
    """The Dissolved whose time has come fall, one by one; then contamination, then the count. Rule: R-59, R-75."""
    for model in change.models.values():
        for condition in model.conditions if model.on_board else ():
            if condition.kind == "dissolved" and condition.amount <= change.round:
                change.push(Wound(model.id, 0, "dissolved", by=condition.by, fatal=True))
                return
    change.then(replace(frame, at="count"), suffering(change))


def _end_effects(change: Change, frame: Round) -> None:
    """What held until the end of the round ends, smoke and blessings not given too. Rule: R-59, C4.1.7, C4.2."""
    for model in change.models.values():
        if any(condition.until == "round" for condition in model.conditions):
            kept = tuple(condition for condition in model.conditions if condition.until != "round")
            change.alter(model.id, conditions=kept)
    expire_loot(change)
    change.update(smokes=(), blessings=dict.fromkeys(SEATS, ()))
    change.set(replace(frame, at="roll"))


def _duration(change: Change, frame: Round, got: object) -> None:
    """The game ends by its length, or when a squad is gone. Rule: K.duration, M14.1, R-14, R-97, R-218.

    In the last round there is nothing to choose: it ends. A mission with a length of its own goes on until it is
    decided.
    """
    numbers, number = change.rules.numbers, change.round
    own = missions.of(change).row.rounds
    last = own or numbers.max_rounds
    alive = [seat for seat in SEATS if any(m.sheet.seat == seat and m.on_board for m in change.models.values())]
    if frame.at == "called":
        assert isinstance(got, Choose)
        if got.option == "end":
            change.say("called", "R-14", seat=got.seat)
            _finish(change, "called")
            return
        change.say("played-on", "R-14", seat=got.seat)
    elif frame.at == "rolled":
        assert isinstance(got, tuple)
        if got[0][0] >= numbers.end_rolls[number - numbers.min_rounds]:
            _finish(change, "duration")
            return
        change.set(replace(frame, at="arrive"))
        return
    elif not alive:
        _finish(change, "no-models")
        return
    elif len(alive) == 1 and number < last and not own:
        change.set(replace(frame, at="called"))
        change.ask(alive[0], "play-on", [Choose(alive[0], "end"), Choose(alive[0], "play-on")])
        return
    if number >= last:
        _finish(change, "duration")
    elif number >= numbers.min_rounds and not own:
        change.set(replace(frame, at="rolled"))
        change.fall("duration", "K.duration", [(6,)])
    else:
        change.set(replace(frame, at="arrive"))


def _finish(change: Change, how: str) -> None:
    change.update(ended=how)
