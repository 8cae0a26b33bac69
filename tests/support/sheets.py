"""Mission sheets for tests: of any mission and rows, on a board that is quick to draw."""

from functools import lru_cache

import msgspec

from sacredwire.content.boards import Board, Piece
from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition
from sacredwire.content.text import Text
from sacredwire.engine.setup import NOTHING_ROLLED
from sacredwire.play.missions.scenario import Scenario, is_finale
from sacredwire.play.sheets.build import mission_sheet
from sacredwire.play.sheets.sheet import Sheet
from sacredwire.rules.state import Rows, Seat

EDITION = "sacredwire-0.9"
LANGUAGES = ("es", "en")
BOARD = Board(
    id="one-tower",
    name="Torre",
    pieces=(Piece(id="tower-1", kind="tower", footprint=((400, 900), (700, 900), (700, 1200), (400, 1200)), top=300),),
)
ROWS = Rows(
    deployment="split",
    loot_layout="edge-stash",
    loot_modifier="heavy",
    coworker_setup="normal-loot",
    coworker_modifier="claustrophobic",
    timing="surge",
    faction="wave-callers",
    spawn_place="last-action-edge",
    setup_advantages=("terrain", "spawn-place"),
    tactical_advantages=("hostile-bias",),
)
"""Rows with the longest sentences; which of the tier's units come is open."""


@lru_cache
def text(lang: str) -> Text:
    """The catalogue of a language."""
    return Text(lang)


def edition(name: str = EDITION) -> Edition:
    """An edition."""
    return load_edition(name)


def scenario(mission: str, rows: Rows = ROWS, aggressor: Seat | None = "blue", gap: int = 4) -> Scenario:
    """A scenario of a mission; a finale has no rows."""
    given = NOTHING_ROLLED if is_finale(edition(), mission) else rows
    return Scenario(edition=EDITION, mission=mission, gap=gap, aggressor=aggressor, rows=given)


def sheet(mission: str, lang: str = "es", rows: Rows = ROWS, aggressor: Seat | None = "blue") -> Sheet:
    """The sheet of a mission."""
    return mission_sheet(edition(), scenario(mission, rows, aggressor), BOARD, text(lang))


def words(value: object) -> list[str]:
    """Every text of a sheet that somebody is to read; drawings and the language's name left out."""
    match value:
        case str():
            return [value] if value else []
        case tuple():
            return [said for inner in value for said in words(inner)]
        case msgspec.Struct():
            fields = (field for field in value.__struct_fields__ if field not in ("drawing", "sign", "lang"))
            return [said for field in fields for said in words(getattr(value, field))]
        case _:
            return []


def silent(made: Sheet) -> set[str]:
    """Texts of a sheet that it has no use for: titles of what there is none of, and of notes where there is no room."""
    titles = made.headings
    rows = set() if made.lines else {titles.rows, titles.advantages}
    return rows | {titles.notes} | ({titles.no_advantages} if made.advantages or rows else set())
