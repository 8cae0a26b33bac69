"""Runs the command line inside the test's own process.

The program is imported only by a test that runs it: the tests of rules should not pay for it.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest


class Answer(NamedTuple):
    """What one command line gave: its exit code and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def value(self) -> Any:
        """What it wrote on stdout, read as JSON."""
        return json.loads(self.out)

    @property
    def error(self) -> dict[str, Any]:
        """The error it wrote on stderr, read as JSON."""
        return dict(json.loads(self.err)["error"])


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run ``sacredwire`` with these words, as on a machine where nothing names a language."""
    from sacredwire.cli.main import main

    monkeypatch.delenv("SACREDWIRE_LANG", raising=False)

    def run_words(*words: object) -> Answer:
        capsys.readouterr()
        code = main([str(word) for word in words])
        return Answer(code, *capsys.readouterr())

    return run_words
