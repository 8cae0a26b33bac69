"""Step 6: models may be dismissed."""

from collections.abc import Iterator

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Dismiss, Pass
from sacredwire.engine.procedures.postgame.keeping import ask, books_of, note, post_lost, shop_of
from sacredwire.rules.campaign.locker import emptied
from sacredwire.rules.squads import is_boss


class Dismissing(Frame, frozen=True, gc=False, tag="post-dismissing"):
    """Dismisses until the seat passes. Rule: K.recruits, R-100."""


def step(change: Change, frame: Dismissing, got: object) -> None:
    """Sends a model away, then asks for the next. Rule: K.recruits."""
    del frame
    if isinstance(got, Pass):
        change.pop()
        return
    if isinstance(got, Dismiss):
        _dismiss(change, got.who)
    ask(change, "dismiss", _offers(change))


def _offers(change: Change) -> Iterator[Action]:
    """Anybody but the Boss, by contract or by succession. Rule: R-100."""
    books = books_of(change)
    yield from (Dismiss(books.id(slot)) for slot in books.slots() if not is_boss(books.sheet(slot)))
    yield Pass(books.seat)


def _dismiss(change: Change, who: str) -> None:
    """Its equipment lies in the Lockers; what it has in its body goes with it. Rule: R-100, R-178."""
    books = books_of(change)
    slot = books.slot(who)
    change.say("dismissed", "K.recruits", who=who, name=books.sheet(slot).name)
    squad, lost = emptied(shop_of(change.rules), books.squad, slot)
    note(change, squad=squad)
    for item in lost:
        post_lost(change, item, slot)
