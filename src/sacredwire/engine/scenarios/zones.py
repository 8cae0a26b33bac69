"""Zones in which models are counted: the center, markers, quadrants."""

from collections.abc import Iterable

from sacredwire.content.missions import CENTER, QUADRANTS, Measure, Zones
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.missions import Counts, Part
from sacredwire.engine.scenarios.markers import markers_of
from sacredwire.engine.scenarios.presence import counted, hostiles
from sacredwire.engine.scenarios.quadrants import QUARTERS, Siding, choosers, stands_in
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import SEATS, Model, Position, Seat, other


class Counting(Part):
    """Counts models in zones, and what follows from it. Rule: M2, M3, M4, M10, R-94."""

    piece: Zones

    def end_of_round(self, change: Change) -> None:
        """The larger count scores a point; as many, or nobody: none. Rule: M4.2, M4.5, R-94."""
        if self.piece.scores != "each-round":
            return
        counts = self._models(change.rules, change.position_now(), net=True)
        if counts["blue"] != counts["amber"]:
            seat = max(SEATS, key=lambda one: counts[one])
            change.say("scored", self.row.rule, seat=seat, points=change.count(f"points.{seat}"))

    def closing(self, change: Change) -> Frame | None:
        """Who stands on a line between quadrants is put into one of them by its owner, the Defender last.

        Rule: M3.4, R-94.
        """
        if self.piece.around != QUADRANTS:
            return None
        return next((Siding(model.id) for model in choosers(change.position_now(), change.terrain.size)), None)

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """Models in the zones, hostiles taken off or not; zones held; points. Rule: M2, M3, M4, M10, R-94, R-151."""
        match what:
            case "models" | "present":
                return self._models(rules, position, net=what == "models")
            case "zones":
                return self._held(rules, position)
            case "points":
                return {seat: position.counters.get(f"points.{seat}", 0) for seat in SEATS}
            case _:
                return None

    def _zones(self, position: Position) -> tuple[str, ...]:
        if self.piece.around == CENTER:
            return (CENTER,)
        if self.piece.around == QUADRANTS:
            return QUARTERS
        return tuple(marker.id for marker in markers_of(position, self.piece.around))

    def _models(self, rules: Ruleset, position: Position, *, net: bool) -> dict[Seat, int]:
        """The counts of all zones together."""
        told = [self._count(rules, position, zone, net=net) for zone in self._zones(position)]
        return {seat: sum(counts[seat] for counts in told) for seat in SEATS}

    def _held(self, rules: Ruleset, position: Position) -> dict[Seat, int]:
        """How many zones each side holds. Rule: M3.3, M10.2, M10.3, M10.5."""
        told = [self._count(rules, position, zone, net=True) for zone in self._zones(position)]
        return {seat: sum(self._holds(counts[seat], counts[other(seat)]) for counts in told) for seat in SEATS}

    def _holds(self, mine: int, theirs: int) -> bool:
        return mine > theirs if self.piece.held == "more" else mine > 0 and not theirs

    def _count(self, rules: Ruleset, position: Position, zone: str, *, net: bool) -> dict[Seat, int]:
        """Both sides' models in a zone; hostiles take 1 off each or leave it to nobody. Rule: M2.4, M10.5, R-94."""
        counts = {seat: self._inside(rules, position, zone, counted(position, seat)) for seat in SEATS}
        if not net:
            return counts
        strangers = self._inside(rules, position, zone, hostiles(position))
        if self.piece.hostiles == "contest":
            return dict.fromkeys(SEATS, 0) if strangers else counts
        least = 0 if self.piece.floor else -strangers
        return {seat: max(least, counts[seat] - strangers) for seat in SEATS}

    def _inside(self, rules: Ruleset, position: Position, zone: str, models: Iterable[Model]) -> int:
        """How many of the models are in a zone. Rule: M2.2, M4.2, R-16, R-66."""
        size = rules.terrain(position.board).size
        if zone in QUARTERS:
            return sum(stands_in(position, model, size) == zone for model in models)
        if zone == CENTER:
            flat = [((m.place[0], m.place[1], 0), m.sheet.radius) for m in models if m.place is not None]
            return sum(within(at, radius, (size // 2, size // 2, 0), 0, self.piece.within) for at, radius in flat)
        place = next(marker.place for marker in position.markers if marker.id == zone)
        if place is None:
            return 0
        standing = [(m.place, m.sheet.radius) for m in models if m.place is not None]
        return sum(within(at, radius, place, 0, self.piece.within) for at, radius in standing)
