"""Forms that people fill in at the table: TOML, or JSON, as plain values."""

import tomllib
from pathlib import Path
from typing import Any

from sacredwire.content.folders import not_toml
from sacredwire.content.refusal import Place
from sacredwire.content.strict_json import parse, read_bytes, shape

MAX_BYTES = 256 * 1024
"""The largest form that is read."""


def read_form(path: Path) -> dict[str, Any]:
    """The plain values of a form.

    Raises:
        ContentError: It is too large, or neither TOML nor JSON.
        OSError: It cannot be read.
    """
    return parse_form(read_bytes(path, MAX_BYTES), str(path))


def parse_form(data: bytes, file: str) -> dict[str, Any]:
    """The plain values of a form's bytes; what begins with a brace is JSON.

    Raises:
        ContentError: They are neither TOML nor JSON.
    """
    if data.lstrip().startswith(b"{"):
        return shape(parse(data, file), dict[str, Any], file)
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_toml(error, Place(file)) from error
