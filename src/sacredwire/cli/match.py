"""``sacredwire match``: plays a whole match between two squads and tells it."""

from contextlib import ExitStack
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from sacredwire.bots.named import new_bot
from sacredwire.bots.player import Player
from sacredwire.cli.account import ending_of, result_data, tell_events, tell_head, tell_result
from sacredwire.cli.files import Force, spare
from sacredwire.cli.mission_source import check_mission_name, edition_named, find_mission
from sacredwire.cli.mission_words import tell_faults
from sacredwire.cli.out import Out
from sacredwire.content.board_files import load_board
from sacredwire.content.boards import Board
from sacredwire.content.foreign.builder import open_squads
from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.content.squads import Squad
from sacredwire.engine import missions
from sacredwire.engine.events import Event
from sacredwire.engine.log import LogWriter
from sacredwire.engine.match import new_match
from sacredwire.engine.setup import NOTHING_ROLLED, Setup
from sacredwire.errors import ContentError
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play, result_of
from sacredwire.play.missions.generator import Standing, standing
from sacredwire.play.missions.rolled import seats
from sacredwire.play.missions.scenario import Scenario, is_finale
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squad_check import check
from sacredwire.rules.state import SEATS, Rows, Seat


class Bot(StrEnum):
    """Who can decide for a seat."""

    RANDOM = "random"
    GREEDY = "greedy"


PLAIN = "extraction"
"""The mission played when none is named."""

SquadFile = Annotated[Path | None, typer.Option(metavar="FILE")]
RowId = Annotated[str, typer.Option(metavar="ID")]


def match(
    ctx: typer.Context,
    blue: SquadFile = None,
    amber: SquadFile = None,
    mission: RowId = "",
    scenario: Annotated[str, typer.Option(metavar="LINK")] = "",
    edition: RowId = "",
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    board: Annotated[str, typer.Option(metavar="FILE")] = "",
    blue_bot: Bot = Bot.GREEDY,
    amber_bot: Bot = Bot.GREEDY,
    log: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    force: Force = False,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
) -> None:
    """Play a match between two bots; the same words give the same match."""
    out = Out.of(ctx)
    asked = edition or _edition_of(out, scenario, blue)
    rules = Ruleset(load_edition(asked, out.content))
    squads = {seat: _squad(out, rules, file, seat, seed) for seat, file in zip(SEATS, (blue, amber), strict=True)}
    found = _mission(out, rules, mission, scenario, seed, (standing(squads["blue"]), standing(squads["amber"])))
    setup = Setup(
        edition=rules.edition.id,
        mission=found.mission,
        board=_board(board, seed),
        blue=squads["blue"],
        amber=squads["amber"],
        aggressor=found.aggressor or "blue",
        rows=found.rows,
    )
    players: dict[Seat, Player] = {
        "blue": new_bot(blue_bot.value, rules, f"{seed} blue"),
        "amber": new_bot(amber_bot.value, rules, f"{seed} amber"),
    }
    if log:
        spare(log, force)
    with ExitStack() as open_files:
        put = open_files.enter_context(log.open("w", encoding="utf-8", newline="\n")).write if log else _nowhere
        _play(out, rules, setup, players, seed, LogWriter(put, rules, setup), quiet)
    if log:
        out.note("match-logged", file=str(log))


def _edition_of(out: Out, scenario: str, blue: Path | None) -> str:
    """The edition that a mission file or else the blue squad is for; failing both, the usual one."""
    named = edition_named(out, scenario) if scenario else ""
    return named or (_first_squad(out, blue).edition if blue else "") or Squad().edition


def _mission(
    out: Out, rules: Ruleset, mission: str, scenario: str, seed: int, squads: tuple[Standing, Standing]
) -> Scenario:
    """The mission played: a named one as plain as it gets, or one that was generated. Rule: K.roles."""
    if mission and scenario:
        raise ContentError("match-mission-twice", mission=f"--mission {mission}")
    if scenario:
        found = find_mission(out, scenario, rules.edition.id, seed, squads)
        tell_faults(out, found.faults)
        played = found.scenario
    else:
        check_mission_name(out, rules.edition, mission or PLAIN, "match-mission")
        rows = NOTHING_ROLLED if is_finale(rules.edition, mission) else Rows()
        played = Scenario(edition=rules.edition.id, mission=mission or PLAIN, rows=rows)
    playable = [row.id for row in rules.edition.missions if row.id in missions.names(rules)]
    if played.mission not in playable:
        raise ContentError("match-mission", value=played.mission, expected=", ".join(playable))
    aggressor = played.aggressor or seats(seed, squads).aggressor
    return msgspec.structs.replace(played, aggressor=aggressor)


def _nowhere(line: str) -> None:
    """A log that nobody asked for."""


def _play(
    out: Out, rules: Ruleset, setup: Setup, players: dict[Seat, Player], seed: int, writer: LogWriter, quiet: bool
) -> None:
    state = new_match(rules, setup)
    out.note("match-seed", seed=str(seed))
    tell_head(out, state.position, setup.edition)
    inputs = 0
    ending: tuple[Event, ...] = ()
    for turn in play(rules, state, players, SeededDice(seed), writer.add):
        last = ending_of(turn.events)
        tell_events(out, last if quiet else turn.events, turn.after.position)
        ending += last
        state = turn.after
        inputs += 1
    result = result_of(rules, state)
    assert result is not None, "the loop plays to the end"
    writer.close(result, state)
    tell_result(out, result, state.position)
    out.data({"edition": setup.edition, "seed": seed, **result_data(result, state, inputs, ending)})


def _board(named: str, seed: int) -> Board:
    return load_board(named) if named else generate_board(seed)


def _first_squad(out: Out, file: Path) -> Squad:
    """The squad of a file; of a dump with several, the first."""
    return open_squads(file, out.content)[0].file.squad


def _squad(out: Out, rules: Ruleset, file: Path | None, seat: Seat, seed: int) -> Squad:
    """The squad of a seat: its file's, else a ready-made one that the seed picks, another for each seat.

    A squad has five models; those that miss the game stay home. Rule: C2, K.absent.
    """
    if file is None:
        ready = ready_ids(rules.edition.id) or ready_ids(Squad().edition)
        picked = ready[(seed + (seat == "amber")) % len(ready)]
        return ready_squad(rules.edition.id if ready_ids(rules.edition.id) else Squad().edition, picked)
    squad = msgspec.structs.replace(_first_squad(out, file), edition=rules.edition.id)
    filled, size = [sheet for sheet in squad.models if sheet.contract], rules.numbers.squad_size
    if all(sheet.absent for sheet in filled):
        raise ContentError("match-empty-squad", file=str(file))
    if len(filled) < size:
        raise ContentError("match-short-squad", file=str(file), field="models", found=len(filled), expected=size)
    faults = check(rules.edition, squad)
    if faults:
        out.aside(out.text.say("match-illegal-squad", file=str(file), faults=len(faults)))
    return squad
