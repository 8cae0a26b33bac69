"""What every test area shares."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

UNTIMED = [HealthCheck.too_slow]
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=UNTIMED)
settings.register_profile("wild", derandomize=False, deadline=None, suppress_health_check=UNTIMED)
settings.load_profile("steady")

pytest_plugins = ["support.cli", "support.club", "support.databases", "support.golden"]


def pytest_configure(config: pytest.Config) -> None:
    """The suite tries the same examples each time, so that a change is judged by itself; `make soak` tries new ones."""
    if _is_soak(config):
        settings.load_profile("wild")


def _is_soak(config: pytest.Config) -> bool:
    return any("soak" in str(word) for word in config.args)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the long tests to `make soak` and those in a browser to `.ci/browser`, which name their folders."""
    named = " ".join(map(str, config.args))
    return True if collection_path.name in ("soak", "e2e") and collection_path.name not in named else None
