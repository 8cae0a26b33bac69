"""Makes a mission sheet from a scenario, its edition and a language."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.content.schema import Edition, Faction, Mission, Row, Timing, UnitTier
from sacredwire.content.text import Text
from sacredwire.content.wording import row_text
from sacredwire.play.drawing.words import board_title
from sacredwire.play.missions.scenario import (
    ADVANTAGES,
    ROW_TABLES,
    RowTable,
    Scenario,
    before_rewards,
    is_finale,
    mission_rule,
)
from sacredwire.play.missions.sides import SIDES, Side, role_name, tie_said
from sacredwire.play.sheets.map import mission_map
from sacredwire.play.sheets.sheet import Band, Clause, Field, Headings, Line, Part, Sheet
from sacredwire.play.sheets.track import arrivals, track
from sacredwire.play.sheets.units import Arrival, band, summoned, terms
from sacredwire.rules.state import Seat, other

FINALE_TIERS: tuple[UnitTier, ...] = ("normal", "elite")
"""Who comes in a finale, of whatever faction a d6 gives at each arrival. Rule: R-87."""

BONUS = "bonus-advantage"
TIE = "K.tie-break"


def mission_sheet(edition: Edition, scenario: Scenario, board: Board, text: Text) -> Sheet:
    """The sheet of a mission.

    Args:
        edition: The scenario's edition.
        scenario: What the generator gave.
        board: The board it is played on.
        text: The reader's catalogue.
    """
    mission = next(row for row in edition.missions if row.id == scenario.mission)
    own = replace(scenario.rows, deployment=mission.deployment or scenario.rows.deployment)
    scenario = replace(scenario, rows=own)
    bands = _bands(edition, text, scenario)
    lang: Literal["es", "en"] = "es" if text.lang == "es" else "en"
    return Sheet(
        lang=lang,
        kicker=_kicker(text, mission),
        title=text.say(f"mission-{mission.id}"),
        edition=_edition(text, edition),
        fields=_fields(text, scenario, board),
        map=mission_map(edition, scenario, board, text),
        parts=_parts(edition, text, mission),
        rounds=track(edition, text, scenario),
        scores=tuple(text.say("sheet-score", role=role_name(text, role, mission.id)) for role in SIDES),
        lines=_lines(edition, text, scenario),
        advantages=_advantages(edition, text, scenario),
        bands=bands,
        terms=terms(text, _factions(edition, scenario)),
        headings=_headings(text),
        credit=text.say("sheet-credit"),
    )


def _kicker(text: Text, mission: Mission) -> str:
    if mission.trigger:
        return text.say("sheet-kicker-finale", evidence=text.say("evidences", count=mission.trigger))
    return text.say("sheet-kicker", number=mission.roll)


def _edition(text: Text, edition: Edition) -> str:
    key = f"edition-{edition.id.replace('.', '-')}"
    return text.say(key) if text.has(key) else edition.id


def _fields(text: Text, scenario: Scenario, board: Board) -> tuple[Field, ...]:
    """The head of the form; who is what stays empty where the squads decide it at the table. Rule: K.roles."""
    seats: dict[Side, Seat | None] = {"aggressor": scenario.aggressor, "defender": _defender(scenario)}
    roles = [
        Field(label=role_name(text, role, scenario.mission), value=text.say(f"seat-{seat}") if seat else "")
        for role, seat in seats.items()
    ]
    gap = Field(label=text.say("mission-table-gap"), value=str(scenario.gap))
    return (*roles, gap, Field(label=text.say("sheet-board"), value=board_title(board, text)))


def _defender(scenario: Scenario) -> Seat | None:
    return other(scenario.aggressor) if scenario.aggressor else None


def _parts(edition: Edition, text: Text, mission: Mission) -> tuple[Part, ...]:
    """The mission's sentences: rules, victory with its last step, what is paid. Rule: K.tie-break."""
    rule = mission_rule(edition, mission.id)
    clauses = tuple(Clause(rule=f"{rule}.{number}", says=said) for number, said in enumerate(text.steps(rule), start=1))
    first = before_rewards(mission, len(clauses))
    said = tie_said(text, mission)
    tie = (Clause(rule=TIE, says=said),) if said else ()
    if mission.trigger or not mission.victory:
        return (Part(title=text.say("sheet-part-rules"), clauses=(*clauses, *tie)),)
    cut = {"rules": clauses[: first - 1], "victory": (*clauses[first - 1 : first], *tie), "rewards": clauses[first:]}
    return tuple(Part(title=text.say(f"sheet-part-{name}"), clauses=part) for name, part in cut.items() if part)


def _lines(edition: Edition, text: Text, scenario: Scenario) -> tuple[Line, ...]:
    """The generator's rows, in the order in which they were rolled; none in a finale. Rule: K.generator, R-96."""
    if is_finale(edition, scenario.mission):
        return ()
    return tuple(
        line for table in ROW_TABLES for line in _rows(edition, text, table, (getattr(scenario.rows, table.field),))
    )


def _advantages(edition: Edition, text: Text, scenario: Scenario) -> tuple[Line, ...]:
    """What the gap gives the Defender. Rule: K.gap."""
    return tuple(
        line for table in ADVANTAGES for line in _rows(edition, text, table, getattr(scenario.rows, table.field))
    )


def _rows(edition: Edition, text: Text, table: RowTable, ids: Sequence[str]) -> tuple[Line, ...]:
    """The lines of the rows of one table; of two advantages the second is the bonus one."""
    by_id = {row.id: row for row in table.rows(edition)}
    return tuple(
        Line(
            table=text.say(f"mission-table-{BONUS if place else table.name}"),
            roll=str(by_id[one].roll or "–"),
            name=text.say(f"{table.name}-{one}"),
            does=_does(text, by_id[one], f"{table.name}-{one}"),
        )
        for place, one in enumerate(ids)
        if one in by_id
    )


def _does(text: Text, row: Row, key: str) -> str:
    """What a row does; of a timing, who comes when."""
    if not isinstance(row, Timing):
        return row_text(text, row, key)
    return " ".join(
        text.say(
            "sheet-spawns",
            round=spawn.round,
            tiers=" + ".join(text.say(f"unit-tier-{tier}") for tier in spawn.tiers),
        )
        for spawn in row.spawns
    )


def _factions(edition: Edition, scenario: Scenario) -> tuple[Faction, ...]:
    """Whose tables the sheet needs: the generator's faction, those it calls, the Coworkers; in a finale all six."""
    if is_finale(edition, scenario.mission):
        return edition.factions
    mine = [row for row in edition.factions if row.id == scenario.rows.faction]
    return (*mine, *_called(edition, summoned(mine, edition.factions)), edition.coworkers)


def _bands(edition: Edition, text: Text, scenario: Scenario) -> tuple[Band, ...]:
    """Hostiles and Coworkers with their profiles and tables. Rule: I.deployment, K.coworkers."""
    rows = scenario.rows
    if is_finale(edition, scenario.mission):
        anyone = [*(Arrival(0, tier) for tier in FINALE_TIERS), *summoned(edition.factions, edition.factions)]
        return tuple(band(edition, text, row, anyone, "hostiles") for row in edition.factions)
    mine = [faction for faction in edition.factions if faction.id == rows.faction]
    called = summoned(mine, edition.factions)
    bands = [band(edition, text, faction, arrivals(edition, scenario), "hostiles") for faction in mine]
    bands += [band(edition, text, other, called, "summoned") for other in _called(edition, called)]
    for setup in edition.coworker_setups:
        if setup.id == rows.coworker_setup and setup.tier:
            unit = next((unit.id for unit in edition.coworkers.units if unit.roll == rows.coworker), "")
            bands.append(band(edition, text, edition.coworkers, [Arrival(0, setup.tier, unit)], "coworkers"))
    return tuple(bands)


def _called(edition: Edition, called: Sequence[Arrival]) -> list[Faction]:
    """The factions of those who are called. Rule: R-86."""
    ids = {one.unit for one in called}
    return [faction for faction in edition.factions if any(unit.id in ids for unit in faction.units)]


def _headings(text: Text) -> Headings:
    columns = ("roll", "unit", "models", "combat", "defense", "wits", "health", "move", "weapon")
    return Headings(
        rows=text.say("sheet-rows"),
        advantages=text.say("sheet-advantages"),
        no_advantages=text.say("sheet-no-advantages"),
        rounds=text.say("sheet-rounds"),
        units=tuple(text.say(f"sheet-{column}") for column in columns),
        reactions=(
            text.say("sheet-roll"),
            text.say("situation-no-sight"),
            text.say("situation-sight"),
            text.say("situation-engaged"),
        ),
        terms=text.say("sheet-terms"),
        notes=text.say("sheet-notes"),
    )
