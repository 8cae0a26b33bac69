"""``sacredwire mission``: lists, rolls, shows and links missions."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from sacredwire.cli.files import Force, spare
from sacredwire.cli.mission_sheet import sheet
from sacredwire.cli.mission_source import (
    Found,
    check_mission_name,
    edition_named,
    find_mission,
    is_name,
)
from sacredwire.cli.mission_words import mission_data, tell_faults, tell_mission, tell_rules, tie_break
from sacredwire.cli.out import Out
from sacredwire.cli.rerolls import Reroll, rerolled, tell_rerolls
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.schema import Edition, Mission
from sacredwire.content.squads import Squad
from sacredwire.errors import ContentError
from sacredwire.play.dice import SeededDice
from sacredwire.play.missions.generator import Standing, reroll
from sacredwire.play.missions.links import MOST_GAP, has_link, write_link
from sacredwire.play.missions.rolled import roll_mission
from sacredwire.play.missions.scenario import Scenario, mission_rule
from sacredwire.play.missions.scenario_files import scenario_text

app = typer.Typer()

MOST_EVIDENCE, MOST_LEADS = 10, 999

EditionId = Annotated[str, typer.Option(metavar="ID")]
Seed = Annotated[int, typer.Option(metavar="N", min=0)]
Evidence = Annotated[int | None, typer.Option(metavar="N", min=0, max=MOST_EVIDENCE)]
Leads = Annotated[int | None, typer.Option(metavar="N", min=0, max=MOST_LEADS)]


@app.command("list")
def list_missions(ctx: typer.Context, edition: EditionId = "") -> None:
    """List the missions of every edition, those of the user's own among them."""
    out = Out.of(ctx)
    editions = [load_edition(one, out.content) for one in ([edition] if edition else edition_ids(out.content))]
    missions = {row.id: row for one in editions for row in one.missions}
    told = [_listed(out, row, editions) for row in missions.values()]
    for row in missions.values():
        name = out.text.name(f"mission-{row.id}")
        out.say(
            "mission-listed",
            id=row.id,
            name=name,
            roll=row.roll,
            trigger=row.trigger,
            edition=_elsewhere(row, editions, edition),
        )
    out.data(told)


def _elsewhere(row: Mission, editions: list[Edition], asked: str) -> str:
    """The edition that has to be named to play a mission; "none" where the usual one has it, or one was asked for."""
    own = [one.id for one in editions if any(mission.id == row.id for mission in one.missions)]
    return "none" if asked or Squad().edition in own else own[0]


def _listed(out: Out, row: Mission, editions: list[Edition]) -> dict[str, object]:
    own = [one.id for one in editions if any(mission.id == row.id for mission in one.missions)]
    return {
        "id": row.id,
        "name": out.text.name(f"mission-{row.id}"),
        "roll": row.roll,
        "trigger": row.trigger,
        "editions": own,
    }


@app.command()
def roll(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(metavar="LINK")] = "",
    seed: Annotated[int | None, typer.Option(metavar="N", min=0)] = None,
    edition: EditionId = "",
    mission: EditionId = "",
    gap: Annotated[int | None, typer.Option(metavar="N", min=0, max=MOST_GAP)] = None,
    blue_evidence: Evidence = None,
    blue_leads: Leads = None,
    amber_evidence: Evidence = None,
    amber_leads: Leads = None,
    reroll_rows: Annotated[list[str] | None, typer.Option("--reroll", metavar="ROW")] = None,
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    force: Force = False,
) -> None:
    """Roll a mission on every table, or rows of a given one anew; the same seed gives the same mission."""
    out = Out.of(ctx)
    number = secrets.randbelow(2**32) if seed is None else seed
    gathered = (blue_evidence, blue_leads, amber_evidence, amber_leads)
    counts = [count or 0 for count in gathered]
    has_squads = any(count is not None for count in gathered)
    if has_squads and gap is not None:
        raise ContentError("mission-gap-twice", gap=gap)
    if source and (mission or has_squads or gap is not None):
        raise ContentError("mission-given-twice", source=source)
    squads = (Standing(*counts[:2]), Standing(*counts[2:])) if has_squads else None
    found = _found(out, source, edition, number) if source else _rolled(out, edition, number, squads, gap or 0, mission)
    scenario, changes = found.scenario, list[Reroll]()
    for place, what in enumerate(reroll_rows or (), start=1):
        anew = reroll(found.edition, scenario, what, SeededDice(number, f"reroll {place}"))
        changes += rerolled(out.text, found.edition, what, scenario, anew)
        scenario = anew
    if out_file is not None:
        _write(out, out_file, scenario, force)
    tell_mission(out, found.edition, scenario)
    tell_rerolls(out, changes)
    _tell_link(out, found.edition, scenario)
    out.say("mission-seed", seed=str(number))
    tell_faults(out, found.faults)
    rerolls = [change._asdict() for change in changes]
    out.data(_answer(out, found._replace(scenario=scenario)) | {"seed": number, "rerolled": rerolls})


def _rolled(
    out: Out, edition: str, seed: int, squads: tuple[Standing, Standing] | None, gap: int, mission: str
) -> Found:
    rules = load_edition(edition or Squad().edition, out.content)
    if mission:
        check_mission_name(out, rules, mission)
    return Found(rules, roll_mission(rules, seed, squads, gap, mission))


@app.command()
def show(ctx: typer.Context, mission: str, edition: EditionId = "", seed: Seed = 1) -> None:
    """Show a mission's rules, and of a link, a file or a seed what the tables gave."""
    out = Out.of(ctx)
    if not is_name(mission):
        found = _found(out, mission, edition, seed)
        tell_mission(out, found.edition, found.scenario)
        _tell_link(out, found.edition, found.scenario)
        tell_rules(out, found.edition, found.scenario.mission)
        tell_faults(out, found.faults)
        out.data(_answer(out, found) | _rules_data(out, found.edition, found.scenario.mission))
        return
    rules = load_edition(edition or Squad().edition, out.content)
    check_mission_name(out, rules, mission)
    tell_rules(out, rules, mission)
    out.data({"mission": mission} | _rules_data(out, rules, mission))


@app.command()
def link(
    ctx: typer.Context,
    mission: str,
    edition: EditionId = "",
    seed: Seed = 1,
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    force: Force = False,
) -> None:
    """Write the link of a mission of ours, or read one, name what is wrong with it, and write it whole."""
    out = Out.of(ctx)
    found = _found(out, mission, edition, seed)
    if out_file is not None:
        _write(out, out_file, found.scenario, force)
    out.line(found.base + write_link(found.edition, found.scenario))
    tell_faults(out, found.faults)
    out.data(_answer(out, found))


def _found(out: Out, given: str, edition: str, seed: int) -> Found:
    return find_mission(out, given, edition or edition_named(out, given) or Squad().edition, seed)


def _answer(out: Out, found: Found) -> dict[str, object]:
    faults = [fault._asdict() for fault in found.faults]
    return mission_data(out.text, found.edition, found.scenario) | {"base": found.base, "faults": faults}


def _tell_link(out: Out, rules: Edition, scenario: Scenario) -> None:
    if has_link(rules, scenario):
        out.say("mission-link", link=write_link(rules, scenario))


def _rules_data(out: Out, rules: Edition, mission: str) -> dict[str, object]:
    rule = mission_rule(rules, mission)
    return {"rule": rule, "rules": list(out.text.steps(rule)), "tie_break": tie_break(out.text, rules, mission)}


def _write(out: Out, path: Path, scenario: Scenario, force: bool) -> None:
    """Write a mission file, over another one only when forced."""
    spare(path, force)
    path.write_text(scenario_text(scenario), encoding="utf-8")
    out.note("mission-written", file=str(path))


app.command("sheet")(sheet)
