"""Answers about a table and a model on it, remembered as long as both are what they were."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Table

A = TypeVar("A")
Question = Callable[[Ruleset, Table, Model], A]
"""What depends on nothing but the edition, the board, the models on the table, whose turn it is, and one model."""

MOST = 256
"""Answers remembered; when there are more, all are forgotten."""


def recalled(question: "Question[A]") -> "Question[A]":
    """A question whose last answers are remembered.

    What it is asked about never changes: rules, boards and models are frozen, and a table's models are replaced, never
    written into. So the very same values have the same answer. They are held beside it, or an identity might come to
    mean another value.
    """
    known: dict[tuple[int, int, int, int, str], tuple[A, Any]] = {}

    @wraps(question)
    def recall(rules: Ruleset, table: Table, who: Model) -> A:
        models, board = table.models, table.board
        key = (id(rules), id(models), id(board), id(who), table.active)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[key] = (question(rules, table, who), (rules, models, board, who))
        return found[0]

    return recall
