"""Models that are to leave over the enemy's edge."""

import numpy as np

from sacredwire.bots.purposes.purpose import Case, Purpose
from sacredwire.bots.purposes.ways import Floats, Stops, to_edge
from sacredwire.rules.deployment import enemy_edges, exit_edges
from sacredwire.rules.state import Edge

OUT = 16.0
"""Worth of a model that has exited."""
INCH = 0.9
"""Worth of an inch nearer to an exit."""


class Exiting(Purpose):
    """Off over the enemy's edge. Rule: M6."""

    def _edges(self, case: Case) -> tuple[Edge, ...]:
        return exit_edges(case.position, case.seat) or enemy_edges(case.position, case.seat)

    def places(self, case: Case, stops: Stops) -> Floats | float:
        """Nearer to an exit."""
        gaps = [to_edge(case.rules, case.position, case.me, stops, edge) for edge in self._edges(case)]
        return -INCH * np.minimum.reduce(gaps) if gaps else 0.0

    def may_leave(self, case: Case) -> bool:
        """Always."""
        del case
        return True

    def leaving(self, case: Case, edge: Edge) -> float | None:
        """A model more that has exited."""
        return OUT if edge in self._edges(case) else None

    def urgency(self, case: Case) -> float:
        """Who is near to an exit first: it may be stopped."""
        if case.me.place is None:
            return 0.0
        here = np.array([case.me.place])
        far = min(
            (float(to_edge(case.rules, case.position, case.me, here, edge)[0]) for edge in self._edges(case)),
            default=24.0,
        )
        return max(0.0, 10.0 - far)
