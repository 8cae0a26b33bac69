"""An edition made ready for play: rows by id, traits of a model, terrain of a board."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TypeVar

from sacredwire.content.boards import Board
from sacredwire.content.effects import Effect
from sacredwire.content.missions import Carry
from sacredwire.content.schema import (
    Armor,
    Contract,
    Edition,
    Faction,
    Gear,
    Grenade,
    Layout,
    Mission,
    Numbers,
    Power,
    Row,
    Switches,
    Unit,
    Weapon,
)
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import Model

R = TypeVar("R", bound=Row)

BOARDS_KEPT = 16
"""Boards whose terrain a Ruleset keeps at the same time; of more, the one first asked for is forgotten."""


def _by_id(*tables: Iterable[R]) -> dict[str, R]:
    return {row.id: row for table in tables for row in table}


class Ruleset:
    """The rules of one edition, indexed for play. Immutable; its caches only remember what they derived.

    Args:
        edition: The edition's tables, numbers and policies.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.numbers: Numbers = edition.numbers
        self.switches: Switches = edition.switches
        self.contracts: Mapping[str, Contract] = _by_id(edition.contracts)
        self.weapons: Mapping[str, Weapon] = _by_id(edition.weapons, edition.hostile_weapons)
        self.grenades: Mapping[str, Grenade] = _by_id(edition.grenades)
        self.armor: Mapping[str, Armor] = _by_id(edition.armor)
        self.gear: Mapping[str, Gear] = _by_id(edition.gear)
        self.consumables: Mapping[str, Gear] = _by_id(edition.consumables)
        self.powers: Mapping[str, Power] = _by_id(edition.powers)
        self.blessings: Mapping[str, Row] = _by_id(edition.blessings)
        self.loot_modifiers: Mapping[str, Layout] = _by_id(edition.loot_modifiers)
        self.coworker_modifiers: Mapping[str, Layout] = _by_id(edition.coworker_modifiers)
        self.factions: Mapping[str, Faction] = _by_id(edition.factions, (edition.coworkers,))
        self.units: Mapping[str, Unit] = {unit.id: unit for faction in self.factions.values() for unit in faction.units}
        self.missions: Mapping[str, Mission] = _by_id(edition.missions)
        self._traits: dict[tuple[str, str, str, tuple[str, ...]], tuple[Effect, ...]] = {}
        self._terrains: dict[int, tuple[Board, Terrain]] = {}

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """The table each item id belongs to: weapons, grenades, armor, gear or consumables."""
        tables = ("weapons", "grenades", "armor", "gear", "consumables")
        return {id_: table for table in tables for id_ in getattr(self, table)}

    @cached_property
    def light(self) -> frozenset[str]:
        """The names of things that nobody is slower for carrying. Rule: M."""
        carried = [piece for row in self.edition.missions for piece in row.pieces if isinstance(piece, Carry)]
        return frozenset({piece.thing for piece in carried} - {piece.thing for piece in carried if piece.half})

    def slowed(self, model: Model) -> bool:
        """Whether a model moves at half for what it carries. Rule: M1, M12, R-95."""
        return bool(model.carrying) and any(thing.rpartition("-")[0] not in self.light for thing in model.carrying)

    def traits(self, model: Model) -> tuple[Effect, ...]:
        """Passive effects a model has from contract, faction, armor and gear. Rule: C2.4, A.gear."""
        return self.traits_of(model.sheet.contract, model.sheet.side, model.armor, model.items)

    def traits_of(self, contract: str, side: str, armor: str, items: tuple[str, ...]) -> tuple[Effect, ...]:
        """The same, from the ids that decide it. Rule: C2.4, A.gear."""
        key = (contract, side, armor, items)
        found = self._traits.get(key)
        if found is None:
            found = self._traits[key] = tuple(self._gather(*key))
        return found

    def _gather(self, contract: str, side: str, armor: str, items: tuple[str, ...]) -> Iterable[Effect]:
        if contract:
            yield from self.contracts[contract].effects
        elif side in self.factions:
            yield from self.factions[side].effects
        if armor:
            yield from self.armor[armor].effects
        for item in dict.fromkeys(items):
            if item in self.gear:
                yield from self.gear[item].effects

    def terrain(self, board: Board) -> Terrain:
        """The board's geometry, built at its first use; in long rows of matches only the latest are kept."""
        known = self._terrains.get(id(board))
        if known is None:
            while len(self._terrains) >= BOARDS_KEPT:
                del self._terrains[next(iter(self._terrains))]
            known = self._terrains[id(board)] = (board, Terrain.of(board.pieces))
        return known[1]
