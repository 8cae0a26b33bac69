"""Starting the server: a port that is free, a store that nobody else writes, and who to tell."""

import os
import socket
import urllib.error
import urllib.request
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import msgspec
import uvicorn

from sacredwire.errors import ServiceError
from sacredwire.server.app import new_app
from sacredwire.server.desk import Desk
from sacredwire.server.settings import MESSAGE, Settings
from sacredwire.server.wire.rest import Health
from sacredwire.store.store import Store
from sacredwire.store.values import new_id

PORTS = 20
"""Ports that are tried after one that is taken."""
NOTE = "server.json"
"""The file in the data folder by which a second start finds the running server."""
ALIVE = 3.0
"""Seconds that a running server has to answer."""


class Note(msgspec.Struct, frozen=True):
    """Where a running server answers, and the id of the data it serves."""

    url: str
    data: str


def client_folder() -> Path | None:
    """Where the built client is, if it was built."""
    folder = Path(str(resources.files("sacredwire"))) / "static"
    return folder if (folder / "index.html").is_file() else None


def running(data: Path) -> str:
    """The address of the server that serves a data folder already; empty when none answers."""
    try:
        note = msgspec.json.decode((data / NOTE).read_bytes(), type=Note)
        with urllib.request.urlopen(f"{note.url}/api/health", timeout=ALIVE) as answered:
            health = msgspec.json.decode(answered.read(4096), type=Health)
    except (OSError, urllib.error.URLError, msgspec.DecodeError):
        return ""
    return note.url if health.data == note.data else ""


def bound(host: str, port: int) -> tuple[socket.socket, int]:
    """A socket that listens on the first free port from one on.

    Raises:
        ServiceError: ``no-port``: all of them are taken, or the address is not ours.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + PORTS, 65_536)) if port else (0,):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(128)
        except OSError:
            listener.close()
            continue
        return listener, listener.getsockname()[1]
    raise ServiceError("no-port", host=host, port=port, last=port + PORTS - 1)


def serve(settings: Settings, data: Path, tell: Callable[[str, int], object]) -> None:
    """Serves until it is stopped.

    Args:
        settings: What it is started with; the port is the first that is tried.
        data: The data folder.
        tell: Called with the address and its port once it can be reached.

    Raises:
        StoreError: The store cannot be opened; ``store-locked``: another program writes to it.
        ServiceError: No port is free.
    """
    store = Store.open(settings.database)
    listener, port = bound(settings.host, settings.port)
    settings = msgspec.structs.replace(settings, port=port, data=new_id())
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    note = data / NOTE
    note.write_bytes(msgspec.json.encode(Note(url, settings.data)))
    try:
        tell(settings.origin or url, port)
        _server(new_app(Desk(settings, store))).run(sockets=[listener])
    finally:
        note.unlink(missing_ok=True)


def _server(app: object) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            app,  # type: ignore[arg-type]  # our guard is an ASGI application, whose types uvicorn names its own way
            access_log=False,
            log_level="warning",
            server_header=False,
            ws_max_size=MESSAGE,
            ws_ping_interval=5.0,
            ws_ping_timeout=5.0,
            timeout_graceful_shutdown=2,
        )
    )
