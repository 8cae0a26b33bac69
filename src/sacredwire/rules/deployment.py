"""Where each squad deploys: who picks which edge or corner, what the other gets, whose edges are whose."""

from collections.abc import Mapping

from sacredwire.content.schema import Layout
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.shapes import Along, Circle, Outline, Rectangle, Shape, holds, outline
from sacredwire.rules.state import CORNERS, EDGES, SEATS, Corner, Edge, Ground, Position, Seat, other
from sacredwire.rules.zones import Zone

Zones = Mapping[str, tuple[Ground, ...]]

OPPOSITE: Mapping[Ground, Ground] = {
    "N": "S", "S": "N", "E": "W", "W": "E", "NE": "SW", "SW": "NE", "SE": "NW", "NW": "SE", "center": "center",
}  # fmt: skip
ROOM = 100
"""Nobody deploys this near to a model outside his squad. Rule: R-91."""
BAND = "edge-band"
"""The finales' row: a strip along an edge instead of the edge itself. Rule: R-96."""
FLANKED, SPLIT, CENTER, CROSSFIRE = "flanked", "split", "center", "crossfire"


def row_of(rules: Ruleset, position: Position) -> Layout:
    """The deployment's row."""
    return next(row for row in rules.edition.deployments if row.id == position.rows.deployment)


def edges_of(ground: Ground) -> tuple[Edge, ...]:
    """The edges a ground lies at: an edge itself, a corner both its edges, the center none."""
    return () if ground == "center" else tuple(edge for edge in EDGES if edge in ground)


def picker(position: Position) -> Seat:
    """Who picks first: the Defender by his advantage, the Aggressor in Center and Crossfire, else the First Player.

    Rule: K.setup, K.setup-advantages, R-91, R-161.
    """
    if "choose-edge" in position.rows.setup_advantages:
        return other(position.aggressor)
    return position.aggressor if position.rows.deployment in (CENTER, CROSSFIRE) else position.first


def next_pick(position: Position) -> tuple[Seat, tuple[Ground, ...]] | None:
    """Who has to pick now, and from what; None when both squads have their zones. Rule: K.deployment, R-91."""
    row, zones, first = position.rows.deployment, position.zones, picker(position)
    taken = [ground for grounds in zones.values() for ground in grounds]
    if row == CROSSFIRE:
        free = tuple(corner for corner in CORNERS if corner not in taken)
        return (first if len(taken) % 2 == 0 else other(first), free) if free else None
    if not taken:
        return first, CORNERS if row in ("corners", SPLIT) else EDGES
    if row == FLANKED and len(taken) == 1:
        return first, tuple(corner for corner in CORNERS if taken[0] in corner)
    return None


def picked(position: Position, ground: Ground) -> Zones:
    """The zones after the next pick. Rule: K.deployment, R-91, R-161."""
    asked = next_pick(position)
    assert asked is not None, "nothing is left to be picked"
    seat, zones = asked[0], position.zones
    match position.rows.deployment:
        case "crossfire":
            return {**zones, seat: (*zones.get(seat, ()), ground)}
        case "flanked" if ground in EDGES:
            return {seat: (ground,)}
        case "flanked":
            (edge,) = zones[seat]
            return {seat: (ground,), other(seat): tuple(c for c in CORNERS if edge in c and c != ground)}
        case "split":
            corner = ground if seat == position.aggressor else OPPOSITE[ground]
            return {position.aggressor: edges_of(corner), other(position.aggressor): (OPPOSITE[corner],)}
        case "center":
            return {position.aggressor: (ground,), other(position.aggressor): ("center",)}
        case _:
            return {seat: (ground,), other(seat): (OPPOSITE[ground],)}


def shapes_of(rules: Ruleset, position: Position, seat: Seat) -> tuple[Shape, ...]:
    """What a seat deploys in. Rule: K.deployment, R-40, R-96."""
    row = row_of(rules, position)
    size = rules.terrain(position.board).size
    return tuple(_shape(row, ground, size) for ground in position.zones.get(seat, ()))


def _shape(row: Layout, ground: Ground, size: int) -> Shape:
    if ground == "center":
        return Circle((size // 2, size // 2, 0), row.distance)
    for edge in EDGES:
        if ground == edge:
            return Along(edge, row.distance if row.id == BAND else 0)
    west = size - row.distance if "E" in ground else 0
    south = size - row.distance if "N" in ground else 0
    return Rectangle(west, south, west + row.distance, south + row.distance)


def zone_of(rules: Ruleset, position: Position, seat: Seat) -> Zone:
    """Where the seat's models may be deployed. Rule: K.deployment, R-40, R-91."""
    return Zone(shapes=shapes_of(rules, position, seat), clear=ROOM)


def still_empty(rules: Ruleset, position: Position, seat: Seat, mover: str) -> tuple[Shape, ...]:
    """The edges of a Split squad at which none of its models stands, the mover left aside. Rule: R-91, R-168."""
    if position.rows.deployment != SPLIT or seat != position.aggressor:
        return ()
    size = rules.terrain(position.board).size
    own = [m for m in position.models.values() if m.sheet.seat == seat and m.place is not None and m.id != mover]
    return tuple(
        shape
        for shape in shapes_of(rules, position, seat)
        if not any(holds(shape, m.place, m.sheet.radius, size) for m in own if m.place is not None)
    )


def half_of(rules: Ruleset, position: Position, seat: Seat, edges: int = 0) -> Zone:
    """The half of the board nearer to a seat's zone than to the other's, so far from every edge. Rule: M8, R-98."""
    near, far = shapes_of(rules, position, seat), shapes_of(rules, position, other(seat))
    return Zone(nearer=near, farther=far, edges=edges)


def touched_edges(position: Position, seat: Seat) -> tuple[Edge, ...]:
    """The edges that a seat's zone touches; a corner touches two, the center none. Rule: R-98."""
    grounds = position.zones.get(seat, ())
    return tuple(edge for edge in EDGES if any(edge in edges_of(ground) for ground in grounds))


def own_edges(position: Position, seat: Seat) -> tuple[Edge, ...]:
    """The edges that count as a seat's own when a thing is carried or escorted off.

    A corner owns both its edges. Who deployed in the center owns the edge nearest to the model that leaves: the one it
    leaves over.

    Rule: R-98, R-162.
    """
    return EDGES if "center" in position.zones.get(seat, ()) else touched_edges(position, seat)


def enemy_edges(position: Position, seat: Seat) -> tuple[Edge, ...]:
    """The edges of the enemy's zone; of one who deployed in the center, the one opposite to one's own.

    Rule: M6.2, R-98.
    """
    edges = touched_edges(position, other(seat))
    return edges or tuple(edge for own in touched_edges(position, seat) for edge in edges_of(OPPOSITE[own]))


def exit_edges(position: Position, seat: Seat) -> tuple[Edge, ...]:
    """The enemy's edges that touch no zone of one's own: over these one exits anywhere. Rule: M6.2, R-98."""
    return tuple(edge for edge in enemy_edges(position, seat) if edge not in touched_edges(position, seat))


def used_edges(position: Position) -> tuple[Edge, ...]:
    """The edges along which a squad deploys: of corners only Flanked uses the one edge both lie at. Rule: R-87."""
    used = {ground for seat in SEATS for ground in position.zones.get(seat, ()) if ground in EDGES}
    if position.rows.deployment == FLANKED:
        used |= set(touched_edges(position, "blue")) & set(touched_edges(position, "amber"))
    return tuple(edge for edge in EDGES if edge in used)


def unused_edges(position: Position) -> tuple[Edge, ...]:
    """The edges along which no squad deploys; with none such, all four. Rule: R-87."""
    used = used_edges(position)
    return tuple(edge for edge in EDGES if edge not in used) or EDGES


def outlines(rules: Ruleset, position: Position, seat: Seat) -> tuple[Outline, ...]:
    """A seat's zones as polygons for a map, hundredths of an inch. Rule: K.deployment, R-40."""
    size, base = rules.terrain(position.board).size, 2 * rules.numbers.base_radius
    return tuple(outline(shape, size, base) for shape in shapes_of(rules, position, seat))


def center_line(position: Position, number: int, size: int) -> tuple[tuple[int, int], ...]:
    """So many points spaced evenly along the center line, as far from one squad as from the other.

    It runs parallel to the edges that squads deploy along; between corners it is the diagonal that joins the two free
    ones, and from West to East where corners give no line.

    Rule: K.loot, R-91, R-163.
    """
    steps = [size * step // (number + 1) for step in range(1, number + 1)]
    half = size // 2
    match _line(position):
        case "vertical":
            return tuple((half, at) for at in steps)
        case "rising":
            return tuple((at, at) for at in steps)
        case "falling":
            return tuple((at, size - at) for at in steps)
        case _:
            return tuple((at, half) for at in steps)


def _line(position: Position) -> str:
    """Which way the center line runs."""
    corners: list[Corner] = [c for c in CORNERS if any(c in position.zones.get(seat, ()) for seat in SEATS)]
    used = used_edges(position)
    if len(corners) == 4:
        first = position.zones[position.aggressor]
        return "vertical" if {first[0][1], first[1][1]} in ({"E"}, {"W"}) else "horizontal"
    if corners and position.rows.deployment != FLANKED:
        return "rising" if corners[0] in ("SE", "NW") else "falling"
    return "vertical" if "E" in used or "W" in used else "horizontal"
