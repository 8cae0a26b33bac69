"""What stands before every request: whose page it comes from, how large it is, and what goes with every answer."""

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from sacredwire.errors import ServiceError
from sacredwire.server.settings import BODY, Settings
from sacredwire.server.wire.rest import Failure

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOG = logging.getLogger("sacredwire.server")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
SAFE = ("GET", "HEAD")
OPEN_METHODS = (*SAFE, "OPTIONS")


class Guard:
    """Wraps the application.

    Args:
        app: The application.
        settings: Whom it knows.
    """

    def __init__(self, app: App, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        if scope["type"] == "websocket":
            if refused:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self._app(scope, receive, send)
            return
        answer = _Answer(send)
        if refused:
            await answer.fail(403 if refused == "origin-refused" else 421, refused)
            return
        await self._through(scope, receive, answer)

    async def _through(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        try:
            await self._app(scope, _counted(receive), answer.send)
        except Exception:  # the last resort: what went wrong is told to the log, not to whoever asked
            LOG.exception("a request failed")
            await answer.fail(500, "server-fault")

    def _refused(self, scope: Scope) -> str:
        """Why a request is not let through, or nothing."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._settings.knows_host(host):
            return "host-refused"
        asks_only = scope["type"] == "http" and scope["method"] in OPEN_METHODS
        if asks_only or self._settings.knows_origin(headers.get(b"origin", ""), host):
            return ""
        return "origin-refused"


def _counted(receive: Receive) -> Receive:
    """A body read piece by piece, as long as it is not too large."""
    total = 0

    async def counted() -> MutableMapping[str, Any]:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > BODY:
            raise ServiceError("body-too-large")
        return message

    return counted


class _Answer:
    """Sends an answer, with our headers; one failure at most, and only before anything was sent."""

    def __init__(self, send: Send) -> None:
        self._send, self._began = send, False

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """Sends a part of the answer."""
        if message["type"] == "http.response.start":
            self._began = True
            message = {**message, "headers": [*message.get("headers", ()), *HEADERS]}
        await self._send(message)

    async def fail(self, status: int, code: str) -> None:
        """Answers with a code."""
        if self._began:
            return
        body = msgspec.json.encode(Failure(code))
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"connection", b"close")]
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})
