"""One step of a match while it is being made: the state opened for writing, and the events so far."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.content.effects import RollKind
from sacredwire.engine.events import Afflicted, Event, Gone, Healed, Moved, Told
from sacredwire.engine.frames import Fell, Frame, Question, Secret, State
from sacredwire.engine.inputs import Action
from sacredwire.engine.pending import Roll
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import nearest_free
from sacredwire.rules.space.solid import Terrain
from sacredwire.rules.state import Condition, Kind, Marker, Model, Place, Position, Presence, Seat, Smoke, Tally

SINGLE: frozenset[Kind] = frozenset({"bleeding", "corrosion", "contaminated", "fleeing", "hostile"})
"""Conditions a model has once or not at all. Rule: R-53, R-95."""


class Change:
    """A state under change. Procedures write through it; :meth:`close` gives the next frozen State.

    It reads like a ``Table``, so that rule functions answer about the state as it is now. ``models`` is replaced by
    each change to a model and never written into: what was derived from it stays true of it.
    """

    __slots__ = ("books", "events", "models", "position", "result", "rules", "secret", "stack")

    def __init__(self, rules: Ruleset, state: State) -> None:
        self.rules = rules
        self.position: Position = state.position
        self.models: Mapping[str, Model] = state.position.models
        self.stack: list[Frame] = list(state.stack)
        self.secret = state.secret
        self.books = state.books
        self.events: list[Event] = []
        self.result: object = None

    # What rule functions read (Table).

    @property
    def board(self) -> Board:
        """The terrain as data."""
        return self.position.board

    @property
    def terrain(self) -> Terrain:
        """The terrain as geometry."""
        return self.rules.terrain(self.position.board)

    @property
    def round(self) -> int:
        """The round under way; 0 during set-up."""
        return self.position.round

    @property
    def markers(self) -> tuple[Marker, ...]:
        """Markers on the board and carried."""
        return self.position.markers

    @property
    def smokes(self) -> tuple[Smoke, ...]:
        """Columns of smoke."""
        return self.position.smokes

    @property
    def active(self) -> str:
        """The model whose activation runs, or empty."""
        return self.position.active

    # Writing.

    def tell(self, event: Event) -> None:
        """Adds an event."""
        self.events.append(event)

    def say(self, key: str, rule: str, **params: str | int) -> None:
        """Adds a plain event by its sentence's key."""
        self.events.append(Told(key, rule, params))

    def update(self, **fields: Any) -> None:
        """Changes fields of the position (models: see :meth:`alter`)."""
        self.position = replace(self.position, **fields)

    def put(self, model: Model) -> Model:
        """Puts a model's new value (or a new model) on the table."""
        self.models = {**self.models, model.sheet.id: model}
        return model

    def alter(self, who: str, /, **fields: Any) -> Model:
        """Changes fields of one model and returns its new value."""
        return self.put(replace(self.models[who], **fields))

    def afflict(self, who: str, condition: Condition, source: str = "") -> None:
        """Begins a condition; continuous damage of one kind does not add up. Rule: R-53, C4.18."""
        model = self.models[who]
        if condition.kind in SINGLE and model.has(condition.kind):
            return
        self.alter(who, conditions=(*model.conditions, condition))
        self.tell(Afflicted(who, condition, source))

    def cure(self, who: str, kinds: Iterable[Kind], source: str = "") -> bool:
        """Ends conditions of the kinds; says whether there were any."""
        kinds = frozenset(kinds)
        model = self.models[who]
        gone = [condition for condition in model.conditions if condition.kind in kinds]
        if gone:
            self.alter(who, conditions=tuple(c for c in model.conditions if c.kind not in kinds))
            for condition in gone:
                self.tell(Afflicted(who, condition, source, ended=True))
        return bool(gone)

    def use_up(self, who: str, kinds: Iterable[RollKind]) -> None:
        """Ends conditions that held for the next roll of one of these kinds. Rule: A.fumble."""
        kinds = frozenset(kinds)
        if who and kinds:
            held = self.models[who].conditions
            kept = tuple(c for c in held if c.until != "next-roll" or kinds.isdisjoint(c.on))
            if len(kept) < len(held):
                self.alter(who, conditions=kept)

    def shift(self, who: str, path: tuple[Place, ...], how: str, length: int = 0) -> None:
        """Moves a model along a path; any displacement ends its Aim, even one that leads back. Rule: R-65."""
        model = self.models[who]
        stays = all(place == model.place for place in path)
        self.alter(who, place=path[-1], aim=model.aim if stays else "")
        self.tell(Moved(who, path, how, length))

    def remove(self, who: str, how: Presence, by: str = "") -> None:
        """Takes a model off the board; its token leaves the bag, its objectives stay where it stood. Rule: R-58."""
        self.drop(who)
        model = self.alter(who, presence=how, place=None, aim="")
        self.tell(Gone(who, how, by))
        self._take_token(model)
        seat = model.sheet.seat
        if seat and not any(m.on_board and m.sheet.seat == seat for m in self.models.values()):
            self.say("squad-gone", "R-14", seat=seat)

    def foot_of(self, model: Model) -> Place | None:
        """Where what a model lets go of lies: where it stands, or straight below the face it climbs. Rule: R-221."""
        if model.place is None or self.terrain.has_surface(*model.place):
            return model.place
        return nearest_free(self.terrain, model.place, 1) or model.place

    def drop(self, who: str) -> None:
        """Puts down what a model carries, where it stands. Rule: M1, R-80, R-81, R-221."""
        model = self.models[who]
        for thing in model.carrying:
            self.mark(thing, place=self.foot_of(model))
            self.say("dropped", "M1", who=who, thing=thing)
        if model.carrying:
            self.alter(who, carrying=())

    def _take_token(self, model: Model) -> None:
        """Removes the tokens a model gone needs no more. Rule: C4.1, R-31, R-58."""
        bag = list(self.position.bag)
        own = [token for token in bag if token == model.id]
        for token in own:
            bag.remove(token)
        seat = model.sheet.seat
        if seat is not None and not model.activated and seat in bag:
            bag.remove(seat)
        if seat is None and not any(m.on_board and m.sheet.group == model.sheet.group for m in self.models.values()):
            bag = [token for token in bag if token != model.sheet.group]
        self.update(bag=tuple(bag))

    def heal(self, who: str, amount: int, source: str) -> None:
        """Gives Health back, never above the maximum. Rule: R-64."""
        model = self.models[who]
        healed = min(amount, model.max_health - model.health)
        if healed > 0:
            self.alter(who, health=model.health + healed)
            self.tell(Healed(who, healed, model.health + healed, source))

    def gather(self, seat: Seat, **fields: Any) -> None:
        """Changes what a seat has gathered in this game. Rule: R-41, R-42."""
        tally = self.position.tallies.get(seat, Tally())
        self.update(tallies={**self.position.tallies, seat: replace(tally, **fields)})

    def gain(self, seat: Seat, **amounts: int) -> None:
        """Adds to what a seat has gathered in this game. Rule: R-41, R-42."""
        tally = self.position.tallies.get(seat, Tally())
        self.gather(seat, **{name: getattr(tally, name) + amount for name, amount in amounts.items()})

    def note(self, counters: Mapping[str, int]) -> None:
        """Sets counters of the mission."""
        self.update(counters={**self.position.counters, **counters})

    def count(self, counter: str) -> int:
        """Counts one more, and says how many that makes."""
        number = self.position.counters.get(counter, 0) + 1
        self.note({counter: number})
        return number

    def mark(self, thing: str, /, **fields: Any) -> None:
        """Changes one marker."""
        self.update(markers=tuple(replace(m, **fields) if m.id == thing else m for m in self.markers))

    def unmark(self, thing: str) -> None:
        """Takes a marker off the table."""
        self.update(markers=tuple(marker for marker in self.markers if marker.id != thing))

    def marker(self, thing: str) -> Marker | None:
        """The marker of that id, if it is still there."""
        return next((marker for marker in self.markers if marker.id == thing), None)

    # What one seat alone knows.

    def hide(self, seat: Seat, key: str, value: str) -> None:
        """Keeps a fact that this seat alone knows; no event may tell it before :meth:`reveal`. Rule: R-45."""
        self.secret = tuple(sorted({*self.secret, Secret(seat, key, value)}))

    def reveal(self, key: str, value: str = "") -> tuple[Secret, ...]:
        """Takes out the hidden facts of a kind, all or those about one thing; the caller tells of them. Rule: R-45."""
        found = tuple(fact for fact in self.secret if fact.key == key and value in ("", fact.value))
        self.secret = tuple(fact for fact in self.secret if fact not in found)
        return found

    # The stack.

    def push(self, frame: Frame) -> None:
        """Begins a procedure; when it ends, the frame below is stepped with its result."""
        self.stack.append(frame)
        self.result = None

    def set(self, frame: Frame) -> None:
        """Replaces the frame on top by its next place."""
        self.stack[-1] = frame

    def then(self, frame: Frame, child: Frame) -> None:
        """Sets the place to go on at, and begins a procedure before."""
        self.stack[-1] = frame
        self.push(child)

    def pop(self, result: object = None) -> None:
        """Ends the procedure on top and hands its result to the frame below."""
        self.stack.pop()
        self.result = result

    def ask(self, seat: Seat, prompt: str, offers: Iterable[Action], who: str = "", *, hidden: bool = False) -> None:
        """Waits for one of a few actions; with a single one there is nothing to ask and it is handed on at once.

        A hidden question is always asked: that it was skipped would tell how few answers there were. Rule: R-45.
        """
        offers = tuple(offers)
        if len(offers) == 1 and not hidden:
            self.result = offers[0]
        else:
            self.push(Question(seat, prompt, offers, who, hidden))

    def fall(self, purpose: str, rule: str, groups: Iterable[Iterable[int]], *who: str, owner: str = "") -> None:
        """Waits for dice; hands on the groups of faces. Whose roll it is follows from the first roller."""
        dice = tuple(tuple(group) for group in groups)
        if who and not owner:
            owner = self.models[who[0]].sheet.seat or ""
        self.push(Fell(Roll(purpose, rule, dice, owner, who)))

    def position_now(self) -> Position:
        """The position as it stands, frozen."""
        if self.models is not self.position.models:
            self.position = replace(self.position, models=self.models)
        return self.position

    def close(self) -> State:
        """The frozen state after this change."""
        return State(self.position_now(), tuple(self.stack), self.secret, self.books)
