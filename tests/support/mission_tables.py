"""Tables under a mission, at the moments where missions count and are judged."""

from typing import Any

from msgspec.structs import replace

from sacredwire.engine.pending import Over
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.results import MatchResult
from sacredwire.rules.state import Model, Presence, Seat, Tally
from support.table import Fight, model


def at_round_end(edition: str, mission: str, models: list[Model], **position: Any) -> Fight:
    """The end of a round: the mission counts, and in round 7 the game is over."""
    position.setdefault("bag", ())
    position.setdefault("round", 7)
    return Fight(edition, models, frames=(Match(at="finish"), Round(at="end")), mission=mission, **position)


def acting(edition: str, mission: str, models: list[Model], **position: Any) -> Fight:
    """The activation of the first model, in a round of the game; blue's edge is in the south, amber's in the north."""
    position.setdefault("bag", ())
    position.setdefault("zones", {"blue": ("S",), "amber": ("N",)})
    act = position.pop("act", {})
    first = Activation(models[0].id, at="choose", **act)
    position.setdefault("active", first.who)
    frames = (Match(at="finish"), Round(at="draw"), first)
    return Fight(edition, models, frames=frames, mission=mission, **position)


def ended(fight: Fight) -> MatchResult:
    """How the game ended."""
    assert isinstance(fight.waits, Over), fight.asked
    return fight.waits.result


def judged(edition: str, mission: str, models: list[Model], **position: Any) -> tuple[Seat | None, str]:
    """Who wins by what if the game ends now."""
    result = ended(at_round_end(edition, mission, models, **position))
    return result.winner, result.by


def leads(fight: Fight) -> tuple[int, int]:
    """The Leads of blue and amber."""
    tallies = fight.position.tallies
    return tallies.get("blue", Tally()).leads, tallies.get("amber", Tally()).leads


def gone(who: Model, presence: Presence) -> Model:
    """The same model off the board."""
    return replace(who, presence=presence, place=None)


def spread(side: str, count: int, x: float, y: float, *, first: int = 1, **fields: Any) -> list[Model]:
    """A row of models of one side from a point eastward, an inch and a tenth from centre to centre."""
    return [model(f"{side}{first + n}", x + 1.1 * n, y, **fields) for n in range(count)]
