"""The shapes of the author's Squad Builder files, versions 0.6.2 to 0.7.3, and how they come: file or storage dump.

Fields that a version lacks have defaults; fields we do not know are let through, they stay in the kept object.
"""

from typing import Any

import msgspec

from sacredwire.content.squad_files import MOST_MODELS
from sacredwire.content.strict_json import parse, shape
from sacredwire.errors import ContentError

LARGEST_FILE = 5 * 1024 * 1024
"""Bytes of the largest file that is read: what a browser lets a page store."""

STORAGE_KEYS = "h28-warbands-"


class BuilderItem(msgspec.Struct, frozen=True):
    """Something bought; its texts and its cost are those of the day of purchase."""

    id: str
    name: str = ""
    cost: int = 0
    damage: str | int | None = None
    special: str | None = None
    effect: str | None = None
    free: bool = False
    used: bool = False


class BuilderPower(msgspec.Struct, frozen=True):
    """A Broadcast power."""

    id: str = ""
    power: str = ""


class BuilderModifier(msgspec.Struct, frozen=True):
    """A lasting change, told by its id (``mod-combat+1``)."""

    id: str


class BuilderModel(msgspec.Struct, frozen=True, rename="camel"):
    """One of the five slots; ``archetype`` is empty for one left open."""

    name: str = ""
    archetype: str = ""
    stat_array: str = "Operative"
    technician_stat: str | None = None
    technician_weak_stat: str | None = None
    combat_mod: int = 0
    defense_mod: int = 0
    wits_mod: int = 0
    base_health: int = 0
    current_health: int | None = None
    base_move: int = 0
    equipment: tuple[BuilderItem, ...] = ()
    modifiers: tuple[BuilderModifier, ...] = ()
    power: BuilderPower | None = None
    xp: int = 0
    level_ups_spent: int | None = None
    ascended: bool = False
    ascended_bonus: str | None = None
    out_of_action: bool = False


class BuilderSquad(msgspec.Struct, frozen=True, rename="camel"):
    """A squad; ``subs`` is a text box of the page, so that it may hold text."""

    models: tuple[BuilderModel, ...]
    id: str | None = None
    name: str = ""
    subs: int | str | None = 0
    leader_dead: bool = False
    evidence: tuple[int, ...] = ()
    leads: int = 0
    stash: tuple[BuilderItem, ...] = ()


class Found(msgspec.Struct, frozen=True):
    """One squad found in a file: the object as it stands there, its typed form, and where it was."""

    raw: dict[str, Any]
    squad: BuilderSquad
    where: str


def builder_squads(value: Any, file: str) -> tuple[Found, ...]:
    """Every squad in an export of the builder or in a dump of its browser storage.

    Known forms: one squad; an array of squads; the stored text of either; an object whose ``h28-warbands-…`` keys hold
    such a text. Other keys of a dump are the page's settings and hold no squad.

    Args:
        value: What `strict_json.parse` gave.
        file: Its name, for errors.

    Raises:
        ContentError: It is none of these, or a field has another type.
    """
    found = tuple(_squads(value, file, "$"))
    if not found:
        raise ContentError("foreign-nothing", file=file)
    return found


def found_squad(raw: dict[str, Any], file: str, at: str = "$") -> Found:
    """One squad's object with its typed form.

    Raises:
        ContentError: A field has another type, or it holds too many models.
    """
    if len(models := shape(raw.get("models", []), list[Any], file, f"{at}.models")) > MOST_MODELS:
        raise ContentError("squad-models", file=file, found=len(models), limit=MOST_MODELS)
    return Found(raw, shape(raw, BuilderSquad, file, at), at)


def _squads(value: Any, file: str, at: str) -> list[Found]:
    match value:
        case {"models": list()}:
            return [found_squad(value, file, at)]
        case list():
            return [one for index, item in enumerate(value) for one in _squads(item, file, f"{at}[{index}]")]
        case dict() if any(key.startswith(STORAGE_KEYS) for key in value):
            stored = [(key, inner) for key, inner in value.items() if key.startswith(STORAGE_KEYS)]
            return [one for key, inner in stored for one in _squads(inner, file, key)]
        case str():
            return _squads(parse(value.encode(), f"{file} ({at})"), f"{file} ({at})", "$")
        case _:
            raise ContentError("foreign-form", file=file, field=at)
