"""What a hostile or Coworker finds itself in: who counts for it, what it sees, which column and behavior it reads."""

from collections.abc import Iterable, Sequence
from typing import Literal

from sacredwire.content.schema import Behavior, BehaviorRow, Faction
from sacredwire.rules.engagement import (
    COWORKERS,
    are_enemies,
    camp,
    foes_and_others,
    gap,
    on_board,
    seen_among,
    side_of,
    touches,
)
from sacredwire.rules.movement import body
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import gaps
from sacredwire.rules.state import Model, Table

Situation = Literal["no_sight", "sight", "engaged"]


def strangers(rules: Ruleset, table: Table, model: Model) -> tuple[Model, ...]:
    """Who counts as an enemy for a model's column, nearest or not.

    An unmarked Coworker is nobody's enemy where sides fight; its table then counts squads and hostiles.
    Rule: I.situation, C4.1.
    """
    alone = model.sheet.side == COWORKERS and not model.has("hostile") and rules.switches.enemies == "sides"
    if alone:
        return tuple(other for other in on_board(table) if other.sheet.side != COWORKERS)
    return foes_and_others(rules, table, model)[0]


def friends(rules: Ruleset, table: Table, model: Model) -> tuple[Model, ...]:
    """Models of its own side: its faction, and those its faction stands with.

    Rule: I.behaviors, R-145, C4.1.
    """
    mine = camp(rules, side_of(model, table.active))
    return tuple(
        other
        for other in on_board(table)
        if other.id != model.id
        and camp(rules, side_of(other, table.active)) == mine
        and not are_enemies(rules, model, other, table.active)
    )


def visible(rules: Ruleset, table: Table, model: Model, others: Sequence[Model]) -> tuple[Model, ...]:
    """Those of the others a model sees; with Ping all of them. Rule: C4.9, C5.1."""
    return tuple(seen_among(rules, table, model, others))


def situation(rules: Ruleset, table: Table, model: Model) -> Situation:
    """Whether a model is Engaged, sees an enemy, or neither. Rule: I.situation, R-32."""
    others = strangers(rules, table, model)
    if any(touches(rules, table, model, other, rules.numbers.engaged) for other in others):
        return "engaged"
    return "sight" if visible(rules, table, model, others) else "no_sight"


def behavior(faction: Faction, die: int, found: Situation, *, marked: bool) -> Behavior:
    """What the table of its faction says; a marked Coworker reads the Attacked table. Rule: I.activation, R-88."""
    rows: tuple[BehaviorRow, ...] = faction.attacked if marked and faction.attacked else faction.behavior
    row = next(row for row in rows if row.low <= die <= row.high)
    told: Behavior = getattr(row, found)
    return told


def nearest(model: Model, others: Iterable[Model]) -> tuple[Model, ...]:
    """The one or, tied, the ones nearest to a model, straight in space. Rule: R-16, R-32."""
    distances = [(gap(model, other), other) for other in others]
    least = min((far for far, _ in distances), default=0)
    return tuple(other for far, other in distances if far == least)


def next_to_act(table: Table, waiting: Sequence[Model]) -> tuple[Model, ...]:
    """The one or, tied, the ones nearest to any player's model; nobody there: any.

    Rule: I.activation, R-32, R-141.
    """
    players = [model for model in on_board(table) if model.sheet.seat is not None]
    if not players or len(waiting) < 2:
        return tuple(waiting)
    far = gaps([body(model) for model in waiting], [body(player) for player in players]).min(axis=1)
    return tuple(model for model, nearest_by in zip(waiting, (far == far.min()).tolist(), strict=True) if nearest_by)
