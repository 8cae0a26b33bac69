"""Mission 1, Extraction: carry the slate off the board over one's own edge."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Interact
from sacredwire.engine.missions import Wanted
from sacredwire.engine.procedures.finish import survivors
from sacredwire.rules.deployment import own_edges
from sacredwire.rules.engagement import engaged_with, reaches_marker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Edge, Marker, Model, Position, Seat, Tally, other

OBJECTIVE = "objective-1"


class Extraction:
    """The rules of the mission. Rule: M1."""

    def needs_zones(self) -> bool:
        """It lies in the center."""
        return False

    def wanted(self, change: Change) -> tuple[Wanted, ...]:
        """One objective in the center of the board. Rule: M1.1, K.markers."""
        return (Wanted(OBJECTIVE, "objective", other(change.position.aggressor)),)

    def deployed(self, change: Change) -> None:
        """Nothing happens when all are deployed."""

    def start_of_round(self, change: Change) -> None:
        """Nothing happens at the start of a round."""

    def end_of_activation(self, change: Change, who: str) -> None:
        """Nothing is counted after an activation."""

    def end_of_round(self, change: Change) -> None:
        """Nothing is counted at the end of a round."""

    def is_over(self, change: Change) -> bool:
        """Carried off, the game ends with that activation. Rule: R-93."""
        if change.position.winner is not None and not change.position.ended:
            change.update(ended="objective")
        return bool(change.position.ended)

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """Picks it up where it lies, unless Engaged; nobody takes it from a carrier. Rule: M1.2, M1.5, R-95."""
        marker = next((marker for marker in position.markers if marker.id == OBJECTIVE), None)
        if marker is None or marker.place is None or model.sheet.seat is None:
            return ()
        if not reaches_marker(rules, position, model, marker.place) or engaged_with(rules, position, model):
            return ()
        return (Interact(model.id, OBJECTIVE),)

    def interact(self, change: Change, who: str, marker: Marker) -> Frame | None:
        """The model takes the objective. Rule: M1.2."""
        change.mark(marker.id, place=None)
        change.alter(who, carrying=(*change.models[who].carrying, marker.id))
        change.say("objective-taken", "M1.2", who=who, thing=marker.id)
        return None

    def may_disengage(self, model: Model) -> bool:
        """The carrier cannot Disengage. Rule: M1.3."""
        return OBJECTIVE not in model.carrying

    def may_leave(self, rules: Ruleset, position: Position, model: Model, edge: Edge) -> bool:
        """Anybody may walk off anywhere. Rule: C4.20."""
        del rules, position, model, edge
        return True

    def exits(self, rules: Ruleset, position: Position, model: Model) -> tuple[Edge, ...]:
        """The carrier's own edge is its exit. Rule: M1.8, K.exits."""
        del rules
        seat = model.sheet.seat
        if seat is None or OBJECTIVE not in model.carrying or model.has("fleeing"):
            return ()
        return own_edges(position, seat)

    def exited(self, change: Change, who: str, edge: Edge, carried: tuple[str, ...]) -> None:
        """Carried off over one's own edge: victory at once, and a Merit for the carrier. Rule: M1.8, M1.10, R-93."""
        del edge
        model = change.models[who]
        if OBJECTIVE in carried:
            change.alter(who, carrying=carried)
            change.update(winner=model.sheet.seat)
            change.say("objective-extracted", "M1.8", who=who)

    def judge(self, rules: Ruleset, position: Position) -> tuple[Seat | None, str]:
        """The side that holds the objective, else most survivors, else the Defender. Rule: M1.8, K.tie-break."""
        del rules
        for model in position.models.values():
            if OBJECTIVE in model.carrying and model.sheet.seat is not None:
                return model.sheet.seat, "holding"
        return by_survivors(position)

    def reward(self, change: Change, winner: Seat | None) -> None:
        """A Lead for the winner, a Merit for the model that carries the objective then. Rule: M1.9, M1.10, K.merits."""
        if winner is None:
            return
        row = next(row for row in change.rules.edition.missions if row.id == "extraction")
        tally = change.position.tallies.get(winner, Tally())
        change.gather(winner, leads=tally.leads + row.leads)
        for model in change.models.values():
            if OBJECTIVE in model.carrying and model.sheet.seat == winner:
                change.alter(model.id, merits=model.merits + row.merits)


def by_survivors(position: Position) -> tuple[Seat | None, str]:
    """Most surviving models; still tied, the Defender. Rule: K.tie-break, R-43."""
    counts = {seat: survivors(position, seat) for seat in SEATS}
    if counts["blue"] == counts["amber"]:
        return other(position.aggressor), "defender"
    return max(SEATS, key=lambda seat: counts[seat]), "survivors"
