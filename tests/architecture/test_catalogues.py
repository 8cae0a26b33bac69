"""Both languages say the same things, and there is a sentence for everything the code can say."""

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
import typer

from sacredwire.cli.commands import GROUPS, NAMES, load_command
from sacredwire.cli.help import SHARED
from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.text_check import Entry, read_texts, text_faults
from sacredwire.rules.space import leg
from support.source import Source, sources

ERRORS = {
    "SacredWireError",
    "ContentError",
    "NotationError",
    "IllegalInput",
    "LogError",
    "CampaignError",
    "ServiceError",
    "StoreError",
    "UsageError",
    "Rejection",
}
PLACED = {
    "refuse": ("content-", frozenset({"file", "table", "row", "field", "place", "got", "expected", "kind", "limit"}))
}
"""Makers of errors that put something before the code and bring parameters of their own."""


class Raised(NamedTuple):
    """A place that makes an error: where, with which code, with which parameters (None: not to be seen there)."""

    where: str
    code: str
    params: frozenset[str] | None


def raised(source: Source) -> Iterator[Raised]:
    """Each error a file makes whose code is written there."""
    for node in ast.walk(source.tree):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        maker = ast.unparse(node.func).rsplit(".", 1)[-1]
        lead, brought = PLACED.get(maker, ("", None if any(one.arg is None for one in node.keywords) else frozenset()))
        if maker not in ERRORS | PLACED.keys():
            continue
        params = None if brought is None else brought | {one.arg for one in node.keywords if one.arg}
        for code in written(node.args[0]):
            yield Raised(f"{source.path}:{node.lineno}", lead + code, params)


def written(node: ast.expr) -> Iterator[str]:
    """The whole strings in an expression: both arms of a condition, no pieces of one put together."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp():
            yield from (*written(node.body), *written(node.orelse))
        case _:
            pass


RAISED = [found for source in sources("src") for found in raised(source)]


@cache
def messages(lang: str) -> dict[str, Entry]:
    """Every message of a language by id."""
    return read_texts(lang)[0]


def test_every_entry_can_be_read_and_both_languages_say_the_same() -> None:
    assert not [str(fault) for fault in text_faults()]


def test_both_languages_keep_a_message_in_the_same_file() -> None:
    spanish, english = ({name: one.file[8:] for name, one in messages(lang).items()} for lang in LANGUAGES)
    assert spanish == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_code_has_its_sentence(lang: str) -> None:
    assert not {(one.where, one.code) for one in RAISED if f"error-{one.code}" not in messages(lang)}


def test_every_error_brings_what_its_sentence_needs() -> None:
    needs = {name.removeprefix("error-"): one.variables for name, one in messages("es").items()}
    short = {one for one in RAISED if one.params is not None and set(needs.get(one.code, ())) - one.params}
    assert not short


def test_the_search_for_error_codes_finds_them() -> None:
    assert {"usage-missing", "file-missing", "unknown-tier"} <= {one.code for one in RAISED}


def command_messages(command: Any, own: str) -> Iterator[str]:
    """Each message that the help pages of a command and of those below it need."""
    yield own
    yield from (f"{own}-{str(parameter.name).replace('_', '-')}" for parameter in command.params)
    for name, inner in getattr(command, "commands", {}).items():
        yield from command_messages(inner, f"{own}-{name}")


@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_parameter_has_its_sentence(name: str) -> None:
    command = load_command(name)
    assert isinstance(command, typer.core.TyperGroup) == (name in GROUPS)
    for lang in LANGUAGES:
        assert not set(command_messages(command, f"cli-{name}")) - messages(lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shared_option_has_its_sentence(lang: str) -> None:
    assert {f"cli-shared-{last}" for last in SHARED.values()} <= messages(lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", [*leg.CODES[1:], "harmful-fall", "end-on-face", "end-occupied", "end-unsupported"])
def test_every_reason_against_a_move_has_its_sentence(lang: str, code: str) -> None:
    assert f"error-move-{code}" in messages(lang)
