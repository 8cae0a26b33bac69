"""A match told on the terminal: its events line by line, how everybody stands, how it ended."""

from collections.abc import Iterable
from typing import Any

import msgspec

from sacredwire.cli.out import Out
from sacredwire.engine.events import Event, Told
from sacredwire.engine.frames import State
from sacredwire.engine.match import digest
from sacredwire.play.drawing.words import board_title
from sacredwire.play.story import tell
from sacredwire.play.story_names import Names
from sacredwire.play.story_opening import opening
from sacredwire.rules.results import MatchResult, SeatResult
from sacredwire.rules.state import SEATS, Model, Position


def tell_events(out: Out, events: Iterable[Event], position: Position, *, rules: bool = False) -> None:
    """Tells what happened; a roll's modifiers are set in below it.

    Args:
        out: The answerer.
        events: What happened.
        position: The table afterwards.
        rules: Whether each line ends with its rule.
    """
    if out.as_json:
        return
    for event in events:
        if isinstance(event, Told) and event.key == "round":
            out.line("")
        for line in tell(out.text, (event,), position):
            out.line(
                f"{'    ' if line.aside else ''}{line.text}{f'  [{line.rule}]' if rules and not line.aside else ''}"
            )


def tell_standing(out: Out, position: Position) -> None:
    """Tells how every model stands, those that never came left out."""
    names = Names(out.text, position)
    for model in position.models.values():
        if model.presence != "reserve":
            out.say(names.own(f"account-{model.presence}"), **_standing(out, names, model))


def _standing(out: Out, names: Names[str], model: Model) -> dict[str, str | int]:
    kinds = dict.fromkeys(condition.kind for condition in model.conditions)
    named = ", ".join(out.text.say(f"name-{kind}") for kind in kinds)
    return {
        "who": names.model(model.id),
        "id": model.id,
        "place": names.place(model.place) if model.place else "",
        "health": model.health,
        "most": model.max_health,
        "conditions": named or "none",
    }


def edition_name(out: Out, edition: str) -> str:
    """The name of an edition; its id if nobody gave it one."""
    key = "edition-" + edition.replace(".", "-")
    return out.text.say(key) if out.text.has(key) else edition


def tell_head(out: Out, position: Position, edition: str) -> None:
    """Tells what is played, where, by whose rules, and who plays: each squad's models with ids, and the opening."""
    mission, board = out.text.say(f"mission-{position.mission}"), board_title(position.board, out.text)
    out.say("match-head", mission=mission, board=board, edition=edition_name(out, edition))
    names = Names(out.text, position)
    for seat in SEATS:
        models = [one for one in position.models.values() if one.sheet.seat == seat]
        listed = ", ".join(" ".join([one.id, *one.sheet.name.split(), f"({names.kind(one)})"]) for one in models)
        out.say("account-squad", seat=out.text.say(f"seat-{seat}"), models=listed)
    for line in opening(out.text, position):
        out.line(line[:1].upper() + line[1:])


ENDING = ("judged", "paid", "merited")
"""Plain events that say how a match was decided and what the mission paid."""


def ending_of(events: Iterable[Event]) -> tuple[Event, ...]:
    """Those of the events that say how the match was decided and what the mission paid."""
    return tuple(event for event in events if isinstance(event, Told) and event.key in ENDING)


def tell_result(out: Out, result: MatchResult | None, position: Position) -> None:
    """Tells how a match ended, and what each seat is left with."""
    out.line("")
    if result is None:
        out.say("account-unfinished")
        return
    own = Names(out.text, position).own
    winner = out.text.say(f"seat-{result.winner}") if result.winner else "none"
    out.say("account-result", winner=winner, by=out.text.say(own(f"won-{result.by}")), round=result.round)
    for seat in result.seats:
        out.say(
            "account-seat",
            seat=out.text.say(f"seat-{seat.seat}"),
            survivors=seat.survivors,
            subs=out.text.say("subs", count=seat.subs),
            leads=out.text.say("leads", count=seat.leads),
            evidence=out.text.say("evidences", count=seat.evidence),
        )
        _tell_aftermath(out, seat)


def _tell_aftermath(out: Out, seat: SeatResult) -> None:
    """Tells what the campaign takes from a seat or gives it for this match. Rule: M14.9-M14.11, R-90."""
    name = out.text.say(f"seat-{seat.seat}")
    if seat.lost_evidence:
        lost = out.text.say("evidences", count=seat.lost_evidence)
        out.say("account-loses-evidence", seat=name, evidence=lost)
    if seat.loses_leads:
        out.say("account-loses-leads", seat=name)
    if seat.campaign:
        out.say("account-campaign", seat=name)


def result_data(result: MatchResult | None, state: State, inputs: int, ending: tuple[Event, ...]) -> dict[str, Any]:
    """The same for programs: what was played, how it was decided and paid, the result, the final state's digest."""
    position = state.position
    played = {"mission": position.mission, "aggressor": position.aggressor, "rows": msgspec.to_builtins(position.rows)}
    return {
        **played,
        "ending": msgspec.to_builtins(ending),
        "result": msgspec.to_builtins(result),
        "inputs": inputs,
        "state": digest(state),
    }
