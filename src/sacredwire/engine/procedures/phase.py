"""A Static Wraith phases: it teleports some inches in a random direction."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import Phase
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.rules.engagement import on_board
from sacredwire.rules.movement import body
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.space.heading import scatter

CIRCLE = 360
INCH = 100


class Phasing(Frame, frozen=True, gc=False, tag="phasing"):
    """Teleports one model. Rule: I.phase, R-70, R-86."""

    who: str
    at: Literal["roll", "rolled"] = "roll"


def step(change: Change, frame: Phasing, got: object) -> None:
    """Takes the teleport one stage further: the die and the direction fall together. Rule: I.phase, R-86."""
    model = change.models[frame.who]
    if frame.at == "roll":
        effect = next((effect for effect in change.rules.traits(model) if type(effect) is Phase), None)
        assert effect is not None, "only a faction that phases has the behavior"
        change.set(replace(frame, at="rolled"))
        change.fall("phase", "I.phase", [(effect.die,), (CIRCLE,)])
        return
    assert isinstance(got, tuple)
    assert model.place is not None
    (inches,), (degrees,) = got
    x, y, z = model.place
    terrain = change.terrain
    point = scatter(x, y, degrees % CIRCLE, inches * INCH, terrain.size)
    landing = (*point, terrain.landing_at(*point, z))
    others = [body(other) for other in on_board(change) if other.id != frame.who]
    end = nearest_free(terrain, landing, model.sheet.radius, others) or model.place
    change.shift(frame.who, (model.place, end), "phase")
    missions.of(change).displaced(change)
    change.pop()
