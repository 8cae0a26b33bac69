"""The shipped table of contests: the odds of every opposed roll of the game, worked out once.

`rules.dice.table` makes the rows and looks them up; this is only how they lie in the package.
"""

from importlib.resources import files

import msgspec

FILE = files("sacredwire.content") / "data" / "contests.json"


class ContestRow(msgspec.Struct, frozen=True, array_like=True):
    """One contest and the weight of each margin it can end with, by rising margin. Rule: C1.9, C4.16."""

    attacker: int
    defender: int
    attacker_rerolls: tuple[int, ...]
    defender_rerolls: tuple[int, ...]
    attacker_retry: bool
    defender_retry: bool
    margins: tuple[tuple[int, int], ...]


def encode_contests(rows: tuple[ContestRow, ...]) -> bytes:
    """The table as it is shipped: a JSON list with one contest a line."""
    return b"[\n" + b",\n".join(msgspec.json.encode(row) for row in rows) + b"\n]\n"


def load_contests() -> tuple[ContestRow, ...]:
    """The shipped table."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[ContestRow, ...])
