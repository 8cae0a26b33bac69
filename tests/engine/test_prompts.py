"""Everything a match asks has its question in both languages, and every question is asked."""

import ast

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.text_check import read_texts
from support.source import sources

ASKED_AT = {"ask": 1, "Decide": 1, "Question": 1, "_offer": 2}
"""Calls that ask, and the place of the prompt among their arguments."""


def prompts() -> set[str]:
    """The prompts that are written in the engine."""
    found: set[str] = set()
    for source in sources("src/sacredwire/engine"):
        for node in ast.walk(source.tree):
            if not isinstance(node, ast.Call):
                continue
            place = ASKED_AT.get(ast.unparse(node.func).rsplit(".", 1)[-1])
            if place is not None and len(node.args) > place:
                words = (one for one in ast.walk(node.args[place]) if isinstance(one, ast.Constant))
                found |= {one.value for one in words if isinstance(one.value, str)}
    return found


def test_every_prompt_has_its_question_and_every_question_is_asked() -> None:
    for lang in LANGUAGES:
        texts = {key.removeprefix("prompt-") for key in read_texts(lang)[0] if key.startswith("prompt-")}
        assert texts == prompts()
