"""The one thread in which everything happens to matches, and what runs beside it: the clock, the bots.

The geometry of a board keeps its work in arrays that all moves share, and a SQLite store has one connection: both want
one caller at a time. So whoever is connected waits in line for the desk, which takes a few thousandths of a second.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event, Thread
from typing import ParamSpec, TypeVar

from sacredwire.errors import StoreError
from sacredwire.server.led import Led
from sacredwire.server.service import Service
from sacredwire.server.settings import Settings
from sacredwire.server.thinking import Question, Thinker, WorkerThinker
from sacredwire.store.live import LiveMatches
from sacredwire.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger("sacredwire.server")
TICK = 0.25
"""Seconds between two looks at the clocks."""


def milliseconds() -> int:
    """The server's time."""
    return time.time_ns() // 1_000_000


class Desk:
    """The service and its thread.

    Args:
        settings: What the server was started with.
        store: The open store; the desk closes it.
        thinker: Makes whoever has bots think; a worker process if None.
        now: The server's time, milliseconds.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinker: Callable[[Callable[[Question, str | None], object]], Thinker] = WorkerThinker,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.settings, self._store = settings, store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="desk")
        self._thinker = thinker(self._answered)
        self._ticking: asyncio.Task[None] | None = None
        self._listener: Thread | None = None
        self._closing = Event()
        self.service = Service(LiveMatches(store), now, settings.content, self._ask)

    async def do(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Has something done at the desk, and waits for it."""
        return await asyncio.wrap_future(self._thread.submit(call, *args, **kwargs))

    def start(self) -> None:
        """The clock begins to tick, and other servers on the same store are listened to."""
        self._ticking = asyncio.create_task(self._tick())
        if self.service.matches.live.is_shared:
            self._listener = Thread(target=self._listen, name="news", daemon=True)
            self._listener.start()

    async def close(self) -> None:
        """Nothing is done any more; everything that was done is stored."""
        if self._ticking is not None:
            self._ticking.cancel()
        self._closing.set()
        if self._listener is not None:
            self._listener.join()
        self._thinker.close()
        self._thread.shutdown()
        self._store.close()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.do(self.service.matches.tick)
            except Exception:  # a store that is full today may have room tomorrow: the clock goes on
                LOG.exception("a clock failed")

    def _listen(self) -> None:
        """Takes in what other servers write, as long as this one serves; a lost connection is made anew."""
        while not self._closing.is_set():
            try:
                for match in self.service.matches.live.news(self._closing.is_set):
                    self._thread.submit(self.service.matches.refresh, match).add_done_callback(_told)
            except StoreError:
                LOG.exception("news failed")
                self._closing.wait(1.0)

    def _ask(self, led: Led) -> None:
        folder = str(self.settings.content) if self.settings.content else ""
        self._thinker.ask(
            Question(led.id, led.course.seq, led.bot_asked(), led.rules.edition.id, folder, led.course.state)
        )

    def _answered(self, question: Question, line: str | None) -> None:
        done = self._thread.submit(self.service.playing.bot_decides, question.match, question.seq, line)
        done.add_done_callback(_told)


def _told(done: "Future[None]") -> None:
    if not done.cancelled() and done.exception() is not None:
        LOG.error("desk failed", exc_info=done.exception())
