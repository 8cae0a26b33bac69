"""Who is whose enemy, who is Engaged, and what a model can see of another."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.sides import COWORKERS as COWORKERS
from sacredwire.rules.sides import are_enemies as are_enemies
from sacredwire.rules.sides import are_friends as are_friends
from sacredwire.rules.sides import camp as camp
from sacredwire.rules.sides import side_of as side_of
from sacredwire.rules.space.crowd import Places, touching
from sacredwire.rules.space.distance import distance, within
from sacredwire.rules.space.sight import Sight, clear_line, sight
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.standing import SMOKE_BLIND, Standing
from sacredwire.rules.state import Marker, Model, Place, Smoke, Table


def foes_and_others(rules: Ruleset, table: Table, who: Model) -> tuple[tuple[Model, ...], tuple[Model, ...]]:
    """All other models on the board: a model's enemies, and the rest. Rule: C4.1."""
    here = Standing.of(rules, table)
    members = here.members
    foes, others = here.parted(who)
    return tuple([members[at] for at in foes.rows]), tuple([members[at] for at in others.rows])


def on_board(table: Table) -> Iterable[Model]:
    """Models standing on the board, in order of arrival."""
    return (model for model in table.models.values() if model.place is not None)


def near(a: Model, b: Model, limit: int) -> bool:
    """Whether two models on the board are within ``limit`` of each other, base to base. Rule: R-54."""
    assert a.place is not None
    assert b.place is not None
    return within(a.place, a.sheet.radius, b.place, b.sheet.radius, limit)


def gap(a: Model, b: Model) -> int:
    """Distance between two models on the board, hundredths of an inch. Rule: R-16."""
    assert a.place is not None
    assert b.place is not None
    return distance(a.place, a.sheet.radius, b.place, b.sheet.radius)


def touches(rules: Ruleset, table: Table, a: Model, b: Model, limit: int) -> bool:
    """Within ``limit`` with the clear line of Engaged. Rule: R-19a, R-65."""
    if not near(a, b, limit):
        return False
    assert a.place is not None
    assert b.place is not None
    return clear_line(rules.terrain(table.board), a.place, a.sheet.radius, b.place, b.sheet.radius)


def beside(rules: Ruleset, table: Table, who: Model) -> list[Model]:
    """The models within reach of a model's hands, in order of arrival. Rule: R-15, R-65."""
    here = Standing.of(rules, table)
    return [here.members[at] for at in here.beside(who, rules.numbers.interact)]


def engaged_with(rules: Ruleset, table: Table, who: Model, at: Place | None = None) -> tuple[str, ...]:
    """Enemies a model is Engaged with, where it stands or would stand at ``at``. Rule: C4.5, R-19a."""
    if at is not None:
        who = replace(who, place=at)
    return Standing.of(rules, table).engaged(who) if who.place is not None else ()


def engaged_at(rules: Ruleset, table: Table, who: Model, places: Places) -> NDArray[np.bool_]:
    """On which of some places a model would be Engaged with any enemy. Rule: C4.5, R-19a."""
    here = Standing.of(rules, table)
    foes, _ = here.crowd(who)
    bases = np.empty((len(places), 4), np.int64)
    bases[:, :3], bases[:, 3] = places, who.sheet.radius
    touched = touching(here.terrain, bases, foes, rules.numbers.engaged)
    engaged: NDArray[np.bool_] = np.logical_or.reduce(touched, axis=1)
    return engaged


def touching_at(rules: Ruleset, table: Table, who: Model, places: Places, others: Iterable[Model]) -> NDArray[np.bool_]:
    """From which places (rows) a model would be in Engaged range of which others (columns). Rule: C4.5, R-19a."""
    there = [(*other.place, other.sheet.radius) for other in others if other.place is not None]
    bases = np.column_stack((places, np.full(len(places), who.sheet.radius)))
    return touching(rules.terrain(table.board), bases, there, rules.numbers.engaged)


def markers_reached(rules: Ruleset, table: Table, who: Model, markers: Iterable[Marker]) -> list[Marker]:
    """Those of some markers on the board that are within reach of Interact or Search, with a clear line. Rule: R-65."""
    assert who.place is not None
    x, y, _ = who.place
    far = rules.numbers.interact + who.sheet.radius  # most are far away: a look at the box around them is enough
    about = [
        marker
        for marker in markers
        if (at := marker.place) is not None and -far <= at[0] - x <= far and -far <= at[1] - y <= far
    ]
    return [marker for marker in about if marker.place and reaches_marker(rules, table, who, marker.place)]


def reaches_marker(rules: Ruleset, table: Table, who: Model, point: Place) -> bool:
    """Whether a marker is within reach of Interact or Search, with a clear line. Rule: R-65."""
    assert who.place is not None
    limit = rules.numbers.interact
    return within(who.place, who.sheet.radius, point, 0, limit) and clear_line(
        rules.terrain(table.board), who.place, who.sheet.radius, point, 0
    )


def smokes_between(table: Table, a: Place, a_radius: int, b: Place, b_radius: int) -> tuple[Smoke, ...]:
    """The smoke that may come between two models. Rule: R-73."""
    if not table.smokes or within(a, a_radius, b, b_radius, SMOKE_BLIND):
        return ()
    return table.smokes


@lru_cache(maxsize=1024)
def _sight(terrain: Terrain, seer: Place, target: Place, smokes: tuple[Smoke, ...]) -> Sight:
    """What an eye sees; the same two places are asked about again and again."""
    return sight(terrain, seer, target, smokes)


def sees(rules: Ruleset, table: Table, seer: Model, target: Model) -> Sight:
    """What the seer sees of the target, terrain and smoke considered; Ping is the caller's. Rule: C4.9, R-24."""
    assert seer.place is not None
    assert target.place is not None
    smokes = smokes_between(table, seer.place, seer.sheet.radius, target.place, target.sheet.radius)
    return _sight(rules.terrain(table.board), seer.place, target.place, smokes)


def seen_among(rules: Ruleset, table: Table, seer: Model, targets: Sequence[Model]) -> Sequence[Model]:
    """Those of some models of the table that the seer has line of sight to; with Ping all. Rule: C4.9, C5.1."""
    if not targets:
        return targets
    here = Standing.of(rules, table)
    if seer.has("ping"):
        return targets
    seen, row = here.sights(seer), here.row
    return [target for target in targets if seen[row[target.sheet.id]]]


def targets_seen(rules: Ruleset, table: Table, attacker: Model) -> Sequence[Model]:
    """The models that may be attacked and are seen, in order of arrival. Rule: C4.9, R-65, R-62, R-89."""
    here = Standing.of(rules, table)
    return here.seen(attacker, here.targets(attacker))


def has_sight(rules: Ruleset, table: Table, seer: Model, target: Model) -> bool:
    """Whether the seer has line of sight to the target; with Ping always. Rule: C4.9, C5.1."""
    return seer.has("ping") or samples_seen(rules, table, seer, target) != 0


def samples_seen(rules: Ruleset, table: Table, seer: Model, target: Model) -> int:
    """What the seer sees of the target, as the bits of `Sight.seen`; Ping is the caller's. Rule: C4.9, R-24."""
    known = Standing.of(rules, table).samples(seer, target)
    return sees(rules, table, seer, target).seen if known is None else known
