"""Who is ahead, and what everybody did."""

import pytest
from msgspec.structs import replace

from sacredwire.content.squads import ModelSheet
from sacredwire.play.campaigns.history import Kill, model_page, squad_page
from sacredwire.play.campaigns.standings import standings
from sacredwire.rules.campaign.entries import Corrected, Left
from sacredwire.rules.campaign.ledger import add
from sacredwire.rules.campaign.postings import Posting
from support.leagues import evidence, league, played, post, settled, with_squad


@pytest.mark.rule("R-197")
def test_r197_evidence_then_leads_then_wins_then_defeats_and_who_left_comes_last() -> None:
    campaign = league(6)
    for member, pieces, leads in (("s1", 2, 0), ("s2", 2, 1), ("s3", 3, 0), ("s6", 9, 9)):
        campaign = with_squad(campaign, member, evidence=tuple(range(1, pieces + 1)), leads=leads)
    campaign = settled(played(campaign, "s4", "s1"))
    campaign = add(campaign, Left(member="s6"))
    lines = standings(campaign)
    assert [one.member for one in lines] == ["s3", "s2", "s1", "s4", "s5", "s6"]
    assert [one.place for one in lines] == [1, 2, 3, 4, 5, 6]
    assert (lines[3].won, lines[2].lost) == (1, 1)


@pytest.mark.rule("R-197")
def test_r197_squads_that_nothing_tells_apart_share_a_place() -> None:
    campaign = with_squad(league(4), "s3", leads=2)
    assert [(one.place, one.member) for one in standings(campaign)] == [(1, "s3"), (2, "s1"), (2, "s2"), (2, "s4")]


@pytest.mark.rule("K.victory", "R-197")
def test_k_victory_who_has_won_the_campaign_stands_first_whatever_others_have() -> None:
    campaign = with_squad(league(2), "s2", evidence=(1, 2, 3))
    campaign = add(campaign, Corrected(path="campaign.winner", before="", after="s1", reason="la Fuente, en la mesa"))
    first = standings(campaign)[0]
    assert (first.member, first.winner) == ("s1", True)


def test_a_match_without_a_winner_is_undecided_for_both() -> None:
    lines = standings(settled(played(league(2), winner="none", out=["a1 by b2", "b3"])))
    assert [(one.played, one.won, one.lost, one.undecided) for one in lines] == [(1, 0, 0, 1)] * 2
    assert {one.member: (one.kills, one.out) for one in lines} == {"s1": (1, 1), "s2": (0, 1)}


def test_the_page_of_a_model_tells_its_matches_and_its_end() -> None:
    campaign = played(league(2), out=["a2 by b3", "b4 by a1"])
    campaign = add(campaign, post(campaign, "s1", [Posting("merits", 1, "kill", who="b3", how="a2")]))
    squad = campaign.member("s2").squad
    recruit = ModelSheet(name="Recluta", contract=squad.models[1].contract)
    changed = replace(
        squad,
        models=(squad.models[0], recruit, *squad.models[2:]),
        locker=(*squad.locker, *squad.models[1].items),
    )
    died = ((2, squad.models[1].name, "terminated"),)
    campaign = add(
        campaign, post(campaign, "s2", squad=changed, replaced=(2,), died=died, injuries=((2, "terminated"),))
    )
    campaign = settled(played(campaign, "s2", "s1"))
    killer = model_page(campaign, "s1-3")
    assert [one.fixture for one in killer.matches] == ["m1", "m2"]
    assert killer.matches[0].kills == (Kill("a2", "s2-2"),)
    assert (killer.matches[0].merits, killer.merits) == (1, 1)
    dead = model_page(campaign, "s2-2")
    assert [one.presence for one in dead.matches] == ["out"]
    assert dead.matches[0].injuries == ("terminated",)
    assert dead.killed_by == (("m1", "s1-3"),)
    assert (dead.career.end, dead.career.successor) == ("died", "s2-6")
    heir = model_page(campaign, "s2-6")
    assert heir.predecessor == "s2-2"
    assert [one.fixture for one in heir.matches] == ["m2"]


def test_k_absent_a_model_that_missed_a_match_has_not_played_it() -> None:
    campaign = league(2)
    squad = campaign.member("s1").squad
    models = (*squad.models[:4], replace(squad.models[4], absent=True))
    campaign = settled(played(with_squad(campaign, "s1", models=models)))
    assert model_page(campaign, "s1-5").matches == ()
    assert len(model_page(campaign, "s1-4").matches) == 1


def test_the_page_of_a_squad_tells_its_meetings_its_account_and_what_was_set_right() -> None:
    campaign = played(league(2), out=["a2 by b3"])
    gains = [Posting("subs", 10, "exploration"), Posting("subs", -4, "purchase"), *evidence(7)]
    campaign = add(campaign, post(campaign, "s1", gains, recorded=(7,)))
    campaign = add(campaign, post(campaign, "s2"))
    campaign = add(campaign, Corrected(path="squads.s1.leads", before=0, after=1, reason="faltaba"))
    page = squad_page(campaign, "s1")
    (meeting,) = page.meetings
    assert (meeting.opponent, meeting.outcome, meeting.kills, meeting.out) == ("s2", "won", 1, 0)
    assert (meeting.recorded, meeting.gains) == ((7,), {"subs": 6, "evidence": 1})
    assert page.account == {"evidence": {"recorded": 1}, "subs": {"exploration": 10, "purchase": -4}}
    assert page.models == ("s1-1", "s1-2", "s1-3", "s1-4", "s1-5")
    assert [one.reason for one in page.corrections] == ["faltaba"]
    assert squad_page(campaign, "s2").corrections == ()
    assert squad_page(campaign, "s2").meetings[0].outcome == "lost"
