"""From a scene to the state of a match: terrain, models as they stand, and the procedure under way."""

from collections.abc import Mapping
from typing import Any

from sacredwire.content.board_check import BoardReader
from sacredwire.content.board_files import load_board
from sacredwire.content.boards import Board
from sacredwire.content.refusal import Place as Spot
from sacredwire.content.refusal import refuse
from sacredwire.engine import missions
from sacredwire.engine.codec import decode_stack
from sacredwire.engine.frames import Frame, State
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.play.scenes.format import Document, Scene, SceneActivation, ScenePiece, SceneSmoke, struct_of
from sacredwire.play.scenes.models import ModelReader, known, place_of
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import can_hold, can_stand, collides
from sacredwire.rules.state import SEATS, Ground, Marker, Model, Position, Rows, Seat, Smoke, Tally

ZONES: dict[Seat, tuple[Ground, ...]] = {"blue": ("S",), "amber": ("N",)}
"""Deployment zones unless a scene says otherwise."""


def state_of(rules: Ruleset, scene: Scene, file: str) -> State:
    """The state a scene begins in; procedures that need no input have not run yet.

    Args:
        rules: The edition it is played under.
        scene: The scene.
        file: For errors.

    Raises:
        ContentError: The scene names what does not exist, or puts a model where none can stand.
    """
    spot = Spot(file)
    running = scene.activation
    board = _board(scene, spot)
    reader = ModelReader(rules, spot)
    models = {
        id_: reader.model(id_, entry, running is not None and running.who == id_ and not running.begins)
        for id_, entry in scene.models.items()
    }
    _check_room(rules, board, models, spot)
    position = struct_of(
        {
            "arrivals": _groups(models),
            **scene.more,
            "board": board,
            "mission": known(scene.mission, missions.names(rules), spot, "mission"),
            "round": scene.round,
            "models": models,
            "markers": tuple(_marker(id_, entry, spot) for id_, entry in scene.markers.items()),
            "smokes": tuple(_smoke(smoke, spot) for smoke in scene.smokes),
            "bag": _bag(scene, models),
            "active": running.who if running and running.who in models and not running.begins else scene.active,
            "blessings": {seat: _hand(rules, scene.blessings.get(seat, ()), spot) for seat in SEATS},
            "zones": dict(ZONES if scene.zones is None else scene.zones),
            "rows": struct_of(scene.generated, Rows, spot._replace(table="generated")),
            "tallies": {seat: _tally(scene, seat, spot) for seat in SEATS},
        },
        Position,
        spot,
    )
    return State(position, _stack(scene, models, spot), scene.secret)


def _smoke(smoke: SceneSmoke, spot: Spot) -> Smoke:
    x, y, _ = place_of(smoke.at, spot._replace(table="smokes"))
    return x, y, smoke.radius


def _tally(scene: Scene, seat: Seat, spot: Spot) -> Tally:
    return struct_of(scene.tallies.get(seat, {}), Tally, spot._replace(table="tallies", row=seat))


def _hand(rules: Ruleset, hand: tuple[str, ...], spot: Spot) -> tuple[str, ...]:
    return tuple(known(blessing, rules.blessings, spot, "blessings") for blessing in hand)


def _groups(models: Mapping[str, Model]) -> dict[str, int]:
    """How many groups of each kind there are, so that later ones are numbered on."""
    groups = {model.sheet.group for model in models.values() if model.sheet.seat is None}
    counts: dict[str, int] = {}
    for group in groups:
        counts[group[0]] = max(counts.get(group[0], 0), int(group[1:]))
    return counts


def _board(scene: Scene, spot: Spot) -> Board:
    if scene.board:
        return load_board(scene.board)
    pieces = [_piece(piece, spot) for piece in scene.piece]
    return BoardReader(spot.file).board({"format": "sacredwire-board", "version": 1, "id": "scene", "pieces": pieces})


def _piece(piece: ScenePiece, spot: Spot) -> dict[str, Any]:
    here = spot._replace(table="piece", row=piece.id)
    corners = [place_of(corner, here, "corners")[:2] for corner in piece.corners or piece.box.split()]
    if piece.box and len(corners) == 2:
        (west, south), (east, north) = corners
        corners = [(west, south), (east, south), (east, north), (west, north)]
    raw = {name: getattr(piece, name) for name in ("id", "kind", "base", "top", "climbable", "walkable")}
    return {**raw, "footprint": [list(corner) for corner in corners]}


def _marker(id_: str, entry: Document, spot: Spot) -> Marker:
    here = spot._replace(table="markers", row=id_)
    stated = {name: value for name, value in entry.items() if name != "at"}
    place = place_of(entry["at"], here) if "at" in entry else None
    return struct_of({"id": id_, "place": place, **stated}, Marker, here)


def _check_room(rules: Ruleset, board: Board, models: Mapping[str, Model], spot: Spot) -> None:
    """Each model stands, or clings to a face, and no two are in the same room. Rule: R-16, R-67."""
    terrain = rules.terrain(board)
    standing: list[Model] = []
    for model in models.values():
        if model.place is None:
            continue
        here, radius = spot._replace(table="models", row=model.id, field="at"), model.sheet.radius
        if not (can_stand(terrain, model.place, radius) or can_hold(terrain, model.place, radius)):
            raise refuse("scene-no-room", here, got=model.id)
        for other in standing:
            assert other.place is not None
            if collides(model.place, radius, (*other.place, other.sheet.radius)):
                raise refuse("scene-overlap", here, got=model.id, expected=other.id)
        standing.append(model)


def _bag(scene: Scene, models: Mapping[str, Model]) -> tuple[str, ...]:
    """Tokens: those named, else one for each model or group that has still to act. Rule: C4.1.2."""
    if scene.bag is not None:
        return scene.bag
    acting = scene.activation.who if scene.activation else ""
    tokens: list[str] = []
    for model in models.values():
        group = model.sheet.group
        waits = model.on_board and not model.activated and acting not in (model.id, group)
        if waits and (model.sheet.seat is not None or group not in tokens):
            tokens.append(group)
    return tuple(tokens)


def _stack(scene: Scene, models: Mapping[str, Model], spot: Spot) -> tuple[Frame, ...]:
    if scene.stack:
        return decode_stack(scene.stack)
    bottom = (Match(at="finish"),)
    if scene.activation:
        return (*bottom, Round(at="draw"), _activation(scene.activation, models, spot))
    match scene.begin:
        case "draw":
            return (*bottom, Round(at="draw"))
        case "round":
            return (*bottom, Round(at="arrive"))
        case "round-end":
            return (*bottom, Round(at="end"))
        case "game-end":
            return bottom


def _activation(running: SceneActivation, models: Mapping[str, Model], spot: Spot) -> Frame:
    if running.who not in models:
        groups = {model.sheet.group for model in models.values() if model.sheet.seat is None}
        return GroupTurn(known(running.who, {*groups, *models}, spot._replace(table="activation"), "who"))
    return Activation(
        running.who,
        own_token=running.own_token,
        at="begin" if running.begins else "choose",
        moved=running.moved,
        displaced=running.moved if running.displaced is None else running.displaced,
        actions=running.actions,
        allowed=running.allowed,
        disengaged=running.disengaged,
        cast=running.cast,
        follower=running.follower,
    )
