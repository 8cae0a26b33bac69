"""A filled database of each schema is brought up to date with every row kept, wherever that is interrupted."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Text, text

from sacredwire.errors import StoreError
from sacredwire.store import migrate
from sacredwire.store.database import Database
from sacredwire.store.store import Store
from sacredwire.store.tables import metadata
from support.cutting import NAME
from support.schemas import FIXTURES, REVISIONS, connected, cut_at_calls, filled, found, killed_at_statements, rows


def test_the_schemas_are_told_in_their_order() -> None:
    config = Config()
    config.set_main_option("script_location", "sacredwire.store:migrations")
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert [script.revision for script in reversed(list(scripts))] == REVISIONS


def test_each_schema_has_a_filled_database() -> None:
    assert sorted(path.stem for path in FIXTURES.glob("*.sql")) == REVISIONS


def test_the_migrations_make_the_tables_that_the_store_uses(url: str) -> None:
    Store.open(url).close()
    engine = Database(url).engine()
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_row_is_kept(url: str, revision: str) -> None:
    before = filled(url, revision)
    assert len(before["inputs"]) > 10
    assert before["ledger"]
    with Store.open(url) as store:
        assert rows(url, before) == before
        assert sorted(one.entries for one in store.campaigns()) == [3, 5]
        assert len(store.game("league0-s1-0").inputs) == sum(row[0] == "league0-s1-0" for row in before["inputs"])
    with Store.open(url, reader=True) as store:
        assert store.open_games("match") == ("live",)


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_an_upgrade_killed_at_statements_leaves_the_old_schema_or_the_new(url: str, revision: str) -> None:
    before = filled(url, revision)
    assert killed_at_statements(url, before, {revision, REVISIONS[-1]}, every=2) > 8
    with Store.open(url) as store:
        assert len(store.campaigns()) == len(before["campaigns"])


def test_an_upgrade_survives_power_cuts(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/{NAME}"
    before = filled(url, REVISIONS[0])
    assert cut_at_calls(tmp_path, before, every=6) == {*REVISIONS}


def rebuild(connection: Connection, sql: str = "SELECT 1") -> None:
    """What a later schema may have to do: SQLite can only change this table by making it anew."""
    operations = Operations(MigrationContext.configure(connection))
    with operations.batch_alter_table("games", recreate="always") as games:
        games.add_column(Column("note", Text))
    connection.execute(text(sql))


def test_a_table_that_is_made_anew_keeps_its_children(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/{NAME}"
    before = filled(url, REVISIONS[-1])
    monkeypatch.setattr(migrate, "_run", lambda connection, _: rebuild(connection))
    engine = Database(url).engine()
    migrate.upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()
    after = rows(url, before)
    assert after.pop("games") == [(*row, None) for row in before.pop("games")]
    assert after == before


def test_an_upgrade_that_would_lose_parents_does_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/{NAME}"
    before = filled(url, REVISIONS[-1])
    monkeypatch.setattr(migrate, "_run", lambda connection, _: rebuild(connection, "DELETE FROM games"))
    engine = Database(url).engine()
    with pytest.raises(AssertionError, match="without their parents"):
        migrate.upgrade(engine)
    engine.dispose()
    assert rows(url, before) == before


def test_a_later_schema_is_refused_and_left_alone(url: str) -> None:
    Store.open(url).close()
    connection = connected(url)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    for reader in (False, True):
        with pytest.raises(StoreError, match="store-later") as caught:
            Store.open(url, reader=reader)
        assert (caught.value.params["value"], caught.value.params["expected"]) == ("9999", REVISIONS[-1])


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_a_reader_leaves_an_older_schema_alone(url: str, revision: str) -> None:
    before = filled(url, revision)
    with pytest.raises(StoreError, match="store-older"):
        Store.open(url, reader=True)
    assert found(url) == revision
    assert rows(url, before) == before
