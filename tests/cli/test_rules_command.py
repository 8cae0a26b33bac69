"""`sacredwire rules` shows what stands behind a rule."""

import re

import pytest

from sacredwire.content.catalogue import rule_ids
from sacredwire.content.text import Text
from support.cli import Run


def test_without_an_id_every_rule_is_listed_in_the_order_of_the_book(run: Run) -> None:
    listed = [one["id"] for one in run("rules", "--json").value]
    assert sorted(listed) == sorted(rule_ids())
    assert listed.index("C1.9") < listed.index("C1.10") < listed.index("C4.7") < listed.index("R-19")
    assert run("rules").out.count("\n") == len(listed)


def test_a_rule_comes_with_its_text_code_policies_and_tests(run: Run) -> None:
    rule = run("rules", "C4.7", "--json", "--lang", "en").value
    assert rule["id"] == "C4.7"
    assert rule["title"]
    assert rule["text"]
    assert "sacredwire.rules.combat.ripostes" in rule["code"]
    assert all(re.fullmatch(r"sacredwire(\.\w+)+", name) for name in rule["code"])
    assert any("::test_c4_7_" in test for test in rule["tests"])
    policies = {(one["name"], one["edition"]): one["value"] for one in rule["policies"]}
    assert policies["riposte_loss", "hardwired-0.7"] == "plain"
    assert policies["riposte_loss", "sacredwire-0.9"] == "double-dice"


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("asked", ["C4.7", "R-19", "A.armor"])
def test_the_account_of_a_rule_holds_the_same_as_its_json_and_nothing_else(run: Run, asked: str, lang: str) -> None:
    rule, text = run("rules", asked, "--json", "--lang", lang).value, Text("es" if lang == "es" else "en")
    policies = [f"  {one['edition']}: {one['text']}" for one in rule["policies"]]
    told = [
        *(f"{rule['id']}  {rule['title']}", "", *rule["text"].splitlines(), ""),
        *(text.say("cli-rules-functions"), *(f"  {name}" for name in rule["code"])),
        *([text.say("cli-rules-policies"), *policies] if policies else []),
        *(text.say("cli-rules-tests"), *(f"  {test}" for test in rule["tests"])),
    ]
    assert run("rules", asked, "--lang", lang).out.splitlines() == told


@pytest.mark.parametrize("rule", rule_ids())
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_rule_can_be_shown(run: Run, rule: str, lang: str) -> None:
    assert run("rules", rule, "--lang", lang).code == 0


@pytest.mark.parametrize(
    ("asked", "rule"),
    [("c4.7", "C4.7"), ("r19", "R-19"), ("R-19", "R-19"), ("r-19a", "R-19a"), ("m1.3", "M1"), ("C4.1.2", "C4.1")],
)
def test_an_id_may_be_written_carelessly(run: Run, asked: str, rule: str) -> None:
    assert run("rules", asked, "--json").value["id"] == rule


def test_an_unknown_id_is_refused_with_similar_ones(run: Run) -> None:
    answer = run("rules", "C4.77", "--json")
    assert (answer.code, answer.error["code"]) == (2, "rule-unknown")
    assert "C4.7" in answer.error["params"]["known"].split(", ")
