"""Matches told by a form and gone through to the end of their post-games: the real ones, by dice and bots."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sacredwire.bots.named import new_bot
from sacredwire.play.campaigns.form import shaped
from sacredwire.play.campaigns.postgames import settle, verify
from sacredwire.play.campaigns.results import entered
from sacredwire.play.dice import SeededDice
from sacredwire.rules.campaign.audit import audit
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Settled
from sacredwire.rules.campaign.ledger import add
from support.leagues import form_result, league, newest, paired, with_squad
from support.matches import EDITIONS, rules

SLOTS = [f"{letter}{slot}" for letter in "ba" for slot in range(1, 6)]


def gone_through(campaign: Campaign, seed: int, bot: str = "greedy") -> Campaign:
    """The campaign with both post-games of its last match."""
    own, fixture = rules(campaign.edition), campaign.fixture(newest(campaign))
    for member in fixture.sides:
        player = new_bot("random" if bot == "random" else "greedy", own, f"{seed} {member}")
        campaign = add(campaign, settle(campaign, own, fixture.id, member, player, SeededDice(f"{seed} {member}")))
    return campaign


def finale(edition: str, must: bool, **squad: Any) -> Campaign:
    """A campaign whose s2 leads a finale against s1."""
    campaign = with_squad(league(2, edition), "s2", **squad)
    if not must:
        campaign = replace(campaign, triggered="m0")
    row = campaign.obligatory() if must else campaign.optional()
    assert row is not None
    return paired(campaign, mission=row.mission, lead="s2")


def postings(campaign: Campaign, member: str, kind: str, source: str) -> list[int]:
    """What a squad's last post-game posted of a kind, by its source."""
    entry = next(one for one in reversed(campaign.entries) if isinstance(one, Settled) and one.member == member)
    return [one.amount for one in entry.result.postings if (one.kind, one.source) == (kind, source)]


@pytest.mark.rule("M14.9", "K.victory")
@pytest.mark.parametrize("edition", EDITIONS)
def test_m14_9_who_extracts_the_source_wins_the_campaign_in_his_post_game(edition: str) -> None:
    campaign = finale(edition, must=False, evidence=tuple(range(1, 10)))
    campaign = gone_through(add(campaign, form_result(campaign, winner="amber")), 1)
    assert (campaign.winner, campaign.by) == ("s2", "source")


@pytest.mark.rule("M14.10", "R-97")
@pytest.mark.parametrize("edition", EDITIONS)
def test_m14_10_who_is_intercepted_loses_evidence_at_random_and_all_leads(edition: str) -> None:
    campaign = finale(edition, must=False, evidence=tuple(range(1, 10)), leads=5)
    told: dict[str, Any] = {"winner": "blue", "amber": {"lost-evidence": 4, "leads": 2}}
    campaign = gone_through(add(campaign, form_result(campaign, **told)), 2)
    squad = campaign.member("s2").squad
    assert len(squad.evidence) == 5
    assert squad.leads == 0
    assert len(postings(campaign, "s2", "evidence", "lost")) == 4
    assert not campaign.winner


@pytest.mark.rule("M13.7", "R-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_m13_what_the_signal_pays_its_winner_is_recorded_and_a_wipeout_takes_a_piece(edition: str) -> None:
    campaign = finale(edition, must=True, evidence=(1, 2, 3, 4, 5))
    told: dict[str, Any] = {"winner": "blue", "blue": {"evidence": 2, "leads": 3}, "amber": {"lost-evidence": 1}}
    campaign = gone_through(add(campaign, form_result(campaign, **told)), 3)
    assert len(campaign.member("s1").squad.evidence) in (1, 2)
    assert len(campaign.member("s2").squad.evidence) == 4
    assert campaign.discoverer() == ""


@st.composite
def forms(draw: st.DrawFn) -> dict[str, Any]:
    """Anything that may be written down: who fell by whom, what was found, used up, lost and suffered."""
    fallen = draw(st.lists(st.sampled_from(SLOTS), unique=True, max_size=10))
    gone = fallen[: len(fallen) // 3]
    out = [f"{who} by {draw(st.sampled_from([*SLOTS, 'h1.1']))}" for who in fallen[len(gone) :]]
    items = ["smoke", *[row.id for row in rules(EDITIONS[0]).edition.weapons[:6]]]
    models = {
        who: {
            "found": draw(st.lists(st.sampled_from(items), max_size=2)),
            "merits": draw(st.integers(0, 2)),
            "lasting": draw(
                st.lists(st.sampled_from(["combat -1", "move -1 gash", "health -2", "armor -1"]), max_size=2)
            ),
            "injury": draw(st.sampled_from([0, -2])),
        }
        for who in draw(st.lists(st.sampled_from(SLOTS), unique=True, max_size=3))
    }
    side = {"subs": draw(st.integers(0, 40)), "leads": draw(st.integers(0, 4)), "evidence": draw(st.integers(0, 4))}
    return {
        "winner": draw(st.sampled_from(["blue", "amber", "none"])),
        "out": out,
        "left": gone,
        draw(st.sampled_from(["blue", "amber"])): side,
        "models": models,
    }


@pytest.mark.rule("K.postgame", "R-41", "R-42")
@settings(deadline=None, max_examples=50)
@given(form=forms(), more=forms(), seed=st.integers(0, 999), edition=st.sampled_from(EDITIONS))
def test_k_postgame_whatever_a_form_tells_totals_agree_after_it(
    form: dict[str, Any], more: dict[str, Any], seed: int, edition: str
) -> None:
    campaign = league(2, edition)
    for number, told in enumerate((form, more)):
        if any(not campaign.member(one).plays() for one in campaign.members) or campaign.winner:
            break
        campaign = paired(campaign)
        read, faults = shaped(told, "acta")
        assert read is not None
        assert not faults
        found = entered(campaign, rules(edition), newest(campaign), read)
        if found.played is None:
            assert {one.code for one in found.faults} <= {"form-item", "form-absent"}
            break
        campaign = gone_through(add(campaign, found.played), seed + number, "random" if seed % 2 else "greedy")
    assert audit(campaign.entries) == ()
    assert verify(campaign, rules(edition)) == ()
