"""The ledger's entries: what happened in a campaign, in the order in which it was entered. Nothing is ever taken out.

Who typed an entry, when, and under which key belongs to the store's row, not to the entry.
"""

from typing import Any, Literal

import msgspec

from sacredwire.content.schema import Edition
from sacredwire.content.squad_files import Foreign
from sacredwire.content.squads import Squad
from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.postings import PostResult
from sacredwire.rules.results import MatchResult
from sacredwire.rules.state import Seat


class Finale(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission that Evidence sets off. Rule: K.finales, M13, M14.

    Attributes:
        mission: Its id.
        evidence: Recorded pieces that set it off.
        must: Whether the first squad that has them plays it next, once a campaign; else each such squad may.
    """

    mission: str
    evidence: int
    must: bool


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What of its edition a campaign needs to be read without it.

    Attributes:
        finales: The missions that Evidence sets off.
        types: Types of Evidence there are: who has them all has won.
        size: Models of a squad.

    Rule: K.finales, K.victory, C2.
    """

    finales: tuple[Finale, ...]
    types: int
    size: int


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="kind", forbid_unknown_fields=True):
    """Something that happened."""


class Founded(_Entry, frozen=True, kw_only=True, tag="founded"):
    """The campaign begins. Rule: K.

    Attributes:
        name: Its name.
        edition: The edition's id; ``content`` is the digest of its numbers.
        terms: What of the edition it needs to be read.
    """

    name: str
    edition: str
    content: str
    terms: Terms


class Joined(_Entry, frozen=True, kw_only=True, tag="joined"):
    """A squad joins, with whatever past it has. ``foreign`` is the object of the program it came from. Rule: K."""

    member: str
    squad: Squad
    foreign: Foreign | None = None


class Left(_Entry, frozen=True, kw_only=True, tag="left"):
    """A squad plays no more."""

    member: str
    reason: str = ""


class Paired(_Entry, frozen=True, kw_only=True, tag="paired"):
    """Two squads are to meet. Rule: K.finales.

    Attributes:
        fixture: The meeting's id, ``m1``, ``m2``...
        blue, amber: The members.
        round: The round of the league it belongs to; 0: none.
        mission: The finale they play; empty: whatever the generator gives.
        lead: Whose finale it is, the Discoverer or the Extractor.
    """

    fixture: str
    blue: str
    amber: str
    round: int = 0
    mission: str = ""
    lead: str = ""


class Rested(_Entry, frozen=True, kw_only=True, tag="rested"):
    """A squad has no opponent in a round, or (``absent``) nobody who could play. Rule: K.absent, R-191."""

    member: str
    round: int
    absent: bool = False


class Played(_Entry, frozen=True, kw_only=True, tag="played"):
    """A match was played; its post-games are still to come. Rule: K.postgame.

    Attributes:
        fixture: The meeting.
        result: How it ended.
        mission: The mission played.
        aggressor: The Aggressor's seat, in a finale that of whoever leads it.
        game: Id of the stored game; empty for a match at a real table.
    """

    fixture: str
    result: MatchResult
    mission: str
    aggressor: Seat
    game: str = ""


class Settled(_Entry, frozen=True, kw_only=True, tag="settled"):
    """The post-game of one squad was gone through. Rule: K.postgame.

    Attributes:
        fixture: The meeting it followed; ``member`` the squad.
        inputs: Everything decided and rolled, in the notation.
        result: What came of it.
        start: Digest of the post-game's first state.
    """

    fixture: str
    member: str
    inputs: tuple[str, ...]
    result: PostResult
    start: str


class Corrected(_Entry, frozen=True, kw_only=True, tag="corrected"):
    """An arbiter sets a value right. Both values stay in the ledger. Rule: R-194.

    Attributes:
        path: Where it stands in the campaign: ``squads.s1.models.3.merits``.
        before, after: The value as it was and as it is now.
        reason: Why.
        by: The arbiter.
    """

    path: str
    before: Any
    after: Any
    reason: str
    by: str = ""


class Undone(_Entry, frozen=True, kw_only=True, tag="undone"):
    """An entry is taken back: the campaign is as if it had not been. It stays in the ledger. Rule: R-195.

    Attributes:
        entry: Its number in the ledger, from 1.
        reason: Why.
        by: Whoever took it back.
    """

    entry: int
    reason: str
    by: str = ""


Entry = Founded | Joined | Left | Paired | Rested | Played | Settled | Corrected | Undone
Kind = Literal["founded", "joined", "left", "paired", "rested", "played", "settled", "corrected", "undone"]

_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def terms_of(edition: Edition) -> Terms:
    """What a campaign of an edition needs to be read without it. Rule: K.finales, K.victory."""
    finales = sorted((row for row in edition.missions if row.trigger), key=lambda row: row.trigger)
    return Terms(
        finales=tuple(Finale(mission=row.id, evidence=row.trigger, must="discoverer" in row.roles) for row in finales),
        types=len(edition.evidence),
        size=edition.numbers.squad_size,
    )


def kind_of(entry: Entry) -> Kind:
    """The word for the kind of an entry."""
    kind: Kind = type(entry).__struct_config__.tag  # type: ignore[assignment] # msgspec types tags loosely
    return kind


def encode_entry(entry: Entry) -> bytes:
    """An entry as JSON, the same bytes for the same entry everywhere."""
    return msgspec.json.encode(entry)


def decode_entry(data: bytes | str) -> Entry:
    """The entry that `encode_entry` wrote.

    Raises:
        CampaignError: It is no entry.
    """
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CampaignError("campaign-entry-broken", reason=str(error)) from error
