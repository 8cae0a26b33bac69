"""Golden files: what the product said when somebody last read it with care.

`make golden` writes them anew; the difference is read before it is committed.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

Golden = Callable[[str, str], None]
FOLDER = Path(__file__).resolve().parents[1] / "golden"


@pytest.fixture
def golden() -> Golden:
    """Compare a text with the golden file of a name, or write that file when SACREDWIRE_GOLDEN says ``write``."""

    def compare(name: str, text: str) -> None:
        file = FOLDER / name
        if os.environ.get("SACREDWIRE_GOLDEN") == "write":
            file.write_text(text, "utf-8")
        assert text == file.read_text("utf-8"), f"tests/golden/{name} says otherwise; if it should not, `make golden`"

    return compare
