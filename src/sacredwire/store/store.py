"""A store of matches, post-games and campaigns. What it has acknowledged stays, whatever dies afterwards.

One program writes at a time to a SQLite file; readers are welcome. Every method is one transaction: it happens whole or
not at all, and when an acknowledgement was lost, the same call under the same key gives it again.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection

from sacredwire.engine.chain import End
from sacredwire.errors import StoreError
from sacredwire.rules.campaign.entries import Entry, Founded
from sacredwire.store import backup, games, ledgers, migrate
from sacredwire.store.database import Database
from sacredwire.store.disk import make_folder
from sacredwire.store.faults import told
from sacredwire.store.values import (
    Appended,
    GameKind,
    LedgerRow,
    NewGame,
    StoredCampaign,
    StoredGame,
    Written,
    new_id,
)

Clock = Callable[[], datetime]


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class Store:
    """An open store; a context manager that closes it. Made by ``Store.open``."""

    def __init__(self, database: Database, clock: Clock = now) -> None:
        self._database = database
        self.clock = clock
        self._held = ExitStack()
        self._engine = database.engine()
        self._held.callback(self._engine.dispose)

    @classmethod
    def open(cls, url: str, *, reader: bool = False, clock: Clock = now) -> Self:
        """Open a database, check that it keeps what it acknowledges, and bring its schema up to date.

        Args:
            url: ``sqlite:///FILE`` (made if it is not there) or ``postgresql://…``.
            reader: Only to read: then it must be there, and another program may write meanwhile.
            clock: What tells the time of entries.

        Raises:
            StoreError: It cannot be reached, somebody else writes, it is set unsafely, or of another version.
        """
        database = Database(url, reader)
        store = cls(database, clock)
        try:
            store._prepare()
        except BaseException:
            store.close()
            raise
        return store

    def _prepare(self) -> None:
        file = self._database.file
        if self._database.reader:
            if file and not file.is_file():
                raise StoreError("store-missing", file=str(file))
        elif file:
            make_folder(file.parent)
        self._held.enter_context(self._database.lock())
        found = self._revision()
        if not self._database.reader and found in ("", *migrate.REVISIONS[:-1]):
            with told(self._database.place):
                migrate.upgrade(self._engine)
            found = self._revision()
        migrate.check(found, self._database.place)

    def _revision(self) -> str:
        with self.reading() as connection:
            return migrate.revision(connection)

    def close(self) -> None:
        """Let go of the database and of its lock."""
        self._held.close()

    def __enter__(self) -> Self:
        """The store itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Closes it."""
        self.close()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk when it ends, or has changed nothing.

        Raises:
            StoreError: It cannot be written.
        """
        with told(self._database.place), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction in which everything that is read is of one moment."""
        level = "SERIALIZABLE" if self._database.file else "REPEATABLE READ"
        engine = self._engine.execution_options(isolation_level=level)
        with told(self._database.place), engine.connect() as connection:
            yield connection

    def new_game(self, new: NewGame, game: str = "") -> str:
        """Store a game that begins.

        Args:
            new: Its kind and the first line of its log.
            game: Its id; a fresh one if empty.

        Raises:
            StoreError: There is one of this id, or it cannot be written.
        """
        game = game or new_id()
        self.write(Written(game, begins=new))
        return game

    def append_inputs(self, game: str, seq: int, lines: Sequence[str], end: End | None = None) -> int:
        """Store further inputs of a game: a decision and the outcomes that follow from it.

        Args:
            game: Its id.
            seq: How many inputs it holds already.
            lines: The inputs in the notation.
            end: Its result and final state, when these inputs end it.

        Returns:
            How many inputs it holds now. They are on the disk.

        Raises:
            StoreError: The game holds more inputs than the writer has seen, is over, or it cannot be written.
        """
        self.write(Written(game, seq, tuple(lines), end))
        return seq + len(lines)

    def write(self, *added: Written) -> None:
        """Store what is added to several games, all of it or nothing.

        Raises:
            StoreError: As for ``append_inputs``.
        """
        with self.writing() as connection:
            self._write(connection, added)

    def _write(self, connection: Connection, added: Sequence[Written]) -> None:
        for one in added:
            games.write(connection, one, self.clock())

    def game(self, game: str) -> StoredGame:
        """A game with its inputs.

        Raises:
            StoreError: There is no such game, or it cannot be read.
        """
        with self.reading() as connection:
            return games.read(connection, game)

    def open_games(self, kind: GameKind) -> tuple[str, ...]:
        """The ids of the matches or post-games that go on, the oldest first."""
        with self.reading() as connection:
            return tuple(games.open_ids(connection, kind))

    def campaigns(self) -> tuple[StoredCampaign, ...]:
        """Every campaign, the one that was written to last first."""
        with self.reading() as connection:
            return tuple(ledgers.listed(connection))

    def found(
        self,
        first: Founded,
        key: str,
        by: str,
        campaign: str = "",
        then: Sequence[Entry] = (),
        games: Sequence[Written] = (),
    ) -> Appended:
        """Store a campaign that begins: all of it, exactly once.

        Args:
            first: The entry that founds it.
            key: Names this founding: the same key again gives the campaign that it founded.
            by: Who founds it.
            campaign: Its id; a fresh one if empty.
            then: Entries that follow at once, those of a campaign that was kept elsewhere.
            games: What is added to games along with them.

        Raises:
            StoreError: There is another of this id, or it cannot be written.
        """
        with self.writing() as connection:
            campaign = ledgers.found(connection, campaign or new_id(), first, key)
            return self._append(connection, campaign, 0, (first, *then), key, by, games)

    def append(
        self,
        campaign: str,
        seq: int,
        entries: Sequence[Entry],
        key: str,
        by: str,
        games: Sequence[Written] = (),
    ) -> Appended:
        """Store further entries of a ledger, with what belongs to them in games: all of it, exactly once.

        Args:
            campaign: Its id.
            seq: How many entries its ledger holds already.
            entries: The entries.
            key: Names this append within the campaign: the same key again changes nothing and gives what is stored.
            by: Who writes.
            games: What is added to games along with it.

        Raises:
            StoreError: The ledger or a game holds more than the writer has seen, or it cannot be written.
        """
        with self.writing() as connection:
            return self._append(connection, campaign, seq, entries, key, by, games)

    def _append(
        self,
        connection: Connection,
        campaign: str,
        seq: int,
        entries: Sequence[Entry],
        key: str,
        by: str,
        games: Sequence[Written] = (),
    ) -> Appended:
        stored = ledgers.under_key(connection, campaign, key)
        if stored is not None:
            return stored
        self._write(connection, games)
        return ledgers.append(connection, campaign, seq, entries, key, by, self.clock())

    def entries(self, campaign: str) -> tuple[LedgerRow, ...]:
        """The ledger of a campaign.

        Raises:
            StoreError: There is no such campaign, or it cannot be read.
        """
        with self.reading() as connection:
            return tuple(ledgers.read(connection, campaign))

    def backup(self, target: Path) -> None:
        """Copy the whole store into one file, which opens like any other; it may be written meanwhile.

        Args:
            target: The file; it must not exist.

        Raises:
            StoreError: There is such a file, or the store is no SQLite database.
        """
        if self._database.file is None:
            raise StoreError("store-backup-elsewhere", place=self._database.place)
        with told(self._database.place), self._engine.connect() as connection:
            source = connection.connection.driver_connection
            assert source is not None, "a connection is open"
            backup.copy(source, target)
