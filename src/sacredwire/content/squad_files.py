"""Our own squad files: one JSON object with the fields of `Squad`, and what a foreign format left with it.

Fields at their default may be missing. ``schema`` says the version: a later one is refused. ``foreign`` keeps the
object that another program wrote, so that an export to its format gives back what we have no place for.
"""

import json
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

import msgspec

from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition
from sacredwire.content.squads import SQUAD_SCHEMA, Item, ModelSheet, Squad
from sacredwire.content.strict_json import parse, read_bytes, shape
from sacredwire.errors import ContentError

LARGEST_FILE = 256 * 1024
"""Bytes of the largest squad file that is read; a full campaign squad takes ten thousand."""

MOST_MODELS = 20
"""A file of more is no squad, however illegal."""

_ALWAYS = {"schema", "edition", "name", "models", "contract", "array", "id", "stat", "amount"}


class Foreign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What another program wrote for a squad, whole: the ground that an export to its format is laid over."""

    format: Literal["builder"]
    object: dict[str, Any]


class SquadFile(msgspec.Struct, frozen=True):
    """A squad and what a foreign format left with it."""

    squad: Squad
    foreign: Foreign | None = None


def load_squad(path: Path, folder: Path | None = None) -> SquadFile:
    """Read one of our own squad files.

    Args:
        path: The file.
        folder: The user's own content, for editions that are not ours.

    Raises:
        ContentError: The file cannot be used: which field is wrong and what was expected there.
        OSError: It cannot be read.
    """
    return parse_squad(parse(read_bytes(path, LARGEST_FILE), str(path)), str(path), folder)


def parse_squad(value: Any, file: str, folder: Path | None = None) -> SquadFile:
    """The squad that a JSON value stands for.

    Args:
        value: What `strict_json.parse` gave.
        file: Its file, for the error.
        folder: The user's own content.

    Raises:
        ContentError: It is no squad, of another version, or names what its edition does not have.
    """
    fields = shape(value, dict[str, Any], file)
    if "schema" not in fields:
        raise ContentError("squad-builder" if _is_foreign(fields) else "squad-no-schema", file=file)
    version = shape(fields["schema"], int, file, "$.schema")
    if version > SQUAD_SCHEMA:
        raise ContentError("squad-later", file=file, found=version, known=SQUAD_SCHEMA)
    if version != SQUAD_SCHEMA:
        raise ContentError("squad-schema", file=file, found=version, known=SQUAD_SCHEMA)
    models = shape(fields.get("models", []), list[Any], file, "$.models")
    if len(models) > MOST_MODELS:
        raise ContentError("squad-models", file=file, found=len(models), limit=MOST_MODELS)
    foreign = fields.pop("foreign") if "foreign" in fields else None
    squad = shape(fields, Squad, file)
    edition = load_edition(squad.edition, folder)
    _refuse_negative(squad, file)
    for path, table, word in _words(squad):
        if word and word not in (known := _ids(edition, table)):
            near = ", ".join(get_close_matches(word, known, 3, 0.5))
            raise ContentError("squad-unknown", file=file, field=path, found=word, near=near or "–")
    return SquadFile(squad, shape(foreign, Foreign, file, "$.foreign") if foreign is not None else None)


def squad_text(file: SquadFile) -> str:
    """The text of a squad file, fields at their default left out; reading it gives the same squad."""
    told = plain(file.squad)
    if file.foreign is not None:
        told["foreign"] = msgspec.to_builtins(file.foreign)
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def save_squad(path: Path, file: SquadFile) -> None:
    """Write a squad file.

    Raises:
        OSError: It cannot be written.
    """
    path.write_text(squad_text(file), encoding="utf-8")


def plain(value: Any) -> Any:
    """A squad, or a part of one, as JSON values, fields at their default left out."""
    if isinstance(value, msgspec.Struct):
        told = {field.name: getattr(value, field.name) for field in msgspec.structs.fields(value)}
        defaults = {field.name: field.default for field in msgspec.structs.fields(value)}
        return {name: plain(one) for name, one in told.items() if name in _ALWAYS or one != defaults[name]}
    return [plain(one) for one in value] if isinstance(value, tuple) else value


def _is_foreign(fields: dict[str, Any]) -> bool:
    if any(name.startswith("h28-") for name in fields):
        return True
    models = fields.get("models")
    return isinstance(models, list) and any(isinstance(one, dict) and "archetype" in one for one in models)


def _refuse_negative(squad: Squad, file: str) -> None:
    numbers: list[tuple[str, int | None]] = [("$.subs", squad.subs), ("$.leads", squad.leads)]
    for index, sheet in enumerate(squad.models):
        at = f"$.models[{index}]"
        numbers += [(f"{at}.{name}", getattr(sheet, name)) for name in ("merits", "promotions", "wounds", "base_mm")]
    numbers += [(f"{path}.paid", item.paid) for path, item in _items(squad)]
    for path, number in numbers:
        if number is not None and number < 0:
            raise ContentError("squad-negative", file=file, field=path, found=number)


def _items(squad: Squad) -> Iterator[tuple[str, Item]]:
    places: list[tuple[str, tuple[Item, ...]]] = [("$.locker", squad.locker)]
    places += [(f"$.models[{index}].items", sheet.items) for index, sheet in enumerate(squad.models)]
    return ((f"{place}[{index}]", item) for place, items in places for index, item in enumerate(items))


def _words(squad: Squad) -> Iterator[tuple[str, str, str]]:
    """Every id that a squad names: where, of which table, which word."""
    for path, item in _items(squad):
        yield f"{path}.id", "items", item.id
    for index, sheet in enumerate(squad.models):
        yield from ((f"$.models[{index}].{path}", table, word) for path, table, word in _sheet_words(sheet))


def _sheet_words(sheet: ModelSheet) -> Iterator[tuple[str, str, str]]:
    yield "contract", "contracts", sheet.contract
    yield "array", "arrays", sheet.array
    for name in ("powers", "lost_powers"):
        for index, power in enumerate(getattr(sheet, name)):
            yield f"{name}[{index}]", "powers", power


def _ids(edition: Edition, table: str) -> list[str]:
    items = ("weapons", "grenades", "armor", "gear", "consumables", "cybernetics")
    return [row.id for name in (items if table == "items" else (table,)) for row in getattr(edition, name)]
