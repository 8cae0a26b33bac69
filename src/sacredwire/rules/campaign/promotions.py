"""Promotions: which row a roll comes to, what its owner may pick, and what it does to a sheet."""

from collections.abc import Collection

from msgspec.structs import replace

from sacredwire.content import effects as op
from sacredwire.content.schema import CampaignRow, Edition
from sacredwire.content.squads import ModelSheet
from sacredwire.rules.campaign.lasting import change_sheet
from sacredwire.rules.dice.level import HIGHEST, LOWEST
from sacredwire.rules.squads import ATTRIBUTES, Shop, attributes

POWER = "power"
"""What a choice calls a new power; everything else is called by its stat."""


def promotion(edition: Edition, total: int) -> CampaignRow:
    """The row of a total. Rule: K.promotion."""
    return next(row for row in edition.promotions if row.roll == total)


def options(shop: Shop, sheet: ModelSheet, row: CampaignRow, picked: Collection[str] = ()) -> tuple[str, ...]:
    """What a row gives: of a choice what the owner may pick, of any other all at once.

    A demotion meets the lowest attribute, of which there may be several. A pick must do something: an attribute at
    2d12 cannot be picked, nor a power by whoever may learn none. Rule: K.promotion, R-100, R-155.

    Args:
        shop: The edition.
        sheet: The model.
        row: The row rolled.
        picked: What was picked already; picks differ.
    """
    if row.kind == "lowest":
        return lowest(shop, sheet)
    named = [_name(effect) for effect in row.effects]
    if not row.choice:
        return tuple(named)
    return tuple(one for one in named if one not in picked and _improves(shop, sheet, one))


def lowest(shop: Shop, sheet: ModelSheet) -> tuple[str, ...]:
    """The attributes that are lowest; none if they cannot sink any further. Rule: K.promotion, R-100, R-53."""
    tiers = attributes(shop, sheet)
    least = min(getattr(tiers, stat) for stat in ATTRIBUTES)
    return tuple(stat for stat in ATTRIBUTES if getattr(tiers, stat) == least) if least > LOWEST else ()


def powers_open(shop: Shop, sheet: ModelSheet) -> tuple[str, ...]:
    """The powers a model may learn: a Broadcaster any it neither knows nor lost for good. Rule: R-100, R-156."""
    contract = shop.contracts.get(sheet.contract)
    if contract is None or not any(isinstance(one, op.MayCast) for one in contract.effects):
        return ()
    return tuple(id_ for id_ in shop.powers if id_ not in sheet.powers and id_ not in sheet.lost_powers)


def promote(shop: Shop, sheet: ModelSheet, row: CampaignRow, what: str) -> ModelSheet:
    """A sheet after one of a row's effects; a power is learned by :func:`learn`. Rule: K.promotion, R-53.

    Args:
        shop: The edition.
        sheet: The model.
        row: The row rolled.
        what: The stat.
    """
    effects = [effect for effect in row.effects if isinstance(effect, op.Permanent)]
    effect = next((one for one in effects if one.stat in (what, "attributes")), None)
    return change_sheet(shop, sheet, what, effect.amount, row.id) if effect else sheet


def learn(sheet: ModelSheet, power: str) -> ModelSheet:
    """A sheet with one more power. Rule: R-100."""
    return replace(sheet, powers=(*sheet.powers, power))


def _name(effect: op.Effect) -> str:
    return effect.stat if isinstance(effect, op.Permanent) else POWER


def _improves(shop: Shop, sheet: ModelSheet, what: str) -> bool:
    if what == POWER:
        return bool(powers_open(shop, sheet))
    return what not in ATTRIBUTES or getattr(attributes(shop, sheet), what) < HIGHEST
