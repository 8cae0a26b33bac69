"""Command lines that cannot be understood get one clear line in the user's language, and exit code 2."""

from pathlib import Path

import pytest

from support.cli import Run

REFUSED = [
    (["nonsense"], "usage-no-such-command", {"word": "nonsense"}),
    (["rule"], "usage-no-such-command", {"word": "rule", "known": "rules"}),
    (["content", "chek"], "usage-no-such-command", {"word": "chek", "known": "check"}),
    (["--colour"], "usage-no-such-option", {"option": "--colour"}),
    (["rules", "--jsno"], "usage-no-such-option", {"option": "--jsno", "known": "--json"}),
    (["rules", "C4.7", "C4.8"], "usage-too-many", {"command": "sacredwire rules"}),
    (["--version=3"], "usage-takes-no-value", {"option": "--version"}),
    (["--lang"], "usage-needs-value", {"option": "--lang"}),
    (["--content="], "usage-needs-value", {"option": "--content"}),
    (["odds", "2d8"], "usage-missing", {"name": "DEFENDER"}),
    (["odds", "2d8", "2d6", "--attacker-mod"], "usage-needs-value", {"option": "--attacker-mod"}),
    (
        ["odds", "2d8", "2d6", "--attacker-mod", "many"],
        "usage-bad-value",
        {"name": "--attacker-mod", "expected": "-99..99"},
    ),
]


@pytest.mark.parametrize(("words", "code", "params"), REFUSED, ids=[" ".join(words) for words, _, _ in REFUSED])
def test_a_line_is_refused(run: Run, words: list[str], code: str, params: dict[str, str]) -> None:
    answer = run("--json", *words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.error["code"] == code
    assert answer.error["params"].items() >= params.items()


@pytest.mark.parametrize("words", [words for words, _, _ in REFUSED], ids=" ".join)
def test_the_refusal_is_one_line_in_the_users_language(run: Run, words: list[str]) -> None:
    spanish, english = run(*words), run(*words, "--lang", "en") if words != ["--lang"] else run("--json", *words)
    assert spanish.err.startswith("Error: ")
    assert spanish.err.count("\n") == english.err.count("\n") == 1
    assert spanish.err != english.err


def test_a_group_without_a_command_shows_its_help_page(run: Run) -> None:
    code, out, err = run("content")
    assert (code, out) == (2, "")
    assert "\n  check " in err


def test_after_two_dashes_nothing_is_an_option(run: Run) -> None:
    answer = run("rules", "--json", "--", "--lang")
    assert answer.error["code"] == "rule-unknown"
    assert answer.error["params"]["id"] == "--lang"


def test_a_wrong_value_is_told(run: Run) -> None:
    assert "«one»" in run("match", "--seed", "one").err
    assert "«-1»" in run("replay", "no.log", "--scene", "-1").err


@pytest.mark.parametrize("words", [["match", "--edition"], ["match", "--board"], ["odds", "2d6"], ["rules"], []])
def test_a_word_without_end_is_refused_in_one_line(run: Run, words: list[str]) -> None:
    answer = run(*words, "x" * 5000)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_where_a_file_cannot_be_is_told(run: Run, tmp_path: Path) -> None:
    assert run("--json", "replay", str(tmp_path)).error["code"] == "file-is-folder"
    assert run("--json", "replay", str(tmp_path / "no.log")).error["code"] == "file-missing"
    assert run("--json", "replay", str(tmp_path / "no" / "no.log")).error["code"] == "file-no-folder"


def test_a_file_that_may_not_be_read_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked = tmp_path / "locked.json"
    locked.write_text("{}", encoding="utf-8")
    monkeypatch.setattr("os.access", lambda *_: False)  # whoever runs the tests may be allowed everything
    for words in (["squad", "check"], ["match", "--blue"], ["replay"], ["scene"]):
        assert run("--json", *words, locked).error["params"] == {"file": str(locked)}
