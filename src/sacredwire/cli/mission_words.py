"""A generated mission in words: who is who, what each table gave, who arrives when, and its link."""

from collections.abc import Iterable, Iterator

import msgspec

from sacredwire.cli.account import edition_name
from sacredwire.cli.out import Out
from sacredwire.content.schema import Edition, Faction, Row
from sacredwire.content.text import Text
from sacredwire.content.wording import row_text
from sacredwire.play.missions.links import GAP, Fault, has_link, write_link
from sacredwire.play.missions.numbers import BONUS, BONUS_TABLE, COWORKER, LORE_KEY, MISSION, UNIT
from sacredwire.play.missions.scenario import (
    ADVANTAGES,
    ROW_TABLES,
    RowTable,
    Scenario,
    arrival_rounds,
    arrival_tiers,
    before_rewards,
    is_finale,
    mission_named,
    mission_rule,
)
from sacredwire.play.missions.sides import tie_said

TITLES = {table.key: table.name for table in (*ROW_TABLES, *ADVANTAGES)} | {
    GAP: "gap",
    MISSION: "mission",
    BONUS: "bonus-advantage",
    BONUS_TABLE: "bonus-advantage",
    COWORKER: "coworker-unit",
    LORE_KEY: "lore",
}
"""What each field of a link says; those of hostile units are counted."""


def tell_mission(out: Out, edition: Edition, scenario: Scenario) -> None:
    """Tells a mission: title, roles, each row with what it does, arrivals, Coworkers."""
    text = out.text
    out.say(
        "mission-title", mission=text.name(f"mission-{scenario.mission}"), edition=edition_name(out, scenario.edition)
    )
    aggressor = text.say(f"seat-{scenario.aggressor}") if scenario.aggressor else "none"
    out.say("mission-roles", gap=scenario.gap, aggressor=aggressor)
    if is_finale(edition, scenario.mission):
        out.say("mission-finale")
        return
    for line in (*_rows(text, edition, scenario), *_units(text, edition, scenario)):
        out.line(f"  {line}")


def tell_rules(out: Out, edition: Edition, mission: str) -> None:
    """Tells the rules of a mission, sentence by sentence."""
    rule = mission_rule(edition, mission)
    out.line("")
    out.say("mission-rules", mission=out.text.name(f"mission-{mission}"), rule=rule)
    steps = list(out.text.steps(rule))
    if said := tie_break(out.text, edition, mission):
        steps.insert(before_rewards(mission_named(edition, mission), len(steps)), f"{said} (K.tie-break)")
    for step in steps:
        out.line(f"  {step}")


def tie_break(text: Text, edition: Edition, mission: str) -> str | None:
    """What decides a tie, in a mission whose last step of judging is the Defender. Rule: K.tie-break."""
    return tie_said(text, mission_named(edition, mission))


def tell_faults(out: Out, faults: Iterable[Fault]) -> None:
    """Tells beside the answer what was wrong with a link, and what holds instead."""
    for fault in faults:
        table = "unit" if fault.problem != "unknown" and fault.field.startswith(UNIT) else TITLES.get(fault.field)
        title = out.text.say(f"mission-table-{table}") if table else "none"
        where = out.text.say("link-field", field=fault.field, title=title)
        expected, taken = fault.expected, fault.taken
        out.note(f"link-{fault.problem}", where=where, value=fault.value, expected=expected, taken=taken)


def mission_data(text: Text, edition: Edition, scenario: Scenario) -> dict[str, object]:
    """A mission as JSON: its fields, the names of what was rolled, the bonus advantage apart, and its link or None."""
    whole: dict[str, str] = {}
    for table, row in _given(scenario):
        whole["bonus-advantage" if table.name in whole else table.name] = _name(text, table, row)
    return {
        "scenario": msgspec.to_builtins(scenario),
        "name": text.name(f"mission-{scenario.mission}"),
        "names": whole,
        "link": write_link(edition, scenario) if has_link(edition, scenario) else None,
    }


def _given(scenario: Scenario) -> Iterator[tuple[RowTable, str]]:
    for table in ROW_TABLES:
        if row := getattr(scenario.rows, table.field):
            yield table, row
    for table in ADVANTAGES:
        for row in getattr(scenario.rows, table.field):
            yield table, row


def _name(text: Text, table: RowTable, row: str) -> str:
    return text.name(f"{table.name}-{row}")


def _rows(text: Text, edition: Edition, scenario: Scenario) -> Iterator[str]:
    """Each table's row, in the order of rolling; the second of a table of advantages is the bonus one."""
    seen: set[str] = set()
    for table, given in _given(scenario):
        row: Row = next(one for one in table.rows(edition) if one.id == given)
        yield text.say(
            "mission-row",
            table=text.say(f"mission-table-{table.name}"),
            roll=row.roll,
            name=_name(text, table, given),
            does=row_text(text, row, f"{table.name}-{given}") or "none",
            bonus="yes" if table.name in seen else "no",
        )
        seen.add(table.name)
    if not scenario.rows.setup_advantages and not scenario.rows.tactical_advantages:
        yield text.say("mission-no-advantages")


def _units(text: Text, edition: Edition, scenario: Scenario) -> Iterator[str]:
    """Who arrives in which round, late ones late, and who the Coworkers are. Rule: K.timing, R-147."""
    rows = scenario.rows
    faction = next((one for one in edition.factions if one.id == rows.faction), None)
    tiers, rounds = arrival_tiers(edition, rows.timing), arrival_rounds(edition, rows)
    for roll, tier, number in zip(rows.units, tiers, rounds, strict=True):
        assert faction is not None
        yield _unit(text, "mission-arrival", faction, roll, round=number, tier=text.say(f"unit-tier-{tier}"))
    yield _unit(text, "mission-coworkers", edition.coworkers, rows.coworker)


def _unit(text: Text, message: str, faction: Faction, roll: int, **told: str | int) -> str:
    unit = next(one for one in faction.units if one.roll == roll)
    groups = " + ".join(map(str, unit.groups))
    return text.say(message, roll=roll, unit=text.name(f"unit-{unit.id}"), models=groups, **told)
