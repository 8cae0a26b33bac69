"""What a writer of post-games was told is kept, held against what stands in the database, read by plain SQL."""

import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
import psycopg

from sacredwire.engine.chain import chained
from support.post_games import LANES, Settled, batches, header, settled


@dataclass
class Acks:
    """Everything that was acknowledged, by all lives together."""

    founded: set[str] = field(default_factory=set)
    inputs: dict[str, int] = field(default_factory=dict)
    settled: set[str] = field(default_factory=set)
    refused: list[str] = field(default_factory=list)

    def hear(self, line: str) -> None:
        """Take in a line of a writer."""
        match line.split():
            case ["founded", campaign]:
                self.founded.add(campaign)
            case ["begun", game]:
                self.inputs.setdefault(game, 0)
            case ["inputs", game, count]:
                self.inputs[game] = int(count)
            case ["settled", _, game]:
                self.settled.add(game)
            case ["refused", code]:
                self.refused.append(code)
            case _:
                raise AssertionError(f"no writer says: {line}")


class Kept(NamedTuple):
    """What stands in a database."""

    campaigns: list[str]
    ledger: list[tuple[str, int, str]]  # campaign, seq, body
    games: dict[str, str]  # id -> closing
    inputs: dict[str, list[tuple[int, str, str]]]  # game -> seq, line, hash


def kept(url: str) -> Kept:
    """Read a database of a store as it is at one moment, whoever writes to it meanwhile."""
    file = url.removeprefix("sqlite:///")
    read: Any = sqlite3.connect(f"file:{file}?mode=ro", uri=True) if file != url else psycopg.connect(url)
    try:
        read.execute("BEGIN" if file != url else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        inputs = read.execute("SELECT game, seq, line, hash FROM inputs ORDER BY game, seq").fetchall()
        return Kept(
            [one for (one,) in read.execute("SELECT id FROM campaigns").fetchall()],
            read.execute("SELECT campaign, seq, body FROM ledger ORDER BY campaign, seq").fetchall(),
            dict(read.execute("SELECT id, closing FROM games").fetchall()),
            {game: [row[1:] for row in rows] for game, rows in groupby(inputs, lambda row: row[0])},
        )
    finally:
        read.close()


def faults(there: Kept, acks: Acks) -> list[str]:
    """What was acknowledged and is lost, or applied twice, or half."""
    found = [f"{one} is lost" for one in acks.founded - {*there.campaigns}]
    entries: list[Settled] = []
    for campaign, rows in groupby(there.ledger, lambda row: row[0]):
        numbers, bodies = zip(*((seq, body) for _, seq, body in rows), strict=True)
        if numbers != tuple(range(1, len(numbers) + 1)):
            found.append(f"{campaign} has gaps")
        entries += [msgspec.json.decode(body, type=Settled) for body in bodies[1:]]
    over = {one.game for one in entries}
    due = [settled(lane, number) for lane in LANES for number in range(sum(lane.owns(game) for game in over))]
    counts = Counter(entries), Counter(due)
    found += [
        f"{one} is lost, twice there or out of its turn" for one in (counts[0] - counts[1]) + (counts[1] - counts[0])
    ]
    found += [f"{game} was settled and is lost" for game in acks.settled - over]
    found += [f"{game} was begun and is lost" for game in acks.inputs.keys() - there.games.keys()]
    found += [f"{game} has no game" for game in over - there.games.keys()]
    return found + [f"{game} {fault}" for game in there.games for fault in game_faults(there, acks, game, game in over)]


def game_faults(there: Kept, acks: Acks, game: str, is_over: bool) -> list[str]:
    """What is wrong with a game: each batch is there whole or not at all, and it is over if the ledger says so."""
    found = []
    rows = there.inputs.get(game, [])
    lines = tuple(line for _, line, _ in rows)
    whole = [sum(batches(game)[:count], ()) for count in range(4)]
    if [seq for seq, _, _ in rows] != list(range(1, len(rows) + 1)) or lines not in whole:
        found.append(f"holds {rows}")
    if len(lines) < acks.inputs.get(game, 0):
        found.append("has lost inputs")
    if not (bool(there.games[game]) == is_over == (lines == whole[3])):
        found.append("and its ledger disagree")
    running = chained("", header(game))
    for _, line, shown in rows:
        running = chained(running, line)
        if shown != running:
            found.append("has a broken chain")
    return found
