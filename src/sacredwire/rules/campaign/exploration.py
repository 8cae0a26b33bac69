"""Exploration: who looks around after the match, and what that brings."""

from sacredwire.content.schema import Edition, ExplorationRow
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.dice.level import DICE, FACES
from sacredwire.rules.results import SURVIVES
from sacredwire.rules.squads import Shop, attributes


def explorers(books: Books) -> tuple[str, ...]:
    """The models that explore: those that survived the match. Rule: K.exploration, R-43, R-46."""
    return tuple(
        model.id
        for model in books.own.models
        if model.presence in SURVIVES and books.sheet(books.slot(model.id)).contract
    )


def wits_dice(shop: Shop, books: Books, who: str) -> tuple[int, ...]:
    """The two dice of a model's Wits. Rule: R-46."""
    return (FACES[attributes(shop, books.sheet(books.slot(who))).wits],) * DICE


def haul(edition: Edition, total: int) -> ExplorationRow:
    """The row that a total of all dice comes to: the last one it reaches. Rule: K.exploration, R-46."""
    reached = [row for row in edition.exploration if row.low <= total]
    return max(reached, key=lambda row: row.low)
