"""A server without a network: its service over matches kept in memory or in a store, bots that answer at once."""

import random
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from sacredwire.content.board_files import board_ids
from sacredwire.content.boards import Board
from sacredwire.engine.chain import End
from sacredwire.engine.discretise import discretise
from sacredwire.engine.notation import write
from sacredwire.errors import StoreError
from sacredwire.server.dialog import Dialog
from sacredwire.server.led import Led
from sacredwire.server.service import Service
from sacredwire.server.thinking import Mind, Question, packed
from sacredwire.server.wire.messages import FromServer
from sacredwire.server.wire.rest import BoardChoice, Made, NewMatch, Seating
from sacredwire.server.wire.table import View, patched
from sacredwire.store.live import Key, Live, NewLive
from support.matches import EDITIONS, rules

ID = "decision-{:06}"
BOARDS: dict[Board, Board] = {}
"""Boards that all houses of a test run know, as one server knows those of all its matches."""


class MemoryMatches:
    """What `LiveMatches` does, without a disk."""

    is_shared = False

    def __init__(self) -> None:
        self.kept: dict[str, Live] = {}
        self.logs: dict[str, tuple[tuple[str, ...], End]] = {}
        self.keys: dict[str, tuple[str, Key]] = {}

    def begin(self, game: str, new: NewLive, sitters: Any, keys: Any) -> None:
        at = datetime(2026, 1, 1, tzinfo=UTC)
        self.kept[game] = Live(game, new.header, False, new.secret, new.control, new.seconds, at, tuple(sitters), ())
        self._let_in(game, keys)

    def append(self, game: str, seq: int, entries: Any, lines: Any = (), end: End | None = None) -> None:
        kept = self.kept[game]
        known = {entry.key for entry in kept.journal if entry.key}
        if len(kept.journal) != seq or any(entry.key in known for entry in entries if entry.key):
            raise StoreError("store-stale-inputs", game=game, value=seq, expected=len(kept.journal))
        self.kept[game] = msgspec.structs.replace(kept, journal=(*kept.journal, *entries), is_over=end is not None)
        if end is not None:
            self.logs[game] = (tuple(lines), end)

    def sit(self, game: str, sitters: Any, spent: str = "", keys: Any = ()) -> None:
        if spent:
            match, key = self.keys[spent]
            if key.used:
                raise StoreError("store-token-spent", game=game)
            self.keys[spent] = (match, msgspec.structs.replace(key, used=True))
        kept = {sitter.seat: sitter for sitter in self.kept[game].sitters} | {one.seat: one for one in sitters}
        self.kept[game] = msgspec.structs.replace(self.kept[game], sitters=tuple(kept.values()))
        self._let_in(game, keys)

    def key(self, hash_: str) -> tuple[str, Key] | None:
        return self.keys.get(hash_)

    def ids(self, *, over: bool = False) -> tuple[str, ...]:
        return tuple(id_ for id_, kept in self.kept.items() if kept.is_over == over)

    def read(self, game: str) -> Live:
        if game not in self.kept:
            raise StoreError("store-no-game", game=game)
        return self.kept[game]

    def forget(self, game: str) -> None:
        del self.kept[game]
        self.keys = {hash_: found for hash_, found in self.keys.items() if found[0] != game}

    def _let_in(self, game: str, keys: Any) -> None:
        self.keys |= {key.hash: (game, key) for key in keys}


class House:
    """A service, its clock, and its bots, which answer when ``settle`` is called.

    Args:
        live: Where matches are kept; in memory if None.
    """

    def __init__(self, live: Any = None) -> None:
        self.live = live if live is not None else MemoryMatches()
        self.now = 1_000_000
        self.asked: list[Question] = []
        self._mind = Mind()
        self.service = Service(self.live, lambda: self.now, None, self._ask)
        matches = self.service.matches
        matches._boards, matches._rules = BOARDS, {edition: rules(edition) for edition in EDITIONS}

    def _ask(self, led: Led) -> None:
        self.asked.append(Question(led.id, led.course.seq, led.bot_asked(), led.rules.edition.id, "", led.course.state))

    def settle(self) -> None:
        """Every bot that is asked answers."""
        while self.asked:
            question = self.asked.pop(0)
            self.service.playing.bot_decides(question.match, question.seq, self._mind.answer(packed(question)))

    def make(self, blue: str = "me", amber: str = "me", **more: Any) -> Made:
        """A match."""
        more = {"board": BoardChoice(board_ids()[0])} | more
        return self.service.lobby.make(NewMatch(players=Seating(blue, amber), **more))

    def led(self, match: str) -> Led:
        """The match as the server has it."""
        return self.service.matches.led(match)

    def guest(self, match: str, token: str, since: int = 0, seat: str | None = None) -> "Guest":
        """Somebody comes."""
        guest = Guest(self, match)
        guest.say({"type": "hello", "match": match, "token": token, "since": since, "seat": seat})
        return guest


class Guest:
    """A client that keeps what it is told, as ours does: it lays patches over its view.

    Attributes:
        heard: Every message, as bytes.
        view: Its view, patches laid over it.
        moments: What it knows of the match's past, by number.
    """

    def __init__(self, house: House, match: str) -> None:
        self.house, self.match = house, match
        self.heard: list[bytes] = []
        self.view: View | None = None
        self.moments: dict[int, Any] = {}
        self.dialog = Dialog(house.service, self.hear)
        self._sent = 0

    def say(self, message: dict[str, Any]) -> bool:
        """Sends a message; time goes on a little, so that nobody speaks too fast."""
        self.house.now += 250
        return self.dialog.hear(msgspec.json.encode(message))

    def hear(self, data: bytes) -> None:
        """Takes a message."""
        self.heard.append(data)
        message = msgspec.json.decode(data, type=FromServer)
        kind = type(message).__name__
        if kind == "Welcome":
            self.moments = {} if message.reset else self.moments
            self.view = message.view
            self.moments |= {moment.seq: moment for moment in message.moments}
        elif kind == "Steps":
            self.view = message.view or patched(self.view, message.patch)
            self.moments |= {moment.seq: moment for moment in message.moments}
        elif kind == "Undone":
            self.view = message.view
            self.moments = {seq: one for seq, one in self.moments.items() if seq <= message.back_to}
        elif kind == "Looked":
            self.view = message.view

    @property
    def last(self) -> Any:
        """The last message but for news of players."""
        told = (msgspec.json.decode(one) for one in reversed(self.heard))
        return next(one for one in told if one["type"] not in ("players", "over"))

    def said(self, kind: str) -> list[Any]:
        """Every message of a kind."""
        return [one for one in map(msgspec.json.decode, self.heard) if one["type"] == kind]

    def give(self, line: str, id_: str = "", seq: int | None = None) -> Any:
        """Decides; the answer to it."""
        self._sent += 1
        id_ = id_ or ID.format(len(self.house.led(self.match).course.inputs) * 1000 + self._sent)
        seq = self.view.seq if seq is None and self.view else seq
        before = len(self.heard)
        self.say({"type": "input", "id": id_, "seq": seq, "line": line})
        told = map(msgspec.json.decode, self.heard[before:])
        return next(one for one in told if one["type"] in ("ack", "refused"))


def any_line(led: Led, draw: random.Random) -> str:
    """A legal decision of whoever is asked, drawn by lot."""
    asked = led.course.asked
    assert asked is not None
    while True:
        actions = discretise(led.rules, led.course.state.position, draw.choice(asked.offers))
        if len(actions):
            return write(actions[draw.randrange(len(actions))])


def play(
    house: House, match: str, guests: dict[str, Guest], decisions: int, seed: int = 1, each: Callable[[], object] = int
) -> int:
    """So many decisions, drawn by lot, given by the guests of their seats; how many there were until the end."""
    draw = random.Random(seed)
    for number in range(decisions):
        house.settle()
        led = house.led(match)
        asked = led.course.asked
        if asked is None:
            return number
        guest = guests[asked.seat]
        if guest.view is None or guest.view.seat != asked.seat:
            guest.say({"type": "look", "seat": asked.seat})
        assert guest.give(any_line(led, draw))["type"] == "ack"
        each()
    house.settle()
    return decisions
