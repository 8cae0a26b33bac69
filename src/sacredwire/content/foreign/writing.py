"""A squad of ours becomes one of the author's Squad Builder, laid over the object it once came from.

Whatever still reads the same stays letter by letter as it was; the rest is written in the wanted language.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from sacredwire.content.foreign.reading import STEP, Reading, health_change, read_modifier
from sacredwire.content.foreign.shapes import BuilderItem, found_squad
from sacredwire.content.foreign.wares import Raw, Wares
from sacredwire.content.foreign.words import say, speaks, words
from sacredwire.content.squad_files import plain
from sacredwire.content.squads import Change, Item, ModelSheet, Squad
from sacredwire.content.strict_json import shape

SLOTS = 5
"""Models of every squad of the builder, open slots counted."""

_EMPTY_SLOT: Raw = {
    "name": "",
    "archetype": "",
    "statArray": "Operative",
    "technicianStat": "wits",
    "technicianWeakStat": "combat",
    "combatMod": 0,
    "defenseMod": 0,
    "witsMod": 0,
    "baseHealth": 8,
    "currentHealth": 8,
    "baseMove": 6,
    "equipment": [],
    "modifiers": [],
    "power": None,
    "xp": 0,
    "levelUpsSpent": 0,
    "ascended": False,
    "ascendedBonus": None,
}
"""What the builder writes for a slot left open; we read it as `ModelSheet()`."""


class _Home(NamedTuple):
    """The slot a model came from: the builder's object, and what we read in it."""

    raw: Raw
    then: ModelSheet


_OPEN = _Home(_EMPTY_SLOT, ModelSheet())


def write_squad(squad: Squad, subs: int, wares: Wares, base: Raw | None) -> Raw:
    """The builder's object of a squad, without what it has no place for.

    Args:
        squad: Ours.
        subs: What it has left to spend.
        wares: Writes the items, in the wanted language.
        base: The object it was imported from, or None.
    """
    new: Raw = {"id": _new_id(squad), "name": "", "subs": 0, "leaderDead": False, "evidence": [], "leads": 0}
    told = dict(base) if base is not None else new | {"stash": [], "models": []}
    then = Reading(wares.edition).squad(found_squad(told, ""))
    if base is None or then.subs != squad.subs:
        told["subs"] = subs
    for ours, theirs in (("name", "name"), ("boss_dead", "leaderDead"), ("evidence", "evidence"), ("leads", "leads")):
        if getattr(squad, ours) != getattr(then, ours):
            told[theirs] = plain(getattr(squad, ours))
    slots = [_Home(*pair) for pair in zip(told["models"], then.models, strict=True)]
    sheets = [*squad.models, *[ModelSheet()] * ((SLOTS if base is None else len(slots)) - len(squad.models))]
    homes = _homes(sheets, slots)
    gone = [raw for slot in slots if slot not in homes for raw in slot.raw.get("equipment", [])]
    stash = _items(squad.locker, told.get("stash", []), wares) + [raw for raw in gone if not _read(raw, wares)]
    if stash != told.get("stash", []):
        told["stash"] = stash
    told["models"] = [_model(sheet, home, wares) for sheet, home in zip(sheets, homes, strict=True)]
    return told


def _new_id(squad: Squad) -> str:
    return "sw" + hashlib.sha256(json.dumps(plain(squad)).encode()).hexdigest()[:16]


def _homes(sheets: list[ModelSheet], slots: list[_Home]) -> list[_Home]:
    """The slot each model came from: the one that reads the same, else its own place, else the one of its name."""
    tests: tuple[tuple[bool, Callable[[ModelSheet, ModelSheet], bool]], ...] = (
        (True, lambda sheet, then: sheet == then),
        (False, lambda sheet, then: sheet == then),
        (True, lambda sheet, then: sheet.name == then.name or sheet.contract == then.contract),
        (False, lambda sheet, then: sheet.name == then.name != ""),
    )
    homes: dict[int, int] = {}
    for only_here, test in tests:
        for place, sheet in enumerate(sheets):
            places = [place] if only_here else range(len(slots))
            free = [index for index in places if index < len(slots) and index not in homes.values()]
            found = next((index for index in free if test(sheet, slots[index].then)), None)
            if found is not None and place not in homes:
                homes[place] = found
    return [slots[homes[place]] if place in homes else _OPEN for place in range(len(sheets))]


def _model(sheet: ModelSheet, home: _Home, wares: Wares) -> Raw:
    raw, then = home
    told = dict(raw) | _contract(sheet, home, wares) | _dice(sheet, home)
    lists = {
        "equipment": _items(sheet.items, raw.get("equipment", []), wares),
        "modifiers": _modifiers(sheet, home, wares),
    }
    told |= {key: listed for key, listed in lists.items() if listed != raw.get(key, [])}
    if sheet.name != then.name:
        told["name"] = sheet.name
    if sheet.powers[:1] != then.powers[:1]:
        told["power"] = wares.power(sheet.powers[0]) if sheet.powers else None
    elif sheet.powers:
        told["power"] = wares.power_in_language(raw["power"], sheet.powers[0])
    if sheet.merits != then.merits:
        told["xp"] = sheet.merits
    if sheet.promotions != then.promotions:
        told["levelUpsSpent"] = sheet.promotions
    if sheet.succession != then.succession:
        told["ascended"] = bool(sheet.succession)
        told["ascendedBonus"] = sheet.succession if sheet.succession in ("weapons", "armor") else None
    return told


def _contract(sheet: ModelSheet, home: _Home, wares: Wares) -> Raw:
    """Contract, and with it Health and Move, where they changed."""
    raw, then = home
    told: dict[str, Any] = {}
    row = next((row for row in wares.edition.contracts if row.id == sheet.contract), None)
    written = str(raw.get("archetype", ""))
    if sheet.contract != then.contract or (
        sheet.contract and not speaks("contract", sheet.contract, written, wares.lang)
    ):
        known = sheet.contract in words("contract")
        told["archetype"] = say("contract", sheet.contract, wares.lang) if known else sheet.contract
    if sheet.contract != then.contract and row is not None:
        told |= {"baseHealth": row.health, "baseMove": row.move // 100}
    base: int = raw.get("baseHealth", 0)
    health = told.get("baseHealth", base) + health_change(wares.edition, sheet.items, sheet.changes)
    if sheet.wounds != then.wounds or health != base + health_change(wares.edition, then.items, then.changes):
        told["currentHealth"] = health - sheet.wounds
    return told


def _dice(sheet: ModelSheet, home: _Home) -> Raw:
    """The stat array and the three counters, where they changed."""
    told: Raw = {}
    then = home.then
    if (sheet.array, sheet.strong, sheet.weak) != (then.array, then.strong, then.weak):
        told["statArray"] = sheet.array.capitalize()
        told |= {"technicianStat": sheet.strong} if sheet.strong else {}
        told |= {"technicianWeakStat": sheet.weak} if sheet.weak else {}
    if _counters(sheet) != _counters(then):
        told |= _counters(sheet)
    return told


def _counters(sheet: ModelSheet) -> Raw:
    told = {"combatMod": 0, "defenseMod": 0, "witsMod": 0}
    if sheet.boss_bonus:
        told[f"{sheet.boss_bonus}Mod"] += 1
    for change in sheet.changes:
        if change.source == STEP and f"{change.stat}Mod" in told:
            told[f"{change.stat}Mod"] += change.amount
    return told


def _modifiers(sheet: ModelSheet, home: _Home, wares: Wares) -> list[Raw]:
    old: list[Raw] = home.raw.get("modifiers", [])
    if _listed(sheet) == _listed(home.then):
        return [wares.modifier_in_language(raw) if read_modifier(raw["id"]) else raw for raw in old]
    strange = [raw for raw in old if not read_modifier(raw["id"])]
    return wares.modifiers(_listed(sheet)) + strange


def _listed(sheet: ModelSheet) -> tuple[Change, ...]:
    """The changes that stand in the builder's list; which of them a cybernetic repaired is not written there."""
    return tuple(msgspec.structs.replace(one, repaired=False) for one in sheet.changes if one.source != STEP)


def _items(items: tuple[Item, ...], old: list[Raw], wares: Wares) -> list[Raw]:
    """Items laid over those that were there: what is still there keeps its words, the unknown keeps its place."""
    left = [(raw, read) for raw in old if (read := _read(raw, wares)) is not None]
    told: list[Raw] = []
    for item in items:
        found = next((index for index, (_, read) in enumerate(left) if _bought(read) == _bought(item)), None)
        if found is None:
            told.append(wares.item(item))
        else:
            raw, read = left.pop(found)
            told.append(wares.in_language(raw if read.used == item.used else raw | {"used": item.used}, item.id))
    for index, raw in enumerate(old):
        if _read(raw, wares) is None:
            told.insert(index, raw)
    return told


def _bought(item: Item) -> Item:
    return msgspec.structs.replace(item, used=False)


def _read(raw: Raw, wares: Wares) -> Item | None:
    return Reading(wares.edition).item(shape(raw, BuilderItem, ""))
