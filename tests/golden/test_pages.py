"""Pages whose looks matter, as somebody last read them."""

import pytest

from support.cli import Run
from support.golden import Golden


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_help_page(run: Run, golden: Golden, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    golden(f"help-{lang}.txt", run("--help", "--lang", lang).out)
