"""The lines of a log after its first, and the running hash that chains them. Whatever keeps inputs writes them so.

The running hash is SHA-256 over the hash before and the line's content; a line shows its first 16 hex digits (64 bits).
"""

import hashlib

import msgspec

SHOWN = 16
"""Hex digits of the running hash that a line shows."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line between the first and the last: an input and the running hash with it."""

    input: str
    hash: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the result as JSON, the digest of the final state, and the running hash with both."""

    result: msgspec.Raw
    state: str
    hash: str = ""


def chained(before: str, line: str) -> str:
    """The running hash with a further line; ``before`` is empty for the first."""
    return hashlib.sha256(f"{before}\n{line}".encode()).hexdigest()


def entry_line(given: str, running: str) -> str:
    """The line of an input in the notation, under the running hash with it."""
    return encoded(Entry(given, running[:SHOWN]))


def end_line(result: bytes, state: str, before: str) -> str:
    """The last line.

    Args:
        result: What came out, as JSON.
        state: The digest of the final state.
        before: The running hash up to the line before.
    """
    end = End(msgspec.Raw(result), state)
    return encoded(msgspec.structs.replace(end, hash=chained(before, encoded(end))[:SHOWN]))


def encoded(value: object) -> str:
    """A line's value as JSON text."""
    return msgspec.json.encode(value).decode()
