"""The match comes onto the squad's sheets, and whoever did not survive that is buried."""

from typing import Literal

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame.dying import bury_perished
from sacredwire.engine.procedures.postgame.keeping import books_of, shop_of
from sacredwire.rules.campaign.merging import merge
from sacredwire.rules.campaign.postings import Posting


class Merging(Frame, frozen=True, gc=False, tag="post-merging"):
    """What the match left goes onto the sheets. Rule: K.postgame, R-42."""

    at: Literal["merge", "bury"] = "merge"


def step(change: Change, frame: Merging, got: object) -> None:
    """Merges, then buries whom a critical left without Health. Rule: K.postgame, R-160."""
    del got
    if frame.at == "bury":
        if not bury_perished(change):
            change.pop()
        return
    before = books_of(change)
    change.say("post-game", "K.postgame", seat=before.seat)
    change.books = merge(shop_of(change.rules), before)
    for model in before.own.models:
        for one in model.permanent:
            change.say("lasting", "R-53", who=model.id, stat=one.stat, amount=one.amount)
    for posting in change.books.postings[len(before.postings) :]:
        tell(change, posting)
    change.set(Merging("bury"))


def tell(change: Change, posting: Posting) -> None:
    """Tells of something that came or went with the match. Rule: R-42."""
    if posting.kind == "item":
        change.say("thing", "K.postgame", who=posting.who, item=posting.thing, how=posting.source)
    else:
        subs, leads = (posting.amount if posting.kind == kind else 0 for kind in ("subs", "leads"))
        change.say("brought", "R-42", seat=books_of(change).seat, subs=subs, leads=leads)
