"""Writers of post-games that are killed at random moments, and what they were told before."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from signal import SIGKILL
from types import TracebackType
from typing import Self

from support import post_games
from support.acknowledged import Acks, faults, kept
from support.post_games import CAMPAIGNS
from support.postgres import Postgres
from support.recorder import environment

LONGEST = 20
"""Transactions that a writer is told of, at most, before it dies in the next one or two."""
PAUSE = 0.01
"""Seconds from the last of them to its end, at most: the time of a transaction or two."""


class Nursery:
    """Begins one life of a writer after another, each a process of its own."""

    def __enter__(self) -> Self:
        command = [sys.executable, str(Path(post_games.__file__))]
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(), text=True
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.program.communicate()

    def live(self, url: str, seed: str, acks: Acks, end: Callable[[int], None]) -> int:
        """One life, which ``end`` (given its process) puts an end to; how many transactions it was told of."""
        assert self.program.stdin is not None
        self.program.stdin.write(f"{url} {seed}\n")
        self.program.stdin.flush()
        process = int(self._line().removeprefix("born "))
        random = Random(seed)
        heard = [self._line() for _ in range(random.randint(1, LONGEST))]
        time.sleep(random.uniform(0, PAUSE))
        end(process)
        while not (line := self._line()).startswith("dead"):
            heard.append(line)
        for line in heard:
            acks.hear(line)
        return len(heard)

    def _line(self) -> str:
        assert self.program.stdout is not None
        line = self.program.stdout.readline()
        assert line, "the writers are gone"
        return line.strip()


def survive(url: str, seed: str, kills: int, server: Postgres | None = None) -> None:
    """Kill writers so often, or the server they write to, and look each time whether all that was kept is there."""
    acks, heard = Acks(), 0
    with Nursery() as nursery:
        for number in range(kills):
            life = f"{seed}{number}"

            def end(process: int, whole: bool = number % 2 == 0) -> None:
                if server is None:
                    os.kill(process, SIGKILL)
                else:
                    server.kill(whole)

            heard += nursery.live(url, life, acks, end)
            if server is not None:
                server.start()
            assert not faults(kept(url), acks), life
    assert heard > kills * len(CAMPAIGNS), "the writers hardly wrote"
    assert len(acks.settled) > kills / 2, "hardly a post-game was ended"
