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
from sacredwire.rules.state import Model, Place


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
    off = _edge_reached(change, model, path[-1])
    change.set(replace(frame, at="ran"))
    if len(path) > 1 or off:
        change.push(Walk(frame.who, path[1:] or path, "flight", off=off))


def _edge_reached(change: Change, model: Model, place: Place | None) -> str:
    """The edge over which it leaves from there, or empty; an AI model stops at it. Rule: C4.19, R-80."""
    size = change.terrain.size
    if place is None or model.sheet.seat is None or not touches_edge(place, model.sheet.radius, size):
        return ""
    return nearest_edges(place, size)[0]


def _leave_at_edge(change: Change, who: str) -> None:
    """It leaves too where a push on the way brought it to another edge. Rule: C4.19, R-71."""
    model = change.models[who]
    off = _edge_reached(change, model, model.place)
    if off:
        walk_off(change, who, edge_of(off))
