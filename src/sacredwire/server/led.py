"""A match that the server leads: its course, its seats, its clock, and who looks on."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from sacredwire.content.keys import Keys
from sacredwire.engine.chain import End
from sacredwire.engine.inputs import Action
from sacredwire.engine.match import digest, new_match, pending
from sacredwire.engine.notation import parse, write
from sacredwire.engine.pending import Over as MatchOver
from sacredwire.engine.setup import Setup
from sacredwire.engine.view import view
from sacredwire.play.story_opening import opening
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Seat
from sacredwire.server.clocks import Timer
from sacredwire.server.course import Course, Played, effective, undo_line
from sacredwire.server.least import least
from sacredwire.server.showing.moments import moment_of
from sacredwire.server.showing.table import Shower
from sacredwire.server.watching import Watcher
from sacredwire.server.wire.messages import Over, Players, SeatInfo, Steps, Undone, Welcome
from sacredwire.server.wire.table import View, changes
from sacredwire.server.wire.told import Moment
from sacredwire.store.live import Entry, Live, Sitter

PERSON, OPEN = "person", "open"
ENCODER = msgspec.json.Encoder()


class Told(NamedTuple):
    """A moment, ready to travel: as everybody is told it, and as the seat is that gave a hidden answer."""

    seq: int
    open: bytes
    by: str
    own: bytes | None


class Led:
    """One match. It changes only by what the store has acknowledged.

    Args:
        rules: Its edition.
        voice: Says why levels are what they are.
        kept: The match as the store has it.
        setup: What it starts from, as its header says.
        now: The server's time, milliseconds: clocks begin to run.

    Attributes:
        course: How it goes.
        sitters: Who sits where.
        keys: The number of each decision by the id it was sent under.
        watchers: Who looks on now.
        asked_at: When its bot was asked last.
    """

    def __init__(self, rules: Ruleset, voice: Keys, kept: Live, setup: Setup, now: int) -> None:
        self.id, self.rules, self.header, self.setup = kept.game, rules, kept.header, setup
        self.shower = Shower(rules, voice)
        self.secret, self.changed = kept.secret, int(kept.changed.timestamp() * 1000)
        start = new_match(rules, setup)
        self._opening = tuple(opening(voice, start.position))
        self.course = Course(rules, start, bytes.fromhex(kept.secret), kept.game)
        self.sitters: dict[Seat, Sitter] = {sitter.seat: sitter for sitter in kept.sitters}
        self.keys: dict[str, int] = {}
        self.undone = 0
        self.watchers: list[Watcher] = []
        self._left: dict[Seat, int] = dict.fromkeys(SEATS, now)
        self.asked_at = now
        self.timer = Timer.of(cast(Any, kept.control), kept.seconds)
        self._told: list[Told] = []
        self._views: dict[Seat | None, View] = {}
        self._replay(kept.journal, now)

    def _replay(self, journal: Sequence[Entry], now: int) -> None:
        """Everything that counts is played again; what was undone only counts as an entry."""
        for seq, entry in enumerate(journal, 1):
            if entry.key:
                self.keys[entry.key] = seq
            if entry.line.startswith("undo "):
                self.undone = seq
        for seq, line in effective([entry.line for entry in journal]):
            self.course.seq = seq - 1
            self._take(self.course.again(parse(line)), sent=bool(journal[seq - 1].key))
        self.course.seq = len(journal)
        if journal and self.timer.control == "match":
            self.timer.left = dict(zip(SEATS, journal[-1].left, strict=True))
        self.restart(now)

    def restart(self, now: int) -> None:
        """The clock of whoever is asked runs from now on. A bot has none, and an open seat waits for its player."""
        asked = self.course.asked
        person = asked is not None and self.sitters[asked.seat].player == PERSON
        self.timer.run(asked.seat if asked is not None and person else None, now)

    def _take(self, played: Played, *, sent: bool) -> None:
        """The next entry; only a decision that a client sent can be taken back."""
        self.course.take(played, final=not sent)
        self._views.clear()
        voice, seq = self.shower.voice, self.course.seq

        def told(seats: tuple[Seat, ...]) -> Moment:
            return moment_of(self.rules, voice, seq, played.given, played.before, played.after, played.events, seats)

        public = told(())
        own = ENCODER.encode(told((played.by,))) if public.line is None and played.by != "chance" else None
        self._told.append(Told(seq, ENCODER.encode(public), played.by, own))

    def entries(self, played: Sequence[Played], key: str, now: int) -> list[Entry]:
        """What is written into the journal for a decision and what follows from it."""
        left = self.timer.charged(now)
        ids = [key, *[""] * (len(played) - 1)]
        return [Entry(write(one.given), one.by, id_, left) for one, id_ in zip(played, ids, strict=True)]

    def end_with(self, played: Sequence[Played]) -> tuple[tuple[str, ...], End | None]:
        """The effective inputs of the whole match and how it ended, when these end it."""
        after = played[-1].after
        waits = pending(self.rules, after)
        if not isinstance(waits, MatchOver):
            return (), None
        lines = (*(line for _, line in self.course.inputs), *(write(one.given) for one in played))
        return lines, End(msgspec.Raw(ENCODER.encode(waits.result)), digest(after))

    def go_on(self, played: Sequence[Played], key: str, now: int) -> int:
        """The match goes on by what has been stored; everybody is shown it. The number of the first entry."""
        first = self.course.seq + 1
        if key:
            self.keys[key] = first
        for one in played:
            self._take(one, sent=bool(key))
        self.restart(now)
        self.changed = now
        self._show(self._told[-len(played) :], now)
        return first

    def follow(self, sitters: Iterable[Sitter], entries: Iterable[Entry], now: int) -> None:
        """The match goes on by what another server has stored; everybody is shown it."""
        for sitter in sitters:
            if sitter != self.sitters[sitter.seat]:
                self.seated(sitter, now)
        before = len(self._told)
        for entry in entries:
            if entry.line.startswith("undo "):
                self._show(self._told[before:], now)
                self.go_back(cast(Seat, entry.by), entry.key, now)
                before = len(self._told)
                continue
            self._take(self.course.again(parse(entry.line)), sent=bool(entry.key))
            if entry.key:
                self.keys[entry.key] = self.course.seq
            self.timer.left = dict(zip(SEATS, entry.left, strict=True))
        if self._told[before:]:
            self.restart(now)
            self._show(self._told[before:], now)

    def go_back(self, seat: Seat, key: str, now: int) -> int:
        """The last decision is taken back, as has been stored; everybody is shown it. The number of the entry."""
        back_to = self.course.back_to()
        self.course.undo()
        self.undone = self.keys[key] = self.course.seq
        self._told.pop()
        self._views.clear()
        self.restart(now)
        clocks = self.timer.shown(now)
        for watcher in self.watchers:
            watcher.view = self.view(watcher.looking)
            self._send(watcher, Undone(self.course.seq, seat, back_to, watcher.view, clocks))
        return self.course.seq

    def undo_entry(self, seat: Seat, key: str, now: int) -> Entry:
        """What is written into the journal for an undo."""
        return Entry(undo_line(self.course.back_to()), seat, key, self.timer.charged(now))

    def view(self, seat: Seat | None) -> View:
        """What a seat sees now."""
        known = self._views.get(seat)
        if known is None:
            seen = self.shower.view(self.course.state, self.course.seq, seat, self.course.undoable(seat))
            known = self._views[seat] = seen
        return known

    def _show(self, told: Sequence[Told], now: int) -> None:
        clocks, over = self.timer.shown(now), self.course.is_over
        for watcher in self.watchers:
            after = self.view(watcher.looking)
            patch = changes(watcher.view, after) if watcher.view else None
            moments = self._moments(told, watcher.seats)
            self._send(watcher, Steps(moments, patch, None if patch else after, clocks))
            watcher.view = after
            if over:
                self._send(watcher, Over(self.secret))

    def _moments(self, told: Iterable[Told], seats: tuple[Seat, ...]) -> tuple[Moment, ...]:
        """Moments as bytes that are put into a message as they are."""
        raw = (msgspec.Raw(one.own if one.own is not None and one.by in seats else one.open) for one in told)
        return cast(tuple[Moment, ...], tuple(raw))

    def hides(self, seats: tuple[Seat, ...]) -> bool:
        """Whether there is an answer in the match's past that whoever plays these seats may not know yet."""
        if self.course.is_over:
            return False
        return any(one.own is not None and one.by not in seats for one in self._told)

    def welcome(self, watcher: Watcher, since: int, now: int) -> None:
        """Shows a watcher all it does not know yet."""
        reset = since < self.undone or since > self.course.seq
        known = 0 if reset else since
        watcher.view = self.view(watcher.looking)
        message = Welcome(
            match=self.id,
            role="player" if watcher.seats else "spectator",
            seats=watcher.seats,
            reset=reset,
            opening=self._opening,
            moments=self._moments((one for one in self._told if one.seq > known), watcher.seats),
            view=watcher.view,
            players=self.players(),
            clocks=self.timer.shown(now),
            dice=sha256(bytes.fromhex(self.secret)).hexdigest(),
        )
        self._send(watcher, message)
        if self.course.is_over:
            self._send(watcher, Over(self.secret))

    def players(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return tuple(
            SeatInfo(seat, sitter.player, sitter.name, self.away(seat), sitter.leaving)
            for seat, sitter in sorted(self.sitters.items(), reverse=True)
        )

    def away(self, seat: Seat) -> int | None:
        """Since when nobody of a seat is connected; None when somebody is, or it is nobody's to be there."""
        if self.sitters[seat].player != PERSON or any(seat in watcher.seats for watcher in self.watchers):
            return None
        return self._left[seat]

    def come(self, watcher: Watcher) -> None:
        """Somebody is connected."""
        self.watchers.append(watcher)

    def go(self, watcher: Watcher, now: int) -> None:
        """Somebody's connection is gone; everybody is told."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self._left |= dict.fromkeys(watcher.seats, now)
            self.tell_players()

    def seated(self, sitter: Sitter, now: int) -> None:
        """Somebody sits where somebody else sat, as has been stored; everybody is told."""
        changed = sitter.player != self.sitters[sitter.seat].player
        self.sitters[sitter.seat] = sitter
        if changed:
            self.restart(now)
        self.tell_players()

    def tell_players(self) -> None:
        """Everybody is told who sits where."""
        message = ENCODER.encode(Players(self.players()))
        for watcher in self.watchers:
            watcher.send(message)

    def leave_of(self, seat: Seat) -> Sitter:
        """The sitter of a seat who gives up when it is asked next."""
        return replace(self.sitters[seat], leaving=True)

    @property
    def winner(self) -> Seat | None:
        """Who won; None while it goes on, or when nobody did."""
        waits = self.course.waits
        return waits.result.winner if isinstance(waits, MatchOver) else None

    def bot_asked(self) -> str:
        """The name of the bot that is asked; empty when a person is, or nobody."""
        asked = self.course.asked
        if asked is None:
            return ""
        player = self.sitters[asked.seat].player
        return "" if player in (PERSON, OPEN) else player

    def least(self) -> Action:
        """The decision that commits the seat asked to least."""
        asked = self.course.asked
        assert asked is not None, "somebody is asked"
        return least(self.rules, view(self.rules, self.course.state, asked.seat), asked)

    @staticmethod
    def _send(watcher: Watcher, message: msgspec.Struct) -> None:
        watcher.send(ENCODER.encode(message))
