"""The matches at hand, and how they go on. Not for several threads: whatever changes one happens one after the other.

Every decision is stored, then acknowledged, then shown.
"""

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from sacredwire.content.boards import Board
from sacredwire.content.keys import Keys
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.engine.chain import End
from sacredwire.engine.inputs import Action, Concede
from sacredwire.engine.log import Header
from sacredwire.errors import LogError, ServiceError, StoreError
from sacredwire.rules.ruleset import BOARDS_KEPT, Ruleset
from sacredwire.server.course import Played
from sacredwire.server.led import Led
from sacredwire.store.live import Entry, LiveMatches

IDLE = 10 * 60 * 1000
"""Milliseconds after which a match that nobody looks at is put away; it is built anew when somebody comes."""

ASK_AGAIN = 30 * 1000
"""Milliseconds after which a bot is asked once more: its answer came while the store could not take it."""

CROSSED = ("store-stale-inputs", "store-crossed", "store-game-over")
"""What a store says when another server was faster."""


def nobody(seq: int) -> None:
    """Whom a decision that no client sent is acknowledged to."""
    del seq


class Outrun(ServiceError):  # noqa: N818 - what happened to a decision, not what went wrong with us
    """Another server on the same store was faster."""


class Matches:
    """The matches of one store.

    Args:
        live: Where they are kept.
        now: The server's time, milliseconds.
        folder: The user's own content.
        asks_bot: Called with a match whose bot is asked.
    """

    def __init__(
        self, live: LiveMatches, now: Callable[[], int], folder: Path | None, asks_bot: Callable[[Led], object]
    ) -> None:
        self.live, self.now, self.folder, self._asks_bot = live, now, folder, asks_bot
        self.voice = Keys(folder)
        self._rules: dict[str, Ruleset] = {}
        self._led: dict[str, Led] = {}
        self._boards: dict[Board, Board] = {}

    def rules(self, edition: str) -> Ruleset:
        """The rules of an edition.

        Raises:
            ServiceError: ``no-such-edition``.
        """
        if edition not in edition_ids(self.folder):
            raise ServiceError("no-such-edition", expected=", ".join(edition_ids(self.folder)))
        if edition not in self._rules:
            self._rules[edition] = Ruleset(load_edition(edition, self.folder))
        return self._rules[edition]

    def led(self, match: str) -> Led:
        """A match, built anew from what is stored when it is not at hand.

        Raises:
            StoreError: There is no such match.
            LogError: It was begun under other rules than these.
        """
        known = self._led.get(match)
        if known is not None:
            return known
        kept = self.live.read(match)
        header = msgspec.json.decode(kept.header, type=Header)
        rules = self.rules(header.edition)
        if rules.edition.digest != header.content:
            raise LogError("log-other-rules", edition=header.edition, got=rules.edition.digest, expected=header.content)
        setup = msgspec.structs.replace(header.setup, board=self._known(header.setup.board))
        led = self._led[match] = Led(rules, self.voice, kept, setup, self.now())
        if not led.course.is_over:
            with contextlib.suppress(Outrun):  # another server has begun it, and goes on with it
                self.go_on(led)
        return led

    def _known(self, board: Board) -> Board:
        """The board itself, or its like that is known already: its geometry takes long to work out."""
        if len(self._boards) >= BOARDS_KEPT:
            self._boards.clear()
        return self._boards.setdefault(board, board)

    def at_hand(self, match: str) -> Led | None:
        """A match that is at hand."""
        return self._led.get(match)

    def drop(self, match: str) -> None:
        """Puts a match away."""
        self._led.pop(match, None)

    def tick(self) -> None:
        """Looks whose time is up, and puts away what nobody looks at."""
        for led in list(self._led.values()):
            with contextlib.suppress(Outrun):  # another server was faster, and has decided
                self._look_after(led)

    def _look_after(self, led: Led) -> None:
        idle = self.now() - led.changed > IDLE
        if self.expire(led) or (led.bot_asked() and self.now() - led.asked_at > ASK_AGAIN):
            self.go_on(led)
        elif idle and not led.watchers and led.timer.deadline is None:
            self.drop(led.id)

    def expire(self, led: Led) -> bool:
        """Decides for a seat whose time is up: the least for a decision, giving up for a match."""
        deadline, asked = led.timer.deadline, led.course.asked
        if asked is None or deadline is None or self.now() <= deadline:
            return False
        given = Concede(asked.seat) if led.timer.control == "match" else led.least()
        self.decide(led, given, "", nobody)
        return True

    def go_on(self, led: Led) -> None:
        """Everything that needs nobody: dice that are still to fall, seats that give up, bots that are asked."""
        outcomes = led.course.outcomes()
        if outcomes:
            self._keep(led, outcomes, "", nobody)
        while (asked := led.course.asked) is not None and led.sitters[asked.seat].leaving:
            self.decide(led, Concede(asked.seat), "", nobody)
        if led.bot_asked():
            led.asked_at = self.now()
            self._asks_bot(led)

    def decide(self, led: Led, given: Action, key: str, done: Callable[[int], object]) -> None:
        """A decision and what follows from it: stored, acknowledged, shown.

        Raises:
            IllegalInput, StoreError: It is refused; nothing has changed.
        """
        self._keep(led, led.course.after(given), key, done)

    def _keep(self, led: Led, played: list[Played], key: str, done: Callable[[int], object]) -> None:
        """Stores, then acknowledges, then shows."""
        now = self.now()
        lines, end = led.end_with(played)
        self.append(led, led.entries(played, key, now), lines, end)
        done(led.course.seq + 1)
        led.go_on(played, key, now)

    def append(self, led: Led, entries: Sequence[Entry], lines: Sequence[str] = (), end: End | None = None) -> None:
        """Stores what follows in a match's journal, unless another server on the same store was faster.

        Raises:
            Outrun: ``stale``: the match is where that server left it.
            StoreError: It cannot be stored.
        """
        seq = led.course.seq
        try:
            self.live.append(led.id, seq, entries, lines, end)
        except StoreError as error:
            if error.code not in CROSSED or not self.live.is_shared:
                raise
            self.refresh(led.id)
            raise Outrun("stale", value=seq, expected=led.course.seq) from error

    def refresh(self, match: str) -> None:
        """Takes in what another server has written to a match at hand, and shows it."""
        led = self._led.get(match)
        if led is None:
            return
        sitters, entries = self.live.since(match, led.course.seq)
        led.follow(sitters, entries, self.now())
        if entries and led.bot_asked():
            led.asked_at = self.now()
            self._asks_bot(led)
