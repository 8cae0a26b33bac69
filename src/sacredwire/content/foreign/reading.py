"""A squad of the author's Squad Builder becomes one of ours: nothing is lost, whatever is strange is told."""

import re
import zlib
from typing import Literal, cast

import msgspec

from sacredwire.content.effects import Attribute
from sacredwire.content.foreign.shapes import BuilderItem, BuilderModel, BuilderSquad, Found
from sacredwire.content.foreign.words import PREFIXES, find, is_written, split_id, words
from sacredwire.content.schema import Edition
from sacredwire.content.squads import Change, Item, ModelSheet, Squad, lasting_changes
from sacredwire.errors import Param

EDITION = "hardwired-0.7"
"""The edition that the builder plays."""

STEP, MODIFIER = "builder-step", "builder"
"""Sources of changes: the three counters beside the dice, and the list of modifiers."""

_ATTRIBUTES: tuple[Attribute, Attribute, Attribute] = ("combat", "defense", "wits")
_MODIFIER = re.compile(r"mod-(combat|defense|wits|move|health)([+-]\d{1,3})")
_ARRAYS = {"operative": "operative", "technician": "technician"}
_KNOWN_SQUAD = {field.encode_name for field in msgspec.structs.fields(BuilderSquad)} | {"sacredwire"}
_KNOWN_MODEL = {field.encode_name for field in msgspec.structs.fields(BuilderModel)}


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something the owner of an imported squad should know: the message ``notice-<code>``.

    Attributes:
        code: What it is.
        model: The model's slot from 1, or 0 for the squad.
        name: The model's name.
        params: What the sentence needs.
    """

    code: str
    model: int = 0
    name: str = ""
    params: dict[str, Param] = {}


class Reading:
    """Reads one builder squad for an edition and gathers what is strange in it.

    Args:
        edition: The edition the squad will be played under; it decides what is known, never a price.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.notices: list[Notice] = []
        self._costs = {
            row.id: row.cost
            for table in ("weapons", "grenades", "armor", "gear", "consumables", "cybernetics")
            for row in getattr(edition, table)
        }
        self._dice = {row.id: f"d{row.die}" if row.die else str(row.fixed) for row in edition.weapons}
        self._cybernetics = {row.id: row for row in edition.cybernetics}
        self._contracts = {row.id: row for row in edition.contracts}
        self._slot, self._name = 0, ""

    def squad(self, found: Found) -> Squad:
        """The squad as ours. Rule: C2, K."""
        source = found.squad
        self._slot, self._name = 0, source.name
        self._unknown_fields(found.raw.keys() - _KNOWN_SQUAD)
        return Squad(
            edition=self.edition.id,
            name=source.name,
            subs=self._subs(source.subs),
            locker=self._items(source.stash),
            evidence=source.evidence,
            leads=self._natural("leads", source.leads),
            boss_dead=source.leader_dead,
            models=tuple(
                self.model(model, raw, slot)
                for slot, (model, raw) in enumerate(zip(source.models, found.raw["models"], strict=True), 1)
            ),
        )

    def model(self, source: BuilderModel, raw: dict[str, object], slot: int) -> ModelSheet:
        """One slot as a sheet of ours. Rule: C2."""
        self._slot, self._name = slot, source.name
        self._unknown_fields(raw.keys() - _KNOWN_MODEL)
        if source.out_of_action:
            self._note("out-of-action")
        contract = self._word("contract", source.archetype)
        array = _ARRAYS.get(source.stat_array.lower(), "")
        if not array:
            self._note("unknown-array", found=source.stat_array)
        technician = array == "technician"
        items = self._items(source.equipment)
        bonus, steps = _steps(source, contract)
        changes = self._repaired((*steps, *self._modifiers(source)), items)
        return ModelSheet(
            name=source.name,
            contract=contract,
            array=array or "operative",
            strong=_attribute(source.technician_stat) if technician else None,
            weak=_attribute(source.technician_weak_stat) if technician else None,
            boss_bonus=bonus,
            items=items,
            powers=self._powers(source),
            changes=changes,
            merits=self._natural("merits", source.xp),
            promotions=self._natural("promotions", source.level_ups_spent or 0),
            succession=self._succession(source),
            wounds=self._wounds(source, contract, changes, items),
        )

    def item(self, source: BuilderItem) -> Item | None:
        """Something bought, as ours; None if no table has it."""
        id_ = item_id(source)
        if not id_ or id_ not in self._costs:
            self._note("unknown-item", found=source.name or source.id)
            return None
        if source.cost != self._costs[id_]:
            self._note("price", item=id_, paid=source.cost, cost=self._costs[id_])
        self._compare_texts(source, id_)
        return Item(id=id_, paid=self._natural(id_, source.cost), free=source.free, used=source.used)

    def _items(self, sources: tuple[BuilderItem, ...]) -> tuple[Item, ...]:
        return tuple(item for source in sources if (item := self.item(source)) is not None)

    def _compare_texts(self, source: BuilderItem, id_: str) -> None:
        """Tell when a snapshot's effect or damage is not that of the tables we know. Rule: R-50."""
        text = source.special if source.special is not None else source.effect
        marks = words(split_id(source.id)[0])[id_].texts
        if text is not None and not is_written(source.id) and f"{zlib.crc32(text.encode()):08x}" not in marks:
            self._note("text", item=id_, text=text)
        if source.damage is not None and id_ in self._dice and str(source.damage) != self._dice[id_]:
            self._note("damage", item=id_, found=str(source.damage), table=self._dice[id_])

    def _modifiers(self, source: BuilderModel) -> list[Change]:
        changes: list[Change] = []
        for modifier in source.modifiers:
            read = read_modifier(modifier.id)
            if not read:
                self._note("unknown-modifier", found=modifier.id)
            changes += read
        return changes

    def _repaired(self, changes: tuple[Change, ...], items: tuple[Item, ...]) -> tuple[Change, ...]:
        """The changes with the penalty marked that each cybernetic undoes. Rule: R-100."""
        told = list(changes)
        for row in (self._cybernetics[item.id] for item in items if item.id in self._cybernetics):
            for index, change in enumerate(told):
                if change.stat == row.repairs and change.amount < 0 and not change.repaired:
                    told[index] = msgspec.structs.replace(change, repaired=True)
                    break
        return tuple(told)

    def _powers(self, source: BuilderModel) -> tuple[str, ...]:
        if source.power is None:
            return ()
        id_ = find("power", split_id(source.power.id)[1]) or find("power", source.power.power)
        if not id_:
            self._note("unknown-power", found=source.power.power or source.power.id)
        return (id_,) if id_ else ()

    def _succession(self, source: BuilderModel) -> Literal["", "unchosen", "weapons", "armor"]:
        if not source.ascended:
            return ""
        match source.ascended_bonus:
            case "weapons" | "armor":
                return source.ascended_bonus
            case _:
                return "unchosen"

    def _wounds(self, source: BuilderModel, contract: str, changes: tuple[Change, ...], items: tuple[Item, ...]) -> int:
        row = self._contracts.get(contract)
        if row is None or source.current_health is None:
            return 0
        if source.base_health != row.health:
            self._note("health", contract=contract, found=source.base_health, table=row.health)
        if source.base_move * 100 != row.move:
            self._note("move", contract=contract, found=source.base_move, table=row.move // 100)
        return max(0, source.base_health + health_change(self.edition, items, changes) - source.current_health)

    def _subs(self, value: int | str | None) -> int:
        match value:
            case int():
                return self._natural("subs", value)
            case str() if value.strip().lstrip("-").isdecimal():
                return self._natural("subs", int(value))
            case _:
                self._note("subs", found=str(value))
                return 0

    def _natural(self, what: str, number: int) -> int:
        if number < 0:
            self._note("negative", what=what, found=number)
        return max(0, number)

    def _word(self, table: str, name: str) -> str:
        id_ = find(table, name) if name.strip() else ""
        if name.strip() and not id_:
            self._note(f"unknown-{table}", found=name)
        return id_

    def _unknown_fields(self, names: set[str]) -> None:
        for name in sorted(names):
            self._note("unknown-field", field=name)

    def _note(self, code: str, **params: Param) -> None:
        self.notices.append(Notice(code=code, model=self._slot, name=self._name, params=params))


def item_id(source: BuilderItem) -> str:
    """Our id of something bought, by its id's slug, failing that by its name; empty if it is no row of ours."""
    prefix, rest = split_id(source.id)
    if prefix not in PREFIXES:
        return ""
    return find(prefix, rest) or find(prefix, source.name)


def modifier_of(id_: str) -> tuple[Literal["combat", "defense", "wits", "move", "health"], int] | None:
    """The stat a modifier changes and by how much (tiers, points, inches); None if it is not of that kind."""
    found = _MODIFIER.fullmatch(id_)
    if found is None:
        return None
    return cast(Literal["combat", "defense", "wits", "move", "health"], found[1]), int(found[2])


def read_modifier(id_: str) -> list[Change]:
    """The lasting changes a modifier stands for; none if it is not of that kind.

    A penalty of two is two penalties, for each cybernetic repairs one. Rule: R-100.
    """
    found = modifier_of(id_)
    if found is None:
        return []
    stat, amount = found
    unit = 100 if stat == "move" else 1
    parts = [-unit] * -amount if amount < 0 else [amount * unit]
    return [Change(stat=stat, amount=part, source=MODIFIER) for part in parts]


def _steps(source: BuilderModel, contract: str) -> tuple[Attribute | None, list[Change]]:
    """The Boss's attribute and whatever else the three counters say, as changes. Rule: C2.1."""
    counters: dict[Attribute, int] = {
        "combat": source.combat_mod,
        "defense": source.defense_mod,
        "wits": source.wits_mod,
    }
    bonus = next((stat for stat in _ATTRIBUTES if counters[stat] > 0), None) if contract == "boss" else None
    if bonus:
        counters[bonus] -= 1
    return bonus, [Change(stat=stat, amount=counters[stat], source=STEP) for stat in _ATTRIBUTES if counters[stat]]


def health_change(edition: Edition, items: tuple[Item, ...], changes: tuple[Change, ...]) -> int:
    """What lasting changes and cybernetics add to a model's maximum Health. Rule: R-100."""
    rows = {row.id: row for row in edition.cybernetics}
    told = lasting_changes((rows[item.id] for item in items if item.id in rows), changes)
    return sum(amount for stat, amount in told if stat == "health")


def _attribute(name: str | None) -> Attribute | None:
    return next((stat for stat in _ATTRIBUTES if stat == name), None)
