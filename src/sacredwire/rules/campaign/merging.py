"""What a match leaves on the sheets of a squad: wounds, scars, things found, used, lost and destroyed."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from sacredwire.content.squads import Item, ModelSheet
from sacredwire.rules import squads
from sacredwire.rules.armor import level
from sacredwire.rules.campaign.books import LOCKER, Books, gain_item, lose_item, post
from sacredwire.rules.campaign.lasting import change_sheet
from sacredwire.rules.campaign.postings import Account, Posting, Source, Victory
from sacredwire.rules.results import ModelResult
from sacredwire.rules.squads import Shop

Thing = tuple[int, str]
"""A slot, and the id of something there."""


def merge(shop: Shop, books: Books) -> Books:
    """The books with the match in them; whether it was played here or on a real table is the same.

    Whoever missed it comes back. Subs and Leads are the squad's at once. Rule: K.postgame, K.absent, R-41, R-42.
    """
    there = tuple(replace(sheet, absent=False) for sheet in books.squad.models)
    squad = replace(books.squad, models=there, games=books.squad.games + 1)
    victory: Victory = "source" if books.own.campaign else ""
    books = replace(books, squad=squad, victory=victory)
    lost: list[Thing] = []
    taken: list[Thing] = []
    for model in books.own.models:
        books = _marked(shop, books, model)
        books = _armored(shop, books, model)
        books = _carried(shop, books, model, lost, taken)
    books = _handed_on(books, lost, taken)
    for item in books.own.finds:
        books = gain_item(books, _free(item), LOCKER, "found")
    books = _gathered(books, "subs", books.own.subs, "found")
    return _gathered(books, "leads", books.own.leads, "mission")


def _gathered(books: Books, kind: Account, amount: int, source: Source) -> Books:
    return post(books, Posting(kind, amount, source)) if amount else books


def _free(id_: str) -> Item:
    """Something nobody paid for."""
    return Item(id=id_, free=True)


def _marked(shop: Shop, books: Books, model: ModelResult) -> Books:
    """Permanent changes with the row that made them, powers lost for good, and the Health it came home with.

    Rule: R-53, C5.1.
    """
    slot = books.slot(model.id)
    sheet = books.sheet(slot)
    for one in model.permanent:
        if one.stat != "armor":
            sheet = change_sheet(shop, sheet, one.stat, one.amount, one.source)
    gone = tuple(power for power in sheet.powers if power not in model.powers)
    sheet = replace(
        sheet,
        powers=tuple(power for power in sheet.powers if power not in gone),
        lost_powers=(*sheet.lost_powers, *(power for power in gone if power not in sheet.lost_powers)),
        wounds=max(0, squads.max_health(shop, sheet) - max(0, model.health)),
    )
    return books.with_sheet(slot, sheet)


def _armored(shop: Shop, books: Books, model: ModelResult) -> Books:
    """Armor melts piece by piece, the oldest first; what it does not wear any more is destroyed. Rule: R-74, R-179.

    One that had melted away before is gone for good too.
    """
    slot = books.slot(model.id)
    melting = -sum(one.amount for one in model.permanent if one.stat == "armor")
    for id_ in model.found:
        if id_ in shop.armor:
            books = gain_item(books, _free(id_), slot, "found")
    for item in _pieces(shop, books.sheet(slot), model):
        had = squads.melted(shop, books.sheet(slot)) if _is_first(shop, books, slot, item) else item.melted
        left = level(shop.armor[item.id], had) + 1
        index = _index(books.sheet(slot).items, item)
        if item.id == model.armor and melting < left:
            return _melted(books, slot, index, melting)
        books = lose_item(_unmelted(books, slot), index, slot, "destroyed")
        melting = max(0, melting - left)
    if model.armor:
        return gain_item(books, _free(model.armor), slot, "taken")
    return books


def _pieces(shop: Shop, sheet: ModelSheet, model: ModelResult) -> list[Item]:
    """The armor a model came with, then what it found, in order."""
    armor = [item for item in sheet.items if item.id in shop.armor]
    found = sum(id_ in shop.armor for id_ in model.found)
    worn = armor[:1] if len(armor) > found else []
    return [*worn, *armor[len(armor) - found :]]


def _is_first(shop: Shop, books: Books, slot: int, item: Item) -> bool:
    return squads.armor_item(shop, books.sheet(slot)) is item


def _melted(books: Books, slot: int, index: int, levels: int) -> Books:
    """So many levels fewer on a piece. Rule: R-74, R-179."""
    items = list(books.sheet(slot).items)
    items[index] = replace(items[index], melted=items[index].melted + levels)
    return books.with_sheet(slot, replace(books.sheet(slot), items=tuple(items)))


def _unmelted(books: Books, slot: int) -> Books:
    """What the sheet says of the piece that is gone goes with it. Rule: R-179."""
    sheet = books.sheet(slot)
    return books.with_sheet(slot, replace(sheet, changes=tuple(one for one in sheet.changes if one.stat != "armor")))


def _index(items: tuple[Item, ...], item: Item) -> int:
    return next(index for index, one in enumerate(items) if one is item)


def _carried(shop: Shop, books: Books, model: ModelResult, lost: list[Thing], taken: list[Thing]) -> Books:
    """Weapons, gear and single uses: what was found and what was used up is written down.

    What then is too little or too much goes into ``lost`` and ``taken``, for a friend may have it. Rule: R-42, R-78.
    """
    slot = books.slot(model.id)
    had = Counter(item.id for item in _at_hand(shop, books.sheet(slot)))
    found = Counter(id_ for id_ in model.found if id_ not in shop.armor)
    spent, has = Counter(model.spent), Counter((*model.weapons, *model.items))
    for id_ in dict.fromkeys((*had, *found, *has)):
        for _ in range(found[id_]):
            books = gain_item(books, _free(id_), slot, "found")
        used = min(spent[id_], had[id_] + found[id_])
        for _ in range(used):
            books = lose_item(books, _place(books, slot, id_), slot, "used")
        more = has[id_] - (had[id_] + found[id_] - used)
        lost += [(slot, id_)] * -more
        taken += [(slot, id_)] * more
    return books


def _at_hand(shop: Shop, sheet: ModelSheet) -> Iterator[Item]:
    """What a model brought to the table beside armor and what is in its body."""
    for item in sheet.items:
        if item.id in shop.weapons or item.id in shop.gear or (item.id in shop.single_use and not item.used):
            yield item


def _place(books: Books, slot: int, id_: str) -> int:
    """The index of the first thing of that id that is not used up."""
    return next(index for index, item in enumerate(books.sheet(slot).items) if item.id == id_ and not item.used)


def _handed_on(books: Books, lost: list[Thing], taken: list[Thing]) -> Books:
    """A weapon dropped stays with whoever took it; of the squad's own nothing is gained or lost by that. Rule: R-78."""
    for slot, id_ in taken:
        giver = next((one for one in lost if one[1] == id_), None)
        if giver is None:
            books = gain_item(books, _free(id_), slot, "taken")
            continue
        lost.remove(giver)
        sheet = books.sheet(giver[0])
        index = _place(books, *giver)
        item, left = sheet.items[index], (*sheet.items[:index], *sheet.items[index + 1 :])
        books = books.with_sheet(giver[0], replace(sheet, items=left))
        books = books.with_sheet(slot, replace(books.sheet(slot), items=(*books.sheet(slot).items, item)))
    for slot, id_ in lost:
        books = lose_item(books, _place(books, slot, id_), slot, "lost")
    return books
