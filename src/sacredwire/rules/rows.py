"""Whether an edition has the rows that a mission was given."""

from sacredwire.content.schema import Edition, Row
from sacredwire.errors import ContentError
from sacredwire.rules.state import Rows

TABLES = {
    "deployment": "deployments",
    "loot_layout": "loot_layouts",
    "loot_modifier": "loot_modifiers",
    "coworker_setup": "coworker_setups",
    "coworker_modifier": "coworker_modifiers",
    "timing": "timings",
    "faction": "factions",
    "spawn_place": "spawn_places",
    "setup_advantages": "setup_advantages",
    "tactical_advantages": "tactical_advantages",
}
"""The table of the edition for each field of rows."""

OPEN = ("timing", "faction", "spawn_place")
"""Fields that may stay empty: nobody arrives, or it is rolled when somebody does. Rule: R-87."""


def check_rows(edition: Edition, rows: Rows) -> None:
    """Refuses rows and units that the edition does not have.

    Raises:
        ContentError: ``mission-row`` or ``mission-number`` with the field, what it says and what it may say.

    Rule: K.generator, I.tiers.
    """
    for field, table in TABLES.items():
        known: tuple[Row, ...] = getattr(edition, table)
        given = getattr(rows, field)
        for row in (given,) if isinstance(given, str) else given:
            if row not in (one.id for one in known) and (row or field not in OPEN):
                raise ContentError("mission-row", field=field, value=row, expected=", ".join(one.id for one in known))
    units = {unit.roll for faction in edition.factions for unit in faction.units}
    coworkers = {0, *(unit.roll for unit in edition.coworkers.units)}
    for field, given_units, allowed in (("units", rows.units, units), ("coworker", (rows.coworker,), coworkers)):
        for number in given_units:
            if number not in allowed:
                expected = ", ".join(map(str, sorted(allowed)))
                raise ContentError("mission-number", field=field, value=str(number), expected=expected)
