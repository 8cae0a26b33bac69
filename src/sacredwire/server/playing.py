"""Playing: decisions taken, taken back, handed over, given up."""

import contextlib
import re
from collections.abc import Callable

from msgspec.structs import replace

from sacredwire.bots.named import BOTS
from sacredwire.engine.inputs import Drawn, Fall, Input
from sacredwire.engine.match import check
from sacredwire.engine.notation import parse
from sacredwire.errors import ServiceError
from sacredwire.rules.state import Seat
from sacredwire.server.led import PERSON, Led
from sacredwire.server.matches import Matches, Outrun, nobody
from sacredwire.server.watching import Watcher
from sacredwire.server.wire.table import View

ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
"""The id of a decision."""

AWAY = 120_000
"""Milliseconds that nobody of a seat must have been there before the other may have a bot decide for it."""


class Playing:
    """What players do.

    Args:
        matches: The matches.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    def enter(self, watcher: Watcher, since: int, seat: Seat | None) -> None:
        """Shows a match to somebody who has just come, and tells the others.

        Raises:
            StoreError: There is no such match.
        """
        led = self._matches.led(watcher.match)
        asked = led.course.asked
        if seat in watcher.seats:
            watcher.looking = seat
        elif asked is not None and asked.seat in watcher.seats:
            watcher.looking = asked.seat
        led.come(watcher)
        led.welcome(watcher, since, self._matches.now())
        led.tell_players()

    def leave(self, watcher: Watcher) -> None:
        """Somebody's connection is gone."""
        led = self._matches.at_hand(watcher.match)
        if led is not None:
            led.go(watcher, self._matches.now())

    def look(self, watcher: Watcher, seat: Seat) -> View:
        """A hot seat's hand-over: what the other of its seats sees.

        Raises:
            ServiceError: ``not-your-seat``.
        """
        if seat not in watcher.seats:
            raise ServiceError("not-your-seat", seat=seat)
        watcher.looking = seat
        watcher.view = self._matches.led(watcher.match).view(seat)
        return watcher.view

    def give(self, watcher: Watcher, id_: str, seq: int, line: str, done: Callable[[int], object]) -> None:
        """A decision: stored, then acknowledged through ``done``, then shown to everybody.

        Raises:
            ServiceError, IllegalInput, NotationError, StoreError: It is refused; nothing has changed.
        """
        led = self._asking(watcher, id_)
        if id_ in led.keys:
            done(led.keys[id_])
            return
        self._matches.expire(led)
        self._check_seq(led, seq)
        given = parse(line)
        if isinstance(given, Fall | Drawn):
            raise ServiceError("dice-are-the-servers")
        asked = led.course.asked
        if asked is None:
            raise ServiceError("match-over")
        if watcher.looking != asked.seat:
            raise ServiceError("not-your-decision", seat=asked.seat)
        try:
            self._matches.decide(led, given, id_, done)
        except Outrun:
            if id_ not in led.keys:  # else it came to another server too, and counts
                raise
            done(led.keys[id_])
            return
        self._matches.go_on(led)

    def undo(self, watcher: Watcher, id_: str, seq: int, done: Callable[[int], object]) -> None:
        """Takes back one's last decision.

        Raises:
            ServiceError: ``nothing-to-undo``, ``stale``; nothing has changed.
        """
        led = self._asking(watcher, id_)
        if id_ in led.keys:
            done(led.keys[id_])
            return
        self._check_seq(led, seq)
        seat = watcher.looking
        if seat is None or not led.course.undoable(seat):
            raise ServiceError("nothing-to-undo")
        now = self._matches.now()
        self._matches.append(led, [led.undo_entry(seat, id_, now)])
        done(led.course.seq + 1)
        led.go_back(seat, id_, now)

    def concede(self, watcher: Watcher, seat: Seat) -> int:
        """Gives up for a seat, now or as soon as it is asked.

        Raises:
            ServiceError: ``not-your-seat``.
        """
        led = self._matches.led(watcher.match)
        self._leave_for_good(led, watcher, seat)
        self._matches.go_on(led)
        return led.course.seq

    def _leave_for_good(self, led: Led, watcher: Watcher, seat: Seat) -> None:
        if seat not in watcher.seats:
            raise ServiceError("not-your-seat", seat=seat)
        sitter = led.leave_of(seat)
        self._matches.live.sit(led.id, (sitter,))
        led.seated(sitter, self._matches.now())

    def hand_over(self, watcher: Watcher, seat: Seat, bot: str) -> int:
        """Has a bot decide for one's seat, or for one whose player has long been away; or takes one's own back.

        Raises:
            ServiceError: ``not-your-seat``, ``no-such-player``, ``not-away-yet``.
        """
        led = self._matches.led(watcher.match)
        if seat not in watcher.seats:
            self._check_away(led, watcher, seat, bot)
        if bot and bot not in BOTS:
            raise ServiceError("no-such-player", expected=", ".join(BOTS))
        sitter = replace(led.sitters[seat], player=bot or PERSON)
        self._matches.live.sit(led.id, (sitter,))
        led.seated(sitter, self._matches.now())
        self._matches.go_on(led)
        return led.course.seq

    def _check_away(self, led: Led, watcher: Watcher, seat: Seat, bot: str) -> None:
        """Refuses to take a seat out of the hands of a player who is there, or was a moment ago."""
        since, now = led.away(seat), self._matches.now()
        if not watcher.seats or not bot:
            raise ServiceError("not-your-seat", seat=seat)
        if since is None or now - since < AWAY:
            raise ServiceError("not-away-yet", seconds=AWAY // 1000)

    def bot_decides(self, match: str, seq: int, line: str | None) -> None:
        """What a bot answered; None: it had no answer in time, and the least is decided for it."""
        led = self._matches.at_hand(match)
        if led is None or led.course.seq != seq or not led.bot_asked():
            return
        given: Input | None = parse(line) if line else None
        if given is None or isinstance(given, Fall | Drawn) or check(led.rules, led.course.state, given):
            given = led.least()
        with contextlib.suppress(Outrun):  # the bot of another server was faster
            self._matches.decide(led, given, "", nobody)
            self._matches.go_on(led)

    def _asking(self, watcher: Watcher, id_: str) -> Led:
        if not ID.fullmatch(id_):
            raise ServiceError("id-unfit")
        if not watcher.seats:
            raise ServiceError("not-a-player")
        return self._matches.led(watcher.match)

    def _check_seq(self, led: Led, seq: int) -> None:
        if seq != led.course.seq:
            raise ServiceError("stale", value=seq, expected=led.course.seq)
