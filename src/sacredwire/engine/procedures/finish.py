"""The end of a match: victory is judged, then what was to happen at the end happens, then the result stands."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.endings import LOST
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound
from sacredwire.engine.survivors import survivors
from sacredwire.rules.results import SURVIVES, MatchResult, ModelResult, SeatResult
from sacredwire.rules.state import SEATS, Model, Position, Seat, Tally, other


class Finished(Frame, frozen=True, gc=False, tag="finished"):
    """Nothing more to wait for."""

    result: MatchResult


class Finish(Frame, frozen=True, gc=False, tag="finish"):
    """Judges, then pays what was due at the end. Rule: R-63, R-75."""

    at: Literal["judge", "dissolve", "damage", "damaged", "close"] = "judge"
    winner: Seat | None = None
    by: str = ""
    who: str = ""


def step(change: Change, frame: Finish, got: object) -> None:
    """Takes the end of the match one stage further. Rule: R-63."""
    match frame.at:
        case "judge":
            _judge(change, frame)
        case "dissolve":
            _dissolve(change, frame)
        case "damage":
            _damage(change, frame)
        case "damaged":
            assert isinstance(got, tuple)
            change.then(replace(frame, at="damage"), Wound(frame.who, sum(got), "end-damage"))
        case "close":
            change.set(Finished(result_of(change, frame.winner, frame.by)))


def _judge(change: Change, frame: Finish) -> None:
    mission = missions.of(change)
    more = mission.closing(change)
    if more is not None:
        change.push(more)
        return
    position = change.position_now()
    if position.conceded:
        losers = set(position.conceded)
        winner: Seat | None = None if len(losers) == len(SEATS) else other(position.conceded[0])
        by = "concession"
    elif position.winner:
        winner, by = position.winner, position.ended
    else:
        winner, by = mission.judge(change.rules, position)
        _tell_judging(change, position)
    change.say("winner", "K.tie-break", seat=winner or "", by=by)
    mission.reward(change, winner)
    change.set(replace(frame, at="dissolve", winner=winner, by=by))
    mission.aftermath(change, winner)


def _tell_judging(change: Change, position: Position) -> None:
    """Tells what each step counted, those passed over too, and who was ahead. Rule: K.tie-break."""
    if position.ended == LOST:
        return
    for by, counts in missions.of(change).judging(change.rules, position):
        if by != "defender":
            seat = missions.ahead(counts) or ""
            change.say("judged", "K.tie-break", by=by, seat=seat, blue=counts["blue"], amber=counts["amber"])


def _dissolve(change: Change, frame: Finish) -> None:
    """Dissolved models go now, if the game ended sooner. Rule: R-75."""
    for model in change.models.values():
        if model.on_board and model.has("dissolved"):
            by = next(c.by for c in model.conditions if c.kind == "dissolved")
            change.push(Wound(model.id, 0, "dissolved", by=by, fatal=True))
            return
    change.set(replace(frame, at="damage"))


def _damage(change: Change, frame: Finish) -> None:
    """Overcharge's price, for survivors. Rule: R-63, R-105."""
    for model in change.models.values():
        for condition in model.conditions:
            if condition.kind == "end-damage" and model.presence in SURVIVES:
                kept = list(model.conditions)
                kept.remove(condition)
                change.alter(model.id, conditions=tuple(kept))
                dice = Throwing(model.id, "end-damage", "R-63", (condition.amount,))
                change.then(replace(frame, at="damaged", who=model.id), dice)
                return
    change.set(replace(frame, at="close"))


def result_of(change: Change, winner: Seat | None, by: str) -> MatchResult:
    """What the match leaves everyone with. Rule: K.postgame."""
    position, mission = change.position_now(), missions.of(change)
    seats = tuple(_seat_result(position, seat, mission.role(position, seat)) for seat in SEATS)
    return MatchResult(winner, by, position.ended, position.round, seats)


def _seat_result(position: Position, seat: Seat, role: str) -> SeatResult:
    tally = position.tallies.get(seat, Tally())
    models = tuple(_model_result(position, model) for model in position.models.values() if model.sheet.seat == seat)
    return SeatResult(
        seat,
        survivors(position, seat),
        tally.subs,
        tally.leads,
        tally.evidence,
        tally.lost_evidence,
        tally.finds,
        models,
        role,
        tally.loses_leads,
        tally.campaign,
    )


def _model_result(position: Position, model: Model) -> ModelResult:
    """A weapon left lying returns to its owner. Rule: K.postgame, R-78."""
    lying = tuple(marker.item for marker in position.markers if marker.kind == "weapon" and marker.owner == model.id)
    weapons = (*model.weapons, *lying)
    return ModelResult(
        model.id, model.sheet.name, model.presence, model.health, model.permanent, model.injury, weapons,
        model.armor, model.items, model.powers, model.found, model.spent, model.kills, model.merits,
    )  # fmt: skip
