"""A program that opens stores and is killed at a chosen statement, in the middle of bringing one up to date.

python upgrading.py     waits for lines `URL STATEMENT`: a process opens the store and dies at that statement
"""

import os
import sys
from importlib import import_module
from itertools import count
from signal import SIGKILL

from sqlalchemy import Engine, event

from sacredwire.store.store import Store

for name in ("alembic.command", "sqlalchemy.dialects.postgresql.psycopg", "sqlalchemy.dialects.sqlite.pysqlite"):
    import_module(name)  # once, before the first process is made


def die_at(statement: int) -> None:
    """Have this process killed when it is about to carry out its so-manieth statement."""
    seen = count(1)

    @event.listens_for(Engine, "before_cursor_execute")
    def one_more(*_: object) -> None:
        if next(seen) == statement:
            os.kill(os.getpid(), SIGKILL)

    @event.listens_for(Engine, "commit")
    def one_commit(*_: object) -> None:
        if next(seen) == statement:
            os.kill(os.getpid(), SIGKILL)


def main() -> None:
    """Open one store after another, each in a process of its own; tell how it ended."""
    for line in sys.stdin:
        url, statement = line.split()
        child = os.fork()
        if not child:
            die_at(int(statement))
            Store.open(url).close()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        ended = "killed" if os.WIFSIGNALED(status) else f"ended {os.WEXITSTATUS(status)}"
        os.write(1, f"{ended}\n".encode())


if __name__ == "__main__":
    main()
