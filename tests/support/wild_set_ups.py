"""Set-ups drawn by lot from every table of the generator, and an independent look at where all was placed."""

from collections.abc import Iterator
from functools import cache
from math import hypot
from random import Random

from msgspec.structs import replace

from sacredwire.bots.greedy import GreedyBot
from sacredwire.bots.player import Player
from sacredwire.bots.random_bot import RandomBot
from sacredwire.content.board_files import board_ids, load_board
from sacredwire.content.boards import Board
from sacredwire.engine.frames import Putting, State
from sacredwire.engine.inputs import Put
from sacredwire.engine.match import new_match
from sacredwire.engine.setup import Setup
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.movement import body
from sacredwire.rules.space.area import plain_can_hold, plain_can_stand
from sacredwire.rules.state import SEATS, Model, Place, Position, Rows, Seat
from support.matches import rules

GENERATED = 3
"""Boards made by the generator that are used beside our own."""
SLACK = 0.011
"""Inches that rounding to hundredths may make."""


@cache
def board(number: int) -> Board:
    """One of our boards, or one of a few that are generated."""
    own = board_ids()
    return load_board(own[number]) if number < len(own) else generate_board(number)


def drawn_setup(edition: str, seed: int) -> Setup:
    """A mission with rows of all tables, up to two advantages of each kind, and squads of one to five models."""
    own, draw = rules(edition).edition, Random(f"set-up {edition} {seed}")
    squads = [random_squad(own, 2 * seed + n) for n in range(2)]
    if seed % 4 == 0:
        squads = [replace(squad, models=squad.models[: draw.randint(1, 5)]) for squad in squads]
    return Setup(
        edition=edition,
        mission=draw.choice(("extraction", "none")),
        board=board(seed % (len(board_ids()) + GENERATED)),
        blue=squads[0],
        amber=squads[1],
        aggressor=draw.choice(SEATS),
        rows=Rows(
            deployment=own.deployments[seed % len(own.deployments)].id,
            loot_layout=draw.choice(own.loot_layouts).id,
            loot_modifier=draw.choice(own.loot_modifiers).id,
            coworker_setup=draw.choice(own.coworker_setups).id,
            timing="",
            setup_advantages=tuple(row.id for row in draw.sample(own.setup_advantages, draw.randint(0, 2))),
            tactical_advantages=tuple(row.id for row in draw.sample(own.tactical_advantages, draw.randint(0, 2))),
        ),
    )


def set_up(edition: str, seed: int, *, greedy: bool = False) -> Iterator[Turn]:
    """A set-up input by input, up to the first round, by bots that choose anything or by greedy ones."""
    own = rules(edition)
    bots: dict[Seat, Player] = {seat: GreedyBot(own) if greedy else RandomBot(own, f"{seed} {seat}") for seat in SEATS}
    for turn in play(own, new_match(own, drawn_setup(edition, seed)), bots, SeededDice(seed)):
        yield turn
        if turn.after.position.round:
            return


def set_up_faults(edition: str, seed: int) -> list[str]:
    """What lies where it may not, after each placement and when all is placed."""
    found: list[str] = []
    last = None
    for last in set_up(edition, seed):
        frame = last.before.stack[-1]
        if isinstance(last.given, Put) and isinstance(frame, Putting) and not frame.zone.exact:
            found += misplaced(last.after, last.given.thing, last.given.at)
    assert last is not None
    found += unready(edition, last.after)
    return [f"{edition} {seed}: {fault}" for fault in found]


def unready(edition: str, state: State) -> Iterator[str]:
    """All models stand, none in another or in terrain; all loot of the row lies on the board, outside terrain."""
    position, terrain = state.position, rules(edition).terrain(state.position.board)
    models = list(position.models.values())
    for model in models:
        others = [body(other) for other in models if other.place is not None and other.id != model.id]
        if model.place is None:
            if model.presence in ("reserve", "removed") and model.sheet.group[0] != "h":
                yield f"{model.id} is not placed"
        elif not any(
            fits(terrain, model.place, model.sheet.radius, others) for fits in (plain_can_stand, plain_can_hold)
        ):
            yield f"{model.id} cannot stand at {model.place}"
    row = next(row for row in rules(edition).edition.loot_layouts if row.id == position.rows.loot_layout)
    if sum(marker.kind == "loot" for marker in position.markers) != row.markers:
        yield f"{row.markers} loot markers are wanted"
    carried = {thing for model in models for thing in model.carrying}
    for marker in position.markers:
        if marker.id in carried:
            continue
        if marker.place is None or not plain_can_stand(terrain, marker.place, 1):
            yield f"{marker.id} lies in terrain at {marker.place}"


def misplaced(state: State, thing: str, at: Place) -> Iterator[str]:
    """Whether a thing lies outside what its row of the generator says."""
    position = state.position
    x, y = at[0] / 100, at[1] / 100
    free = f"place-{'coworkers' if thing[0] == 'c' else 'loot'}" in position.rows.setup_advantages
    model = position.models.get(thing)
    if model is not None and model.sheet.seat is not None:
        if not any(
            on_ground(ground, position, x, y, model.sheet.radius / 100) for ground in position.zones[model.sheet.seat]
        ):
            yield f"{thing} is deployed outside its zone at {at}"
        yield from _crowded(position, model, at)
    elif model is not None and not free and not _coworker_fits(position, thing, at):
        yield f"{thing} stands at {at} against {position.rows.coworker_setup}"
    elif thing.startswith("loot") and not free and not _loot_fits(position, thing, at):
        yield f"{thing} lies at {at} against {position.rows.loot_layout}"


def far(edge: str, x: float, y: float) -> float:
    """How far a point is from an edge, inches."""
    return {"N": 24 - y, "E": 24 - x, "S": y, "W": x}[edge]


def _gap(x: float, y: float) -> float:
    """How far a point is from the nearest edge, inches."""
    return min(x, y, 24 - x, 24 - y)


def on_ground(ground: str, position: Position, x: float, y: float, radius: float) -> bool:
    """Whether a base is in a zone: touching the edge, in the square of 4", within 3" of the center, in the band."""
    if ground == "center":
        return hypot(x - 12, y - 12) - radius <= 3 + SLACK
    gaps = [far(edge, x, y) for edge in ground]
    if len(ground) == 2:
        return all(radius - SLACK <= gap <= 4 - radius + SLACK for gap in gaps)
    return gaps[0] <= radius + SLACK + (6 if position.rows.deployment == "edge-band" else 0)


def _crowded(position: Position, model: Model, at: Place) -> Iterator[str]:
    """Nobody is deployed within an inch of a model outside his squad."""
    for other in position.models.values():
        if other.place is not None and other.sheet.seat != model.sheet.seat:
            plan = hypot(at[0] - other.place[0], at[1] - other.place[1]) - model.sheet.radius - other.sheet.radius
            if hypot(max(plan, 0), at[2] - other.place[2]) <= 100:
                yield f"{model.id} is deployed within an inch of {other.id}"


def _coworker_fits(position: Position, thing: str, at: Place) -> bool:
    x, y = at[0] / 100, at[1] / 100
    radius = position.models[thing].sheet.radius / 100
    center = hypot(x - 12, y - 12) - radius
    gap = _gap(x, y) - radius
    loot = [marker.place for marker in position.markers if marker.kind == "loot" and marker.place is not None]
    near = [hypot(max(0, hypot(x - lx / 100, y - ly / 100) - radius), (at[2] - lz) / 100) for lx, ly, lz in loot]
    match position.rows.coworker_setup:
        case "swarm-center":
            return center <= 6 + SLACK
        case "swarm-edge":
            return abs(gap) <= SLACK
        case "normal-ring":
            return 4 - SLACK <= center <= 8 + SLACK
        case "elite-anywhere":
            return gap >= 6 - SLACK
        case "normal-loot":
            return min(near, default=center) <= 3 + SLACK
        case _:
            return center <= 3 + SLACK


def _loot_fits(position: Position, thing: str, at: Place) -> bool:
    x, y, z = at[0] / 100, at[1] / 100, at[2]
    others = [m.place for m in position.markers if m.kind == "loot" and m.id != thing and m.place is not None]
    match position.rows.loot_layout:
        case "scattered":
            apart = min((hypot(x - ox / 100, y - oy / 100, (z - oz) / 100) for ox, oy, oz in others), default=9)
            return _gap(x, y) >= 6 - SLACK and apart >= 3 - SLACK
        case "central-cache":
            return hypot(x - 12, y - 12) <= 3 + SLACK
        case _:
            used: set[str] = {edge for grounds in position.zones.values() for edge in grounds if len(edge) == 1}
            if position.rows.deployment == "flanked":
                used = {e for e in "NESW" if all(e in "".join(grounds) for grounds in position.zones.values())}
            return any(far(edge, x, y) <= 6 + SLACK for edge in (set("NESW") - used or "NESW"))
