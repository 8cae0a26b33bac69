"""Set-up: roll-off, loot, Coworkers, edges, deployment, the Scouts' advance."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import Advance
from sacredwire.content.schema import Layout
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.events import Came
from sacredwire.engine.frames import Advancing, Frame, Putting
from sacredwire.engine.inputs import Choose, Move
from sacredwire.engine.procedures.contest import Contest, Roller, Verdict
from sacredwire.engine.procedures.deceive import Deceiving
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.walk import Walk
from sacredwire.errors import ContentError
from sacredwire.rules.hostiles.units import new_unit_model
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.state import EDGES, SEATS, Edge, Marker, Model, Place, Seat, other
from sacredwire.rules.wits import retries_wits
from sacredwire.rules.zones import Zone, spots

OPPOSITE: dict[Edge, Edge] = {"N": "S", "S": "N", "E": "W", "W": "E"}
GENERAL_TIERS = ("swarm", "normal", "elite")
ROOM = 100
"""Nobody deploys this near to a model outside his squad. Rule: R-91."""

At = Literal["markers", "roll-off", "rolled", "loot", "unit", "coworkers", "edge", "deploy", "advance", "done", "over"]


class Setting(Frame, frozen=True, gc=False, tag="setting"):
    """Set-up in the book's order. Rule: K.setup.

    Attributes:
        at: The step.
        queue: Things still to be placed in this step, in order.
        turn: Whose turn it is to place.
    """

    at: At = "markers"
    queue: tuple[str, ...] = ()
    turn: Seat = "blue"


def step(change: Change, frame: Setting, got: object) -> None:
    """Takes set-up one stage further. Rule: K.setup, R-91."""
    match frame.at:
        case "markers":
            _markers(change, frame, got)
        case "roll-off" | "rolled":
            _roll_off(change, frame, got)
        case "loot":
            _loot(change, frame, got)
        case "unit" | "coworkers":
            _coworkers(change, frame, got)
        case "edge":
            _edges(change, frame, got)
        case "deploy":
            _deploy(change, frame, got)
        case "advance":
            _advance(change, frame, got)
        case "done":
            change.say("set-up", "K.setup")
            change.set(replace(frame, at="over"))
            missions.of(change).deployed(change)
        case "over":
            change.pop()


def _markers(change: Change, frame: Setting, got: object) -> None:
    """The mission's markers lie there before anything else. Rule: K.markers, M."""
    placed = {marker.id for marker in change.markers}
    wanted = [marker for marker in missions.of(change).wanted(change) if marker.id not in placed]
    if not wanted:
        change.set(replace(frame, at="roll-off"))
        return
    first = wanted[0]
    if got is not None or first.zone is None:
        at = _place(got) if got is not None else _center(change)
        change.update(markers=(*change.markers, Marker(first.id, first.kind, at)))
        change.say("marker-placed" if got is not None else "objective-placed", "K.markers", thing=first.id)
        change.set(frame)
        return
    _ask_place(change, replace(frame, queue=(first.id,), turn=first.seat), first.id, first.zone)


def _center(change: Change) -> Place:
    """The center of the board, or the free point nearest to it. Rule: K.markers.

    Raises:
        ContentError: The whole board is solid.
    """
    half = change.terrain.size // 2
    point = nearest_free(change.terrain, (half, half, change.terrain.heights[-1]), 1)
    if point is None:
        raise ContentError("board-solid", board=change.position.board.id)
    return point


def _roll_off(change: Change, frame: Setting, got: object) -> None:
    """The Bosses roll Wits; the winner is the First Player. Rule: K.setup, R-91."""
    if frame.at == "roll-off":
        leaders = [_leader(change, seat) for seat in SEATS]
        sides = [Roller(m.id, m.wits, retry=retries_wits(change.rules, m)) for m in leaders]
        change.then(replace(frame, at="rolled"), Contest("roll-off", "K.setup", (sides[0], sides[1])))
        return
    assert isinstance(got, Verdict)
    first = SEATS[got.won]
    change.update(first=first)
    change.say("first-player", "K.setup", seat=first)
    row = layout(change.rules.edition.loot_layouts, change.position.rows.loot_layout)
    queue = tuple(f"loot-{number}" for number in range(1, row.markers + 1))
    change.set(replace(frame, at="loot", queue=queue, turn=other(first)))


def _leader(change: Change, seat: Seat) -> Model:
    """The Boss, failing him the highest Wits. Rule: R-91."""
    own = [model for model in change.models.values() if model.sheet.seat == seat]
    return max(own, key=lambda model: (model.sheet.boss, model.wits))


def layout(rows: tuple[Layout, ...], row: str) -> Layout:
    """The row of that id."""
    return next(candidate for candidate in rows if candidate.id == row)


def _ask_place(change: Change, frame: Setting, thing: str, zone: Zone) -> None:
    """The seat whose turn it is places a thing; with one spot there is nothing to ask."""
    holding, places = spots(change.rules, change, zone, thing)
    change.set(frame)
    if len(places) == 1 and holding.exact:
        change.result = places[0]
    elif places:
        change.push(Putting(frame.turn, thing, holding, places))
    else:
        change.say("no-room", "K.setup", who=thing)
        if thing in change.models:
            change.alter(thing, presence="removed")
        change.set(_placed(frame))


def _placed(frame: Setting) -> Setting:
    return replace(frame, queue=frame.queue[1:], turn=other(frame.turn))


def _loot(change: Change, frame: Setting, got: object) -> None:
    """Loot markers, the Second Player first. Rule: K.loot, R-95."""
    if got is not None:
        at = _place(got)
        change.update(markers=(*change.markers, Marker(frame.queue[0], "loot", at, placed_by=frame.turn)))
        change.say("loot-placed", "K.loot", thing=frame.queue[0], seat=frame.turn)
        frame = _placed(frame)
    if not frame.queue:
        change.then(replace(frame, at="unit", turn=change.position.first), Deceiving())
        return
    row = layout(change.rules.edition.loot_layouts, change.position.rows.loot_layout)
    _ask_place(change, frame, frame.queue[0], Zone(edges=row.edges, apart=row.apart))


def _place(got: object) -> Place:
    assert isinstance(got, tuple)
    return (got[0], got[1], got[2])


def _coworkers(change: Change, frame: Setting, got: object) -> None:
    """Coworkers come singly by turns, the First Player first, first group first. Rule: K.coworkers, R-89."""
    row = layout(change.rules.edition.coworker_setups, change.position.rows.coworker_setup)
    if frame.at == "unit":
        given = change.position.rows.coworker
        if got is None and not given:
            change.push(Throwing("", "unit", "K.coworkers", (2,)))
            return
        assert row.tier is not None
        low = 2 * GENERAL_TIERS.index(row.tier)
        face = given or low + (got[0] if isinstance(got, tuple) else 0)
        change.set(replace(frame, at="coworkers", queue=_new_coworkers(change, face)))
        return
    if got is not None:
        _stand(change, frame.queue[0], _place(got))
        frame = _placed(frame)
    if not frame.queue:
        change.set(replace(frame, at="edge", turn=change.position.first))
        return
    middle = change.terrain.size // 2
    zone = Zone(center=(middle, middle), within=row.distance, beyond=row.least, edges=row.edges, clear=-1)
    _ask_place(change, frame, frame.queue[0], zone)


def _new_coworkers(change: Change, face: int) -> tuple[str, ...]:
    """The unit's models, waiting to be placed. Rule: I.units."""
    faction = change.rules.edition.coworkers
    unit = faction.units[face - 1]
    names: list[str] = []
    for number, count in enumerate(unit.groups, start=1):
        for n in range(1, count + 1):
            model = new_unit_model(change.rules, unit, faction.id, f"c{number}", n)
            change.put(model)
            names.append(model.id)
    change.update(arrivals={**change.position.arrivals, "c": len(unit.groups)})
    return tuple(names)


def _stand(change: Change, who: str, at: Place) -> None:
    change.alter(who, presence="board", place=at)
    change.tell(Came(who, at, "set-up"))


def _edges(change: Change, frame: Setting, got: object) -> None:
    """The First Player picks an edge, the other gets the opposite one. Rule: K.setup, K.deployment."""
    first = change.position.first
    if got is None:
        change.ask(first, "edge", [Choose(first, edge) for edge in EDGES])
        return
    assert isinstance(got, Choose)
    edge = next(edge for edge in EDGES if edge == got.option)
    change.update(edges={first: edge, other(first): OPPOSITE[edge]})
    change.say("edge-chosen", "K.setup", seat=first, edge=edge)
    change.set(replace(frame, at="deploy", turn=other(first), queue=()))


def _deploy(change: Change, frame: Setting, got: object) -> None:
    """One model at a time, the Second Player first. Rule: K.setup, R-40, R-91."""
    if got is not None:
        if isinstance(got, Choose):
            frame = replace(frame, queue=(got.option,))
        else:
            _stand(change, frame.queue[0], _place(got))
            frame = replace(frame, queue=(), turn=other(frame.turn))
    waiting = {seat: _waiting(change, seat) for seat in SEATS}
    if not any(waiting.values()):
        change.set(replace(frame, at="advance", queue=_scouts(change), turn=other(change.position.first)))
        return
    if not waiting[frame.turn]:
        frame = replace(frame, turn=other(frame.turn))
    if not frame.queue:
        change.set(frame)
        change.ask(frame.turn, "deploy", [Choose(frame.turn, who) for who in waiting[frame.turn]])
        return
    zone = Zone(edge=change.position.edges[frame.turn], clear=ROOM)
    _ask_place(change, frame, frame.queue[0], zone)


def _waiting(change: Change, seat: Seat) -> list[str]:
    return [m.id for m in change.models.values() if m.sheet.seat == seat and m.presence == "reserve"]


def _scouts(change: Change) -> tuple[str, ...]:
    """Models with an advance, sides alternating from the Second Player. Rule: R-56."""
    second = other(change.position.first)
    by_seat = {
        seat: [m.id for m in change.models.values() if m.sheet.seat == seat and _distance(change, m.id)]
        for seat in SEATS
    }
    order: list[str] = []
    turn = second
    while any(by_seat.values()):
        if by_seat[turn]:
            order.append(by_seat[turn].pop(0))
        turn = other(turn)
    return tuple(order)


def _distance(change: Change, who: str) -> int:
    model = change.models[who]
    return sum(effect.distance for effect in change.rules.traits(model) if isinstance(effect, Advance))


def _advance(change: Change, frame: Setting, got: object) -> None:
    """An ordinary move of up to 3", on the board, optional. Rule: R-56."""
    if isinstance(got, Move):
        change.then(replace(frame, queue=frame.queue[1:]), Walk(got.who, (*got.via, got.to), "advance"))
        return
    if got is not None:
        frame = replace(frame, queue=frame.queue[1:])
    queue = tuple(who for who in frame.queue if change.models[who].on_board)
    if not queue:
        change.set(replace(frame, at="done"))
        return
    change.set(replace(frame, queue=queue))
    seat = change.models[queue[0]].sheet.seat
    assert seat is not None
    change.push(Advancing(seat, queue[0], _distance(change, queue[0])))
