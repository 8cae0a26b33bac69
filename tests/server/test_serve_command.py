"""``sacredwire serve``: a port that is free, one server for one data folder, nothing of it in other commands."""

import json
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from sacredwire.cli.commands import NAMES
from sacredwire.errors import ServiceError, StoreError
from sacredwire.server.bootstrap import NOTE, bound, running, serve
from sacredwire.server.settings import Settings
from support.cli import Run
from support.zygote import Zygote


def test_a_taken_port_finds_the_next() -> None:
    first, port = bound("127.0.0.1", 0)
    try:
        second, taken = bound("127.0.0.1", port)
        second.close()
        assert port < taken < port + 20
    finally:
        first.close()
    with pytest.raises(ServiceError, match="no-port"):
        bound("192.0.2.1", 8028)


def test_a_note_of_a_server_that_is_gone_misleads_nobody(tmp_path: Path) -> None:
    assert running(tmp_path) == ""
    listener, port = bound("127.0.0.1", 0)
    listener.close()
    (tmp_path / NOTE).write_text(json.dumps({"url": f"http://127.0.0.1:{port}", "data": "x"}))
    assert running(tmp_path) == ""
    (tmp_path / NOTE).write_text("no JSON")
    assert running(tmp_path) == ""


def tell(url: str, port: int) -> None:
    """Nobody to tell."""
    raise AssertionError((url, port))


def test_a_second_start_joins_the_first(tmp_path: Path, run: Run) -> None:
    with Zygote() as zygote:
        url = zygote.serve(tmp_path)["url"]
        assert running(tmp_path) == url
        told = run("serve", "--data", tmp_path, "--no-browser", "--json", "--lang", "en")
        assert told.value == {"url": url, "joined": True}
        with pytest.raises(StoreError, match="store-locked"):
            serve(Settings(database=f"sqlite:///{tmp_path / 'm.db'}", port=0), tmp_path, tell)
        with urllib.request.urlopen(f"{url}/api/health", timeout=20) as answer:
            assert json.loads(answer.read())["program"] == "sacredwire"


def test_no_other_command_imports_the_web() -> None:
    modules = [f"sacredwire.cli.{name}" for name in NAMES if name != "serve"]
    code = (
        f"import sys, importlib; [importlib.import_module(name) for name in {[*modules, 'sacredwire.cli.serve']!r}]\n"
        "print([name for name in ('fastapi', 'starlette', 'uvicorn', 'asyncio') if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert told.stdout.strip() == "[]"


def test_ports_are_let_go() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    again, taken = bound("127.0.0.1", port)
    again.close()
    assert taken == port
