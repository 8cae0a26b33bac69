"""Permanent changes as a form tells them: ``combat -1``, ``move -1 hamstrung``."""

import re
from collections.abc import Sequence
from typing import cast

from sacredwire.content.effects import Stat
from sacredwire.rules.dice.level import permanent
from sacredwire.rules.squads import ATTRIBUTES
from sacredwire.rules.state import Lasting, Model

TOLD = re.compile(r"(\w+) ([+-]?\d{1,2})(?: ([a-z0-9-]+))?")
STATS: tuple[Stat, ...] = (*ATTRIBUTES, "shooting", "move", "health", "armor")
INCH = 100


def lasting_of(model: Model, lines: Sequence[str]) -> tuple[tuple[Lasting, ...], list[tuple[int, str]]]:
    """The permanent changes of a model that lines tell of, and the lines that tell of none, by their place.

    An attribute stays within 2d4 and 2d12: what really changed is what counts. Rule: R-53.
    """
    told: list[Lasting] = []
    wrong: list[tuple[int, str]] = []
    tiers = {stat: getattr(model, stat) for stat in ATTRIBUTES}
    for place, line in enumerate(lines):
        found = TOLD.fullmatch(line.strip())
        if found is None or found[1] not in STATS or not int(found[2]):
            wrong.append((place, line))
            continue
        stat, amount = cast(Stat, found[1]), int(found[2])
        if stat in tiers:
            after = permanent(tiers[stat], amount)
            amount, tiers[stat] = after - tiers[stat], after
        elif stat == "move":
            amount *= INCH
        if amount:
            told.append(Lasting(stat, amount, found[3] or "real-table"))
    return tuple(told), wrong
