"""What an arbiter sets right, and what may be taken back."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.content.squads import Item, ModelSheet
from sacredwire.errors import SacredWireError
from sacredwire.rules.campaign.audit import audit
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.corrections import un_kill, value_at
from sacredwire.rules.campaign.entries import Corrected, Left, Settled, Undone
from sacredwire.rules.campaign.ledger import add
from sacredwire.rules.campaign.postings import Posting, PostResult
from sacredwire.rules.campaign.undo import built_on, last_settled
from support.leagues import after, evidence, league, paired, played, post, settled, sheets, with_squad
from support.matches import rules


def fixed(campaign: Campaign, path: str, to: Any) -> Campaign:
    """The campaign with a value set right."""
    before = value_at(campaign, path)
    return add(campaign, Corrected(path=path, before=before, after=to, reason="dado mal leído", by="Árbitra"))


def fix_refused(campaign: Campaign, path: str, to: Any) -> SacredWireError:
    with pytest.raises(SacredWireError) as caught:
        fixed(campaign, path, to)
    return caught.value


def undo(campaign: Campaign, number: int) -> Campaign:
    return add(campaign, Undone(entry=number, reason="se apuntó dos veces", by="Árbitra"))


def undo_refused(campaign: Campaign, number: int) -> SacredWireError:
    with pytest.raises(SacredWireError) as caught:
        undo(campaign, number)
    return caught.value


@pytest.mark.rule("R-194")
@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("squads.s1.models.3.merits", 4),
        ("squads.s1.models.3.name", "Otra"),
        ("squads.s1.models.3.absent", True),
        ("squads.s1.models.3.changes", [{"stat": "wits", "amount": -1, "source": "árbitra", "repaired": False}]),
        ("squads.s1.subs", 41),
        ("squads.s1.leads", 2),
        ("squads.s1.evidence", [7, 2]),
        ("squads.s1.locker", [{"id": "knife", "paid": None, "free": True, "used": False, "melted": 0}]),
        ("members.s1.rests", 2),
        ("campaign.name", "Liga de otoño"),
        ("campaign.triggered", "en otra mesa"),
    ],
)
def test_r194_any_value_can_be_set_right_and_both_stay_in_the_ledger(path: str, to: Any) -> None:
    campaign = league(2)
    before = value_at(campaign, path)
    campaign = fixed(campaign, path, to)
    assert value_at(campaign, path) == to
    entry = campaign.entries[-1]
    assert isinstance(entry, Corrected)
    assert (entry.before, entry.after, entry.by) == (before, to, "Árbitra")
    assert not audit(campaign.entries)


@pytest.mark.rule("R-194")
@pytest.mark.parametrize(
    ("path", "to", "code"),
    [
        ("squads.s1.models.3.merits", "cuatro", "json-type"),
        ("squads.s1.models.3.merits", -1, "campaign-squad"),
        ("squads.s1.models.3.succession", "everything", "json-value"),
        ("squads.s1.evidence", [2, 2], "campaign-squad"),
        ("squads.s1.models.3.contract", "", "campaign-alive-path"),
        ("squads.s1.models.6.merits", 1, "campaign-path"),
        ("squads.s1.gold", 1, "campaign-path"),
        ("squads.s1", {}, "campaign-path"),
        ("squads.s7.subs", 1, "campaign-no-such"),
        ("matches.m7.winner", "blue", "campaign-no-such"),
        ("weather", 1, "campaign-path"),
        ("campaign.winner", "s9", "campaign-no-such"),
        ("models.s1-1.alive", True, "campaign-alive"),
        ("models.s1-1.alive", "yes", "json-type"),
    ],
)
def test_r194_what_cannot_stand_there_is_refused(path: str, to: Any, code: str) -> None:
    assert fix_refused(league(2), path, to).code == code


@pytest.mark.rule("R-194")
def test_r194_a_correction_needs_a_reason_and_the_value_that_it_corrects() -> None:
    campaign = league(2)
    with pytest.raises(SacredWireError, match="campaign-no-reason"):
        add(campaign, Corrected(path="squads.s1.leads", before=0, after=2, reason=" "))
    with pytest.raises(SacredWireError, match="campaign-stale"):
        add(campaign, Corrected(path="squads.s1.leads", before=1, after=2, reason="x"))


@pytest.mark.rule("R-194")
def test_r194_a_result_can_be_set_right_until_a_squad_has_settled_it() -> None:
    campaign = played(league(2), out=["a2 by b1"])
    campaign = fixed(campaign, "matches.m1.winner", "amber")
    campaign = fixed(campaign, "matches.m1.amber.models.3.injury", -2)
    campaign = fixed(campaign, "matches.m1.blue.evidence", 2)
    assert campaign.fixture("m1").winner == "s2"
    assert fix_refused(campaign, "matches.m1.blue.leads", -1).code == "campaign-result"
    assert fix_refused(campaign, "matches.m1.blue.models.9.injury", -1).code == "campaign-path"
    campaign = add(campaign, post(campaign, "s1"))
    assert fix_refused(campaign, "matches.m1.blue.evidence", 3).code == "campaign-stage"
    assert fix_refused(paired(league(2)), "matches.m1.blue.evidence", 3).code == "campaign-stage"


@pytest.mark.rule("R-199")
def test_r199_an_un_kill_before_the_post_games_gives_back_the_model_and_takes_the_kill() -> None:
    campaign = played(league(2), out=["a2 by b1", "a3 by b1"])
    fixes = un_kill(campaign, "m1", "a2", "la tirada fue 6", "Árbitra")
    campaign = after(campaign, fixes)
    result = campaign.fixture("m1").result
    assert result is not None
    blue, amber = result.seats
    assert [one.presence for one in amber.models] == ["board", "board", "out", "board", "board"]
    assert amber.survivors == 4
    assert blue.models[0].kills == ("a3",)
    with pytest.raises(SacredWireError, match="campaign-not-out"):
        un_kill(campaign, "m1", "a2", "otra vez")


def with_a_death(slot: int) -> Campaign:
    """A campaign in which the model of a slot of s1 died, and a recruit stands in its place."""
    campaign = league(2)
    squad = campaign.member("s1").squad
    merits = replace(squad.models[slot - 1], merits=3)
    models = tuple(merits if n == slot else one for n, one in enumerate(squad.models, 1))
    campaign = played(with_squad(campaign, "s1", models=models), out=[f"b{slot} by a1"], winner="amber")
    squad = campaign.member("s1").squad
    contract = squad.models[slot - 1].contract if slot > 1 else "brute"
    recruit = ModelSheet(name="Recluta", contract=contract)
    squad = replace(
        squad,
        models=tuple(recruit if n == slot else one for n, one in enumerate(squad.models, 1)),
        locker=(*squad.locker, *squad.models[slot - 1].items),
    )
    died = ((slot, merits.name, "terminated"),)
    return add(campaign, post(campaign, "s1", squad=squad, replaced=(slot,), died=died))


@pytest.mark.rule("R-199")
def test_r199_a_death_taken_back_gives_back_the_model_and_its_history() -> None:
    campaign = with_a_death(3)
    was = campaign.career("s1-3").last
    assert was is not None
    campaign = fixed(campaign, "models.s1-3.alive", True)
    member = campaign.member("s1")
    assert member.roster[2] == "s1-3"
    assert member.squad.models[2] == replace(was, items=())
    assert {item.id for item in was.items} <= {item.id for item in member.squad.locker}
    assert campaign.career("s1-3").end == ""
    assert (campaign.career("s1-6").end, campaign.career("s1-6").successor) == ("corrected", "s1-3")
    assert not audit(campaign.entries)


@pytest.mark.rule("R-199")
def test_r199_what_was_lost_with_the_body_comes_back_with_it() -> None:
    campaign = league(2)
    squad = campaign.member("s1").squad
    fitted = Item(id=rules(campaign.edition).edition.cybernetics[0].id)
    models = sheets(squad, b3={"items": (fitted, *squad.models[2].items)})
    campaign = played(with_squad(campaign, "s1", models=models), out=["b3 by a1"], winner="amber")
    recruit = ModelSheet(name="Recluta", contract=squad.models[2].contract)
    after_it = replace(
        squad,
        models=tuple(recruit if n == 2 else one for n, one in enumerate(squad.models)),
        locker=(*squad.locker, *squad.models[2].items),
    )
    lost = Posting("item", -1, "lost-with", fitted.id, "b3")
    result = PostResult(squad=after_it, postings=(lost,), replaced=(3,), died=((3, "", "terminated"),))
    campaign = add(campaign, Settled(fixture="m1", member="s1", inputs=(), result=result, start=""))
    campaign = fixed(campaign, "models.s1-3.alive", True)
    assert campaign.member("s1").squad.models[2].items == (fitted,)
    assert not audit(campaign.entries)


@pytest.mark.rule("R-199")
def test_r199_a_boss_that_comes_back_is_the_boss_again() -> None:
    campaign = with_a_death(1)
    campaign = fixed(campaign, "squads.s1.models.2.succession", "weapons")
    campaign = fixed(campaign, "squads.s1.boss_dead", True)
    campaign = fixed(campaign, "models.s1-1.alive", True)
    squad = campaign.member("s1").squad
    assert squad.models[0].contract == "boss"
    assert squad.models[1].succession == ""
    assert not squad.boss_dead


@pytest.mark.rule("R-199")
def test_r199_a_model_that_died_after_all_leaves_its_things_in_the_locker_and_its_slot_open() -> None:
    campaign = league(2)
    whole = campaign.member("s1").squad
    was = whole.models[3]
    campaign = fixed(campaign, "models.s1-4.alive", False)
    member = campaign.member("s1")
    assert member.roster[3] == ""
    assert member.squad.models[3] == ModelSheet()
    assert member.squad.locker == (*whole.locker, *was.items)
    assert fix_refused(campaign, "models.s1-4.alive", False).code == "campaign-dead"
    assert fixed(campaign, "models.s1-4.alive", True).member("s1").roster[3] == "s1-4"
    assert not audit(campaign.entries)


@pytest.mark.rule("R-198")
def test_r198_a_tenth_piece_that_was_none_opens_the_campaign_again() -> None:
    campaign = played(league(2))
    campaign = add(campaign, post(campaign, "s1", evidence(*range(1, 11)), victory="evidence"))
    campaign = add(campaign, post(campaign, "s2"))
    assert campaign.winner == "s1"
    corrected = fixed(campaign, "squads.s1.evidence", [1, 2, 3])
    assert corrected.winner == ""
    assert fixed(corrected, "squads.s2.evidence", list(range(1, 11))).winner == "s2"
    assert undo(campaign, last_settled(campaign, "s1")).winner == ""


@pytest.mark.rule("R-195")
def test_r195_the_last_post_game_is_undone_as_if_it_had_not_been() -> None:
    before = played(league(2))
    campaign = add(before, post(before, "s1", [Posting("subs", 15, "exploration"), Posting("leads", 1, "mission")]))
    campaign = add(campaign, post(campaign, "s2"))
    campaign = undo(campaign, last_settled(campaign, "s1"))
    assert campaign.member("s1") == before.member("s1")
    assert campaign.fixture("m1").waits_for("s1")
    assert not campaign.fixture("m1").waits_for("s2")
    assert not audit(campaign.entries)
    again = add(campaign, post(campaign, "s1", [Posting("subs", 10, "exploration")]))
    assert again.fixture("m1").stage == "settled"
    assert not audit(again.entries)


@pytest.mark.rule("R-195")
def test_r195_what_was_built_on_is_not_undone_before_what_was_built() -> None:
    campaign = settled(played(league(3)), s1=evidence(1))
    number = last_settled(campaign, "s1")
    assert undo(paired(campaign, "s3", "s2"), number).member("s1").squad.evidence == ()
    campaign = paired(campaign, "s3", "s1")
    error = undo_refused(campaign, number)
    assert (error.code, error.params["entry"]) == ("campaign-built-on", len(campaign.entries))
    assert built_on(campaign, number) == [len(campaign.entries)]
    campaign = undo(undo(campaign, len(campaign.entries)), number)
    assert campaign.member("s1").squad.evidence == ()


@pytest.mark.rule("R-195")
@pytest.mark.parametrize("what", ["join", "pair", "play", "leave", "correct"])
def test_r195_every_kind_of_entry_can_be_undone(what: str) -> None:
    match what:
        case "join":
            before = league(2)
            campaign = league(3)
        case "pair":
            before = league(2)
            campaign = paired(before)
        case "play":
            before = paired(league(2))
            campaign = played(league(2))
        case "leave":
            before = league(2)
            campaign = add(before, Left(member="s2", reason="examenes"))
        case _:
            before = league(2)
            campaign = fixed(before, "squads.s1.leads", 3)
    undone = undo(campaign, len(campaign.entries))
    assert replace(undone, entries=()) == replace(before, entries=())
    assert undone.entries[:-1] == campaign.entries
    assert undo_refused(undone, len(campaign.entries)).code == "campaign-no-entry"


@pytest.mark.rule("R-195")
def test_r195_neither_the_founding_nor_what_is_not_there_nor_an_undoing_is_undone() -> None:
    campaign = undo(paired(league(2)), 4)
    assert undo_refused(campaign, 1).code == "campaign-not-undone"
    assert undo_refused(campaign, 5).code == "campaign-no-entry"
    assert undo_refused(campaign, 99).code == "campaign-no-entry"
    assert undo_refused(campaign, 0).code == "campaign-no-entry"
    assert paired(campaign).fixture("m2").stage == "paired"
