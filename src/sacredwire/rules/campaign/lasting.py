"""Lasting changes on a sheet: what really changes is what is written down."""

from msgspec.structs import replace

from sacredwire.content.squads import Change, ModelSheet
from sacredwire.rules import squads
from sacredwire.rules.dice.level import permanent
from sacredwire.rules.squads import ATTRIBUTES, Shop


def change_sheet(shop: Shop, sheet: ModelSheet, stat: str, amount: int, source: str) -> ModelSheet:
    """A sheet after a lasting change; ``attributes`` touches all three.

    Attributes stay within 2d4 and 2d12, Move and maximum Health do not fall below 0; a change that changes nothing is
    not written down.

    Args:
        shop: The edition.
        sheet: The model.
        stat: What changes.
        amount: Tiers, points, or hundredths of Move.
        source: The row that did it.

    Rule: R-53, R-47, R-54.
    """
    for one in ATTRIBUTES if stat == "attributes" else (stat,):
        made = _real(shop, sheet, one, amount)
        if made:
            written = Change(stat=one, amount=made, source=source)  # type: ignore[arg-type] # a stat of a sheet
            sheet = replace(sheet, changes=(*sheet.changes, written))
    return sheet


def _real(shop: Shop, sheet: ModelSheet, stat: str, amount: int) -> int:
    """How much of a change there is room for."""
    match stat:
        case "combat" | "defense" | "wits":
            tier: int = getattr(squads.attributes(shop, sheet), stat)
            return permanent(tier, amount) - tier
        case "move":
            return max(amount, -max(0, squads.bare_move(shop, sheet)))
        case "health":
            return max(amount, -squads.max_health(shop, sheet))
        case _:
            return amount
