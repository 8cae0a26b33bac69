"""A writer of post-games whose every call on its files is recorded, and the power cuts that could have hit it."""

import errno
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sacredwire.errors import StoreError
from sacredwire.store.store import Store
from support import post_games
from support.acknowledged import Acks, faults, kept
from support.power import Disk
from support.recorder import Event, Fault, Recorder, no_fault

NAME = "sacredwire.db"
OPENED, SHARE = 100, 0.1
"""Calls until a fresh store stands, and the share of the later ones that a bad disk fails."""


def recorded(folder: Path, seed: str, steps: int, synchronous: str = "FULL", fault: Fault = no_fault) -> list[Event]:
    """All that a writer does in its life to the files of a folder, and what it says."""
    url = f"sqlite:///{folder}/{NAME}"
    words = [str(Path(post_games.__file__)), url, seed, str(steps), synchronous]
    return list(Recorder(folder, words, fault).events())


def heard(events: list[Event]) -> Acks:
    """What was acknowledged in the course of these events."""
    acks = Acks()
    for event in events:
        if event.what == "said":
            acks.hear(event.data.decode())
    return acks


def cuts(folder: Path, events: list[Event], count: int, seed: str) -> Iterator[list[str]]:
    """Cut the power so often and give what is wrong afterwards, each time.

    Every other cut comes right after an acknowledgement and leaves only what was synced; the others come anywhere and
    leave some of the rest too.
    """
    random = Random(seed)
    told = [number for number, event in enumerate(events, 1) if event.what == "said"]
    plan = [(random.choice(told), None) for _ in range((count + 1) // 2)]
    plan += [(random.randint(1, len(events)), Random(f"{seed}{number}")) for number in range(count // 2)]
    disk, at = Disk(folder), 0
    for moment, pleased in sorted(plan, key=lambda one: one[0]):
        for event in events[at:moment]:
            disk.take(event)
        at = moment
        yield wrong(disk, heard(events[:moment]), pleased)


def wrong(disk: Disk, acks: Acks, pleased: Random | None) -> list[str]:
    """What is lost or broken once the power is back and the store was opened again."""
    with tempfile.TemporaryDirectory() as folder:
        disk.leave(Path(folder), pleased)
        url = f"sqlite:///{folder}/{NAME}"
        try:
            Store.open(url).close()
            return damage(f"{folder}/{NAME}") + faults(kept(url), acks)
        except (StoreError, sqlite3.DatabaseError) as error:
            return [str(error)]


def damage(file: str) -> list[str]:
    """What SQLite itself finds wrong with a file."""
    connection = sqlite3.connect(file)
    try:
        found = connection.execute("PRAGMA integrity_check").fetchall()
    finally:
        connection.close()
    return [line for (line,) in found if line != "ok"]


class BadDisk:
    """Has a share of the calls on a store's files fail, once the store is open.

    Args:
        count: How many fail in all.
        seed: Which.
    """

    def __init__(self, count: int, seed: str) -> None:
        self.left, self.random, self.calls = count, Random(seed), 0

    def __call__(self, call: str, path: str) -> int:
        """Which error this call fails with; 0: none."""
        del call  # the disk fails all alike
        self.calls += 1
        if self.calls < OPENED or path.endswith((".lock", "-shm")) or not self.left or self.random.random() > SHARE:
            return 0
        self.left -= 1
        return self.random.choice((errno.EIO, errno.ENOSPC))
