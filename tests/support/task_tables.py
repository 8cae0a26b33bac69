"""Tables at which work is done at markers, step by step."""

from typing import Any, Literal

from sacredwire.engine.inputs import Interact
from sacredwire.rules.state import SEATS, Condition, Marker, Model, Seat
from support.mission_tables import acting, at_round_end
from support.table import Fight, model


class Site:
    """A mission with one marker in the center at which both sides work.

    Args:
        mission: The mission.
        thing: The marker's id.
        others: Further markers.
        placed_by: Who placed that in the center.
    """

    def __init__(self, mission: str, thing: str, *others: Marker, placed_by: Seat | Literal[""] = "") -> None:
        self.mission = mission
        self.thing = thing
        self.there = (Marker(thing, "objective", (1200, 1200, 0), placed_by=placed_by), *others)

    def counters(self, blue: int = 0, amber: int = 0, **more: int) -> dict[str, int]:
        """So many steps of each side; further counters by their keys with a dot for each ``__``."""
        steps = {f"steps.{seat}.{self.thing}": n for seat, n in zip(SEATS, (blue, amber), strict=True) if n}
        return steps | {key.replace("__", "."): value for key, value in more.items()}

    def steps(self, fight: Fight) -> tuple[int, int]:
        """The steps of blue and amber."""
        blue, amber = (fight.position.counters.get(f"steps.{seat}.{self.thing}", 0) for seat in SEATS)
        return blue, amber

    def working(self, edition: str, *others: Model, counters: dict[str, int] | None = None, **position: Any) -> Fight:
        """b1 acts beside the marker; a1 is far away."""
        people = [model("b1", 12, 10.6), model("a1", 12, 22), *others]
        return acting(edition, self.mission, people, markers=self.there, counters=counters or {}, **position)

    def visited(
        self, edition: str, *, counters: dict[str, int], y: float = 13.4, fleeing: bool = False, **position: Any
    ) -> Fight:
        """A hostile waits near the marker and ends its activation there, ``fleeing`` or not."""
        conditions = (Condition("fleeing"),) if fleeing else ()
        people = [model("h1.1", 12, y, conditions=conditions), model("b1", 2, 1), model("a1", 2, 23)]
        position["act"] = {"behavior": "wait"}
        return acting(edition, self.mission, people, markers=self.there, counters=counters, **position)

    def round_over(self, edition: str, *people: Model, counters: dict[str, int], **position: Any) -> Fight:
        """The end of a round."""
        return at_round_end(edition, self.mission, list(people), markers=self.there, counters=counters, **position)


def interacts(fight: Fight) -> list[str]:
    """How the model that acts may Interact now: ``""`` is the plain way."""
    return [offer.how for offer in fight.offers if isinstance(offer, Interact)]
