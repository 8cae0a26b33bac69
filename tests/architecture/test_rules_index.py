"""Every rule has code that carries it out and a test that guards it, and the index says which."""

import re

import pytest

import rules_index
from sacredwire.content.rules_index import encode_rules_index, load_rules_index
from support.source import Source, sources

INDEX = rules_index.build()
CHAPTERS = {"C1", "C2", "C3", "C4", "C5", "A", "I", "K", "M"}


def test_the_packaged_index_is_up_to_date() -> None:
    assert rules_index.PACKAGED.read_bytes() == encode_rules_index(INDEX), "run `make index`"
    assert load_rules_index() == INDEX


def test_the_page_is_up_to_date() -> None:
    assert rules_index.PAGE.read_text("utf-8") == rules_index.page(INDEX), "run `make index`"


@pytest.mark.parametrize("source", sources("src"), ids=lambda source: source.path)
def test_every_citation_can_be_read(source: Source) -> None:
    said = [text for _, text in rules_index.docstrings(source.tree, source.path)]
    for text in said:
        for tail in re.findall(r"\bRules?: ([^\n]*(?:\n[^\n]+)*)", text):
            one_line = " ".join(tail.split())
            assert re.match(rf"(?:{rules_index.RULE_ID})(?:(?:, | and )(?:{rules_index.RULE_ID}))*\.(?: |$)", one_line)
