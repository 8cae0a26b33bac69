"""Loot markers, by the row of the loot layouts."""

from msgspec.structs import replace

from sacredwire.content.schema import Layout
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
from sacredwire.rules.layouts import loot_points, loot_shapes
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.state import Marker, other
from sacredwire.rules.zones import BERTH, Zone, berths


def loot(change: Change, frame: Setting, got: object) -> None:
    """Loot markers, the Second Player first; where places are fixed there is nothing to choose.

    Rule: K.loot, R-95, R-228.
    """
    if frame.part == "begin":
        queue = tuple(f"loot-{number}" for number in range(1, _row(change).markers + 1))
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
    row = _row(change)
    shapes = loot_shapes(row, change.position, change.terrain.size)
    return Zone(shapes=shapes, edges=row.edges, apart=row.apart)


def _fixed(change: Change) -> tuple[tuple[int, int], ...]:
    """The points of a layout that leaves no choice. Rule: K.loot, K.setup-advantages."""
    if has_advantage(change, "place-loot"):
        return ()
    return loot_points(_row(change), change.position, change.terrain.size)


def _row(change: Change) -> Layout:
    return layout(change.rules.edition.loot_layouts, change.position.rows.loot_layout)


def decoys(change: Change, frame: Setting, got: object) -> None:
    """Whoever placed loot makes half of it fake, where the modifier says so. Rule: K.loot-modifiers, R-95."""
    del got
    if frame.part == "begin":
        change.then(replace(frame, part="place"), Deceiving())
    else:
        forward(change, frame)
