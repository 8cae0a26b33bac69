"""The two doors to the author's Squad Builder: importing its files, exporting a squad to one."""

import json
from pathlib import Path
from typing import Any

import msgspec

from sacredwire.content.foreign.reading import EDITION, Notice, Reading
from sacredwire.content.foreign.shapes import LARGEST_FILE as LARGEST_FOREIGN
from sacredwire.content.foreign.shapes import BuilderSquad, builder_squads, found_squad
from sacredwire.content.foreign.wares import Describe, Raw, Wares
from sacredwire.content.foreign.words import Lang
from sacredwire.content.foreign.writing import write_squad
from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition
from sacredwire.content.squad_files import LARGEST_FILE, Foreign, SquadFile, parse_squad, plain
from sacredwire.content.squads import Squad
from sacredwire.content.strict_json import parse, read_bytes
from sacredwire.errors import ContentError

OURS = "sacredwire"
"""The key under which an export carries what the builder has no place for."""


class Imported(msgspec.Struct, frozen=True):
    """A squad that was read from a file.

    Attributes:
        file: The squad, and the builder's object whole.
        source: The builder's object in its typed form; None for a file of ours.
        notices: What its owner should know.
        where: Its place in the file: a path, or the storage key it stood under.
    """

    file: SquadFile
    source: BuilderSquad | None = None
    notices: tuple[Notice, ...] = ()
    where: str = "$"


def open_squads(path: Path, folder: Path | None = None, edition: Edition | None = None) -> tuple[Imported, ...]:
    """Every squad in a file, be it ours or the builder's.

    Args:
        path: The file.
        folder: The user's own content.
        edition: The edition to read a builder's file for; None for its own.

    Raises:
        ContentError: The file cannot be used.
        OSError: It cannot be read.
    """
    data, name = read_bytes(path, LARGEST_FOREIGN), str(path)
    value = parse(data, name)
    if not isinstance(value, dict) or not {"schema", "edition"} & value.keys():
        return import_squads(value, name, folder, edition)
    if len(data) > LARGEST_FILE:
        raise ContentError("json-too-large", file=name, limit=LARGEST_FILE // 1024)
    return (Imported(parse_squad(value, name, folder)),)


def import_squads(
    value: Any, name: str, folder: Path | None = None, edition: Edition | None = None
) -> tuple[Imported, ...]:
    """Every squad in an export of the builder or a dump of its browser storage, legal or not.

    Args:
        value: What `strict_json.parse` gave.
        name: The file's name, for errors.
        folder: The user's own content.
        edition: The edition to read them for; None for the builder's own, or for the one an export of ours names.

    Raises:
        ContentError: It holds no squad, or a field has a type that the builder never writes.
    """
    told = []
    for found in builder_squads(value, name):
        ours = _ours(found.raw, name, folder)
        rules = edition or load_edition(ours.edition if ours else EDITION, folder)
        reading = Reading(rules)
        squad = reading.squad(found)
        notices = tuple(reading.notices)
        if ours is not None:
            squad = _merged(squad, msgspec.structs.replace(ours, edition=rules.id), rules)
        elif OURS in found.raw:
            notices += (Notice(code="unusable-part", name=squad.name),)
        base = {key: value for key, value in found.raw.items() if key != OURS}
        told.append(Imported(SquadFile(squad, Foreign("builder", base)), found.squad, notices, found.where))
    return tuple(told)


def export_squad(
    file: SquadFile, subs: int, edition: Edition, lang: Lang, describe: Describe, folder: Path | None = None
) -> Raw:
    """The builder's object of a squad; importing it gives the same squad.

    Args:
        file: The squad, with the builder's object it came from if it did.
        subs: What the squad has left to spend.
        edition: Its edition.
        lang: The language of the page that will read it.
        describe: Gives the sentence of an item's or power's effect in that language.
        folder: The user's own content.
    """
    base = file.foreign.object if file.foreign is not None else None
    told = write_squad(file.squad, subs, Wares(edition, lang, describe), base)
    if _plainly(told, load_edition(EDITION, folder)) == file.squad:
        return told
    return told | {OURS: plain(file.squad)}


def export_text(told: Raw) -> str:
    """The text of an export, laid out as the builder does."""
    return json.dumps(told, ensure_ascii=False, indent=2)


def _ours(raw: Raw, name: str, folder: Path | None) -> Squad | None:
    """The squad that an export of ours carries along; None if there is none, or none that we can use."""
    if OURS not in raw:
        return None
    try:
        return parse_squad(raw[OURS], name, folder).squad
    except ContentError:
        return None


def _merged(read: Squad, ours: Squad, edition: Edition) -> Squad:
    """Our own squad, except where the builder's object was changed since we wrote it."""
    wrote = _plainly(write_squad(ours, read.subs or 0, Wares(edition, "en", str), None), edition)
    fields: dict[str, Any] = {
        name: getattr(read, name)
        for name in ("name", "locker", "evidence", "leads", "boss_dead")
        if getattr(read, name) != getattr(wrote, name)
    }
    if read.subs != (_left(wrote, edition) if ours.subs is None else ours.subs):
        fields["subs"] = read.subs
    if read.models != wrote.models:
        kept = [*ours.models, *wrote.models[len(ours.models) :]]
        pairs = zip(read.models, wrote.models, kept, strict=False)
        fields["models"] = tuple(mine if theirs == then else theirs for theirs, then, mine in pairs)
        fields["models"] += read.models[len(wrote.models) :]
    return msgspec.structs.replace(ours, **fields)


def _left(squad: Squad, edition: Edition) -> int:
    """What a new squad's purchases leave of the budget; all its items say what was paid."""
    items = [*squad.locker, *(item for sheet in squad.models for item in sheet.items)]
    return max(0, edition.numbers.budget - sum(item.paid or 0 for item in items if not item.free))


def _plainly(raw: Raw, edition: Edition) -> Squad:
    return Reading(edition).squad(found_squad(raw, ""))
