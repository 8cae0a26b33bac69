"""Edition folders: finding them, reading their TOML tables and laying a child over its parent.

An edition is a folder with an ``edition.toml``. It may extend another one and then holds only the tables that differ:
a block with an ``id`` of the parent changes the fields it names, a new ``id`` is a new row, ``remove = ["id"]`` drops
rows, and anything else that is named replaces what the parent says.
"""

import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from sacredwire.content.refusal import Place, refuse
from sacredwire.errors import ContentError

DATA = Path(__file__).parent / "data"
"""The packaged editions and texts."""

Document = dict[str, Any]
"""One table of an edition as plain values; each of its blocks remembers its file under ``FILE``."""

Documents = dict[str, Document]
"""The tables of an edition by name: the stem of their file."""

FILE = "@file"
PARTS = ("pieces", "rewards")
"""Lists of a mission's parts: no blocks of their own, they are replaced as a whole."""
ROOT = "edition"
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TIERS = {"2d4": 0, "2d6": 1, "2d8": 2, "2d10": 3, "2d12": 4}
DIE = re.compile(r"d(\d{1,3})")
SPOT = re.compile(r"at line (\d+), column (\d+)")
"""Where a TOML file cannot be read on, as the reader of the language says it."""
LENGTH = re.compile(r'(-?)(\d{1,3})(?:\.(\d{1,2}))?"')


def edition_ids(folder: Path | None = None) -> tuple[str, ...]:
    """The ids of every edition there is, the user's own folder included."""
    roots = [root for root in (folder, DATA) if root is not None and root.is_dir()]
    return tuple(sorted({found.parent.name for root in roots for found in root.glob(f"*/{ROOT}.toml")}))


def read_edition(edition: str, folder: Path | None = None) -> Documents:
    """Every table of an edition, its parents' included.

    Args:
        edition: The id of the edition: the name of its folder.
        folder: A folder of editions searched before the packaged ones.

    Raises:
        ContentError: An unknown edition, a circle of parents, or a file that is no table.
    """
    tables: Documents = {}
    for own in reversed(_lineage(edition, folder)):
        documents = _packaged(own) if own.parent == DATA else _own_tables(own)
        for stem, document in documents.items():
            tables[stem] = _over(tables.get(stem, {}), document, Place(f"{own.name}/{stem}.toml", stem))
    return tables


def _own_tables(own: Path) -> Documents:
    paths = [path for path in sorted(own.glob("*.toml")) if path.stem != ROOT]
    return {path.stem: _read(path, Place(f"{own.name}/{path.name}", path.stem)) for path in paths}


_packaged = lru_cache(_own_tables)
"""The tables of a packaged edition, which do not change while we run. Nothing may alter them."""


def _lineage(edition: str, folder: Path | None) -> list[Path]:
    found: list[Path] = []
    wanted: str | None = edition
    while wanted is not None:
        own = _folder(wanted, folder, found[-1] if found else None)
        if own in found:
            raise refuse("circle", Place(f"{found[-1].name}/{ROOT}.toml", field="extends"), got=wanted)
        found.append(own)
        wanted = _parent(own)
    return found


def _folder(edition: str, folder: Path | None, child: Path | None) -> Path:
    for root in (folder, DATA):
        if root is not None and re.fullmatch(r"\w[\w.-]*", edition) and (root / edition / f"{ROOT}.toml").is_file():
            return root / edition
    where = Place(f"{child.name}/{ROOT}.toml", field="extends") if child else Place("")
    raise refuse("unknown-edition", where, got=edition, expected=", ".join(edition_ids(folder)))


def _parent(own: Path) -> str | None:
    place = Place(f"{own.name}/{ROOT}.toml", ROOT)
    document = _toml(own / f"{ROOT}.toml", place)
    for key in document.keys() - {"extends"}:
        raise refuse("unknown-field", place._replace(field=key), got=key, expected="extends")
    parent = document.get("extends")
    if parent is not None and not isinstance(parent, str):
        raise refuse("wrong-value", place._replace(field="extends"), got=parent, expected="str")
    return parent


def _toml(path: Path, place: Place) -> Document:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise refuse("unreadable", place, got=error.strerror) from error
    except (ValueError, RecursionError) as error:  # not TOML, not UTF-8, a number of too many digits, too deep a nest
        raise not_toml(error, place) from error


def not_toml(error: Exception, place: Place) -> ContentError:
    """The refusal of a text that is no TOML: in our own words, with the line and the column."""
    if isinstance(error, UnicodeDecodeError):
        return refuse("not-text", place, got=error.start)
    found = SPOT.search(str(error))
    line, column = found.groups() if found else ("end", "end")
    return refuse("not-toml", place, line=line, column=column, twice="yes" if "overwrite" in str(error) else "no")


def _read(path: Path, place: Place) -> Document:
    document = _toml(path, place)
    dice = document.pop("roll_with", None)
    document = {key: plain(value) for key, value in document.items()}
    for key, blocks in document.items():
        if _is_blocks(blocks) and key not in PARTS:
            _stamp(blocks, place, identified=key not in ("behavior", "attacked"))
    return document if dice is None else {"roll_with": dice, **document}


def _is_blocks(value: object) -> bool:
    """Whether it is a list of blocks (``[[row]]``) and not of effects."""
    return isinstance(value, list) and bool(value) and all(isinstance(it, dict) and "op" not in it for it in value)


def _stamp(blocks: list[Document], place: Place, *, identified: bool) -> None:
    seen: set[object] = set()
    for block in blocks:
        block[FILE] = place.file
        if not identified:
            continue
        row = block.get("id")
        if not isinstance(row, str) or not KEBAB.fullmatch(row):
            raise refuse("wrong-value", place.at("?", "id"), got=row, expected="kebab-case")
        if row in seen:
            raise refuse("duplicate-id", place.at(row, "id"), got=row)
        seen.add(row)


def plain(value: Any) -> Any:
    """The game's notation as whole numbers: ``2d8`` a Die Tier, ``d6`` a die, ``4"`` a length in hundredths."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if not isinstance(value, str):
        return value
    if value in TIERS:
        return TIERS[value]
    if die := DIE.fullmatch(value):
        return int(die[1])
    if length := LENGTH.fullmatch(value):
        return int(length[1] + length[2] + (length[3] or "").ljust(2, "0"))
    return value


def _over(parent: Document, child: Document, place: Place) -> Document:
    merged = {key: value for key, value in parent.items() if key != "same_as" or "row" not in child}
    for row in _listed(child.get("remove", [])):
        held = {key: _without(value, row) for key, value in merged.items() if _is_blocks(value)}
        if all(len(rows) == len(merged[key]) for key, rows in held.items()):
            raise refuse("unknown-row", place._replace(field="remove"), got=row)
        merged |= held
    for key, value in child.items():
        if key != "remove":
            merged[key] = _rows_over(merged.get(key), value) if _is_blocks(value) else value
    return merged


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _without(blocks: list[Document], row: Any) -> list[Document]:
    return [block for block in blocks if block.get("id") != row]


def _rows_over(parent: Any, child: list[Document]) -> list[Document]:
    if not _is_blocks(parent) or "id" not in child[0]:
        return child
    changes = {row["id"]: row for row in child}
    kept = [row | changes.pop(row["id"], {}) for row in parent]
    return kept + list(changes.values())
