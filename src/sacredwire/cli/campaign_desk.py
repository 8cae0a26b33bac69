"""What every command about campaigns begins with: the user's data opened, and the campaign that is meant."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from sacredwire.content.load import load_edition
from sacredwire.errors import StoreError
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Played
from sacredwire.rules.campaign.ledger import follow
from sacredwire.rules.campaign.undo import effective
from sacredwire.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from sacredwire.store.campaigns import Held
    from sacredwire.store.store import Store

Data = Annotated[Path | None, typer.Option(metavar="DIR")]
"""The folder of the user's data."""
Which = Annotated[str, typer.Option("--campaign", metavar="NAME")]
"""The campaign meant, where the command is about something in it."""
Named = Annotated[str, typer.Argument(metavar="CAMPAIGN")]
"""The campaign meant, where the command is about it as a whole."""
Seed = Annotated[int | None, typer.Option(metavar="N", min=0)]
Id = Annotated[str, typer.Option(metavar="ID")]


class Bot(StrEnum):
    """Who can decide for a squad, in matches and after them."""

    SEEKER = "seeker"
    GREEDY = "greedy"
    RANDOM = "random"


class Desk(NamedTuple):
    """An open store and the campaign that is meant in it."""

    store: "Store"
    held: "Held"

    @property
    def campaign(self) -> Campaign:
        """The campaign as it stands."""
        return self.held.campaign


@contextmanager
def store_of(data: Path | None, *, reader: bool = False) -> Iterator["Store"]:
    """The user's data, open.

    Args:
        data: What ``--data`` names.
        reader: Only to read: another program may write meanwhile.

    Raises:
        StoreError: They cannot be opened; ``store-locked`` while another program writes.
    """
    from sacredwire.store.place import database
    from sacredwire.store.store import Store

    with Store.open(database(data, os.environ), reader=reader) as store:
        yield store


@contextmanager
def desk_of(data: Path | None, named: str, *, reader: bool = False) -> Iterator[Desk]:
    """The user's data, open at the campaign that is meant.

    Args:
        data: What ``--data`` names.
        named: The campaign's name, id or the beginning of it; empty: the only one.
        reader: Only to read.

    Raises:
        StoreError: They cannot be opened.
        CampaignError: There is no such campaign.
    """
    from sacredwire.store import campaigns

    with store_of(data, reader=reader) as store:
        yield Desk(store, campaigns.held(store, campaigns.named(store, named).id))


def is_missing(error: StoreError) -> bool:
    """Whether nothing was ever stored here."""
    return error.code == "store-missing"


def rules_for(campaign: Campaign, content: Path | None) -> Ruleset:
    """The rules a campaign is played by.

    Raises:
        ContentError: Its edition is not there.
        CampaignError: ``campaign-numbers``: the edition's numbers have changed since it was founded.
    """
    from sacredwire.play.campaigns.squads import check_edition

    edition = load_edition(campaign.edition, content)
    check_edition(campaign, edition)
    return Ruleset(edition)


def before_played(campaign: Campaign, fixture: str) -> tuple[Campaign, Played | None]:
    """The campaign before a meeting's match was entered, and that entry; as it is, and None, if it was not.

    Args:
        campaign: The campaign.
        fixture: The meeting.
    """
    for number, one in effective(campaign.entries):
        if isinstance(one, Played) and one.fixture == fixture:
            return follow(campaign.entries[: number - 1]), one
    return campaign, None
