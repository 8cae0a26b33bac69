"""Scene files: read as plain values, and written.

What a scene may say is described in ``docs/scenes.md``; here its TOML becomes plain values in which the game's notation
(``2d8``, ``d6``, ``4"``) is already a number, and back. ``sacredwire.play.scenes.format`` gives them their shape.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sacredwire.content.folders import KEBAB, not_toml, plain
from sacredwire.content.refusal import Place
from sacredwire.content.strict_json import read_bytes

MAX_BYTES = 2_000_000
"""The largest scene file that is read."""

Document = dict[str, Any]


def read_scene(path: Path) -> Document:
    """The plain values of a scene file.

    Raises:
        ContentError: It is too large or no TOML.
        OSError: It cannot be read.
    """
    return parse_scene(read_bytes(path, MAX_BYTES), str(path))


def parse_scene(data: bytes, file: str) -> Document:
    """The plain values of the bytes of a scene file.

    Raises:
        ContentError: They are no TOML.
    """
    try:
        document = tomllib.loads(data.decode("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_toml(error, Place(file)) from error
    return {key: plain(value) for key, value in document.items()}


def encode_scene(document: Mapping[str, Any]) -> str:
    """Plain values as the text of a scene file: single values first, then the tables."""
    return "".join(_table(document, ()))


def _table(values: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    tables = {key: value for key, value in values.items() if isinstance(value, Mapping)}
    blocks = {key: value for key, value in values.items() if _is_blocks(value)}
    for key, value in values.items():
        if key not in tables and key not in blocks:
            yield f"{_key(key)} = {_value(value)}\n"
    for key, value in tables.items():
        inner = (*path, _key(key))
        if not all(isinstance(one, Mapping) for one in value.values()) or not value:
            yield f"\n[{'.'.join(inner)}]\n"
        yield from _table(value, inner)
    for key, value in blocks.items():
        for block in value:
            yield f"\n[[{'.'.join((*path, _key(key)))}]]\n"
            yield from _table(block, (*path, _key(key)))


def _is_blocks(value: object) -> bool:
    """Whether a list is written as blocks of its own: tables at the top of the file."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, Mapping) and "id" in one for one in value)


def _key(key: str) -> str:
    return key if KEBAB.fullmatch(key.replace("_", "-")) else json.dumps(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case Mapping():
            return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case str() if "\n" in value and "'''" not in value:
            return f"'''\n{value}'''"
        case str() if '"' in value and "'" not in value and value.isprintable():
            return f"'{value}'"
        case _:
            return json.dumps(value, ensure_ascii=False)
