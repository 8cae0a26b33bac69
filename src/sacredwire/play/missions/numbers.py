"""A mission as numbers, one for each die that gave it: the fields of the author's links.

The numbers are those of our own edition's tables; the tables of 0.7.0 and 0.7.3 are numbered alike.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

import msgspec

from sacredwire.content.schema import Edition, Row
from sacredwire.engine.setup import NOTHING_ROLLED
from sacredwire.errors import ContentError
from sacredwire.play.missions.scenario import (
    ADVANTAGES,
    LORE,
    ROW_TABLES,
    Scenario,
    arrival_tiers,
    bonus_table,
    coworker_units,
    fitting_units,
    is_finale,
    rolled_missions,
)
from sacredwire.rules.state import Rows, Seat

MISSION, LORE_KEY, COWORKER, UNIT, BONUS, BONUS_TABLE = "m", "ls", "cu", "hu", "ba", "bt"
"""Fields of a link that are no table of one row."""

BONUS_TABLES = (1, 2)
"""The number of the table that a bonus advantage is from: setup, tactical. Rule: R-181."""


class Field(NamedTuple):
    """One number of a mission.

    Attributes:
        key: Its field in a link.
        name: The word for what it says; a unit's ends in its place.
        rule: The rule that asks for it.
        numbers: What its die can show, as numbers of its table.
        taken: Those that are rolled again: repeats (R-92), and rows without room for what was given (R-182).
    """

    key: str
    name: str
    rule: str
    numbers: Collection[int]
    taken: frozenset[int] = frozenset()

    @property
    def free(self) -> list[int]:
        """The numbers it may get by a roll, in order; of a briefing use ``numbers``."""
        return [number for number in self.numbers if number not in self.taken]


def fields(
    edition: Edition,
    numbers: Mapping[str, int],
    gap: int,
    mission: str = "",
    given: Mapping[str, int] | None = None,
    *,
    fit: bool = False,
) -> Iterator[Field]:
    """The numbers of a mission in the order in which they are rolled.

    Each field is made from the numbers before it, so that ``numbers`` may be filled while this goes on.

    Args:
        edition: Whose tables.
        numbers: Those known by now.
        gap: The Evidence gap.
        mission: The mission's id; empty: it has a number, too.
        given: Numbers that are meant for later fields.
        fit: Whether a timing or a set-up of Coworkers that is rolled now must leave room for units already given.

    Rule: K.generator, K.gap, R-92, R-181, R-182.
    """
    if not mission:
        yield Field(MISSION, "mission", "K.generator", [row.roll for row in rolled_missions(edition)])
    given = numbers if given is None else given
    for table in ROW_TABLES:
        taken = _without_room(edition, table.field, given) if fit else frozenset[int]()
        yield Field(table.key, table.name, "K.generator", [row.roll for row in table.rows(edition)], taken)
    yield from _advantages(edition, numbers, gap, given)
    yield from _units(edition, numbers)
    yield Field(LORE_KEY, "lore", "K.generator", range(LORE))


def _advantages(edition: Edition, numbers: Mapping[str, int], gap: int, given: Mapping[str, int]) -> Iterator[Field]:
    """One of each table, and one more of either; no row twice. Rule: K.gap, R-92, R-181."""
    limits = edition.numbers
    if gap < limits.advantage_gap:
        return
    has_bonus = gap >= limits.bonus_gap
    for number, table in zip(BONUS_TABLES, ADVANTAGES, strict=True):
        repeats = has_bonus and given.get(BONUS_TABLE) == number and BONUS in given
        taken = frozenset({given[BONUS]}) if repeats else frozenset[int]()
        yield Field(table.key, table.name, "K.gap", [row.roll for row in table.rows(edition)], taken)
    if not has_bonus:
        return
    both = dict(zip(BONUS_TABLES, ADVANTAGES, strict=True))
    same = frozenset(number for number, table in both.items() if numbers[table.key] == given.get(BONUS))
    yield Field(BONUS_TABLE, "bonus-advantage", "R-181", BONUS_TABLES, same if len(same) < len(both) else frozenset())
    table = both[numbers[BONUS_TABLE]]
    rolls = [row.roll for row in table.rows(edition)]
    yield Field(BONUS, "bonus-advantage", "K.gap", rolls, frozenset({numbers[table.key]}))


def _without_room(edition: Edition, table: str, given: Mapping[str, int]) -> frozenset[int]:
    """Rows of the timing or of the Coworkers' set-up that have no room for the units given; none if all lack it.

    Rule: R-182.
    """
    rooms: dict[int, tuple[tuple[int, ...], ...]]
    if table == "coworker_setup":
        rooms = {row.roll: (coworker_units(edition, row.id),) for row in edition.coworker_setups}
        wanted = {0: given[COWORKER]} if COWORKER in given else {}
    elif table == "timing":
        any_faction = edition.factions[0].id
        rooms = {
            row.roll: tuple(fitting_units(edition, any_faction, tier) for tier in arrival_tiers(edition, row.id))
            for row in edition.timings
        }
        wanted = {int(key.removeprefix(UNIT)): number for key, number in given.items() if key.startswith(UNIT)}
    else:
        return frozenset()
    lacking = {
        roll
        for roll, room in rooms.items()
        if any(place >= len(room) or number not in room[place] for place, number in wanted.items())
    }
    return frozenset(lacking) if len(lacking) < len(rooms) else frozenset()


def _units(edition: Edition, numbers: Mapping[str, int]) -> Iterator[Field]:
    """A d2 within its tier for each hostile unit, and for the Coworkers'. Rule: I.deployment, I.tiers, R-182."""
    ids = {table.field: _id(table.rows(edition), numbers[table.key]) for table in ROW_TABLES}
    for place, tier in enumerate(arrival_tiers(edition, ids["timing"])):
        yield Field(f"{UNIT}{place}", f"unit-{place + 1}", "I.deployment", fitting_units(edition, ids["faction"], tier))
    yield Field(COWORKER, "coworker-unit", "K.coworkers", coworker_units(edition, ids["coworker_setup"]))


def numbers_of(edition: Edition, scenario: Scenario) -> dict[str, int]:
    """The numbers of a mission; what it leaves open has none, nor has a row that no die gives.

    Raises:
        ContentError: It names a row that the edition does not have.

    Rule: K.generator.
    """
    rows = scenario.rows
    found = {MISSION: _number(edition.missions, scenario.mission, "mission")}
    for table in ROW_TABLES:
        if row := getattr(rows, table.field):
            found[table.key] = _number(getattr(edition, table.table), row, table.field)
    for table in ADVANTAGES:
        for row in getattr(rows, table.field)[:1]:
            found[table.key] = _number(getattr(edition, table.table), row, table.field)
    if bonus := bonus_table(rows):
        found[BONUS_TABLE] = BONUS_TABLES[ADVANTAGES.index(bonus)]
        found[BONUS] = _number(getattr(edition, bonus.table), getattr(rows, bonus.field)[1], bonus.field)
    found |= {f"{UNIT}{place}": number for place, number in enumerate(rows.units)}
    found[COWORKER] = rows.coworker
    return {key: number for key, number in found.items() if number} | {LORE_KEY: scenario.lore}


def scenario_of(
    edition: Edition, numbers: Mapping[str, int], gap: int, aggressor: Seat | None = None, mission: str = ""
) -> Scenario:
    """The mission that has these numbers; they must be all there. Rule: K.generator, K.gap, R-96."""
    mission = mission or _id(edition.missions, numbers[MISSION])
    if is_finale(edition, mission):
        return Scenario(edition=edition.id, mission=mission, gap=gap, aggressor=aggressor, rows=NOTHING_ROLLED)
    units = tuple(number for key, number in numbers.items() if key.startswith(UNIT))
    given = {table.field: _id(table.rows(edition), numbers[table.key]) for table in ROW_TABLES}
    rows = msgspec.structs.replace(Rows(units=units, coworker=numbers[COWORKER]), **given)
    for kind, table in zip(BONUS_TABLES, ADVANTAGES, strict=True):
        keys = [table.key, *([BONUS] if numbers.get(BONUS_TABLE) == kind else [])]
        rolled = tuple(_id(table.rows(edition), numbers[key]) for key in keys if key in numbers)
        rows = msgspec.structs.replace(rows, **{table.field: rolled})
    lore = numbers[LORE_KEY]
    return Scenario(edition=edition.id, mission=mission, gap=gap, aggressor=aggressor, rows=rows, lore=lore)


def _id(rows: tuple[Row, ...], number: int) -> str:
    return next(row.id for row in rows if row.roll == number)


def _number(rows: tuple[Row, ...], row: str, field: str) -> int:
    found = next((one.roll for one in rows if one.id == row), None)
    if found is None:
        known = [one.id for one in rows if one.roll or field == "mission"]
        raise ContentError("mission-row", field=field, value=row, expected=", ".join(known))
    return found
