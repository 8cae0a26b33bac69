"""The WebSocket: a dialog with the desk, and a queue of what is to be sent, so that a slow reader slows nobody else."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from sacredwire.server.desk import Desk
from sacredwire.server.dialog import Dialog

router = APIRouter()

WAITING = 512
"""Messages that may wait for a reader."""
PATIENCE = 10.0
"""Seconds that a newcomer may be silent, and that a message may take to be sent."""
REFUSED, TOO_SLOW = 1008, 1013
"""Codes that connections are closed with."""


class _Outbox:
    """What is to be sent to one connection, in order. It is filled from the desk's thread."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket, self._loop = socket, asyncio.get_running_loop()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.overflow = asyncio.Event()

    def put(self, data: bytes) -> None:
        """Something more to be sent."""
        with contextlib.suppress(RuntimeError):  # the loop has gone: nobody reads any more
            self._loop.call_soon_threadsafe(self._put, data)

    def _put(self, data: bytes | None) -> None:
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.overflow.set()

    def end(self) -> None:
        """Nothing more comes."""
        self._put(None)

    async def run(self) -> None:
        """Sends until the end, or until the reader is too slow."""
        while (data := await self._queue.get()) is not None:
            await asyncio.wait_for(self._socket.send_text(data.decode()), PATIENCE)


@router.websocket("/api/play")
async def play(socket: WebSocket) -> None:
    """One connection, from its first message to its last."""
    desk: Desk = socket.app.state.desk
    await socket.accept()
    outbox = _Outbox(socket)
    dialog = Dialog(desk.service, outbox.put)
    sending = asyncio.create_task(outbox.run())
    hearing = asyncio.create_task(_hear(socket, desk, dialog))
    slow = asyncio.create_task(outbox.overflow.wait())
    try:
        await asyncio.wait((sending, hearing, slow), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await desk.do(dialog.close)
        await _finish(socket, outbox, sending, hearing, slow)


async def _hear(socket: WebSocket, desk: Desk, dialog: Dialog) -> None:
    """Takes messages until the other side goes, or is not let go on."""
    patience: float | None = PATIENCE
    with contextlib.suppress(WebSocketDisconnect, TimeoutError):
        while True:
            message = await asyncio.wait_for(socket.receive(), patience)
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not await desk.do(dialog.hear, text if text is not None else b""):
                return
            patience = None


async def _finish(
    socket: WebSocket,
    outbox: _Outbox,
    sending: "asyncio.Task[None]",
    hearing: "asyncio.Task[None]",
    slow: "asyncio.Task[bool]",
) -> None:
    """Sends what is still to be sent, as far as the reader takes it, and closes."""
    code = TOO_SLOW if slow.done() else REFUSED
    hearing.cancel()
    slow.cancel()
    outbox.end()
    with contextlib.suppress(Exception):  # whoever has gone needs no farewell
        await asyncio.wait_for(sending, 1.0)
        await socket.close(code)
    sending.cancel()
    await asyncio.gather(sending, hearing, slow, return_exceptions=True)
