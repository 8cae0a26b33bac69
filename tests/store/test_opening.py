"""A store opens only where it can keep what it acknowledges, and one program at a time writes to a file."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.text_check import read_texts
from sacredwire.errors import StoreError
from sacredwire.store import faults, settings
from sacredwire.store.place import data_folder, database
from sacredwire.store.store import Store
from support.post_games import Founded
from support.postgres import Postgres
from support.recorder import environment

SAFE_POSTGRES = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}


def in_file(folder: Path) -> str:
    return f"sqlite:///{folder}/sacredwire.db"


def refused(url: str, **options: bool) -> StoreError:
    with pytest.raises(StoreError) as caught:
        Store.open(url, **options)
    return caught.value


def pragma(store: Store, name: str) -> object:
    connection = store._engine.raw_connection()
    try:
        return connection.cursor().execute(f"PRAGMA {name}").fetchone()[0]
    finally:
        connection.close()


def test_a_file_is_opened_with_every_safe_setting(tmp_path: Path) -> None:
    with Store.open(in_file(tmp_path)) as store:
        found = {name: pragma(store, name) for name in settings.SQLITE}
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "fullfsync": 1, "busy_timeout": 5000}


@pytest.mark.parametrize(
    ("name", "value"),
    [("journal_mode", "delete"), ("synchronous", 1), ("synchronous", 0), ("foreign_keys", 0), ("foreign_keys", None)],
)
def test_a_connection_with_an_unsafe_setting_is_refused(name: str, value: object) -> None:
    with pytest.raises(StoreError, match="store-setting") as caught:
        settings.check_sqlite(lambda asked: value if asked == name else settings.SQLITE[asked])
    assert caught.value.params == {"setting": name, "value": str(value), "expected": str(settings.SQLITE[name])}


def test_what_sqlite_does_not_take_is_noticed_when_a_store_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "SQLITE", {**settings.SQLITE, "synchronous": 7})
    error = refused(in_file(tmp_path))
    assert (error.code, error.params["setting"]) == ("store-setting", "synchronous")
    monkeypatch.undo()
    Store.open(in_file(tmp_path)).close()


@pytest.mark.parametrize("name", SAFE_POSTGRES)
def test_a_server_with_an_unsafe_setting_is_refused(name: str) -> None:
    settings.check_postgres(SAFE_POSTGRES.__getitem__)
    with pytest.raises(StoreError, match="store-setting") as caught:
        settings.check_postgres((SAFE_POSTGRES | {name: "off"}).__getitem__)
    assert caught.value.params["setting"] == name


def test_a_server_that_does_not_wait_for_its_disk_is_refused_when_a_store_is_opened(server: Postgres) -> None:
    url = server.create("unsafe")
    assert refused(f"{url}%20-csynchronous_commit%3Doff").params["setting"] == "synchronous_commit"
    server.kill()
    server.start("fsync=off")
    try:
        assert refused(url).params["setting"] == "fsync"
    finally:
        server.kill()
        server.start()
    Store.open(url).close()


def test_a_second_writer_is_told_who_writes(tmp_path: Path) -> None:
    with Store.open(in_file(tmp_path)):
        error = refused(in_file(tmp_path))
        assert error.code == "store-locked"
        assert error.params["pid"] == os.getpid()
        assert error.params["program"] == Path(sys.argv[0]).name
    Store.open(in_file(tmp_path)).close()


def test_a_writer_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    program = f"from sacredwire.store.store import Store; Store.open({in_file(tmp_path)!r}); input()"
    command = [sys.executable, "-c", f"{program}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=environment()) as writer:
        while not (tmp_path / "sacredwire.db-wal").exists():
            assert writer.poll() is None
        assert refused(in_file(tmp_path)).params["pid"] == writer.pid
        writer.send_signal(signal.SIGKILL)
        writer.wait()
    with Store.open(in_file(tmp_path)) as store:
        store.found(Founded("Liga"), "k", "Ana")


def test_readers_look_on_while_somebody_writes_and_change_nothing(url: str) -> None:
    with Store.open(url) as store, Store.open(url, reader=True) as reader:
        assert reader.campaigns() == ()
        store.found(Founded("Liga"), "k", "Ana", "league0")
        assert [one.id for one in reader.campaigns()] == ["league0"]
        with pytest.raises(StoreError, match="store-read-only"):
            reader.found(Founded("Copa"), "k2", "Ana")
        assert len(store.campaigns()) == 1
    with Store.open(url, reader=True) as alone:
        assert len(alone.campaigns()) == 1


def test_a_reader_makes_no_database(tmp_path: Path) -> None:
    assert refused(in_file(tmp_path), reader=True).code == "store-missing"
    assert list(tmp_path.iterdir()) == []


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    Store.open(in_file(tmp_path / "deep/down")).close()
    assert (tmp_path / "deep/down").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("url", ["nothing", "mysql://a/b", "sqlite://", "sqlite:///:memory:", ""])
def test_what_names_no_database_is_refused(url: str) -> None:
    assert refused(url).code == "store-url"


def test_a_password_is_never_shown() -> None:
    error = refused("postgresql://app:secret@127.0.0.1:1/nothing?connect_timeout=2")
    assert error.code == "store-unreachable"
    assert "secret" not in str(error)


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sacredwire.db").write_bytes(b"something else entirely, and long enough to be read" * 100)
    assert refused(in_file(tmp_path)).code == "store-damaged"


def test_a_disk_that_is_full_is_told_and_writing_goes_on_once_it_is_not(tmp_path: Path) -> None:
    with Store.open(in_file(tmp_path)) as store:
        store.found(Founded("Liga"), "k", "Ana", "league0")
        limit = pragma(store, "page_count")
        pragma(store, f"max_page_count={limit}")
        with pytest.raises(StoreError, match="store-full"):
            store.found(Founded("x" * 50_000), "k2", "Ana", "league1")
        assert [one.id for one in store.campaigns()] == ["league0"]
        pragma(store, "max_page_count=100000")
        store.found(Founded("x" * 50_000), "k2", "Ana", "league1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_database_has_its_sentence(lang: str) -> None:
    kinds = {*faults.SQLITE.values(), *faults.POSTGRES.values(), "unreachable", "refused", "crossed"}
    assert {f"error-store-{kind}" for kind in kinds} <= read_texts(lang)[0].keys()


def test_the_data_folder_is_the_one_named_first(tmp_path: Path) -> None:
    named = {"SACREDWIRE_DATA": str(tmp_path / "named")}
    assert data_folder(tmp_path, named) == tmp_path
    assert data_folder(None, named) == tmp_path / "named"
    assert data_folder(None, {}).name == "sacredwire"
    assert database(None, named) == f"sqlite:///{tmp_path}/named/sacredwire.db"


def test_one_setting_names_another_database(tmp_path: Path) -> None:
    named = {"SACREDWIRE_DATABASE": "postgresql://club/liga", "SACREDWIRE_DATA": str(tmp_path)}
    assert database(None, named) == "postgresql://club/liga"
    assert database(tmp_path, named) == f"sqlite:///{tmp_path}/sacredwire.db"


def test_a_copy_taken_while_somebody_writes_opens_like_any_other(tmp_path: Path) -> None:
    with Store.open(in_file(tmp_path)) as store:
        store.found(Founded("Liga"), "k", "Ana", "league0")
        store.backup(tmp_path / "copy.db")
        store.found(Founded("Copa"), "k2", "Ana", "league1")
        with pytest.raises(StoreError, match="store-backup-exists"):
            store.backup(tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "sacredwire.db", "sacredwire.db.lock"]
    with sqlite3.connect(tmp_path / "copy.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    with Store.open(f"sqlite:///{tmp_path}/copy.db") as copy:
        assert [one.id for one in copy.campaigns()] == ["league0"]


def test_a_server_is_not_copied(server: Postgres, tmp_path: Path) -> None:
    with Store.open(server.create("copied")) as store, pytest.raises(StoreError, match="store-backup-elsewhere"):
        store.backup(tmp_path / "copy.db")
