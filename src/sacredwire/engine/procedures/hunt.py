"""An AI model attacks: from where it stands, after a charge, or it goes after its quarry."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.assault import Assault
from sacredwire.engine.procedures.morale import Morale
from sacredwire.engine.procedures.walk import Walk
from sacredwire.rules.engagement import COWORKERS, engaged_with, on_board
from sacredwire.rules.hostiles.onset import Aims, Onset, onsets, targets
from sacredwire.rules.hostiles.situation import nearest
from sacredwire.rules.hostiles.ways import Chase, first_part, rest_of
from sacredwire.rules.space.path import Polyline
from sacredwire.rules.state import Model, Seat

BIAS = "hostile-bias"
"""The tactical advantage that turns hostiles on the Aggressor. Rule: R-92."""


class Hunting(Frame, frozen=True, gc=False, tag="hunting"):
    """The behaviors Attack, Mob Up and Frenzy. Rule: I.behaviors, R-84.

    Attributes:
        who: The model.
        bonus: Tiers of Mob Up.
        twice: Whether it attacks the same target twice (Frenzy).
        only: The one model it may attack, once that is settled.
        moved: Whether it has moved.
        attacks: How often it attacked.
        rest: What is left of its way to its quarry.
    """

    who: str
    bonus: int = 0
    twice: bool = False
    at: Literal["victim", "chosen", "plan", "tied", "arrived", "quarry", "struck"] = "plan"
    only: str = ""
    moved: bool = False
    attacks: int = 0
    rest: Polyline = ()


def step(change: Change, frame: Hunting, got: object) -> None:
    """Takes the attack one stage further. Rule: R-84."""
    if change.position.shaken:
        change.push(Morale())
        return
    model = change.models[frame.who]
    if not model.on_board or model.has("fleeing"):
        change.pop()
        return
    match frame.at:
        case "victim" | "chosen":
            _turn_on_own(change, frame, model, got)
        case "plan" | "tied":
            _plan(change, frame, model, got)
        case "quarry":
            _advance(change, frame, model, got)
        case "arrived":
            _arrive(change, replace(frame, moved=True), model)
        case "struck":
            _struck(change, frame)


def _aims(change: Change, frame: Hunting, model: Model) -> Aims:
    return Aims(frame.bonus, frame.moved, frame.only, _preferred(change, model))


def _preferred(change: Change, model: Model) -> Seat | None:
    """The Aggressor, while the Defender's advantage turns hostiles on him. Rule: R-92."""
    if model.sheet.seat is not None or model.sheet.side == COWORKERS:
        return None
    if BIAS not in change.position.rows.tactical_advantages:
        return None
    row = next(row for row in change.rules.edition.tactical_advantages if row.id == BIAS)
    return change.position.aggressor if change.round <= row.round else None


def _turn_on_own(change: Change, frame: Hunting, model: Model, got: object) -> None:
    """Hijacked by an AI model, it attacks the nearest model of its own side. Rule: R-62."""
    side = model.sheet.side
    kin = [one for one in on_board(change) if one.sheet.side == side and one.id != model.id]
    own = nearest(change.rules, change, model, kin)
    if not own:
        change.say("waits", "R-62", who=frame.who)
        change.pop()
    elif len(own) > 1 and frame.at == "victim":
        change.set(replace(frame, at="chosen"))
        change.fall("tie", "R-62", [(len(own),)])
    else:
        victim = own[got[0][0] - 1] if isinstance(got, tuple) else own[0]
        change.set(replace(frame, at="plan", only=victim.id))


def _plan(change: Change, frame: Hunting, model: Model, got: object) -> None:
    """Picks the best attack open to it; without one it goes after its quarry. Rule: R-84."""
    found = onsets(change.rules, change, model, _aims(change, frame, model))
    if len(found) > 1 and frame.at == "plan":
        change.set(replace(frame, at="tied"))
        change.fall("tie", "R-84", [(len(found),)])
    elif found:
        _begin(change, frame, found[got[0][0] - 1] if isinstance(got, tuple) else found[0])
    elif frame.attacks:
        change.say("frenzy-lost", "R-84", who=frame.who, target=frame.only)
        change.pop()
    elif engaged_with(change.rules, change, model):
        change.say("waits", "R-84", who=frame.who)
        change.pop()
    else:
        change.set(replace(frame, at="quarry"))


def _begin(change: Change, frame: Hunting, onset: Onset) -> None:
    frame = replace(frame, only=onset.target)
    if onset.path:
        change.then(replace(frame, at="arrived"), Walk(frame.who, onset.path[1:], "hostile"))
    else:
        _attack(change, frame, onset)


def _attack(change: Change, frame: Hunting, onset: Onset) -> None:
    assault = Assault(frame.who, onset.target, onset.weapon, moved=frame.moved, bonus=frame.bonus)
    change.then(replace(frame, at="struck", attacks=frame.attacks + 1), assault)


def _arrive(change: Change, frame: Hunting, model: Model) -> None:
    """Attacks if the move got it there, otherwise it uses Move Again. Rule: R-84."""
    found = onsets(change.rules, change, model, _aims(change, frame, model))
    if found:
        _attack(change, frame, found[0])
    elif frame.attacks or not _may_go(change, frame, model):
        change.pop()
    else:
        change.alter(frame.who, ran=True)
        whole = frame.rest
        if not whole or whole[0] != model.place:  # it was hurt or pushed on the way, or is to begin one
            whole = Chase(change.rules, change, model, (change.models[frame.only],)).way_to(change.models[frame.only])
        _go(change, replace(frame, at="struck"), model, whole)


def _may_go(change: Change, frame: Hunting, model: Model) -> bool:
    return bool(targets(change.rules, change, model, frame.only)) and not engaged_with(change.rules, change, model)


def _go(change: Change, frame: Hunting, model: Model, whole: Polyline) -> None:
    """One Move of the way to its quarry; what is left is kept. Rule: R-84, R-85."""
    part = first_part(change.rules, change, model, whole)
    change.set(replace(frame, rest=rest_of(whole, part)))
    if len(part) > 1:
        change.push(Walk(frame.who, part[1:], "hostile"))
    else:
        change.say("stays", "R-84", who=frame.who)


def _advance(change: Change, frame: Hunting, model: Model, got: object) -> None:
    """Nobody can be attacked: toward the enemy with the shortest path. Rule: R-84."""
    chase = Chase(change.rules, change, model, targets(change.rules, change, model, frame.only))
    if not chase.tied:
        change.say("waits", "R-84", who=frame.who)
        change.pop()
    elif len(chase.tied) > 1 and not isinstance(got, tuple):
        change.fall("tie", "R-84", [(len(chase.tied),)])
    else:
        chosen = chase.tied[got[0][0] - 1] if isinstance(got, tuple) else chase.tied[0]
        _go(change, replace(frame, at="arrived", only=chosen.id), model, chase.way_to(chosen))


def _struck(change: Change, frame: Hunting) -> None:
    """Frenzy strikes the same target again, if it is still there. Rule: I.behaviors, R-84, R-144."""
    if frame.twice and frame.attacks == 1 and change.models[frame.only].on_board:
        change.set(replace(frame, at="plan"))
    else:
        change.pop()
