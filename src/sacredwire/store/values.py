"""What a store is told and what it answers: games as the lines of their logs, ledgers as their entries."""

import secrets
from collections.abc import Iterator
from datetime import datetime
from typing import Literal

import msgspec

from sacredwire.engine.chain import End, entry_line

GameKind = Literal["match", "postgame"]


def new_id() -> str:
    """An id that nobody has and nobody guesses: 128 bits as 32 hex digits."""
    return secrets.token_hex(16)


class NewGame(msgspec.Struct, frozen=True):
    """A game that begins: a match, or one squad's post-game.

    Attributes:
        kind: Which of the two.
        header: The first line of its log, without its end.
    """

    kind: GameKind
    header: str


class Written(msgspec.Struct, frozen=True):
    """What is added to a game, all of it or nothing.

    Attributes:
        game: Its id.
        seq: How many inputs it holds already.
        lines: The further inputs in the notation.
        end: Its result and final state, when these inputs end it.
        begins: The game itself, when it begins with them.
    """

    game: str
    seq: int = 0
    lines: tuple[str, ...] = ()
    end: End | None = None
    begins: NewGame | None = None


class StoredInput(msgspec.Struct, frozen=True):
    """An input as it is kept: its line in the notation and the whole running hash with it."""

    line: str
    hash: str


class StoredGame(msgspec.Struct, frozen=True):
    """A game as it is kept: the lines of its log.

    Attributes:
        id: Its id.
        kind: A match or a post-game.
        edition: Id of the edition it is played by.
        content: Digest of that edition's numbers.
        engine: Version of the engine that began it.
        header: The first line of its log.
        inputs: What it was fed with so far.
        closing: The last line of its log; empty while it goes on.
    """

    id: str
    kind: GameKind
    edition: str
    content: str
    engine: int
    header: str
    inputs: tuple[StoredInput, ...]
    closing: str = ""

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return bool(self.closing)

    def log(self) -> Iterator[str]:
        """The lines of its log, their ends included, as ``sacredwire replay`` reads them."""
        yield self.header + "\n"
        yield from (entry_line(one.line, one.hash) + "\n" for one in self.inputs)
        if self.closing:
            yield self.closing + "\n"


class StoredCampaign(msgspec.Struct, frozen=True):
    """A campaign in the list of all.

    Attributes:
        id: Its id.
        name: As it was founded.
        edition: Id of the edition it is played by.
        content: Digest of that edition's numbers.
        entries: How many entries its ledger holds.
        founded: When it was founded.
        last: When the last entry was written.
    """

    id: str
    name: str
    edition: str
    content: str
    entries: int
    founded: datetime
    last: datetime


class LedgerRow(msgspec.Struct, frozen=True):
    """An entry of a ledger as it is kept.

    Attributes:
        seq: Its number, from 1.
        kind: The tag of the entry.
        body: The entry as JSON.
        at: When it was written.
        by: Who wrote it.
    """

    seq: int
    kind: str
    body: bytes
    at: datetime
    by: str


class Appended(msgspec.Struct, frozen=True):
    """What an append left in the ledger.

    Attributes:
        campaign: The ledger's campaign.
        rows: The entries that stand under the key.
        again: They stood there already: nothing was changed.
    """

    campaign: str
    rows: tuple[LedgerRow, ...]
    again: bool = False
