"""The performance review: who has it coming, and what it costs."""

from sacredwire.content.squads import ModelSheet
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.squads import Shop, max_health


def deserters(books: Books) -> list[str]:
    """Models that left, by choice or fleeing, and are still in the squad. Rule: C4.20, R-81, R-187."""
    new = {books.id(slot) for slot in books.replaced}
    there = {books.id(slot) for slot in books.slots()} - new
    return [model.id for model in books.own.models if model.presence == "left" and model.id in there]


def wounds(shop: Shop, sheet: ModelSheet, damage: int) -> int:
    """What a model takes into its next game of some damage: 1 Health is left at least. Rule: R-81."""
    return min(damage, max(0, max_health(shop, sheet) - 1))
