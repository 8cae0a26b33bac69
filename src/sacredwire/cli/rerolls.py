"""What was rolled anew of a mission, told even where the same fell again."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sacredwire.cli.out import Out
from sacredwire.content.schema import Edition
from sacredwire.content.text import Text
from sacredwire.play.missions.generator import UNITS
from sacredwire.play.missions.numbers import fields, numbers_of
from sacredwire.play.missions.scenario import ADVANTAGES, ROW_TABLES, Scenario


class Reroll(NamedTuple):
    """One number that was rolled anew: what it says, and what it was and is; empty where there was or is none."""

    what: str
    before: str
    after: str


def rerolled(text: Text, edition: Edition, what: str, before: Scenario, after: Scenario) -> Iterator[Reroll]:
    """What changed, what was asked for in any case. Rule: K.generator."""
    old, new = _told(text, edition, before), _told(text, edition, after)
    for name in dict.fromkeys((*new, *old)):
        was, now = old.get(name, ""), new.get(name, "")
        if was != now or name == what or (what == UNITS and _kind(name) == "unit"):
            yield Reroll(name, was, now)


def tell_rerolls(out: Out, changes: Iterable[Reroll]) -> None:
    """Tells each number that was rolled anew, from what to what."""
    for change in changes:
        table = out.text.say(f"mission-table-{_kind(change.what)}")
        place = change.what.removeprefix("unit-")
        title = f"{table} {place}" if place != change.what else table
        out.say("mission-rerolled", table=title, before=change.before or "none", after=change.after or "none")


def _told(text: Text, edition: Edition, scenario: Scenario) -> dict[str, str]:
    """Each number of a mission under the word by which it is rolled anew, rows with their names."""
    numbers = numbers_of(edition, scenario)
    told = {"mission": text.name(f"mission-{scenario.mission}")}
    for field in fields(edition, numbers, scenario.gap, scenario.mission):
        said = str(numbers[field.key])
        told[field.name] = f"{told[field.name]}, {said}" if field.name in told else said
    for table in (*ROW_TABLES, *ADVANTAGES):
        rows = getattr(scenario.rows, table.field)
        for row in rows[:1] if isinstance(rows, tuple) else (rows,):
            told[table.name] += f" ({text.name(f'{table.name}-{row}')})"
    for table in ADVANTAGES:
        for row in getattr(scenario.rows, table.field)[1:]:
            told["bonus-advantage"] = text.name(f"{table.name}-{row}")
    return told


def _kind(name: str) -> str:
    """The table of a word; hostile units are counted."""
    return "unit" if name.removeprefix("unit-").isdigit() else name
