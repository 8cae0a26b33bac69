"""Matches at their very beginning, for tests of set-up: two squads that wait, and the generator's rows."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.engine.pending import PutAt
from sacredwire.engine.procedures.play import Match
from sacredwire.rules.state import Model, Place, Rows
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)
ROLL = "roll-off: 6 6 | 1 1"
"""Blue is the First Player; blue is the Aggressor too, unless a test says otherwise."""
GENERATED = Rows()
AMBER_FIRST = "roll-off: 1 1 | 6 6"


def waiting(id_: str, **fields: Any) -> Model:
    """A squad's model not yet deployed; no Agent unless it is said."""
    return replace(model(id_, 5, 5, **{"contract": "gunner"} | fields), presence="reserve", place=None)


def squads(count: int = 2) -> tuple[Model, ...]:
    """Two squads of so many models, each with a Boss."""
    return tuple(waiting(f"{side}{n}", boss=n == 1) for side in "ba" for n in range(1, count + 1))


def match(edition: str, *models: Model, rows: Rows = GENERATED, **fields: Any) -> Fight:
    """A match at the very beginning."""
    return Fight(edition, models or squads(), frames=(Match(),), rows=rows, round=0, bag=(), **fields)


def bare(edition: str, *models: Model, **rows: Any) -> Fight:
    """The same without loot and Coworkers but for the rows that are said; ``aggressor`` and ``pieces`` are no rows."""
    fields = {name: rows.pop(name) for name in ("aggressor", "pieces") if name in rows}
    return match(edition, *models, rows=Rows(**{"loot_layout": "none", "coworker_setup": "none"} | rows), **fields)


def options(fight: Fight) -> tuple[str, ...]:
    """What may be chosen now."""
    return tuple(offer.option for offer in fight.offers)


def spots(fight: Fight) -> tuple[Place, ...]:
    """The places proposed now."""
    (offer,) = fight.offers
    assert isinstance(offer, PutAt)
    return offer.spots


def deploy(fight: Fight, who: str, *places: str) -> Fight:
    """Deploys a model, which is chosen if there is a choice; a second place must be refused before."""
    if fight.asked == "deploy":
        fight.play(f"choose {'blue' if who[0] == 'b' else 'amber'} {who}")
    for wrong in places[1:]:
        assert fight.refused(f"put {who} {wrong},0") == "not-in-zone", wrong
    return fight.play(f"put {who} {places[0]},0")
