"""Injuries: which row a roll comes to, and what it does to a sheet."""

from msgspec.structs import replace

from sacredwire.content import effects as op
from sacredwire.content.schema import CampaignRow, Edition
from sacredwire.content.squads import ModelSheet
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.campaign.lasting import change_sheet
from sacredwire.rules.results import ModelResult
from sacredwire.rules.squads import Shop, max_health


def injured(books: Books) -> tuple[ModelResult, ...]:
    """The models that roll: those Out of Action; whoever left rolls none. Rule: K.injuries, R-47."""
    return tuple(model for model in books.own.models if model.presence == "out")


def injury(edition: Edition, total: int) -> CampaignRow:
    """The row of a total, held between the first and the last one. Rule: K.injuries, R-47."""
    rolls = [row.roll for row in edition.injuries]
    held = max(min(rolls), min(max(rolls), total))
    return next(row for row in edition.injuries if row.roll == held)


def scar(shop: Shop, sheet: ModelSheet, row: CampaignRow) -> ModelSheet:
    """A sheet after an injury, as far as it is the sheet's: penalties held at 2d4, the next game missed.

    Rule: K.injuries, R-47, R-53, K.absent.
    """
    for effect in row.effects:
        if isinstance(effect, op.Permanent):
            sheet = change_sheet(shop, sheet, effect.stat, effect.amount, row.id)
    return replace(sheet, absent=True) if row.kind == "miss-next-game" else sheet


def merits_of(row: CampaignRow) -> int:
    """The Merits an injury brings. Rule: K.injuries."""
    return sum(effect.merits for effect in row.effects if isinstance(effect, op.Gain))


def perished(shop: Shop, books: Books) -> tuple[int, str] | None:
    """The first slot whose model has no maximum Health left, and what took the last of it. Rule: K.injuries, R-47."""
    for slot in books.slots():
        sheet = books.sheet(slot)
        if max_health(shop, sheet) <= 0:
            return slot, next((one.source for one in reversed(sheet.changes) if one.stat == "health"), "")
    return None
