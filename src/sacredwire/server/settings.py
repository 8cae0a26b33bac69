"""What a server is started with."""

import ipaddress
import platform
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

MESSAGE = 64 * 1024
"""Bytes of the largest message of a WebSocket."""
BODY = 256 * 1024
"""Bytes of the largest body of a request."""


class Settings(msgspec.Struct, frozen=True):
    """What a server is started with.

    Attributes:
        database: The URL of the store.
        host: The address it listens on.
        port: The port.
        content: The user's own content folder, or None.
        static: Where the built client is, or None where it was not built.
        origin: How the outside calls it, where it stands behind another server: ``https://play.example.org``.
        data: An id of the data it serves.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 8028
    content: Path | None = None
    static: Path | None = None
    origin: str = ""
    data: str = ""

    def knows_host(self, host: str) -> bool:
        """Whether a request's ``Host`` is one of ours: an address, this machine's name, or the name outside.

        A stranger's name that leads here is refused, so that no page elsewhere passes for ours.
        """
        name = urlsplit(f"//{host}").hostname or ""
        names = {"localhost", self.host.lower(), platform.node().lower(), f"{platform.node().lower()}.local"}
        if self.origin:
            names.add(urlsplit(self.origin).hostname or "")
        return bool(name) and (name in names or _is_address(name))

    def knows_origin(self, origin: str, host: str) -> bool:
        """Whether a request's ``Origin`` is the very page that this server gave out."""
        if self.origin and origin == self.origin:
            return True
        return origin.lower() == f"http://{host.lower()}"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
