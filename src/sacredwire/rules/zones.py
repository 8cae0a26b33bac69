"""Zones of set-up: where a model, a marker or a piece of terrain may be placed."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import gcd

import msgspec
from msgspec.structs import replace

from sacredwire.content.boards import Piece
from sacredwire.rules.kit import fits_piece, shifted
from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.shapes import Along, Shape, gap_to, holds, middle_of
from sacredwire.rules.space.area import can_stand, nearest_places
from sacredwire.rules.space.crowd import Aloof, Places, first_free, standable
from sacredwire.rules.space.distance import edge_gap, within
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import Model, Place, Table

LATTICE = 50
"""Spots are proposed on a half-inch lattice; people may place anywhere the zone allows."""
FINE = 10
"""The lattice that is looked through before a zone counts as full."""
SPOTS = 48
"""At most this many spots are proposed, spread evenly over the zone."""
BERTH = 100
"""Loot, Coworkers and hostiles that come later are no nearer than this to the mission's markers. Rule: R-228."""


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A zone in plan; every limit that is given must hold.

    Attributes:
        shapes: It lies in one of these; none: anywhere on the board.
        edges: Least distance from every edge, base to edge (R-66).
        apart: Least distance from markers whose ids differ in the last part only.
        clear: Models of another side must be farther than this; -1: none.
        nearer: No farther from one of these than from any of ``farther``.
        farther: The same, seen from the other side.
        piece: For terrain: the piece, its footprint round nought.
        exact: No limit holds: only the proposed spots are legal (nothing else had room).
    """

    shapes: tuple[Shape, ...] = ()
    edges: int = 0
    apart: int = 0
    clear: int = -1
    nearer: tuple[Shape, ...] = ()
    farther: tuple[Shape, ...] = ()
    piece: Piece | None = None
    exact: bool = False


def allows(rules: Ruleset, table: Table, zone: Zone, thing: str, at: Place) -> bool:
    """Whether a thing may be placed there. Rule: K.setup, R-40, R-66, R-91."""
    terrain = rules.terrain(table.board)
    if zone.piece is not None:
        return at[2] == 0 and fits_piece(table, shifted(zone.piece, at[0], at[1]), terrain.size)
    model = table.models.get(thing)
    radius = model.sheet.radius if model else 0
    if not (radius <= at[0] <= terrain.size - radius and radius <= at[1] <= terrain.size - radius):
        return False
    if not _fits_plan(terrain, zone, at, radius) or not terrain.has_surface(*at):
        return False
    if any(within(at, radius, place, 0, BERTH - 1) for place in berths(table, thing)):
        return False
    if model is None:
        return _apart_from_markers(table, zone, thing, at) and can_stand(terrain, at, 1)
    others = _others(table, thing)
    for other in others if zone.clear >= 0 else ():
        if other.sheet.side != model.sheet.side and within(at, radius, body(other)[:3], other.sheet.radius, zone.clear):
            return False
    return can_stand(terrain, at, radius, [body(other) for other in others])


def berths(table: Table, thing: str) -> list[Place]:
    """Where mission markers lie from which a thing keeps away: loot, Coworkers and hostiles do. Rule: R-228."""
    model = table.models.get(thing)
    comes_later = model.sheet.seat is None if model else _kind(thing) == "loot"
    return laid_out(table) if comes_later else []


def laid_out(table: Table) -> list[Place]:
    """Where the mission's markers lie; those carried lie nowhere. Rule: K.markers."""
    return [marker.place for marker in table.markers if marker.kind == "objective" and marker.place is not None]


def _others(table: Table, thing: str) -> list[Model]:
    return [other for other in table.models.values() if other.place is not None and other.id != thing]


def _fits_plan(terrain: Terrain, zone: Zone, at: Place, radius: int) -> bool:
    size = terrain.size
    if zone.shapes and not any(holds(shape, at, radius, size) for shape in zone.shapes):
        return False
    if zone.edges and edge_gap(at, radius, size) < zone.edges:
        return False
    if zone.nearer:
        mine, theirs = (min(gap_to(shape, at, size) for shape in row) for row in (zone.nearer, zone.farther))
        return mine <= theirs
    return True


def _kind(thing: str) -> str:
    return thing.rpartition("-")[0]


def _apart_from_markers(table: Table, zone: Zone, thing: str, at: Place) -> bool:
    return not any(within(place, 0, at, 0, zone.apart - 1) for place in _alike(table, zone, thing))


def _alike(table: Table, zone: Zone, thing: str) -> list[Place]:
    """Where markers lie that a marker must keep apart from."""
    markers = table.markers if zone.apart else ()
    return [one.place for one in markers if one.place is not None and _kind(one.id) == _kind(thing)]


def spots(rules: Ruleset, table: Table, zone: Zone, thing: str) -> tuple[Zone, tuple[Place, ...]]:
    """Legal places spread over a zone; with none, the nearest free place, and the zone that then holds.

    Rule: K.markers, R-91, R-169.
    """
    terrain = rules.terrain(table.board)
    if zone.piece is not None:
        return zone, _piece_spots(table, zone.piece, terrain.size)
    model = table.models.get(thing)
    radius = model.sheet.radius if model else 0
    others = _others(table, thing)
    bodies = [body(other) for other in others] if model else []
    plan, aloof = replace(zone, apart=0, clear=-1), _aloof(table, zone, thing, others)
    for step in (LATTICE, FINE):
        found = first_free(_candidates(terrain, plan, radius, step), radius, bodies, aloof, SPOTS)
        if found:
            return zone, tuple(sorted(found))
    solid = [body(other) for other in others] + [(*place, BERTH) for place in berths(table, thing)]
    nearest = _nearest(terrain, zone, max(1, radius), solid)
    if nearest and allows(rules, table, zone, thing, nearest[0]):
        return zone, nearest
    return Zone(exact=True), nearest


def _aloof(table: Table, zone: Zone, thing: str, others: Sequence[Model]) -> list[Aloof]:
    """What it must keep away from: models of another side, markers of its kind, the mission's markers.

    Rule: R-91, R-228, K.loot.
    """
    model = table.models.get(thing)
    aloof: list[Aloof] = [(*place, 0, BERTH - 1) for place in berths(table, thing)]
    if model is not None:
        side = model.sheet.side
        return aloof + [(*body(other), zone.clear) for other in others if zone.clear >= 0 and other.sheet.side != side]
    return aloof + [(*place, 0, zone.apart - 1) for place in _alike(table, zone, thing)]


def _nearest(
    terrain: Terrain, zone: Zone, radius: int, others: Sequence[tuple[int, int, int, int]]
) -> tuple[Place, ...]:
    """The free place nearest to the middle of one of the zone's shapes; clear of everybody, if there is such a one."""
    top = terrain.heights[-1]
    middles = [middle_of(shape, terrain.size) for shape in zone.shapes] or [(terrain.size // 2, terrain.size // 2)]
    for apart in dict.fromkeys((zone.clear + 1, 0)):
        places = [
            ((at[0] - x) ** 2 + (at[1] - y) ** 2, at)
            for x, y in middles
            for at in nearest_places(terrain, (x, y, top), radius, others, apart=apart)[:1]
        ]
        if places:
            return (min(places)[1],)
    return ()


def _piece_spots(table: Table, piece: Piece, size: int) -> tuple[Place, ...]:
    """Where a piece of terrain may stand, on the half-inch lattice. Rule: R-92."""
    lines = range(LATTICE, size, LATTICE)
    places = _spread([(x, y, 0) for x in lines for y in lines])
    return tuple(sorted(_first(places, lambda at: fits_piece(table, shifted(piece, at[0], at[1]), size))))


def _first(places: Sequence[Place], fits: Callable[[Place], bool]) -> list[Place]:
    found: list[Place] = []
    for at in places:
        if len(found) == SPOTS:
            break
        if fits(at):
            found.append(at)
    return found


@lru_cache(maxsize=64)
def _candidates(terrain: Terrain, plan: Zone, radius: int, step: int) -> Places:
    """Places of the lattice (or along the edge) where the zone and the terrain let a base stand when nobody is about.

    They come in an order that is spread from the start, the same for every match on the board.
    """
    columns = _columns(terrain.size, plan.shapes, radius, step)
    places = [(x, y, 0) for x, y in columns]
    for solid in terrain.solids:
        if solid.walkable:
            x0, x1, y0, y1 = solid.box
            inside = ((x, y) for x, y in columns if x0 <= x <= x1 and y0 <= y <= y1)
            places += [(x, y, solid.top) for x, y in inside if solid.carries(x, y)]
    near, far = radius, terrain.size - radius
    fit = [
        at
        for at in _spread(sorted(set(places)))
        if near <= at[0] <= far and near <= at[1] <= far and _fits_plan(terrain, plan, at, radius)
    ]
    return standable(terrain, fit, max(1, radius))


def _spread(places: Sequence[Place]) -> tuple[Place, ...]:
    """The places in steps of about the golden section of their number, each once."""
    count = len(places)
    step = max(1, count * 618 // 1000)
    while gcd(step, count) != 1:
        step += 1
    return tuple(places[step * n % count] for n in range(count))


def _columns(size: int, shapes: tuple[Shape, ...], radius: int, step: int) -> list[tuple[int, int]]:
    """Where the lattice has columns: along edges that are touched, else all over the board."""
    lines, found = range(step, size, step), set[tuple[int, int]]()
    for shape in shapes or (None,):
        if isinstance(shape, Along) and not shape.reach:
            found.update(_along(size, shape, radius, step))
        else:
            found.update((x, y) for x in lines for y in lines)
    return sorted(found)


def _along(size: int, shape: Along, radius: int, step: int) -> list[tuple[int, int]]:
    near, far = radius, size - radius
    along = range(near, far + 1, step // 2)
    line = far if shape.edge in ("N", "E") else near
    return [(line, at) if shape.edge in ("E", "W") else (at, line) for at in along]
