"""A match as a seat sees it, ready to travel."""

import numpy as np

from sacredwire.content.keys import Keys
from sacredwire.engine.frames import State
from sacredwire.engine.view import view
from sacredwire.rules.engagement import engaged_with, on_board, sees
from sacredwire.rules.movement import allowance, body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.sight import CLEAR, see_many
from sacredwire.rules.state import Position, Seat
from sacredwire.server.showing.asks import waits_for
from sacredwire.server.wire.table import Figure, SightLine, Table, View

KNOWN = 64


class Shower:
    """Shows moments of matches of one edition; what every seat sees alike is worked out once a moment.

    Args:
        rules: The edition.
        voice: Says why levels are what they are.
    """

    def __init__(self, rules: Ruleset, voice: Keys) -> None:
        self.rules, self.voice = rules, voice
        self._seen: dict[int, tuple[Position, dict[str, Figure], tuple[SightLine, ...]]] = {}

    def view(self, state: State, seq: int, seat: Seat | None, undo: int = 0) -> View:
        """What a seat sees of a moment.

        Args:
            state: The moment; it does not wait for chance.
            seq: Its number in the match's journal.
            seat: Who looks; None for an onlooker.
            undo: How many of the seat's decisions can be taken back.

        Rule: R-45.
        """
        seen = view(self.rules, state, seat)
        figures, lines = self._open(seen.position)
        return View(
            seq=seq,
            seat=seat,
            edition=seen.edition,
            board=seen.position.board,
            table=_table(seen.position),
            figures=figures,
            sight=lines,
            turn=seen.activation,
            secrets=seen.secrets,
            waits=waits_for(self.rules, state, seat, self.voice),
            undo=undo,
        )

    def _open(self, position: Position) -> tuple[dict[str, Figure], tuple[SightLine, ...]]:
        known = self._seen.get(id(position))
        if known is None:
            if len(self._seen) >= KNOWN:
                self._seen.clear()
            known = self._seen[id(position)] = (
                position,
                figures_of(self.rules, position),
                sight_of(self.rules, position),
            )
        return known[1], known[2]


def figures_of(rules: Ruleset, position: Position) -> dict[str, Figure]:
    """Every model with what follows from it. Rule: C4.4, C4.5."""
    return {
        id_: Figure(model, allowance(rules, model), engaged_with(rules, position, model) if model.place else ())
        for id_, model in position.models.items()
    }


def sight_of(rules: Ruleset, position: Position) -> tuple[SightLine, ...]:
    """What models see of each other, with what hides them; pairs in the open are left out. Rule: C4.9, R-24, R-73."""
    models = list(on_board(position))
    bodies = [body(model) for model in models]
    matrix = see_many(rules.terrain(position.board), bodies, bodies, position.smokes)
    hidden = np.argwhere(matrix != CLEAR).tolist()
    return tuple(
        SightLine(
            models[seer].id,
            models[target].id,
            int(matrix[seer, target]),
            sees(rules, position, models[seer], models[target]).blockers,
        )
        for seer, target in hidden
        if seer != target
    )


def _table(position: Position) -> Table:
    return Table(
        mission=position.mission,
        round=position.round,
        bag=tuple(sorted(position.bag)),
        active=position.active,
        first=position.first,
        aggressor=position.aggressor,
        winner=position.winner,
        ended=position.ended,
        conceded=position.conceded,
        blessings=dict(position.blessings),
        tallies=dict(position.tallies),
        counters=dict(position.counters),
        zones=dict(position.zones),
        markers=position.markers,
        smokes=position.smokes,
        rows=position.rows,
        cooperation=dict(position.cooperation),
        delayed=position.delayed,
    )
