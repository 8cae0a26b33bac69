"""Whatever is entered into a ledger, in whatever order: totals agree, everybody is somewhere, files say the same."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from sacredwire.content.squad_files import SquadFile
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.errors import CampaignError
from sacredwire.play.campaigns.files import campaign_text, read_campaign
from sacredwire.play.campaigns.history import model_page, squad_page
from sacredwire.play.campaigns.pairing import pair_round
from sacredwire.play.campaigns.squads import joining
from sacredwire.play.campaigns.standings import standings
from sacredwire.rules.campaign.audit import Auditor, audit
from sacredwire.rules.campaign.campaign import Campaign, Fixture
from sacredwire.rules.campaign.corrections import value_at
from sacredwire.rules.campaign.entries import Corrected, Entry, Left, Undone
from sacredwire.rules.campaign.ledger import add, follow, found
from sacredwire.rules.campaign.postings import Posting
from sacredwire.rules.campaign.undo import built_on, effective, last_settled
from support.leagues import a_squad, form_result, league, post
from support.matches import rules

SEATS = "ba"


class LedgerMachine(RuleBasedStateMachine):
    """A club that enters things, sets them right and takes them back."""

    campaign: Campaign

    @initialize(squads=st.integers(2, 4))
    def founding(self, squads: int) -> None:
        self.auditor = Auditor()
        entries = league(squads).entries
        self.campaign = found(entries[0])
        for entry in entries[1:]:
            self.enter(entry)

    def enter(self, entry: Entry) -> None:
        before, self.campaign = self.campaign, add(self.campaign, entry)
        assert self.auditor.take(before, entry, self.campaign) == []

    def stage(self, stage: str) -> list[Fixture]:
        return [one for one in self.campaign.fixtures.values() if one.stage == stage]

    @precondition(lambda self: not self.campaign.winner and len(self.campaign.members) < 6)
    @rule()
    def join(self) -> None:
        own = rules(self.campaign.edition).edition
        squad = a_squad(len(self.campaign.entries) % 7)
        self.enter(joining(self.campaign, own, SquadFile(squad)))

    @precondition(lambda self: len(self.campaign.idle()) > 3)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        member = data.draw(st.sampled_from([one.id for one in self.campaign.idle()]))
        self.enter(Left(member=member, reason="examenes"))

    @precondition(lambda self: not self.campaign.winner and len(self.campaign.idle()) > 1)
    @rule(seed=st.integers(0, 9), bold=st.booleans())
    def pair(self, seed: int, bold: bool) -> None:
        for entry in pair_round(self.campaign, seed, tuple(self.campaign.members) if bold else ()):
            self.enter(entry)

    @precondition(lambda self: self.stage("paired"))
    @rule(data=st.data(), winner=st.sampled_from(["blue", "amber", "none"]), fallen=st.sets(st.integers(1, 5)))
    def play(self, data: st.DataObject, winner: str, fallen: set[int]) -> None:
        fixture = data.draw(st.sampled_from(self.stage("paired")))
        squads = [self.campaign.member(one).squad for one in fixture.sides]
        both = [n for n in sorted(fallen) if all(one.models[n - 1].contract for one in squads)]
        told: dict[str, Any] = {"out": [f"a{n} by b{both[0]}" for n in both], "winner": winner}
        if fixture.mission == self.campaign.terms.finales[1].mission:
            told |= {seat: {"lost-evidence": 1} for seat in ("blue", "amber") if fixture.seat_of(fixture.lead) == seat}
        self.enter(form_result(self.campaign, fixture.id, **told))

    @precondition(lambda self: self.stage("played"))
    @rule(
        data=st.data(), subs=st.integers(0, 30), leads=st.integers(0, 3), pieces=st.sets(st.integers(1, 10), max_size=3)
    )
    def settle(self, data: st.DataObject, subs: int, leads: int, pieces: set[int]) -> None:
        fixture = data.draw(st.sampled_from(self.stage("played")))
        member = data.draw(st.sampled_from([one for one in fixture.sides if fixture.waits_for(one)]))
        squad = self.campaign.member(member).squad
        letter = SEATS[fixture.seat_of(member) == "amber"]
        gains = [Posting("subs", subs, "exploration"), Posting("leads", leads, "mission")]
        gains += [Posting("evidence", 1, "recorded", str(one)) for one in sorted(pieces - set(squad.evidence))]
        slot = next(n for n, one in enumerate(squad.models, 1) if one.contract)
        gains.append(Posting("merits", 1, "kill", who=f"{letter}{slot}"))
        death = data.draw(st.booleans()) and slot < 5 and squad.models[4].contract
        more = self.replaced(squad, 5) if death else {}
        self.enter(post(self.campaign, member, gains, **more))

    @precondition(lambda self: not self.campaign.winner and len(self.campaign.idle()) > 1)
    @rule(seed=st.integers(0, 9), pieces=st.sets(st.integers(1, 10), min_size=2, max_size=7))
    def whole_round(self, seed: int, pieces: set[int]) -> None:
        """Everybody free meets somebody, and settles it; the winner records what he found."""
        for entry in pair_round(self.campaign, seed, tuple(self.campaign.members)):
            self.enter(entry)
        for fixture in self.stage("paired"):
            failed = {"amber" if fixture.lead == fixture.amber else "blue": {"lost-evidence": 0}}
            winner = "blue" if seed % 2 else "amber"
            self.enter(form_result(self.campaign, fixture.id, winner=winner, **failed))
            for member in fixture.sides:
                won = self.campaign.fixture(fixture.id).winner == member
                new = sorted(pieces - set(self.campaign.member(member).squad.evidence)) if won else []
                gains = [Posting("evidence", 1, "recorded", str(one)) for one in new]
                self.enter(post(self.campaign, member, gains, recorded=tuple(new)))

    def replaced(self, squad: Squad, slot: int) -> dict[str, Any]:
        """A death in a slot, and a recruit for it."""
        old = squad.models[slot - 1]
        models = (*squad.models[:-1], ModelSheet(name="Recluta", contract=old.contract or "scout"))
        squad = replace(squad, models=models, locker=(*squad.locker, *old.items))
        return {"squad": squad, "replaced": (slot,), "died": ((slot, old.name, "terminated"),)}

    @rule(data=st.data(), amount=st.integers(0, 9))
    def correct(self, data: st.DataObject, amount: int) -> None:
        member = data.draw(st.sampled_from(list(self.campaign.members)))
        evidence = sorted({*range(1, amount + 1)})
        to, path = data.draw(
            st.sampled_from(
                [
                    (amount, f"squads.{member}.subs"),
                    (amount, f"squads.{member}.leads"),
                    (evidence, f"squads.{member}.evidence"),
                    (amount, f"squads.{member}.models.2.merits"),
                    ([], f"squads.{member}.locker"),
                ]
            )
        )
        self.enter(Corrected(path=path, before=value_at(self.campaign, path), after=to, reason="un dado"))

    @rule(data=st.data())
    def revive_or_bury(self, data: st.DataObject) -> None:
        career = self.campaign.career(data.draw(st.sampled_from(list(self.campaign.careers))))
        serving = sum(map(bool, self.campaign.member(career.member).roster))
        if career.end or serving > 3:
            path = f"models.{career.id}.alive"
            self.enter(Corrected(path=path, before=not career.end, after=bool(career.end), reason="no murió"))

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """What is refused changes nothing; what is not leaves no trace but its two entries."""
        number = data.draw(st.integers(1, len(self.campaign.entries)))
        counting = dict(effective(self.campaign.entries))
        try:
            self.enter(Undone(entry=number, reason="se apuntó mal"))
        except CampaignError:
            assert number == 1 or number not in counting or built_on(self.campaign, number)
        else:
            assert number not in dict(effective(self.campaign.entries))

    @precondition(lambda self: any(last_settled(self.campaign, one) for one in self.campaign.members))
    @rule(data=st.data())
    def undo_the_last_post_game(self, data: st.DataObject) -> None:
        played = [one for one in self.campaign.members if last_settled(self.campaign, one)]
        member = data.draw(st.sampled_from(played))
        number = last_settled(self.campaign, member)
        if not built_on(self.campaign, number):
            self.enter(Undone(entry=number, reason="un dado mal leído"))
            assert self.campaign.busy_with(member) is not None

    @invariant()
    def everybody_is_somewhere(self) -> None:
        for member in self.campaign.members.values():
            serving = {one.id for one in self.campaign.careers.values() if one.member == member.id and not one.end}
            assert serving == {one for one in member.roster if one}
            assert [bool(one) for one in member.roster] == [bool(one.contract) for one in member.squad.models]
            busy = [one for one in self.campaign.fixtures.values() if one.waits_for(member.id)]
            assert len(busy) <= 1

    @invariant()
    def at_most_one_winner_and_he_has_won(self) -> None:
        campaign = self.campaign
        whole = [one.id for one in campaign.members.values() if len(one.squad.evidence) == campaign.terms.types]
        assert (campaign.winner in whole) if whole else not campaign.winner
        assert sum(one.winner for one in standings(campaign)) == bool(campaign.winner)

    def teardown(self) -> None:
        """In the end the ledger says all of it, and so does the file."""
        if not hasattr(self, "campaign"):
            return
        assert follow(self.campaign.entries) == self.campaign
        assert audit(self.campaign.entries) == ()
        text = campaign_text(self.campaign)
        assert campaign_text(read_campaign(text.encode(), "liga.json").campaign) == text
        assert all(squad_page(self.campaign, one).member == one for one in self.campaign.members)
        assert all(model_page(self.campaign, one).career.id == one for one in self.campaign.careers)


LedgerMachine.TestCase.settings = settings(
    max_examples=50, stateful_step_count=50, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestLedgerMachine = LedgerMachine.TestCase
