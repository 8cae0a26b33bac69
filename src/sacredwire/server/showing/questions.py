"""Answers to what a client asks beside the game: how a move goes, what is seen point by point, what if from there."""

from collections.abc import Iterator

from msgspec.structs import replace

from sacredwire.content.keys import Keys
from sacredwire.engine.frames import Advancing, Choice, State
from sacredwire.engine.inputs import Attack, Move
from sacredwire.engine.match import check
from sacredwire.engine.notation import write
from sacredwire.errors import IllegalInput, ServiceError
from sacredwire.rules.combat import attempt, is_target, usable
from sacredwire.rules.engagement import engaged_with, on_board, sees, smokes_between
from sacredwire.rules.movement import bodies, fall_dice, walker
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.exact import nearer_to_segment
from sacredwire.rules.space.manner import manner_of
from sacredwire.rules.space.path import Polyline, Refused, measure
from sacredwire.rules.space.reach import shortest
from sacredwire.rules.space.sight import EYE, SMOKE, passes_through, samples
from sacredwire.rules.space.solid import HIGHEST
from sacredwire.rules.state import Model, Place, Position
from sacredwire.server.showing.odds import Oracle
from sacredwire.server.wire.messages import AskPath, AskSight, AskWhatIf, Prospect, Sample, SightShown, Way, WhatIf

MOST_PLACES = 40
"""Places that a way may be asked by."""


def way(rules: Ruleset, state: State, ask: AskPath) -> Way:
    """How a move to a place goes: by the waypoints given, or by the shortest way. Rule: C4.4-C4.6.

    Raises:
        IllegalInput: ``not-a-target``: there is no such model on the board.
        ServiceError: ``off-the-board``, ``too-many-waypoints``.
    """
    position = state.position
    model = _standing(position, ask.who)
    assert model.place is not None
    _check_places(rules, position, ask.to, *ask.via)
    path = _path(rules, position, model, ask)
    given = Move(ask.who, path[-1], path[1:-1], ask.again)
    terrain, (foes, others) = rules.terrain(position.board), bodies(rules, position, model)
    measured = measure(terrain, path, walker(rules, model), foes, others)
    asked = isinstance(state.stack[-1], Choice | Advancing)
    rejection = check(rules, state, given) if asked else None
    if isinstance(measured, Refused):
        leg: dict[str, str | int] = {"leg": measured.index + 1}
        return Way(ask.id, path, write(given), 0, 0, (), 0, f"move-{measured.code}", leg)
    return Way(
        id=ask.id,
        points=path,
        line=write(given),
        length=measured.length,
        kind=manner_of(terrain, path, measured).kind,
        falls=measured.falls,
        dice=sum(fall_dice(rules, height) for height in measured.falls),
        refused=rejection.code if rejection else "",
        params=dict(rejection.params) if rejection else {},
    )


def _path(rules: Ruleset, position: Position, model: Model, ask: AskPath) -> Polyline:
    assert model.place is not None
    if ask.via:
        return (model.place, *ask.via, ask.to)
    foes, others = bodies(rules, position, model)
    found = shortest(
        rules.terrain(position.board), model.place, walker(rules, model), ask.to, foes=foes, friends=others
    )
    return found if found and len(found) > 1 else (model.place, ask.to)


def sight_shown(rules: Ruleset, state: State, ask: AskSight) -> SightShown:
    """A line of sight sample by sample, each with what hides it. Rule: R-24, C4.9.

    Raises:
        IllegalInput: ``not-a-target``: there is no such model on the board.
        ServiceError: ``off-the-board``, ``too-many-waypoints``.
    """
    position = state.position
    seer, target = _standing(position, ask.seer), _standing(position, ask.target)
    if ask.at is not None:
        _check_places(rules, position, ask.at)
    start, there = ask.at or seer.place, target.place
    assert start is not None
    assert there is not None
    eye = (start[0], start[1], start[2] + EYE)
    smokes = smokes_between(position, start, seer.sheet.radius, there, target.sheet.radius)
    solids = rules.terrain(position.board).solids

    def hidden(point: Place) -> Iterator[str]:
        yield from (solid.id for solid in solids if passes_through(eye, point, solid))
        if any(nearer_to_segment(x, y, eye[:2], point[:2], radius * radius) for x, y, radius in smokes):
            yield SMOKE

    points = samples(start, there)
    return SightShown(ask.id, eye, tuple(Sample(point, tuple(hidden(point))) for point in points))


def what_if(rules: Ruleset, state: State, ask: AskWhatIf, voice: Keys) -> WhatIf:
    """What a model could see and attack after a move to a place, by the exact odds. Rule: C4.7-C4.18.

    Raises:
        IllegalInput: ``not-a-target``: there is no such model on the board.
        ServiceError: ``off-the-board``, ``too-many-waypoints``.
    """
    _check_places(rules, state.position, ask.at)
    model = replace(_standing(state.position, ask.who), place=ask.at)
    models = {**state.position.models, ask.who: model}
    position = replace(state.position, models=models, active=ask.who)
    others = [one for one in on_board(position) if one.id != ask.who]
    oracle = Oracle(rules, replace(state, position=position), voice)
    attacks = tuple(_prospects(rules, position, model, others, oracle))
    return WhatIf(
        id=ask.id,
        engaged=engaged_with(rules, position, model),
        sees=tuple((one.id, sees(rules, position, model, one).seen) for one in others),
        seen_by=tuple((one.id, sees(rules, position, one, model).seen) for one in others),
        attacks=attacks,
    )


def _prospects(
    rules: Ruleset, position: Position, model: Model, others: list[Model], oracle: Oracle
) -> Iterator[Prospect]:
    for target in others:
        if is_target(rules, position, model, target):
            for weapon in usable(rules, position, model, target):
                tried = attempt(rules, position, model, target, weapon, moved=True)
                line = write(Attack(model.id, target.id, weapon.id))
                yield Prospect(line, target.id, weapon.id, oracle.attempted(position, tried))


def _check_places(rules: Ruleset, position: Position, *places: Place) -> None:
    """Refuses places that no model can be in, which geometry is not made for."""
    size = rules.terrain(position.board).size
    if len(places) > MOST_PLACES:
        raise ServiceError("too-many-waypoints", limit=MOST_PLACES)
    if any(not (0 <= x <= size and 0 <= y <= size and 0 <= z <= HIGHEST) for x, y, z in places):
        raise ServiceError("off-the-board")


def _standing(position: Position, who: str) -> Model:
    model = position.models.get(who)
    if model is None or model.place is None:
        raise IllegalInput("not-a-target", value=who)
    return model
