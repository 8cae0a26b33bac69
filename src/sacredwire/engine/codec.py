"""A state, or its procedures under way, as JSON and back: for snapshots, and for scenes of any moment."""

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from sacredwire.engine.frames import Frame, Secret, State
from sacredwire.engine.table import LEAVES, STEPS
from sacredwire.errors import LogError
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.state import Position


def encode_state(state: State) -> bytes:
    """A whole state as JSON, the same bytes for the same state everywhere."""
    return msgspec.json.encode(state)


def decode_state(data: bytes | str) -> State:
    """The state that `encode_state` wrote.

    Raises:
        LogError: The text is no state.
    """
    raw = _decoded(data, dict[str, msgspec.Raw])
    try:
        position, stack = raw["position"], raw["stack"]
    except KeyError as error:
        raise LogError("state-broken", reason=str(error)) from error
    secret = _decoded(raw.get("secret", msgspec.Raw(b"[]")), tuple[Secret, ...])
    books = _decoded(raw.get("books", msgspec.Raw(b"null")), Books | None)
    return State(_decoded(position, Position), decode_stack(bytes(stack)), secret, books)


def encode_stack(stack: tuple[Frame, ...]) -> str:
    """Procedures under way as JSON."""
    return msgspec.json.encode(stack).decode()


def decode_stack(data: bytes | str) -> tuple[Frame, ...]:
    """The procedures that `encode_stack` wrote.

    Raises:
        LogError: The text is no stack of procedures.
    """
    frames: tuple[Frame, ...] = _decoded(data, _stack_type())
    if not frames:
        raise LogError("state-broken", reason="[]")
    return frames


@cache
def _stack_type() -> Any:
    """A tuple of any frame, told apart by their tags."""
    kinds = sorted({*STEPS, *LEAVES}, key=lambda kind: kind.__name__)
    return tuple.__class_getitem__((reduce(or_, kinds), ...))


def _decoded(data: bytes | str | msgspec.Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise LogError("state-broken", reason=str(error)) from error
