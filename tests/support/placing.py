"""An independent look at where a match puts things: mission markers, loot at fixed places, hostiles that arrive."""

from collections.abc import Iterator, Mapping
from math import cos, hypot, radians, sin

from sacredwire.engine.events import Came, Moved, Told
from sacredwire.engine.frames import Fell, Putting
from sacredwire.engine.inputs import Fall, Put
from sacredwire.play.match import Turn
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import can_stand, plain_can_stand
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import Model, Place, Position, Seat, other
from support.wild_set_ups import SLACK, far, misplaced

MIDDLE = 1200
CENTRAL = {
    "extraction": "objective", "seizure": "beacon", "heist": "terminal", "lockdown": "terminal",
    "escort": "informant", "the-signal": "relay", "the-source": "source",
}  # fmt: skip
"""Missions with one marker in the center, and its name."""
FREE = {"triangulation": "repeater", "uplink": "node"}
"""Missions with three markers of the Defender's, 6" apart and 3" from every edge."""
STEP = 40
"""Hundredths between the places that are tried when something should have lain nearer."""
MORE_THAN_AN_INCH = 101
"""Not within 1" of anybody, hundredths."""
DISTANT = {"near-center": 400, "off-center": 600}
"""How far from the center the points of two spawn places lie, hundredths."""

Point = tuple[float, float]
Body = tuple[int, int, int, int]


class Placing:
    """Follows where things are put in one match, input by input. Rule: K.markers, K.loot, K.spawn, R-87.

    Args:
        rules: The edition.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.unit: set[str] = set()
        self.edge = ""
        self.point: Point | None = None

    def faults(self, turn: Turn) -> list[str]:
        """What was put where it may not be."""
        found = [*self._laid(turn), *self._arrived(turn)]
        frame = turn.before.stack[-1]
        if isinstance(turn.given, Put) and isinstance(frame, Putting) and not frame.zone.exact:
            found += misplaced(turn.after, turn.given.thing, turn.given.at)
            found += _marker_misplaced(turn.before.position, turn.given.thing, turn.given.at)
        return found

    def _laid(self, turn: Turn) -> Iterator[str]:
        """Markers lie on the board, on a surface, in no terrain; those that nobody placed as near as can be."""
        before = {marker.id: marker.place for marker in turn.before.position.markers}
        terrain = self.rules.terrain(turn.after.position.board)
        put = turn.given.thing if isinstance(turn.given, Put) else ""
        for marker in turn.after.position.markers:
            if marker.place is None or before.get(marker.id) == marker.place:
                continue
            if not plain_can_stand(terrain, marker.place, 1):
                yield f"{marker.id} lies in something or on nothing at {marker.place}"
            lies = _objectives(turn.after.position) if marker.kind == "loot" else []
            if any(_gap(marker.place, 0, place, 0) < 100 for place in lies):
                yield f"{marker.id} lies within an inch of an objective at {marker.place}"
            goal = _goal(turn.after.position, marker.id) if marker.id not in (put, *before) else None
            if goal is not None and _nearer(terrain, goal, marker.place, 1, [(*place, 99) for place in lies]):
                yield f"{marker.id} lies at {marker.place} and could be nearer to {goal}"

    def _arrived(self, turn: Turn) -> Iterator[str]:
        """Who arrives is not within an inch of a stranger, an inch from its mates, and where it belongs."""
        frame, after = turn.before.stack[-1], turn.after.position
        if isinstance(frame, Fell) and isinstance(turn.given, Fall) and frame.chance.purpose == "direction":
            self._aim(turn.before.position, turn.given.groups[0][0])
        places = {m.id: m.place for m in turn.before.position.models.values() if m.place is not None}
        for event in turn.events:
            if isinstance(event, Told) and event.key == "arrives":
                self.unit, self.edge = set(), str(event.params["edge"])
                self.point = self.point if after.rows.spawn_place in DISTANT else (MIDDLE, MIDDLE)
                yield from self._wrong_edge(after)
            elif isinstance(event, Moved):
                places[event.who] = event.path[-1]
            elif isinstance(event, Came):
                places[event.who] = event.place
                model = after.models[event.who]
                spared = _objectives(turn.before.position) if model.sheet.seat is None else []
                if any(_gap(event.place, model.sheet.radius, place, 0) <= 99 for place in spared):
                    yield f"{event.who} comes within an inch of an objective at {event.place}"
                if event.how in ("arrive", "summon"):
                    yield from self._came(after, event, places)

    def _aim(self, position: Position, degrees: int) -> None:
        away = DISTANT.get(position.rows.spawn_place, 0)
        self.point = (MIDDLE + away * cos(radians(degrees)), MIDDLE + away * sin(radians(degrees)))

    def _wrong_edge(self, position: Position) -> Iterator[str]:
        allowed = _edges(position)
        if self.edge and allowed and self.edge not in allowed:
            yield f"hostiles come over {self.edge}, not {allowed} ({position.rows.spawn_place})"

    def _came(self, after: Position, event: Came, places: Mapping[str, Place]) -> Iterator[str]:
        model = after.models[event.who]
        others = [(after.models[who], at) for who, at in places.items() if who != event.who and after.models[who].place]
        for one, at in others:
            mate = event.how == "arrive" and one.id in self.unit
            if _gap(event.place, model.sheet.radius, at, one.sheet.radius) < (99.001 if mate else 100.001):
                yield f"{model.id} comes within an inch of {one.id}: {event.place} {at}"
        bodies = [(*at, one.sheet.radius) for one, at in others] + [(*at, 0) for at in _objectives(after)]
        terrain, radius = self.rules.terrain(after.board), model.sheet.radius
        if event.how == "arrive" and self.edge:
            yield from self._at_edge(terrain, model, event.place, bodies)
        elif event.how == "arrive" and self.point and _nearer(terrain, self.point, event.place, radius, bodies):
            yield f"{model.id} comes at {event.place} and could be nearer to {self.point}"
        self.unit.add(event.who)

    def _at_edge(self, terrain: Terrain, model: Model, at: Place, bodies: list[Body]) -> Iterator[str]:
        """It touches the edge, as near to its middle as there is room; elsewhere only if there is none."""
        radius = model.sheet.radius
        touches = far(self.edge, at[0] / 100, at[1] / 100) * 100 <= radius + 1
        off = abs((at[0] if self.edge in "NS" else at[1]) - MIDDLE)
        for along in range(radius, terrain.size - radius + 1, STEP // 4):
            line = terrain.size - radius if self.edge in "NE" else radius
            spot = (along, line, 0) if self.edge in "NS" else (line, along, 0)
            nearer = not touches or abs(along - MIDDLE) < off - 1
            if nearer and can_stand(terrain, spot, radius, bodies, MORE_THAN_AN_INCH):
                yield f"{model.id} comes at {at} though there is room at {spot} ({self.edge})"
                return


def set_up_misses(position: Position) -> Iterator[str]:
    """Which markers of the mission are missing when set-up is over, or lie with the wrong player. Rule: K.markers."""
    names = [marker.id for marker in position.markers if marker.kind == "objective"]
    wanted: list[str] = []
    if position.mission in CENTRAL:
        wanted = [f"{CENTRAL[position.mission]}-1"]
    elif position.mission in FREE:
        wanted = [f"{FREE[position.mission]}-{number}" for number in (1, 2, 3)]
    elif position.mission == "sabotage":
        wanted = ["conduit-1", "conduit-2"]
    if sorted(names) != wanted:
        yield f"{position.mission} has {names}"
    if position.mission not in CENTRAL:
        wrong = [m.id for m in position.markers if m.kind == "objective" and m.placed_by == position.aggressor]
        if wrong != (["conduit-2"] if position.mission == "sabotage" else []):
            yield f"the Aggressor placed {wrong}"


def _marker_misplaced(position: Position, thing: str, at: Place) -> Iterator[str]:
    """Whether a mission's marker keeps its distances."""
    name, _, number = thing.rpartition("-")
    if name not in (*FREE.values(), "conduit"):
        return
    x, y = at[0] / 100, at[1] / 100
    if min(x, y, 24 - x, 24 - y) < 3:
        yield f"{thing} lies within 3 inches of an edge at {at}"
    if name == "conduit":
        owner: Seat = other(position.aggressor) if number == "1" else position.aggressor
        if _away(position, other(owner), x, y) > _away(position, owner, x, y) + SLACK:
            yield f"{thing} lies at {at} in the wrong half"
        return
    for one in position.markers:
        apart = hypot(*(a - b for a, b in zip(one.place or at, at, strict=True)))
        if one.id.startswith(f"{name}-") and one.id != thing and apart < 600:
            yield f"{thing} lies {apart} from {one.id}"


def _away(position: Position, seat: Seat, x: float, y: float) -> float:
    """How far a point is from the nearest part of a seat's zone, inches."""
    return min(_from_ground(ground, x, y, position) for ground in position.zones[seat])


def _from_ground(ground: str, x: float, y: float, position: Position) -> float:
    if ground == "center":
        return max(0.0, hypot(x - 12, y - 12) - 3)
    deep = 4 if len(ground) == 2 else 6 if position.rows.deployment == "edge-band" else 0
    aside = [max(0.0, far(edge, x, y) - deep) for edge in ground]
    return hypot(aside[0], aside[-1]) if len(aside) == 2 else aside[0]


def _goal(position: Position, thing: str) -> Point | None:
    """Where a marker that nobody places ought to lie, hundredths."""
    name, _, number = thing.rpartition("-")
    if name == CENTRAL.get(position.mission):
        return (MIDDLE, MIDDLE)
    if name == "loot" and position.rows.loot_layout == "heavy-drop" and not _chosen(position):
        degrees = 45 + 90 * (int(number) - 2)
        away = 0 if number == "1" else 600
        return (MIDDLE + away * cos(radians(degrees)), MIDDLE + away * sin(radians(degrees)))
    return None


def _chosen(position: Position) -> bool:
    return "place-loot" in position.rows.setup_advantages


def _nearer(terrain: Terrain, goal: Point, at: Place, radius: int, bodies: list[Body]) -> bool:
    """Whether there is room nearer to a point: for a model on the ground, an inch from all; for a marker on top."""
    away = hypot(at[0] - goal[0], at[1] - goal[1])
    heights, apart = ((0,), MORE_THAN_AN_INCH) if radius > 1 else (tuple(terrain.heights), 0)
    reach = range(-int(away), int(away) + 1, STEP)
    spots = [(round(goal[0]) + dx, round(goal[1]) + dy) for dx in reach for dy in reach]
    nearer = [(x, y) for x, y in spots if hypot(x - goal[0], y - goal[1]) < away - 2]
    tops = [(x, y, max((z for z in heights if terrain.has_surface(x, y, z)), default=0)) for x, y in nearer]
    return any(can_stand(terrain, top, radius, bodies, apart) for top in tops)


def _objectives(position: Position) -> list[Place]:
    """Where the mission's markers lie."""
    return [marker.place for marker in position.markers if marker.kind == "objective" and marker.place is not None]


def _gap(one: Place, radius: int, two: Place, other_radius: int) -> float:
    plan = hypot(one[0] - two[0], one[1] - two[1]) - radius - other_radius
    return hypot(max(plan, 0), one[2] - two[2])


def _edges(position: Position) -> set[str]:
    """The edges that hostiles may come over by the row of their spawn place; empty: no edge is told."""
    match position.rows.spawn_place:
        case "unused-edge":
            return unused(position)
        case "aggressor-edge":
            own = [m for m in position.models.values() if m.sheet.seat == position.aggressor and m.place]
            gaps = {edge: min((_model_gap(edge, m) for m in own), default=0) for edge in "NESW"}
            return {edge for edge, gap in gaps.items() if gap <= min(gaps.values()) + 1}
        case "last-action-edge" if position.last_search is not None:
            x, y, _ = position.last_search
            gaps = {edge: far(edge, x / 100, y / 100) for edge in "NESW"}
            return {edge for edge, gap in gaps.items() if gap <= min(gaps.values()) + SLACK}
        case _:
            return set()


def _model_gap(edge: str, model: Model) -> float:
    assert model.place is not None
    return far(edge, model.place[0] / 100, model.place[1] / 100) * 100 - model.sheet.radius


def unused(position: Position) -> set[str]:
    """The edges along which no squad deploys; with none such, all. Rule: R-87."""
    used: set[str] = {ground for grounds in position.zones.values() for ground in grounds if len(ground) == 1}
    if position.rows.deployment == "flanked":
        used = {edge for edge in "NESW" if all(edge in "".join(grounds) for grounds in position.zones.values())}
    return set("NESW") - used or set("NESW")
