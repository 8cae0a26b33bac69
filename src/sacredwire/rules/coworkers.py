"""What is peculiar to the Coworkers of a mission: whom they talk to, how much, and what sets them off."""

from sacredwire.content.schema import Layout
from sacredwire.rules.engagement import COWORKERS, near, on_board, touches
from sacredwire.rules.loot import friends_of
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Rows, Table

DOUBLE = 2
"""How many times over an Interrogation is won when a talkative Coworker begins to say more."""


def coworker_modifier(rules: Ruleset, rows: Rows) -> Layout:
    """The row that holds for all Coworkers of this mission. Rule: K.coworker-modifiers."""
    return rules.coworker_modifiers[rows.coworker_modifier]


def company_suffices(rules: Ruleset, table: Table, rows: Rows, model: Model, coworker: Model) -> bool:
    """Whether enough friends stand by the Coworker for a model beside it to Interrogate it, itself one of them.

    Rule: K.coworker-modifiers, R-90, R-171.
    """
    row = coworker_modifier(rules, rows)
    if row.id != "buddy-system":
        return True
    by = sum(touches(rules, table, friend, coworker, row.distance) for friend in friends_of(table, model))
    return 1 + by >= row.models


def told_more(rules: Ruleset, rows: Rows, ratio: int) -> int:
    """What a talkative Coworker adds to the table's roll: one step from double on. Rule: K.coworker-modifiers, R-90."""
    row = coworker_modifier(rules, rows)
    return row.amount * max(0, ratio - DOUBLE + 1) if row.id == "talkative" else 0


def crowded(rules: Ruleset, table: Table, rows: Rows) -> tuple[str, ...]:
    """Unmarked Coworkers that cannot bear how many others stand near; walls do not count.

    Rule: K.coworker-modifiers, R-90, R-176.
    """
    row = coworker_modifier(rules, rows)
    if row.id != "claustrophobic":
        return ()
    others = [model for model in on_board(table) if model.sheet.side != COWORKERS]
    return tuple(
        one.id
        for one in on_board(table)
        if one.sheet.side == COWORKERS
        and not one.has("hostile")
        and sum(near(one, other, row.distance) for other in others) >= row.models
    )
