"""One connection's talk with the server: messages in, messages out."""

from collections import deque
from collections.abc import Callable

import msgspec

from sacredwire.errors import SacredWireError, ServiceError
from sacredwire.server.reading import read, safe
from sacredwire.server.service import Service
from sacredwire.server.showing import questions
from sacredwire.server.watching import Watcher
from sacredwire.server.wire.messages import (
    Ack,
    AskPath,
    AskSight,
    AskWhatIf,
    Decision,
    FromClient,
    GiveUp,
    HandOver,
    Hello,
    Look,
    Looked,
    Ping,
    Pong,
    Refused,
    Undo,
)

ENCODER = msgspec.json.Encoder()
WINDOW = 20_000
PLAYERS, ONLOOKERS = 100, 50
"""Messages that a player and an onlooker may send within the window of milliseconds."""


class Dialog:
    """A connection.

    Args:
        service: What is spoken with.
        send: Takes what is answered, in order.
    """

    def __init__(self, service: Service, send: Callable[[bytes], object]) -> None:
        self._service, self._send = service, send
        self._watcher: Watcher | None = None
        self._lately: deque[int] = deque()

    def hear(self, text: str | bytes) -> bool:
        """Takes a message; whether the connection goes on."""
        if not self._may_speak():
            self._refuse("", ServiceError("too-many-messages"))
            return False
        id_ = ""
        try:
            message = read(text, FromClient)
            id_ = getattr(message, "id", "")
            return self._answer(message)
        except SacredWireError as error:
            self._refuse(id_, error)
            return self._watcher is not None

    def close(self) -> None:
        """The connection is gone."""
        if self._watcher is not None:
            self._service.playing.leave(self._watcher)
            self._watcher = None

    def _may_speak(self) -> bool:
        now, most = self._service.matches.now(), PLAYERS if self._watcher and self._watcher.seats else ONLOOKERS
        while self._lately and self._lately[0] <= now - WINDOW:
            self._lately.popleft()
        self._lately.append(now)
        return len(self._lately) <= most

    def _answer(self, message: FromClient) -> bool:
        if isinstance(message, Ping):
            self._say(Pong(message.id[:64], self._service.matches.now()))
        elif isinstance(message, Hello):
            self._enter(message)
        elif self._watcher is None:
            raise ServiceError("hello-first")
        else:
            self._play(self._watcher, message)
        return True

    def _enter(self, hello: Hello) -> None:
        if self._watcher is not None:
            raise ServiceError("hello-once")
        entrant = self._service.lobby.entrant(hello.token, hello.match)
        watcher = Watcher(entrant.match, entrant.role, entrant.seats, self._send)
        self._service.playing.enter(watcher, hello.since, hello.seat)
        self._watcher = watcher

    def _play(self, watcher: Watcher, message: FromClient) -> None:
        playing = self._service.playing
        match message:
            case Decision():
                playing.give(watcher, message.id, message.seq, message.line, self._acknowledge(message.id))
            case Undo():
                playing.undo(watcher, message.id, message.seq, self._acknowledge(message.id))
            case Look():
                self._say(Looked(playing.look(watcher, message.seat)))
            case GiveUp():
                self._acknowledge(message.id)(playing.concede(watcher, message.seat))
            case HandOver():
                self._acknowledge(message.id)(playing.hand_over(watcher, message.seat, message.bot))
            case AskPath() | AskSight() | AskWhatIf():
                self._ask(watcher, message)
            case Hello() | Ping():
                raise AssertionError("answered before")

    def _ask(self, watcher: Watcher, message: AskPath | AskSight | AskWhatIf) -> None:
        led = self._service.matches.led(watcher.match)
        rules, state = led.rules, led.course.state
        match message:
            case AskPath():
                self._say(questions.way(rules, state, message))
            case AskSight():
                self._say(questions.sight_shown(rules, state, message))
            case AskWhatIf():
                self._say(questions.what_if(rules, state, message, led.shower.voice))

    def _acknowledge(self, id_: str) -> Callable[[int], None]:
        return lambda seq: self._say(Ack(id_, seq))

    def _refuse(self, id_: str, error: SacredWireError) -> None:
        code, params = safe(error)
        led = self._service.matches.at_hand(self._watcher.match) if self._watcher else None
        self._say(Refused(id_[:64], code, params, led.course.seq if led else 0))

    def _say(self, message: msgspec.Struct) -> None:
        self._send(ENCODER.encode(message))
