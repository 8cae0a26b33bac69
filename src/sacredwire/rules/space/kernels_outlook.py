"""How attacks lie between places and models, compiled: one question for all of them."""

import numpy as np

from sacredwire.rules.space import kernels_sight, pack
from sacredwire.rules.space.compiled import kernels_on
from sacredwire.rules.space.kernels_sight import CLEAR, EYE, is_within, sees
from sacredwire.rules.space.pack import Table

kernel = kernels_on(pack, kernels_sight)

WHOM, LIMIT, CARE, ALONE = range(4)
"""Columns of a row of looks."""
UNVEILED = 100


@kernel
def is_crowded(base: Table, there: Table, apart: int) -> bool:
    """Whether any body stands within a limit of a base."""
    crowded = False
    for j in range(there.shape[0]):
        crowded = crowded or is_within(base, there[j], apart)
    return bool(crowded)


@kernel
def seen_by(table: Table, smokes: Table, a: Table, b: Table, spots: Table) -> int:
    """The samples of a body another sees."""
    veils = smokes
    if smokes.shape[0] and is_within(a, b, UNVEILED):
        veils = smokes[:0]
    return int(sees(table, veils, a[0], a[1], a[2] + EYE, b[0], b[1], b[2], spots))


@kernel
def outlook(
    table: Table, smokes: Table, here: Table, there: Table, looks: Table, bands: Table, inward: bool, apart: int
) -> Table:
    """`outlook.plain_outlook`; a pair is looked at once, and only if a look asks for it."""
    width, count = bands.shape[0] + 1, there.shape[0]
    kinds = np.empty((here.shape[0], looks.shape[0]), np.int64)
    spots, seen = np.empty((3, 2), np.int64), np.empty(count, np.int64)
    for i in range(here.shape[0]):
        seen[:] = -1
        crowded = is_crowded(here[i], there, apart)
        for k in range(looks.shape[0]):
            j, care = looks[k, WHOM], looks[k, CARE]
            kinds[i, k] = 2 * width
            if (crowded and looks[k, ALONE]) or not is_within(here[i], there[j], looks[k, LIMIT]):
                continue
            if care and seen[j] < 0:
                a, b = here[i], there[j]
                seen[j] = seen_by(table, smokes, b, a, spots) if inward else seen_by(table, smokes, a, b, spots)
            if care and not seen[j]:
                continue
            kinds[i, k] = 0
            if care > 1:
                kinds[i, k] = 0 if seen[j] == CLEAR else width
                for limit in bands:
                    kinds[i, k] += not is_within(here[i], there[j], limit)
    return kinds
