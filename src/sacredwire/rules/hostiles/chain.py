"""Models that stand together: the chains Summon counts."""

from collections.abc import Sequence

from sacredwire.content.effects import Summon
from sacredwire.rules.engagement import near, on_board
from sacredwire.rules.hostiles.units import faction_of
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Table


def summon_of(rules: Ruleset, model: Model) -> Summon | None:
    """The Summon of a model's faction, if it has one. Rule: I.summon."""
    return next((effect for effect in rules.traits(model) if type(effect) is Summon), None)


def callers(rules: Ruleset, table: Table, model: Model) -> tuple[Model, ...]:
    """Who is counted: the model's faction and those allied with it, under every edition. Rule: I.summon."""
    kin = (model.sheet.side, *faction_of(rules, model).allied)
    return tuple(other for other in on_board(table) if other.sheet.side in kin)


def chains(models: Sequence[Model], radius: int) -> tuple[tuple[Model, ...], ...]:
    """Models in groups in which each is within ``radius`` of the next, in the order of their first. Rule: R-86."""
    left = list(models)
    found: list[tuple[Model, ...]] = []
    while left:
        chain = [left.pop(0)]
        for link in chain:
            joined = [model for model in left if near(link, model, radius)]
            left = [model for model in left if model not in joined]
            chain.extend(joined)
        found.append(tuple(chain))
    return tuple(found)


def largest_chains(models: Sequence[Model], summon: Summon) -> tuple[tuple[Model, ...], ...]:
    """The chain of most models or, tied, those chains; none when it is too short. Rule: I.summon, R-86."""
    found = chains(models, summon.radius)
    most = max(map(len, found), default=0)
    return tuple(chain for chain in found if len(chain) == most) if most >= summon.least else ()
