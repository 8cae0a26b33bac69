"""``sacredwire campaign export`` and ``import``: a campaign as one file, a squad of it as ours or the builder's."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from sacredwire.cli.campaign_desk import Data, Desk, Id, Named, desk_of, store_of
from sacredwire.cli.files import Force, spare
from sacredwire.cli.out import Out
from sacredwire.cli.squad_words import SquadWords, shown_name
from sacredwire.content.foreign.builder import export_text
from sacredwire.content.load import load_edition
from sacredwire.content.squad_files import squad_text
from sacredwire.content.strict_json import read_bytes
from sacredwire.engine.chain import End, encoded
from sacredwire.engine.log import read_log
from sacredwire.engine.notation import write
from sacredwire.errors import CampaignError, LogError, StoreError
from sacredwire.play.campaigns.files import LARGEST_FILE, CampaignFile, campaign_text, read_campaign
from sacredwire.play.campaigns.squads import builder_object, squad_file
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Entry, Founded, Played

if TYPE_CHECKING:
    from sacredwire.store.store import Store
    from sacredwire.store.values import Written


def export(
    ctx: typer.Context,
    campaign: Named = "",
    squad: Id = "",
    builder: Id = "",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    force: Force = False,
    data: Data = None,
) -> None:
    """Write a whole campaign, or one of its squads, as one file."""
    out = Out.of(ctx)
    if squad and builder:
        raise CampaignError("campaign-one-page", value="--squad --builder")
    with desk_of(data, campaign, reader=True) as desk:
        text = _text(out, desk, squad, builder)
    if out_file is None:
        (out.data(msgspec.json.decode(text)) if out.as_json else out.line(text))
        return
    spare(out_file, force)
    out_file.write_text(text, encoding="utf-8", newline="\n")
    out.say("campaign-written", file=str(out_file))
    out.data({"campaign": desk.held.id, "file": str(out_file), "entries": len(desk.held.rows)})


def _text(out: Out, desk: Desk, squad: str, builder: str) -> str:
    if squad:
        return squad_text(squad_file(desk.campaign.member(squad)))
    if builder:
        edition = load_edition(desk.campaign.edition, out.content)
        words = SquadWords(out.text, edition)
        member = desk.campaign.member(builder)
        return export_text(builder_object(member, edition, out.lang, words.describe, out.content)) + "\n"
    return campaign_text(desk.campaign, {id_: "".join(desk.store.game(id_).log()) for id_ in games_of(desk.campaign)})


def games_of(campaign: Campaign) -> list[str]:
    """The ids of the stored matches of a campaign, undone ones among them."""
    return list(dict.fromkeys(one.game for one in campaign.entries if isinstance(one, Played) and one.game))


def import_file(
    ctx: typer.Context,
    file: Path,
    name: Annotated[str, typer.Option()] = "",
    data: Data = None,
) -> None:
    """Take a campaign in from a file; the same file again changes nothing."""
    out = Out.of(ctx)
    raw = read_bytes(file, LARGEST_FILE)
    read = read_campaign(raw, str(file), out.content)
    entries = _named(read.campaign.entries, name)
    with store_of(data) as store:
        games = [one for one in _games(read, file) if not _is_there(store, one)]
        digest = sha256(raw + name.encode()).hexdigest()[:32]
        founded = store.found(entries[0], f"import {digest}", "", then=entries[1:], games=games)
        again = founded.again
    out.say(
        "campaign-imported-already" if again else "campaign-imported",
        name=shown_name(entries[0].name),
        id=founded.campaign[:8],
        entries=len(entries),
    )
    out.data({"campaign": founded.campaign, "name": entries[0].name, "entries": len(entries), "again": again})


def _named(entries: tuple[Entry, ...], name: str) -> tuple[Founded, *tuple[Entry, ...]]:
    """The entries, founded under another name if one is given."""
    first, *rest = entries
    assert isinstance(first, Founded), "a campaign that was read begins so"
    return (msgspec.structs.replace(first, name=name) if name else first, *rest)


def _games(read: CampaignFile, file: Path) -> "Iterator[Written]":
    """The stored matches that a file brings along, each of them looked through."""
    from sacredwire.store.values import NewGame, Written

    for id_, log in read.games.items():
        try:
            found = read_log(log.encode())
        except LogError as error:
            raise LogError(error.code, **{**error.params, "file": f"{file} $.games.{id_}"}) from error
        assert found.closing is not None, "an unfinished log is refused"
        end = End(msgspec.Raw(msgspec.json.encode(found.closing.result)), found.closing.state)
        lines = tuple(map(write, found.inputs))
        yield Written(id_, lines=lines, end=end, begins=NewGame("match", encoded(found.header)))


def _is_there(store: "Store", game: "Written") -> bool:
    """Whether the store holds this very match already.

    Raises:
        StoreError: It holds another one of this id.
    """
    try:
        there = store.game(game.game)
    except StoreError as error:
        if error.code != "store-no-game":
            raise
        return False
    assert game.begins is not None, "a match that is brought along begins"
    if (there.header, tuple(one.line for one in there.inputs)) != (game.begins.header, game.lines):
        raise StoreError("store-game-exists", game=game.game)
    return True
