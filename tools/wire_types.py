"""Writes the TypeScript types of all that travels: `web/src/protocol/wire.ts`, from the structs of `server/wire`.

What a server sends has all its fields, always, but those of a patch; what a client sends may leave out what has a
default. Run it after a change of the structs; a test fails until its output is committed.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sacredwire.content.keys import Part
from sacredwire.engine.events import Event
from sacredwire.engine.inputs import Action
from sacredwire.server.wire import asks, messages, rest, table, told

OUT = Path(__file__).parent.parent / "web" / "src" / "protocol" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from src/sacredwire/server/wire. Do not edit.\n"
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"Part": Part, "Event": Event, "Action": Action, "Offered": asks.Offered, "Waits": table.Waits}
"""Unions that a client speaks of by a name."""
OURS = {
    name
    for module in (asks, messages, rest, table, told)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and kind.__module__ == module.__name__
}
"""The structs of `server/wire`, whose docstrings go along; others change without the protocol."""

Schema = Mapping[str, Any]


def main() -> int:
    """Writes the file."""
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(types(), encoding="utf-8")
    return 0


def types() -> str:
    """The whole file."""
    sent = (messages.FromClient, *rest.BODIES)
    received = (messages.FromServer, *rest.ANSWERS)
    schemas, components = msgspec.json.schema_components((*sent, *received, *UNIONS.values()))
    ours = _reached(components, schemas[: len(sent)])
    theirs = _reached(components, schemas[len(sent) :])  # those of the unions among them
    blocks = [_declared(name, schema, sent_by_us=name in ours - theirs) for name, schema in sorted(components.items())]
    named = dict(zip(UNIONS, schemas[len(sent) + len(received) :], strict=True))
    named |= {"FromClient": schemas[0], "FromServer": schemas[len(sent)]}
    unions = [f"export type {name} = {_type(schema)};\n" for name, schema in named.items()]
    return "\n".join([HEAD, *blocks, *unions])


def _reached(components: Mapping[str, Schema], roots: Any) -> set[str]:
    """The names a schema leads to."""
    found: set[str] = set()
    waiting = list(_refs(list(roots)))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _refs(components[name])
    return found


def _refs(value: Any) -> Iterator[str]:
    match value:
        case {"$ref": str(ref)}:
            yield _named(ref)
        case dict():
            for key, one in value.items():
                if key != "mapping":
                    yield from _refs(one)
        case list() | tuple():
            for one in value:
                yield from _refs(one)
        case _:
            pass


def _named(ref: str) -> str:
    return ref.rpartition("/")[2]


def _declared(name: str, schema: Schema, *, sent_by_us: bool) -> str:
    """A struct or an enumeration by its name."""
    words = _comment(schema.get("description", "")) if name in OURS else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{words}export type {name} = {_type(schema)};\n"
    needed = set(schema.get("required", ()))
    lines = [f"{words}export interface {name} {{"]
    for field, one in schema["properties"].items():
        always = field in needed or ("default" in one and not sent_by_us)
        lines.append(f"  {_key(field)}{'' if always else '?'}: {_type(one)};")
    return "\n".join([*lines, "}\n"])


def _key(field: str) -> str:
    return field if field.isidentifier() else f'"{field}"'


def _comment(text: str) -> str:
    lines = text.strip().splitlines()
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(schema: Schema) -> str:
    """A type as an expression."""
    match schema:
        case {"$ref": ref}:
            return _named(ref)
        case {"anyOf": parts}:
            return " | ".join(dict.fromkeys(_type(part) for part in parts))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"type": "array"}:
            return _array(schema)
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"{{ [key: string]: {_type(values)} }}"
        case {"type": "object"}:
            return "{ [key: string]: unknown }"
        case {"type": str(word)}:
            return WORDS[word]
        case _:
            return "unknown"


def _array(schema: Schema) -> str:
    first = schema.get("prefixItems")
    if first:
        return f"[{', '.join(_type(one) for one in first)}]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    sys.exit(main())
