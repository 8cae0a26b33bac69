"""The result of a match at a real table, written down by hand."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.content.form_files import parse_form
from sacredwire.content.squads import Item
from sacredwire.content.text import Text
from sacredwire.errors import ContentError, SacredWireError
from sacredwire.play.campaigns.form import shaped
from sacredwire.play.campaigns.results import Entered, entered
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.ledger import add
from sacredwire.rules.state import Lasting
from support.leagues import EDITION, league, newest, paired, sheets, with_squad
from support.matches import EDITIONS, rules

EXAMPLE = """
winner = "amber"
mission = "heist"
rounds = 6
out = ["a2 by b1", "b3 by a4", "b4 by h1.2", "b5"]
left = ["a5"]

[blue]
subs = 12

[amber]
leads = 1
evidence = 2

[models.a1]
merits = 1

[models.b3]
injury = -2
lasting = ["combat -1 gash", "move -1"]
"""


def told(campaign: Campaign, values: dict[str, Any]) -> Entered:
    form, faults = shaped({"winner": "blue", **values}, "acta")
    assert form is not None
    assert not faults
    return entered(campaign, rules(campaign.edition), newest(campaign), form)


def faults_of(campaign: Campaign, **values: Any) -> list[tuple[str, object]]:
    """Code and field of everything that is wrong."""
    found = told(campaign, values)
    assert found.played is None
    return [(one.code.removeprefix("form-"), one.params["field"]) for one in found.faults]


def armed(**carried: tuple[str, ...]) -> Campaign:
    """A meeting in which some models carry what is said: ``armed(b1=("pistol",))``."""
    campaign = league(2)
    for member, letter in (("s1", "b"), ("s2", "a")):
        squad = campaign.member(member).squad
        changes = {
            f"b{who[1:]}": {"items": tuple(Item(id=one) for one in items)}
            for who, items in carried.items()
            if who[0] == letter
        }
        campaign = with_squad(campaign, member, models=sheets(squad, **changes))
    return paired(campaign)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_form_becomes_a_result_and_what_is_not_said_is_as_usual(edition: str) -> None:
    campaign = paired(league(2, edition))
    form, faults = shaped(parse_form(EXAMPLE.encode(), "acta.toml"), "acta.toml")
    assert not faults
    assert form is not None
    found = entered(campaign, rules(edition), "m1", form)
    assert not found.faults
    assert found.played is not None
    result = found.played.result
    blue, amber = result.seats
    assert (result.winner, result.round, found.played.mission) == ("amber", 6, "heist")
    assert [one.presence for one in blue.models] == ["board", "board", "out", "out", "out"]
    assert [one.presence for one in amber.models] == ["board", "out", "board", "board", "left"]
    assert (blue.survivors, amber.survivors) == (2, 3)
    assert (blue.subs, amber.leads, amber.evidence) == (12, 1, 2)
    assert (blue.models[0].kills, amber.models[3].kills) == (("a2",), ("b3",))
    assert amber.models[0].merits == 1
    assert (blue.models[2].injury, blue.models[2].health) == (-2, 0)
    assert ("move", -100) in [(one.stat, one.amount) for one in blue.models[2].permanent]
    assert blue.models[0].health > 0
    assert add(campaign, found.played).fixture("m1").winner == "s2"


def test_a_form_in_json_says_the_same() -> None:
    values = parse_form(b'{"winner": "amber", "out": ["a2 by b1"], "blue": {"lost-evidence": 0}}', "acta.json")
    form, faults = shaped(values, "acta.json")
    assert not faults
    assert form is not None
    assert form.out == ("a2 by b1",)


def test_a_form_that_is_neither_is_refused_with_its_line() -> None:
    with pytest.raises(ContentError, match="not-toml"):
        parse_form(b"winner = amber", "acta.toml")
    with pytest.raises(ContentError, match="json-broken"):
        parse_form(b'{"winner": amber}', "acta.json")


def test_whatever_has_another_shape_is_told_at_once() -> None:
    values = {
        "winner": "red",
        "rounds": "six",
        "out": "b3",
        "weather": "rain",
        "blue": {"subs": "many", "gold": 3},
        "amber": 4,
        "models": {"b1": {"found": "knife"}, "b2": 7},
    }
    form, faults = shaped(values, "acta.toml")
    assert form is None
    assert {one.params["field"] for one in faults} == {
        "$.winner",
        "$.rounds",
        "$.out",
        "$.weather",
        "$.blue.subs",
        "$.blue.gold",
        "$.amber",
        "$.models.b1.found",
        "$.models.b2",
    }
    assert [one.code for one in shaped({}, "acta.toml")[1]] == ["json-missing"]
    assert [one.params["field"] for one in shaped({"winner": "blue", "models": 3}, "f")[1]] == ["$.models"]


def test_whatever_cannot_be_is_told_at_once() -> None:
    campaign = armed(b1=("knife",), b2=("smoke",))
    assert faults_of(
        campaign,
        mission="the-source",
        rounds=-1,
        out=["a2 by b1", "b9", "x", "a3 by a9", "a2", "b3 b4"],
        left=["a2"],
        blue={"subs": -1, "lost-evidence": 1, "finds": ["excalibur"], "campaign": True},
        models={
            "b1": {"found": ["excalibur"], "used": ["knife"], "lost": ["smoke"], "merits": -1, "injury": 2},
            "b2": {"lasting": ["strength -1", "wits 0"], "health": 99, "lost-powers": ["ping"]},
            "z1": {"merits": 1},
        },
    ) == [
        ("mission", "mission"),
        ("number", "rounds"),
        ("nobody", "out.2"),
        ("nobody", "out.3"),
        ("nobody", "out.4"),
        ("twice", "out.5"),
        ("fell", "out.6"),
        ("twice", "left.1"),
        ("nobody", "models.z1"),
        ("number", "blue.subs"),
        ("item", "blue.finds.1"),
        ("number", "blue.lost-evidence"),
        ("campaign", "blue.campaign"),
        ("number", "models.b1.merits"),
        ("number", "models.b1.injury"),
        ("item", "models.b1.found.1"),
        ("not-had", "models.b1.used.1"),
        ("not-had", "models.b1.lost.1"),
        ("not-had", "models.b2.lost-powers.1"),
        ("lasting", "models.b2.lasting.1"),
        ("lasting", "models.b2.lasting.2"),
        ("number", "models.b2.health"),
    ]


@pytest.mark.parametrize("field", ["subs", "leads", "evidence"])
def test_a_number_no_match_can_bring_is_a_slip_of_the_pen(field: str) -> None:
    campaign = paired(league(2))
    assert not told(campaign, {"blue": {field: 999}}).faults
    assert faults_of(campaign, blue={field: 1_000}) == [("number", f"blue.{field}")]
    assert faults_of(campaign, rounds=1_000) == [("number", "rounds")]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_fault_of_a_form_has_its_sentence(lang: str) -> None:
    campaign = with_squad(league(2), "s1", models=sheets(league(2).member("s1").squad, b2={"absent": True}))
    found = told(
        paired(campaign),
        {
            "mission": "the-source",
            "rounds": -1,
            "out": ["b2", "b9", "b1", "b1", "b3 b4"],
            "blue": {"campaign": True},
            "models": {"b3": {"lost": ["knife"], "found": ["x"], "lasting": ["?"]}},
        },
    )
    codes = {one.code for one in found.faults}
    assert codes >= {"form-mission", "form-number", "form-absent", "form-nobody", "form-twice", "form-fell"}
    assert codes >= {"form-campaign", "form-not-had", "form-item", "form-lasting"}
    assert all(Text(lang).say(f"error-{one.code}", **one.params) for one in found.faults)


@pytest.mark.rule("K.absent")
def test_k_absent_a_model_that_misses_the_game_plays_no_part_in_it() -> None:
    campaign = league(2)
    campaign = paired(with_squad(campaign, "s1", models=sheets(campaign.member("s1").squad, b2={"absent": True})))
    found = faults_of(campaign, out=["b2", "a1 by b2"], left=["b2"], models={"b2": {"merits": 1}})
    assert found == [("absent", "out.1"), ("absent", "out.2"), ("absent", "left.1"), ("absent", "models.b2")]


@pytest.mark.rule("K.merits")
@pytest.mark.parametrize(
    ("values", "leads"),
    [
        ({}, (1, 0)),
        ({"mission": "heist"}, (1, 0)),
        ({"winner": "amber", "mission": "breakthrough"}, (0, 1)),
        ({"winner": "none"}, (0, 0)),
        ({"blue": {"leads": 0}, "amber": {"leads": 2}}, (0, 2)),
    ],
)
def test_k_merits_the_lead_for_winning_comes_by_itself_unless_leads_are_said(
    values: dict[str, Any], leads: tuple[int, int]
) -> None:
    found = told(paired(league(2)), values)
    assert found.played is not None
    assert tuple(one.leads for one in found.played.result.seats) == leads


@pytest.mark.rule("R-79")
def test_r79_who_went_out_may_have_taken_out_others_and_ones_own_side_earns_nothing() -> None:
    found = told(paired(league(2)), {"out": ["b1 by a1", "a1 by b1", "b2 by b3", "b4 by b4", "a2 by h2.1"]})
    assert found.played is not None
    blue, amber = found.played.result.seats
    assert [one.kills for one in blue.models] == [("a1",), (), (), (), ()]
    assert [one.kills for one in amber.models] == [("b1",), (), (), (), ()]


@pytest.mark.rule("R-42", "R-78")
def test_r42_what_was_found_is_carried_where_the_contract_allows_and_what_was_lost_is_gone() -> None:
    campaign = armed(b1=("sword", "smoke"), a1=())
    models = campaign.member("s2").squad.models
    shooter = next(slot for slot, one in enumerate(models, 1) if one.contract in ("gunner", "scout", "agent"))
    found = told(
        campaign,
        {
            "models": {
                "b1": {"lost": ["sword"], "used": ["smoke"]},
                f"a{shooter}": {"found": ["sword", "smoke"]},
            },
            "amber": {"finds": ["knife"]},
        },
    )
    assert found.played is not None, found.faults
    blue, amber = found.played.result.seats
    assert "sword" not in blue.models[0].weapons
    assert blue.models[0].items == ()
    assert blue.models[0].spent == ("smoke",)
    taker = amber.models[shooter - 1]
    contract = rules(EDITION).contracts[models[shooter - 1].contract]
    if contract.weapons == "ranged":
        assert taker.found == ("smoke",)
        assert amber.finds == ("knife", "sword")
    else:
        assert taker.found == ("sword", "smoke")
        assert "sword" in taker.weapons
    assert "smoke" in taker.items


@pytest.mark.rule("R-53")
def test_r53_a_permanent_change_that_has_nowhere_to_go_is_none() -> None:
    campaign = paired(league(2))
    lines = ["combat -1"] * 6
    found = told(campaign, {"models": {"b1": {"lasting": [*lines, "health -1 gash"]}}})
    assert found.played is not None
    permanent = found.played.result.seats[0].models[0].permanent
    assert sum(one.stat == "combat" for one in permanent) <= 4
    assert permanent[-1] == Lasting("health", -1, "gash")


@pytest.mark.rule("M14.9", "M14.10", "M14.11")
def test_m14_the_source_ends_as_written_also_at_a_real_table() -> None:
    campaign = replace(with_squad(league(2), "s2", evidence=tuple(range(1, 10))), triggered="m0")
    may = campaign.optional()
    assert may is not None
    campaign = paired(campaign, mission=may.mission, lead="s2")
    won = told(campaign, {"winner": "amber"})
    assert won.played is not None
    assert [one.campaign for one in won.played.result.seats] == [False, True]
    assert [one.role for one in won.played.result.seats] == ["interceptor", "extractor"]
    assert faults_of(campaign, winner="blue") == [("source", "amber.lost-evidence")]
    lost = told(campaign, {"winner": "blue", "amber": {"lost-evidence": 4}})
    assert lost.played is not None
    assert [one.loses_leads for one in lost.played.result.seats] == [False, True]
    assert lost.played.result.seats[1].lost_evidence == 4
    assert faults_of(campaign, winner="amber", mission="heist")[0] == ("mission", "mission")


def test_a_meeting_that_was_played_takes_no_other_result() -> None:
    campaign = paired(league(2))
    first = told(campaign, {})
    assert first.played is not None
    with pytest.raises(SacredWireError, match="campaign-stage"):
        told(add(campaign, first.played), {})
    form, _ = shaped({"winner": "blue"}, "acta")
    assert form is not None
    with pytest.raises(SacredWireError, match="campaign-edition"):
        entered(campaign, rules("hardwired-0.7"), "m1", form)
