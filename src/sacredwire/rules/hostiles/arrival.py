"""When hostiles come, which, and where they may stand."""

from collections.abc import Sequence

from sacredwire.content.schema import Faction, Layout, Timing, Unit, UnitTier
from sacredwire.rules.deployment import unused_edges
from sacredwire.rules.engagement import on_board
from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import Zone, is_too_near, nearest_places
from sacredwire.rules.space.distance import edge_gaps, nearest_edges
from sacredwire.rules.space.heading import along, heading
from sacredwire.rules.state import EDGES, Edge, Place, Position, Table
from sacredwire.rules.zones import laid_out

ROOM = 101
"""Who arrives stands this far from everybody else, hundredths: not within 1". From those who come with it 1" is enough.

Rule: R-87, R-146.
"""

TOUCHES_EDGE = ("unused-edge", "last-action-edge", "aggressor-edge")
"""Spawn places whose models touch an edge; the others gather round a point. Rule: R-87."""


def due(timing: Timing, number: int, delayed: int) -> tuple[UnitTier, ...]:
    """The tiers that arrive in a round; the first arrival may be late.

    Rule: K.timing, K.tactical-advantages, R-147.
    """
    return tuple(
        tier
        for index, spawn in enumerate(timing.spawns)
        if spawn.round + (0 if index else delayed) == number
        for tier in spawn.tiers
    )


def units_of(faction: Faction, tier: UnitTier) -> tuple[Unit, ...]:
    """The units of a tier in the order of the table. Rule: I.tiers."""
    return tuple(unit for unit in faction.units if unit.tier == tier)


def edges_for(place: str, position: Position, size: int) -> tuple[Edge, ...]:
    """The edges that hostiles may come over, by the row of the spawn places. Rule: K.spawn, R-87, R-229."""
    models = [model for model in position.models.values() if model.place is not None]
    match place:
        case "unused-edge":
            return unused_edges(position)
        case "last-action-edge":
            return _near(position.last_search, size) if position.last_search else EDGES
        case _:
            seat = position.aggressor
            gaps = [edge_gaps(m.place, m.sheet.radius, size) for m in models if m.place and m.sheet.seat == seat]
            least = min((min(row) for row in gaps), default=None)
            if least is None:
                return EDGES
            return tuple(edge for at, edge in enumerate(EDGES) if any(row[at] == least for row in gaps))


def _near(place: Place, size: int) -> tuple[Edge, ...]:
    names = nearest_edges(place, size)
    return tuple(edge for edge in EDGES if edge in names)


def middle_of_edge(edge: Edge, radius: int, size: int) -> tuple[Place, Zone]:
    """The middle of an edge, and where a base that touches it has its centre. Rule: R-87."""
    half, line = size // 2, size - radius if edge in ("N", "E") else radius
    if edge in ("N", "S"):
        return (half, line, 0), (0, size, line, line)
    return (line, half, 0), (line, line, 0, size)


def point_from_center(row: Layout, degrees: int, size: int) -> Place:
    """The point of a row: the center, or so far from it in a direction. Rule: K.spawn, R-50."""
    half = size // 2
    x, y = along(half, half, heading(degrees), row.distance) if row.distance else (half, half)
    return (x, y, 0)


def free_places(
    rules: Ruleset, table: Table, radius: int, middle: Place, zone: Zone | None, mates: Sequence[str] = ()
) -> tuple[Place, ...]:
    """The free place nearest to the middle, or all equally near; none in the zone: the nearest anywhere.

    ``mates`` came with it: an inch from them is far enough, within an inch of anybody else is not. Rule: R-87, R-146.
    """
    for where in dict.fromkeys((zone, None)):
        found = _nearest(rules, table, radius, middle, where, mates)
        if found:
            return found
    return ()


def _nearest(
    rules: Ruleset, table: Table, radius: int, middle: Place, zone: Zone | None, mates: Sequence[str]
) -> tuple[Place, ...]:
    """An inch from those who come with it and from the mission's markers, more from everybody else. Rule: R-228."""
    terrain = rules.terrain(table.board)
    others = [body(model) for model in on_board(table)]
    spared = [(*place, 0) for place in laid_out(table)]
    if mates or spared:
        strangers = [body(model) for model in on_board(table) if model.id not in mates]
        close = nearest_places(terrain, middle, radius, others + spared, apart=ROOM - 1, zone=zone)
        kept = tuple(at for at in close if not any(is_too_near(at, radius, one, ROOM) for one in strangers))
        if kept:
            return kept
    return nearest_places(terrain, middle, radius, others + spared, apart=ROOM, zone=zone)
