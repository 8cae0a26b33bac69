"""The mission's markers, the Bosses' roll-off, and the advantages that are settled before anything else."""

from functools import lru_cache

from msgspec.structs import replace

from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.inputs import Choose
from sacredwire.engine.procedures.contest import Contest, Roller, Verdict
from sacredwire.engine.procedures.setup.setting import (
    Setting,
    ask_place,
    defender,
    forward,
    has_advantage,
    layout,
    place_of,
)
from sacredwire.errors import ContentError
from sacredwire.rules.deployment import ROOM
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import SEATS, Condition, Marker, Model, Place, Seat
from sacredwire.rules.wits import retries_wits

BOSS, LATE, SPAWN = "boss-defense", "late-hostiles", "spawn-place"


def start(change: Change, frame: Setting, got: object) -> None:
    """There must be room on the board for something. Rule: K.markers, R-222."""
    del got
    _center(change)
    _room(change)
    forward(change, frame)


def markers(change: Change, frame: Setting, got: object) -> None:
    """The mission's markers lie there before anything else. Rule: K.markers, M."""
    there = {marker.id for marker in change.markers}
    wanted = missions.of(change).wanted(change)
    first = next((marker for marker in wanted if marker.id not in there), None)
    if first is None:
        forward(change, frame)
    elif first.zone is None:
        x, y, z = place = _center(change)
        change.update(markers=(*change.markers, Marker(first.id, first.kind, place)))
        change.say("objective-placed", "K.markers", thing=first.id, x=x, y=y, z=z)
    elif got is not None:
        x, y, z = place = place_of(got)
        change.update(markers=(*change.markers, Marker(first.id, first.kind, place, placed_by=first.seat)))
        several = sum(first.seat == one.seat for one in wanted)
        change.say("marker-placed", "K.markers", thing=first.id, seat=first.seat, count=several, x=x, y=y, z=z)
    else:
        ask_place(change, replace(frame, part="place", turn=first.seat), first.id, first.zone)


def _center(change: Change) -> Place:
    """The center of the board, or the free point nearest to it. Rule: K.markers.

    Raises:
        ContentError: The whole board is solid.
    """
    point = _nearest_to_center(change.terrain)
    if point is None:
        raise ContentError("board-solid", board=change.position.board.id)
    return point


def _room(change: Change) -> None:
    """A model of each squad must find room. Rule: R-222.

    Raises:
        ContentError: They do not, more than an inch apart.
    """
    room = _room_for(change.terrain, tuple(_leader(change, seat).sheet.radius for seat in SEATS))
    if room < len(SEATS):
        raise ContentError("board-no-room", board=change.position.board.id, room=room, expected=len(SEATS))


@lru_cache(maxsize=64)
def _nearest_to_center(terrain: Terrain) -> Place | None:
    """The free point nearest to the center, the same for every match on the board."""
    half = terrain.size // 2
    return nearest_free(terrain, (half, half, terrain.heights[-1]), 1)


@lru_cache(maxsize=64)
def _room_for(terrain: Terrain, radii: tuple[int, ...]) -> int:
    """How many of these bases find room more than an inch apart, the same for every match on the board."""
    half = terrain.size // 2
    standing: list[tuple[int, int, int, int]] = []
    for radius in radii:
        at = nearest_free(terrain, (half, half, terrain.heights[-1]), radius, standing, apart=ROOM + 1)
        if at is None:
            break
        standing.append((*at, radius))
    return len(standing)


def roll_off(change: Change, frame: Setting, got: object) -> None:
    """The Bosses roll Wits; the winner is the First Player. Rule: K.setup, R-91."""
    if not isinstance(got, Verdict):
        leaders = [_leader(change, seat) for seat in SEATS]
        sides = [Roller(m.id, m.wits, retry=retries_wits(change.rules, m)) for m in leaders]
        change.push(Contest("roll-off", "K.setup", (sides[0], sides[1])))
        return
    first = SEATS[got.won]
    change.update(first=first)
    change.say("first-player", "K.setup", seat=first)
    forward(change, frame)


def _leader(change: Change, seat: Seat) -> Model:
    """The Boss, failing him the highest Wits. Rule: R-91."""
    own = [model for model in change.models.values() if model.sheet.seat == seat]
    return max(own, key=lambda model: (model.sheet.boss, model.wits))


def advantages(change: Change, frame: Setting, got: object) -> None:
    """What needs no board: the Boss's Defense, hostiles that come late, where they come. Rule: K.gap, R-92."""
    rows, edition = change.position.rows, change.rules.edition
    if isinstance(got, Choose):
        change.update(rows=replace(rows, spawn_place=got.option))
        change.say("spawn-place-chosen", "K.setup-advantages", seat=got.seat, spawn=got.option)
        forward(change, frame)
        return
    if has_advantage(change, BOSS):
        _protect(change, layout(edition.tactical_advantages, BOSS).amount)
    if has_advantage(change, LATE):
        change.update(delayed=layout(edition.tactical_advantages, LATE).round)
    if has_advantage(change, SPAWN):
        seat = defender(change)
        change.ask(seat, "spawn-place", [Choose(seat, row.id) for row in edition.spawn_places if row.roll])
    else:
        forward(change, frame)


def _protect(change: Change, tiers: int) -> None:
    """The Defender's Boss has better Defense in this mission. Rule: K.tactical-advantages, R-92."""
    seat = defender(change)
    for model in change.models.values():
        if model.sheet.seat == seat and model.sheet.boss:
            change.afflict(model.id, Condition("tiers", tiers, on=("defense",), until="game"), BOSS)
