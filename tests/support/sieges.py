"""Matches played by clients while their server is killed again and again: the clients keep the truth."""

import json
import os
import random
import signal
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sacredwire.store.live import LiveMatches
from sacredwire.store.store import Store
from support.zygote import Zygote

PATIENCE = 20.0


def line_of(offer: dict[str, Any], draw: random.Random) -> str:
    """A line that an offer allows, read off the wire alone; empty for moves, whose way would have to be asked for."""
    match offer["type"]:
        case "deed":
            return "" if offer["action"]["type"] == "concede" else str(offer["line"])
        case "put":
            place = ",".join(f"{value // 100}.{value % 100:02}" for value in draw.choice(offer["spots"]))
            return f"put {offer['thing']} {place}"
        case "turn":
            return f"direct {offer['seat']} {draw.randrange(360)}"
        case _:
            return ""


class Besieged:
    """A client of one match, both seats in its hands.

    Attributes:
        acknowledged: The number of each decision it was told is stored, by id.
        open: The decision it has sent and knows nothing of: id, line, and on sight of what.
    """

    def __init__(self, url: str, draw: random.Random) -> None:
        body = json.dumps({"players": {"blue": "me", "amber": "me"}, "board": {"id": "boiler-hall"}}).encode()
        headers = {"Origin": url, "Content-Type": "application/json"}
        request = urllib.request.Request(f"{url}/api/matches", body, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            access = json.loads(answer.read())["access"]
        self.match, self.token, self._draw = access["match"], access["token"], draw
        self.acknowledged: dict[str, int] = {}
        self.open: tuple[str, str, int] | None = None
        self.seq, self.waits, self.number = 0, {}, 0
        self._socket: ClientConnection | None = None
        self._held = ExitStack()

    def join(self, url: str) -> None:
        """Comes (again), and sends once more what was not acknowledged."""
        self.leave()
        line = connect(f"ws{url[4:]}/api/play", origin=url, open_timeout=PATIENCE, max_size=None)
        self._socket = self._held.enter_context(line)
        self._say({"type": "hello", "match": self.match, "token": self.token})
        self._listen("welcome")
        assert self.seq >= max(self.acknowledged.values(), default=0), "what was acknowledged is there"
        if self.open is not None:
            id_, line, seq = self.open
            self._say({"type": "input", "id": id_, "seq": seq, "line": line})
            answer = self._listen("ack")
            self._done(answer)
            if answer["seq"] > self.seq:
                self._listen("steps")

    def leave(self) -> None:
        """Goes."""
        self._held.close()

    def begin(self) -> bool:
        """Sends a decision; False when the match is over."""
        if self.waits["type"] == "ended":
            return False
        while self.waits["type"] == "awaited":
            self._say({"type": "look", "seat": self.waits["seat"]})
            self._listen("looked")
        lines = [line for offer in self.waits["offers"] if (line := line_of(offer, self._draw))]
        self.number += 1
        self.open = (f"siege-{self.number:08}", self._draw.choice(lines), self.seq)
        id_, line, seq = self.open
        self._say({"type": "input", "id": id_, "seq": seq, "line": line})
        return True

    def finish(self) -> None:
        """Waits until the decision is acknowledged and shown."""
        self._done(self._listen("ack"))
        self._listen("steps")

    def _done(self, answer: dict[str, Any]) -> None:
        assert self.open is not None
        assert answer["id"] == self.open[0]
        self.acknowledged[answer["id"]] = answer["seq"]
        self.open = None

    def _say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _listen(self, *kinds: str) -> dict[str, Any]:
        assert self._socket is not None
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
            seen = message.get("view") or message.get("patch")
            if seen:
                self.seq, self.waits = seen["seq"], seen.get("waits", self.waits)
            if message["type"] in kinds:
                return message
            assert message["type"] != "refused", message


def siege(folder: Path, kills: int, matches: int, seed: int) -> dict[str, int]:
    """Plays matches while their server is killed so many times; what was counted.

    Every decision that was acknowledged must be in its match's journal, under its number, once; every match goes on.
    """
    draw = random.Random(seed)
    with Zygote() as zygote:
        server = zygote.serve(folder)
        clients = [Besieged(server["url"], random.Random(draw.random())) for _ in range(matches)]
        for client in clients:
            client.join(server["url"])
        for _ in range(kills):
            for client in draw.choices(clients, k=draw.randint(3, 12)):
                if client.begin():
                    client.finish()
            in_flight = [client for client in draw.sample(clients, min(3, matches)) if client.begin()]
            time.sleep(draw.choice((0, 0.001, 0.004, 0.02)))
            os.kill(server["pid"], signal.SIGKILL)
            for client in in_flight:
                try:
                    client.finish()
                except (ConnectionClosed, TimeoutError, OSError):
                    continue
            server = zygote.serve(folder)
            for client in clients:
                client.join(server["url"])
        for client in clients:
            if client.begin():
                client.finish()
            client.leave()
        os.kill(server["pid"], signal.SIGKILL)
    return _counted(folder, clients)


def _counted(folder: Path, clients: list[Besieged]) -> dict[str, int]:
    acknowledged = stored = 0
    with Store.open(f"sqlite:///{folder / 'm.db'}") as store:
        live = LiveMatches(store)
        for client in clients:
            journal = live.read(client.match).journal
            keys = [entry.key for entry in journal if entry.key]
            assert len(keys) == len(set(keys)), "nothing was applied twice"
            for id_, seq in client.acknowledged.items():
                assert journal[seq - 1].key == id_, "nothing acknowledged was lost"
            acknowledged, stored = acknowledged + len(client.acknowledged), stored + len(keys)
    return {"acknowledged": acknowledged, "stored": stored}
