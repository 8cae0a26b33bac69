"""Loot markers, by the row of the loot layouts."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.procedures.deceive import Deceiving
from sacredwire.engine.procedures.setup.setting import (
    Setting,
    ask_place,
    begins,
    forward,
    has_advantage,
    layout,
    offer,
    place_of,
    placed,
)
from sacredwire.rules.deployment import center_line, unused_edges
from sacredwire.rules.shapes import Along, Circle
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.space.heading import along, heading
from sacredwire.rules.state import Marker, other
from sacredwire.rules.zones import BERTH, Zone, berths

DIAGONALS = (45, 135, 225, 315)


def loot(change: Change, frame: Setting, got: object) -> None:
    """Loot markers, the Second Player first; where places are fixed there is nothing to choose.

    Rule: K.loot, R-95, R-228.
    """
    if frame.part == "begin":
        row = layout(change.rules.edition.loot_layouts, change.position.rows.loot_layout)
        queue = tuple(f"loot-{number}" for number in range(1, row.markers + 1))
        frame = begins(change, frame, queue, other(change.position.first))
    elif got is not None:
        _lay(change, frame, got)
        frame = placed(change, frame)
    if not frame.queue:
        forward(change, frame)
        return
    fixed = _fixed(change)
    if fixed:
        number = int(frame.queue[0].rpartition("-")[2])
        x, y = fixed[number - 1]
        kept = [(*place, BERTH - 1) for place in berths(change, frame.queue[0])]
        point = nearest_free(change.terrain, (x, y, change.terrain.heights[-1]), 1, kept)
        offer(change, frame, frame.queue[0], Zone(exact=True), (point,) if point else ())
    else:
        ask_place(change, frame, frame.queue[0], _zone(change))


def _lay(change: Change, frame: Setting, got: object) -> None:
    x, y, z = place = place_of(got)
    marker = Marker(frame.queue[0], "loot", place, placed_by=frame.turn)
    change.update(markers=(*change.markers, marker))
    change.say("loot-placed", "K.loot", thing=marker.id, seat=frame.turn, x=x, y=y, z=z)


def _zone(change: Change) -> Zone:
    """Where a marker may lie. Rule: K.loot, K.setup-advantages, R-229."""
    if has_advantage(change, "place-loot"):
        return Zone()
    row = layout(change.rules.edition.loot_layouts, change.position.rows.loot_layout)
    half = change.terrain.size // 2
    match row.id:
        case "central-cache":
            return Zone(shapes=(Circle((half, half, 0), row.distance),))
        case "edge-stash":
            return Zone(shapes=tuple(Along(edge, row.distance) for edge in unused_edges(change.position)))
        case _:
            return Zone(edges=row.edges, apart=row.apart)


def _fixed(change: Change) -> tuple[tuple[int, int], ...]:
    """The points of a layout that leaves no choice. Rule: K.loot, R-91, R-95, R-163."""
    row = layout(change.rules.edition.loot_layouts, change.position.rows.loot_layout)
    size = change.terrain.size
    half = size // 2
    if has_advantage(change, "place-loot"):
        return ()
    match row.id:
        case "trail":
            return center_line(change.position, row.markers, size)
        case "heavy-drop":
            return ((half, half), *(along(half, half, heading(degrees), row.distance) for degrees in DIAGONALS))
        case _:
            return ()


def decoys(change: Change, frame: Setting, got: object) -> None:
    """Whoever placed loot makes half of it fake, where the modifier says so. Rule: K.loot-modifiers, R-95."""
    del got
    if frame.part == "begin":
        change.then(replace(frame, part="place"), Deceiving())
    else:
        forward(change, frame)
