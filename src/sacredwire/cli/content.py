"""``sacredwire content``: examines the game's data."""

import typer

from sacredwire.cli.out import Out
from sacredwire.content.catalogue import LANGUAGES, message_ids
from sacredwire.content.check import name_keys
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.text_check import text_faults
from sacredwire.errors import ContentError

app = typer.Typer()


@app.callback()
def content() -> None:
    """A group even while it has one command."""


@app.command()
def check(ctx: typer.Context) -> None:
    """Check every edition and all texts, and tell every fault found."""
    out = Out.of(ctx)
    faults: list[ContentError] = []
    editions = []
    for edition in edition_ids(out.content):
        try:
            found = load_edition(edition, out.content)
        except ContentError as error:
            faults.append(error)
        else:
            rows = sum(1 for _ in name_keys(found))
            editions.append({"id": edition, "digest": found.digest, "rows": rows})
            out.say("cli-content-good", edition=edition, rows=rows)
    wrong_texts = list(text_faults(out.content))
    messages = len(message_ids(LANGUAGES[0], out.content))
    if not wrong_texts:
        out.say("cli-content-text-good", messages=messages)
    faults += wrong_texts
    for fault in faults:
        out.line(out.sentence(fault))
    told = [{"code": fault.code, "params": dict(fault.params), "message": out.sentence(fault)} for fault in faults]
    out.data({"editions": editions, "messages": messages, "faults": told})
    if faults:
        raise typer.Exit(1)
