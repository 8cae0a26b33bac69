"""The whole server behind a test client: HTTP and WebSockets, as browsers speak with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from sacredwire.server.app import new_app
from sacredwire.server.desk import Desk
from sacredwire.server.settings import Settings
from sacredwire.store.store import Store
from support.matches import EDITIONS, rules
from support.server import BOARDS, Guest

HOST = "127.0.0.1:8028"
PAGE = f"http://{HOST}"
PLAY = f"ws://{HOST}/api/play"


@contextmanager
def served(folder: Path, **more: Any) -> Iterator[TestClient]:
    """A server over a fresh store, and a browser whose page it gave out."""
    settings = Settings(database=f"sqlite:///{folder / 'm.db'}", data="data", **more)
    desk = Desk(settings, Store.open(settings.database))
    matches = desk.service.matches
    matches._boards, matches._rules = BOARDS, {edition: rules(edition) for edition in EDITIONS}
    with TestClient(new_app(desk), base_url=PAGE, headers={"Origin": PAGE}, raise_server_exceptions=False) as client:
        client.desk = desk
        yield client


def bearer(token: str) -> dict[str, str]:
    """The header a token is sent in."""
    return {"Authorization": f"Bearer {token}"}


class Caller(Guest):
    """A client over a WebSocket."""

    def __init__(self, client: TestClient, socket: WebSocketTestSession, match: str, token: str) -> None:
        self.client, self.socket, self.match, self.token = client, socket, match, token
        self.heard, self.view, self.moments, self._sent = [], None, {}, 0

    def hello(self, since: int = 0) -> "Caller":
        """Opens the match."""
        self.say({"type": "hello", "match": self.match, "token": self.token, "since": since})
        self.until("players")
        return self

    def say(self, message: dict[str, Any]) -> bool:
        """Sends a message."""
        self.socket.send_text(msgspec.json.encode(message).decode())
        return True

    def until(self, *kinds: str) -> Any:
        """Listens until a message of one of the kinds has come, and gives it."""
        while True:
            data = self.socket.receive_text().encode()
            self.hear(data)
            message = msgspec.json.decode(data)
            if message["type"] in kinds:
                return message

    def give(self, line: str, id_: str = "", seq: int | None = None) -> Any:
        """Decides; the answer to it."""
        self._sent += 1
        id_ = id_ or f"decision-{self.view.seat}-{self.view.seq:06}-{self._sent}"
        self.say({"type": "input", "id": id_, "seq": self.view.seq if seq is None else seq, "line": line})
        return self.until("ack", "refused")
