"""Cybernetics: which model may have one fitted, and what that repairs."""

from msgspec.structs import replace

from sacredwire.content.effects import Permanent
from sacredwire.content.schema import Gear
from sacredwire.content.squads import Change, Item, ModelSheet, Squad, unpaired
from sacredwire.rules.squads import Shop

_ALSO = {"combat": ("combat", "shooting")}
"""What a cybernetic repairs besides the penalty it names, in the order in which it is repaired."""


def may_fit(shop: Shop, row: Gear, sheet: ModelSheet) -> bool:
    """Whether a model has a penalty that a cybernetic would repair: no Demotion. Rule: A.cybernetics, R-100."""
    if row.repairs == "miss-next-game":
        return sheet.absent
    return _penalty(shop, row, sheet) is not None


def fit(shop: Shop, row: Gear, sheet: ModelSheet, item: Item) -> ModelSheet:
    """The model with a cybernetic in its body: one penalty is repaired, as much of it as the row says.

    Args:
        shop: The edition.
        row: The cybernetic's row.
        sheet: A model that :func:`may_fit` it.
        item: The very piece.

    Rule: A.cybernetics, R-100, R-178, R-180.
    """
    fitted = replace(sheet, items=(*sheet.items, item))
    if row.repairs == "miss-next-game":
        return replace(fitted, absent=False)
    place = _penalty(shop, row, sheet)
    assert place is not None, "nobody fits what repairs nothing"
    before, after = sheet.changes[:place], sheet.changes[place + 1 :]
    return replace(fitted, changes=(*before, *_repaired(row, sheet.changes[place]), *after))


def loose(shop: Shop, sheet: ModelSheet) -> list[str]:
    """Ids of the cybernetics that a model bears without the penalty they repair, and that may be taken off.

    Rule: R-121, R-178.
    """
    return [row.id for row in unpaired(shop.fitted(sheet), sheet.changes)]


def wanted(shop: Shop, squad: Squad, id_: str) -> bool:
    """Whether a squad has more penalties that a cybernetic repairs than such pieces in its Lockers. Rule: R-180."""
    row = shop.cybernetics[id_]
    needs = sum(_open(shop, row, sheet) for sheet in squad.models if sheet.contract)
    return needs > sum(item.id == id_ for item in squad.locker)


def _open(shop: Shop, row: Gear, sheet: ModelSheet) -> int:
    """How many penalties of a model a cybernetic could still repair, each piece one."""
    count = 0
    while may_fit(shop, row, sheet):
        sheet = fit(shop, row, sheet, Item(id=row.id))
        count += 1
    return count


def _penalty(shop: Shop, row: Gear, sheet: ModelSheet) -> int | None:
    """The place of the first penalty that a cybernetic repairs; one of Combat before one of shots alone.

    Penalties of Injuries, criticals and fumbles are repaired, not what a Promotion took. Rule: A.cybernetics.
    """
    promotions = {one.id for one in shop.edition.promotions}
    for stat in _ALSO.get(row.repairs, (row.repairs,)):
        for place, change in enumerate(sheet.changes):
            open_ = change.amount < 0 and not change.repaired
            if change.stat == stat and open_ and change.source not in promotions:
                return place
    return None


def _repaired(row: Gear, penalty: Change) -> tuple[Change, ...]:
    """A penalty repaired by as much as the row says; what is left of it stays open."""
    gives = sum(one.amount for one in row.effects if isinstance(one, Permanent))
    taken = min(-penalty.amount, gives)
    done = replace(penalty, amount=-taken, repaired=True)
    rest = replace(penalty, amount=penalty.amount + taken)
    return (done, rest) if rest.amount else (done,)
