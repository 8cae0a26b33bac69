"""The printed tables of the sources, row by row, both languages paired by meaning."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent / "fixtures" / "sources"

ENGLISH_ROW = {
    "weapons/melee": {9: 10, 10: 9, 11: 12, 12: 11},
    "armor/light": {4: 5, 5: 4},
    "armor/medium": {4: 5, 5: 4},
    "armor/heavy": {2: 3, 3: 2},
}
"""R-50: the English tables print ten rows in another place than the Spanish ones."""


class Printed(NamedTuple):
    """A printed row: its place in the Spanish table, and its cells in both languages."""

    roll: int
    es: dict[str, Any]
    en: dict[str, Any]


def printed(name: str) -> list[Printed]:
    """The rows of a table such as ``weapons/melee``."""
    spanish, english = (_items(lang, name) for lang in ("es", "en"))
    moved = ENGLISH_ROW.get(name, {})
    return [Printed(n, row, english[moved.get(n, n) - 1]) for n, row in enumerate(spanish, 1)]


def document(lang: str, name: str) -> Any:
    """A source file as it stands."""
    return json.loads((ROOT / "tables-0.7.0" / lang / f"{name}.json").read_text(encoding="utf-8"))


def plain(cell: object) -> str:
    """A cell without its typesetting marks."""
    return str(cell).replace("`", "").replace("**", "")


def phrases(cell: str) -> list[str]:
    """The single statements of a cell, as printed; ``Repite 1s, 2s y 3s`` is one."""
    return [] if cell in ("", "-") else re.split(r", (?!\ds)", plain(cell))


def seed_rows(edition: str) -> Iterator[str]:
    """The table rows of the Spanish text of an edition, in its order."""
    file = {"hardwired-0.7": "hardwired28-0.7.0-es", "sacredwire-0.9": "sacredwire28-0.9.0-es"}[edition]
    yield from (ROOT / f"{file}.rows.txt").read_text(encoding="utf-8").splitlines()


def _items(lang: str, name: str) -> list[dict[str, Any]]:
    found = document(lang, name)
    rows = found["units"]["items"] if name.startswith("hostiles/") else found["items"]
    return [row | {"roll": int(roll)} if str(roll := row.get("roll")).isdecimal() else row for row in rows]
