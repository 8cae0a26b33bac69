"""A game without a mission, in which only the squads count: for scenes that are about something else."""

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action
from sacredwire.engine.missions import Wanted
from sacredwire.engine.procedures.finish import survivors
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Edge, Marker, Model, Position, Seat

ID = "none"


class NoMission:
    """Nothing to do, nothing to gain; who has more survivors wins. See ``engine.missions.Mission``."""

    def needs_zones(self) -> bool:
        """Never."""
        return False

    def wanted(self, change: Change) -> tuple[Wanted, ...]:
        """No markers."""
        del change
        return ()

    def deployed(self, change: Change) -> None:
        """Nothing."""

    def start_of_round(self, change: Change) -> None:
        """Nothing."""

    def end_of_activation(self, change: Change, who: str) -> None:
        """Nothing."""

    def end_of_round(self, change: Change) -> None:
        """Nothing."""

    def is_over(self, change: Change) -> bool:
        """Never before its time."""
        del change
        return False

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """None."""
        del rules, position, model
        return ()

    def interact(self, change: Change, who: str, marker: Marker) -> Frame | None:
        """There is nothing of the mission's to interact with."""
        del change
        raise AssertionError(f"{who} interacts with {marker.id} in a game without a mission")

    def may_disengage(self, model: Model) -> bool:
        """Always."""
        del model
        return True

    def exits(self, rules: Ruleset, position: Position, model: Model) -> tuple[Edge, ...]:
        """None: whoever walks off has left."""
        del rules, position, model
        return ()

    def may_leave(self, rules: Ruleset, position: Position, model: Model, edge: Edge) -> bool:
        """Always."""
        del rules, position, model, edge
        return True

    def exited(self, change: Change, who: str, edge: Edge, carried: tuple[str, ...]) -> None:
        """Nothing."""

    def judge(self, rules: Ruleset, position: Position) -> tuple[Seat | None, str]:
        """More survivors win; as many are a draw."""
        del rules
        blue, amber = (survivors(position, seat) for seat in SEATS)
        return (None if blue == amber else SEATS[blue < amber]), "survivors"

    def reward(self, change: Change, winner: Seat | None) -> None:
        """Nothing."""
