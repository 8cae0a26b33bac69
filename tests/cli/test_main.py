"""The program as a user or a script meets it."""

import json
import os
import subprocess
import sys

import pytest

from sacredwire.cli import commands
from sacredwire.cli.commands import NAMES
from sacredwire.rules.space.waiting import compiling
from support.cli import Run

PROGRAM = [sys.executable, "-m", "sacredwire"]


def test_without_a_command_the_help_page_comes_on_stderr(run: Run) -> None:
    code, out, err = run()
    assert (code, out) == (2, "")
    assert err.startswith("Uso: sacredwire ")


def test_the_help_page_names_every_command_in_both_languages(run: Run) -> None:
    spanish, english = run("--help"), run("--help", "--lang", "en")
    assert (spanish.code, english.code) == (0, 0)
    assert spanish.out.startswith("Uso: sacredwire ")
    assert english.out.startswith("Usage: sacredwire ")
    for name in NAMES:
        assert f"\n  {name} " in spanish.out
        assert f"\n  {name} " in english.out


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_a_help_page(run: Run, name: str, lang: str) -> None:
    code, out, err = run(name, "--help", "--lang", lang)
    assert (code, err) == (0, "")
    assert f"sacredwire {name}" in out
    assert "--json" in out


@pytest.mark.parametrize(
    "words",
    [("--lang", "en", "rules", "--help"), ("rules", "--lang=en", "--help"), ("rules", "--help", "--lang", "en")],
)
def test_the_language_may_stand_anywhere(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).out.startswith("Usage: sacredwire rules")


def test_the_environment_names_the_language_and_the_line_overrules_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = run("--help", "--lang", "es").out
    monkeypatch.setenv("SACREDWIRE_LANG", "en")
    assert run("--help").out.startswith("Usage:")
    assert run("--help", "--lang", "es").out == asked


def test_a_language_we_do_not_speak_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--json", "--lang", "fr", "rules").error["params"]["source"] == "--lang"
    monkeypatch.setenv("SACREDWIRE_LANG", "tlh")
    answer = run("--json", "rules")
    assert answer.code == 2
    assert answer.error["code"] == "usage-language"
    assert answer.error["params"] == {"value": "tlh", "source": "SACREDWIRE_LANG", "expected": "es, en"}


def test_the_version_as_text_and_as_json(run: Run) -> None:
    text, value = run("--version"), run("--json", "--version")
    assert text.out == f"sacredwire {value.value['sacredwire']}\n"


def test_a_reader_who_goes_away_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    left = subprocess.run([*PROGRAM, "--help"], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (left.returncode, left.stderr) == (141, b"")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_a_closed_stream_swallows_what_it_would_have_told(closed: str) -> None:
    done = subprocess.run(["sh", "-c", f'"$@" {closed}', "sh", *PROGRAM, "--version"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_answers_are_utf_8_wherever_we_run() -> None:
    bare = {"PATH": os.environ["PATH"], "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run([*PROGRAM, "--help"], capture_output=True, env=bare, check=True)
    assert "Órdenes:" in done.stdout.decode("utf-8")
    refused = subprocess.run([*PROGRAM, b"\xff\xfe"], capture_output=True, env=bare, check=False)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr.decode("utf-8")


def test_a_fault_of_ours_has_an_exit_code_of_its_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(name: str) -> None:
        raise ZeroDivisionError(name)

    monkeypatch.setattr("sacredwire.cli.commands.load_command", break_down)
    code, out, err = run("rules")
    assert (code, out) == (70, "")
    assert "ZeroDivisionError: rules" in err
    assert err.endswith("líneas de arriba.\n")


@pytest.mark.parametrize(
    ("options", "at_terminal", "said"),
    [
        ((), True, "Preparando la geometría: la primera vez tarda medio minuto…\n"),
        (("--lang", "en"), True, "Preparing the geometry: the first time takes half a minute…\n"),
        ((), False, ""),
        (("--json",), True, ""),
    ],
)
def test_whoever_sits_at_a_terminal_is_told_that_kernels_are_compiled(
    run: Run, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], at_terminal: bool, said: str
) -> None:
    load = commands.load_command

    def load_slowly(name: str) -> object:
        compiling()
        return load(name)

    monkeypatch.setattr(commands, "load_command", load_slowly)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: at_terminal)
    answer = run("odds", "2d8", "2d6", *options)
    assert answer.code == 0
    assert answer.err == said


def test_a_full_disk_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(name: str) -> None:
        raise OSError(28, "No space left on device", f"/full/{name}")

    monkeypatch.setattr("sacredwire.cli.commands.load_command", fill)
    answer = run("rules", "--json")
    assert answer.code == 2
    assert answer.error["code"] == "file-unusable"
    assert answer.error["params"] == {"file": "/full/rules", "reason": "ENOSPC"}


@pytest.mark.parametrize(
    "words",
    [
        ["odds", "2d8", "2d6", "--json"],
        ["squad", "--help"],
        ["content", "check"],
        ["rules", "C4.7"],
        ["--help"],
    ],
    ids=" ".join,
)
def test_what_needs_no_board_never_loads_numba(words: list[str]) -> None:
    script = (
        "import sys, json; from sacredwire.cli.main import main; code = main(sys.argv[1:]);"
        "loaded = [name for name in ('numba', 'numpy', 'rich') if name in sys.modules];"
        "print(json.dumps([code, loaded]), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=True)
    assert json.loads(done.stderr.splitlines()[-1]) == [0, []]


@pytest.mark.parametrize("json_asked", [(), ("--json",)])
def test_a_name_cannot_steer_the_terminal(run: Run, json_asked: tuple[str, ...]) -> None:
    answer = run("rules", "\x1b[2J\u202e\x9b0m", *json_asked)
    assert answer.code == 2
    assert r"\u001b[2J\u202e\u009b0m" in answer.err
    assert not {"\x1b", "\u202e", "\x9b"} & {*answer.err}
    if json_asked:
        assert answer.error["params"]["id"] == "\x1b[2J\u202e\x9b0m"
