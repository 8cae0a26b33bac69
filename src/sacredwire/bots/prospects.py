"""What attacks promise from many places at once, by the exact odds and one question to the geometry."""

import numpy as np
from numpy.typing import NDArray

from sacredwire.bots.odds import BANDS, Enemies, Fighter, Floats, Volley
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import near
from sacredwire.rules.space.outlook import outlook
from sacredwire.rules.space.pack import Table as Bases
from sacredwire.rules.state import Table


class Prospects:
    """Candidate places of one model against its enemies: what it may do to them from there, and they to it.

    Args:
        rules: The edition.
        table: The table.
        me: The model.
        here: Its base where it might stand, a line a place.
        foes: Its enemies on the board.
    """

    def __init__(self, rules: Ruleset, table: Table, me: Fighter, here: Bases, foes: Enemies) -> None:
        self.me, self.foes, self._here = me, foes, here
        self._terrain, self._smokes, self._engaged = rules.terrain(table.board), table.smokes, rules.numbers.engaged

    @property
    def engaged(self) -> NDArray[np.bool_]:
        """At which places (lines) which enemies (columns) stand in Engaged range."""
        return near(self._here, self.foes.bases, self._engaged)

    def _values(self, volley: Volley, *, inward: bool) -> Floats:
        """The value of each attack of a volley at each place."""
        here, there, smokes = self._here, self.foes.bases, self._smokes
        kinds = outlook(self._terrain, here, there, volley.looks, BANDS, smokes, inward=inward, apart=self._engaged)
        return volley.rates.of(kinds)

    def attacks(self, moved: bool, into_melee: tuple[bool, ...], prey: Floats | None = None) -> Floats:
        """The worth of the best attack from each place; ``prey``: what each enemy is worth as a multiple of that."""
        volley = self.foes.host.attacks(self.foes.fighters, self.me, moved, into_melee)
        values = self._values(volley, inward=False)
        if prey is not None:
            values = values * np.tile(prey, len(self.me.kit.arms))
        best: Floats = np.maximum.reduce(values, axis=1, initial=0.0)
        return best

    def threats(self, fear: float) -> Floats:
        """What enemies may do to the model at each place in their next activation; half of it once they acted."""
        values = self._values(self.foes.host.threats(self.foes.fighters, self.me), inward=True)
        worst = np.maximum.reduceat(values, self.foes.host.begins, axis=1)
        total: Floats = np.add.reduce(worst * np.where(self.foes.fresh, fear, fear / 2), axis=1)
        return total
