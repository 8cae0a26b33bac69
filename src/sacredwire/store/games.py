"""Games in a store: each a header, its inputs one after another, and how it ended. All within a transaction given."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from sacredwire.engine.chain import chained, end_line
from sacredwire.errors import StoreError
from sacredwire.store.tables import games, inputs
from sacredwire.store.values import GameKind, NewGame, StoredGame, StoredInput, Written


class _Head(msgspec.Struct, frozen=True):
    """What the first line of a log says of the rules."""

    edition: str
    content: str
    engine: int


def begin(connection: Connection, game: str, new: NewGame, at: datetime) -> None:
    """Store a game that begins.

    Raises:
        StoreError: There is one of this id.
    """
    if connection.execute(select(games.c.id).where(games.c.id == game)).first():
        raise StoreError("store-game-exists", game=game)
    head = msgspec.json.decode(new.header, type=_Head)
    row = {"id": game, "kind": new.kind, "header": new.header, "closing": "", "begun": at}
    connection.execute(insert(games).values(**row, **msgspec.structs.asdict(head)))


def write(connection: Connection, added: Written, at: datetime) -> None:
    """Store further inputs of a game, and its end if they end it.

    Raises:
        StoreError: There is no such game, it is over, or it does not hold as many inputs as the writer has seen.
    """
    if added.begins:
        begin(connection, added.game, added.begins, at)
    header, running = _open_game(connection, added.game, added.seq)
    running = running or chained("", header)
    rows = []
    for seq, line in enumerate(added.lines, added.seq + 1):
        running = chained(running, line)
        rows.append({"game": added.game, "seq": seq, "line": line, "hash": running})
    if rows:
        connection.execute(insert(inputs), rows)
    if added.end:
        closing = end_line(bytes(added.end.result), added.end.state, running)
        connection.execute(update(games).where(games.c.id == added.game).values(closing=closing))


def _open_game(connection: Connection, game: str, seq: int) -> tuple[str, str]:
    """The header of a game that goes on, and the running hash of its last input; empty without inputs."""
    query = select(games.c.header, games.c.closing).where(games.c.id == game).with_for_update()
    row = connection.execute(query).first()
    if row is None:
        raise StoreError("store-no-game", game=game)
    if row.closing:
        raise StoreError("store-game-over", game=game)
    held = connection.execute(select(func.max(inputs.c.seq)).where(inputs.c.game == game)).scalar() or 0
    if held != seq:
        raise StoreError("store-stale-inputs", game=game, value=seq, expected=held)
    last = select(inputs.c.hash).where(inputs.c.game == game, inputs.c.seq == held)
    return row.header, connection.execute(last).scalar() or ""


def read(connection: Connection, game: str) -> StoredGame:
    """A game with all its inputs.

    Raises:
        StoreError: There is no such game.
    """
    row = connection.execute(select(games).where(games.c.id == game)).first()
    if row is None:
        raise StoreError("store-no-game", game=game)
    query = select(inputs.c.line, inputs.c.hash).where(inputs.c.game == game).order_by(inputs.c.seq)
    lines = tuple(StoredInput(line, running) for line, running in connection.execute(query))
    return StoredGame(row.id, row.kind, row.edition, row.content, row.engine, row.header, lines, row.closing)


def open_ids(connection: Connection, kind: GameKind) -> Sequence[str]:
    """The games of a kind that go on, the oldest first."""
    query = select(games.c.id).where(games.c.kind == kind, games.c.closing == "")
    return connection.execute(query.order_by(games.c.begun, games.c.id)).scalars().all()
