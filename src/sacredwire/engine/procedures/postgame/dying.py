"""A model dies: its slot is open, its equipment lies in the Lockers, and if it was the Boss another follows at once."""

from sacredwire.engine.change import Change
from sacredwire.engine.procedures.postgame.keeping import books_of, note, post_lost, shop_of
from sacredwire.engine.procedures.postgame.succession import Succeeding
from sacredwire.rules.campaign.injuries import perished
from sacredwire.rules.campaign.locker import emptied
from sacredwire.rules.squads import is_boss


def bury(change: Change, slot: int, row: str) -> None:
    """A model is dead; a Boss is succeeded at once. Rule: K.injuries, K.recruits, K.succession, R-100, R-178, R-160.

    Args:
        change: The post-game.
        slot: Whose.
        row: What it died of.
    """
    books = books_of(change)
    sheet = books.sheet(slot)
    change.say("died", "K.injuries", who=books.id(slot))
    squad, lost = emptied(shop_of(change.rules), books.squad, slot)
    note(change, squad=squad, died=(*books.died, (slot, sheet.name, row)))
    for item in lost:
        post_lost(change, item, slot)
    if is_boss(sheet):
        change.push(Succeeding())


def bury_perished(change: Change) -> bool:
    """Buries the first model without maximum Health; says whether there was one. Rule: K.injuries, R-47."""
    found = perished(shop_of(change.rules), books_of(change))
    if found is not None:
        bury(change, *found)
    return found is not None
