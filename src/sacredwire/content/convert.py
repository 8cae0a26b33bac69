"""Plain values of a table into typed rows, with an exact refusal of the first one that does not fit."""

import re
from collections.abc import Iterator
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from sacredwire.content.effects import Effect
from sacredwire.content.folders import FILE, Document
from sacredwire.content.refusal import Place, alike, refuse
from sacredwire.errors import ContentError

T = TypeVar("T", bound=msgspec.Struct)
OPS: dict[str, type[msgspec.Struct]] = {str(op.__struct_config__.tag): op for op in get_args(Effect)}
"""Every operation of an effect by the name it has in a file."""

MESSAGE = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
NAMED = re.compile(r"`(.*?)`")


def blocks_of(document: Document, key: str, place: Place) -> list[Document]:
    """The blocks of a table under a key, none if it has none.

    Raises:
        ContentError: Something else stands there.
    """
    blocks = document.get(key, [])
    if not (isinstance(blocks, list) and all(isinstance(block, dict) for block in blocks)):
        raise refuse("wrong-value", place._replace(field=key), got=blocks, expected=f"[[{key}]]")
    return blocks


def rows_of(blocks: list[Document], kind: type[T], place: Place, implied: Document) -> tuple[T, ...]:
    """The blocks of a table as rows of one kind.

    Raises:
        ContentError: A field that is unknown, missing or of the wrong type, or an unknown effect.
    """
    return tuple(row_of(block, kind, place, implied) for block in blocks)


def row_of(block: Document, kind: type[T], place: Place, implied: Document | None = None) -> T:
    """One block as a row of a kind; ``implied`` are fields that the table gives and the block may not name."""
    values = {key: value for key, value in block.items() if key != FILE}
    here = place._replace(file=block.get(FILE, place.file), row=str(block.get("id", place.row)))
    for key in implied or {}:
        if key in values:
            raise refuse(
                "unknown-field", here._replace(field=key), got=key, expected=alike(key, _fields(kind, implied))
            )
    try:
        return msgspec.convert(values | (implied or {}), type=kind)
    except msgspec.ValidationError as error:
        raise _refusal(str(error), values, kind, here, implied) from error


def _refusal(
    message: str, values: Document, kind: type[msgspec.Struct], place: Place, implied: Document | None
) -> ContentError:
    found = MESSAGE.fullmatch(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    names = NAMED.findall(what)
    got = _value_at(values, path)
    if what.startswith("Object contains unknown"):
        known = _fields(_kind_at(values, kind, path), implied)
        return refuse(
            "unknown-field", place._replace(field=_join(path, names[0])), got=names[0], expected=alike(names[0], known)
        )
    if what.startswith("Object missing required"):
        return refuse("missing-field", place._replace(field=_join(path, names[0])), expected=names[0])
    if what.startswith("Invalid value") and path.endswith(".op"):
        field = str(_steps(path)[0])
        known = [str(one.__struct_config__.tag) for one in _structs(get_type_hints(kind).get(field))]
        code = "unknown-effect" if field == "effects" else "unknown-piece"
        return refuse(code, place._replace(field=path), got=got, expected=", ".join(known))
    if what.startswith("Invalid enum value"):
        choices = ", ".join(_choices(values, kind, path))
        return refuse("wrong-value", place._replace(field=path), got=got, expected=choices)
    expected = what.removeprefix("Expected ").split(", got")[0].replace("`", "")
    return refuse("wrong-value", place._replace(field=path), got=got, expected=expected)


def _join(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field


def _steps(path: str) -> list[str | int]:
    return [int(part) if part.isdecimal() else part for part in re.findall(r"[\w-]+", path)]


def _value_at(values: Any, path: str) -> Any:
    for step in _steps(path):
        try:
            values = values[step]
        except (KeyError, IndexError, TypeError):
            return ""
    return values


def _choices(values: Document, kind: type[msgspec.Struct], path: str) -> list[str]:
    field = next(str(step) for step in reversed(_steps(path)) if isinstance(step, str))
    return _literals(get_type_hints(_kind_at(values, kind, path)).get(field))


def _kind_at(values: Any, kind: type[msgspec.Struct], path: str) -> type[msgspec.Struct]:
    """The innermost struct that a path leads into: of the operations that may stand there, the one that is named."""
    hint: Any = kind
    for step in _steps(path):
        values = _value_at(values, str(step)) if isinstance(values, dict) else values[step]
        if isinstance(step, str):
            hint = get_type_hints(kind).get(step)
        if isinstance(values, dict):
            kind = next(_meant(hint, values), next(_structs(hint), kind))
    return kind


def _meant(hint: Any, values: Document) -> Iterator[type[msgspec.Struct]]:
    """Those structs of a field that bear the name which the values give."""
    for kind in _structs(hint):
        tag = kind.__struct_config__.tag_field
        if tag is not None and kind.__struct_config__.tag == values.get(tag):
            yield kind


def _structs(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs a field may hold."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from _structs(part)


def _fields(kind: type[msgspec.Struct], implied: Document | None) -> list[str]:
    """The fields that a file may name of a kind."""
    return [field.encode_name for field in msgspec.structs.fields(kind) if field.encode_name not in (implied or {})]


def _literals(hint: Any) -> list[str]:
    """The words a field may hold, or its dice: the only numbers that are listed one by one."""
    if get_origin(hint) is Literal:
        return [choice if isinstance(choice, str) else f"d{choice}" for choice in get_args(hint) if choice]
    return [choice for part in get_args(hint) for choice in _literals(part)]
