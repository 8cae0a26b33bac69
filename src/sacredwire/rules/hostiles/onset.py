"""Whom an AI model attacks, with what, from where: every attack open to it, and the best of them."""

import sys
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from sacredwire.content.schema import Weapon
from sacredwire.rules.combat import arms, attempt, barred, is_shot, is_target, range_of, reach_of, ready, usable
from sacredwire.rules.damage import Chances, chances
from sacredwire.rules.engagement import engaged_with, foes_and_others, gap, near
from sacredwire.rules.hostiles.situation import visible
from sacredwire.rules.movement import allowance, bodies, body, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import near as near_many
from sacredwire.rules.space.heading import along, between
from sacredwire.rules.space.pack import rows
from sacredwire.rules.space.path import Measured, Polyline, Refused, cut, measure
from sacredwire.rules.space.reach import Reach, reach
from sacredwire.rules.space.sight import see_many
from sacredwire.rules.state import Model, Seat, Table

SLACK = 50
"""Stops lie on a lattice: one this much beyond a Move may be struck from a place just within it, hundredths."""

LOT = 64
"""Stops looked at together when a line of sight is sought; then twice as many each time."""


class Onset(msgspec.Struct, frozen=True, gc=False):
    """One attack open to a model.

    Attributes:
        target: Whom it attacks; ``weapon`` with what.
        path: The move before it, from where the model stands; empty when it attacks from there.
        hit: The chance that it hits (against Defense).
        loss: The Health it takes on average, for the choice between weapons.
    """

    target: str
    weapon: str
    path: Polyline
    hit: float
    loss: float


class Aims(msgspec.Struct, frozen=True, gc=False):
    """What limits or changes an AI model's attack.

    Attributes:
        bonus: Tiers of the behavior (Mob Up).
        moved: Whether it has moved already, so that it attacks from where it stands.
        only: The one model it may attack, or empty.
        preferred: The seat whose models it attacks if it can attack any, or None (R-92).
    """

    bonus: int = 0
    moved: bool = False
    only: str = ""
    preferred: Seat | None = None


def targets(rules: Ruleset, table: Table, model: Model, only: str = "") -> tuple[Model, ...]:
    """Whom a model attacks: its enemies, or only the one named. Rule: C4.1, R-84, R-62."""
    if only:
        named = table.models[only]
        return (named,) if is_target(rules, table, model, named) else ()
    return foes_and_others(rules, table, model)[0]


def onsets(rules: Ruleset, table: Table, model: Model, aims: Aims) -> tuple[Onset, ...]:
    """The best attack open to a model, or all that are equally good.

    The best chance to hit, then the nearest target, then the lowest Health. Rule: R-84, R-92.
    """
    enemies = targets(rules, table, model, aims.only)
    found = list(_from_here(rules, table, model, enemies, aims))
    if not aims.moved and not engaged_with(rules, table, model) and not (found and _shoots(rules, model)):
        struck = {onset.target for onset in found}
        found += _after_a_move(rules, table, model, [e for e in enemies if e.id not in struck], aims)
    wanted = [onset for onset in found if table.models[onset.target].sheet.seat == aims.preferred]
    if aims.preferred and wanted:
        found = wanted
    ranks = [_rank(table, model, onset) for onset in found]
    best = min(ranks, default=None)
    return tuple(onset for onset, rank in zip(found, ranks, strict=True) if rank == best)


def _rank(table: Table, model: Model, onset: Onset) -> tuple[float, int, int]:
    target = table.models[onset.target]
    return (-onset.hit, gap(model, target), target.health)


def _shoots(rules: Ruleset, model: Model) -> bool:
    return any(map(is_shot, arms(rules, model)))


def own_weapons(weapons: Sequence[Weapon]) -> tuple[Weapon, ...]:
    """What a model fights with by choice: Improvised Combat only for want of more. Rule: C2.3, R-78, R-143."""
    return tuple(weapon for weapon in weapons if weapon.kind != "improvised") or tuple(weapons)


def _from_here(rules: Ruleset, table: Table, model: Model, enemies: Sequence[Model], aims: Aims) -> Iterator[Onset]:
    """Attacks without a move; an Engaged model strikes only at those it is Engaged with. Rule: R-84, R-77.

    After a charge it strikes at whom it charged, Engaged with another or not.
    """
    engaged = engaged_with(rules, table, model)
    kinds = barred(rules, table, model, engaged=bool(engaged))
    for enemy in visible(rules, table, model, enemies):
        at_hand = ready(rules, model, enemy, kinds)
        if engaged and enemy.id not in engaged and not aims.moved:
            at_hand = tuple(filter(is_shot, at_hand))
        elif not engaged and _shoots(rules, model):
            at_hand = tuple(weapon for weapon in at_hand if weapon.kind != "improvised")
        if at_hand:
            yield _best_with(rules, table, model, enemy, own_weapons(at_hand), aims)


def _best_with(
    rules: Ruleset,
    table: Table,
    model: Model,
    enemy: Model,
    weapons: Sequence[Weapon],
    aims: Aims,
    path: Polyline = (),
) -> Onset:
    """The attack on one enemy: the weapon most likely to hit, then the one that takes most Health. Rule: R-143."""
    best: tuple[Weapon, Chances] | None = None
    for weapon in weapons:
        moved = aims.moved or bool(path)
        tried = attempt(rules, table, model, enemy, weapon, moved=moved, bonus=aims.bonus)
        odds = chances(rules, tried)
        if best is None or (odds.hit, odds.loss) > (best[1].hit, best[1].loss):
            best = (weapon, odds)
    assert best is not None
    return Onset(enemy.id, best[0].id, path, best[1].hit, best[1].loss)


def _after_a_move(rules: Ruleset, table: Table, model: Model, enemies: Sequence[Model], aims: Aims) -> Iterator[Onset]:
    """Attacks after the shortest move that makes them possible: a charge, or the way to a line of sight. Rule: R-84."""
    assert model.place is not None
    if not enemies:
        return
    terrain, move = rules.terrain(table.board), allowance(rules, model)
    way = walker(rules, model, harmless=True)
    foes, others = bodies(rules, table, model)
    field = reach(terrain, model.place, move + SLACK, way, foes, others)
    if not len(field):
        return
    weapons = own_weapons(arms(rules, model))
    for enemy, stops in zip(enemies, _openings(rules, table, model, enemies, weapons, field), strict=True):
        ways = [field.path_to(stop) for stop in stops]
        if stops and int(field.cost[stops[0]]) > move:
            ways = [cut(terrain, path, move, way, foes, others) for path in ways]
        found = list(_at_the_ends(rules, table, model, enemy, weapons, ways, aims))
        if not found:
            straight = [_run_at(model, enemy, length) for length in _runs(rules, model, enemy, weapons, move)]
            possible = [path for path in straight if _costs(measure(terrain, path, way, foes, others)) <= move]
            found = list(_at_the_ends(rules, table, model, enemy, weapons, possible[:1], aims))
        yield from found


def _at_the_ends(
    rules: Ruleset,
    table: Table,
    model: Model,
    enemy: Model,
    weapons: Sequence[Weapon],
    ways: Sequence[Polyline],
    aims: Aims,
) -> Iterator[Onset]:
    """The attack on one enemy from the end of each way that leads to one."""
    for path in ways:
        if len(path) < 2:
            continue
        there = msgspec.structs.replace(model, place=path[-1])
        at_hand = [weapon for weapon in usable(rules, table, there, enemy) if weapon in weapons]
        if at_hand:
            yield _best_with(rules, table, there, enemy, at_hand, aims, path)


def _runs(rules: Ruleset, model: Model, enemy: Model, weapons: Sequence[Weapon], move: int) -> tuple[int, ...]:
    """How far a model runs straight at an enemy that a whole Move just brings within reach.

    No stop of the lattice need lie there; a rounded run may be a hundredth too long, so one less is tried as well.
    """
    reaches = [reach_of(rules, weapon) for weapon in weapons if not is_shot(weapon)]
    return (move, move - 1) if move > 1 and reaches and near(model, enemy, move + max(reaches)) else ()


def _run_at(model: Model, enemy: Model, length: int) -> Polyline:
    assert model.place is not None
    assert enemy.place is not None
    x, y, z = model.place
    return (model.place, (*along(x, y, between(model.place, enemy.place), length), z))


def _costs(found: Measured | Refused) -> int:
    return found.length if isinstance(found, Measured) else sys.maxsize


def _openings(
    rules: Ruleset,
    table: Table,
    model: Model,
    enemies: Sequence[Model],
    weapons: Sequence[Weapon],
    field: Reach,
) -> list[list[int]]:
    """For each enemy the cheapest stops, all equally cheap, from which a model could attack it.

    Stops are looked at in the order of their cost, some at a time, until an enemy has been seen: sight costs most.
    """
    radius = model.sheet.radius
    stops = np.column_stack((field.x, field.y, field.z, np.full(len(field), radius))).astype(np.int64)
    there = rows([body(enemy) for enemy in enemies], 4)
    in_range = _in_range(rules, table, model, stops, there, weapons)
    found: list[list[int]] = [[] for _ in enemies]
    order = np.argsort(field.cost, kind="stable")
    for lot in _lots(order):
        least = int(field.cost[lot[0]])
        sought = [at for at, held in enumerate(found) if not held or field.cost[held[0]] == least]
        if not sought:
            break
        open_to = in_range[lot][:, sought]
        some = np.flatnonzero(open_to.any(axis=1))
        if len(some) and not model.has("ping"):
            seen = see_many(rules.terrain(table.board), stops[lot[some]], there[sought], table.smokes)
            open_to[some] &= seen != 0
        for column, at in enumerate(sought):
            mine = lot[open_to[:, column]]
            if len(mine):
                cheapest = field.cost[found[at][0] if found[at] else mine[0]]
                found[at] += mine[field.cost[mine] == cheapest].tolist()
    return [sorted(held) for held in found]


def _lots(order: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    """Stops in lots of rising size: most enemies are seen soon or not at all."""
    begin, size = 0, LOT
    while begin < len(order):
        yield order[begin : begin + size]
        begin, size = begin + size, 2 * size


def _in_range(
    rules: Ruleset,
    table: Table,
    model: Model,
    stops: NDArray[np.int64],
    there: NDArray[np.int64],
    weapons: Sequence[Weapon],
) -> NDArray[np.bool_]:
    """From which stops (rows) which enemies (columns) are within a weapon's range. Rule: C4.7, C4.14."""
    in_range = np.zeros((len(stops), len(there)), np.bool_)
    for weapon in weapons:
        limit = range_of(rules, weapon.id)
        in_range |= near_many(stops, there, limit) if limit >= 0 else True
        if weapon.kind == "ranged" and not rules.switches.engaged_may_shoot:
            foes = [body(foe) for foe in targets(rules, table, model)]
            in_range[near_many(stops, foes, rules.numbers.engaged).any(axis=1)] = False
    return in_range
