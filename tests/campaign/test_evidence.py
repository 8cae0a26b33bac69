"""After the match: Evidence lost at random, and Evidence recorded by the winner piece by piece."""

import pytest

from sacredwire.engine.inputs import Choose, Concede, Spend
from sacredwire.engine.match import check
from support.matches import EDITIONS
from support.post import Post
from support.squad_makers import plain_squad

BOTH = pytest.mark.parametrize("edition", EDITIONS)

TYPES = (
    "corrupted-signal-fragment", "witness-deposition", "unmarked-coordinates", "monks-confession",
    "pre-tethering-blueprint", "suppression-order", "founders-correspondence", "frequency-analysis",
    "tethering-protocol-zero", "the-source-recording",
)  # fmt: skip


def winning(edition: str, evidence: int = 1, held: tuple[int, ...] = (), leads: int = 0, found: int = 0) -> Post:
    """A squad that has won and found Evidence."""
    squad = plain_squad(edition, subs=10, evidence=held, leads=leads)
    return Post(edition, squad, winner="blue", evidence=evidence, leads=found)


def leads(post: Post) -> list[tuple[int, str]]:
    return [(one.amount, one.source) for one in post.postings("leads")]


@BOTH
@pytest.mark.rule("R-41", "K.evidence")
def test_r41_the_winner_records_a_new_number(edition: str) -> None:
    post = winning(edition, held=(3, 9))
    assert post.asked == "evidence"
    assert post.waits.groups == ((10,),)
    post.give("fall evidence 7")
    assert post.books.squad.evidence == (3, 7, 9)
    assert post.books.recorded == (7,)
    assert [(one.amount, one.source, one.thing) for one in post.postings("evidence")] == [(1, "recorded", "7")]
    assert post.asked == "exploration"


@BOTH
@pytest.mark.rule("K.evidence")
@pytest.mark.parametrize(
    ("number", "row"), [pytest.param(*one, marks=pytest.mark.row(f"evidence-{one[1]}")) for one in enumerate(TYPES, 1)]
)
def test_k_evidence_each_number_of_the_d10_is_its_own_type(edition: str, number: int, row: str) -> None:
    post = winning(edition).fall("evidence", number)
    assert post.told("recorded") == [{"seat": "blue", "row": row}]
    assert post.books.squad.evidence == (number,)


@BOTH
@pytest.mark.rule("R-41")
@pytest.mark.parametrize("winner", ["amber", None])
def test_r41_whoever_has_not_won_records_nothing(edition: str, winner: str | None) -> None:
    post = Post(edition, winner=winner, evidence=3)  # type: ignore[arg-type] # a seat
    assert post.asked == "exploration"
    assert post.books.squad.evidence == ()


@BOTH
@pytest.mark.rule("R-41")
def test_r41_pieces_are_recorded_one_by_one_each_with_its_own_leads(edition: str) -> None:
    post = winning(edition, evidence=2, leads=2)
    assert post.offers() == ["0", "1", "2"]
    post.give("spend blue 1", "fall evidence 4")
    assert post.offers() == ["0", "1"]
    post.give("spend blue 0", "fall evidence 5")
    assert post.books.recorded == (4, 5)
    assert leads(post) == [(-1, "spent")]


@BOTH
@pytest.mark.rule("R-41")
def test_r41_leads_of_this_game_may_be_spent(edition: str) -> None:
    assert winning(edition, leads=1, found=2).offers() == ["0", "1", "2", "3"]


@BOTH
@pytest.mark.rule("R-41")
def test_r41_duplicates_are_rerolled_once_for_each_lead_spent_until_one_is_new(edition: str) -> None:
    post = winning(edition, held=(3,), leads=3).give("spend blue 3", "fall evidence 3", "fall evidence 3")
    assert post.asked == "evidence"
    post.give("fall evidence 8")
    assert post.books.squad.evidence == (3, 8)
    assert post.books.squad.leads == 0  # the third is gone too
    assert post.asked == "exploration"


@BOTH
@pytest.mark.rule("R-41")
def test_r41_a_final_duplicate_gives_a_lead(edition: str) -> None:
    post = winning(edition, held=(3,), leads=1).give("spend blue 1", "fall evidence 3", "fall evidence 3")
    assert post.books.squad.evidence == (3,)
    assert leads(post) == [(-1, "spent"), (1, "duplicate")]
    assert post.books.recorded == ()
    post = winning(edition, held=(3,)).give("fall evidence 3")
    assert post.books.squad.leads == 1


@BOTH
@pytest.mark.rule("R-41")
def test_r41_the_lead_of_a_duplicate_may_go_into_the_next_piece(edition: str) -> None:
    post = winning(edition, evidence=2, held=(3,)).give("fall evidence 3")
    assert post.offers() == ["0", "1"]


@BOTH
@pytest.mark.rule("R-41")
def test_r41_nobody_spends_leads_he_has_not(edition: str) -> None:
    post = winning(edition, leads=1)
    for given in (Spend("blue", 2), Spend("amber", 1), Spend("blue", -1), Choose("blue", "1"), Concede("blue")):
        rejection = check(post.rules, post.state, given)
        assert rejection is not None
        assert rejection.code == "not-offered"


@BOTH
@pytest.mark.rule("K.victory")
def test_k_victory_ten_types_win_the_campaign(edition: str) -> None:
    nine = tuple(range(1, 10))
    post = winning(edition, held=nine).give("fall evidence 10")
    assert post.books.victory == "evidence"
    assert post.to("over").result.victory == "evidence"
    assert winning(edition, held=nine).give("fall evidence 9").to("over").result.victory == ""


@BOTH
@pytest.mark.rule("R-159")
def test_r159_whoever_has_every_type_records_no_more(edition: str) -> None:
    post = winning(edition, evidence=3, held=tuple(range(1, 10))).give("fall evidence 10")
    assert post.asked == "exploration"
    assert post.books.squad.leads == 0


@BOTH
@pytest.mark.rule("K.victory", "M14.9")
def test_m14_9_whoever_extracts_the_source_has_won_the_campaign(edition: str) -> None:
    post = Post(edition, plain_squad(edition, subs=10, evidence=tuple(range(1, 10))), winner="blue", campaign=True)
    assert post.to("over").result.victory == "source"
    assert post.result.squad.evidence == tuple(range(1, 10))


@BOTH
@pytest.mark.rule("R-97", "R-159", "M14.10", "M14.11")
def test_r97_a_failed_extraction_costs_evidence_at_random_and_every_lead(edition: str) -> None:
    squad = plain_squad(edition, subs=10, evidence=(1, 2, 4, 6, 7, 8, 9, 10, 3), leads=2)
    post = Post(edition, squad, winner="amber", lost_evidence=2, leads=1, loses_leads=True)
    assert post.asked == "evidence-lost"
    assert post.waits.groups == ((9,),)
    post.give("fall evidence-lost 9")
    assert post.waits.groups == ((8,),)
    post.give("fall evidence-lost 1")
    assert sorted(post.books.squad.evidence) == [2, 3, 4, 6, 7, 8, 9]
    assert post.books.squad.leads == 0
    assert leads(post) == [(1, "mission"), (-3, "lost")]
    assert [one.source for one in post.postings("evidence")] == ["lost", "lost"]


@BOTH
@pytest.mark.rule("R-159", "M14.11")
def test_r159_when_all_evidence_goes_nothing_is_rolled(edition: str) -> None:
    post = Post(edition, plain_squad(edition, subs=10, evidence=(2, 5)), lost_evidence=6)
    assert post.asked == "exploration"
    assert post.books.squad.evidence == ()
    assert sorted(one.thing for one in post.postings("evidence")) == ["2", "5"]


@BOTH
@pytest.mark.rule("R-90", "R-159")
def test_r90_a_winner_loses_recorded_evidence_to_false_data_before_he_records(edition: str) -> None:
    squad = plain_squad(edition, subs=10, evidence=(2, 5))
    post = Post(edition, squad, winner="blue", lost_evidence=1, evidence=1)
    post.give("fall evidence-lost 1")
    assert post.books.squad.evidence == (5,)
    post.give("fall evidence 2")
    assert post.books.squad.evidence == (2, 5)


@BOTH
@pytest.mark.rule("R-97", "R-41")
def test_r97_whoever_intercepts_the_source_keeps_his_leads_and_records(edition: str) -> None:
    post = Post(edition, plain_squad(edition, subs=10, leads=2), winner="blue", evidence=1, role="interceptor")
    post.give("spend blue 0", "fall evidence 4")
    assert (post.books.squad.evidence, post.books.squad.leads) == ((4,), 2)
    assert post.to("over").result.victory == ""


@BOTH
@pytest.mark.rule("R-44", "R-41", "R-158")
def test_r158_the_signal_pays_its_winner_what_it_names_and_no_other_lead(edition: str) -> None:
    """Examined Leads and one piece; the loser keeps the Leads of loot, and both keep subs."""
    post = Post(edition, winner="blue", evidence=1, leads=2, role="discoverer").give("spend blue 0", "fall evidence 1")
    assert (post.books.squad.evidence, post.books.squad.leads) == ((1,), 2)
    lost = Post(edition, plain_squad(edition, subs=10, evidence=(1, 4)), lost_evidence=1, evidence=2, leads=1)
    lost.give("fall evidence-lost 2")
    assert (lost.books.squad.evidence, lost.books.squad.leads) == ((1,), 1)
