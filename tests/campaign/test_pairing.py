"""Who meets whom in a league, and which finale they play."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.errors import CampaignError
from sacredwire.play.campaigns.pairing import matched, meetings, pair_round
from sacredwire.play.missions.generator import standing
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Left, Paired, Rested, Undone
from sacredwire.rules.campaign.ledger import add
from sacredwire.rules.campaign.undo import last_settled
from support.leagues import after, evidence, form_result, league, paired, played, post, settled, sheets, with_squad


def cost(campaign: Campaign, pairs: list[tuple[str, str]]) -> tuple[int, int]:
    """How often squads have met, and how far apart they are: counted from what R-196 says, pair by pair."""
    met = meetings(campaign)
    far = [standing(campaign.member(one).squad) for pair in pairs for one in pair]
    gaps = [abs(sum(a) - sum(b)) for a, b in zip(far[::2], far[1::2], strict=True)]
    return sum(met.get(frozenset(pair), 0) ** 2 for pair in pairs), sum(gaps)


def ways(ids: tuple[str, ...]) -> list[list[tuple[str, str]]]:
    """Every way to pair an even number of squads."""
    if not ids:
        return [[]]
    first, *rest = ids
    return [[(first, other), *way] for other in rest for way in ways(tuple(one for one in rest if one != other))]


@pytest.mark.rule("R-196")
@settings(deadline=None)
@given(
    numbers=st.lists(st.integers(0, 4), min_size=6, max_size=6),
    met=st.lists(st.sampled_from(list(combinations(range(1, 7), 2))), max_size=6),
    seed=st.integers(0, 99),
)
def test_r196_no_pairing_repeats_less_and_none_that_repeats_as_little_is_nearer(
    numbers: list[int], met: list[tuple[int, int]], seed: int
) -> None:
    campaign = league(6)
    for member, leads in zip(campaign.members, numbers, strict=True):
        campaign = with_squad(campaign, member, leads=leads)
    for one, other in met:
        campaign = settled(played(campaign, f"s{one}", f"s{other}"))
    found, over = matched(campaign, list(campaign.members.values()), Random(seed))
    assert over == ()
    assert cost(campaign, found) == min(cost(campaign, way) for way in ways(tuple(campaign.members)))


@pytest.mark.rule("R-196")
def test_r196_in_a_league_of_four_everybody_meets_everybody_before_anybody_meets_twice() -> None:
    campaign = league(4)
    for seed in range(3):
        for entry in pair_round(campaign, seed):
            assert isinstance(entry, Paired)
            campaign = add(campaign, entry)
        for fixture in list(campaign.fixtures.values())[-2:]:
            campaign = add(campaign, form_result(campaign, fixture.id))
            for member in fixture.sides:
                campaign = add(campaign, post(campaign, member))
    assert campaign.round == 3
    assert set(meetings(campaign).values()) == {1}
    assert len(meetings(campaign)) == 6


@pytest.mark.rule("R-196")
@pytest.mark.parametrize("seed", range(6))
def test_r196_of_an_odd_number_nobody_rests_twice_before_all_have_rested(seed: int) -> None:
    campaign, rested = league(5), []
    for _ in range(5):
        for entry in pair_round(campaign, seed):
            campaign = add(campaign, entry)
            if isinstance(entry, Rested):
                rested.append(entry.member)
        for fixture in list(campaign.fixtures.values())[-2:]:
            campaign = add(campaign, form_result(campaign, fixture.id))
            for member in fixture.sides:
                campaign = add(campaign, post(campaign, member))
    assert sorted(rested) == ["s1", "s2", "s3", "s4", "s5"]


@pytest.mark.rule("R-196")
def test_r196_a_big_league_is_paired_among_neighbors_and_one_rests() -> None:
    campaign = league(21)
    for number, member in enumerate(campaign.members):
        campaign = with_squad(campaign, member, leads=number)
    entries = pair_round(campaign, 5)
    pairs = [one for one in entries if isinstance(one, Paired)]
    assert len(pairs) == 10
    assert len({side for one in pairs for side in (one.blue, one.amber)}) == 20
    assert sum(isinstance(one, Rested) for one in entries) == 1
    assert cost(campaign, [(one.blue, one.amber) for one in pairs])[1] <= 12
    assert after(campaign, entries).round == 1


@pytest.mark.rule("R-196")
def test_r196_the_same_seed_pairs_the_same_and_another_does_not_always() -> None:
    campaign = league(8)
    assert pair_round(campaign, 7) == pair_round(campaign, 7)
    assert len({pair_round(campaign, seed) for seed in range(8)}) > 1


def test_squads_that_are_busy_sit_a_round_out_and_those_that_left_are_not_asked() -> None:
    campaign = add(paired(league(5)), Left(member="s5"))
    (entry,) = pair_round(campaign, 1)
    assert isinstance(entry, Paired)
    assert {entry.blue, entry.amber} == {"s3", "s4"}
    with pytest.raises(CampaignError, match="campaign-nobody-free"):
        pair_round(after(campaign, [entry]), 1)


@pytest.mark.rule("R-191")
def test_r191_a_squad_without_anybody_rests_and_the_others_are_paired() -> None:
    campaign = league(3)
    away = sheets(campaign.member("s2").squad, **{f"b{slot}": {"absent": True} for slot in range(1, 6)})
    campaign = with_squad(campaign, "s2", models=away)
    rest, pair = pair_round(campaign, 1)
    assert rest == Rested(member="s2", round=1, absent=True)
    assert isinstance(pair, Paired)
    assert after(campaign, [rest, pair]).member("s2").plays()
    alone = with_squad(
        league(2), "s2", models=sheets(league(2).member("s2").squad, **{f"b{n}": {"absent": True} for n in range(1, 6)})
    )
    assert [type(one) for one in pair_round(alone, 1)] == [Rested, Rested]


@pytest.mark.rule("K.finales", "R-192")
def test_r192_the_first_to_reach_five_plays_the_signal_next_whoever_the_opponent_is() -> None:
    campaign = league(4)
    must = campaign.obligatory()
    assert must is not None
    campaign = settled(played(campaign, "s1", "s2"), s1=evidence(1, 2, 3, 4, 5))
    campaign = settled(played(campaign, "s3", "s4"), s3=evidence(1, 2, 3, 4, 5, 6))
    assert campaign.discoverer() == "s1"
    entries = [one for one in pair_round(campaign, 1) if isinstance(one, Paired)]
    assert {one.lead for one in entries if one.mission == must.mission} == {"s1"}
    with pytest.raises(CampaignError, match="campaign-must-play"):
        paired(campaign, "s2", "s1")
    with pytest.raises(CampaignError, match="campaign-not-discoverer"):
        paired(campaign, "s3", "s4", mission=must.mission, lead="s3")
    with pytest.raises(CampaignError, match="campaign-lead"):
        paired(campaign, "s3", "s4", mission=must.mission, lead="s1")
    met = paired(campaign, "s2", "s1", mission=must.mission, lead="s1")
    assert met.discoverer() == ""
    with pytest.raises(CampaignError, match="campaign-not-discoverer"):
        paired(met, "s3", "s4", mission=must.mission, lead="s3")
    entry = form_result(met)
    assert entry.mission == must.mission
    assert entry.aggressor == "amber"
    assert [one.role for one in entry.result.seats] == ["interceptor", "discoverer"]


@pytest.mark.rule("R-192")
def test_r192_whoever_falls_back_or_leaves_before_playing_it_gives_way_to_the_next() -> None:
    campaign = league(4)
    campaign = settled(played(campaign, "s3", "s4"), s3=evidence(1, 2, 3, 4, 5))
    campaign = settled(played(campaign, "s1", "s2"), s1=evidence(1, 2, 3, 4, 5))
    assert campaign.discoverer() == "s3"
    assert add(campaign, Left(member="s3")).discoverer() == "s1"
    undone = add(campaign, Undone(entry=last_settled(campaign, "s3"), reason="mal apuntado"))
    assert undone.discoverer() == "s1"


@pytest.mark.rule("R-192")
def test_r192_the_signal_is_played_once_a_campaign() -> None:
    campaign = with_squad(league(2), "s1", evidence=(1, 2, 3, 4, 5))
    must = campaign.obligatory()
    assert must is not None
    campaign = paired(campaign, mission=must.mission, lead="s1")
    campaign = settled(add(campaign, form_result(campaign)), s2=evidence(1, 2, 3, 4, 5))
    assert campaign.discoverer() == ""
    (entry,) = pair_round(campaign, 1)
    assert isinstance(entry, Paired)
    assert entry.mission == ""


@pytest.mark.rule("R-193", "K.finales")
def test_r193_a_squad_with_nine_may_risk_the_source_or_play_one_more_standard_mission() -> None:
    campaign = with_squad(league(2), "s1", evidence=tuple(range(1, 10)))
    must, may = campaign.obligatory(), campaign.optional()
    assert must is not None
    assert may is not None
    with pytest.raises(CampaignError, match="campaign-must-play"):
        paired(campaign, mission=may.mission, lead="s1")
    campaign = paired(campaign, mission=must.mission, lead="s1")
    campaign = settled(add(campaign, form_result(campaign)))
    (plain,) = pair_round(campaign, 1)
    (bold,) = pair_round(campaign, 1, sources=("s1", "s2"))
    assert isinstance(plain, Paired)
    assert isinstance(bold, Paired)
    assert (plain.mission, plain.lead) == ("", "")
    assert (bold.mission, bold.lead) == (may.mission, "s1")
    with pytest.raises(CampaignError, match="campaign-too-little"):
        paired(campaign, mission=may.mission, lead="s2")
    with pytest.raises(CampaignError, match="campaign-no-finale"):
        paired(campaign, mission="heist", lead="s2")


@pytest.mark.rule("R-193")
def test_r193_of_two_that_would_extract_the_one_ahead_does() -> None:
    campaign = league(2)
    for member, leads in (("s1", 0), ("s2", 3)):
        campaign = with_squad(campaign, member, evidence=tuple(range(1, 10)), leads=leads)
    must = campaign.obligatory()
    assert must is not None
    campaign = paired(campaign, mission=must.mission, lead="s1")
    campaign = settled(add(campaign, form_result(campaign)))
    leads = {
        one.lead
        for seed in range(6)
        for one in pair_round(campaign, seed, sources=("s1", "s2"))
        if isinstance(one, Paired)
    }
    assert leads == {"s2"}
