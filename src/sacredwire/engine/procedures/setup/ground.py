"""Deployment zones are picked, and the Defender may add terrain to the board."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Facing
from sacredwire.engine.inputs import Choose
from sacredwire.engine.procedures.setup.setting import (
    Setting,
    ask_place,
    defender,
    forward,
    has_advantage,
    layout,
    place_of,
)
from sacredwire.rules.deployment import next_pick, picked
from sacredwire.rules.kit import shifted, turned
from sacredwire.rules.state import EDGES, Ground
from sacredwire.rules.zones import Zone

TERRAIN = "terrain"


def zones(change: Change, frame: Setting, got: object) -> None:
    """Edges and corners are picked, and the other squad gets what the table says. Rule: K.setup, K.deployment, R-91."""
    if isinstance(got, Choose):
        ground = _ground(change, got.option)
        change.say("ground-chosen", "K.deployment", seat=got.seat, ground=ground)
        change.update(zones=picked(change.position, ground))
    asked = next_pick(change.position)
    if asked is None:
        forward(change, frame)
        return
    seat, grounds = asked
    change.set(frame)
    change.ask(seat, "edge" if set(grounds) <= set(EDGES) else "corner", [Choose(seat, one) for one in grounds])


def _ground(change: Change, option: str) -> Ground:
    asked = next_pick(change.position)
    assert asked is not None, "only what was asked for is picked"
    return next(ground for ground in asked[1] if ground == option)


def terrain(change: Change, frame: Setting, got: object) -> None:
    """The Defender's small pieces, one by one: which, how turned, where. Rule: K.setup-advantages, R-92, R-164."""
    kit = change.rules.edition.kit
    seat = defender(change)
    if frame.part == "begin":
        pieces = layout(change.rules.edition.setup_advantages, TERRAIN).amount if has_advantage(change, TERRAIN) else 0
        frame = replace(frame, part="piece", turn=seat, queue=tuple(f"kit-{n}" for n in range(1, pieces + 1)))
    if not frame.queue:
        forward(change, frame)
        return
    match frame.part:
        case "piece" if isinstance(got, Choose):
            change.then(replace(frame, part="turn", seen=(got.option,)), Facing(seat, ""))
        case "piece":
            change.set(frame)
            change.ask(seat, "terrain", [Choose(seat, row.id) for row in kit])
        case "turn":
            assert isinstance(got, int)
            _where(change, replace(frame, part="place", seen=(frame.seen[0], str(got))))
        case _:
            _build(change, frame, got)


def _zone(change: Change, frame: Setting) -> Zone:
    row = next(row for row in change.rules.edition.kit if row.id == frame.seen[0])
    return Zone(piece=turned(row, frame.queue[0], int(frame.seen[1])))


def _where(change: Change, frame: Setting) -> None:
    ask_place(change, frame, frame.queue[0], _zone(change, frame))


def _build(change: Change, frame: Setting, got: object) -> None:
    """The piece stands; from now on it is terrain like any other. Rule: R-92."""
    if got is not None:
        x, y, _ = place_of(got)
        piece = _zone(change, frame).piece
        assert piece is not None
        board = change.position.board
        change.update(board=replace(board, pieces=(*board.pieces, shifted(piece, x, y))))
        change.say("terrain-placed", "R-92", seat=frame.turn, kit=frame.seen[0])
        frame = replace(frame, queue=frame.queue[1:])
    change.set(replace(frame, part="piece", turn=defender(change), seen=()))
