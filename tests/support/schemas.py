"""Filled databases of old schemas, and what interrupts their being brought up to date."""

import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from sacredwire.store import migrate
from sacredwire.store.database import Database
from sacredwire.store.store import Store
from support import upgrading
from support.cutting import NAME, recorded
from support.power import Disk
from support.recorder import environment
from support.source import ROOT

FIXTURES = ROOT / "tests/fixtures/store"
ROWS = re.compile(r"^INSERT INTO \"(?!alembic_version)(\w+)\".*;$", re.MULTILINE)
REVISIONS = [*migrate.REVISIONS]

Rows = dict[str, list[tuple[Any, ...]]]


def connected(url: str) -> Any:
    """A connection of the database's own driver."""
    file = url.removeprefix("sqlite:///")
    return sqlite3.connect(file) if file != url else psycopg.connect(url)


def filled(url: str, revision: str) -> Rows:
    """Make a filled database of an old schema; its rows."""
    dump = (FIXTURES / f"{revision}.sql").read_text("utf-8")
    connection = connected(url)
    if isinstance(connection, sqlite3.Connection):
        connection.executescript(f"PRAGMA journal_mode=WAL; {dump}")
    else:
        engine = Database(url).engine()
        migrate.upgrade(engine, revision)
        engine.dispose()
        connection.execute("SET TIME ZONE 'UTC'")
        connection.execute("SET session_replication_role = replica")
        for row in ROWS.finditer(dump):
            connection.execute(row[0])
        connection.commit()
    connection.close()
    return rows(url, {row[1] for row in ROWS.finditer(dump)})


def rows(url: str, tables: Iterable[str]) -> Rows:
    """All rows of some tables."""
    connection = connected(url)
    found = {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=str) for name in tables}
    connection.close()
    return found


def found(url: str) -> str:
    """The schema of a database."""
    engine = Database(url).engine()
    with engine.connect() as connection:
        revision = migrate.revision(connection)
    engine.dispose()
    return revision


def killed_at_statements(url: str, before: Rows, schemas: set[str], every: int = 1) -> int:
    """Open a store and die at its first statement, then at its second (or so many later), and so on; how many it has.

    After each death every row is there and the schema is one of these.
    """
    command = [sys.executable, str(Path(upgrading.__file__))]
    statement, ended = 1 - every, ""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        while ended != "ended 0":
            statement += every
            program.stdin.write(f"{url} {statement}\n")
            program.stdin.flush()
            ended = program.stdout.readline().strip()
            assert ended in {"killed", "ended 0"}
            assert rows(url, before) == before
            assert found(url) in schemas
        program.communicate()
    return statement


def cut_at_calls(folder: Path, before: Rows, every: int) -> set[str]:
    """Bring the database of a folder up to date, cut the power at every so-manieth call; the schemas left behind.

    After each cut every row is there, and the store opens.
    """
    disk = Disk(folder, folder.iterdir())
    schemas = set()
    for number, event in enumerate(recorded(folder, "upgrade", 0)):
        disk.take(event)
        if number % every:
            continue
        left = folder / f"cut{number}"
        left.mkdir()
        disk.leave(left, Random(number) if number % 2 else None)
        url = f"sqlite:///{left}/{NAME}"
        schemas.add(found(url))
        Store.open(url).close()
        assert all({*kept} <= {*rows(url, [name])[name]} for name, kept in before.items())
    return schemas
