"""What a seat sees of a match, as it travels. Lengths and places are hundredths of an inch, Die Tiers 0..4."""

import msgspec
from msgspec import UNSET, UnsetType

from sacredwire.content.boards import Board
from sacredwire.engine.frames import Secret
from sacredwire.engine.procedures.activation import Activation
from sacredwire.rules.results import MatchResult
from sacredwire.rules.state import Ground, Marker, Model, Place, Rows, Seat, Smoke, Tally
from sacredwire.server.wire.asks import Asked, Awaited, Falling


class Figure(msgspec.Struct, frozen=True, gc=False):
    """A model at this moment, with what follows from it.

    Attributes:
        model: The model.
        move: Its Move now, hundredths: armor, gear, conditions and burdens counted. Rule: C4.4.
        engaged: Ids of the enemies it is Engaged with. Rule: C4.5.
    """

    model: Model
    move: int
    engaged: tuple[str, ...]


class SightLine(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What one model sees of another, as a row ``[seer, target, seen, by]``; pairs fully in the open are left out.

    Attributes:
        seer: Who looks.
        target: Whom at.
        seen: The samples seen, as fifteen bits: 0 is out of sight, some is in cover. Rule: R-24.
        by: The pieces that hide a sample or more, ``smoke`` last.
    """

    seer: str
    target: str
    seen: int
    by: tuple[str, ...]


class Table(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table beside board and models; the fields are those of the engine's position.

    Attributes:
        mission: The mission's id.
        round: 0 during set-up.
        bag: Tokens in the bag: a seat, a group, or a model's own.
        active: The model whose activation runs, or empty.
        first: The First Player; ``aggressor`` the Aggressor.
        winner, ended, conceded: How it ended, as far as it did.
        blessings: Those in each seat's hand.
        tallies: What each seat has gathered.
        counters: What the mission counts, ``<what>.<whose>``.
        zones: What each seat deploys on.
        markers: Loot, dropped weapons, objectives; carried ones have no place.
        smokes: Columns of smoke: x, y, radius.
        rows: What the mission generator gave.
        cooperation: Round in which a group's interrogations are easier.
        delayed: Rounds by which the next arrivals are late.
    """

    mission: str
    round: int
    bag: tuple[str, ...]
    active: str
    first: Seat
    aggressor: Seat
    winner: Seat | None
    ended: str
    conceded: tuple[Seat, ...]
    blessings: dict[str, tuple[str, ...]]
    tallies: dict[str, Tally]
    counters: dict[str, int]
    zones: dict[str, tuple[Ground, ...]]
    markers: tuple[Marker, ...]
    smokes: tuple[Smoke, ...]
    rows: Rows
    cooperation: dict[str, int]
    delayed: int


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """Nothing is waited for any more: the match is over."""

    result: MatchResult


Waits = Asked | Awaited | Falling | Ended


class View(msgspec.Struct, frozen=True, gc=False):
    """A match as one seat (or an onlooker) sees it after input ``seq``. The same moment gives the same bytes.

    Attributes:
        seq: The number of the last entry of the match's journal.
        seat: Whose eyes these are; None for an onlooker.
        edition: The edition's id.
        board: The terrain.
        table: Everything else that lies open.
        figures: Every model by id, in order of arrival; those gone stay, with their presence.
        sight: What models on the board see of each other, pairs in the open left out.
        turn: The activation under way, if one is.
        secrets: What this seat knows and the other does not. Rule: R-45.
        waits: What the match waits for.
        undo: How many of the seat's decisions can be taken back now.
    """

    seq: int
    seat: Seat | None
    edition: str
    board: Board
    table: Table
    figures: dict[str, Figure]
    sight: tuple[SightLine, ...]
    turn: Activation | None
    secrets: tuple[Secret, ...]
    waits: Waits
    undo: int


class Patch(msgspec.Struct, frozen=True, gc=False):
    """What changed of a view; what is absent is as before. ``figures`` holds only the models that changed."""

    seq: int
    board: Board | UnsetType = UNSET
    table: Table | UnsetType = UNSET
    figures: dict[str, Figure] | UnsetType = UNSET
    sight: tuple[SightLine, ...] | UnsetType = UNSET
    turn: Activation | UnsetType | None = UNSET
    secrets: tuple[Secret, ...] | UnsetType = UNSET
    waits: Waits | UnsetType = UNSET
    undo: int | UnsetType = UNSET


def changes(before: View, after: View) -> Patch | None:
    """What turns one view into a later one; None when only the whole will do: other eyes, or models that are gone."""
    if (before.seat, before.edition) != (after.seat, after.edition):
        return None
    if list(before.figures) != list(after.figures)[: len(before.figures)]:
        return None
    found: dict[str, object] = {
        name: getattr(after, name)
        for name in ("board", "table", "sight", "turn", "secrets", "waits", "undo")
        if getattr(before, name) != getattr(after, name)
    }
    figures = {id_: figure for id_, figure in after.figures.items() if before.figures.get(id_) != figure}
    if figures:
        found["figures"] = figures
    return msgspec.convert({"seq": after.seq}, Patch) if not found else Patch(after.seq, **found)  # type: ignore[arg-type]


def patched(view: View, patch: Patch) -> View:
    """A view with a patch laid over it: what a client does."""
    found = {
        name: value
        for name in patch.__struct_fields__
        if name != "figures" and (value := getattr(patch, name)) is not UNSET
    }
    if patch.figures is not UNSET:
        found["figures"] = {**view.figures, **patch.figures}
    return msgspec.structs.replace(view, **found)


__all__ = ["Ended", "Figure", "Patch", "Place", "SightLine", "Table", "View", "Waits", "changes", "patched"]
