"""``sacredwire mission sheet``: a mission on paper or as a page for the screen."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sacredwire.cli.files import Force, spare
from sacredwire.cli.mission_source import Found, check_mission_name, edition_named, find_mission
from sacredwire.cli.mission_words import tell_faults
from sacredwire.cli.out import Out
from sacredwire.content.board_files import load_board
from sacredwire.content.boards import Board
from sacredwire.content.load import load_edition
from sacredwire.content.squads import Squad
from sacredwire.errors import ContentError
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.missions.rolled import roll_mission
from sacredwire.play.sheets.build import mission_sheet
from sacredwire.play.sheets.page import page
from sacredwire.play.sheets.paper import printed
from sacredwire.play.sheets.sheet import Sheet
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import nearest_free

ENDINGS = ("pdf", "html", "svg", "png")
"""What a sheet can be, by the ending of its file."""


class Paper(StrEnum):
    """The papers a sheet is laid out for."""

    A5 = "a5"
    A4 = "a4"


def sheet(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(metavar="LINK")] = "",
    out_file: Annotated[Path, typer.Option("--out", metavar="FILE")] = Path("sheet.pdf"),
    paper: Annotated[Paper, typer.Option("--format")] = Paper.A4,
    seed: Annotated[int, typer.Option(metavar="N", min=0)] = 1,
    mission: Annotated[str, typer.Option(metavar="ID")] = "",
    edition: Annotated[str, typer.Option(metavar="ID")] = "",
    board: Annotated[str, typer.Option(metavar="FILE")] = "",
    force: Force = False,
) -> None:
    """Write the sheet of a mission: its text, its map, its tables and whoever else turns up."""
    out = Out.of(ctx)
    ending = out_file.suffix.removeprefix(".").lower()
    if ending not in ENDINGS:
        expected = ", ".join(f".{one}" for one in ENDINGS)
        raise ContentError("sheet-ending", file=str(out_file), value=ending or "–", expected=expected)
    found = _found(out, source, mission, edition, seed)
    made = mission_sheet(found.edition, found.scenario, _board(Ruleset(found.edition), board, seed), out.text)
    written = _write(out_file, _pages(made, ending, paper), force)
    for path in written:
        out.say("sheet-written", file=str(path))
    tell_faults(out, found.faults)
    faults = [fault._asdict() for fault in found.faults]
    out.data({"sheet": made, "files": [str(path) for path in written], "faults": faults})


def _found(out: Out, source: str, mission: str, edition: str, seed: int) -> Found:
    """The mission that is meant: a link, a file, a seed, or the id of one that is rolled now.

    Raises:
        ContentError: There is no such mission, or two are named.
    """
    if source and mission:
        raise ContentError("sheet-two-missions", source=source, mission=mission)
    if source:
        return find_mission(out, source, edition or edition_named(out, source) or Squad().edition, seed)
    rules = load_edition(edition or Squad().edition, out.content)
    if mission:
        check_mission_name(out, rules, mission)
    return Found(rules, roll_mission(rules, seed, mission=mission))


def _board(rules: Ruleset, named: str, seed: int) -> Board:
    """The board of a sheet, one on which a match can be played.

    Raises:
        ContentError: The whole board is solid.
    """
    board = load_board(named) if named else generate_board(seed)
    terrain = rules.terrain(board)
    if nearest_free(terrain, (terrain.size // 2, terrain.size // 2, terrain.heights[-1]), 1) is None:
        raise ContentError("board-solid", board=board.id)
    return board


def _pages(made: Sheet, ending: str, paper: Paper) -> tuple[bytes, ...]:
    match ending:
        case "html":
            return (page(made).encode(),)
        case "svg" | "png":
            return printed(made, paper.value, "svg" if ending == "svg" else "png")
        case _:
            return printed(made, paper.value, "pdf")


def _write(path: Path, pages: tuple[bytes, ...], force: bool) -> list[Path]:
    """Write the pages, numbered where there are several, over other files only when forced."""
    files = [path]
    if len(pages) > 1:
        files = [path.with_stem(f"{path.stem}-{number}") for number in range(1, len(pages) + 1)]
    for file in files:
        spare(file, force)
    for file, made in zip(files, pages, strict=True):
        file.write_bytes(made)
    return files
