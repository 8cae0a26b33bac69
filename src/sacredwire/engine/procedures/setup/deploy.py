"""Deployment model by model, and what follows it: the Redeployment, the Scouts' advance, the free Search."""

from msgspec.structs import replace

from sacredwire.content.effects import Advance
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.events import Came
from sacredwire.engine.frames import Advancing
from sacredwire.engine.inputs import Choose, Move, Pass
from sacredwire.engine.procedures.search import Searching
from sacredwire.engine.procedures.setup.setting import (
    Setting,
    ask_place,
    defender,
    forward,
    has_advantage,
    place_of,
    stand,
)
from sacredwire.engine.procedures.walk import Walk
from sacredwire.rules.deployment import shapes_of, still_empty, zone_of
from sacredwire.rules.state import SEATS, Seat, other
from sacredwire.rules.zones import Zone


def deploy(change: Change, frame: Setting, got: object) -> None:
    """One model at a time, the Second Player first, or the whole Aggressor first. Rule: K.setup, R-40, R-91, R-92."""
    if frame.part == "begin":
        frame = replace(frame, part="who", turn=other(change.position.first))
    elif isinstance(got, Choose):
        frame = replace(frame, queue=(got.option,))
    elif got is not None:
        stand(change, frame.queue[0], place_of(got))
        frame = replace(frame, queue=(), turn=other(frame.turn))
    waiting = {seat: _waiting(change, seat) for seat in SEATS}
    if not any(waiting.values()):
        forward(change, frame)
        return
    if has_advantage(change, "deploy-last"):
        frame = replace(frame, turn=change.position.aggressor)
    if not waiting[frame.turn]:
        frame = replace(frame, turn=other(frame.turn))
    if not frame.queue:
        change.set(frame)
        change.ask(frame.turn, "deploy", [Choose(frame.turn, who) for who in waiting[frame.turn]])
        return
    ask_place(change, frame, frame.queue[0], _zone(change, frame.turn, frame.queue[0], len(waiting[frame.turn])))


def _zone(change: Change, seat: Seat, who: str, waiting: int) -> Zone:
    """The seat's zone; the last models of a Split squad fill the edge that is empty. Rule: R-91, R-168."""
    position = change.position_now()
    zone = zone_of(change.rules, position, seat)
    empty = still_empty(change.rules, position, seat, who)
    if empty and waiting <= len(empty) < len(shapes_of(change.rules, position, seat)):
        return replace(zone, shapes=empty)
    return zone


def _waiting(change: Change, seat: Seat) -> list[str]:
    return [m.id for m in change.models.values() if m.sheet.seat == seat and m.presence == "reserve"]


def redeploy(change: Change, frame: Setting, got: object) -> None:
    """The Defender puts one of the Aggressor's models elsewhere in its zone. Rule: K.setup-advantages, R-92, R-165."""
    seat, foe = defender(change), change.position.aggressor
    if frame.part == "place" and got is not None:
        at = place_of(got)
        change.alter(frame.queue[0], place=at)
        change.tell(Came(frame.queue[0], at, "redeploy"))
        forward(change, frame)
    elif isinstance(got, Choose):
        frame = replace(frame, part="place", queue=(got.option,), turn=seat)
        ask_place(change, frame, got.option, _zone(change, foe, got.option, 1))
    elif frame.part == "begin" and has_advantage(change, "redeploy"):
        who = [m.id for m in change.models.values() if m.sheet.seat == foe and m.on_board]
        change.set(replace(frame, part="who"))
        change.ask(seat, "redeploy", [*(Choose(seat, one) for one in who), Pass(seat)])
    else:
        forward(change, frame)


def advance(change: Change, frame: Setting, got: object) -> None:
    """An ordinary move of up to 3", on the board, optional. Rule: R-56."""
    if frame.part == "begin":
        frame = replace(frame, part="who", queue=_scouts(change))
    elif isinstance(got, Move):
        change.then(replace(frame, queue=frame.queue[1:]), Walk(got.who, (*got.via, got.to), "advance"))
        return
    elif got is not None:
        frame = replace(frame, queue=frame.queue[1:])
    queue = tuple(who for who in frame.queue if change.models[who].on_board)
    if not queue:
        forward(change, frame)
        return
    change.set(replace(frame, queue=queue))
    seat = change.models[queue[0]].sheet.seat
    assert seat is not None
    change.push(Advancing(seat, queue[0], _distance(change, queue[0])))


def _scouts(change: Change) -> tuple[str, ...]:
    """Models with an advance, sides alternating from the Second Player. Rule: R-56."""
    turn = other(change.position.first)
    by_seat = {
        seat: [m.id for m in change.models.values() if m.sheet.seat == seat and _distance(change, m.id)]
        for seat in SEATS
    }
    queue: list[str] = []
    while any(by_seat.values()):
        if by_seat[turn]:
            queue.append(by_seat[turn].pop(0))
        turn = other(turn)
    return tuple(queue)


def _distance(change: Change, who: str) -> int:
    model = change.models[who]
    return sum(effect.distance for effect in change.rules.traits(model) if isinstance(effect, Advance))


def free_search(change: Change, frame: Setting, got: object) -> None:
    """One of the Defender's models rolls on the Search table and keeps what it finds. Rule: R-92, R-166."""
    seat = defender(change)
    if isinstance(got, Choose):
        change.say("free-search", "K.tactical-advantages", who=got.option)
        change.then(replace(frame, part="place"), Searching(got.option, "", "roll"))
    elif frame.part == "begin" and has_advantage(change, "free-search"):
        who = [m.id for m in change.models.values() if m.sheet.seat == seat and m.on_board]
        if not who:
            forward(change, frame)
            return
        change.set(replace(frame, part="who"))
        change.ask(seat, "free-search", [Choose(seat, one) for one in who])
    else:
        forward(change, frame)


def done(change: Change, frame: Setting, got: object) -> None:
    """The table is ready; the mission adds what begins after deployment. Rule: K.setup, M."""
    del got
    if frame.part == "begin":
        change.say("set-up", "K.setup")
        change.set(replace(frame, part="mission"))
        missions.of(change).deployed(change)
    else:
        change.pop()
