"""What a mission pays once it is judged: Leads and Evidence to squads, Merits to models."""

from collections.abc import Iterator, Mapping

from sacredwire.content.missions import Reward
from sacredwire.engine.change import Change
from sacredwire.engine.endings import LOST
from sacredwire.rules.state import SEATS, Position, Seat, other


def pay(change: Change, pays: Reward, rule: str, counts: Mapping[Seat, int], winner: Seat | None) -> None:
    """Pays one reward, on its condition, and tells of it.

    Args:
        change: The match.
        pays: The reward.
        rule: The mission's rule.
        counts: What is counted for the condition.
        winner: Who won; None: nobody.

    Rule: M, K.merits, R-41, R-153.
    """
    for seat in _paid(change.position, winner, pays):
        if pays.of and not _is_met(pays, counts, seat):
            continue
        times = counts[seat] if pays.each else 1
        _pay_squad(change, pays, rule, seat, times, counts[seat] if pays.of else 0)
        _pay_models(change, pays, rule, seat)


def _paid(position: Position, winner: Seat | None, pays: Reward) -> Iterator[Seat]:
    """Who a reward is for; a game that both sides lost has two losers, a draw none. Rule: R-153."""
    for seat in SEATS:
        lost = position.ended == LOST if winner is None else seat != winner
        if lost if pays.to == "loser" else seat == winner:
            yield seat


def _is_met(pays: Reward, counts: Mapping[Seat, int], seat: Seat) -> bool:
    """Whether the condition is fulfilled; a count may be below nought and still far enough ahead. Rule: M2.8."""
    enough = not pays.least or counts[seat] >= pays.least
    return enough and (not pays.ahead or counts[seat] - counts[other(seat)] >= pays.ahead)


def _pay_squad(change: Change, pays: Reward, rule: str, seat: Seat, times: int, count: int) -> None:
    """Leads and Evidence are the squad's. Rule: R-41."""
    leads, evidence = times * pays.leads, times * pays.evidence
    if leads or evidence:
        change.gain(seat, leads=leads, evidence=evidence)
        why = "extra" if pays.of and pays.to == "winner" else pays.to
        change.say("paid", rule, seat=seat, leads=leads, evidence=evidence, why=why, by=pays.of, count=count)


def _pay_models(change: Change, pays: Reward, rule: str, seat: Seat) -> None:
    """Merits are those models' that carry the thing or did the deed. Rule: K.merits, R-227."""
    for model in change.models.values():
        earns = (pays.to == "carrier" and model.carrying) or (
            pays.to == "doer" and doer(model.id) in change.position.counters
        )
        if pays.merits and earns and model.sheet.seat == seat:
            change.alter(model.id, merits=model.merits + pays.merits)
            change.say("merited", rule, who=model.id, merits=pays.merits, why=pays.to)


def doer(who: str) -> str:
    """The counter of the model whose deed won. Rule: M5.7, M8.11."""
    return f"doer.{who}"
