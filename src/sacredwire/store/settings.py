"""What a database must promise before anything is written to it, read back from every new connection.

SQLite keeps what it acknowledged through a power cut only in WAL mode with FULL; PostgreSQL only when it waits for the
disk. A store that does not is refused.
"""

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import quote

from sacredwire.errors import StoreError

SQLITE: Mapping[str, str | int] = {
    "busy_timeout": 5000,
    "foreign_keys": 1,
    "fullfsync": 1,
    "journal_mode": "wal",
    "synchronous": 2,
}
"""The pragmas of a connection that writes. `synchronous` 2 is FULL; `fullfsync` matters on macOS alone."""
SQLITE_READER: Mapping[str, str | int] = {"busy_timeout": 5000, "journal_mode": "wal", "query_only": 1}
"""What a connection that reads is set to; the file's mode it only finds."""
POSTGRES: Mapping[str, tuple[str, ...]] = {
    "fsync": ("on",),
    "full_page_writes": ("on",),
    "synchronous_commit": ("on", "local", "remote_write", "remote_apply"),
}
"""The settings of a PostgreSQL server that keeps what it acknowledged."""

Read = Callable[[str], object]
"""Reads a setting by its name."""


def check_sqlite(read: Read, wanted: Mapping[str, str | int] = SQLITE) -> None:
    """Refuse a connection that is not set as it must be.

    Raises:
        StoreError: ``store-setting``, with the first setting that differs.
    """
    for name, value in wanted.items():
        _check(name, read(name), (value,))


def check_postgres(read: Read) -> None:
    """Refuse a server that acknowledges what it has not written to its disk.

    Raises:
        StoreError: ``store-setting``, with the first setting that differs.
    """
    for name, values in POSTGRES.items():
        _check(name, read(name), values)


def _check(name: str, found: object, wanted: tuple[str | int, ...]) -> None:
    if found not in wanted:
        expected = ", ".join(map(str, wanted))
        raise StoreError("store-setting", setting=name, value=str(found), expected=expected)


def open_sqlite(path: Path, reader: bool) -> sqlite3.Connection:
    """A connection to a file, set and checked.

    Args:
        path: The database.
        reader: Whether it only reads: then it neither writes nor checkpoints, whoever closes last.

    Raises:
        StoreError: ``store-setting``.
    """
    target = f"file:{quote(str(path))}?mode={'ro' if reader else 'rwc'}"
    connection = sqlite3.connect(target, uri=True, isolation_level=None, check_same_thread=False)

    def read(name: str) -> object:
        row = connection.execute(f"PRAGMA {name}").fetchone()
        return row and row[0]

    wanted = SQLITE_READER if reader else SQLITE
    try:
        for name, value in wanted.items():
            if not (reader and name == "journal_mode"):
                connection.execute(f"PRAGMA {name}={value}")
        check_sqlite(read, wanted)
    except BaseException:
        connection.close()
        raise
    return connection
