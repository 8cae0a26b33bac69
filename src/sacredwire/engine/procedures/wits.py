"""Wits contests as frames: against the fixed 2d6, or against another's Wits."""

from sacredwire.content.effects import RollKind
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.procedures.contest import Contest, Roller
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.wits import retries_wits, wits_reasons

FIXED = Roller("", 1)
"""The fixed 2d6. Rule: R-2."""


def roller(change: Change, who: str, kind: RollKind, *more: Reason) -> Roller:
    """One model's Wits in a roll of this kind. Rule: R-1, R-57."""
    model = change.models[who]
    burdens = missions.of(change).wits_reasons(model)
    reasons = wits_reasons(change.rules, model, kind, *burdens, *more)
    return Roller(who, model.wits, reasons, retry=retries_wits(change.rules, model), kinds=(kind,))


def test(change: Change, who: str, kind: RollKind, rule: str, *more: Reason) -> Contest:
    """Wits against 2d6; its first side is the model. Rule: R-2."""
    return Contest(kind, rule, (roller(change, who, kind, *more), FIXED))


def against(change: Change, who: str, target: str, kind: RollKind, rule: str, *more: Reason) -> Contest:
    """Wits against Wits. Rule: C4.3, C5.1."""
    return Contest(kind, rule, (roller(change, who, kind, *more), roller(change, target, kind)))
