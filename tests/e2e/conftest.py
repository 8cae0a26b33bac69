"""The server as `serve` starts it, and the Chromium of the machine."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium."""
    assert CHROMIUM, "chromium is not installed: apt install chromium"
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": ARGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desktop, where nothing moves that need not."""
    size = {"width": 1440, "height": 900}
    return {**browser_context_args, "viewport": size, "locale": "es-ES", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with an empty folder answers."""
    folder: Path = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "sacredwire", "serve", "--data", str(folder), "--port", "0", "--no-browser"]
    env = dict(os.environ, PYTHONUNBUFFERED="1")
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True) as server:
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if found := re.search(r"http://[\w.:]+", line):
                    yield found[0]
                    break
            else:
                raise AssertionError("the server has gone")
        finally:
            server.terminate()
