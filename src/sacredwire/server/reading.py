"""What comes from outside, read without trust: JSON of known shape, or a refusal that repeats none of it."""

from typing import Any, TypeVar

import msgspec

from sacredwire.content.strict_json import parse
from sacredwire.errors import ContentError, Param, SacredWireError, ServiceError

T = TypeVar("T")

LONGEST = 80
"""Letters of a parameter in an answer: nobody's message comes back whole."""


def read(data: bytes | str, kind: Any) -> Any:
    """The struct that a JSON text stands for.

    Args:
        data: The text.
        kind: The struct, or a union of them told apart by ``type``.

    Raises:
        ServiceError: ``message-broken``: no JSON, too deep, not a number, half a character; ``message-shape``: not of
            that shape, with the path of what is wrong.
    """
    try:
        raw = data.encode() if isinstance(data, str) else data
        value = parse(raw, "")
        return msgspec.convert(value, kind, strict=True)
    except (ContentError, UnicodeEncodeError, RecursionError) as error:
        raise ServiceError("message-broken") from error
    except msgspec.ValidationError as error:
        raise ServiceError("message-shape", field=_path(str(error))) from error


def _path(message: str) -> str:
    """Where a message of msgspec says the fault is: ``$.board.seed``."""
    _, at, path = message.rpartition(" - at `")
    return path.rstrip("`")[:LONGEST] if at else "$"


def safe(error: SacredWireError) -> tuple[str, dict[str, Param]]:
    """The code and parameters of an error as they may travel: short ones."""
    return error.code, {name: short(value) for name, value in error.params.items()}


def short(value: Param) -> Param:
    """A parameter that may travel."""
    if isinstance(value, int):
        return max(-(2**53), min(2**53, value))
    plain = value.encode("utf-8", "replace").decode()
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"
