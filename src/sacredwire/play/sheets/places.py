"""Where a mission puts squads, loot, Coworkers and hostiles, as shapes of its map.

Edges and corners are picked at the table; the map shows the case of an Aggressor in the south.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from sacredwire.content.boards import BOARD_SIZE, Board, Point
from sacredwire.content.schema import Layout
from sacredwire.content.text import Text
from sacredwire.play.drawing.overlay import (
    AMBER,
    BLUE,
    BOX,
    COWORKERS,
    HOSTILES,
    LOOT,
    MIDDLE,
    Drawn,
    Style,
    arrow,
    inset,
    name,
    ring,
    sign,
    square,
    zone,
)
from sacredwire.play.missions.scenario import Scenario
from sacredwire.play.missions.sides import role_name, side_of
from sacredwire.play.sheets.aims import aims, coming, pointers
from sacredwire.rules.deployment import next_pick, outlines, picked, unused_edges
from sacredwire.rules.layouts import coworker_shapes, loot_points, loot_shapes
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.shapes import Circle, Shape, outline
from sacredwire.rules.state import EDGES, Ground, Position, Seat, other

STRIP = 30
"""How deep the strip is drawn in which a base touches an edge that a die still has to pick."""
PICKS: tuple[Ground, ...] = ("S", "SW", "SE", "W", "E", "N", "NW", "NE")
"""What the Aggressor picks in the case the map shows, as far as he may; the Defender picks from the other end."""
_STYLES: dict[Seat, Style] = {"blue": BLUE, "amber": AMBER}


def shown_case(board: Board, scenario: Scenario) -> Position:
    """The table as the map shows it: everybody has picked, the Aggressor in the south. Rule: K.deployment, R-91."""
    aggressor = scenario.aggressor or "blue"
    position = Position(
        board=board,
        mission=scenario.mission,
        round=0,
        models={},
        first=aggressor,
        aggressor=aggressor,
        rows=scenario.rows,
    )
    while (asked := next_pick(position)) is not None:
        seat, grounds = asked
        wishes = PICKS if seat == aggressor else PICKS[::-1]
        position = replace(position, zones=picked(position, next(one for one in wishes if one in grounds)))
    return position


def drawn(rules: Ruleset, scenario: Scenario, position: Position, text: Text) -> Iterator[Drawn]:
    """Everything the map of a scenario shows, what lies below first."""
    edition, rows = rules.edition, scenario.rows
    for seat in (position.aggressor, other(position.aggressor)):
        yield _deployed(rules, scenario, position, seat, text)
    for found in (row for row in edition.coworker_setups if row.id == rows.coworker_setup):
        if found.tier and "place-coworkers" not in rows.setup_advantages:
            yield _coworkers(found, text, has_loot=rows.loot_layout != "none")
    for mission in (row for row in edition.missions if row.id == scenario.mission):
        yield from aims(mission.pieces, position, text)
    for found in (row for row in edition.loot_layouts if row.id == rows.loot_layout):
        if found.markers and "place-loot" not in rows.setup_advantages:
            yield _loot(found, position, text)
    for found in (row for row in edition.spawn_places if row.id == rows.spawn_place):
        yield _hostiles(found, position, text)


def _deployed(rules: Ruleset, scenario: Scenario, position: Position, seat: Seat, text: Text) -> Drawn:
    """The zones of a squad. Rule: K.deployment, R-40, R-91."""
    style = _STYLES[seat]
    said = role_name(text, side_of(seat, position.aggressor), scenario.mission)
    areas = outlines(rules, position, seat)
    who = said
    if scenario.aggressor is not None:
        who = text.say("sheet-map-role", role=said, seat=text.say(f"seat-{seat}"))
    return Drawn(
        shapes=tuple(zone(area, style) for area in areas),
        names=tuple(name(_middle(area), said, style) for area in areas),
        sign=sign(zone(BOX, style)),
        says=text.say("sheet-zone-deployment", role=who),
    )


def _middle(corners: Sequence[Point]) -> Point:
    """Where the name of a zone stands: in its middle, as far from the edges as a name needs."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    return min(max(x, 215), BOARD_SIZE - 215), min(max(y, 60), BOARD_SIZE - 60)


def _coworkers(row: Layout, text: Text, *, has_loot: bool) -> Drawn:
    """Where Coworkers may stand; near loot that is not placed yet nothing can be drawn. Rule: K.coworkers, R-89."""
    if row.id == "normal-loot" and has_loot:
        key = sign(square((90, 60), LOOT), ring((90, 60), 54, COWORKERS))
        return Drawn((), (), key, text.say("sheet-zone-coworkers-loot"))
    areas = coworker_shapes(row, BOARD_SIZE, EDGES, ())
    is_round = any(isinstance(area, Circle) for area in areas)
    says = text.say("sheet-zone-coworkers-edge" if row.id == "swarm-edge" else "sheet-zone-coworkers")
    key = sign(ring((90, 60), 50, COWORKERS) if is_round else zone(BOX, COWORKERS))
    return Drawn(_areas(areas, row, COWORKERS), (), key, says)


def _areas(areas: Sequence[Shape], row: Layout, style: Style, *, filled: bool = False) -> tuple[str, ...]:
    """Shapes as they are drawn; without any the board as far as the row's distance from the edges leaves it."""
    if not areas:
        return (zone(inset(row.edges), style),)
    drawn: list[str] = []
    for area in areas:
        if isinstance(area, Circle):
            drawn += [ring(MIDDLE, radius, style, filled=filled) for radius in (area.least, area.reach) if radius]
        else:
            drawn.append(zone(outline(area, BOARD_SIZE, STRIP), style))
    return tuple(drawn)


def _loot(row: Layout, position: Position, text: Text) -> Drawn:
    """Where loot may lie, or lies. Rule: K.loot, R-91, R-95, R-163."""
    says = text.say("sheet-zone-loot-edge" if row.id == "edge-stash" else "sheet-zone-loot")
    points = loot_points(row, position, BOARD_SIZE)
    if points:
        return Drawn(tuple(square(at, LOOT) for at in points), (), sign(square((90, 60), LOOT)), says)
    areas = _areas(loot_shapes(row, position, BOARD_SIZE), row, LOOT, filled=True)
    return Drawn(areas, (), sign(zone(BOX, LOOT)), says)


def _hostiles(row: Layout, position: Position, text: Text) -> Drawn:
    """Where hostiles come from. Rule: K.spawn, R-87, R-50."""
    near = tuple(edge for edge in EDGES if edge in position.zones[position.aggressor]) or ("S",)
    edges = {"unused-edge": unused_edges(position), "last-action-edge": EDGES, "aggressor-edge": near}.get(row.id, ())
    key, says = sign(arrow((90, 110), (0, -1), HOSTILES)), text.say("sheet-zone-hostiles-edge")
    if edges:
        return Drawn(tuple(coming(edge) for edge in edges), (), key, says)
    if row.distance:
        says = text.say("sheet-zone-hostiles-ring")
        return Drawn((ring(MIDDLE, row.distance, HOSTILES),), (), sign(ring((90, 60), 50, HOSTILES)), says)
    return Drawn(pointers(), (), key, text.say("sheet-zone-hostiles-center"))
