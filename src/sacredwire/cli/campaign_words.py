"""A campaign in sentences: whom its ids mean, and what each entry of its ledger says."""

from collections.abc import Iterable

from sacredwire.cli.squad_words import shown_name
from sacredwire.content.text import Text
from sacredwire.errors import Param
from sacredwire.rules.campaign.campaign import Campaign, Fixture
from sacredwire.rules.campaign.corrections import told
from sacredwire.rules.campaign.entries import (
    Corrected,
    Entry,
    Founded,
    Joined,
    Left,
    Paired,
    Played,
    Rested,
    Settled,
    Undone,
)
from sacredwire.rules.campaign.postings import PostResult

NONE = "none"
SUMMED = ("subs", "leads", "merits")
"""What of a post-game is told as a sum."""


class CampaignWords:
    """Tells about a campaign in one language.

    Args:
        text: The reader's catalogue.
        campaign: The campaign as it stands; it knows everybody who ever was in it.
    """

    def __init__(self, text: Text, campaign: Campaign) -> None:
        self.text = text
        self.campaign = campaign

    def member(self, id_: str) -> str:
        """A squad by its name; one without, or that is not there any more, by its id."""
        member = self.campaign.members.get(id_)
        return (shown_name(member.squad.name) if member else "") or id_

    def model(self, id_: str) -> str:
        """A model by the name its player gave it, else by what it is and its id."""
        career = self.campaign.careers.get(id_)
        if career is None:
            return id_
        name = shown_name(career.name)
        return name or self.text.say("story-model", kind=self.contract(career.contract), id=id_)

    def contract(self, id_: str) -> str:
        """A contract's name; of an edition that is not there its id."""
        return self._named(f"contract-{id_}", id_)

    def mission(self, id_: str) -> str:
        """A mission's name; its id if nobody gave it one."""
        return self._named(f"mission-{id_}", id_)

    def row(self, table: str, id_: str) -> str:
        """A row of a table by its name."""
        return self._named(f"{table}-{id_}", id_)

    def evidence(self, numbers: Iterable[int]) -> str:
        """Pieces of Evidence by their numbers; "none" without any."""
        return ", ".join(map(str, numbers)) or NONE

    def fixture(self, fixture: Fixture) -> dict[str, Param]:
        """What sentences about a meeting need: both squads, the mission, how far it has come."""
        return {
            "fixture": fixture.id,
            "blue": self.member(fixture.blue),
            "amber": self.member(fixture.amber),
            "mission": self.mission(fixture.mission) if fixture.mission else NONE,
            "round": fixture.round,
            "winner": self.member(fixture.winner) if fixture.winner else NONE,
        }

    def entry(self, entry: Entry) -> str:
        """What an entry says."""
        why = {name: shown_name(getattr(entry, name, "")) or NONE for name in ("reason", "by")}
        match entry:
            case Founded():
                edition = self._edition(entry.edition)
                return self.text.say("ledger-founded", name=shown_name(entry.name), edition=edition)
            case Joined():
                name = shown_name(entry.squad.name) or entry.member
                return self.text.say("ledger-joined", name=name, member=entry.member)
            case Left():
                return self.text.say("ledger-left", name=self.member(entry.member), reason=why["reason"])
            case Rested():
                key = "ledger-rested-absent" if entry.absent else "ledger-rested"
                return self.text.say(key, name=self.member(entry.member), round=entry.round)
            case Paired():
                return self._paired(entry)
            case Played():
                return self._played(entry)
            case Settled():
                return self.settled(entry.fixture, entry.member, entry.result)
            case Corrected():
                before, after = told(entry.before), told(entry.after)
                return self.text.say("ledger-corrected", path=entry.path, before=before, after=after, **why)
            case Undone():
                return self.text.say("ledger-undone", entry=entry.entry, **why)

    def _paired(self, entry: Paired) -> str:
        said = {"fixture": entry.fixture, "blue": self.member(entry.blue), "amber": self.member(entry.amber)}
        mission = self.mission(entry.mission) if entry.mission else NONE
        return self.text.say("ledger-paired", mission=mission, round=entry.round, **said)

    def _played(self, entry: Played) -> str:
        fixture = self.campaign.fixtures.get(entry.fixture)
        mission = self.mission(entry.mission) if entry.mission else NONE
        won = entry.result.winner
        winner = self.member(fixture.member_at(won)) if won and fixture else won or NONE
        where = "table" if not entry.game else "program"
        return self.text.say("ledger-played", fixture=entry.fixture, mission=mission, winner=winner, where=where)

    def settled(self, fixture: str, member: str, result: PostResult) -> str:
        """A squad's post-game: what it brought and took, as far as anything."""
        parts = [self.text.say("ledger-evidence", numbers=self.evidence(result.recorded))] if result.recorded else []
        for kind in SUMMED:
            amount = sum(one.amount for one in result.postings if one.kind == kind)
            if amount:
                parts.append(self.text.say(f"ledger-{kind}", amount=signed(amount)))
        parts += [self.text.say("ledger-died", name=shown_name(name) or f"{slot}") for slot, name, _ in result.died]
        if result.victory:
            parts.append(self.text.say(f"ledger-won-{result.victory}"))
        return self.text.say(
            "ledger-settled", name=self.member(member), fixture=fixture, came_to=", ".join(parts) or NONE
        )

    def _edition(self, id_: str) -> str:
        return self._named(f"edition-{id_.replace('.', '-')}", id_)

    def _named(self, key: str, id_: str) -> str:
        return self.text.say(key) if self.text.has(key) else id_


def signed(amount: int) -> str:
    """A number with its sign, a proper minus among them."""
    return f"{'+' if amount >= 0 else '−'}{abs(amount)}"
