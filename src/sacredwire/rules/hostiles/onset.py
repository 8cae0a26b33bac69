"""Whom an AI model attacks, with what, from where: every attack open to it, and the best of them."""

import sys
from collections.abc import Iterator, Sequence

import msgspec

from sacredwire.content.schema import Weapon
from sacredwire.rules.combat import arms, attempt, barred, is_shot, is_target, range_of, reach_of, ready, usable
from sacredwire.rules.damage import Chances, chances
from sacredwire.rules.engagement import engaged_with, foes_and_others, near
from sacredwire.rules.hostiles.situation import visible
from sacredwire.rules.movement import allowance, bodies, body, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.heading import along, between
from sacredwire.rules.space.pack import rows
from sacredwire.rules.space.path import Measured, Polyline, Refused, cut, measure
from sacredwire.rules.space.reach import Reach, reach
from sacredwire.rules.space.stops import openings
from sacredwire.rules.standing import Standing
from sacredwire.rules.state import Model, Seat, Table

SLACK = 50
"""Stops lie on a lattice: one this much beyond a Move may be struck from a place just within it, hundredths."""


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
    if len(found) < 2:
        return tuple(found)
    here = Standing.of(rules, table)
    gaps = here.gaps(model)
    ranks = [(-one.hit, gaps[here.row[one.target]], table.models[one.target].health) for one in found]
    best = min(ranks)
    return tuple(onset for onset, rank in zip(found, ranks, strict=True) if rank == best)


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
    longest = _longest_run(rules, weapons, move)
    for enemy, stops in zip(enemies, _openings(rules, table, model, enemies, weapons, field), strict=True):
        found: list[Onset] = []
        if stops:
            ways = [field.path_to(stop) for stop in stops]
            if int(field.cost[stops[0]]) > move:
                ways = [cut(terrain, path, move, way, foes, others) for path in ways]
            found = list(_at_the_ends(rules, table, model, enemy, weapons, ways, aims))
        if not found and near(model, enemy, longest):  # a rounded run may be a hundredth too long: one less as well
            straight = [_run_at(model, enemy, length) for length in (move, move - 1)]
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


def _longest_run(rules: Ruleset, weapons: Sequence[Weapon], move: int) -> int:
    """How far away an enemy may be that a whole Move straight at it brings within reach; negative: none may be.

    No stop of the lattice need lie there.
    """
    reaches = [reach_of(rules, weapon) for weapon in weapons if not is_shot(weapon)]
    return move + max(reaches) if move > 1 and reaches else -1


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
    """For each enemy the cheapest stops, all equally cheap, from which a model could attack it. Rule: C4.7, C4.14."""
    apart = not rules.switches.engaged_may_shoot
    arms = [(range_of(rules, weapon.id), apart and weapon.kind == "ranged") for weapon in weapons]
    there = rows([body(enemy) for enemy in enemies], 4)
    return openings(
        rules.terrain(table.board),
        field.stops,
        model.sheet.radius,
        there,
        arms,
        bodies(rules, table, model)[0],
        rules.numbers.engaged,
        table.smokes,
        sighted=not model.has("ping"),
    )
