"""Loading an edition: its TOML tables become one frozen value that everything above asks."""

import hashlib
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from sacredwire.content import schema
from sacredwire.content.check import check_edition, check_rolls
from sacredwire.content.convert import blocks_of, row_of, rows_of
from sacredwire.content.folders import KEBAB, Document, Documents, edition_ids, read_edition
from sacredwire.content.refusal import Place, alike, refuse
from sacredwire.content.schema import Edition
from sacredwire.content.tables import COWORKERS, FACTION_PREFIX, MISSION_PREFIX, NAMES, NUMBERS, SWITCHES, TABLES, Table

__all__ = ["edition_ids", "load_edition"]


@lru_cache(maxsize=32)
def load_edition(edition: str, folder: Path | None = None) -> Edition:
    """An edition of the rules, whole and checked; read once and then kept.

    Args:
        edition: Its id, ``sacredwire-0.9`` for instance.
        folder: The user's own folder of editions, searched before the packaged ones.

    Raises:
        ContentError: Anything wrong in its files: file, table, row, field and what was expected there.
    """
    tables = _aliases(read_edition(edition, folder), edition)
    home = Place(edition)
    _refuse_strangers(tables, home)
    fields = _printed(tables, home)
    factions = [_faction(tables[stem], stem, home) for stem in sorted(tables) if stem.startswith(FACTION_PREFIX)]
    coworkers = _faction(_need(tables, COWORKERS, home), COWORKERS, home)
    found = Edition(
        id=edition,
        digest="",
        switches=row_of(_need(tables, SWITCHES, home), schema.Switches, _place(SWITCHES, home)),
        numbers=row_of(_need(tables, NUMBERS, home), schema.Numbers, _place(NUMBERS, home)),
        factions=tuple(sorted((faction for faction, _ in factions), key=lambda faction: faction.roll)),
        coworkers=coworkers[0],
        hostile_weapons=tuple(weapon for _, weapons in [*factions, coworkers] for weapon in weapons),
        missions=_missions(tables, home),
        names=_names(_need(tables, NAMES, home), home),
        **fields,
    )
    check_edition(found, folder)
    return msgspec.structs.replace(found, digest=digest_of(found))


def digest_of(edition: Edition) -> str:
    """The SHA-256 of an edition's numbers in canonical JSON: neither its id nor any text counts."""
    numbers = _told(msgspec.structs.replace(edition, id="", digest="", names=()))
    return hashlib.sha256(msgspec.json.encode(numbers, order="deterministic")).hexdigest()


def _told(value: Any) -> Any:
    """A value as plain JSON without fields at their default, so that a new field of the schema changes no digest."""
    if isinstance(value, msgspec.Struct):
        kept = {} if (tag := value.__struct_config__.tag) is None else {"op": tag}
        for name, default in _fields(type(value)):
            if (inner := getattr(value, name)) != default:
                kept[name] = _told(inner)
        return kept
    if isinstance(value, dict):
        return {key: _told(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_told(item) for item in value]
    return value


@lru_cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))


def _aliases(tables: Documents, edition: str) -> Documents:
    """A table that says ``same_as`` stands for another one."""
    for stem, document in tables.items():
        other = document.get("same_as", stem)
        if not isinstance(other, str) or other not in tables:
            raise refuse(
                "unknown-table",
                Place(f"{edition}/{stem}.toml", stem, field="same_as"),
                got=other,
                expected=alike(str(other), tables),
            )
    return {stem: tables[document.get("same_as", stem)] for stem, document in tables.items()}


def _refuse_strangers(tables: Documents, home: Place) -> None:
    known = {table.stem for table in TABLES} | {COWORKERS, SWITCHES, NUMBERS, NAMES}
    for stem in tables:
        if stem not in known and not stem.startswith((FACTION_PREFIX, MISSION_PREFIX)):
            raise refuse("unknown-table", _place(stem, home), got=stem, expected=_meant(stem, known))


def _meant(stem: str, known: set[str]) -> str:
    """The names a file may have been meant to bear; missions and factions have a file each."""
    kind, _, rest = stem.partition("-")
    heads = get_close_matches(kind, [MISSION_PREFIX.rstrip("-"), FACTION_PREFIX.rstrip("-")], cutoff=0.8)
    return f"{heads[0]}-{rest or '<id>'}.toml" if heads else alike(stem, known)


def _printed(tables: Documents, home: Place) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for table in TABLES:
        rows = _rows(_need(tables, table.stem, home), table, home)
        if table.key:
            fields.setdefault(table.field, {})[table.key] = rows
        else:
            fields[table.field] = fields.get(table.field, ()) + rows
    return fields


def _rows(document: Document, table: Table, home: Place) -> tuple[schema.Row, ...]:
    place = _place(table.stem, home)
    _only(document, {"row", "roll_with", "lowest"}, place)
    rows = rows_of(blocks_of(document, "row", place), table.type, place, table.implied)
    check_rolls(rows, document.get("roll_with", ""), document.get("lowest", 0), place)
    return tuple(sorted(rows, key=lambda row: (row.roll == 0, row.roll)))


def _names(document: Document, home: Place) -> tuple[schema.NamePool, ...]:
    place = _place(NAMES, home)
    _only(document, {"row"}, place)
    return rows_of(blocks_of(document, "row", place), schema.NamePool, place, {})


def _only(document: Document, known: set[str], place: Place) -> None:
    for key in document.keys() - known:
        raise refuse("unknown-field", place._replace(field=key), got=key, expected=alike(key, known))


def _faction(document: Document, stem: str, home: Place) -> tuple[schema.Faction, tuple[schema.Weapon, ...]]:
    place = _place(stem, home)
    units = rows_of(blocks_of(document, "unit", place), schema.Unit, place, {})
    weapons = rows_of(blocks_of(document, "weapon", place), schema.Weapon, place, {})
    behavior = rows_of(blocks_of(document, "behavior", place), schema.BehaviorRow, place, {})
    attacked = rows_of(blocks_of(document, "attacked", place), schema.BehaviorRow, place, {})
    check_rolls(units, "d6", 0, place)
    own = {key: value for key, value in document.items() if key not in ("unit", "weapon", "behavior", "attacked")}
    parts = {"units": units, "behavior": behavior, "attacked": attacked}
    return row_of(own, schema.Faction, place, parts), weapons


def _missions(tables: Documents, home: Place) -> tuple[schema.Mission, ...]:
    """One file a mission, whose id is in its name; those that are rolled come first, by their numbers."""
    found = [_mission(tables[stem], stem, home) for stem in sorted(tables) if stem.startswith(MISSION_PREFIX)]
    return tuple(sorted(found, key=lambda mission: (mission.roll == 0, mission.roll)))


def _mission(document: Document, stem: str, home: Place) -> schema.Mission:
    place, row = _place(stem, home), stem.removeprefix(MISSION_PREFIX)
    if not KEBAB.fullmatch(row):
        raise refuse("wrong-value", place._replace(field="id"), got=row, expected="kebab-case")
    return row_of(document, schema.Mission, place.at(row), {"id": row})


def _need(tables: Documents, stem: str, home: Place) -> Document:
    if stem not in tables:
        raise refuse("missing-table", _place(stem, home), expected=stem)
    return tables[stem]


def _place(stem: str, home: Place) -> Place:
    return Place(f"{home.file}/{stem}.toml", stem)
