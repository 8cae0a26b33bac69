"""A program that writes post-games into a store and says what was acknowledged, made to be killed at any moment.

Many post-games are in flight at once, each step of each a transaction of its own, the last one with the ledger's entry.
What is written follows from the names of the games, so whoever reads the store afterwards knows what must stand there.

    python post_games.py           waits for lines `URL SEED` and begins a life for each: it is born, writes, and dies
    python post_games.py URL SEED STEPS [SYNCHRONOUS]   waits for a line, then lives one life of so many steps itself
"""

import gc
import logging
import os
import sys
import time
from functools import cache
from importlib import import_module
from random import Random
from typing import NamedTuple

import msgspec

from sacredwire.engine.chain import End
from sacredwire.errors import StoreError
from sacredwire.store.store import Store
from sacredwire.store.values import NewGame, Written

CAMPAIGNS = tuple(f"league{number}" for number in range(2))
MEMBERS = tuple(f"s{number}" for number in range(1, 11))
FOREVER = 10**9
PAUSE = 0.03
"""Seconds until a writer asks again whether its server is back."""


class Founded(msgspec.Struct, frozen=True, tag="founded", tag_field="kind"):
    name: str
    edition: str = "sacredwire-0.9"
    content: str = "0" * 64


class Settled(msgspec.Struct, frozen=True, tag="settled", tag_field="kind"):
    member: str
    game: str
    subs: int


class Lane(NamedTuple):
    """One squad's post-games, one after another."""

    campaign: str
    member: str

    def game(self, number: int) -> str:
        return f"{self.campaign}-{self.member}-{number}"

    def owns(self, game: str) -> bool:
        return game.startswith(f"{self.campaign}-{self.member}-")


LANES = tuple(Lane(campaign, member) for campaign in CAMPAIGNS for member in MEMBERS)


def header(game: str) -> str:
    fields = {"format": "post", "version": 1, "engine": 1, "edition": "sacredwire-0.9", "content": "0" * 64}
    return msgspec.json.encode({**fields, "setup": {"game": game, "squad": "x" * 900}}).decode()


@cache
def batches(game: str) -> list[tuple[str, ...]]:
    """The inputs of a post-game, as they are written together."""
    random = Random(game)
    lines = [f"fall injury {random.randint(1, 20)}" for _ in range(random.randint(4, 9))]
    cut = random.randint(1, len(lines) - 2)
    return [tuple(lines[:cut]), tuple(lines[cut:-1]), tuple(lines[-1:])]


def settled(lane: Lane, number: int) -> Settled:
    game = lane.game(number)
    return Settled(lane.member, game, Random(game).randint(1, 100))


def end(game: str) -> End:
    return End(msgspec.Raw(msgspec.json.encode({"subs": Random(game).randint(1, 100)})), "0" * 64)


class Writer:
    """Takes up every lane where the store says it stands, and takes one step of one of them after another."""

    def __init__(self, store: Store, seed: str) -> None:
        self.store, self.random = store, Random(seed)
        self.at: dict[Lane, tuple[int, int | None]] = {}
        self.going: set[str] = set()

    def say(self, *words: object) -> None:
        os.write(1, (" ".join(map(str, words)) + "\n").encode())

    def take_up(self) -> None:
        for campaign in CAMPAIGNS:
            self.store.found(Founded(campaign), f"found {campaign}", "a club", campaign)
            self.say("founded", campaign)
        over = [msgspec.json.decode(row.body, type=Settled).game for one in CAMPAIGNS for row in self.rows(one)]
        self.going = {*self.store.open_games("postgame")}
        self.at = {lane: (sum(lane.owns(game) for game in over), None) for lane in LANES}
        self.settle_again()

    def rows(self, campaign: str) -> list:
        return [row for row in self.store.entries(campaign) if row.kind == "settled"]

    def batches_held(self, game: str) -> int:
        held = len(self.store.game(game).inputs)
        sizes = [len(batch) for batch in batches(game)]
        return next(count for count in range(len(sizes) + 1) if sum(sizes[:count]) == held)

    def settle_again(self) -> None:
        """Send a post-game that is settled once more, as one does who never heard of it."""
        lane = self.random.choice(LANES)
        number = self.at[lane][0] - 1
        if number >= 0:
            again = self.settle(lane, number, seq=self.random.randint(0, 99))
            assert again, "it was applied twice"

    def settle(self, lane: Lane, number: int, seq: int) -> bool:
        game = lane.game(number)
        *before, last = batches(game)
        written = Written(game, sum(map(len, before)), last, end(game))
        entry = settled(lane, number)
        done = self.store.append(lane.campaign, seq, (entry,), f"post {game}", "a club", (written,))
        self.say("settled", lane.campaign, game)
        return done.again

    def step(self) -> None:
        """Take the next step of some post-game."""
        lane = self.random.choice(LANES)
        number, held = self.at[lane]
        game = lane.game(number)
        if held is None:
            held = self.batches_held(game) if game in self.going else -1
        if held < 0:
            self.store.new_game(NewGame("postgame", header(game)), game)
            self.say("begun", game)
            self.at[lane] = number, 0
        elif held < 2:
            before = sum(map(len, batches(game)[:held]))
            count = self.store.append_inputs(game, before, batches(game)[held])
            self.say("inputs", game, count)
            self.at[lane] = number, held + 1
        else:
            self.settle(lane, number, len(self.store.entries(lane.campaign)))
            self.at[lane] = number + 1, -1


def live(url: str, seed: str, steps: int, synchronous: str = "") -> None:
    """One life. A step that is refused is told, and the work taken up again where the store says it stands."""
    with Store.open(url) as store:
        weaken(store, synchronous)
        writer = Writer(store, seed)
        for _ in range(steps + 1):
            try:
                writer.step() if writer.at else writer.take_up()
            except StoreError as error:
                writer.say("refused", error.code)
                writer.at = {}
                time.sleep(PAUSE if error.code == "store-unreachable" else 0)


def weaken(store: Store, synchronous: str) -> None:
    """Undo on the open connection what the product insists on, and checkpoint often."""
    if not synchronous:
        return
    with store._engine.connect() as connection:
        driver = connection.connection.driver_connection
        driver.execute("PRAGMA wal_autocheckpoint=30")
        driver.execute(f"PRAGMA synchronous={synchronous}")


def nursery() -> None:
    """Give birth to a life for each line read: a fork, so that none has to import the program anew."""
    for name in ("postgresql.psycopg", "sqlite.pysqlite"):
        import_module(f"sqlalchemy.dialects.{name}")
    logging.disable()  # what a driver says of a server that was killed under it
    gc.freeze()
    for line in sys.stdin:
        url, seed = line.split()
        child = os.fork()
        if not child:
            live(url, seed, FOREVER)
        os.write(1, f"born {child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.stdin.readline()
        live(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
    else:
        nursery()
