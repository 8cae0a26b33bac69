"""Whoever decides for a seat: a bot or a person."""

from typing import Protocol

from sacredwire.engine.inputs import Action
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import View


class Player(Protocol):
    """Makes the decisions of a seat from what the seat sees, and from nothing else."""

    def choose(self, seen: View, ask: Decide) -> Action:
        """One of the actions that the offers of a question stand for."""
        ...
