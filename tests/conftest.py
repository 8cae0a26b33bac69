"""What every test area shares."""

from pathlib import Path

import pytest

pytest_plugins = ["support.cli", "support.golden"]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the long tests to `make soak`, which names their folder."""
    asked = any("soak" in str(word) for word in config.args)
    return True if collection_path.name == "soak" and not asked else None
