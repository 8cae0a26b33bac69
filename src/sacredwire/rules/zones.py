"""Zones of set-up: where a model or a marker may be placed."""

from collections.abc import Sequence
from math import gcd

import msgspec

from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import can_stand, nearest_places
from sacredwire.rules.space.distance import edge_gap, edge_gaps, within
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import EDGES, Edge, Place, Table

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
    if zone.clear >= 0:
        for other in others:
            assert other.place is not None
            far = not within(at, radius, other.place, other.sheet.radius, zone.clear)
            if other.sheet.side != model.sheet.side and not far:
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
    found: list[Place] = []
    for at in _candidates(rules, table, zone.edge, radius):
        if allows(rules, table, zone, thing, at):
            found.append(at)
            if len(found) == SPOTS:
                break
    if found:
        return zone, tuple(sorted(found))
    middle = (*_anchor(terrain, zone), terrain.heights[-1] if terrain.heights else 0)
    others = [body(other) for other in table.models.values() if other.place is not None]
    nearest = nearest_places(terrain, middle, max(1, radius), others)
    return Zone(exact=True), nearest[:1]


def _anchor(terrain: Terrain, zone: Zone) -> tuple[int, int]:
    """The middle of a zone."""
    half = terrain.size // 2
    if zone.edge is not None:
        return {"N": (half, terrain.size), "E": (terrain.size, half), "S": (half, 0), "W": (0, half)}[zone.edge]
    return zone.center or (half, half)


def _candidates(rules: Ruleset, table: Table, edge: Edge | None, radius: int) -> tuple[Place, ...]:
    """Places of the lattice (or along the edge) on every surface there, in an order that is spread from the start.

    The order is the same for every match on the board; it is worked out once a board.
    """
    key = (id(table.board), edge, radius)
    known = rules.proposed.get(key)
    if known is None:
        terrain = rules.terrain(table.board)
        columns = _columns(terrain.size, edge, radius)
        places = [(x, y, 0) for x, y in columns]
        for solid in terrain.solids:
            if solid.walkable:
                x0, x1, y0, y1 = solid.box
                inside = ((x, y) for x, y in columns if x0 <= x <= x1 and y0 <= y <= y1)
                places += [(x, y, solid.top) for x, y in inside if solid.carries(x, y)]
        known = rules.proposed[key] = _spread(sorted(set(places)))
    return known


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
