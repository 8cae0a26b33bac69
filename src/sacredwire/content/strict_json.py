"""JSON files from outside, read without trust: size, depth, numbers, repeated names and shape are checked.

Every refusal is a `ContentError` that names the file and, once it could be read at all, the field.
"""

import json
import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from sacredwire.errors import ContentError

T = TypeVar("T")

DEEPEST = 24
"""Levels of nesting; our own files need six, a builder's eight."""

LARGEST_NUMBER = 2**53
"""Beyond it a number is not the same in every program that reads JSON; times of day in thousandths stay far below."""

_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]')
_AT = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>\$.*)`)?$", re.DOTALL)
_EXPECTED = re.compile(r"Expected `(?P<expected>[^`]*)`.*?(?:, got `(?P<found>[^`]*)`)?$", re.DOTALL)
_FIELD = re.compile(r"Object (?P<how>missing required|contains unknown) field `(?P<name>[^`]*)`")
_VALUE = re.compile(r"Invalid enum value (?P<value>.*)$", re.DOTALL)


def read_bytes(path: Path, limit: int) -> bytes:
    """The bytes of a file that is not larger than ``limit``.

    Raises:
        ContentError: It is larger.
        OSError: It cannot be read.
    """
    with path.open("rb") as stream:
        data = stream.read(limit + 1)
    if len(data) > limit:
        raise ContentError("json-too-large", file=str(path), limit=limit // 1024)
    return data


class _NoNumber(str):
    """What JSON does not know and many write nevertheless: NaN, Infinity, -Infinity."""

    __slots__ = ()


def parse(data: bytes, file: str, *, examine: bool = True) -> Any:
    """The value a JSON text stands for.

    Args:
        data: The whole file.
        file: Its name, for the error.
        examine: Whether its numbers and letters are looked at here; one who looks at each field can say more of them.

    Raises:
        ContentError: It is no UTF-8, no JSON, too deep or names a field twice; examined, also where it holds NaN, an
            infinite or a huge number, or half a character.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError("json-not-text", file=file, byte=error.start) from error
    if _depth(data) > DEEPEST:
        raise ContentError("json-too-deep", file=file, limit=DEEPEST)

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            names = [name for name, _ in pairs]
            raise ContentError("json-repeated", file=file, field=next(n for n in names if names.count(n) > 1)[:80])
        return found

    try:
        constant = _NoNumber if examine else float
        value = json.loads(text, parse_constant=constant, parse_int=_whole, object_pairs_hook=unique)
    except json.JSONDecodeError as error:
        raise ContentError("json-broken", file=file, line=error.lineno, column=error.colno) from error
    if examine:
        _examine(value, file, "$")
    return value


def shape(value: Any, kind: type[T], file: str, at: str = "$") -> T:
    """The value as a ``kind``, a struct for instance.

    Args:
        value: What `parse` gave, or a part of it.
        kind: The type it must have.
        file: For the error.
        at: The path of ``value`` inside the file, for the error.

    Raises:
        ContentError: A field is missing, unknown, of another type or not among the allowed values.
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        what, path = _split(error)
        inside = _with_indices(value, kind, path)[1:]
        raise _refusal(what, file, at + inside, _allowed(kind, _names(inside))) from error


def _whole(digits: str) -> float:
    """A whole number; one of thousands of digits, more than Python reads, is as good as endless."""
    try:
        return int(digits)
    except ValueError:
        return float(digits)


def _depth(data: bytes) -> int:
    deepest = depth = 0
    for token in _TOKEN.finditer(data):
        match token.group():
            case b"[" | b"{":
                depth += 1
                deepest = max(deepest, depth)
            case b"]" | b"}":
                depth -= 1
            case _:
                pass  # a whole text, whose brackets are letters
    return deepest


def _examine(value: Any, file: str, path: str) -> None:
    match value:
        case dict():
            for name, inner in value.items():
                _examine(name, file, path)
                _examine(inner, file, f"{path}.{name}")
        case list():
            for index, inner in enumerate(value):
                _examine(inner, file, f"{path}[{index}]")
        case _NoNumber():
            raise ContentError("json-no-number", file=file, field=path, value=str(value))
        case str():
            if any("\ud800" <= letter <= "\udfff" for letter in value):
                raise ContentError("json-half-character", file=file, field=path.encode(errors="replace").decode())
        case int() | float() if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            raise ContentError("json-huge-number", file=file, field=path)
        case _:
            pass


def _split(error: msgspec.ValidationError) -> tuple[str, str]:
    found = _AT.match(str(error))
    assert found  # the pattern matches any text
    return found["what"], found["path"] or "$"


def _with_indices(value: Any, kind: type[Any], path: str) -> str:
    """The path with the places in its lists, which msgspec writes as ``[...]``: the first element that fails alone."""
    while (cut := path.find("[...]")) >= 0:
        names = _names(path[1:cut])
        elements = _inside(value, names)
        for index, element in enumerate(elements):
            alone = _replaced(value, names, [element])
            try:
                msgspec.convert(alone, kind)
            except msgspec.ValidationError:
                value = _replaced(value, names, [element] * (index + 1))
                path = f"{path[:cut]}[{index}]{path[cut + 5 :]}"
                break
        else:
            return path
    return path


def _names(path: str) -> list[str]:
    """The names of the fields, and the places in lists, that a path leads through."""
    return [name for name in re.split(r"[.\[\]]+", path) if name]


def _allowed(kind: type[Any], names: list[str]) -> str:
    """The words that may stand at a path, where only some may."""
    kinds = _parts(inspect.type_info(kind))
    for name in names:
        kinds = tuple(part for one in kinds for part in _parts(_under(one, name)))
    return ", ".join(str(word) for one in kinds if isinstance(one, inspect.LiteralType) for word in one.values)


def _under(kind: inspect.Type, name: str) -> inspect.Type:
    """What may stand under a name, or at a place, of a value of a kind."""
    match kind:
        case inspect.StructType():
            return next((field.type for field in kind.fields if field.encode_name == name), inspect.AnyType())
        case inspect.VarTupleType() | inspect.ListType():
            return kind.item_type
        case _:
            return inspect.AnyType()


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _inside(value: Any, names: list[str]) -> Any:
    for name in names:
        value = value[int(name)] if isinstance(value, list) else value[name]
    return value


def _replaced(value: Any, names: list[str], new: Any) -> Any:
    if not names:
        return new
    name, *rest = names
    if isinstance(value, list):
        return [_replaced(one, rest, new) if place == int(name) else one for place, one in enumerate(value)]
    return {**value, name: _replaced(value[name], rest, new)}


def _refusal(what: str, file: str, path: str, allowed: str) -> ContentError:
    if found := _FIELD.match(what):
        code = "json-missing" if found["how"].startswith("missing") else "json-unknown"
        return ContentError(code, file=file, field=f"{path}.{found['name']}")
    if found := _VALUE.match(what):
        return ContentError("json-value", file=file, field=path, found=found["value"].strip("'"), expected=allowed)
    found = _EXPECTED.match(what)
    expected, got = (found["expected"], found["found"]) if found else (what, None)
    kinds = [kind for kind in expected.split(" | ") if kind != "null"]
    said = {"kind": "-or-".join(sorted(kinds)), "or_null": "yes" if len(kinds) < len(expected.split(" | ")) else "no"}
    return ContentError("json-type", file=file, field=path, expected=expected, found=got or "?", **said)
