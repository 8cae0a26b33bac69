"""A player's model acts: one move and one action, in either order, and what may come before and between."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.effects import ExtraAction, Heal, Synergy
from sacredwire.content.schema import Behavior
from sacredwire.engine import missions
from sacredwire.engine.blessings import spend
from sacredwire.engine.change import Change
from sacredwire.engine.coworkers import mark_crowded
from sacredwire.engine.frames import Choice, Frame
from sacredwire.engine.inputs import (
    Aim,
    Attack,
    Bless,
    Cast,
    Disengage,
    End,
    Interact,
    Interrogate,
    Move,
    Search,
    Throw,
    Use,
)
from sacredwire.engine.procedures.assault import Assault
from sacredwire.engine.procedures.behaving import deed
from sacredwire.engine.procedures.cast import Casting
from sacredwire.engine.procedures.flight import Flight
from sacredwire.engine.procedures.grenade import Grenade
from sacredwire.engine.procedures.interact import Interacting
from sacredwire.engine.procedures.interrogate import Interrogating
from sacredwire.engine.procedures.morale import Morale
from sacredwire.engine.procedures.search import Searching
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.use import Using
from sacredwire.engine.procedures.walk import Walk
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.control import seat_of

At = Literal["begin", "bleed", "corrode", "flight", "choose", "act", "healed", "done", "followed"]


class Activation(Frame, frozen=True, gc=False, tag="activation"):
    """The activation of one model. Rule: C4.1.

    Attributes:
        who: The model.
        own_token: Whether a token of its own (Focus) was drawn for it.
        moved: Whether its Move is spent; ``displaced`` whether it moved at all (for shots).
        actions: Actions spent; ``allowed`` how many it has.
        disengaged: Whether its moves are free of free attacks.
        cast: Whether it cast already.
        follower: The model Synergy activates after this one (hardwired-0.7).
        behavior: What a model of a group does (I.activation); empty for players' models.
    """

    who: str
    own_token: bool = False
    at: At = "begin"
    moved: bool = False
    displaced: bool = False
    actions: int = 0
    allowed: int = 1
    disengaged: bool = False
    cast: bool = False
    follower: str = ""
    behavior: Behavior | Literal[""] = ""


def step(change: Change, frame: Activation, got: object) -> None:
    """Takes the activation one stage further. Rule: C4.1, R-60."""
    if change.position.shaken:
        change.push(Morale())
        return
    over = change.position.ended or not change.models[frame.who].on_board
    if over and frame.at not in ("begin", "done", "followed"):
        change.set(replace(frame, at="done"))
        return
    match frame.at:
        case "begin":
            _begin(change, frame)
        case "bleed":
            _bleed(change, replace(frame, at="corrode"), "bleeding")
        case "corrode":
            _bleed(change, replace(frame, at="flight"), "corrosion")
        case "flight":
            _flight(change, frame)
        case "choose":
            _choose(change, frame)
        case "act":
            _act(change, frame, got)
        case "healed":
            _heal(change, frame, got)
        case "done":
            _finish(change, frame)
        case "followed":
            _close(change)


def _begin(change: Change, frame: Activation) -> None:
    """The model begins: what counts for its next activation counts now. Rule: C4.1, R-61.

    An extra activation leaves the one of the round untouched. Rule: R-31, R-102.
    """
    model = change.models[frame.who]
    if not model.on_board:
        change.say("token-discarded", "C4.1", token=frame.who)
        change.pop()
        return
    began = tuple([replace(c, began=True) if c.until == "next-activation" else c for c in model.conditions])
    extra = frame.own_token and change.rules.switches.focus == "extra-activations"
    change.alter(frame.who, activated=model.activated + (not extra), conditions=began)
    change.update(active=frame.who, bag=_spend_focus(change, frame))
    change.say("activated", "C4.1", who=frame.who)
    if began or change.position.ended:
        change.set(replace(frame, at="bleed"))
    else:  # only conditions have to be gone through first
        _choose(change, frame)


def _choose(change: Change, frame: Activation) -> None:
    """Waits for the next step, or behaves; a model that began to flee ends its activation. Rule: R-60, I.activation."""
    if change.models[frame.who].has("fleeing"):
        _finish(change, frame)
    elif seat_of(change, frame.who) is None:
        change.set(replace(frame, at="done"))
        behaves = deed(change, frame.who, frame.behavior or "attack")
        if behaves is not None:
            change.push(behaves)
    else:
        change.then(replace(frame, at="act"), Choice(frame.who))


def _spend_focus(change: Change, frame: Activation) -> tuple[str, ...]:
    """Focus tokens that this activation uses up. Rule: R-31."""
    if change.rules.switches.focus != "own-tokens":
        return change.position.bag
    bag = [token for token in change.position.bag if token != frame.who]
    seat = change.models[frame.who].sheet.seat or ""
    if frame.own_token and seat in bag:
        bag.remove(seat)
    return tuple(bag)


def _bleed(change: Change, frame: Activation, kind: Literal["bleeding", "corrosion"]) -> None:
    """Continuous damage ignores armor. Rule: C4.18, R-18."""
    change.set(frame)
    for condition in change.models[frame.who].conditions:
        if condition.kind == kind:
            change.push(Wound(frame.who, condition.amount, kind, by=condition.by))
            return


def _flight(change: Change, frame: Activation) -> None:
    """A dazed model does nothing; a fleeing one tests first. Rule: R-13, R-60, C4.19."""
    model = change.models[frame.who]
    if model.has("dazed"):
        change.cure(frame.who, ("dazed",))
        change.say("dazed", "R-60", who=frame.who)
        change.set(replace(frame, at="done"))
    elif model.has("fleeing"):
        change.then(replace(frame, at="choose"), Flight(frame.who))
    else:
        change.set(replace(frame, at="choose"))


def _act(change: Change, frame: Activation, got: object) -> None:
    """Carries out what was chosen, and comes back for the next. Rule: C4.3."""
    again = replace(frame, at="choose")
    match got:
        case End():
            _finish(change, frame)
        case Bless():
            _bless(change, again, got)
        case Move():
            spent = replace(again, actions=frame.actions + 1) if got.again else replace(again, moved=True)
            if got.again:
                change.alter(frame.who, ran=True)
            change.then(replace(spent, displaced=True), _walk(frame, got))
        case _:
            _take_action(change, replace(again, actions=frame.actions + 1), got)


def _take_action(change: Change, frame: Activation, got: object) -> None:
    """One of the actions of the table. Rule: C4.3."""
    match got:
        case Attack():
            assault = Assault(got.who, got.target, got.weapon, overcharge=got.overcharge, moved=frame.displaced)
            change.then(frame, assault)
        case Disengage():
            change.say("disengaged", "C4.3", who=frame.who)
            change.set(replace(frame, disengaged=True))
        case Aim():
            change.alter(frame.who, aim=got.target)
            change.say("aimed", "C4.3", who=frame.who, target=got.target)
            change.set(frame)
        case Interact():
            change.then(frame, Interacting(got.who, got.thing, got.how))
        case Search():
            change.then(frame, Searching(got.who, got.thing))
        case Interrogate():
            change.then(frame, Interrogating(got.who, got.target))
        case Cast():
            change.then(replace(frame, cast=True), Casting(got.who, got.power, got.target))
        case Throw():
            change.then(frame, Grenade(got.who, got.grenade, got.at))
        case Use():
            change.then(frame, Using(got.who, got.item, got.target))
        case _:
            raise AssertionError(f"an activation was handed {got!r}")


def _walk(frame: Activation, given: Move) -> Walk:
    how: Literal["move", "again"] = "again" if given.again else "move"
    return Walk(given.who, (*given.via, given.to), how, safe=frame.disengaged, off=given.off or "")


def _bless(change: Change, frame: Activation, given: Bless) -> None:
    """Denied, Overtime, Synergy and Wellness are declared in the model's activation. Rule: C4.2, R-64."""
    spend(change, given)
    allowed = frame.allowed
    for effect in change.rules.blessings[given.blessing].effects:
        match effect:
            case ExtraAction():
                allowed += 1
            case Synergy(gives="extra-action"):
                allowed += 1
            case Synergy():
                frame = replace(frame, follower=given.other)
            case Heal():
                change.then(replace(frame, at="healed"), Throwing(frame.who, "heal", "C4.2", (effect.die,)))
                return
            case _:
                raise AssertionError(f"{given.blessing} is not declared in an activation")
    change.set(replace(frame, allowed=min(allowed, change.rules.numbers.max_actions)))


def _heal(change: Change, frame: Activation, got: object) -> None:
    assert isinstance(got, tuple)
    change.heal(frame.who, sum(got), "wellness")
    change.set(replace(frame, at="choose"))


def _finish(change: Change, frame: Activation) -> None:
    """The activation ends, and with it what held until then; then comes Synergy's follower. Rule: R-61, R-64, R-93."""
    model, mission = change.models[frame.who], missions.of(change)
    kept = tuple([c for c in model.conditions if c.until != "next-activation" or not c.began])
    if len(kept) < len(model.conditions):
        change.alter(frame.who, conditions=kept)
    change.say("activation-over", "C4.1", who=frame.who)
    mark_crowded(change)
    mission.end_of_activation(change, frame.who)
    follower = change.models.get(frame.follower)
    if follower is None or not follower.on_board or follower.activated or mission.is_over(change):
        _close(change)
        return
    bag = list(change.position.bag)
    seat = follower.sheet.seat or ""
    if seat in bag:
        bag.remove(seat)
    change.update(bag=tuple(bag))
    change.then(replace(frame, at="followed"), Activation(follower.id))


def _close(change: Change) -> None:
    change.update(active="")
    change.pop()
