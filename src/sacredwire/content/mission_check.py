"""What holds across the parts of a mission: its markers lie on the table, what judges and pays is counted."""

from math import ceil, sqrt
from pathlib import Path

from sacredwire.content.boards import BOARD_SIZE
from sacredwire.content.catalogue import rule_ids
from sacredwire.content.missions import (
    ALWAYS,
    CENTER,
    QUADRANTS,
    Carry,
    Entrusted,
    Markers,
    Piece,
    Targets,
    Task,
    Zones,
)
from sacredwire.content.refusal import Place, refuse
from sacredwire.content.schema import Mission
from sacredwire.errors import ContentError

MOST_MARKERS = 12
"""Markers of one name, of each player."""
DOERS: dict[str, tuple[type[Piece], ...]] = {"carrier": (Carry,), "doer": (Task, Targets)}
"""The pieces without which nobody carries, or does a deed that wins."""


def check_mission(mission: Mission, place: Place, folder: Path | None) -> None:
    """Refuse a mission whose parts do not fit together.

    Raises:
        ContentError: A piece about markers that no piece lays out, a step or reward by what no piece counts, a
            reward for carriers where nothing is carried, a rule that is not worded.
    """
    names = {piece.name for piece in mission.pieces if isinstance(piece, Markers | Entrusted)}
    for number, piece in enumerate(mission.pieces):
        field, wanted = _about(piece)
        allowed = names | {CENTER, QUADRANTS} if isinstance(piece, Zones) else names
        if wanted and wanted not in allowed:
            raise _unknown("unknown-marker", place, f"pieces[{number}].{field}", wanted, allowed)
        if isinstance(piece, Markers):
            _check_placing(piece, place, f"pieces[{number}]")
    _check_counted(mission, place)
    if mission.rule not in (known := rule_ids(folder)):
        raise _unknown("unknown-rule", place, "rule", mission.rule, {rule for rule in known if rule.startswith("M")})


def _about(piece: Piece) -> tuple[str, str]:
    """The field in which a piece names markers, and the name that stands there."""
    for field in ("thing", "around"):
        if field in type(piece).__struct_fields__:
            return field, str(getattr(piece, field))
    return "", ""


def _check_placing(piece: Markers, place: Place, at: str) -> None:
    """Refuse markers for which the board has no room: as many, as far apart. Rule: K.markers.

    As far apart as on a grid within the board, so that there is room however the first ones lie.
    """
    room = BOARD_SIZE - 2 * piece.edges
    limits = [("count", piece.count, MOST_MARKERS), ("edges", piece.edges, BOARD_SIZE // 2 - 1)]
    if piece.count > 1:
        limits.append(("apart", piece.apart, room // (ceil(sqrt(piece.count)) - 1)))
    for field, value, most in limits:
        if value > most:
            told = [str(number) if field == "count" else f'{number / 100:g}"' for number in (value, most)]
            expected = f"1-{most}" if field == "count" else f'0"-{told[1]}'
            raise refuse("wrong-value", place._replace(field=f"{at}.{field}"), got=told[0], expected=expected)


def _check_counted(mission: Mission, place: Place) -> None:
    counted: set[str] = {*ALWAYS, *(measure for piece in mission.pieces for measure in piece.gives)}
    if mission.pieces and not mission.victory:
        raise _unknown("no-victory", place, "victory", "", counted | {"defender"})
    for number, step in enumerate(mission.victory):
        if step in mission.victory[:number]:
            left = (counted | {"defender"}) - set(mission.victory)
            raise _unknown("step-twice", place, f"victory[{number}]", step, left)
        if step not in counted and step != "defender":
            raise _unknown("not-counted", place, f"victory[{number}]", step, counted | {"defender"})
    for number, reward in enumerate(mission.rewards):
        if reward.of and reward.of not in counted:
            raise _unknown("not-counted", place, f"rewards[{number}].of", reward.of, counted)
        if reward.to in DOERS and not any(isinstance(piece, DOERS[reward.to]) for piece in mission.pieces):
            raise _unknown("wrong-value", place, f"rewards[{number}].to", reward.to, {"winner", "loser"})


def _unknown(code: str, place: Place, field: str, got: str, known: set[str]) -> ContentError:
    return refuse(code, place._replace(field=field), got=got, expected=", ".join(sorted(known)))
