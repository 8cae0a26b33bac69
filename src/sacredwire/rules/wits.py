"""Wits rolls: Search, Interrogate, Cast, Morale, and what a mission asks."""

from sacredwire.content.effects import RetryWits, RollKind
from sacredwire.rules.modifiers import NOTHING, Reason, trait_reasons
from sacredwire.rules.movement import has_trait
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model


def wits_reasons(rules: Ruleset, model: Model, kind: RollKind, *more: Reason) -> tuple[Reason, ...]:
    """Every reason that moves a model's Wits in a roll of this kind. Rule: R-1, A.gear."""
    return (*trait_reasons(rules, model, (kind,), NOTHING), *more)


def retries_wits(rules: Ruleset, model: Model) -> bool:
    """Whether the model rolls a lost Wits roll again (Agent). Rule: R-57."""
    return has_trait(rules, model, RetryWits)
