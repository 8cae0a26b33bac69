"""Mission files, links and scenario files that cannot be: one clear sentence each, in either language, exit code 2."""

from collections.abc import Callable
from pathlib import Path

import pytest

from support.cli import Answer, Run

LANGS = pytest.mark.parametrize("lang", ["es", "en"])
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "content"
FILE = "mission-cold-store.toml"
BOTS = ("--board", "dry-dock", "--blue-bot", "random", "--amber-bot", "random", "--quiet")
TYPOS = {
    "an unknown piece": ('op = "carry"', 'op = "cary"', "pieces[1].op", "cary", "carry"),
    "a misspelt field": ("half = false", "halve = false", "pieces[1].halve", "halve", "half"),
    "a wrong type": ("count = 2", 'count = "two"', "pieces[0].count", "two", "2d8"),
    "a number out of range": ("count = 2", "count = 0", "pieces[0].count", "0", "1"),
    "an unknown marker": ('thing = "crate"', 'thing = "create"', "pieces[1].thing", "create", "crate"),
    "an unknown row": ("victory =", 'deployment = "sideways"\nvictory =', "deployment", "sideways", "flanked"),
    "a step nobody counts": ('"points", "taken"', '"points", "exited"', "victory[1]", "exited", "holding"),
}
COMMANDS: dict[str, Callable[[Path], tuple[object, ...]]] = {
    "content check": lambda folder: ("content", "check", "--content", folder),
    "mission": lambda folder: ("mission", "roll", "--edition", "house-rules", "--content", folder, "--seed", 1),
    "match": lambda folder: ("match", "--edition", "house-rules", "--content", folder, *BOTS),
}


def refused(answer: Answer) -> str:
    """The one sentence instead of an answer."""
    assert (answer.code, answer.out) == (2, ""), answer
    assert "Traceback" not in answer.err
    return str(answer.err)


def copied(folder: Path, old: str, new: str) -> Path:
    """The sample content with one thing otherwise."""
    for file in EXAMPLE.rglob("*.*"):
        there = folder / file.relative_to(EXAMPLE)
        there.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8")
        if file.name == FILE:
            assert old in text
            text = text.replace(old, new, 1)
        there.write_text(text, "utf-8")
    return folder


@LANGS
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("typo", TYPOS)
def test_a_typo_in_a_mission_file_is_told_by_every_command(
    run: Run, tmp_path: Path, typo: str, command: str, lang: str
) -> None:
    old, new, field, value, expected = TYPOS[typo]
    answer = run(*COMMANDS[command](copied(tmp_path, old, new)), "--lang", lang)
    if command == "content check":
        assert (answer.code, answer.err) == (1, ""), "a check that finds something has not failed"
    told = answer.out if command == "content check" else refused(answer)
    for part in (FILE, field, value, expected):
        assert part in told, part


@LANGS
@pytest.mark.parametrize(
    "given",
    ["?", "?=&=&", "?zz=1", "?\x00=\x00", "?m", "=", "%=%", "?" + "m=1&" * 2_000, "?m[]=1", "http://x/?\ud83d=1"],
)
@pytest.mark.parametrize("command", [("mission", "show"), ("match", *BOTS, "--scenario")])
def test_a_link_of_junk_is_told(run: Run, command: tuple[str, ...], given: str, lang: str) -> None:
    answer = run(*command, given, "--lang", lang)
    assert "Traceback" not in answer.err
    if answer.code:
        refused(answer)
        assert len(answer.err.splitlines()) == 1
    else:
        assert answer.err, "what was wrong with it is told"


@LANGS
@pytest.mark.parametrize(
    "content",
    [
        b"", b"\xff\xfe", b"[]", b"{}", b"null", b'{"format":"sacredwire-mission"}', b'{"format":1,"version":"x"}',
        b"[" * 3_000, b'{"a":NaN}', b'{"format":"sacredwire-squad","version":1}', b"\x00" * 70_000,
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", [("mission", "show"), ("match", *BOTS, "--scenario")])
def test_a_scenario_file_of_junk_is_told(
    run: Run, tmp_path: Path, command: tuple[str, ...], content: bytes, lang: str
) -> None:
    file = tmp_path / "mission.json"
    file.write_bytes(content)
    told = refused(run(*command, file, "--lang", lang))
    assert file.name in told
    assert len(told.splitlines()) == 1
