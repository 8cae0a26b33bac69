"""What a mission itself lays on the board, as shapes of its map: its markers, and the zones in which it counts."""

from collections.abc import Iterator
from itertools import groupby

from sacredwire.content.boards import BOARD_SIZE, Point
from sacredwire.content.missions import CENTER, QUADRANTS, Carry, Control, Exits, Markers, Piece, Spawns, Zones
from sacredwire.content.text import Text
from sacredwire.play.drawing.overlay import (
    ARROW,
    BOX,
    HOSTILES,
    MIDDLE,
    MISSION,
    Drawn,
    Style,
    arrow,
    cross,
    disc,
    inset,
    ring,
    sign,
    zone,
)
from sacredwire.rules.deployment import enemy_edges, exit_edges, own_edges, touched_edges
from sacredwire.rules.state import EDGES, SEATS, Edge, Position, other

HALF = BOARD_SIZE // 2
INWARD: dict[Edge, Point] = {"N": (0, -1), "E": (-1, 0), "S": (0, 1), "W": (1, 0)}
"""From each edge the way to the middle."""
COMING, GOING = (-620, -500, 500, 620), (-380, 380)
"""Where along an edge, from its middle, the signs stand of those who come and of those who leave, hundredths."""


def aims(pieces: tuple[Piece, ...], position: Position, text: Text) -> Iterator[Drawn]:
    """The zones of a mission, then its markers, its exits and the hostiles it brings itself. Rule: M.

    Markers that somebody still has to place have no place.
    """
    central = {CENTER, *(piece.name for piece in pieces if isinstance(piece, Markers) and piece.where == CENTER)}
    for piece in pieces:
        if isinstance(piece, Zones):
            yield _counted(piece, text, is_central=piece.around in central)
        elif isinstance(piece, Control):
            yield _near(piece.within, text, is_central=piece.thing in central)
    for piece in pieces:
        if isinstance(piece, Markers):
            yield _marker(piece, text)
    for piece in pieces:
        if edges := _exits(piece, position):
            shapes = tuple(leaving(edge) for edge in edges)
            key = sign(arrow((90, 10), (0, 1), MISSION))
            yield Drawn(shapes, (), key, text.say("sheet-zone-exit"))
    brought = [piece for piece in pieces if isinstance(piece, Spawns)]
    for where, same in groupby(brought, key=lambda piece: piece.where):
        yield _brought(where, list(same), position, text)


def _counted(piece: Zones, text: Text, *, is_central: bool) -> Drawn:
    """Where models count. Rule: R-94."""
    if piece.around == QUADRANTS:
        return Drawn(cross(), (), sign(disc((90, 60), MISSION, "4")), text.say("sheet-zone-quarters"))
    return _near(piece.within, text, is_central=is_central)


def _near(within: int, text: Text, *, is_central: bool) -> Drawn:
    """How near one counts; drawn where that is known before the game."""
    shapes = (ring(MIDDLE, within, MISSION),) if is_central else ()
    says = text.say("sheet-zone-counts", reach=text.inches(within))
    return Drawn(shapes, (), sign(ring((90, 60), 50, MISSION)), says)


def _marker(piece: Markers, text: Text) -> Drawn:
    """What lies in the center, or the part of the board in which somebody places it. Rule: K.markers, R-98."""
    named = text.say(f"marker-{piece.name}")
    thing = named[0].upper() + named[1:]
    if piece.where == CENTER:
        return Drawn((disc(MIDDLE, MISSION),), (), sign(disc((90, 60), MISSION)), thing)
    message = "sheet-zone-markers" if piece.where == "free" else "sheet-zone-halves"
    apart = text.inches(piece.apart) if piece.apart else "none"
    says = text.say(message, thing=thing, count=piece.count, edges=text.inches(piece.edges), apart=apart)
    return Drawn((zone(inset(piece.edges), MISSION),), (), sign(zone(BOX, MISSION)), says)


def _exits(piece: Piece, position: Position) -> tuple[Edge, ...]:
    """The edges over which models walk off, or carry a thing off. Rule: M1.8, M6, M12.10, M14.9, R-98."""
    used: set[Edge] = set()
    if isinstance(piece, Exits):
        used = {edge for seat in SEATS for edge in exit_edges(position, seat) or enemy_edges(position, seat)}
    elif isinstance(piece, Carry):
        by_exit = {"own": SEATS, "enemy": SEATS, "extractor": (other(position.aggressor),), "none": ()}
        used = {edge for seat in by_exit[piece.exit] for edge in own_edges(position, seat)}
    return tuple(edge for edge in EDGES if edge in used)


def _brought(where: str, pieces: list[Spawns], position: Position, text: Text) -> Drawn:
    """Where hostiles of the mission's own come. Rule: M13.4, M14.3, R-96, R-97."""
    tiers = " + ".join(dict.fromkeys(text.say(f"unit-tier-{piece.tier}") for piece in pieces))
    says = text.say(f"sheet-brought-{where}", tiers=tiers)
    key = sign(arrow((90, 110), (0, -1), HOSTILES))
    if where == CENTER:
        return Drawn(pointers(), (), key, says)
    extractor = position.aggressor
    own, theirs = touched_edges(position, extractor), enemy_edges(position, extractor)
    edges = {"any-edge": EDGES, "extractor-edge": own, "exit-edge": theirs}[where]
    return Drawn(tuple(coming(edge) for edge in edges), (), key, says)


def pointers() -> tuple[str, ...]:
    """Triangles round the middle of the board, pointing at it."""
    return tuple(arrow((HALF - dx * 190, HALF - dy * 190), (dx, dy), HOSTILES) for dx, dy in INWARD.values())


def coming(edge: Edge) -> str:
    """Triangles beside the middle of an edge, pointing inward."""
    return _along(edge, COMING, HALF, INWARD[edge], HOSTILES)


def leaving(edge: Edge) -> str:
    """Triangles beside the middle of an edge, pointing outward."""
    dx, dy = INWARD[edge]
    return _along(edge, GOING, HALF - 2 * ARROW, (-dx, -dy), MISSION)


def _along(edge: Edge, steps: tuple[int, ...], out: int, toward: Point, style: Style) -> str:
    dx, dy = INWARD[edge]
    x, y = HALF - dx * out, HALF - dy * out
    return "".join(arrow((x + dy * step, y - dx * step), toward, style) for step in steps)
