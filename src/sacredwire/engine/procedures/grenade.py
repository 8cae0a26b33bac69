"""A grenade: thrown at a point, it lands there, elsewhere or at the thrower's feet, and bursts."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import Smoke
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.contest import Contest, Roller, Verdict
from sacredwire.engine.procedures.hit import Hit
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.use import spend_item
from sacredwire.engine.procedures.wits import FIXED
from sacredwire.rules.engagement import engaged_with, on_board
from sacredwire.rules.modifiers import Context, trait_reasons
from sacredwire.rules.space.distance import distance, within
from sacredwire.rules.space.heading import scatter
from sacredwire.rules.state import Place


class Grenade(Frame, frozen=True, gc=False, tag="grenade"):
    """Throws a grenade. Hands on nothing. Rule: C4.15, R-25, R-26, R-73.

    Attributes:
        who: The thrower; ``grenade`` what it throws; ``target`` where to, and later where it lands.
        degrees: The direction it scatters in.
        queue: Models in the blast, nearest first.
    """

    who: str
    grenade: str
    target: Place
    at: Literal["throw", "thrown", "turned", "scattered", "burst", "next"] = "throw"
    degrees: int = 0
    queue: tuple[str, ...] = ()


def step(change: Change, frame: Grenade, got: object) -> None:
    """Takes the grenade one stage further. Rule: C4.15."""
    match frame.at:
        case "throw":
            _throw(change, frame)
        case "thrown":
            assert isinstance(got, Verdict)
            _thrown(change, frame, got)
        case "turned":
            assert isinstance(got, tuple)
            faces = (change.rules.numbers.scatter,)
            turned = replace(frame, at="scattered", degrees=got[0][0] % 360)
            change.then(turned, Throwing(frame.who, "scatter", "C4.15", faces))
        case "scattered":
            assert isinstance(got, tuple)
            change.set(replace(frame, at="burst", target=_scattered(change, frame, 100 * sum(got))))
        case "burst":
            _burst(change, frame)
        case "next":
            _next(change, frame)


def _throw(change: Change, frame: Grenade) -> None:
    """Combat against 2d6, without the modifiers of a shot. Rule: C4.15, R-2, R-73."""
    spend_item(change, frame.who, frame.grenade)
    change.say("throws", "C4.15", who=frame.who, grenade=frame.grenade)
    model = change.models[frame.who]
    context = Context(engaged=len(engaged_with(change.rules, change, model)))
    reasons = tuple(trait_reasons(change.rules, model, ("grenade",), context))
    thrower = Roller(frame.who, model.combat, reasons, kinds=("grenade",))
    change.then(replace(frame, at="thrown"), Contest("grenade", "C4.15", (thrower, FIXED)))


def _thrown(change: Change, frame: Grenade, verdict: Verdict) -> None:
    """It lands at the point, scatters, or falls at the thrower's feet: a policy. Rule: C4.15."""
    if not verdict.won:
        change.set(replace(frame, at="burst"))
    elif verdict.ratio >= change.rules.switches.grenade_at_feet:
        place = change.models[frame.who].place
        assert place is not None
        change.say("at-feet", "C4.15", who=frame.who, grenade=frame.grenade)
        change.set(replace(frame, at="burst", target=place))
    else:
        change.set(replace(frame, at="turned"))
        change.fall("direction", "C4.12", [(360,)])


def _scattered(change: Change, frame: Grenade, length: int) -> Place:
    """Where it comes down: straight on, whatever terrain there is, to the board's edge. Rule: C4.15, R-70."""
    x, y, z = frame.target
    point = scatter(x, y, frame.degrees, length, change.terrain.size)
    return (*point, change.terrain.landing_at(*point, z))


def _burst(change: Change, frame: Grenade) -> None:
    """All in the blast are hit, friends and foes, nearest first; smoke stays. Rule: C4.15, R-73, R-79."""
    x, y, z = frame.target
    change.say("bursts", "C4.15", grenade=frame.grenade, x=x, y=y, z=z)
    for effect in change.rules.grenades[frame.grenade].effects:
        if type(effect) is Smoke:
            change.update(smokes=(*change.smokes, (x, y, effect.radius)))
    blast = change.rules.numbers.blast
    caught = [
        (distance(frame.target, 0, m.place, m.sheet.radius), m.id)
        for m in on_board(change)
        if m.place is not None and within(frame.target, 0, m.place, m.sheet.radius, blast)
    ]
    queue = tuple(who for _, who in sorted(caught, key=lambda found: found[0]))
    change.set(replace(frame, at="next", queue=queue))


def _next(change: Change, frame: Grenade) -> None:
    """Damage is rolled for each. Rule: C4.15."""
    if not frame.queue:
        change.pop()
    else:
        hit = Hit(frame.who, frame.queue[0], frame.grenade, "grenade")
        change.then(replace(frame, queue=frame.queue[1:]), hit)
