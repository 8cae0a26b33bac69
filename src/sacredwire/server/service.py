"""What the server does, in one piece: matches, the lobby, playing, looking back."""

from collections.abc import Callable
from pathlib import Path

from sacredwire.server.led import Led
from sacredwire.server.lobby import Lobby
from sacredwire.server.looking_back import Replays
from sacredwire.server.matches import Matches
from sacredwire.server.playing import Playing
from sacredwire.store.live import LiveMatches


class Service:
    """The service of one store. Whatever is asked of it is asked one after the other, by one thread.

    Args:
        live: Where matches are kept.
        now: The server's time, milliseconds.
        folder: The user's own content.
        asks_bot: Called with a match whose bot is asked; its answer comes by ``playing.bot_decides``.
    """

    def __init__(
        self, live: LiveMatches, now: Callable[[], int], folder: Path | None, asks_bot: Callable[[Led], object]
    ) -> None:
        self.matches = Matches(live, now, folder, asks_bot)
        self.lobby = Lobby(self.matches)
        self.playing = Playing(self.matches)
        self.replays = Replays(self.matches)
