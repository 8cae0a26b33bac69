"""The shape of a scene: a position on the table, the inputs given in it, and what must come of them."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from sacredwire.content.boards import PieceKind
from sacredwire.content.convert import row_of
from sacredwire.content.refusal import Place as Spot
from sacredwire.content.refusal import alike, refuse
from sacredwire.engine.frames import Secret
from sacredwire.rules.state import Ground, Position, Seat

T = TypeVar("T", bound=msgspec.Struct)
Document = dict[str, Any]
Moment = Literal["draw", "round", "round-end", "game-end"]
"""Where a scene without a running activation begins: before a draw, at a round's start, at its end, at the game's."""


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a scene file."""


class ScenePiece(_Part, frozen=True, kw_only=True):
    """A piece of terrain: ``box`` names two opposite corners ("4,4 8,8"), else ``corners`` all of them."""

    id: str
    top: int
    box: str = ""
    corners: tuple[str, ...] = ()
    kind: PieceKind = "block"
    base: int = 0
    climbable: bool = True
    walkable: bool = True


class SceneSmoke(_Part, frozen=True, kw_only=True):
    """A column of smoke."""

    at: str
    radius: int


class SceneActivation(_Part, frozen=True, kw_only=True):
    """The activation under way. ``who`` may be a group's token; ``begins`` plays it from its very first moment."""

    who: str
    begins: bool = False
    own_token: bool = False
    moved: bool = False
    displaced: bool | None = None
    actions: int = 0
    allowed: int = 1
    disengaged: bool = False
    cast: bool = False
    follower: str = ""


class Scene(_Part, frozen=True, kw_only=True):
    """A whole scene under one edition.

    Attributes:
        title: What it shows, in one sentence.
        rule: The rules it proves, by id; ``rows`` the rows of tables whose effect it shows (``weapon-knife``).
        editions: The editions it is played under; none named: all.
        board: Id of a board, or a board file; else ``piece`` lists the terrain.
        models: Models by id, with any field of ``rules.state.Model``; ``scene_models`` says what the rest becomes.
        markers: Markers by id, with the fields of ``rules.state.Marker`` and ``at``; ``tallies`` those of its Tally.
        begin: Where it begins unless an ``activation`` is under way.
        zones: What each seat deploys on (edges, corners, the center); none named: blue the South, amber the North.
        generated: What the mission generator gave, with the fields of ``rules.state.Rows``.
        more: Any other field of ``rules.state.Position`` that the file names beside those above.
        secret: What one seat alone knows, with the fields of ``engine.frames.Secret``.
        stack: Procedures under way as the engine encodes them, for moments that nothing else describes; ``active`` is
            then the model whose activation runs.
        play: The inputs, one a line; ``refused CODE: LINE`` for one that must be refused; ``#`` begins a comment.
        dice: What falls when ``play`` does not say it: faces ("4 6 | 2 5") or a token, in order.
        expect: What must have come out.
    """

    title: str
    rule: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    board: str = ""
    piece: tuple[ScenePiece, ...] = ()
    mission: str = "none"
    round: int = 1
    models: Mapping[str, Document] = {}
    markers: Mapping[str, Document] = {}
    smokes: tuple[SceneSmoke, ...] = ()
    blessings: Mapping[Seat, tuple[str, ...]] = {}
    bag: tuple[str, ...] | None = None
    zones: Mapping[Seat, tuple[Ground, ...]] | None = None
    generated: Document = {}
    tallies: Mapping[Seat, Document] = {}
    more: Document = {}
    secret: tuple[Secret, ...] = ()
    begin: Moment = "draw"
    activation: SceneActivation | None = None
    stack: str = ""
    active: str = ""
    play: str = ""
    dice: tuple[str, ...] = ()
    expect: Document = {}


IN = "in"
"""The table of what differs under an edition."""

MORE = tuple(name for name in Position.__struct_fields__ if name not in Scene.__struct_fields__)
"""Fields of a position that a scene may name and that need no reading of their own."""


def scene_of(document: Document, file: str, edition: str = "") -> Scene:
    """A scene's plain values in their shape, as they are under an edition.

    Args:
        document: What ``read_scene`` gave.
        file: For errors.
        edition: Whose differences (``[in."sacredwire-0.9"]``) are laid over the rest.

    Raises:
        ContentError: A field that is unknown, missing or of the wrong kind.
    """
    spot = Spot(file)
    values = {key: value for key, value in document.items() if key != IN}
    differing = document.get(IN, {})
    if not isinstance(differing, dict) or not all(isinstance(one, dict) for one in differing.values()):
        raise refuse("wrong-value", spot._replace(field=IN), got=differing, expected='[in."sacredwire-0.9"]')
    values = _over(values, differing.get(edition, {}))
    more = {key: values.pop(key) for key in MORE if key in values}
    return row_of({**values, "more": more} if more else values, Scene, spot)


def struct_of(entry: Document, kind: type[T], spot: Spot) -> T:
    """A table as a struct of the state, with every field it names.

    Raises:
        ContentError: A field that is unknown, missing or of the wrong kind.
    """
    found = row_of(entry, kind, spot)
    stray = _stray(msgspec.to_builtins(entry), msgspec.to_builtins(found))
    if stray:
        path, known = stray
        raise refuse("unknown-field", spot._replace(field=path), got=path, expected=known)
    return found


def _stray(given: Any, taken: Any) -> tuple[str, str] | None:
    """The path of the first field that was given and not taken, with the names that look like it; or nothing."""
    match given, taken:
        case dict(), dict():
            for key, value in given.items():
                if key not in taken:
                    return str(key), alike(str(key), taken)
                if inner := _stray(value, taken[key]):
                    return f"{key}.{inner[0]}", inner[1]
        case list() | tuple(), list() | tuple():
            for value, other in zip(given, taken, strict=True):
                if inner := _stray(value, other):
                    return inner
        case _:
            pass
    return None


def _over(values: Document, changes: Document) -> Document:
    """Tables are laid over tables, anything else replaces."""
    merged = dict(values)
    for key, value in changes.items():
        old = merged.get(key)
        merged[key] = _over(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged
