"""Models that exit over the enemy's deployment edge."""

from msgspec.structs import replace

from sacredwire.content.missions import Measure
from sacredwire.content.traits import SafeLeave
from sacredwire.engine.missions import Counts, Part
from sacredwire.rules.deployment import enemy_edges, exit_edges, shapes_of
from sacredwire.rules.engagement import engaged_with
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.shapes import gap_to
from sacredwire.rules.state import SEATS, Edge, Model, Place, Position, other


class Exiting(Part):
    """Over which edges a model exits, and how many have. Rule: M6, R-43, R-98."""

    def exits(self, rules: Ruleset, position: Position, model: Model) -> tuple[Edge, ...]:
        """The enemy's edges but one's own; failing them, the stretches of his corners. Hostiles have none.

        Whoever flees over them has exited too.

        Rule: M6.2, M6.5, M6.6, R-98.
        """
        seat, place = model.sheet.seat, model.place
        if seat is None or place is None:
            return ()
        free = exit_edges(position, seat)
        if free:
            return free
        size = rules.terrain(position.board).size
        in_corner = any(gap_to(shape, place, size) == 0 for shape in shapes_of(rules, position, other(seat)))
        return enemy_edges(position, seat) if in_corner else ()

    def may_leave(self, rules: Ruleset, position: Position, model: Model, edge: Edge, at: Place, safe: bool) -> bool:
        """Nobody exits while Engaged with an enemy it has not disengaged from. Rule: M6.4, R-226."""
        there = engaged_with(rules, position, model, at)
        if not there or edge not in self.exits(rules, position, replace(model, place=at)):
            return True
        slips = any(isinstance(trait, SafeLeave) and trait.disengages for trait in rules.traits(model))
        return (safe or slips) and set(there) <= set(engaged_with(rules, position, model))

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """Models that have exited. Rule: M6.3, M6.8, R-43."""
        del rules
        if what != "exited":
            return None
        models = position.models.values()
        return {seat: sum(m.presence == "exited" and m.sheet.seat == seat for m in models) for seat in SEATS}
