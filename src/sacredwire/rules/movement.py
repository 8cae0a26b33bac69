"""How far and how a model moves, and who stands in its way."""

from functools import lru_cache
from typing import NamedTuple

from sacredwire.content.effects import ChargeMove, Effect, Grapple
from sacredwire.rules.armor import move_change
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import Body
from sacredwire.rules.space.leg import Walker
from sacredwire.rules.space.pack import Table as Rows
from sacredwire.rules.standing import Standing
from sacredwire.rules.state import Model, Table


def allowance(rules: Ruleset, model: Model) -> int:
    """A model's Move now, hundredths of an inch, never below 0; half for whoever carries an objective.

    Rule: C4.4, R-54, M1, M12.
    """
    move = model.move + move_change(rules, model)
    for condition in model.conditions:
        if condition.kind == "move":
            move += condition.amount
    move = max(0, move)
    return move // 2 if rules.slowed(model) else move


def stretch(rules: Ruleset, model: Model) -> int:
    """How much longer a move may be that ends Engaged, hundredths; half for a carrier. Rule: R-56, R-95."""
    more = _gait(rules, *kit_of(model)).charge
    return more // 2 if more and rules.slowed(model) else more


def has_trait(rules: Ruleset, model: Model, kind: type[Effect]) -> bool:
    """Whether a passive effect of this kind is among the model's traits."""
    return kind in _gait(rules, *kit_of(model)).kinds


def walker(rules: Ruleset, model: Model, harmless: bool = False, *, far: bool = False) -> Walker:
    """How the model moves; ``harmless`` refuses drops that hurt.

    ``far`` is for ways longer than a Move: where a Move may end on a face is asked only of the part that is walked.
    Rule: C4.6, R-67, R-68, R-85.
    """
    return _walker(rules, model.sheet.radius, _gait(rules, *kit_of(model)).climb, harmless, far)


@lru_cache(maxsize=256)
def _walker(rules: Ruleset, radius: int, climb_free: int, harmless: bool, far: bool) -> Walker:
    numbers = rules.numbers
    return Walker(
        radius=radius,
        jump=numbers.jump,
        climb_rate=numbers.climb_cost // 100,
        climb_free=climb_free,
        may_stop_on_face=not (rules.switches.climb_must_finish or far),
        safe_fall=numbers.free_fall,
        harmless=harmless,
    )


class _Gait(NamedTuple):
    """What a model's traits make of its moves: longer charges, free climbs, and the kinds of all its traits."""

    charge: int
    climb: int
    kinds: frozenset[type[Effect]]


def kit_of(model: Model) -> tuple[str, str, str, tuple[str, ...]]:
    """What decides which traits a model has: `Ruleset.traits_of`."""
    return (model.sheet.contract, model.sheet.side, model.armor, model.items)


@lru_cache(maxsize=4096)
def _gait(rules: Ruleset, contract: str, side: str, armor: str, items: tuple[str, ...]) -> _Gait:
    traits = rules.traits_of(contract, side, armor, items)
    return _Gait(
        charge=sum(effect.distance for effect in traits if type(effect) is ChargeMove),
        climb=sum(effect.climb for effect in traits if type(effect) is Grapple),
        kinds=frozenset(map(type, traits)),
    )


def body(model: Model) -> Body:
    """The room a model takes on the board."""
    assert model.place is not None
    return (*model.place, model.sheet.radius)


def bodies(rules: Ruleset, table: Table, mover: Model) -> tuple[Rows, Rows]:
    """Models that block a mover's way, and those it may pass but not end on. Rule: R-17."""
    return Standing.of(rules, table).crowd(mover)


def fall_dice(rules: Ruleset, height: int) -> int:
    """How many dice of damage a fall of ``height`` hundredths does, by the edition's rounding. Rule: C4.6."""
    numbers = rules.numbers
    if height <= numbers.free_fall:
        return 0
    if rules.switches.fall == "floor-total":
        return height // numbers.fall_step
    return -(-(height - numbers.free_fall) // numbers.fall_step)
