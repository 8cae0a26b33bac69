"""Boss succession: who may follow a Boss that died, and what the new one picks."""

from msgspec.structs import replace

from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.rules.armor import TIERS
from sacredwire.rules.squads import Shop, armor_limit, is_boss, max_health

WEAPONS = "weapons"
ARMOR = "armor"


def heirs(shop: Shop, squad: Squad) -> tuple[int, ...]:
    """Slots of the Resources of which one becomes the Boss; none as long as there is a Boss. Rule: K.succession, R-160.

    Nobody follows who is as good as dead.
    """
    filled = [(slot, sheet) for slot, sheet in enumerate(squad.models, 1) if sheet.contract]
    if any(is_boss(sheet) for _, sheet in filled):
        return ()
    return tuple(slot for slot, sheet in filled if max_health(shop, sheet) > 0)


def picks(shop: Shop, sheet: ModelSheet) -> tuple[str, ...]:
    """What a new Boss may pick: both kinds of weapons, or one more tier of armor, whichever it has not yet.

    Rule: K.succession, R-157.
    """
    contract = shop.contracts[sheet.contract]
    weapons = (WEAPONS,) if contract.weapons != "both" else ()
    armor = (ARMOR,) if armor_limit(sheet, contract) < len(TIERS) - 1 else ()
    return (*weapons, *armor) or (ARMOR,)


def succeed(sheet: ModelSheet, pick: str) -> ModelSheet:
    """A Resource as the Boss: contract, attributes and Merits stay what they were. Rule: K.succession."""
    return replace(sheet, succession=ARMOR if pick == ARMOR else WEAPONS)
