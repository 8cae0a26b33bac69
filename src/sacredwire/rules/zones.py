"""Zones of set-up: where a model or a marker may be placed."""

from collections.abc import Sequence
from functools import lru_cache
from math import gcd

import msgspec

from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import can_stand, nearest_places
from sacredwire.rules.space.crowd import Aloof, Places, first_free, standable
from sacredwire.rules.space.distance import edge_gap, edge_gaps, within
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import EDGES, Edge, Model, Place, Table

LATTICE = 50
"""Spots are proposed on a half-inch lattice; people may place anywhere the zone allows."""
SPOTS = 48
"""At most this many spots are proposed, spread evenly over the zone."""


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A zone in plan; every limit that is given must hold.

    Attributes:
        edge: The base touches this edge (R-40).
        edges: Least distance from every edge, base to edge (R-66).
        center: The point the next two are measured from, base to point in plan.
        within: Greatest distance from the center; -1: none.
        beyond: Least distance from the center.
        apart: Least distance from markers of the same kind.
        clear: Models of another side must be farther than this; -1: none.
        exact: No limit holds: only the proposed spots are legal (nothing else had room).
    """

    edge: Edge | None = None
    edges: int = 0
    center: tuple[int, int] | None = None
    within: int = -1
    beyond: int = 0
    apart: int = 0
    clear: int = -1
    exact: bool = False


def allows(rules: Ruleset, table: Table, zone: Zone, thing: str, at: Place) -> bool:
    """Whether a thing may be placed there. Rule: K.setup, R-40, R-66, R-91."""
    model = table.models.get(thing)
    terrain = rules.terrain(table.board)
    radius = model.sheet.radius if model else 0
    if not (radius <= at[0] <= terrain.size - radius and radius <= at[1] <= terrain.size - radius):
        return False
    if not _fits_plan(terrain, zone, at, radius) or not terrain.has_surface(*at):
        return False
    if model is None:
        return _apart_from_markers(table, zone, thing, at) and can_stand(terrain, at, 1)
    others = [other for other in table.models.values() if other.place is not None and other.id != thing]
    for other in others if zone.clear >= 0 else ():
        if other.sheet.side != model.sheet.side and within(at, radius, body(other)[:3], other.sheet.radius, zone.clear):
            return False
    return can_stand(terrain, at, radius, [body(other) for other in others])


def _fits_plan(terrain: Terrain, zone: Zone, at: Place, radius: int) -> bool:
    if zone.edge is not None and edge_gaps(at, radius, terrain.size)[EDGES.index(zone.edge)] > 0:
        return False
    if zone.edges and edge_gap(at, radius, terrain.size) < zone.edges:
        return False
    if zone.center is not None:
        flat, point = (at[0], at[1], 0), (*zone.center, 0)
        if zone.within >= 0 and not within(flat, radius, point, 0, zone.within):
            return False
        if zone.beyond and within(flat, radius, point, 0, zone.beyond - 1):
            return False
    return True


def _apart_from_markers(table: Table, zone: Zone, thing: str, at: Place) -> bool:
    kind = thing.rpartition("-")[0]
    return not zone.apart or not any(
        marker.place is not None and marker.kind == kind and within(marker.place, 0, at, 0, zone.apart - 1)
        for marker in table.markers
    )


def spots(rules: Ruleset, table: Table, zone: Zone, thing: str) -> tuple[Zone, tuple[Place, ...]]:
    """Legal places spread over a zone; with none, the nearest free place, and the zone that then holds.

    Rule: K.markers ("as near as possible"), R-91.
    """
    terrain = rules.terrain(table.board)
    model = table.models.get(thing)
    radius = model.sheet.radius if model else 0
    others = [other for other in table.models.values() if other.place is not None and other.id != thing]
    plan = msgspec.structs.replace(zone, apart=0, clear=-1)
    found = first_free(
        _candidates(terrain, plan, radius),
        radius,
        [body(other) for other in others] if model else [],
        _aloof(table, zone, thing, others),
        SPOTS,
    )
    if found:
        return zone, tuple(sorted(found))
    middle = (*_anchor(terrain, zone), terrain.heights[-1] if terrain.heights else 0)
    nearest = nearest_places(terrain, middle, max(1, radius), [body(other) for other in others])
    return Zone(exact=True), nearest[:1]


def _aloof(table: Table, zone: Zone, thing: str, others: Sequence[Model]) -> list[Aloof]:
    """What it must keep away from in the zone: models of another side, markers of its kind. Rule: R-91, K.loot."""
    model = table.models.get(thing)
    if model is not None:
        side = model.sheet.side
        return [(*body(other), zone.clear) for other in others if zone.clear >= 0 and other.sheet.side != side]
    kind = thing.rpartition("-")[0]
    return [
        (*marker.place, 0, zone.apart - 1)
        for marker in table.markers
        if zone.apart and marker.place is not None and marker.kind == kind
    ]


def _anchor(terrain: Terrain, zone: Zone) -> tuple[int, int]:
    """The middle of a zone."""
    half = terrain.size // 2
    if zone.edge is not None:
        return {"N": (half, terrain.size), "E": (terrain.size, half), "S": (half, 0), "W": (0, half)}[zone.edge]
    return zone.center or (half, half)


@lru_cache(maxsize=64)
def _candidates(terrain: Terrain, plan: Zone, radius: int) -> Places:
    """Places of the lattice (or along the edge) where the zone and the terrain let a base stand when nobody is about.

    They come in an order that is spread from the start, the same for every match on the board.
    """
    columns = _columns(terrain.size, plan.edge, radius)
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


def _columns(size: int, edge: Edge | None, radius: int) -> list[tuple[int, int]]:
    near, far = radius, size - radius
    along = range(near, far + 1, LATTICE // 2)
    match edge:
        case None:
            lines = range(LATTICE, size, LATTICE)
            return [(x, y) for x in lines for y in lines]
        case "N" | "S":
            return [(x, far if edge == "N" else near) for x in along]
        case "E" | "W":
            return [(far if edge == "E" else near, y) for y in along]
