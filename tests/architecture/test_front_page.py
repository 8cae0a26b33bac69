"""What the front page and the guides tell a newcomer to type exists."""

import re
import shlex

import pytest
from typer.core import TyperGroup

from sacredwire.cli.commands import NAMES, load_command
from sacredwire.cli.help import SHARED
from support.source import ROOT

PAGES = ["README.md", "CONTRIBUTING.md"]
SHARED_OPTIONS = {name.split()[0] for name in SHARED}


def typed(page: str) -> list[str]:
    """The lines of a page's shell blocks."""
    blocks = re.findall(r"^```sh\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines() if line.strip() and not line.startswith("#")]


def check_line(line: str) -> None:
    """Fail unless the program a line names exists, and for ours the command and its options too."""
    program, *words = shlex.split(line, comments=True)
    if program == "make":
        targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        assert words[0] in targets
    elif program.endswith("sacredwire"):
        check_words(words)
    else:
        assert (ROOT / program).exists() or program in {"git", "cd"}


def check_words(words: list[str]) -> None:
    """Fail unless these words name a command of ours with options it has."""
    assert words[0] in NAMES
    command = load_command(words[0])
    if isinstance(command, TyperGroup):
        command = command.commands[words[1]]
    known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known | SHARED_OPTIONS
    assert all((ROOT / word).exists() for word in words if "/" in word)


@pytest.mark.parametrize("line", sorted({line for page in PAGES for line in typed(page)}))
def test_what_a_page_tells_to_type_exists(line: str) -> None:
    check_line(line)


def test_the_front_page_begins_with_the_two_commands() -> None:
    assert [line.split()[0] for line in typed("README.md")][:2] == ["./play", "./test"]


@pytest.mark.parametrize(
    "page", [*PAGES, "CHANGELOG.md", *(f"docs/{one.name}" for one in (ROOT / "docs").glob("*.md"))]
)
def test_links_to_our_own_files_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text("utf-8"))
    assert not [link for link in links if not ((ROOT / page).parent / link).exists()]
