"""What databases complain of, as errors of ours. Nothing that failed is ever taken for done."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from sacredwire.errors import StoreError

SQLITE = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}
"""SQLite's primary result codes."""
POSTGRES = {
    "53100": "full",
    "58030": "io",
    "XX001": "damaged",
    "XX002": "damaged",
    "25006": "read-only",
    "42501": "read-only",
    "55P03": "busy",
    "57014": "busy",
}
"""PostgreSQL's SQLSTATE codes; all that end a connection are `unreachable`."""
GONE = ("08", "57P", "28", "3D")
"""How the codes begin that mean: no connection, or none any more."""


@contextmanager
def told(place: str) -> Iterator[None]:
    """Turn what the database complains of into a StoreError that names the place.

    Raises:
        StoreError: Whatever the database refused; what was being written is not written.
    """
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise fault(error, place) from error


def fault(error: SQLAlchemyError | sqlite3.Error, place: str) -> StoreError:
    """The error of ours that a database's error amounts to."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    reason = _first_line(str(origin))
    kind = _kind(origin)
    if kind is None and isinstance(error, IntegrityError):
        return StoreError("store-crossed", place=place, reason=reason)
    if kind is None and isinstance(error, DBAPIError) and error.connection_invalidated:
        kind = "unreachable"
    return StoreError(f"store-{kind or 'refused'}", place=place, reason=reason)


def _kind(origin: BaseException | None) -> str | None:
    if isinstance(origin, sqlite3.Error):
        return SQLITE.get(getattr(origin, "sqlite_errorcode", 0) & 0xFF)
    state = getattr(origin, "sqlstate", None)
    if isinstance(state, str):
        return "unreachable" if state.startswith(GONE) else POSTGRES.get(state)
    if type(origin).__module__.startswith("psycopg") and type(origin).__name__ == "OperationalError":
        return "unreachable"  # the server never answered, so it gave no code
    return None


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]
