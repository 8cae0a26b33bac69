"""What a mission itself lays on the board, as shapes of its map: its markers, and the zones in which it counts."""

from collections.abc import Iterator

from sacredwire.content.missions import CENTER, QUADRANTS, Markers, Piece, Zones
from sacredwire.content.text import Text
from sacredwire.play.drawing.overlay import BOX, MIDDLE, MISSION, Drawn, cross, disc, inset, ring, sign, zone


def aims(pieces: tuple[Piece, ...], text: Text) -> Iterator[Drawn]:
    """The zones of a mission, then its markers; those that somebody still has to place have no place. Rule: M."""
    central = {CENTER, *(piece.name for piece in pieces if isinstance(piece, Markers) and piece.where == CENTER)}
    for piece in pieces:
        if isinstance(piece, Zones):
            yield _counted(piece, text, is_central=piece.around in central)
    for piece in pieces:
        if isinstance(piece, Markers):
            yield _marker(piece, text)


def _counted(piece: Zones, text: Text, *, is_central: bool) -> Drawn:
    """Where models count. Rule: R-94."""
    if piece.around == QUADRANTS:
        return Drawn(cross(), (), sign(disc((90, 60), MISSION, "4")), text.say("sheet-zone-quarters"))
    shapes = (ring(MIDDLE, piece.within, MISSION),) if is_central else ()
    says = text.say("sheet-zone-counts", reach=text.inches(piece.within))
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
