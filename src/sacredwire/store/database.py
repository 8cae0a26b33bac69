"""The databases a store can stand on: a SQLite file by default, a PostgreSQL server by its URL."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import URL, Connection, Engine, event, make_url
from sqlalchemy.pool import QueuePool

from sacredwire.errors import StoreError
from sacredwire.store.lock import held
from sacredwire.store.settings import check_postgres, open_sqlite

LOCK = ".lock"
"""What the name of a SQLite database's lock file ends with."""


class Database:
    """A database by its URL: what it is called in errors, its lock, its engine.

    Args:
        url: ``sqlite:///FILE`` or ``postgresql://…``.
        reader: Whether it is only read.

    Raises:
        StoreError: The URL names neither, or what it needs is not installed.
    """

    def __init__(self, url: str, reader: bool = False) -> None:
        self.url = _read(url)
        self.reader = reader
        is_file = self.url.get_backend_name() == "sqlite"
        self.file = Path(self.url.database or "") if is_file else None
        self.place = str(self.file) if self.file else self.url.render_as_string(hide_password=True)

    def lock(self) -> AbstractContextManager[None]:
        """What is held while this program writes."""
        if self.file is None or self.reader:
            return nullcontext()
        return held(self.file.with_name(self.file.name + LOCK))

    def engine(self) -> Engine:
        """The engine; each connection it makes is checked before it is used."""
        return _sqlite(self.file, self.reader) if self.file else _postgres(self.url, self.reader)


def _read(url: str) -> URL:
    expected = "sqlite:///FILE, postgresql://USER@HOST/NAME"
    try:
        read = make_url(url)
    except sqlalchemy.exc.ArgumentError as error:
        raise StoreError("store-url", value=url, expected=expected) from error
    match read.get_backend_name():
        case "sqlite" if read.database not in {None, "", ":memory:"}:
            return read
        case "postgresql":
            return read.set(drivername="postgresql+psycopg")
        case _:
            raise StoreError("store-url", value=read.render_as_string(hide_password=True), expected=expected)


def _sqlite(file: Path, reader: bool) -> Engine:
    """One connection, which every thread waits for; a transaction of a writer takes the write lock as it begins."""
    engine = sqlalchemy.create_engine(
        "sqlite://", creator=lambda: open_sqlite(file, reader), poolclass=QueuePool, pool_size=1, max_overflow=0
    )
    begin = "BEGIN" if reader else "BEGIN IMMEDIATE"

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres(url: URL, reader: bool) -> Engine:
    try:
        engine = sqlalchemy.create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise StoreError("store-no-driver", value="sacredwire[postgres]") from error

    @event.listens_for(engine, "do_connect")
    def connect(dialect: Any, record: Any, arguments: Any, options: Any) -> Any:
        del record  # where the pool keeps it
        connection = dialect.connect(*arguments, **options)
        try:
            if not reader:
                check_postgres(lambda name: connection.execute(f"SHOW {name}").fetchone()[0])
            connection.rollback()
        except BaseException:
            connection.close()
            raise
        return connection

    return engine.execution_options(postgresql_readonly=True) if reader else engine
