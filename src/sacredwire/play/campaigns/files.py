"""A whole campaign as one file: JSON with the version of its shape, one entry of the ledger a line.

The same campaign gives the same bytes. What a file of another program held is kept with the squad that came from it.
"""

from pathlib import Path
from typing import Any, get_args

import msgspec

from sacredwire.content.load import edition_ids
from sacredwire.content.squad_files import parse_squad, plain
from sacredwire.content.squads import Squad
from sacredwire.content.strict_json import parse, shape
from sacredwire.errors import CampaignError, ContentError
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Entry, Joined, Kind, Played, Settled, encode_entry
from sacredwire.rules.campaign.ledger import follow

FORMAT = "sacredwire-campaign"
SCHEMA = 1
"""Version of the file's shape; a later one is refused."""
LARGEST_FILE = 64 * 1024 * 1024
"""Bytes of the largest campaign file that is read; a hundred matches with their logs take a third of it."""


class CampaignFile(msgspec.Struct, frozen=True):
    """A campaign that was read.

    Attributes:
        campaign: As its entries leave it.
        games: The log of each stored match that the file brings along, by the game's id.
    """

    campaign: Campaign
    games: dict[str, str] = {}


def campaign_text(campaign: Campaign, games: dict[str, str] | None = None) -> str:
    """The text of a campaign file; reading it gives the same campaign.

    Args:
        campaign: The campaign.
        games: The logs to bring along, by the id of the game.
    """
    lines = ",\n".join(encode_entry(entry).decode() for entry in campaign.entries)
    told = ",\n".join(f"{_json(id_)}:{_json(log)}" for id_, log in sorted((games or {}).items()))
    return f'{{"format":{_json(FORMAT)},"schema":{SCHEMA},"entries":[\n{lines}\n],"games":{{{told}}}}}\n'


def read_campaign(data: bytes, file: str, folder: Path | None = None) -> CampaignFile:
    """The campaign that a file's bytes hold.

    Args:
        data: The whole file.
        file: Its name, for errors.
        folder: The user's own content. A campaign of an edition that is not there can be read all the same.

    Raises:
        ContentError: It is no campaign file, of a later version, or a field is wrong: which, and what was expected.
        CampaignError: An entry does not fit to those before it.
    """
    if len(data) > LARGEST_FILE:
        raise ContentError("json-too-large", file=file, limit=LARGEST_FILE // 1024)
    told = shape(parse(data, file), dict[str, Any], file)
    if told.pop("format", "") != FORMAT or "schema" not in told:
        raise ContentError("campaign-file-no-schema", file=file)
    version = shape(told.pop("schema"), int, file, "$.schema")
    if version != SCHEMA:
        raise ContentError("campaign-file-schema", file=file, found=version, known=SCHEMA)
    for name in told.keys() - {"entries", "games"}:
        raise ContentError("json-unknown", file=file, field=f"$.{name}")
    if "entries" not in told:
        raise ContentError("json-missing", file=file, field="$.entries")
    _check_kinds(told["entries"], file)
    entries = shape(told["entries"], tuple[Entry, ...], file, "$.entries")
    games = shape(told.get("games", {}), dict[str, str], file, "$.games")
    for number, entry in enumerate(entries):
        _check_squads(entry, f"{file} $.entries[{number}]", folder)
    campaign = follow(entries)
    known = {entry.game for entry in entries if isinstance(entry, Played) and entry.game}
    for id_ in games.keys() - known:
        raise CampaignError("campaign-no-such", what="game", value=id_, expected=", ".join(sorted(known)) or "–")
    return CampaignFile(campaign, games)


def _check_kinds(entries: Any, file: str) -> None:
    """Every entry says of which kind it is."""
    for number, entry in enumerate(shape(entries, list[dict[str, Any]], file, "$.entries")):
        at = f"$.entries[{number}].kind"
        if "kind" not in entry:
            raise ContentError("json-missing", file=file, field=at)
        kind = shape(entry["kind"], str, file, at)
        if kind not in get_args(Kind):
            raise ContentError("json-value", file=file, field=at, found=kind, expected=", ".join(get_args(Kind)))


def _check_squads(entry: Entry, at: str, folder: Path | None) -> None:
    """A squad from elsewhere may name what its edition does not have: it is read like a file."""
    squad: Squad | None = None
    match entry:
        case Joined():
            squad = entry.squad
        case Settled():
            squad = entry.result.squad
        case _:
            pass
    if squad is not None and squad.edition in edition_ids(folder):
        parse_squad(plain(squad), at, folder)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
