"""Writers of post-games that are killed at random moments, and what they were told before."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from signal import SIGKILL
from types import TracebackType
from typing import Self

from support import post_games
from support.acknowledged import Acks, faults, kept
from support.postgres import Postgres
from support.recorder import environment

LONGEST = 16
"""Transactions that a writer is told of, at most, before it dies in the next one or two."""
PAUSE = 0.01
"""Seconds from the last of them to its end, at most: the time of a transaction or two."""


class Nursery:
    """Begins one life of a writer after another, each a process of its own."""

    def __enter__(self) -> Self:
        command = [sys.executable, str(Path(post_games.__file__))]
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(), text=True, start_new_session=True
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is not None:  # a writer may still be alive, and would be for ever
            os.killpg(self.program.pid, SIGKILL)
        self.program.communicate()

    def bear(self, url: str, seed: str) -> int:
        """Begin a life; its process."""
        assert self.program.stdin is not None
        self.program.stdin.write(f"{url} {seed}\n")
        self.program.stdin.flush()
        return int(self.line().removeprefix("born "))

    def line(self) -> str:
        """What a writer says next, or that it is dead."""
        assert self.program.stdout is not None
        line = self.program.stdout.readline()
        assert line, "the writers are gone"
        return line.strip()

    def listen(self, acks: Acks, random: Random) -> None:
        """Hear what a writer is told, for a while; it is then in the middle of something."""
        left = random.randint(1, LONGEST)
        while left:
            acks.hear(line := self.line())
            left -= not line.startswith("refused")
        time.sleep(random.uniform(0, PAUSE))

    def kill(self, process: int, acks: Acks) -> None:
        """Kill a writer, and hear the last it said."""
        os.kill(process, SIGKILL)
        while (line := self.line()) != "dead":
            acks.hear(line)


def kill_writers(url: str, seed: str, kills: int) -> None:
    """Kill writers so often, and look each time whether all that was acknowledged is there, once."""
    acks, random = Acks(), Random(seed)
    with Nursery() as nursery:
        for number in range(kills):
            process = nursery.bear(url, f"{seed}{number}")
            nursery.listen(acks, random)
            nursery.kill(process, acks)
            assert not faults(kept(url), acks), number
    assert not acks.refused
    assert len(acks.settled) > kills / 4, "hardly a post-game was ended"


def kill_server(url: str, seed: str, kills: int, server: Postgres) -> None:
    """Kill the server so often under a writer, who goes on when it is back; every other time only its postmaster."""
    acks, random = Acks(), Random(seed)
    with Nursery() as nursery:
        process = nursery.bear(url, seed)
        for number in range(kills):
            nursery.listen(acks, random)
            server.kill(whole=number % 2 == 0)
            server.start()
            assert not faults(kept(url), acks), number
        nursery.kill(process, acks)
        assert not faults(kept(url), acks)
    assert {*acks.refused} == {"store-unreachable"}
    assert len(acks.settled) > kills / 4, "hardly a post-game was ended"
