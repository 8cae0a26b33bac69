"""The result of a match at a real table, as people write it down. What is not said is as it usually is.

The form is described in ``docs/campaigns.md``; here its plain values get their shape, with every fault at once.
"""

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import fields

from sacredwire.content.strict_json import shape
from sacredwire.errors import ContentError, SacredWireError
from sacredwire.rules.state import SEATS, Seat

S = TypeVar("S", bound=msgspec.Struct)


class SideForm(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """What one side came by.

    Attributes:
        subs, evidence: Gathered in the match, rewards of the mission included; Evidence not yet recorded.
        leads: Likewise; unsaid: what the mission pays the winner on no condition.
        lost_evidence: Recorded pieces it loses.
        finds: Items found that nobody carries.
        loses_leads: Whether it loses all its Leads; unsaid: whoever fails to extract The Source does.
        campaign: Whether it has extracted The Source; unsaid: the Extractor who wins has.
    """

    subs: int = 0
    leads: int | UnsetType = UNSET
    evidence: int = 0
    lost_evidence: int | UnsetType = UNSET
    finds: tuple[str, ...] = ()
    loses_leads: bool | UnsetType = UNSET
    campaign: bool | UnsetType = UNSET


class ModelForm(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """What befell one model.

    Attributes:
        found: Items it found or took.
        used: Consumables and grenades it used up.
        lost: What was taken from it or destroyed.
        lost_powers: Powers it lost for good.
        merits: Merits it found or earned, those for taking out models left out.
        lasting: Permanent changes: ``combat -1``, ``move -1 hamstrung``; Move in inches.
        injury: What is added to its Injury roll, nought or less.
        health: Its Health in the end; unsaid: what it began with, or nought if it went out.
    """

    found: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    lost_powers: tuple[str, ...] = ()
    merits: int = 0
    lasting: tuple[str, ...] = ()
    injury: int = 0
    health: int | UnsetType = UNSET


class Form(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """A filled-in form.

    Attributes:
        winner: The winning seat, or ``none``.
        mission: What was played; empty: not said, or the finale of the meeting.
        aggressor: The Aggressor's seat.
        rounds: The last round.
        by, ended: How it was won and why it stopped, words of ``MatchResult``.
        out: Who went Out of Action, and by whom: ``a2 by b1``, ``b3``.
        left: Who fled or walked off; ``exited`` by a mission exit.
        sides: What each side came by.
        models: What befell whom, by the model's id in the match.
    """

    winner: Literal["blue", "amber", "none"]
    mission: str = ""
    aggressor: Seat = "blue"
    rounds: int = 0
    by: str = "objective"
    ended: str = "called"
    out: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    exited: tuple[str, ...] = ()
    sides: dict[Seat, SideForm] = {}
    models: dict[str, ModelForm] = {}


def shaped(values: dict[str, Any], file: str) -> tuple[Form | None, list[SacredWireError]]:
    """A form with its shape, and everything that has another; None if there is no winner in it.

    Args:
        values: What `form_files.parse_form` gave.
        file: Its name, for errors.
    """
    faults: list[SacredWireError] = []
    top, tables = dict(values), {}
    for seat in SEATS:
        if seat in top:
            tables[seat] = _part(top.pop(seat), SideForm, file, f"$.{seat}", faults)
    models = {}
    befell = top.pop("models", {})
    if isinstance(befell, dict):
        for who, told in befell.items():
            models[who] = _part(told, ModelForm, file, f"$.models.{who}", faults)
    else:
        _part(befell, ModelForm, file, "$.models", faults)
    head = {field.encode_name: field for field in fields(Form) if field.name not in ("sides", "models")}
    kept = _fields(top, head, file, "$", faults)
    if "winner" not in kept:
        if "winner" not in top:
            faults.append(ContentError("json-missing", file=file, field="$.winner"))
        return None, faults
    form = msgspec.convert(kept, Form)
    return msgspec.structs.replace(form, sides=tables, models=models), faults


def _part(value: Any, kind: type[S], file: str, at: str, faults: list[SacredWireError]) -> S:
    """A table of the form; of what is wrong in it each field alone is told and left out."""
    if not isinstance(value, dict):
        faults.append(_refusal(value, dict[str, Any], file, at))
        return kind()
    known = {field.encode_name: field for field in fields(kind)}
    return msgspec.convert(_fields(value, known, file, at, faults), kind)


def _fields(
    value: dict[str, Any],
    known: dict[str, msgspec.structs.FieldInfo],
    file: str,
    at: str,
    faults: list[SacredWireError],
) -> dict[str, Any]:
    """The fields that are as they should be."""
    kept = {}
    for name, told in value.items():
        if name not in known:
            faults.append(ContentError("form-unknown", file=file, field=f"{at}.{name}", expected=", ".join(known)))
            continue
        kind = known[name].type
        try:
            shape(told, kind, file, f"{at}.{name}")
            kept[name] = told
        except ContentError as error:
            faults.append(error)
    return kept


def _refusal(value: Any, kind: Any, file: str, at: str) -> SacredWireError:
    try:
        shape(value, kind, file, at)
    except ContentError as error:
        return error
    raise AssertionError("only what has another shape is refused")
