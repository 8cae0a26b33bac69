"""A club that keeps a campaign from the command line: its data in a folder of the test, its people at a terminal."""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from support.cli import Answer, Run

SQUADS = ("clan-de-la-deuda", "nucleo-quemado", "sindicato-del-oxido", "ultimo-conducto")
Club = Callable[..., Answer]
Terminal = Callable[[Sequence[str]], None]


class Keyboard:
    """A terminal at which lines are typed; after the last one it is closed, or Ctrl-C is pressed."""

    def __init__(self, lines: Sequence[str], interrupt: bool = False) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._interrupt = interrupt

    def readline(self) -> str:
        line = next(self._lines, None)
        if line is None and self._interrupt:
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"


@pytest.fixture
def club(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Club:
    """Runs ``sacredwire campaign`` with these words; its data are the test's own."""
    monkeypatch.setenv("SACREDWIRE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("SACREDWIRE_DATABASE", raising=False)
    return lambda *words: run("campaign", *words)


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts somebody at the terminal who types these lines, and then leaves, or presses Ctrl-C."""

    def sit(*lines: str, interrupt: bool = False) -> None:
        monkeypatch.setattr(sys, "stdin", Keyboard(lines, interrupt))

    return sit


def good(answer: Answer) -> Answer:
    """The answer of a command that did what it was told."""
    assert answer.code == 0, answer.err
    return answer


def league(club: Club, squads: int = 2) -> None:
    """A campaign that so many ready-made squads have joined."""
    good(club("new", "Liga"))
    for squad in SQUADS[:squads]:
        good(club("join", "--ready", squad))


def meeting(club: Club) -> None:
    """A campaign of two squads, s1 blue and s2 amber in meeting m1."""
    league(club)
    good(club("pair", "--blue", "s1", "--amber", "s2"))


def form(folder: Path, text: str) -> Path:
    """A form that somebody has filled in."""
    file = folder / "form.toml"
    file.write_text(text, encoding="utf-8")
    return file


def fought(club: Club, folder: Path, text: str = 'winner = "blue"\nrounds = 6\nout = ["a2 by b1"]\n') -> None:
    """The meeting m1 with its result from a real table."""
    meeting(club)
    good(club("result", "m1", form(folder, text)))
