"""The table as a post-game's story needs it: who everybody is by name, though nobody stands anywhere."""

from sacredwire.content.boards import Board
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.state import Model, Position, Sheet


def people(books: Books) -> Position:
    """Everybody a post-game can tell of: the squad as it is by now, the dead, and the other squad.

    Args:
        books: The books after what is told.

    Rule: K.postgame.
    """
    models = {}
    for seat in books.result.seats:
        for one in seat.models:
            models[one.id] = Model(Sheet(one.id, one.name, seat.seat, seat.seat, seat.seat), presence="left")
    for slot in books.slots():
        id_, sheet = books.id(slot), books.sheet(slot)
        models[id_] = Model(Sheet(id_, sheet.name, books.seat, books.seat, books.seat, sheet.contract), presence="left")
    return Position(board=Board(id=""), mission="", round=0, models=models)
