"""Whether a squad is legal: every fault at once, each naming the model and the rule."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from sacredwire.content import effects as op
from sacredwire.content.schema import Armor, Contract, Edition, Weapon
from sacredwire.content.squads import Change, Item, ModelSheet, Squad, unpaired
from sacredwire.errors import Param
from sacredwire.rules import squads
from sacredwire.rules.armor import TIERS, level
from sacredwire.rules.squads import Shop

LONGEST_NAME = 60
"""Letters of a name; longer ones fit no card and no line of an account."""

_UNSEEN = {"Cc", "Zl", "Zp", "Cs", "Co"}
_TURNING = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a squad may not be, or a warning about what it may be.

    Attributes:
        code: The catalogue message ``fault-<code>`` or ``warning-<code>`` without that prefix.
        rule: The rule it breaks.
        model: The place of the model in the squad from 1, or 0 for the squad itself.
        name: The model's name, or the squad's.
        params: What the sentence needs.
    """

    code: str
    rule: str
    model: int = 0
    name: str = ""
    params: dict[str, Param] = {}


def is_campaign(squad: Squad) -> bool:
    """Whether a squad has a past: games played, things found, wounds that stayed. Rule: K.

    Its purchases were paid by that past too, so that the budget of a new squad says nothing about it.
    """
    return bool(squad.games or squad.evidence or squad.leads or squad.boss_dead) or any(
        sheet.merits or sheet.promotions or sheet.succession or sheet.absent or sheet.lost_powers or _scars(sheet)
        for sheet in squad.models
    )


def check(edition: Edition, squad: Squad) -> tuple[Fault, ...]:
    """Everything that makes a squad illegal, in the order of the sheet; empty for a legal one. Rule: C2, K."""
    shop = Shop(edition)
    campaign = is_campaign(squad)
    found = [*_squad_faults(shop, squad, campaign)]
    for place, sheet in enumerate(squad.models, 1):
        found += (
            msgspec.structs.replace(fault, model=place, name=sheet.name)
            for fault in _model_faults(shop, sheet, campaign)
        )
    return tuple(found)


def warnings(edition: Edition, squad: Squad) -> tuple[Fault, ...]:
    """What a legal squad's owner should know: prices paid that are not this edition's. They are kept. Rule: R-50."""
    shop = Shop(edition)
    sheets = [(place, sheet.name, sheet.items) for place, sheet in enumerate(squad.models, 1)]
    return tuple(
        Fault(
            code="price",
            rule="C2.3",
            model=place,
            name=name,
            params={"item": item.id, "paid": item.paid, "cost": shop.wares[item.id].cost},
        )
        for place, name, items in [*sheets, (0, squad.name, squad.locker)]
        for item in items
        if item.id in shop.wares and item.paid is not None and item.paid != shop.wares[item.id].cost
    )


def _squad_faults(shop: Shop, squad: Squad, campaign: bool) -> Iterator[Fault]:
    size = shop.edition.numbers.squad_size
    filled = [sheet for sheet in squad.models if sheet.contract]
    if len(filled) != size:
        yield Fault(code="five-models", rule="C2", params={"found": len(filled), "needed": size})
    bosses = sum(squads.is_boss(sheet) for sheet in filled)
    if bosses != 1:
        yield Fault(code="no-boss" if not bosses else "many-bosses", rule="C2.4", params={"found": bosses})
    for contract, found in Counter(sheet.contract for sheet in filled).items():
        limit = shop.contracts[contract].limit if contract in shop.contracts else 0
        if limit and found > limit:
            yield Fault(
                code="contract-limit", rule="C2.4", params={"contract": contract, "found": found, "limit": limit}
            )
    yield from _books(shop, squad, campaign)
    yield from name_faults(squad.name)
    yield from _evidence(shop, squad)
    for item in squad.locker:
        yield from _item(shop, item, campaign)


def _books(shop: Shop, squad: Squad, campaign: bool) -> Iterator[Fault]:
    budget = shop.edition.numbers.budget
    spent = squads.carried(shop, squad) + squads.stored(shop, squad)
    left = squad.subs or 0
    if left < 0:
        yield Fault(code="negative", rule="C2.3", params={"what": "subs", "found": left})
    if squad.leads < 0:
        yield Fault(code="negative", rule="K.evidence", params={"what": "leads", "found": squad.leads})
    if campaign:
        return
    if spent > budget:
        yield Fault(code="over-budget", rule="C2.3", params={"spent": spent, "budget": budget, "over": spent - budget})
    elif spent + left > budget:
        yield Fault(code="too-many-subs", rule="C2.3", params={"subs": left, "left": budget - spent, "budget": budget})


def _evidence(shop: Shop, squad: Squad) -> Iterator[Fault]:
    highest = len(shop.edition.evidence)
    for number, times in Counter(squad.evidence).items():
        if not 1 <= number <= highest:
            yield Fault(code="unknown-evidence", rule="K.evidence", params={"number": number, "highest": highest})
        elif times > 1:
            yield Fault(code="repeated-evidence", rule="K.evidence", params={"number": number})


def name_faults(name: str) -> Iterator[Fault]:
    """What is wrong with the name of a squad or a model. Rule: C2."""
    if not name.strip():
        yield Fault(code="no-name", rule="C2")
    if len(name) > LONGEST_NAME:
        yield Fault(code="long-name", rule="C2", params={"found": len(name), "limit": LONGEST_NAME})
    for letter in name:
        if unicodedata.category(letter) in _UNSEEN or letter in _TURNING:
            yield Fault(code="unseen-letter", rule="C2", params={"letter": f"U+{ord(letter):04X}"})
            return


def _model_faults(shop: Shop, sheet: ModelSheet, campaign: bool) -> Iterator[Fault]:
    if not sheet.contract:
        if sheet.items or sheet.powers or sheet.changes:
            yield Fault(code="slot-without-contract", rule="C2.4")
        return
    contract = shop.contracts.get(sheet.contract)
    if contract is None:
        yield Fault(code="unknown-contract", rule="C2.4", params={"contract": sheet.contract})
    yield from name_faults(sheet.name)
    yield from _dice(shop, sheet)
    for item in sheet.items:
        yield from _item(shop, item, campaign)
    if contract is not None:
        yield from _access(shop, sheet, contract)
        yield from _powers(shop, sheet, contract)
    yield from _cybernetics(shop, sheet, campaign)
    yield from _past(shop, sheet)
    low, high = shop.edition.numbers.base_mm
    if not low <= sheet.base_mm <= high:
        yield Fault(code="base", rule="C1.7", params={"found": sheet.base_mm, "low": low, "high": high})


def _dice(shop: Shop, sheet: ModelSheet) -> Iterator[Fault]:
    array = shop.arrays.get(sheet.array)
    if array is None:
        yield Fault(code="unknown-array", rule="C2.1", params={"array": sheet.array})
    elif len(set(array.tiers)) > 1 and (not sheet.strong or not sheet.weak or sheet.strong == sheet.weak):
        yield Fault(code="dice-unassigned", rule="C2.1", params={"array": sheet.array})
    bonus = squads.boss_bonus(shop, sheet)
    if bonus and not sheet.boss_bonus:
        yield Fault(code="no-boss-bonus", rule="C2.1", params={"contract": sheet.contract})
    if sheet.boss_bonus and not bonus:
        yield Fault(code="boss-bonus", rule="C2.1", params={"contract": sheet.contract, "stat": sheet.boss_bonus})


def _item(shop: Shop, item: Item, campaign: bool) -> Iterator[Fault]:
    if item.id not in shop.wares:
        yield Fault(code="unknown-item", rule="C2.3", params={"item": item.id})
        return
    if item.used and item.id not in shop.single_use:
        yield Fault(code="used", rule="C2.3", params={"item": item.id})
    if item.free and not campaign:
        yield Fault(code="free", rule="C2.3", params={"item": item.id})
    if item.paid is not None and item.paid < 0:
        yield Fault(code="negative", rule="C2.3", params={"what": item.id, "found": item.paid})
    if item.melted and (item.id not in shop.armor or not 0 <= item.melted <= level(shop.armor[item.id]) + 1):
        yield Fault(code="melted", rule="R-74", params={"item": item.id, "found": item.melted})


def _access(shop: Shop, sheet: ModelSheet, contract: Contract) -> Iterator[Fault]:
    """Weapons of its kind, any number of them, and one armor within its limit. Rule: C2.3, C2.4, R-10, R-55."""
    armors = [shop.armor[item.id] for item in sheet.items if item.id in shop.armor]
    if len(armors) > 1:
        yield Fault(code="one-armor", rule="C2.4", params={"first": armors[0].id, "second": armors[1].id})
    for ware in (shop.wares[item.id] for item in sheet.items if item.id in shop.wares):
        match ware:
            case Weapon() if not squads.may_use(ware, sheet, contract):
                params: dict[str, Param] = {"item": ware.id, "contract": contract.id, "kind": contract.weapons}
                yield Fault(code="weapon-access", rule="C2.3", params=params)
            case Armor() if level(ware) > squads.armor_limit(sheet, contract):
                tier = TIERS[squads.armor_limit(sheet, contract)]
                params = {"item": ware.id, "contract": contract.id, "tier": tier}
                yield Fault(code="armor-limit", rule="C2.4", params=params)
            case _:
                pass


def _powers(shop: Shop, sheet: ModelSheet, contract: Contract) -> Iterator[Fault]:
    known = (*sheet.powers, *sheet.lost_powers)
    for power in known:
        if power not in shop.powers:
            yield Fault(code="unknown-power", rule="C5.1", params={"power": power})
    for power, times in Counter(known).items():
        if times > 1:
            yield Fault(code="repeated-power", rule="K.promotion", params={"power": power})
    if not any(isinstance(one, op.MayCast) for one in contract.effects):
        if known:
            yield Fault(code="power-without-cast", rule="C5.1", params={"power": known[0], "contract": contract.id})
    elif not known:
        yield Fault(code="no-power", rule="C2.3", params={"contract": contract.id})
    elif len(known) > 1 + sheet.promotions:
        yield Fault(code="many-powers", rule="C2.3", params={"found": len(known), "limit": 1 + sheet.promotions})


def _cybernetics(shop: Shop, sheet: ModelSheet, campaign: bool) -> Iterator[Fault]:
    fitted = shop.fitted(sheet)
    if campaign:
        for row in unpaired(fitted, sheet.changes):
            yield Fault(code="cybernetic-without-penalty", rule="A.cybernetics", params={"item": row.id})
    else:
        for row in fitted:
            yield Fault(code="cybernetic-outside-campaign", rule="A.cybernetics", params={"item": row.id})
    repairs: Counter[str] = Counter(row.repairs for row in fitted)
    for stat, found in Counter(_repairer(one) for one in sheet.changes if one.repaired).items():
        if found > repairs[stat]:
            yield Fault(code="repair-without-cybernetic", rule="A.cybernetics", params={"stat": stat})


def _repairer(change: Change) -> str:
    """What a cybernetic must repair to undo a change: Combat's also undoes the one on shots. Rule: R-100."""
    return "combat" if change.stat == "shooting" else change.stat


def _past(shop: Shop, sheet: ModelSheet) -> Iterator[Fault]:
    for what in ("merits", "promotions", "wounds"):
        found = getattr(sheet, what)
        if found < 0:
            yield Fault(code="negative", rule="K.merits", params={"what": what, "found": found})
    raises = [change for change in sheet.changes if change.amount > 0]
    if raises and not sheet.promotions and sheet.merits < min(shop.edition.numbers.merit_thresholds):
        yield Fault(code="raise-without-promotion", rule="K.promotion", params={"stat": raises[0].stat})
    if any(change.repaired for change in raises):
        yield Fault(code="repaired-raise", rule="A.cybernetics", params={"stat": raises[0].stat})
    if sheet.succession and sheet.contract == "boss":
        yield Fault(code="succession-of-boss", rule="K.succession")
    if sheet.succession == "unchosen":
        yield Fault(code="succession-unchosen", rule="K.succession")
    most = squads.max_health(shop, sheet)
    if sheet.contract in shop.contracts and most == 0:
        yield Fault(code="no-health", rule="K.injuries")
    elif sheet.contract in shop.contracts and sheet.wounds >= most:
        yield Fault(code="mortal-wounds", rule="C2.2", params={"wounds": sheet.wounds, "health": most})


def _scars(sheet: ModelSheet) -> Iterable[Change]:
    return [change for change in sheet.changes if change.amount < 0]
