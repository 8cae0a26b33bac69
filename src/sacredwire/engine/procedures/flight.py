"""A fleeing model in its own activation: it tests; failing, it runs for the nearest edge."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.contest import Verdict
from sacredwire.engine.procedures.morale import morale_test
from sacredwire.engine.procedures.walk import Walk, edge_of, walk_off
from sacredwire.rules.movement import allowance
from sacredwire.rules.retreat import toward_edge
from sacredwire.rules.space.distance import nearest_edges, touches_edge


class Flight(Frame, frozen=True, gc=False, tag="flight"):
    """Hands on True when the model may act. Rule: C4.19, R-80."""

    who: str
    at: Literal["test", "tested", "ran"] = "test"


def step(change: Change, frame: Flight, got: object) -> None:
    """Takes the flight one stage further. Rule: C4.19."""
    match frame.at:
        case "test":
            change.then(replace(frame, at="tested"), morale_test(change, frame.who))
        case "tested":
            assert isinstance(got, Verdict)
            if not got.won:
                change.cure(frame.who, ("fleeing",))
                change.pop(True)
            else:
                _run(change, frame)
        case "ran":
            _leave_at_edge(change, frame.who)
            change.pop(False)


def _run(change: Change, frame: Flight) -> None:
    """Its full Move toward the nearest edge, without a drop that hurts. Rule: C4.19, R-85."""
    model = change.models[frame.who]
    path = toward_edge(change.rules, change, model, allowance(change.rules, model))
    change.set(replace(frame, at="ran"))
    if len(path) > 1:
        change.push(Walk(frame.who, path[1:], "flight"))


def _leave_at_edge(change: Change, who: str) -> None:
    """On reaching the edge a player's model leaves the board; an AI model stops there. Rule: C4.19, R-80."""
    model = change.models[who]
    if model.place is None or model.sheet.seat is None:
        return
    size = change.terrain.size
    if touches_edge(model.place, model.sheet.radius, size):
        walk_off(change, who, edge_of(nearest_edges(model.place, size)[0]))
