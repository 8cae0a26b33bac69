"""What holds across the rows and tables of an edition: numbers on the dice, ids, references, names."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import get_args

from sacredwire.content.catalogue import LANGUAGES, message_ids
from sacredwire.content.effects import Die, Summon
from sacredwire.content.folders import DATA
from sacredwire.content.mission_check import check_mission
from sacredwire.content.refusal import Place, refuse
from sacredwire.content.schema import BehaviorRow, Edition, Faction, Row
from sacredwire.content.tables import COWORKERS, TABLES

DICE = re.compile(rf"(2?)d({'|'.join(map(str, get_args(Die)))})")
"""A die, or two, that a table is rolled with."""
ROLLED = [f"{many}d{faces}" for many in ("", "2") for faces in get_args(Die)]
ITEMS = ("weapons", "hostile_weapons", "grenades", "armor", "gear", "consumables", "cybernetics", "powers")
"""Fields of an edition whose rows share one space of ids."""


def check_edition(edition: Edition, folder: Path | None) -> None:
    """Refuse an edition whose tables do not fit together.

    Raises:
        ContentError: An id used twice, a weapon or unit that does not exist, a behavior table with a gap, a row
            without a name in a language.
    """
    _unique((f"{edition.id}/{field}", row) for field in ITEMS for row in getattr(edition, field))
    factions = (*edition.factions, edition.coworkers)
    _unique((f"{edition.id}/{faction.id}", unit) for faction in factions for unit in faction.units)
    weapons = {weapon.id for weapon in edition.hostile_weapons}
    units = {unit.id for faction in factions for unit in faction.units}
    for faction in factions:
        place = faction_place(edition, faction)
        _references(faction, place, weapons, units, {other.id for other in factions})
        _behavior(faction.behavior, place, "behavior")
        if faction.attacked:
            _behavior(faction.attacked, place, "attacked")
    check_rolls(edition.factions, "d6", 0, Place(edition.id, "factions"))
    own = _own_files(edition, folder)
    last = tuple(sorted(edition.missions, key=lambda row: f"mission-{row.id}" in own))  # a twice taken number is theirs
    check_rolls(last, "d12", 0, Place(edition.id, "missions"), files="mission-")
    deployments = {row.id for row in edition.deployments}
    for mission in edition.missions:
        place = Place(f"{edition.id}/mission-{mission.id}.toml", f"mission-{mission.id}", mission.id)
        if mission.deployment:
            _known(mission.deployment, deployments, "unknown-deployment", place._replace(field="deployment"))
        check_mission(mission, place, folder)
    _named(edition, folder)


def _own_files(edition: Edition, folder: Path | None) -> set[str]:
    """The missions' files that stand in the edition's own folder, and not in one that it extends."""
    roots = [root for root in (folder, DATA) if root is not None]
    return {path.stem for root in roots for path in (root / edition.id).glob("mission-*.toml")}


def check_rolls(rows: Sequence[Row], dice: object, lowest: object, place: Place, *, files: str = "") -> None:
    """Refuse a table whose rows do not bear each number of its die once; a row at 0 is not rolled.

    ``files`` is how the names of files begin that hold a row each.
    """
    wanted = _faces(dice, lowest, place)
    seen: dict[int, str] = {}
    for row in rows:
        here = place.at(row.id, "roll")
        if files:
            here = here._replace(file=f"{place.file}/{files}{row.id}.toml")
        if row.roll == 0:
            continue
        if row.roll not in wanted:
            raise refuse("roll-outside", here, got=row.roll, expected=f"{wanted[0]}-{wanted[-1]}" if wanted else "0")
        if row.roll in seen:
            raise refuse("duplicate-roll", here, got=row.roll, expected=seen[row.roll])
        seen[row.roll] = row.id
    for number in wanted:
        if number not in seen:
            raise refuse("missing-roll", place._replace(field="roll"), expected=number)


def faction_place(edition: Edition, faction: Faction) -> Place:
    """Where a faction is written."""
    stem = COWORKERS if faction is edition.coworkers else f"faction-{faction.id}"
    return Place(f"{edition.id}/{stem}.toml", stem)


def name_keys(edition: Edition) -> Iterator[tuple[str, str]]:
    """The catalogue key of each row's name, with the table it stands in."""
    for table in TABLES:
        rows = getattr(edition, table.field)
        rows = rows[table.key] if table.key else rows
        yield from ((table.field, f"{table.prefix}-{row.id}") for row in rows)
    yield from (("hostile_weapons", f"weapon-{weapon.id}") for weapon in edition.hostile_weapons)
    yield from (("missions", f"mission-{mission.id}") for mission in edition.missions)
    for faction in (*edition.factions, edition.coworkers):
        yield "factions", f"faction-{faction.id}"
        yield from ((faction.id, f"unit-{unit.id}") for unit in faction.units)


def _faces(dice: object, lowest: object, place: Place) -> range:
    if dice == "":
        return range(0)
    found = DICE.fullmatch(dice) if isinstance(dice, str) else None
    if found is None:
        raise refuse("wrong-value", place._replace(field="roll_with"), got=dice, expected=", ".join(ROLLED))
    if not isinstance(lowest, int):
        raise refuse("wrong-value", place._replace(field="lowest"), got=lowest, expected="int")
    many = int(found[1] or 1)
    return range(max(many, lowest), many * int(found[2]) + 1)


def _unique(rows: Iterable[tuple[str, Row]]) -> None:
    seen: dict[str, str] = {}
    for table, row in rows:
        if row.id in seen:
            place = Place(table, table.partition("/")[2], row.id, "id")
            raise refuse("duplicate-id", place, got=row.id, expected=seen[row.id])
        seen[row.id] = table


def _references(faction: Faction, place: Place, weapons: set[str], units: set[str], factions: set[str]) -> None:
    for unit in faction.units:
        _known(unit.weapon, weapons, "unknown-weapon", place.at(unit.id, "weapon"))
    for other in faction.allied:
        _known(other, factions, "unknown-faction", place._replace(field="allied"))
    for effect in faction.effects:
        if isinstance(effect, Summon):
            _known(effect.unit, units, "unknown-unit", place._replace(field="effects"))


def _known(wanted: str, there: set[str], code: str, place: Place) -> None:
    if wanted not in there:
        raise refuse(code, place, got=wanted, expected=", ".join(sorted(there)))


def _behavior(rows: tuple[BehaviorRow, ...], place: Place, field: str) -> None:
    faces = [face for row in rows for face in range(row.low, row.high + 1)]
    if faces != [1, 2, 3, 4, 5, 6]:
        raise refuse("behavior-gap", place._replace(field=field), got=", ".join(map(str, faces)), expected="1-6")


def _named(edition: Edition, folder: Path | None) -> None:
    for language in LANGUAGES:
        known = message_ids(language, folder)
        for table, key in name_keys(edition):
            if key not in known:
                place = Place(f"text/{language}", table, key)
                raise refuse("no-name", place, expected=key)
