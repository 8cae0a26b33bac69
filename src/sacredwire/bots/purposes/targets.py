"""The enemy model picked in secret."""

from sacredwire.bots.purposes.purpose import Case, Purpose
from sacredwire.bots.purposes.ways import Floats, Stops, walked
from sacredwire.engine.scenarios.targets import TARGET
from sacredwire.rules.state import Model, Place

CHASE = 1.2
"""Worth of an inch less to walk to the target."""
HUNT = 2.5
"""How much more an attack on the target is worth."""


class Hunting(Purpose):
    """One's own target. Rule: M5."""

    def _target(self, case: Case) -> Model | None:
        named = next((fact.value for fact in case.seen.secrets if fact.key == TARGET), "")
        return case.position.models.get(named)

    def _place(self, case: Case) -> Place | None:
        target = self._target(case)
        return target.place if target is not None else None

    def places(self, case: Case, stops: Stops) -> Floats | float:
        """Nearer to the target, as one walks: who goes straight for it is stopped by the first wall."""
        at = self._place(case)
        return -CHASE * walked(case.rules, case.position, case.me, stops, at) if at is not None else 0.0

    def prey(self, case: Case, foe: Model) -> float:
        """The target above all."""
        target = self._target(case)
        return HUNT if target is not None and target.id == foe.id else 0.0
