"""Every rule has code that carries it out and a test that guards it, and the index says which."""

import re

import pytest

import rules_index
from sacredwire.content.catalogue import rule_ids
from sacredwire.content.rules_index import RuleEntry, encode_rules_index, in_order, load_rules_index
from support.source import Source, sources

INDEX = rules_index.build()

CHAPTERS = {"C1", "C2", "C4", "C5", "A", "I", "K", "M"}
"""Headings: they say what their sections are about and rule nothing themselves."""

LATER = {
    "A.cybernetics",
    "K.evidence",
    "K.exploration",
    "K.injuries",
    "K.promotion",
    "K.recruits",
    "K.succession",
    "K.trading",
    "K.victory",
    "R-46",
    "R-47",
}
"""Rules of parts of the game that are not written yet: their texts are there, their code is not. Shrinks to nothing."""

RULES = sorted({*rule_ids()} - CHAPTERS - LATER, key=in_order)


def test_the_packaged_index_is_up_to_date() -> None:
    assert rules_index.PACKAGED.read_bytes() == encode_rules_index(INDEX), "run `make index`"
    assert load_rules_index() == INDEX


def test_the_page_is_up_to_date() -> None:
    assert rules_index.PAGE.read_text("utf-8") == rules_index.page(INDEX), "run `make index`"


@pytest.mark.parametrize("source", sources("src"), ids=lambda source: source.path)
def test_every_citation_can_be_read(source: Source) -> None:
    for _, text in rules_index.docstrings(source.tree, source.path):
        told = " ".join(text.split())
        begun = re.findall(r"\bRules?: .{0,40}", told)
        assert len(begun) == len(rules_index.CITATION.findall(told)), begun


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_code_and_a_test(rule: str) -> None:
    entry = INDEX.get(rule, RuleEntry())
    assert entry.code, "no code cites it"
    assert entry.tests, "no test names it"


def test_every_rule_that_is_cited_has_its_wording() -> None:
    unheard = {rule for rule in INDEX if rule not in rule_ids()}
    assert not {rule: INDEX[rule].code for rule in unheard}


def test_what_is_left_out_of_the_demand_is_really_there() -> None:
    assert {*rule_ids()} >= CHAPTERS | LATER
