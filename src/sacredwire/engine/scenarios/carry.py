"""A thing that is taken, carried, and carried off the board."""

from sacredwire.content.missions import Carry, Measure
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Interact
from sacredwire.engine.missions import Counts, Part
from sacredwire.engine.scenarios.markers import is_of, markers_of
from sacredwire.engine.scenarios.roles import extractor
from sacredwire.rules.deployment import own_edges
from sacredwire.rules.engagement import engaged_with, markers_reached
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Edge, Marker, Model, Position, other


class Carrying(Part):
    """Taken by Interact, dropped where its carrier falls or flees, won with over an exit. Rule: M1, M12, R-95, R-99."""

    piece: Carry

    def _carried(self, model: Model) -> bool:
        return any(is_of(thing, self.piece.thing) for thing in model.carrying)

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """Taken where it lies, by nobody Engaged unless the mission lets him; nobody takes it from a carrier.

        Rule: M1.2, M1.5, M12.2, M12.5, M12.6, M14.6, R-95.
        """
        if model.sheet.seat is None:
            return ()
        reached = markers_reached(rules, position, model, markers_of(position, self.piece.thing))
        if not reached or (not self.piece.snatch and engaged_with(rules, position, model)):
            return ()
        return tuple([Interact(model.id, marker.id) for marker in reached])

    def interact(self, change: Change, who: str, marker: Marker, how: str) -> Frame | None:
        """The model takes it; from now on its side has had it once. Rule: M1.2, M12.2."""
        del how
        if is_of(marker.id, self.piece.thing):
            model = change.alter(who, carrying=(*change.models[who].carrying, marker.id))
            change.mark(marker.id, place=None)
            change.say("objective-taken", self.row.rule, who=who, thing=marker.id)
            change.count(f"taken.{model.sheet.seat}")
        return None

    def may_disengage(self, model: Model) -> bool:
        """Whether a carrier can Disengage. Rule: M1.3."""
        return self.piece.disengage or not self._carried(model)

    def displaced(self, change: Change) -> None:
        """A carrier that becomes Engaged may lose it at once. Rule: M12.6, R-99, R-154."""
        if self.piece.engaged == "drops":
            for model in change.models.values():
                if self._carried(model) and model.on_board and engaged_with(change.rules, change, model):
                    change.drop(model.id)

    def end_of_activation(self, change: Change, who: str) -> None:
        """So it does when somebody beside it has become an enemy. Rule: M12.6, R-99, R-154."""
        del who
        self.displaced(change)

    def exits(self, rules: Ruleset, position: Position, model: Model) -> tuple[Edge, ...]:
        """A carrier's exits. Rule: M1.8, M12.10, M14.9, K.exits, R-97, R-98."""
        del rules
        seat = model.sheet.seat
        if seat is None or self.piece.exit == "none" or not self._carried(model) or model.has("fleeing"):
            return ()
        if self.piece.exit == "extractor" and seat != extractor(position):
            return ()
        return own_edges(position, seat if self.piece.exit == "own" else other(seat))

    def wits_reasons(self, model: Model) -> tuple[Reason, ...]:
        """What it does to its carrier's Wits. Rule: M14.5."""
        burdened = self.piece.wits and self._carried(model)
        return (Reason("burden", self.piece.wits, self.row.rule),) if burdened else ()

    def may_cast(self, model: Model) -> bool:
        """Whether its carrier may Cast. Rule: M14.5."""
        return self.piece.casts or not self._carried(model)

    def exited(self, change: Change, who: str, edge: Edge, carried: tuple[str, ...]) -> None:
        """Carried off over an exit: victory at once. Rule: M1.8, M1.10, M12.10, R-93."""
        del edge
        if any(is_of(thing, self.piece.thing) for thing in carried):
            model = change.alter(who, carrying=carried)
            change.update(winner=model.sheet.seat)
            change.say("objective-extracted", self.row.rule, who=who, thing=carried[0])

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """How many of them a side holds, and how often it took one. Rule: M1.8, M12.10, M12.13."""
        del rules
        if what == "taken":
            return {seat: position.counters.get(f"taken.{seat}", 0) for seat in SEATS}
        if what != "holding":
            return None
        models = position.models.values()
        return {seat: sum(m.sheet.seat == seat and self._carried(m) for m in models) for seat in SEATS}
