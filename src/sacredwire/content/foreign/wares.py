"""What the author's Squad Builder writes for items, powers and modifiers, in the language of its page."""

from collections.abc import Callable
from typing import Any

from sacredwire.content import effects as op
from sacredwire.content.foreign.words import Lang, say, slug, speaks, split_id, words, written_suffix
from sacredwire.content.schema import Armor, Edition, Gear, Grenade, Power, Weapon
from sacredwire.content.squads import Change, Item

Raw = dict[str, Any]
Describe = Callable[[str], str]
"""Gives the sentence of an item's or power's effect, by its id, in the wanted language."""

_TABLES = {
    "grenades": "grenade",
    "armor": "armor",
    "gear": "gear",
    "consumables": "cons",
    "cybernetics": "cyber",
    "powers": "power",
}
_TIERS = ("light", "medium", "heavy")
_ICONS = {
    "combat": "ra ra-crossed-swords",
    "defense": "ra ra-shield",
    "wits": "fa fa-eye",
    "move": "fa fa-person-running",
    "health": "fa fa-heart",
}
_BEYOND_TWO = 2
"""The builder's modifiers go from -2 to +2."""


class Wares:
    """Writes an edition's rows as the builder's page of a language would.

    The builder reads numbers out of the effects of armor and cybernetics, so that these begin with its own notation.

    Args:
        edition: Whose rows.
        lang: The language of the page.
        describe: The effect's sentence of an item or power.
    """

    def __init__(self, edition: Edition, lang: Lang, describe: Describe) -> None:
        self.edition = edition
        self.lang: Lang = lang
        self._describe = describe
        self._written = 0
        self._prefixes = {row.id: prefix for table, prefix in _TABLES.items() for row in getattr(edition, table)}
        self._prefixes |= {row.id: "ranged" if row.kind == "ranged" else "melee" for row in edition.weapons}
        tables = ("weapons", *_TABLES)
        self._rows = {row.id: row for table in tables for row in getattr(edition, table)}

    def item(self, item: Item) -> Raw:
        """A new item, as if bought today at what was paid for it."""
        return self._told(item) | {"id": self._id(item.id) + self._suffix(), "free": item.free, "used": item.used}

    def _told(self, item: Item) -> Raw:
        """An item's row as it is printed."""
        row = self._rows[item.id]
        cost = row.cost if item.paid is None else item.paid
        told: Raw = {"roll": self._roll(item.id), "name": self._name(item.id)}
        match row:
            case Weapon():
                damage = f"d{row.die}" if row.die else str(row.fixed)
                kind = f"`{say('type', row.damage_type, self.lang)}`"
                told |= {"type": kind, "damage": damage, "special": self._describe(item.id), "cost": cost}
            case Armor():
                tier = _TIERS.index(row.tier)
                told |= {"special": self._armor(row), "cost": cost, "tier": row.tier.capitalize()}
                told["reduction"] = self.edition.numbers.armor[tier]
            case Gear():
                told |= {"effect": self._cybernetic(row) or self._describe(item.id), "cost": cost}
            case _:
                told |= {"effect": self._grenade(row), "cost": cost}
        return told

    def in_language(self, raw: Raw, id_: str) -> Raw:
        """An item as it was, its words in our language; one already in it stays letter by letter."""
        prefix, rest = split_id(str(raw["id"]))
        if speaks(prefix, id_, str(raw.get("name", "")), self.lang):
            return raw
        times = str(raw["id"])[len(f"{prefix}-{rest}") :]
        fresh = self._told(Item(id=id_))
        words_of = {key: fresh[key] for key in ("name", "type", "special", "effect") if key in fresh and key in raw}
        return raw | words_of | {"id": self._id(id_) + times + self._suffix()}

    def power(self, id_: str) -> Raw:
        """A Broadcast power."""
        row: Power = self._rows[id_]
        told: Raw = {"roll": self._roll(id_), "power": self._name(id_), "type": say("kind", row.kind, self.lang)}
        return told | {"effect": self._describe(id_), "id": self._id(id_)}

    def power_in_language(self, raw: Raw, id_: str) -> Raw:
        """A power as it was, its words in our language."""
        return raw if speaks("power", id_, str(raw.get("power", "")), self.lang) else raw | self.power(id_)

    def modifiers(self, changes: tuple[Change, ...]) -> list[Raw]:
        """The builder's modifiers for lasting changes; those it has no modifier for are left out."""
        told: list[Raw] = []
        for change in changes:
            if change.stat not in _ICONS:
                continue
            amount = change.amount // 100 if change.stat == "move" else change.amount
            told += [self._modifier(change.stat, part, len(told)) for part in _parts(amount)]
        return told

    def modifier_in_language(self, raw: Raw) -> Raw:
        """A modifier as it was, its words in our language."""
        id_ = str(raw["id"])
        stat, amount = id_[len("mod-") : -2], int(id_[-2:])
        fresh = self._modifier(stat, amount, 0)
        return raw | {"name": fresh["name"], "effect": fresh["effect"]}

    def _modifier(self, stat: str, amount: int, place: int) -> Raw:
        word = say("stat", stat, self.lang)
        inch = '"' if stat == "move" else ""
        between = {"move": "", "health": "máx " if self.lang == "es" else "max "}.get(stat, "ND ")
        return {
            "id": f"mod-{stat}{amount:+}",
            "name": f"{amount:+}{inch} {word}",
            "iconClass": _ICONS[stat],
            "effect": f"{amount:+}{inch} {between}{word}",
            "timestamp": place,
        }

    def _armor(self, row: Armor) -> str:
        inches = sum(one.amount for one in row.effects if isinstance(one, op.Move)) // 100
        move = f'{inches:+}" `{say("stat", "move", self.lang)}`' if inches else ""
        others = any(not isinstance(one, op.Move) for one in row.effects)
        return ", ".join(part for part in (move, self._describe(row.id) if others else "") if part) or "-"

    def _grenade(self, row: Grenade) -> str:
        damage = f"d{row.die}" if row.die else str(row.fixed)
        kind = f" `{say('type', row.damage_type, self.lang)}`" if row.damage_type else ""
        return ". ".join(part for part in (damage + kind, self._describe(row.id)) if part)

    def _cybernetic(self, row: Gear) -> str:
        match row.repairs:
            case "":
                return ""
            case "miss-next-game":
                return self._describe(row.id)
            case "move":
                return f'+1" `{say("stat", "move", self.lang)}`'
            case "health":
                word = say("stat", "health", self.lang)
                return f"+1 `{word}` máxima" if self.lang == "es" else f"+1 max `{word}`"
            case stat:
                return f"`+1 {'ND' if self.lang == 'es' else 'DT'}` `{say('stat', stat, self.lang)}`"

    def _suffix(self) -> str:
        self._written += 1
        return written_suffix(self._written)

    def _id(self, id_: str) -> str:
        return f"{self._prefixes[id_]}-{slug(self._name(id_))}"

    def _name(self, id_: str) -> str:
        known = id_ in words(self._prefixes[id_])
        return say(self._prefixes[id_], id_, self.lang) if known else id_

    def _roll(self, id_: str) -> int:
        known = words(self._prefixes[id_]).get(id_)
        return known.roll if known else self._rows[id_].roll


def _parts(amount: int) -> list[int]:
    sign = 1 if amount > 0 else -1
    twos, rest = divmod(abs(amount), _BEYOND_TWO)
    return [sign * _BEYOND_TWO] * twos + [sign] * rest
