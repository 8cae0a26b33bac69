"""The ledger: what is entered, in which order, and what it leaves."""

import msgspec
import pytest
from msgspec.structs import replace

from sacredwire.content.squads import ModelSheet
from sacredwire.errors import CampaignError, SacredWireError
from sacredwire.play.campaigns.squads import check_edition, founded
from sacredwire.rules.campaign.audit import audit
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import (
    Entry,
    Joined,
    Left,
    Paired,
    Rested,
    decode_entry,
    encode_entry,
    terms_of,
)
from sacredwire.rules.campaign.ledger import add, follow
from sacredwire.rules.campaign.postings import Posting
from support.leagues import (
    a_squad,
    evidence,
    form_result,
    league,
    newest,
    paired,
    played,
    post,
    settled,
    sheets,
    with_squad,
)
from support.matches import EDITIONS, rules


def refused(campaign: Campaign, entry: Entry) -> SacredWireError:
    with pytest.raises(SacredWireError) as caught:
        add(campaign, entry)
    return caught.value


@pytest.mark.parametrize("edition", EDITIONS)
def test_k_finales_terms_are_those_of_the_edition(edition: str) -> None:
    terms = terms_of(rules(edition).edition)
    assert [(one.evidence, one.must) for one in terms.finales] == [(5, True), (9, False)]
    assert terms.types == 10
    assert terms.size == 5


def test_a_campaign_is_followed_from_its_entries_alone() -> None:
    campaign = settled(played(league(2)), s1=evidence(3))
    read = follow([decode_entry(encode_entry(one)) for one in campaign.entries])
    assert read == campaign
    assert read.member("s1").squad.evidence == (3,)
    assert campaign.fixture("m1").stage == "settled"


def test_a_ledger_begins_with_its_founding_and_has_but_one() -> None:
    with pytest.raises(CampaignError, match="campaign-unfounded"):
        follow([])
    campaign = league(1)
    with pytest.raises(CampaignError, match="campaign-entry-unfit") as caught:
        follow(campaign.entries[1:])
    assert caught.value.params["entry"] == 1
    assert refused(campaign, founded("Otra", rules(campaign.edition).edition)).code == "campaign-founded-twice"


def test_the_entry_that_does_not_fit_is_named_with_its_number() -> None:
    campaign = played(league(2))
    with pytest.raises(CampaignError, match="campaign-entry-unfit") as caught:
        follow([*campaign.entries, campaign.entries[-1]])
    assert caught.value.params == {"entry": 6, "entry_kind": "played", "reason": "campaign-stage"}


@pytest.mark.rule("R-200")
def test_r200_a_squad_joins_with_its_past_and_its_subs_are_counted_once() -> None:
    campaign = league(2)
    squad = campaign.member("s1").squad
    assert squad.subs is not None
    past = with_squad(campaign, "s2", evidence=(1, 2, 3), leads=4, locker=squad.models[0].items, subs=7)
    assert past.member("s2").squad.evidence == (1, 2, 3)
    assert past.member("s2").squad.subs == 7
    assert not audit(past.entries)


@pytest.mark.rule("R-200")
@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"subs": None}, "subs"),
        ({"subs": -1}, "subs"),
        ({"leads": -1}, "leads"),
        ({"evidence": (1, 1)}, "evidence"),
        ({"evidence": (11,)}, "evidence"),
        ({"edition": "hardwired-0.7"}, "edition"),
        ({"models": ()}, "models"),
        ({"models": (ModelSheet(),) * 5}, "models"),
    ],
)
def test_r200_a_squad_that_no_campaign_can_have_is_refused(changes: dict[str, object], field: str) -> None:
    squad = replace(league(1).member("s1").squad, **changes)
    error = refused(league(1), Joined(member="s2", squad=squad))
    assert (error.code, error.params["field"]) == ("campaign-squad", field)


@pytest.mark.rule("R-200")
def test_r200_a_squad_that_has_won_its_campaign_does_not_join_another() -> None:
    squad = replace(league(1).member("s1").squad, evidence=tuple(range(1, 11)))
    assert refused(league(1), Joined(member="s2", squad=squad)).code == "campaign-has-won"


def test_ids_are_given_in_order_and_once() -> None:
    campaign = league(2)
    assert refused(campaign, Joined(member="s2", squad=a_squad(1))).params["expected"] == "s3"
    assert refused(campaign, Paired(fixture="m2", blue="s1", amber="s2")).params["expected"] == "m1"


def test_nobody_meets_himself_or_two_at_once_or_after_leaving() -> None:
    campaign = league(4)
    assert refused(campaign, Paired(fixture="m1", blue="s1", amber="s1")).code == "campaign-alone"
    assert refused(campaign, Paired(fixture="m1", blue="s1", amber="s9")).code == "campaign-no-such"
    met = paired(campaign)
    error = refused(met, Paired(fixture="m2", blue="s3", amber="s2"))
    assert (error.code, error.params["fixture"]) == ("campaign-busy", "m1")
    gone = add(campaign, Left(member="s3", reason="mudanza"))
    assert refused(gone, Paired(fixture="m1", blue="s3", amber="s2")).code == "campaign-left"
    assert gone.member("s3").reason == "mudanza"
    assert refused(met, Left(member="s1")).code == "campaign-busy"


@pytest.mark.rule("K.absent")
def test_k_absent_a_squad_without_anybody_is_not_paired() -> None:
    campaign = league(2)
    models = sheets(campaign.member("s1").squad, **{f"b{slot}": {"absent": True} for slot in range(1, 6)})
    campaign = with_squad(campaign, "s1", models=models)
    assert refused(campaign, Paired(fixture="m1", blue="s1", amber="s2")).code == "campaign-nobody-plays"


@pytest.mark.rule("R-191")
def test_r191_who_rests_for_lack_of_people_has_missed_the_game_and_who_rests_by_lot_has_not() -> None:
    campaign = league(2)
    all_away = sheets(campaign.member("s1").squad, **{f"b{slot}": {"absent": True} for slot in range(1, 6)})
    one_away = sheets(campaign.member("s2").squad, b3={"absent": True})
    campaign = with_squad(with_squad(campaign, "s1", models=all_away), "s2", models=one_away)
    rested = add(add(campaign, Rested(member="s1", round=1, absent=True)), Rested(member="s2", round=1))
    assert not any(sheet.absent for sheet in rested.member("s1").squad.models)
    assert rested.member("s2").squad.models[2].absent
    assert (rested.member("s1").rests, rested.member("s2").rests) == (0, 1)
    assert refused(campaign, Rested(member="s2", round=1, absent=True)).code == "campaign-plays"


def test_a_match_is_played_once_and_settled_once_by_each() -> None:
    campaign = paired(league(2))
    assert refused(played(league(2)), form_result(campaign)).code == "campaign-stage"
    campaign = add(campaign, form_result(campaign))
    assert campaign.fixture("m1").stage == "played"
    first = post(campaign, "s1")
    campaign = add(campaign, first)
    assert campaign.busy_with("s1") is None
    assert campaign.busy_with("s2") is not None
    assert refused(campaign, first).code == "campaign-not-to-settle"
    assert refused(paired(league(2)), first).code == "campaign-not-to-settle"


def test_k_absent_a_result_names_exactly_those_who_play() -> None:
    campaign = league(2)
    campaign = paired(with_squad(campaign, "s1", models=sheets(campaign.member("s1").squad, b2={"absent": True})))
    entry = form_result(campaign)
    blue, amber = entry.result.seats
    assert [one.id for one in blue.models] == ["b1", "b3", "b4", "b5"]
    ghost = replace(blue, models=(blue.models[0], replace(blue.models[0], id="b2"), *blue.models[1:]))
    error = refused(campaign, replace(entry, result=replace(entry.result, seats=(ghost, amber))))
    assert (error.code, error.params["field"]) == ("campaign-result", "blue.models")
    strange = replace(blue, models=(replace(blue.models[0], presence="flown"), *blue.models[1:]))
    error = refused(campaign, replace(entry, result=replace(entry.result, seats=(strange, amber))))
    assert error.params["field"] == "b1.presence"


@pytest.mark.rule("K.recruits")
def test_k_recruits_whoever_comes_has_an_id_of_his_own_and_whoever_went_keeps_his() -> None:
    campaign = played(league(2), winner="amber", out=["b3 by a1", "b4"])
    squad = campaign.member("s1").squad
    recruit = ModelSheet(name="Recluta", contract=squad.models[3].contract)
    models = (*squad.models[:2], recruit, recruit, squad.models[4])
    lost = [item for sheet in squad.models[2:4] for item in sheet.items]
    entry = post(
        campaign,
        "s1",
        squad=replace(squad, models=models, locker=tuple(lost)),
        replaced=(3, 4),
        died=((3, squad.models[2].name, "terminated"),),
    )
    campaign = add(campaign, entry)
    assert campaign.member("s1").roster == ("s1-1", "s1-2", "s1-6", "s1-7", "s1-5")
    dead, sent = campaign.career("s1-3"), campaign.career("s1-4")
    assert (dead.end, dead.row, dead.until, dead.successor) == ("died", "terminated", "m1", "s1-6")
    assert (sent.end, sent.row, sent.successor) == ("dismissed", "", "s1-7")
    assert dead.last == squad.models[2]
    assert (campaign.career("s1-6").since, campaign.career("s1-6").name) == ("m1", "Recluta")
    assert not audit(campaign.entries)


@pytest.mark.rule("K.victory")
@pytest.mark.parametrize("edition", EDITIONS)
def test_k_victory_ten_types_win_and_r198_what_was_paired_is_still_played(edition: str) -> None:
    campaign = with_squad(league(4, edition), "s1", evidence=tuple(range(1, 10)))
    must = campaign.obligatory()
    assert must is not None
    campaign = paired(campaign, mission=must.mission, lead="s1")
    campaign = paired(campaign, "s3", "s4")
    campaign = add(campaign, form_result(campaign, "m1"))
    campaign = add(campaign, post(campaign, "s1", evidence(10), victory="evidence"))
    assert (campaign.winner, campaign.by) == ("s1", "evidence")
    assert refused(campaign, Joined(member="s5", squad=a_squad(9, edition))).code == "campaign-over"
    campaign = add(campaign, form_result(campaign, "m2", winner="amber"))
    for member in ("s2", "s3", "s4"):
        campaign = add(campaign, post(campaign, member))
    assert campaign.winner == "s1"
    assert refused(campaign, Paired(fixture="m3", blue="s3", amber="s4")).code == "campaign-over"


@pytest.mark.rule("R-198")
def test_r198_of_two_that_complete_their_evidence_the_first_in_the_ledger_has_won() -> None:
    campaign = league(4)
    for member in ("s1", "s3"):
        campaign = with_squad(campaign, member, evidence=(1, 2, 3, 4))
    campaign = paired(paired(campaign), "s3", "s4")
    for fixture in ("m1", "m2"):
        campaign = add(campaign, form_result(campaign, fixture))
    campaign = add(campaign, post(campaign, "s3", evidence(5, 6, 7, 8, 9, 10)))
    campaign = add(campaign, post(campaign, "s1", evidence(5, 6, 7, 8, 9, 10)))
    assert campaign.winner == "s3"


@pytest.mark.rule("M14.9")
def test_m14_9_who_extracts_the_source_has_won_the_campaign() -> None:
    campaign = with_squad(league(2), "s1", evidence=tuple(range(1, 10)))
    campaign = replace(campaign, triggered="m0")
    may = campaign.optional()
    assert may is not None
    campaign = paired(campaign, mission=may.mission, lead="s1")
    entry = form_result(campaign)
    assert entry.result.seats[0].campaign
    campaign = add(campaign, entry)
    campaign = add(campaign, post(campaign, "s1", victory="source"))
    assert (campaign.winner, campaign.by) == ("s1", "source")


def test_an_entry_that_is_none_is_refused() -> None:
    with pytest.raises(CampaignError, match="campaign-entry-broken"):
        decode_entry(b'{"kind":"baptized","member":"s1"}')


def test_a_campaign_of_other_numbers_is_read_and_not_played() -> None:
    campaign = league(2)
    other = rules("hardwired-0.7").edition
    with pytest.raises(CampaignError, match="campaign-edition"):
        check_edition(campaign, other)
    changed = msgspec.structs.replace(rules(campaign.edition).edition, digest="0" * 64)
    with pytest.raises(CampaignError, match="campaign-numbers"):
        check_edition(campaign, changed)
    check_edition(campaign, rules(campaign.edition).edition)


def test_totals_that_do_not_agree_are_told() -> None:
    campaign = played(league(2))
    entry = post(campaign, "s1", [Posting("subs", 5, "exploration")])
    cooked = replace(entry, result=replace(entry.result, squad=replace(entry.result.squad, leads=3)))
    (fault,) = audit(add(campaign, cooked).entries)
    assert (fault.member, fault.kind, fault.held, fault.posted) == ("s1", "leads", 3, 0)
    squad = entry.result.squad
    armed = next(slot for slot, sheet in enumerate(squad.models) if sheet.items)
    twice = replace(squad, locker=squad.models[armed].items[:1])
    (fault,) = audit(add(campaign, replace(entry, result=replace(entry.result, squad=twice))).entries)
    assert (fault.kind, fault.thing, fault.held - fault.posted) == ("item", twice.locker[0].id, 1)
    assert newest(campaign) == "m1"
