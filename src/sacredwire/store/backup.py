"""A copy of a SQLite database that is whole, taken while it is being written."""

import sqlite3
from pathlib import Path

from sacredwire.errors import StoreError
from sacredwire.store.disk import sync


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database into a file, which appears only when it is whole and on the disk.

    Args:
        source: A connection to what is copied.
        target: The file; it must not exist.

    Raises:
        StoreError: There is such a file, or the copy is damaged.
    """
    if target.exists():
        raise StoreError("store-backup-exists", file=str(target))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    made = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        found = made.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        made.close()
    if found != "ok":
        part.unlink()
        raise StoreError("store-damaged", place=str(target), reason=str(found))
    sync(part)
    part.rename(target)
    sync(target.parent)
