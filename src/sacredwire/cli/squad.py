"""``sacredwire squad``: makes, checks, imports and exports squads."""

import secrets
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from sacredwire.cli.files import Force, spare
from sacredwire.cli.out import Out
from sacredwire.cli.squad_words import SquadWords, answer, shown_name
from sacredwire.content.foreign.builder import Imported, export_squad, export_text, open_squads
from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.content.squad_files import SquadFile, plain, squad_text
from sacredwire.content.squads import Squad
from sacredwire.errors import ContentError
from sacredwire.play.random_squad import random_squad
from sacredwire.rules import squads

app = typer.Typer()

DEFAULT_EDITION = Squad().edition

EditionId = Annotated[str | None, typer.Option(metavar="ID")]
OutFile = Annotated[Path | None, typer.Option("--out", metavar="FILE")]
Index = Annotated[int | None, typer.Option(metavar="N", min=1)]


class Format(StrEnum):
    """The formats of other programs that a squad can be written in."""

    BUILDER = "builder"


@app.command()
def new(
    ctx: typer.Context,
    ready: Annotated[str | None, typer.Option(metavar="ID")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    edition: EditionId = None,
    name: Annotated[str | None, typer.Option()] = None,
    out_file: OutFile = None,
    force: Force = False,
    ready_list: Annotated[bool, typer.Option("--list")] = False,
) -> None:
    """Make a squad: a ready-made one, or a legal one at random."""
    out = Out.of(ctx)
    rules = load_edition(edition or DEFAULT_EDITION, out.content)
    words = SquadWords(out.text, rules)
    if ready_list:
        made = {squad: ready_squad(rules.id, squad) for squad in ready_ids(rules.id)}
        for id_, squad in made.items():
            contracts = ", ".join(str(words.named({"contract": one.contract})["contract"]) for one in squad.models)
            out.say("squad-ready", id=id_, name=squad.name, contracts=contracts)
        out.data([{"id": id_, "edition": rules.id, "squad": plain(squad)} for id_, squad in made.items()])
        return
    if ready is not None:
        made_squad = ready_squad(rules.id, ready)
    else:
        made_squad = random_squad(rules, secrets.randbelow(2**32) if seed is None else seed, out.lang)
    made_squad = msgspec.structs.replace(made_squad, name=name) if name is not None else made_squad
    text = squad_text(SquadFile(made_squad))
    if out_file is None:
        out.line(text)
    else:
        _write(out, out_file, text, force)
        _tell(out, words.sheet(made_squad))
    out.data(plain(made_squad))


@app.command()
def check(ctx: typer.Context, files: list[Path]) -> None:
    """Check squads and name every fault at once; exit code 1 when there is one."""
    out = Out.of(ctx)
    opened = [(str(path), one) for path in files for one in open_squads(path, out.content)]
    told = []
    for file, one in opened:
        words = _words(out, one)
        told.append(answer(words, file, one))
        _tell(out, words.sheet(one.file.squad))
        _list(out, "squad-faults", told[-1]["faults"])
        _list(out, "squad-warnings", told[-1]["warnings"])
        if told[-1]["legal"]:
            out.say("squad-legal")
        out.line("")
    out.data(told)
    if not all(one["legal"] for one in told):
        raise typer.Exit(1)


@app.command("import")
def import_file(
    ctx: typer.Context,
    file: Path,
    out_file: OutFile = None,
    index: Index = None,
    edition: EditionId = None,
    force: Force = False,
) -> None:
    """Read squads of the author's Squad Builder, legal or not, and write one as a file of ours."""
    out = Out.of(ctx)
    rules = load_edition(edition, out.content) if edition is not None else None
    found = open_squads(file, out.content, rules)
    chosen = found if index is None else (one_of(found, index, file),)
    if out_file is not None:
        _write(out, out_file, squad_text(one_of(found, index, file).file), force)
    told = []
    for place, one in enumerate(found, 1):
        if one not in chosen:
            continue
        words = _words(out, one)
        told.append(answer(words, str(file), one) | {"index": place, "squad": plain(one.file.squad)})
        if len(found) > 1:
            out.say("squad-index", index=place, total=len(found), where=one.where)
        _tell(out, words.sheet(one.file.squad))
        # its warnings, prices that differ, are among the notices
        for title in ("notices", "differences", "faults"):
            _list(out, f"squad-{title}", told[-1][title])
        out.line("")
    out.data(told)


@app.command()
def export(
    ctx: typer.Context,
    file: Path,
    file_format: Annotated[Format, typer.Option("--format")] = Format.BUILDER,
    out_file: OutFile = None,
    index: Index = None,
    force: Force = False,
) -> None:
    """Write a squad for the author's Squad Builder, in the language of ``--lang``."""
    del file_format  # there is one as yet; whoever writes it today means the same tomorrow
    out = Out.of(ctx)
    one = one_of(open_squads(file, out.content), index, file)
    words = _words(out, one)
    edition = words.shop.edition
    left = squads.unspent(words.shop, one.file.squad)
    told = export_squad(one.file, left, edition, out.lang, words.describe, out.content)
    if out_file is None:
        out.line(export_text(told))
    else:
        _write(out, out_file, export_text(told), force)
    out.data(told)


def _words(out: Out, one: Imported) -> SquadWords:
    return SquadWords(out.text, load_edition(one.file.squad.edition, out.content))


def one_of(found: tuple[Imported, ...], index: int | None, file: Path) -> Imported:
    """The squad that is meant among those of a file.

    Raises:
        ContentError: There are several and none was named, or none of that number.
    """
    if index is None and len(found) > 1:
        names = ", ".join(f"{place} {shown_name(one.file.squad.name) or '–'}" for place, one in enumerate(found, 1))
        raise ContentError("squad-several", file=str(file), found=len(found), names=names)
    if (index or 1) > len(found):
        raise ContentError("squad-index", file=str(file), index=index or 1, found=len(found))
    return found[(index or 1) - 1]


def _write(out: Out, path: Path, text: str, force: bool) -> None:
    """Write a file, over another one only when forced."""
    spare(path, force)
    path.write_text(text, encoding="utf-8")
    out.say("squad-written", file=str(path))


def _tell(out: Out, lines: Iterable[str]) -> None:
    for line in lines:
        out.line(line)


def _list(out: Out, title: str, told: list[dict[str, object]]) -> None:
    if told:
        out.say(title, number=len(told))
    for one in told:
        out.line(f"  - {one['message']}")
