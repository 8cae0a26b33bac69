"""The bot that looks for Evidence: loot and Coworkers come first while the game is young, then it plays like greedy."""

import numpy as np
from numpy.typing import NDArray

from sacredwire.bots.greedy import GreedyBot
from sacredwire.engine.discretise import Moves
from sacredwire.engine.inputs import Action, Interrogate, Search
from sacredwire.engine.pending import Decide, MoveTo
from sacredwire.engine.view import View
from sacredwire.rules.engagement import COWORKERS
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import Places
from sacredwire.rules.state import Model, Place, Position

LAST = 4
"""The last round in which it goes for things instead of for the mission."""
STEP = 50
"""A move that brings a model less nearer than this, in hundredths, is not worth it."""


class SeekerBot:
    """Goes to the nearest thing that may hold Evidence and takes it; whatever else there is to decide, greedy decides.

    Args:
        rules: The edition.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._greedy = GreedyBot(rules)

    def choose(self, seen: View, ask: Decide) -> Action:
        """What yields something, a move nearer to it, or what greedy would do."""
        if ask.prompt == "act":
            taken = next((offer for offer in ask.offers if isinstance(offer, Search | Interrogate)), None)
            if taken is not None:
                return taken
            region = next((offer for offer in ask.offers if isinstance(offer, MoveTo)), None)
            if region is not None and seen.position.round <= LAST:
                move = self._nearer(seen.position, region)
                if move is not None:
                    return move
        return self._greedy.choose(seen, ask)

    def _nearer(self, position: Position, region: MoveTo) -> Action | None:
        """The move that ends nearest to something; None where none is worth it, or the model carries something."""
        moves, things, me = Moves(self.rules, position, region), _things(position), position.models[region.who]
        if not things or not len(moves.stops) or me.carrying:
            return None
        gaps = _apart(moves.all_places(), things)
        nearest = int(gaps.argmin())
        return moves[nearest] if int(gaps[nearest]) < _now(me, things) - STEP else None


def _apart(places: Places, things: list[Place]) -> NDArray[np.int64]:
    """How far each place is from the nearest thing, along the edges of the board and up."""
    marks = np.array(things, dtype=np.int64)
    gaps: NDArray[np.int64] = np.abs(places[:, None, :] - marks[None, :, :]).sum(axis=2).min(axis=1)
    return gaps


def _now(me: Model, things: list[Place]) -> int:
    return int(_apart(np.array([me.place], dtype=np.int64), things)[0])


def _things(position: Position) -> list[Place]:
    """Where something lies or stands that may hold Evidence. Rule: K.search, K.interrogate."""
    loot = [marker.place for marker in position.markers if marker.kind == "loot" and marker.place is not None]
    people = [
        model.place for model in position.models.values() if model.sheet.side == COWORKERS and model.place is not None
    ]
    return loot + people
