"""What the command line says about a squad: its sheet, its faults, what an import left to tell."""

from collections.abc import Iterator
from typing import Any

from sacredwire.content.foreign.builder import Imported
from sacredwire.content.foreign.reading import Notice
from sacredwire.content.schema import Edition
from sacredwire.content.squads import Item, ModelSheet, Squad
from sacredwire.content.text import ITEM_KINDS, Text
from sacredwire.content.wording import row_text
from sacredwire.errors import Param
from sacredwire.rules import squads
from sacredwire.rules.builder_differences import Difference, differences
from sacredwire.rules.squad_check import Fault, check, is_campaign, warnings
from sacredwire.rules.squads import ATTRIBUTES, Shop

_KINDS = {
    "contract": "contract-",
    "array": "array-",
    "stat": "stat-",
    "tier": "armor-tier-",
    "kind": "weapon-access-",
    "what": "squad-what-",
}
"""The parameters of a sentence that are ids, with what stands before the id in the key of its name."""

_ITEMS = ("item", "first", "second", "power", "what")
"""Those that may be the bare id of an item or power."""


class SquadWords:
    """Tells about squads of one edition in one language.

    Args:
        text: The reader's catalogue.
        edition: The squads' edition.
    """

    def __init__(self, text: Text, edition: Edition) -> None:
        self.text = text
        self.shop = Shop(edition)

    def fault(self, fault: Fault, kind: str = "fault") -> str:
        """The sentence of a fault, or of a warning, with the model it concerns and the rule."""
        said = self.text.say(f"{kind}-{fault.code}", **self.named(fault.params))
        return f"{self._whose(fault.model, fault.name)}{said} ({fault.rule})"

    def notice(self, notice: Notice) -> str:
        """The sentence of a notice, with the model it concerns."""
        said = self.text.say(f"notice-{notice.code}", **self.named(notice.params))
        return f"{self._whose(notice.model, notice.name)}{said}"

    def difference(self, found: Difference) -> str:
        """What the builder shows, what the rules give, and why."""
        reasons = " ".join(self.text.say(f"difference-{reason}") for reason in found.reasons)
        shown, rule = (self._number(found.stat, number) for number in (found.shown, found.rule))
        stat = self.text.say(f"squad-stat-{found.stat.replace('_', '-')}")
        said = self.text.say("squad-difference", stat=stat, shown=shown, rule=rule, reasons=reasons)
        return f"{self._whose(found.model, found.name)}{said}"

    def sheet(self, squad: Squad) -> Iterator[str]:
        """The squad as it would be read out: a heading and a line for each model."""
        key = f"edition-{squad.edition.replace('.', '-')}"
        edition = self.text.say(key) if self.text.has(key) else squad.edition
        spent = squads.carried(self.shop, squad) + squads.stored(self.shop, squad)
        left = squads.unspent(self.shop, squad)
        name = shown_name(squad.name) or self.text.say("squad-unnamed")
        yield self.text.say("squad-heading", name=name, edition=edition, spent=spent, left=left)
        for place, sheet in enumerate(squad.models, 1):
            yield self._model(place, sheet)
        if squad.locker:
            yield self.text.say("squad-locker", items=self._items(squad.locker))

    def named(self, params: dict[str, Param]) -> dict[str, Param]:
        """Parameters with their ids turned into names, and texts from outside made harmless."""
        told: dict[str, Param] = {}
        for key, value in params.items():
            told[key] = shown_name(value) if isinstance(value, str) else value
            candidates = [_KINDS[key] + str(value)] if key in _KINDS else []
            candidates += [str(value)] if key in _ITEMS else []
            for candidate in candidates:
                if self._has_name(candidate):
                    told[key] = self.text.name(candidate)
                    break
        return told

    def describe(self, id_: str) -> str:
        """The sentence of an item's or power's effect."""
        rows = self.shop.powers | self.shop.wares
        kinds = {"powers": "power", "weapons": "weapon", "armor": "armor", "gear": "gear", "cybernetics": "cybernetic"}
        kind = next((word for table, word in kinds.items() if id_ in getattr(self.shop, table)), "")
        if not kind:
            grenades = {row.id for row in self.shop.edition.grenades}
            kind = "grenade" if id_ in grenades else "consumable"
        return row_text(self.text, rows[id_], f"{kind}-{id_}")

    def _model(self, place: int, sheet: ModelSheet) -> str:
        if not sheet.contract:
            return self.text.say("squad-open-slot", place=place)
        profile = squads.profile(self.shop, sheet)
        dice = {stat: self.text.say(f"dice-tier-{getattr(profile, stat)}") for stat in ATTRIBUTES}
        line = self.text.say(
            "squad-model",
            place=place,
            name=shown_name(sheet.name) or self.text.say("squad-unnamed"),
            contract=self.named({"contract": sheet.contract})["contract"],
            health=f"{profile.health}/{profile.max_health}" if profile.health < profile.max_health else profile.health,
            move=self.text.inches(profile.move),
            **dice,
        )
        powers = [str(self.named({"power": power})["power"]) for power in sheet.powers]
        owned = ", ".join([*([self._items(sheet.items)] if sheet.items else []), *powers])
        return f"{line} · {owned}" if owned else line

    def _items(self, items: tuple[Item, ...]) -> str:
        names = (str(self.named({"item": item.id})["item"]) for item in items)
        return ", ".join(
            self.text.say("squad-used", item=name) if item.used else name
            for name, item in zip(names, items, strict=True)
        )

    def _whose(self, model: int, name: str) -> str:
        return f"{model} {shown_name(name)}".rstrip() + ": " if model else ""

    def _number(self, stat: str, number: int) -> str:
        if stat in ATTRIBUTES:
            return self.text.say(f"dice-tier-{number}")
        return self.text.inches(number) if stat == "move" else str(number)

    def _has_name(self, key: str) -> bool:
        return self.text.has(key) or any(self.text.has(f"{kind}-{key}") for kind in ITEM_KINDS)


def shown_name(name: str) -> str:
    """A name from outside as one line of a terminal may show it: what does not print is left out or a space."""
    return " ".join("".join(_shown(letter) for letter in name).split())


def _shown(letter: str) -> str:
    if letter.isspace():
        return " "
    return letter if letter.isprintable() or letter == "\u200d" else ""


def answer(words: SquadWords, file: str, opened: Imported) -> dict[str, Any]:
    """Everything known about a squad, for ``--json``."""
    squad, shop = opened.file.squad, words.shop
    faults, warned = check(shop.edition, squad), warnings(shop.edition, squad)
    differing = differences(shop, squad, opened.source) if opened.source is not None else ()
    return {
        "file": file,
        "where": opened.where,
        "name": squad.name,
        "edition": squad.edition,
        "legal": not faults,
        "campaign": is_campaign(squad),
        "spent": squads.carried(shop, squad),
        "stored": squads.stored(shop, squad),
        "subs": squads.unspent(shop, squad),
        "models": [_profile(shop, sheet) for sheet in squad.models],
        "faults": [_fault(one, words.fault(one)) for one in faults],
        "warnings": [_fault(one, words.fault(one, "warning")) for one in warned],
        "notices": [
            {"code": one.code, "model": one.model, "name": one.name, "params": one.params, "message": words.notice(one)}
            for one in opened.notices
        ],
        "differences": [
            {
                "model": one.model,
                "name": one.name,
                "stat": one.stat,
                "builder": one.shown,
                "rule": one.rule,
                "reasons": one.reasons,
                "message": words.difference(one),
            }
            for one in differing
        ],
    }


def _fault(fault: Fault, message: str) -> dict[str, Any]:
    told = {"code": fault.code, "rule": fault.rule, "model": fault.model, "name": fault.name}
    return told | {"params": fault.params, "message": message}


def _profile(shop: Shop, sheet: ModelSheet) -> dict[str, Any] | None:
    if not sheet.contract:
        return None
    profile = squads.profile(shop, sheet)
    names = ("combat", "defense", "wits", "health", "max_health", "move", "reduction", "armor", "weapons", "items")
    told = {"name": sheet.name, "contract": sheet.contract, "cost": sum(shop.price(item) for item in sheet.items)}
    return told | {name: getattr(profile, name) for name in (*names, "powers", "boss")}
