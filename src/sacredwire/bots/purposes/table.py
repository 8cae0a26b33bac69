"""Which piece of a mission has which purpose, and what all those of a mission say together."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from sacredwire.bots.purposes.carry import Carrying
from sacredwire.bots.purposes.exits import Exiting
from sacredwire.bots.purposes.forsaken import LeftAlone
from sacredwire.bots.purposes.purpose import Case, Purpose
from sacredwire.bots.purposes.relay import Controlling, Trying
from sacredwire.bots.purposes.targets import Hunting
from sacredwire.bots.purposes.task import Working
from sacredwire.bots.purposes.ways import Floats, Stops
from sacredwire.bots.purposes.zones import Counting
from sacredwire.content import missions as pieces
from sacredwire.engine import missions
from sacredwire.engine.inputs import Interact
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Edge, Model, Place

PURPOSES: Mapping[type[Any], Callable[[Any], Purpose]] = {
    pieces.Carry: Carrying,
    pieces.Zones: Counting,
    pieces.Task: Working,
    pieces.Exits: Exiting,
    pieces.Targets: Hunting,
    pieces.Forsaken: LeftAlone,
    pieces.Control: Controlling,
    pieces.Trial: Trying,
}
"""Pieces without one (what only lies there, what happens to it) give a model nothing to strive for."""
MAYBE = 1.0
"""Worth of an Interact that no purpose knows."""


class Purposes:
    """All purposes of a mission: what they say is added up, or the most of it taken.

    Args:
        parts: The purposes.
    """

    def __init__(self, parts: tuple[Purpose, ...]) -> None:
        self.parts = parts

    def places(self, case: Case, stops: Stops) -> Floats:
        """What it is worth to the mission to stand at each of some places."""
        total: Floats = np.zeros(len(stops))
        for part in self.parts:
            total = total + part.places(case, stops)
        return total

    def hands(self, case: Case) -> Iterator[tuple[Place, float]]:
        """Points beside which there is something to do, and what that is worth."""
        for part in self.parts:
            yield from part.hands(case)

    def interact(self, case: Case, action: Interact) -> float:
        """What an Interact is worth."""
        return next((worth for part in self.parts if (worth := part.interact(case, action)) is not None), MAYBE)

    def may_leave(self, case: Case) -> bool:
        """Whether the model may have a reason to walk off the board now."""
        return any(part.may_leave(case) for part in self.parts)

    def leaving(self, case: Case, edge: Edge) -> float | None:
        """What it is worth to walk off over an edge; None: there is no reason to."""
        found = [worth for part in self.parts if (worth := part.leaving(case, edge)) is not None]
        return max(found, default=None)

    def prey(self, case: Case, foe: Model) -> float:
        """What an attack on an enemy is worth, as a multiple of what it would be without a mission."""
        return 1.0 + sum(part.prey(case, foe) for part in self.parts)

    def option(self, case: Case, option: str) -> float:
        """What a named answer to a question of the mission about the model is worth."""
        return sum(part.option(case, option) for part in self.parts)

    def urgency(self, case: Case) -> float:
        """How much the mission wants the model to act before others of its squad."""
        return sum(part.urgency(case) for part in self.parts)


@lru_cache(maxsize=256)
def purposes_of(rules: Ruleset, mission: str) -> Purposes:
    """The purposes of a mission."""
    row = rules.missions.get(mission)
    found = row.pieces if row is not None and mission != missions.NONE else ()
    return Purposes(tuple(PURPOSES[type(piece)](piece) for piece in found if type(piece) in PURPOSES))
