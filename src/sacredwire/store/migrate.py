"""The schema of a store, brought up to date when it is opened: all of it in one transaction, or not at all."""

from typing import Any

from sqlalchemy import Connection, Engine, inspect, text

from sacredwire.errors import StoreError

REVISIONS = ("0001", "0002")
"""Every schema there was, in order; the last is ours. A test holds it equal to the files of `migrations/versions`."""
VERSIONS = "alembic_version"
UPGRADING = 5_373_114
"""The advisory lock that PostgreSQL's upgrades wait for, so that two programs that start at once do it once."""


def revision(connection: Connection) -> str:
    """The schema a database has; empty for a fresh one."""
    if not inspect(connection).has_table(VERSIONS):
        return ""
    return str(connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar() or "")


def check(found: str, place: str) -> None:
    """Refuse a schema that is not ours.

    Raises:
        StoreError: Of a later version, or older than ours.
    """
    if found and found not in REVISIONS:
        raise StoreError("store-later", place=place, value=found, expected=REVISIONS[-1])
    if found != REVISIONS[-1]:
        raise StoreError("store-older", place=place, value=found, expected=REVISIONS[-1])


def upgrade(engine: Engine, to: str = REVISIONS[-1]) -> None:
    """Bring a database to a schema. A crash leaves the old one.

    Foreign keys are not enforced meanwhile: a table that SQLite has to build anew would take its children with it.
    They are checked before the transaction ends.

    Args:
        engine: Of the database.
        to: The schema wanted.
    """
    is_sqlite = engine.dialect.name == "sqlite"
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        if is_sqlite:
            driver.execute("PRAGMA foreign_keys=0")
        try:
            with connection.begin():
                if not is_sqlite:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
                _run(connection, to)
                if is_sqlite:
                    _check_foreign_keys(connection)
        finally:
            if is_sqlite:
                driver.execute("PRAGMA foreign_keys=1")


def _run(connection: Connection, to: str) -> None:
    from alembic import command  # takes long to import, and is needed once a schema
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "sacredwire.store:migrations")
    command.upgrade(config, to)


def _check_foreign_keys(connection: Connection) -> None:
    orphans = connection.execute(text("PRAGMA foreign_key_check")).fetchall()
    assert not orphans, f"an upgrade left rows without their parents: {orphans[:3]}"
