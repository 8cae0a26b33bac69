"""Squads for tests: a plain legal one, and strategies that write legal ones by their own reading of the rules."""

from hypothesis import strategies as st

from sacredwire.content.schema import Edition
from sacredwire.content.squads import Change, Item, ModelSheet, Squad

MELEE_ONLY = {"brute", "zealot", "broadcaster"}
RANGED_ONLY = {"gunner"}
HEAVIEST = {"boss": 3, "brute": 3, "veteran": 2, "gunner": 2, "scout": 1, "zealot": 1, "agent": 1, "broadcaster": 1}
TIER = {"light": 1, "medium": 2, "heavy": 3}
STATS = ("combat", "defense", "wits")
NAMES = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), min_size=1, max_size=60).filter(
    lambda name: bool(name.strip())
)


def sheet(contract: str, *items: str, **fields: object) -> ModelSheet:
    """A legal sheet of a contract with some items, changed as asked."""
    told: dict[str, object] = {"name": contract.title(), "contract": contract}
    told["items"] = tuple(Item(id=item) for item in items)
    if contract == "boss":
        told["boss_bonus"] = "combat"
    if contract == "broadcaster":
        told["powers"] = ("focus",)
    return ModelSheet(**(told | fields))  # type: ignore[arg-type] # the fields are those of the sheet


def plain_squad(edition: str = "sacredwire-0.9", **fields: object) -> Squad:
    """A small legal squad, changed as asked."""
    models = (
        sheet("boss", "sword"),
        sheet("brute", "mace"),
        sheet("gunner", "pistol"),
        sheet("agent", "knife"),
        sheet("broadcaster", "shiv"),
    )
    told: dict[str, object] = {"edition": edition, "name": "Los Cinco", "models": models}
    return Squad(**(told | fields))  # type: ignore[arg-type] # the fields are those of the squad


def with_model(squad: Squad, place: int, changed: ModelSheet) -> Squad:
    """The squad with one model in place of another, counted from 0."""
    models = list(squad.models)
    models[place] = changed
    return Squad(**{name: getattr(squad, name) for name in squad.__struct_fields__} | {"models": tuple(models)})


@st.composite
def legal_squads(draw: st.DrawFn, edition: Edition) -> Squad:
    """New squads that keep every rule of C2, written from the printed rules, not from the code that checks them."""
    others = draw(st.lists(st.sampled_from(sorted(HEAVIEST.keys() - {"boss"})), min_size=4, max_size=4).filter(_limits))
    purse = 60
    sheets = []
    for contract in ["boss", *others]:
        bought, purse = draw(_purchases(edition, contract, purse))
        sheets.append(draw(_sheets(edition, contract, bought)))
    subs = draw(st.none() | st.integers(0, purse))
    return Squad(edition=edition.id, name=draw(NAMES), models=tuple(sheets), subs=subs)


@st.composite
def campaign_squads(draw: st.DrawFn, edition: Edition) -> Squad:
    """Squads with a past: Evidence, Merits, promotions, injuries, cybernetics that repair them, a full Locker."""
    squad = draw(legal_squads(edition))
    wares = [row.id for table in (edition.weapons, edition.gear, edition.consumables) for row in table]
    found = st.builds(Item, id=st.sampled_from(wares), free=st.booleans(), paid=st.none() | st.integers(0, 30))
    return Squad(
        edition=edition.id,
        name=squad.name,
        models=tuple(draw(_veteran(sheet)) for sheet in squad.models),
        subs=draw(st.integers(0, 200)),
        locker=tuple(draw(st.lists(found, max_size=4))),
        evidence=tuple(draw(st.lists(st.integers(1, 10), unique=True, max_size=10))),
        leads=draw(st.integers(1, 9)),
    )


def _limits(contracts: list[str]) -> bool:
    return all(contracts.count(one) <= 2 for one in contracts) and contracts.count("broadcaster") <= 1


@st.composite
def _purchases(draw: st.DrawFn, edition: Edition, contract: str, purse: int) -> tuple[tuple[Item, ...], int]:
    kinds = {"melee"} if contract in MELEE_ONLY else {"ranged"} if contract in RANGED_ONLY else {"melee", "ranged"}
    arms = [row for row in edition.weapons if row.kind in kinds]
    armor = [row for row in edition.armor if TIER[row.tier] <= HEAVIEST[contract]]
    others = [row for table in (edition.gear, edition.consumables, edition.grenades) for row in table]
    chosen = draw(st.lists(st.sampled_from([*arms, *others]), max_size=3))
    chosen += draw(st.lists(st.sampled_from(armor), max_size=1))
    items = []
    for row in chosen:
        if row.cost <= purse:
            purse -= row.cost
            items.append(Item(id=row.id, paid=draw(st.sampled_from([None, row.cost]))))
    return tuple(items), purse


@st.composite
def _sheets(draw: st.DrawFn, edition: Edition, contract: str, items: tuple[Item, ...]) -> ModelSheet:
    strong, weak, _ = draw(st.permutations(STATS))
    technician = draw(st.booleans())
    return ModelSheet(
        name=draw(NAMES),
        contract=contract,
        array="technician" if technician else "operative",
        strong=strong if technician else None,  # type: ignore[arg-type] # one of the three attributes
        weak=weak if technician else None,  # type: ignore[arg-type] # one of the three attributes
        boss_bonus=draw(st.sampled_from(STATS)) if contract == "boss" else None,  # type: ignore[arg-type] # the same
        items=items,
        powers=(draw(st.sampled_from(edition.powers)).id,) if contract == "broadcaster" else (),
        base_mm=draw(st.integers(25, 32)),
    )


@st.composite
def _veteran(draw: st.DrawFn, new: ModelSheet) -> ModelSheet:
    penalties = draw(st.lists(st.sampled_from([("combat", -1, "targeting"), ("wits", -1, "processor")]), max_size=2))
    penalties += draw(st.lists(st.sampled_from([("move", -100, "leg"), ("health", -1, "organs")]), max_size=2))
    repaired = draw(st.booleans())
    changes = [Change(stat=stat, amount=amount, repaired=repaired) for stat, amount, _ in penalties]  # type: ignore[arg-type] # stats as written above
    changes += draw(st.lists(st.sampled_from([Change(stat="shooting", amount=-1), Change(stat="armor", amount=-1)])))
    changes += draw(st.lists(st.sampled_from([Change(stat="defense", amount=1), Change(stat="move", amount=100)])))
    fitted = tuple(Item(id=item) for _, _, item in penalties) if repaired else ()
    told = {name: getattr(new, name) for name in new.__struct_fields__}
    told |= {"items": new.items + fitted, "changes": tuple(changes)}
    told |= {
        "merits": draw(st.integers(1, 30)),
        "promotions": draw(st.integers(1, 8)),
        "wounds": draw(st.integers(0, 5)),
    }
    if new.contract != "boss":
        told["absent"] = draw(st.booleans())
    return ModelSheet(**told)
