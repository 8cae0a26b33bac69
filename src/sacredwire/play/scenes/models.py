"""The models of a scene: what it says of each, and what follows from contract or unit."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from sacredwire.content.refusal import Place as Spot
from sacredwire.content.refusal import alike, refuse
from sacredwire.content.schema import Contract, Unit
from sacredwire.engine.notation import parse_place
from sacredwire.errors import NotationError
from sacredwire.play.scenes.format import Document, struct_of
from sacredwire.rules.engagement import COWORKERS
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squads import base_radius
from sacredwire.rules.state import SEATS, Model, Place, Seat

PLAIN_HEALTH = 10
"""Maximum Health of a model for which a scene names neither a contract nor Health: a dummy's, of no table."""

MODEL_ID = re.compile(r"[ba][1-9][0-9]?|(?P<group>[hc][1-9][0-9]?)\.[1-9][0-9]?")
OF_SHEET = ("at", "name", "contract", "unit", "boss", "base_mm", "radius", "sheet_health")
"""What a scene says of a model beside the fields of ``Model``.

``at`` is its place, the height may be left out; ``base_mm`` or ``radius`` (a length) its base; ``sheet_health`` the
maximum Health it began with.
"""


class ModelReader:
    """Makes models from a scene's entries.

    Args:
        rules: The edition.
        spot: The file, for errors.
    """

    def __init__(self, rules: Ruleset, spot: Spot) -> None:
        self.rules = rules
        self.spot = spot

    def model(self, id_: str, entry: Document, activated: bool) -> Model:
        """One model; ``activated`` is what it is unless its entry says so itself.

        Raises:
            ContentError: A field, a row or a place that does not exist.
        """
        spot = self.spot._replace(table="models", row=id_)
        named = MODEL_ID.fullmatch(id_)
        if not named:
            raise refuse("wrong-value", spot, got=id_, expected="b1, a1, h1.1, c1.1")
        row = self._row(id_, entry, spot)
        most = entry.get("max_health") or (row.health if row else entry.get("health", PLAIN_HEALTH))
        sheet = self._sheet(id_, entry, named["group"], row, most)
        place = place_of(entry["at"], spot) if "at" in entry else None
        derived = {"presence": "board" if place else "reserve", "place": place, "activated": int(activated)}
        derived |= {"max_health": most, "health": most, **_profile(row)}
        stated = {name: value for name, value in entry.items() if name not in OF_SHEET}
        model = struct_of({"sheet": sheet, **derived, **stated}, Model, spot)
        self._check_rows(model, spot)
        if place and not 1 <= model.health <= model.max_health:
            raise refuse("wrong-value", spot._replace(field="health"), got=model.health, expected=f"1-{most}")
        return model

    def _row(self, id_: str, entry: Document, spot: Spot) -> Contract | Unit | None:
        """The contract of a squad's model, if it names one; the unit of any other."""
        if id_[0] in "ba":
            contract = entry.get("contract", "")
            return self.rules.contracts[known(contract, self.rules.contracts, spot, "contract")] if contract else None
        unit = entry.get("unit", "")
        return self.rules.units[known(unit, self._sides(id_), spot, "unit")]

    def _sides(self, id_: str) -> Mapping[str, str]:
        """Units a model of this id may be, with their factions: ``c`` groups are Coworkers, ``h`` groups hostiles."""
        coworker = id_.startswith("c")
        factions = [item for item in self.rules.factions.items() if (item[0] == COWORKERS) == coworker]
        return {unit.id: side for side, faction in factions for unit in faction.units}

    def _sheet(self, id_: str, entry: Document, group: str | None, row: Contract | Unit | None, most: int) -> Document:
        seat: Seat | None = None if group else SEATS[id_[0] == "a"]
        millimeters = entry.get("base_mm")
        base = base_radius(millimeters) if isinstance(millimeters, int) else self.rules.numbers.base_radius
        return {
            "id": id_,
            "name": entry.get("name", ""),
            "side": seat or self._sides(id_)[entry["unit"]],
            "seat": seat,
            "group": seat or group,
            "contract": entry.get("contract", "") if seat else "",
            "unit": "" if seat else entry["unit"],
            "boss": entry.get("boss", entry.get("contract") == "boss"),
            "health": entry.get("sheet_health", row.health if row else most),
            "radius": entry.get("radius", base),
        }

    def _check_rows(self, model: Model, spot: Spot) -> None:
        """Whatever it has is a row of the edition."""
        rules = self.rules
        tables: Mapping[str, Mapping[str, Any]] = {
            "weapons": rules.weapons,
            "items": rules.kinds,
            "powers": rules.powers,
            "blocked": {**rules.powers, **rules.weapons},
        }
        for field, table in tables.items():
            for id_ in getattr(model, field):
                known(id_, table, spot, field)
        if model.armor:
            known(model.armor, rules.armor, spot, "armor")


def _profile(row: Contract | Unit | None) -> Document:
    """Attributes, Move and weapons that a row gives: a contract its Move, a unit everything."""
    match row:
        case Unit():
            tiers = {"combat": row.combat, "defense": row.defense, "wits": row.wits}
            return {**tiers, "move": row.move, "weapons": [row.weapon]}
        case Contract():
            return {"move": row.move}
        case None:
            return {}


def known(id_: str, table: Collection[str], spot: Spot, field: str) -> str:
    """An id that is in a table.

    Raises:
        ContentError: It is not.
    """
    if id_ not in table:
        raise refuse("wrong-value", spot._replace(field=field), got=id_, expected=alike(id_, table))
    return id_


def place_of(word: str, spot: Spot, field: str = "at") -> Place:
    """A place as a scene writes it: the height may be left out.

    Raises:
        ContentError: It is no place.
    """
    if not isinstance(word, str):
        raise refuse("wrong-value", spot._replace(field=field), got=word, expected="12.50,8.20,0.00")
    try:
        return parse_place(word if word.count(",") == 2 else f"{word},0")
    except NotationError as error:
        raise refuse("wrong-value", spot._replace(field=field), got=word, expected="12.50,8.20,0.00") from error
