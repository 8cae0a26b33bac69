"""``sacredwire board``: makes boards, shows them and checks them against the book's demands."""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from sacredwire.cli.board_plan import board_plan, plan_legend
from sacredwire.cli.board_svg import board_svg
from sacredwire.cli.files import Force, spare
from sacredwire.cli.out import Out
from sacredwire.content.board_files import board_ids, load_board, save_board
from sacredwire.content.boards import Board
from sacredwire.errors import ContentError
from sacredwire.play.boards.generator import board_style, generate_board
from sacredwire.play.boards.report import BoardReport, measure_board
from sacredwire.play.drawing.words import board_note, board_title

app = typer.Typer()

MOST_SEED = 2**63 - 1
_DRAWN_SEEDS = 1_000_000


@app.command()
def new(
    ctx: typer.Context,
    seed: Annotated[int | None, typer.Option()] = None,
    style: Annotated[str, typer.Option()] = "",
    out_file: Annotated[Path | None, typer.Option("--out")] = None,
    force: Force = False,
) -> None:
    """Generate a board, show it, and save it if a file is named."""
    out = Out.of(ctx)
    number = secrets.randbelow(_DRAWN_SEEDS) if seed is None else seed
    board = _generated(number, style)
    if out_file is not None:
        spare(out_file, force)
        save_board(board, out_file)
    _tell(out, board, measure_board(board), plan=True)
    if out_file is not None:
        out.say("cli-board-saved", file=str(out_file))
    else:
        out.say("cli-board-again", seed=str(number), style=board.id.partition("-")[0])


@app.command()
def show(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument()] = "",
    seed: Annotated[int | None, typer.Option()] = None,
    style: Annotated[str, typer.Option()] = "",
    svg: Annotated[Path | None, typer.Option()] = None,
    force: Force = False,
    plan: Annotated[bool, typer.Option("--plan")] = False,
) -> None:
    """Show one board."""
    out = Out.of(ctx)
    if bool(source) == (seed is not None):
        raise ContentError("board-one-source")
    if svg is not None:
        spare(svg, force)
    board = load_board(source) if seed is None else _generated(seed, style)
    report = measure_board(board)
    _tell(out, board, report, plan=plan)
    if svg is not None:
        svg.write_text(board_svg(board, report, out.text), encoding="utf-8")
        out.say("cli-board-drawn", file=str(svg))


@app.command()
def check(ctx: typer.Context, sources: Annotated[list[str], typer.Argument()]) -> None:
    """Check boards; exit code 1 if one does not keep the book's demands."""
    out = Out.of(ctx)
    reports = []
    for source in sources:
        board = load_board(source)
        report = measure_board(board)
        reports.append(report)
        _tell_report(out, board, report)
    out.data([_told(report) for report in reports])
    if not all(report.meets_demands for report in reports):
        raise typer.Exit(1)


@app.command("list")
def list_boards(ctx: typer.Context) -> None:
    """List the boards that come with the game."""
    out = Out.of(ctx)
    boards = [load_board(board) for board in board_ids()]
    width = max(len(board.id) for board in boards) + 2
    for board in boards:
        out.line(f"{board.id:<{width}}{board_title(board, out.text)}. {board_note(board, out.text)}")
    out.data([{"id": board.id, "name": board_title(board, out.text)} for board in boards])


def _generated(seed: int, style: str) -> Board:
    if not 0 <= seed <= MOST_SEED:
        raise ContentError("board-seed", value=str(seed), high=str(MOST_SEED))
    return generate_board(seed, board_style(style) if style else None)


def _tell(out: Out, board: Board, report: BoardReport, *, plan: bool) -> None:
    _tell_report(out, board, report)
    if plan:
        colored = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        out.drawing(board_plan(board, colored=colored))
        for line in plan_legend(out.text):
            out.line(line)
    out.data({"board": board, "title": board_title(board, out.text), "report": _told(report)})


def _tell_report(out: Out, board: Board, report: BoardReport) -> None:
    """The board's name, what it is like, each demand and whether it is met."""
    text = out.text
    out.line(f"{board_title(board, text)} ({board.id})")
    note = board_note(board, text)
    if note:
        out.line(note)
    out.say(
        "board-about",
        pieces=report.pieces,
        ground=report.ground_percent,
        lanes=report.lanes,
        longest=text.inches(report.longest_lane),
        levels=", ".join(text.inches(level) for level in report.levels) or text.say("board-no-levels"),
    )
    for demand in report.demands:
        unit = text.say(f"board-unit-{demand.id}")
        out.say(
            "board-row-met" if demand.is_met else "board-row-failed",
            demand=text.say(f"board-demand-{demand.id}"),
            measured=f"{demand.measured}{unit}",
            sign="≤" if demand.at_most else "≥",
            wanted=f"{demand.wanted}{unit}",
        )
    for ax, ay, bx, by in report.sight_across[:3]:
        ends = {name: text.inches(at) for name, at in (("ax", ax), ("ay", ay), ("bx", bx), ("by", by))}
        out.say("board-sight-example", **ends)
    out.say("board-verdict-met" if report.meets_demands else "board-verdict-failed", count=len(report.failed))


def _told(report: BoardReport) -> dict[str, object]:
    """A report as JSON, its judgements included."""
    told: dict[str, object] = {name: getattr(report, name) for name in report.__struct_fields__ if name != "demands"}
    told["demands"] = [
        {"id": one.id, "measured": one.measured, "wanted": one.wanted, "at_most": one.at_most, "met": one.is_met}
        for one in report.demands
    ]
    told["meets_demands"] = report.meets_demands
    return told
