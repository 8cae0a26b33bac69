"""A table set by hand for tests: models anywhere, an activation under way, scripted decisions and dice."""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from sacredwire.content.boards import Board, Piece
from sacredwire.content.load import load_edition
from sacredwire.engine.events import Contested, Event, Told
from sacredwire.engine.frames import Bag, Choice, Frame, Secret, State
from sacredwire.engine.match import apply, check, pending, settle
from sacredwire.engine.missions import NONE
from sacredwire.engine.notation import parse
from sacredwire.engine.pending import Decide, Pending, Roll
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.dice.level import parse as tier
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Position, Seat, Sheet

OLD, NEW = "hardwired-0.7", "sacredwire-0.9"
EDITIONS = (OLD, NEW)
SEAT_OF: dict[str, Seat] = {"b": "blue", "a": "amber"}
E = TypeVar("E")


@cache
def ruleset(edition: str) -> Ruleset:
    return Ruleset(load_edition(edition))


def model(id_: str, x: float, y: float, z: float = 0, *, side: str = "feral-crews", **fields: Any) -> Model:
    """A model on the board, at inches. ``b1`` and ``a1`` are squads' Agents, ``h1.1`` a hostile, ``c1.1`` a Coworker.

    Tiers may be written as in the book ("2d8"); ``contract``, ``boss``, ``unit`` and ``radius`` go to its sheet.
    """
    seat = SEAT_OF.get(id_[0])
    group = seat or id_.split(".")[0]
    if seat:
        side = seat
    elif id_.startswith("c"):
        side = "coworkers"
    on_sheet = {name: fields.pop(name) for name in ("boss", "unit", "radius", "succession") if name in fields}
    contract = fields.pop("contract", "agent" if seat else "")
    health = fields.setdefault("health", 14)
    fields.setdefault("max_health", max(health, 14))
    for name in ("combat", "defense", "wits"):
        if isinstance(fields.get(name), str):
            fields[name] = tier(fields[name])
    sheet = Sheet(id_, "", side, seat, group, contract=contract, health=fields["max_health"], **on_sheet)
    place = (round(100 * x), round(100 * y), round(100 * z))
    return Model(sheet=sheet, presence="board", place=place, **fields)


def wall(id_: str, x0: float, y0: float, x1: float, y1: float, top: float, base: float = 0, **fields: Any) -> Piece:
    """A box of terrain between two corners, at inches."""
    (a, b), (c, d) = (round(100 * x0), round(100 * y0)), (round(100 * x1), round(100 * y1))
    corners = ((a, b), (c, b), (c, d), (a, d))
    return Piece(id=id_, footprint=corners, base=round(100 * base), top=round(100 * top), **fields)


class Fight:
    """A position under play.

    Args:
        edition: Whose rules.
        models: Who stands on the board; the first one is active.
        pieces: The terrain.
        frames: Procedures to begin with, instead of the first model's activation.
        secret: What one seat alone knows, in ascending order.
        act: Fields of that activation; ``at="begin"`` plays it from its very first moment.
        position: Any other field of the position.
    """

    def __init__(
        self,
        edition: str,
        models: Iterable[Model],
        *,
        pieces: Iterable[Piece] = (),
        frames: tuple[Frame, ...] = (),
        act: dict[str, Any] | None = None,
        secret: tuple[Secret, ...] = (),
        **position: Any,
    ) -> None:
        self.rules = ruleset(edition)
        table = {one.id: one for one in models}
        first = next(iter(table))
        activation = Activation(first, **{"at": "act"} | (act or {}))
        acting = frames or ((activation, Choice(first)) if activation.at == "act" else (activation,))
        position.setdefault("blessings", {"blue": (), "amber": ()})
        position.setdefault("active", "" if frames else first)
        position.setdefault("bag", ("blue",))
        board = Board(id="test", pieces=tuple(pieces))
        given = {"mission": NONE, "round": 1} | position
        start = Position(board=board, models=table, **given)
        step = settle(self.rules, State(start, (Bag(), *acting), secret))
        self.state = step.state
        self.events: list[Event] = list(step.events)

    def __getitem__(self, who: str) -> Model:
        return self.state.position.models[who]

    @property
    def position(self) -> Position:
        return self.state.position

    @property
    def waits(self) -> Pending:
        return pending(self.rules, self.state)

    @property
    def asked(self) -> str:
        """The prompt of the decision, or the purpose of the dice, the match waits for."""
        waits = self.waits
        return waits.prompt if isinstance(waits, Decide) else waits.purpose if isinstance(waits, Roll) else "draw"

    @property
    def asker(self) -> str:
        """The seat that has to decide."""
        assert isinstance(self.waits, Decide), self.asked
        return self.waits.seat

    @property
    def dice(self) -> tuple[tuple[int, ...], ...]:
        """The dice the match waits for."""
        assert isinstance(self.waits, Roll), self.asked
        return self.waits.groups

    @property
    def offers(self) -> tuple[Any, ...]:
        assert isinstance(self.waits, Decide), self.asked
        return self.waits.offers

    def play(self, *script: str) -> "Fight":
        """Feeds lines of the notation. Bare faces answer whatever dice are asked for; ``word: faces`` checks which."""
        for line in script:
            purpose, _, faces = line.rpartition(":")
            if line[0].isdigit() or purpose:
                assert isinstance(self.waits, Roll), f"{line!r} fell, but the match asks {self.asked}"
                assert not purpose or purpose == self.waits.purpose, (purpose, self.waits.purpose)
                given = parse(f"fall {self.waits.purpose} {faces.strip()}")
            else:
                given = parse(line)
            step = apply(self.rules, self.state, given)
            self.state = step.state
            self.events.extend(step.events)
        return self

    def refused(self, line: str) -> str:
        """The code with which an input is refused; the state does not change."""
        before = self.state
        rejection = check(self.rules, self.state, parse(line))
        assert isinstance(rejection, Rejection), f"{line} is legal"
        assert self.state == before
        return rejection.code

    def put(self, who: str, **fields: Any) -> "Fight":
        """Changes a model by hand."""
        models = {**self.position.models, who: replace(self[who], **fields)}
        self.state = replace(self.state, position=replace(self.position, models=models))
        return self

    def of(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def told(self, key: str) -> list[dict[str, str | int]]:
        """What plain events of that key spoke of."""
        return [event.params for event in self.of(Told) if event.key == key]

    def rolled_at(self) -> tuple[int, int]:
        """The tiers both sides of the last contest rolled at."""
        a, b = self.of(Contested)[-1].sides
        return a.rolled_at, b.rolled_at

    def reasons(self, side: int = 0) -> dict[str, int]:
        """Why one side of the last contest rolled at its tier."""
        return {reason.key: reason.amount for reason in self.of(Contested)[-1].sides[side].reasons}
