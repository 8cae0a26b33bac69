"""A campaign as its ledger leaves it: squads, meetings, and everybody who ever served."""

from typing import Literal, TypeVar

import msgspec

from sacredwire.content.squad_files import Foreign
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.entries import Entry, Finale, Joined, Paired, Terms
from sacredwire.rules.campaign.postings import PostResult
from sacredwire.rules.results import MatchResult
from sacredwire.rules.state import SEATS, Seat

T = TypeVar("T")

Roster = tuple[str, ...]
"""The id of the model in each slot of a squad; empty for an open one."""
Stage = Literal["paired", "played", "settled"]
Farewell = Literal["", "died", "dismissed", "corrected"]


class Career(msgspec.Struct, frozen=True, kw_only=True):
    """One model of a squad, from its coming to its end. What it did stands in the matches it played.

    Attributes:
        id: Its own for ever, ``s1-7``: the seventh model of squad ``s1``.
        member, slot: Its squad, and its place in it from 1.
        name, contract: As the squad has them, or had them last.
        since: The meeting after which it came; empty: with the squad.
        until: The meeting after which it was gone; empty while it serves.
        end: How it went. ``corrected``: an arbiter decided so.
        row: The injury it died of.
        successor: Who took its place.
        last: Its sheet before what ended its service.
    """

    id: str
    member: str
    slot: int
    name: str
    contract: str
    since: str = ""
    until: str = ""
    end: Farewell = ""
    row: str = ""
    successor: str = ""
    last: ModelSheet | None = None


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A squad of the campaign.

    Attributes:
        id: ``s1``, ``s2``...
        squad: As it is now.
        roster: Who stands in which slot.
        foreign: The object of the program it came from.
        recruited: Models it ever had; the next one's number is one more.
        rests: Rounds without an opponent.
        left: Whether it plays no more; ``reason`` why.
    """

    id: str
    squad: Squad
    roster: Roster
    foreign: Foreign | None = None
    recruited: int = 0
    rests: int = 0
    left: bool = False
    reason: str = ""

    def plays(self) -> bool:
        """Whether anybody of it plays the next game. Rule: K.absent, R-191."""
        return any(sheet.contract and not sheet.absent for sheet in self.squad.models)


class Fixture(msgspec.Struct, frozen=True, kw_only=True):
    """A meeting of two squads, from the pairing to the last post-game.

    Attributes:
        id: ``m1``, ``m2``...
        blue, amber: The members.
        round: Its round of the league; 0: none.
        mission: The finale to be played, later the mission that was played; empty: whatever the generator gives.
        lead: Whose finale it is.
        result: How the match ended, corrections included; None before it.
        aggressor: The Aggressor's seat.
        game: Id of the stored game; empty for a real table.
        rosters: Who stood in which slot when it was played, blue and amber.
        bosses: Ids in the match of those who were Bosses then. Rule: K.merits.
        settled: What each member's post-game came to.
    """

    id: str
    blue: str
    amber: str
    round: int = 0
    mission: str = ""
    lead: str = ""
    result: MatchResult | None = None
    aggressor: Seat = "blue"
    game: str = ""
    rosters: tuple[Roster, Roster] = ((), ())
    bosses: tuple[str, ...] = ()
    settled: dict[str, PostResult] = {}

    @property
    def sides(self) -> tuple[str, str]:
        """Both members, blue first."""
        return self.blue, self.amber

    @property
    def stage(self) -> Stage:
        """How far it has come."""
        if self.result is None:
            return "paired"
        return "settled" if len(self.settled) == len(SEATS) else "played"

    def seat_of(self, member: str) -> Seat:
        """The seat of one of its members."""
        return "blue" if member == self.blue else "amber"

    def member_at(self, seat: Seat) -> str:
        """The member of a seat."""
        return self.blue if seat == "blue" else self.amber

    def roster_of(self, seat: Seat) -> Roster:
        """Who stood in which slot of a seat's squad."""
        return self.rosters[SEATS.index(seat)]

    def waits_for(self, member: str) -> bool:
        """Whether something of it is still to come for a member."""
        return member in self.sides and member not in self.settled

    @property
    def winner(self) -> str:
        """The member that won; empty before the match, and when nobody did."""
        won = self.result.winner if self.result else None
        return self.member_at(won) if won else ""


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign now. It is followed from its entries and from nothing else.

    Attributes:
        name, edition, content, terms: As it was founded.
        members: Every squad by id, those that left too.
        careers: Every model by id.
        fixtures: Every meeting by id.
        round: The last round of the league that was paired.
        reached: Members in the order in which they came to the Evidence of the obligatory finale. Rule: R-192.
        triggered: The meeting in which that finale is or was played; an arbiter may write any other word.
        winner: The member that has won; ``by`` how: ``evidence`` or ``source``. Rule: K.victory.
        entries: The whole ledger, what was undone included.
    """

    name: str
    edition: str
    content: str
    terms: Terms
    members: dict[str, Member] = {}
    careers: dict[str, Career] = {}
    fixtures: dict[str, Fixture] = {}
    round: int = 0
    reached: tuple[str, ...] = ()
    triggered: str = ""
    winner: str = ""
    by: Literal["", "evidence", "source"] = ""
    entries: tuple[Entry, ...] = ()

    def member(self, id_: str) -> Member:
        """A member.

        Raises:
            CampaignError: There is none of that id.
        """
        return _named(self.members, id_, "member")

    def fixture(self, id_: str) -> Fixture:
        """A meeting.

        Raises:
            CampaignError: There is none of that id.
        """
        return _named(self.fixtures, id_, "fixture")

    def career(self, id_: str) -> Career:
        """A model that serves or served.

        Raises:
            CampaignError: There is none of that id.
        """
        return _named(self.careers, id_, "model")

    def busy_with(self, member: str) -> Fixture | None:
        """The meeting a member has still to play or to settle, or None."""
        return next((one for one in self.fixtures.values() if one.waits_for(member)), None)

    def idle(self) -> tuple[Member, ...]:
        """The members that have not left and have nothing to play or to settle."""
        busy = {side for one in self.fixtures.values() for side in one.sides if one.waits_for(side)}
        return tuple(one for one in self.members.values() if not one.left and one.id not in busy)

    def next_fixture(self) -> str:
        """The id of the next meeting, never that of one that was undone."""
        return f"m{1 + sum(isinstance(one, Paired) for one in self.entries)}"

    def next_member(self) -> str:
        """The id of the next squad that joins, never that of one that was undone."""
        return f"s{1 + sum(isinstance(one, Joined) for one in self.entries)}"

    def obligatory(self) -> Finale | None:
        """The finale that must be played once a campaign. Rule: K.finales."""
        return next((one for one in self.terms.finales if one.must), None)

    def optional(self) -> Finale | None:
        """The finale that a squad may play. Rule: K.finales."""
        return next((one for one in self.terms.finales if not one.must), None)

    def discoverer(self) -> str:
        """The member whose next match is the obligatory finale; empty: none has to. Rule: K.finales, R-192."""
        return self.reached[0] if self.reached and not self.triggered else ""

    def may_extract(self, member: str) -> bool:
        """Whether a member may play the optional finale now. Rule: K.finales, R-193."""
        finale = self.optional()
        return finale is not None and len(self.member(member).squad.evidence) >= finale.evidence


def _named(known: dict[str, T], id_: str, what: str) -> T:
    if id_ not in known:
        raise CampaignError("campaign-no-such", what=what, value=id_, expected=", ".join(known) or "–")
    return known[id_]
