"""Matches that a server leads: who sits where, who may come in, and the journal of all that was decided.

The journal is what happened, undone decisions included; the log of the game holds the effective inputs and is written
from it, in one piece, as the match ends.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from sacredwire.engine.chain import End
from sacredwire.errors import StoreError
from sacredwire.rules.state import Seat
from sacredwire.store import games
from sacredwire.store.faults import told
from sacredwire.store.store import Store
from sacredwire.store.tables import games as game_table
from sacredwire.store.tables import inputs, journal, matches, seats, tokens
from sacredwire.store.values import NewGame, Written

CHANNEL = "sacredwire_matches"
"""What servers on one PostgreSQL tell each other through."""

Role = Literal["player", "spectator", "invitation", "watch"]
"""What a token is good for: to play, to look on, to take a seat once, to become an onlooker."""


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat: ``person``, ``open``, or a bot's name; whether it gives up when it is asked next."""

    seat: Seat
    player: str
    name: str = ""
    leaving: bool = False


class Key(msgspec.Struct, frozen=True):
    """A token, of which only the hash is kept, and what it opens."""

    hash: str
    role: Role
    seats: tuple[Seat, ...] = ()
    used: bool = False


class Entry(msgspec.Struct, frozen=True):
    """An entry of a journal.

    Attributes:
        line: An input in the notation, or an undo: ``undo`` and the number of the entry it goes back to.
        by: The seat, or ``chance``.
        key: The id under which a client sent it; empty for what followed.
        left: What blue and amber have left of their time for the match then, milliseconds.
    """

    line: str
    by: str
    key: str = ""
    left: tuple[int, int] = (0, 0)


class NewLive(msgspec.Struct, frozen=True):
    """A match that begins: the first line of its log, the secret of its dice in hex, its time control."""

    header: str
    secret: str
    control: str = "none"
    seconds: int = 0


class Live(msgspec.Struct, frozen=True):
    """A match as it is kept."""

    game: str
    header: str
    is_over: bool
    secret: str
    control: str
    seconds: int
    changed: datetime
    sitters: tuple[Sitter, ...]
    journal: tuple[Entry, ...]


class LiveMatches:
    """The matches that a server leads, in a store. Every method is one transaction.

    Args:
        store: Where they are kept.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def begin(self, game: str, new: NewLive, sitters: Iterable[Sitter], keys: Iterable[Key]) -> None:
        """Store a match that begins.

        Raises:
            StoreError: There is one of this id, or it cannot be written.
        """
        with self._store.writing() as connection:
            at = self._store.clock()
            games.begin(connection, game, NewGame("match", new.header), at)
            row = {"game": game, "secret": new.secret, "control": new.control, "seconds": new.seconds, "changed": at}
            connection.execute(insert(matches).values(**row))
            for sitter in sitters:
                connection.execute(insert(seats).values(game=game, **_sitting(sitter)))
            _let_in(connection, game, keys)

    def append(
        self, game: str, seq: int, entries: Sequence[Entry], lines: Sequence[str] = (), end: End | None = None
    ) -> None:
        """Store what follows in a journal, and with the end of the match its log.

        Args:
            game: Its id.
            seq: How many entries the journal holds already.
            entries: The further ones.
            lines: The effective inputs of the whole match, when it ends.
            end: How it ended.

        Raises:
            StoreError: The journal holds more, an id was used before, or it cannot be written.
        """
        with self._store.writing() as connection:
            at = self._store.clock()
            held = connection.execute(select(func.max(journal.c.seq)).where(journal.c.game == game)).scalar() or 0
            if held != seq:
                raise StoreError("store-stale-inputs", game=game, value=seq, expected=held)
            rows = [
                {
                    "game": game,
                    "seq": number,
                    "line": entry.line,
                    "by": entry.by,
                    "key": entry.key or None,
                    "blue_left": entry.left[0],
                    "amber_left": entry.left[1],
                }
                for number, entry in enumerate(entries, seq + 1)
            ]
            connection.execute(insert(journal), rows)
            connection.execute(update(matches).where(matches.c.game == game).values(changed=at))
            if end is not None:
                games.write(connection, Written(game, 0, tuple(lines), end), at)
            _tell(connection, game)

    def sit(self, game: str, sitters: Iterable[Sitter], spent: str = "", keys: Iterable[Key] = ()) -> None:
        """Store who sits where now, and with it a token spent and those given for it.

        Raises:
            StoreError: ``store-token-spent``: somebody was faster; or it cannot be written.
        """
        with self._store.writing() as connection:
            if spent:
                used = update(tokens).where(tokens.c.hash == spent, tokens.c.used == 0).values(used=1)
                if connection.execute(used).rowcount != 1:
                    raise StoreError("store-token-spent", game=game)
            for sitter in sitters:
                row = _sitting(sitter)
                here = (seats.c.game == game, seats.c.seat == row.pop("seat"))
                connection.execute(update(seats).where(*here).values(**row))
            _let_in(connection, game, keys)
            _tell(connection, game)

    def key(self, hash_: str) -> tuple[str, Key] | None:
        """The match that a token opens, and how; None if there is no such token."""
        with self._store.reading() as connection:
            row = connection.execute(select(tokens).where(tokens.c.hash == hash_)).first()
        if row is None:
            return None
        return row.game, msgspec.convert(
            {"hash": row.hash, "role": row.role, "seats": row.seats.split(), "used": bool(row.used)}, Key
        )

    def ids(self, *, over: bool = False) -> tuple[str, ...]:
        """The ids of the matches that go on (or are over), the oldest first."""
        ended = game_table.c.closing != "" if over else game_table.c.closing == ""
        query = select(matches.c.game).join(game_table, game_table.c.id == matches.c.game).where(ended)
        with self._store.reading() as connection:
            return tuple(connection.execute(query.order_by(game_table.c.begun, matches.c.game)).scalars())

    def read(self, game: str) -> Live:
        """A match whole.

        Raises:
            StoreError: There is no such match.
        """
        with self._store.reading() as connection:
            query = select(matches, game_table.c.header, game_table.c.closing).join(
                game_table, game_table.c.id == matches.c.game
            )
            row = connection.execute(query.where(matches.c.game == game)).first()
            if row is None:
                raise StoreError("store-no-game", game=game)
            sitters, entries = _sat(connection, game), _written(connection, game, 0)
        return Live(
            game=game,
            header=row.header,
            is_over=bool(row.closing),
            secret=row.secret,
            control=row.control,
            seconds=row.seconds,
            changed=row.changed,
            sitters=sitters,
            journal=entries,
        )

    def since(self, game: str, seq: int) -> tuple[tuple[Sitter, ...], tuple[Entry, ...]]:
        """Who sits where now, and what the journal holds after an entry: what another server may have written."""
        with self._store.reading() as connection:
            return _sat(connection, game), _written(connection, game, seq)

    @property
    def is_shared(self) -> bool:
        """Whether several servers may lead matches of this store at once."""
        return self._store._engine.dialect.name == "postgresql"

    def news(self, stopped: Callable[[], bool]) -> Iterator[str]:
        """The ids of matches that some server has written to, as they are written; only of a shared store.

        Args:
            stopped: Asked about once a second whether to go on listening.
        """
        engine = self._store._engine.execution_options(isolation_level="AUTOCOMMIT")
        with told(self._store._database.place), engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None, "a connection is open"
            driver.execute(f"LISTEN {CHANNEL}")
            while not stopped():
                for note in driver.notifies(timeout=1.0):
                    yield note.payload

    def forget(self, game: str) -> None:
        """Delete a match and all that belongs to it."""
        with self._store.writing() as connection:
            for table in (tokens, seats, journal, matches, inputs):
                connection.execute(delete(table).where(table.c.game == game))
            connection.execute(delete(game_table).where(game_table.c.id == game))


def _sat(connection: Connection, game: str) -> tuple[Sitter, ...]:
    rows = connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.seat.desc()))
    return tuple(Sitter(one.seat, one.player, one.name, bool(one.leaving)) for one in rows)


def _written(connection: Connection, game: str, seq: int) -> tuple[Entry, ...]:
    later = select(journal).where(journal.c.game == game, journal.c.seq > seq).order_by(journal.c.seq)
    rows = connection.execute(later)
    return tuple(Entry(one.line, one.by, one.key or "", (one.blue_left, one.amber_left)) for one in rows)


def _tell(connection: Connection, game: str) -> None:
    """Other servers on the same database are told, once the transaction stands."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, game)))


def _sitting(sitter: Sitter) -> dict[str, str | int]:
    return {"seat": sitter.seat, "player": sitter.player, "name": sitter.name, "leaving": int(sitter.leaving)}


def _let_in(connection: Connection, game: str, keys: Iterable[Key]) -> None:
    for key in keys:
        row = {"hash": key.hash, "game": game, "role": key.role, "seats": " ".join(key.seats), "used": int(key.used)}
        connection.execute(insert(tokens).values(**row))
