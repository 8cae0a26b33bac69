"""Postings: every gain and loss of a squad in its post-game, one by one, and what the whole of it came to."""

from typing import Literal

import msgspec

from sacredwire.content.squads import Squad

Account = Literal["subs", "leads", "evidence", "merits", "item"]
Source = Literal[
    "found",  # in the match: loot, interrogations
    "mission",  # paid by the mission, or told of the match as a whole
    "kill",  # an enemy model Out of Action
    "exploration",
    "glitch",  # an injury that pays
    "purchase",
    "sale",
    "recorded",  # Evidence that has its number
    "duplicate",  # Evidence that was there already, and gives a Lead
    "spent",  # Leads for another roll
    "lost",  # Evidence or Leads that a mission takes, a thing left behind
    "used",  # a single use that is gone
    "destroyed",  # by a critical or a fumble
    "taken",  # by or from somebody else on the table
    "lost-with",  # what stays in the body of a model that is gone
]


class Posting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One gain or loss. Moving a thing between a model and the Lockers is none. Rule: K.postgame.

    Attributes:
        kind: What is counted.
        amount: How much more, or less.
        source: Where it comes from or goes to.
        thing: The item's id, or the number of a piece of Evidence.
        who: The model it is about, as the match calls it (``b3``); empty: the squad.
        how: What more is to be said: the row, the enemy model.
    """

    kind: Account
    amount: int
    source: Source
    thing: str = ""
    who: str = ""
    how: str = ""


Victory = Literal["", "evidence", "source"]
"""How a squad has won the campaign: with every type of Evidence, or with the Source. Rule: K.victory, M14.9."""


class PostResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a post-game leaves a squad with. Rule: K.postgame.

    Attributes:
        squad: As it goes into its next game.
        postings: Every gain and loss, in order.
        replaced: Slots (from 1) that hold a new model.
        died: Slot, name and injury of those who died.
        injuries, promotions: Slot and row of each one rolled.
        recorded: Numbers of Evidence recorded.
        victory: Whether it has won the campaign with this, and how.
    """

    squad: Squad
    postings: tuple[Posting, ...] = ()
    replaced: tuple[int, ...] = ()
    died: tuple[tuple[int, str, str], ...] = ()
    injuries: tuple[tuple[int, str], ...] = ()
    promotions: tuple[tuple[int, str], ...] = ()
    recorded: tuple[int, ...] = ()
    victory: Victory = ""
