"""What the page of the author's Squad Builder shows for a model, right or wrong; the page's own way of counting."""

import re

import msgspec

from sacredwire.content.effects import Attribute
from sacredwire.content.foreign.reading import item_id, modifier_of
from sacredwire.content.foreign.shapes import BuilderItem, BuilderModel

ATTRIBUTES: tuple[Attribute, Attribute, Attribute] = ("combat", "defense", "wits")

_INCHES = re.compile(r'([+-]\d+)" `(?:Move|Mov)`')
_ORGANS = re.compile(r"\+(\d+) max `Health`")
_IMPLANTS = {"targeting": "combat", "reflexes": "defense", "processor": "wits", "leg": "move"}
_MIDDLE, _HIGH, _LOW, _TOP = 1, 2, 0, 4


class Shown(msgspec.Struct, frozen=True):
    """The numbers on a model's card: Die Tiers, Health points, whole inches of Move (below 0 too)."""

    combat: int
    defense: int
    wits: int
    max_health: int
    health: int
    move: int


def shown(model: BuilderModel) -> Shown:
    """The numbers that the page shows for a model.

    It sums counters, modifiers and cybernetics and holds the total between 2d4 and 2d12; the first armor's inches
    count for everybody; more Health comes only of cybernetics whose English text it knows; wounds never pass the
    maximum on, nor does the maximum bound Health.
    """
    counters = {"combat": model.combat_mod, "defense": model.defense_mod, "wits": model.wits_mod}
    tiers = dict.fromkeys(ATTRIBUTES, _MIDDLE)
    if model.stat_array == "Technician":
        tiers |= {name: _HIGH for name in ATTRIBUTES if name == model.technician_stat}
        tiers |= {name: _LOW for name in ATTRIBUTES if name == model.technician_weak_stat}
    dice = {name: _held(tiers[name] + counters[name] + _added(model, name)) for name in ATTRIBUTES}
    organs = sum(int(found[1]) for item in model.equipment if (found := _ORGANS.search(item.effect or "")))
    most = max(0, model.base_health + _added(model, "health") + organs)
    return Shown(
        **dice,
        max_health=most,
        health=most if model.current_health is None else model.current_health,
        move=model.base_move + _added(model, "move") + armor_inches(model),
    )


def armor_inches(model: BuilderModel) -> int:
    """What the page adds to Move for armor: the inches printed on the first piece."""
    first = next((item for item in model.equipment if _is_armor(item)), None)
    return sum(int(inches) for inches in _INCHES.findall(first.special or "")) if first else 0


def knows_organs(model: BuilderModel) -> bool:
    """Whether the page gives Health for every Organs the model has; it misses those bought on a Spanish page."""
    fitted = [item for item in model.equipment if item_id(item) == "organs"]
    return all(_ORGANS.search(item.effect or "") for item in fitted)


def _added(model: BuilderModel, stat: str) -> int:
    listed = [modifier_of(one.id) for one in model.modifiers]
    implants = sum(_IMPLANTS.get(item_id(item)) == stat for item in model.equipment)
    return sum(one[1] for one in listed if one and one[0] == stat) + implants


def _is_armor(item: BuilderItem) -> bool:
    return item.id.startswith("armor-")


def _held(tier: int) -> int:
    return min(_TOP, max(_LOW, tier))
