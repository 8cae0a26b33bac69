"""Our own mission files: one JSON object with the fields of `Scenario` and the version of their shape."""

import json
from pathlib import Path
from typing import Any

import msgspec

from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition
from sacredwire.content.strict_json import shape
from sacredwire.engine.setup import NOTHING_ROLLED
from sacredwire.errors import ContentError
from sacredwire.play.missions.links import MOST_GAP, allowed
from sacredwire.play.missions.numbers import Field, fields, numbers_of, scenario_of
from sacredwire.play.missions.scenario import ADVANTAGES, LORE, ROW_TABLES, Scenario, is_finale
from sacredwire.rules.state import Rows

SCHEMA = 1
"""Version of the file's shape; a later one is refused."""


def scenario_text(scenario: Scenario) -> str:
    """The text of a mission file; reading it gives the same mission."""
    told = {"schema": SCHEMA} | msgspec.to_builtins(scenario)
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def parse_scenario(value: Any, file: str, folder: Path | None = None) -> Scenario:
    """The mission that a JSON value stands for.

    Args:
        value: What `strict_json.parse` gave.
        file: Its file, for the error.
        folder: The user's own content.

    Raises:
        ContentError: It is no mission, of another version, or names what its edition does not have.
    """
    told = shape(value, dict[str, Any], file)
    if "schema" not in told:
        raise ContentError("mission-no-schema", file=file)
    version = shape(told.pop("schema"), int, file, "$.schema")
    if version != SCHEMA:
        raise ContentError("mission-schema", file=file, found=version, known=SCHEMA)
    scenario = shape(told, Scenario, file)
    for name in Rows.__struct_fields__:
        if name not in told["rows"]:
            raise ContentError("json-missing", file=file, field=f"$.rows.{name}")
    check_scenario(load_edition(scenario.edition, folder), scenario)
    return scenario


def check_scenario(edition: Edition, scenario: Scenario) -> None:
    """Refuses a mission that the generator could not give.

    Raises:
        ContentError: ``mission-row``, ``mission-lacks`` or ``mission-number`` with field, value and what was expected.

    Rule: K.generator, K.gap, R-182, R-184.
    """
    numbers = numbers_of(edition, scenario)
    _number("gap", scenario.gap, 0, MOST_GAP)
    _number("lore", scenario.lore, 0, LORE - 1)
    if is_finale(edition, scenario.mission):
        if scenario.rows != NOTHING_ROLLED:
            raise ContentError("mission-finale-rows", mission=scenario.mission)
        return
    asked: dict[str, int] = {}
    for field in fields(edition, numbers, scenario.gap, scenario.mission):
        number = numbers.get(field.key)
        if number is None:
            raise ContentError("mission-lacks", field=field.name, expected=_expected(edition, field))
        if number not in field.numbers:
            raise ContentError(
                "mission-number", field=field.name, value=str(number), expected=_expected(edition, field)
            )
        asked[field.key] = number
    whole = scenario_of(edition, asked, scenario.gap, scenario.aggressor, scenario.mission)
    for name in Rows.__struct_fields__:
        found, wanted = getattr(scenario.rows, name), getattr(whole.rows, name)
        if found != wanted:
            raise ContentError("mission-number", field=name, value=_listed(found), expected=_listed(wanted))


def _expected(edition: Edition, field: Field) -> str:
    """What may stand in a field: the ids of a table's rows, of anything else its numbers."""
    table = next((one for one in (*ROW_TABLES, *ADVANTAGES) if one.name == field.name), None)
    return ", ".join(row.id for row in table.rows(edition) if row.roll in field.free) if table else allowed(field)


def _number(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ContentError("mission-number", field=field, value=str(value), expected=f"{low}–{high}")


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) or "–" if isinstance(value, tuple) else str(value)
