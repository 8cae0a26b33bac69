"""How a match opens: who is who, and what the mission generator gave, by name."""

from collections.abc import Iterator
from typing import TypeVar

from sacredwire.content.voice import Voice
from sacredwire.play.missions.scenario import ADVANTAGES, ROW_TABLES, RowTable
from sacredwire.play.missions.sides import role_name
from sacredwire.play.story_names import Names
from sacredwire.rules.state import Position, Rows, other

T = TypeVar("T")

TABLES = {table.field: table for table in (*ROW_TABLES, *ADVANTAGES)}
BLOCKS = (
    ("deployment",),
    ("loot_layout", "loot_modifier"),
    ("coworker_setup", "coworker_modifier"),
    ("faction", "timing", "spawn_place"),
    ("setup_advantages", "tactical_advantages"),
)
"""The lines of an opening after its roles: the rows that each of them names."""
NOTHING = "none"
"""The row of a table that gives nothing. Rule: R-96."""
MODIFIED = ("loot_layout", "coworker_setup")
"""Fields without whose row there is nothing to modify."""


def opening(text: Voice[T], position: Position) -> Iterator[T]:
    """The roles of both sides, a line for each block of rows in play, what lies in the center already.

    Args:
        text: The voice they are told in; sentences still want their first letter made large.
        position: The table as the match begins.

    Rule: K.roles, K.generator, K.markers, R-96.
    """
    names, first = Names(text, position), position.aggressor
    second = other(first)
    yield text.say(
        "account-roles",
        first=text.say(f"seat-{first}"),
        role=role_name(text, "aggressor", position.mission),
        second=text.say(f"seat-{second}"),
        other=role_name(text, "defender", position.mission),
    )
    for first_field, *fields in BLOCKS:
        named = list(_names(text, TABLES[first_field], position.rows))
        if first_field in MODIFIED and not named:
            continue
        named += [name for field in fields for name in _names(text, TABLES[field], position.rows)]
        if named:
            yield text.joined(named, " ")
    for marker in position.markers:
        if marker.place is not None:
            key, thing = names.own("story-objective-placed"), names.thing(marker.id)
            yield text.say(key, thing=thing, place=names.place(marker.place))


def _names(text: Voice[T], table: RowTable, rows: Rows) -> Iterator[T]:
    """The rows of a table in play, each with the table's name."""
    given: str | tuple[str, ...] = getattr(rows, table.field)
    for row in (given,) if isinstance(given, str) else given:
        if row not in ("", NOTHING):
            title = text.say(f"mission-table-{table.name}")
            yield text.say("account-row", table=title, row=text.name(f"{table.name}-{row}"))
