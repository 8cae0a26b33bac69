"""``sacredwire serve``: plays in the browser, alone, at one screen or online."""

import contextlib
import os
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from sacredwire.cli.out import Out
from sacredwire.store.place import data_folder, database

HOST, PORT = "127.0.0.1", 8028

Folder = Annotated[Path | None, typer.Option(metavar="DIR")]


def serve(
    ctx: typer.Context,
    data: Folder = None,
    host: Annotated[str, typer.Option(metavar="H")] = HOST,
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65_535)] = PORT,
    origin: Annotated[str, typer.Option(metavar="URL")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
) -> None:
    """Serve the game to browsers."""
    from sacredwire.server.bootstrap import client_folder, running, serve
    from sacredwire.server.settings import Settings

    out = Out.of(ctx)
    folder = data_folder(data, os.environ)
    found = running(folder)
    if found:
        out.say("serve-joined", url=found)
        out.data({"url": found, "joined": True})
        _open(found, not no_browser)
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    url = database(data, os.environ)
    settings = Settings(
        database=url, host=host, port=port, content=out.content, static=client_folder(), origin=origin.rstrip("/")
    )

    def tell(address: str, taken: int) -> None:
        if port and taken != port:
            out.say("serve-port-taken", port=str(port), taken=str(taken))
        out.say("serve-ready", url=address)
        out.data({"url": address, "joined": False})
        _open(address, not no_browser)

    with contextlib.suppress(KeyboardInterrupt):
        serve(settings, folder, tell)


def _open(url: str, wanted: bool) -> None:
    """Opens the page, where there is a browser."""
    if wanted:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)
