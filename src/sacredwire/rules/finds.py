"""Items that lie in loot: the tables they come from, and who may use them."""

from collections.abc import Sequence
from typing import Literal

from sacredwire.content.schema import Armor, Row, Weapon
from sacredwire.rules import squads
from sacredwire.rules.armor import level
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Sheet


def found_rows(rules: Ruleset, table: str) -> Sequence[Row]:
    """The rows of an item table in the order of its die. Rule: K.search, R-50, R-100."""
    edition = rules.edition
    rows: Sequence[Row]
    match table:
        case "melee" | "ranged":
            rows = [weapon for weapon in edition.weapons if weapon.kind == table]
        case "light-armor" | "medium-armor" | "heavy-armor":
            rows = [armor for armor in edition.armor if f"{armor.tier}-armor" == table]
        case "gear":
            rows = edition.gear
        case "consumables":
            rows = edition.consumables
        case "grenades":
            rows = edition.grenades
        case _:
            raise AssertionError(f"no item table is called {table}")
    return sorted(rows, key=lambda row: row.roll)


def may_use_weapon(rules: Ruleset, sheet: Sheet, weapon: Weapon) -> bool:
    """Whether a model's contract gives access to a weapon of this kind, or its succession. Rule: C2.3, K.succession."""
    contract = rules.contracts.get(sheet.contract)
    return contract is not None and squads.may_use(weapon, sheet, contract)


def may_carry(rules: Ruleset, model: Model, row: Row) -> Literal["weapons", "armor", "items", "locker"]:
    """Where a found item goes: at hand if the contract allows and there is room, else the Locker.

    Rule: R-42, K.succession.
    """
    if isinstance(row, Weapon):
        return "weapons" if may_use_weapon(rules, model.sheet, row) else "locker"
    if isinstance(row, Armor):
        contract = rules.contracts.get(model.sheet.contract)
        fits = contract is not None and level(row) <= squads.armor_limit(model.sheet, contract)
        return "armor" if fits and not model.armor else "locker"
    return "items"
