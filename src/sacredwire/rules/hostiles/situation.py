"""What a hostile or Coworker finds itself in: who counts for it, what it sees, which column and behavior it reads."""

from collections.abc import Iterable, Sequence
from typing import Literal

from sacredwire.content.schema import Behavior, BehaviorRow, Faction
from sacredwire.rules.engagement import (
    COWORKERS,
    are_enemies,
    camp,
    foes_and_others,
    on_board,
    seen_among,
    side_of,
)
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.standing import Standing
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
    here = Standing.of(rules, table)
    near = here.beside(model, rules.numbers.engaged)
    if near and not {here.members[at].sheet.id for at in near}.isdisjoint([other.sheet.id for other in others]):
        return "engaged"
    return "sight" if visible(rules, table, model, others) else "no_sight"


def behavior(faction: Faction, die: int, found: Situation, *, marked: bool) -> Behavior:
    """What the table of its faction says; a marked Coworker reads the Attacked table. Rule: I.activation, R-88."""
    rows: tuple[BehaviorRow, ...] = faction.attacked if marked and faction.attacked else faction.behavior
    row = next(row for row in rows if row.low <= die <= row.high)
    told: Behavior = getattr(row, found)
    return told


def nearest(rules: Ruleset, table: Table, model: Model, others: Iterable[Model]) -> tuple[Model, ...]:
    """The one or, tied, the ones nearest to a model, straight in space. Rule: R-16, R-32."""
    here = Standing.of(rules, table)
    gaps = here.gaps(model)
    distances = [(gaps[here.row[other.sheet.id]], other) for other in others]
    least = min([far for far, _ in distances], default=0)
    return tuple([other for far, other in distances if far == least])


def next_to_act(rules: Ruleset, table: Table, waiting: Sequence[Model]) -> tuple[Model, ...]:
    """The one or, tied, the ones nearest to any player's model; nobody there: any.

    Rule: I.activation, R-32, R-141.
    """
    if len(waiting) < 2:
        return tuple(waiting)
    here = Standing.of(rules, table)
    players = [at for at, one in enumerate(here.members) if one.place is not None and one.sheet.seat is not None]
    if not players:
        return tuple(waiting)
    far = [min([gaps[at] for at in players]) for gaps in map(here.gaps, waiting)]
    least = min(far)
    return tuple([model for model, nearest_by in zip(waiting, far, strict=True) if nearest_by == least])
