"""A squad of a post-game as if it stood at a table, so that stories can name whom they tell of."""

from collections.abc import Iterator

from msgspec.structs import replace

from sacredwire.engine.frames import State
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.state import Model, Position, Sheet


def seated(before: State, after: State) -> Position:
    """The position of a post-game with its squad in it: whoever is there, else whoever was there before.

    Args:
        before: The post-game before something happened.
        after: The post-game after it.
    """
    models = {model.sheet.id: model for state in (before, after) if state.books for model in _models(state.books)}
    return replace(after.position, models=models)


def _models(books: Books) -> Iterator[Model]:
    for slot in books.slots():
        id_, sheet = books.id(slot), books.sheet(slot)
        yield Model(Sheet(id_, sheet.name, books.seat, books.seat, books.seat, sheet.contract))
