"""A squad as data: what a player wrote on the sheet, before any rule looked at it."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from sacredwire.content.effects import Attribute, Permanent
from sacredwire.content.schema import Gear

SQUAD_SCHEMA = 1
"""Version of our own squad file; a file of a later version is refused."""


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something bought, found or given: a row's id, what was paid for it, and whether a single use is gone.

    ``melted`` counts the levels that a piece of armor has lost. Rule: R-74, R-179.
    """

    id: str
    paid: int | None = None
    free: bool = False
    used: bool = False
    melted: int = 0


class Change(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lasting change on a model's sheet: tiers, Health points or hundredths of Move. Rule: R-53, K.injuries."""

    stat: Literal["combat", "defense", "wits", "move", "health", "shooting", "armor"]
    amount: int
    source: str = ""
    repaired: bool = False


class ModelSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One model of a squad. ``contract`` is empty for a slot left open.

    ``strong`` and ``weak`` say where a Technician puts 2d8 and 2d4; ``boss_bonus`` the Boss's attribute. Rule: C2.
    """

    name: str = ""
    contract: str = ""
    array: str = "operative"
    strong: Attribute | None = None
    weak: Attribute | None = None
    boss_bonus: Attribute | None = None
    items: tuple[Item, ...] = ()
    powers: tuple[str, ...] = ()
    lost_powers: tuple[str, ...] = ()  # lost for good by a fumble (C5.1)
    changes: tuple[Change, ...] = ()
    merits: int = 0
    promotions: int = 0
    succession: Literal["", "unchosen", "weapons", "armor"] = ""  # a Resource who became Boss, and what it picked (K)
    wounds: int = 0
    absent: bool = False  # misses this game
    base_mm: int = 25


class Squad(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A squad: five models and what they own together. Rule: C2, K."""

    schema: int = SQUAD_SCHEMA
    edition: str = "sacredwire-0.9"
    name: str = ""
    models: tuple[ModelSheet, ...] = ()
    subs: int | None = None  # left unspent; None: whatever the purchases leave of the budget
    locker: tuple[Item, ...] = ()
    evidence: tuple[int, ...] = ()
    leads: int = 0
    boss_dead: bool = False
    games: int = 0  # campaign games behind it


def unpaired(fitted: Iterable[Gear], changes: tuple[Change, ...]) -> list[Gear]:
    """The cybernetics of a model that repair no penalty on its sheet, in order; a missed game leaves none. Rule: R-100.

    A penalty on shots counts as one of Combat.
    """
    repaired: Counter[str] = Counter(
        "combat" if one.stat == "shooting" else one.stat for one in changes if one.repaired
    )
    alone: list[Gear] = []
    for row in fitted:
        if row.repairs != "miss-next-game" and not repaired[row.repairs]:
            alone.append(row)
        repaired[row.repairs] -= 1
    return alone


def lasting_changes(fitted: Iterable[Gear], changes: tuple[Change, ...]) -> list[tuple[str, int]]:
    """Every lasting change to a model's stats, in order, as stat and amount. Rule: R-53, R-100, R-121.

    What a cybernetic repaired does not count. One fitted without the penalty it needs is a fault of the squad, yet it
    is there, and does what its row says.
    """
    told: list[tuple[str, int]] = [(one.stat, one.amount) for one in changes if not one.repaired]
    effects = (one for row in unpaired(fitted, changes) for one in row.effects if isinstance(one, Permanent))
    return told + [(one.stat, one.amount) for one in effects]
